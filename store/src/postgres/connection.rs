//! Connections to the server, and their errors.

use app::Failure;
use diesel::{
    connection::SimpleConnection as _,
    prelude::*,
    result::{DatabaseErrorKind, Error as DieselError},
};

use super::url::Url;
use crate::{opening::OpenError, writer::TxError};

pub(crate) type Db = PgConnection;

/// Held by every connection that writes, by one alone while a copy is made safe.
pub(super) const WRITING: i64 = 0x706f_7374_7a75_6703;

// A commit is on the disk before it is acknowledged, whatever the server's default. Nobody waits for ever: not for a
// lock, not for an instance that froze in the middle of a transaction or whose host is gone.
pub(super) const SESSION: &str = "SET synchronous_commit = on; SET client_min_messages = warning; \
     SET statement_timeout = '30s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s'; \
     SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; \
     SET tcp_user_timeout = 15000";
// Whatever it asks for is few rows, found by an index: a plan made while a table was small must not read all of it later.
pub(super) const WRITER: &str = "SET default_transaction_isolation = 'read committed'; SET enable_seqscan = off; \
     SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off";
// One snapshot for all reads of one piece of work.
pub(super) const READER: &str =
    "SET default_transaction_isolation = 'repeatable read'; SET default_transaction_read_only = on";
// Instances that start at once wait for the one that migrates.
pub(super) const MIGRATION: &str = "SET statement_timeout = 0; SET lock_timeout = '120s'";

pub(super) fn establish(url: &Url) -> Result<Db, OpenError> {
    let mut db = Db::establish(url.conninfo()).map_err(|error| unreachable(url, &error))?;
    // So that errors can be told apart; only where the role may.
    if db.batch_execute("SET lc_messages = 'C'").is_err() {
        tracing::debug!("the database's messages stay in its language");
    }
    db.batch_execute(SESSION).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// Describes a failed connection in the words of libpq, and names TLS that was not built in.
pub(super) fn unreachable(url: &Url, error: &diesel::ConnectionError) -> OpenError {
    let mut text = url.redact(error);
    if text.contains("SSL support is not compiled in") {
        text.push_str("; for TLS towards PostgreSQL build postzug with --features postgres-tls");
    }
    OpenError::Server(text)
}

pub(super) fn open_writer(url: &Url) -> Result<Db, OpenError> {
    let mut db = establish(url)?;
    let writing = format!("{WRITER}; SELECT pg_advisory_lock_shared({WRITING})");
    db.batch_execute(&writing).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// Moves everything: statements may take long, and read whole tables.
pub(super) const PATIENCE: &str =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
pub(super) fn open_mover(url: &Url) -> Result<Db, OpenError> {
    let mut db = establish(url)?;
    let writing = format!("SELECT pg_advisory_lock_shared({WRITING}); {PATIENCE}");
    db.batch_execute(&writing).map_err(OpenError::SetUp)?;
    Ok(db)
}

/// Stores the failure of a piece of work while diesel rolls back.
pub(super) fn rolled_back(own: &mut Option<Failure>, result: Result<(), Failure>) -> Result<(), DieselError> {
    result.map_err(|failure| {
        *own = Some(failure);
        DieselError::RollbackTransaction
    })
}

/// Tells apart failures that may not come again: another instance was faster, or held a lock that this one needed.
pub(super) fn race(failure: Failure) -> TxError {
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

/// Converts a database error; a missing row is `None`, never an error. diesel has no SQLSTATE, so the message tells
/// apart the errors that its kinds do not name.
pub(super) fn failed(error: DieselError) -> Failure {
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
