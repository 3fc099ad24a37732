use app::{Failure, ports::*};
use diesel::{dsl::min, prelude::*};
use domain::{GameId, Instant};

use super::{Conn, failed};
use crate::{
    columns::one,
    schema::games::{downtime, game, heartbeat},
};

/// A page of an index of instants: rows at most `$now` and after `$after`, in order.
macro_rules! due {
    ($conn:expr, $column:ident, $now:expr, $after:expr, $limit:expr) => {{
        let (at, id) = $after.map_or((i64::MIN, 0), |(at, id): Due| (at.0, id.0));
        let rows: Vec<(Option<i64>, i64)> = game::table
            .filter(game::$column.is_not_null().and(game::$column.ge(at)).and(game::$column.le($now)))
            .filter(game::$column.gt(at).or(game::id.gt(id)))
            .order((game::$column, game::id))
            .limit($limit.into())
            .select((game::$column, game::id))
            .load($conn.db()?)
            .map_err(failed)?;
        Ok(rows.into_iter().filter_map(|(at, id)| Some((Instant(at?), GameId(id)))).collect())
    }};
}

impl TimekeepingView for Conn<'_> {
    fn due(&mut self, now: Instant, after: Option<Due>, limit: u32) -> Result<Vec<Due>, Failure> {
        due!(self, due_at, now.0 - 1, after, limit)
    }

    fn reminders_due(&mut self, now: Instant, after: Option<Due>, limit: u32) -> Result<Vec<Due>, Failure> {
        due!(self, remind_at, now.0, after, limit)
    }

    fn next_due(&mut self, after: Instant) -> Result<Option<Instant>, Failure> {
        let due: Option<i64> = game::table
            .filter(game::due_at.is_not_null().and(game::due_at.gt(after.0)))
            .select(min(game::due_at))
            .get_result(self.db()?)
            .map_err(failed)?;
        let remind: Option<i64> = game::table
            .filter(game::remind_at.is_not_null().and(game::remind_at.gt(after.0)))
            .select(min(game::remind_at))
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(due.into_iter().chain(remind).min().map(Instant))
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
    fn set_remind_at(&mut self, id: GameId, remind_at: Option<Instant>) -> Result<(), Failure> {
        let rows = diesel::update(game::table.find(id.0))
            .set(game::remind_at.eq(remind_at.map(|at| at.0)))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, "no such game")
    }

    fn beat(&mut self, at: Instant) -> Result<(), Failure> {
        let row = (heartbeat::id.eq(1), heartbeat::at.eq(at.0));
        diesel::insert_into(heartbeat::table)
            .values(row)
            .on_conflict(heartbeat::id)
            .do_update()
            .set(heartbeat::at.eq(at.0))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn keep_downtime(&mut self, kept: Downtime) -> Result<(), Failure> {
        // With a clock that is set to and fro, two absences can begin at the same instant.
        diesel::insert_into(downtime::table)
            .values((downtime::from_at.eq(kept.from.0), downtime::until_at.eq(kept.until.0)))
            .on_conflict(downtime::from_at)
            .do_update()
            .set((downtime::until_at.eq(kept.until.0), downtime::returned_at.eq(None::<i64>)))
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
