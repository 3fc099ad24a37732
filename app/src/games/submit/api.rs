//! Submits to the writer.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    Failure,
    games::{
        service::Games,
        submit::{digests::request_digest, pending::Pending, verdict::Verdict},
    },
    model::{Key, Preconditions, Receipt, Submission, Submitted},
    ports::{self, GameEvents},
};

impl Games {
    /// The one entry point: mail, HTTP, the timekeeper and the arbiter all act through it.
    ///
    /// In one transaction: a known key gives its first receipt again. Otherwise the game is loaded, the actor's right
    /// checked, and the command judged by [`domain::decide`]. Its events are appended to the record, mails are enqueued
    /// and the receipt is stored. A refusal is an answer: it is recorded and it commits. Two outcomes leave no trace:
    /// an act of the timekeeper that is not due, and [`Refusal::RateLimited`](domain::Refusal), after which the key is
    /// still good. A player has sixty messages, claims and challenges an hour, through all entry points together.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was stored, and the same submission may be made again. [`Failure::Busy`] also in these cases:
    ///
    /// - A flag would fall, but something received in time may still have to be judged. That is so in the first five seconds
    ///   after the deadline, and as long as a mail of that player waits.
    /// - The clock has jumped, and it alone would decide.
    /// - The clock is not that of the database's host.
    pub fn submit(&self, submission: Submission) -> Result<Receipt, Failure> {
        self.submit_if(submission, Preconditions::default())?.judged()
    }

    /// Returns the key of a request from clients that send none: the same for the same words. It is keyed, so that
    /// nobody can try moves or texts against it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn derived_key(&self, channel: &str, request: &impl Serialize) -> Result<Key, Failure> {
        let digest = request_digest(&*self.kernel.vault, request)?;
        Ok(Key::Named(format!("{channel}:{digest}")))
    }

    /// [`Games::submit`] for somebody who acts only if these conditions hold. If one does not, nothing was judged
    /// or kept, and the key is still good.
    ///
    /// # Errors
    ///
    /// As [`Games::submit`].
    pub fn submit_if(&self, submission: Submission, conditions: Preconditions) -> Result<Submitted, Failure> {
        let pending = Arc::new(Pending::new(&self.kernel, submission, conditions)?);
        let attempt = || {
            let pending = Arc::clone(&pending);
            ports::write_locking(&*self.kernel.ledger, pending.scope(), move |tx| pending.run(tx))
        };
        let mut verdict = attempt()?;
        if let Verdict::DowntimeFirst = verdict {
            self.return_downtime()?;
            verdict = attempt()?;
        }
        notify(&*self.kernel.game_events, verdict)
    }

    /// [`Games::submit_if`] for callers who must not wait: `answer` is called after the commit, on the thread that
    /// commits, and must be quick. [`Failure::Busy`] also while an outage is still to be given back.
    pub fn submit_then(
        &self,
        submission: Submission,
        conditions: Preconditions,
        answer: impl FnOnce(Result<Submitted, Failure>) + Send + 'static,
    ) {
        let pending = match Pending::new(&self.kernel, submission, conditions) {
            Ok(pending) => pending,
            Err(failure) => return answer(Err(failure)),
        };
        // Not the service itself: the writer must not be the last to hold the ledger.
        let game_events = Arc::clone(&self.kernel.game_events);
        ports::write_then(
            &*self.kernel.ledger,
            pending.scope(),
            move |tx| pending.run(tx),
            move |verdict| answer(verdict.and_then(|verdict| notify(&*game_events, verdict))),
        );
    }
}

/// Notifies event streams of a recorded command, and returns the answer.
fn notify(game_events: &dyn GameEvents, verdict: Verdict) -> Result<Submitted, Failure> {
    let submitted = match verdict {
        Verdict::Given(submitted) => submitted,
        Verdict::DowntimeFirst | Verdict::Later => return Err(Failure::Busy),
    };
    if let Submitted::Judged(receipt) = &submitted
        && !receipt.repeated
        && !receipt.events.is_empty()
    {
        game_events.notify(receipt.game);
    }
    Ok(submitted)
}
