use domain::{Instant, PlayerId};

use crate::{
    Failure,
    model::{AttemptEnd, Delivery, Webhook, WebhookId, WebhookNonce},
};

/// Reads webhooks.
pub trait WebhooksView {
    /// A webhook by number.
    fn webhook(&mut self, id: WebhookId) -> Result<Option<Webhook>, Failure>;
    /// The webhook whose secret is made of this nonce.
    fn webhook_of_nonce(&mut self, nonce: &WebhookNonce) -> Result<Option<Webhook>, Failure>;
    /// The webhooks of a player, oldest first.
    fn webhooks(&mut self, player: PlayerId) -> Result<Vec<Webhook>, Failure>;
    /// Deliveries of a webhook, newest first, with numbers below `before`.
    fn deliveries(
        &mut self,
        webhook: WebhookId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Delivery>, Failure>;
    /// The webhooks behind `after`, by number, that are off or failing, at most `limit`.
    fn troubled_webhooks(&mut self, after: WebhookId, limit: u32) -> Result<Vec<Webhook>, Failure>;
    /// Deliveries that were given up, newest first, with numbers below `before`, at most `limit`.
    fn dead_deliveries(&mut self, before: Option<i64>, limit: u32) -> Result<Vec<Delivery>, Failure>;
    /// The place in the log from which events have no deliveries yet, as far as a webhook wants them; none if no webhook is
    /// on.
    fn webhook_place(&mut self) -> Result<Option<u64>, Failure>;
    /// Tells whether a delivery could be tried now.
    fn has_deliveries(&mut self, now: Instant) -> Result<bool, Failure>;
    /// The number of deliveries that could be tried now.
    fn deliveries_due(&mut self, now: Instant) -> Result<u64, Failure>;
}

/// Writes webhooks.
pub trait WebhooksTx: WebhooksView {
    /// Stores a new webhook; `id` in `new` is ignored.
    fn add_webhook(&mut self, new: &Webhook) -> Result<WebhookId, Failure>;
    /// Stores everything of a webhook but its owner, its address and its lease.
    fn update_webhook(&mut self, webhook: &Webhook) -> Result<(), Failure>;
    /// Deletes a webhook and its deliveries.
    fn delete_webhook(&mut self, id: WebhookId) -> Result<(), Failure>;
    /// Makes the deliveries of the entries of the log from a place on and before another, each with this number of attempts.
    /// Moves the place, and returns the count.
    fn add_deliveries(&mut self, from: u64, until: u64, attempts: u32, at: Instant)
    -> Result<usize, Failure>;
    /// Takes the oldest waiting delivery of the webhook that was served longest ago and is idle. Counts the attempt and holds
    /// the webhook `until`. Takes failing or slow webhooks only with `failing`, and at most two of a player at a time. An
    /// unreadable delivery is given up, and nothing is taken.
    fn lease_delivery(
        &mut self,
        now: Instant,
        until: Instant,
        failing: bool,
    ) -> Result<Option<(Webhook, Delivery)>, Failure>;
    /// After a restart, if no other instance can hold a lease: no webhook is held.
    fn release_webhooks(&mut self, now: Instant) -> Result<(), Failure>;
    /// Ends an attempt and releases the webhook. `false` when the lease had passed to another worker.
    fn settle_delivery(
        &mut self,
        delivery: &Delivery,
        end: &AttemptEnd,
        at: Instant,
    ) -> Result<bool, Failure>;
    /// Gives up all that waits for a webhook.
    fn drop_deliveries(&mut self, webhook: WebhookId, reason: &str, at: Instant) -> Result<(), Failure>;
    /// Lets a delivery of this webhook be due now, for this number of attempts; false if there is none.
    fn replay_delivery(
        &mut self,
        webhook: WebhookId,
        delivery: i64,
        attempts: u32,
        now: Instant,
    ) -> Result<bool, Failure>;
    /// Every webhook that is on.
    fn webhooks_on(&mut self) -> Result<Vec<Webhook>, Failure>;
    /// Deletes deliveries that were settled before then, at most `limit`; returns how many.
    fn prune_deliveries(&mut self, before: Instant, limit: u32) -> Result<usize, Failure>;
}
