//! Time controls, and what is wrong with them.

use app::message::{Arg, Message};
use domain::{
    TimeControl,
    clock::{ControlError, FreeTimeError, Period, Weekday},
};

use crate::{Sentence, coded, msg};

/// Names a day as in a date and a setting.
impl Sentence for Weekday {
    fn message(&self) -> Message {
        match self {
            Self::Monday => msg!("weekday-monday"),
            Self::Tuesday => msg!("weekday-tuesday"),
            Self::Wednesday => msg!("weekday-wednesday"),
            Self::Thursday => msg!("weekday-thursday"),
            Self::Friday => msg!("weekday-friday"),
            Self::Saturday => msg!("weekday-saturday"),
            Self::Sunday => msg!("weekday-sunday"),
        }
    }
}

/// Writes a control such as `10 moves in 50d, whole days, double after 20 days`.
impl Sentence for TimeControl {
    fn message(&self) -> Message {
        match self {
            Self::PerMove { days } => msg!("control-per-move", days = *days),
            Self::Periods { periods, whole_days, double_after_days, thematic } => {
                let periods = periods.iter().map(period);
                let then = |first: Arg, next: Arg| msg!("control-then", first = first, next = next).into();
                let mut control = periods.reduce(then).unwrap_or_else(|| "".into());
                if *whole_days {
                    control = msg!("control-whole-days", control = control).into();
                }
                if let Some(days) = double_after_days {
                    control = msg!("control-double", control = control, days = *days).into();
                }
                if *thematic {
                    control = msg!("control-thematic-start", control = control).into();
                }
                msg!("control", control = control)
            }
            Self::TripleBlock { clock_days, bank_days, increment_days, increment_moves, .. } => {
                let blocks = msg!(
                    "control-triple-block-of",
                    clock = *clock_days,
                    bank = *bank_days,
                    increment = *increment_days
                );
                if *increment_moves == 50 {
                    blocks
                } else {
                    msg!("control-triple-block-moves", blocks = blocks, moves = *increment_moves)
                }
            }
        }
    }
}

fn period(period: &Period) -> Arg {
    let mut text = Arg::Exact { exact: period.time };
    if let Some(moves) = period.moves {
        text = msg!("control-period", moves = moves, time = text).into();
    }
    if !period.increment.is_zero() {
        let increment = Arg::Exact { exact: period.increment };
        text = msg!("control-increment-of", period = text, increment = increment).into();
    }
    if let Some(cap) = period.cap {
        text = msg!("control-cap-of", period = text, cap = Arg::Exact { exact: cap }).into();
    }
    if !period.delay.is_zero() {
        text = msg!("control-delay-of", period = text, delay = Arg::Exact { exact: period.delay }).into();
    }
    text
}

impl Sentence for ControlError {
    fn message(&self) -> Message {
        coded("control", self.into())
    }
}

impl Sentence for FreeTimeError {
    fn message(&self) -> Message {
        coded("free-time", self.into())
    }
}
