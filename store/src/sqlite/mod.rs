//! SQLite: a file beside the key files. One connection writes; other processes with the file wait for it.

mod checkpoints;
mod connection;
mod dialect;
mod integrity;
#[path = "../ledger/mod.rs"]
mod ledger;
mod moves;
mod numbers;
#[cfg(test)]
mod writer_tests;

use std::{
    fs::OpenOptions,
    io::{BufRead, Write},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
};

use app::{
    Failure,
    ports::{LockScope, Tx, View},
};
use diesel::{
    connection::SimpleConnection as _,
    prelude::*,
    r2d2::{ConnectionManager, CustomizeConnection, Pool},
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use domain::GameId;

pub(crate) use self::connection::Db;
use self::{
    checkpoints::Checkpoints,
    connection::{READER_PRAGMAS, damaged_if_corrupt, failed, open_writer, rolled_back},
    ledger::Conn,
};
use crate::{
    opening::{OpenError, READER_TIMEOUT, READERS, may_serve},
    transfer::{Moved, TransferError},
    writer::{Backend, TxError, count_statements, ended},
};

pub(crate) const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");

#[derive(Debug)]
struct ReadOnly;

impl CustomizeConnection<Db, diesel::r2d2::Error> for ReadOnly {
    fn on_acquire(&self, db: &mut Db) -> Result<(), diesel::r2d2::Error> {
        db.batch_execute(READER_PRAGMAS).map_err(diesel::r2d2::Error::QueryError)
    }
}

/// One process serves a file.
const SHARED: bool = false;

/// No other connection writes at the same time.
#[expect(clippy::unnecessary_wraps, reason = "on a server it can fail")]
const fn await_arrivals(_db: &mut Db, _game: GameId) -> QueryResult<()> {
    Ok(())
}

/// The process that serves a file holds the lock of its folder.
#[expect(clippy::unnecessary_wraps, reason = "on a server it can fail")]
const fn is_alone(_db: &mut Db) -> QueryResult<bool> {
    Ok(true)
}

/// Makes the file if it is not there and runs the migrations.
pub(crate) fn open(path: &Path) -> Result<(Sqlite, Db), OpenError> {
    // For its owner alone; SQLite gives the WAL the mode of the database.
    OpenOptions::new().create(true).append(true).mode(0o600).open(path).map_err(OpenError::File)?;
    let mut db = open_writer(path).map_err(damaged_if_corrupt)?;
    integrity::glance(&mut db, path)?;
    may_serve(&mut db, &MIGRATIONS, ledger::level)?;
    db.run_pending_migrations(MIGRATIONS).map_err(OpenError::Migrations)?;
    count_statements(&mut db);
    Ok((Sqlite { checkpoints: Checkpoints::start(path)?, path: path.into() }, db))
}

/// See [`crate::inspect`].
pub(crate) fn inspect(path: &Path, whole: bool) -> Result<(), OpenError> {
    std::fs::metadata(path).map_err(OpenError::File)?;
    let mut db = Db::establish(&path.display().to_string()).map_err(OpenError::Connect)?;
    db.batch_execute(READER_PRAGMAS).map_err(OpenError::SetUp).map_err(damaged_if_corrupt)?;
    if whole { integrity::whole(&mut db) } else { integrity::glance(&mut db, path) }?;
    may_serve(&mut db, &MIGRATIONS, ledger::level)
}

/// See [`crate::transfer::export`].
pub(crate) fn export(path: &Path, out: &mut dyn Write) -> Result<Moved, TransferError> {
    ledger::export(&mut open_writer(path)?, out)
}

/// See [`crate::transfer::import`].
pub(crate) fn import(path: &Path, input: &mut dyn BufRead) -> Result<Moved, TransferError> {
    ledger::import(&mut open_writer(path)?, input)
}

/// The connections that read.
pub(crate) struct Readers(Pool<ConnectionManager<Db>>);

impl Readers {
    pub(crate) fn open(path: &Path) -> Result<Self, OpenError> {
        let pool = Pool::builder()
            .max_size(READERS)
            .connection_timeout(READER_TIMEOUT)
            .test_on_check_out(false)
            .connection_customizer(Box::new(ReadOnly))
            .build(ConnectionManager::new(path.display().to_string()));
        pool.map(Self).map_err(OpenError::Readers)
    }

    pub(crate) fn read(
        &self,
        work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut db = self.0.get().map_err(|error| {
            tracing::warn!(%error, "no reader is free");
            Failure::Busy
        })?;
        read(&mut db, work)
    }
}

pub(crate) fn read(
    db: &mut Db,
    work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut own = None;
    // A deferred transaction: all reads of one piece of work see one snapshot.
    let result = db.transaction(|db| rolled_back(&mut own, work(&mut Conn::new(db))));
    ended(result, own, failed).map_err(TxError::into_failure)
}

/// The database of the writer.
pub(crate) struct Sqlite {
    path: PathBuf,
    checkpoints: Checkpoints,
}

impl Backend for Sqlite {
    type Db = Db;

    /// A file that is gone is not made again: an empty database would look like a healthy one.
    fn connect(&self) -> Result<Db, Failure> {
        std::fs::metadata(&self.path).map_err(|error| Failure::Storage(Box::new(error)))?;
        let mut db = open_writer(&self.path).map_err(|error| Failure::Storage(Box::new(error)))?;
        count_statements(&mut db);
        Ok(db)
    }

    fn committed(&self) {
        self.checkpoints.committed();
    }

    fn transaction(
        db: &mut Db,
        scopes: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError> {
        let mut own = None;
        let result = db.immediate_transaction(|db| {
            let mut conn = Conn::new(db);
            rolled_back(&mut own, (0..scopes.len()).try_for_each(|piece| work(piece, &mut conn)))
        });
        ended(result, own, failed)
    }
}
