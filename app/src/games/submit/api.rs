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
    /// In one transaction: the same key seen before gives the first receipt again; the game is loaded, the actor's
    /// right checked, the command judged by [`domain::decide`]; what happened is appended to the record, mails are
    /// enqueued and the receipt is stored. A refusal is an answer: it is recorded and it commits. Only what the
    /// timekeeper finds not to be due leaves no trace, and [`Refusal::RateLimited`](domain::Refusal): sixty messages, claims and
    /// challenges an hour are taken of a player, through all entry points together, and the key is still good after it.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was stored, and the same submission may be made again. [`Failure::Busy`] also when a flag
    /// would fall and what was received in time may still have to be judged: in the first five seconds after the
    /// deadline, and as long as a mail of that player waits; while the clock has jumped, for what it decides alone; and
    /// for everything while it is not the clock of the database's host.
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
        Ok(Key(format!("{channel}:{digest}")))
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
        told(&*self.kernel.game_events, verdict)
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
            move |verdict| answer(verdict.and_then(|verdict| told(&*game_events, verdict))),
        );
    }
}

fn told(game_events: &dyn GameEvents, verdict: Verdict) -> Result<Submitted, Failure> {
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
