use app::{Channel, Failure, Key, ports::*};
use diesel::prelude::*;
use domain::{Actor, GameId, Instant, PlayerId, Refusal};
use serde::{Deserialize, Serialize};

use super::{Conn, failed};
use crate::{
    columns::{actor_columns, from_json},
    schema::{bulk_commands::bulk_command, games::receipt},
};

/// The parts that no query looks for.
#[derive(Serialize, Deserialize)]
struct Body {
    actor: Actor,
    act: BulkAct,
    channel: Channel,
}

impl BulkCommandsView for Conn<'_> {
    fn bulk_commands_due(
        &mut self,
        by: Instant,
        after: Option<&DueBulkCommand>,
        limit: u32,
    ) -> Result<Vec<DueBulkCommand>, Failure> {
        let mut due = bulk_command::table
            .filter(bulk_command::next_at.le(by.0))
            .order((bulk_command::next_at, bulk_command::key))
            .limit(limit.into())
            .select((bulk_command::next_at.assume_not_null(), bulk_command::key, bulk_command::attempts))
            .into_boxed();
        if let Some(DueBulkCommand { next_at, key, .. }) = after {
            let later = bulk_command::next_at.eq(next_at.0).and(bulk_command::key.gt(key));
            due = due.filter(
                bulk_command::next_at.ge(next_at.0).and(bulk_command::next_at.gt(next_at.0).or(later)),
            );
        }
        let rows: Vec<(i64, String, i64)> = due.load(self.db()?).map_err(failed)?;
        let due = |(next_at, key, n)| DueBulkCommand {
            next_at: Instant(next_at),
            key,
            attempts: u16::try_from(n).unwrap_or(u16::MAX),
        };
        Ok(rows.into_iter().map(due).collect())
    }

    fn bulk_command(&mut self, key: &str) -> Result<Option<BulkCommand>, Failure> {
        let row: Option<(i64, Option<String>, String, i64)> = bulk_command::table
            .find(key)
            .select((
                bulk_command::player,
                bulk_command::event,
                bulk_command::body,
                bulk_command::received_at,
            ))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        let Some((player, event, body, received_at)) = row else { return Ok(None) };
        let Body { actor, act, channel } =
            serde_json::from_str(&body).map_err(|error| Failure::unreadable("a bulk command", &error))?;
        let (player, received_at) = (PlayerId(player), Instant(received_at));
        Ok(Some(BulkCommand { key: key.into(), player, event, actor, act, channel, received_at }))
    }

    fn bulk_command_receipts(
        &mut self,
        actor: Actor,
        key: &str,
    ) -> Result<Vec<(GameId, Option<Refusal>)>, Failure> {
        let (kind, id) = actor_columns(actor);
        // A range of the primary key.
        let [before, behind] = Key::around_bulk_command(key);
        let rows: Vec<(String, i64, Option<String>)> = receipt::table
            .filter(receipt::actor_kind.eq(kind).and(receipt::actor_id.eq(id)))
            .filter(receipt::key.gt(&before).and(receipt::key.lt(behind)))
            .select((receipt::key, receipt::game, receipt::refusal))
            .load(self.db()?)
            .map_err(failed)?;
        let mut done = rows
            .into_iter()
            // Not those of another bulk command with a key that begins like this one.
            .filter(|(text, game, _)| {
                text.strip_prefix(&before).and_then(|number| number.parse().ok()) == Some(*game)
            })
            .map(|(_, game, refusal)| Ok((GameId(game), refusal.as_deref().map(from_json).transpose()?)))
            .collect::<Result<Vec<_>, Failure>>()?;
        done.sort_by_key(|(game, _)| *game);
        Ok(done)
    }

    fn bulk_commands_of(&mut self, player: PlayerId, event: &str) -> Result<Vec<String>, Failure> {
        bulk_command::table
            .filter(bulk_command::player.eq(player.0).and(bulk_command::event.eq(event)))
            .order(bulk_command::key)
            .select(bulk_command::key)
            .load(self.db()?)
            .map_err(failed)
    }

    fn bulk_commands_tried(&mut self, player: PlayerId, by: Instant) -> Result<Vec<String>, Failure> {
        bulk_command::table
            .filter(bulk_command::player.eq(player.0).and(bulk_command::received_at.le(by.0)))
            .filter(bulk_command::next_at.is_not_null())
            .order(bulk_command::key)
            .select(bulk_command::key)
            .load(self.db()?)
            .map_err(failed)
    }

    fn bulk_commands_set_aside(&mut self) -> Result<u64, Failure> {
        let n: i64 = bulk_command::table
            .filter(bulk_command::next_at.is_null())
            .count()
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(n.unsigned_abs())
    }
}

impl BulkCommandsTx for Conn<'_> {
    fn insert_bulk_command(&mut self, new: &BulkCommand) -> Result<(), Failure> {
        let body = Body { actor: new.actor, act: new.act.clone(), channel: new.channel };
        let body = serde_json::to_string(&body)
            .map_err(|error| Failure::Other("a bulk command could not be written", Box::new(error)))?;
        let row = (
            bulk_command::key.eq(&new.key),
            bulk_command::player.eq(new.player.0),
            bulk_command::event.eq(new.event.as_deref()),
            bulk_command::body.eq(body),
            bulk_command::received_at.eq(new.received_at.0),
            bulk_command::attempts.eq(0_i64),
            bulk_command::next_at.eq(new.received_at.0),
        );
        diesel::insert_into(bulk_command::table)
            .values(row)
            .on_conflict(bulk_command::key)
            .do_update()
            .set((
                bulk_command::received_at.eq(new.received_at.0),
                bulk_command::attempts.eq(0_i64),
                bulk_command::next_at.eq(new.received_at.0),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn reschedule_bulk_command(
        &mut self,
        key: &str,
        attempts: u16,
        next_at: Option<Instant>,
    ) -> Result<bool, Failure> {
        let change = (
            bulk_command::attempts.eq(i64::from(attempts)),
            bulk_command::next_at.eq(next_at.map(|at| at.0)),
        );
        let rows =
            diesel::update(bulk_command::table.find(key)).set(change).execute(self.db()?).map_err(failed)?;
        Ok(rows > 0)
    }

    fn resume_bulk_commands(&mut self, at: Instant) -> Result<usize, Failure> {
        diesel::update(bulk_command::table.filter(bulk_command::next_at.is_null()))
            .set((bulk_command::attempts.eq(0_i64), bulk_command::next_at.eq(at.0)))
            .execute(self.db()?)
            .map_err(failed)
    }

    fn forget_bulk_command(&mut self, key: &str) -> Result<bool, Failure> {
        let rows = diesel::delete(bulk_command::table.find(key)).execute(self.db()?).map_err(failed)?;
        Ok(rows > 0)
    }
}
