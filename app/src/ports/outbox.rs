use domain::{GameId, Instant, PlayerId, Ply};
use serde::{Deserialize, Serialize};

use crate::{Bounce, Failure};

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
    /// To an arbiter: an envelope waits for him, somebody is late, or the clocks are said to be wrong.
    ArbiterNews,
    /// A sealed move is in the log: the proof.
    LogReceipt,
    /// The game ended.
    GameOver,
    /// The service was restored from a copy, and the game stands where it stood then.
    Restored,
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
    /// To an administrator: a mail to postmaster@ or abuse@.
    PassedOn,
}

impl MailKind {
    /// Every kind.
    pub const ALL: [Self; 16] = [
        Self::GameStarted,
        Self::YourMove,
        Self::MoveRecorded,
        Self::Reminder,
        Self::GameNews,
        Self::Adjournment,
        Self::ArbiterNews,
        Self::LogReceipt,
        Self::GameOver,
        Self::Restored,
        Self::Challenge,
        Self::Transcript,
        Self::Confirmation,
        Self::SignInCode,
        Self::AccountNews,
        Self::PassedOn,
    ];

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it stops when mail to a player does not arrive. What somebody asks for and waits for goes on: codes,
    /// answers to his mails, and what concerns his account.
    #[must_use]
    pub const fn stops(self) -> bool {
        match self {
            Self::GameStarted
            | Self::YourMove
            | Self::MoveRecorded
            | Self::Reminder
            | Self::GameNews
            | Self::Adjournment
            | Self::ArbiterNews
            | Self::LogReceipt
            | Self::GameOver
            | Self::Restored
            | Self::Challenge
            | Self::PassedOn => true,
            Self::Transcript | Self::Confirmation | Self::SignInCode | Self::AccountNews => false,
        }
    }

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
            Self::ArbiterNews => "arbiter-news",
            Self::LogReceipt => "log-receipt",
            Self::GameOver => "game-over",
            Self::Restored => "restored",
            Self::Challenge => "challenge",
            Self::Transcript => "transcript",
            Self::Confirmation => "confirmation",
            Self::SignInCode => "sign-in-code",
            Self::AccountNews => "account-news",
            Self::PassedOn => "passed-on",
        }
    }
}

/// The recipient.
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
    /// The recipient.
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
    /// What the reader must not miss, or `due_at`: of the mails that are due, the earliest deadline goes first.
    pub deadline: Instant,
    /// Dropped when not sent by then.
    pub expires_at: Option<Instant>,
    /// What else the text needs, as JSON; empty if nothing. Nothing secret.
    pub details: String,
    /// What must not be in the database in clear (a sign-in code). Sealed by the vault for
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
            details: String::new(),
            secret: None,
        }
    }
}

/// Where an outgoing mail stands.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailState {
    /// To be sent, or being sent under a lease.
    Waiting,
    /// The next hop has it.
    Sent,
    /// Not sent, because it was no longer worth sending.
    Dropped,
    /// Given up.
    Dead,
}

impl MailState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Sent, Self::Dropped, Self::Dead];

    /// Its name in the database and on the operator's screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Sent => "sent",
            Self::Dropped => "dropped",
            Self::Dead => "dead",
        }
    }

    /// The state of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }
}

/// A mail in the outbox.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct OutboxRow {
    /// Its number, never given twice.
    pub id: i64,
    /// What is to be sent. Recipient address and secret are erased once nothing more happens.
    pub mail: NewMail,
    /// Where it stands.
    pub state: MailState,
    /// Why it was dropped or is dead, or how the last attempt failed. Never an address, never text of the mail.
    pub reason: String,
    /// How often sending it was begun.
    pub attempts: u32,
    /// When somebody must look at it next, the end of a lease included; `None` when nothing more happens.
    pub next_at: Option<Instant>,
    /// When it was sent, dropped or given up.
    pub settled_at: Option<Instant>,
}

/// How an attempt to send ended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Settled {
    /// The next hop has it.
    Sent {
        /// The text, kept for a while because replies quote it; `None` for a mail with a secret.
        body: Option<String>,
    },
    /// No longer worth sending.
    Dropped {
        /// In a few words.
        reason: String,
    },
    /// Given up.
    Dead {
        /// In a few words.
        reason: String,
        /// What it says of the address.
        bounce: Bounce,
    },
    /// To be tried again.
    Retry {
        /// Not before.
        next_at: Instant,
        /// How it failed.
        error: String,
    },
    /// Not due after all; no attempt is counted.
    Postponed {
        /// When it is.
        due_at: Instant,
    },
}

/// How much mail waits.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct OutboxFigures {
    /// Mails that could be sent now.
    pub due: u64,
    /// When the oldest of them became due.
    pub oldest: Option<Instant>,
}

/// Reads outgoing mail.
pub trait OutboxView {
    /// One mail.
    fn mail(&mut self, id: i64) -> Result<Option<OutboxRow>, Failure>;
    /// One mail by its key.
    fn mail_by_key(&mut self, key: &str) -> Result<Option<OutboxRow>, Failure>;
    /// Mails in a state (or all), newest first, with numbers below `before`.
    fn outbox(
        &mut self,
        state: Option<MailState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure>;
    /// Whether a mail could be sent now.
    fn has_mail_to_send(&mut self, now: Instant) -> Result<bool, Failure>;
    /// How much mail waits.
    fn outbox_figures(&mut self, now: Instant) -> Result<OutboxFigures, Failure>;
    /// The keys of the first and the last mails of a game sent to a player before `id`, oldest first, at most `limit`: the
    /// thread a mail belongs to.
    fn sent_before(
        &mut self,
        game: GameId,
        player: PlayerId,
        id: i64,
        limit: u32,
    ) -> Result<Vec<String>, Failure>;
    /// The texts last sent to a player about a game, newest first: what a reply of his may quote.
    fn sent_texts(&mut self, game: GameId, player: PlayerId, limit: u32) -> Result<Vec<String>, Failure>;
}

/// Writes outgoing mail.
pub trait OutboxTx: OutboxView {
    /// Enqueues a mail; nothing happens when the key is known.
    fn enqueue(&mut self, mail: &NewMail) -> Result<(), Failure>;
    /// Takes mails that are due, the earliest deadline first, counts the attempt and hides them `until`. A worker
    /// that dies leaves them to the next one.
    fn lease_mails(&mut self, now: Instant, until: Instant, limit: u32) -> Result<Vec<OutboxRow>, Failure>;
    /// Hides those mails `until` then that are still held under this attempt; returns their numbers.
    fn renew_mails(&mut self, held: &[(i64, u32)], until: Instant) -> Result<Vec<i64>, Failure>;
    /// After a restart, if no other instance can hold a lease: what was under way is due at once, and what was tried
    /// before is tried now.
    fn release_outbox_leases(&mut self, now: Instant) -> Result<(), Failure>;
    /// What would be tried the first time after `first`, or again after `again`, is due `now`; answers how many mails
    /// that were. Not reminders that wait for their time; and of the answers to mails, which the breaker may hold, only
    /// so many, those that would go first.
    fn bring_forward(
        &mut self,
        first: Instant,
        again: Instant,
        answers: u32,
        now: Instant,
    ) -> Result<usize, Failure>;
    /// Ends the attempt of that number. `false` when the lease had passed to another worker.
    fn settle_mail(&mut self, id: i64, attempt: u32, settled: &Settled, at: Instant)
    -> Result<bool, Failure>;
    /// Raises what has been counted for a mail that did not arrive to `score`, unless it was as much already;
    /// answers what it was before.
    fn count_bounce(&mut self, id: i64, score: u32) -> Result<u32, Failure>;
    /// Erases texts sent before then, at most `limit`; answers how many.
    fn prune_sent(&mut self, before: Instant, limit: u32) -> Result<usize, Failure>;
    /// Erases every text sent to a player who leaves; what still waits for him is dropped.
    fn forget_mails(&mut self, player: PlayerId, at: Instant) -> Result<(), Failure>;
}
