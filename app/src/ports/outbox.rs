use domain::{GameId, Instant, PlayerId, Ply};
use serde::{Deserialize, Serialize};

use crate::Failure;

/// Why a mail is sent. The text is made when it is delivered, from the record as of `seq`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailKind {
    /// The game began.
    GameStarted,
    /// The opponent moved: your turn.
    YourMove,
    /// Your move by mail was recorded.
    MoveRecorded,
    /// The time runs short.
    Reminder,
    /// The opponent declined your offer, sent a message, claimed wrongly or sent an illegal move.
    GameNews,
    /// Adjournment was proposed, agreed, ordered, declined; sealed; resumption asked.
    Adjournment,
    /// The game ended.
    GameOver,
    /// Somebody challenges you, or your challenge or seek was answered.
    Challenge,
    /// The transcript of the commands in a mail.
    Transcript,
    /// A question: reply to confirm.
    Confirmation,
    /// A code to sign up or sign in with.
    SignInCode,
    /// Something about the account changed.
    AccountNews,
}

impl MailKind {
    /// Its name in keys, headers and labels.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GameStarted => "game-started",
            Self::YourMove => "your-move",
            Self::MoveRecorded => "move-recorded",
            Self::Reminder => "reminder",
            Self::GameNews => "game-news",
            Self::Adjournment => "adjournment",
            Self::GameOver => "game-over",
            Self::Challenge => "challenge",
            Self::Transcript => "transcript",
            Self::Confirmation => "confirmation",
            Self::SignInCode => "sign-in-code",
            Self::AccountNews => "account-news",
        }
    }
}

/// To whom.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipient {
    /// The address on file when it is delivered.
    Player(PlayerId),
    /// An address that is not (yet) on file: sign-up, change of address.
    Address(String),
}

/// A mail to be sent, enqueued in the transaction that causes it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewMail {
    /// Unique for ever, such as `42.23.7.your-move` (game, seq, player, kind): enqueuing twice sends once.
    pub key: String,
    /// To whom.
    pub to: Recipient,
    /// Why.
    pub kind: MailKind,
    /// About which game.
    pub game: Option<GameId>,
    /// The event it is about: the text shows the game after it.
    pub seq: Option<u32>,
    /// Half-moves played then: the ply its reply address is bound to.
    pub ply: Option<Ply>,
    /// Not before.
    pub due_at: Instant,
    /// Dropped when not sent by then.
    pub expires_at: Option<Instant>,
    /// What else the text needs, as JSON; empty if nothing. Nothing secret.
    pub details: String,
    /// What must not be in the database in clear (a sign-in code). Sealed by the vault for
    /// [`crate::ports::Purpose::OutgoingSecret`] with `key` as context.
    pub secret: Option<Vec<u8>>,
}

/// Reads outgoing mail.
pub trait OutboxView {}

/// Writes outgoing mail.
pub trait OutboxTx: OutboxView {
    /// Enqueues a mail; nothing happens when the key is known.
    fn enqueue(&mut self, mail: &NewMail) -> Result<(), Failure>;
}
