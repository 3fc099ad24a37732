//! Free days and nightly pauses where clocks on the wall change, in every zone of the database.

use domain::{
    Instant, Span, TimeControl,
    clock::{FreeTime, Night, Pause, Pauses, SideClock, Thinking, TimeOfDay, Weekday, Zone},
};
use jiff::{Timestamp, tz::TimeZone};

const QUARTER: Span = Span::minutes(15);

/// Returns the pause, asked of the calendar itself.
fn free(zone: &TimeZone, free_time: &FreeTime, at: Instant) -> bool {
    let local = zone.to_datetime(Timestamp::from_millisecond(at.0).unwrap());
    let weekday = Weekday::ALL[usize::try_from(local.weekday().to_monday_zero_offset()).unwrap()];
    let date = local.date().to_string();
    let minute = u16::try_from(i32::from(local.hour()) * 60 + i32::from(local.minute())).unwrap();
    let asleep = free_time.night.is_some_and(|night| {
        let (from, until) = (night.from.0, night.until.0);
        if from < until { (from..until).contains(&minute) } else { minute >= from || minute < until }
    });
    free_time.weekdays.contains(&weekday)
        || free_time.dates.iter().any(|free| free.to_string() == date)
        || asleep
}

fn regulations() -> [FreeTime; 4] {
    let night = |from, until| Some(Night { from: TimeOfDay(from), until: TimeOfDay(until) });
    let weekend = vec![Weekday::Saturday, Weekday::Sunday];
    [
        FreeTime { night: night(22 * 60, 7 * 60), ..FreeTime::default() },
        FreeTime { night: night(30, 2 * 60 + 30), ..FreeTime::default() },
        FreeTime { weekdays: weekend.clone(), ..FreeTime::default() },
        FreeTime { weekdays: weekend, dates: vec!["2027-03-29".parse().unwrap()], night: night(23 * 60, 60) },
    ]
}

/// Every change of every zone from 2026 to 2028. A clock that starts two days before it has exactly the time of the
/// calendar, to the quarter of an hour. No flag falls a millisecond early or late.
#[test]
fn no_early_flag_where_clocks_change() {
    let from = Instant(Timestamp::new(1_767_225_600, 0).unwrap().as_millisecond());
    let until = from + Span::days(3 * 365);
    let (mut zones, mut edges) = (0, 0);
    for name in jiff::tz::db().available() {
        let zone = jiff::tz::db().get(name.as_str()).unwrap();
        zones += 1;
        let changes = zone
            .following(Timestamp::from_millisecond(from.0).unwrap())
            .map(|change| Instant(change.timestamp().as_millisecond()))
            .take_while(|&at| at < until);
        // An ordinary week without a change.
        let (changes, ordinary) = (changes.collect::<Vec<_>>(), [from + Span::days(80)]);
        for &change in if changes.is_empty() { &ordinary[..] } else { &changes } {
            edges += 1;
            let since = Instant((change.0 - Span::days(2).0) / QUARTER.0 * QUARTER.0);
            let known = Zone::of(&zone, since, since + Span::days(30));
            let free_time = &regulations()[edges % 4];
            let pauses = Pauses { free_time, zone: &known, leave: &[] };
            let mut counted = Span::ZERO;
            for quarter in 0..5 * 96 {
                let at = since + Span(quarter * QUARTER.0);
                assert_eq!(pauses.counted(since, at), counted, "{} {at:?}", name.as_str());
                let stands = free(&zone, free_time, at);
                assert_eq!(pauses.at(at).is_some(), stands, "{} {at:?}", name.as_str());
                if !stands {
                    counted += QUARTER;
                }
            }
            let control = TimeControl::PerMove { days: 1 };
            let side = SideClock::limit(Span::days(1));
            let thinking = Thinking {
                control: &control,
                side,
                since,
                returned: Span::ZERO,
                gaps: &[],
                pauses,
                at_most: None,
            };
            let deadline = thinking.deadline();
            assert_eq!(thinking.used(deadline), Span::days(1), "{}", name.as_str());
            assert_eq!(thinking.used(deadline + Span(1)), Span::days(1) + Span(1), "{}", name.as_str());
        }
    }
    assert!(zones > 400 && edges > 700, "{zones} zones, {edges} edges");
}

#[test]
fn zone_records_its_offset_changes() {
    let berlin = jiff::tz::db().get("Europe/Berlin").unwrap();
    let at = |text: &str| Instant(text.parse::<Timestamp>().unwrap().as_millisecond());
    let (from, until) = (at("2026-01-01T00:00:00Z"), at("2027-01-01T00:00:00Z"));
    let zone = Zone::of(&berlin, from, until);
    let expected = vec![(from, 3600), (at("2026-03-29T01:00:00Z"), 7200), (at("2026-10-25T01:00:00Z"), 3600)];
    assert_eq!(zone.0, expected);
    assert!(zone.is_sound());
    let later = Zone::of(&berlin, from + Span::days(10), until + Span::days(400));
    assert!(zone.agrees(&later, from + Span::days(10), until));
    assert!(!zone.agrees(&later, from + Span::days(10), until + Span::days(200)));
    assert_eq!(Zone::of(&TimeZone::UTC, from, until), Zone::default());
    assert!(Zone::of(&TimeZone::UTC, from, until).agrees(&Zone::fixed(0), from, until));
    assert!(!Zone::fixed(1).agrees(&Zone::fixed(0), from, until));
    assert!(!Zone(vec![(until, 0), (from, 0)]).is_sound());
}

/// Free dates alone are looked up, however far away the next one is; the search ends at the next change.
#[test]
fn past_and_far_dates_cost_nothing() {
    let at = |text: &str| Instant(text.parse::<Timestamp>().unwrap().as_millisecond());
    let dates = ["2026-12-25", "9000-01-01", "9000-01-03"].map(|date| date.parse().unwrap());
    let free_time = FreeTime { dates: dates.to_vec(), ..FreeTime::default() };
    let zone = Zone(vec![(at("2026-01-01T00:00:00Z"), 3600), (at("2027-03-28T01:00:00Z"), 7200)]);
    let pauses = Pauses { free_time: &free_time, zone: &zone, leave: &[] };
    let (now, far) = (at("2027-01-01T00:00:00Z"), at("8999-12-31T22:00:00Z"));
    assert_eq!(pauses.change_after(now, far), Some((far, Some(Pause::FreeDay))));
    assert_eq!(pauses.change_after(now, far - Span(1)), None);
    assert_eq!(pauses.counted(now, far), far - now);
    assert_eq!(pauses.counted(far, far + Span::days(3)), Span::days(1));
    assert_eq!(pauses.reached(now, far - now + Span(1)), far + Span::days(1) + Span(1));
    let past = FreeTime { dates: dates[..1].to_vec(), ..FreeTime::default() };
    let pauses = Pauses { free_time: &past, ..pauses };
    assert_eq!(pauses.change_after(now, Instant(i64::MAX)), None);
}
