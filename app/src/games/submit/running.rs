//! Judges a submission in its transaction.

use domain::{Act, Actor, Command, Event, EventKind, Refusal};

use crate::{
    Failure,
    games::{
        arbiter_notices,
        arbiter_queue::adjourned::plays,
        envelopes,
        submit::{
            account::{account_in, allowed},
            conditional_rows,
            digests::{digest_without_move, is_same_secret, secret_digest},
            pending::Pending,
            recording::Recording,
            verdict::Verdict,
        },
    },
    kernel::heartbeat,
    model::{Receipt, StoredReceipt, Submission, Submitted},
    ports::Tx,
};

impl Pending {
    pub(crate) fn run(&self, tx: &mut dyn Tx) -> Result<Verdict, Failure> {
        let Submission { game, actor, key, .. } = &self.submission;
        let account = account_in(tx, *actor, self.conditions.session, self.stamp.judged_at)?;
        if account.is_none() && self.conditions.session.is_some() {
            return Ok(Verdict::Given(Submitted::SessionEnded));
        }
        if let Some(stored) = tx.receipt(*actor, key)? {
            return Ok(self.again(stored)?.into());
        }
        let style = match allowed(*actor, account.as_ref()) {
            Ok(style) => self.conditions.style(style),
            Err(refusal) => return Recording { pending: self, tx }.refuse(None, refusal).map(Verdict::from),
        };
        let Some(before) = tx.game(*game)? else {
            return Recording { pending: self, tx }.refuse(None, Refusal::UnknownGame).map(Verdict::from);
        };
        let versions = self.conditions.versions.as_ref();
        // Somebody without a seat learns nothing of a game that is shown later.
        let is_outside = matches!(actor, Actor::Player(player) if !plays(&before.state, *player));
        if !is_outside && versions.is_some_and(|versions| !versions.contains(&before.state.events)) {
            return Ok(Verdict::Given(Submitted::OtherVersion));
        }
        if let (Some(seen), Some(author)) = (&self.conditions.stored_lines, self.author())
            && conditional_rows::open(tx, &*self.vault, &before, author)?.lines != *seen
        {
            return Ok(Verdict::Given(Submitted::OtherVersion));
        }
        // Nobody is charged for an outage because they act before the timekeeper has looked.
        if self.may_have_been_away && *actor != Actor::Timekeeper {
            // A recorded outage is always credited, whatever the clock shows.
            let pending = if self.clock_believed {
                heartbeat::downtime_pending(tx, self.stamp.judged_at)?
            } else {
                tx.open_downtime()?.is_some()
            };
            if pending {
                return Ok(Verdict::DowntimeFirst);
            }
        }
        // An envelope is opened at the agreed time, not when a clock that was set says so.
        if matches!(self.command(), Some(Command::Resume { .. } | Command::LapseClaim))
            && !self.clock_believed
        {
            return Ok(Verdict::Later);
        }
        let fallen = self.fallen(&before.state);
        if let Some(running) = fallen
            && let Some(verdict) =
                self.must_wait(tx, &before.state, &[running.side], running.deadline, false)?
        {
            return Ok(verdict);
        }
        let mut judged = self.judge(tx, &before.state, style)?;
        // What is for another position has no effect, not even on the limit.
        let is_stale = judged.refusal.as_ref().is_some_and(Refusal::is_for_another_position);
        if let Err(refusal) = if is_stale { Ok(()) } else { self.budget.spend() } {
            let (game, version, ply) = (*game, before.state.events, before.state.ply);
            let refusal = Some(refusal);
            return Ok(Receipt { refusal, ..Receipt::nothing(game, version, ply) }.into());
        }
        // The game has gone on since the tables were looked at.
        if judged.refusal == Some(Refusal::TableNeeded) {
            return Ok(Verdict::Later);
        }
        // The player who must seal could not, and their clock would run.
        if judged.events().any(begins_sealing)
            && let Some(refusal) = envelopes::named(tx, &before.state)?.holders.too_few()
        {
            judged = refusal.into();
            if matches!(self.command(), Some(Command::EndSession)) {
                arbiter_notices::session_continues(tx, &before, self.epoch)?;
            }
        }
        if fallen.is_none()
            && let Some(verdict) = self.flag_must_wait(tx, &before.state, &judged.entries)?
        {
            return Ok(verdict);
        }
        Recording { pending: self, tx }.record(&before, judged).map(Verdict::from)
    }

    /// The same key again: the first receipt, or a refusal if something else is asked.
    fn again(&self, stored: StoredReceipt) -> Result<Receipt, Failure> {
        let kept = stored.request;
        // What is for one event has no move.
        let may_hide = self.conditions.event.is_none();
        if kept == self.request
            || may_hide
                && (kept == digest_without_move(&*self.vault, &self.submission)?
                    || is_same_secret(&kept, &secret_digest(&*self.vault, &self.run_key, &self.submission)?))
        {
            Ok(Receipt { repeated: true, ..stored.receipt })
        } else {
            Ok(Receipt { refusal: Some(Refusal::KeyReused), events: Vec::new(), ..stored.receipt })
        }
    }
}

pub(crate) const fn begins_sealing(event: &Event) -> bool {
    matches!(event.kind, EventKind::SealingBegan { .. } | EventKind::Act { act: Act::Adjourn, .. })
}
