use domain::{Instant, PlayerId};
use serde::Serialize;

/// The severity of a bounce for its address.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Severity {
    /// Not at all: we, or our relay, failed.
    Ours,
    /// Something may be wrong with it.
    Soft,
    /// There is no such mailbox.
    Hard,
}

/// The reason why a mail did not arrive.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Bounce {
    severity: Severity,
    pub(crate) reason: String,
}

impl Bounce {
    /// `reason` is a status code (RFC 3463, RFC 5321) or a word of ours. Of anything else only letters, digits and dots are
    /// stored, so that nobody is shown text of another server.
    #[must_use]
    pub fn new(severity: Severity, reason: &str) -> Self {
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_');
        Self { severity, reason: reason.chars().filter(plain).take(16).collect() }
    }

    /// The verdict on the address.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.severity
    }

    /// The status code or the word.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The figures are those of Discourse: soft 1, hard 2.
    pub(crate) const fn score(&self) -> u32 {
        match self.severity {
            Severity::Ours => 0,
            Severity::Soft => 1,
            Severity::Hard => 2,
        }
    }
}

/// Undelivered mail, as the player may see it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct MailStanding {
    /// The instant at which the first of the bounces came.
    pub since: Instant,
    /// The instant at which the last of them came.
    pub last_at: Instant,
    /// Mails that did not arrive.
    pub bounces: u32,
    /// Reason of the last one: a status code such as `5.1.1` or `550`, or `expired`, `not_sent`, `unknown`.
    pub reason: String,
    /// Mail about games is not sent any more.
    pub stopped: bool,
}

/// Mail to a player that did not arrive, as far as it is not forgotten.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MailProblem {
    /// The recipient.
    pub player: PlayerId,
    /// Bounces of mails sent up to then do not count: they were heard of, or have another address.
    pub cleared_at: Option<Instant>,
    /// The instant at which the first of the bounces came.
    pub since: Instant,
    /// The instant at which the last of them came; without any, when they were forgotten.
    pub last_at: Instant,
    /// Mails that did not arrive.
    pub bounces: u32,
    /// Their total score.
    pub score: u32,
    /// Reason of the last one: a status code of mail, or a word of ours.
    pub reason: String,
    /// The instant at which mail to the player was stopped, if it is.
    pub stopped_at: Option<Instant>,
    /// The record of a game may say that mail to them does not arrive.
    pub marked: bool,
    /// The timekeeper has still to go through their games.
    pub pending: bool,
    /// The instant at which the timekeeper looks again.
    pub next_at: Instant,
}
