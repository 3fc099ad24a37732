//! The state of a game in a sentence, and what else its players must know.

use domain::{ByColor, Color, Game, GameId, Instant, Phase, Span, notation::NotationStyle};
use messages::{Arg, Message, StandingText, announced_move, describe_result, describe_standing, msg};

use super::names::tag_of;

/// Returns the player on move and the deadline, or the result.
pub(super) fn state(
    id: GameId,
    game: &Game,
    names: &ByColor<String>,
    me: Option<Color>,
    now: Instant,
) -> Message {
    state_with(id, game, names, me, now, Arg::left)
}

/// [`state`] with the time left as `left` says it.
pub(super) fn state_with(
    id: GameId,
    game: &Game,
    names: &ByColor<String>,
    me: Option<Color>,
    now: Instant,
    left: impl FnOnce(Span) -> Arg,
) -> Message {
    let person = |color| Arg::Person { name: names[color].clone(), is_reader: me == Some(color) };
    if let Some(result) = game.result() {
        return describe_result(id, result, game.by_silence, person);
    }
    let Some(running) = game.clock.running else { return msg!("page-no-clock") };
    let (name, until) = (names[running.side].clone(), Arg::at(running.deadline));
    let left = left(running.deadline - now);
    if running.flagged || now > running.deadline {
        msg!("page-flag", name = name, at = until)
    } else if me == Some(running.side) {
        msg!("page-yours-until", until = until, left = left)
    } else {
        msg!("page-theirs-until", name = name, until = until, left = left)
    }
}

/// An adjournment in a row of a list: its state, the next step, and who loses by default.
pub(super) fn adjournment(game: &Game, names: &ByColor<String>, me: Option<Color>) -> Vec<Message> {
    let StandingText { now, next, default, .. } = describe_standing(game, names, me);
    now.into_iter().chain(next.into_iter().take(1)).chain(default).collect()
}

/// An offer, a claim, questioned clocks, leave, a withdrawal.
pub(super) fn marks(game: &Game, names: &ByColor<String>, me: Option<Color>, now: Instant) -> Vec<Message> {
    let person = |color| Arg::Person { name: names[color].clone(), is_reader: me == Some(color) };
    let offer = game.draw_offer.filter(|_| !game.is_over()).map(|offer| match me {
        Some(me) if me == offer.by => msg!("page-mark-own-offer"),
        Some(_) => msg!("page-mark-offer"),
        None => msg!("page-mark-offer-of", name = names[offer.by].clone()),
    });
    let proposed = match game.phase {
        Phase::Playing { adjournment_proposed_by: Some(by) } if me == Some(by) => {
            Some(msg!("page-mark-own-adjournment"))
        }
        Phase::Playing { adjournment_proposed_by: Some(by) } => {
            Some(msg!("page-mark-adjournment-of", name = names[by].clone()))
        }
        _ => None,
    };
    let questioned = Color::ALL.into_iter().filter(|&color| game.clocks_questioned[color].is_some());
    let questioned = questioned.map(|color| msg!("event-clocks-questioned", who = person(color)));
    let away = Color::ALL
        .into_iter()
        .filter(|&color| game.clock.leave[color].iter().any(|leave| leave.from <= now && now < leave.until));
    let away =
        away.filter(|_| !game.is_over()).map(|color| msg!("page-mark-leave", name = names[color].clone()));
    let claim = game.claim.as_ref().map(|_| msg!("page-mark-claim"));
    let withdrawn = game.withdrawn.as_ref().map(|_| msg!("page-mark-withdrawn"));
    let marks = [withdrawn_adjournment(game), offer, claim, proposed, withdrawn].into_iter().flatten();
    marks.chain(questioned).chain(away).collect()
}

/// The mark of an adjournment that a withdrawal leaves to an arbiter, so that nothing else is described of it.
fn withdrawn_adjournment(game: &Game) -> Option<Message> {
    match game.phase {
        _ if game.withdrawn.is_none() => None,
        Phase::Adjourned { .. } => Some(msg!("page-mark-adjourned")),
        _ => game.is_sealing().then(|| msg!("page-mark-seal")),
    }
}

/// Describes a claim to both players: its player, its position, the clocks meanwhile, and how long it waits.
pub(super) fn claim(game: &Game, names: &ByColor<String>, style: NotationStyle) -> Vec<Message> {
    let Some(claim) = &game.claim else { return Vec::new() };
    let written = |uci: &String| announced_move(uci, &game.position, style);
    let said = msg!("page-desk-claim", name = names[claim.by].clone(), basis = tag_of(&claim.basis));
    let announced = claim.announced.as_ref().map(|uci| msg!("page-desk-announced", move = written(uci)));
    let clock =
        if claim.paused.is_some() { msg!("page-desk-claim-stops") } else { msg!("page-desk-claim-runs") };
    let until = msg!("page-desk-until", at = Arg::at(claim.until));
    [said].into_iter().chain(announced).chain([clock, until]).collect()
}

/// Tells whether the reader seals a move here, or has sealed a move that is not open yet.
pub(super) fn guards_move(game: &Game, me: Option<Color>) -> bool {
    me.is_some() && game.holds_sealed() && game.on_move() == me
}
