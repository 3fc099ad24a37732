use domain::Instant;

use crate::{
    Failure,
    model::{Downtime, Due, GameRow},
};

/// Reads what the timekeeper needs. Every query costs what is due, not what exists.
pub trait TimekeepingView {
    /// Games whose deadline or resumption lies before `now`, after a place in the index.
    fn due(&mut self, now: Instant, after: Option<Due>, limit: u32) -> Result<Vec<Due>, Failure>;
    /// Games whose reminder is due at `now`, after a place in the index, and those that would be looked at in vain.
    fn reminders_due(&mut self, now: Instant, after: Option<Due>, limit: u32) -> Result<Vec<Due>, Failure>;
    /// The first instant after `after` at which somebody must look: nothing is due between them.
    fn next_due(&mut self, after: Instant) -> Result<Option<Instant>, Failure>;
    /// The last heartbeat.
    fn heartbeat(&mut self) -> Result<Option<Instant>, Failure>;
    /// The oldest downtime that is not yet given back to all running clocks.
    fn open_downtime(&mut self) -> Result<Option<Downtime>, Failure>;
}

/// Writes what the timekeeper needs.
pub trait TimekeepingTx: TimekeepingView {
    /// Sets when the next reminder of a game is due, and when to look at it again; nothing else about the game changes.
    fn set_remind_at(&mut self, row: &GameRow, remind_at: Option<Instant>) -> Result<(), Failure>;
    /// Writes the heartbeat.
    fn beat(&mut self, at: Instant) -> Result<(), Failure>;
    /// Records a downtime that is to be given back.
    fn insert_downtime(&mut self, downtime: Downtime) -> Result<(), Failure>;
    /// The downtime has been given back to every running clock.
    fn close_downtime(&mut self, from: Instant, at: Instant) -> Result<(), Failure>;
}
