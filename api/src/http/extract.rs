//! Reading requests: bodies, paths, queries, keys and preconditions, each with a problem of its own.

use std::{
    fmt,
    future::{Ready, ready},
    marker::PhantomData,
    ops::Deref,
};

use actix_web::{
    FromRequest, HttpMessage as _, HttpRequest,
    dev::{Decompress, Payload, UrlEncoded},
    error::{PathError, QueryPayloadError, UrlencodedError},
    http::header::{self, Header as _},
    web::{self, FormConfig, PathConfig, PayloadConfig, QueryConfig},
};
use app::{Key, ports::Epoch};
use futures_util::{StreamExt as _, future::LocalBoxFuture};
use messages::msg;
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, MapAccess, Visitor, value::MapAccessDeserializer},
};
use tracing_actix_web::RequestId;

use super::problem::Problem;

/// Bytes of a request body: 20,000 letters of analysis, each written as an escape of six bytes.
pub(crate) const MAX_BODY: usize = 128 * 1024;

/// Bytes of a form with as many letters, each of up to four bytes, which a form writes with three each.
pub(crate) const MAX_LONG_FORM: usize = 256 * 1024;

/// A form with analysis.
pub(crate) struct LongForm<T>(pub T);

impl<T: DeserializeOwned + 'static> FromRequest for LongForm<T> {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = UrlEncoded::new(request, payload).limit(MAX_LONG_FORM);
        Box::pin(async { form.await.map(Self).map_err(|error| form_problem(&error)) })
    }
}

/// The JSON object that a request has as its body. A list is refused, because serde would read it as the members of a
/// structure in their order. So is the character U+0000, which PostgreSQL stores in no text.
pub(crate) struct Json<T>(T);

impl<T> Json<T> {
    /// The content.
    pub(crate) fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Json<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Json<T> {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_json = request.mime_type().is_ok_and(|mime| {
            mime.is_some_and(|mime| {
                mime.subtype() == "json" || mime.suffix().is_some_and(|suffix| suffix == "json")
            })
        });
        let mut payload = Decompress::from_headers(payload.take(), request.headers());
        Box::pin(async move {
            if !is_json {
                return Err(Problem::of("not_json"));
            }
            let mut body = web::BytesMut::new();
            while let Some(part) = payload.next().await {
                body.extend_from_slice(&part.map_err(|_error| Problem::of("body_unreadable"))?);
                if body.len() > MAX_BODY {
                    return Err(Problem::of("body_too_large"));
                }
            }
            if has_nul(&body) {
                let fault = "a text has the character U+0000";
                return Err(Problem::because("body_invalid", msg!("problem-body-fault", fault = fault)));
            }
            serde_json::from_slice(&body)
                .map(|Object(content)| Self(content))
                .map_err(|error| json_problem(&error))
        })
    }
}

/// Finds an escaped U+0000. A raw one is no JSON.
fn has_nul(json: &[u8]) -> bool {
    let mut at = 0;
    while let Some(next) = json.get(at..).and_then(|rest| rest.iter().position(|&byte| byte == b'\\')) {
        if json[at + next..].starts_with(br"\u0000") {
            return true;
        }
        // The escaped character may be a backslash.
        at += next + 2;
    }
    false
}

/// A body that is read from an object alone. Each structure in it is read as its type says.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Members<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(members))
            }
        }

        deserializer.deserialize_map(Members(PhantomData)).map(Self)
    }
}

pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.app_data(PayloadConfig::new(MAX_BODY))
        .app_data(FormConfig::default().limit(MAX_BODY).error_handler(|error, _| form_problem(&error).into()))
        .app_data(PathConfig::default().error_handler(|error, _| path_problem(&error).into()))
        .app_data(
            QueryConfig::default().error_handler(|error, request| query_problem(&error, request).into()),
        );
}

fn json_problem(error: &serde_json::Error) -> Problem {
    let fault = shorten(&error.to_string());
    if error.is_data() {
        Problem::because("body_invalid", msg!("problem-body-fault", fault = fault))
    } else {
        Problem::because("body_unreadable", msg!("problem-body-syntax", fault = fault))
    }
}

fn form_problem(error: &UrlencodedError) -> Problem {
    match error {
        UrlencodedError::Overflow { .. } => Problem::of("body_too_large"),
        _ => Problem::because("bad_request", msg!("page-form-field")),
    }
}

fn path_problem(_: &PathError) -> Problem {
    Problem::of("not_found")
}

/// Programs learn what the parser says, in English.
fn query_problem(error: &QueryPayloadError, request: &HttpRequest) -> Problem {
    if !request.path().starts_with("/v1") {
        return Problem::of("bad_request");
    }
    Problem::because("bad_request", msg!("problem-query-fault", fault = shorten(&error.to_string())))
}

/// A message of a parser can repeat what was sent.
fn shorten(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(300).collect()
}

/// The `Idempotency-Key` of a request. Without one the request gets a key that no other request has: it is then
/// not safe to repeat, except that `ply` guards moves.
#[derive(Clone, Debug)]
pub(crate) struct IdempotencyKey(pub Key);

impl IdempotencyKey {
    /// The key, if the caller sent one.
    pub(crate) fn given(self) -> Option<Key> {
        Some(self.0).filter(|key| matches!(key, Key::Sent(_)))
    }
}

impl FromRequest for IdempotencyKey {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(idempotency_key(request))
    }
}

fn idempotency_key(request: &HttpRequest) -> Result<IdempotencyKey, Problem> {
    let mut given = request.headers().get_all("idempotency-key");
    let key = match (given.next(), given.next()) {
        (None, _) => {
            let id = request.extensions().get::<RequestId>().copied();
            Key::Named(format!("request:{}", id.ok_or_else(|| Problem::of("internal"))?))
        }
        (Some(value), None)
            if (1..=255).contains(&value.len())
                && value.as_bytes().iter().all(|b| (0x20..0x7f).contains(b)) =>
        {
            Key::Sent(value.to_str().unwrap_or_default().to_owned())
        }
        _ => return Err(Problem::of("idempotency_key_malformed")),
    };
    Ok(IdempotencyKey(key))
}

/// The versions a caller will act on: `If-Match: "7"`, a list, or `*` for any (RFC 9110 13.1.1).
#[derive(Clone, Debug)]
pub(crate) struct IfMatch(Option<Vec<header::EntityTag>>);

impl IfMatch {
    /// Tells whether the caller named versions.
    pub(crate) const fn is_given(&self) -> bool {
        self.0.is_some()
    }

    /// The versions. A tag that is not one of ours (a weak one, another resource's, or one from before a restoration)
    /// matches nothing.
    pub(crate) fn versions(&self, epoch: Epoch) -> Option<Vec<u32>> {
        Some(self.0.as_ref()?.iter().filter_map(|tag| version(tag, epoch)).collect())
    }
}

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(if_match(request)))
    }
}

fn if_match(request: &HttpRequest) -> IfMatch {
    if !request.headers().contains_key(header::IF_MATCH) {
        return IfMatch(None);
    }
    IfMatch(match header::IfMatch::parse(request) {
        Ok(header::IfMatch::Any) => None,
        Ok(header::IfMatch::Items(tags)) => Some(tags),
        Err(_malformed) => Some(Vec::new()),
    })
}

fn version(tag: &header::EntityTag, epoch: Epoch) -> Option<u32> {
    let version = tag.tag().split('.').next()?.parse().ok()?;
    tag.strong_eq(&etag(version, epoch).0).then_some(version)
}

/// The tag of a version: `"7"`, or `"7.r65a1b2c3"` when the database was restored from a copy. After a restoration the same
/// number may name other events.
pub(crate) fn etag(version: u32, epoch: Epoch) -> header::ETag {
    header::ETag(header::EntityTag::new_strong(format!("{version}{}", epoch.suffix())))
}

/// Tells whether If-None-Match names this tag: `"7"`, `W/"7"`, a list or `*` (RFC 9110 13.1.2 compares weakly).
pub(crate) fn is_known(known: &str, tag: &header::ETag) -> bool {
    let is_tag =
        |known: &str| known == "*" || known.trim_start_matches("W/").trim_matches('"') == tag.0.tag();
    known.split(',').any(|known| is_tag(known.trim()))
}
