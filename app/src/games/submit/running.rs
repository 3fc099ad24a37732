//! Judges a submission in its transaction and records what it leads to.

use domain::{Act, Actor, Command, Event, EventKind, Game, Ply, Refusal};

use crate::{
    Failure,
    games::{
        arbiter_news,
        bulk_commands::{plan, silence},
        envelopes::{self, replaced_draft},
        notices,
        submit::{
            account::{account_in, allowed},
            append::append,
            conditional::Chain,
            conditional_rows,
            judged::Judged,
            pending::Pending,
            verdict::Verdict,
        },
    },
    kernel::{heartbeat, secrets::base32},
    model::{GameRow, Key, Message, Receipt, Recorded, StoredReceipt, Submission, Submitted},
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
            Err(refusal) => return self.refuse(tx, None, refusal).map(Verdict::from),
        };
        let Some(before) = tx.game(*game)? else {
            return self.refuse(tx, None, Refusal::UnknownGame).map(Verdict::from);
        };
        let versions = self.conditions.versions.as_ref();
        if versions.is_some_and(|versions| !versions.contains(&before.state.events)) {
            return Ok(Verdict::Given(Submitted::OtherVersion));
        }
        if let (Some(seen), Some(author)) = (&self.conditions.stored_lines, self.author())
            && conditional_rows::open(tx, &*self.vault, &before, author)?.lines != *seen
        {
            return Ok(Verdict::Given(Submitted::OtherVersion));
        }
        // Nobody is charged for an outage because they act before the timekeeper has looked.
        if self.may_have_been_away && *actor != Actor::Timekeeper {
            // One that is on record is, whatever the clock shows.
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
        // What is for moves that an arbiter took back has no effect, not even on the limit.
        let is_stale = matches!(judged.refusal, Some(Refusal::OtherLine { .. }));
        if let Err(refusal) = if is_stale { Ok(()) } else { self.budget.spend() } {
            let (game, version, ply) = (*game, before.state.events, before.state.ply);
            let refusal = Some(refusal);
            return Ok(Receipt { refusal, ..Receipt::nothing(game, version, ply) }.into());
        }
        // The game has gone on since the tables were looked at.
        if judged.refusal == Some(Refusal::TableNeeded) {
            return Ok(Verdict::Later);
        }
        // Whoever must seal then could not, and their clock would run.
        if judged.events().any(begins_sealing)
            && let Some(refusal) = envelopes::named(tx, &before.state)?.holders.too_few()
        {
            judged = refusal.into();
            if matches!(self.command(), Some(Command::EndSession)) {
                arbiter_news::session_goes_on(tx, &before, self.epoch)?;
            }
        }
        if fallen.is_none()
            && let Some(verdict) = self.flag_must_wait(tx, &before.state, &judged.entries)?
        {
            return Ok(verdict);
        }
        self.record(tx, &before, judged).map(Verdict::from)
    }

    /// The same key again: the first receipt, or a refusal if something else is asked.
    fn again(&self, stored: StoredReceipt) -> Result<Receipt, Failure> {
        let kept = stored.request;
        // What is for one event has no move.
        let may_hide = self.conditions.event.is_none();
        if kept == self.request || may_hide && (kept == self.without_move()? || self.is_same_secret(&kept)?) {
            Ok(Receipt { repeated: true, ..stored.receipt })
        } else {
            Ok(Receipt { refusal: Some(Refusal::KeyReused), events: Vec::new(), ..stored.receipt })
        }
    }

    fn refuse(&self, tx: &mut dyn Tx, game: Option<&Game>, refusal: Refusal) -> Result<Receipt, Failure> {
        let (version, ply) = game.map_or((0, Ply(0)), |game| (game.events, game.ply));
        let receipt =
            Receipt { refusal: Some(refusal), ..Receipt::nothing(self.submission.game, version, ply) };
        self.keep(tx, game, &receipt)?;
        Ok(receipt)
    }

    fn keep(&self, tx: &mut dyn Tx, game: Option<&Game>, receipt: &Receipt) -> Result<(), Failure> {
        let Submission { actor, key, channel, request, .. } = &self.submission;
        // What is not due now may be due later under the same key. A bulk command comes to an end in every game.
        if *actor == Actor::Timekeeper && receipt.events.is_empty() && !self.conditions.is_bulk_command {
            return Ok(());
        }
        // What is written to the wrong entry point, and refused, may be the move that is sealed next, or that was.
        let may_be_sealed = receipt.events.is_empty() && game.is_none_or(Game::holds_sealed);
        let request = match request.without_move() {
            Some(_) if may_be_sealed => self.without_move()?,
            _ if request.conditional.is_some() => self.secret_request()?,
            _ => self.request,
        };
        let stored = StoredReceipt { request, receipt: receipt.clone() };
        let is_judged_again =
            self.conditions.judges_again && receipt.refusal.is_some() && receipt.events.is_empty();
        let own = is_judged_again.then(|| Key(format!("refused:{}", base32(&self.nonce))));
        tx.insert_receipt(*actor, own.as_ref().unwrap_or(key), *channel, self.stamp.judged_at, &stored)
    }

    fn record(&self, tx: &mut dyn Tx, before: &GameRow, judged: Judged) -> Result<Receipt, Failure> {
        let Submission { game: id, actor, channel, .. } = &self.submission;
        let (id, actor, channel) = (*id, *actor, *channel);
        let Judged { entries, refusal, text, envelope, given } = judged;
        if entries.is_empty() && given.is_none() {
            let refusal = refusal.ok_or_else(|| Failure::Bug(format!("{id}: nothing decided")))?;
            return self.refuse(tx, Some(&before.state), refusal);
        }
        let Chain { entries, kept, news, replaced_lines } = self.chain(tx, before, entries, given)?;
        let (version, ply) = (before.state.events, before.state.ply);
        if entries.is_empty() {
            if let Some(kept) = kept {
                self.insert_conditions(tx, id, &before.state, &kept)?;
            }
            let receipt = Receipt { replaced_lines, ..Receipt::nothing(id, version, ply) };
            self.keep(tx, Some(&before.state), &receipt)?;
            return Ok(receipt);
        }
        let appended = append(tx, id, Some(before), &entries, self.stamp.judged_at)?;
        if let Some(kept) = kept {
            self.insert_conditions(tx, id, &before.state, &kept)?;
        }
        if let Some((commitment, sealed)) = envelope {
            tx.insert_envelope(id, commitment, &sealed)?;
        }
        let draft = before.state.session.draft.as_ref().map(|draft| draft.commitment);
        if let Some(replaced) = replaced_draft(draft, &appended.row.state, self.stamp.judged_at) {
            tx.forget_envelope(id, replaced)?;
        }
        if let (Some(text), Some(author), Some(seq)) = (&text, self.author(), carrier(&appended.events)) {
            tx.insert_message(id, &Message { seq, author, salt: Some(self.nonce), text: text.clone() })?;
        }
        let state = &appended.row.state;
        // Who is put in, or back, is not told what became of another's.
        let same = before.state.players.zip(state.players).map(|(before, after)| before == after);
        let news = news.zip(same).map(|(news, same)| news.filter(|_| same));
        for mail in notices::plan(id, state, &appended.events, actor, channel, news, self.epoch) {
            tx.enqueue(&mail)?;
        }
        arbiter_news::enqueue(tx, id, state, &appended.events, actor, self.epoch)?;
        self.follow_act(tx, &before.state, &appended, text.as_deref())?;
        let silent = silence::question(id, &before.state, state, self.stamp.judged_at);
        let others = plan::follow_up(id, state.events, &before.state, &self.submission);
        for bulk_command in [others.filter(|_| refusal.is_none()), silent] {
            bulk_command.map_or(Ok(()), |bulk_command| tx.insert_bulk_command(&bulk_command))?;
        }
        let receipt = Receipt {
            game: id,
            version: state.events,
            ply: state.ply,
            events: entries.into_iter().map(|entry| entry.event).collect(),
            refusal,
            replaced_lines,
            repeated: false,
        };
        self.keep(tx, Some(&before.state), &receipt)?;
        Ok(receipt)
    }
}

pub(crate) const fn begins_sealing(event: &Event) -> bool {
    matches!(event.kind, EventKind::SealingBegan { .. } | EventKind::Act { act: Act::Adjourn, .. })
}

/// The event that carries the text.
fn carrier(events: &[Recorded]) -> Option<u32> {
    events.iter().find(|recorded| recorded.event.text().is_some()).map(|recorded| recorded.seq)
}
