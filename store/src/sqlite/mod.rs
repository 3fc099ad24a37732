//! SQLite: a file beside the key files. One connection writes, whoever else has the file waits for it.

mod checkpoints;
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
    connection::SimpleConnection,
    prelude::*,
    r2d2::{ConnectionManager, CustomizeConnection, Pool},
    result::Error as DieselError,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use domain::GameId;

use self::{checkpoints::Checkpoints, ledger::Conn};
use crate::{
    store::{OpenError, READER_TIMEOUT, READERS, may_serve},
    transfer::{Moved, TransferError},
    writer::{Backend, TxError, count_statements, ended},
};

pub(crate) const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");

pub(crate) type Db = SqliteConnection;

// WAL with synchronous=FULL: a commit is on the disk before it is acknowledged. secure_delete: what is erased
// (raw mail, secrets) is overwritten. Both are per connection. The writer makes a checkpoint of its own only when
// those beside it ([`Checkpoints`]) do not keep up: then it starts the log again from the front.
const WRITER_PRAGMAS: &str = "PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; \
     PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA wal_autocheckpoint=8000; \
     PRAGMA journal_size_limit=67108864; PRAGMA cache_size=-16384;";
const READER_PRAGMAS: &str = "PRAGMA busy_timeout=5000; PRAGMA query_only=ON;";

#[derive(Debug)]
struct ReadOnly;

impl CustomizeConnection<Db, diesel::r2d2::Error> for ReadOnly {
    fn on_acquire(&self, db: &mut Db) -> Result<(), diesel::r2d2::Error> {
        db.batch_execute(READER_PRAGMAS).map_err(diesel::r2d2::Error::QueryError)
    }
}

/// One process serves a file.
const SHARED: bool = false;

/// Nobody stores anything while this connection writes.
#[expect(clippy::unnecessary_wraps, reason = "on a server it can fail")]
const fn await_arrivals(_db: &mut Db, _game: GameId) -> QueryResult<()> {
    Ok(())
}

/// Who serves a file holds the lock of its folder.
#[expect(clippy::unnecessary_wraps, reason = "on a server it can fail")]
const fn is_alone(_db: &mut Db) -> QueryResult<bool> {
    Ok(true)
}

/// A connection that may write, durably.
fn open_writer(path: &Path) -> Result<Db, OpenError> {
    let mut db = Db::establish(&path.display().to_string()).map_err(OpenError::Connect)?;
    db.batch_execute(WRITER_PRAGMAS).map_err(OpenError::SetUp)?;
    Ok(db)
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

/// A file that SQLite does not recognise is damaged, whatever it is asked first.
fn damaged_if_corrupt(error: OpenError) -> OpenError {
    match error {
        OpenError::SetUp(DieselError::DatabaseError(_, info))
            if ["malformed", "not a database"].iter().any(|words| info.message().contains(words)) =>
        {
            OpenError::Damaged(info.message().to_owned())
        }
        other => other,
    }
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

/// Where the writer finds its database.
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
        scope: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError> {
        let mut own = None;
        let result = db.immediate_transaction(|db| {
            let mut conn = Conn::new(db);
            rolled_back(&mut own, (0..scope.len()).try_for_each(|piece| work(piece, &mut conn)))
        });
        ended(result, own, failed)
    }
}

/// The failure of a piece of work, kept aside while diesel rolls back.
fn rolled_back(own: &mut Option<Failure>, result: Result<(), Failure>) -> Result<(), DieselError> {
    result.map_err(|failure| {
        *own = Some(failure);
        DieselError::RollbackTransaction
    })
}

/// Every database error is our failure; a missing row is `Option`, never an error.
fn failed(error: DieselError) -> Failure {
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
