use domain::{GameId, Instant, Refusal, Reminder};
use serde::{Deserialize, Serialize};

use crate::{
    Failure,
    model::{
        ChallengeId, ConditionalNotice, MailKind, Role, SourceTrouble,
        message::Arg,
        older_details,
        replies::{ConfirmationAsked, Reply, Transcript},
    },
};

/// The content of a mail besides its game and its last event. Nothing secret. The outbox stores it as JSON.
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
        conditional: Option<ConditionalNotice>,
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
    /// The result of a challenge.
    Challenge(ChallengeNotice),
    /// A code, which is the mail's secret.
    Code(CodeSent),
    /// News of the account.
    Account(AccountNotice),
    /// The answer to a mail.
    Transcript(Transcript),
    /// A question about a mail.
    Confirmation(ConfirmationAsked),
    /// A mail for the operator.
    PassedOn {
        /// Its inbox row.
        inbox: i64,
    },
    /// Unreadable details: the mail cannot be written.
    #[serde(skip)]
    Unreadable,
}

impl MailDetails {
    /// Reads what [`MailDetails::stored`] wrote, in this version or before, for a mail of this kind.
    #[must_use]
    pub fn read(kind: MailKind, stored: &str) -> Self {
        if stored.is_empty() {
            return Self::None;
        }
        let read = serde_json::from_str(stored).ok().or_else(|| older_details::read(kind, stored));
        read.unwrap_or(Self::Unreadable)
    }

    /// Tells whether a mail of this kind can have them.
    #[must_use]
    pub const fn fits(&self, kind: MailKind) -> bool {
        match self {
            Self::None => true,
            Self::Unreadable => false,
            Self::Events { .. } => matches!(
                kind,
                MailKind::GameStarted
                    | MailKind::YourMove
                    | MailKind::MoveRecorded
                    | MailKind::GameNews
                    | MailKind::Adjournment
                    | MailKind::ArbiterNews
                    | MailKind::LogReceipt
                    | MailKind::GameOver
            ),
            Self::SessionContinues => matches!(kind, MailKind::ArbiterNews),
            Self::Reminder(_) => matches!(kind, MailKind::Reminder),
            Self::Restored { .. } => matches!(kind, MailKind::Restored),
            Self::Challenge(_) => matches!(kind, MailKind::Challenge),
            Self::Code(_) => matches!(kind, MailKind::SignInCode),
            Self::Account(_) => matches!(kind, MailKind::AccountNews),
            Self::Transcript(_) => matches!(kind, MailKind::Transcript),
            Self::Confirmation(_) => matches!(kind, MailKind::Confirmation),
            Self::PassedOn { .. } => matches!(kind, MailKind::PassedOn),
        }
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
pub struct ChallengeNotice {
    /// The challenge.
    pub challenge: ChallengeId,
    /// The change.
    pub news: ChallengeStep,
}

/// A change of a challenge. An accepted one is told by [`MailKind::GameStarted`](crate::model::MailKind).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
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
    pub fn name(self) -> &'static str {
        self.into()
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
    /// The language of a reader without an account; that of the site without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
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

/// An event of an account, or of a player for whom the reader decides.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum AccountNotice {
    /// Sentences of an earlier version. Nothing writes them now.
    Told {
        /// The sentences.
        text: Arg,
    },
    /// The account was made by mail.
    Welcome {
        /// The name of the player.
        name: String,
        /// The name of the service.
        site: String,
    },
    /// The account was deleted.
    Deleted {
        /// The name that it had.
        name: String,
        /// The language of its player; that of the site without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<String>,
    },
    /// The account has another address.
    AddressChanged {
        /// The name of the player.
        name: String,
        /// The language of the player; that of the site without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<String>,
    },
    /// The account has another role.
    RoleChanged {
        /// The role.
        role: Role,
    },
    /// A key for envelopes was registered.
    EnvelopeKeySet {
        /// The public key.
        key: String,
    },
    /// An API token was made.
    ApiTokenMade {
        /// Its label.
        label: String,
    },
    /// The address of the calendar, which is the mail's secret.
    CalendarMade,
    /// An address of the calendar was made and shown to a program, so that the mail does not have it.
    CalendarShown,
    /// The address of the calendar ended with a restoration from a copy.
    CalendarVoid,
    /// All API tokens ended with a restoration from a copy.
    ApiTokensRevoked,
    /// A webhook was made.
    WebhookMade {
        /// The host of its address.
        host: String,
    },
    /// A webhook got another secret.
    WebhookSecretMade {
        /// The host of its address.
        host: String,
    },
    /// A webhook was switched on.
    WebhookEnabled {
        /// The host of its address.
        host: String,
    },
    /// A webhook failed for days and was switched off.
    WebhookOff {
        /// The host of its address.
        host: String,
    },
    /// A delivery to a webhook was given up.
    WebhookFailed {
        /// The host of its address.
        host: String,
    },
    /// The receiver of a webhook said that it is gone, and the webhook is off.
    WebhookGone {
        /// The host of its address.
        host: String,
    },
    /// A webhook is off after a restoration from a copy.
    WebhookRestored {
        /// The host of its address.
        host: String,
    },
    /// A session ended, because one of its refresh tokens was used twice.
    SessionCopied {
        /// The program of the session; empty if it has no name.
        device: String,
    },
    /// Tells an arbiter that mail to a player does not arrive.
    MailStopped {
        /// The name of the player.
        name: String,
        /// The instant of the first bounce.
        since: Instant,
        /// The number of bounces.
        bounces: u32,
        /// The status code or the word of the last one.
        reason: String,
        /// The running games of the player.
        games: SomeGames,
    },
    /// Tells an administrator that mail cannot be fetched from the mailbox of the service.
    MailNotFetched {
        /// The mailbox.
        source: String,
        /// The reason.
        trouble: SourceTrouble,
        /// The instant since which it is so.
        since: Instant,
    },
    /// Tells an arbiter that a player leaves games by a bulk command.
    Left {
        /// The name of the player.
        name: String,
        /// The way in which they leave.
        how: Leaving,
        /// The event that they leave; none for all games.
        event: Option<String>,
        /// The games that they leave.
        games: SomeGames,
        /// Games that wait for an arbiter's decision.
        open: SomeGames,
        /// It is done in every game, or refused.
        is_done: bool,
    },
}

/// The way in which a player leaves games.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// Half of their games are lost by silence.
    Silence,
    /// A withdrawal, by their own act or an arbiter's.
    Withdrawal,
    /// An expulsion by an arbiter.
    Expulsion,
}

/// Games that a mail names: the first of them.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SomeGames {
    /// Each with the refusal of the act in it.
    pub named: Vec<(GameId, Option<Refusal>)>,
    /// The number of the others.
    pub more: usize,
}

impl SomeGames {
    /// The most games that a mail names.
    const NAMED: usize = 20;
}

impl FromIterator<(GameId, Option<Refusal>)> for SomeGames {
    fn from_iter<I: IntoIterator<Item = (GameId, Option<Refusal>)>>(games: I) -> Self {
        let mut named: Vec<_> = games.into_iter().collect();
        let more = named.len().saturating_sub(Self::NAMED);
        named.truncate(Self::NAMED);
        Self { named, more }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_details_are_read() {
        let sent = CodeSent {
            purpose: CodePurpose::SignIn,
            until: Instant(7),
            asked_by: "curl".into(),
            language: None,
        };
        let challenge = ChallengeNotice { challenge: ChallengeId(7), news: ChallengeStep::Declined };
        for details in [
            MailDetails::None,
            MailDetails::Events { first: 7, conditional: None },
            MailDetails::Events { first: 7, conditional: Some(ConditionalNotice::TakenBack) },
            MailDetails::Reminder(Reminder::SilentLast),
            MailDetails::SessionContinues,
            MailDetails::Restored { copied_at: None },
            MailDetails::Challenge(challenge),
            MailDetails::Code(sent),
            MailDetails::Account(AccountNotice::ApiTokensRevoked),
            MailDetails::Transcript(Transcript::default()),
            MailDetails::PassedOn { inbox: 7 },
        ] {
            let kinds: Vec<_> = MailKind::ALL.into_iter().filter(|kind| details.fits(*kind)).collect();
            assert_eq!(MailDetails::read(kinds[0], &details.stored().expect("JSON")), details);
            assert_eq!(
                kinds.len(),
                match details {
                    MailDetails::None => MailKind::ALL.len(),
                    MailDetails::Events { .. } => 8,
                    _ => 1,
                }
            );
        }
        assert!(!MailKind::ALL.into_iter().any(|kind| MailDetails::Unreadable.fits(kind)));
        for damaged in ["{", "7 undone", "{\"unknown\":1}", "\"unreadable\""] {
            assert_eq!(MailDetails::read(MailKind::Digest, damaged), MailDetails::Unreadable, "{damaged}");
        }
    }
}
