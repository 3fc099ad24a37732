//! PostgreSQL: a server that several instances share. Each has one connection that writes.
//!
//! A batch is one transaction at READ COMMITTED. The rows of its work are locked before the first piece runs, in one
//! order for everybody: the global lock, then games by number. So all work under the global lock runs as if there were
//! one writer, and moves in different games do not wait for each other.

mod connection;
mod dialect;
#[path = "../ledger/mod.rs"]
mod ledger;
mod locks;
mod moves;
mod numbers;
mod readers;
mod url;

use std::{
    cell::Cell,
    io::{BufRead, Write},
    thread,
    time::Duration,
};

use app::{
    Failure,
    ports::{LockScope, Tx},
};
#[cfg(feature = "testing")]
use diesel::migration::MigrationSource;
use diesel::{connection::SimpleConnection as _, prelude::*};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness as _, embed_migrations};

pub(crate) use self::readers::Readers;
use self::{
    connection::{Db, MIGRATION, PATIENCE, establish, failed, open_mover, open_writer, race, rolled_back},
    ledger::{Conn, games::GameColumns},
    locks::{MIGRATING, await_arrivals, is_alone, lock},
    moves::Moves,
    url::Url,
};
use crate::{
    opening::{OpenError, may_serve},
    schema::installation::installation,
    transfer::{Moved, TransferError},
    writer::{Backend, TxError, count_statements, ended},
};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/postgres");

/// Attempts, and the pause between them, to find no other writer: the server takes a moment to see that our other
/// connections are gone.
const ALONE: (u32, Duration) = (50, Duration::from_millis(100));

/// Connects and runs the migrations.
pub(crate) fn open(url: &str) -> Result<(Postgres, Db), OpenError> {
    let url = Url::new(url);
    // On a connection of their own: its end frees the lock whatever happens.
    let mut db = establish(&url)?;
    db.batch_execute(&format!("{MIGRATION}; SELECT pg_advisory_lock({MIGRATING})"))
        .map_err(OpenError::SetUp)?;
    may_serve(&mut db, &MIGRATIONS, ledger::level)?;
    db.run_pending_migrations(MIGRATIONS).map_err(OpenError::Migrations)?;
    drop(db);
    let mut db = open_writer(&url)?;
    count_statements(&mut db);
    let epoch = epoch(&mut db).map_err(OpenError::SetUp)?;
    Ok((Postgres { url, epoch, refused: Cell::new(0) }, db))
}

/// See [`crate::inspect`].
pub(crate) fn inspect(url: &str) -> Result<(), OpenError> {
    may_serve(&mut establish(&Url::new(url))?, &MIGRATIONS, ledger::level)
}

/// See [`crate::transfer::export`].
pub(crate) fn export(url: &str, out: &mut dyn Write) -> Result<Moved, TransferError> {
    ledger::export(&mut open_mover(&Url::new(url))?, out)
}

/// See [`crate::transfer::export_alone`].
pub(crate) fn export_alone(url: &str, out: &mut dyn Write) -> Result<Moved, TransferError> {
    let mut db = establish(&Url::new(url))?;
    for _ in 0..ALONE.0 {
        if is_alone(&mut db)? {
            db.batch_execute(PATIENCE)?;
            return ledger::export(&mut db, out);
        }
        thread::sleep(ALONE.1);
    }
    Err(TransferError::NotAlone)
}

/// See [`crate::transfer::import`].
pub(crate) fn import(url: &str, input: &mut dyn BufRead) -> Result<Moved, TransferError> {
    ledger::import(&mut open_mover(&Url::new(url))?, input)
}

impl Postgres {
    /// Opens the connections that read.
    pub(crate) fn readers(&self) -> Result<Readers, OpenError> {
        Readers::open(&self.url)
    }
}

/// Reads the time at which the database was last restored.
fn epoch(db: &mut Db) -> QueryResult<i64> {
    installation::table.select(installation::epoch).get_result(db)
}

/// The database of the writer.
pub(crate) struct Postgres {
    url: Url,
    /// The epoch when this instance began: tokens issued in one epoch are void in another.
    epoch: i64,
    /// Attempts to connect since the last that succeeded.
    refused: Cell<u32>,
}

impl Backend for Postgres {
    type Db = Db;

    fn connect(&self) -> Result<Db, Failure> {
        let mut db = open_writer(&self.url).map_err(|error| {
            let attempts = self.refused.get().saturating_add(1);
            self.refused.set(attempts);
            // There may be an attempt for each request, so the log gets fewer lines the longer it lasts.
            if attempts.is_power_of_two() {
                let error = &error as &dyn std::error::Error;
                tracing::error!(error, attempts, "the database server cannot be reached");
            }
            Failure::Busy
        })?;
        if epoch(&mut db).map_err(failed)? != self.epoch {
            let attempts = self.refused.get().saturating_add(1);
            self.refused.set(attempts);
            if attempts.is_power_of_two() {
                tracing::error!("the database was restored: this instance writes nothing and ends");
            }
            return Err(Failure::Busy);
        }
        let attempts = self.refused.replace(0);
        if attempts > 0 {
            tracing::info!(attempts, "the database server is there again");
        }
        count_statements(&mut db);
        Ok(db)
    }

    fn transaction(
        db: &mut Db,
        scopes: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError> {
        let (mut own, begun, locked) = (None, Cell::new(false), Cell::new(false));
        let result = db.transaction(|db| {
            begun.set(true);
            let mut games = Vec::new();
            rolled_back(&mut own, lock(db, scopes).map(|locked| games = locked).map_err(failed))?;
            locked.set(true);
            rolled_back(&mut own, run(&mut Conn::new(db), scopes, games, work))
        });
        ended(result, own, failed).map_err(|undone| match undone {
            TxError::Transaction(failure) if !begun.get() => TxError::NotBegun(failure),
            TxError::Work(Failure::Busy) if !locked.get() => TxError::Waited,
            TxError::Work(failure) => race(failure),
            undone => undone,
        })
    }
}

/// Runs the pieces; consecutive submissions share their reads. The games stand as they were locked until the
/// first piece runs.
fn run(
    conn: &mut Conn<'_>,
    scopes: &[LockScope],
    games: Vec<GameColumns>,
    work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let submits = |scope: &LockScope| matches!(scope, LockScope::Submission { .. });
    let (mut pieces, mut games) = (0..scopes.len(), Some(games));
    for alike in scopes.chunk_by(|one, next| submits(one) && submits(next)) {
        let db = conn.db()?;
        conn.moves = Moves::ahead_of(alike, games.take(), db)?;
        pieces.by_ref().take(alike.len()).try_for_each(|piece| work(piece, conn))?;
    }
    conn.db().map(drop)
}

/// Other instances hold leases.
const SHARED: bool = true;

/// Returns the name of the last migration.
#[cfg(feature = "testing")]
pub(crate) fn latest_migration() -> String {
    let all = MigrationSource::<diesel::pg::Pg>::migrations(&MIGRATIONS).unwrap_or_default();
    all.last().map(|migration| migration.name().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_tls_is_named_without_password() {
        let url = "postgres://ann:hush@127.0.0.1:1/club?sslmode=require";
        let error = open(url).err().map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(error.contains("postgres-tls"), !cfg!(feature = "postgres-tls"), "{error}");
        assert!(!error.contains("hush"), "{error}");
        let nobody = open("postgres://ann:hush@127.0.0.1:1/club").err().map(|error| error.to_string());
        assert!(nobody.is_some_and(|error| error.contains("127.0.0.1") && !error.contains("hush")));
    }
}
