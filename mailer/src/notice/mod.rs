//! A mail of the outbox as text, and as the bytes that go out.

pub(crate) mod clocks;
mod compose;
mod error;
mod game;
mod headers;
mod history;
mod narrator;
mod other;
mod page;
mod score;
pub(crate) mod subject;

pub use compose::compose;
pub use error::ComposeError;
pub use headers::Outgoing;
pub(crate) use history::describe_to_arbiter;
pub use history::history;
pub(crate) use narrator::to_sender;
pub use page::printable;

use app::ports::Player;
use messages::{Language, Voice};

/// The voice of a reader; English, with dates in UTC, without one.
pub(crate) fn voice_of(reader: Option<&Player>) -> Voice {
    reader.map_or_else(Voice::english, |reader| Voice::new(Language::english(), &reader.time_zone))
}

#[cfg(test)]
mod tests;
