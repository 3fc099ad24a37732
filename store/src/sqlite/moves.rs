//! The rows that every move reads and writes: one statement a row, each of which stays prepared. A file is not far away.

use app::{
    Failure, Key,
    ports::{Player, Recorded, Session, SessionId},
};
use diesel::{
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::{BigInt, Binary, Nullable, Text},
    sqlite::Sqlite,
};
use domain::{Actor, GameId, PlayerId};

use super::{
    connection::{Db, failed},
    ledger::{
        games::{Change, GameColumns, NewReceipt},
        outbox::NewRow,
    },
};
use crate::{
    columns::{actor_columns, one},
    schema::{
        games::{event, game, receipt},
        outbox::outbox,
    },
};

/// Reads nothing ahead; no write waits.
#[derive(Default)]
pub(crate) struct Moves;

#[expect(
    clippy::unused_self,
    clippy::unnecessary_wraps,
    reason = "on a server there is something to look up"
)]
impl Moves {
    pub(crate) const fn flush(&self, _db: &mut Db) -> Result<(), Failure> {
        Ok(())
    }

    pub(crate) const fn game(&self, _id: GameId) -> Option<GameColumns> {
        None
    }

    pub(crate) const fn session(&self, _id: SessionId) -> Option<(Session, Player)> {
        None
    }

    pub(crate) const fn player(&self, _id: PlayerId) -> Option<Player> {
        None
    }

    pub(crate) const fn is_new(&self, _actor: Actor, _key: &Key) -> bool {
        false
    }

    pub(crate) fn change_game(&self, db: &mut Db, change: Change<'_>) -> Result<(), Failure> {
        let continues = change.cache.ended_at.is_none();
        if continues && GoesOn(&change).execute(db).map_err(failed)? == 1 {
            return Ok(());
        }
        let Change { id, previous, cache } = change;
        let rows =
            diesel::update(game::table.find(id).filter(game::version.eq(previous))).set(cache).execute(db);
        one(rows.map_err(failed)?, Failure::Damaged, "the game is at another version")
    }

    pub(crate) fn add_event(&self, db: &mut Db, recorded: &Recorded) -> Result<(), Failure> {
        let (kind, actor) = actor_columns(recorded.actor);
        let row = (
            event::game.eq(recorded.game.0),
            event::seq.eq(i64::from(recorded.seq)),
            event::ply.eq(recorded.ply.map(|ply| i64::from(ply.0))),
            event::actor_kind.eq(kind),
            event::actor_id.eq(actor),
            event::cause.eq(recorded.cause.as_deref()),
            event::body.eq(&recorded.body),
            event::hash.eq(&recorded.hash.0[..]),
        );
        diesel::insert_into(event::table).values(row).execute(db).map(drop).map_err(failed)
    }

    pub(crate) fn insert_receipt(&self, db: &mut Db, new: NewReceipt<'_>) -> Result<(), Failure> {
        diesel::insert_into(receipt::table).values(new).execute(db).map(drop).map_err(failed)
    }

    pub(crate) fn enqueue(&self, db: &mut Db, new: &NewRow<'_>) -> Result<(), Failure> {
        let new = diesel::insert_into(outbox::table).values(new).on_conflict(outbox::key).do_nothing();
        Enqueue(new).execute(db).map(drop).map_err(failed)
    }
}

/// The INSERT of every mail, whose text never varies. Diesel would write it out anew each time.
struct Enqueue<S>(S);

impl<S> QueryId for Enqueue<S> {
    type QueryId = Enqueue<()>;

    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<S> RunQueryDsl<Db> for Enqueue<S> {}

impl<S: QueryFragment<Sqlite>> QueryFragment<Sqlite> for Enqueue<S> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        self.0.walk_ast(out)
    }
}

/// The UPDATE of every move, which diesel would prepare anew each time. Without the columns that only an end changes, and
/// without `look_at` and its indexes. It serves games that the timekeeper looks at before anything is due.
struct GoesOn<'a>(&'a Change<'a>);

impl QueryId for GoesOn<'_> {
    type QueryId = GoesOn<'static>;

    const HAS_STATIC_QUERY_ID: bool = true;
}

impl RunQueryDsl<Db> for GoesOn<'_> {}

impl QueryFragment<Sqlite> for GoesOn<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        let Self(Change { id, previous, cache }) = *self;
        out.push_sql("UPDATE game SET version = ");
        out.push_bind_param::<BigInt, _>(&cache.version)?;
        out.push_sql(", ply = ");
        out.push_bind_param::<BigInt, _>(&cache.ply)?;
        out.push_sql(", due_at = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&cache.due_at)?;
        out.push_sql(", remind_at = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&cache.remind_at)?;
        out.push_sql(", head = ");
        out.push_bind_param::<Binary, _>(cache.head)?;
        out.push_sql(", state = ");
        out.push_bind_param::<Text, _>(&cache.state)?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<BigInt, _>(id)?;
        out.push_sql(" AND version = ");
        out.push_bind_param::<BigInt, _>(previous)?;
        out.push_sql(" AND look_at <= ");
        out.push_bind_param::<Nullable<BigInt>, _>(&cache.look_at)
    }
}
