use domain::Instant;
use serde::Serialize;

use crate::Failure;

/// A refusal about an account, for the person to read. Never our fault; failures are errors of app.
/// `Display` is plain English; [`PeopleRefusal::code`] is stable for programs and listed in openapi.yaml.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[non_exhaustive]
pub enum PeopleRefusal {
    /// The name cannot be had by anybody.
    #[error("this name cannot be used: {reason}")]
    BadName {
        /// The reason.
        reason: &'static str,
    },
    /// Somebody has the name.
    #[error("this name is taken; choose another one")]
    NameTaken,
    /// Not an address we can write to.
    #[error("this is not a mail address this service can write to")]
    BadAddress,
    /// Not an IANA time zone.
    #[error("this is not the name of a time zone, such as Europe/Berlin")]
    BadTimeZone,
    /// The outage of such notices could lose a game.
    #[error("notices of the kind {kind} cannot be switched off: {why}")]
    NoticeNeeded {
        /// The kind.
        kind: &'static str,
        /// The reason.
        why: &'static str,
    },
    /// Not a public key of age.
    #[error("this is not a public key of age, which begins with age1")]
    BadKey,
    /// Another account has the key: two arbiters with one key would be one.
    #[error("another account has this key; make one of your own with age-keygen")]
    KeyTaken,
    /// A label must have 1 to 60 visible characters.
    #[error("a label has 1 to 60 characters and no control characters")]
    BadLabel,
    /// At most three codes an hour go to one mailbox.
    #[error("too many codes were asked for this address; try again later")]
    TooManyCodes {
        /// The instant at which the next one can be asked for, UTC milliseconds.
        retry_at: Instant,
    },
    /// The digits are not those that were sent.
    #[error("this is not the code that was sent; {tries_left} tries are left")]
    WrongCode {
        /// Then the code is void.
        tries_left: u8,
    },
    /// The request is unknown, or its code expired, was used, replaced, or tried too often.
    #[error("this code cannot be used any more; ask for a new one")]
    CodeVoid,
    /// The session is over; a refresh token that was used before ends it.
    #[error("the session has ended; sign in again")]
    SessionEnded,
    /// The API token is unknown, revoked or expired; or the refresh token was not issued here, and nothing ended.
    #[error("this token is not valid")]
    BadToken,
    /// An API token needs at least one scope.
    #[error("an API token needs at least one scope")]
    NoScope,
    /// The expiry of a token lies in the past.
    #[error("the token would have expired already")]
    AlreadyExpired,
    /// At most so many API tokens.
    #[error("you have {limit} API tokens; revoke one first")]
    TooManyTokens {
        /// The limit.
        limit: u8,
    },
    /// The request needs a sign-in of the last 15 minutes (ASVS 7.5.1).
    #[error("sign in again first: this needs a sign-in of the last 15 minutes")]
    SignInAgain,
    /// Only an administrator may do this.
    #[error("only an administrator may do this")]
    NotAnAdministrator,
    /// The last administrator stays one.
    #[error("somebody must remain administrator")]
    LastAdministrator,
    /// No such account, session or token of yours.
    #[error("there is no such {what}")]
    NotFound {
        /// The kind of thing that was looked up.
        what: &'static str,
    },
    /// The key was used for another request.
    #[error("this idempotency key was used for another request")]
    KeyReused,
    /// An account with running games is not deleted unless they are resigned.
    #[error("you have {games} running games; resign them first, or ask to resign them all")]
    GamesRunning {
        /// The number.
        games: usize,
    },
}

impl PeopleRefusal {
    /// The stable name of this refusal.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadName { .. } => "bad_name",
            Self::NameTaken => "name_taken",
            Self::BadAddress => "bad_address",
            Self::BadTimeZone => "bad_time_zone",
            Self::NoticeNeeded { .. } => "notice_needed",
            Self::BadKey => "bad_key",
            Self::KeyTaken => "key_taken",
            Self::BadLabel => "bad_label",
            Self::TooManyCodes { .. } => "too_many_codes",
            Self::WrongCode { .. } => "wrong_code",
            Self::CodeVoid => "code_void",
            Self::SessionEnded => "session_ended",
            Self::BadToken => "bad_token",
            Self::NoScope => "no_scope",
            Self::AlreadyExpired => "already_expired",
            Self::TooManyTokens { .. } => "too_many_tokens",
            Self::SignInAgain => "sign_in_again",
            Self::NotAnAdministrator => "not_an_administrator",
            Self::LastAdministrator => "last_administrator",
            Self::NotFound { .. } => "not_found",
            Self::KeyReused => "key_reused",
            Self::GamesRunning { .. } => "games_running",
        }
    }
}

/// The result of a call about accounts: an answer, a refusal the person may read, or our failure.
pub type Answer<T> = Result<Result<T, PeopleRefusal>, Failure>;
