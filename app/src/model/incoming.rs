use domain::{Digest, GameId, Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::model::Address;

/// The state of a mail that came in.
#[derive(
    Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum InboxState {
    /// Stored and acknowledged; nobody has read it yet.
    Received,
    /// Its commands went through the one entry point, whatever they were answered.
    Applied,
    /// The same mail had come before.
    Duplicate,
    /// Sent by a machine (RFC 3834); never answered, nothing in it executed.
    Auto,
    /// A bounce of a mail of ours; counted, never answered.
    Bounced,
    /// Not from whom it should be, or nothing that can be read.
    Rejected,
    /// A mail from another address than the one on file: it waits until the player confirms it by a reply.
    PendingConfirm,
    /// Set aside for the operator.
    Quarantined,
    /// Reading it failed as often as is allowed.
    Poison,
}

impl InboxState {
    /// Every state.
    pub const ALL: [Self; 9] = [
        Self::Received,
        Self::Applied,
        Self::Duplicate,
        Self::Auto,
        Self::Bounced,
        Self::Rejected,
        Self::PendingConfirm,
        Self::Quarantined,
        Self::Poison,
    ];

    /// Its name in the database and on the operator's screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The state of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// An act of the operator or an administrator on an incoming mail.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum InboxAct {
    /// Reads it again.
    Replay,
    /// Lets it through as the player's own.
    Release,
    /// Ends it for good and erases its text.
    Discard,
}

/// A mail to be stored for one recipient.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewInbound {
    /// The end of DATA.
    pub received_at: Instant,
    /// MAIL FROM; empty for the null sender.
    pub sender: String,
    /// RCPT TO, its token already verified.
    pub address: Address,
    /// Keyed digest of recipient and content without trace fields. The same digest is stored once.
    pub digest: Digest,
    /// The mail, sealed by the vault; see [`Inbound::raw_context`].
    pub raw: Vec<u8>,
    /// The SMTP envelope names another game too.
    pub several_games: bool,
}

/// A mail that came in.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Inbound {
    /// Its number.
    pub id: i64,
    /// The end of DATA: what the players' clocks count by.
    pub received_at: Instant,
    /// MAIL FROM; empty for the null sender.
    pub sender: String,
    /// RCPT TO.
    pub address: Address,
    /// Keyed digest of recipient and content.
    pub digest: Digest,
    /// The mail, sealed; `None` once erased.
    pub raw: Option<Vec<u8>>,
    /// Its state.
    pub state: InboxState,
    /// The reason, in a stable word or two; never text of the mail.
    pub reason: String,
    /// The number of times reading it was begun.
    pub attempts: u16,
    /// The number of these attempts that ended with a failure that was not ours to excuse.
    pub failures: u16,
    /// An attempt is under way, or ended with its process.
    pub reading: bool,
    /// The instant at which somebody must look at it next; `None` when nothing waits.
    pub next_at: Option<Instant>,
    /// The player confirmed that it is theirs, or the operator released it.
    pub confirmed: bool,
    /// The SMTP envelope named another game too.
    pub several_games: bool,
    /// The outcome of verifying its author, in stable words, the verdict first; `None` where that was not done here.
    pub authentication: Option<String>,
}

impl Inbound {
    /// Returns the number of attempts that ended with the process that read, the one under way not counted.
    #[must_use]
    pub fn deaths(&self) -> u16 {
        self.attempts.saturating_sub(self.failures + u16::from(self.reading))
    }

    /// Returns the number of times it was left to instances of another version.
    #[must_use]
    pub fn left(&self) -> u16 {
        times_left(&self.reason)
    }

    /// The context under which the vault sealed a mail with this digest.
    #[must_use]
    pub fn raw_context(digest: &Digest) -> String {
        format!("inbox {digest}")
    }
}

/// The outcome of filing a mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Filed {
    /// Its state now.
    pub state: InboxState,
    /// The reason, in a stable word or two.
    pub reason: String,
    /// The instant at which somebody must look again; `None` ends it.
    pub next_at: Option<Instant>,
    /// Erases the raw mail in the same transaction: it held a sealed move.
    pub erase_raw: bool,
    /// Keyed digest of Message-ID, author and text, by which a copy will be known; none leaves it as it is.
    pub message_key: Option<Digest>,
    /// Now.
    pub at: Instant,
}

/// An automatic answer that was sent because of a mail; what the rate fuse counts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Answer {
    /// The recipient.
    pub player: PlayerId,
    /// About which game.
    pub game: Option<GameId>,
    /// The kind of answer, as a stable word.
    pub template: String,
    /// The instant at which it goes out.
    pub at: Instant,
}

/// The number of times that unreadable mail is left to others, a minute apart: it may be of a later version in a rolling
/// upgrade. In the reason, because every reader of the mail counts the attempts.
pub const LEFT_AT_MOST: u16 = 60;

const LEFT: &str = "left ";

/// Returns the [`Inbound::reason`] of a mail that was left to others this number of times.
#[must_use]
pub fn left_reason(times: u16) -> String {
    format!("{LEFT}{times}")
}

/// Returns the number of times a mail with this [`Inbound::reason`] was left to others.
#[must_use]
pub fn times_left(reason: &str) -> u16 {
    reason.strip_prefix(LEFT).and_then(|times| times.parse().ok()).unwrap_or(0)
}

/// The end of an attempt to read a mail, if there is no answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Attempt {
    /// With passing trouble of ours: it is not counted.
    NotCounted,
    /// Not begun, because an earlier mail of its author failed: it is not counted.
    Behind,
    /// The attempt ended with a failure.
    Failed,
    /// On data that this version cannot read, this number of times in all. It is left to instances that can, and not
    /// counted.
    Left(u16),
    /// The attempt ended with the process.
    Died,
}

/// The [`Filed::reason`] of a mail that waits for a yes to the one move that may be meant in it.
pub const DID_YOU_MEAN: &str = "did_you_mean";

/// The [`Inbound::reason`] of a mail whose move the player confirmed.
pub(crate) const MEANT: &str = "meant";

/// The [`Filed::reason`] of a mail whose answer a cap kept back. Its commands were run all the same.
pub const UNANSWERED: &str = "unanswered";

/// The field in which the intake notes what it saw of a mail at its arrival: the last one of this name in the header.
pub const ARRIVED: &str = "X-Arrived";

/// Tells whether a line of the header, with its end, is the empty one behind it. White space alone is a fold.
#[must_use]
pub const fn ends_header(line: &[u8]) -> bool {
    matches!(line, b"\r\n" | b"\n")
}

/// Returns a stored mail as it arrived, without that field.
#[must_use]
pub(crate) fn as_it_arrived(raw: &[u8]) -> Vec<u8> {
    let (mut at, mut noted) = (0, None);
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        if ends_header(line) {
            break;
        }
        if line.strip_prefix(ARRIVED.as_bytes()).is_some_and(|rest| rest.starts_with(b":")) {
            noted = Some(at..at + line.len());
        }
        at += line.len();
    }
    let noted = noted.unwrap_or(0..0);
    [&raw[..noted.start], &raw[noted.end..]].concat()
}

/// A mail as it arrived, with its SMTP envelope.
#[derive(Clone)]
pub struct Intake {
    /// MAIL FROM; empty for the null sender.
    pub sender: String,
    /// RCPT TO, each accepted by [`crate::MailIn::read_mail_address`].
    pub recipients: Vec<Address>,
    /// Everything between DATA and the final dot.
    pub raw: Vec<u8>,
    /// The end of DATA.
    pub received_at: Instant,
}

impl std::fmt::Debug for Intake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Intake").field("bytes", &self.raw.len()).finish_non_exhaustive()
    }
}

/// Tells whether the player said yes to the move that may be meant in a mail.
#[must_use]
pub fn is_meant(mail: &Inbound) -> bool {
    mail.confirmed && mail.reason == MEANT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_field_is_left_out() {
        for (stored, arrived) in [
            ("From: a\r\nX-Arrived: 1\r\n\r\n5254\r\n", "From: a\r\n\r\n5254\r\n"),
            ("X-Arrived: 1\r\nX-Arrived: 2\r\n\r\n5254\r\n", "X-Arrived: 1\r\n\r\n5254\r\n"),
            ("From: a\r\n\r\nX-Arrived: 1\r\n", "From: a\r\n\r\nX-Arrived: 1\r\n"),
            ("From: a\r\n \r\nX-Arrived: 1\r\n\r\n5254\r\n", "From: a\r\n \r\n\r\n5254\r\n"),
            ("X-Arrived-At: 1\r\n\r\n", "X-Arrived-At: 1\r\n\r\n"),
        ] {
            assert_eq!(String::from_utf8_lossy(&as_it_arrived(stored.as_bytes())), arrived);
        }
    }
}
