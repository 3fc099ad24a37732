//! The file that carries a database: its header and its errors.

use std::io;

use app::Failure;
use serde::{Deserialize, Serialize};

use crate::opening::OpenError;

/// Every table, the referenced ones first. The row of `installation` is in the header; `log_pending` has the events that the
/// log lacks.
pub(crate) const TABLES: [&str; 36] = [
    "player",
    "code",
    "session",
    "api_token",
    "account_event",
    "envelope_key",
    "calendar",
    "game",
    "conditional",
    "game_note",
    "game_analysis",
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
    "mail_source",
    "bulk_command",
    "answer_window",
    "outbox",
    "log_tree",
    "log_entry",
    "log_tile",
    "log_key",
    "log_statement",
    "webhook",
    "webhook_delivery",
    "webhook_place",
];

/// The first line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    /// The version of the format.
    pub(crate) postzug_export: u32,
    /// Migrations that made the tables: only a database made by the same takes the rows.
    pub(crate) migrations: Vec<String>,
    pub(crate) epoch: i64,
    pub(crate) generation: i64,
    pub(crate) key_check: Option<String>,
}

/// The rows that were moved.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Moved {
    /// Rows of each table.
    pub rows: Vec<(String, u64)>,
    /// SHA-256 over every row and the numbers given: the same in both databases.
    pub digest: String,
}

/// An error that stopped a move: nothing was moved.
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
    /// Another process writes, and its new rows would not be in the file.
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
    /// The file was altered after it was written.
    #[error("the file was altered")]
    Altered,
}

impl From<diesel::result::Error> for TransferError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Failure(Failure::Storage(Box::new(error)))
    }
}
