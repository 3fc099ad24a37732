use domain::{Instant, PlayerId};

use crate::{
    Failure,
    model::{Installation, MailKind, Totals},
};

/// Reads what the database is.
pub trait InstallationView {
    /// Counts games, players and mails.
    fn totals(&mut self) -> Result<Totals, Failure>;
    /// Reads it.
    fn installation(&mut self) -> Result<Installation, Failure>;
    /// Games above `after` that are not over, in order.
    fn games_under_way(&mut self, after: domain::GameId, limit: u32) -> Result<Vec<domain::GameId>, Failure>;
}

/// Writes what the database is, and voids what a copy must not bring back.
pub trait InstallationTx: InstallationView {
    /// Tells whether no other process writes to the database, nor will until this one has closed it. Of a file the
    /// caller knows that otherwise.
    fn is_alone(&mut self) -> Result<bool, Failure>;
    /// Replaces it.
    fn set_installation(&mut self, installation: &Installation) -> Result<(), Failure>;
    /// Ends every session and voids every mailed code; how many sessions.
    fn end_all_sessions(&mut self) -> Result<usize, Failure>;
    /// Revokes every API token; whose they were, each once.
    fn revoke_all_api_tokens(&mut self) -> Result<Vec<PlayerId>, Failure>;
    /// Revokes the addresses of all calendars; returns whose.
    fn forget_all_calendars(&mut self) -> Result<Vec<PlayerId>, Failure>;
    /// Drops what waits to be sent of these kinds or with a secret; how many.
    fn drop_waiting(&mut self, kinds: &[MailKind], reason: &str, at: Instant) -> Result<usize, Failure>;
    /// Leaves out numbers: `seen` of those that people meet (games, players, challenges) and `other` of the rest.
    fn skip_numbers(&mut self, seen: i64, other: i64) -> Result<(), Failure>;
}
