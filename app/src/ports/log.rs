use std::collections::HashSet;

use domain::{Actor, Digest, GameId, Instant, PlayerId};

pub use translog::{LogTile, PublicKey, Salt};

use crate::Failure;

/// The log as it was last signed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogHead {
    /// Its name in checkpoints.
    pub origin: String,
    /// Entries in it.
    pub size: u64,
    /// The newest signed tree head, of this size or a smaller one; none until one is signed.
    pub checkpoint: Option<SignedHead>,
}

/// A signed tree head.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SignedHead {
    /// The signed note, as it is served.
    pub note: String,
    /// Entries in the tree it is of.
    pub size: u64,
    /// The public key that signed it.
    pub key: PublicKey,
}

/// A key that signed checkpoints.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct LogKey {
    /// The key.
    pub public: PublicKey,
    /// The instant from which it holds.
    pub since: Instant,
}

/// The entry of the log about one event.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct LogEntry {
    /// Its place, from 0.
    pub leaf: u64,
    /// The game.
    pub game: GameId,
    /// The event in it.
    pub seq: u32,
    /// See [`crate::log::commitment`].
    pub commitment: Digest,
    /// None once erased.
    pub salt: Option<Salt>,
}

/// An event that is not in the log yet.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Unlogged {
    /// The game.
    pub game: GameId,
    /// The event in it.
    pub seq: u32,
    /// The actor.
    pub actor: Actor,
    /// Its cause as JSON.
    pub cause: Option<String>,
    /// The event as JSON.
    pub body: String,
    /// Hash of the event before it; [`crate::model::record::GENESIS`] for the first.
    pub previous: Digest,
}

/// An event that waits for the log.
#[derive(Debug)]
pub struct Waiting {
    /// Its place among those that wait.
    pub place: i64,
    /// The game.
    pub game: GameId,
    /// The event in it.
    pub seq: i64,
    /// It is the first of the game, or the one before it is in the log.
    pub is_next: bool,
    /// The event, or why it cannot be read.
    pub event: Result<Unlogged, Failure>,
}

/// The entries added to the log at once.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogExtension {
    /// The head it was made for; none if there was no log.
    pub before: Option<LogHead>,
    /// The entries in order.
    pub entries: Vec<LogEntry>,
    /// Every tile that changed, whole.
    pub tiles: Vec<LogTile>,
    /// The log after it; not signed by this.
    pub after: LogHead,
    /// Waiting places, after the first and up to the second. Of the events there, those already in the log wait no more.
    pub waited: (i64, i64),
}

/// Reads the log.
pub trait LogView {
    /// The log; none before the first checkpoint.
    fn log_head(&mut self) -> Result<Option<LogHead>, Failure>;
    /// The first of the events after this place that wait for the log, game by game and in their order.
    fn unlogged(&mut self, after: i64, limit: u32) -> Result<Vec<Waiting>, Failure>;
    /// Returns the number of events that are not in the log.
    fn unlogged_count(&mut self) -> Result<u64, Failure>;
    /// Entries from a place on, in order.
    fn log_entries(&mut self, from: u64, limit: u32) -> Result<Vec<LogEntry>, Failure>;
    /// The entries of the games of a player from a place on and before another, in order: place, game, event.
    fn log_entries_of(
        &mut self,
        player: PlayerId,
        from: u64,
        until: u64,
    ) -> Result<Vec<(u64, GameId, u32)>, Failure>;
    /// The players of the games that have entries from a place on and before another.
    fn players_in_log(&mut self, from: u64, until: u64) -> Result<HashSet<PlayerId>, Failure>;
    /// The entry of an event.
    fn log_entry(&mut self, game: GameId, seq: u32) -> Result<Option<LogEntry>, Failure>;
    /// The hashes of a tile, as far as there are any.
    fn log_tile(&mut self, level: u8, number: u64) -> Result<Option<Vec<u8>>, Failure>;
    /// Every key that signed a checkpoint, the youngest first.
    fn log_keys(&mut self) -> Result<Vec<LogKey>, Failure>;
    /// Events that sealed a move, among the entries from a place on.
    fn sealed_since(&mut self, leaf: u64) -> Result<Vec<(GameId, u32)>, Failure>;
    /// The statements about the log, in order: signed notes ([`crate::log::Statement`]).
    fn log_statements(&mut self) -> Result<Vec<String>, Failure>;
    /// Reads all events of the next games above `after`, up to this number of games.
    fn left_out(&mut self, after: GameId, games: u32) -> Result<LeftOut, Failure>;
}

/// Events that were left out of the log; there should be none.
#[derive(Clone, Debug, Default)]
pub struct LeftOut {
    /// Events that are neither in the log nor wait for it.
    pub events: Vec<(GameId, u32)>,
    /// The last game looked at, if there was one.
    pub last: Option<GameId>,
}

/// Writes the log.
pub trait LogTx: LogView {
    /// Adds to the log, unless it is not as it was before any more: then nothing happens and the answer is false.
    fn extend_log(&mut self, extension: &LogExtension) -> Result<bool, Failure>;
    /// Publishes the signed head of the current log. If the log differs from `head` by then, nothing happens and the answer
    /// is false.
    fn publish_head(&mut self, head: &LogHead, at: Instant) -> Result<bool, Failure>;
    /// Lets events wait for the log, but for those that do or are in it.
    fn wait_for_log(&mut self, events: &[(GameId, u32)]) -> Result<(), Failure>;
    /// Keeps another signed note about the log.
    fn add_log_statement(&mut self, note: &str) -> Result<(), Failure>;
    /// Gives the log another name: its checkpoint is to be signed anew.
    fn rename_log(&mut self, origin: &str) -> Result<(), Failure>;
}

/// The key that signs checkpoints, on this host.
pub trait LogKeys: Send + Sync {
    /// The public half of the key that signs.
    fn public(&self) -> Result<PublicKey, Failure>;
    /// Signs with the youngest key; which one it was.
    fn sign(&self, message: &[u8]) -> Result<(PublicKey, [u8; 64]), Failure>;
}

/// The keys of this host with what they signed last. What stands here is believed, whatever the database says.
pub trait LogKeeper: LogKeys {
    /// The public halves of every key that ever signed, the youngest first.
    fn known(&self) -> Result<Vec<PublicKey>, Failure>;
    /// The newest head that was signed or seen here, a signed note.
    fn latest_head(&self) -> Result<Option<String>, Failure>;
    /// Heads stored before the database was restored from copies, under names the log had then.
    fn put_aside(&self) -> Result<Vec<String>, Failure>;
    /// The statements with which keys introduced those after them, the oldest first.
    fn introductions(&self) -> Result<Vec<String>, Failure>;
    /// Replaces the stored head; when it returns, a loss of power does not undo it.
    fn replace_head(&self, note: &str) -> Result<(), Failure>;
}
