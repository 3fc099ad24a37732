//! The time at which mail counts as received that lay in a mailbox, a Maildir or an mbox file before it was found.

use std::{
    io,
    time::{SystemTime, UNIX_EPOCH},
};

use domain::Instant;
use jiff::{Timestamp, tz::TimeZone};

/// Returns the time at which a fetched mail counts as received, the earlier of:
///
/// - the time at which it was found, by our clock: the host woke us (IDLE), or we looked;
/// - the time that the host noted (INTERNALDATE), if it lies after our last look, at which the mail was not there.
///
/// The host's time can only favour the player. A host with a wrong clock, or a mail with an old date in the mailbox, gains no
/// more than the time since that look.
pub(super) fn received_at(found_at: Instant, noted: Option<Instant>, looked_at: Option<Instant>) -> Instant {
    let is_new = |at: &Instant| looked_at.is_some_and(|looked_at| *at >= looked_at);
    noted.filter(is_new).map_or(found_at, |at| at.min(found_at))
}

/// Returns the time at which a mail in an mbox file counts as received, as [`received_at`]. The first line of a mail has its
/// date in seconds, without a zone. Mail servers write the time of this machine, or UTC (RFC 4155). The earliest meaning
/// counts that lies between the last look and `found_at`.
pub(super) fn dated_at(
    found_at: Instant,
    seconds: u64,
    zone: &TimeZone,
    looked_at: Option<Instant>,
) -> Instant {
    // The library's word for a line without a date is 0.
    let written = i64::try_from(seconds).ok().filter(|seconds| *seconds != 0);
    let Some(utc) = written.and_then(|seconds| Timestamp::from_second(seconds).ok()) else { return found_at };
    let local = zone.to_ambiguous_timestamp(TimeZone::UTC.to_datetime(utc));
    let meanings = [Some(utc), local.earlier().ok(), local.later().ok()];
    let meanings = meanings.into_iter().flatten().map(|at| Instant(at.as_millisecond()));
    let meanings = meanings.filter(|at| *at <= found_at);
    meanings.map(|at| received_at(found_at, Some(at), looked_at)).min().unwrap_or(found_at)
}

/// Returns the time at which this machine's mail server wrote a file; `now`, if that lies ahead or is unknown.
pub(super) fn written_at(now: Instant, modified: io::Result<SystemTime>) -> Instant {
    let since = modified.ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    let written = since.and_then(|since| i64::try_from(since.as_millis()).ok()).map(Instant);
    // An older one was moved or restored.
    written.filter(|at| *at <= now && now - *at < app::inbox::TELL_AFTER).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn host_time_only_favours_the_player() {
        let at = |ms: i64| Some(Instant(ms));
        for (noted, looked, expected) in [
            (at(50), at(40), 50),
            (at(40), at(40), 40),
            (at(39), at(40), 100),
            (at(101), at(40), 100),
            (at(50), None, 100),
            (None, at(40), 100),
        ] {
            assert_eq!(received_at(Instant(100), noted, looked), Instant(expected));
        }
    }

    #[test]
    fn zoneless_date_only_favours_the_player() {
        let seconds = |written: &str| written.parse::<Timestamp>().expect("a time").as_second();
        let at = |written: &str| Instant(seconds(written) * 1_000);
        // A row has the date as in the file, the last look, and the time that counts for a mail found at 12:00 UTC.
        for (zone, written, looked, expected) in [
            ("UTC", "2026-01-05T11:58:00Z", "2026-01-05T11:57:00Z", "2026-01-05T11:58:00Z"),
            ("Europe/Berlin", "2026-01-05T12:58:00Z", "2026-01-05T11:57:00Z", "2026-01-05T11:58:00Z"),
            ("Europe/Berlin", "2026-01-05T11:58:00Z", "2026-01-05T11:57:00Z", "2026-01-05T11:58:00Z"),
            ("America/New_York", "2026-01-05T06:58:00Z", "2026-01-05T11:57:00Z", "2026-01-05T11:58:00Z"),
            // Both meanings are possible after a long outage.
            ("Europe/Berlin", "2026-01-05T11:58:00Z", "2026-01-05T08:00:00Z", "2026-01-05T10:58:00Z"),
            // Older than the look, or ahead.
            ("UTC", "2026-01-05T11:56:59Z", "2026-01-05T11:57:00Z", "2026-01-05T12:00:00Z"),
            ("UTC", "2026-01-05T12:00:01Z", "2026-01-05T11:57:00Z", "2026-01-05T12:00:00Z"),
        ] {
            let zone = TimeZone::get(zone).expect("a zone");
            let written = u64::try_from(seconds(written)).expect("after 1970");
            let received = dated_at(at("2026-01-05T12:00:00Z"), written, &zone, Some(at(looked)));
            assert_eq!(received, at(expected), "{zone:?} {written}");
        }
        let found = Instant(1_000_000_000);
        assert_eq!(dated_at(found, 999_000, &TimeZone::UTC, None), found, "nobody looked before");
        assert_eq!(dated_at(found, 0, &TimeZone::UTC, Some(Instant(-1))), found, "no date");
        assert_eq!(dated_at(found, u64::MAX, &TimeZone::UTC, Some(Instant(-1))), found);
    }
}
