//! Clocks and pace at their limits.

use super::*;

/// The first of the longest, and the moves received within thirty days.
#[test]
fn pace_at_its_limits() {
    let mut table = ruled(|_| {});
    let start = table.now;
    for (days, who, text) in [(2, WHITE, "e4"), (3, BLACK, "e5"), (5, WHITE, "Nf3")] {
        at(&mut table, start + Span::days(days), who, mv(text));
    }
    let paces = |now| pace(&table.events, now).unwrap();
    let white = paces(table.now).white;
    assert_eq!((white.longest, white.longest_at), (Span::days(2), Ply(1)));
    let first = start + Span::days(2);
    assert_eq!(paces(first + Span::days(30) - MS).white.in_thirty_days, 2);
    assert_eq!(paces(first + Span::days(30)).white.in_thirty_days, 1);
}

#[test]
fn ended_clock_shows_its_use() {
    let mut resigned = ruled(|_| {});
    let end = resigned.now + Span::days(3);
    at(&mut resigned, end, WHITE, Command::Resign);
    let shown = |table: &Table| Color::ALL.map(|side| table.game.clock_display(side, table.now + DAY).used);
    assert_eq!(
        shown(&resigned),
        [Span::ZERO, Span::days(3)].map(|used| used).into_iter().rev().collect::<Vec<_>>()[..]
    );
    // Noticed days later, the flag fell when it fell.
    let mut flagged = ruled(|_| {});
    let late = flagged.deadline() + Span::days(2);
    at(&mut flagged, late, BLACK, Command::ClaimFlag);
    assert_eq!(shown(&flagged)[0], Span::days(20));
}

/// Time counts twice from an instant behind the delay, if the flag does not fall first (ICCF).
#[test]
fn doubling_is_foretold() {
    let control = |time, delay, double| TimeControl::Periods {
        periods: vec![Period { delay: Span::days(delay), ..Period::new(Some(10), Span::days(time)) }],
        whole_days: false,
        double_after_days: Some(double),
        thematic: false,
    };
    for (time, delay, double, after) in
        [(50, 0, 20, Some(20)), (50, 2, 20, Some(22)), (20, 0, 20, Some(20)), (19, 0, 20, None)]
    {
        let table = ruled(|all| all.time_control = control(time, delay, double));
        let expected = after.map(|days| (Span::days(20), table.now + Span::days(days)));
        assert_eq!(table.game.doubling(), expected, "{time} {delay}");
    }
    assert_eq!(ruled(|_| {}).game.doubling(), None);
}

/// At the deadline the flag is up, and falls a millisecond later. Silence loses where the clock would have had more.
#[test]
fn next_change_at_the_deadline() {
    let table = ruled(|_| {});
    let next = table.game.reading(table.deadline()).unwrap().next.unwrap();
    assert_eq!((next.at, next.why), (table.deadline() + MS, clock::Cause::TimeIsUp));
    assert_eq!(table.game.reading(table.deadline() + MS).unwrap().next, None);
    // Silence loses when the day after the limit has begun.
    for (time, cause) in [
        (Span::days(40) - MS, clock::Cause::TimeIsUp),
        (Span::days(40), clock::Cause::SilenceLoses),
        (Span::days(39), clock::Cause::TimeIsUp),
    ] {
        let table = ruled(|all| {
            all.time_control = TimeControl::exact(vec![Period::new(None, time)]);
            all.silence = Some(SilenceRule { remind_after_days: [14, 28, 35], loses_after_days: 40 });
        });
        let next = table.game.reading(table.deadline()).unwrap().next.unwrap();
        assert_eq!(next.why, cause, "{time:?}");
    }
}

/// A clock is filled up from the bank when an hour of it is gone (ICCF Rules, Appendix 3).
#[test]
fn refill_needs_a_used_hour() {
    let mut table = ruled(|all| all.time_control = TimeControl::triple_block(20, 1, 0));
    let start = table.now;
    let next = |table: &Table| table.game.reading(table.now).unwrap().next.unwrap();
    assert_eq!((next(&table).at, next(&table).why), (start + Span::hours(1), clock::Cause::RefillPossible));
    // So it is where an arbiter took half of it.
    let half = Span(30 * 60_000);
    let mut taken = table.clone();
    taken.done(ARBITER, act(Act::Time { side: Color::White, span: Span::ZERO - half }));
    assert_eq!((next(&taken).at, next(&taken).why), (start + half, clock::Cause::RefillPossible));
    // The bank may hold less.
    at(&mut table, start + Span::hours(23) + Span(30 * 60_000), WHITE, Command::RefillClock);
    let again = table.now + Span::hours(2);
    assert_eq!(
        at(&mut table, again, WHITE, Command::RefillClock).refusal,
        None,
        "half an hour is all there is"
    );
    assert_eq!(table.game.reading(again).unwrap().bank, Span::ZERO);
}

#[test]
fn side_clock_balances_or_does_not() {
    let fresh = SideClock::new(&TimeControl::iccf(10, 50), 0);
    assert!(fresh.balances());
    assert!(!SideClock { left: fresh.left + MS, ..fresh }.balances());
    let json = serde_json::to_value(fresh).unwrap();
    assert!(json.get("moves").is_none() && json.get("period").is_none(), "{json}");
}

#[test]
fn zones_and_free_time_limits() {
    let then = Instant(1_900_000_000_000);
    let (one, two) = (Zone::fixed(3600), Zone(vec![(Instant(0), 3600), (then, 7200)]));
    assert!(one.agrees(&two, Instant(0), then) && !one.agrees(&two, Instant(0), then + MS));
    assert!(two.is_sound() && !Zone(vec![(then, 3600), (then, 7200)]).is_sound(), "two at one instant");
    let replace =
        |zone| serde_json::to_value(Act::Replace { side: Color::White, player: PlayerId(5), zone }).unwrap();
    assert!(replace(Zone::default()).get("zone").is_none() && replace(one).get("zone").is_some());
    for text in ["22:30", "00:00", "23:59"] {
        let time: TimeOfDay = serde_json::from_value(text.into()).unwrap();
        assert_eq!(serde_json::to_value(time).unwrap(), text);
    }
    let free =
        |dates: Vec<i32>| FreeTime { dates: dates.into_iter().map(Date).collect(), ..FreeTime::default() };
    assert!(free((0..400).collect()).check().is_ok() && free((0..401).collect()).check().is_err());
    assert!(free(vec![5, 5]).check().is_err() && free(vec![6, 5]).check().is_err());
    let from = Instant(20_000 * DAY.0);
    let leave =
        clock::Leave { first: Date(20_000), last: Date(20_004), from, until: from + DAY, special: false };
    assert_eq!(leave.days(), 5);
}
