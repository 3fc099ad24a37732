//! Time controls, and what is wrong with them.

use domain::{
    TimeControl,
    clock::{ControlError, FreeTimeError, Period},
    wire::Length,
};

use crate::Sentence;

/// In words, such as `10 moves in 50d, whole days, double after 20 days`.
impl Sentence for TimeControl {
    fn sentence(&self) -> String {
        match self {
            Self::PerMove { days: 1 } => "1 day for each move".into(),
            Self::PerMove { days } => format!("{days} days for each move"),
            Self::Periods { periods, whole_days, double_after_days, thematic } => {
                let mut text = periods.iter().map(period).collect::<Vec<_>>().join(", then ");
                if *whole_days {
                    text += ", whole days";
                }
                if let Some(days) = double_after_days {
                    text += &format!(", double after {days} days");
                }
                if *thematic {
                    text += ", thematic";
                }
                text
            }
            Self::TripleBlock { clock_days, bank_days, increment_days, increment_moves, .. } => {
                let blocks = format!("Triple Block {clock_days}/{bank_days}/{increment_days}");
                if *increment_moves == 50 { blocks } else { format!("{blocks} for {increment_moves} moves") }
            }
        }
    }
}

fn period(period: &Period) -> String {
    let mut text = String::new();
    if let Some(moves) = period.moves {
        text += &format!("{moves} moves in ");
    }
    text += &Length(period.time).to_string();
    if !period.increment.is_zero() {
        text += &format!(" + {} a move", Length(period.increment));
    }
    if let Some(cap) = period.cap {
        text += &format!(" up to {}", Length(cap));
    }
    if !period.delay.is_zero() {
        text += &format!(" with a delay of {}", Length(period.delay));
    }
    text
}

impl Sentence for ControlError {
    fn sentence(&self) -> String {
        match self {
            Self::DaysPerMove => "the limit per move must be 1 to 60 days",
            Self::Periods => "a time control has 1 to 9 periods",
            Self::Moves => "a period is for 1 to 200 moves, the last one also for the rest of the game",
            Self::Time => "the time of a period must be 1 hour to 1000 days, of a later one at most 1000 days",
            Self::NoTime => "a period that is repeated, or follows one with a delay, needs time of its own",
            Self::Increment => "an increment must be at most 100 days",
            Self::Cap => "a cap must be at least 1 hour and at most 1000 days, and needs an increment",
            Self::Delay => "a delay must be at most 60 days",
            Self::Duplication => "duplication must begin after 1 to 365 days",
            Self::Thematic => "a thematic start needs a first period for a number of moves",
            Self::TripleBlock => {
                "the clock of Triple Block must be 1 to 100 days, its bank at most 500, its increments at most 9 days for 300 moves"
            }
        }
        .into()
    }
}

impl Sentence for FreeTimeError {
    fn sentence(&self) -> String {
        match self {
            Self::Weekdays => "at most six days of the week can be free, each named once",
            Self::Dates => "at most 400 dates can be free, in order and each named once",
            Self::Night => "the nightly pause must be between 1 minute and 16 hours",
        }
        .into()
    }
}
