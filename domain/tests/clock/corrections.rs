//! Time that an arbiter sets, gives and takes, with everything else that moves a deadline. The clock shows when the
//! flag falls, and no time counts twice.

use domain::{
    clock::{Date, Leave, Period, Weekday},
    *,
};

use crate::{
    examples::{DAY, days},
    games::{START, at, table, with},
    table::*,
};

fn set(deadline: Instant) -> Command {
    act(Act::Clocks { used: ByColor::default(), deadline: Some(deadline) })
}

/// Days after the start, to whole days of UTC.
fn leave(first: i64, length: i64) -> Leave {
    let day = at(START).0 / DAY.0 + first;
    let date = |day: i64| Date(i32::try_from(day).unwrap());
    Leave {
        first: date(day),
        last: date(day + length - 1),
        from: Instant(day * DAY.0),
        until: Instant((day + length) * DAY.0),
        special: false,
    }
}

fn special(leave: Leave) -> Command {
    act(Act::Leave { side: Color::White, leave })
}

fn absent(table: &mut Table, from: Instant, until: Instant) {
    table.now = until;
    table.act_at(Actor::Timekeeper, Command::ReturnDowntime { from, until }, Stamp::at(until));
}

fn done_at(table: &mut Table, instant: Instant, actor: Actor, command: Command) {
    table.now = instant;
    let refusal = table.act_at(actor, command, Stamp::at(instant)).refusal;
    assert_eq!(refusal, None);
}

/// Whole days, a delay and duplication round the display. The set deadline holds to the millisecond, everywhere, and an
/// outage extends it by its length.
#[test]
fn corrected_deadline_is_shown() {
    let delay = Period { delay: days(5), ..Period::new(None, days(30)) };
    let exact = TimeControl::exact(vec![Period::new(None, days(60))]);
    for control in [
        TimeControl::PerMove { days: 10 },
        TimeControl::iccf(10, 50),
        TimeControl::exact(vec![delay]),
        TimeControl::triple_block(50, 75, 1),
        exact,
    ] {
        for hours in [30, 5 * 24 + 7, 30 * 24 + 1] {
            let mut table = table(with(control.clone()), at(START));
            let deadline = at(START) + Span::hours(hours);
            done_at(&mut table, at(START) + DAY, ARBITER, set(deadline));
            let shown = |table: &Table| table.game.reading(table.now).unwrap().deadline;
            assert_eq!((table.deadline(), shown(&table)), (deadline, deadline), "{control:?}");
            let from = at(START) + DAY + Span::hours(1);
            absent(&mut table, from, from + Span::minutes(10));
            let later = deadline + Span::minutes(10);
            assert_eq!((table.deadline(), shown(&table)), (later, later), "{control:?}");
            assert_eq!(table.game.flag_fallen(later), None);
            let mut late = table.clone();
            assert!(
                matches!(late.game.flag_fallen(later + Span(1)), Some(running) if running.deadline == later)
            );
            late.now = later + Span(1);
            late.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(later + Span(1)));
            assert_eq!(late.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
            assert!(!late.game.by_silence, "there is no rule about silence");
            // More time is more time, also where it was rounded.
            done_at(
                &mut table,
                from + Span::hours(1),
                ARBITER,
                act(Act::Time { side: Color::White, span: DAY }),
            );
            assert!(table.deadline() > later && shown(&table) == table.deadline(), "{control:?}");
            done_at(&mut table, later, WHITE, mv("e4"));
            assert!(table.game.clock.sides.white.balances());
            check_record(&table);
        }
    }
}

/// In a time in which the clock stands still nothing ends: the deadline is when it goes on. But leave can be cancelled, and
/// a deadline on a day of it would be its first day then.
#[test]
fn corrected_deadlines_avoid_pauses() {
    for control in [TimeControl::PerMove { days: 10 }, TimeControl::exact(vec![Period::new(None, days(20))])]
    {
        let mut regulations = with(control);
        regulations.free_time.weekdays = vec![Weekday::Saturday, Weekday::Sunday];
        let mut table = table(regulations, at(START));
        let free = (0..7)
            .map(|day| at(START) + days(day))
            .find(|&day| table.game.reading(day).unwrap().paused.is_some());
        let end = table.game.reading(free.unwrap()).unwrap().next.unwrap().at;
        let set_at = end - Span::hours(30);
        table.done(ARBITER, set(set_at));
        assert_eq!(table.deadline(), end);
        assert_eq!(table.game.reading(set_at).unwrap().deadline, end);
        check_record(&table);
    }
    let mut table = table(with(TimeControl::PerMove { days: 7 }), at(START));
    table.done(ARBITER, special(leave(1, 10)));
    let of_leave = table.game.clock.leave.white[0];
    for within in [of_leave.from, of_leave.until - Span(1)] {
        assert_eq!(table.refused(ARBITER, set(within)), Refusal::BadClocks);
    }
    for outside in [of_leave.from - Span(1), of_leave.until] {
        table.done(ARBITER, set(outside));
        assert_eq!(table.deadline(), outside);
    }
}

/// A clock can be in debt under rules by which flags are claimed. The arbiter's deadline is paid for all the same.
#[test]
fn corrected_deadline_holds_in_debt() {
    let control = TimeControl::fischer(days(2), DAY, None);
    let mut table = table(Regulations { flags: FlagRule::OnClaim, ..with(control) }, at(START));
    table.now = at(START) + days(8);
    table.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(table.now));
    table.play("e4 e5");
    assert!(table.game.clock.sides.white.left < Span::ZERO);
    let deadline = table.now + days(4);
    table.done(ARBITER, set(deadline));
    assert_eq!(table.deadline(), deadline);
    let from = table.now;
    absent(&mut table, from, from + Span::minutes(10));
    assert_eq!(table.deadline(), deadline + Span::minutes(10));
    check_record(&table);
}

/// ICCF Rules, Appendix 3: time that a Triple Block clock cannot show goes to the bank, in a running clock too.
#[test]
fn triple_block_never_exceeds_its_display() {
    let mut table = table(with(TimeControl::triple_block(50, 75, 1)), at(START));
    table.now = at(START) + DAY;
    let give = |table: &mut Table, span| table.done(ARBITER, act(Act::Time { side: Color::White, span }));
    give(&mut table, days(20));
    let shown = table.game.reading(table.now).unwrap();
    assert_eq!((shown.left, shown.bank), (days(50), days(94) - Span(1000)));
    give(&mut table, Span::ZERO - days(10));
    let shown = table.game.reading(table.now).unwrap();
    assert!(shown.left < days(40) && shown.bank > days(93), "it is taken from the clock: {shown:?}");
    let far = table.now + days(50) + Span::hours(1);
    assert_eq!(table.refused(ARBITER, set(far)), Refusal::BadClocks);
    table.done(ARBITER, set(far - Span::hours(2)));
    assert!(table.game.clock.sides.white.balances());
    check_record(&table);
}

/// Sudden-death protection gives three days, never more: an overdraft stays where flags are claimed.
#[test]
fn protection_does_not_forgive_lateness() {
    let control = TimeControl::TripleBlock {
        clock_days: 5,
        bank_days: 0,
        increment_days: 0,
        increment_moves: 0,
        sudden_death_protection: true,
    };
    let mut table = table(Regulations { flags: FlagRule::OnClaim, ..with(control) }, at(START));
    table.now = at(START) + days(6);
    table.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(table.now));
    table.play("e4 e5");
    let left = table.game.clock.sides.white.left;
    assert!(left > days(1) && left <= days(2), "a day late and a second: {left:?}");
    assert!(table.game.clock.sides.white.balances());
}

/// Special leave may have begun: days that were given back for another reason are not given twice, in any order.
#[test]
fn special_leave_gives_nothing_twice() {
    let control = || TimeControl::fischer(days(30), DAY, None);
    let midnight = Instant(at(START).0 / DAY.0 * DAY.0);
    let day = |n: i64| midnight + days(n);
    for leave_first in [false, true] {
        let mut table = table(with(control()), at(START));
        let before = table.deadline();
        if leave_first {
            table.done(ARBITER, special(leave(1, 6)));
        }
        absent(&mut table, day(2), day(3));
        if !leave_first {
            done_at(&mut table, day(5), ARBITER, special(leave(1, 6)));
        }
        assert_eq!(table.deadline() - before, days(6), "{leave_first}");
        check_record(&table);
    }
    // A claim that waited five days; of the leave's five one is new.
    let adjudication = Some(AdjudicationRules::default());
    let mut table = table(Regulations { adjudication, ..with(control()) }, at(START));
    let before = table.deadline();
    let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
    done_at(&mut table, day(1), WHITE, ask);
    let claim = table.game.claim.as_ref().unwrap().seq;
    done_at(&mut table, day(6), ARBITER, Command::DecideClaim { claim, upheld: false });
    assert_eq!(table.deadline() - before, days(5));
    done_at(&mut table, day(6) + Span(1), ARBITER, special(leave(2, 5)));
    assert_eq!(table.deadline() - before, days(6));
    check_record(&table);
}

/// A takeback gives the time since back; leave over the same days gives none of it again.
#[test]
fn leave_after_takeback_returns_nothing_twice() {
    let mut regulations = with(TimeControl::fischer(days(30), DAY, None));
    regulations.arbiter.takeback = true;
    let mut table = table(regulations, at(START));
    done_at(&mut table, at(START) + DAY, WHITE, mv("e4"));
    done_at(&mut table, at(START) + days(6), ARBITER, act(Act::TakeBack { to: Ply(0) }));
    let left = table.game.reading(table.now).unwrap().left;
    table.done(ARBITER, special(leave(2, 6)));
    assert_eq!(table.game.reading(table.now).unwrap().left, left);
    check_record(&table);
}

/// It counts against no allowance, and gives none when it is taken back; when it is over there is nothing to give.
#[test]
fn special_leave_is_no_allowance() {
    let rules = LeaveRules { days_per_year: 10, ..LeaveRules::default() };
    let mut table = table(Regulations { leave: Some(rules), ..with(TimeControl::iccf(10, 50)) }, at(START));
    let book = |first, length| Command::BookLeave { leave: leave(first, length) };
    table.done(WHITE, book(2, 10));
    assert!(matches!(table.refused(WHITE, book(60, 10)), Refusal::LeaveUsedUp { .. }));
    for _ in 0..3 {
        table.done(ARBITER, special(leave(40, 10)));
        table.done(WHITE, Command::CancelLeave { first: leave(40, 10).first });
        assert!(matches!(table.refused(WHITE, book(60, 10)), Refusal::LeaveUsedUp { days: 0, .. }));
    }
    // The player takes their own leave back, and has its days again.
    table.done(WHITE, Command::CancelLeave { first: leave(2, 10).first });
    table.done(WHITE, book(60, 10));
    // Nor is the same leave special when the player books it.
    table.done(WHITE, Command::CancelLeave { first: leave(60, 10).first });
    table.done(ARBITER, special(leave(40, 10)));
    for _ in 0..2 {
        table.done(WHITE, Command::CancelLeave { first: leave(40, 10).first });
        table.done(WHITE, book(40, 10));
    }
    table.now = at(START) + days(5);
    assert_eq!(table.refused(ARBITER, special(leave(1, 2))), Refusal::BadLeave);
    check_record(&table);
}

/// Free time follows the player's zone at the start of the clock: it is not counted anew while the clock runs.
#[test]
fn zone_waits_for_the_running_clock() {
    let mut regulations = with(TimeControl::PerMove { days: 3 });
    regulations.free_time.weekdays = vec![Weekday::Saturday, Weekday::Sunday];
    let mut table = table(regulations, at(START));
    let note = |of| Command::NoteZone { of, zone: clock::Zone::fixed(-11 * 3600) };
    assert_eq!(table.refused(Actor::Timekeeper, note(Color::White)), Refusal::ZoneNoted);
    table.done(Actor::Timekeeper, note(Color::Black));
    check_record(&table);
}
