//! Housekeeping: erases what has been stored for long enough.

use domain::Span;

use crate::{
    Failure,
    accounts::codes::CODES_IN,
    kernel::state::PRUNED_AT_ONCE,
    mail_in::upkeep::KEEP_RAW,
    ops::service::Ops,
    ports::{self, write},
};

/// The time for which the same key gives the same receipt.
const KEEP_RECEIPTS: Span = Span::days(30);

/// The time for which an arbiter can look up what was refused.
const KEEP_REFUSALS: Span = Span::days(365);

impl Ops {
    /// Deletes receipts after 30 days, for running and finished games, and refusals after a year. At most [`PRUNED_AT_ONCE`]
    /// of each, none by a clock that is not believed. Answers how many.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was deleted.
    pub fn prune_receipts(&self) -> Result<usize, Failure> {
        let Some(now) = self.kernel.believed_now() else { return Ok(0) };
        ports::write(&*self.kernel.ledger, move |tx| {
            tx.prune_receipts(now - KEEP_RECEIPTS, now - KEEP_REFUSALS, PRUNED_AT_ONCE)
        })
    }
}

impl Ops {
    /// Forgets codes, sessions and API tokens that are of no use any more, a bounded number at a time. Returns
    /// how many; call again soon while it is not zero.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn prune_people(&self) -> Result<usize, Failure> {
        let Some(now) = self.kernel.believed_now() else { return Ok(0) };
        write(&*self.kernel.ledger, move |tx| tx.prune_people(now - CODES_IN, now, PRUNED_AT_ONCE))
    }
}

impl Ops {
    /// Erases raw mail filed more than 30 days ago, at most [`PRUNED_AT_ONCE`], none by a clock that is not believed;
    /// answers how many.
    pub fn prune_mail(&self) -> Result<usize, Failure> {
        let Some(now) = self.kernel.believed_now() else { return Ok(0) };
        ports::write(&*self.kernel.ledger, move |tx| tx.prune_raw(now - KEEP_RAW, PRUNED_AT_ONCE))
    }
}

/// The time for which deliveries that came to their end can be looked at and replayed.
const KEEP_DELIVERIES: Span = Span::days(30);

impl Ops {
    /// Deletes deliveries to webhooks that ended 30 days ago, at most [`PRUNED_AT_ONCE`], none by a clock that is not
    /// believed. Returns the count.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was deleted.
    pub fn prune_deliveries(&self) -> Result<usize, Failure> {
        let Some(now) = self.kernel.believed_now() else { return Ok(0) };
        write(&*self.kernel.ledger, move |tx| tx.prune_deliveries(now - KEEP_DELIVERIES, PRUNED_AT_ONCE))
    }
}

/// The time for which sent texts are stored: replies quote them.
const KEEP_SENT: Span = Span::days(90);

impl Ops {
    /// Erases texts sent more than 90 days ago, at most [`PRUNED_AT_ONCE`], none by a clock that is not believed;
    /// answers how many.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was erased.
    pub fn prune_outbox(&self) -> Result<usize, Failure> {
        let Some(now) = self.kernel.believed_now() else { return Ok(0) };
        ports::write(&*self.kernel.ledger, move |tx| tx.prune_sent(now - KEEP_SENT, PRUNED_AT_ONCE))
    }
}

impl Ops {
    /// At a start: what was set aside is tried again.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn resume_bulk_commands(&self) -> Result<(), Failure> {
        let now = self.kernel.now();
        let taken = ports::write(&*self.kernel.ledger, move |tx| tx.resume_bulk_commands(now))?;
        if taken > 0 {
            tracing::warn!(bulk_commands = taken, "what was set aside is tried again");
        }
        Ok(())
    }

    /// Returns the number of bulk commands that are not tried any more: each is in the log, with its cause.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn bulk_commands_set_aside(&self) -> Result<u64, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.bulk_commands_set_aside())
    }
}
