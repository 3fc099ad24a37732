//! The clocks of both players.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{
    Instant, Span,
    clock::{Gap, Leave, SideClock, Zone},
    wire,
};

/// The players' time.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// Time used for all moves so far.
    #[serde(with = "wire::by_color")]
    pub used: ByColor<Span>,
    /// Days gained through the opponent's errors, for the next move of each side.
    #[serde(with = "wire::by_color")]
    pub gained: ByColor<Span>,
    /// Time of each side for its next moves; of the running side, as it was when the clock started.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub sides: ByColor<SideClock>,
    /// Each player's time zone when the clock last started, if free time depends on it.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub zones: ByColor<Zone>,
    /// Leave of each player that is not over yet.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub leave: ByColor<Vec<Leave>>,
    /// Days of leave booked, by calendar year.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub leave_days: ByColor<Vec<(i16, u16)>>,
    /// The times in which no player could move since the clock of a side last started; the sum is
    /// [`Running::returned`].
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub gaps: ByColor<Vec<Gap>>,
    /// The one clock that runs; none when adjourned or over.
    pub running: Option<Running>,
    /// The clock that ran, or was stopped to continue, when the game ended. After a loss on time it stands at its
    /// deadline at the latest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Paused>,
}

/// A running clock.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// The player whose clock runs.
    #[serde(with = "wire::color")]
    pub side: Color,
    /// The instant at which the opponent's move was acknowledged.
    pub since: Instant,
    /// The last instant that is in time.
    pub deadline: Instant,
    /// Downtime given back, which is not time used.
    pub returned: Span,
    /// The end of the last downtime given back: none is given twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned_until: Option<Instant>,
    /// The player has declared reflection: silence does not lose.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub declared: bool,
    /// The most time for this move by an arbiter's deadline, where the clock alone would give another one. Silence does
    /// not lose before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<Span>,
    /// The flag is down and not claimed; only where regulations leave that to a claim.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub flagged: bool,
}

impl Running {
    /// Returns the limit of this move: the regulated time and the time gained, without returned downtime.
    #[must_use]
    pub fn limit(&self) -> Span {
        self.deadline - self.since - self.returned
    }
}

/// A clock that was stopped and continues later.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Paused {
    /// The clock as it stood.
    pub running: Running,
    /// The instant at which it was stopped.
    pub at: Instant,
}
