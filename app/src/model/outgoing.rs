use domain::{GameId, Instant, Ply};
use serde::{Deserialize, Serialize};

use crate::model::{Bounce, MailKind, Recipient, mail_details::MailDetails};

/// A mail to be sent, enqueued in the transaction that causes it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewMail {
    /// Unique for ever, such as `42.23.7.your-move` (game, seq, player, kind): enqueuing twice sends once.
    pub key: String,
    /// The recipient.
    pub to: Recipient,
    /// The reason.
    pub kind: MailKind,
    /// About which game.
    pub game: Option<GameId>,
    /// The event it is about: the text shows the game after it.
    pub seq: Option<u32>,
    /// Half-moves played then: the ply its reply address is bound to.
    pub ply: Option<Ply>,
    /// Not before.
    pub due_at: Instant,
    /// The deadline that the reader must not miss, or `due_at`: of the mails that are due, the earliest deadline goes
    /// first.
    pub deadline: Instant,
    /// Dropped when not sent by then.
    pub expires_at: Option<Instant>,
    /// The further details of the text. Nothing secret.
    pub details: MailDetails,
    /// A secret, such as a sign-in code. Sealed by the vault for
    /// [`crate::ports::Purpose::OutgoingSecret`] with `key` as context.
    pub secret: Option<Vec<u8>>,
}

impl NewMail {
    /// A mail about nothing in particular, due at once; the rest is set field by field.
    #[must_use]
    pub fn new(key: String, to: Recipient, kind: MailKind, due_at: Instant) -> Self {
        Self {
            key,
            to,
            kind,
            game: None,
            seq: None,
            ply: None,
            due_at,
            deadline: due_at,
            expires_at: None,
            details: MailDetails::None,
            secret: None,
        }
    }
}

/// The state of an outgoing mail.
#[derive(
    Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MailState {
    /// Waits to be sent, or is being sent under a lease.
    Waiting,
    /// The next hop has it.
    Sent,
    /// Not sent, because it was no longer worth sending, or because another mail tells of it.
    Dropped,
    /// Given up.
    Dead,
}

impl MailState {
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

/// A mail in the outbox.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct OutboxRow {
    /// Its number, never given twice.
    pub id: i64,
    /// The mail. Recipient address and secret are erased once nothing more happens.
    pub mail: NewMail,
    /// Its state.
    pub state: MailState,
    /// The reason why it was dropped or is dead, or how the last attempt failed. Never an address, never text of the
    /// mail.
    pub reason: String,
    /// The number of times sending it was begun.
    pub attempts: u32,
    /// The instant at which somebody must look at it next, the end of a lease included; `None` when nothing more
    /// happens.
    pub next_at: Option<Instant>,
    /// The instant at which it was sent, dropped or given up.
    pub settled_at: Option<Instant>,
    /// The mail that was to tell of it. If that one ended without, this one is judged by itself.
    pub told_by: Option<i64>,
}

/// The mail that tells of another.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum ToldBy {
    /// The reader's digest of that instant.
    Digest,
    /// The mail of this number.
    Mail(i64),
}

/// The end of an attempt to send.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Settled {
    /// The next hop has it.
    Sent {
        /// The text, kept for a while because replies quote it; `None` for a mail with a secret.
        body: Option<String>,
        /// The waiting mails that it told of: they end with it.
        told: Vec<i64>,
    },
    /// No longer worth sending.
    Dropped {
        /// The reason in a few words.
        reason: String,
    },
    /// Given up.
    Dead {
        /// The reason in a few words.
        reason: String,
        /// The verdict on the address.
        bounce: Bounce,
    },
    /// Waits for another attempt.
    Retry {
        /// Not before.
        next_at: Instant,
        /// The error.
        error: String,
    },
    /// Not due after all; no attempt is counted.
    Postponed {
        /// The instant at which it is.
        due_at: Instant,
        /// The mail that describes it, unless it is being sent: then it is judged again. With `None` it stands by itself.
        told_by: Option<ToldBy>,
    },
}

/// The amount of mail that waits.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct OutboxFigures {
    /// Mails that could be sent now.
    pub due: u64,
    /// The instant at which the oldest of them became due.
    pub oldest: Option<Instant>,
}
