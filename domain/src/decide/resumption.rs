use alloc::{vec, vec::Vec};

use shakmaty::{ByColor, Color};

use super::{
    call::{Call, Judgement, Party},
    opening,
};
use crate::{
    Event, EventKind, Game, Holders, Instant, Outcome, Phase, PlayerId, Refusal, Span, Stage, State,
    Termination, sealing::Disclosure,
};

/// The arbiter has checked the face of the envelope (FIDE Guidelines I.3).
pub(super) fn acknowledge(call: &Call<'_>, by: PlayerId) -> Judgement {
    match &call.game.phase {
        Phase::Adjourned { acknowledged_by: None, .. } => {
            Ok(EventKind::FaceAcknowledged { by }.at(call.at).into())
        }
        Phase::Adjourned { .. } => Err(Refusal::AlreadyAcknowledged),
        _ => Err(Refusal::NotAdjourned),
    }
}

/// Another time of resumption, announced a day ahead at least (FIDE Guidelines I.14).
pub(super) fn set(call: &Call<'_>, by: PlayerId, resume_at: Instant) -> Judgement {
    let Phase::Adjourned { stage: Stage::Waiting, .. } = &call.game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    if !(Span::days(1)..=Span::days(365)).contains(&(resume_at - call.at)) {
        return Err(Refusal::TooSoon);
    }
    Ok(EventKind::ResumptionSet { by, resume_at, reason: call.reason()? }.at(call.at).into())
}

/// A player is ready or present, or the timekeeper checks for due steps (FIDE Guidelines I.7, I.9 to I.11).
pub(super) fn resume(call: &Call<'_>, party: Party, text: Option<&Disclosure>) -> Judgement {
    let game = call.game;
    let Phase::Adjourned { sealed_by, .. } = game.phase else {
        return arrive(call, party);
    };
    match party {
        Party::Player(by) if by == sealed_by => sealer_comes(call, by, text),
        Party::Player(by) => replier_comes(call, by, text),
        Party::Timekeeper => perform_due(call, text),
        Party::Arbiter(arbiter) => by_arbiter(call, arbiter, text),
    }
}

/// Not adjourned any more: only the sealer may still be waited for.
fn arrive(call: &Call<'_>, party: Party) -> Judgement {
    let Some(absent) = call.game.session.absent else { return Err(Refusal::NotAdjourned) };
    let comes = match party {
        Party::Player(by) if by == absent => true,
        Party::Timekeeper => false,
        _ => return Err(Refusal::NotAdjourned),
    };
    match late(call, if comes { call.stamp.received_at } else { call.stamp.judged_at }) {
        Some(late) => {
            let forfeited = forfeited(call, ByColor::new_with(|color| color == absent));
            Ok(vec![late, forfeited].into())
        }
        None if comes => Ok(requested(call, absent).into()),
        None => Err(Refusal::NotAdjourned),
    }
}

fn requested(call: &Call<'_>, by: Color) -> Event {
    let received_at = call.stamp.received_at;
    EventKind::ResumptionRequested { received_at: (received_at != call.at).then_some(received_at), by }
        .at(call.at)
}

/// Returns an event if an absent player has come too late by `instant` (FIDE Guidelines I.10).
fn late(call: &Call<'_>, instant: Instant) -> Option<Event> {
    let game = call.game;
    if !game.is_too_late(instant) {
        return None;
    }
    let on_time = game.is_late_by_clock(instant);
    Some(EventKind::CameLate { absent: game.absentees(on_time)?, on_time }.at(call.at))
}

fn sealer_comes(call: &Call<'_>, by: Color, text: Option<&Disclosure>) -> Judgement {
    let Phase::Adjourned { sealer_ready, replier_ready, stage, .. } = &call.game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    if *sealer_ready {
        return Err(Refusal::AlreadyRequested);
    }
    if let Some(late) = late(call, call.stamp.received_at) {
        return open_or(call, vec![late], text);
    }
    let comes = requested(call, by);
    if *replier_ready && *stage == Stage::Waiting { begin(call, vec![comes], text) } else { Ok(comes.into()) }
}

fn replier_comes(call: &Call<'_>, by: Color, text: Option<&Disclosure>) -> Judgement {
    let game = call.game;
    let Phase::Adjourned { sealer_ready, replier_ready, resume_at, stage, .. } = &game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    if *replier_ready {
        return Err(Refusal::AlreadyRequested);
    }
    let comes = requested(call, by);
    match stage {
        // Without check-in an earlier opening costs only the player who asks for it: their clock starts.
        Stage::Waiting
            if !game.regulations.adjournment.check_in || *sealer_ready || call.at >= *resume_at =>
        {
            begin(call, vec![comes], text)
        }
        Stage::Waiting => Ok(comes.into()),
        Stage::ReplierAbsent | Stage::SealerAbsent => {
            let event = late(call, call.stamp.received_at).unwrap_or(comes);
            open_or(call, vec![event], text)
        }
        _ => Err(Refusal::AlreadyRequested),
    }
}

/// The session begins with the replier present.
fn begin(call: &Call<'_>, mut events: Vec<Event>, text: Option<&Disclosure>) -> Judgement {
    if in_vault(call.game) {
        return open_or(call, if records_arrival(call.game) { events } else { Vec::new() }, text);
    }
    events.push(EventKind::Resumed.at(call.at));
    Ok(events.into())
}

/// Returns true if the record notes the arrival of the player for whom the envelope is opened. Without check-in the
/// opening implies it.
fn records_arrival(game: &Game) -> bool {
    checks_in(game) || game.state() != State::Waiting
}

/// Returns the loss of the absent player, or of both.
fn forfeited(call: &Call<'_>, absent: ByColor<bool>) -> Event {
    let outcome = match (absent.white, absent.black) {
        (true, true) => Outcome::BothLose,
        (white, _) => Outcome::won_by(if white { Color::Black } else { Color::White }),
    };
    call.ended(outcome, Termination::Forfeit)
}

/// Opens an envelope in the vault; an envelope of arbiters waits for them.
fn open_or(call: &Call<'_>, mut events: Vec<Event>, text: Option<&Disclosure>) -> Judgement {
    if let (State::Missing, Some(&Event { kind: EventKind::CameLate { absent, .. }, .. })) =
        (call.game.state(), events.first())
    {
        // No envelope will show that the sealed move ended the game.
        events.push(forfeited(call, absent));
    }
    if !in_vault(call.game) {
        return Ok(events.into());
    }
    let after = after(call.game, &events)?;
    let text = text.ok_or(Refusal::EnvelopeNeeded)?;
    let call = Call { game: &after, ..*call };
    if opening::breaks_commitment(&after, text) {
        events.push(EventKind::EnvelopeMissing { declared_by: None, reason: None }.at(call.at));
        return Ok(events.into());
    }
    events.extend(opening::open(&call, text, None, None, None)?.events);
    Ok(events.into())
}

fn after(game: &Game, events: &[Event]) -> Result<Game, Refusal> {
    events
        .iter()
        .try_fold(game.clone(), |game, event| Game::evolve(Some(game), event))
        .ok_or(Refusal::NotAdjourned)
}

/// Performs the due step: the session begins, or a player came too late.
fn perform_due(call: &Call<'_>, text: Option<&Disclosure>) -> Judgement {
    let game = call.game;
    let Phase::Adjourned { resume_at, replier_ready, stage, .. } = &game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    let not_due = || Refusal::NotDue { resume_at: game.due_at().unwrap_or(*resume_at) };
    let present = *replier_ready || !checks_in(game);
    match stage {
        Stage::Waiting if call.at < *resume_at => Err(not_due()),
        Stage::Waiting if present => begin(call, Vec::new(), text),
        Stage::Waiting => Ok(EventKind::Resumed.at(call.at).into()),
        Stage::Late { .. } => open_or(call, Vec::new(), text),
        Stage::ReplierAbsent | Stage::SealerAbsent | Stage::Due { .. } | Stage::Missing { .. } => {
            let late = late(call, call.stamp.judged_at).ok_or_else(not_due)?;
            open_or(call, vec![late], text)
        }
        Stage::Choosing { .. } => Err(not_due()),
    }
}

/// The arbiter resumes the game, even without the players. Before its time the reason must be on record by
/// `opening::approve`: from this arbiter, or from another one if the regulations want two.
fn by_arbiter(call: &Call<'_>, arbiter: PlayerId, text: Option<&Disclosure>) -> Judgement {
    // An envelope that was declared missing can be opened when it is found.
    let of_service =
        matches!(&call.game.phase, Phase::Adjourned { envelope, .. } if envelope.holders == Holders::Vault);
    if !of_service {
        return Err(Refusal::ArbitersHoldIt);
    }
    if !opening::check_due(call, arbiter)? && opening::approved_by(call.game).is_none() {
        let Phase::Adjourned { resume_at, .. } = call.game.phase else { return Err(Refusal::NotAdjourned) };
        return Err(Refusal::ApprovalNeeded { resume_at });
    }
    let text = text.ok_or(Refusal::EnvelopeNeeded)?;
    opening::open(
        call,
        text,
        Some(arbiter),
        opening::approved_by(call.game).filter(|other| *other != arbiter),
        None,
    )
}

fn in_vault(game: &Game) -> bool {
    matches!(&game.phase, Phase::Adjourned { envelope, stage, .. }
        if envelope.holders == Holders::Vault && !matches!(stage, Stage::Missing { .. }))
}

const fn checks_in(game: &Game) -> bool {
    game.regulations.adjournment.check_in
}

/// Questions the clocks, possible until the player's first move after the resumption (FIDE Guidelines I.13).
pub(super) fn question_clocks(call: &Call<'_>, by: Color) -> Judgement {
    if !call.game.session.may_question_clocks[by] {
        return Err(Refusal::ClocksSettled);
    }
    Ok(EventKind::ClocksQuestioned { by, waits: true }.at(call.at).into())
}
