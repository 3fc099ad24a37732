//! PostgreSQL: a server that several instances share. Each has one connection that writes.
//!
//! A batch is one transaction at READ COMMITTED. What its work touches is locked before the first piece runs, in one
//! order for everybody: the desk, then games by number. So all that is read and then written on the desk happens as
//! if there were one writer, and moves in different games do not wait for each other.

mod dialect;
#[path = "../ledger/mod.rs"]
mod ledger;
mod moves;
mod numbers;
mod url;

use std::{
    cell::Cell,
    io::{BufRead, Write},
    thread,
    time::Duration,
};

use app::{
    Failure,
    ports::{LockScope, Tx, View},
};
#[cfg(feature = "testing")]
use diesel::migration::MigrationSource;
use diesel::{
    connection::SimpleConnection,
    dsl::sql,
    prelude::*,
    r2d2::{ConnectionManager, CustomizeConnection, HandleError, Pool},
    result::{DatabaseErrorKind, Error as DieselError},
    sql_types::{Array, BigInt, Bool},
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use domain::{GameId, Instant};

use self::{
    ledger::{
        Conn,
        games::{GAME, GameColumns},
    },
    moves::Moves,
    url::Url,
};
use crate::{
    schema::{games::game, installation::installation},
    store::{OpenError, READER_TIMEOUT, READERS, may_serve},
    transfer::{Moved, TransferError},
    writer::{Backend, TxError, count_statements, ended},
};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations/postgres");

pub(crate) type Db = PgConnection;

/// The desk's advisory lock: "postzug" and a number. Games have the negative of theirs.
const DESK: i64 = 0x706f_7374_7a75_6701;
/// Held while migrations run.
const MIGRATING: i64 = 0x706f_7374_7a75_6702;
/// Held by every connection that writes, by one alone while a copy is made safe.
const WRITING: i64 = 0x706f_7374_7a75_6703;

// A commit is on the disk before it is acknowledged, whatever the server's default. Nobody waits for ever: not for a
// lock, not for an instance that froze in the middle of a transaction or whose host is gone.
const SESSION: &str = "SET synchronous_commit = on; SET client_min_messages = warning; \
     SET statement_timeout = '30s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s'; \
     SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; \
     SET tcp_user_timeout = 15000";
// Whatever it asks for is few rows, found by an index: a plan made while a table was small must not read all of it later.
const WRITER: &str = "SET default_transaction_isolation = 'read committed'; SET enable_seqscan = off; \
     SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off";
// One snapshot for all reads of one piece of work.
const READER: &str =
    "SET default_transaction_isolation = 'repeatable read'; SET default_transaction_read_only = on";
// Instances that start at once wait for the one that migrates.
const MIGRATION: &str = "SET statement_timeout = 0; SET lock_timeout = '120s'";

fn establish(url: &Url) -> Result<Db, OpenError> {
    let mut db = Db::establish(url.conninfo()).map_err(|error| unreachable(url, &error))?;
    // So that errors can be told apart; only where the role may.
    if db.batch_execute("SET lc_messages = 'C'").is_err() {
        tracing::debug!("the database's messages stay in its language");
    }
    db.batch_execute(SESSION).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// What libpq says, and what it means when it was built without TLS.
fn unreachable(url: &Url, error: &diesel::ConnectionError) -> OpenError {
    let mut text = url.redact(error);
    if text.contains("SSL support is not compiled in") {
        text.push_str("; for TLS towards PostgreSQL build postzug with --features postgres-tls");
    }
    OpenError::Server(text)
}

fn open_writer(url: &Url) -> Result<Db, OpenError> {
    let mut db = establish(url)?;
    let writing = format!("{WRITER}; SELECT pg_advisory_lock_shared({WRITING})");
    db.batch_execute(&writing).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// Moves everything: statements may take long, and read whole tables.
const PATIENCE: &str =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
fn open_mover(url: &Url) -> Result<Db, OpenError> {
    let mut db = establish(url)?;
    let writing = format!("SELECT pg_advisory_lock_shared({WRITING}); {PATIENCE}");
    db.batch_execute(&writing).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// The server takes a moment to see that our other connections are gone: so often, after such a pause, it is asked
/// whether nobody else writes.
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

#[derive(Debug)]
struct ReadOnly;

impl CustomizeConnection<Db, diesel::r2d2::Error> for ReadOnly {
    fn on_acquire(&self, db: &mut Db) -> Result<(), diesel::r2d2::Error> {
        db.batch_execute(&format!("{SESSION}; {READER}")).map_err(diesel::r2d2::Error::QueryError)
    }
}

/// Writes a failed connection to the log without the password.
#[derive(Debug)]
struct Discreet(Url);

impl HandleError<diesel::r2d2::Error> for Discreet {
    fn handle_error(&self, error: diesel::r2d2::Error) {
        tracing::warn!(error = self.0.redact(&error), "a reader cannot connect");
    }
}

/// The connections that read.
pub(crate) struct Readers(Pool<ConnectionManager<Db>>);

impl Readers {
    pub(crate) fn open(backend: &Postgres) -> Result<Self, OpenError> {
        let pool = Pool::builder()
            .max_size(READERS)
            .connection_timeout(READER_TIMEOUT)
            .test_on_check_out(false)
            .connection_customizer(Box::new(ReadOnly))
            .error_handler(Box::new(Discreet(backend.url.clone())))
            .build(ConnectionManager::new(backend.url.conninfo()));
        pool.map(Self).map_err(|error| OpenError::Server(backend.url.redact(&error)))
    }

    pub(crate) fn read(
        &self,
        work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut stale = 0;
        loop {
            let mut db = self.0.get().map_err(|_logged| Failure::Busy)?;
            let (mut own, begun) = (None, Cell::new(false));
            let result = db.transaction(|db| {
                begun.set(true);
                rolled_back(&mut own, work(&mut Conn::new(db)))
            });
            // The server went away and came back: the pool drops the connection, and another one is tried.
            if result.is_err() && !begun.get() && stale < READERS {
                stale += 1;
                continue;
            }
            return ended(result, own, failed).map_err(TxError::into_failure);
        }
    }

    /// The server's clock.
    pub(crate) fn clock(&self) -> Result<Instant, Failure> {
        let mut at = None;
        let mut db = self.0.get().map_err(|_logged| Failure::Busy)?;
        let now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        db.transaction(|db| diesel::select(sql::<BigInt>(now)).get_result(db).map(|now: i64| at = Some(now)))
            .map_err(failed)?;
        at.map(Instant).ok_or_else(|| Failure::Bug("the server has no clock".into()))
    }
}

/// When the database was last restored.
fn epoch(db: &mut Db) -> QueryResult<i64> {
    installation::table.select(installation::epoch).get_result(db)
}

/// Where the writer finds its database.
pub(crate) struct Postgres {
    url: Url,
    /// As it was when this instance began: what it gave out since is void in another.
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
            // There may be an attempt for each request: ever more seldom, while it lasts.
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
        scope: &[LockScope],
        work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
    ) -> Result<(), TxError> {
        let (mut own, begun, locked) = (None, Cell::new(false), Cell::new(false));
        let result = db.transaction(|db| {
            begun.set(true);
            let mut games = Vec::new();
            rolled_back(&mut own, lock(db, scope).map(|locked| games = locked).map_err(failed))?;
            locked.set(true);
            rolled_back(&mut own, run(&mut Conn::new(db), scope, games, work))
        });
        ended(result, own, failed).map_err(|undone| match undone {
            TxError::Transaction(failure) if !begun.get() => TxError::NotBegun(failure),
            TxError::Work(Failure::Busy) if !locked.get() => TxError::Waited,
            TxError::Work(failure) => race(failure),
            undone => undone,
        })
    }
}

/// Runs the pieces; consecutive submissions share what they read. The games stand as they were locked until the
/// first piece runs.
fn run(
    conn: &mut Conn<'_>,
    scope: &[LockScope],
    games: Vec<GameColumns>,
    work: &mut dyn FnMut(usize, &mut dyn Tx) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let submits = |touched: &LockScope| matches!(touched, LockScope::Submission { .. });
    let (mut pieces, mut games) = (0..scope.len(), Some(games));
    for alike in scope.chunk_by(|one, next| submits(one) && submits(next)) {
        let db = conn.db()?;
        conn.moves = Moves::ahead_of(alike, games.take(), db)?;
        pieces.by_ref().take(alike.len()).try_for_each(|piece| work(piece, conn))?;
    }
    conn.db().map(drop)
}

/// Takes what the work touches: the desk before games, games by number. The rows of the games.
fn lock(db: &mut Db, scope: &[LockScope]) -> QueryResult<Vec<GameColumns>> {
    let (mut desk, mut games, mut arrivals) = (false, Vec::new(), Vec::new());
    for touched in scope {
        match touched {
            LockScope::Anything => desk = true,
            LockScope::Submission { game, .. } => games.push(game.0),
            LockScope::Games(numbers) => games.extend(numbers.iter().map(|game| game.0)),
            LockScope::Arrival(numbers) => arrivals.extend(numbers.iter().map(|game| game.0)),
        }
    }
    if desk {
        db.batch_execute(&format!("SELECT pg_advisory_xact_lock({DESK})"))?;
    }
    let mut rows = Vec::new();
    if !games.is_empty() {
        let games = game::table.filter(game::id.eq_any(games)).order(game::id);
        rows = games.for_update().select(GAME).load(db)?;
    }
    if !arrivals.is_empty() {
        arrivals.sort_unstable();
        arrivals.dedup();
        let shared = "SELECT pg_advisory_xact_lock_shared(-game) FROM unnest($1) AS game";
        diesel::sql_query(shared).bind::<Array<BigInt>, _>(arrivals).execute(db)?;
    }
    Ok(rows)
}

/// Other instances hold leases.
const SHARED: bool = true;

/// Waits until the mails that are being stored for a game are there for the next statement, and keeps others out
/// until the end of the transaction.
fn await_arrivals(db: &mut Db, game: GameId) -> QueryResult<()> {
    db.batch_execute(&format!("SELECT pg_advisory_xact_lock({})", -game.0))
}

/// Whether no other connection writes, nor will until this one is closed.
fn is_alone(db: &mut Db) -> QueryResult<bool> {
    diesel::select(sql::<Bool>(&format!("pg_try_advisory_lock({WRITING})"))).get_result(db)
}

/// The failure of a piece of work, kept aside while diesel rolls back.
fn rolled_back(own: &mut Option<Failure>, result: Result<(), Failure>) -> Result<(), DieselError> {
    result.map_err(|failure| {
        *own = Some(failure);
        DieselError::RollbackTransaction
    })
}

/// What may come out otherwise when it runs again: another instance was faster, or held what this one needed.
fn race(failure: Failure) -> TxError {
    let Failure::Storage(error) = &failure else { return TxError::Work(failure) };
    match error.downcast_ref::<DieselError>() {
        Some(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => TxError::Again(failure),
        Some(DieselError::DatabaseError(DatabaseErrorKind::SerializationFailure, _)) => {
            TxError::Again(Failure::Busy)
        }
        Some(DieselError::DatabaseError(_, info)) if info.message().contains("deadlock detected") => {
            TxError::Again(Failure::Busy)
        }
        _ => TxError::Work(failure),
    }
}

/// Every database error is our failure; a missing row is `Option`, never an error. diesel has no SQLSTATE, so what
/// its kinds do not name is told by the message.
fn failed(error: DieselError) -> Failure {
    let info = match &error {
        DieselError::DatabaseError(_, info) => Some(info),
        DieselError::RollbackErrorOnCommit { commit_error, .. } => match &**commit_error {
            DieselError::DatabaseError(_, info) => Some(info),
            _ => None,
        },
        _ => None,
    };
    let message = info.map_or("", |info| info.message());
    let lost = matches!(
        error,
        DieselError::DatabaseError(DatabaseErrorKind::ClosedConnection, _)
            | DieselError::BrokenTransactionManager
    );
    let says = |texts: &[&str]| texts.iter().any(|text| message.contains(text));
    if says(&["No space left on device", "could not extend file", "disk full"]) {
        Failure::Full(Box::new(error))
    } else if lost || says(&["terminating connection", "due to lock timeout", "due to statement timeout"]) {
        tracing::warn!(%error, "the database server could not do it now");
        Failure::Busy
    } else {
        Failure::Storage(Box::new(error))
    }
}

/// The name of the last migration.
#[cfg(feature = "testing")]
pub(crate) fn latest_migration() -> String {
    let all = MigrationSource::<diesel::pg::Pg>::migrations(&MIGRATIONS).unwrap_or_default();
    all.last().map(|migration| migration.name().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tls_that_was_not_built_in_is_named_and_the_password_is_not() {
        let url = "postgres://ann:hush@127.0.0.1:1/club?sslmode=require";
        let error = open(url).err().map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(error.contains("postgres-tls"), !cfg!(feature = "postgres-tls"), "{error}");
        assert!(!error.contains("hush"), "{error}");
        let nobody = open("postgres://ann:hush@127.0.0.1:1/club").err().map(|error| error.to_string());
        assert!(nobody.is_some_and(|error| error.contains("127.0.0.1") && !error.contains("hush")));
    }
}
