use app::{Failure, ports::*};
use diesel::{
    dsl::{self, sql},
    prelude::*,
    sql_types::{BigInt, Bool, Text},
};
use domain::{Digest, GameId, Instant, PlayerId};

use super::{
    super::{Conn, await_arrivals, failed},
    Row, inbound,
    statements::DueMails,
    stored_sender,
};
use crate::{
    columns,
    schema::{
        inbox::{answer_window, closing_line, inbox, inbox_answers, inbox_raw},
        people::player,
    },
};

/// [`app::inbox::UNANSWERED`]; the query contains the word so that the partial index is used.
const IS_UNANSWERED: &str = "reason = 'unanswered'";

impl InboxView for Conn<'_> {
    fn has_waiting(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure> {
        await_arrivals(self.db()?, game).map_err(failed)?;
        let waiting = inbox::table
            .filter(inbox::filed_at.is_null())
            .filter(inbox::game.eq(game.0).and(inbox::player.eq(player.0)))
            .filter(inbox::received_at.le(by.0));
        diesel::select(dsl::exists(waiting)).get_result(self.db()?).map_err(failed)
    }

    fn has_unread(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure> {
        await_arrivals(self.db()?, game).map_err(failed)?;
        let unread = inbox::table
            .filter(inbox::filed_at.is_null())
            .filter(inbox::player.eq(player.0))
            .filter(inbox::game.eq(game.0).or(inbox::state.eq(InboxState::Received.name())).assume_not_null())
            .filter(inbox::received_at.le(by.0));
        diesel::select(dsl::exists(unread)).get_result(self.db()?).map_err(failed)
    }

    fn has_waiting_of_arbiters(&mut self, game: GameId, by: Instant) -> Result<bool, Failure> {
        await_arrivals(self.db()?, game).map_err(failed)?;
        let arbiters: Vec<i64> = player::table
            .filter(sql::<Bool>("role <> 'player'"))
            .select(player::id)
            .load(self.db()?)
            .map_err(failed)?;
        let waiting = inbox::table
            .filter(inbox::filed_at.is_null())
            .filter(inbox::game.eq(game.0).or(inbox::game.is_null()))
            .filter(inbox::player.eq_any(arbiters))
            .filter(inbox::received_at.le(by.0));
        diesel::select(dsl::exists(waiting)).get_result(self.db()?).map_err(failed)
    }

    fn has_due_mail(&mut self, now: Instant, expires: bool) -> Result<bool, Failure> {
        let due: Vec<(i64, i64, i64)> = DueMails::of(now, 1, expires).load(self.db()?).map_err(failed)?;
        Ok(!due.is_empty())
    }

    fn inbound(&mut self, id: i64) -> Result<Option<Inbound>, Failure> {
        let found: Option<(Row, Option<Vec<u8>>)> = inbox::table
            .left_join(inbox_raw::table)
            .filter(inbox::id.eq(id))
            .select((Row::as_select(), inbox_raw::raw.nullable()))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        found.map(|(row, raw)| inbound(row, raw)).transpose()
    }

    fn inbox(
        &mut self,
        state: Option<InboxState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Inbound>, Failure> {
        let mut query =
            inbox::table.select(Row::as_select()).order(inbox::id.desc()).limit(limit.into()).into_boxed();
        if let Some(state) = state {
            query = query.filter(inbox::state.eq(state.name()));
        }
        if let Some(before) = before {
            query = query.filter(inbox::id.lt(before));
        }
        let rows: Vec<Row> = query.load(self.db()?).map_err(failed)?;
        rows.into_iter().map(|row| inbound(row, None)).collect()
    }

    fn unanswered(&mut self, before: Option<i64>, limit: u32) -> Result<Vec<Inbound>, Failure> {
        let mails =
            inbox::table.filter(sql::<Bool>(IS_UNANSWERED)).filter(inbox::id.lt(before.unwrap_or(i64::MAX)));
        let rows: Vec<Row> = mails
            .select(Row::as_select())
            .order(inbox::id.desc())
            .limit(limit.into())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(|row| inbound(row, None)).collect()
    }

    fn unanswered_since(
        &mut self,
        player: PlayerId,
        game: Option<GameId>,
        since: Instant,
    ) -> Result<u64, Failure> {
        let mails = inbox::table
            .filter(sql::<Bool>(IS_UNANSWERED))
            .filter(inbox::player.eq(player.0).and(inbox::filed_at.ge(since.0)))
            .into_boxed();
        let mails = match game {
            Some(game) => mails.filter(inbox::game.eq(game.0)),
            None => mails.filter(inbox::game.is_null()),
        };
        let count: i64 = mails.count().get_result(self.db()?).map_err(failed)?;
        Ok(count.unsigned_abs())
    }

    fn another_waits_for_yes(&mut self, id: i64) -> Result<bool, Failure> {
        let this: Option<(Option<i64>, String)> = inbox::table
            .find(id)
            .select((inbox::player, inbox::address))
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        let Some((Some(player), address)) = this else { return Ok(false) };
        let waiting = inbox::table
            .filter(inbox::filed_at.is_null().and(inbox::player.eq(player)))
            .filter(inbox::state.eq(InboxState::PendingConfirm.name()).and(inbox::id.ne(id)))
            .filter(inbox::address.eq(address));
        diesel::select(dsl::exists(waiting)).get_result(self.db()?).map_err(failed)
    }

    fn message_seen(&mut self, key: &Digest, id: i64) -> Result<bool, Failure> {
        let seen = inbox::table.filter(inbox::message_key.eq(&key.0[..])).filter(inbox::id.ne(id));
        diesel::select(dsl::exists(seen)).get_result(self.db()?).map_err(failed)
    }

    fn closing_lines(&mut self, player: PlayerId, digests: &[Digest]) -> Result<Vec<Digest>, Failure> {
        let known: Vec<Vec<u8>> = closing_line::table
            .filter(closing_line::player.eq(player.0))
            .filter(closing_line::digest.eq_any(digests.iter().map(|digest| digest.0.to_vec())))
            .select(closing_line::digest)
            .load(self.db()?)
            .map_err(failed)?;
        known.iter().map(|digest| columns::digest(digest)).collect()
    }

    fn answers(&mut self, player: PlayerId, since: Instant, limit: u32) -> Result<Vec<Answer>, Failure> {
        let rows: Vec<(Option<i64>, String, i64)> = inbox_answers::table
            .filter(inbox_answers::player.eq(player.0).and(inbox_answers::at.gt(since.0)))
            .order(inbox_answers::at.desc())
            .limit(limit.into())
            .select((inbox_answers::game, inbox_answers::template, inbox_answers::at))
            .load(self.db()?)
            .map_err(failed)?;
        Ok(rows
            .into_iter()
            .map(|(game, template, at)| Answer { player, game: game.map(GameId), template, at: Instant(at) })
            .collect())
    }

    fn latest_answer(&mut self, n: u32) -> Result<Option<Instant>, Failure> {
        let at: Option<i64> = inbox_answers::table
            .order(inbox_answers::at.desc())
            .offset(n.into())
            .select(inbox_answers::at)
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        Ok(at.map(Instant))
    }

    fn answers_after(&mut self, after: Instant) -> Result<u64, Failure> {
        let count: i64 = inbox_answers::table
            .filter(inbox_answers::at.gt(after.0))
            .count()
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(count.unsigned_abs())
    }

    fn answers_in_window(&mut self, since: Instant, until: Instant, n: u32) -> Result<u64, Failure> {
        let answers: Option<i64> = answer_window::table
            .filter(answer_window::start.ge(since.0).and(answer_window::start.lt(until.0)))
            .order(answer_window::answers.desc())
            .offset(n.into())
            .select(answer_window::answers)
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        Ok(answers.unwrap_or(0).unsigned_abs())
    }

    fn mails_of(&mut self, player: PlayerId, email: &str) -> Result<Vec<i64>, Failure> {
        let theirs = dsl::sql::<Bool>("(inbox.player = ")
            .bind::<BigInt, _>(player.0)
            .sql(" OR inbox.sender = ")
            .bind::<Text, _>(stored_sender(email))
            .sql(
                " OR inbox.player IS NULL AND inbox.address IN (\
                 SELECT 'confirm+' || CAST(confirmed.id AS TEXT) FROM inbox confirmed WHERE confirmed.player = ",
            )
            .bind::<BigInt, _>(player.0)
            .sql(" UNION ALL SELECT 'bounce+' || CAST(outbox.id AS TEXT) FROM outbox WHERE outbox.player = ")
            .bind::<BigInt, _>(player.0)
            .sql("))");
        inbox::table.filter(theirs).select(inbox::id).load(self.db()?).map_err(failed)
    }
}
