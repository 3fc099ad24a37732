use std::collections::{HashMap, HashSet};

use domain::{Actor, Digest, Event, GameId, Instant, PlayerId};

use crate::{
    Failure,
    model::{
        Audience, Channel, GameIndex, GameRow, GameSummary, Key, Message, Recorded, StoredReceipt, Tried,
        WrittenMessage,
    },
};

/// Reads games.
pub trait GamesView {
    /// The state of a game.
    fn game(&mut self, id: GameId) -> Result<Option<GameRow>, Failure>;
    /// Events after `after`, in order, at most `limit`.
    fn events(&mut self, id: GameId, after: u32, limit: u32) -> Result<Vec<Recorded>, Failure>;
    /// Returns the number of events of those games that exist.
    fn versions(&mut self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Failure>;
    /// The messages of a game, in order.
    fn messages(&mut self, id: GameId) -> Result<Vec<Message>, Failure>;
    /// The messages that go with these events of a game, in order.
    fn messages_of(&mut self, id: GameId, seqs: &[u32]) -> Result<Vec<Message>, Failure>;
    /// All messages a player wrote, in order.
    fn messages_by(&mut self, author: PlayerId) -> Result<Vec<WrittenMessage>, Failure>;
    /// The message that goes with an event.
    fn message(&mut self, id: GameId, seq: u32) -> Result<Option<Message>, Failure>;
    /// The receipt of a submission, if this key of this actor was seen before.
    fn receipt(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredReceipt>, Failure>;
    /// A game as lists show it.
    fn summary(&mut self, id: GameId) -> Result<Option<GameSummary>, Failure>;
    /// Games of a player that this audience may see and that are over, or not, newest first, with numbers below `before`.
    fn games_of(
        &mut self,
        player: PlayerId,
        audience: Audience,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure>;
    /// The games of a player that are not over.
    fn active_games(&mut self, player: PlayerId) -> Result<Vec<GameRow>, Failure>;
    /// Returns the number of events of each game of a player that is not over, by its number.
    fn active_versions(&mut self, player: PlayerId) -> Result<Vec<(GameId, u32)>, Failure>;
    /// Returns for each game the event that first reached its current ply; none before the first move.
    fn current_ply_events(&mut self, games: &[GameId]) -> Result<HashMap<GameId, Event>, Failure>;
    /// Returns those of the games with a message of somebody else since the move that led to the position. The reader, a
    /// player of running games, must be able to read it.
    fn games_with_messages(&mut self, games: &[GameId], reader: PlayerId)
    -> Result<HashSet<GameId>, Failure>;
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
    /// The acts of an actor in a game, as far as receipts are stored, in order.
    fn caused(&mut self, id: GameId, actor: Actor) -> Result<Vec<Tried>, Failure>;
    /// The refusals of an actor in a game, as far as receipts are stored, the first ones in order.
    fn refused(&mut self, id: GameId, actor: Actor, limit: u32) -> Result<Vec<Tried>, Failure>;
    /// Returns the actors that were refused something in a game, and how often.
    fn refused_whom(&mut self, id: GameId) -> Result<Vec<(Actor, u32)>, Failure>;
    /// Games with an envelope, with numbers above `after`, in order: those that are not over, and of the others those
    /// that wait for an arbiter.
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
    /// Stores a message.
    fn insert_message(&mut self, game: GameId, message: &Message) -> Result<(), Failure>;
    /// Takes away the envelope of a draft that was replaced.
    fn forget_envelope(&mut self, game: GameId, commitment: Digest) -> Result<(), Failure>;
    /// Erases the text beside an event, with its salt; whether there was one.
    fn erase_text(&mut self, game: GameId, seq: u32) -> Result<bool, Failure>;
    /// Erases all texts of a player, with their salts; the record keeps their digests.
    fn erase_messages(&mut self, author: PlayerId) -> Result<(), Failure>;
    /// Stores the receipt of a submission.
    fn insert_receipt(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredReceipt,
    ) -> Result<(), Failure>;
    /// Deletes receipts of what was accepted before then and of what was refused before then, and those of
    /// arrangements; about `limit` of each. Answers how many.
    fn prune_receipts(&mut self, accepted: Instant, refused: Instant, limit: u32) -> Result<usize, Failure>;
    /// Stores a sealed envelope, already encrypted.
    fn insert_envelope(&mut self, game: GameId, commitment: Digest, sealed: &[u8]) -> Result<(), Failure>;
}
