//! Tokens and calendars after a restoration.

use domain::{Instant, PlayerId};

use crate::{
    Failure,
    kernel::{account_notice::news, trail::record},
    model::{AccountNotice, Epoch, Recipient},
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
    let unique = format!("restored-{epoch}-{}", holder.0);
    tx.enqueue(&news(&unique, Recipient::Player(holder), &AccountNotice::ApiTokensRevoked, at))
}

/// After a restoration from a copy: the address of the owner's calendar is void, because it may have been revoked since.
pub(crate) fn calendar_void(
    tx: &mut dyn Tx,
    owner: PlayerId,
    epoch: Epoch,
    at: Instant,
) -> Result<(), Failure> {
    record(tx, owner, None, at, "calendar_revoked", "restored")?;
    let unique = format!("restored-calendar-{epoch}-{}", owner.0);
    tx.enqueue(&news(&unique, Recipient::Player(owner), &AccountNotice::CalendarVoid, at))
}
