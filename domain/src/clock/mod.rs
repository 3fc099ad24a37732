//! Chess clocks at a distance: the time a control allots, the price of a move, the fall of the flag and the changes
//! before. Integers only. [`reading()`] is the only place where time is computed. All displays show
//! [`Game::clock_display`](crate::Game::clock_display).

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
