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

use app::{Service, ports::Player};
use messages::{Language, Voice};

/// The voice of a reader; without one in the language of the site, with dates in UTC.
pub(crate) fn voice_of(service: &Service, reader: Option<&Player>) -> Voice {
    let (tag, zone) = match reader {
        Some(reader) => (&reader.language, reader.time_zone.as_str()),
        None => (&service.settings().language, "UTC"),
    };
    Voice::new(Language::of(tag).unwrap_or(Language::english()), zone)
}

#[cfg(test)]
mod tests;
