use domain::{Actor, Digest, Event, Game, GameId, Instant, PlayerId};

use crate::{Channel, Failure, Key, Receipt};

/// A game as stored: the fold of its events.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// The state after `state.events` events.
    pub state: Game,
    /// Hash of the last event: the head of the chain.
    pub head: Digest,
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
    /// What happened.
    pub event: Event,
    /// SHA-256 over the previous hash, and this event's canonical bytes.
    pub hash: Digest,
}

/// A message between players, beside the record that holds its salted digest.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Message {
    /// The event that carries its digest.
    pub seq: u32,
    /// Who wrote it.
    pub author: PlayerId,
    /// The text; empty after it was erased.
    pub text: String,
}

/// Reads games.
pub trait GamesView {
    /// The state of a game.
    fn game(&mut self, id: GameId) -> Result<Option<GameRow>, Failure>;
    /// Events after `after`, in order, at most `limit`.
    fn events(&mut self, id: GameId, after: u32, limit: u32) -> Result<Vec<Recorded>, Failure>;
    /// The messages of a game, in order.
    fn messages(&mut self, id: GameId) -> Result<Vec<Message>, Failure>;
    /// The receipt of a submission, if this key of this actor was seen before.
    fn receipt(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredReceipt>, Failure>;
}

/// A receipt and what it was given for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredReceipt {
    /// Digest of game, wish and expected ply: the same key with another request is refused.
    pub request: Digest,
    /// What was answered.
    pub receipt: Receipt,
}

/// Writes games.
pub trait GamesTx: GamesView {
    /// A number for a new game.
    fn new_game_id(&mut self) -> Result<GameId, Failure>;
    /// Appends events and stores the state they fold to. Fails if the game moved on since it was loaded.
    fn append(&mut self, row: &GameRow, events: &[Recorded], previous: u32) -> Result<(), Failure>;
    /// Keeps a message.
    fn keep_message(&mut self, game: GameId, message: &Message) -> Result<(), Failure>;
    /// Keeps the receipt of a submission.
    fn keep_receipt(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredReceipt,
    ) -> Result<(), Failure>;
    /// Keeps a sealed envelope, already encrypted.
    fn keep_envelope(&mut self, game: GameId, commitment: Digest, sealed: &[u8]) -> Result<(), Failure>;
    /// The encrypted envelope.
    fn envelope(&mut self, game: GameId, commitment: Digest) -> Result<Option<Vec<u8>>, Failure>;
}
