use app::{Failure, ports::*};
use diesel::{
    dsl::{count_star, exists, min},
    prelude::*,
};
use domain::{GameId, Instant, PlayerId};

use super::{
    super::{Conn, failed},
    Row,
    statements::IsOurs,
};
use crate::schema::outbox::outbox;

/// The number of digests that a reply may quote.
const DIGESTS: i64 = 2;

/// The number of mails that one mail tells of.
const TOLD: i64 = 1_000;

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

    fn told_by(&mut self, id: i64) -> Result<Vec<OutboxRow>, Failure> {
        let rows = outbox::table
            .filter(outbox::told_by.eq(id).and(outbox::state.eq(MailState::Waiting.name())))
            .select(Row::as_select())
            .order((outbox::deadline, outbox::id))
            .limit(TOLD)
            .load(self.db()?);
        // An unreadable row does not affect the others.
        let read = |row: Row| {
            let id = row.id;
            row.read().inspect_err(|error| tracing::error!(id, %error, "a mail cannot be read or told")).ok()
        };
        let mut told: Vec<OutboxRow> = rows.map_err(failed)?.into_iter().filter_map(read).collect();
        told.sort_unstable_by_key(|row| row.id);
        Ok(told)
    }

    fn next_look(&mut self, id: i64) -> Result<Option<Instant>, Failure> {
        let found: Option<(String, Option<i64>)> = outbox::table
            .find(id)
            .select((outbox::kind, outbox::next_at))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        let known = found.filter(|(kind, _next_at)| MailKind::named(kind).is_some());
        Ok(known.and_then(|(_kind, next_at)| next_at).map(Instant))
    }

    fn recent_mails(
        &mut self,
        game: GameId,
        player: PlayerId,
        with_told: bool,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure> {
        let mut rows = outbox::table
            .filter(outbox::game.eq(game.0).and(outbox::player.eq(player.0)))
            .select(Row::as_select())
            .order(outbox::id.desc())
            .limit(limit.into())
            .into_boxed();
        if !with_told {
            rows = rows.filter(outbox::told_by.is_null());
        }
        read_all(rows.load(self.db()?).map_err(failed)?)
    }

    fn sent_texts(&mut self, game: GameId, player: PlayerId, limit: u32) -> Result<Vec<String>, Failure> {
        let kept = || {
            outbox::table
                .filter(outbox::player.eq(player.0).and(outbox::body.is_not_null()))
                .select(outbox::body.assume_not_null())
                .order(outbox::id.desc())
        };
        let about_game = kept().filter(outbox::game.eq(game.0)).limit(limit.into());
        let mut texts: Vec<String> = about_game.load(self.db()?).map_err(failed)?;
        let digests = kept().filter(outbox::game.is_null().and(outbox::kind.eq(MailKind::Digest.name())));
        texts.extend(digests.limit(DIGESTS).load::<String>(self.db()?).map_err(failed)?);
        Ok(texts)
    }
}
