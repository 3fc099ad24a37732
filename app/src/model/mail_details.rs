use domain::{Instant, Reminder};
use serde::{Deserialize, Serialize};

use crate::{
    Failure,
    model::{
        ChallengeId, ConditionalNews,
        replies::{ConfirmationAsked, Reply, Transcript},
    },
};

/// What a mail says beside its game and its last event. Nothing secret. The outbox stores it as JSON.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailDetails {
    /// Nothing, or it was erased.
    #[default]
    None,
    /// The events from this number to that of the mail.
    Events {
        /// The first number.
        first: u32,
        /// The outcome of the reader's conditional moves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        conditional: Option<ConditionalNews>,
    },
    /// The reminder that is due.
    Reminder(Reminder),
    /// The session of a game is over, and the game continues all the same.
    SessionContinues,
    /// The service was restored from a copy.
    Restored {
        /// The instant at which the copy was made, as far as is known: what happened later is lost.
        copied_at: Option<Instant>,
    },
    /// What became of a challenge.
    Challenge(ChallengeNews),
    /// A code, which is the mail's secret.
    Code(CodeSent),
    /// News of the account, in one or more sentences.
    Account {
        /// The sentences.
        text: String,
    },
    /// The answer to a mail.
    Transcript(Transcript),
    /// A question about a mail.
    Confirmation(ConfirmationAsked),
    /// A mail for the operator.
    PassedOn {
        /// Its inbox row.
        inbox: i64,
    },
    /// What is stored cannot be read: the mail cannot be written.
    #[serde(skip)]
    Unreadable,
}

impl MailDetails {
    /// Reads what [`MailDetails::stored`] wrote.
    #[must_use]
    pub fn read(stored: &str) -> Self {
        if stored.is_empty() { Self::None } else { serde_json::from_str(stored).unwrap_or(Self::Unreadable) }
    }

    /// The JSON for the outbox; empty for nothing.
    ///
    /// # Errors
    ///
    /// [`Failure::Other`] for what was not readable.
    pub fn stored(&self) -> Result<String, Failure> {
        if *self == Self::None {
            return Ok(String::new());
        }
        serde_json::to_string(self)
            .map_err(|error| Failure::Other("the details of a mail could not be written", Box::new(error)))
    }
}

impl From<Reply> for MailDetails {
    fn from(reply: Reply) -> Self {
        match reply {
            Reply::Transcript(transcript) => Self::Transcript(transcript),
            Reply::Confirmation(asked) => Self::Confirmation(asked),
        }
    }
}

/// The change of a challenge that is told.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChallengeNews {
    /// The challenge.
    pub challenge: ChallengeId,
    /// The change.
    pub news: ChallengeStep,
}

/// A change of a challenge. An accepted one is told by [`MailKind::GameStarted`](crate::model::MailKind).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeStep {
    /// The reader is challenged.
    Posted,
    /// The reader's challenge was declined.
    Declined,
    /// The challenge to the reader was taken back.
    Withdrawn,
}

impl ChallengeStep {
    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Posted => "posted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }
}

/// The circumstances of an emailed code.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct CodeSent {
    /// Its purpose.
    pub purpose: CodePurpose,
    /// The code is worth nothing after this.
    pub until: Instant,
    /// The name of the program that asked, letters and digits only; empty if it has none.
    #[serde(default)]
    pub asked_by: String,
}

/// The purpose of an emailed code.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CodePurpose {
    /// Making an account.
    SignUp,
    /// Signing in.
    SignIn,
    /// Proving a new address.
    ChangeAddress,
}

#[cfg(test)]
mod tests {
    use super::MailDetails;

    #[test]
    fn what_is_stored_is_read() {
        let events = MailDetails::Events { first: 7, conditional: None };
        for details in [MailDetails::None, MailDetails::SessionContinues, events] {
            assert_eq!(MailDetails::read(&details.stored().expect("JSON")), details);
        }
        for damaged in ["{", "7 undone", "{\"unknown\":1}", "\"unreadable\""] {
            assert_eq!(MailDetails::read(damaged), MailDetails::Unreadable, "{damaged}");
        }
    }
}
