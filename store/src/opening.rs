//! Opening a database: the levels that this version serves, and the errors.

use std::time::Duration;

use diesel::{
    migration::MigrationSource,
    result::{Error as DieselError, QueryResult},
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};

/// Connections for reading. A read is short, so few serve many. Without a free one the caller gets [`app::Failure::Busy`].
pub(crate) const READERS: u32 = 4;
pub(crate) const READER_TIMEOUT: Duration = Duration::from_secs(5);

/// The newest level of a database this binary can serve. A migration that takes away what binaries of this level
/// use raises `installation.level`, and this number goes with it.
pub(crate) const LEVEL: i64 = 1;
/// The migration that brought levels.
const LEVELS_SINCE: &str = "20261121000010";

/// Checks the level of a database that another version may have changed: one of the same level only added to it.
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

/// An error of opening the database.
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
        /// The level that a binary must have.
        level: i64,
    },
    /// A migration failed and was rolled back.
    #[error("the migrations failed")]
    Migrations(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The writer could not be started.
    #[error("the writer could not be started")]
    Writer(#[source] std::io::Error),
}
