//! Dates in every time zone, and lengths of time.

use domain::{Instant, Span};
use jiff::{Timestamp, tz::TimeZone};
use messages::{Arg, Language, Voice, glued};

fn at(utc: &str) -> Instant {
    Instant(utc.parse::<Timestamp>().expect("a timestamp").as_millisecond())
}

#[test]
fn dates_carry_the_offset_of_day() {
    let cases = [
        ("Europe/Berlin", "2026-03-29T00:59:59Z", "Sun 2026-03-29 01:59 +01:00"),
        ("Europe/Berlin", "2026-03-29T01:00:00Z", "Sun 2026-03-29 03:00 +02:00"),
        ("Europe/Berlin", "2026-10-25T00:30:00Z", "Sun 2026-10-25 02:30 +02:00"),
        ("Europe/Berlin", "2026-10-25T01:30:00Z", "Sun 2026-10-25 02:30 +01:00"),
        ("Australia/Lord_Howe", "2026-04-04T14:59:00Z", "Sun 2026-04-05 01:59 +11:00"),
        ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "Sun 2026-04-05 01:30 +10:30"),
        ("Asia/Kathmandu", "2026-11-22T18:20:00Z", "Mon 2026-11-23 00:05 +05:45"),
        ("America/New_York", "2026-03-08T06:59:00Z", "Sun 2026-03-08 01:59 -05:00"),
        ("America/New_York", "2026-03-08T07:00:00Z", "Sun 2026-03-08 03:00 -04:00"),
        ("America/New_York", "2026-11-01T05:30:00Z", "Sun 2026-11-01 01:30 -04:00"),
        ("America/New_York", "2026-11-01T06:30:00Z", "Sun 2026-11-01 01:30 -05:00"),
        ("Australia/Lord_Howe", "2026-10-03T15:29:00Z", "Sun 2026-10-04 01:59 +10:30"),
        ("Australia/Lord_Howe", "2026-10-03T15:30:00Z", "Sun 2026-10-04 02:30 +11:00"),
        ("Asia/Kathmandu", "2028-02-28T18:15:00Z", "Tue 2028-02-29 00:00 +05:45"),
        ("Europe/Berlin", "2028-02-29T23:00:00Z", "Wed 2028-03-01 00:00 +01:00"),
        ("Europe/Berlin", "2026-12-31T23:00:00Z", "Fri 2027-01-01 00:00 +01:00"),
        ("Asia/Kathmandu", "2026-12-31T18:14:59Z", "Thu 2026-12-31 23:59 +05:45"),
        ("No/Where", "2028-02-29T23:59:59Z", "Tue 2028-02-29 23:59 +00:00"),
    ];
    for (zone, utc, expected) in cases {
        let voice = Voice::new(Language::english(), zone);
        assert_eq!(voice.date(at(utc)), glued(expected), "{zone} {utc}");
    }
    assert_eq!(Voice::english().date(Instant(i64::MAX)), "a date beyond the calendar");
}

#[test]
fn limit_days_have_24_hours() {
    let cases = [
        ("Europe/Berlin", "2026-03-28T17:00:00Z", 1, "Sun 2026-03-29 19:00 +02:00"),
        ("Europe/Berlin", "2026-10-24T16:00:00Z", 1, "Sun 2026-10-25 17:00 +01:00"),
        ("America/New_York", "2026-03-07T17:00:00Z", 3, "Tue 2026-03-10 13:00 -04:00"),
        ("America/New_York", "2026-10-31T16:00:00Z", 1, "Sun 2026-11-01 11:00 -05:00"),
        ("Australia/Lord_Howe", "2026-04-04T01:00:00Z", 1, "Sun 2026-04-05 11:30 +10:30"),
        ("Australia/Lord_Howe", "2026-10-03T01:30:00Z", 1, "Sun 2026-10-04 12:30 +11:00"),
        ("Asia/Kathmandu", "2026-12-31T18:14:00Z", 1, "Fri 2027-01-01 23:59 +05:45"),
        ("Europe/Berlin", "2028-02-28T11:00:00Z", 1, "Tue 2028-02-29 12:00 +01:00"),
        ("Europe/Berlin", "2028-02-28T11:00:00Z", 2, "Wed 2028-03-01 12:00 +01:00"),
        ("UTC", "2026-12-31T12:00:00Z", 60, "Mon 2027-03-01 12:00 +00:00"),
    ];
    for (zone, since, limit, expected) in cases {
        let voice = Voice::new(Language::english(), zone);
        let deadline = at(since) + Span::days(limit);
        assert_eq!(voice.date(deadline), glued(expected), "{zone} {since} + {limit} d");
    }
}

#[test]
fn dates_are_unambiguous_in_every_zone() {
    let mut edges = 0;
    for name in jiff::tz::db().available() {
        let Ok(zone) = TimeZone::get(name.as_str()) else { continue };
        let voice = Voice::new(Language::english(), name.as_str());
        for transition in zone.following(Timestamp::constant(1_767_225_600, 0)).take(4) {
            for minutes in [-61, -31, -1, 0, 1, 31, 61] {
                let instant = Instant(transition.timestamp().as_millisecond() + minutes * 60_000);
                let shown = voice.date(instant).replace('\u{a0}', " ");
                let read = jiff::Zoned::strptime("%a %Y-%m-%d %H:%M %:z", &shown).expect(&shown);
                assert_eq!(read.timestamp().as_millisecond(), instant.0, "{} {shown}", name.as_str());
                edges += 1;
            }
        }
    }
    assert!(edges > 1_000, "{edges}");
}

#[test]
fn remaining_time_includes_current_minute() {
    let cases = [(Span(0), "0 min"), (Span(1), "1 min"), (Span(Span::days(7).0 - 3_000), "7 d")];
    for (span, expected) in cases {
        assert_eq!(Voice::english().print(&Arg::left(span)).replace('\u{a0}', " "), expected);
    }
}

#[test]
fn lengths_are_cut_not_rounded() {
    let cases = [
        (Span(59_999), "0 min"),
        (Span(-5), "0 min"),
        (Span(119_999), "1 min"),
        (Span::hours(1), "1 h"),
        (Span(Span::hours(24).0 - 1), "23 h 59 min"),
        (Span::days(1), "1 d"),
        (Span(Span::hours(74).0 + 59 * 60_000), "3 d 2 h"),
    ];
    for (span, expected) in cases {
        assert_eq!(Voice::english().length(span).replace('\u{a0}', " "), expected);
    }
}
