use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use shakmaty::{ByColor, Color};

use super::{
    call::{Call, Judgement, Party},
    moves,
};
use crate::{
    AmbiguousSealed, CanMate, Digest, EventKind, Game, MoveText, OpenVerdict, Outcome, Phase, PlayerId,
    Refusal, Stage, Termination,
    notation::{self, Letters},
    sealing::{Disclosure, EnvelopeText},
};

/// Shows the text of the envelope (FIDE Guidelines I.7, I.12.1). Only a text with the committed hash counts, from any
/// presenter.
pub(super) fn show(call: &Call<'_>, party: Party, text: &Disclosure) -> Judgement {
    let Phase::Adjourned { sealed_by, .. } = &call.game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    match party {
        Party::Arbiter(id) => {
            let reason = match check_due(call, id) {
                Ok(true) => None,
                Ok(false) => Some(call.reason()?),
                Err(refusal) => return Err(refusal),
            };
            open(call, text, Some(id), approved_by(call.game).filter(|other| *other != id), reason)
        }
        Party::Player(by) if call.game.envelope_to_show(by, call.at).is_some() => {
            open(call, text, Some(call.game.players[by]), None, None)
        }
        Party::Player(by) if by == *sealed_by => Err(Refusal::NotToBeOpened),
        _ => Err(Refusal::NotAnArbiter),
    }
}

/// Returns true if the envelope is due, and false if this arbiter may open it before its time.
pub(super) fn check_due(call: &Call<'_>, id: PlayerId) -> Result<bool, Refusal> {
    match &call.game.phase {
        Phase::Adjourned { stage: Stage::Choosing { .. }, .. } => return Err(Refusal::NotToBeOpened),
        Phase::Adjourned { .. } => {}
        _ => return Err(Refusal::NotAdjourned),
    }
    let Some(early) = call.game.early_opening(call.at) else { return Ok(true) };
    if early.may_open(id) {
        Ok(false)
    } else {
        Err(Refusal::SecondArbiterNeeded { approved_by_you: early.agreed.map(|_| true) })
    }
}

/// The arbiter who agreed to an early opening.
pub(super) const fn approved_by(game: &Game) -> Option<PlayerId> {
    match &game.phase {
        Phase::Adjourned { early_by, .. } => *early_by,
        _ => None,
    }
}

/// One of two arbiters agrees that the envelope is opened before its time.
pub(super) fn approve(call: &Call<'_>, by: PlayerId) -> Judgement {
    match &call.game.phase {
        Phase::Adjourned { early_by: Some(other), .. }
            if matches!(check_due(call, *other), Err(Refusal::SecondArbiterNeeded { .. })) =>
        {
            Err(Refusal::SecondArbiterNeeded { approved_by_you: Some(*other == by) })
        }
        Phase::Adjourned { early_by: Some(_), .. } => Err(Refusal::AlreadyAcknowledged),
        Phase::Adjourned { .. } if call.game.early_opening(call.at).is_some() => {
            Ok(EventKind::EarlyOpeningApproved { by, reason: call.reason()? }.at(call.at).into())
        }
        Phase::Adjourned { .. } => Err(Refusal::NotToBeOpened),
        _ => Err(Refusal::NotAdjourned),
    }
}

/// The envelope is lost, or does not open: by the arbiter's word, or because the service finds it so.
pub(super) fn missing(call: &Call<'_>, party: Party) -> Judgement {
    let declared_by = match party {
        Party::Arbiter(id) => Some(id),
        Party::Timekeeper => None,
        Party::Player(_) => return Err(Refusal::NotAnArbiter),
    };
    match &call.game.phase {
        Phase::Adjourned { stage: Stage::Missing { .. } | Stage::Choosing { .. }, .. } => {
            Err(Refusal::AlreadyAcknowledged)
        }
        Phase::Adjourned { .. } => {
            Ok(EventKind::EnvelopeMissing { declared_by, reason: Some(call.reason()?) }.at(call.at).into())
        }
        _ => Err(Refusal::NotAdjourned),
    }
}

/// The opponent takes one of the readings (US Chess).
pub(super) fn choose(call: &Call<'_>, by: Color, m: &MoveText) -> Judgement {
    let game = call.game;
    let Phase::Adjourned { sealed_by, stage: Stage::Choosing { readings, draw_offer }, .. } = &game.phase
    else {
        return Err(Refusal::NotAReading);
    };
    if by == *sealed_by {
        return Err(Refusal::NotYourMove);
    }
    let chosen = m.read(&game.position, call.style).map_err(|_refusal| Refusal::NotAReading)?;
    let uci = game.position.uci(chosen);
    if !readings.contains(&uci) {
        return Err(Refusal::NotAReading);
    }
    let after = game.position.after(chosen);
    let ending = moves::ending(game, &after);
    // An offer made with a move stands (FIDE 9.1.2.1), whichever of the readings the move is.
    let draw_offer = *draw_offer && game.may_offer(&after).is_ok();
    let mut events = vec![EventKind::ReadingChosen { by, uci, draw_offer }.at(call.at)];
    events.extend(ending.map(|(outcome, termination)| call.ended(outcome, termination)));
    Ok(events.into())
}

/// Returns true if the envelope is lost, or if a player encrypted another text than the committed one. Only that player
/// can show the right text.
pub(super) fn breaks_commitment(game: &Game, text: &Disclosure) -> bool {
    let Phase::Adjourned { envelope, .. } = &game.phase else { return false };
    match text {
        Disclosure::Text { .. } => envelope.strict && text.committed(envelope.commitment).is_none(),
        Disclosure::Withheld => false,
        Disclosure::Lost => true,
    }
}

/// Opens the envelope with the committed text, and judges the move. A text for another game or position is not put on
/// record.
pub(super) fn open(
    call: &Call<'_>,
    text: &Disclosure,
    by: Option<PlayerId>,
    with: Option<PlayerId>,
    reason: Option<Digest>,
) -> Judgement {
    let game = call.game;
    let Phase::Adjourned { sealed_by, envelope, stage, .. } = &game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    let mismatch = || Refusal::CommitmentMismatch { sealed_by: *sealed_by };
    let read = match (text, text.committed(envelope.commitment)) {
        (_, Some((text, id))) => {
            EnvelopeText::parse(text).ok().filter(|read| read.belongs_to(id, game)).map(|read| (text, read))
        }
        (Disclosure::Withheld, None) => None,
        _ => return Err(mismatch()),
    };
    let verdict = match &read {
        Some((_, read)) => verdict(game, read),
        // The service could not look at a move that the player encrypted: it cannot be made out (I.8.2).
        None if envelope.strict => OpenVerdict::Illegal,
        None => return Err(mismatch()),
    };
    let ending = ending(call, *sealed_by, stage, &verdict);
    let present = present(game);
    // Both parts of every closed envelope are public: a text that was not sealed here may be a secret of another game.
    let envelope = read.map_or_else(String::new, |(text, _)| text.to_string());
    let mut events = vec![EventKind::Opened { by, with, present, reason, envelope, verdict }.at(call.at)];
    events.extend(ending.map(|(outcome, termination)| call.ended(outcome, termination)));
    Ok(events.into())
}

/// Returns the players who are present when the envelope is opened.
fn present(game: &Game) -> ByColor<bool> {
    let mut present = ByColor::new_with(|_| !game.regulations.adjournment.check_in);
    if let Phase::Adjourned { sealed_by, sealer_ready, replier_ready, .. } = game.phase {
        present[sealed_by] |= sealer_ready;
        present[!sealed_by] |= replier_ready;
    }
    present
}

/// Returns the end of the game, if the opening ends it. The cause is the sealed move, a fault of it (I.8), or a player who
/// came too late for another move (I.10).
fn ending(
    call: &Call<'_>,
    sealer: Color,
    stage: &Stage,
    verdict: &OpenVerdict,
) -> Option<(Outcome, Termination)> {
    let game = call.game;
    let after = match verdict {
        OpenVerdict::Played { uci, .. } => game.position.from_uci(uci).map(|m| game.position.after(m)),
        _ => None,
    };
    if let Some(ended) = after.as_ref().and_then(|after| moves::ending(game, after)) {
        return Some(ended);
    }
    let chooses = game.regulations.adjournment.ambiguous == AmbiguousSealed::OpponentChooses;
    let late = match stage.before_missing() {
        Stage::Late { absent, on_time } => Some((*absent, *on_time)),
        _ => None,
    };
    match verdict {
        OpenVerdict::Ambiguous { .. } if chooses && late.is_none() => None,
        OpenVerdict::Ambiguous { .. } | OpenVerdict::Illegal => {
            Some((call.lost_by(sealer), Termination::SealedMove))
        }
        OpenVerdict::Played { .. } => late.map(|(absent, on_time)| match (absent.white, absent.black) {
            (true, true) => (Outcome::BothLose, Termination::Forfeit),
            _ => {
                let loser = if absent.white { Color::White } else { Color::Black };
                let can_mate = after.as_ref().is_none_or(|after| after.can_mate(!loser) != CanMate::No);
                let outcome = if can_mate || !on_time { Outcome::won_by(!loser) } else { Outcome::Draw };
                (outcome, if on_time { Termination::TimeLimitExceeded } else { Termination::Forfeit })
            }
        }),
    }
}

/// Returns the meaning of the envelope's text (FIDE Guidelines I.8). The move as understood when it was sealed decides,
/// so that no later change makes it ambiguous. Without one the written text is read. A draw offer that is not allowed
/// is dropped, as with a move on the board; the move stands.
fn verdict(game: &Game, envelope: &EnvelopeText) -> OpenVerdict {
    let position = &game.position;
    let played = |uci: String| {
        let draw_offer = envelope.draw_offer
            && position.from_uci(&uci).is_some_and(|m| game.may_offer(&position.after(m)).is_ok());
        OpenVerdict::Played { uci, draw_offer }
    };
    if !envelope.uci.is_empty() {
        return match position.from_uci(&envelope.uci) {
            Some(m) => played(position.uci(m)),
            None => OpenVerdict::Illegal,
        };
    }
    match notation::read(&envelope.written, position, envelope.letters) {
        Ok(m) => played(position.uci(m)),
        Err(Refusal::AmbiguousMove { readings, .. } | Refusal::PromotionMissing { readings, .. }) => {
            let uci =
                |san: &str| notation::read(san, position, Letters::English).ok().map(|m| position.uci(m));
            let readings: Vec<String> = readings.iter().filter_map(|reading| uci(&reading.san)).collect();
            // Elsewhere the move loses.
            let chooses = game.regulations.adjournment.ambiguous == AmbiguousSealed::OpponentChooses;
            OpenVerdict::Ambiguous { readings, draw_offer: chooses && envelope.draw_offer }
        }
        Err(_) => OpenVerdict::Illegal,
    }
}
