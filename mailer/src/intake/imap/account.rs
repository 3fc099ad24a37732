//! A mailbox at a host, what the host can do, and how a conversation with it fails.

use std::time::Duration;

use app::{Failure, inbox::SourceTrouble};
use domain::sealing::Secret;

/// Encryption towards the host.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum ImapTls {
    /// TLS from the first byte (RFC 8314), port 993.
    Implicit,
    /// STARTTLS is demanded, port 143.
    StartTls,
    /// None; only for a host on this machine.
    None,
}

/// The treatment of a mail that was stored.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum After {
    /// It is marked as read.
    Seen,
    /// It goes to this folder.
    Move(String),
    /// It stays as it was.
    Keep,
    /// It is deleted.
    Delete,
}

/// A mailbox at a host.
#[derive(Clone, Debug)]
pub struct Account {
    /// The host name.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Encryption.
    pub tls: ImapTls,
    /// The user.
    pub user: String,
    /// The password.
    pub password: Secret,
    /// The folder in which mail arrives.
    pub folder: String,
    /// The treatment of a mail that was stored.
    pub after: After,
    /// Takes old mail too, from before the first look.
    pub old_mail: bool,
    /// The pause between two looks where the host has no IDLE.
    pub poll: Duration,
    /// Time after which IDLE is issued anew: RFC 2177 allows 29 minutes, routers forget a silent connection much
    /// earlier, and flags wait for the last look.
    pub idle: Duration,
    /// Bytes of one message.
    pub max_message: usize,
    /// Time for each answer of the host.
    pub patience: Duration,
    /// The mailbox is held anew this often: several times within [`app::inbox::HOLD`].
    pub hold_again: Duration,
}

impl Account {
    /// Its name in the database and in messages.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}@{}/{}", self.user, self.host, self.folder)
    }
}

/// The abilities of a host, for the operator.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Abilities {
    /// It says at once when mail arrives (RFC 2177).
    pub idle: bool,
    /// It moves messages (RFC 6851).
    pub moves: bool,
    /// It expunges single messages (RFC 4315).
    pub uid_plus: bool,
    /// The mailbox is full, or nearly.
    pub full: bool,
    /// Messages in the folder.
    pub messages: u32,
}

/// A conversation with the host that failed. The words of the host are for the operator.
#[derive(Debug, thiserror::Error)]
#[error("{}: {words}", trouble.name())]
pub struct ImapError {
    /// The reason.
    pub trouble: SourceTrouble,
    /// The words of the host or of the library.
    pub words: String,
}

impl ImapError {
    pub(super) fn new(trouble: SourceTrouble, words: impl ToString) -> Self {
        Self { trouble, words: words.to_string() }
    }

    pub(super) fn io(failed: &std::io::Error) -> Self {
        // rustls reports its errors as invalid data.
        let is_tls = failed.get_ref().is_some_and(|inner| inner.is::<rustls::Error>());
        Self::new(if is_tls { SourceTrouble::Certificate } else { SourceTrouble::Unreachable }, failed)
    }

    /// Tells whether the host answers, but refuses what it was asked.
    pub(super) const fn is_refusal(&self) -> bool {
        matches!(self.trouble, SourceTrouble::Protocol | SourceTrouble::Full)
    }
}

/// Errors of a round.
pub(super) enum RoundError {
    Host(ImapError),
    Storage(Failure),
    /// Another instance fetches.
    NotHeld,
}

impl From<ImapError> for RoundError {
    fn from(error: ImapError) -> Self {
        Self::Host(error)
    }
}

impl From<Failure> for RoundError {
    fn from(failure: Failure) -> Self {
        Self::Storage(failure)
    }
}
