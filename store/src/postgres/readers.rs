//! Connections that read, each piece of work on one snapshot.

use std::cell::Cell;

use app::{Failure, ports::View};
use diesel::{
    connection::SimpleConnection as _,
    dsl::sql,
    prelude::*,
    r2d2::{ConnectionManager, CustomizeConnection, HandleError, Pool},
    sql_types::BigInt,
};
use domain::Instant;

use super::{
    connection::{Db, READER, SESSION, failed, rolled_back},
    ledger::Conn,
    url::Url,
};
use crate::{
    opening::{OpenError, READER_TIMEOUT, READERS},
    writer::{TxError, ended},
};

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
    pub(super) fn open(url: &Url) -> Result<Self, OpenError> {
        let pool = Pool::builder()
            .max_size(READERS)
            .connection_timeout(READER_TIMEOUT)
            .test_on_check_out(false)
            .connection_customizer(Box::new(ReadOnly))
            .error_handler(Box::new(Discreet(url.clone())))
            .build(ConnectionManager::new(url.conninfo()));
        pool.map(Self).map_err(|error| OpenError::Server(url.redact(&error)))
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
