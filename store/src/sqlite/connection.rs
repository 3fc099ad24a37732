//! A connection to the file, and its errors.

use std::path::Path;

use app::Failure;
use diesel::{connection::SimpleConnection as _, prelude::*, result::Error as DieselError};

use crate::opening::OpenError;

pub(crate) type Db = SqliteConnection;

// WAL with synchronous=FULL: a commit is on the disk before it is acknowledged. secure_delete: erased data
// (raw mail, secrets) is overwritten. Both are per connection. The writer makes a checkpoint of its own only when
// those beside it ([`Checkpoints`]) do not keep up: then it starts the log again from the front.
pub(super) const WRITER_PRAGMAS: &str = "PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; \
     PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA wal_autocheckpoint=8000; \
     PRAGMA journal_size_limit=67108864; PRAGMA cache_size=-16384;";
pub(super) const READER_PRAGMAS: &str = "PRAGMA busy_timeout=5000; PRAGMA query_only=ON;";

/// A connection that may write, durably.
pub(super) fn open_writer(path: &Path) -> Result<Db, OpenError> {
    let mut db = Db::establish(&path.display().to_string()).map_err(OpenError::Connect)?;
    db.batch_execute(WRITER_PRAGMAS).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// Turns the error of a file that SQLite does not recognise into damage, whichever statement met it first.
pub(super) fn damaged_if_corrupt(error: OpenError) -> OpenError {
    match error {
        OpenError::SetUp(DieselError::DatabaseError(_, info))
            if ["malformed", "not a database"].iter().any(|words| info.message().contains(words)) =>
        {
            OpenError::Damaged(info.message().to_owned())
        }
        other => other,
    }
}

/// Stores the failure of a piece of work while diesel rolls back.
pub(super) fn rolled_back(own: &mut Option<Failure>, result: Result<(), Failure>) -> Result<(), DieselError> {
    result.map_err(|failure| {
        *own = Some(failure);
        DieselError::RollbackTransaction
    })
}

/// Converts a database error; a missing row is `None`, never an error.
pub(super) fn failed(error: DieselError) -> Failure {
    let message = match &error {
        DieselError::DatabaseError(_, info) => info.message(),
        DieselError::RollbackErrorOnCommit { commit_error, .. } => match &**commit_error {
            DieselError::DatabaseError(_, info) => info.message(),
            _ => "",
        },
        _ => "",
    };
    if message.contains("is full") {
        Failure::Full(Box::new(error))
    } else if message.contains("is locked") {
        // Another process holds the database, such as a backup.
        Failure::Busy
    } else {
        Failure::Storage(Box::new(error))
    }
}
