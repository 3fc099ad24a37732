//! Games as the API shows them to a reader.

mod adjournment;
mod clock;
mod game;
mod reader;
mod record;

pub(crate) use adjournment::state_name;
pub use clock::{ClockBody, ReadingBody};
pub(crate) use game::location;
pub use game::{GameBody, PlayerName};
pub(crate) use reader::Reader;
pub use reader::{Length, Sides, Time};
pub(crate) use record::moves;
pub use record::{EventBody, MoveBody};
