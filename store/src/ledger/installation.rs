use app::{Failure, ports::*};
use diesel::{prelude::*, sql_types::BigInt};
use domain::{GameId, Instant, PlayerId};

use super::{Conn, Db, dialect, failed, numbers};
use crate::{
    columns::one,
    schema::{
        games::game,
        installation::installation,
        outbox::outbox,
        people::{api_token, calendar, code, session},
    },
};

/// Tables that number their rows. People meet the numbers of the first three.
pub(super) const NUMBERED: [&str; 11] = [
    "game",
    "player",
    "challenge",
    "session",
    "api_token",
    "account_event",
    "inbox",
    "inbox_answers",
    "outbox",
    "webhook",
    "webhook_delivery",
];
const SEEN: usize = 3;

#[derive(QueryableByName)]
struct TotalsRow {
    #[diesel(sql_type = BigInt)]
    running: i64,
    #[diesel(sql_type = BigInt)]
    ended: i64,
    #[diesel(sql_type = BigInt)]
    players: i64,
    #[diesel(sql_type = BigInt)]
    set_aside: i64,
    #[diesel(sql_type = BigInt)]
    bytes: i64,
}

impl InstallationView for Conn<'_> {
    fn totals(&mut self) -> Result<Totals, Failure> {
        let query = format!(
            "SELECT (SELECT count(*) FROM game WHERE ended_at IS NULL) AS running, \
             (SELECT count(*) FROM game WHERE ended_at IS NOT NULL) AS ended, \
             (SELECT count(*) FROM player WHERE email IS NOT NULL) AS players, \
             (SELECT count(*) FROM inbox WHERE state IN ('{}', '{}')) AS set_aside, ({}) AS bytes",
            InboxState::Quarantined.name(),
            InboxState::Poison.name(),
            dialect::SIZE,
        );
        let row: TotalsRow = diesel::sql_query(query).get_result(self.db()?).map_err(failed)?;
        Ok(Totals {
            games_running: row.running.unsigned_abs(),
            games_ended: row.ended.unsigned_abs(),
            players: row.players.unsigned_abs(),
            mails_set_aside: row.set_aside.unsigned_abs(),
            bytes: row.bytes.unsigned_abs(),
        })
    }

    fn installation(&mut self) -> Result<Installation, Failure> {
        type Row = (String, i64, i64, Option<Vec<u8>>);
        let (state, epoch, generation, key_check): Row = installation::table
            .find(1)
            .select((
                installation::state,
                installation::epoch,
                installation::generation,
                installation::key_check,
            ))
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(Installation {
            state: InstallationState::named(&state)
                .ok_or_else(|| Failure::Damaged(format!("the database's state is {state}")))?,
            epoch: Epoch(epoch),
            generation,
            key_check: key_check
                .map(|check| crate::columns::digest(&check))
                .transpose()?
                .map(|check| check.0),
        })
    }

    fn games_under_way(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure> {
        let ids: Vec<i64> = game::table
            .filter(game::id.gt(after.0).and(game::ended_at.is_null()))
            .order(game::id)
            .limit(limit.into())
            .select(game::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl InstallationTx for Conn<'_> {
    fn is_alone(&mut self) -> Result<bool, Failure> {
        super::is_alone(self.db()?).map_err(failed)
    }

    fn set_installation(&mut self, changed: &Installation) -> Result<(), Failure> {
        let rows = diesel::update(installation::table.find(1))
            .set((
                installation::state.eq(changed.state.name()),
                installation::epoch.eq(changed.epoch.0),
                installation::generation.eq(changed.generation),
                installation::key_check.eq(changed.key_check.as_ref().map(|check| &check[..])),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Damaged, "the row of the installation is gone")
    }

    fn end_all_sessions(&mut self) -> Result<usize, Failure> {
        diesel::update(code::table.filter(code::digest.is_not_null()))
            .set(code::digest.eq(None::<&[u8]>))
            .execute(self.db()?)
            .map_err(failed)?;
        diesel::delete(session::table).execute(self.db()?).map_err(failed)
    }

    fn revoke_all_api_tokens(&mut self) -> Result<Vec<PlayerId>, Failure> {
        let holders: Vec<i64> =
            api_token::table.select(api_token::player).distinct().load(self.db()?).map_err(failed)?;
        diesel::delete(api_token::table).execute(self.db()?).map_err(failed)?;
        Ok(holders.into_iter().map(PlayerId).collect())
    }

    fn forget_all_calendars(&mut self) -> Result<Vec<PlayerId>, Failure> {
        let owners: Vec<i64> = calendar::table.select(calendar::player).load(self.db()?).map_err(failed)?;
        diesel::delete(calendar::table).execute(self.db()?).map_err(failed)?;
        Ok(owners.into_iter().map(PlayerId).collect())
    }

    fn drop_waiting(&mut self, kinds: &[MailKind], reason: &str, at: Instant) -> Result<usize, Failure> {
        let kinds = kinds.iter().map(|kind| kind.name());
        let dropped = outbox::kind.eq_any(kinds).or(outbox::secret.is_not_null());
        let waiting = outbox::table.filter(outbox::next_at.is_not_null().and(dropped));
        diesel::update(waiting)
            .set((
                outbox::state.eq(MailState::Dropped.name()),
                outbox::reason.eq(reason),
                outbox::next_at.eq(None::<i64>),
                outbox::settled_at.eq(at.0),
                outbox::address.eq(None::<&str>),
                outbox::secret.eq(None::<&[u8]>),
            ))
            .execute(self.db()?)
            .map_err(failed)
    }

    fn skip_numbers(&mut self, seen: i64, other: i64) -> Result<(), Failure> {
        for (n, table) in NUMBERED.into_iter().enumerate() {
            let skipped = if n < SEEN { seen } else { other };
            numbers::skip(self.db()?, table, skipped).map_err(failed)?;
        }
        Ok(())
    }
}

/// Returns the level that a binary must have to serve the database.
pub(crate) fn level(db: &mut Db) -> QueryResult<i64> {
    installation::table.find(1).select(installation::level).get_result(db)
}
