//! Webhooks: the events of a player's games, sent to an address of theirs. A worker follows the log and makes a row for each
//! event and webhook, in the transaction that moves its place. No event is left out, and none has two rows. An attempt is
//! leased, made without a transaction, and settled. A crash in between repeats it under the same number.

pub(crate) mod address;
pub(crate) mod deliver;
pub(crate) mod manage;
pub(crate) mod owner;
pub(crate) mod service;

pub(crate) use manage::restored;
pub use service::Webhooks;
