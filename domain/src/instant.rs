use core::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Instant(pub i64);

/// A length of time in milliseconds; negative when it runs backwards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(pub i64);

impl Span {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// Periods of 24 hours, whatever the calendar does.
    #[must_use]
    pub const fn days(days: u16) -> Self {
        Self(days as i64 * 86_400_000)
    }

    /// Hours of 60 minutes.
    #[must_use]
    pub const fn hours(hours: u16) -> Self {
        Self(hours as i64 * 3_600_000)
    }

    /// Minutes of 60 seconds.
    #[must_use]
    pub const fn minutes(minutes: u16) -> Self {
        Self(minutes as i64 * 60_000)
    }

    /// Returns true for no time at all.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        self.0 == 0
    }

    /// This span, or nothing when it runs backwards.
    #[must_use]
    pub fn or_zero(self) -> Self {
        self.max(Self::ZERO)
    }
}

impl Add<Span> for Instant {
    type Output = Self;
    fn add(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

impl Sub<Span> for Instant {
    type Output = Self;
    fn sub(self, span: Span) -> Self {
        Self(self.0.saturating_sub(span.0))
    }
}

impl Sub for Instant {
    type Output = Span;
    fn sub(self, earlier: Self) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Add for Span {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Span {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// The two instants a command is judged by. Both come from the edge.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Stamp {
    /// The instant at which our intake stored the message or read the request. A move is in time by this instant,
    /// whatever the queue behind it; never by a Date header.
    pub received_at: Instant,
    /// The instant at which the command is judged. It starts the opponent's clock.
    pub judged_at: Instant,
}

impl Stamp {
    /// Received and judged at the same instant.
    #[must_use]
    pub const fn at(instant: Instant) -> Self {
        Self { received_at: instant, judged_at: instant }
    }
}
