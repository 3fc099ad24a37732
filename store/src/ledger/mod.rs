//! The queries: the ports of app on a connection. Written once and compiled once for each database, because only on
//! a concrete connection diesel knows all that both of them can do. The module around this one is the database: its
//! `Db`, and how its errors are read (`failed`).

mod challenges;
mod games;
mod inbox;
mod outbox;
mod people;
mod timekeeping;

use super::{Db, failed};

/// A connection in use: the one thing the ports of app are implemented on.
pub(crate) struct Conn<'a> {
    pub(crate) db: &'a mut Db,
}
