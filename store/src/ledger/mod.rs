//! The queries: the ports of app on a connection. Written once and compiled once for each database, because only on
//! a concrete connection diesel knows all that both of them can do. The module around this one is the database: its
//! `Db`, how its errors are read (`failed`), and how it numbers rows (`numbers`).

mod challenges;
mod games;
mod inbox;
mod installation;
mod outbox;
mod people;
mod timekeeping;

pub(super) use self::installation::level;
use super::{Db, failed, numbers};

/// A connection in use: the one thing the ports of app are implemented on.
pub(crate) struct Conn<'a> {
    pub(crate) db: &'a mut Db,
}
