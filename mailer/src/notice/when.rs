//! Dates and lengths of time, as a player reads them.

use app::ports::Player;
use domain::{Instant, Span};
use jiff::{Timestamp, tz::TimeZone};

use super::page::glued;

/// A player's calendar.
pub(super) struct Calendar(TimeZone);

impl Calendar {
    /// The player's own; UTC when there is no player or his zone is not known here.
    pub(super) fn of(reader: Option<&Player>) -> Self {
        let zone = reader.and_then(|reader| TimeZone::get(&reader.time_zone).ok());
        Self(zone.unwrap_or(TimeZone::UTC))
    }

    /// Such as `Sun 2026-11-22 18:00 +01:00`. Seconds are cut off: what is said to be in time is in time.
    pub(super) fn date(&self, at: Instant) -> String {
        let Ok(timestamp) = Timestamp::from_millisecond(at.0) else {
            return "a day beyond the calendar".into();
        };
        glued(&timestamp.to_zoned(self.0.clone()).strftime("%a %Y-%m-%d %H:%M %:z").to_string())
    }
}

/// Such as `3 d 2 h`, `5 h 20 min`, `12 min`; never more than it is.
pub(super) fn length(span: Span) -> String {
    glued(&words(span))
}

/// What is left, with the minute that has begun: a code made a second ago is good for `10 min`. The exact instant
/// always stands beside it.
pub(super) fn left(span: Span) -> String {
    length(if span > Span::ZERO { span + Span(59_999) } else { span })
}

fn words(span: Span) -> String {
    let minutes = span.or_zero().0 / 60_000;
    let (days, hours, minutes) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
    match (days, hours, minutes) {
        (0, 0, _) => format!("{minutes} min"),
        (0, _, 0) => format!("{hours} h"),
        (0, _, _) => format!("{hours} h {minutes} min"),
        (_, 0, _) => format!("{days} d"),
        _ => format!("{days} d {hours} h"),
    }
}

/// Such as `1 day`, `5 days`.
pub(super) fn days(span: Span) -> String {
    match span.0 / Span::days(1).0 {
        1 => "1 day".into(),
        days => format!("{days} days"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(utc: &str) -> Instant {
        Instant(utc.parse::<Timestamp>().expect("a timestamp").as_millisecond())
    }

    #[test]
    fn dates_have_the_offset_of_their_own_day() {
        let cases = [
            ("Europe/Berlin", "2026-03-29T00:59:59Z", "Sun 2026-03-29 01:59 +01:00"),
            ("Europe/Berlin", "2026-03-29T01:00:00Z", "Sun 2026-03-29 03:00 +02:00"),
            ("Europe/Berlin", "2026-10-25T00:30:00Z", "Sun 2026-10-25 02:30 +02:00"),
            ("Europe/Berlin", "2026-10-25T01:30:00Z", "Sun 2026-10-25 02:30 +01:00"),
            ("Australia/Lord_Howe", "2026-04-04T14:59:00Z", "Sun 2026-04-05 01:59 +11:00"),
            ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "Sun 2026-04-05 01:30 +10:30"),
            ("Asia/Kathmandu", "2026-11-22T18:20:00Z", "Mon 2026-11-23 00:05 +05:45"),
            ("No/Where", "2028-02-29T23:59:59Z", "Tue 2028-02-29 23:59 +00:00"),
        ];
        for (zone, utc, expected) in cases {
            let calendar = Calendar(TimeZone::get(zone).unwrap_or(TimeZone::UTC));
            assert_eq!(calendar.date(at(utc)), glued(expected), "{zone} {utc}");
        }
        assert_eq!(Calendar(TimeZone::UTC).date(Instant(i64::MAX)), "a day beyond the calendar");
    }

    #[test]
    fn what_is_left_counts_the_minute_that_has_begun() {
        let cases = [(Span(0), "0 min"), (Span(1), "1 min"), (Span(Span::days(7).0 - 3_000), "7 d")];
        for (span, expected) in cases {
            assert_eq!(left(span).replace('\u{a0}', " "), expected);
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
            assert_eq!(length(span).replace('\u{a0}', " "), expected);
        }
    }
}
