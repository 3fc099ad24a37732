use domain::{Actor, GameId, Instant, PlayerId, Refusal};

use crate::{
    Failure,
    model::{BulkCommand, DueBulkCommand},
};

/// Reads bulk_commands.
pub trait BulkCommandsView {
    /// The commands that are due by then, the earliest first and then by their keys, after a given one.
    fn bulk_commands_due(
        &mut self,
        by: Instant,
        after: Option<&DueBulkCommand>,
        limit: u32,
    ) -> Result<Vec<DueBulkCommand>, Failure>;
    /// An unfinished bulk command.
    fn bulk_command(&mut self, key: &str) -> Result<Option<BulkCommand>, Failure>;
    /// Its outcome so far, by the receipts of its submissions, in order of the games' numbers.
    fn bulk_command_receipts(
        &mut self,
        actor: Actor,
        key: &str,
    ) -> Result<Vec<(GameId, Option<Refusal>)>, Failure>;
    /// The keys of those that are not done for games of a player in this event.
    fn bulk_commands_of(&mut self, player: PlayerId, event: &str) -> Result<Vec<String>, Failure>;
    /// The keys of those in games of this player, received at or before `by`, that are still tried.
    fn bulk_commands_tried(&mut self, player: PlayerId, by: Instant) -> Result<Vec<String>, Failure>;
    /// Returns the number of those that are not tried any more.
    fn bulk_commands_set_aside(&mut self) -> Result<u64, Failure>;
}

/// Writes bulk_commands.
pub trait BulkCommandsTx: BulkCommandsView {
    /// Stores one, due at once. A stored command with its key is due again as if it had never failed. It also covers games
    /// that had begun when this command was received.
    fn insert_bulk_command(&mut self, bulk_command: &BulkCommand) -> Result<(), Failure>;
    /// Stores the number of failures and the next attempt, if there is one; false if the bulk command is gone.
    fn reschedule_bulk_command(
        &mut self,
        key: &str,
        attempts: u16,
        next_at: Option<Instant>,
    ) -> Result<bool, Failure>;
    /// Makes all that was set aside due again; returns how many there were.
    fn resume_bulk_commands(&mut self, at: Instant) -> Result<usize, Failure>;
    /// All games have it. Whether it was there.
    fn forget_bulk_command(&mut self, key: &str) -> Result<bool, Failure>;
}
