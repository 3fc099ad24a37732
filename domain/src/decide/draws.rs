use alloc::{format, string::String};

use shakmaty::Color;

use super::{Call, Decision, Judgement, moves};
use crate::{
    ClaimBasis, Event, Game, Outcome, Phase, Position, Refusal, Span, Termination,
    notation::{self, Letters},
};

/// An offer without a move, possible only while no moves are made (FIDE Guidelines I.4).
pub(super) fn offer(call: &Call<'_>, by: Color) -> Judgement {
    if !matches!(call.game.phase, Phase::Adjourned { .. }) {
        return Err(Refusal::OfferWithMove);
    }
    match call.game.draw_offer {
        Some(standing) if standing.by == by => Err(Refusal::AlreadyOffered),
        Some(_) => accept(call, by),
        None => {
            call.game.regulations.draws.may_agree(&call.game.position)?;
            Ok(Event::DrawOffered { at: call.at, by }.into())
        }
    }
}

/// FIDE 9.1.2: the offer stands until accepted, declined in words, or declined by moving.
pub(super) fn accept(call: &Call<'_>, by: Color) -> Judgement {
    check_offered(call.game, by)?;
    call.game.regulations.draws.may_agree(&call.game.position)?;
    Ok(call.ended(Outcome::Draw, Termination::Agreement).into())
}

pub(super) fn decline(call: &Call<'_>, by: Color) -> Judgement {
    check_offered(call.game, by)?;
    Ok(Event::DrawDeclined { at: call.at, by }.into())
}

fn check_offered(game: &Game, to: Color) -> Result<(), Refusal> {
    if game.draw_offer.is_some_and(|offer| offer.by != to) { Ok(()) } else { Err(Refusal::NoDrawOffer) }
}

/// A claim by the player on move, on the position or with a move announced and not yet played (FIDE 9.2, 9.3).
/// A wrong one costs time, its announced move must be played, and it stays a draw offer (FIDE 9.5.3).
pub(super) fn claim(
    call: &Call<'_>,
    by: Color,
    basis: ClaimBasis,
    announced: Option<&str>,
    letters: Letters,
) -> Judgement {
    let game = call.game;
    match moves::check_turn(game, by) {
        Err(Refusal::MustSeal) if announced.is_none() => {}
        turn => turn?,
    }
    let announced = match announced.map(|text| notation::read(text, &game.position, letters)).transpose() {
        Ok(announced) => announced,
        Err(refusal) => return moves::irregular(call, by, refusal),
    };
    let verdict = match announced {
        None => verdict(game, basis, &game.position, 0),
        Some(m) => verdict(game, basis, &game.position.after(m), 1),
    };
    let Err(reason) = verdict else {
        let termination = match basis {
            ClaimBasis::ThreefoldRepetition => Termination::ThreefoldRepetition,
            ClaimBasis::FiftyMoves => Termination::FiftyMoves,
        };
        let announced = announced.map(|m| game.position.uci(m));
        let upheld = Event::ClaimUpheld { at: call.at, by, basis, announced };
        return Ok(alloc::vec![upheld, call.ended(Outcome::Draw, termination)].into());
    };
    let gained = Span::days(game.regulations.draws.wrong_claim_days.into());
    let mut events = alloc::vec![Event::ClaimRejected { at: call.at, by, basis, gained }];
    if let Some(m) = announced {
        events.extend(moves::make(call, m, true, None)?.events);
    }
    Ok(Decision { events, refusal: Some(Refusal::ClaimNotCorrect { reason }) })
}

/// Whether the claim is true of `position`, which is on the board or one announced move away: `more` is the
/// number of times it is not in the record yet. What was counted otherwise.
fn verdict(game: &Game, basis: ClaimBasis, position: &Position, more: usize) -> Result<(), String> {
    match basis {
        ClaimBasis::ThreefoldRepetition => {
            let times = game.history.occurrences(position, 3 - more) + more;
            if times >= 3 { Ok(()) } else { Err(format!("the position has appeared {times} of 3 times")) }
        }
        ClaimBasis::FiftyMoves => {
            let needed = u32::from(game.regulations.draws.claim_after_moves) * 2;
            let counted = position.halfmoves();
            if counted >= needed {
                Ok(())
            } else {
                Err(format!("{counted} of {needed} half-moves have been made without capture or pawn move"))
            }
        }
    }
}
