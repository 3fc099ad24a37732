use app::{Bounce, Failure, Severity, ports::*};
use diesel::{
    dsl::{count_star, exists, min},
    expression::ValidGrouping,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::{BigInt, Bool, Nullable, Text},
};
use domain::{GameId, Instant, PlayerId, Ply, Span};

use super::{Conn, Db, IsAmong, dialect::Numbers, failed};
use crate::{columns, schema::outbox::outbox};

/// So long a mail of a kind that this version does not know is left to instances of a later one.
const FOR_LATER_VERSIONS: Span = Span::days(5);
/// Among so many, those that have waited longest, the most urgent go first: a look costs the same when a million wait.
const LONGEST: i64 = 16_384;

#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: i64,
    key: String,
    player: Option<i64>,
    address: Option<String>,
    kind: String,
    game: Option<i64>,
    seq: Option<i64>,
    ply: Option<i64>,
    due_at: i64,
    deadline: i64,
    expires_at: Option<i64>,
    details: String,
    secret: Option<Vec<u8>>,
    state: String,
    reason: String,
    attempts: i64,
    next_at: Option<i64>,
    settled_at: Option<i64>,
}

// With NULLs written out, the text of the INSERT never varies and it is found in the cache by its type.
#[derive(Insertable)]
#[diesel(table_name = outbox, treat_none_as_default_value = false)]
pub(crate) struct NewRow<'a> {
    pub(crate) key: &'a str,
    pub(crate) player: Option<i64>,
    pub(crate) address: Option<&'a str>,
    pub(crate) kind: &'a str,
    pub(crate) game: Option<i64>,
    pub(crate) seq: Option<i64>,
    pub(crate) ply: Option<i64>,
    pub(crate) due_at: i64,
    pub(crate) deadline: i64,
    pub(crate) expires_at: Option<i64>,
    pub(crate) details: &'a str,
    pub(crate) secret: Option<&'a [u8]>,
    pub(crate) state: &'a str,
    pub(crate) reason: &'a str,
    pub(crate) attempts: i64,
    pub(crate) next_at: Option<i64>,
}

/// What changes when an attempt ends; `None` of the outer option leaves a column as it is.
#[derive(AsChangeset)]
#[diesel(table_name = outbox)]
struct Change<'a> {
    state: &'a str,
    reason: &'a str,
    next_at: Option<Option<i64>>,
    settled_at: Option<Option<i64>>,
    due_at: Option<i64>,
    attempts: Option<i64>,
    secret: Option<Option<&'a [u8]>>,
}

impl Row {
    fn read(self) -> Result<OutboxRow, Failure> {
        let id = self.id;
        let damaged = |what: &str| Failure::Damaged(format!("outbox {id}: {what}"));
        let to = match (self.player, self.address) {
            (Some(player), _) => Recipient::Player(PlayerId(player)),
            (None, address) => Recipient::Address(address.unwrap_or_default()),
        };
        let number = |n: i64, what| u32::try_from(n).map_err(|_range| damaged(what));
        let ply = |n: i64| u16::try_from(n).map(Ply).map_err(|_range| damaged("ply"));
        Ok(OutboxRow {
            id,
            mail: NewMail {
                key: self.key,
                to,
                kind: MailKind::named(&self.kind).ok_or_else(|| damaged("kind"))?,
                game: self.game.map(GameId),
                seq: self.seq.map(|seq| number(seq, "seq")).transpose()?,
                ply: self.ply.map(ply).transpose()?,
                due_at: Instant(self.due_at),
                deadline: Instant(self.deadline),
                expires_at: self.expires_at.map(Instant),
                details: self.details,
                secret: self.secret,
            },
            state: MailState::named(&self.state).ok_or_else(|| damaged("state"))?,
            reason: self.reason,
            attempts: number(self.attempts, "attempts")?,
            next_at: self.next_at.map(Instant),
            settled_at: self.settled_at.map(Instant),
        })
    }
}

/// What a later version lets go out is left to instances that know it, for five days: then nobody does. Written out,
/// because it is asked ten times a second and diesel prepares lists anew.
#[derive(Copy, Clone, QueryId, ValidGrouping)]
struct IsOurs {
    given_up: i64,
}

impl IsOurs {
    fn at(now: Instant) -> Self {
        Self { given_up: (now - FOR_LATER_VERSIONS).0 }
    }
}

impl Expression for IsOurs {
    type SqlType = Bool;
}

impl<QS> AppearsOnTable<QS> for IsOurs {}

impl QueryFragment<<Db as Connection>::Backend> for IsOurs {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("(outbox.kind IN (");
        for (n, kind) in MailKind::ALL.iter().enumerate() {
            out.push_sql(if n > 0 { ", '" } else { "'" });
            out.push_sql(kind.name());
            out.push_sql("'");
        }
        out.push_sql(") OR outbox.due_at <= ");
        out.push_bind_param::<BigInt, _>(&self.given_up)?;
        out.push_sql(")");
        Ok(())
    }
}

/// The UPDATE that takes mails under a lease.
struct Lease<'a> {
    until: i64,
    mails: &'a Numbers,
}

kept_prepared!(Lease);

impl QueryFragment<<Db as Connection>::Backend> for Lease<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE outbox SET next_at = ");
        out.push_bind_param::<BigInt, _>(&self.until)?;
        out.push_sql(", attempts = attempts + 1 WHERE id");
        self.mails.contain(&mut out)
    }
}

/// The UPDATE that ends the last attempt at a mail.
struct End<'a> {
    id: i64,
    attempt: i64,
    state: &'a str,
    reason: &'a str,
    at: i64,
    /// `None` leaves it as it is.
    body: Option<&'a str>,
}

kept_prepared!(End);

impl QueryFragment<<Db as Connection>::Backend> for End<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE outbox SET next_at = NULL, address = NULL, secret = NULL, state = ");
        out.push_bind_param::<Text, _>(self.state)?;
        out.push_sql(", reason = ");
        out.push_bind_param::<Text, _>(self.reason)?;
        out.push_sql(", settled_at = ");
        out.push_bind_param::<BigInt, _>(&self.at)?;
        out.push_sql(", body = coalesce(");
        out.push_bind_param::<Nullable<Text>, _>(&self.body)?;
        out.push_sql(", body) WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.id)?;
        out.push_sql(" AND attempts = ");
        out.push_bind_param::<BigInt, _>(&self.attempt)?;
        out.push_sql(" AND state = 'waiting'");
        Ok(())
    }
}

/// Deadlines and numbers of mails that are due, the earliest deadlines of the first so many in an order.
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

fn read_all(rows: Vec<Row>) -> Result<Vec<OutboxRow>, Failure> {
    rows.into_iter().map(Row::read).collect()
}

impl OutboxView for Conn<'_> {
    fn mail(&mut self, id: i64) -> Result<Option<OutboxRow>, Failure> {
        let row = outbox::table
            .find(id)
            .select(Row::as_select())
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        row.map(Row::read).transpose()
    }

    fn mail_by_key(&mut self, key: &str) -> Result<Option<OutboxRow>, Failure> {
        let row = outbox::table
            .filter(outbox::key.eq(key))
            .select(Row::as_select())
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        row.map(Row::read).transpose()
    }

    fn outbox(
        &mut self,
        state: Option<MailState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure> {
        let mut rows = outbox::table
            .filter(outbox::id.lt(before.unwrap_or(i64::MAX)))
            .select(Row::as_select())
            .order(outbox::id.desc())
            .limit(limit.into())
            .into_boxed();
        if let Some(state) = state {
            rows = rows.filter(outbox::state.eq(state.name()));
        }
        read_all(rows.load(self.db()?).map_err(failed)?)
    }

    fn has_mail_to_send(&mut self, now: Instant) -> Result<bool, Failure> {
        let due = outbox::table.filter(outbox::next_at.le(now.0)).filter(IsOurs::at(now));
        diesel::select(exists(due)).get_result(self.db()?).map_err(failed)
    }

    fn outbox_figures(&mut self, now: Instant) -> Result<OutboxFigures, Failure> {
        let (due, oldest): (i64, Option<i64>) = outbox::table
            .filter(outbox::next_at.le(now.0))
            .filter(IsOurs::at(now))
            .select((count_star(), min(outbox::due_at)))
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(OutboxFigures { due: due.unsigned_abs(), oldest: oldest.map(Instant) })
    }

    fn sent_before(
        &mut self,
        game: GameId,
        player: PlayerId,
        id: i64,
        limit: u32,
    ) -> Result<Vec<String>, Failure> {
        let sent = outbox::table
            .filter(outbox::game.eq(game.0).and(outbox::player.eq(player.0)).and(outbox::id.lt(id)))
            .filter(outbox::state.eq(MailState::Sent.name()))
            .select((outbox::id, outbox::key));
        let first: Option<(i64, String)> =
            sent.order(outbox::id.asc()).first(self.db()?).optional().map_err(failed)?;
        let Some((oldest, first)) = first else { return Ok(Vec::new()) };
        let last: Vec<(i64, String)> = sent
            .filter(outbox::id.gt(oldest))
            .order(outbox::id.desc())
            .limit(i64::from(limit) - 1)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(std::iter::once(first).chain(last.into_iter().rev().map(|(_id, key)| key)).collect())
    }

    fn sent_texts(&mut self, game: GameId, player: PlayerId, limit: u32) -> Result<Vec<String>, Failure> {
        outbox::table
            .filter(outbox::game.eq(game.0).and(outbox::player.eq(player.0)))
            .filter(outbox::body.is_not_null())
            .select(outbox::body.assume_not_null())
            .order(outbox::id.desc())
            .limit(limit.into())
            .load(self.db()?)
            .map_err(failed)
    }
}

impl OutboxTx for Conn<'_> {
    fn enqueue(&mut self, mail: &NewMail) -> Result<(), Failure> {
        let (player, address) = match &mail.to {
            Recipient::Player(player) => (Some(player.0), None),
            Recipient::Address(address) => (None, Some(address.as_str())),
        };
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
            details: &mail.details,
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
            // A quarter of the places is for those that came last: somebody wants to sign in.
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
        if super::SHARED {
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
            Settled::Sent { body } => (MailState::Sent, "", body.as_deref()),
            Settled::Dropped { reason } => (MailState::Dropped, reason.as_str(), None),
            Settled::Dead { reason, .. } => (MailState::Dead, reason.as_str(), None),
            Settled::Retry { next_at, error } => {
                let waiting = Change::waiting(MailState::Waiting, error);
                return self.try_again(id, attempt, Change { next_at: Some(Some(next_at.0)), ..waiting });
            }
            Settled::Postponed { due_at } => {
                let waiting = Change::waiting(MailState::Waiting, "");
                let (next_at, due_at) = (Some(Some(due_at.0)), Some(due_at.0));
                return self.try_again(id, attempt, Change { next_at, due_at, attempts: Some(0), ..waiting });
            }
        };
        let end = End { id, attempt, state: state.name(), reason, at: at.0, body };
        Ok(end.execute(self.db()?).map_err(failed)? == 1)
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
    fn try_again(&mut self, id: i64, attempt: i64, change: Change<'_>) -> Result<bool, Failure> {
        let held = outbox::table
            .filter(outbox::id.eq(id).and(outbox::attempts.eq(attempt)))
            .filter(outbox::state.eq(MailState::Waiting.name()));
        let changed = diesel::update(held).set(change).execute(self.db()?).map_err(failed)?;
        Ok(changed == 1)
    }

    /// Whether more mails are due than one look takes in.
    fn more_mails_wait(&mut self, now: Instant) -> Result<bool, Failure> {
        let beyond =
            outbox::table.filter(outbox::next_at.le(now.0)).order(outbox::next_at).select(outbox::id);
        let beyond: Vec<i64> = beyond.offset(LONGEST).limit(1).load(self.db()?).map_err(failed)?;
        Ok(!beyond.is_empty())
    }
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
            secret: None,
        }
    }
}
