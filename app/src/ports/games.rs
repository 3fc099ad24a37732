use std::collections::HashMap;

use domain::{
    Actor, Digest, Event, Game, GameId, Instant, Outcome, PlayerId, Ply, RecordEntry, Refusal, Termination,
};

use super::Salt;
use crate::{Channel, Failure, Key, Receipt, record};

/// A game as stored: the fold of its events.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The state after `state.events` events.
    pub state: Game,
    /// Hash of the last event: the head of the chain.
    pub head: Digest,
    /// When the next reminder of the running clock is due.
    pub remind_at: Option<Instant>,
    /// There are conditional moves; see [`ConditionalView`](super::ConditionalView).
    pub conditional: bool,
}

/// One event of the record.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Recorded {
    /// Which game.
    pub game: GameId,
    /// 1 for the first event.
    pub seq: u32,
    /// Who caused it.
    pub actor: Actor,
    /// The [`domain::Cause`] as JSON, byte for byte as it was hashed.
    pub cause: Option<String>,
    /// What happened.
    pub event: Event,
    /// The event as JSON, byte for byte as it was hashed.
    pub body: String,
    /// The ply it makes, when it plays a move. One ply has one move.
    pub ply: Option<Ply>,
    /// See [`crate::record::hash`].
    pub hash: Digest,
}

impl Recorded {
    /// Its canonical text after the event with the hash `previous`; see [`crate::record::text`].
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
    /// Who wrote it.
    pub author: PlayerId,
    /// Random bytes before the text in its digest; none once it was erased.
    pub salt: Option<Salt>,
    /// The text; empty once it was erased.
    pub text: String,
}

/// A message as its author gets it back.
#[derive(Clone, Eq, PartialEq, Debug, serde::Serialize)]
pub struct WrittenMessage {
    /// In which game.
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
    /// Who plays.
    pub players: domain::ByColor<PlayerId>,
    /// Their names.
    pub names: domain::ByColor<String>,
    /// The deadline of the running clock, or when an adjourned game resumes.
    pub due_at: Option<Instant>,
    /// When it started.
    pub started_at: Instant,
    /// When and how it ended.
    pub ended: Option<(Instant, Outcome, Termination)>,
}

/// One attempt of somebody to do something in a game, as the trail shows it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Tried {
    /// When it was judged.
    pub at: Instant,
    /// Who.
    pub actor: Actor,
    /// Through which door.
    pub channel: Channel,
    /// Its key; that of a mail is `mail:NUMBER:LINE`.
    pub key: Key,
    /// The first event it caused.
    pub first: u32,
    /// Events of the game after it: none was caused if that is less than `first`.
    pub version: u32,
    /// What he was told was not done. A refused move is quoted, one to be sealed never.
    pub refusal: Option<Refusal>,
}

/// Columns that are derived from a game's state, so that a sweep or a move need not read the state.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct GameIndex {
    /// Tells whether a claim waits for an arbiter.
    pub asking: bool,
    /// When the timekeeper looks at the game next.
    pub look_at: Option<Instant>,
}

/// A receipt and what it was given for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredReceipt {
    /// Keyed digest of game, wish and expected ply: the same key with another request is refused.
    pub request: Digest,
    /// What was answered.
    pub receipt: Receipt,
}

/// Reads games.
pub trait GamesView {
    /// The state of a game.
    fn game(&mut self, id: GameId) -> Result<Option<GameRow>, Failure>;
    /// Events after `after`, in order, at most `limit`.
    fn events(&mut self, id: GameId, after: u32, limit: u32) -> Result<Vec<Recorded>, Failure>;
    /// How many events those of these games have that there are.
    fn versions(&mut self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Failure>;
    /// The messages of a game, in order.
    fn messages(&mut self, id: GameId) -> Result<Vec<Message>, Failure>;
    /// All messages a player wrote, in order.
    fn messages_by(&mut self, author: PlayerId) -> Result<Vec<WrittenMessage>, Failure>;
    /// The message that goes with an event.
    fn message(&mut self, id: GameId, seq: u32) -> Result<Option<Message>, Failure>;
    /// The receipt of a submission, if this key of this actor was seen before.
    fn receipt(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredReceipt>, Failure>;
    /// A game as lists show it.
    fn summary(&mut self, id: GameId) -> Result<Option<GameSummary>, Failure>;
    /// Games of a player that are over, or not, newest first, with numbers below `before`.
    fn games_of(
        &mut self,
        player: PlayerId,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure>;
    /// The games of a player that are not over.
    fn active_games(&mut self, player: PlayerId) -> Result<Vec<GameRow>, Failure>;
    /// How many events each game of a player has that is not over, by number.
    fn active_versions(&mut self, player: PlayerId) -> Result<Vec<(GameId, u32)>, Failure>;
    /// For each game, the event that first reached its current ply; none before the first move.
    fn current_ply_events(&mut self, games: &[GameId]) -> Result<HashMap<GameId, Event>, Failure>;
    /// All events of each game, in order.
    fn records(&mut self, games: &[GameId]) -> Result<HashMap<GameId, Vec<Event>>, Failure>;
    /// Numbers of all games above `after`, in order: for walking through everything.
    fn game_ids(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure>;
    /// Games that the record names and that have no row, at most `limit`.
    fn games_without_row(&mut self, limit: u32) -> Result<Vec<GameId>, Failure>;
    /// The derived columns of a game.
    fn game_index(&mut self, id: GameId) -> Result<Option<GameIndex>, Failure>;
    /// The commitments of the envelopes of a game that are stored.
    fn envelopes(&mut self, id: GameId) -> Result<Vec<Digest>, Failure>;
    /// What somebody did in a game, as far as receipts are kept, in order.
    fn caused(&mut self, id: GameId, actor: Actor) -> Result<Vec<Tried>, Failure>;
    /// What was refused somebody in a game, as far as receipts are kept, the first ones in order.
    fn refused(&mut self, id: GameId, actor: Actor, limit: u32) -> Result<Vec<Tried>, Failure>;
    /// Who was refused something in a game, and how often.
    fn refused_whom(&mut self, id: GameId) -> Result<Vec<(Actor, u32)>, Failure>;
    /// Games with an envelope, with numbers above `after`, in order: those that are not over, and of the others those that
    /// wait for an arbiter.
    fn games_with_envelopes(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure>;
    /// Games in which something waits for an arbiter, with numbers above `after`, in order.
    fn games_asking(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure>;
    /// The encrypted envelope.
    fn envelope(&mut self, game: GameId, commitment: Digest) -> Result<Option<Vec<u8>>, Failure>;
}

/// Writes games.
pub trait GamesTx: GamesView {
    /// A number for a new game.
    fn new_game_id(&mut self) -> Result<GameId, Failure>;
    /// Appends events and stores the state they fold to; `previous` is the number of events before, 0 for a new
    /// game. Fails if the game moved on since it was loaded.
    fn append(&mut self, row: &GameRow, events: &[Recorded], previous: u32) -> Result<(), Failure>;
    /// Notes whether a claim waits for an arbiter.
    fn set_asking(&mut self, game: GameId, asking: bool) -> Result<(), Failure>;
    /// Keeps a message.
    fn insert_message(&mut self, game: GameId, message: &Message) -> Result<(), Failure>;
    /// Takes away the envelope of a draft that was replaced.
    fn forget_envelope(&mut self, game: GameId, commitment: Digest) -> Result<(), Failure>;
    /// Erases the text beside an event, with its salt; whether there was one.
    fn erase_text(&mut self, game: GameId, seq: u32) -> Result<bool, Failure>;
    /// Erases all texts of a player, with their salts; the record keeps their digests.
    fn erase_messages(&mut self, author: PlayerId) -> Result<(), Failure>;
    /// Keeps the receipt of a submission.
    fn insert_receipt(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredReceipt,
    ) -> Result<(), Failure>;
    /// Deletes receipts of what was accepted before then and of what was refused before then, and those of arrangements;
    /// about `limit` of each. Answers how many.
    fn prune_receipts(&mut self, accepted: Instant, refused: Instant, limit: u32) -> Result<usize, Failure>;
    /// Keeps a sealed envelope, already encrypted.
    fn insert_envelope(&mut self, game: GameId, commitment: Digest, sealed: &[u8]) -> Result<(), Failure>;
}
