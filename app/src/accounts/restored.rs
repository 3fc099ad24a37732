//! Tokens after a restoration.

use domain::{Instant, PlayerId};

use crate::{
    Failure,
    kernel::{account_news, trail::record},
    model::{Epoch, Recipient},
    ports::Tx,
};

/// After a restoration from a copy: the holder's API tokens are gone, because one of them may have been revoked since.
pub(crate) fn tokens_void(
    tx: &mut dyn Tx,
    holder: PlayerId,
    epoch: Epoch,
    at: Instant,
) -> Result<(), Failure> {
    record(tx, holder, None, at, "api_tokens_revoked", "restored")?;
    let text = "The service was restored from a backup. Your API tokens were revoked, because one that you revoked \
                yourself since would have come back; make new ones for your programs.";
    let unique = format!("restored-{epoch}-{}", holder.0);
    tx.enqueue(&account_news::news(&unique, Recipient::Player(holder), text.into(), at))
}
