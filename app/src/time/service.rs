use std::sync::Arc;

use domain::{Instant, Span};

use crate::{
    Failure,
    games::{BulkCommands, Games},
    kernel::Kernel,
    mail_out::MailOut,
};

/// The clock and the timekeeper. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Time {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) games: Games,
    pub(crate) bulk: BulkCommands,
    pub(crate) mail_out: MailOut,
}

impl Time {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self {
            games: Games::new(kernel),
            bulk: BulkCommands::new(kernel),
            mail_out: MailOut::new(kernel),
            kernel: Arc::clone(kernel),
        }
    }
}

impl Time {
    /// Returns the time. Every entry point takes it from here.
    #[must_use]
    pub fn now(&self) -> Instant {
        self.kernel.now()
    }

    /// Tells whether the clock is known to differ from that of the database's host. Until they agree again, this
    /// instance judges, takes and erases nothing.
    #[must_use]
    pub fn clock_differs(&self) -> bool {
        self.kernel.clock_differs()
    }

    /// Tells whether the clock was set by more than 15 minutes since the service began.
    #[must_use]
    pub fn clock_jumped(&self) -> bool {
        self.kernel.clock_jumped()
    }

    /// Returns the least lead of our clock over that of the database's host; none where both are the same. While it
    /// is more than [`MOST_SKEW`](crate::MOST_SKEW), this instance judges, reads and sends nothing.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn clock_skew(&self) -> Result<Option<Span>, Failure> {
        self.kernel.clock_skew()
    }

    /// Returns downtime of more than 5 minutes to every running clock, and writes a heartbeat. Call it, or
    /// [`Time::note_outage`], before requests are taken; a tick does it too, because a machine may be suspended.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the next call goes on where this one stopped. [`Failure::Busy`] while the clock has jumped.
    pub fn return_downtime(&self) -> Result<(), Failure> {
        self.games.return_downtime()
    }
}
