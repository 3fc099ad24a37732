//! The OpenAPI document, made from the handlers and the table of codes.

use std::sync::OnceLock;

use actix_web::{App, web::Bytes};
use messages::{Message, Voice};
use serde_json::json;
use utoipa::{
    Modify, OpenApi,
    openapi::{
        Object, Ref, RefOr, Required,
        example::Example,
        path::{Parameter, ParameterIn},
        schema::Type,
        security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme},
    },
};
use utoipa_actix_web::AppExt as _;

use super::shared_schemas;
use crate::{
    http::{
        codes::{CODES, Code},
        problem::Problem,
    },
    v1::{self, ClockBody, OwnEventBody, schemas},
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Postzug",
        description = include_str!("openapi.md"),
        license(name = "AGPL-3.0-or-later", identifier = "AGPL-3.0-or-later"),
    ),
    components(schemas(Problem, ClockBody, OwnEventBody)),
    modifiers(&Extras),
    tags(
        (name = "games", description = "Games, and what is played in them."),
        (name = "challenges", description = "Challenges to a named player, and open seeks."),
        (name = "log", description = "The log of all events, signed, for everybody: docs/internals/log.md."),
        (name = "people", description = "Accounts, sign-in, tokens, settings."),
        (name = "webhooks", description = "Events of games, sent to a program of the player."),
    ),
)]
struct Base;

struct Extras;

impl Modify for Extras {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let bearer = |about: &str| {
            let scheme = Http::builder().scheme(HttpAuthScheme::Bearer).description(Some(about));
            RefOr::T(SecurityScheme::Http(scheme.build()))
        };
        components.security_schemes.extend([
            (
                "bearer".to_owned(),
                bearer(
                    "An access token of a session, or an API token with the scopes that an operation lists. Where an \
                     operation lists several, each alone is enough.",
                ),
            ),
            ("session".to_owned(), bearer("An access token of a session. API tokens are refused.")),
        ]);
        components.parameters.extend([
            (
                "IdempotencyKey".to_owned(),
                header(
                    "Idempotency-Key",
                    "Names this request: repeating it with the same key does nothing twice.",
                ),
            ),
            (
                "IfMatch".to_owned(),
                header(
                    "If-Match",
                    "The ETag of the game as you have seen it, or several; 412 when it has none of them.",
                ),
            ),
        ]);
        components.schemas.extend(schemas::components());
        components.examples.extend(CODES.iter().map(|code| (code.code.to_owned(), RefOr::T(example(code)))));
    }
}

fn example(code: &Code) -> Example {
    let english = Voice::english();
    let title = english.say(&Message::new(code.title));
    let problem = Problem::of(code.code);
    let says_no_more = problem.detail().0.id == code.title;
    let mut problem = serde_json::to_value(problem.said(&english)).unwrap_or_else(|_| json!({}));
    if says_no_more {
        problem["detail"] = format!("{title}.").into();
    }
    Example::builder().summary(title).value(Some(problem)).build()
}

/// The document of this build. The same build always gives the same one.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    let app = App::new().into_utoipa_app().openapi(Base::openapi()).configure(|cfg| v1::routes(cfg));
    let mut document = app.split_for_parts().1;
    for (path, item) in &mut document.paths.paths {
        let game = path.starts_with("/v1/games/{id}/");
        let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            operation.operation_id = operation.operation_id.as_deref().map(camel_case);
            // Generators take one empty requirement for a token that is required.
            if let Some(alternatives) = &mut operation.security {
                alternatives.retain(|alternative| *alternative != SecurityRequirement::default());
            }
        }
        for operation in [&mut item.post, &mut item.delete].into_iter().flatten() {
            let parameters = operation.parameters.get_or_insert_default();
            // These look at no key: done twice, they do no more.
            if !path.ends_with("/enable") && !path.ends_with("/replay") {
                parameters.push(parameter("IdempotencyKey"));
            }
            if game {
                parameters.push(parameter("IfMatch"));
            }
        }
    }
    shared_schemas::share(document)
}

/// `play_move` as clients call it: `playMove`.
fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |id, word| {
        let (initial, rest) = word.split_at(word.len().min(1));
        id + &initial.to_ascii_uppercase() + rest
    })
}

fn parameter(name: &str) -> RefOr<Parameter> {
    RefOr::Ref(Ref::new(format!("#/components/parameters/{name}")))
}

fn header(name: &str, description: &str) -> RefOr<Parameter> {
    let text = Object::builder().schema_type(Type::String).max_length(Some(255));
    let parameter = Parameter::builder()
        .name(name)
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(description))
        .schema(Some(text.build()));
    RefOr::T(parameter.build())
}

/// [`openapi`] as the file `openapi.yaml`.
///
/// # Panics
///
/// Never: the document is plain data.
#[must_use]
pub fn openapi_yaml() -> String {
    let yaml = shared().to_yaml().unwrap_or_else(|error| format!("# {error}\n"));
    format!("# Written by `postzug openapi`; do not edit.\n{yaml}")
}

/// [`openapi`] as JSON, made once.
pub(crate) fn openapi_json() -> Bytes {
    static JSON: OnceLock<Bytes> = OnceLock::new();
    JSON.get_or_init(|| {
        shared().to_json().unwrap_or_else(|error| json!(error.to_string()).to_string()).into()
    })
    .clone()
}

/// The document, made once.
pub(crate) fn shared() -> &'static utoipa::openapi::OpenApi {
    static DOCUMENT: OnceLock<utoipa::openapi::OpenApi> = OnceLock::new();
    DOCUMENT.get_or_init(openapi)
}

/// Makes the document before the first request wants it.
pub(crate) fn prepare() {
    tracing::debug!(paths = shared().paths.paths.len(), "OpenAPI document made");
}

/// The methods of a path, for `Allow`.
pub(crate) fn methods(path: &str) -> String {
    let Some(item) = shared().paths.paths.get(path) else { return String::new() };
    let methods = [
        ("GET", item.get.is_some()),
        ("HEAD", item.get.is_some()),
        ("POST", item.post.is_some()),
        ("PUT", item.put.is_some()),
        ("PATCH", item.patch.is_some()),
        ("DELETE", item.delete.is_some()),
    ];
    let there: Vec<_> = methods.into_iter().filter_map(|(name, there)| there.then_some(name)).collect();
    there.join(", ")
}
