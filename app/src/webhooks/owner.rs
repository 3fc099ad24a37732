//! Steps that the owner's requests and failed deliveries share.

use domain::Instant;

use crate::{
    Failure,
    kernel::account_notice::news,
    model::{AccountNotice, NewMail, Recipient, Webhook},
    ports::Tx,
    webhooks::address,
};

/// Switches a webhook off and gives up what waits for it.
pub(crate) fn switch_off(
    tx: &mut dyn Tx,
    mut webhook: Webhook,
    because: &str,
    at: Instant,
) -> Result<(), Failure> {
    webhook.since = None;
    because.clone_into(&mut webhook.off_because);
    tx.update_webhook(&webhook)?;
    tx.drop_deliveries(webhook.id, because, at)
}

/// A mail to the owner of a webhook.
pub(crate) fn webhook_notice(
    unique: &str,
    webhook: &Webhook,
    told: impl FnOnce(String) -> AccountNotice,
    at: Instant,
) -> NewMail {
    news(unique, Recipient::Player(webhook.player), &told(address::host(&webhook.url)), at)
}
