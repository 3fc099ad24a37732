use app::{Failure, ports::*};
use diesel::prelude::*;
use domain::{Instant, PlayerId};

use super::{Conn, failed};
use crate::{columns, schema::mail_problems::mail_problem};

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = mail_problem, treat_none_as_null = true)]
struct Row {
    player: i64,
    cleared_at: Option<i64>,
    since: i64,
    last_at: i64,
    bounces: i64,
    score: i64,
    reason: String,
    stopped_at: Option<i64>,
    marked: bool,
    pending: bool,
    next_at: i64,
}

impl Row {
    fn of(problem: &MailProblem) -> Self {
        Self {
            player: problem.player.0,
            cleared_at: problem.cleared_at.map(|at| at.0),
            since: problem.since.0,
            last_at: problem.last_at.0,
            bounces: problem.bounces.into(),
            score: problem.score.into(),
            reason: problem.reason.clone(),
            stopped_at: problem.stopped_at.map(|at| at.0),
            marked: problem.marked,
            pending: problem.pending,
            next_at: problem.next_at.0,
        }
    }

    fn read(self) -> Result<MailProblem, Failure> {
        Ok(MailProblem {
            player: PlayerId(self.player),
            cleared_at: self.cleared_at.map(Instant),
            since: Instant(self.since),
            last_at: Instant(self.last_at),
            bounces: columns::count(self.bounces)?,
            score: columns::count(self.score)?,
            reason: self.reason,
            stopped_at: self.stopped_at.map(Instant),
            marked: self.marked,
            pending: self.pending,
            next_at: Instant(self.next_at),
        })
    }
}

impl MailProblemsView for Conn<'_> {
    fn mail_problem(&mut self, player: PlayerId) -> Result<Option<MailProblem>, Failure> {
        let row = mail_problem::table.find(player.0).select(Row::as_select());
        row.get_result(self.db()?).optional().map_err(failed)?.map(Row::read).transpose()
    }

    fn mail_problems(&mut self, after: PlayerId, limit: u32) -> Result<Vec<MailProblem>, Failure> {
        let rows: Vec<Row> = mail_problem::table
            .filter(mail_problem::player.gt(after.0).and(mail_problem::bounces.gt(0)))
            .order(mail_problem::player)
            .limit(limit.into())
            .select(Row::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(Row::read).collect()
    }

    fn mail_problems_due(&mut self, now: Instant, limit: u32) -> Result<Vec<MailProblem>, Failure> {
        let rows: Vec<Row> = mail_problem::table
            .filter(mail_problem::next_at.le(now.0))
            .order((mail_problem::next_at, mail_problem::player))
            .limit(limit.into())
            .select(Row::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(Row::read).collect()
    }
}

impl MailProblemsTx for Conn<'_> {
    fn insert_mail_problem(&mut self, problem: &MailProblem) -> Result<(), Failure> {
        let row = Row::of(problem);
        diesel::insert_into(mail_problem::table)
            .values(&row)
            .on_conflict(mail_problem::player)
            .do_update()
            .set(&row)
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn forget_mail_problem(&mut self, player: PlayerId) -> Result<(), Failure> {
        diesel::delete(mail_problem::table.find(player.0)).execute(self.db()?).map_err(failed)?;
        Ok(())
    }
}
