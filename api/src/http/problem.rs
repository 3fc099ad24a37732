//! RFC 9457 problems: the one shape of every answer that is not a success.

use std::collections::BTreeMap;

use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
    web,
};
use app::{Failure, people::PeopleRefusal};
use domain::Refusal;
use messages::{Message, Sentence, Voice, msg, needs};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

use super::{
    codes::{self, Code},
    language::{self, Said},
};

/// `application/problem+json`
pub const MEDIA_TYPE: &str = "application/problem+json";

/// The answer to a request.
pub(crate) type Answer = Result<HttpResponse, Problem>;

/// An answer that shows something.
pub(crate) type JsonAnswer<T> = Result<web::Json<T>, Problem>;

/// A request that was not done, and the reason: messages, until the answer is written in the language of the request.
#[derive(Clone, Debug)]
pub struct Problem {
    code: &'static Code,
    detail: Message,
    game: Option<&'static str>,
    more: BTreeMap<String, Member>,
    /// Seconds for Retry-After.
    pub retry_after: Option<u64>,
}

/// A further member of a problem.
#[derive(Clone, Debug)]
enum Member {
    Value(Value),
    Said(Message),
}

/// A request that was not done, and the reason. Programs read `code`, people read the rest.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemBody {
    /// `/problems/<code>`
    #[serde(rename = "type")]
    #[schema(example = "/problems/wrong_ply")]
    kind: String,
    /// The same for every occurrence of this code.
    title: String,
    /// HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    status: u16,
    /// Stable name for programs.
    #[schema(example = "wrong_ply")]
    code: &'static str,
    /// The error of this occurrence.
    detail: String,
    /// The effect on the game and the clock.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schema(required = false)]
    game: String,
    /// Advice.
    help: String,
    /// Further members, such as `current_ply` or `readings`, depending on the code.
    #[serde(flatten)]
    more: BTreeMap<String, Value>,
    /// The languages of the texts.
    #[serde(skip)]
    #[schema(ignore)]
    languages: Vec<&'static str>,
}

impl Problem {
    /// A problem whose detail says no more than its code.
    #[must_use]
    pub fn of(code: &str) -> Self {
        let code = codes::find(code);
        let says = if needs(code.detail) == Some(&[]) { code.detail } else { code.title };
        Self::new(code, Message::new(says))
    }

    /// A problem with a detail of its own.
    #[must_use]
    pub fn because(code: &str, detail: Message) -> Self {
        Self::new(codes::find(code), detail)
    }

    fn new(code: &'static Code, detail: Message) -> Self {
        Self {
            code,
            detail,
            game: code.game,
            more: BTreeMap::new(),
            retry_after: (code.status == StatusCode::SERVICE_UNAVAILABLE).then_some(2),
        }
    }

    /// Refuses a token that is not valid, or no longer (RFC 6750 3.1).
    pub(crate) fn invalid_token() -> Self {
        Self::because("unauthenticated", msg!("problem-token"))
    }

    /// The stable name.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code.code
    }

    /// The HTTP status.
    pub(crate) fn status(&self) -> u16 {
        self.code.status.as_u16()
    }

    /// The error of this occurrence.
    #[must_use]
    pub fn detail(&self) -> Said {
        Said(self.detail.clone())
    }

    /// The effect on the game and the clock.
    #[must_use]
    pub fn game(&self) -> Option<Said> {
        self.game.map(|id| Said(Message::new(id)))
    }

    /// Adds a member.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.more.insert(name.into(), Member::Value(value.into()));
        self
    }

    /// Says what happened to the game, by the id of a message.
    pub(crate) const fn but(mut self, game: &'static str) -> Self {
        self.game = Some(game);
        self
    }

    /// Any refusal that serializes with a `code` tag: its other fields become members. `worded` is the one that people
    /// read.
    fn refusal<R: Serialize + Sentence>(refusal: &R, worded: Option<(&str, Message)>) -> Self {
        let mut fields = match serde_json::to_value(refusal) {
            Ok(Value::Object(fields)) => fields,
            Ok(Value::String(code)) => Map::from_iter([("code".to_owned(), Value::String(code))]),
            _ => Map::new(),
        };
        let code = fields.remove("code");
        let mut problem =
            Self::because(code.as_ref().and_then(Value::as_str).unwrap_or_default(), refusal.message());
        problem.more = fields.into_iter().map(|(name, value)| (name, Member::Value(value))).collect();
        problem.more.extend(worded.map(|(name, message)| (name.to_owned(), Member::Said(message))));
        problem
    }

    /// Writes it as people and programs read it.
    pub(crate) fn said(&self, voice: &Voice) -> ProblemBody {
        let mut languages = Vec::new();
        let mut say = |message: &Message| {
            let (said, language) = voice.say_in(message);
            if !languages.contains(&language.tag) {
                languages.push(language.tag);
            }
            said
        };
        let Self { code, detail, game, more, .. } = self;
        let member = |member: &Member| match member {
            Member::Value(value) => value.clone(),
            Member::Said(message) => voice.say(message).into(),
        };
        ProblemBody {
            kind: format!("/problems/{}", code.code),
            title: say(&Message::new(code.title)),
            status: code.status.as_u16(),
            code: code.code,
            detail: say(detail),
            game: game.map_or_else(String::new, |id| say(&Message::new(id))),
            help: say(&Message::new(code.help)),
            more: more.iter().map(|(name, value)| (name.clone(), member(value))).collect(),
            languages,
        }
    }
}

/// Writes a problem in the language of the request.
impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.said(&language::voice()).serialize(serializer)
    }
}

impl PartialSchema for Problem {
    fn schema() -> RefOr<Schema> {
        ProblemBody::schema()
    }
}

impl ToSchema for Problem {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        ProblemBody::schemas(schemas);
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Problem {}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let mut problem = Self::refusal(&refusal, worded(&refusal).map(|reason| ("reason", reason)));
        if let Refusal::RateLimited { retry_after } = refusal {
            problem.retry_after = Some(retry_after);
        }
        problem
    }
}

/// The reason, where people read the member `reason`.
fn worded(refusal: &Refusal) -> Option<Message> {
    match refusal {
        Refusal::BadStart { reason } => Some(reason.message()),
        Refusal::ClaimNotCorrect { reason } => Some(reason.message()),
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
        reason: Said,
    }
    let reason = refusal.as_ref().and_then(|refusal| Some((refusal.code(), worded(refusal)?)));
    match reason {
        Some((code, reason)) => Worded { code, reason: Said(reason) }.serialize(serializer),
        None => refusal.serialize(serializer),
    }
}

impl From<&PeopleRefusal> for Problem {
    fn from(refusal: &PeopleRefusal) -> Self {
        let worded = match refusal {
            PeopleRefusal::BadName { reason } => Some(("reason", reason.message())),
            PeopleRefusal::NoticeNeeded { why, .. } => Some(("why", why.message())),
            PeopleRefusal::NotFound { what } => Some(("what", what.message())),
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

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.code.status
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.content_type(MEDIA_TYPE);
        if let Some(seconds) = self.retry_after {
            response.insert_header(("Retry-After", seconds.to_string()));
        }
        if self.code.status == StatusCode::UNAUTHORIZED {
            response.insert_header(("WWW-Authenticate", "Bearer realm=\"postzug\""));
        }
        let said = self.said(&language::voice());
        response.insert_header((header::CONTENT_LANGUAGE, said.languages.join(", ")));
        let mut response = match serde_json::to_vec(&said) {
            Ok(body) => response.body(body),
            Err(error) => {
                tracing::error!(%error, "a problem could not be written");
                response.finish()
            }
        };
        // A problem for readers of a page.
        response.extensions_mut().insert(self.clone());
        response
    }
}
