use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::calendar::whole_days;
use crate::{Span, wire};

/// The time that a side has, fixed when the game starts.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// A limit for every single move, in periods of 24 hours, 1 to 60. Nothing is carried over.
    PerMove {
        /// 1 to 60.
        days: u8,
    },
    /// One or more periods in sequence, each with time for its moves: ICCF's 10/50 (ICCF Rules 2.4.2), Fischer, a fixed
    /// delay (FIDE 6.2), or any sequence of them. The rest of a period is carried to the next.
    Periods {
        /// In order, 1 to 9. The last is repeated if it is for a number of moves.
        periods: Vec<Period>,
        /// A move is charged the whole periods of 24 hours it took and nothing for the rest (ICCF Rules 2.4.2);
        /// otherwise to the millisecond.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        whole_days: bool,
        /// The part of a single move beyond this number of days is charged twice (ICCF Rules 2.4.2: 20); 1 to 365.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        double_after_days: Option<u16>,
        /// Moves that the starting position's move number says have been made count, and the first period's time is
        /// shortened with them (ICCF, thematic openings).
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        thematic: bool,
    },
    /// Triple Block (ICCF Rules, Appendix 3), counted to the millisecond. It has a clock, a bank that fills it up after every
    /// move or by hand, and increments for the first moves. It knows no leave.
    TripleBlock {
        /// The most that the clock shows, also at the start; 1 to 100. ICCF: 50.
        clock_days: u16,
        /// The bank at the start; 0 to 500. ICCF: 50 or 75.
        bank_days: u16,
        /// Added after each of the first moves; 0 to 9.
        increment_days: u16,
        /// The number of moves with an increment; 0 to 300. ICCF: 50.
        #[serde(default = "fifty", skip_serializing_if = "is_fifty")]
        increment_moves: u16,
        /// After these moves, a player who completes a move with less than three days in all has three.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        sudden_death_protection: bool,
    },
}

const fn fifty() -> u16 {
    50
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_fifty(moves: &u16) -> bool {
    *moves == 50
}

/// One period of [`TimeControl::Periods`]. Lengths are written `50d`, `12h`, `1d 12h`, or in ISO 8601.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Period {
    /// Moves each side makes in it, 1 to 200; none for the rest of the game, only in the last period.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    /// Time for it, given when it begins; 1 hour to 1,000 days. A later period may have none, with two exceptions. These are
    /// a period to which nothing is carried over, and a repeated period that gives nothing else.
    #[serde(with = "wire::length")]
    pub time: Span,
    /// Added after every move (Fischer), at most 100 days.
    #[serde(default, with = "wire::length", skip_serializing_if = "Span::is_zero")]
    pub increment: Span,
    /// No increment takes the time left above this; at most 1,000 days.
    #[serde(default, with = "wire::opt_length", skip_serializing_if = "Option::is_none")]
    pub cap: Option<Span>,
    /// Free at every move: the time of the period runs only after it (FIDE 6.2), at most 60 days. The rest of a period
    /// with a delay is not carried over.
    #[serde(default, with = "wire::length", skip_serializing_if = "Span::is_zero")]
    pub delay: Span,
}

impl Period {
    /// Time for a number of moves, or for the rest of the game.
    #[must_use]
    pub const fn new(moves: Option<u16>, time: Span) -> Self {
        Self { moves, time, increment: Span::ZERO, cap: None, delay: Span::ZERO }
    }
}

/// A time control outside its bounds.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ControlError {
    /// See [`TimeControl::PerMove`].
    DaysPerMove,
    /// See [`TimeControl::Periods`].
    Periods,
    /// See [`Period::moves`].
    Moves,
    /// See [`Period::time`].
    Time,
    /// See [`Period::time`].
    NoTime,
    /// See [`Period::increment`].
    Increment,
    /// See [`Period::cap`].
    Cap,
    /// See [`Period::delay`].
    Delay,
    /// See [`TimeControl::Periods`].
    Duplication,
    /// See [`TimeControl::Periods`].
    Thematic,
    /// See [`TimeControl::TripleBlock`].
    TripleBlock,
}

impl Default for TimeControl {
    fn default() -> Self {
        Self::PerMove { days: 7 }
    }
}

impl TimeControl {
    /// Moves in days, over and over, carried over, in whole days with duplication after 20: ICCF's 10/50.
    #[must_use]
    pub fn iccf(moves: u16, days: u16) -> Self {
        Self::Periods {
            periods: alloc::vec![Period::new(Some(moves), Span::days(days))],
            whole_days: true,
            double_after_days: Some(20),
            thematic: false,
        }
    }

    /// An initial time and an increment after every move, perhaps with a cap, to the millisecond.
    #[must_use]
    pub fn fischer(initial: Span, increment: Span, cap: Option<Span>) -> Self {
        Self::exact(alloc::vec![Period { increment, cap, ..Period::new(None, initial) }])
    }

    /// Periods in sequence, to the millisecond and without duplication.
    #[must_use]
    pub const fn exact(periods: Vec<Period>) -> Self {
        Self::Periods { periods, whole_days: false, double_after_days: None, thematic: false }
    }

    /// Triple Block as ICCF plays it, such as 50/75/3.
    #[must_use]
    pub const fn triple_block(clock_days: u16, bank_days: u16, increment_days: u16) -> Self {
        Self::TripleBlock {
            clock_days,
            bank_days,
            increment_days,
            increment_moves: fifty(),
            sudden_death_protection: false,
        }
    }

    /// Checks every bound.
    pub fn check(&self) -> Result<(), ControlError> {
        match self {
            Self::PerMove { days } => ensure((1..=60).contains(days), ControlError::DaysPerMove),
            Self::Periods { periods, double_after_days, thematic, .. } => {
                ensure((1..=9).contains(&periods.len()), ControlError::Periods)?;
                for (i, period) in periods.iter().enumerate() {
                    let last = i + 1 == periods.len();
                    period.check(i == 0, last)?;
                    let carried = i == 0 || periods[i - 1].delay == Span::ZERO;
                    ensure(period.can_be_played(carried, last), ControlError::NoTime)?;
                }
                let doubles = double_after_days.is_none_or(|days| (1..=365).contains(&days));
                ensure(doubles, ControlError::Duplication)?;
                ensure(!thematic || periods[0].moves.is_some(), ControlError::Thematic)
            }
            Self::TripleBlock { clock_days, bank_days, increment_days, increment_moves, .. } => ensure(
                (1..=100).contains(clock_days)
                    && *bank_days <= 500
                    && *increment_days <= 9
                    && *increment_moves <= 300,
                ControlError::TripleBlock,
            ),
        }
    }

    /// Returns true if leave stops the clock: not in Triple Block (ICCF Rules, Appendix 3).
    #[must_use]
    pub const fn knows_leave(&self) -> bool {
        !matches!(self, Self::TripleBlock { .. })
    }

    /// The period with this number; the last is repeated.
    pub(super) fn period(&self, number: u16) -> Option<&Period> {
        let Self::Periods { periods, .. } = self else { return None };
        periods.get(usize::from(number)).or(periods.last())
    }

    /// Free at every move.
    pub(crate) fn delay(&self, period: u16) -> Span {
        self.period(period).map_or(Span::ZERO, |period| period.delay)
    }

    pub(super) const fn whole_days(&self) -> bool {
        matches!(self, Self::Periods { whole_days: true, .. })
    }

    pub(crate) fn double_after(&self) -> Option<Span> {
        match self {
            Self::Periods { double_after_days, .. } => double_after_days.map(Span::days),
            _ => None,
        }
    }

    /// Returns the price of a move that took `used`.
    pub(super) fn price(&self, period: u16, used: Span) -> Span {
        let excess = (used - self.delay(period)).or_zero();
        let counted = if self.whole_days() { Span(whole_days(excess) * Span::days(1).0) } else { excess };
        match self.double_after() {
            Some(threshold) if counted > threshold => counted + (counted - threshold),
            _ => counted,
        }
    }

    /// The longest time a move may take for this price; none if even a move without thought costs more.
    pub(crate) fn affordable(&self, period: u16, price: Span) -> Option<Span> {
        if price < Span::ZERO {
            return None;
        }
        let unit = if self.whole_days() { Span::days(1).0 } else { 1 };
        let price = price.0 / unit;
        let counted = match self.double_after().map(|threshold| threshold.0 / unit) {
            Some(threshold) if price > threshold => threshold + (price - threshold) / 2,
            _ => price,
        };
        // The last millisecond before one more unit is charged.
        let excess = counted.saturating_add(1).saturating_mul(unit).saturating_sub(1);
        Some(self.delay(period) + Span(excess))
    }
}

impl Period {
    /// Returns false for a period without time: where the rest is not `carried` over, or in a repeated period.
    fn can_be_played(&self, carried: bool, last: bool) -> bool {
        let repeated = last && self.moves.is_some();
        let given = self.time + self.delay;
        given > Span::ZERO || carried && (!repeated || self.increment > Span::ZERO)
    }

    fn check(&self, first: bool, last: bool) -> Result<(), ControlError> {
        let longest = Span::days(1000);
        let shortest = if first { Span::hours(1) } else { Span::ZERO };
        ensure(self.moves.map_or(last, |moves| (1..=200).contains(&moves)), ControlError::Moves)?;
        ensure((shortest..=longest).contains(&self.time), ControlError::Time)?;
        ensure((Span::ZERO..=Span::days(100)).contains(&self.increment), ControlError::Increment)?;
        let cap = self
            .cap
            .is_none_or(|cap| (Span::hours(1)..=longest).contains(&cap) && self.increment > Span::ZERO);
        ensure(cap, ControlError::Cap)?;
        ensure((Span::ZERO..=Span::days(60)).contains(&self.delay), ControlError::Delay)
    }
}

fn ensure(holds: bool, error: ControlError) -> Result<(), ControlError> {
    if holds { Ok(()) } else { Err(error) }
}
