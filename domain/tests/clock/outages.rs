//! Clocks that stood still: outages of the service, leave while a clock is stopped, silence that an arbiter puts off.

use domain::{
    clock::{Date, Leave},
    *,
};

use crate::{
    examples::{DAY, days},
    games::{START, at, with},
    table::*,
};

fn leave(table: &Table, first: i64, length: i64) -> Leave {
    let first = table.now.0 / DAY.0 + first;
    let date = |day: i64| Date(i32::try_from(day).unwrap());
    let from = Instant(first * DAY.0);
    Leave {
        first: date(first),
        last: date(first + length - 1),
        from,
        until: from + days(length),
        special: false,
    }
}

fn ruled(regulations: Regulations) -> Table {
    crate::games::table(regulations, at(START))
}

fn absent(table: &mut Table, from: Instant, until: Instant) {
    table.now = until;
    table.act_at(Actor::Timekeeper, Command::ReturnDowntime { from, until }, Stamp::at(until));
}

/// Earlier events are not delayed by an outage.
#[test]
fn mail_before_outage_keeps_its_price() {
    for control in [TimeControl::PerMove { days: 10 }, TimeControl::iccf(10, 50)] {
        let mut table = ruled(with(control));
        let since = table.now;
        absent(&mut table, since + days(1), since + days(2));
        absent(&mut table, since + days(5), since + days(7));
        for (received, used) in [(0, 0), (1, 1), (2, 1), (4, 3), (5, 4), (6, 4), (7, 4), (8, 5)] {
            let mut table = table.clone();
            let stamp = Stamp { received_at: since + days(received), judged_at: since + days(9) };
            assert_eq!(table.game.reading(stamp.received_at).unwrap().used, days(used), "{received}");
            let decision = table.act_at(WHITE, mv("e4"), stamp);
            let EventKind::Moved { reflection, .. } = decision.events[0].kind else { panic!("a move") };
            assert_eq!(reflection, days(used), "received on day {received}");
            check_record(&table);
        }
    }
}

/// ICCF: the arbiter gives more time than silence allows; leave and outages move that deadline and do not forget it.
#[test]
fn a_deadline_beyond_the_silence_holds() {
    let regulations = Regulations {
        silence: Some(SilenceRule::default()),
        leave: Some(LeaveRules::default()),
        ..with(TimeControl::iccf(10, 200))
    };
    let mut table = ruled(regulations);
    let start = table.now;
    assert_eq!(table.deadline(), start + days(40) - Span(1));
    let left = table.game.reading(start).unwrap().left;
    let deadline = start + days(60);
    let used = ByColor::default();
    table.done(ARBITER, act(Act::Clocks { used, deadline: Some(deadline) }));
    assert_eq!(table.deadline(), deadline);
    assert_eq!(table.game.reading(table.now).unwrap().left, left, "nothing is taken of the clock");
    let booked = leave(&table, 3, 2);
    table.done(WHITE, Command::BookLeave { leave: booked });
    assert_eq!(table.deadline(), deadline + days(2));
    absent(&mut table, start + days(10), start + days(11));
    assert_eq!(table.deadline(), deadline + days(3));
    assert_eq!(
        table.refused(ARBITER, act(Act::Clocks { used, deadline: Some(table.now + Span(1000)) })),
        Refusal::BadClocks
    );
    table.done(ARBITER, act(Act::Clocks { used, deadline: Some(table.now + days(1)) }));
    // For this move only.
    table.play("e4");
    table.play("e5");
    assert_eq!(table.deadline(), table.now + days(40) - Span(1));
    check_record(&table);
}

/// With a rule about silence, time is taken of the clock that loses first.
#[test]
fn time_is_taken_before_silence_loses() {
    let silence = Some(SilenceRule::default());
    let mut table = ruled(Regulations { silence, ..with(TimeControl::iccf(10, 20)) });
    let start = table.now;
    assert_eq!(table.deadline(), start + days(21) - Span(1));
    let used = ByColor::default();
    table.done(ARBITER, act(Act::Clocks { used, deadline: Some(start + days(12)) }));
    assert_eq!(table.game.reading(start).unwrap().left, days(12));
    assert_eq!(table.deadline(), start + days(12));
    check_record(&table);
}

/// An arbiter's deadline holds: there is nothing to declare. A player who had declared before has their clock.
#[test]
fn reflection_keeps_a_corrected_deadline() {
    for declared in [false, true] {
        let silence = Some(SilenceRule::default());
        let mut table = ruled(Regulations { silence, ..with(TimeControl::iccf(10, 200)) });
        if declared {
            table.done(WHITE, Command::DeclareReflection);
        }
        let deadline = table.now + days(30);
        let used = ByColor::default();
        table.done(ARBITER, act(Act::Clocks { used, deadline: Some(deadline) }));
        assert_eq!(table.refused(WHITE, Command::DeclareReflection), Refusal::NothingToDeclare);
        assert_eq!(table.deadline(), deadline);
        let silent = [Reminder::SilentFirst, Reminder::SilentSecond, Reminder::SilentLast];
        assert!(table.game.reminders().iter().all(|(which, _)| !silent.contains(which)));
        table.now = deadline;
        table.act(Actor::Timekeeper, Command::FlagFall);
        assert_eq!(table.game.by_silence, !declared);
        check_record(&table);
    }
}

/// The limit of a move is the same after an adjournment, whatever leave was booked or taken back meanwhile.
#[test]
fn leave_costs_a_stopped_clock_nothing() {
    let adjournment = AdjournmentRules { check_in: true, ..AdjournmentRules::default() };
    for cancelled in [false, true] {
        let regulations = Regulations {
            leave: Some(LeaveRules::default()),
            tablebase: Some(TablebaseRules::default()),
            adjournment: adjournment.clone(),
            ..with(TimeControl::PerMove { days: 10 })
        };
        let mut table = crate::games::table(regulations, at(START));
        // A claim waits for the arbiter, and the clock stands still.
        let booked = leave(&table, 4, 3);
        if cancelled {
            table.done(WHITE, Command::BookLeave { leave: booked });
        }
        let number = table.game.events;
        table.game.claim = Some(ReferredClaim {
            seq: number,
            by: Color::White,
            basis: ClaimBasis::TablebaseDraw,
            announced: None,
            received_at: table.now,
            until: at(START) + days(14),
            analyses: ByColor::default(),
            paused: Some(Paused { running: table.game.clock.running.take().unwrap(), at: at(START) + DAY }),
        });
        table.now = at(START) + DAY;
        if cancelled {
            table.done(WHITE, Command::CancelLeave { first: booked.first });
        } else {
            table.done(WHITE, Command::BookLeave { leave: booked });
        }
        table.now = at(START) + days(2) - Span(1000);
        table.done(ARBITER, Command::DecideClaim { claim: number, upheld: false });
        let left = table.game.reading(table.now).unwrap().left;
        assert_eq!(left, days(9), "a day was used of ten: cancelled {cancelled}");
        let wait = if cancelled { days(0) } else { days(3) };
        assert_eq!(table.deadline() - table.now, days(9) + wait);
    }
}

/// A fifth of the time that counts, not of the days on the wall.
#[test]
fn reminders_follow_the_time_left() {
    let regulations =
        Regulations { leave: Some(LeaveRules::default()), ..with(TimeControl::PerMove { days: 10 }) };
    let mut table = ruled(regulations);
    let start = table.now;
    let booked = leave(&table, 2, 20);
    table.done(WHITE, Command::BookLeave { leave: booked });
    let expected = [(Reminder::FifthLeft, start + days(28)), (Reminder::DayLeft, start + days(29))];
    assert_eq!(table.game.reminders(), expected);
    assert_eq!(table.deadline(), start + days(30));
    assert_eq!(table.game.reading(expected[0].1).unwrap().left, days(2));
}

/// A request in time is granted, whenever the mail is read.
#[test]
fn leave_counts_from_its_request() {
    let mut table =
        ruled(Regulations { leave: Some(LeaveRules::default()), ..with(TimeControl::PerMove { days: 10 }) });
    let booked = leave(&table, 3, 2);
    let (before, after) = (booked.from - Span::minutes(10), booked.from + Span::minutes(10));
    let limit = table.deadline();
    let late = decided(&table.game, WHITE, &Command::BookLeave { leave: booked }, None, Stamp::at(after));
    assert!(matches!(late.refusal, Some(Refusal::LeaveTooLate { .. })), "{late:?}");
    let stamp = Stamp { received_at: before, judged_at: after };
    let decision = table.act_at(WHITE, Command::BookLeave { leave: booked }, stamp);
    assert_eq!(decision.refusal, None);
    assert_eq!(decision.events[0].at, after, "the record stays in order");
    assert_eq!(table.deadline(), limit + days(2));
    let cancel = Command::CancelLeave { first: booked.first };
    let late = decided(&table.game, WHITE, &cancel, None, Stamp::at(after));
    assert_eq!(late.refusal, Some(Refusal::NoSuchLeave));
    assert_eq!(table.act_at(WHITE, cancel, stamp).refusal, None);
    assert_eq!(table.deadline(), limit);
}

/// Nothing counted, but when the leave is reversed it is no time used either; nor when it is given later.
#[test]
fn outage_in_reversed_leave_costs_nothing() {
    let other = Actor::Arbiter(PlayerId(8));
    for (from, until, leave_first) in
        [(3, 8, true), (1, 8, true), (8, 14, true), (1, 14, true), (3, 8, false), (1, 8, false)]
    {
        for control in [TimeControl::PerMove { days: 30 }, TimeControl::iccf(10, 50)] {
            let mut table = ruled(with(control));
            let (start, granted) = (table.now, leave(&table, 2, 10));
            let grant = act(Act::Leave { side: Color::White, leave: granted });
            if leave_first {
                table.done(ARBITER, grant.clone());
            }
            absent(&mut table, start + days(from), start + days(until));
            let again = Command::ReturnDowntime { from: start + days(from), until: start + days(until) };
            let again = decided(&table.game, Actor::Timekeeper, &again, None, Stamp::at(table.now));
            assert_eq!(again, Refusal::NothingToReturn.into(), "once");
            if !leave_first {
                table.done(ARBITER, grant);
            }
            let number = table.game.acts[0].seq;
            table.done(BLACK, Command::Appeal { act: number });
            table.done(other, Command::DecideAppeal { act: number, reverse: true });
            let used = table.game.reading(table.now).unwrap().used;
            assert_eq!(used, table.now - start - days(until - from), "{from} {until} {leave_first}");
            table.play("e4");
            assert!(table.game.clock.sides.white.balances());
            check_record(&table);
        }
    }
}
