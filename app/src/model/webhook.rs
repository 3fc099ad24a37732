use domain::{GameId, Instant, PlayerId, Span};
use serde::{Deserialize, Serialize};

/// The number of a webhook.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WebhookId(pub i64);

/// The part of a webhook's secret that is stored: only the vault makes the secret of it.
pub type WebhookNonce = [u8; 20];

/// An address to which the events of a player's games are sent. No `Debug`: it may have a secret of the receiver.
#[derive(Clone, Eq, PartialEq)]
pub struct Webhook {
    /// Its number.
    pub id: WebhookId,
    /// Its owner.
    pub player: PlayerId,
    /// The address. It may hold a secret of the receiver.
    pub url: String,
    /// Makes the secret.
    pub nonce: WebhookNonce,
    /// The nonce before the last rotation, and until when its secret signs, too.
    pub former: Option<(WebhookNonce, Instant)>,
    /// The instant at which it was made.
    pub made_at: Instant,
    /// Entries of the log before this are not for it; none while it is off.
    pub since: Option<u64>,
    /// The reason why it is off; empty while it is on.
    pub off_because: String,
    /// The instant of the first failure since the last success.
    pub failing_since: Option<Instant>,
    /// The instant at which the owner was told of a delivery that was given up, if none succeeded since.
    pub told_at: Option<Instant>,
    /// The length of the last attempt.
    pub took: Span,
}

/// A webhook that is off or failing, as others may see it: its address may hold a secret.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct WebhookTrouble {
    /// Its number.
    pub id: WebhookId,
    /// Its owner.
    pub player: PlayerId,
    /// The host of its address.
    pub host: String,
    /// It gets events.
    pub is_on: bool,
    /// The reason why it is off; empty while it is on.
    pub off_because: String,
    /// The instant of the first failure since the last success.
    pub failing_since: Option<Instant>,
}

/// The state of a delivery.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DeliveryState {
    /// Waits to be sent, or is being sent under a lease.
    Waiting,
    /// The receiver took it.
    Sent,
    /// Given up.
    Dead,
}

impl DeliveryState {
    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The state of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// An event on its way to a webhook.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Delivery {
    /// Its number, never given twice: receivers know a delivery by it.
    pub id: i64,
    /// The webhook.
    pub webhook: WebhookId,
    /// The place of the event in the log.
    pub leaf: u64,
    /// The game.
    pub game: GameId,
    /// The event in it.
    pub seq: u32,
    /// Its state.
    pub state: DeliveryState,
    /// A word for why it is dead, or for how the last attempt failed.
    pub reason: String,
    /// The number of attempts that were begun.
    pub attempts: u32,
    /// It is given up after this attempt.
    pub last_attempt: u32,
    /// The instant at which it was made.
    pub made_at: Instant,
    /// The instant at which it is tried next; none when nothing more happens.
    pub next_at: Option<Instant>,
    /// The instant at which it was taken or given up.
    pub settled_at: Option<Instant>,
}

/// The end of an attempt at a delivery.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum AttemptEnd {
    /// The receiver took it.
    Sent,
    /// Waits for another attempt.
    Retry {
        /// Not before.
        next_at: Instant,
        /// The failure, in a word.
        reason: String,
    },
    /// Given up.
    Dead {
        /// The reason, in a word.
        reason: String,
    },
}
