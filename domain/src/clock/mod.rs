//! Chess clocks at a distance: what a control allots, what a move costs, when the flag falls and what changes
//! before. Integers only. [`reading()`] is the only place where time is computed; everything else keeps what it found,
//! and shows of either side what [`Game::shown`](crate::Game::shown) says.

mod calendar;
mod control;
mod display;
mod pauses;
mod reading;
mod side;

pub use calendar::{Date, ParseDateError, TimeOfDay, Weekday, Zone};
pub use control::{ControlError, Period, TimeControl};
pub use display::ClockDisplay;
pub use pauses::{FreeTime, FreeTimeError, Leave, Night, Pause, Pauses};
pub use reading::{AtMost, Cause, Change, Gap, Reading, Thinking, reading};
pub use side::SideClock;
