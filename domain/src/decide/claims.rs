//! Claims and requests for adjudication (FIDE 9.2, 9.3, 9.5; ICCF Rules 2020, 2.9, 3.14).

use shakmaty::{Color, Move};

use super::{
    arbiter,
    call::{Call, Decision, Judgement},
    moves, time,
};
use crate::{
    Act, ClaimBasis, Command, Event, EventKind, Game, MoveText, Phase, PlayerId, Ply, Position, Probed,
    ReferredClaim, Refusal, Span, Stamp, TablebaseRules, Termination, TextKind, WrongClaim,
};

/// The most analyses of a player about one request.
const MAX_ANALYSES: u8 = 3;

/// A claim by the player on move, on the position or with a move announced and not yet played (FIDE 9.2, 9.3).
/// A wrong one costs time, once for each move; its announced move must be played, and it stays a draw offer (FIDE 9.5.3).
pub(super) fn claim(
    call: &Call<'_>,
    by: Color,
    basis: ClaimBasis,
    announced: Option<&MoveText>,
    probed: Option<Probed>,
) -> Judgement {
    let game = call.game;
    match moves::check_turn(game, by) {
        Err(Refusal::MustSeal) if announced.is_none() && !basis.is_by_tablebase() => {}
        turn => turn?,
    }
    let announced = match announced.map(|announced| announced.read(&game.position, call.style)).transpose() {
        Ok(announced) => announced,
        Err(refusal) => return moves::irregular(call, by, refusal),
    };
    if basis.is_by_adjudication() {
        return Err(Refusal::AnalysisNeeded);
    }
    let tables = game.regulations.tablebase;
    let verdict = match announced {
        _ if basis.is_by_tablebase() => {
            let rules = tables.ok_or(Refusal::NoTablebaseClaims)?;
            check_men(game, announced, rules)?;
            match probed.ok_or(Refusal::TableNeeded)? {
                Probed::Unknown => return Ok(referred(call, by, basis, announced)?.into()),
                Probed::Value(value) if basis.agrees(value, announced.is_some(), rules) => Ok(()),
                Probed::Value(_) => Err(WrongClaim::Tablebase),
            }
        }
        None => verdict(game, basis, &game.position, 0),
        Some(m) => verdict(game, basis, &game.position.after(m), 1),
    };
    let Err(reason) = verdict else {
        let announced = announced.map(|m| game.position.uci(m));
        let upheld =
            EventKind::ClaimUpheld { by, basis, announced, decided_by: None, reason: None }.at(call.at);
        return Ok(alloc::vec![upheld, call.ended(basis.outcome(by), termination(basis))].into());
    };
    let gained = cost(game);
    let mut events = alloc::vec![
        EventKind::ClaimRejected { by, basis, gained, decided_by: None, reason: None }.at(call.at)
    ];
    if let Some(m) = announced {
        events.extend(moves::make(call, m, basis.offers_draw(), None)?.events);
    }
    Ok(Decision { events, refusal: Some(Refusal::ClaimNotCorrect { reason }) })
}

/// Returns the basis on which a draw is claimed by a client that names none: fifty moves where they were made, otherwise
/// repetition. `announced`: a legal move that was announced with it.
#[must_use]
pub fn draw_to_claim(game: &Game, announced: Option<Move>) -> ClaimBasis {
    let (position, more) = match announced {
        Some(m) => (game.position.after(m), 1),
        None => (game.position.clone(), 0),
    };
    match verdict(game, ClaimBasis::FiftyMoves, &position, more) {
        Ok(()) => ClaimBasis::FiftyMoves,
        Err(_) => ClaimBasis::ThreefoldRepetition,
    }
}

/// Returns the time that the opponent gains by a wrong claim, once for each move. FIDE 9.5.3 gives time for a claim;
/// another one on the same move is the same mistake.
fn cost(game: &Game) -> Span {
    if game.claimed_wrongly == Some(game.ply) {
        return Span::ZERO;
    }
    Span::days(game.regulations.draws.wrong_claim_days.into())
}

const fn termination(basis: ClaimBasis) -> Termination {
    match basis {
        ClaimBasis::ThreefoldRepetition => Termination::ThreefoldRepetition,
        ClaimBasis::FiftyMoves => Termination::FiftyMoves,
        ClaimBasis::TablebaseWin | ClaimBasis::TablebaseDraw => Termination::Tablebase,
        ClaimBasis::AdjudicatedWin | ClaimBasis::AdjudicatedDraw => Termination::Adjudication,
    }
}

/// Tables cover a limited number of men: with more on the board no claim is possible (ICCF Rules 2020, 2.9).
fn check_men(game: &Game, announced: Option<Move>, rules: TablebaseRules) -> Result<(), Refusal> {
    let men = match announced {
        Some(m) => game.position.after(m).men(),
        None => game.position.men(),
    };
    if men > usize::from(rules.men) { Err(Refusal::TooManyMen { men: rules.men }) } else { Ok(()) }
}

/// Refers a claim once in a position: otherwise a player could stop the clock at will. A fallen flag that must be
/// claimed comes first.
fn referred(
    call: &Call<'_>,
    by: Color,
    basis: ClaimBasis,
    announced: Option<Move>,
) -> Result<Event, Refusal> {
    let game = call.game;
    time::check_in_time(call)?;
    if game.claim.is_some() {
        return Err(Refusal::ClaimPending);
    }
    let before = |ply: &Ply| match ply.0.abs_diff(game.ply.0) {
        0 => true,
        _ => game.move_at(*ply).is_some_and(|(position, _)| position == game.position),
    };
    if game.referred.iter().any(before) {
        return Err(Refusal::ReferredBefore);
    }
    let announced = announced.map(|m| game.position.uci(m));
    let (at, received_at) = (call.at, call.stamp.received_at);
    Ok(EventKind::ClaimReferred { received_at, by, basis, announced, analysis: None }.at(at))
}

/// A player asks for adjudication, once in a game. An arbiter can always decide it alone.
pub(super) fn ask_adjudication(call: &Call<'_>, by: Color, basis: ClaimBasis) -> Judgement {
    let game = call.game;
    let rules = game.regulations.adjudication.ok_or(Refusal::NoAdjudication)?;
    match game.phase {
        Phase::Playing { .. } if !game.is_sealing() => {}
        _ => return Err(Refusal::Adjourned),
    }
    if game.claim.is_some() {
        return Err(Refusal::ClaimPending);
    }
    if game.asked_adjudication[by] {
        return Err(Refusal::AlreadyAsked);
    }
    if game.position.fullmoves() <= rules.not_before_move.into() {
        return Err(Refusal::AdjudicationTooEarly { move_number: rules.not_before_move });
    }
    if rules.clocks_stop {
        time::check_in_time(call)?;
    }
    let (at, received_at) = (call.at, call.stamp.received_at);
    let analysis = Some(call.text(TextKind::Analysis)?);
    Ok(EventKind::ClaimReferred { received_at, by, basis, announced: None, analysis }.at(at).into())
}

/// Returns the game before the request, for a move that its author sent or had given without having seen it. A request
/// is possible on either side's turn. Such a move is judged by its receipt, as if the clock still ran.
pub(super) fn before_request(call: &Call<'_>, command: &Command) -> Option<Game> {
    let mut game = call.game.clone();
    let claim = game.claim.as_mut().filter(|claim| claim.basis.is_by_adjudication())?;
    let is_earlier = match command {
        Command::Move { .. } | Command::Claim { .. } => call.stamp.received_at < claim.received_at,
        Command::Answer { .. } => true,
        _ => false,
    };
    game.clock.running = Some(claim.paused.take()?.running);
    is_earlier.then_some(game)
}

/// Both sides may (ICCF).
pub(super) fn analyse(call: &Call<'_>, by: Color) -> Judgement {
    let claim = call.game.claim.as_ref().filter(|claim| claim.basis.is_by_adjudication());
    match claim.ok_or(Refusal::NoClaim)?.analyses[by] {
        MAX_ANALYSES.. => Err(Refusal::AnalysedEnough),
        _ => Ok(EventKind::Analysed { by, analysis: call.text(TextKind::Analysis)? }.at(call.at).into()),
    }
}

/// No clock stands still for ever because no arbiter looks.
pub(super) fn lapse(call: &Call<'_>) -> Judgement {
    match &call.game.claim {
        Some(claim) if call.stamp.judged_at >= claim.until => Ok(EventKind::ClaimLapsed.at(call.at).into()),
        _ => Err(Refusal::NoClaim),
    }
}

/// The arbiter decides a claim that no table here could (ICCF Rules 2020, 3.14). A wrong claim has its usual cost, and
/// its announced move is played. The time until now is charged to neither side. A request for adjudication costs
/// nothing; an arbiter who grants it acts, and the act can be appealed.
pub(super) fn decide_claim(call: &Call<'_>, arbiter: PlayerId, claim: u32, upheld: bool) -> Judgement {
    let standing = call.game.claim.clone().filter(|standing| standing.seq == claim);
    let Some(ReferredClaim { by, basis, announced, .. }) = standing else {
        return Err(Refusal::NoClaim);
    };
    if basis.is_by_adjudication() && upheld {
        return arbiter::act(call, arbiter, &Act::Adjudicate { outcome: basis.outcome(by) });
    }
    let (decided_by, reason) = (Some(arbiter), Some(call.reason()?));
    if upheld {
        let upheld = EventKind::ClaimUpheld { by, basis, announced, decided_by, reason }.at(call.at);
        return Ok(alloc::vec![upheld, call.ended(basis.outcome(by), termination(basis))].into());
    }
    let days = if basis.is_by_adjudication() { 0 } else { call.game.regulations.draws.wrong_claim_days };
    let gained = Span::days(days.into());
    let mut events =
        alloc::vec![EventKind::ClaimRejected { by, basis, gained, decided_by, reason }.at(call.at)];
    let after = call.game.evolve_all(&events);
    if let (Some(uci), Some(after)) = (announced, after)
        && let Some(m) = after.position.from_uci(&uci)
    {
        let stamp = Stamp { received_at: call.at, ..call.stamp };
        let call = Call { game: &after, stamp, ..*call };
        events.extend(moves::make(&call, m, basis.offers_draw(), None)?.events);
    }
    Ok(events.into())
}

/// Checks the claim in `position`, which is on the board or one announced move away. `more` is the number of times it
/// is not in the record yet. The error tells the count.
pub(super) fn verdict(
    game: &Game,
    basis: ClaimBasis,
    position: &Position,
    more: usize,
) -> Result<(), WrongClaim> {
    match basis {
        ClaimBasis::ThreefoldRepetition => {
            let times = game.history.occurrences(position, 3 - more) + more;
            if times >= 3 { Ok(()) } else { Err(WrongClaim::Repetition { times }) }
        }
        ClaimBasis::FiftyMoves if game.regulations.suspends_fifty_moves(position) => {
            Err(WrongClaim::FiftyMovesSuspended)
        }
        ClaimBasis::FiftyMoves => {
            let needed = u32::from(game.regulations.draws.claim_after_moves) * 2;
            let counted = position.halfmoves();
            if counted >= needed { Ok(()) } else { Err(WrongClaim::HalfMoves { counted, needed }) }
        }
        ClaimBasis::TablebaseWin
        | ClaimBasis::TablebaseDraw
        | ClaimBasis::AdjudicatedWin
        | ClaimBasis::AdjudicatedDraw => Err(WrongClaim::Tablebase),
    }
}
