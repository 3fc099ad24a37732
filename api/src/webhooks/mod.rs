//! Sends the events of games to the webhooks of their players, signed as Standard Webhooks says.

mod client;
mod signature;
#[cfg(test)]
mod tests;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use app::{
    Failure, Service, Viewer,
    delivering::{Attempt, Leased},
    ports::AttemptEnd,
};
use data_encoding::BASE64;
use domain::Span;
use serde::Serialize;

use self::client::Client;
use crate::v1::{OwnEventBody, own_event, rfc3339};

/// An event as a webhook gets it.
#[derive(Serialize)]
struct Payload {
    /// The type of the event.
    r#type: String,
    /// The time of the event.
    timestamp: String,
    /// The same data as in the stream of all games of the owner.
    data: OwnEventBody,
}

/// Sends what is due. Any number of deliverers may share the deliveries.
#[derive(Clone)]
pub struct Deliverer {
    service: Service,
    client: Client,
}

impl Deliverer {
    /// Makes a deliverer.
    #[must_use]
    pub fn new(service: Service) -> Self {
        let client = Client::new(service.settings().private_webhooks);
        Self { service, client }
    }

    /// Makes the deliveries of what came into the log.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; what is left comes up again.
    pub fn follow(&self) -> Result<(), Failure> {
        while self.service.webhooks.follow()? {}
        Ok(())
    }

    /// Makes one attempt at one delivery; `false` if none is due. Those of a webhook that is failing or slow only with `failing`:
    /// they may take their time, and the others do not wait for them.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; what was leased comes up again.
    pub fn deliver_one(&self, failing: bool) -> Result<bool, Failure> {
        let Some(leased) = self.service.webhooks.lease(failing)? else { return Ok(false) };
        let (id, webhook) = (leased.delivery.id, leased.webhook.id.0);
        // A panic over one delivery must not stop the others.
        let begun = Instant::now();
        let attempt = catch_unwind(AssertUnwindSafe(|| self.attempt(&leased))).unwrap_or(Err("internal"));
        let took = Span(begun.elapsed().as_millis().try_into().unwrap_or(i64::MAX));
        let state = match self.service.webhooks.settle(&leased, attempt, took)? {
            Some(AttemptEnd::Sent) => "sent",
            Some(AttemptEnd::Retry { reason, .. }) => {
                tracing::info!(id, webhook, reason, "a delivery will be tried again");
                "retry"
            }
            Some(AttemptEnd::Dead { reason }) => {
                tracing::warn!(id, webhook, reason, "a delivery is given up");
                "dead"
            }
            None => "taken_over",
        };
        metrics::counter!("postzug_webhook_attempts", "state" => state).increment(1);
        Ok(true)
    }

    fn attempt(&self, leased: &Leased) -> Attempt {
        let Leased { webhook, delivery, keys } = leased;
        // Processes ended during these attempts.
        if delivery.attempts > delivery.last_attempt {
            return Err("interrupted");
        }
        let body = match self.body(leased) {
            Ok(Some(body)) => body,
            Ok(None) => return Err("no_event"),
            Err(failure) => {
                let error = &failure as &dyn std::error::Error;
                tracing::error!(id = delivery.id, error, "an event cannot be read");
                return Err("internal");
            }
        };
        let id = format!("msg_{}", delivery.id);
        let timestamp = self.service.time.now().0.div_euclid(1000);
        let signatures = keys.iter().map(|key| signature::sign(key, &id, timestamp, &body));
        let signatures: Vec<String> = signatures.map(|mac| format!("v1,{}", BASE64.encode(&mac))).collect();
        self.client.post(
            &webhook.url,
            &[
                ("webhook-id", &id),
                ("webhook-timestamp", &timestamp.to_string()),
                ("webhook-signature", &signatures.join(" ")),
            ],
            &body,
        )
    }

    /// The event as the owner of the webhook sees it now; none if there is no such event.
    fn body(&self, leased: &Leased) -> Result<Option<Vec<u8>>, Failure> {
        let viewer = Viewer { player: leased.webhook.player, directs: false };
        let (game, seq) = (leased.delivery.game, leased.delivery.seq);
        let Some(data) = own_event(&self.service, viewer, game, seq)? else { return Ok(None) };
        let payload = Payload { r#type: data.event.kind(), timestamp: rfc3339(data.event.event.at), data };
        let body = serde_json::to_vec(&payload)
            .map_err(|error| Failure::Other("an event could not be written", Box::new(error)))?;
        Ok(Some(body))
    }
}
