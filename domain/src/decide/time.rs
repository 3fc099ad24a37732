use alloc::{vec, vec::Vec};

use shakmaty::Color;

use super::call::{Call, Decision, Judgement, Party};
use crate::{
    Command, EventKind, FlagRule, Instant, Refusal, Running, Span, State, Termination, TimeControl,
    clock::{Gap, Zone},
};

/// Returns the fall of the flag, if this command causes it (FIDE 6.9). For the timekeeper the instant of judgement
/// counts. For all others the instant of receipt counts: a claim from before the deadline would wait for itself.
pub(super) fn flag(call: &Call<'_>, party: Party, command: &Command) -> Option<Decision> {
    let instant = match command {
        _ if command.traits().passes_the_flag => return None,
        // In an adjournment the sealed move may have ended the game before (FIDE Guidelines I.10): the envelope decides.
        _ if matches!(call.game.state(), State::ReplierAbsent | State::SealerAbsent) => return None,
        Command::FlagFall => call.stamp.judged_at,
        _ => call.stamp.received_at,
    };
    let running = call.game.flag_fallen(instant)?;
    let fell = EventKind::FlagFell { by: running.side, deadline: running.deadline }.at(call.at);
    let lost = || call.ended(call.lost_by(running.side), Termination::TimeLimitExceeded);
    let rule = call.game.regulations.flags;
    if !rule.is_automatic() {
        let claimed = match (command, party) {
            (Command::FlagFall, Party::Timekeeper) if !running.flagged => return Some(fell.into()),
            (Command::ClaimFlag, Party::Arbiter(_)) => true,
            (Command::ClaimFlag, Party::Player(color)) => rule == FlagRule::OnClaim && color != running.side,
            _ => false,
        };
        let noted = (!running.flagged).then_some(fell);
        return claimed.then(|| noted.into_iter().chain([lost()]).collect::<Vec<_>>().into());
    }
    let refusal = match (command, party) {
        (Command::FlagFall, Party::Timekeeper) => None,
        (Command::ClaimFlag, Party::Arbiter(_)) => None,
        (Command::ClaimFlag, Party::Player(color)) if color != running.side => None,
        (_, Party::Player(color)) if color == running.side => {
            Some(Refusal::TooLate { deadline: running.deadline })
        }
        _ => Some(Refusal::GameOver),
    };
    Some(Decision { events: vec![fell, lost()], refusal })
}

/// Returns the reason for which a flag was not claimed.
pub(super) fn unclaimed_flag(call: &Call<'_>, party: Party) -> Refusal {
    let fallen = call.game.flag_fallen(call.stamp.received_at);
    match (fallen, party) {
        (Some(running), Party::Player(color))
            if color != running.side && call.game.regulations.flags == FlagRule::ByArbiter =>
        {
            Refusal::FlagForArbiter
        }
        _ => Refusal::FlagNotFallen,
    }
}

/// Returns downtime to the running clock, to an awaited player, and to the arbiters who decide a claim. A flag that fell
/// before stays fallen; a flag that would have fallen during the downtime has not. Downtime during special leave is on record
/// even if nothing counted, because leave can be reversed.
pub(super) fn return_downtime(call: &Call<'_>, from: Instant, until: Instant) -> Judgement {
    let running = call.game.clock.running.filter(|running| running.deadline >= from);
    let start = |running: &Running| from.max(running.since).max(running.returned_until.unwrap_or(from));
    let gained = running.map_or(Span::ZERO, |running| {
        let start = start(&running);
        // Time that did not count, or was given back before, is not given back again.
        let gained = call.game.pauses(running.side).counted(start, until);
        let new = call.game.new_gaps(&running, Gap { from: start, until, gained });
        new.iter().fold(Span::ZERO, |sum, gap| sum + gap.gained)
    });
    let nobody = call.game.returned_to_awaited(from, until) == Span::ZERO
        && call.game.returned_to_arbiters(from, until) == Span::ZERO;
    let on_special_leave = running.is_some_and(|running| {
        let mut leave = call.game.clock.leave[running.side].iter().filter(|leave| leave.special);
        leave.any(|leave| leave.from.max(start(&running)) < leave.until.min(until))
    });
    if gained == Span::ZERO && nobody && !on_special_leave {
        return Err(Refusal::NothingToReturn);
    }
    Ok(EventKind::DowntimeReturned { from, until, gained }.at(call.at).into())
}

/// The record holds a player's offsets for as long as the next move can take. With 1,000 days, and two thirds of every
/// day a night, that is a little more than eight years. The question is asked again before every move.
const FORESEEN: Span = Span::days(9 * 365);

/// Free time follows the player's zone as known when the clock starts. A clock that runs, or is stopped to continue, is
/// not counted anew.
pub(super) fn note_zone(call: &Call<'_>, of: Color, zone: &Zone) -> Judgement {
    let known = &call.game.clock.zones[of];
    if call.game.regulations.free_time.is_none()
        || call.game.pending_clock(of, call.at).is_some()
        || !zone.is_sound()
        || known.agrees(zone, call.at, call.at + FORESEEN)
    {
        return Err(Refusal::ZoneNoted);
    }
    Ok(EventKind::ZoneNoted { of, zone: zone.clone() }.at(call.at).into())
}

/// A fallen flag that must be claimed ends nothing, but its owner cannot undo it.
pub(super) fn check_in_time(call: &Call<'_>) -> Result<(), Refusal> {
    call.game
        .flag_fallen(call.stamp.received_at)
        .map_or(Ok(()), |running| Err(Refusal::TooLate { deadline: running.deadline }))
}

/// ICCF, "Use 40+ reflection": declared before silence has lost, it holds for this move. A deadline that an arbiter has
/// set is not declared away.
pub(super) fn declare(call: &Call<'_>, by: Color) -> Judgement {
    check_in_time(call)?;
    let running = call.game.clock.running.filter(|running| running.side == by).ok_or(Refusal::NotYourMove)?;
    if call.game.regulations.silence.is_none() || running.declared || running.at_most.is_some() {
        return Err(Refusal::NothingToDeclare);
    }
    Ok(EventKind::ReflectionDeclared { by }.at(call.at).into())
}

/// ICCF Rules, Appendix 3: a player on move may refill the clock by hand, up to the most that it can show.
pub(super) fn refill(call: &Call<'_>, by: Color) -> Judgement {
    check_in_time(call)?;
    let game = call.game;
    let TimeControl::TripleBlock { clock_days, .. } = game.regulations.time_control else {
        return Err(Refusal::NoBank);
    };
    let shown = match (game.clock.running, game.reading(call.stamp.received_at)) {
        (Some(running), Some(shown)) if running.side == by => shown,
        _ => return Err(Refusal::NotYourMove),
    };
    let amount = (Span::days(clock_days) - shown.left).min(shown.bank);
    // A refill of seconds is refused.
    if amount <= Span::ZERO || (amount < Span::hours(1) && amount < shown.bank) {
        return Err(Refusal::NothingToRefill);
    }
    let received_at = call.stamp.received_at;
    Ok(EventKind::ClockRefilled { received_at, by, amount }.at(call.at).into())
}
