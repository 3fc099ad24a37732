//! The queries: the ports of app on a connection. Written once and compiled once for each database, because only on
//! a concrete connection diesel knows all that both of them can do. The module around this one is the database: its
//! `Db`, how its errors are read (`failed`), how it numbers rows (`numbers`), whether other instances may work on it
//! (`SHARED`), how mails that are just being stored for a game are waited for (`await_arrivals`), and what it writes
//! otherwise where diesel does not know (`dialect`).

mod challenges;
mod games;
mod inbox;
mod installation;
mod mail_problems;
mod outbox;
mod people;
mod timekeeping;
mod transfer;

pub(super) use self::{
    installation::level,
    transfer::{export, import},
};
use super::{Db, SHARED, await_arrivals, dialect, failed, numbers};

/// A connection in use: the one thing the ports of app are implemented on.
pub(crate) struct Conn<'a> {
    pub(crate) db: &'a mut Db,
}
