use std::sync::atomic::Ordering;

use domain::{Command, Game, GameId, Instant, Phase, Span, Stage};

use crate::{
    Failure,
    games::{notices, reminders::reminder_after},
    kernel::heartbeat::{GRACE, PAGE, beat, skip_if_damaged, skip_if_stuck},
    model::Epoch,
    ports::{self, LockScope, Tx},
    time::service::Time,
};

/// The result of a look at the clocks.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Tick {
    /// The instant at which to look again at the latest, if nothing moves before; none when nothing waits.
    pub next_due: Option<Instant>,
    /// Games that ended or resumed now.
    pub acted: u32,
    /// Reminders enqueued now.
    pub reminded: u32,
}

impl Time {
    /// Gives the heartbeat and does what is due. It gives back downtime first, then lets flags fall, resumes adjourned games
    /// at the agreed time, reminds, and records players whom mail does not reach. Call it at start, at `next_due`, and at
    /// least once a minute. A flag falls five seconds after its deadline, so that a mail stamped in time has been stored by
    /// then. Any number of instances may tick at once. Nothing of it happens while the clock has jumped by more than 15
    /// minutes against the time since the machine started. That is logged, and `postzug_clock_jump_seconds` is not 0.
    ///
    /// # Errors
    ///
    /// [`Failure`]: what was done stays done, the rest is done by the next tick.
    pub fn tick(&self) -> Result<Tick, Failure> {
        if self.kernel.believed_now().is_none() {
            return Ok(Tick { next_due: Some(self.kernel.now() + GRACE), ..Tick::default() });
        }
        self.games.return_downtime()?;
        let now = self.kernel.believed_now().ok_or(Failure::Busy)?;
        let (acted, waiting) = self.sweep(now - GRACE)?;
        let reminded = self.remind(now)?;
        self.bulk.resume_all()?;
        self.mail_out.look_at_mail()?;
        let next_due = ports::read(&*self.kernel.ledger, |view| view.next_due(now - GRACE - Span(1)))?;
        // What waits for a mail in the inbox is looked at again soon.
        let next_due = if waiting { Some(now) } else { next_due };
        Ok(Tick { next_due: next_due.map(|at| at + GRACE + Span(1)), acted, reminded })
    }

    /// The heartbeat. If the service was away for more than five minutes, [`crate::Games::submit`] gives that back first,
    /// or answers [`Failure::Busy`] until [`Time::return_downtime`] has done it.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; [`Failure::Busy`] while the clock has jumped.
    pub fn note_outage(&self) -> Result<(), Failure> {
        let now = self.kernel.believed_now().ok_or(Failure::Busy)?;
        if ports::write(&*self.kernel.ledger, move |tx| beat(tx, now))?.is_some() {
            self.kernel.attended.store(0, Ordering::SeqCst);
        }
        Ok(())
    }

    fn sweep(&self, now: Instant) -> Result<(u32, bool), Failure> {
        let (mut acted, mut waiting) = (0, false);
        self.games.each_due(now, |games| {
            let rows = ports::read(&*self.kernel.ledger, |view| {
                games
                    .iter()
                    .map(|&game| skip_if_damaged(game, view.game(game)))
                    .collect::<Result<Vec<_>, _>>()
            })?;
            let acts = rows.into_iter().flatten().map(|row| {
                (row.id, format!("due.{}.{}", row.id, row.state.events), due(&row.state, self.kernel.now()))
            });
            self.games.act(acts).try_for_each(|(game, result)| {
                match result {
                    Err(Failure::Busy) => waiting = true,
                    result => acted += u32::from(skip_if_stuck(game, result)?),
                }
                Ok(())
            })
        })?;
        Ok((acted, waiting))
    }

    fn remind(&self, now: Instant) -> Result<u32, Failure> {
        let (mut reminded, mut after, epoch) = (0, None, self.kernel.epoch);
        loop {
            let page = ports::read(&*self.kernel.ledger, |view| view.reminders_due(now, after, PAGE))?;
            after = page.last().copied();
            let full = page.len() == PAGE as usize;
            if !page.is_empty() {
                let games: Vec<GameId> = page.into_iter().map(|(_, game)| game).collect();
                let scope = LockScope::Games(games.clone());
                reminded += ports::write_locking(&*self.kernel.ledger, scope, move |tx| {
                    remind_games(tx, now, &games, epoch)
                })?;
            }
            if !full {
                return Ok(reminded);
            }
        }
    }
}

/// Returns the command that is due in a game.
fn due(state: &Game, now: Instant) -> Command {
    // A flag that is noted waits for its claim.
    let flag_falls = state.flag_fallen(now).is_some_and(|running| !running.flagged);
    match state.phase {
        Phase::Adjourned { .. } if claim_lapses(state, now) && !flag_falls => Command::LapseClaim,
        Phase::Adjourned { stage: Stage::Choosing { .. }, .. } => Command::FlagFall,
        Phase::Adjourned { stage: Stage::Missing { .. }, .. } if flag_falls => Command::FlagFall,
        Phase::Adjourned { .. } => Command::Resume { envelope: None },
        _ if flag_falls => Command::FlagFall,
        _ if state.default_at().is_some_and(|late| now > late) => Command::Resume { envelope: None },
        _ if claim_lapses(state, now) => Command::LapseClaim,
        _ if state.session_ends_at().is_some_and(|ends_at| now >= ends_at) => Command::EndSession,
        _ => Command::FlagFall,
    }
}

fn claim_lapses(state: &Game, now: Instant) -> bool {
    state.claim.as_ref().is_some_and(|claim| claim.until <= now)
}

/// Enqueues what is due, with the next reminder in the same transaction, so that each goes out once. If two have become due,
/// because the service was away, the later one tells both; after the deadline none is sent. Where nothing is due yet, because
/// moves have put it off, it is looked at again when something is.
fn remind_games(tx: &mut dyn Tx, now: Instant, games: &[GameId], epoch: Epoch) -> Result<u32, Failure> {
    let mut sent = 0;
    for &game in games {
        let Some(row) = skip_if_damaged(game, tx.game(game))? else { continue };
        if row.remind_at.is_none_or(|at| at > now) {
            tx.set_remind_at(&row, row.remind_at)?;
            continue;
        }
        let Some(running) = row.state.clock.running else {
            tx.set_remind_at(&row, None)?;
            continue;
        };
        let due = row.state.reminders().into_iter().take_while(|&(_, at)| at <= now).last();
        if let Some((which, at)) = due.filter(|_| now <= running.deadline) {
            tx.enqueue(&notices::reminder(&row, running, which, at, epoch))?;
            sent += 1;
        }
        tx.set_remind_at(&row, reminder_after(&row.state, now))?;
    }
    Ok(sent)
}
