//! Errands: the same thing in all games of a player, each through the one door and once, and withdrawal, which is one.

use std::collections::BTreeSet;

use domain::{Game, GameId, Instant, Outcome, PlayerId, Refusal};

use crate::{
    Channel, Conditions, Failure, Key, Scope, Service, Submission, Submitted, Who, Wish, arbiter_news,
    games::name,
    people::news,
    ports::{self, Errand, Tx, View},
    timekeeper::{beat, unless_damaged},
};

/// Games, or errands, read at a time.
const PAGE: u32 = 100;
/// So many games of a player are looked at to find him silent.
const MOST: u32 = 500;
/// So many games are named in a mail.
const NAMED: usize = 20;

impl Service {
    /// Does it in each game of the player that is under way, and answers what became of it in each, in no certain order.
    /// The same key again answers the same, and does it in games that have begun since. What is not done because the
    /// service stops is done by a tick of the timekeeper.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it is not kept, or the rest is done later.
    pub fn run_errand(&self, errand: &Errand) -> Result<Vec<(GameId, Option<Refusal>)>, Failure> {
        let kept = errand.clone();
        ports::write(&*self.ledger, move |tx| tx.keep_errand(&kept))?;
        self.carry_out(errand)
    }

    /// Goes on with what is not done in every game.
    pub(crate) fn carry_out_errands(&self) -> Result<(), Failure> {
        for errand in ports::read(&*self.ledger, |view| view.errands(PAGE))? {
            match self.carry_out(&errand) {
                // A flag has to wait: the next tick goes on.
                Err(Failure::Busy) => {}
                done => done.map(drop)?,
            }
        }
        Ok(())
    }

    fn carry_out(&self, errand: &Errand) -> Result<Vec<(GameId, Option<Refusal>)>, Failure> {
        let (mut done, mut before, mut busy) = (Vec::new(), None, false);
        loop {
            let page = ports::read(&*self.ledger, |view| view.games_of(errand.player, false, before, PAGE))?;
            before = page.last().map(|summary| summary.id);
            for summary in &page {
                let id = summary.id;
                let is_meant = ports::read(&*self.ledger, |view| is_of(view, id, errand.event.as_deref()));
                if !unless_damaged(id, is_meant)? {
                    continue;
                }
                match unless_damaged(id, self.step(errand, id).map(Some)) {
                    Ok(Some(refusal)) => done.push((id, refusal)),
                    Ok(None) => {}
                    Err(Failure::Busy) => busy = true,
                    Err(failure) => return Err(failure),
                }
            }
            // Many games are not an absence.
            let now = self.believed_now().ok_or(Failure::Busy)?;
            ports::write(&*self.ledger, move |tx| beat(tx, now).map(drop))?;
            if page.len() < PAGE as usize {
                break;
            }
        }
        if busy {
            return Err(Failure::Busy);
        }
        let (errand, told, now) = (errand.clone(), done.clone(), self.now());
        ports::write(&*self.ledger, move |tx| {
            // Whoever was first tells of it.
            if tx.forget_errand(&errand.key)? { tell_arbiters(tx, &errand, &told, now) } else { Ok(()) }
        })?;
        Ok(done)
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
        let conditions = Conditions { is_errand: true, ..Conditions::default() };
        match self.submit_if(submission, conditions)? {
            Submitted::Judged(receipt) => Ok(receipt.refusal),
            Submitted::OtherVersion | Submitted::SessionEnded => {
                Err(Failure::Inconsistent("a condition was looked at that nobody named".into()))
            }
        }
    }
}

fn is_of(view: &mut dyn View, id: GameId, event: Option<&str>) -> Result<bool, Failure> {
    let Some(event) = event else { return Ok(true) };
    Ok(view.game(id)?.is_some_and(|row| row.state.tournament == event))
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

/// Silent withdrawal (ICCF server): who has lost half of his games of an event by silence has withdrawn from the others.
/// Looked at when silence has lost one, so that it costs what is due.
pub(crate) fn silent(
    tx: &mut dyn Tx,
    id: GameId,
    before: &Game,
    after: &Game,
    now: Instant,
) -> Result<Option<Errand>, Failure> {
    let event = before.tournament.as_str();
    let (Some(running), true) = (before.clock.running, after.by_silence && !before.by_silence) else {
        return Ok(None);
    };
    if !before.regulations.withdrawal.silent || event.is_empty() {
        return Ok(None);
    }
    let player = before.players[running.side];
    let (mut all, mut silent, mut left) = (0, 0, 0);
    for is_over in [true, false] {
        for summary in tx.games_of(player, is_over, None, MOST)? {
            let row = unless_damaged(summary.id, tx.game(summary.id))?;
            let Some(game) = row.map(|row| row.state).filter(|game| game.tournament == event) else {
                continue;
            };
            all += 1;
            left += usize::from(!is_over);
            let lost =
                |(outcome, _)| game.color_of(player).is_some_and(|side| outcome == Outcome::won_by(!side));
            silent += usize::from(game.by_silence && game.result().is_some_and(lost));
        }
    }
    Ok((left > 0 && 2 * silent >= all).then(|| Errand {
        key: format!("silent.{}", id.0),
        player,
        event: Some(event.to_owned()),
        actor: domain::Actor::Timekeeper,
        wish: Wish::Withdraw { who: Who::Player(player), scope: Scope::Game, reason: String::new() },
        channel: Channel::Timekeeper,
        received_at: now,
    }))
}

/// One mail to each arbiter of these games about who left, and what is for them to decide.
fn tell_arbiters(
    tx: &mut dyn Tx,
    errand: &Errand,
    done: &[(GameId, Option<Refusal>)],
    now: Instant,
) -> Result<(), Failure> {
    let what = match (&errand.wish, errand.actor) {
        (Wish::Withdraw { .. }, domain::Actor::Timekeeper) => {
            "has lost half of his games by silence and counts as withdrawn from"
        }
        (Wish::Withdraw { .. }, _) => "has withdrawn from",
        (Wish::Expel { .. }, _) => "was expelled from",
        _ => return Ok(()),
    };
    let (mut arbiters, mut open, mut left) = (BTreeSet::new(), Vec::new(), Vec::new());
    for (id, refusal) in done {
        let Some(row) = tx.game(*id)? else { continue };
        arbiters.extend(arbiter_news::of(tx, &row.state)?);
        if row.state.withdrawn.is_some() {
            open.push(*id);
        }
        match refusal {
            None => left.push(id.to_string()),
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
    let mut text = format!("{player} {what} {from}. His other games under way: {}.", list(&left));
    if left.is_empty() {
        text = format!("{player} {what} {from}. He has no other games there.");
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
        domain::Actor::Arbiter(id) => Some(id),
        _ => None,
    };
    for arbiter in arbiters.into_iter().filter(|id| Some(*id) != acted && *id != errand.player) {
        let unique = format!("errand.{}.{}", errand.key, arbiter.0);
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
