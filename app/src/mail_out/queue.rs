//! The outbox: leases, and how attempts end.

use std::sync::Arc;

use domain::{Instant, Span};

use crate::{
    Failure,
    mail_in::breaker::ANSWERS_PER_WINDOW,
    mail_out::{digest, service::MailOut},
    model::{MailState, OutboxFigures, OutboxRow, Settled},
    ports,
};

/// The result of marking mails after their attempts.
#[derive(Debug, Default)]
pub struct Marked {
    /// Their leases had passed to another worker.
    pub taken_over: Vec<i64>,
    /// These could not be marked, and come up again when their leases end, sent or not.
    pub unmarked: Vec<i64>,
    /// The last passing trouble over which they could not.
    pub trouble: Option<Failure>,
}

/// The lease: mails of a dead worker come back after this; a live worker renews in time.
pub(crate) const LEASE: Span = Span(20_000);

/// The longest pause between two attempts at a mail.
pub const LONGEST_PAUSE: Span = Span::hours(1);

/// Answers are held for longer only if there are more than all windows of a day let through.
const LONGEST_HOLD: Span = Span::days(1);

impl MailOut {
    /// Takes mails that are due, the earliest deadline first; the attempt is counted and committed. None while the
    /// clock is not the database's: others may hold those that seem to be due.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was taken.
    pub fn lease_mails(&self, limit: u32) -> Result<Vec<OutboxRow>, Failure> {
        if self.kernel.clock_still_differs()? {
            return Ok(Vec::new());
        }
        let now = self.kernel.now();
        if !ports::read(&*self.kernel.ledger, |view| view.has_mail_to_send(now))? {
            return Ok(Vec::new());
        }
        ports::write(&*self.kernel.ledger, move |tx| tx.lease_mails(now, now + LEASE, limit))
    }

    /// Keeps mails that are still being sent, by number and attempt, from other workers. Returns until when, and which
    /// of them are still ours.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none is stored.
    pub fn renew_mails(&self, held: Vec<(i64, u32)>) -> Result<(Instant, Vec<i64>), Failure> {
        self.kernel.may_act()?;
        let until = self.kernel.now() + LEASE;
        ports::write(&*self.kernel.ledger, move |tx| Ok((until, tx.renew_mails(&held, until)?)))
    }

    /// Before the workers start: what an earlier process had taken is due at once, unless other instances may hold it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn release_outbox_leases(&self) -> Result<(), Failure> {
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| tx.release_outbox_leases(now))
    }

    /// Ends the attempt a lease began. `false` when the lease had passed to another worker. A mail that is given up
    /// counts against the address it was for; if it was about a game, the game's record says so.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the mail comes up again when its lease ends.
    pub fn settle_mail(&self, row: &OutboxRow, settled: Settled) -> Result<bool, Failure> {
        let now = self.kernel.now();
        if matches!(settled, Settled::Dead { .. }) {
            return self.give_up(row, settled);
        }
        let (row, epoch) = (row.clone(), self.kernel.epoch);
        ports::write(&*self.kernel.ledger, move |tx| digest::settle(tx, &row, &settled, now, epoch))
    }

    /// Ends attempts, those that were not given up in one transaction and first: what was sent is marked whatever becomes of
    /// the others. A mail that cannot be marked does not stop the others. If its text cannot be stored, the mail is marked
    /// without it.
    ///
    /// # Errors
    ///
    /// [`Failure::Busy`]: none was marked.
    pub fn settle_mails(&self, ended: &Arc<[(OutboxRow, Settled)]>) -> Result<Marked, Failure> {
        let is_dead = |settled: &Settled| matches!(settled, Settled::Dead { .. });
        let (dead, others): (Vec<_>, Vec<_>) = ended.iter().partition(|(_, settled)| is_dead(settled));
        let mut marked = Marked::default();
        let mut alone = dead;
        match self.settle_together(ended) {
            Ok(taken_over) => marked.taken_over = taken_over,
            Err(Failure::Busy) => return Err(Failure::Busy),
            Err(failure) => {
                let error = &failure as &dyn std::error::Error;
                tracing::error!(error, "mails could not be marked together");
                alone = others.into_iter().chain(alone).collect();
            }
        }
        for (row, settled) in alone {
            match self.settle_alone(row, settled) {
                Ok(true) => {}
                Ok(false) => marked.taken_over.push(row.id),
                Err(Failure::Busy) => {
                    marked.unmarked.push(row.id);
                    marked.trouble = Some(Failure::Busy);
                }
                Err(failure) => {
                    let error = &failure as &dyn std::error::Error;
                    tracing::error!(id = row.id, error, "a mail could not be marked");
                    marked.unmarked.push(row.id);
                    marked.trouble = Some(failure).filter(Failure::is_passing).or(marked.trouble);
                }
            }
        }
        Ok(marked)
    }

    fn settle_alone(&self, row: &OutboxRow, settled: &Settled) -> Result<bool, Failure> {
        let failure = match self.settle_mail(row, settled.clone()) {
            // There will be room and time again.
            Err(failure) if !matches!(failure, Failure::Busy | Failure::Full(_)) => failure,
            marked => return marked,
        };
        let Settled::Sent { body: Some(_), told } = settled else { return Err(failure) };
        tracing::warn!(id = row.id, %failure, "the text of a mail that was sent cannot be kept");
        self.settle_mail(row, Settled::Sent { body: None, told: told.clone() })
    }

    /// Marks the mails that were not given up.
    fn settle_together(&self, ended: &Arc<[(OutboxRow, Settled)]>) -> Result<Vec<i64>, Failure> {
        let is_dead = |settled: &Settled| matches!(settled, Settled::Dead { .. });
        let (now, epoch, mails) = (self.kernel.now(), self.kernel.epoch, Arc::clone(ended));
        ports::write(&*self.kernel.ledger, move |tx| {
            let mut taken_over = Vec::new();
            for (row, settled) in mails.iter().filter(|(_, settled)| !is_dead(settled)) {
                if !digest::settle(tx, row, settled, now, epoch)? {
                    taken_over.push(row.id);
                }
            }
            Ok(taken_over)
        })
    }

    /// Outgoing mails in a state (or all), newest first; what the operator's list shows.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn outbox(
        &self,
        state: Option<MailState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.outbox(state, before, limit.min(100)))
    }

    /// Returns the amount of mail that waits to go out.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn outbox_figures(&self) -> Result<OutboxFigures, Failure> {
        let now = self.kernel.now();
        ports::read(&*self.kernel.ledger, |view| view.outbox_figures(now))
    }

    /// Mails whose time no policy can have set, because the clock was ahead when they were queued or failed, are due now.
    /// Nothing happens if our own clock is wrong. Returns the count. Of held answers no more than one window lets through:
    /// they may be a flood. Ask now and then.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was.
    pub fn bring_mails_forward(&self) -> Result<usize, Failure> {
        let Some(now) = self.kernel.believed_now() else { return Ok(0) };
        let late = ports::write(&*self.kernel.ledger, move |tx| {
            tx.bring_forward(now + LONGEST_HOLD, now + LONGEST_PAUSE + LEASE, ANSWERS_PER_WINDOW, now)
        })?;
        if late > 0 {
            tracing::warn!(
                mails = late,
                "mails that waited for a time of a clock that was ahead are due now"
            );
        }
        Ok(late)
    }

    /// Four unpredictable bytes, to spread what would otherwise be tried again all at once.
    #[must_use]
    pub fn jitter(&self) -> u32 {
        let mut bytes = [0; 4];
        self.kernel.entropy.fill(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}
