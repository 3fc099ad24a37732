//! Refusals about accounts.

use app::{
    NoticeKind, NoticeNeed,
    message::{Arg, Message},
    people::{Missing, NameFault, PeopleRefusal},
    ports::{MailFormat, Role},
};
use domain::Instant;

use crate::{Sentence, coded, id, known, msg};

impl Sentence for PeopleRefusal {
    fn message(&self) -> Message {
        if let Self::ManyWebhookSecrets { limit } = self {
            return msg!("webhook-secrets-a-day", limit = *limit);
        }
        if let Self::NotInDigests { kind } = self {
            return msg!("not-in-digests", kind = kind.message());
        }
        let message = coded("refusal", self.code());
        match self {
            Self::BadName { reason } => message.with("reason", reason.message()),
            Self::NoticeNeeded { kind, why } => {
                message.with("kind", kind.message()).with("why", why.message())
            }
            Self::NoSuchLanguage { languages } => {
                message.with("languages", languages.iter().map(Arg::from).collect::<Vec<_>>())
            }
            // To the minute, rounded up: it must not be too early.
            Self::TooManyCodes { retry_at } => {
                message.with("retry_at", Arg::at(Instant((retry_at.0 + 59_999).div_euclid(60_000) * 60_000)))
            }
            Self::WrongCode { tries_left } => message.with("tries_left", *tries_left),
            Self::TooManyTokens { limit } | Self::TooManyWebhooks { limit } => message.with("limit", *limit),
            Self::NotFound { what } => message.with("what", what.message()),
            Self::GamesRunning { games } => message.with("games", *games),
            _ => message,
        }
    }
}

impl Sentence for Role {
    fn message(&self) -> Message {
        coded("role", self.name())
    }
}

impl Sentence for NameFault {
    fn message(&self) -> Message {
        coded("name", self.into())
    }
}

/// Its name, as a setting has it.
impl Sentence for MailFormat {
    fn message(&self) -> Message {
        coded("format", self.name())
    }
}

/// Its name, as a setting has it.
impl Sentence for NoticeKind {
    fn message(&self) -> Message {
        coded("kind", self.name())
    }
}

impl Sentence for NoticeNeed {
    fn message(&self) -> Message {
        coded("notice-need", self.into())
    }
}

impl Sentence for Missing {
    fn message(&self) -> Message {
        coded("missing", self.into())
    }
}

/// Returns the words for arbiters, administrators and the reader in every language: a player who is called so would pass for
/// one.
#[must_use]
pub fn official_names() -> Vec<String> {
    known(id!("reading-officials")).iter().map(|&name| name.to_owned()).collect()
}
