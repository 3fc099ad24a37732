//! Mails taken to be read.

use domain::{Instant, Span};

use crate::{
    Failure,
    mail_in::service::MailIn,
    model::{Attempt, Inbound, InboxState, replies::Disposition},
    ports,
};

/// The number of times reading a mail may fail.
pub const MAX_FAILURES: u16 = 3;

/// The number of times the process may end while it reads the same mail. The process may have ended for other reasons, again
/// and again. Only a mail that was under way every time, with growing pauses between the attempts, is held to be the cause.
pub const MAX_DEATHS: u16 = 10;

/// A claimed mail is due again after this, should the worker have died.
const LEASE: Span = Span(20_000);

/// A mail that could not be read is tried again after this.
const RETRY: Span = Span::minutes(1);

/// The same after passing trouble of ours: a lost connection is back at once, and somebody's clock runs.
const RETRY_SOON: Span = Span(2_000);

impl MailIn {
    /// The mails that have waited longest, in the order in which they came, their attempts already counted and committed;
    /// none when none is due. What was attempted too often or waited too long for its confirmation is filed on the way. After
    /// a clock jump no mail has waited too long, and by a clock that differs from the database's no mail is due.
    pub fn next_mails(&self, limit: u32) -> Result<Vec<Inbound>, Failure> {
        if self.kernel.clock_still_differs()? {
            return Ok(Vec::new());
        }
        let (now, expires) = (self.kernel.now(), !self.kernel.clock_jumped());
        if !ports::read(&*self.kernel.ledger, |view| view.has_due_mail(now, expires))? {
            return Ok(Vec::new());
        }
        loop {
            let mut mails =
                ports::write(&*self.kernel.ledger, move |tx| tx.claim(now, now + LEASE, limit, expires))?;
            let claimed = mails.len();
            let mut over = Vec::new();
            mails.retain(|mail| {
                let Some((state, reason)) = end_of(mail) else { return true };
                tracing::warn!(inbox = mail.id, state = state.name(), reason, "mail given up");
                over.push((mail.id, Disposition::quiet(state, reason)));
                false
            });
            let not_filed = self.file_mails(over, Some(now + LEASE))?;
            self.put_mails_back(
                not_filed.into_iter().map(|id| (id, Attempt::NotCounted)).collect(),
                Some(now + LEASE),
            )?;
            if claimed == 0 || !mails.is_empty() {
                return Ok(mails);
            }
        }
    }

    /// After a restart: what an earlier worker was reading is read again, behind what waits. From the second attempt on after
    /// a pause of 2 s, doubling each time, so that other mails and other causes get their turn. Where another instance may
    /// hold it, its lease runs out instead.
    pub fn release_mail_leases(&self) -> Result<(), Failure> {
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| {
            for mail in tx.in_reading()? {
                let deaths = mail.deaths() + 1;
                let pause = if deaths < 2 { 0 } else { 1_000_i64 << (deaths - 1).min(MAX_DEATHS) };
                tracing::warn!(
                    inbox = mail.id,
                    deaths,
                    pause_ms = pause,
                    "the service ended while it read a mail"
                );
                tx.put_back(mail.id, None, Attempt::Died, now + Span(pause))?;
            }
            tx.release_mail_sources()
        })
    }

    /// Ends attempts without an answer, in one transaction: the mails are read again in a minute, after passing trouble
    /// of ours in 2 s. That is not counted, as said beside each; after [`MAX_FAILURES`] others a mail is set aside.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage: they are read again when their leases end.
    pub fn put_mails_back(&self, mails: Vec<(i64, Attempt)>, lease: Option<Instant>) -> Result<(), Failure> {
        if mails.is_empty() {
            return Ok(());
        }
        // What is in hand when the clock is set goes back all the same: otherwise we would seem to have died with it.
        let now = match lease {
            Some(until) if self.kernel.clock_differs() => until,
            _ => {
                self.kernel.may_act()?;
                self.kernel.now()
            }
        };
        ports::write(&*self.kernel.ledger, move |tx| {
            mails.iter().try_for_each(|&(id, attempt)| {
                let pause = if attempt == Attempt::NotCounted { RETRY_SOON } else { RETRY };
                tx.put_back(id, lease, attempt, now + pause)
            })
        })
    }
}

/// Returns the end of a claimed mail that is not read.
fn end_of(mail: &Inbound) -> Option<(InboxState, &'static str)> {
    match mail.state {
        InboxState::PendingConfirm => Some((InboxState::Rejected, "not_confirmed")),
        _ if mail.failures >= MAX_FAILURES => Some((InboxState::Poison, "failures")),
        _ if mail.deaths() >= MAX_DEATHS => Some((InboxState::Poison, "deaths")),
        _ => None,
    }
}
