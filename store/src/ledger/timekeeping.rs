use app::{Failure, ports::*};
use diesel::{
    dsl::min,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::BigInt,
};
use domain::{GameId, Instant};

use super::{Conn, Db, failed, games::look_at};
use crate::{
    columns::one,
    schema::games::{downtime, game, heartbeat},
};

/// A page of the index of looks: games to look at until `$now`, after `$after`, in which that holds, in order.
macro_rules! to_look_at {
    ($conn:expr, $now:expr, $after:expr, $limit:expr, $which:expr) => {{
        let (at, id) = $after.map_or((i64::MIN, 0), |(at, id): Due| (at.0, id.0));
        let rows: Vec<(Option<i64>, i64)> = game::table
            .filter(game::look_at.is_not_null().and(game::look_at.ge(at)).and(game::look_at.le($now)))
            .filter(game::look_at.gt(at).or(game::id.gt(id)))
            .filter($which)
            .order((game::look_at, game::id))
            .limit($limit.into())
            .select((game::look_at, game::id))
            .load($conn.db()?)
            .map_err(failed)?;
        Ok(rows.into_iter().filter_map(|(at, id)| Some((Instant(at?), GameId(id)))).collect())
    }};
}

impl TimekeepingView for Conn<'_> {
    fn due(&mut self, now: Instant, after: Option<Due>, limit: u32) -> Result<Vec<Due>, Failure> {
        to_look_at!(self, now.0 - 1, after, limit, game::due_at.lt(now.0))
    }

    fn reminders_due(&mut self, now: Instant, after: Option<Due>, limit: u32) -> Result<Vec<Due>, Failure> {
        let remind = game::remind_at.le(now.0);
        // Moves have moved the deadline that this look was for, perhaps to just now.
        let reschedule = game::due_at.is_null().or(game::look_at.lt(game::due_at));
        to_look_at!(self, now.0, after, limit, remind.or(reschedule))
    }

    fn next_due(&mut self, after: Instant) -> Result<Option<Instant>, Failure> {
        let next: Option<i64> = game::table
            .filter(game::look_at.is_not_null().and(game::look_at.gt(after.0)))
            .select(min(game::look_at))
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(next.map(Instant))
    }

    fn heartbeat(&mut self) -> Result<Option<Instant>, Failure> {
        let at: Option<i64> = heartbeat::table
            .find(1)
            .select(heartbeat::at)
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        Ok(at.map(Instant))
    }

    fn open_downtime(&mut self) -> Result<Option<Downtime>, Failure> {
        let row: Option<(i64, i64)> = downtime::table
            .filter(downtime::returned_at.is_null())
            .order(downtime::from_at)
            .select((downtime::from_at, downtime::until_at))
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        Ok(row.map(|(from, until)| Downtime { from: Instant(from), until: Instant(until) }))
    }
}

impl TimekeepingTx for Conn<'_> {
    fn set_remind_at(&mut self, row: &GameRow, remind_at: Option<Instant>) -> Result<(), Failure> {
        let look_at = look_at(row, remind_at);
        let rows = diesel::update(game::table.find(row.id.0))
            .set((game::remind_at.eq(remind_at.map(|at| at.0)), game::look_at.eq(look_at)))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Bug, "no such game")
    }

    fn beat(&mut self, at: Instant) -> Result<(), Failure> {
        Beat(at.0).execute(self.db()?).map(drop).map_err(failed)
    }

    fn insert_downtime(&mut self, new: Downtime) -> Result<(), Failure> {
        // With a clock that is set to and fro, two downtimes can begin at the same instant.
        diesel::insert_into(downtime::table)
            .values((downtime::from_at.eq(new.from.0), downtime::until_at.eq(new.until.0)))
            .on_conflict(downtime::from_at)
            .do_update()
            .set((downtime::until_at.eq(new.until.0), downtime::returned_at.eq(None::<i64>)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn close_downtime(&mut self, from: Instant, at: Instant) -> Result<(), Failure> {
        diesel::update(downtime::table.find(from.0))
            .set(downtime::returned_at.eq(at.0))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }
}

/// The heartbeat, whose text never varies. diesel would write it out and prepare it anew.
struct Beat(i64);

impl QueryId for Beat {
    type QueryId = Self;

    const HAS_STATIC_QUERY_ID: bool = true;
}

impl RunQueryDsl<Db> for Beat {}

impl QueryFragment<<Db as Connection>::Backend> for Beat {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("INSERT INTO heartbeat (id, at) VALUES (1, ");
        out.push_bind_param::<BigInt, _>(&self.0)?;
        out.push_sql(") ON CONFLICT (id) DO UPDATE SET at = excluded.at");
        Ok(())
    }
}
