//! The heartbeat of the service and the downtime it reveals.

use std::sync::atomic::Ordering;

use domain::{GameId, Instant, Span};

use crate::{
    Failure,
    kernel::{Kernel, mail_sources},
    model::{DOWNTIME, Downtime},
    ports::Tx,
};

/// A flag falls this long after the deadline, for every actor: by then what was stamped in time is stored.
pub(crate) const GRACE: Span = Span(5_000);

/// Rows in one page of a sweep.
pub(crate) const PAGE: u32 = 200;

impl Kernel {
    /// Tells whether the timekeeper has not looked for so long that the service may have been away.
    pub(crate) fn may_have_been_away(&self) -> bool {
        (self.now() - Instant(self.attended.load(Ordering::SeqCst))).0.abs() > DOWNTIME.0
    }
}

/// Logs a game that is damaged or that our code fails at, so that its neighbours are judged. The next look tries it again.
pub(crate) fn skip_if_stuck<T: Default>(game: GameId, result: Result<T, Failure>) -> Result<T, Failure> {
    match result {
        Err(failure @ Failure::Bug(_)) => {
            tracing::error!(%game, %failure, "the timekeeper fails at a game");
            Ok(T::default())
        }
        result => skip_if_damaged(game, result),
    }
}

/// Logs a game whose record or keys are damaged, so that it never stops its neighbours.
pub(crate) fn skip_if_damaged<T: Default>(game: GameId, result: Result<T, Failure>) -> Result<T, Failure> {
    match result {
        Err(failure) if failure.is_unreadable() => {
            tracing::error!(%game, %failure, "a game is damaged");
            Ok(T::default())
        }
        result => result,
    }
}

/// The heartbeat; an outage is recorded in the same transaction, ours or that of a mailbox that is not in use any more.
/// The oldest downtime still to be given back.
pub(crate) fn beat(tx: &mut dyn Tx, now: Instant) -> Result<Option<Downtime>, Failure> {
    let last = tx.heartbeat()?;
    if let Some(from) = last.filter(|&last| now - last > DOWNTIME) {
        tx.insert_downtime(Downtime { from, until: now })?;
    }
    // A clock set back a little does not take the heartbeat with it. A heartbeat from a clock that ran far ahead goes back:
    // otherwise no outage would be noticed until the time it had shown.
    if last.is_none_or(|last| now > last || last - now > DOWNTIME) {
        tx.beat(now)?;
    }
    mail_sources::end_abandoned(tx, now)?;
    tx.open_downtime()
}

/// Tells whether time must be given back before any flag falls.
pub(crate) fn downtime_pending(tx: &mut dyn Tx, now: Instant) -> Result<bool, Failure> {
    let away = tx.heartbeat()?.is_some_and(|last| now - last > DOWNTIME);
    Ok(away || tx.open_downtime()?.is_some())
}
