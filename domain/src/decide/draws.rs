//! Draw offers (FIDE 9.1).

use shakmaty::Color;

use super::call::{Call, Judgement};
use crate::{EventKind, Game, Outcome, Phase, Position, Refusal, Termination};

/// An offer without a move, possible only while no moves are made (FIDE Guidelines I.4).
pub(super) fn offer(call: &Call<'_>, by: Color) -> Judgement {
    if !matches!(call.game.phase, Phase::Adjourned { .. }) {
        return Err(Refusal::OfferWithMove);
    }
    match call.game.draw_offer {
        Some(standing) if standing.by == by => Err(Refusal::AlreadyOffered),
        Some(_) => accept(call, by),
        None => {
            call.game.may_agree(&call.game.position)?;
            call.game.may_offer_again(by)?;
            Ok(EventKind::DrawOffered { by }.at(call.at).into())
        }
    }
}

/// FIDE 9.1.2: the offer stands until accepted, declined in words, or declined by moving.
pub(super) fn accept(call: &Call<'_>, by: Color) -> Judgement {
    check_offered(call.game, by)?;
    call.game.may_agree(&call.game.position)?;
    Ok(call.ended(Outcome::Draw, Termination::Agreement).into())
}

pub(super) fn decline(call: &Call<'_>, by: Color) -> Judgement {
    check_offered(call.game, by)?;
    Ok(EventKind::DrawDeclined { by }.at(call.at).into())
}

fn check_offered(game: &Game, to: Color) -> Result<(), Refusal> {
    if game.draw_offer.is_some_and(|offer| offer.by != to) { Ok(()) } else { Err(Refusal::NoDrawOffer) }
}

impl Game {
    /// Checks that a draw may be agreed on in `position` (FIDE 9.1.1).
    pub(super) fn may_agree(&self, position: &Position) -> Result<(), Refusal> {
        let move_number = self.regulations.draws.no_draw_before;
        if position.fullmoves() > move_number.into() {
            Ok(())
        } else {
            Err(Refusal::DrawTooEarly { move_number })
        }
    }
}
