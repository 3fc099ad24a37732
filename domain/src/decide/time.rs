use alloc::{vec, vec::Vec};

use shakmaty::Color;

use super::call::{Call, Decision, Judgement, Party};
use crate::{
    Command, Event, FlagRule, Instant, Refusal, Running, Span, State, Termination, TimeControl,
    clock::{Gap, Zone},
};

pub(super) fn judge(call: &Call<'_>, party: Party, command: &Command) -> Judgement {
    match command {
        Command::RefillClock => refill(call, party.player()?),
        Command::ClaimFlag => Err(unclaimed(call, party)),
        Command::DeclareReflection => declare(call, party.player()?),
        Command::ReturnDowntime { from, until } => {
            party.timekeeper()?;
            return_downtime(call, *from, *until)
        }
        Command::NoteZone { of, zone } => {
            party.timekeeper()?;
            note_zone(call, *of, zone)
        }
        _ => {
            party.timekeeper()?;
            Err(Refusal::FlagNotFallen)
        }
    }
}

/// The flag, if it falls by this command (FIDE 6.9). The timekeeper looks at the clock when it is judged; anybody else's
/// command is late, or claims, by when it was received: a claim of before the deadline would wait for itself.
pub(super) fn flag(call: &Call<'_>, party: Party, command: &Command) -> Option<Decision> {
    let instant = match command {
        Command::ReturnDowntime { .. }
        | Command::NoteZone { .. }
        | Command::NoteMail { .. }
        | Command::GiveWay { .. }
        | Command::Appeal { .. }
        | Command::DecideAppeal { .. } => return None,
        // In an adjournment the sealed move may have ended the game before (FIDE Guidelines I.10): the envelope decides.
        _ if matches!(call.game.state(), State::ReplierAbsent | State::SealerAbsent) => return None,
        Command::FlagFall => call.stamp.judged_at,
        _ => call.stamp.received_at,
    };
    let running = call.game.flag_fallen(instant)?;
    let fell = Event::FlagFell { at: call.at, by: running.side, deadline: running.deadline };
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

/// Why a flag was not claimed.
fn unclaimed(call: &Call<'_>, party: Party) -> Refusal {
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

/// Gives the running clock, who is waited for, and the arbiters who decide a claim, what they lost while the service was away. A flag that had fallen before stays fallen;
/// one that would have fallen meanwhile has not. Of special leave it is on record although nothing counted, for that can
/// be reversed.
fn return_downtime(call: &Call<'_>, from: Instant, until: Instant) -> Judgement {
    let running = call.game.clock.running.filter(|running| running.deadline >= from);
    let start = |running: &Running| from.max(running.since).max(running.returned_until.unwrap_or(from));
    let gained = running.map_or(Span::ZERO, |running| {
        let start = start(&running);
        // What did not count anyway, or is given back already, is not given back a second time.
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
    Ok(Event::DowntimeReturned { at: call.at, from, until, gained }.into())
}

/// The record says what clocks show where a player is for as long as his next move can take: 1,000 days of which two
/// thirds of every day are night are a little more than eight years. It is asked again before every move.
const FORESEEN: Span = Span::days(9 * 365);

/// Free time is free where the player is, by what is known when his clock starts: one that runs, or stands still to go
/// on, is not counted anew.
fn note_zone(call: &Call<'_>, of: Color, zone: &Zone) -> Judgement {
    let known = &call.game.clock.zones[of];
    if call.game.regulations.free_time.is_none()
        || call.game.begun(of, call.at).is_some()
        || !zone.is_sound()
        || known.agrees(zone, call.at, call.at + FORESEEN)
    {
        return Err(Refusal::ZoneNoted);
    }
    Ok(Event::ZoneNoted { at: call.at, of, zone: zone.clone() }.into())
}

/// Where a flag must be claimed its fall ends nothing, but nobody takes it back himself.
pub(super) fn check_in_time(call: &Call<'_>) -> Result<(), Refusal> {
    call.game
        .flag_fallen(call.stamp.received_at)
        .map_or(Ok(()), |running| Err(Refusal::TooLate { deadline: running.deadline }))
}

/// ICCF, "Use 40+ reflection": declared before silence has lost, it holds for this move. A deadline that an arbiter has
/// set is not declared away.
fn declare(call: &Call<'_>, by: Color) -> Judgement {
    check_in_time(call)?;
    let running = call.game.clock.running.filter(|running| running.side == by).ok_or(Refusal::NotYourMove)?;
    if call.game.regulations.silence.is_none() || running.declared || running.at_most.is_some() {
        return Err(Refusal::NothingToDeclare);
    }
    Ok(Event::ReflectionDeclared { at: call.at, by }.into())
}

/// ICCF Rules, Appendix 3: while on move a player may refill his clock by style, but never above what it shows at most.
fn refill(call: &Call<'_>, by: Color) -> Judgement {
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
    // Not every second anew.
    if amount <= Span::ZERO || (amount < Span::hours(1) && amount < shown.bank) {
        return Err(Refusal::NothingToRefill);
    }
    let received_at = call.stamp.received_at;
    Ok(Event::ClockRefilled { at: call.at, received_at, by, amount }.into())
}
