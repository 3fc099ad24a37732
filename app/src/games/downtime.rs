//! Returns downtime of the service to running clocks.

use std::{
    sync::{PoisonError, atomic::Ordering, mpsc},
    thread,
    time::Duration,
};

use domain::{Actor, Command, GameId, Instant, Seen};

use crate::{
    Failure,
    games::service::Games,
    kernel::heartbeat::{PAGE, beat, skip_if_stuck},
    model::{Channel, Downtime, Due, Key, Preconditions, Submission, Submitted},
    ports,
};

/// The number of attempts and the pause with which a busy writer is asked again to give back an outage.
const PATIENCE: (u32, Duration) = (50, Duration::from_millis(100));

impl Games {
    /// Gives an outage of more than five minutes back to every running clock, and the heartbeat.
    /// Call it, or [`crate::Time::note_outage`], before the entry points open; a tick does it too, because a machine may
    /// also be suspended.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the next call goes on where this one stopped. [`Failure::Busy`] while the clock has jumped.
    pub(crate) fn return_downtime(&self) -> Result<(), Failure> {
        // A second caller waits, because it would only repeat the work.
        let _alone = self.kernel.giving_back.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.kernel.believed_now().ok_or(Failure::Busy)?;
        let mut next = ports::write(&*self.kernel.ledger, move |tx| beat(tx, now))?;
        while let Some(downtime) = next {
            self.give_back(downtime)?;
            next = ports::write(&*self.kernel.ledger, move |tx| {
                tx.close_downtime(downtime.from, now)?;
                tx.open_downtime()
            })?;
        }
        self.kernel.attended.store(now.0, Ordering::SeqCst);
        Ok(())
    }

    fn give_back(&self, Downtime { from, until }: Downtime) -> Result<(), Failure> {
        // A clock that got its time back stands further on in the index and is met again; its key is known then.
        self.each_due(Instant(i64::MAX), |games| {
            let command = || Command::ReturnDowntime { from, until };
            let mut left = games.to_vec();
            // A concurrent caller must not restart it with the first game.
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

    /// Acts in all of them at once, so that they share commits. Whether something happened, in the same order.
    pub(crate) fn act(
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
                    received_at: self.kernel.now(),
                    channel: Channel::Timekeeper,
                    key: Key::Named(key),
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
    pub(crate) fn each_due(
        &self,
        now: Instant,
        mut look: impl FnMut(&[GameId]) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut after: Option<Due> = None;
        loop {
            let page = ports::read(&*self.kernel.ledger, |view| view.due(now, after, PAGE))?;
            let games: Vec<GameId> = page.iter().map(|&(_, game)| game).collect();
            look(&games)?;
            // A long sweep is not an outage.
            let now = self.kernel.believed_now().ok_or(Failure::Busy)?;
            ports::write(&*self.kernel.ledger, move |tx| beat(tx, now))?;
            after = page.last().copied();
            if page.len() < PAGE as usize {
                return Ok(());
            }
        }
    }
}
