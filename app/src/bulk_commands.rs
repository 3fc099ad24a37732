//! Bulk commands: the same thing in all games of a player, each through the one door and once, and withdrawal, which is one.

pub(crate) mod silence;
mod telling;

use std::{collections::BTreeSet, num::NonZeroU32, sync::Arc};

use domain::{Actor, Game, GameId, Instant, PlayerId, Refusal, Seen, Span};

use crate::{
    Failure, Key, Preconditions, Scope, Service, Submission, Submitted, Unresolved, Who,
    ports::{self, BulkAct, BulkCommand, DueBulkCommand, NewMail, Tx, View},
    submit::asked_digest,
    timekeeper::beat,
    words::Budget,
};

/// Games, or bulk_commands, read at a time.
const PAGE: u32 = 100;
/// What an bulk_command of a player costs him of his words an hour: it makes a mail for each of his games.
const WORDS: NonZeroU32 = NonZeroU32::MIN.saturating_add(5);
/// An bulk_command that has failed so often, in a day, is set aside until the service starts again.
const ATTEMPTS: u16 = 12;
/// The longest pause between two attempts.
const LONGEST: Span = Span::hours(6);
/// A game that begins so much later is not meant any more, however late the rest is done.
const MEANWHILE: Span = Span::hours(1);
/// Games may begin while an bulk_command is run; so often it is looked for them at once.
const ROUNDS: usize = 3;

/// What became of an bulk_command in each game, unless it was refused as a whole.
pub type BulkOutcome = Result<Vec<(GameId, Option<Refusal>)>, Refusal>;

/// How an bulk_command was run.
enum Ran {
    /// In every game, or it is not there any more.
    Done,
    /// A flag has to wait, or games begin all the time: the next tick goes on.
    Later,
}

impl Service {
    /// Does it in each game of the player that is under way, and answers what became of it in each, by their numbers.
    /// The same key again answers the same, and does it in games that have begun since. What is not done because the
    /// service stops is done by a tick of the timekeeper. A player is refused who has said too much in an hour, and a key
    /// under which something else was asked.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it is not kept, or the rest is done later.
    pub fn run_bulk_command(&self, bulk_command: &BulkCommand) -> Result<BulkOutcome, Failure> {
        let bulk_command = match self.accept(bulk_command.clone())? {
            Ok(bulk_command) => bulk_command,
            Err(refusal) => return Ok(Err(refusal)),
        };
        match self.run(&bulk_command) {
            Ok(Ran::Done) => {}
            Ok(Ran::Later) => return Err(Failure::Busy),
            Err(failure) if failure.is_passing() => return Err(failure),
            // What stopped it in one game is for the operator: the player hears of the others.
            Err(failure) => self.reschedule(&bulk_command.key, 1, &failure)?,
        }
        ports::read(&*self.ledger, |view| view.bulk_command_receipts(bulk_command.actor, &bulk_command.key))
            .map(Ok)
    }

    /// Keeps it as it was first asked for. What else was asked under its key is seen by the transaction that keeps it:
    /// two at the same instant do not each do half.
    fn accept(&self, bulk_command: BulkCommand) -> Result<Result<BulkCommand, Refusal>, Failure> {
        let author = match bulk_command.actor {
            Actor::Player(player) => Some(player),
            _ => None,
        };
        let budget = Budget::new(Arc::clone(&self.words), author).costing(WORDS);
        let vault = Arc::clone(&self.vault);
        ports::write(&*self.ledger, move |tx| {
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
    pub(crate) fn carry_out_bulk_commands(&self) -> Result<(), Failure> {
        let (by, mut after, mut passing) = (self.now(), None, Ok(()));
        loop {
            let page = ports::read(&*self.ledger, |view| view.bulk_commands_due(by, after.as_ref(), PAGE))?;
            for due in &page {
                match self.carry_out_due(due) {
                    Ok(()) | Err(Failure::Busy) => {}
                    Err(failure) if failure.is_passing() => passing = Err(failure),
                    Err(failure) => return Err(failure),
                }
            }
            let is_last = page.len() < PAGE as usize;
            after = page.into_iter().next_back();
            if after.is_some() {
                // Many bulk_commands are not an absence.
                let now = self.believed_now().ok_or(Failure::Busy)?;
                ports::write(&*self.ledger, move |tx| beat(tx, now).map(drop))?;
            }
            if is_last {
                return passing;
            }
        }
    }

    fn carry_out_due(&self, due: &DueBulkCommand) -> Result<(), Failure> {
        let (mut key, mut attempts) = (due.key.clone(), due.attempts);
        let ran = ports::read(&*self.ledger, |view| view.bulk_command(&key)).and_then(|found| {
            let bulk_command = match found {
                Some(question) if silence::is_question(&question) => self.answer(&question)?,
                bulk_command => bulk_command,
            };
            let Some(bulk_command) = bulk_command else { return Ok(Ran::Done) };
            // An answer has not failed yet.
            if bulk_command.key != key {
                (key, attempts) = (bulk_command.key.clone(), 0);
            }
            self.run(&bulk_command)
        });
        match ran {
            Ok(Ran::Done | Ran::Later) => Ok(()),
            Err(failure) if failure.is_passing() => Err(failure),
            Err(failure) => self.reschedule(&key, attempts.saturating_add(1), &failure),
        }
    }

    /// At a start: what was set aside is tried again.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn take_up_bulk_commands(&self) -> Result<(), Failure> {
        let now = self.now();
        let taken = ports::write(&*self.ledger, move |tx| tx.take_up_bulk_commands(now))?;
        if taken > 0 {
            tracing::warn!(bulk_commands = taken, "what was set aside is tried again");
        }
        Ok(())
    }

    /// How many bulk_commands are not tried any more: each is in the log, with its cause.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn bulk_commands_set_aside(&self) -> Result<u64, Failure> {
        ports::read(&*self.ledger, |view| view.bulk_commands_set_aside())
    }

    /// It failed for the so-manieth time: again after a minute, and twice as long each time.
    fn reschedule(&self, key: &str, attempts: u16, failure: &Failure) -> Result<(), Failure> {
        let now = self.now();
        let pause = Span::minutes(1 << attempts.saturating_sub(1).min(9)).min(LONGEST);
        let next_at = (attempts < ATTEMPTS).then(|| now + pause);
        if next_at.is_some() {
            tracing::warn!(bulk_command = key, attempts, %failure, "an bulk_command is not done in every game");
        } else {
            tracing::error!(bulk_command = key, attempts, %failure, "an bulk_command was set aside; it is tried again at the next start");
        }
        let mails = match next_at {
            Some(_) => Vec::new(),
            None => ports::read(&*self.ledger, |view| match view.bulk_command(key) {
                Ok(Some(bulk_command)) => {
                    let done = view.bulk_command_receipts(bulk_command.actor, &bulk_command.key)?;
                    telling::to_arbiters(view, &bulk_command, &done, false, now)
                }
                Err(failure) if failure.is_passing() => Err(failure),
                _ => Ok(Vec::new()),
            })?,
        };
        let key = key.to_owned();
        ports::write(&*self.ledger, move |tx| {
            // Otherwise another instance has done it meanwhile.
            if tx.reschedule_bulk_command(&key, attempts, next_at)? {
                mails.iter().try_for_each(|mail| tx.enqueue(mail))?;
            }
            Ok(())
        })
    }

    fn run(&self, bulk_command: &BulkCommand) -> Result<Ran, Failure> {
        for _ in 0..ROUNDS {
            let (mut busy, mut stuck) = (false, None);
            for id in ports::read(&*self.ledger, |view| left(view, bulk_command))? {
                match self.step(bulk_command, id) {
                    Ok(_) => {}
                    Err(Failure::Busy) => busy = true,
                    Err(failure) if failure.is_passing() => return Err(failure),
                    Err(failure) => {
                        tracing::error!(bulk_command = bulk_command.key, game = %id, %failure, "an bulk_command stops at a game");
                        stuck = Some(failure);
                    }
                }
                // Many games are not an absence.
                let now = self.believed_now().ok_or(Failure::Busy)?;
                ports::write(&*self.ledger, move |tx| beat(tx, now).map(drop))?;
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

    /// What is to be done at the end, read before it; none if games have begun meanwhile.
    fn follow_up(&self, bulk_command: &BulkCommand) -> Result<Option<Ending>, Failure> {
        let now = self.now();
        ports::read(&*self.ledger, |view| {
            if !left(view, bulk_command)?.is_empty() {
                return Ok(None);
            }
            let done = view.bulk_command_receipts(bulk_command.actor, &bulk_command.key)?;
            let mails = telling::to_arbiters(view, bulk_command, &done, true, now)?;
            Ok(Some(Ending { newest: newest(view, bulk_command)?, done, mails }))
        })
    }

    /// Forgets it, and tells the arbiters, unless that was done. False if it has to be looked at again: it was done in
    /// another game, one has begun, or it has become due for games that began later.
    fn end(&self, bulk_command: &BulkCommand, ending: Ending) -> Result<bool, Failure> {
        let bulk_command = bulk_command.clone();
        ports::write(&*self.ledger, move |tx| {
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
        match self.submit_if(submission(bulk_command, game), conditions)? {
            Submitted::Judged(receipt) => Ok(receipt.refusal),
            Submitted::OtherVersion | Submitted::SessionEnded => {
                Err(Failure::Bug("a condition was looked at that nobody named".into()))
            }
        }
    }
}

/// What was seen before the end of an bulk_command.
struct Ending {
    /// What became of it in each game.
    done: Vec<(GameId, Option<Refusal>)>,
    newest: Option<GameId>,
    mails: Vec<NewMail>,
}

/// The newest of his games under way: one that begins has a higher number.
fn newest(view: &mut dyn View, bulk_command: &BulkCommand) -> Result<Option<GameId>, Failure> {
    Ok(view.games_of(bulk_command.player, false, None, 1)?.pop().map(|game| game.id))
}

/// Whether one of this player that was received by then is still to be done in a game: not where it was done, however long
/// it is tried in others.
pub(crate) fn waits(
    tx: &mut dyn Tx,
    id: GameId,
    game: &Game,
    player: PlayerId,
    by: Instant,
) -> Result<bool, Failure> {
    for key in tx.bulk_commands_tried(player, by)? {
        let bulk_command = match tx.bulk_command(&key) {
            Ok(Some(bulk_command)) => bulk_command,
            Ok(None) => continue,
            // It may be meant.
            Err(Failure::Damaged(_)) => return Ok(true),
            Err(failure) => return Err(failure),
        };
        let is_meant = is_in_time(&bulk_command, game.started_at)
            && bulk_command.event.as_ref().is_none_or(|event| *event == game.tournament);
        if is_meant && tx.receipt(bulk_command.actor, &submission(&bulk_command, id).key)?.is_none() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a game that began then is meant.
fn is_in_time(bulk_command: &BulkCommand, started_at: Instant) -> bool {
    started_at <= bulk_command.received_at + MEANWHILE
}

/// What it is in one game.
fn submission(bulk_command: &BulkCommand, game: GameId) -> Submission {
    Submission {
        game,
        actor: bulk_command.actor,
        request: bulk_command.act.request(bulk_command.player),
        seen: Seen::Nothing,
        received_at: bulk_command.received_at,
        channel: bulk_command.channel,
        key: Key(format!("bulk_command.{}.{}", bulk_command.key, game.0)),
    }
}

/// The games under way that are meant and do not have it yet.
fn left(view: &mut dyn View, bulk_command: &BulkCommand) -> Result<Vec<GameId>, Failure> {
    let done: BTreeSet<GameId> = view
        .bulk_command_receipts(bulk_command.actor, &bulk_command.key)?
        .into_iter()
        .map(|(game, _)| game)
        .collect();
    let (mut games, mut before) = (Vec::new(), None);
    loop {
        let page = view.games_of(bulk_command.player, false, before, PAGE)?;
        before = page.last().map(|summary| summary.id);
        let meant = page.iter().filter(|summary| is_in_time(bulk_command, summary.started_at));
        for id in meant.map(|summary| summary.id).filter(|id| !done.contains(id)) {
            let is_meant = match &bulk_command.event {
                None => true,
                // Of one that cannot be read nobody knows.
                Some(event) => match view.game(id) {
                    Ok(row) => row.is_some_and(|row| row.state.tournament == *event),
                    Err(Failure::Damaged(_) | Failure::Key(_)) => true,
                    Err(failure) => return Err(failure),
                },
            };
            if is_meant {
                games.push(id);
            }
        }
        if page.len() < PAGE as usize {
            return Ok(games);
        }
    }
}

/// What a request for one game means for the other games of that player, if it goes beyond the one.
pub(crate) fn beyond(id: GameId, version: u32, game: &Game, submission: &Submission) -> Option<BulkCommand> {
    let reason = submission.request.text.clone();
    let (who, scope, act) = match &submission.request.command {
        Unresolved::Withdraw { who, scope } => (who, scope, BulkAct::Withdraw { reason }),
        Unresolved::Expel { who, scope } => (who, scope, BulkAct::Expel { reason }),
        _ => return None,
    };
    let event = match scope {
        Scope::Game => return None,
        Scope::Event if game.tournament.is_empty() => return None,
        Scope::Event => Some(game.tournament.clone()),
        Scope::All => None,
    };
    let player = who.player(game);
    Some(BulkCommand {
        key: format!("{}.{version}", id.0),
        player,
        event,
        actor: submission.actor,
        act,
        channel: submission.channel,
        received_at: submission.received_at,
    })
}

impl Who {
    /// The player meant, in a game.
    pub(crate) fn player(&self, game: &Game) -> PlayerId {
        match *self {
            Self::Player(player) => player,
            Self::Side(side) => game.players[side],
        }
    }
}
