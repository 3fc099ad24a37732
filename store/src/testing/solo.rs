use std::sync::{Mutex, MutexGuard, PoisonError};

use app::{
    Failure,
    ports::{Ledger, LockScope, View, Work},
};
use diesel::{
    Connection as _, RunQueryDsl,
    connection::SimpleConnection as _,
    prelude::*,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    sql_types::BigInt,
};
use diesel_migrations::MigrationHarness as _;
use domain::GameId;

use crate::{
    sqlite::{self, Db, Sqlite},
    writer::{Backend as _, TxError},
};

/// The same migrations, queries and transactions on one connection to a database in memory, in the caller's own thread. It
/// has no writer beside it, no readers, no disk. For simulations that must run in one thread; whatever is about grouping,
/// waiting and durability, [`crate::Store`] must show.
pub struct Solo(Mutex<Db>);

diesel::table! {
    /// The games that grew since the last question.
    grown (game) {
        game -> BigInt,
        version -> BigInt,
    }
}

/// A query that stays prepared.
struct Number<'a> {
    sql: &'static str,
    about: &'a [i64],
}

impl QueryId for Number<'_> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl Query for Number<'_> {
    type SqlType = BigInt;
}

impl RunQueryDsl<Db> for Number<'_> {}

impl QueryFragment<diesel::sqlite::Sqlite> for Number<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, diesel::sqlite::Sqlite>) -> QueryResult<()> {
        for (n, part) in self.sql.split('?').enumerate() {
            if n > 0 {
                out.push_bind_param::<BigInt, _>(&self.about[n - 1])?;
            }
            out.push_sql(part);
        }
        Ok(())
    }
}

impl std::fmt::Debug for Solo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Solo(..)")
    }
}

impl Solo {
    /// An empty database.
    ///
    /// # Panics
    ///
    /// Panics if it cannot be made.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it may fail")]
    pub fn new() -> Self {
        let mut db = Db::establish(":memory:").expect("a database in memory");
        db.batch_execute("PRAGMA foreign_keys=ON; PRAGMA synchronous=OFF; PRAGMA journal_mode=MEMORY;")
            .expect("its settings");
        db.run_pending_migrations(sqlite::MIGRATIONS).expect("the migrations");
        db.batch_execute(
            "PRAGMA temp_store=MEMORY;
             CREATE TEMP TABLE grown (game INTEGER PRIMARY KEY, version INTEGER NOT NULL);
             CREATE TEMP TRIGGER grows AFTER INSERT ON main.event
             BEGIN INSERT OR REPLACE INTO grown VALUES (new.game, new.seq); END;",
        )
        .expect("what notes the games");
        Self(Mutex::new(db))
    }

    fn db(&self) -> MutexGuard<'_, Db> {
        // A panic inside a transaction rolled it back.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The one number a query gives.
    ///
    /// # Panics
    ///
    /// Panics if the query fails.
    #[must_use]
    pub fn number(&self, sql: &'static str) -> i64 {
        self.number_about(sql, &[])
    }

    /// The same where the query has `?`.
    ///
    /// # Panics
    ///
    /// Panics if the query fails.
    #[must_use]
    pub fn number_about(&self, sql: &'static str, about: &[i64]) -> i64 {
        Number { sql, about }.get_result(&mut *self.db()).expect("a number")
    }

    /// The texts a query gives in its column `text`.
    ///
    /// # Panics
    ///
    /// Panics if the query fails.
    #[must_use]
    pub fn texts(&self, sql: &str) -> Vec<String> {
        #[derive(diesel::QueryableByName)]
        struct Row {
            #[diesel(sql_type = diesel::sql_types::Text)]
            text: String,
        }
        let rows: Vec<Row> = diesel::sql_query(sql).load(&mut *self.db()).expect("rows");
        rows.into_iter().map(|row| row.text).collect()
    }

    /// The games that something happened in since this was last asked, in order, with their number of events.
    ///
    /// # Panics
    ///
    /// Panics if the query fails.
    #[must_use]
    pub fn grown(&self) -> Vec<(GameId, u32)> {
        let mut db = self.db();
        let rows: Vec<(i64, i64)> = grown::table.order(grown::game).load(&mut *db).expect("games");
        if !rows.is_empty() {
            diesel::delete(grown::table).execute(&mut *db).expect("looked at");
        }
        let grown = |(game, version)| (GameId(game), u32::try_from(version).expect("a number of events"));
        rows.into_iter().map(grown).collect()
    }

    /// The whole database, byte for byte.
    #[must_use]
    pub fn image(&self) -> Vec<u8> {
        self.db().serialize_database_to_buffer().to_vec()
    }
}

impl Ledger for Solo {
    fn write(&self, scope: LockScope, mut work: Work) -> Result<(), Failure> {
        Sqlite::transaction(&mut self.db(), &[scope], &mut |_only, tx| work(tx))
            .map_err(TxError::into_failure)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        sqlite::read(&mut self.db(), work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_roll_back_and_commits_stay() {
        let solo = Solo::new();
        let beat = |fails: bool| {
            app::ports::write(&solo, move |tx| {
                tx.beat(domain::Instant(7))?;
                if fails { Err(Failure::Busy) } else { Ok(()) }
            })
        };
        assert!(beat(true).is_err());
        assert_eq!(solo.number("SELECT count(*) FROM heartbeat"), 0);
        beat(false).expect("written");
        assert_eq!(solo.number("SELECT at FROM heartbeat"), 7);
        assert!(solo.image().starts_with(b"SQLite format 3\0"));
    }
}
