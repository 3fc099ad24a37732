use app::{Channel, Failure, ports::*};
use diesel::prelude::*;
use domain::{Actor, GameId, Instant, PlayerId, Refusal};
use serde::{Deserialize, Serialize};

use super::{Conn, failed};
use crate::{
    columns::{actor_columns, from_json},
    schema::{errands::errand, games::receipt},
};

/// What nobody looks for.
#[derive(Serialize, Deserialize)]
struct Body {
    actor: Actor,
    act: BulkAct,
    channel: Channel,
}

impl ErrandsView for Conn<'_> {
    fn errands_due(
        &mut self,
        by: Instant,
        after: Option<&DueErrand>,
        limit: u32,
    ) -> Result<Vec<DueErrand>, Failure> {
        let mut due = errand::table
            .filter(errand::next_at.le(by.0))
            .order((errand::next_at, errand::key))
            .limit(limit.into())
            .select((errand::next_at.assume_not_null(), errand::key, errand::attempts))
            .into_boxed();
        if let Some(DueErrand { next_at, key, .. }) = after {
            let later = errand::next_at.eq(next_at.0).and(errand::key.gt(key));
            due = due.filter(errand::next_at.ge(next_at.0).and(errand::next_at.gt(next_at.0).or(later)));
        }
        let rows: Vec<(i64, String, i64)> = due.load(self.db()?).map_err(failed)?;
        let due = |(next_at, key, n)| DueErrand {
            next_at: Instant(next_at),
            key,
            attempts: u16::try_from(n).unwrap_or(u16::MAX),
        };
        Ok(rows.into_iter().map(due).collect())
    }

    fn errand(&mut self, key: &str) -> Result<Option<Errand>, Failure> {
        let row: Option<(i64, Option<String>, String, i64)> = errand::table
            .find(key)
            .select((errand::player, errand::event, errand::body, errand::received_at))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        let Some((player, event, body, received_at)) = row else { return Ok(None) };
        let Body { actor, act, channel } =
            serde_json::from_str(&body).map_err(|error| Failure::unreadable("an errand", &error))?;
        let (player, received_at) = (PlayerId(player), Instant(received_at));
        Ok(Some(Errand { key: key.into(), player, event, actor, act, channel, received_at }))
    }

    fn errand_receipts(
        &mut self,
        actor: Actor,
        key: &str,
    ) -> Result<Vec<(GameId, Option<Refusal>)>, Failure> {
        let (kind, id) = actor_columns(actor);
        // A range of the primary key: the full stop is followed by the slash.
        let prefix = format!("errand.{key}.");
        let rows: Vec<(String, i64, Option<String>)> = receipt::table
            .filter(receipt::actor_kind.eq(kind).and(receipt::actor_id.eq(id)))
            .filter(receipt::key.gt(&prefix).and(receipt::key.lt(format!("errand.{key}/"))))
            .select((receipt::key, receipt::game, receipt::refusal))
            .load(self.db()?)
            .map_err(failed)?;
        let mut done = rows
            .into_iter()
            // Not those of another errand whose key begins like this one.
            .filter(|(key, game, _)| key.strip_prefix(&prefix) == Some(&game.to_string()))
            .map(|(_, game, refusal)| Ok((GameId(game), refusal.as_deref().map(from_json).transpose()?)))
            .collect::<Result<Vec<_>, Failure>>()?;
        done.sort_by_key(|(game, _)| *game);
        Ok(done)
    }

    fn errands_of(&mut self, player: PlayerId, event: &str) -> Result<Vec<String>, Failure> {
        errand::table
            .filter(errand::player.eq(player.0).and(errand::event.eq(event)))
            .order(errand::key)
            .select(errand::key)
            .load(self.db()?)
            .map_err(failed)
    }

    fn errands_tried(&mut self, player: PlayerId, by: Instant) -> Result<Vec<String>, Failure> {
        errand::table
            .filter(errand::player.eq(player.0).and(errand::received_at.le(by.0)))
            .filter(errand::next_at.is_not_null())
            .order(errand::key)
            .select(errand::key)
            .load(self.db()?)
            .map_err(failed)
    }

    fn errands_set_aside(&mut self) -> Result<u64, Failure> {
        let n: i64 =
            errand::table.filter(errand::next_at.is_null()).count().get_result(self.db()?).map_err(failed)?;
        Ok(n.unsigned_abs())
    }
}

impl ErrandsTx for Conn<'_> {
    fn keep_errand(&mut self, kept: &Errand) -> Result<(), Failure> {
        let body = Body { actor: kept.actor, act: kept.act.clone(), channel: kept.channel };
        let body = serde_json::to_string(&body)
            .map_err(|error| Failure::Other("an errand could not be written", Box::new(error)))?;
        let row = (
            errand::key.eq(&kept.key),
            errand::player.eq(kept.player.0),
            errand::event.eq(kept.event.as_deref()),
            errand::body.eq(body),
            errand::received_at.eq(kept.received_at.0),
            errand::attempts.eq(0_i64),
            errand::next_at.eq(kept.received_at.0),
        );
        diesel::insert_into(errand::table)
            .values(row)
            .on_conflict(errand::key)
            .do_update()
            .set((
                errand::received_at.eq(kept.received_at.0),
                errand::attempts.eq(0_i64),
                errand::next_at.eq(kept.received_at.0),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn put_errand_off(
        &mut self,
        key: &str,
        attempts: u16,
        next_at: Option<Instant>,
    ) -> Result<bool, Failure> {
        let change = (errand::attempts.eq(i64::from(attempts)), errand::next_at.eq(next_at.map(|at| at.0)));
        let rows = diesel::update(errand::table.find(key)).set(change).execute(self.db()?).map_err(failed)?;
        Ok(rows > 0)
    }

    fn take_up_errands(&mut self, at: Instant) -> Result<usize, Failure> {
        diesel::update(errand::table.filter(errand::next_at.is_null()))
            .set((errand::attempts.eq(0_i64), errand::next_at.eq(at.0)))
            .execute(self.db()?)
            .map_err(failed)
    }

    fn forget_errand(&mut self, key: &str) -> Result<bool, Failure> {
        let rows = diesel::delete(errand::table.find(key)).execute(self.db()?).map_err(failed)?;
        Ok(rows > 0)
    }
}
