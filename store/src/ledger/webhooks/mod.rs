//! Webhooks and their deliveries.

mod tx;
mod view;

use app::{Failure, ports::*};
use diesel::prelude::*;
use domain::{GameId, Instant, PlayerId, Span};

use crate::{
    columns,
    schema::webhooks::{webhook, webhook_delivery},
};

/// The one row of the place.
const PLACE: i64 = 1;

#[derive(Queryable, Selectable)]
#[diesel(table_name = webhook)]
struct WebhookRow {
    id: i64,
    player: i64,
    url: String,
    nonce: Vec<u8>,
    former_nonce: Option<Vec<u8>>,
    former_until: Option<i64>,
    made_at: i64,
    since: Option<i64>,
    off_because: String,
    failing_since: Option<i64>,
    told_at: Option<i64>,
    took: i64,
}

/// The columns of a webhook that change.
#[derive(AsChangeset)]
#[diesel(table_name = webhook, treat_none_as_null = true)]
struct WebhookValues<'a> {
    nonce: &'a [u8],
    former_nonce: Option<&'a [u8]>,
    former_until: Option<i64>,
    since: Option<i64>,
    off_because: &'a str,
    failing_since: Option<i64>,
    told_at: Option<i64>,
    took: i64,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = webhook_delivery)]
struct DeliveryRow {
    id: i64,
    webhook: i64,
    leaf: i64,
    game: i64,
    seq: i64,
    state: String,
    reason: String,
    attempts: i64,
    last_attempt: i64,
    made_at: i64,
    next_at: Option<i64>,
    settled_at: Option<i64>,
}

fn nonce(bytes: &[u8]) -> Result<WebhookNonce, Failure> {
    bytes.try_into().map_err(|error| Failure::unreadable("the nonce of a webhook", &error))
}

fn place(number: i64) -> Result<u64, Failure> {
    u64::try_from(number).map_err(|error| Failure::unreadable("a place in the log", &error))
}

fn column(place: u64) -> Result<i64, Failure> {
    i64::try_from(place).map_err(|error| Failure::unreadable("a place in the log", &error))
}

impl WebhookRow {
    fn read(self) -> Result<Webhook, Failure> {
        let former = match (self.former_nonce, self.former_until) {
            (Some(former), Some(until)) => Some((nonce(&former)?, Instant(until))),
            _ => None,
        };
        Ok(Webhook {
            id: WebhookId(self.id),
            player: PlayerId(self.player),
            url: self.url,
            nonce: nonce(&self.nonce)?,
            former,
            made_at: Instant(self.made_at),
            since: self.since.map(place).transpose()?,
            off_because: self.off_because,
            failing_since: self.failing_since.map(Instant),
            told_at: self.told_at.map(Instant),
            took: Span(self.took),
        })
    }
}

impl<'a> WebhookValues<'a> {
    fn of(webhook: &'a Webhook) -> Result<Self, Failure> {
        let former = webhook.former.as_ref();
        Ok(Self {
            nonce: &webhook.nonce,
            former_nonce: former.map(|(nonce, _)| &nonce[..]),
            former_until: former.map(|(_, until)| until.0),
            since: webhook.since.map(column).transpose()?,
            off_because: &webhook.off_because,
            failing_since: webhook.failing_since.map(|at| at.0),
            told_at: webhook.told_at.map(|at| at.0),
            took: webhook.took.0,
        })
    }
}

impl DeliveryRow {
    fn read(self) -> Result<Delivery, Failure> {
        let state = DeliveryState::named(&self.state)
            .ok_or_else(|| Failure::Damaged(format!("delivery {}: its state is {}", self.id, self.state)))?;
        Ok(Delivery {
            id: self.id,
            webhook: WebhookId(self.webhook),
            leaf: place(self.leaf)?,
            game: GameId(self.game),
            seq: columns::count(self.seq)?,
            state,
            reason: self.reason,
            attempts: columns::count(self.attempts)?,
            last_attempt: columns::count(self.last_attempt)?,
            made_at: Instant(self.made_at),
            next_at: self.next_at.map(Instant),
            settled_at: self.settled_at.map(Instant),
        })
    }
}
