use shakmaty::Color;

use super::{
    call::{Call, Judgement},
    moves,
};
use crate::{Envelope, Event, EventKind, Face, Game, Phase, Refusal, Span};

/// A player proposes to adjourn or, in the position that they saw, accepts the opponent's proposal. Nobody agrees unseen.
pub(super) fn propose(call: &Call<'_>, by: Color) -> Judgement {
    let proposed_by = playing(call.game)?;
    if !call.game.regulations.adjournment.by_agreement {
        return Err(Refusal::AdjournmentNotAllowed);
    }
    match proposed_by {
        Some(proposer) if proposer == by => Err(Refusal::AlreadyProposed { by_you: true }),
        Some(_) if call.seen.position().map(|id| id.ply) != Some(call.game.ply) => {
            Err(Refusal::AlreadyProposed { by_you: false })
        }
        Some(_) => Ok(sealing_began(call).into()),
        None => Ok(EventKind::AdjournmentProposed { by }.at(call.at).into()),
    }
}

/// An acceptance where nothing is proposed proposes nothing.
pub(super) fn accept(call: &Call<'_>, by: Color) -> Judgement {
    match playing(call.game)? {
        Some(proposer) if proposer != by => Ok(sealing_began(call).into()),
        _ => Err(Refusal::NoAdjournmentProposed),
    }
}

pub(super) fn decline(call: &Call<'_>, by: Color) -> Judgement {
    match playing(call.game)? {
        Some(proposer) if proposer != by => Ok(EventKind::AdjournmentDeclined { by }.at(call.at).into()),
        _ => Err(Refusal::NoAdjournmentProposed),
    }
}

/// The arbiter can make the player on move seal while moves are made (FIDE Guidelines I.1.1).
pub(super) fn check_playing(game: &Game) -> Result<(), Refusal> {
    playing(game).map(drop)
}

/// The session is over (FIDE Guidelines I.1.1). The timekeeper looks at the clock when it is judged.
pub(super) fn end_session(call: &Call<'_>) -> Judgement {
    playing(call.game)?;
    let ends_at = call.game.session_ends_at().ok_or(Refusal::NoSession)?;
    if call.stamp.judged_at < ends_at {
        return Err(Refusal::NotDue { resume_at: ends_at });
    }
    Ok(sealing_began(call).into())
}

/// The player on move adjourns before the end of the session; their time counts until then (FIDE Guidelines I.1.2).
pub(super) fn early(call: &Call<'_>, by: Color) -> Judgement {
    moves::check_turn(call.game, by)?;
    let ends_at = call.game.session_ends_at().ok_or(Refusal::NoSession)?;
    if call.game.deadline().is_some_and(|deadline| ends_at > deadline) {
        return Err(Refusal::SessionTooLong { ends_at });
    }
    Ok(EventKind::SealingBegan { charged_until: Some(ends_at) }.at(call.at).into())
}

fn sealing_began(call: &Call<'_>) -> Event {
    EventKind::SealingBegan { charged_until: None }.at(call.at)
}

/// Returns the player who has proposed, while moves are made.
fn playing(game: &Game) -> Result<Option<Color>, Refusal> {
    match game.phase {
        Phase::Playing { adjournment_proposed_by } => Ok(adjournment_proposed_by),
        Phase::Sealing => Err(Refusal::MustSeal),
        Phase::Adjourned { .. } => Err(Refusal::Adjourned),
        Phase::Ended { .. } => Err(Refusal::GameOver),
    }
}

/// Checks that a move may be sealed now: in an adjournment, or in answer to the opened move of an absent player (FIDE
/// Guidelines I.9.3).
fn check_sealing(game: &Game, by: Color) -> Result<(), Refusal> {
    match moves::check_turn(game, by) {
        Err(Refusal::MustSeal) => Ok(()),
        Ok(()) if game.session.absent == Some(!by) => Ok(()),
        Ok(()) => Err(Refusal::NotSealing),
        Err(refusal) => Err(refusal),
    }
}

/// Replaces the draft: until the clock is stopped the move in the envelope can be another one (FIDE Guidelines I.1.1).
pub(super) fn draft(call: &Call<'_>, by: Color, envelope: &Envelope) -> Judgement {
    check_sealing(call.game, by)?;
    if call.game.phase != Phase::Sealing {
        return Err(Refusal::NotSealing);
    }
    Ok(EventKind::Drafted { by, envelope: envelope.clone() }.at(call.at).into())
}

/// The move is in the envelope, then the clock stops (FIDE Guidelines I.1.1).
pub(super) fn seal(call: &Call<'_>, by: Color, envelope: Option<&Envelope>) -> Judgement {
    check_sealing(call.game, by)?;
    let game = call.game;
    let envelope = envelope.or(game.session.draft.as_ref()).ok_or(Refusal::NoDraft)?;
    let received_at = call.stamp.received_at;
    let (reflection, charged) =
        call.spent_at(received_at.max(game.session.charged_until.unwrap_or(received_at)));
    let mut used = game.clock.used;
    used[by] += reflection;
    Ok(EventKind::Sealed {
        received_at: call.stamp.received_at,
        by,
        ply: game.ply.next(),
        envelope: envelope.clone(),
        face: Face {
            players: game.players,
            fen: game.position.fen(),
            used,
            move_number: game.position.fullmoves(),
            draw_offer: game.draw_offer.map(|offer| offer.by),
        },
        reflection,
        charged,
        resume_at: call.at + Span::days(game.regulations.adjournment.resume_after_days),
    }
    .at(call.at)
    .into())
}
