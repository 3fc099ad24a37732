use std::{fmt, path::Path, time::Duration};

use app::{
    Failure,
    ports::{Done, Ledger, LockScope, View, Work},
};
use diesel::{
    migration::MigrationSource,
    result::{Error as DieselError, QueryResult},
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};
use domain::Instant;

use crate::{postgres, sqlite, writer::Writer};

/// Connections for reading. A read is short, so few serve many; without a free one the caller is told to come again.
pub(crate) const READERS: u32 = 4;
pub(crate) const READER_TIMEOUT: Duration = Duration::from_secs(5);

/// The newest level of a database this binary can serve. A migration that takes away what binaries of this level
/// use raises `installation.level`, and this number goes with it.
pub(crate) const LEVEL: i64 = 1;
/// The migration that brought levels.
const LEVELS_SINCE: &str = "20261121000010";

/// Another version may have changed the database: one of the same level only added to it.
pub(crate) fn may_serve<DB: diesel::backend::Backend, C: MigrationHarness<DB>>(
    db: &mut C,
    migrations: &EmbeddedMigrations,
    level: impl FnOnce(&mut C) -> QueryResult<i64>,
) -> Result<(), OpenError>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let applied = db.applied_migrations().map_err(OpenError::Migrations)?;
    let applied: Vec<String> = applied.iter().map(ToString::to_string).collect();
    if !applied.iter().any(|version| version == LEVELS_SINCE) {
        return Ok(());
    }
    let level = level(db).map_err(OpenError::SetUp)?;
    if level > LEVEL {
        return Err(OpenError::Newer { level });
    }
    let known = MigrationSource::<DB>::migrations(migrations).map_err(OpenError::Migrations)?;
    let known: Vec<String> = known.iter().map(|migration| migration.name().version().to_string()).collect();
    let newer: Vec<_> = applied.iter().filter(|version| !known.contains(version)).collect();
    if !newer.is_empty() {
        tracing::warn!(migrations = ?newer, "a newer version has added to the database; it is served all the same");
    }
    Ok(())
}

/// The ledger.
pub struct Store {
    writer: Writer,
    readers: Readers,
}

enum Readers {
    Sqlite(sqlite::Readers),
    Postgres(postgres::Readers),
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
    #[error("the database URL must begin with sqlite: or postgres:, not {0:?}")]
    Scheme(String),
    /// The file is damaged; a start would make it worse.
    #[error(
        "the database is damaged: {0}. Put the last backup in its place (postzug restore); keep the damaged file, \
         sqlite3's .recover reads what is left"
    )]
    Damaged(String),
    /// The file cannot be made or written.
    #[error("the file cannot be made or written")]
    File(#[source] std::io::Error),
    /// The file is not a database we can use.
    #[error("the database could not be opened")]
    Connect(#[source] diesel::ConnectionError),
    /// The server could not be reached, or will not have us; what libpq said, without the password.
    #[error("the database server: {0}")]
    Server(String),
    /// The connection could not be set up.
    #[error("the database could not be set up")]
    SetUp(#[source] DieselError),
    /// The readers could not be started.
    #[error("the readers could not be started")]
    Readers(#[source] diesel::r2d2::PoolError),
    /// A newer version changed the database so that this one cannot serve it.
    #[error(
        "a newer version of Postzug changed the database so that this one cannot serve it (level {level}, this \
         version serves {LEVEL}): start the newer version, or restore the backup made before it"
    )]
    Newer {
        /// Of which level a binary must be.
        level: i64,
    },
    /// A migration failed; nothing of it was kept.
    #[error("the migrations failed")]
    Migrations(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The writer could not be started.
    #[error("the writer could not be started")]
    Writer(#[source] std::io::Error),
}

impl Store {
    /// Opens the database at `sqlite:PATH` or `postgres://...`, runs the migrations and starts the writer.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open(url: &str) -> Result<Self, OpenError> {
        match url.split_once(':') {
            Some(("sqlite", path)) => {
                let path = Path::new(path.strip_prefix("//").unwrap_or(path));
                let (backend, db) = sqlite::open(path)?;
                let readers = Readers::Sqlite(sqlite::Readers::open(path)?);
                Ok(Self { writer: Writer::start(backend, db).map_err(OpenError::Writer)?, readers })
            }
            Some(("postgres" | "postgresql", _)) => {
                let (backend, db) = postgres::open(url)?;
                let readers = Readers::Postgres(postgres::Readers::open(&backend)?);
                Ok(Self { writer: Writer::start(backend, db).map_err(OpenError::Writer)?, readers })
            }
            _ => Err(OpenError::Scheme(url.split(':').next().unwrap_or_default().into())),
        }
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

/// Looks whether the database at `url` can be served, without making, migrating or writing anything. With `whole`
/// every page of a SQLite file is read; a server checks its own files.
///
/// # Errors
///
/// See [`OpenError`].
pub fn inspect(url: &str, whole: bool) -> Result<(), OpenError> {
    match url.split_once(':') {
        Some(("sqlite", path)) => sqlite::inspect(Path::new(path.strip_prefix("//").unwrap_or(path)), whole),
        Some(("postgres" | "postgresql", _)) => postgres::inspect(url),
        _ => Err(OpenError::Scheme(url.split(':').next().unwrap_or_default().into())),
    }
}

impl Ledger for Store {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        self.writer.write(scope, work)
    }

    fn enqueue(&self, scope: LockScope, work: Work, done: Done) {
        self.writer.enqueue(scope, work, done);
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        match &self.readers {
            Readers::Sqlite(readers) => readers.read(work),
            Readers::Postgres(readers) => readers.read(work),
        }
    }

    fn clock(&self) -> Result<Option<Instant>, Failure> {
        match &self.readers {
            Readers::Sqlite(_) => Ok(None),
            Readers::Postgres(readers) => readers.clock().map(Some),
        }
    }
}
