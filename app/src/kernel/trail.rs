//! The trail of an account.

use domain::{Instant, PlayerId};

use crate::{Failure, model::AccountEvent, ports::Tx};

/// In the trail of an account: it was deleted, and its texts were erased.
pub(crate) const DELETED: &str = "deleted";

/// Appends to the trail of an account.
pub(crate) fn record(
    tx: &mut dyn Tx,
    player: PlayerId,
    by: Option<PlayerId>,
    at: Instant,
    what: &str,
    details: &str,
) -> Result<(), Failure> {
    let event = AccountEvent { at, by, what: what.into(), details: details.into() };
    tx.add_account_event(player, &event)
}
