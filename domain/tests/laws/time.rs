use domain::*;

use crate::table::*;

const LATE: Termination = Termination::TimeLimitExceeded;

fn after(table: &Table, span: Span) -> Stamp {
    Stamp::at(table.deadline() + span)
}

/// The last instant is in time, the next is not; the queue behind the intake does not matter.
#[test]
fn receipt_decides_the_time() {
    let table = Table::standard();
    let deadline = table.deadline();
    assert_eq!(deadline - table.now, Span::days(7));
    let judge = |received: Instant, judged: Instant| {
        decided(&table.game, WHITE, &mv("e4"), None, Stamp { received_at: received, judged_at: judged })
    };
    let weeks_later = deadline + Span::days(30);
    let in_time = judge(deadline, weeks_later);
    assert_eq!(in_time.refusal, None);
    assert!(matches!(
        in_time.events[..],
        [Event { at, kind: EventKind::Moved { received_at, reflection, .. } }]
            if at == weeks_later && received_at == deadline && reflection == Span::days(7)
    ));
    let late = judge(deadline + Span(1), deadline + Span(1));
    assert_eq!(late.refusal, Some(Refusal::TooLate { deadline }));
    assert!(matches!(
        late.events[..],
        [
            Event { kind: EventKind::FlagFell { by: Color::White, .. }, .. },
            Event { kind: EventKind::Ended { outcome: Outcome::BlackWins, termination: LATE }, .. }
        ]
    ));
}

/// The opponent's clock starts when the move is acknowledged, not when it was received.
#[test]
fn next_clock_starts_at_acknowledgement() {
    let mut table = Table::standard();
    let received_at = table.now + Span::hours(1);
    let judged_at = table.now + Span::hours(5);
    table.act_at(WHITE, mv("e4"), Stamp { received_at, judged_at });
    assert_eq!(table.game.clock.used.white, Span::hours(1));
    assert_eq!(table.deadline(), judged_at + Span::days(7));
    // Received before that: no time used, never less than none.
    let stamp = Stamp { received_at: judged_at - Span::hours(1), judged_at };
    table.act_at(BLACK, mv("e5"), stamp);
    assert_eq!(table.game.clock.used.black, Span::ZERO);
}

#[test]
fn game_time_never_runs_backwards() {
    let mut table = Table::standard();
    table.play("e4");
    let before = table.game.last_at;
    table.act_at(BLACK, mv("e5"), Stamp::at(before - Span::days(3)));
    assert_eq!(table.game.last_at, before);
    assert_eq!(table.game.clock.used.black, Span::ZERO);
}

#[test]
fn the_timekeeper_drops_the_flag_once() {
    let mut table = Table::standard();
    table.play("e4");
    let stamp = after(&table, Span(0));
    let early = table.act_at(Actor::Timekeeper, Command::FlagFall, stamp);
    assert_eq!(early, Refusal::FlagNotFallen.into());
    assert_eq!(table.refused(WHITE, Command::FlagFall), Refusal::NotTheTimekeeper);
    let stamp = after(&table, Span(1));
    let fallen = table.act_at(Actor::Timekeeper, Command::FlagFall, stamp);
    assert_eq!(fallen.refusal, None);
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, LATE)));
    assert_eq!(table.act_at(Actor::Timekeeper, Command::FlagFall, stamp), Refusal::GameOver.into());
}

/// FIDE 6.9: after the deadline time has decided first.
#[test]
fn anything_received_late_drops_the_flag() {
    let adjudicate = Command::Act { act: Act::Adjudicate { outcome: Outcome::Draw } };
    let cases = [
        (WHITE, Command::Resign, true),
        (WHITE, Command::AcceptDraw, true),
        (WHITE, Command::Say, true),
        (WHITE, claim(ClaimBasis::FiftyMoves, None), true),
        (BLACK, Command::Resign, false),
        (BLACK, mv("e5"), false),
        (ARBITER, adjudicate, false),
    ];
    for (actor, command, own) in cases {
        let mut table = Table::standard();
        let deadline = table.deadline();
        let stamp = after(&table, Span(1));
        let refusal = table.act_at(actor, command, stamp).refusal;
        let expected = if own { Refusal::TooLate { deadline } } else { Refusal::GameOver };
        assert_eq!(refusal, Some(expected));
        assert_eq!(table.ended(), Some((Outcome::BlackWins, LATE)));
    }
    let mut table = Table::standard();
    let stamp = after(&table, Span(1));
    assert_eq!(table.act_at(STRANGER, Command::Resign, stamp), Refusal::NotAPlayer.into());
}

/// FIDE 6.9: no win on time for a side that could never mate.
#[test]
fn flag_draws_without_possible_mate() {
    let cases = [
        ("bare king", "7k/8/8/8/8/8/PPP5/K7 w - - 0 1", Outcome::Draw),
        ("king and knight against queen", "6nk/8/8/8/8/8/Q7/K7 w - - 0 1", Outcome::Draw),
        (
            "king and knight against rook: a helpmate exists",
            "6nk/8/8/8/8/8/R7/K7 w - - 0 1",
            Outcome::BlackWins,
        ),
        ("king and bishop against pawn", "6bk/8/8/8/8/8/P7/K7 w - - 0 1", Outcome::BlackWins),
        ("king and pawn", "7k/6p1/8/8/8/8/R7/K7 w - - 0 1", Outcome::BlackWins),
    ];
    for (why, fen, expected) in cases {
        let mut table = Table::fen(fen);
        let stamp = after(&table, Span(1));
        table.act_at(Actor::Timekeeper, Command::FlagFall, stamp);
        assert_eq!(table.ended(), Some((expected, LATE)), "{why}");
    }
}

fn downtime(table: &mut Table, from: Instant, until: Instant) -> Option<Refusal> {
    let stamp = Stamp::at(until + Span(1));
    table.act_at(Actor::Timekeeper, Command::ReturnDowntime { from, until }, stamp).refusal
}

#[test]
fn downtime_is_given_back() {
    let mut table = Table::standard();
    let (start, deadline) = (table.now, table.deadline());
    let day = Span::days(1);
    let stamp = Stamp::at(start);
    let command = Command::ReturnDowntime { from: start, until: start + day };
    assert_eq!(table.act_at(WHITE, command, stamp), Refusal::NotTheTimekeeper.into());

    assert_eq!(downtime(&mut table, start + day, start + day + day), None);
    assert_eq!(table.deadline(), deadline + day);
    // The same again, and a downtime that overlaps it: only the new part counts.
    assert_eq!(downtime(&mut table, start + day, start + day + day), Some(Refusal::NothingToReturn));
    assert_eq!(downtime(&mut table, start, start + day + day + Span::hours(2)), None);
    assert_eq!(table.deadline(), deadline + day + Span::hours(2));
    assert_eq!(downtime(&mut table, start + day, start), Some(Refusal::NothingToReturn), "backwards");

    // It is not time used.
    let stamp = Stamp::at(start + Span::days(3));
    table.act_at(WHITE, mv("e4"), stamp);
    assert_eq!(table.game.clock.used.white, Span::days(2) - Span::hours(2));
    // An outage from before the clock started counts from its start.
    let since = table.game.last_at;
    assert_eq!(downtime(&mut table, start, since + Span::hours(1)), None);
    assert_eq!(table.deadline(), since + Span::days(7) + Span::hours(1));
}

/// No player loses on time to our downtime; a flag that fell before it stays fallen.
#[test]
fn no_flag_falls_during_downtime() {
    let hour = Span::hours(1);
    for (from, until, falls) in [(-2, 3, false), (0, 5, false), (1, 5, true)] {
        let mut table = Table::standard();
        let deadline = table.deadline();
        let at = |hours: i64| Instant(deadline.0 + hours * hour.0);
        let refusal = downtime(&mut table, at(from), at(until));
        assert_eq!(refusal.is_some(), falls, "{from} {until}");
        table.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(at(until)));
        assert_eq!(table.ended().is_some(), falls, "{from} {until}");
    }
}

#[test]
fn no_return_without_running_clock() {
    let mut table = Table::standard();
    table.done(WHITE, Command::Resign);
    let from = table.now;
    assert_eq!(downtime(&mut table, from, from + Span::days(1)), Some(Refusal::GameOver));
}

#[test]
fn reminders() {
    use Reminder::{DayLeft, FifthLeft};
    let cases: [(u8, &[(Reminder, i64)]); 6] = [
        (1, &[(FifthLeft, 288)]),
        (2, &[(DayLeft, 1440), (FifthLeft, 576)]),
        (4, &[(DayLeft, 1440), (FifthLeft, 1152)]),
        (5, &[(DayLeft, 1440)]),
        (7, &[(FifthLeft, 2016), (DayLeft, 1440)]),
        (60, &[(FifthLeft, 17_280), (DayLeft, 1440)]),
    ];
    for (days, expected) in cases {
        let table = Table::with(Start::Standard, Regulations::per_move(days));
        let running = table.game.clock.running.unwrap();
        let reminders = table.game.reminders();
        let expected: Vec<_> = expected
            .iter()
            .map(|&(kind, minutes)| (kind, running.deadline - Span(minutes * 60_000)))
            .collect();
        assert_eq!(reminders, expected, "{days} days");
        assert!(reminders.iter().all(|&(_, at)| running.since < at && at < running.deadline));
    }
}
