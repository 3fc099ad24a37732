//! Special leave, and its reversal.

use domain::*;

use crate::table::*;

const OTHER: Actor = Actor::Arbiter(PlayerId(8));

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(10);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

/// Does the act, and answers its number.
fn number(table: &mut Table, command: Command) -> u32 {
    table.done(ARBITER, command);
    table.game.events
}

fn reverse(table: &mut Table, who: Actor, act: u32) {
    table.done(who, Command::Appeal { act });
    table.done(OTHER, Command::DecideAppeal { act, reverse: true });
    check_record(table);
}

/// Returns days of UTC, from a number of days after today.
fn leave(table: &Table, first: i64, length: i64) -> clock::Leave {
    let day = table.now.0 / 86_400_000 + first;
    let date = |day: i64| clock::Date(i32::try_from(day).unwrap());
    let (from, until) = (Instant(day * 86_400_000), Instant((day + length) * 86_400_000));
    clock::Leave { first: date(day), last: date(day + length - 1), from, until, special: false }
}

/// The days until its reversal are charged to no one if players on leave do not move. If they may move, the days are
/// charged, and an arbiter who does not want the flag to be down gives time first.
#[test]
fn special_leave_is_not_charged() {
    for (may_move, given) in [(false, false), (true, false), (true, true)] {
        let mut table = ruled(|rules| rules.leave = Some(LeaveRules { may_move, ..LeaveRules::default() }));
        let (start, granted) = (table.now, leave(&table, 1, 30));
        let act_of = number(&mut table, act(Act::Leave { side: Color::White, leave: granted }));
        table.now = start + Span::days(9);
        let tried = decided(&table.game, WHITE, &mv("e4"), None, Stamp::at(table.now)).refusal;
        assert_eq!(tried.is_some(), !may_move);
        // However often something happens meanwhile.
        for _ in 0..40 {
            table.now = table.now + Span::hours(2);
            table.done(WHITE, Command::Say);
        }
        table.now = start + Span::days(13);
        if given {
            table.done(ARBITER, act(Act::Time { side: Color::White, span: Span::days(12) }));
        }
        reverse(&mut table, BLACK, act_of);
        let used = if may_move { table.now - start } else { granted.from - start };
        let shown = table.game.reading(table.now).unwrap();
        assert_eq!(shown.used, used, "{may_move}");
        // An earlier mail is judged by the pauses of its time.
        let before = table.game.reading(granted.from + Span::days(3)).unwrap().used;
        assert_eq!(before, if may_move { granted.from + Span::days(3) - start } else { used });
        let refusal = table.act(WHITE, mv("e4")).refusal;
        let late = may_move && !given;
        assert_eq!(matches!(refusal, Some(Refusal::TooLate { .. })), late, "{refusal:?}");
        assert_eq!(table.ended().is_some(), late);
        check_record(&table);
    }
}

/// Returns only the days on which the player could not move. Days before leave was granted, after they took it back, or of a
/// made move do not count.
#[test]
fn reversed_leave_returns_its_own_days() {
    let mut table = ruled(|rules| rules.leave = Some(LeaveRules::default()));
    let start = table.now;
    let (begun, booked) = (leave(&table, 1, 6), leave(&table, 12, 5));
    table.now = start + Span::days(3);
    let first = number(&mut table, act(Act::Leave { side: Color::White, leave: begun }));
    let (granted_at, over) = (table.now, begun.until);
    let second = number(&mut table, act(Act::Leave { side: Color::White, leave: booked }));
    table.done(WHITE, Command::CancelLeave { first: booked.first });
    table.now = over + Span::hours(5);
    reverse(&mut table, BLACK, first);
    let used = table.now - start - (over - granted_at);
    assert_eq!(table.game.reading(table.now).unwrap().used, used);
    table.play("e4");
    assert_eq!(table.game.clock.used.white, used + Span(1000));
    table.now = booked.from + Span::days(1);
    let left = table.game.reading(table.now).unwrap().left;
    reverse(&mut table, BLACK, second);
    assert_eq!(table.game.reading(table.now).unwrap().left, left - Span(2000), "the clock of Black ran on");
}

fn end(first: clock::Date) -> Command {
    act(Act::EndLeave { side: Color::White, first })
}

/// An arbiter's slip keeps no player from moving for a year: leave that runs ends at once, and its past days have
/// passed. Reversed, it continues as before.
#[test]
fn running_leave_ends_at_once() {
    for may_move in [false, true] {
        let mut table = ruled(|rules| rules.leave = Some(LeaveRules { may_move, ..LeaveRules::default() }));
        let (start, granted) = (table.now, leave(&table, 1, 300));
        table.done(ARBITER, act(Act::Leave { side: Color::White, leave: granted }));
        let before = table.clone();
        assert_eq!(table.refused(ARBITER, end(clock::Date(granted.first.0 + 1))), Refusal::NoSuchLeave);
        assert_eq!(table.refused(WHITE, end(granted.first)), Refusal::NotAnArbiter);
        table.now = granted.from + Span::hours(30);
        let ended = number(&mut table, end(granted.first));
        let at = table.now;
        assert_eq!(table.game.clock.leave.white[0].days(), 2);
        assert_eq!(table.deadline(), at + Span::days(10) - (granted.from - start), "{may_move}");
        assert_eq!(table.refused(ARBITER, end(granted.first)), Refusal::NoSuchLeave);
        table.now = at + Span::days(1);
        table.clone().play("e4");
        check_record(&table);
        reverse(&mut table, BLACK, ended);
        assert_eq!(table.game.clock.running, before.game.clock.running, "as if it had not been ended");
        assert_eq!(table.game.clock.leave, before.game.clock.leave);
    }
}

/// The allowance has the days again that do not come about, and a day that has begun is taken.
#[test]
fn ended_leave_returns_its_days() {
    let rules = LeaveRules { days_per_year: 10, ..LeaveRules::default() };
    let mut table = ruled(|regulations| regulations.leave = Some(rules));
    let (booked, later) = (leave(&table, 1, 6), leave(&table, 20, 4));
    for leave in [booked, later] {
        table.done(WHITE, Command::BookLeave { leave });
    }
    let year = booked.first.year();
    assert_eq!(table.game.clock.leave_days.white, [(year, 10)]);
    let before = table.deadline();
    table.done(ARBITER, end(later.first));
    assert_eq!(table.game.clock.leave_days.white, [(year, 6)], "it had not begun");
    assert_eq!(table.game.clock.leave.white, [booked]);
    assert_eq!(table.deadline(), before);
    // Special leave over the same days begins on another one, and stands.
    let special = leave(&table, 2, 3);
    table.done(ARBITER, act(Act::Leave { side: Color::White, leave: special }));
    table.now = booked.from + Span::hours(36);
    table.done(ARBITER, end(booked.first));
    assert_eq!(table.game.clock.leave_days.white, [(year, 2)]);
    assert_eq!(table.deadline(), before - (booked.until - special.until));
    assert_eq!(table.refused(WHITE, mv("e4")), Refusal::OnLeave { until: special.until });
    table.done(ARBITER, end(special.first));
    assert_eq!(table.game.clock.leave_days.white, [(year, 2)], "it counted against nothing");
    table.play("e4");
    check_record(&table);
}

#[test]
fn leave_bookings_are_limited() {
    let command = |special, leave| match special {
        false => (WHITE, Command::BookLeave { leave }),
        true => (ARBITER, act(Act::Leave { side: Color::White, leave })),
    };
    for (most, one_more) in [(false, false), (true, true), (false, true), (true, false)] {
        let mut table = ruled(|rules| rules.leave = Some(LeaveRules::default()));
        for n in 0..20 {
            let (who, booked) = command(most, leave(&table, 2 + 2 * n, 1));
            table.done(who, booked);
        }
        let (who, booked) = command(one_more, leave(&table, 60, 1));
        assert_eq!(table.refused(who, booked), Refusal::BadLeave, "{most} {one_more}");
    }
}

#[test]
fn special_leave_is_of_this_time() {
    let start = ruled(|_| {});
    let skewed = clock::Leave { until: leave(&start, 1, 5).until, ..leave(&start, 1, 3) };
    let reversed = clock::Leave { last: leave(&start, 0, 1).last, ..leave(&start, 1, 1) };
    for (granted, refusal) in [
        (leave(&start, -5, 3), Some(Refusal::BadLeave)),
        (leave(&start, -5, 6), None),
        (leave(&start, -401, 403), Some(Refusal::BadLeave)),
        (leave(&start, -399, 403), None),
        (leave(&start, 1, 401), Some(Refusal::BadLeave)),
        (leave(&start, 1, 398), None),
        (skewed, Some(Refusal::BadLeave)),
        (reversed, Some(Refusal::BadLeave)),
    ] {
        let done = start.clone().act(ARBITER, act(Act::Leave { side: Color::White, leave: granted }));
        assert_eq!(done.refusal, refusal, "{granted:?}");
    }
}

/// The state of a game does not grow with its years.
#[test]
fn past_years_are_forgotten() {
    let mut table = ruled(|rules| {
        rules.time_control = TimeControl::exact(vec![clock::Period::new(None, Span::days(999))]);
        rules.leave = Some(LeaveRules::default());
    });
    let first = leave(&table, 2, 3);
    table.done(WHITE, Command::BookLeave { leave: first });
    for text in ["e4", "e5"] {
        table.now = table.now + Span::days(980);
        table.play(text);
    }
    let later = leave(&table, 2, 3);
    table.done(WHITE, Command::BookLeave { leave: later });
    assert!(later.first.year() > first.first.year() + 2);
    assert_eq!(table.game.clock.leave_days.white, [(later.first.year(), 3)]);
}

/// Leave for all games can have been requested before this one began.
#[test]
fn leave_requested_before_start_verifies() {
    let mut table =
        ruled(|rules| rules.leave = Some(LeaveRules { notice_days: 20, ..LeaveRules::default() }));
    let book = Command::BookLeave { leave: leave(&table, 3, 5) };
    let stamp = Stamp { received_at: table.now - Span::days(30), judged_at: table.now };
    let decision = table.act_at(WHITE, book, stamp);
    assert!(
        matches!(decision.events[..], [Event { kind: EventKind::LeaveBooked { .. }, .. }]),
        "{decision:?}"
    );
    check_record(&table);
}

/// Each day counts against the year it lies in.
#[test]
fn leave_over_new_year_counts_twice() {
    let rules = LeaveRules { days_per_year: 10, ..LeaveRules::default() };
    let table = || ruled(|regulations| regulations.leave = Some(rules));
    let start = table();
    let day = |text: &str| i64::from(text.parse::<clock::Date>().unwrap().0) - start.now.0 / 86_400_000;
    let from = |text, length| leave(&start, day(text), length);
    for (booked, days) in [
        (from("2027-12-28", 7), &[(2027, 4), (2028, 3)][..]),
        (from("2027-12-31", 2), &[(2027, 1), (2028, 1)]),
        (from("2027-12-28", 4), &[(2027, 4)]),
        (from("2028-01-01", 3), &[(2028, 3)]),
    ] {
        let mut table = table();
        table.done(WHITE, Command::BookLeave { leave: booked });
        assert_eq!(table.game.clock.leave_days.white, days, "{booked:?}");
        check_record(&table);
        table.done(WHITE, Command::CancelLeave { first: booked.first });
        assert!(table.game.clock.leave_days.white.iter().all(|&(_, days)| days == 0), "{booked:?}");
        check_record(&table);
    }

    // Each year has its own allowance, and the refusal names the year.
    let mut table = table();
    table.done(WHITE, Command::BookLeave { leave: from("2027-12-28", 7) });
    for (booked, refusal) in [
        (from("2027-12-21", 7), Some(Refusal::LeaveUsedUp { year: 2027, days: 6 })),
        (from("2028-01-04", 8), Some(Refusal::LeaveUsedUp { year: 2028, days: 7 })),
        (from("2027-12-21", 6), None),
        (from("2028-01-04", 7), None),
    ] {
        let command = Command::BookLeave { leave: booked };
        assert_eq!(table.clone().act(WHITE, command.clone()).refusal, refusal, "{booked:?}");
        if refusal.is_none() {
            table.done(WHITE, command);
        }
    }
    assert_eq!(table.game.clock.leave_days.white, [(2027, 10), (2028, 10)]);
    for (first, year) in [("2027-02-01", 2027), ("2028-01-20", 2028)] {
        let refused = table.refused(WHITE, Command::BookLeave { leave: from(first, 1) });
        assert_eq!(refused, Refusal::LeaveUsedUp { year, days: 0 });
    }
}

/// Two leaves that touch are one to the clock; a day in both is refused.
#[test]
fn adjacent_leaves_touch_and_never_overlap() {
    let start = ruled(|rules| rules.leave = Some(LeaveRules::default()));
    let one = {
        let mut table = start.clone();
        table.done(WHITE, Command::BookLeave { leave: leave(&start, 3, 6) });
        table
    };
    let [earlier, later] = [leave(&start, 3, 2), leave(&start, 5, 4)];
    assert_eq!(earlier.until, later.from);
    for (first, second) in [(earlier, later), (later, earlier)] {
        let mut table = start.clone();
        table.done(WHITE, Command::BookLeave { leave: first });
        table.done(WHITE, Command::BookLeave { leave: second });
        let year = first.first.year();
        assert_eq!(table.game.clock.leave_days.white, [(year, 6)]);
        assert_eq!(table.deadline(), one.deadline());
        for hours in 0..24 * 10 {
            let at = start.now + Span::hours(hours);
            assert_eq!(table.game.reading(at), one.game.reading(at), "{hours} hours");
        }
        let between = Stamp::at(later.from);
        let tried = decided(&table.game, WHITE, &mv("e4"), None, between).refusal;
        assert_eq!(tried, Some(Refusal::OnLeave { until: later.until }));
        for overlapping in
            [leave(&start, 4, 1), leave(&start, 2, 2), leave(&start, 8, 2), leave(&start, 2, 9)]
        {
            let refused = table.refused(WHITE, Command::BookLeave { leave: overlapping });
            assert_eq!(refused, Refusal::LeaveOverlaps, "{overlapping:?}");
        }
        for beside in [leave(&start, 2, 1), leave(&start, 9, 1)] {
            table.clone().done(WHITE, Command::BookLeave { leave: beside });
        }
        // Cancelling one leaves the other.
        table.done(WHITE, Command::CancelLeave { first: earlier.first });
        assert_eq!(table.game.clock.leave.white, [later]);
        assert_eq!(table.deadline(), one.deadline() - Span::days(2));
        check_record(&table);
    }
}
