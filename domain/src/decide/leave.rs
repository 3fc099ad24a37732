use shakmaty::Color;

use super::call::{Call, Judgement, Party};
use crate::{
    EventKind, LeaveRules, Refusal, Span,
    clock::{Date, Leave},
};

/// Leave that is booked and not over, at most.
const MAX_BOOKED: usize = 20;
/// The most time that leave is booked ahead.
const MAX_AHEAD: Span = Span::days(400);

/// A player on leave does not move, unless regulations allow it (ICCF server).
pub(super) fn check_present(call: &Call<'_>, party: Party) -> Result<(), Refusal> {
    let Party::Player(by) = party else { return Ok(()) };
    call.game.kept_away(by, call.stamp.received_at).map_or(Ok(()), |until| Err(Refusal::OnLeave { until }))
}

/// Books leave ahead, in whole days, within the allowance of each calendar year. The time of the request decides, not
/// the time at which the mail is read.
pub(super) fn book(call: &Call<'_>, by: Color, leave: &Leave) -> Judgement {
    let Some(rules) = &call.game.regulations.leave else { return Err(Refusal::NoLeave) };
    let LeaveRules { days_per_year, notice_days, min_days, .. } = *rules;
    let length = (leave.until - leave.from).0;
    // Days where clocks change are an hour or so longer or shorter; of the calendar alone some zones skip one.
    let days = i64::from(leave.last.0) - i64::from(leave.first.0) + 1;
    if leave.last < leave.first || (length - days * Span::days(1).0).abs() > Span::days(1).0 {
        return Err(Refusal::BadLeave);
    }
    if days < i64::from(min_days) {
        return Err(Refusal::LeaveTooShort { days: min_days });
    }
    if leave.from < call.stamp.received_at + Span::days(notice_days) {
        return Err(Refusal::LeaveTooLate { days: notice_days });
    }
    if leave.until > call.at + MAX_AHEAD {
        return Err(Refusal::BadLeave);
    }
    let booked = &call.game.clock.leave[by];
    if booked.iter().any(|other| leave.from < other.until && other.from < leave.until) {
        return Err(Refusal::LeaveOverlaps);
    }
    let current = booked.iter().filter(|other| other.until > call.at).count();
    if current >= MAX_BOOKED {
        return Err(Refusal::BadLeave);
    }
    for (year, days) in leave.days_of_years() {
        let taken = call.game.clock.leave_days[by].iter().find(|(of, _)| *of == year);
        let left = days_per_year.saturating_sub(taken.map_or(0, |&(_, days)| days));
        if days > left {
            return Err(Refusal::LeaveUsedUp { year, days: left });
        }
    }
    Ok(EventKind::LeaveBooked { by, leave: Leave { special: false, ..*leave } }.at(call.at).into())
}

/// Special leave is by the arbiter's judgement: it may have begun, and counts against no allowance. Clocks of Triple
/// Block never stop (ICCF Rules, Appendix 3).
pub(super) fn check_special(call: &Call<'_>, side: Color, leave: &Leave) -> Result<(), Refusal> {
    if !call.game.regulations.time_control.knows_leave() {
        return Err(Refusal::NoLeave);
    }
    let days = i64::from(leave.last.0) - i64::from(leave.first.0) + 1;
    let length = (leave.until - leave.from).0;
    if days < 1
        || (length - days * Span::days(1).0).abs() > Span::days(1).0
        || leave.until <= call.at
        || leave.until > call.at + MAX_AHEAD
        || leave.from < call.at - MAX_AHEAD
        || call.game.clock.leave[side].len() >= MAX_BOOKED
    {
        return Err(Refusal::BadLeave);
    }
    let days = |leave: &Leave| (leave.first, leave.last);
    if call.game.clock.leave[side].iter().any(|other| days(other) == days(leave)) {
        return Err(Refusal::LeaveOverlaps);
    }
    Ok(())
}

/// An arbiter ends any leave that is not over (ICCF server).
pub(super) fn check_end(call: &Call<'_>, side: Color, first: Date) -> Result<(), Refusal> {
    let mut leave = call.game.clock.leave[side].iter();
    let found = leave.any(|leave| leave.first == first && leave.until > call.at);
    found.then_some(()).ok_or(Refusal::NoSuchLeave)
}

/// Only leave that had not begun when that was asked for is taken back (ICCF server).
pub(super) fn cancel(call: &Call<'_>, by: Color, first: Date) -> Judgement {
    let asked_at = call.stamp.received_at;
    let booked = call.game.clock.leave[by].iter().find(|leave| leave.first == first && leave.from > asked_at);
    let leave = *booked.ok_or(Refusal::NoSuchLeave)?;
    Ok(EventKind::LeaveCancelled { by, leave }.at(call.at).into())
}
