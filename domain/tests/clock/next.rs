//! The next instant at which something changes, and why, for every control.

use domain::{
    Instant, Span, TimeControl,
    clock::{
        AtMost, Cause, Date, FreeTime, Leave, Night, Pauses, Period, SideClock, Thinking, TimeOfDay, Weekday,
        Zone, reading,
    },
};

use crate::examples::{DAY, days};

/// A Thursday, 09:00 UTC.
const START: Instant = Instant(1_799_917_200_000);

struct Look<'a> {
    control: TimeControl,
    pauses: Pauses<'a>,
    silence: Option<Span>,
}

impl Look<'_> {
    /// All that changes while a player thinks, from the start to the flag.
    fn changes(&self) -> Vec<(Span, Cause)> {
        let side = match self.control {
            TimeControl::PerMove { days } => SideClock::limit(Span::days(days.into())),
            _ => SideClock::new(&self.control, 0),
        };
        let Self { ref control, pauses, silence } = *self;
        let at_most = silence.map(AtMost::Silence);
        let thinking =
            Thinking { control, side, since: START, returned: Span::ZERO, gaps: &[], pauses, at_most };
        let (mut at, mut changes) = (START, Vec::new());
        while let Some(next) = reading(&thinking, at).next {
            assert!(next.at > at, "{next:?}");
            changes.push((next.at - START, next.why));
            at = next.at;
        }
        changes
    }
}

fn plain(control: TimeControl) -> Vec<(Span, Cause)> {
    Look { control, pauses: Pauses::NONE, silence: None }.changes()
}

#[test]
fn next_change_under_every_control() {
    let up = |at| (at, Cause::TimeIsUp);
    let ms = Span(1);
    assert_eq!(plain(TimeControl::PerMove { days: 7 }), [up(days(7) + ms)]);
    assert_eq!(plain(TimeControl::fischer(days(5), days(1), None)), [up(days(5) + ms)]);
    let delayed = TimeControl::exact(vec![Period { delay: days(2), ..Period::new(None, days(3)) }]);
    assert_eq!(plain(delayed), [(days(2), Cause::DelayIsOver), up(days(5) + ms)]);
    let sequence = TimeControl::exact(vec![Period::new(Some(4), days(6)), Period::new(None, days(30))]);
    assert_eq!(plain(sequence), [up(days(6) + ms)]);
    // An hour is gone: it can be refilled.
    let blocks = TimeControl::triple_block(20, 30, 1);
    assert_eq!(plain(blocks), [(Span::hours(1), Cause::RefillPossible), up(days(20) + ms)]);
    assert_eq!(plain(TimeControl::triple_block(20, 0, 1)), [up(days(20) + ms)], "the bank is empty");
    // Whole days, each with its charge; the twentieth is the last that counts once; the 36th would charge 52 of 50.
    let mut expected: Vec<_> = (1..36).map(|n| (days(n), Cause::DayIsCharged)).collect();
    expected[19].1 = Cause::DuplicationBegins;
    expected.push(up(days(36)));
    assert_eq!(plain(TimeControl::iccf(10, 50)), expected);
    let silence = Some(days(40) - ms);
    let long = TimeControl::exact(vec![Period::new(Some(10), days(90))]);
    let silent = Look { control: long, pauses: Pauses::NONE, silence };
    assert_eq!(silent.changes(), [(days(40), Cause::SilenceLoses)]);
}

#[test]
fn pauses_begin_and_end() {
    let zone = Zone::fixed(0);
    let weekdays = vec![Weekday::Saturday];
    let night = Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(7 * 60) });
    let free_time = FreeTime { weekdays, dates: vec!["2027-01-15".parse().unwrap()], night };
    let hours = |n: i64| Span(n * 3_600_000);
    let from = START + hours(15 + 2 * 24);
    let leave = [Leave { first: Date(0), last: Date(0), from, until: from + DAY, special: false }];
    let pauses = Pauses { free_time: &free_time, zone: &zone, leave: &leave };
    let look = Look { control: TimeControl::PerMove { days: 1 }, pauses, silence: None };
    // Thursday 09:00 to 22:00 are 13 hours; Friday is a free date, Saturday a free day; Sunday is leave until midnight,
    // Monday counts from 07:00 on.
    assert_eq!(
        look.changes(),
        [
            (hours(13), Cause::NightBegins),
            (hours(15), Cause::FreeDayBegins),
            (hours(15 + 48), Cause::LeaveBegins),
            (hours(15 + 72), Cause::NightBegins),
            (hours(22 + 72), Cause::ClockGoesOn),
            (hours(22 + 72 + 11) + Span(1), Cause::TimeIsUp),
        ],
        "one pause after the other, and the clock goes on when the last is over"
    );
}

/// An envelope that is opened early starts the clock at the agreed time.
#[test]
fn start_is_the_first_change() {
    for control in [TimeControl::PerMove { days: 7 }, TimeControl::iccf(10, 50)] {
        let (side, pauses) = (SideClock::new(&control, 0), Pauses::NONE);
        let thinking = Thinking {
            control: &control,
            side,
            since: START,
            returned: Span::ZERO,
            gaps: &[],
            pauses,
            at_most: None,
        };
        let next = |at| reading(&thinking, at).next.map(|next| (next.at, next.why));
        for early in [days(18), Span(1)] {
            assert_eq!(next(START - early), Some((START, Cause::ClockGoesOn)));
        }
        assert!(next(START).is_some_and(|(at, why)| at > START && why != Cause::ClockGoesOn));
    }
}

/// The delay of a move is free (FIDE 6.2): double charge begins a number of days after it.
#[test]
fn doubling_is_announced_after_the_delay() {
    let control = |whole_days| TimeControl::Periods {
        periods: vec![Period { delay: days(2), ..Period::new(None, days(9)) }],
        whole_days,
        double_after_days: Some(5),
        thematic: false,
    };
    let ms = Span(1);
    let expected = [
        (days(2), Cause::DelayIsOver),
        (days(2 + 5), Cause::DuplicationBegins),
        (days(2 + 5 + 2) + ms, Cause::TimeIsUp),
    ];
    assert_eq!(plain(control(false)), expected);
    let mut expected = vec![(days(2), Cause::DelayIsOver)];
    expected.extend((3..=6).map(|day| (days(day), Cause::DayIsCharged)));
    expected.extend([(days(7), Cause::DuplicationBegins)]);
    expected.extend([(days(8), Cause::DayIsCharged), (days(9), Cause::DayIsCharged)]);
    expected.push((days(10), Cause::TimeIsUp));
    assert_eq!(plain(control(true)), expected);
    // The price is the announced one.
    let thinking = Thinking {
        control: &control(false),
        side: SideClock::new(&control(false), 0),
        since: START,
        returned: Span::ZERO,
        gaps: &[],
        pauses: Pauses::NONE,
        at_most: None,
    };
    for (used, charged) in [(2, 0), (6, 4), (7, 5), (8, 7), (9, 9)] {
        assert_eq!(reading(&thinking, START + days(used)).charged, days(charged), "{used} days");
    }
}
