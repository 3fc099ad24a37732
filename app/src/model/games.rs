use domain::{
    Actor, Digest, Event, Game, GameId, Instant, Outcome, PlayerId, Ply, RecordEntry, Refusal, Termination,
};

use crate::{
    Failure,
    model::{Channel, Key, Receipt, record},
};

/// A game as stored: the fold of its events.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The state after `state.events` events.
    pub state: Game,
    /// Hash of the last event: the head of the chain.
    pub head: Digest,
    /// The instant at which the next reminder of the running clock is due.
    pub remind_at: Option<Instant>,
    /// There are conditional moves; see [`ConditionalView`](crate::ports::ConditionalView).
    pub conditional: bool,
}

/// One event of the record.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Recorded {
    /// The game.
    pub game: GameId,
    /// 1 for the first event.
    pub seq: u32,
    /// The actor.
    pub actor: Actor,
    /// The [`domain::Cause`] as JSON, byte for byte as it was hashed.
    pub cause: Option<String>,
    /// The event.
    pub event: Event,
    /// The event as JSON, byte for byte as it was hashed.
    pub body: String,
    /// The ply it makes, when it plays a move. One ply has one move.
    pub ply: Option<Ply>,
    /// See [`crate::model::record::hash`].
    pub hash: Digest,
}

impl Recorded {
    /// Its canonical text after the event with the hash `previous`; see [`crate::model::record::text`].
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn text(&self, previous: &Digest) -> Result<String, Failure> {
        record::text(previous, self.game, self.seq, self.actor, self.cause.as_deref(), &self.body)
    }

    /// The entry that [`domain::RecordVerifier`] judges.
    ///
    /// # Errors
    ///
    /// [`Failure`] when its cause cannot be read.
    pub fn entry(&self) -> Result<RecordEntry, Failure> {
        let unreadable = |error| Failure::unreadable("the cause of an event", &error);
        let cause = self.cause.as_deref().map(serde_json::from_str).transpose().map_err(unreadable)?;
        Ok(RecordEntry { actor: self.actor, cause, event: self.event.clone() })
    }
}

/// A text beside the record, which holds its salted digest: a message, or an arbiter's reason.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Message {
    /// The event that carries its digest.
    pub seq: u32,
    /// The author.
    pub author: PlayerId,
    /// Random bytes before the text in its digest; none once it was erased.
    pub salt: Option<Salt>,
    /// The text; empty once it was erased.
    pub text: String,
}

/// A message as its author gets it back.
#[derive(Clone, Eq, PartialEq, Debug, serde::Serialize)]
pub struct WrittenMessage {
    /// The game of the event.
    pub game: GameId,
    /// The event that carries its digest.
    pub seq: u32,
    /// The text.
    pub text: String,
}

/// A game in a list.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameSummary {
    /// Its number.
    pub id: GameId,
    /// Events so far.
    pub version: u32,
    /// Half-moves played.
    pub ply: Ply,
    /// The players.
    pub players: domain::ByColor<PlayerId>,
    /// Their names.
    pub names: domain::ByColor<String>,
    /// The deadline of the running clock, or when an adjourned game resumes.
    pub due_at: Option<Instant>,
    /// The instant at which it started.
    pub started_at: Instant,
    /// The end: instant, outcome and reason.
    pub ended: Option<(Instant, Outcome, Termination)>,
}

/// The readers of a list of games.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Audience {
    /// People with an account, who see that every game exists.
    Accounts,
    /// Everybody, who sees games whose regulations allow it.
    Public,
}

/// One attempt of somebody to do something in a game, as the trail shows it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Tried {
    /// The instant at which it was judged.
    pub at: Instant,
    /// The account.
    pub actor: Actor,
    /// The entry point.
    pub channel: Channel,
    /// Its key.
    pub key: Key,
    /// The first event it caused.
    pub first: u32,
    /// Events of the game after it: none was caused if that is less than `first`.
    pub version: u32,
    /// The refusal they were told. A refused move is quoted, one to be sealed never.
    pub refusal: Option<Refusal>,
}

/// Columns that are derived from a game's state, so that a sweep or a move need not read the state.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct GameIndex {
    /// Tells whether a claim waits for an arbiter.
    pub asking: bool,
    /// Tells whether the public may read the game.
    pub public: bool,
    /// The instant at which the timekeeper looks at the game next.
    pub look_at: Option<Instant>,
}

/// A receipt and what it was given for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredReceipt {
    /// Keyed digest of game, command and expected ply: the same key with another request is refused.
    pub request: Digest,
    /// The answer.
    pub receipt: Receipt,
}

pub use translog::Salt;
