use std::{
    sync::{PoisonError, atomic::Ordering, mpsc},
    thread,
    time::Duration,
};

use domain::{Actor, Command, Game, GameId, Instant, Phase, Seen, Span, Stage};

use crate::{
    Channel, Failure, Key, Preconditions, Service, Submission, Submitted, notices,
    ports::{self, Downtime, Due, Epoch, GameRow, LockScope, Tx},
};

/// What a look at the clocks leads to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Tick {
    /// When to look again at the latest, if nothing moves before; none when nothing waits.
    pub next_due: Option<Instant>,
    /// Games that ended or resumed now.
    pub acted: u32,
    /// Reminders enqueued now.
    pub reminded: u32,
}

/// A longer absence is given back to the players.
const DOWNTIME: Span = Span::minutes(5);
/// A flag falls this long after the deadline, whoever acts: what was stamped in time has then been stored.
pub(crate) const GRACE: Span = Span(5_000);
/// How often, and after which pause, a busy writer is asked again to give back an absence.
const PATIENCE: (u32, Duration) = (50, Duration::from_millis(100));
/// Rows in one page of a sweep.
pub(crate) const PAGE: u32 = 200;

impl Service {
    /// Gives the sign of life and looks at what is due: gives back downtime first, then lets flags fall, resumes
    /// adjourned games at the agreed time, reminds, and puts on record whom mail does not reach. Call it at start, at
    /// `next_due`, and at least once a minute.
    /// A flag falls five seconds after its deadline, so that a mail stamped in time has been stored by then. Any
    /// number of instances may tick at once. Nothing of it happens while the clock has jumped by more than fifteen
    /// minutes against the time since the machine started: that is logged, and `postzug_clock_jump_seconds` is not 0.
    ///
    /// # Errors
    ///
    /// [`Failure`]: what was done stays done, the rest is done by the next tick.
    pub fn tick(&self) -> Result<Tick, Failure> {
        if self.believed_now().is_none() {
            return Ok(Tick { next_due: Some(self.now() + GRACE), ..Tick::default() });
        }
        self.return_downtime()?;
        let now = self.believed_now().ok_or(Failure::Busy)?;
        let (acted, waiting) = self.sweep(now - GRACE)?;
        let reminded = self.remind(now)?;
        self.carry_out_bulk_commands()?;
        self.look_at_mail()?;
        let next_due = ports::read(&*self.ledger, |view| view.next_due(now - GRACE - Span(1)))?;
        // What waits for a mail in the inbox is looked at again soon.
        let next_due = if waiting { Some(now) } else { next_due };
        Ok(Tick { next_due: next_due.map(|at| at + GRACE + Span(1)), acted, reminded })
    }

    /// Gives an absence of the service of more than five minutes back to every running clock, and the sign of life.
    /// Call it, or [`Service::note_absence`], before the doors open; a tick does it too, because a machine may also be
    /// suspended.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the next call goes on where this one stopped. [`Failure::Busy`] while the clock has jumped.
    pub fn return_downtime(&self) -> Result<(), Failure> {
        // Who comes second waits: he would only do the same again.
        let _alone = self.giving_back.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.believed_now().ok_or(Failure::Busy)?;
        let mut next = ports::write(&*self.ledger, move |tx| beat(tx, now))?;
        while let Some(downtime) = next {
            self.give_back(downtime)?;
            next = ports::write(&*self.ledger, move |tx| {
                tx.close_downtime(downtime.from, now)?;
                tx.open_downtime()
            })?;
        }
        self.attended.store(now.0, Ordering::SeqCst);
        Ok(())
    }

    /// The sign of life. If the service was away for more than five minutes, [`Service::submit`] gives that back first,
    /// or answers [`Failure::Busy`] until [`Service::return_downtime`] has done it.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; [`Failure::Busy`] while the clock has jumped.
    pub fn note_absence(&self) -> Result<(), Failure> {
        let now = self.believed_now().ok_or(Failure::Busy)?;
        if ports::write(&*self.ledger, move |tx| beat(tx, now))?.is_some() {
            self.attended.store(0, Ordering::SeqCst);
        }
        Ok(())
    }

    /// Whether the timekeeper has not looked for so long that the service may have been away.
    pub(crate) fn may_have_been_away(&self) -> bool {
        (self.now() - Instant(self.attended.load(Ordering::SeqCst))).0.abs() > DOWNTIME.0
    }

    fn give_back(&self, Downtime { from, until }: Downtime) -> Result<(), Failure> {
        // A clock that got its time back stands further on in the index and is met again; its key is known then.
        self.each_due(Instant(i64::MAX), |games| {
            let command = || Command::ReturnDowntime { from, until };
            let mut left = games.to_vec();
            // Whoever asks beside it must not make it begin again with the first game.
            for _ in 0..PATIENCE.0 {
                let acts = left.iter().map(|&game| (game, format!("downtime.{game}.{}", from.0), command()));
                let acted: Vec<_> = self.act(acts).collect();
                left.clear();
                for (game, acted) in acted {
                    match skip_if_stuck(game, acted) {
                        Err(Failure::Busy) => left.push(game),
                        acted => drop(acted?),
                    }
                }
                if left.is_empty() {
                    return Ok(());
                }
                thread::sleep(PATIENCE.1);
            }
            Err(Failure::Busy)
        })
    }

    fn sweep(&self, now: Instant) -> Result<(u32, bool), Failure> {
        let (mut acted, mut waiting) = (0, false);
        self.each_due(now, |games| {
            let rows = ports::read(&*self.ledger, |view| {
                games
                    .iter()
                    .map(|&game| skip_if_damaged(game, view.game(game)))
                    .collect::<Result<Vec<_>, _>>()
            })?;
            let acts = rows.into_iter().flatten().map(|row| {
                (row.id, format!("due.{}.{}", row.id, row.state.events), due(&row.state, self.now()))
            });
            self.act(acts).try_for_each(|(game, result)| {
                match result {
                    Err(Failure::Busy) => waiting = true,
                    result => acted += u32::from(skip_if_stuck(game, result)?),
                }
                Ok(())
            })
        })?;
        Ok((acted, waiting))
    }

    /// Acts in all of them at once, so that they share commits. Whether something happened, in the same order.
    fn act(
        &self,
        acts: impl Iterator<Item = (GameId, String, Command)>,
    ) -> impl Iterator<Item = (GameId, Result<bool, Failure>)> {
        let asked: Vec<_> = acts
            .map(|(game, key, command)| {
                let submission = Submission {
                    game,
                    actor: Actor::Timekeeper,
                    request: command.into(),
                    seen: Seen::Nothing,
                    received_at: self.now(),
                    channel: Channel::Timekeeper,
                    key: Key(key),
                };
                let (answer, answered) = mpsc::channel();
                self.submit_then(submission, Preconditions::default(), move |result| {
                    if answer.send(result).is_err() {
                        tracing::debug!(%game, "the timekeeper does not wait any more");
                    }
                });
                (game, answered)
            })
            .collect();
        asked.into_iter().map(|(game, answered)| {
            let dropped = |_closed| Err(Failure::Bug("the writer dropped its work".into()));
            let acted = answered.recv().unwrap_or_else(dropped).map(|submitted| match submitted {
                Submitted::Judged(receipt) => !receipt.repeated && !receipt.events.is_empty(),
                Submitted::OtherVersion | Submitted::SessionEnded => false,
            });
            (game, acted)
        })
    }

    /// All that is due before `now`, a page at a time.
    fn each_due(
        &self,
        now: Instant,
        mut look: impl FnMut(&[GameId]) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut after: Option<Due> = None;
        loop {
            let page = ports::read(&*self.ledger, |view| view.due(now, after, PAGE))?;
            let games: Vec<GameId> = page.iter().map(|&(_, game)| game).collect();
            look(&games)?;
            // A long sweep is not an absence.
            let now = self.believed_now().ok_or(Failure::Busy)?;
            ports::write(&*self.ledger, move |tx| beat(tx, now))?;
            after = page.last().copied();
            if page.len() < PAGE as usize {
                return Ok(());
            }
        }
    }

    fn remind(&self, now: Instant) -> Result<u32, Failure> {
        let (mut reminded, mut after, epoch) = (0, None, self.epoch);
        loop {
            let page = ports::read(&*self.ledger, |view| view.reminders_due(now, after, PAGE))?;
            after = page.last().copied();
            let full = page.len() == PAGE as usize;
            if !page.is_empty() {
                let games: Vec<GameId> = page.into_iter().map(|(_, game)| game).collect();
                let scope = LockScope::Games(games.clone());
                reminded += ports::write_locking(&*self.ledger, scope, move |tx| {
                    remind_games(tx, now, &games, epoch)
                })?;
            }
            if !full {
                return Ok(reminded);
            }
        }
    }
}

/// What is due in a game.
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

/// Logs a game that is damaged or that our code fails at, so that its neighbours are judged. The next look tries it again.
pub(crate) fn skip_if_stuck<T: Default>(game: GameId, result: Result<T, Failure>) -> Result<T, Failure> {
    match result {
        Err(failure @ Failure::Bug(_)) => {
            tracing::error!(%game, %failure, "the timekeeper fails at a game");
            Ok(T::default())
        }
        result => skip_if_damaged(game, result),
    }
}

/// Logs a game whose record or keys are damaged, so that it never stops its neighbours.
pub(crate) fn skip_if_damaged<T: Default>(game: GameId, result: Result<T, Failure>) -> Result<T, Failure> {
    match result {
        Err(failure @ (Failure::Damaged(_) | Failure::Key(_))) => {
            tracing::error!(%game, %failure, "a game is damaged");
            Ok(T::default())
        }
        result => result,
    }
}

/// The sign of life; an absence is recorded in the same transaction. The oldest downtime still to be given back.
pub(crate) fn beat(tx: &mut dyn Tx, now: Instant) -> Result<Option<Downtime>, Failure> {
    let last = tx.heartbeat()?;
    if let Some(from) = last.filter(|&last| now - last > DOWNTIME) {
        tx.insert_downtime(Downtime { from, until: now })?;
    }
    // A clock set back a little does not take the sign of life with it. One that had run far ahead does: otherwise
    // no absence would be noticed until the time it had shown.
    if last.is_none_or(|last| now > last || last - now > DOWNTIME) {
        tx.beat(now)?;
    }
    tx.open_downtime()
}

/// Whether time must be given back before any flag falls.
pub(crate) fn downtime_pending(tx: &mut dyn Tx, now: Instant) -> Result<bool, Failure> {
    let away = tx.heartbeat()?.is_some_and(|last| now - last > DOWNTIME);
    Ok(away || tx.open_downtime()?.is_some())
}

/// When the next reminder of a game is due. It is worked out anew when another clock runs or its deadline moved. One that is
/// due but not yet sent stays due as long as the same move is thought about: whether it still is one is seen when it is sent.
pub(crate) fn remind_at(before: Option<&GameRow>, state: &Game, now: Instant) -> Option<Instant> {
    match before {
        Some(row) if row.state.clock.running == state.clock.running => row.remind_at,
        Some(row) if row.remind_at.is_some_and(|at| at <= now) && thinks_on(&row.state, state) => {
            row.remind_at
        }
        _ => reminder_after(state, now),
    }
}

/// The clock runs for the same move.
fn thinks_on(before: &Game, after: &Game) -> bool {
    let side = |game: &Game| game.clock.running.map(|running| running.side);
    side(after).is_some() && (side(before), before.ply, before.revision) == (side(after), after.ply, after.revision)
}

fn reminder_after(state: &Game, now: Instant) -> Option<Instant> {
    state.reminders().into_iter().map(|(_, at)| at).find(|&at| at > now)
}

/// Enqueues what is due, with the next reminder in the same transaction: each once, whoever else looks. If two have
/// become due, because the service was away, the later one tells both; after the deadline none is sent. Where nothing is
/// due yet, because moves have put it off, it is looked at again when something is.
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
