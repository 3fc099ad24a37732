//! Time controls, and the time that moves take from them.

use domain::{Span, TimeControl, clock::Period};

use super::{DAY, HOUR, STEP, Side};

/// A control as its regulation words it, in steps.
#[derive(Clone, Debug)]
pub enum Words {
    PerMove { limit: i64 },
    MovesInTime { moves: i64, time: i64, whole_days: bool, double: Option<i64> },
    Fischer { initial: i64, increment: i64, cap: Option<i64>, whole_days: bool, double: Option<i64> },
    Delay { time: i64, delay: i64 },
    Sequence { periods: Vec<(i64, i64)> },
    Blocks { clock: i64, bank: i64, increment: i64, until_move: i64, protection: bool },
}

pub fn controls() -> Vec<Words> {
    vec![
        Words::PerMove { limit: 5 * DAY },
        Words::PerMove { limit: DAY },
        Words::MovesInTime { moves: 10, time: 50 * DAY, whole_days: true, double: Some(20) },
        Words::MovesInTime { moves: 10, time: 30 * DAY, whole_days: true, double: None },
        Words::MovesInTime { moves: 5, time: 20 * DAY, whole_days: false, double: Some(3) },
        Words::Fischer {
            initial: 30 * DAY,
            increment: 3 * DAY,
            cap: None,
            whole_days: true,
            double: Some(20),
        },
        Words::Fischer {
            initial: 5 * DAY,
            increment: 12 * HOUR,
            cap: Some(10 * DAY),
            whole_days: false,
            double: None,
        },
        Words::Delay { time: 20 * DAY, delay: 2 * DAY },
        Words::Sequence { periods: vec![(4, 20 * DAY), (6, 15 * DAY), (8, 10 * DAY)] },
        Words::Blocks { clock: 20 * DAY, bank: 30 * DAY, increment: DAY, until_move: 10, protection: false },
        Words::Blocks { clock: 10 * DAY, bank: 5 * DAY, increment: 2 * DAY, until_move: 4, protection: true },
    ]
}

pub(super) fn number<T: TryFrom<i64>>(n: i64) -> T {
    T::try_from(n).unwrap_or_else(|_| panic!("{n} does not fit"))
}

impl Words {
    pub fn control(&self) -> TimeControl {
        let time = |steps: i64| Span(steps * STEP);
        let one = |period, whole_days, double: Option<i64>| TimeControl::Periods {
            periods: vec![period],
            whole_days,
            double_after_days: double.map(number),
            thematic: false,
        };
        match *self {
            Self::PerMove { limit } => TimeControl::PerMove { days: number(limit / DAY) },
            Self::MovesInTime { moves, time: given, whole_days, double } => {
                one(Period::new(Some(number(moves)), time(given)), whole_days, double)
            }
            Self::Fischer { initial, increment, cap, whole_days, double } => {
                let plain = Period::new(None, time(initial));
                one(Period { increment: time(increment), cap: cap.map(time), ..plain }, whole_days, double)
            }
            Self::Delay { time: given, delay } => {
                one(Period { delay: time(delay), ..Period::new(None, time(given)) }, false, None)
            }
            Self::Sequence { ref periods } => TimeControl::exact(
                periods.iter().map(|&(moves, given)| Period::new(Some(number(moves)), time(given))).collect(),
            ),
            Self::Blocks { clock, bank, increment, until_move, protection } => TimeControl::TripleBlock {
                clock_days: number(clock / DAY),
                bank_days: number(bank / DAY),
                increment_days: number(increment / DAY),
                increment_moves: number(until_move),
                sudden_death_protection: protection,
            },
        }
    }

    pub const fn has_periods(&self) -> bool {
        !matches!(self, Self::PerMove { .. } | Self::Blocks { .. })
    }

    pub(super) const fn whole_days(&self) -> bool {
        matches!(self, Self::MovesInTime { whole_days: true, .. } | Self::Fischer { whole_days: true, .. })
    }

    /// Returns the price of the `used`th step of a move.
    pub(super) const fn cost(&self, used: i64) -> i64 {
        let (double, delay) = match *self {
            Self::MovesInTime { double, .. } | Self::Fischer { double, .. } => (double, 0),
            Self::Delay { delay, .. } => (None, delay),
            _ => (None, 0),
        };
        let times = match double {
            Some(days) if used > days * DAY => 2,
            _ => 1,
        };
        if self.whole_days() {
            if used % DAY == 0 { times * DAY } else { 0 }
        } else if used > delay {
            times
        } else {
            0
        }
    }

    pub(super) fn complete(&self, side: &mut Side, price: i64) {
        side.made += 1;
        side.left -= price;
        match *self {
            Self::PerMove { limit } => side.left = limit,
            Self::MovesInTime { moves, time, .. } => {
                if side.made % moves == 0 {
                    side.left += time;
                }
            }
            Self::Fischer { increment, cap, .. } => {
                let with = side.left + increment;
                side.left = cap.map_or(with, |cap| with.min(cap.max(side.left)));
            }
            Self::Delay { .. } => {}
            Self::Sequence { ref periods } => {
                let mut end = 0;
                for i in 0.. {
                    let &(moves, _) = periods.get(i).unwrap_or(periods.last().unwrap());
                    end += moves;
                    if end == side.made {
                        side.left += periods.get(i + 1).unwrap_or(periods.last().unwrap()).1;
                    }
                    if end >= side.made {
                        break;
                    }
                }
            }
            Self::Blocks { clock, increment, until_move, protection, .. } => {
                let mut purse = side.left + side.bank;
                if side.made <= until_move {
                    purse += increment;
                } else if protection {
                    purse = purse.max(3 * DAY);
                }
                side.left = purse.min(clock);
                side.bank = purse - side.left;
            }
        }
    }
}
