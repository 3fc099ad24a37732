//! Moving everything from one database to another, through a file: one line a row.

use std::{
    io::{self, BufRead, Write},
    path::Path,
};

use app::Failure;
use serde::{Deserialize, Serialize};

use crate::{OpenError, Store, postgres, sqlite};

/// Every table, what others refer to first. The row of `installation` stands in the header; `log_pending` is what the
/// log lacks.
pub(crate) const TABLES: [&str; 29] = [
    "player",
    "code",
    "session",
    "api_token",
    "account_event",
    "envelope_key",
    "game",
    "conditional",
    "event",
    "message",
    "envelope",
    "receipt",
    "challenge",
    "lobby_request",
    "heartbeat",
    "downtime",
    "inbox",
    "inbox_raw",
    "inbox_answers",
    "closing_line",
    "mail_problem",
    "bulk_command",
    "answer_window",
    "outbox",
    "log_tree",
    "log_entry",
    "log_tile",
    "log_key",
    "log_statement",
];

/// The first line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    /// The version of the format.
    pub(crate) postzug_export: u32,
    /// What made the tables: only a database made by the same takes the rows.
    pub(crate) migrations: Vec<String>,
    pub(crate) epoch: i64,
    pub(crate) generation: i64,
    pub(crate) key_check: Option<String>,
}

/// What was moved.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Moved {
    /// Rows of each table.
    pub rows: Vec<(String, u64)>,
    /// SHA-256 over every row and the numbers given: the same in both databases.
    pub digest: String,
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error("the database failed")]
    Failure(#[from] Failure),
    /// The migrations cannot be listed.
    #[error("the migrations cannot be listed")]
    Migrations(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The file cannot be read or written.
    #[error("the file cannot be read or written")]
    File(#[source] io::Error),
    /// Another process writes, and what it acknowledges meanwhile would not be in the file.
    #[error("an instance still writes to this database: stop it first")]
    NotAlone,
    /// The database holds something already.
    #[error("the database is not empty: there are rows in {0}")]
    NotEmpty(String),
    /// Another version made one of them.
    #[error("the export is of another version of the tables: make it with the version that imports it")]
    OtherVersion,
    /// A table this version knows nothing of.
    #[error("this version knows no table {0:?}; use the newer one")]
    UnknownTable(String),
    /// Not an export.
    #[error("this is not an export of Postzug")]
    Format,
    /// A line that cannot be read.
    #[error("a line cannot be read: {0}")]
    Line(String),
    /// The file ends too early.
    #[error("the file ends too early")]
    CutShort,
    /// The file is not what was written.
    #[error("the file was altered")]
    Altered,
}

impl From<diesel::result::Error> for TransferError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Failure(Failure::Storage(Box::new(error)))
    }
}

/// Writes everything in the database as it stands at one instant. Sealed moves, raw mails and codes stay sealed:
/// the keys travel apart.
///
/// # Errors
///
/// See [`TransferError`].
pub fn export(url: &str, out: &mut dyn Write) -> Result<Moved, TransferError> {
    drop(Store::open(url)?);
    match sqlite_path(url) {
        Some(path) => sqlite::export(path, out),
        None => postgres::export(url, out),
    }
}

/// [`export`] while nobody else writes to the database, nor begins to before it is done.
///
/// # Errors
///
/// See [`TransferError`].
pub fn export_alone(url: &str, out: &mut dyn Write) -> Result<Moved, TransferError> {
    drop(Store::open(url)?);
    match sqlite_path(url) {
        // Whoever serves a file holds the lock of its folder, which the caller has.
        Some(path) => sqlite::export(path, out),
        None => postgres::export_alone(url, out),
    }
}

/// Reads everything into an empty database, in one transaction; it is then marked as an unfinished import. Into an
/// unfinished import nothing goes, and the same file gives the same answer.
///
/// # Errors
///
/// See [`TransferError`]; the database is as empty as before.
pub fn import(url: &str, input: &mut dyn BufRead) -> Result<Moved, TransferError> {
    drop(Store::open(url)?);
    match sqlite_path(url) {
        Some(path) => sqlite::import(path, input),
        None => postgres::import(url, input),
    }
}

fn sqlite_path(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
}
