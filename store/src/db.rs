use std::time::Duration;
use std::{fmt, fs::OpenOptions, os::unix::fs::OpenOptionsExt as _, path::Path};

use app::{
    Failure,
    ports::{Ledger, View, Work},
};
use diesel::{
    connection::SimpleConnection,
    prelude::*,
    r2d2::{ConnectionManager, CustomizeConnection, Pool},
    result::Error as DieselError,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::writer::Writer;

const SQLITE: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");

/// Every query is written once on this; where the databases differ, the difference stands in one place.
pub(crate) type Db = SqliteConnection;

/// A connection in use: the one thing the ports of app are implemented on.
pub(crate) struct Conn<'a> {
    pub(crate) db: &'a mut Db,
}

/// The ledger.
pub struct Store {
    writer: Writer,
    readers: Pool<ConnectionManager<Db>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store(..)")
    }
}

/// Why the database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// A mistyped URL is an error, never a new SQLite file.
    #[error("the database URL must begin with sqlite:, not {0:?}")]
    Scheme(String),
    /// The file cannot be made or written.
    #[error("the file cannot be made or written")]
    File(#[source] std::io::Error),
    /// The file is not a database we can use.
    #[error("the database could not be opened")]
    Connect(#[source] diesel::ConnectionError),
    /// The connection could not be set up.
    #[error("the database could not be set up")]
    SetUp(#[source] DieselError),
    /// The readers could not be started.
    #[error("the readers could not be started")]
    Readers(#[source] diesel::r2d2::PoolError),
    /// A migration failed; nothing of it was kept.
    #[error("the migrations failed")]
    Migrations(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The writer could not be started.
    #[error("the writer could not be started")]
    Writer(#[source] std::io::Error),
}

// WAL with synchronous=FULL: a commit is on the disk before it is acknowledged. secure_delete: what is erased
// (raw mail, secrets) is overwritten. Both are per connection.
const WRITER_PRAGMAS: &str = "PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; \
     PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA wal_autocheckpoint=1000; \
     PRAGMA journal_size_limit=16777216; PRAGMA cache_size=-32768;";
const READER_PRAGMAS: &str = "PRAGMA busy_timeout=5000; PRAGMA query_only=ON;";

#[derive(Debug)]
struct ReadOnly;

impl CustomizeConnection<Db, diesel::r2d2::Error> for ReadOnly {
    fn on_acquire(&self, db: &mut Db) -> Result<(), diesel::r2d2::Error> {
        db.batch_execute(READER_PRAGMAS).map_err(diesel::r2d2::Error::QueryError)
    }
}

/// Connections for reading. A read is short, so few serve many; without a free one the caller is told to come again.
const READERS: u32 = 4;
const READER_TIMEOUT: Duration = Duration::from_secs(5);

/// A connection that may write, durably.
pub(crate) fn open_writer(path: &Path) -> Result<Db, OpenError> {
    let mut db = Db::establish(&path.display().to_string()).map_err(OpenError::Connect)?;
    db.batch_execute(WRITER_PRAGMAS).map_err(OpenError::SetUp)?;
    Ok(db)
}

impl Store {
    /// Opens the database at `sqlite:PATH`, runs the migrations and starts the writer.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open(url: &str) -> Result<Self, OpenError> {
        let path = url
            .strip_prefix("sqlite:")
            .ok_or_else(|| OpenError::Scheme(url.split(':').next().unwrap_or_default().into()))?;
        let path = path.strip_prefix("//").unwrap_or(path);
        // For its owner alone; SQLite gives the WAL the mode of the database.
        OpenOptions::new().create(true).append(true).mode(0o600).open(path).map_err(OpenError::File)?;
        let mut db = open_writer(Path::new(path))?;
        db.run_pending_migrations(SQLITE).map_err(OpenError::Migrations)?;
        let readers = Pool::builder()
            .max_size(READERS)
            .connection_timeout(READER_TIMEOUT)
            .test_on_check_out(false)
            .connection_customizer(Box::new(ReadOnly))
            .build(ConnectionManager::new(path))
            .map_err(OpenError::Readers)?;
        Ok(Self { writer: Writer::start(db, Path::new(path)).map_err(OpenError::Writer)?, readers })
    }

    /// Opens the SQLite file, made if it is not there.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open_file(path: &Path) -> Result<Self, OpenError> {
        Self::open(&format!("sqlite:{}", path.display()))
    }
}

impl Ledger for Store {
    fn write(&self, work: Work) -> Result<(), Failure> {
        self.writer.write(work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        let mut db = self.readers.get().map_err(|error| {
            tracing::warn!(%error, "no reader is free");
            Failure::Busy
        })?;
        // A deferred transaction: all reads of one piece of work see one snapshot.
        db.transaction(|db| work(&mut Conn { db }).map_err(InTransaction::Failure)).map_err(Failure::from)
    }
}

/// An error inside a transaction, either diesel's or the work's own.
pub(crate) enum InTransaction {
    Failure(Failure),
    Diesel(DieselError),
}

impl From<DieselError> for InTransaction {
    fn from(error: DieselError) -> Self {
        Self::Diesel(error)
    }
}

impl From<InTransaction> for Failure {
    fn from(error: InTransaction) -> Self {
        match error {
            InTransaction::Failure(failure) => failure,
            InTransaction::Diesel(error) => failed(error),
        }
    }
}

/// Every database error is our failure; a missing row is `Option`, never an error.
pub(crate) fn failed(error: DieselError) -> Failure {
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
