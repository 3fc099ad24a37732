//! The queries: the ports of app on a connection. Written once and compiled once for each database, because diesel
//! knows the common abilities of both only on a concrete connection. The module around this one is the database:
//! - `Db` is its connection, `failed` converts its errors, `numbers` gives the numbers of rows;
//! - `SHARED` and `is_alone` tell whether other instances may work on it, or do;
//! - `await_arrivals` waits for mails that are just being stored for a game;
//! - `moves` reads and writes the rows of every move;
//! - `dialect` is SQL that differs and that diesel does not know.

/// A statement whose text never varies: it is found by its type and stays prepared. diesel would prepare its own anew.
macro_rules! prepared {
    ($statement:ident) => {
        impl diesel::query_builder::QueryId for $statement<'_> {
            type QueryId = $statement<'static>;

            const HAS_STATIC_QUERY_ID: bool = true;
        }

        impl diesel::RunQueryDsl<Db> for $statement<'_> {}
    };
}

mod bulk_commands;
mod challenges;
mod conditional;
pub(super) mod games;
mod inbox;
mod installation;
mod log;
mod mail_problems;
mod mail_sources;
mod notes;
pub(super) mod outbox;
pub(super) mod people;
mod timekeeping;
mod transfer;
mod webhooks;

use app::Failure;
use diesel::{
    expression::ValidGrouping,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::Bool,
};

pub(super) use self::{
    installation::level,
    transfer::{export, import},
};
use super::{
    Db, SHARED, await_arrivals,
    dialect::{self, Numbers},
    failed, is_alone,
    moves::Moves,
    numbers,
};

/// Numbers bound to one statement at most.
const IDS: usize = 1_000;

/// A connection in use: the one thing the ports of app are implemented on.
pub(crate) struct Conn<'a> {
    db: &'a mut Db,
    pub(crate) moves: Moves,
}

impl<'a> Conn<'a> {
    pub(crate) fn new(db: &'a mut Db) -> Self {
        Self { db, moves: Default::default() }
    }

    /// The connection, for whatever is not asked through `moves`. Writes that wait in it are made first.
    pub(crate) fn db(&mut self) -> Result<&mut Db, Failure> {
        self.moves.flush(self.db)?;
        Ok(self.db)
    }
}

/// The condition that a column is one of some numbers, in a text that does not vary with their count. diesel would prepare a
/// list anew each time.
#[derive(Copy, Clone, ValidGrouping)]
struct IsAmong<'a> {
    column: &'static str,
    numbers: &'a Numbers,
}

impl Expression for IsAmong<'_> {
    type SqlType = Bool;
}

impl<QS> AppearsOnTable<QS> for IsAmong<'_> {}

// The column is not part of the type: known by its text.
impl QueryId for IsAmong<'_> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<<Db as Connection>::Backend> for IsAmong<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql(self.column);
        self.numbers.contain(&mut out)
    }
}
