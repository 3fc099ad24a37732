use app::{Bounce, Failure, Severity, ports::*};
use diesel::prelude::*;
use domain::{Instant, PlayerId, Span};

use super::{
    super::{Conn, IsAmong, SHARED, dialect::Numbers, failed},
    NewRow, Row,
    statements::{End, IsOurs, Lease},
};
use crate::{columns, schema::outbox::outbox};

/// The number of longest-waiting mails among which the most urgent go first: a look costs the same when a million wait.
const LONGEST: i64 = 16_384;

/// The longest time that a digest and what it tells of wait: a week, the quiet hours behind it, and an hour.
const LONGEST_DIGEST: Span = Span::days(9);

/// The columns that change when an attempt ends. `None` of the outer option leaves a column as it is.
#[derive(AsChangeset)]
#[diesel(table_name = outbox)]
struct Change<'a> {
    state: &'a str,
    reason: &'a str,
    next_at: Option<Option<i64>>,
    settled_at: Option<Option<i64>>,
    due_at: Option<i64>,
    attempts: Option<i64>,
    told_by: Option<Option<i64>>,
    secret: Option<Option<&'a [u8]>>,
}

impl<'a> Change<'a> {
    fn waiting(state: MailState, reason: &'a str) -> Self {
        Self {
            state: state.name(),
            reason,
            next_at: None,
            settled_at: None,
            due_at: None,
            attempts: None,
            told_by: None,
            secret: None,
        }
    }
}

/// Deadlines and numbers of mails that are due: the earliest deadlines among the first `$looked_at` in an order.
macro_rules! most_urgent {
    ($conn:expr, $now:expr, $order:expr, $looked_at:expr, $limit:expr) => {{
        let first = outbox::table
            .filter(outbox::next_at.le($now.0))
            .filter(IsOurs::at($now))
            .order($order)
            .select(outbox::id)
            .limit($looked_at);
        let mail = diesel::alias!(outbox as mail);
        let due: Vec<(i64, i64)> = mail
            .filter(mail.field(outbox::id).eq_any(first))
            .order((mail.field(outbox::deadline), mail.field(outbox::id)))
            .select((mail.field(outbox::deadline), mail.field(outbox::id)))
            .limit($limit.into())
            .load($conn.db()?)
            .map_err(failed)?;
        due
    }};
}

impl OutboxTx for Conn<'_> {
    fn enqueue(&mut self, mail: &NewMail) -> Result<(), Failure> {
        let (player, address) = match &mail.to {
            Recipient::Player(player) => (Some(player.0), None),
            Recipient::Address(address) => (None, Some(address.as_str())),
        };
        let details = mail.details.stored()?;
        let row = NewRow {
            key: &mail.key,
            player,
            address,
            kind: mail.kind.name(),
            game: mail.game.map(|game| game.0),
            seq: mail.seq.map(i64::from),
            ply: mail.ply.map(|ply| ply.0.into()),
            due_at: mail.due_at.0,
            deadline: mail.deadline.0,
            expires_at: mail.expires_at.map(|at| at.0),
            details: &details,
            secret: mail.secret.as_deref(),
            state: MailState::Waiting.name(),
            reason: "",
            attempts: 0,
            next_at: Some(mail.due_at.0),
        };
        self.moves.enqueue(self.db, &row)
    }

    fn lease_mails(&mut self, now: Instant, until: Instant, limit: u32) -> Result<Vec<OutboxRow>, Failure> {
        let mut due = most_urgent!(self, now, outbox::next_at.asc(), LONGEST, limit);
        let places = usize::try_from(limit).unwrap_or(usize::MAX);
        if due.len() == places && self.more_mails_wait(now)? {
            // A quarter of the places is for the newest mails: a player waits for a sign-in code.
            let newest = limit / 4;
            let last = most_urgent!(self, now, outbox::next_at.desc(), i64::from(newest), newest);
            due.truncate(places - last.len());
            due.extend(last);
            due.sort_unstable();
            due.dedup();
        }
        let due: Vec<i64> = due.into_iter().map(|(_deadline, id)| id).collect();
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let mails = Numbers::new(&due);
        Lease { until: until.0, mails: &mails }.execute(self.db()?).map_err(failed)?;
        let rows: Vec<Row> = outbox::table
            .filter(IsAmong { column: "outbox.id", numbers: &mails })
            .select(Row::as_select())
            .order((outbox::deadline, outbox::id))
            .load(self.db()?)
            .map_err(failed)?;
        let mut leased = Vec::with_capacity(rows.len());
        for row in rows {
            let (id, attempts) = (row.id, row.attempts);
            match row.read() {
                Ok(row) => leased.push(row),
                Err(error) => {
                    tracing::error!(id, %error, "a mail cannot be read and is given up");
                    let reason = "unreadable row".to_owned();
                    let dead = Settled::Dead { reason, bounce: Bounce::new(Severity::Ours, "not_sent") };
                    self.settle_mail(id, u32::try_from(attempts).unwrap_or(u32::MAX), &dead, now)?;
                }
            }
        }
        Ok(leased)
    }

    fn renew_mails(&mut self, held: &[(i64, u32)], until: Instant) -> Result<Vec<i64>, Failure> {
        let mut renewed = Vec::with_capacity(held.len());
        for &(id, attempt) in held {
            // Only ever later: the pause after an attempt that has just ended stands.
            let mail = outbox::table
                .find(id)
                .filter(outbox::attempts.eq(i64::from(attempt)))
                .filter(outbox::next_at.is_not_null().and(outbox::next_at.lt(until.0)));
            let rows =
                diesel::update(mail).set(outbox::next_at.eq(until.0)).execute(self.db()?).map_err(failed)?;
            if rows == 1 {
                renewed.push(id);
            }
        }
        Ok(renewed)
    }

    fn release_outbox_leases(&mut self, now: Instant) -> Result<(), Failure> {
        if SHARED {
            return Ok(());
        }
        diesel::update(outbox::table.filter(outbox::next_at.gt(now.0).and(outbox::attempts.gt(0))))
            .set(outbox::next_at.eq(now.0))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn bring_forward(
        &mut self,
        first: Instant,
        again: Instant,
        answers: u32,
        now: Instant,
    ) -> Result<usize, Failure> {
        let of_answers = || outbox::kind.eq_any([MailKind::Transcript.name(), MailKind::Confirmation.name()]);
        let held: Vec<i64> = outbox::table
            .filter(outbox::next_at.gt(first.0).and(outbox::attempts.eq(0)).and(of_answers()))
            .order((outbox::next_at, outbox::id))
            .limit(answers.into())
            .select(outbox::id)
            .load(self.db()?)
            .map_err(failed)?;
        let untried = outbox::attempts.eq(0).and(outbox::next_at.assume_not_null().gt(first.0));
        let untried = untried.and(outbox::kind.ne(MailKind::Reminder.name()));
        let too_long = outbox::next_at.assume_not_null().gt((now + LONGEST_DIGEST).0);
        let is_told_at_once = outbox::kind.ne(MailKind::Digest.name()).and(outbox::told_by.is_null());
        let untried = untried.and(is_told_at_once.or(too_long));
        let untried = untried.and(diesel::dsl::not(of_answers()).or(outbox::id.eq_any(held)));
        let tried = outbox::attempts.gt(0).and(outbox::next_at.assume_not_null().gt(again.0));
        diesel::update(outbox::table.filter(outbox::next_at.gt(first.0.min(again.0))))
            .filter(untried.or(tried))
            .set(outbox::next_at.eq(now.0))
            .execute(self.db()?)
            .map_err(failed)
    }

    fn settle_mail(
        &mut self,
        id: i64,
        attempt: u32,
        settled: &Settled,
        at: Instant,
    ) -> Result<bool, Failure> {
        let attempt = i64::from(attempt);
        let (state, reason, body) = match settled {
            Settled::Sent { body, .. } => (MailState::Sent, "", body.as_deref()),
            Settled::Dropped { reason } => (MailState::Dropped, reason.as_str(), None),
            Settled::Dead { reason, .. } => (MailState::Dead, reason.as_str(), None),
            Settled::Retry { next_at, error } => {
                let waiting = Change::waiting(MailState::Waiting, error);
                return self.try_again(id, attempt, Change { next_at: Some(Some(next_at.0)), ..waiting });
            }
            Settled::Postponed { due_at, told_by } => {
                let waiting = Change::waiting(MailState::Waiting, "");
                let (next_at, due_at) = (Some(Some(due_at.0)), Some(due_at.0));
                let told_by = told_by.is_none().then_some(None);
                let later = Change { next_at, due_at, told_by, attempts: Some(0), ..waiting };
                return self.try_again(id, attempt, later);
            }
        };
        let end = End { id, attempt, state: state.name(), reason, at: at.0, body };
        Ok(end.execute(self.db()?).map_err(failed)? == 1)
    }

    fn join_mail(&mut self, id: i64, deadline: Instant) -> Result<bool, Failure> {
        let open = outbox::table.filter(outbox::id.eq(id).and(outbox::attempts.eq(0)));
        let open = open.filter(outbox::state.eq(MailState::Waiting.name()).and(outbox::told_by.is_null()));
        // Written also where nothing changes: the row is locked until the commit.
        let joined = diesel::update(open).set(outbox::reason.eq("")).execute(self.db()?).map_err(failed)?;
        let later = outbox::table.filter(outbox::id.eq(id).and(outbox::deadline.gt(deadline.0)));
        if joined == 1 {
            diesel::update(later).set(outbox::deadline.eq(deadline.0)).execute(self.db()?).map_err(failed)?;
        }
        Ok(joined == 1)
    }

    fn tell_by(&mut self, id: i64, attempt: u32, other: i64, until: Instant) -> Result<bool, Failure> {
        let held = outbox::table
            .filter(outbox::id.eq(id).and(outbox::attempts.eq(i64::from(attempt))))
            .filter(outbox::state.eq(MailState::Waiting.name()));
        let waiting = Change::waiting(MailState::Waiting, "another mail is to tell of it");
        let (next_at, due_at) = (Some(Some(until.0)), Some(until.0));
        let waits = Change { next_at, due_at, attempts: Some(0), told_by: Some(Some(other)), ..waiting };
        let changed = diesel::update(held).set(waits).execute(self.db()?).map_err(failed)?;
        if changed == 1 {
            let its_own =
                outbox::table.filter(outbox::told_by.eq(id).and(outbox::state.eq(MailState::Waiting.name())));
            let later = (outbox::told_by.eq(other), outbox::next_at.eq(until.0));
            diesel::update(its_own).set(later).execute(self.db()?).map_err(failed)?;
        }
        Ok(changed == 1)
    }

    fn end_told(&mut self, id: i64, told: &[i64], state: MailState, at: Instant) -> Result<(), Failure> {
        if told.is_empty() {
            return Ok(());
        }
        let waiting = outbox::told_by.eq(id).and(outbox::state.eq(MailState::Waiting.name()));
        let numbers = Numbers::new(told);
        let told = outbox::table.filter(waiting).filter(IsAmong { column: "outbox.id", numbers: &numbers });
        let reason = match state {
            MailState::Dead => "the mail that was to tell of it was given up",
            _ => "told by another mail",
        };
        let (next_at, settled_at) = (Some(None), Some(Some(at.0)));
        let ended = Change { next_at, settled_at, ..Change::waiting(state, reason) };
        diesel::update(told).set(ended).execute(self.db()?).map_err(failed)?;
        Ok(())
    }

    fn count_bounce(&mut self, id: i64, score: u32) -> Result<u32, Failure> {
        let row = outbox::table.find(id);
        let before: i64 = row.select(outbox::bounced).get_result(self.db()?).map_err(failed)?;
        if before < i64::from(score) {
            let raised = outbox::bounced.eq(i64::from(score));
            diesel::update(row).set(raised).execute(self.db()?).map_err(failed)?;
        }
        columns::count(before)
    }

    fn prune_sent(&mut self, before: Instant, limit: u32) -> Result<usize, Failure> {
        let old: Vec<i64> = outbox::table
            .filter(outbox::body.is_not_null().and(outbox::settled_at.lt(before.0)))
            .select(outbox::id)
            .limit(limit.into())
            .load(self.db()?)
            .map_err(failed)?;
        diesel::update(outbox::table.filter(outbox::id.eq_any(&old)))
            .set(outbox::body.eq(None::<String>))
            .execute(self.db()?)
            .map_err(failed)
    }

    fn forget_mails(&mut self, player: PlayerId, at: Instant) -> Result<(), Failure> {
        let of_player = outbox::table.filter(outbox::player.eq(player.0));
        diesel::update(of_player)
            .set((outbox::body.eq(None::<String>), outbox::details.eq("")))
            .execute(self.db()?)
            .map_err(failed)?;
        diesel::update(of_player.filter(outbox::next_at.is_not_null()))
            .set(Change {
                next_at: Some(None),
                settled_at: Some(Some(at.0)),
                secret: Some(None),
                ..Change::waiting(MailState::Dropped, "the player left")
            })
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }
}

impl Conn<'_> {
    /// Erases the texts sent about games, and those of the digests that told of one.
    pub(crate) fn forget_texts(&mut self, games: &[i64]) -> Result<(), Failure> {
        let about = outbox::table.filter(outbox::game.eq_any(games).and(outbox::body.is_not_null()));
        diesel::update(about).set(outbox::body.eq(None::<String>)).execute(self.db()?).map_err(failed)?;
        let held = diesel::alias!(outbox as held);
        let digests = held
            .filter(held.field(outbox::game).eq_any(games).and(held.field(outbox::told_by).is_not_null()))
            .select(held.field(outbox::told_by).assume_not_null());
        let told = outbox::table.filter(outbox::id.eq_any(digests).and(outbox::body.is_not_null()));
        diesel::update(told).set(outbox::body.eq(None::<String>)).execute(self.db()?).map_err(failed)?;
        Ok(())
    }

    fn try_again(&mut self, id: i64, attempt: i64, change: Change<'_>) -> Result<bool, Failure> {
        let held = outbox::table
            .filter(outbox::id.eq(id).and(outbox::attempts.eq(attempt)))
            .filter(outbox::state.eq(MailState::Waiting.name()));
        let changed = diesel::update(held).set(change).execute(self.db()?).map_err(failed)?;
        Ok(changed == 1)
    }

    /// Tells whether more mails are due than one look takes in.
    fn more_mails_wait(&mut self, now: Instant) -> Result<bool, Failure> {
        let further =
            outbox::table.filter(outbox::next_at.le(now.0)).order(outbox::next_at).select(outbox::id);
        let more: Vec<i64> = further.offset(LONGEST).limit(1).load(self.db()?).map_err(failed)?;
        Ok(!more.is_empty())
    }
}
