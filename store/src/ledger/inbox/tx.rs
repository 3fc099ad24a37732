use app::{Address, Failure, ports::*};
use aws_lc_rs::digest;
use diesel::{
    dsl::{self, sql},
    prelude::*,
    sql_types::{BigInt, Bool, Nullable},
};
use domain::{Digest, Instant, PlayerId, Span};

use super::{
    super::{Conn, IsAmong, SHARED, dialect::Numbers, failed},
    Row, inbound,
    statements::{DueMails, File, Take},
    stored_sender,
};
use crate::schema::inbox::{answer_window, closing_line, inbox, inbox_answers, inbox_raw};

/// The time for which a row with a name that this version does not know is left to instances of a later one.
const LEFT_ALONE: Span = Span::minutes(1);

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
                inbox::sender.eq(stored_sender(&mail.sender)),
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
            .select((Row::as_select(), inbox_raw::raw.nullable()))
            .order((inbox::received_at, inbox::id))
            .load(self.db()?)
            .map_err(failed)?;
        let mut claimed = Vec::with_capacity(rows.len());
        for (row, raw) in rows {
            let (id, times) = (row.id, times_left(&row.reason));
            let is_later = Address::named(&row.address).is_none() || InboxState::named(&row.state).is_none();
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
        if SHARED {
            return Ok(Vec::new());
        }
        let rows: Vec<Row> = inbox::table
            .filter(inbox::reading)
            .order(inbox::id)
            .select(Row::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        // The lease of a row that cannot be read runs out, and the next claim sets it aside.
        let read = |row: Row| {
            let id = row.id;
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

    fn insert_authentication(&mut self, id: i64, authentication: &str) -> Result<(), Failure> {
        diesel::update(inbox::table.filter(inbox::id.eq(id)).filter(inbox::authentication.is_null()))
            .set(inbox::authentication.eq(authentication))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
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
