//! Deliveries: made of the log, leased, and how attempts end.

use domain::{Instant, Span};

use crate::{
    Failure,
    kernel::Kernel,
    model::{AccountNotice, AttemptEnd, Delivery, Webhook},
    ports::{self, View, read},
    webhooks::{
        owner::{switch_off, webhook_notice},
        service::Webhooks,
    },
};

/// A worker that died gives its webhook back after this. An attempt takes less.
const LEASE: Span = Span(60_000);

/// The pauses after failed attempts: three days in all.
const PAUSES: [Span; 10] = [
    Span(5_000),
    Span::minutes(1),
    Span::minutes(5),
    Span::minutes(30),
    Span::hours(2),
    Span::hours(5),
    Span::hours(10),
    Span::hours(14),
    Span::hours(20),
    Span::hours(24),
];

/// Attempts before a delivery is given up.
pub(crate) const ATTEMPTS: u32 = PAUSES.len() as u32 + 1;

/// Entries of the log that are looked through in one transaction.
const WINDOW: u64 = 500;

/// The time of failures after which a webhook is switched off.
const HOPELESS: Span = Span::days(5);

/// A receiver says with this status that nothing more is to come.
const GONE: u16 = 410;

/// A delivery that is to be tried now. No `Debug`: it has the keys.
pub struct Leased {
    /// The webhook.
    pub webhook: Webhook,
    /// The delivery.
    pub delivery: Delivery,
    /// The keys that sign it: of the secret, and of the one before it for a while.
    pub keys: Vec<[u8; 32]>,
}

/// The result of an attempt: the status of the receiver's answer, or a word for why there was none.
pub type Attempt = Result<u16, &'static str>;

/// The word for how an attempt failed; none if it did not.
fn fault(attempt: Attempt) -> Option<String> {
    match attempt {
        Ok(200..=299) => None,
        Ok(300..=399) => Some("redirect".into()),
        Ok(status) => Some(format!("http_{status}")),
        Err(word) => Some(word.into()),
    }
}

/// The pause after this attempt of a delivery, and up to an eighth more, so that common failures are not retried all at once.
/// None after the last.
fn pause(delivery: &Delivery, jitter: u32) -> Option<Span> {
    let left = delivery.last_attempt.checked_sub(delivery.attempts).filter(|&left| left > 0)?;
    let n = PAUSES.len().saturating_sub(left as usize);
    let pause = PAUSES.get(n)?.0;
    Some(Span(pause + i64::from(jitter % 1_000) * pause / 8_000))
}

impl Kernel {
    fn webhook_keys(&self, webhook: &Webhook, now: Instant) -> Vec<[u8; 32]> {
        let former = webhook.former.filter(|&(_, until)| now < until).map(|(nonce, _)| nonce);
        [webhook.nonce].into_iter().chain(former).map(|nonce| self.webhook_key(&nonce)).collect()
    }
}

impl Webhooks {
    /// Makes the deliveries of the next entries of the log; true if there are more entries. Any number of instances may do
    /// this.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was made.
    pub fn follow(&self) -> Result<bool, Failure> {
        let window = |view: &mut dyn View| -> Result<Option<(u64, u64, u64)>, Failure> {
            let Some(from) = view.webhook_place()? else { return Ok(None) };
            let size = view.log_head()?.map_or(0, |head| head.size);
            Ok((from < size).then(|| (from, size.min(from + WINDOW), size)))
        };
        // Looked at before writing: the log stands still most of the time.
        if self.kernel.clock_still_differs()? || read(&*self.kernel.ledger, window)?.is_none() {
            return Ok(false);
        }
        let at = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| {
            let Some((from, until, size)) = window(tx)? else { return Ok(false) };
            tx.add_deliveries(from, until, ATTEMPTS, at)?;
            Ok(until < size)
        })
    }

    /// Takes a delivery that is due; the attempt is counted and committed, and no other worker serves the webhook meanwhile.
    /// One of a webhook that is failing or slow only with `failing`: those must not hold up the others.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was taken.
    pub fn lease(&self, failing: bool) -> Result<Option<Leased>, Failure> {
        if self.kernel.clock_still_differs()? {
            return Ok(None);
        }
        let Some(now) = self.kernel.believed_now() else { return Ok(None) };
        if !read(&*self.kernel.ledger, |view| view.has_deliveries(now))? {
            return Ok(None);
        }
        let leased =
            ports::write(&*self.kernel.ledger, move |tx| tx.lease_delivery(now, now + LEASE, failing))?;
        Ok(leased.map(|(webhook, delivery)| Leased {
            keys: self.kernel.webhook_keys(&webhook, now),
            webhook,
            delivery,
        }))
    }

    /// Before the workers start: what an earlier process had in hand is due at once, unless other instances may hold it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn release_webhooks(&self) -> Result<(), Failure> {
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| tx.release_webhooks(now))
    }

    /// Ends an attempt that took so long. The owner is told once of deliveries that are given up, and again only after one
    /// succeeded. A receiver that is gone gets nothing more, and neither does a receiver that has failed for five days.
    /// Answers how it ended; none when the lease had passed to another worker.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the delivery comes up again when its lease ends.
    pub fn settle(
        &self,
        leased: &Leased,
        attempt: Attempt,
        took: Span,
    ) -> Result<Option<AttemptEnd>, Failure> {
        let (now, unique) = (self.kernel.now(), self.kernel.unique());
        let jitter = u32::from_le_bytes(self.kernel.random());
        let delivery = leased.delivery.clone();
        let is_gone = attempt == Ok(GONE);
        let end = match fault(attempt) {
            None => AttemptEnd::Sent,
            Some(reason) => match pause(&delivery, jitter).filter(|_| !is_gone) {
                Some(pause) => AttemptEnd::Retry { next_at: now + pause, reason },
                None => AttemptEnd::Dead { reason },
            },
        };
        ports::write(&*self.kernel.ledger, move |tx| {
            if !tx.settle_delivery(&delivery, &end, now)? {
                return Ok(None);
            }
            // It may have changed since it was leased.
            let Some(mut webhook) = tx.webhook(delivery.webhook)? else { return Ok(None) };
            webhook.took = took;
            let is_dead = matches!(end, AttemptEnd::Dead { .. });
            if end == AttemptEnd::Sent {
                webhook.failing_since = None;
                webhook.told_at = None;
            } else {
                webhook.failing_since = webhook.failing_since.or(Some(now));
            }
            let is_on = webhook.since.is_some();
            let is_hopeless =
                is_on && !is_gone && webhook.failing_since.is_some_and(|since| since + HOPELESS <= now);
            if is_hopeless {
                let told = |host| AccountNotice::WebhookOff { host };
                tx.enqueue(&webhook_notice(&unique, &webhook, told, now))?;
            } else if is_dead && webhook.told_at.is_none() {
                webhook.told_at = Some(now);
                let told = |host| {
                    if is_gone {
                        AccountNotice::WebhookGone { host }
                    } else {
                        AccountNotice::WebhookFailed { host }
                    }
                };
                tx.enqueue(&webhook_notice(&unique, &webhook, told, now))?;
            }
            if is_gone && is_on {
                switch_off(tx, webhook, "gone", now)?;
            } else if is_hopeless {
                switch_off(tx, webhook, "failed", now)?;
            } else {
                tx.update_webhook(&webhook)?;
            }
            Ok(Some(end.clone()))
        })
    }

    /// Returns the number of deliveries that could be tried now.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn deliveries_due(&self) -> Result<u64, Failure> {
        let now = self.kernel.now();
        read(&*self.kernel.ledger, |view| view.deliveries_due(now))
    }
}

#[cfg(test)]
mod tests {
    use domain::GameId;

    use super::*;
    use crate::model::{DeliveryState, WebhookId};

    #[test]
    fn pauses_grow_and_end() {
        let delivery = |attempts, last_attempt| Delivery {
            id: 1,
            webhook: WebhookId(1),
            leaf: 0,
            game: GameId(1),
            seq: 1,
            state: DeliveryState::Waiting,
            reason: String::new(),
            attempts,
            last_attempt,
            made_at: Instant(0),
            next_at: None,
            settled_at: None,
        };
        for earlier in [0, 7] {
            for (n, expected) in PAUSES.into_iter().enumerate() {
                let attempt = earlier + 1 + u32::try_from(n).expect("ten");
                assert_eq!(pause(&delivery(attempt, earlier + ATTEMPTS), 0), Some(expected));
                let most = pause(&delivery(attempt, earlier + ATTEMPTS), 999).expect("another attempt");
                assert!(most > expected && most.0 <= expected.0 * 9 / 8);
            }
            assert_eq!(pause(&delivery(earlier + ATTEMPTS, earlier + ATTEMPTS), 0), None);
        }
    }

    #[test]
    fn only_2xx_is_success() {
        for (attempt, found) in [
            (Ok(200), None),
            (Ok(204), None),
            (Ok(302), Some("redirect")),
            (Ok(404), Some("http_404")),
            (Ok(500), Some("http_500")),
            (Err("timeout"), Some("timeout")),
        ] {
            assert_eq!(fault(attempt).as_deref(), found);
        }
    }
}
