use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::{Date, TimeOfDay, Weekday, Zone, calendar::DAY};
use crate::{Instant, Span};

/// Whole days on which a player's clock stands still.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Leave {
    /// Its first day, where the player is.
    pub first: Date,
    /// Its last day.
    pub last: Date,
    /// The start of the first day.
    pub from: Instant,
    /// The end of the last day.
    pub until: Instant,
    /// An arbiter gave it: it counts against no allowance.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub special: bool,
}

impl Leave {
    /// Its days in each calendar year it touches.
    pub fn days_of_years(&self) -> impl Iterator<Item = (i16, u16)> {
        (self.first.year()..=self.last.year()).map(|year| {
            let first = self.first.max(Date::new_year(year));
            let end = Date(self.last.0.saturating_add(1)).min(Date::new_year(year + 1));
            (year, u16::try_from(end.0 - first.0).unwrap_or(u16::MAX))
        })
    }

    /// Returns the part of it that has passed at an instant, the current day included; `None` before it begins. Its
    /// days are counted from its first instant: where clocks change they can be an hour off.
    #[must_use]
    pub fn passed(&self, at: Instant) -> Option<Self> {
        let days = (at - self.from).0.checked_sub(1).filter(|passed| *passed >= 0)? / DAY;
        let last = i32::try_from(days).map_or(self.last, |days| Date(self.first.0.saturating_add(days)));
        Some(Self { last: last.min(self.last), until: self.until.min(at), ..*self })
    }

    /// Its days.
    #[must_use]
    pub fn days(&self) -> u16 {
        u16::try_from(self.last.0 - self.first.0 + 1).unwrap_or(u16::MAX)
    }
}

/// The times at which no clock runs, in the time zone of the player whose clock it is: a regulation, fixed for both
/// players.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FreeTime {
    /// Free days of every week, at most six.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub weekdays: Vec<Weekday>,
    /// Free days of the calendar, at most 400, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dates: Vec<Date>,
    /// The nightly pause.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub night: Option<Night>,
}

/// A pause of every day, over midnight if it begins later than it ends. At most 16 hours.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// Clocks stand still from then
    pub from: TimeOfDay,
    /// until then.
    pub until: TimeOfDay,
}

/// Free time outside its bounds.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FreeTimeError {
    /// Clocks must run on some day of the week.
    Weekdays,
    /// The list is bounded and sorted.
    Dates,
    /// The nightly pause is 1 minute to 16 hours.
    Night,
}

impl Night {
    const fn minutes(self) -> i32 {
        (self.until.0 as i32 - self.from.0 as i32).rem_euclid(1440)
    }
}

impl FreeTime {
    /// Returns true if there is none.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.weekdays.is_empty() && self.dates.is_empty() && self.night.is_none()
    }

    /// Checks the bounds.
    pub fn check(&self) -> Result<(), FreeTimeError> {
        let named_twice = |(i, day)| self.weekdays[..i].contains(day);
        if self.weekdays.len() > 6 || self.weekdays.iter().enumerate().any(named_twice) {
            return Err(FreeTimeError::Weekdays);
        }
        if self.dates.len() > 400 || !self.dates.is_sorted_by(|before, after| before < after) {
            return Err(FreeTimeError::Dates);
        }
        let in_bounds = |night: Night| {
            night.from.0 < 1440 && night.until.0 < 1440 && (1..=16 * 60).contains(&night.minutes())
        };
        if self.night.is_some_and(|night| !in_bounds(night)) {
            return Err(FreeTimeError::Night);
        }
        Ok(())
    }

    /// Returns the pause at an instant, if any, and an instant until which that does not change.
    fn at(&self, zone: &Zone, at: Instant) -> (Option<Pause>, Instant) {
        if self.is_none() {
            return (None, Instant(i64::MAX));
        }
        let (offset, offset_ends) = zone.at(at);
        let local = at.0.saturating_add(offset);
        let (day, time) = (local.div_euclid(DAY), local.rem_euclid(DAY));
        let until =
            |time: i64| Instant((day * DAY).saturating_add(time).saturating_sub(offset)).min(offset_ends);
        let free = self.weekdays.contains(&Weekday::of(day))
            || i32::try_from(day).is_ok_and(|day| self.dates.binary_search(&Date(day)).is_ok());
        if free {
            return (Some(Pause::FreeDay), until(DAY));
        }
        let Some(night) = self.night else {
            if !self.weekdays.is_empty() {
                return (None, until(DAY));
            }
            let ahead = self.dates.partition_point(|date| i64::from(date.0) <= day);
            let next = self.dates.get(ahead).map(|date| until((i64::from(date.0) - day) * DAY));
            return (None, next.unwrap_or(offset_ends));
        };
        let (from, end) = (night.from.millis(), night.until.millis());
        let asleep = if from < end { (from..end).contains(&time) } else { time >= from || time < end };
        let next = [from, end, DAY].into_iter().filter(|&next| next > time).min().unwrap_or(DAY);
        (asleep.then_some(Pause::Night), until(next))
    }
}

/// The reason for which a clock stands still.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pause {
    /// The player is on leave.
    Leave,
    /// A free day.
    FreeDay,
    /// The nightly pause.
    Night,
}

/// All pauses of one player's clock. Overlapping pauses count once: an instant is either counted or not.
#[derive(Copy, Clone, Debug)]
pub struct Pauses<'a> {
    /// The regulation.
    pub free_time: &'a FreeTime,
    /// The player's time zone.
    pub zone: &'a Zone,
    /// The player's leave, in any order.
    pub leave: &'a [Leave],
}

/// A span from an instant until another, the second not included.
#[derive(Copy, Clone)]
struct Piece {
    from: Instant,
    until: Instant,
}

/// The most pieces that are walked through: they cover centuries.
const MAX_PIECES: usize = 100_000;

impl Pauses<'_> {
    /// Nothing stops the clock.
    pub const NONE: Pauses<'static> = Pauses {
        free_time: &FreeTime { weekdays: Vec::new(), dates: Vec::new(), night: None },
        zone: &Zone(Vec::new()),
        leave: &[],
    };

    /// Returns the pause at an instant, if any, and an instant until which that does not change.
    fn piece(&self, at: Instant) -> (Option<Pause>, Instant) {
        let mut leave_begins = Instant(i64::MAX);
        for leave in self.leave {
            if (leave.from..leave.until).contains(&at) {
                return (Some(Pause::Leave), leave.until);
            }
            if leave.from > at && leave.from < leave.until {
                leave_begins = leave_begins.min(leave.from);
            }
        }
        let (pause, until) = self.free_time.at(self.zone, at);
        (pause, until.min(leave_begins))
    }

    fn pieces(&self, from: Instant) -> impl Iterator<Item = (Option<Pause>, Piece)> {
        let mut at = from;
        core::iter::from_fn(move || {
            let (pause, until) = self.piece(at);
            let from = core::mem::replace(&mut at, until);
            (from < until).then_some((pause, Piece { from, until }))
        })
        .take(MAX_PIECES)
    }

    /// Returns the pause at an instant, if any.
    #[must_use]
    pub fn at(&self, at: Instant) -> Option<Pause> {
        self.piece(at).0
    }

    /// Returns the next instant, until `until`, at which the clock stops, continues, or stands still for another
    /// reason.
    #[must_use]
    pub fn change_after(&self, at: Instant, until: Instant) -> Option<(Instant, Option<Pause>)> {
        let now = self.at(at);
        let mut pieces = self.pieces(at).take_while(|(_, piece)| piece.from <= until);
        pieces.find(|&(pause, _)| pause != now).map(|(pause, piece)| (piece.from, pause))
    }

    /// Returns the time between two instants that counts; zero if it runs backwards.
    #[must_use]
    pub fn counted(&self, from: Instant, until: Instant) -> Span {
        if self.is_free_of_pauses() {
            return (until - from).or_zero();
        }
        let mut counted = Span::ZERO;
        for (pause, piece) in self.pieces(from) {
            if piece.from >= until {
                break;
            }
            if pause.is_none() {
                counted += piece.until.min(until) - piece.from;
            }
        }
        counted
    }

    /// Returns the first instant by which `counted` has been counted since `from`.
    #[must_use]
    pub fn reached(&self, from: Instant, counted: Span) -> Instant {
        if self.is_free_of_pauses() {
            return from + counted.or_zero();
        }
        let (mut left, mut end) = (counted.or_zero(), from);
        for (pause, piece) in self.pieces(from) {
            if left == Span::ZERO {
                return piece.from;
            }
            if pause.is_none() {
                if piece.until - piece.from >= left {
                    return piece.from + left;
                }
                left = left - (piece.until - piece.from);
            }
            end = piece.until;
        }
        end + left
    }

    fn is_free_of_pauses(&self) -> bool {
        self.leave.is_empty() && self.free_time.is_none()
    }
}
