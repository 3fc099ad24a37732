use std::fmt;

use domain::{Instant, PlayerId};

use super::MailKind;
use crate::Failure;

/// When the database was last restored from a copy, in seconds since 1970; 0 if never. What was made before it and
/// is not in the copy belongs to a time that is lost.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Default)]
pub struct Epoch(pub i64);

impl fmt::Display for Epoch {
    /// As it stands in addresses and keys, such as `r6925f1a0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{:x}", self.0)
    }
}

impl Epoch {
    /// Reads what [`Epoch`] displays.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        let epoch = Self(i64::from_str_radix(text.strip_prefix('r')?, 16).ok()?);
        (epoch.0 > 0 && epoch.to_string() == text).then_some(epoch)
    }

    /// What keys of mails end with, so that a mail never gets the Message-ID of one that is lost; empty before the
    /// first restoration.
    #[must_use]
    pub fn suffix(self) -> String {
        if self == Self::default() { String::new() } else { format!(".{self}") }
    }
}

/// Whether a database may be served.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum InstallationState {
    /// It may.
    Live,
    /// It is a copy made by a backup: it may after it was restored.
    Copy,
    /// An import into it was not finished: never.
    Import,
}

impl InstallationState {
    /// Its name in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Copy => "copy",
            Self::Import => "import",
        }
    }

    /// The state of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Live, Self::Copy, Self::Import].into_iter().find(|state| state.name() == name)
    }
}

/// What the database itself is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Installation {
    /// Whether it may be served.
    pub state: InstallationState,
    /// When it was last restored.
    pub epoch: Epoch,
    /// Counts up while it is served.
    pub generation: i64,
    /// Keyed digest that tells which folder of keys belongs to it; none before it was first served.
    pub key_check: Option<[u8; 32]>,
}

/// Totals for the operator's dashboards. Counting costs what exists: ask every few minutes, not every second.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Totals {
    /// Games that are not over.
    pub games_running: u64,
    /// Games that are over.
    pub games_ended: u64,
    /// Accounts that are not deleted.
    pub players: u64,
    /// Incoming mails set aside for the operator.
    pub mails_set_aside: u64,
    /// Bytes of the database.
    pub bytes: u64,
}

/// Reads what the database is.
pub trait InstallationView {
    /// Counts games, players and mails.
    fn totals(&mut self) -> Result<Totals, Failure>;
    /// What it is.
    fn installation(&mut self) -> Result<Installation, Failure>;
    /// Games above `after` that are not over, in order.
    fn games_under_way(&mut self, after: domain::GameId, limit: u32) -> Result<Vec<domain::GameId>, Failure>;
}

/// Writes what the database is, and voids what a copy must not bring back.
pub trait InstallationTx: InstallationView {
    /// Whether no other process writes to the database, nor will until this one has closed it. Of a file the caller knows
    /// that otherwise.
    fn is_alone(&mut self) -> Result<bool, Failure>;
    /// Replaces it.
    fn set_installation(&mut self, installation: &Installation) -> Result<(), Failure>;
    /// Ends every session and voids every mailed code; how many sessions.
    fn end_all_sessions(&mut self) -> Result<usize, Failure>;
    /// Revokes every API token; whose they were, each once.
    fn revoke_all_api_tokens(&mut self) -> Result<Vec<PlayerId>, Failure>;
    /// Drops what waits to be sent of this kind; how many.
    fn drop_waiting(&mut self, kind: MailKind, reason: &str, at: Instant) -> Result<usize, Failure>;
    /// Leaves out numbers: `seen` of those that people meet (games, players, challenges) and `other` of the rest.
    fn skip_numbers(&mut self, seen: i64, other: i64) -> Result<(), Failure>;
}
