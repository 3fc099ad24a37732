//! The times at which a player wants mail: digests and quiet hours.

use std::collections::BTreeMap;

use domain::{
    Instant,
    clock::{Night, TimeOfDay, Weekday},
};
use jiff::{ToSpan as _, Zoned, civil, tz::TimeZone};
use serde::{Deserialize, Serialize};

use crate::model::NoticeKind;

/// The frequency of notices of one kind.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frequency {
    /// One mail for each, at once.
    Each,
    /// Notices come in a daily digest.
    Daily,
    /// Notices come in a weekly digest.
    Weekly,
    /// Not mailed.
    None,
}

/// The times at which a player wants mail, in their time zone. Stored as JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct MailTimes {
    /// Kinds of notices that wait for a digest, daily or weekly.
    pub digests: BTreeMap<NoticeKind, Frequency>,
    /// The time of day of digests.
    pub digest_at: TimeOfDay,
    /// The day of the weekly digest.
    pub digest_on: Weekday,
    /// Mail that can wait does not come at these hours.
    pub quiet: Option<Night>,
}

impl Default for MailTimes {
    fn default() -> Self {
        Self {
            digests: BTreeMap::new(),
            digest_at: TimeOfDay(8 * 60),
            digest_on: Weekday::Monday,
            quiet: None,
        }
    }
}

impl MailTimes {
    /// Returns the end of the quiet hours; `None` outside them.
    pub(crate) fn quiet_until(&self, zone: &TimeZone, now: Instant) -> Option<Instant> {
        let Night { from, until } = self.quiet?;
        let today = local(zone, now)?.date();
        // Night by night: a time of day that comes twice neither ends them nor begins them again.
        [today.yesterday().ok()?, today].into_iter().find_map(|day| {
            let last = if until < from { day.tomorrow().ok()? } else { day };
            let (begin, end) = (instant(day, from, zone)?, instant(last, until, zone)?);
            (begin <= now && now < end).then_some(end)
        })
    }

    /// Returns the time of the next digest, after the quiet hours if it falls into them. Once a day or a week, also
    /// where a time of day comes twice or not at all.
    pub(crate) fn next_digest(&self, zone: &TimeZone, frequency: Frequency, now: Instant) -> Option<Instant> {
        let today = local(zone, now)?.date();
        let is_its_day = |day: civil::Date| {
            let weekday = usize::try_from(day.weekday().to_monday_zero_offset()).ok();
            frequency == Frequency::Daily
                || weekday.and_then(|day| Weekday::ALL.get(day)) == Some(&self.digest_on)
        };
        // The digest of yesterday may be in quiet hours still.
        let days = (-1..=8).filter_map(|ahead: i32| today.checked_add(ahead.days()).ok());
        let times = days.filter(|&day| is_its_day(day)).filter_map(|day| instant(day, self.digest_at, zone));
        times.map(|at| self.quiet_until(zone, at).unwrap_or(at)).find(|&at| at > now)
    }
}

fn local(zone: &TimeZone, at: Instant) -> Option<Zoned> {
    Some(jiff::Timestamp::from_millisecond(at.0).ok()?.to_zoned(zone.clone()))
}

fn civil_time(time: TimeOfDay) -> civil::Time {
    let part = |minutes: u16| i8::try_from(minutes).unwrap_or_default();
    civil::Time::new(part(time.0 / 60), part(time.0 % 60), 0, 0).unwrap_or(civil::Time::midnight())
}

fn instant(day: civil::Date, time: TimeOfDay, zone: &TimeZone) -> Option<Instant> {
    let zoned = day.to_datetime(civil_time(time)).to_zoned(zone.clone()).ok()?;
    Some(Instant(zoned.timestamp().as_millisecond()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Instant {
        Instant(text.parse::<jiff::Timestamp>().expect("a time").as_millisecond())
    }

    fn times(digest_at: u16, quiet: Option<(u16, u16)>) -> MailTimes {
        let quiet =
            quiet.map(|(from, until)| Night { from: TimeOfDay(from * 60), until: TimeOfDay(until * 60) });
        MailTimes { digest_at: TimeOfDay(digest_at), quiet, ..MailTimes::default() }
    }

    #[test]
    fn digests_come_once_a_day() {
        let zone = TimeZone::get("Europe/Berlin").expect("a zone");
        for (minutes, frequency, now, expected) in [
            (480, Frequency::Daily, "2026-01-05T06:59:59Z", "2026-01-05T07:00:00Z"),
            (480, Frequency::Daily, "2026-01-05T07:00:00Z", "2026-01-06T07:00:00Z"),
            (480, Frequency::Weekly, "2026-01-05T06:59:59Z", "2026-01-05T07:00:00Z"),
            (480, Frequency::Weekly, "2026-01-05T07:00:00Z", "2026-01-12T07:00:00Z"),
            // 02:30 does not come on 29 March, and comes twice on 25 October.
            (150, Frequency::Daily, "2026-03-28T12:00:00Z", "2026-03-29T01:30:00Z"),
            (150, Frequency::Daily, "2026-10-25T00:29:00Z", "2026-10-25T00:30:00Z"),
            (150, Frequency::Daily, "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"),
        ] {
            let next = times(minutes, None).next_digest(&zone, frequency, at(now));
            assert_eq!(next, Some(at(expected)), "{minutes} {frequency:?} {now}");
        }
        // Not within quiet hours.
        let next = times(480, Some((22, 9))).next_digest(&zone, Frequency::Daily, at("2026-01-05T06:00:00Z"));
        assert_eq!(next, Some(at("2026-01-05T08:00:00Z")));
    }

    #[test]
    fn digest_in_quiet_hours_takes_more() {
        let zone = TimeZone::UTC;
        for (minutes, now, expected) in [
            (480, "2026-01-05T07:00:00Z", "2026-01-05T09:00:00Z"),
            (480, "2026-01-05T08:30:00Z", "2026-01-05T09:00:00Z"),
            (1380, "2026-01-05T23:30:00Z", "2026-01-06T09:00:00Z"),
            (1380, "2026-01-06T01:00:00Z", "2026-01-06T09:00:00Z"),
            (1380, "2026-01-06T09:00:00Z", "2026-01-07T09:00:00Z"),
        ] {
            let next = times(minutes, Some((22, 9))).next_digest(&zone, Frequency::Daily, at(now));
            assert_eq!(next, Some(at(expected)), "{minutes} {now}");
        }
    }

    #[test]
    fn quiet_hours_end() {
        let zone = TimeZone::get("Europe/Berlin").expect("a zone");
        for (quiet, now, expected) in [
            ((22, 7), "2026-01-05T20:59:59Z", None),
            ((22, 7), "2026-01-05T21:00:00Z", Some("2026-01-06T06:00:00Z")),
            ((22, 7), "2026-01-06T05:59:59Z", Some("2026-01-06T06:00:00Z")),
            ((22, 7), "2026-01-06T06:00:00Z", None),
            ((12, 14), "2026-01-06T10:59:00Z", None),
            ((12, 14), "2026-01-06T11:00:00Z", Some("2026-01-06T13:00:00Z")),
            ((12, 14), "2026-01-06T13:00:00Z", None),
            // 02:00 comes twice on 25 October: the first ends them.
            ((22, 2), "2026-10-24T21:00:00Z", Some("2026-10-25T00:00:00Z")),
            ((22, 2), "2026-10-25T00:00:00Z", None),
            ((22, 2), "2026-10-25T01:00:00Z", None),
            // 02:00 does not come on 29 March: 03:00 ends and begins them.
            ((22, 2), "2026-03-29T00:59:00Z", Some("2026-03-29T01:00:00Z")),
            ((22, 2), "2026-03-29T01:00:00Z", None),
            ((2, 6), "2026-03-29T00:59:00Z", None),
            ((2, 6), "2026-03-29T01:00:00Z", Some("2026-03-29T04:00:00Z")),
        ] {
            let until = times(0, Some(quiet)).quiet_until(&zone, at(now));
            assert_eq!(until, expected.map(at), "{quiet:?} {now}");
        }
        // 02:30 comes twice on 25 October: the second time does not interrupt them.
        let night = Night { from: TimeOfDay(150), until: TimeOfDay(360) };
        let times = MailTimes { quiet: Some(night), ..MailTimes::default() };
        for now in ["2026-10-25T00:30:00Z", "2026-10-25T01:00:00Z", "2026-10-25T01:30:00Z"] {
            assert_eq!(times.quiet_until(&zone, at(now)), Some(at("2026-10-25T05:00:00Z")), "{now}");
        }
    }
}
