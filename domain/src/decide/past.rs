//! Whether an event on record can have been decided: by whom it is said to be, in the game as it stood then, and with all
//! that follows from it.

use alloc::{string::String, vec, vec::Vec};

use shakmaty::{ByColor, Color};

use super::{Call, Party, arbiter, decide, draws, moves, opening, resumption};
use crate::{
    Act, Actor, Command, Event, FalseEvent, Game, GameId, Holders, Instant, Phase, Probed, Refusal, Span,
    Stage, Stamp, State, TableValue, Termination, sealing::Shown,
};

type Due = Result<Vec<Event>, FalseEvent>;

/// What must follow at once on this event in this game; `last` is the event before it. What the record does not say, such
/// as when a claim was received, counts for who did it.
pub(crate) fn due_after(game: &Game, last: Option<&Event>, actor: Actor, event: &Event) -> Due {
    let at = event.at();
    let call = &Call { game, stamp: Stamp::at(at), at };
    if let Some(rejected) = last.filter(|last| must_move(game, last)) {
        only_if(is_announced(game, rejected, event), Vec::new())?;
    }
    match event {
        Event::Moved { .. } => moved(call, last, actor, event),
        Event::IllegalMove { by, ambiguous, .. } => {
            is_player(game, actor, *by)?;
            moves::check_turn(game, *by).map_err(|_refusal| FalseEvent::Otherwise)?;
            first(moves::counted(call, *by, *ambiguous).unwrap_or_default(), event)
        }
        Event::ClaimUpheld { decided_by: None, .. }
        | Event::ClaimReferred { analysis: None, .. }
        | Event::ClaimRejected { decided_by: None, .. } => claim(call, actor, event),
        Event::ResumptionRequested { received_at, by, .. } => {
            is_player(game, actor, *by)?;
            let received_at = received_at.unwrap_or(at);
            only_if(received_at <= at && resumption::late(call, received_at).is_none(), Vec::new())?;
            let call = &Call { stamp: Stamp { received_at, judged_at: at }, ..*call };
            let comes = Command::Resume { envelope: None };
            let decision = decide(Some(game), actor, &comes, None, call.stamp);
            // With an opening, which is judged when it comes.
            if decision.refusal == Some(Refusal::EnvelopeNeeded) && resumption::is_told(game) {
                return first(vec![resumption::requested(call, *by)], event);
            }
            first(decision.events, event)
        }
        // Whoever comes causes it at once; otherwise only who looks when it is due.
        Event::Resumed { .. } => {
            by_nobody(game, actor)?;
            let looks = Command::Resume { envelope: None };
            first(decide(Some(game), actor, &looks, None, call.stamp).events, event)
        }
        Event::CameLate { absent, on_time, .. } => came_late(call, actor, *absent, *on_time),
        // The service finds it so when it opens it.
        Event::EnvelopeMissing { reason: None, declared_by, .. } => {
            by_nobody(game, actor)?;
            let opens = resumption::in_vault(game) && opens_by_itself(call, party(game, actor)?);
            only_if(declared_by.is_none() && opens, Vec::new())
        }
        Event::EnvelopePublished { by, .. } => {
            let shut = game.shut.as_ref().ok_or(FalseEvent::Otherwise)?;
            match (by, party(game, actor)?) {
                (Some(by), Party::Arbiter(id)) if *by == id => Ok(Vec::new()),
                (Some(by), Party::Player(color)) if color == shut.sealed_by && game.players[color] == *by => {
                    Ok(Vec::new())
                }
                (None, Party::Player(_)) => only_if(shut.envelope.holders == Holders::Vault, Vec::new()),
                _ => Err(FalseEvent::Actor),
            }
        }
        Event::ReadingChosen { by, uci, .. } => {
            is_player(game, actor, *by)?;
            let Phase::Adjourned { sealed_by, .. } = game.phase else { return Err(FalseEvent::Otherwise) };
            let chosen = game.position.from_uci(uci).filter(|_| *by != sealed_by);
            let after = game.position.after(chosen.ok_or(FalseEvent::Otherwise)?);
            Ok(moves::ending(game, &after)
                .map(|(outcome, how)| call.ended(outcome, how))
                .into_iter()
                .collect())
        }
        Event::Opened { .. } => opened(call, actor, event),
        Event::FlagFell { by, deadline, .. } => {
            let party = party(game, actor)?;
            let running = game.flag_fallen(at).filter(|running| !running.flagged);
            let running = running.filter(|running| flag_counts(game, party, running.side));
            let fell = running.is_some_and(|running| (running.side, running.deadline) == (*by, *deadline));
            let lost = call.ended(call.lost_by(*by), Termination::TimeLimitExceeded);
            only_if(fell, if game.regulations.flags.is_automatic() { vec![lost] } else { Vec::new() })
        }
        // Claimed, or its player has withdrawn, where the fall alone ends nothing.
        Event::Ended { termination: Termination::TimeLimitExceeded, .. } => {
            let running = game.flag_fallen(at).filter(|running| running.flagged);
            let side = running.ok_or(FalseEvent::Otherwise)?.side;
            match party(game, actor)? {
                party if !flag_counts(game, party, side) => Err(FalseEvent::Otherwise),
                Party::Player(color) if color != side && game.flag_for_arbiter().is_some() => {
                    Err(FalseEvent::Actor)
                }
                // He claims nothing, and finds nobody withdrawn where silence elsewhere is nothing to the game.
                Party::Timekeeper if !game.regulations.withdrawal.silent => Err(FalseEvent::Actor),
                _ => first(vec![call.ended(call.lost_by(side), Termination::TimeLimitExceeded)], event),
            }
        }
        // It follows where another game counts again, whatever the rules say here.
        Event::Act { by, act: Act::GiveWay { .. }, .. } => {
            if actor == Actor::Arbiter(*by) {
                Ok(Vec::new())
            } else {
                Err(FalseEvent::Actor)
            }
        }
        _ => commanded(game, actor, event),
    }
}

/// One that tells what was commanded.
fn commanded(game: &Game, actor: Actor, event: &Event) -> Due {
    // The command brings an envelope that is closed already.
    if let Event::Drafted { envelope, .. } | Event::Sealed { envelope, .. } = event {
        only_if(game.seals_to(&envelope.holders), Vec::new())?;
    }
    let (command, received_at) = command(game, actor, event).ok_or(FalseEvent::Otherwise)?;
    // What clocks show somewhere is noted with what starts one, whoever does that.
    let actor = if let Event::ZoneNoted { .. } = event { Actor::Timekeeper } else { actor };
    let received_at = match (received_at, event) {
        (Some(at), _) => vec![at],
        // The last instant at which it could be asked for: of two that begin on the same day, in two time zones, the first
        // that has not begun is meant.
        (None, Event::LeaveCancelled { leave, .. }) => {
            let before = leave.from - Span(1);
            let asked = game.deadline().map_or(before, |deadline| deadline.min(before));
            vec![Instant(0), event.at(), asked]
        }
        (None, _) => vec![Instant(0), event.at()],
    };
    let mut found = FalseEvent::Otherwise;
    for received_at in received_at {
        let stamp = Stamp { received_at, judged_at: event.at() };
        let decision = decide(Some(game), actor, &command, None, stamp);
        match first(decision.events, event) {
            Ok(due) => return Ok(due),
            Err(_otherwise) if decision.refusal.as_ref().is_some_and(is_about_who) => {
                found = FalseEvent::Actor
            }
            Err(_otherwise) => {}
        }
    }
    Err(found)
}

const fn is_about_who(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NotAPlayer | Refusal::NotAnArbiter | Refusal::NotTheTimekeeper)
}

/// The command of an event, and when it was received if the event says so.
fn command(game: &Game, actor: Actor, event: &Event) -> Option<(Command, Option<Instant>)> {
    let command = match event {
        Event::Said { message, .. } => Command::Say { message: *message },
        Event::DrawOffered { .. } => Command::OfferDraw,
        Event::DrawDeclined { .. } => Command::DeclineDraw,
        Event::ClaimUpheld { reason, .. } | Event::ClaimRejected { reason, .. } => {
            let upheld = matches!(event, Event::ClaimUpheld { .. });
            Command::DecideClaim { claim: game.claim.as_ref()?.seq, upheld, reason: (*reason)? }
        }
        Event::ClaimReferred { basis, analysis, received_at, .. } => {
            let asked = Command::AskAdjudication { basis: *basis, analysis: (*analysis)? };
            return Some((asked, Some(*received_at)));
        }
        Event::Analysed { analysis, .. } => Command::Analyse { analysis: *analysis },
        Event::ClaimLapsed { .. } => Command::LapseClaim,
        Event::AdjournmentProposed { .. } => Command::Adjourn,
        Event::AdjournmentDeclined { .. } => Command::DeclineAdjournment,
        Event::SealingBegan { charged_until: Some(_), .. } => Command::AdjournEarly,
        Event::SealingBegan { .. } if actor == Actor::Timekeeper => Command::EndSession,
        Event::SealingBegan { .. } => Command::Adjourn,
        Event::Drafted { envelope, .. } => Command::Draft { envelope: envelope.clone() },
        Event::Sealed { envelope, received_at, .. } => {
            return Some((Command::Seal { envelope: Some(envelope.clone()) }, Some(*received_at)));
        }
        Event::FaceAcknowledged { .. } => Command::AcknowledgeFace,
        Event::ResumptionSet { resume_at, reason, .. } => {
            Command::SetResumption { resume_at: *resume_at, reason: *reason }
        }
        Event::EarlyOpeningApproved { reason, .. } => Command::ApproveEarlyOpening { reason: *reason },
        Event::EnvelopeMissing { reason, .. } => Command::DeclareMissing { reason: (*reason)? },
        // Its text, if the service has it, is another event.
        Event::PublicationAgreed { .. } => {
            Command::Publish { envelope: Some(Shown::new(GameId(0), String::new())) }
        }
        Event::ClocksQuestioned { .. } => Command::QuestionClocks,
        Event::LeaveBooked { leave, .. } => Command::BookLeave { leave: *leave },
        Event::LeaveCancelled { leave, .. } => Command::CancelLeave { first: leave.first },
        Event::ReflectionDeclared { .. } => Command::DeclareReflection,
        Event::DowntimeReturned { from, until, .. } => Command::ReturnDowntime { from: *from, until: *until },
        Event::ZoneNoted { of, zone, .. } => Command::NoteZone { of: *of, zone: zone.clone() },
        Event::ClockRefilled { received_at, .. } => return Some((Command::RefillClock, Some(*received_at))),
        Event::MailProblem { to, .. } => Command::NoteMail { to: *to, works: false },
        Event::MailRestored { to, .. } => Command::NoteMail { to: *to, works: true },
        Event::Withdrawn { of, reason, .. } => Command::Withdraw { of: *of, reason: *reason },
        Event::Act { act, reason, .. } => Command::Act { act: act.clone(), reason: *reason },
        Event::Appealed { act, message, .. } => Command::Appeal { act: *act, message: *message },
        Event::AppealDecided { act, reversed, reason, .. } => {
            Command::DecideAppeal { act: *act, reverse: *reversed, reason: *reason }
        }
        Event::Ended { termination: Termination::Resignation, .. } => Command::Resign,
        Event::Ended { termination: Termination::Agreement, .. } => Command::AcceptDraw,
        // Every other end follows from something.
        _ => return None,
    };
    Some((command, None))
}

/// What a move leads to does not hang on whether it was given beforehand, nor on what was said with it.
fn moved(call: &Call<'_>, last: Option<&Event>, actor: Actor, event: &Event) -> Due {
    let Event::Moved { received_at, uci, draw_offer, message, conditional, .. } = event else {
        return Err(FalseEvent::Otherwise);
    };
    is_player(call.game, actor, call.game.position.side_to_move())?;
    let stamp = Stamp { received_at: *received_at, ..call.stamp };
    let mut decision = decide(Some(call.game), actor, &Command::Answer { uci: uci.clone() }, None, stamp);
    // With a wrong claim it is an offer by the rules about those.
    let may_offer = || match call.game.position.from_uci(uci) {
        _ if matches!(last, Some(Event::ClaimRejected { .. })) => true,
        Some(m) => call.game.may_offer(&call.game.position.after(m)).is_ok(),
        None => false,
    };
    if *draw_offer && !may_offer() {
        return Err(FalseEvent::Otherwise);
    }
    if let Some(Event::Moved { draw_offer: offer, message: said, conditional: before, .. }) =
        decision.events.first_mut()
    {
        (*offer, *said, *before) = (*draw_offer, *message, *conditional);
    }
    first(decision.events, event)
}

/// A claim that a player made. What the tables said of it is not on record, nor which move was announced with a wrong one.
fn claim(call: &Call<'_>, actor: Actor, event: &Event) -> Due {
    let (by, basis, announced, received_at, probed) = match event {
        Event::ClaimUpheld { by, basis, announced, .. } => {
            use TableValue::{BlessedLoss, CursedWin, Draw, Loss, Win};
            let values = [Win, CursedWin, Draw, BlessedLoss, Loss].map(|value| Some(Probed::Value(value)));
            (by, basis, announced, call.at, values.to_vec())
        }
        Event::ClaimReferred { by, basis, announced, received_at, .. } => {
            (by, basis, announced, *received_at, vec![Some(Probed::Unknown)])
        }
        Event::ClaimRejected { by, basis, .. } => (by, basis, &None, call.at, Vec::new()),
        _ => return Err(FalseEvent::Otherwise),
    };
    is_player(call.game, actor, *by)?;
    match moves::check_turn(call.game, *by) {
        Ok(()) => {}
        Err(Refusal::MustSeal) if announced.is_none() && !basis.is_by_tablebase() => {}
        Err(_refusal) => return Err(FalseEvent::Otherwise),
    }
    if let Event::ClaimRejected { gained, .. } = event {
        let costs = *gained == draws::cost(call.game);
        return only_if(costs && !basis.is_by_adjudication(), Vec::new());
    }
    let announced = match announced {
        Some(uci) => Some(call.game.position.from_uci(uci).ok_or(FalseEvent::Otherwise)?),
        None => None,
    };
    let call = &Call { stamp: Stamp { received_at, ..call.stamp }, ..*call };
    let judged = |probed| draws::claimed(call, *by, *basis, announced, probed).ok();
    let decisions = probed.into_iter().filter_map(judged);
    decisions
        .map(|decision| first(decision.events, event))
        .find(Result::is_ok)
        .unwrap_or(Err(FalseEvent::Otherwise))
}

/// Whether the claim that was rejected last is right on the board: then one with an announced move was wrong, which must
/// be played (FIDE 9.5.3).
pub(crate) fn must_move(game: &Game, last: &Event) -> bool {
    matches!(last, Event::ClaimRejected { basis, decided_by: None, .. }
        if draws::verdict(game, *basis, &game.position, 0).is_ok())
}

/// Whether this is the move of the claim, which is wrong with it.
fn is_announced(game: &Game, rejected: &Event, event: &Event) -> bool {
    let (Event::ClaimRejected { at, basis, .. }, Event::Moved { uci, .. }) = (rejected, event) else {
        return false;
    };
    let after = game.position.from_uci(uci).map(|m| game.position.after(m));
    event.at() == *at && after.is_some_and(|after| draws::verdict(game, *basis, &after, 1).is_err())
}

fn came_late(call: &Call<'_>, actor: Actor, absent: ByColor<bool>, on_time: bool) -> Due {
    let game = call.game;
    by_nobody(game, actor)?;
    let late = if on_time {
        game.flag_fallen(call.at).is_some() && game.state() != State::Playing
    } else {
        game.default_at().is_some_and(|late| late < call.at)
    };
    // Otherwise the envelope is opened before.
    let ends = matches!(game.state(), State::Missing | State::Playing | State::Sealing);
    let due = if ends { vec![resumption::forfeited(call, absent)] } else { Vec::new() };
    only_if(late && resumption::absent(game, on_time) == Some(absent), due)
}

/// What stands in the envelope was looked at already.
fn opened(call: &Call<'_>, actor: Actor, event: &Event) -> Due {
    let game = call.game;
    let (
        Event::Opened { by, with, present, reason, verdict, .. },
        Phase::Adjourned { sealed_by, stage, envelope, .. },
    ) = (event, &game.phase)
    else {
        return Err(FalseEvent::Otherwise);
    };
    let approved = match (by, party(game, actor)?) {
        (Some(by), Party::Arbiter(id)) if *by == id => {
            let approved = opening::approved_by(game);
            let right = match opening::check_due(call, id) {
                Ok(true) => reason.is_none(),
                // He gave a reason with the text, or it stands in an approval.
                Ok(false) => reason.is_some() || approved.is_some(),
                Err(_refusal) => false,
            };
            only_if(right, Vec::new())?;
            approved.filter(|other| *other != id)
        }
        (Some(by), Party::Player(color)) if color == *sealed_by && game.players[color] == *by => {
            let due = matches!(stage, Stage::Due { .. } | Stage::Late { .. } | Stage::Missing { .. });
            only_if(due && reason.is_none(), Vec::new())?;
            None
        }
        (None, party @ (Party::Player(_) | Party::Timekeeper)) if envelope.holders == Holders::Vault => {
            only_if(opens_by_itself(call, party) && reason.is_none(), Vec::new())?;
            None
        }
        _ => return Err(FalseEvent::Actor),
    };
    let ended = opening::ending(call, *sealed_by, stage, verdict);
    let due = ended.map(|(outcome, termination)| call.ended(outcome, termination)).into_iter().collect();
    only_if(*with == approved && *present == opening::present(game), due)
}

/// Whether what the service keeps is opened now (FIDE Guidelines I.7): the session has begun with the player there who
/// must reply, somebody came too late, or, where nobody checks in, who must reply asks for it before its time.
fn opens_by_itself(call: &Call<'_>, party: Party) -> bool {
    let Phase::Adjourned { sealed_by, resume_at, sealer_ready, replier_ready, stage, .. } = &call.game.phase
    else {
        return false;
    };
    let (agreed, check_in) = (call.at >= *resume_at, call.game.regulations.adjournment.check_in);
    match stage {
        Stage::Due { .. } | Stage::Late { .. } => true,
        Stage::Waiting if check_in => *replier_ready && (*sealer_ready || agreed),
        Stage::Waiting => agreed || matches!(party, Party::Player(color) if color != *sealed_by),
        _ => false,
    }
}

/// In an adjournment the sealed move may have ended the game before (FIDE Guidelines I.10): the envelope decides, unless who
/// is out of time withdraws.
fn flag_counts(game: &Game, party: Party, side: Color) -> bool {
    match party {
        _ if !matches!(game.state(), State::ReplierAbsent | State::SealerAbsent) => true,
        Party::Player(color) => color == side,
        Party::Arbiter(_) => true,
        Party::Timekeeper => game.regulations.withdrawal.silent,
    }
}

fn party(game: &Game, actor: Actor) -> Result<Party, FalseEvent> {
    let party = Party::of(actor, game).map_err(|_refusal| FalseEvent::Actor)?;
    if let Party::Arbiter(id) = party {
        arbiter::check_named(game, id, &Command::AcknowledgeFace).map_err(|_refusal| FalseEvent::Actor)?;
    }
    Ok(party)
}

fn is_player(game: &Game, actor: Actor, side: Color) -> Result<(), FalseEvent> {
    if actor == Actor::Player(game.players[side]) { Ok(()) } else { Err(FalseEvent::Actor) }
}

/// A player who comes, or the timekeeper who looks.
fn by_nobody(game: &Game, actor: Actor) -> Result<(), FalseEvent> {
    match party(game, actor)? {
        Party::Arbiter(_) => Err(FalseEvent::Actor),
        Party::Player(_) | Party::Timekeeper => Ok(()),
    }
}

fn only_if(right: bool, due: Vec<Event>) -> Due {
    if right { Ok(due) } else { Err(FalseEvent::Otherwise) }
}

/// What follows if it is the first of what was decided.
fn first(mut decided: Vec<Event>, event: &Event) -> Due {
    if decided.first() != Some(event) {
        return Err(FalseEvent::Otherwise);
    }
    decided.remove(0);
    Ok(decided)
}
