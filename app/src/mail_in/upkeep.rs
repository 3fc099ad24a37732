//! Confirmations, and the inbox as the operator sees it.

use domain::{Instant, Span};

use crate::{
    Failure,
    mail_in::service::Inbox,
    model::{DID_YOU_MEAN, Filed, Inbound, InboxAct, InboxState, MEANT},
    ports::{self, Tx},
};

/// The time for which raw mail is stored after it was filed.
pub(crate) const KEEP_RAW: Span = Span::days(30);

impl Inbox {
    /// Automatic answers that are held because there are more than usual. The operator should look why.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn held_answers(&self) -> Result<u64, Failure> {
        let now = self.kernel.now();
        ports::read(&*self.kernel.ledger, |view| view.answers_after(now))
    }

    /// A reply from the address on file confirmed the mail: it is applied with the time it was first received.
    /// `false` when it no longer waits.
    pub fn confirm(&self, id: i64) -> Result<bool, Failure> {
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| match tx.inbound(id)? {
            Some(mail) if mail.state == InboxState::PendingConfirm => {
                tx.reopen(id, true, if mail.reason == DID_YOU_MEAN { MEANT } else { "" }, now)
            }
            _ => Ok(false),
        })
    }

    /// A reply from the address on file disowned the mail: it waits no longer, and its text is erased.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn disown(&self, id: i64) -> Result<(), Failure> {
        self.end_pending(id, InboxState::Rejected, "disowned")
    }

    /// A reply to the question about an account did what the mail asked for: it waits no longer, and its text is
    /// erased.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn joined(&self, id: i64) -> Result<(), Failure> {
        self.end_pending(id, InboxState::Applied, "joined")
    }

    fn end_pending(&self, id: i64, state: InboxState, reason: &'static str) -> Result<(), Failure> {
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| {
            if tx.inbound(id)?.is_none_or(|mail| mail.state != InboxState::PendingConfirm) {
                return Ok(());
            }
            let filed = Filed {
                state,
                reason: reason.into(),
                next_at: None,
                erase_raw: true,
                message_key: None,
                at: now,
            };
            tx.file(id, None, &filed).map(drop)
        })
    }

    /// A mail by number.
    pub fn mail(&self, id: i64) -> Result<Option<Inbound>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.inbound(id))
    }

    /// Mails in a state (or all), newest first; what the operator's list shows. Holds no text of a mail.
    pub fn mails(
        &self,
        state: Option<InboxState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Inbound>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.inbox(state, before, limit.min(100)))
    }

    /// Mails that a cap left unanswered, newest first.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn unanswered(&self, before: Option<i64>, limit: u32) -> Result<Vec<Inbound>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.unanswered(before, limit.min(100)))
    }

    /// Reads a mail again from the beginning. Idempotent: what it did is not done twice. `false` when there is
    /// no such mail or its text is gone.
    pub fn replay(&self, id: i64) -> Result<bool, Failure> {
        self.deal_with(id, InboxAct::Replay)
    }

    /// Lets a quarantined or waiting mail through as the player's, on the operator's word.
    pub fn release(&self, id: i64) -> Result<bool, Failure> {
        self.deal_with(id, InboxAct::Release)
    }

    /// Ends a mail for good and erases its text.
    pub fn discard(&self, id: i64) -> Result<bool, Failure> {
        self.deal_with(id, InboxAct::Discard)
    }

    fn deal_with(&self, id: i64, act: InboxAct) -> Result<bool, Failure> {
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| act.run(tx, id, now))
    }
}

impl InboxAct {
    /// Does it. `false` when there is no such mail, its text is gone, or it needs nothing.
    pub(crate) fn run(self, tx: &mut dyn Tx, id: i64, now: Instant) -> Result<bool, Failure> {
        let Some(mail) = tx.inbound(id)? else { return Ok(false) };
        match self {
            Self::Replay => Ok(is_replayable(&mail, now) && tx.reopen(id, false, "", now)?),
            Self::Release => {
                let may = mail.state != InboxState::Applied && is_replayable(&mail, now);
                Ok(may && tx.reopen(id, true, "", now)?)
            }
            Self::Discard => {
                let filed = Filed {
                    state: InboxState::Rejected,
                    reason: "discarded".into(),
                    next_at: None,
                    erase_raw: true,
                    message_key: None,
                    at: now,
                };
                Ok(tx.reopen(id, false, "", now)? && tx.file(id, None, &filed)?)
            }
        }
    }
}

/// Retention of the receipts that stop a mail from acting twice.
fn is_replayable(mail: &Inbound, now: Instant) -> bool {
    now < mail.received_at + KEEP_RAW
}
