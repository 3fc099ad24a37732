//! Errands: the same thing in all games of a player, each through the one door and once, and withdrawal, which is one.

use std::{collections::BTreeSet, num::NonZeroU32};

use domain::{Actor, Game, GameId, Instant, Outcome, PlayerId, Refusal, Span};

use crate::{
    Channel, Conditions, Failure, Key, Scope, Service, Submission, Submitted, Who, Wish, arbiter_news,
    games::name,
    people::news,
    ports::{self, Errand, Tx, View},
    timekeeper::{beat, unless_damaged},
};

/// Games, or errands, read at a time.
const PAGE: u32 = 100;
/// So many games of a player that are over, and so many under way, are looked at to find him silent.
const MOST: u32 = 500;
/// So many games are named in a mail.
const NAMED: usize = 20;
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
        let read = || ports::read(&*self.ledger, |view| view.errand_receipts(errand.actor, &errand.key));
        let kept = ports::read(&*self.ledger, |view| view.errand(&errand.key))?;
        let done = read()?;
        let asks_other = match (&kept, done.first()) {
            (Some(kept), _) => (&kept.wish, &kept.event) != (&errand.wish, &errand.event),
            (None, Some(&(game, _))) => self.step(errand, game)? == Some(Refusal::KeyReused),
            (None, None) => false,
        };
        if asks_other {
            return Ok(Err(Refusal::KeyReused));
        }
        if let (Actor::Player(player), None, true) = (errand.actor, &kept, done.is_empty())
            && let Err(refusal) = self.words.spend(player, WORDS)
        {
            return Ok(Err(refusal));
        }
        let kept = errand.clone();
        ports::write(&*self.ledger, move |tx| tx.keep_errand(&kept))?;
        match self.carry_out(errand) {
            Ok(Ran::Done) => {}
            Ok(Ran::Later) => return Err(Failure::Busy),
            Err(failure) if failure.is_passing() => return Err(failure),
            // What stopped it in one game is for the operator: the player hears of the others.
            Err(failure) => self.put_off(&errand.key, 1, &failure)?,
        }
        read().map(Ok)
    }

    /// Goes on with what is not done in every game. None stops the others.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub(crate) fn carry_out_errands(&self) -> Result<(), Failure> {
        let now = self.now();
        let due = ports::read(&*self.ledger, |view| view.errands_due(now, PAGE))?;
        let mut passing = Ok(());
        for (key, attempts) in due {
            let ran = match ports::read(&*self.ledger, |view| view.errand(&key)) {
                Ok(Some(errand)) => self.carry_out(&errand),
                Ok(None) => Ok(Ran::Done),
                Err(failure) => Err(failure),
            };
            match ran {
                Ok(Ran::Done | Ran::Later) | Err(Failure::Busy) => {}
                Err(failure) if failure.is_passing() => passing = Err(failure),
                Err(failure) => self.put_off(&key, attempts.saturating_add(1), &failure)?,
            }
        }
        passing
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
        let kept = key.to_owned();
        ports::write(&*self.ledger, move |tx| {
            tx.put_errand_off(&kept, attempts, next_at)?;
            match tx.errand(&kept) {
                Ok(Some(errand)) if next_at.is_none() => tell_arbiters(tx, &errand, false, now),
                Err(failure) if failure.is_passing() => Err(failure),
                _ => Ok(()),
            }
        })
    }

    fn carry_out(&self, errand: &Errand) -> Result<Ran, Failure> {
        if errand.actor == Actor::Timekeeper && !ports::read(&*self.ledger, |view| is_silent(view, errand))? {
            let key = errand.key.clone();
            ports::write(&*self.ledger, move |tx| tx.forget_errand(&key))?;
            return Ok(Ran::Done);
        }
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
            let (errand, now) = (errand.clone(), self.now());
            let done = ports::write(&*self.ledger, move |tx| {
                // Nobody begins a game meanwhile.
                if !left(tx, &errand)?.is_empty() {
                    return Ok(false);
                }
                // Whoever was first tells of it.
                if tx.forget_errand(&errand.key)? {
                    tell_arbiters(tx, &errand, true, now)?;
                }
                Ok(true)
            })?;
            if done {
                return Ok(Ran::Done);
            }
        }
        Ok(Ran::Later)
    }

    fn step(&self, errand: &Errand, game: GameId) -> Result<Option<Refusal>, Failure> {
        let submission = Submission {
            game,
            actor: errand.actor,
            wish: errand.wish.clone(),
            expected_ply: None,
            received_at: errand.received_at,
            channel: errand.channel,
            key: Key(format!("errand.{}.{}", errand.key, game.0)),
        };
        let conditions = Conditions { is_errand: true, event: errand.event.clone(), ..Conditions::default() };
        match self.submit_if(submission, conditions)? {
            Submitted::Judged(receipt) => Ok(receipt.refusal),
            Submitted::OtherVersion | Submitted::SessionEnded => {
                Err(Failure::Inconsistent("a condition was looked at that nobody named".into()))
            }
        }
    }
}

/// The games under way that are meant and do not have it yet.
fn left<V: View + ?Sized>(view: &mut V, errand: &Errand) -> Result<Vec<GameId>, Failure> {
    let done: BTreeSet<GameId> =
        view.errand_receipts(errand.actor, &errand.key)?.into_iter().map(|(game, _)| game).collect();
    let (mut games, mut before) = (Vec::new(), None);
    loop {
        let page = view.games_of(errand.player, false, before, PAGE)?;
        before = page.last().map(|summary| summary.id);
        let meant = page.iter().filter(|summary| summary.started_at <= errand.received_at + MEANWHILE);
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

/// What a wish for one game means for the other games of that player, if it goes beyond the one.
pub(crate) fn beyond(id: GameId, version: u32, game: &Game, submission: &Submission) -> Option<Errand> {
    let (who, scope) = match &submission.wish {
        Wish::Withdraw { who, scope, .. } | Wish::Expel { who, scope, .. } => (who, scope),
        _ => return None,
    };
    let event = match scope {
        Scope::Game => return None,
        Scope::Event if game.tournament.is_empty() => return None,
        Scope::Event => Some(game.tournament.clone()),
        Scope::All => None,
    };
    let player = who.player(game);
    let who = Who::Player(player);
    let wish = match submission.wish.clone() {
        Wish::Withdraw { reason, .. } => Wish::Withdraw { who, scope: Scope::Game, reason },
        Wish::Expel { reason, .. } => Wish::Expel { who, scope: Scope::Game, reason },
        _ => return None,
    };
    Some(Errand {
        key: format!("{}.{version}", id.0),
        player,
        event,
        actor: submission.actor,
        wish,
        channel: submission.channel,
        received_at: submission.received_at,
    })
}

/// Silent withdrawal (ICCF server): silence has lost a game, so it is looked at whether it has lost half of them. That is
/// done when the errand is run: here it would make every flag as dear as all games of the player, and who drops
/// another flag at the same time would not see this one.
pub(crate) fn silent(id: GameId, before: &Game, after: &Game, now: Instant) -> Option<Errand> {
    let player = before.players[before.clock.running?.side];
    let is_silent = after.by_silence && !before.by_silence;
    let is_meant = is_silent && before.regulations.withdrawal.silent && !before.tournament.is_empty();
    is_meant.then(|| Errand {
        key: format!("silent.{}", id.0),
        player,
        event: Some(before.tournament.clone()),
        actor: Actor::Timekeeper,
        wish: Wish::Withdraw { who: Who::Player(player), scope: Scope::Game, reason: String::new() },
        channel: Channel::Timekeeper,
        received_at: now,
    })
}

/// Silent withdrawal (ICCF server): who has lost half of his games of an event by silence has withdrawn from the others.
/// False also if there are no others with that rule. What has begun is done in all.
fn is_silent<V: View + ?Sized>(view: &mut V, errand: &Errand) -> Result<bool, Failure> {
    if !view.errand_receipts(errand.actor, &errand.key)?.is_empty() {
        return Ok(true);
    }
    let player = errand.player;
    let (mut all, mut silent, mut left) = (0, 0, 0);
    for is_over in [true, false] {
        for summary in view.games_of(player, is_over, None, MOST)? {
            let row = unless_damaged(summary.id, view.game(summary.id))?;
            let game =
                row.map(|row| row.state).filter(|game| Some(&game.tournament) == errand.event.as_ref());
            let Some((game, side)) = game.and_then(|game| game.color_of(player).map(|side| (game, side)))
            else {
                continue;
            };
            all += 1;
            let has_left = game.withdrawn.is_some_and(|withdrawn| withdrawn.of == side);
            left += usize::from(!is_over && game.regulations.withdrawal.silent && !has_left);
            let is_lost = game.result().is_some_and(|(outcome, _)| outcome == Outcome::won_by(!side));
            silent += usize::from(game.by_silence && is_lost);
        }
    }
    Ok(left > 0 && 2 * silent >= all)
}

/// One mail to each arbiter of these games about who left, and what is for them to decide.
fn tell_arbiters(tx: &mut dyn Tx, errand: &Errand, is_done: bool, now: Instant) -> Result<(), Failure> {
    let done = tx.errand_receipts(errand.actor, &errand.key)?;
    let what = match (&errand.wish, errand.actor) {
        (Wish::Withdraw { .. }, Actor::Timekeeper) => {
            "has lost half of his games by silence and counts as withdrawn from"
        }
        (Wish::Withdraw { .. }, _) => "has withdrawn from",
        (Wish::Expel { .. }, _) => "was expelled from",
        _ => return Ok(()),
    };
    let (mut arbiters, mut open, mut left) = (BTreeSet::new(), Vec::new(), Vec::new());
    for (id, refusal) in &done {
        let Some(row) = unless_damaged(*id, tx.game(*id))? else { continue };
        arbiters.extend(arbiter_news::of(tx, &row.state)?);
        if row.state.withdrawn.is_some() {
            open.push(*id);
        }
        match refusal {
            None => left.push(id.to_string()),
            // He had left it before, or it was over.
            Some(Refusal::PlayerWithdrawn | Refusal::GameOver) => {}
            // A game without that rule.
            Some(Refusal::NotAnArbiter) if errand.actor == Actor::Timekeeper => {}
            Some(refusal) => left.push(format!("{id} (not done: {refusal})")),
        }
    }
    let event = errand.event.as_deref().filter(|event| !event.is_empty());
    let from = event.map_or_else(|| "all games".to_owned(), |event| format!("\"{event}\""));
    let player = name(tx, errand.player)?;
    let list = |games: &[String]| {
        let more = games.len().saturating_sub(NAMED);
        let named = games.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        if more > 0 { format!("{named} and {more} more") } else { named }
    };
    let others = if left.is_empty() { "none yet".to_owned() } else { list(&left) };
    let mut text = format!("{player} {what} {from}. His other games under way: {others}.");
    if left.is_empty() && is_done {
        text = format!("{player} {what} {from}. He has no other games there.");
    }
    if !is_done {
        text += " In some it could not be done, because of a fault: the operator finds it in the log.";
    }
    if !open.is_empty() {
        let open: Vec<String> = open.iter().map(ToString::to_string).collect();
        text += &format!(
            " In these no clock runs until an arbiter adjudicates them or lets somebody else play on: {}.",
            list(&open)
        );
    }
    if arbiters.is_empty() {
        arbiters.extend(tx.arbiters(PAGE)?);
    }
    let acted = match errand.actor {
        Actor::Arbiter(id) => Some(id),
        _ => None,
    };
    for arbiter in arbiters.into_iter().filter(|id| Some(*id) != acted && *id != errand.player) {
        let unique = format!("errand.{}.{}{}", errand.key, arbiter.0, if is_done { "" } else { ".fault" });
        tx.enqueue(&news(&unique, ports::Recipient::Player(arbiter), text.clone(), now)?)?;
    }
    Ok(())
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
