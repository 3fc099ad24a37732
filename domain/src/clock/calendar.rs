use alloc::{format, string::String, vec::Vec};
use core::{fmt, str::FromStr};

use jiff::{SignedDuration, civil, tz};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Instant, Span};

pub(super) const DAY: i64 = 86_400_000;

/// A day of the calendar, in the year 1970 to 9999; written `2026-12-24`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Date(
    /// Days since 1970-01-01.
    pub i32,
);

impl Date {
    /// The first day of a year.
    pub(super) fn new_year(year: i16) -> Self {
        let days = civil::Date::new(year, 1, 1).map(since_1970);
        Self(days.unwrap_or(i32::MAX))
    }

    /// Its year.
    #[must_use]
    pub fn year(self) -> i16 {
        self.civil().map_or(9999, civil::Date::year)
    }

    /// Returns the start and the end of the day in a time zone. A day without midnight begins with its first instant.
    #[must_use]
    pub fn within(self, zone: &tz::TimeZone) -> Option<(Instant, Instant)> {
        let begins = |day: Self| {
            let start = day.civil()?.to_zoned(zone.clone()).ok()?;
            Some(Instant(start.timestamp().as_millisecond()))
        };
        Some((begins(self)?, begins(Self(self.0.checked_add(1)?))?))
    }

    fn civil(self) -> Option<civil::Date> {
        let days = SignedDuration::from_hours(i64::from(self.0) * 24);
        civil::date(1970, 1, 1).checked_add(days).ok()
    }
}

/// The text is not a date of the years 1970 to 9999.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("a date is written 2026-12-24")]
pub struct ParseDateError;

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let date =
            civil::Date::from_str(text).ok().filter(|date| date.year() >= 1970).ok_or(ParseDateError)?;
        Ok(Self(since_1970(date)))
    }
}

fn since_1970(date: civil::Date) -> i32 {
    i32::try_from(date.duration_since(civil::date(1970, 1, 1)).as_hours() / 24).unwrap_or(i32::MAX)
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.civil() {
            Some(date) => fmt::Display::fmt(&date, f),
            None => f.write_str("a day beyond the calendar"),
        }
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A day of the week.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the days of the week")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    /// All of them, from Monday.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];

    /// The day of the week of a number of days since 1970-01-01, which was a Thursday.
    pub(super) const fn of(days: i64) -> Self {
        Self::ALL[(days + 3).rem_euclid(7) as usize]
    }
}

/// A time of the day to the minute; written `22:00`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct TimeOfDay(
    /// Minutes since midnight, 0 to 1439.
    pub u16,
);

impl TimeOfDay {
    pub(super) const fn millis(self) -> i64 {
        self.0 as i64 * 60_000
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl Serialize for TimeOfDay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeOfDay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let time: Option<civil::Time> =
            if text.len() == 5 { format!("{text}:00").parse().ok() } else { None };
        time.and_then(|time| u16::try_from(i32::from(time.hour()) * 60 + i32::from(time.minute())).ok())
            .map(Self)
            .ok_or_else(|| D::Error::custom("a time of day is 22:00"))
    }
}

/// The offsets of a player's time zone from UTC, as a time zone database gave them when they were written down. A
/// record with these offsets folds the same forever, whatever governments and databases do later. It does not name the
/// zone. Empty is UTC.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(
    /// Offsets from instants on, in seconds east of UTC, in order of instants. The first holds for all time before it too,
    /// the last for all time after it.
    pub Vec<(Instant, i32)>,
);

impl Zone {
    /// The offset at an instant, in milliseconds, and when it ends.
    pub(super) fn at(&self, at: Instant) -> (i64, Instant) {
        let next = self.0.partition_point(|&(from, _)| from <= at);
        let seconds = self.0.get(next.saturating_sub(1)).map_or(0, |&(_, seconds)| seconds);
        // The first entry also holds for all time before it.
        let next = next.max(1);
        (i64::from(seconds) * 1000, self.0.get(next).map_or(Instant(i64::MAX), |&(from, _)| from))
    }

    /// Returns true for UTC without any change.
    #[must_use]
    pub const fn is_utc(&self) -> bool {
        self.0.is_empty()
    }

    /// The zone of a fixed offset.
    #[must_use]
    pub fn fixed(seconds: i32) -> Self {
        Self(alloc::vec![(Instant(0), seconds)])
    }

    /// Returns the offset of `zone` at `from`, and every change of it until `until`.
    #[must_use]
    pub fn of(zone: &tz::TimeZone, from: Instant, until: Instant) -> Self {
        let Ok(start) = jiff::Timestamp::from_millisecond(from.0) else { return Self::default() };
        let mut offsets = alloc::vec![(from, zone.to_offset(start).seconds())];
        for change in zone.following(start) {
            let at = Instant(change.timestamp().as_millisecond());
            if at >= until {
                break;
            }
            let seconds = change.offset().seconds();
            if offsets.last().is_some_and(|&(_, before)| before != seconds) {
                offsets.push((at, seconds));
            }
        }
        if offsets.iter().all(|&(_, seconds)| seconds == 0) { Self::default() } else { Self(offsets) }
    }

    /// Returns true if both zones have the same offsets from `from` until `until`.
    #[must_use]
    pub fn agrees(&self, other: &Self, from: Instant, until: Instant) -> bool {
        let mut at = from;
        while at < until {
            let ((mine, my_end), (theirs, their_end)) = (self.at(at), other.at(at));
            if mine != theirs {
                return false;
            }
            at = my_end.min(their_end);
        }
        true
    }

    /// Returns true if an event may hold it: in order, at most 64 entries, offsets of less than 26 hours.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.0.len() <= 64
            && self.0.is_sorted_by(|(before, _), (after, _)| before < after)
            && self.0.iter().all(|&(at, seconds)| at.0.abs() < i64::MAX / 4 && seconds.abs() < 26 * 3600)
    }
}

/// Whole periods of 24 hours in a span.
pub(super) const fn whole_days(span: Span) -> i64 {
    span.0.div_euclid(DAY)
}
