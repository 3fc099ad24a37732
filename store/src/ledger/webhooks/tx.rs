use app::{Failure, ports::*};
use diesel::{prelude::*, sql_query, sql_types::BigInt};
use domain::Instant;

use super::{
    super::{Conn, SHARED, failed},
    DeliveryRow, PLACE, WebhookRow, WebhookValues, column,
};
use crate::{
    columns::one,
    schema::webhooks::{webhook, webhook_delivery, webhook_place},
};

/// Webhooks of one player that are served at a time.
const AT_A_TIME: usize = 2;

/// An attempt that took more milliseconds holds a worker up as a failing one does.
const SLOW: i64 = 1_000;

impl WebhooksTx for Conn<'_> {
    fn add_webhook(&mut self, new: &Webhook) -> Result<WebhookId, Failure> {
        let id: i64 = diesel::insert_into(webhook::table)
            .values((
                webhook::player.eq(new.player.0),
                webhook::url.eq(&new.url),
                webhook::nonce.eq(&new.nonce[..]),
                webhook::made_at.eq(new.made_at.0),
                webhook::since.eq(new.since.map(column).transpose()?),
                webhook::off_because.eq(&new.off_because),
                webhook::busy_until.eq(new.made_at.0),
                webhook::took.eq(new.took.0),
            ))
            .returning(webhook::id)
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok(WebhookId(id))
    }

    fn update_webhook(&mut self, changed: &Webhook) -> Result<(), Failure> {
        let rows = diesel::update(webhook::table.find(changed.id.0))
            .set(WebhookValues::of(changed)?)
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Bug, "no such webhook")
    }

    fn delete_webhook(&mut self, id: WebhookId) -> Result<(), Failure> {
        let deliveries = webhook_delivery::table.filter(webhook_delivery::webhook.eq(id.0));
        diesel::delete(deliveries).execute(self.db()?).map_err(failed)?;
        diesel::delete(webhook::table.find(id.0)).execute(self.db()?).map(drop).map_err(failed)
    }

    fn add_deliveries(
        &mut self,
        from: u64,
        until: u64,
        attempts: u32,
        at: Instant,
    ) -> Result<usize, Failure> {
        let (from, until) = (column(from)?, column(until)?);
        let made = sql_query(
            "INSERT INTO webhook_delivery \
             (webhook, leaf, game, seq, state, reason, attempts, last_attempt, made_at, next_at) \
             SELECT webhook.id, log_entry.leaf, log_entry.game, log_entry.seq, 'waiting', '', 0, $1, $2, $2 \
             FROM log_entry JOIN game ON game.id = log_entry.game \
             JOIN webhook ON webhook.player IN (game.white, game.black) AND webhook.since <= log_entry.leaf \
             WHERE log_entry.leaf >= $3 AND log_entry.leaf < $4 ORDER BY log_entry.leaf, webhook.id",
        )
        .bind::<BigInt, _>(i64::from(attempts))
        .bind::<BigInt, _>(at.0)
        .bind::<BigInt, _>(from)
        .bind::<BigInt, _>(until)
        .execute(self.db()?)
        .map_err(failed)?;
        diesel::insert_into(webhook_place::table)
            .values((webhook_place::id.eq(PLACE), webhook_place::leaf.eq(until)))
            .on_conflict(webhook_place::id)
            .do_update()
            .set(webhook_place::leaf.eq(until))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(made)
    }

    fn lease_delivery(
        &mut self,
        now: Instant,
        until: Instant,
        failing: bool,
    ) -> Result<Option<(Webhook, Delivery)>, Failure> {
        let due = webhook_delivery::table
            .filter(webhook_delivery::webhook.eq(webhook::id).and(webhook_delivery::next_at.le(now.0)));
        // A lease of a clock that was wrong ends, too. Clocks of instances differ a little.
        let longest = until.0 + (until.0 - now.0);
        let busy: Vec<i64> = webhook::table
            .filter(webhook::busy_until.gt(now.0).and(webhook::busy_until.le(longest)))
            .order(webhook::player)
            .select(webhook::player)
            .load(self.db()?)
            .map_err(failed)?;
        let full = busy.chunk_by(PartialEq::eq).filter(|leases| leases.len() >= AT_A_TIME);
        let full: Vec<i64> = full.filter_map(|leases| leases.first().copied()).collect();
        let mut idle = webhook::table
            .filter(webhook::busy_until.le(now.0).or(webhook::busy_until.gt(longest)))
            .filter(diesel::dsl::exists(due).and(webhook::player.ne_all(full)))
            .order((webhook::busy_until, webhook::id))
            .select(WebhookRow::as_select())
            .into_boxed();
        if !failing {
            idle = idle.filter(webhook::failing_since.is_null().and(webhook::took.le(SLOW)));
        }
        let found: Option<WebhookRow> = idle.first(self.db()?).optional().map_err(failed)?;
        let Some(found) = found else { return Ok(None) };
        let first: i64 = webhook_delivery::table
            .filter(webhook_delivery::webhook.eq(found.id).and(webhook_delivery::next_at.le(now.0)))
            .order((webhook_delivery::next_at, webhook_delivery::id))
            .select(webhook_delivery::id)
            .first(self.db()?)
            .map_err(failed)?;
        diesel::update(webhook::table.find(found.id))
            .set(webhook::busy_until.eq(until.0))
            .execute(self.db()?)
            .map_err(failed)?;
        let row: DeliveryRow = diesel::update(webhook_delivery::table.find(first))
            .set((
                webhook_delivery::next_at.eq(until.0),
                webhook_delivery::attempts.eq(webhook_delivery::attempts + 1),
            ))
            .returning(DeliveryRow::as_returning())
            .get_result(self.db()?)
            .map_err(failed)?;
        let (id, delivery) = (found.id, row.id);
        match (found.read(), row.read()) {
            (Ok(found), Ok(row)) => Ok(Some((found, row))),
            // It would come up again and again.
            (Err(failure), _) | (_, Err(failure)) => {
                let error = &failure as &dyn std::error::Error;
                tracing::error!(webhook = id, delivery, error, "a delivery cannot be read and is given up");
                diesel::update(webhook_delivery::table.find(delivery))
                    .set((
                        webhook_delivery::state.eq(DeliveryState::Dead.name()),
                        webhook_delivery::reason.eq("internal"),
                        webhook_delivery::next_at.eq(None::<i64>),
                        webhook_delivery::settled_at.eq(now.0),
                    ))
                    .execute(self.db()?)
                    .map_err(failed)?;
                diesel::update(webhook::table.find(id))
                    .set(webhook::busy_until.eq(now.0))
                    .execute(self.db()?)
                    .map_err(failed)?;
                Ok(None)
            }
        }
    }

    fn release_webhooks(&mut self, now: Instant) -> Result<(), Failure> {
        if SHARED {
            return Ok(());
        }
        let held = webhook::table.filter(webhook::busy_until.gt(now.0));
        let held: Vec<(i64, i64)> =
            held.select((webhook::id, webhook::busy_until)).load(self.db()?).map_err(failed)?;
        for (id, until) in held {
            let leased = webhook_delivery::table
                .filter(webhook_delivery::webhook.eq(id).and(webhook_delivery::next_at.eq(until)));
            diesel::update(leased)
                .set(webhook_delivery::next_at.eq(now.0))
                .execute(self.db()?)
                .map_err(failed)?;
            diesel::update(webhook::table.find(id))
                .set(webhook::busy_until.eq(now.0))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        Ok(())
    }

    fn settle_delivery(
        &mut self,
        delivery: &Delivery,
        end: &AttemptEnd,
        at: Instant,
    ) -> Result<bool, Failure> {
        let (state, reason, next_at) = match end {
            AttemptEnd::Sent => (DeliveryState::Sent, "", None),
            AttemptEnd::Retry { next_at, reason } => {
                (DeliveryState::Waiting, reason.as_str(), Some(next_at.0))
            }
            AttemptEnd::Dead { reason } => (DeliveryState::Dead, reason.as_str(), None),
        };
        let attempt = webhook_delivery::table
            .find(delivery.id)
            .filter(webhook_delivery::attempts.eq(i64::from(delivery.attempts)))
            .filter(webhook_delivery::state.eq(DeliveryState::Waiting.name()));
        let rows = diesel::update(attempt)
            .set((
                webhook_delivery::state.eq(state.name()),
                webhook_delivery::reason.eq(reason),
                webhook_delivery::next_at.eq(next_at),
                webhook_delivery::settled_at.eq(next_at.is_none().then_some(at.0)),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        // A later lease is another worker's.
        let held = webhook::table
            .find(delivery.webhook.0)
            .filter(webhook::busy_until.nullable().eq(delivery.next_at.map(|until| until.0)));
        diesel::update(held).set(webhook::busy_until.eq(at.0)).execute(self.db()?).map_err(failed)?;
        Ok(rows == 1)
    }

    fn drop_deliveries(&mut self, of: WebhookId, reason: &str, at: Instant) -> Result<(), Failure> {
        let waiting = webhook_delivery::table
            .filter(webhook_delivery::webhook.eq(of.0).and(webhook_delivery::next_at.is_not_null()));
        diesel::update(waiting)
            .set((
                webhook_delivery::state.eq(DeliveryState::Dead.name()),
                webhook_delivery::reason.eq(reason),
                webhook_delivery::next_at.eq(None::<i64>),
                webhook_delivery::settled_at.eq(at.0),
            ))
            .execute(self.db()?)
            .map(drop)
            .map_err(failed)
    }

    fn replay_delivery(
        &mut self,
        of: WebhookId,
        delivery: i64,
        attempts: u32,
        now: Instant,
    ) -> Result<bool, Failure> {
        let found = webhook_delivery::table.find(delivery).filter(webhook_delivery::webhook.eq(of.0));
        let rows = diesel::update(found)
            .set((
                webhook_delivery::state.eq(DeliveryState::Waiting.name()),
                webhook_delivery::last_attempt.eq(webhook_delivery::attempts + i64::from(attempts)),
                webhook_delivery::next_at.eq(now.0),
                webhook_delivery::settled_at.eq(None::<i64>),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(rows == 1)
    }

    fn webhooks_on(&mut self) -> Result<Vec<Webhook>, Failure> {
        let rows: Vec<WebhookRow> = webhook::table
            .filter(webhook::since.is_not_null())
            .order(webhook::id)
            .select(WebhookRow::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(WebhookRow::read).collect()
    }

    fn prune_deliveries(&mut self, before: Instant, limit: u32) -> Result<usize, Failure> {
        let old = webhook_delivery::table
            .filter(webhook_delivery::settled_at.lt(before.0))
            .order(webhook_delivery::settled_at)
            .select(webhook_delivery::id)
            .limit(limit.into());
        let old: Vec<i64> = old.load(self.db()?).map_err(failed)?;
        diesel::delete(webhook_delivery::table.filter(webhook_delivery::id.eq_any(old)))
            .execute(self.db()?)
            .map_err(failed)
    }
}
