//! The locks that instances share.

use app::ports::LockScope;
use diesel::{
    connection::SimpleConnection as _,
    dsl::sql,
    prelude::*,
    sql_types::{Array, BigInt, Bool},
};
use domain::GameId;

use super::{
    connection::{Db, WRITING},
    ledger::games::{GAME, GameColumns},
};
use crate::schema::games::game;

/// The global lock, an advisory lock: "postzug" and a number. Games have the negative of theirs.
const GLOBAL: i64 = 0x706f_7374_7a75_6701;
/// Held while migrations run.
pub(super) const MIGRATING: i64 = 0x706f_7374_7a75_6702;
/// Locks what the work touches: the global lock before games, games by number. Returns the rows of the games.
pub(super) fn lock(db: &mut Db, scopes: &[LockScope]) -> QueryResult<Vec<GameColumns>> {
    let (mut is_global, mut games, mut arrivals) = (false, Vec::new(), Vec::new());
    for scope in scopes {
        match scope {
            LockScope::Anything => is_global = true,
            LockScope::Submission { game, .. } => games.push(game.0),
            LockScope::Games(numbers) => games.extend(numbers.iter().map(|game| game.0)),
            LockScope::Arrival(numbers) => arrivals.extend(numbers.iter().map(|game| game.0)),
        }
    }
    if is_global {
        db.batch_execute(&format!("SELECT pg_advisory_xact_lock({GLOBAL})"))?;
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

/// Waits until the mails that are being stored for a game are visible to the next statement. Keeps others out until the end
/// of the transaction.
pub(super) fn await_arrivals(db: &mut Db, game: GameId) -> QueryResult<()> {
    db.batch_execute(&format!("SELECT pg_advisory_xact_lock({})", -game.0))
}

/// Tells whether no other connection writes, nor will until this one is closed.
pub(super) fn is_alone(db: &mut Db) -> QueryResult<bool> {
    diesel::select(sql::<Bool>(&format!("pg_try_advisory_lock({WRITING})"))).get_result(db)
}
