use app::{Failure, ports::*};
use diesel::{
    dsl::{count_star, exists, min},
    prelude::*,
};
use domain::{Instant, PlayerId};

use super::{
    super::{Conn, failed},
    DeliveryRow, PLACE, WebhookRow, place,
};
use crate::schema::webhooks::{webhook, webhook_delivery, webhook_place};

impl WebhooksView for Conn<'_> {
    fn webhook(&mut self, id: WebhookId) -> Result<Option<Webhook>, Failure> {
        let row = webhook::table.find(id.0).select(WebhookRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(WebhookRow::read).transpose()
    }

    fn webhook_of_nonce(&mut self, nonce: &WebhookNonce) -> Result<Option<Webhook>, Failure> {
        let row = webhook::table
            .filter(webhook::nonce.eq(&nonce[..]))
            .select(WebhookRow::as_select())
            .get_result(self.db()?);
        row.optional().map_err(failed)?.map(WebhookRow::read).transpose()
    }

    fn webhooks(&mut self, player: PlayerId) -> Result<Vec<Webhook>, Failure> {
        let rows: Vec<WebhookRow> = webhook::table
            .filter(webhook::player.eq(player.0))
            .order(webhook::id)
            .select(WebhookRow::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(WebhookRow::read).collect()
    }

    fn deliveries(
        &mut self,
        of: WebhookId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Delivery>, Failure> {
        let rows: Vec<DeliveryRow> = webhook_delivery::table
            .filter(webhook_delivery::webhook.eq(of.0))
            .filter(webhook_delivery::id.lt(before.unwrap_or(i64::MAX)))
            .order(webhook_delivery::id.desc())
            .limit(limit.into())
            .select(DeliveryRow::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(DeliveryRow::read).collect()
    }

    fn troubled_webhooks(&mut self, after: WebhookId, limit: u32) -> Result<Vec<Webhook>, Failure> {
        let rows: Vec<WebhookRow> = webhook::table
            .filter(webhook::id.gt(after.0))
            .filter(webhook::since.is_null().or(webhook::failing_since.is_not_null()))
            .order(webhook::id)
            .limit(limit.into())
            .select(WebhookRow::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(WebhookRow::read).collect()
    }

    fn dead_deliveries(&mut self, before: Option<i64>, limit: u32) -> Result<Vec<Delivery>, Failure> {
        let rows: Vec<DeliveryRow> = webhook_delivery::table
            .filter(webhook_delivery::state.eq(DeliveryState::Dead.name()))
            .filter(webhook_delivery::id.lt(before.unwrap_or(i64::MAX)))
            .order(webhook_delivery::id.desc())
            .limit(limit.into())
            .select(DeliveryRow::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(DeliveryRow::read).collect()
    }

    fn webhook_place(&mut self) -> Result<Option<u64>, Failure> {
        let since: Option<i64> = webhook::table
            .filter(webhook::since.is_not_null())
            .select(min(webhook::since))
            .get_result(self.db()?)
            .map_err(failed)?;
        let Some(since) = since else { return Ok(None) };
        let leaf: Option<i64> = webhook_place::table
            .find(PLACE)
            .select(webhook_place::leaf)
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        place(since.max(leaf.unwrap_or(0))).map(Some)
    }

    fn has_deliveries(&mut self, now: Instant) -> Result<bool, Failure> {
        let due = webhook_delivery::table.filter(webhook_delivery::next_at.le(now.0));
        diesel::select(exists(due)).get_result(self.db()?).map_err(failed)
    }

    fn deliveries_due(&mut self, now: Instant) -> Result<u64, Failure> {
        let due = webhook_delivery::table.filter(webhook_delivery::next_at.le(now.0)).select(count_star());
        let due: i64 = due.get_result(self.db()?).map_err(failed)?;
        Ok(due.unsigned_abs())
    }
}
