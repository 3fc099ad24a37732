//! Errands: the same thing in all games of a player, each through the one door and once, and withdrawal, which is one.

pub(crate) mod silence;
mod telling;

use std::{collections::BTreeSet, num::NonZeroU32, sync::Arc};

use domain::{Actor, Game, GameId, Instant, PlayerId, Refusal, Seen, Span};

use crate::{
    Failure, Key, Preconditions, Scope, Service, Submission, Submitted, Unresolved, Who,
    ports::{self, BulkAct, DueErrand, Errand, NewMail, Tx, View},
    submit::asked_digest,
    timekeeper::beat,
    words::Budget,
};

/// Games, or errands, read at a time.
const PAGE: u32 = 100;
/// What an errand of a player costs him of his words an hour: it makes a mail for each of his games.
const WORDS: NonZeroU32 = NonZeroU32::MIN.saturating_add(5);
/// An errand that has failed so often, in a day, is set aside until the service starts again.
const ATTEMPTS: u16 = 12;
/// The longest pause between two attempts.
const LONGEST: Span = Span::hours(6);
/// A game that begins so much later is not meant any more, however late the rest is done.
const MEANWHILE: Span = Span::hours(1);
/// Games may begin while an errand is run; so often it is looked for them at once.
const ROUNDS: usize = 3;

/// What became of an errand in each game, unless it was refused as a whole.
pub type ErrandRun = Result<Vec<(GameId, Option<Refusal>)>, Refusal>;

/// How an errand was run.
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
    pub fn run_errand(&self, errand: &Errand) -> Result<ErrandRun, Failure> {
        let errand = match self.accept(errand.clone())? {
            Ok(errand) => errand,
            Err(refusal) => return Ok(Err(refusal)),
        };
        match self.carry_out(&errand) {
            Ok(Ran::Done) => {}
            Ok(Ran::Later) => return Err(Failure::Busy),
            Err(failure) if failure.is_passing() => return Err(failure),
            // What stopped it in one game is for the operator: the player hears of the others.
            Err(failure) => self.put_off(&errand.key, 1, &failure)?,
        }
        ports::read(&*self.ledger, |view| view.errand_receipts(errand.actor, &errand.key)).map(Ok)
    }

    /// Keeps it as it was first asked for. What else was asked under its key is seen by the transaction that keeps it:
    /// two at the same instant do not each do half.
    fn accept(&self, errand: Errand) -> Result<Result<Errand, Refusal>, Failure> {
        let author = match errand.actor {
            Actor::Player(player) => Some(player),
            _ => None,
        };
        let budget = Budget::new(Arc::clone(&self.words), author).costing(WORDS);
        let vault = Arc::clone(&self.vault);
        ports::write(&*self.ledger, move |tx| {
            let kept = tx.errand(&errand.key)?;
            let done = tx.errand_receipts(errand.actor, &errand.key)?;
            let is_same = match (&kept, done.first()) {
                (Some(kept), _) => (&kept.act, &kept.event) == (&errand.act, &errand.event),
                (None, Some(&(game, _))) => {
                    let submission = submission(&errand, game);
                    let asked = asked_digest(&*vault, &submission, errand.event.as_deref())?;
                    let stored = tx.receipt(errand.actor, &submission.key)?;
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
            let errand = kept.unwrap_or_else(|| errand.clone());
            tx.keep_errand(&errand)?;
            Ok(Ok(errand))
        })
    }

    /// Goes on with what is not done in every game. None stops the others.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub(crate) fn carry_out_errands(&self) -> Result<(), Failure> {
        let (by, mut after, mut passing) = (self.now(), None, Ok(()));
        loop {
            let page = ports::read(&*self.ledger, |view| view.errands_due(by, after.as_ref(), PAGE))?;
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
                // Many errands are not an absence.
                let now = self.believed_now().ok_or(Failure::Busy)?;
                ports::write(&*self.ledger, move |tx| beat(tx, now).map(drop))?;
            }
            if is_last {
                return passing;
            }
        }
    }

    fn carry_out_due(&self, due: &DueErrand) -> Result<(), Failure> {
        let (mut key, mut attempts) = (due.key.clone(), due.attempts);
        let ran = ports::read(&*self.ledger, |view| view.errand(&key)).and_then(|found| {
            let errand = match found {
                Some(question) if silence::is_question(&question) => self.answer(&question)?,
                errand => errand,
            };
            let Some(errand) = errand else { return Ok(Ran::Done) };
            // An answer has not failed yet.
            if errand.key != key {
                (key, attempts) = (errand.key.clone(), 0);
            }
            self.carry_out(&errand)
        });
        match ran {
            Ok(Ran::Done | Ran::Later) => Ok(()),
            Err(failure) if failure.is_passing() => Err(failure),
            Err(failure) => self.put_off(&key, attempts.saturating_add(1), &failure),
        }
    }

    /// At a start: what was set aside is tried again.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn take_up_errands(&self) -> Result<(), Failure> {
        let now = self.now();
        let taken = ports::write(&*self.ledger, move |tx| tx.take_up_errands(now))?;
        if taken > 0 {
            tracing::warn!(errands = taken, "what was set aside is tried again");
        }
        Ok(())
    }

    /// How many errands are not tried any more: each is in the log, with its cause.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn errands_set_aside(&self) -> Result<u64, Failure> {
        ports::read(&*self.ledger, |view| view.errands_set_aside())
    }

    /// It failed for the so-manieth time: again after a minute, and twice as long each time.
    fn put_off(&self, key: &str, attempts: u16, failure: &Failure) -> Result<(), Failure> {
        let now = self.now();
        let pause = Span::minutes(1 << attempts.saturating_sub(1).min(9)).min(LONGEST);
        let next_at = (attempts < ATTEMPTS).then(|| now + pause);
        if next_at.is_some() {
            tracing::warn!(errand = key, attempts, %failure, "an errand is not done in every game");
        } else {
            tracing::error!(errand = key, attempts, %failure, "an errand was set aside; it is tried again at the next start");
        }
        let mails = match next_at {
            Some(_) => Vec::new(),
            None => ports::read(&*self.ledger, |view| match view.errand(key) {
                Ok(Some(errand)) => {
                    let done = view.errand_receipts(errand.actor, &errand.key)?;
                    telling::to_arbiters(view, &errand, &done, false, now)
                }
                Err(failure) if failure.is_passing() => Err(failure),
                _ => Ok(Vec::new()),
            })?,
        };
        let key = key.to_owned();
        ports::write(&*self.ledger, move |tx| {
            // Otherwise another instance has done it meanwhile.
            if tx.put_errand_off(&key, attempts, next_at)? {
                mails.iter().try_for_each(|mail| tx.enqueue(mail))?;
            }
            Ok(())
        })
    }

    fn carry_out(&self, errand: &Errand) -> Result<Ran, Failure> {
        for _ in 0..ROUNDS {
            let (mut busy, mut damaged) = (false, None);
            for id in ports::read(&*self.ledger, |view| left(view, errand))? {
                match self.step(errand, id) {
                    Ok(_) => {}
                    Err(Failure::Busy) => busy = true,
                    Err(failure) if failure.is_passing() => return Err(failure),
                    Err(failure) => {
                        tracing::error!(errand = errand.key, game = %id, %failure, "an errand stops at a game");
                        damaged = Some(failure);
                    }
                }
                // Many games are not an absence.
                let now = self.believed_now().ok_or(Failure::Busy)?;
                ports::write(&*self.ledger, move |tx| beat(tx, now).map(drop))?;
            }
            if let Some(failure) = damaged {
                return Err(failure);
            }
            if busy {
                return Ok(Ran::Later);
            }
            if let Some(ending) = self.look_back(errand)?
                && self.end(errand, ending)?
            {
                return Ok(Ran::Done);
            }
        }
        Ok(Ran::Later)
    }

    /// What is to be done at the end, read before it; none if games have begun meanwhile.
    fn look_back(&self, errand: &Errand) -> Result<Option<Ending>, Failure> {
        let now = self.now();
        ports::read(&*self.ledger, |view| {
            if !left(view, errand)?.is_empty() {
                return Ok(None);
            }
            let done = view.errand_receipts(errand.actor, &errand.key)?;
            let mails = telling::to_arbiters(view, errand, &done, true, now)?;
            Ok(Some(Ending { newest: newest(view, errand)?, done, mails }))
        })
    }

    /// Forgets it, and tells the arbiters, unless that was done. False if it has to be looked at again: it was done in
    /// another game, one has begun, or it has become due for games that began later.
    fn end(&self, errand: &Errand, ending: Ending) -> Result<bool, Failure> {
        let errand = errand.clone();
        ports::write(&*self.ledger, move |tx| {
            match tx.errand(&errand.key)? {
                None => return Ok(true),
                Some(kept) if kept.received_at != errand.received_at => return Ok(false),
                Some(_) => {}
            }
            if newest(tx, &errand)? > ending.newest
                || tx.errand_receipts(errand.actor, &errand.key)? != ending.done
            {
                return Ok(false);
            }
            tx.forget_errand(&errand.key)?;
            ending.mails.iter().try_for_each(|mail| tx.enqueue(mail))?;
            Ok(true)
        })
    }

    fn step(&self, errand: &Errand, game: GameId) -> Result<Option<Refusal>, Failure> {
        let conditions =
            Preconditions { is_errand: true, event: errand.event.clone(), ..Preconditions::default() };
        match self.submit_if(submission(errand, game), conditions)? {
            Submitted::Judged(receipt) => Ok(receipt.refusal),
            Submitted::OtherVersion | Submitted::SessionEnded => {
                Err(Failure::Inconsistent("a condition was looked at that nobody named".into()))
            }
        }
    }
}

/// What was seen before the end of an errand.
struct Ending {
    /// What became of it in each game.
    done: Vec<(GameId, Option<Refusal>)>,
    newest: Option<GameId>,
    mails: Vec<NewMail>,
}

/// The newest of his games under way: one that begins has a higher number.
fn newest(view: &mut dyn View, errand: &Errand) -> Result<Option<GameId>, Failure> {
    Ok(view.games_of(errand.player, false, None, 1)?.pop().map(|game| game.id))
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
    for key in tx.errands_tried(player, by)? {
        let errand = match tx.errand(&key) {
            Ok(Some(errand)) => errand,
            Ok(None) => continue,
            Err(failure) if failure.is_passing() => return Err(failure),
            // Of one that cannot be read nobody knows.
            Err(_damaged) => return Ok(true),
        };
        let is_meant = is_in_time(&errand, game.started_at)
            && errand.event.as_ref().is_none_or(|event| *event == game.tournament);
        if is_meant && tx.receipt(errand.actor, &submission(&errand, id).key)?.is_none() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a game that began then is meant.
fn is_in_time(errand: &Errand, started_at: Instant) -> bool {
    started_at <= errand.received_at + MEANWHILE
}

/// What it is in one game.
fn submission(errand: &Errand, game: GameId) -> Submission {
    Submission {
        game,
        actor: errand.actor,
        request: errand.act.request(errand.player),
        seen: Seen::Nothing,
        received_at: errand.received_at,
        channel: errand.channel,
        key: Key(format!("errand.{}.{}", errand.key, game.0)),
    }
}

/// The games under way that are meant and do not have it yet.
fn left(view: &mut dyn View, errand: &Errand) -> Result<Vec<GameId>, Failure> {
    let done: BTreeSet<GameId> =
        view.errand_receipts(errand.actor, &errand.key)?.into_iter().map(|(game, _)| game).collect();
    let (mut games, mut before) = (Vec::new(), None);
    loop {
        let page = view.games_of(errand.player, false, before, PAGE)?;
        before = page.last().map(|summary| summary.id);
        let meant = page.iter().filter(|summary| is_in_time(errand, summary.started_at));
        for id in meant.map(|summary| summary.id).filter(|id| !done.contains(id)) {
            let is_meant = match &errand.event {
                None => true,
                // Of one that cannot be read nobody knows.
                Some(event) => match view.game(id) {
                    Ok(row) => row.is_some_and(|row| row.state.tournament == *event),
                    Err(failure) if failure.is_passing() => return Err(failure),
                    Err(_damaged) => true,
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
pub(crate) fn beyond(id: GameId, version: u32, game: &Game, submission: &Submission) -> Option<Errand> {
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
    Some(Errand {
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
