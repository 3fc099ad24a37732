//! RFC 9457 problems: the one shape of every answer that is not a success.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, ResponseError, http::StatusCode, web};
use app::{Failure, people::PeopleRefusal};
use domain::Refusal;
use messages::Sentence;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::codes::{self, Code};

/// `application/problem+json`
pub const MEDIA_TYPE: &str = "application/problem+json";

/// The answer to a request.
pub(crate) type Answer = Result<HttpResponse, Problem>;

/// An answer that shows something.
pub(crate) type JsonAnswer<T> = Result<web::Json<T>, Problem>;

/// A request that was not done, and the reason. Programs read `code`, people read the rest.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// `/problems/<code>`
    #[serde(rename = "type")]
    #[schema(example = "/problems/wrong_ply")]
    pub kind: String,
    /// The same for every occurrence of this code.
    pub title: &'static str,
    /// HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// Stable name for programs.
    #[schema(example = "wrong_ply")]
    pub code: &'static str,
    /// The error of this occurrence.
    pub detail: String,
    /// The effect on the game and the clock.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[schema(required = false)]
    pub game: &'static str,
    /// Advice.
    pub help: &'static str,
    /// Further members, such as `current_ply` or `readings`, depending on the code.
    #[serde(flatten)]
    pub more: BTreeMap<String, Value>,
    /// Seconds for Retry-After.
    #[serde(skip)]
    #[schema(ignore)]
    pub retry_after: Option<u64>,
}

impl Problem {
    /// A problem with its title as detail.
    #[must_use]
    pub fn of(code: &str) -> Self {
        let entry = codes::find(code);
        Self::new(entry, format!("{}.", entry.title))
    }

    /// A problem with a detail of its own.
    #[must_use]
    pub fn because(code: &str, detail: impl Into<String>) -> Self {
        Self::new(codes::find(code), detail.into())
    }

    fn new(entry: &'static Code, detail: String) -> Self {
        Self {
            kind: format!("/problems/{}", entry.code),
            title: entry.title,
            status: entry.status.as_u16(),
            code: entry.code,
            detail,
            game: entry.game,
            help: entry.help,
            more: BTreeMap::new(),
            retry_after: (entry.status == StatusCode::SERVICE_UNAVAILABLE).then_some(2),
        }
    }

    /// Refuses a token that is not valid, or no longer (RFC 6750 3.1).
    pub(crate) fn invalid_token() -> Self {
        let detail =
            "The token is unknown, has expired or was revoked, or is not sent as Authorization: Bearer.";
        Self::because("unauthenticated", detail)
    }

    /// Adds a member.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.more.insert(name.into(), value.into());
        self
    }

    /// Any refusal that serializes with a `code` tag: its other fields become members. `worded` are those that people
    /// read.
    fn refusal<R: Serialize + Sentence>(refusal: &R, worded: Option<(&str, String)>) -> Self {
        let mut fields = match serde_json::to_value(refusal) {
            Ok(Value::Object(fields)) => fields,
            Ok(Value::String(code)) => Map::from_iter([("code".to_owned(), Value::String(code))]),
            _ => Map::new(),
        };
        let code = fields.remove("code");
        let mut problem =
            Self::because(code.as_ref().and_then(Value::as_str).unwrap_or_default(), refusal.sentence());
        problem.more = fields.into_iter().collect();
        match worded {
            Some((name, sentence)) => problem.with(name, sentence),
            None => problem,
        }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)
    }
}

impl std::error::Error for Problem {}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let mut problem = Self::refusal(&refusal, worded(&refusal).map(|sentence| ("reason", sentence)));
        if let Refusal::RateLimited { retry_after } = refusal {
            problem.retry_after = Some(retry_after);
        }
        problem
    }
}

/// The reason, where the member `reason` is a sentence.
fn worded(refusal: &Refusal) -> Option<String> {
    match refusal {
        Refusal::BadStart { reason } => Some(reason.sentence()),
        Refusal::ClaimNotCorrect { reason } => Some(reason.sentence()),
        _ => None,
    }
}

/// `#[serde(serialize_with = "worded_refusal")]`: the refusal as a problem shows it.
pub(crate) fn worded_refusal<S: Serializer>(
    refusal: &Option<Refusal>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Worded {
        code: &'static str,
        reason: String,
    }
    let sentence = refusal.as_ref().and_then(|refusal| Some((refusal.code(), worded(refusal)?)));
    match sentence {
        Some((code, reason)) => Worded { code, reason }.serialize(serializer),
        None => refusal.serialize(serializer),
    }
}

impl From<&PeopleRefusal> for Problem {
    fn from(refusal: &PeopleRefusal) -> Self {
        let worded = match refusal {
            PeopleRefusal::BadName { reason } => Some(("reason", reason.sentence())),
            PeopleRefusal::NoticeNeeded { why, .. } => Some(("why", why.sentence())),
            PeopleRefusal::NotFound { what } => Some(("what", what.sentence())),
            _ => None,
        };
        Self::refusal(refusal, worded)
    }
}

impl From<Failure> for Problem {
    /// The cause goes to the log, never to the caller.
    fn from(failure: Failure) -> Self {
        if let Failure::Busy = failure {
            return Self::of("busy");
        }
        let cause = std::error::Error::source(&failure).map(ToString::to_string);
        tracing::error!(error = %failure, cause, "request failed");
        match failure {
            Failure::Full(_) => Self::of("busy"),
            // Passing, as often as not; and with the same key nothing happens twice.
            Failure::Storage(_) => Self::of("storage"),
            _ => Self::of("internal"),
        }
    }
}

impl From<actix_web::error::BlockingError> for Problem {
    fn from(error: actix_web::error::BlockingError) -> Self {
        tracing::error!(%error, "the work of a request panicked");
        Self::of("internal")
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.content_type(MEDIA_TYPE);
        if let Some(seconds) = self.retry_after {
            response.insert_header(("Retry-After", seconds.to_string()));
        }
        if self.status == 401 {
            response.insert_header(("WWW-Authenticate", "Bearer realm=\"postzug\""));
        }
        match serde_json::to_vec(self) {
            Ok(body) => response.body(body),
            Err(error) => {
                tracing::error!(%error, "a problem could not be written");
                response.finish()
            }
        }
    }
}
