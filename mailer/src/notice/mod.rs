//! A mail of the outbox as text, and as the bytes that go out.

mod compose;
mod digest;
mod error;
mod game;
mod headers;
mod history;
mod html;
mod narrator;
mod notes;
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

use app::{
    Service,
    outbox::{AccountNotice, MailDetails, OutgoingMail},
};
use messages::{Language, Voice};

/// The voice of the reader of a mail. Somebody without an account reads the language that they wrote in, or that of the site,
/// with dates in UTC.
pub(crate) fn voice_of(service: &Service, mail: &OutgoingMail) -> Voice {
    let own = match &mail.row.mail.details {
        MailDetails::Transcript(transcript) => transcript.language.as_ref(),
        MailDetails::Confirmation(asked) => asked.join.as_ref().and_then(|join| join.language.as_ref()),
        MailDetails::Code(sent) => sent.language.as_ref(),
        MailDetails::Account(
            AccountNotice::Deleted { language, .. } | AccountNotice::AddressChanged { language, .. },
        ) => language.as_ref(),
        _ => None,
    };
    let (tag, zone) = match &mail.reader {
        Some(reader) => (&reader.language, reader.time_zone.as_str()),
        None => (own.unwrap_or(&service.settings().language), "UTC"),
    };
    Voice::new(Language::of(tag).unwrap_or(Language::english()), zone)
}

#[cfg(test)]
mod tests;
