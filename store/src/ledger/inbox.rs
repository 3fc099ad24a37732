use app::{Address, Failure, ports::*};
use aws_lc_rs::digest;
use diesel::{
    dsl,
    dsl::sql,
    prelude::*,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    sql_types::{BigInt, Binary, Bool, Nullable, Text},
};
use domain::{Digest, GameId, Instant, PlayerId, Span};

use super::{Conn, Db, IsAmong, dialect::Numbers, failed};
use crate::{
    columns,
    schema::{
        inbox::{answer_window, closing_line, inbox, inbox_answers, inbox_raw},
        people::player,
    },
};

type Columns = (
    inbox::id,
    inbox::received_at,
    inbox::sender,
    inbox::address,
    inbox::digest,
    inbox::state,
    inbox::reason,
    inbox::attempts,
    inbox::next_at,
    inbox::confirmed,
    inbox::failures,
    inbox::reading,
    inbox::several_games,
);

/// The columns of [`Row`]; the raw mail is fetched only where it is read.
const COLUMNS: Columns = (
    inbox::id,
    inbox::received_at,
    inbox::sender,
    inbox::address,
    inbox::digest,
    inbox::state,
    inbox::reason,
    inbox::attempts,
    inbox::next_at,
    inbox::confirmed,
    inbox::failures,
    inbox::reading,
    inbox::several_games,
);

/// [`app::inbox::UNANSWERED`]; the word stands in the query for the partial index to be used.
const IS_UNANSWERED: &str = "reason = 'unanswered'";
/// A mail waits for what its sender wrote before it about the same game and what comes up again within this: his first
/// word counts. Longer than the pauses of a mail that is tried again and again, so that one which has a wrong time, from
/// a clock that was ahead, holds up nothing.
const TURN: Span = Span::minutes(20);
/// A row with a name that this version does not know is left to instances of a later one: so long each time.
const LEFT_ALONE: Span = Span::minutes(1);

/// Mails that are due and not to wait for an earlier one, nor for one that is being read about the same game or at the
/// same desk: what a batch takes in order, several batches at a time must not turn round. Number, attempts and failures,
/// the oldest first. Written out, because it is asked ten times a second and diesel would prepare its own anew.
struct DueMails {
    now: i64,
    turn: i64,
    limit: i64,
    /// With those whose confirmation is not waited for any longer.
    expires: bool,
}

impl DueMails {
    fn of(now: Instant, limit: u32, expires: bool) -> Self {
        Self { now: now.0, turn: (now + TURN).0, limit: limit.into(), expires }
    }
}

impl QueryId for DueMails {
    type QueryId = Self;

    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for DueMails {
    type SqlType = (BigInt, BigInt, BigInt);
}

impl RunQueryDsl<Db> for DueMails {}

impl QueryFragment<<Db as Connection>::Backend> for DueMails {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        // Not for each row anew: those that are read are found once.
        const ARE_READ: &str =
            "FROM inbox other WHERE other.next_at IS NOT NULL AND other.reading AND other.next_at > ";
        out.push_sql("SELECT id, attempts, failures FROM inbox WHERE next_at IS NOT NULL AND next_at <= ");
        out.push_bind_param::<BigInt, _>(&self.now)?;
        out.push_sql(" AND (state <> 'pending_confirm' OR ");
        out.push_bind_param::<Bool, _>(&self.expires)?;
        out.push_sql(
            ") AND NOT EXISTS (SELECT 1 FROM inbox earlier WHERE earlier.game = inbox.game \
             AND earlier.player = inbox.player AND earlier.received_at <= inbox.received_at \
             AND earlier.id < inbox.id AND earlier.filed_at IS NULL AND earlier.state = 'received' \
             AND earlier.next_at > inbox.next_at \
             AND earlier.next_at <= ",
        );
        out.push_bind_param::<BigInt, _>(&self.turn)?;
        out.push_sql(")");
        let games = ("inbox.game IS NULL OR inbox.game NOT IN (SELECT other.game ", "other.game IS NOT NULL");
        let desks = (
            "inbox.game IS NOT NULL OR inbox.player IS NULL OR inbox.player NOT IN (SELECT other.player ",
            "other.game IS NULL AND other.player IS NOT NULL",
        );
        for (are_others, same) in [games, desks] {
            out.push_sql(" AND (");
            out.push_sql(are_others);
            out.push_sql(ARE_READ);
            out.push_bind_param::<BigInt, _>(&self.now)?;
            out.push_sql(" AND other.next_at <= ");
            out.push_bind_param::<BigInt, _>(&self.turn)?;
            out.push_sql(" AND ");
            out.push_sql(same);
            out.push_sql("))");
        }
        out.push_sql(" ORDER BY next_at, received_at, id LIMIT ");
        out.push_bind_param::<BigInt, _>(&self.limit)
    }
}

/// An address as it is kept and compared. PostgreSQL keeps no NUL in a text.
fn kept_sender(address: &str) -> String {
    address.replace('\0', "").to_lowercase()
}

type Row = (i64, i64, String, String, Vec<u8>, String, String, i64, Option<i64>, bool, i64, bool, bool);

fn inbound(row: Row, raw: Option<Vec<u8>>) -> Result<Inbound, Failure> {
    let (id, received_at, sender, address, digest, state, reason, attempts, next_at, ..) = row;
    let (.., confirmed, failures, reading, several_games) = row;
    let broken = |what: &str| Failure::Damaged(format!("inbox {id}: {what}"));
    Ok(Inbound {
        id,
        received_at: Instant(received_at),
        sender,
        address: Address::named(&address).ok_or_else(|| broken("address"))?,
        digest: Digest(digest.try_into().map_err(|_bytes| broken("digest"))?),
        raw,
        state: InboxState::named(&state).ok_or_else(|| broken("state"))?,
        reason,
        attempts: u16::try_from(attempts).map_err(|_number| broken("attempts"))?,
        failures: u16::try_from(failures).map_err(|_number| broken("failures"))?,
        reading,
        next_at: next_at.map(Instant),
        confirmed,
        several_games,
    })
}

impl InboxView for Conn<'_> {
    fn has_waiting(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure> {
        super::await_arrivals(self.db()?, game).map_err(failed)?;
        let waiting = inbox::table
            .filter(inbox::filed_at.is_null())
            .filter(inbox::game.eq(game.0).and(inbox::player.eq(player.0)))
            .filter(inbox::received_at.le(by.0));
        diesel::select(dsl::exists(waiting)).get_result(self.db()?).map_err(failed)
    }

    fn has_unread(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure> {
        super::await_arrivals(self.db()?, game).map_err(failed)?;
        let unread = inbox::table
            .filter(inbox::filed_at.is_null())
            .filter(inbox::player.eq(player.0))
            .filter(inbox::game.eq(game.0).or(inbox::state.eq(InboxState::Received.name())).assume_not_null())
            .filter(inbox::received_at.le(by.0));
        diesel::select(dsl::exists(unread)).get_result(self.db()?).map_err(failed)
    }

    fn has_waiting_of_arbiters(&mut self, game: GameId, by: Instant) -> Result<bool, Failure> {
        super::await_arrivals(self.db()?, game).map_err(failed)?;
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
            .select((COLUMNS, inbox_raw::raw.nullable()))
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
        let mut query = inbox::table.select(COLUMNS).order(inbox::id.desc()).limit(limit.into()).into_boxed();
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
            .select(COLUMNS)
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
        let his = dsl::sql::<Bool>("(inbox.player = ")
            .bind::<BigInt, _>(player.0)
            .sql(" OR inbox.sender = ")
            .bind::<Text, _>(kept_sender(email))
            .sql(
                " OR inbox.player IS NULL AND inbox.address IN (\
                 SELECT 'confirm+' || CAST(his.id AS TEXT) FROM inbox his WHERE his.player = ",
            )
            .bind::<BigInt, _>(player.0)
            .sql(" UNION ALL SELECT 'bounce+' || CAST(outbox.id AS TEXT) FROM outbox WHERE outbox.player = ")
            .bind::<BigInt, _>(player.0)
            .sql("))");
        inbox::table.filter(his).select(inbox::id).load(self.db()?).map_err(failed)
    }
}

impl InboxTx for Conn<'_> {
    fn forget_sender(&mut self, mails: &[i64]) -> Result<(), Failure> {
        for mails in mails.chunks(500) {
            let filed = inbox::table.filter(inbox::id.eq_any(mails)).filter(inbox::filed_at.is_not_null());
            diesel::delete(inbox_raw::table.filter(inbox_raw::inbox.eq_any(filed.select(inbox::id))))
                .execute(self.db()?)
                .map_err(failed)?;
            diesel::update(inbox::table.filter(inbox::id.eq_any(mails)).filter(inbox::sender.ne("")))
                .set(inbox::sender.eq(""))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        Ok(())
    }

    fn receive(&mut self, mail: &NewInbound) -> Result<(i64, bool), Failure> {
        let (game, player) = (mail.address.game(), mail.address.player());
        let stored: Option<i64> = diesel::insert_into(inbox::table)
            .values((
                inbox::received_at.eq(mail.received_at.0),
                inbox::sender.eq(kept_sender(&mail.sender)),
                inbox::address.eq(mail.address.name()),
                inbox::game.eq(game.map(|game| game.0)),
                inbox::player.eq(player.map(|player| player.0)),
                inbox::digest.eq(&mail.digest.0[..]),
                inbox::state.eq(InboxState::Received.name()),
                inbox::next_at.eq(mail.received_at.0),
                inbox::several_games.eq(mail.several_games),
            ))
            .on_conflict(inbox::digest)
            .do_nothing()
            .returning(inbox::id)
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        if let Some(id) = stored {
            let received_at = inbox_raw::received_at.eq(mail.received_at.0);
            diesel::insert_into(inbox_raw::table)
                .values((inbox_raw::inbox.eq(id), received_at, inbox_raw::raw.eq(&mail.raw)))
                .execute(self.db()?)
                .map_err(failed)?;
            return Ok((id, true));
        }
        let known = inbox::table.filter(inbox::digest.eq(&mail.digest.0[..])).select(inbox::id);
        Ok((known.get_result(self.db()?).map_err(failed)?, false))
    }

    fn claim(
        &mut self,
        now: Instant,
        lease: Instant,
        limit: u32,
        expires: bool,
    ) -> Result<Vec<Inbound>, Failure> {
        let due: Vec<(i64, i64, i64)> = DueMails::of(now, limit, expires).load(self.db()?).map_err(failed)?;
        let has_died = |&&(_, attempts, failures): &&(i64, i64, i64)| attempts > failures;
        let taken = match due.iter().take_while(|row| !has_died(row)).count() {
            0 => due.len().min(1),
            before => before,
        };
        let oldest: Vec<i64> = due[..taken].iter().map(|&(id, ..)| id).collect();
        if oldest.is_empty() {
            return Ok(Vec::new());
        }
        let mails = Numbers::new(&oldest);
        Take { until: lease.0, mails: &mails }.execute(self.db()?).map_err(failed)?;
        let rows: Vec<(Row, Option<Vec<u8>>)> = inbox::table
            .left_join(inbox_raw::table)
            .filter(IsAmong { column: "inbox.id", numbers: &mails })
            .select((COLUMNS, inbox_raw::raw.nullable()))
            .order((inbox::received_at, inbox::id))
            .load(self.db()?)
            .map_err(failed)?;
        let mut claimed = Vec::with_capacity(rows.len());
        for (row, raw) in rows {
            let (id, times) = (row.0, times_left(&row.6));
            let is_later = Address::named(&row.3).is_none() || InboxState::named(&row.5).is_none();
            let is_left = is_later && times < LEFT_AT_MOST;
            match inbound(row, raw) {
                Ok(mail) => claimed.push(mail),
                Err(error) if is_left => {
                    tracing::warn!(id, %error, "a row of the inbox cannot be read and is left to others");
                    self.put_back(id, Some(lease), Attempt::Left(times + 1), now + LEFT_ALONE)?;
                }
                Err(error) => {
                    tracing::error!(id, %error, "a row of the inbox cannot be read and is set aside");
                    let reason = "unreadable_row".into();
                    let state = InboxState::Poison;
                    let message_key = None;
                    let filed =
                        Filed { state, reason, next_at: None, erase_raw: false, message_key, at: now };
                    self.file(id, None, &filed)?;
                }
            }
        }
        Ok(claimed)
    }

    fn in_reading(&mut self) -> Result<Vec<Inbound>, Failure> {
        if super::SHARED {
            return Ok(Vec::new());
        }
        let rows: Vec<Row> = inbox::table
            .filter(inbox::reading)
            .order(inbox::id)
            .select(COLUMNS)
            .load(self.db()?)
            .map_err(failed)?;
        // The lease of one that cannot be read runs out, and who claims it sets it aside.
        let read = |row: Row| {
            let id = row.0;
            let not_read = |error: &Failure| tracing::error!(id, %error, "a row of the inbox cannot be read");
            inbound(row, None).inspect_err(not_read).ok()
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    fn put_back(
        &mut self,
        id: i64,
        lease: Option<Instant>,
        attempt: Attempt,
        next_at: Instant,
    ) -> Result<(), Failure> {
        let (uncounted, failed_ones) = match attempt {
            Attempt::NotCounted | Attempt::Behind | Attempt::Left(_) => (1, 0),
            Attempt::Failed => (0, 1),
            Attempt::Died => (0, 0),
        };
        let reason = match attempt {
            Attempt::Left(times) => Some(inbox::reason.eq(left_reason(times))),
            _ => None,
        };
        let held = sql::<Bool>("next_at = coalesce(")
            .bind::<Nullable<BigInt>, _>(lease.map(|until| until.0))
            .sql(", next_at)");
        diesel::update(inbox::table.find(id))
            .filter(inbox::reading)
            .filter(held)
            .set((
                inbox::next_at.eq(next_at.0),
                inbox::reading.eq(false),
                inbox::attempts.eq(inbox::attempts - uncounted),
                inbox::failures.eq(inbox::failures + failed_ones),
                reason,
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn file(&mut self, id: i64, lease: Option<Instant>, filed: &Filed) -> Result<bool, Failure> {
        let file = File {
            id,
            lease: lease.map(|until| until.0),
            state: filed.state.name(),
            reason: &filed.reason,
            next_at: filed.next_at.map(|at| at.0),
            filed_at: filed.next_at.is_none().then_some(filed.at.0),
            message_key: filed.message_key.as_ref().map(|key| &key.0[..]),
        };
        let changed = file.execute(self.db()?).map_err(failed)?;
        if changed > 0 && filed.erase_raw {
            // Digests go with the text: with the keys of the service, all legal moves could be tried against them.
            let name = digest::digest(&digest::SHA256, format!("erased {id}").as_bytes());
            let erased = (inbox::message_key.eq(None::<Vec<u8>>), inbox::digest.eq(name.as_ref()));
            diesel::update(inbox::table.find(id)).set(erased).execute(self.db()?).map_err(failed)?;
            diesel::delete(inbox_raw::table.find(id)).execute(self.db()?).map_err(failed)?;
        }
        Ok(changed > 0)
    }

    fn reopen(&mut self, id: i64, confirmed: bool, reason: &str, at: Instant) -> Result<bool, Failure> {
        let raw = inbox_raw::table.find(id);
        if !diesel::select(dsl::exists(raw)).get_result(self.db()?).map_err(failed)? {
            return Ok(false);
        }
        let changed = diesel::update(inbox::table.find(id))
            .set((
                inbox::state.eq(InboxState::Received.name()),
                inbox::reason.eq(reason),
                inbox::attempts.eq(0),
                inbox::failures.eq(0),
                inbox::reading.eq(false),
                inbox::next_at.eq(at.0),
                inbox::filed_at.eq(None::<i64>),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        if changed > 0 && confirmed {
            diesel::update(inbox::table.find(id))
                .set(inbox::confirmed.eq(true))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        Ok(changed > 0)
    }

    fn readdress(&mut self, id: i64, address: Address, at: Instant) -> Result<(), Failure> {
        diesel::update(inbox::table.find(id))
            .set((
                inbox::address.eq(address.name()),
                inbox::game.eq(address.game().map(|game| game.0)),
                inbox::player.eq(address.player().map(|player| player.0)),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        self.reopen(id, false, "", at).map(drop)
    }

    fn set_aside(&mut self, id: i64, reason: &str) -> Result<(), Failure> {
        diesel::update(inbox::table.find(id))
            .set((inbox::state.eq(InboxState::Quarantined.name()), inbox::reason.eq(reason)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn insert_answer(&mut self, answer: &Answer, window: Instant) -> Result<(), Failure> {
        diesel::insert_into(answer_window::table)
            .values((answer_window::start.eq(window.0), answer_window::answers.eq(1)))
            .on_conflict(answer_window::start)
            .do_update()
            .set(answer_window::answers.eq(answer_window::answers + 1))
            .execute(self.db()?)
            .map_err(failed)?;
        diesel::insert_into(inbox_answers::table)
            .values((
                inbox_answers::player.eq(answer.player.0),
                inbox_answers::game.eq(answer.game.map(|game| game.0)),
                inbox_answers::template.eq(&answer.template),
                inbox_answers::at.eq(answer.at.0),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn learn_closing_lines(
        &mut self,
        player: PlayerId,
        digests: &[Digest],
        at: Instant,
        most: u32,
    ) -> Result<(), Failure> {
        for digest in digests {
            diesel::insert_into(closing_line::table)
                .values((
                    closing_line::player.eq(player.0),
                    closing_line::digest.eq(&digest.0[..]),
                    closing_line::seen_at.eq(at.0),
                ))
                .on_conflict((closing_line::player, closing_line::digest))
                .do_update()
                .set(closing_line::seen_at.eq(at.0))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        let of_player = || closing_line::table.filter(closing_line::player.eq(player.0));
        let newest: Vec<Vec<u8>> = of_player()
            .order((closing_line::seen_at.desc(), closing_line::digest))
            .limit(most.into())
            .select(closing_line::digest)
            .load(self.db()?)
            .map_err(failed)?;
        diesel::delete(of_player().filter(closing_line::digest.ne_all(newest)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn forget_closing_lines(&mut self, player: PlayerId) -> Result<(), Failure> {
        diesel::delete(closing_line::table.filter(closing_line::player.eq(player.0)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn prune_raw(&mut self, before: Instant, limit: u32) -> Result<usize, Failure> {
        let old: Vec<i64> = inbox_raw::table
            .inner_join(inbox::table)
            .filter(inbox_raw::received_at.lt(before.0).and(inbox::next_at.is_null()))
            .order(inbox_raw::received_at)
            .select(inbox_raw::inbox)
            .limit(limit.into())
            .load(self.db()?)
            .map_err(failed)?;
        let texts = inbox_raw::table.filter(inbox_raw::inbox.eq_any(&old));
        diesel::delete(texts).execute(self.db()?).map_err(failed)?;
        diesel::delete(inbox_answers::table.filter(inbox_answers::at.lt(before.0)))
            .execute(self.db()?)
            .map_err(failed)?;
        diesel::delete(answer_window::table.filter(answer_window::start.lt(before.0)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(old.len())
    }
}

/// The UPDATE that takes mails to be read.
struct Take<'a> {
    until: i64,
    mails: &'a Numbers,
}

kept_prepared!(Take);

impl QueryFragment<<Db as Connection>::Backend> for Take<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE inbox SET reading = TRUE, attempts = attempts + 1, next_at = ");
        out.push_bind_param::<BigInt, _>(&self.until)?;
        out.push_sql(" WHERE id");
        self.mails.contain(&mut out)
    }
}

/// The UPDATE that ends the reading of a mail.
struct File<'a> {
    id: i64,
    /// The end of the lease, if it must be this one.
    lease: Option<i64>,
    state: &'a str,
    reason: &'a str,
    next_at: Option<i64>,
    filed_at: Option<i64>,
    /// `None` leaves it as it is.
    message_key: Option<&'a [u8]>,
}

kept_prepared!(File);

impl QueryFragment<<Db as Connection>::Backend> for File<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE inbox SET reading = FALSE, state = ");
        out.push_bind_param::<Text, _>(self.state)?;
        out.push_sql(", reason = ");
        out.push_bind_param::<Text, _>(self.reason)?;
        out.push_sql(", next_at = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.next_at)?;
        out.push_sql(", filed_at = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.filed_at)?;
        out.push_sql(", message_key = coalesce(");
        out.push_bind_param::<Nullable<Binary>, _>(&self.message_key)?;
        out.push_sql(", message_key) WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.id)?;
        out.push_sql(" AND next_at IS NOT NULL AND next_at = coalesce(");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.lease)?;
        out.push_sql(", next_at)");
        Ok(())
    }
}
