//! Refusals about accounts.

use app::{
    NoticeNeed,
    people::{Missing, NameFault, PeopleRefusal},
};

use crate::Sentence;

impl Sentence for PeopleRefusal {
    fn sentence(&self) -> String {
        match self {
            Self::BadName { reason } => return format!("this name cannot be used: {}", reason.sentence()),
            Self::NameTaken => "this name is taken; choose another one",
            Self::BadAddress => "this is not a mail address this service can write to",
            Self::BadTimeZone => "this is not the name of a time zone, such as Europe/Berlin",
            Self::NoticeNeeded { kind, why } => {
                let (kind, why) = (kind.name(), why.sentence());
                return format!("notices of the kind {kind} cannot be switched off: {why}");
            }
            Self::BadKey => "this is not a public key of age, which begins with age1",
            Self::KeyTaken => "another account has this key; make one of your own with age-keygen",
            Self::BadLabel => "a label has 1 to 60 characters and no control characters",
            Self::TooManyCodes { .. } => "too many codes were asked for this address; try again later",
            Self::WrongCode { tries_left } => {
                return format!("this is not the code that was sent; {tries_left} tries are left");
            }
            Self::CodeVoid => "this code cannot be used any more; ask for a new one",
            Self::SessionEnded => "the session has ended; sign in again",
            Self::BadToken => "this token is not valid",
            Self::NoScope => "an API token needs at least one scope",
            Self::AlreadyExpired => "the token would have expired already",
            Self::TooManyTokens { limit } => return format!("you have {limit} API tokens; revoke one first"),
            Self::SignInAgain => "sign in again first: this needs a sign-in of the last 15 minutes",
            Self::NotAnAdministrator => "only an administrator may do this",
            Self::LastAdministrator => "somebody must remain administrator",
            Self::NotFound { what } => return format!("there is no such {}", what.sentence()),
            Self::KeyReused => "this idempotency key was used for another request",
            Self::GamesRunning { games } => {
                return format!(
                    "you have {games} running games; resign them first, or ask to resign them all"
                );
            }
        }
        .into()
    }
}

impl Sentence for NameFault {
    fn sentence(&self) -> String {
        match self {
            Self::Length => "it must have 2 to 40 characters",
            Self::Sign => "only letters, digits, spaces, hyphens, apostrophes, full stops and underscores",
            Self::Joined => "it must begin with a letter or a digit and join them one sign at a time",
            Self::Spaces => "one space at a time",
            Self::Ends => "it must begin and end with a letter or a digit",
            Self::NoLetter => "it must have a letter",
            Self::Alphabets => "letters of one alphabet only",
            Self::Reserved => "it is reserved",
        }
        .into()
    }
}

impl Sentence for NoticeNeed {
    fn sentence(&self) -> String {
        match self {
            Self::Clock => "without them you could lose a game on time",
            Self::Adjournment => "without them you could seal or come back too late and lose a game",
            Self::Players => "without them players could lose games while they wait for you",
            Self::Account => "without them you could lose your account to somebody else",
        }
        .into()
    }
}

impl Sentence for Missing {
    fn sentence(&self) -> String {
        match self {
            Self::Account => "account",
            Self::Player => "player",
            Self::Session => "session",
            Self::ApiToken => "API token",
            Self::EnvelopeKey => "envelope key",
        }
        .into()
    }
}
