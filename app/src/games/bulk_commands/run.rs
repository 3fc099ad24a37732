//! Bulk commands: the same thing in all games of a player, each through the one entry point and once, and withdrawal,
//! which is one.

use std::{num::NonZeroU32, sync::Arc};

use domain::{Actor, GameId, Refusal, Span};

use crate::{
    Failure,
    games::{
        bulk_commands::{
            plan::{PAGE, newest, remaining_games, submission},
            silence, telling,
        },
        service::BulkCommands,
        submit::digests::asked_digest,
    },
    kernel::{heartbeat::beat, rate_limit::Budget},
    model::{BulkCommand, DueBulkCommand, NewMail, Preconditions},
    ports,
};

/// The cost of a player's bulk command against the rate limit: it makes a mail for each of their games.
const WORDS: NonZeroU32 = NonZeroU32::MIN.saturating_add(5);

/// Failures, in a day, after which a bulk command is set aside until the service restarts.
const ATTEMPTS: u16 = 12;

/// The longest pause between two attempts.
const LONGEST: Span = Span::hours(6);

/// Number of passes that look for games begun while a bulk command runs.
const ROUNDS: usize = 3;

/// The outcome of a bulk command in each game, unless it was refused as a whole.
pub type BulkOutcome = Result<Vec<(GameId, Option<Refusal>)>, Refusal>;

/// The result of running a bulk command.
enum Ran {
    /// In every game, or it is not there any more.
    Done,
    /// A flag has to wait, or games begin all the time: the next tick goes on.
    Later,
}

impl BulkCommands {
    /// Does it in each game of the player that is under way, and answers what became of it in each, by their numbers.
    /// The same key again answers the same, and does it in games that have begun since. What is not done because the
    /// service stops is done by a tick of the timekeeper. A player is refused who has said too much in an hour, and a
    /// key under which something else was asked.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it is not kept, or the rest is done later.
    pub fn run(&self, bulk_command: &BulkCommand) -> Result<BulkOutcome, Failure> {
        let bulk_command = match self.accept(bulk_command.clone())? {
            Ok(bulk_command) => bulk_command,
            Err(refusal) => return Ok(Err(refusal)),
        };
        match self.run_everywhere(&bulk_command) {
            Ok(Ran::Done) => {}
            Ok(Ran::Later) => return Err(Failure::Busy),
            Err(failure) if failure.is_passing() => return Err(failure),
            // What stopped it in one game is for the operator: the player hears of the others.
            Err(failure) => self.reschedule(&bulk_command.key, 1, &failure)?,
        }
        ports::read(&*self.kernel.ledger, |view| {
            view.bulk_command_receipts(bulk_command.actor, &bulk_command.key)
        })
        .map(Ok)
    }

    /// Keeps it as it was first asked for. What else was asked under its key is seen by the transaction that keeps it:
    /// two at the same instant do not each do half.
    fn accept(&self, bulk_command: BulkCommand) -> Result<Result<BulkCommand, Refusal>, Failure> {
        let author = match bulk_command.actor {
            Actor::Player(player) => Some(player),
            _ => None,
        };
        let budget = Budget::new(Arc::clone(&self.kernel.rate_limits), author).costing(WORDS);
        let vault = Arc::clone(&self.kernel.vault);
        ports::write(&*self.kernel.ledger, move |tx| {
            let kept = tx.bulk_command(&bulk_command.key)?;
            let done = tx.bulk_command_receipts(bulk_command.actor, &bulk_command.key)?;
            let is_same = match (&kept, done.first()) {
                (Some(kept), _) => (&kept.act, &kept.event) == (&bulk_command.act, &bulk_command.event),
                (None, Some(&(game, _))) => {
                    let submission = submission(&bulk_command, game);
                    let asked = asked_digest(&*vault, &submission, bulk_command.event.as_deref())?;
                    let stored = tx.receipt(bulk_command.actor, &submission.key)?;
                    stored.is_none_or(|stored| stored.request == asked)
                }
                (None, None) => match budget.spend() {
                    Ok(()) => true,
                    Err(refusal) => return Ok(Err(refusal)),
                },
            };
            if !is_same {
                return Ok(Err(Refusal::KeyReused));
            }
            let bulk_command = kept.unwrap_or_else(|| bulk_command.clone());
            tx.insert_bulk_command(&bulk_command)?;
            Ok(Ok(bulk_command))
        })
    }

    /// Goes on with what is not done in every game. None stops the others.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub(crate) fn resume_all(&self) -> Result<(), Failure> {
        let (by, mut after, mut passing) = (self.kernel.now(), None, Ok(()));
        loop {
            let page =
                ports::read(&*self.kernel.ledger, |view| view.bulk_commands_due(by, after.as_ref(), PAGE))?;
            for due in &page {
                match self.resume(due) {
                    Ok(()) | Err(Failure::Busy) => {}
                    Err(failure) if failure.is_passing() => passing = Err(failure),
                    Err(failure) => return Err(failure),
                }
            }
            let is_last = page.len() < PAGE as usize;
            after = page.into_iter().next_back();
            if after.is_some() {
                // Many bulk commands are not an outage.
                let now = self.kernel.believed_now().ok_or(Failure::Busy)?;
                ports::write(&*self.kernel.ledger, move |tx| beat(tx, now).map(drop))?;
            }
            if is_last {
                return passing;
            }
        }
    }

    fn resume(&self, due: &DueBulkCommand) -> Result<(), Failure> {
        let (mut key, mut attempts) = (due.key.clone(), due.attempts);
        let ran = ports::read(&*self.kernel.ledger, |view| view.bulk_command(&key)).and_then(|found| {
            let bulk_command = match found {
                Some(question) if silence::is_question(&question) => self.answer(&question)?,
                bulk_command => bulk_command,
            };
            let Some(bulk_command) = bulk_command else { return Ok(Ran::Done) };
            // An answer has not failed yet.
            if bulk_command.key != key {
                (key, attempts) = (bulk_command.key.clone(), 0);
            }
            self.run_everywhere(&bulk_command)
        });
        match ran {
            Ok(Ran::Done | Ran::Later) => Ok(()),
            Err(failure) if failure.is_passing() => Err(failure),
            Err(failure) => self.reschedule(&key, attempts.saturating_add(1), &failure),
        }
    }

    /// It failed for the nth time: again after a minute, and twice as long each time.
    fn reschedule(&self, key: &str, attempts: u16, failure: &Failure) -> Result<(), Failure> {
        let now = self.kernel.now();
        let pause = Span::minutes(1 << attempts.saturating_sub(1).min(9)).min(LONGEST);
        let next_at = (attempts < ATTEMPTS).then(|| now + pause);
        if next_at.is_some() {
            tracing::warn!(bulk_command = key, attempts, %failure, "a bulk command is not done in every game");
        } else {
            tracing::error!(bulk_command = key, attempts, %failure, "a bulk command was set aside; it is tried again at the next start");
        }
        let mails = match next_at {
            Some(_) => Vec::new(),
            None => ports::read(&*self.kernel.ledger, |view| match view.bulk_command(key) {
                Ok(Some(bulk_command)) => {
                    let done = view.bulk_command_receipts(bulk_command.actor, &bulk_command.key)?;
                    telling::to_arbiters(view, &bulk_command, &done, false, now)
                }
                Err(failure) if failure.is_passing() => Err(failure),
                _ => Ok(Vec::new()),
            })?,
        };
        let key = key.to_owned();
        ports::write(&*self.kernel.ledger, move |tx| {
            // Otherwise another instance has done it meanwhile.
            if tx.reschedule_bulk_command(&key, attempts, next_at)? {
                mails.iter().try_for_each(|mail| tx.enqueue(mail))?;
            }
            Ok(())
        })
    }

    fn run_everywhere(&self, bulk_command: &BulkCommand) -> Result<Ran, Failure> {
        for _ in 0..ROUNDS {
            let (mut busy, mut stuck) = (false, None);
            for id in ports::read(&*self.kernel.ledger, |view| remaining_games(view, bulk_command))? {
                match self.step(bulk_command, id) {
                    Ok(_) => {}
                    Err(Failure::Busy) => busy = true,
                    Err(failure) if failure.is_passing() => return Err(failure),
                    Err(failure) => {
                        tracing::error!(bulk_command = bulk_command.key, game = %id, %failure, "a bulk command stops at a game");
                        stuck = Some(failure);
                    }
                }
                // Many games are not an outage.
                let now = self.kernel.believed_now().ok_or(Failure::Busy)?;
                ports::write(&*self.kernel.ledger, move |tx| beat(tx, now).map(drop))?;
            }
            if let Some(failure) = stuck {
                return Err(failure);
            }
            if busy {
                return Ok(Ran::Later);
            }
            if let Some(ending) = self.follow_up(bulk_command)?
                && self.end(bulk_command, ending)?
            {
                return Ok(Ran::Done);
            }
        }
        Ok(Ran::Later)
    }

    /// Returns the steps at the end, read before it; none if games have begun meanwhile.
    fn follow_up(&self, bulk_command: &BulkCommand) -> Result<Option<Ending>, Failure> {
        let now = self.kernel.now();
        ports::read(&*self.kernel.ledger, |view| {
            if !remaining_games(view, bulk_command)?.is_empty() {
                return Ok(None);
            }
            let done = view.bulk_command_receipts(bulk_command.actor, &bulk_command.key)?;
            let mails = telling::to_arbiters(view, bulk_command, &done, true, now)?;
            Ok(Some(Ending { newest: newest(view, bulk_command)?, done, mails }))
        })
    }

    /// Forgets it, and tells the arbiters, unless that was done. False if it must be looked at again. Then it was run in
    /// another game, a game has begun, or it has become due for later games.
    fn end(&self, bulk_command: &BulkCommand, ending: Ending) -> Result<bool, Failure> {
        let bulk_command = bulk_command.clone();
        ports::write(&*self.kernel.ledger, move |tx| {
            match tx.bulk_command(&bulk_command.key)? {
                None => return Ok(true),
                Some(kept) if kept.received_at != bulk_command.received_at => return Ok(false),
                Some(_) => {}
            }
            if newest(tx, &bulk_command)? > ending.newest
                || tx.bulk_command_receipts(bulk_command.actor, &bulk_command.key)? != ending.done
            {
                return Ok(false);
            }
            tx.forget_bulk_command(&bulk_command.key)?;
            ending.mails.iter().try_for_each(|mail| tx.enqueue(mail))?;
            Ok(true)
        })
    }

    fn step(&self, bulk_command: &BulkCommand, game: GameId) -> Result<Option<Refusal>, Failure> {
        let conditions = Preconditions {
            is_bulk_command: true,
            event: bulk_command.event.clone(),
            ..Preconditions::default()
        };
        let submitted = self.games.submit_if(submission(bulk_command, game), conditions)?;
        Ok(submitted.judged()?.refusal)
    }
}

/// The state before the end of a bulk command.
struct Ending {
    /// Its outcome in each game.
    done: Vec<(GameId, Option<Refusal>)>,
    newest: Option<GameId>,
    mails: Vec<NewMail>,
}
