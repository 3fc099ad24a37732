use app::{Service, inbox::Intake};

use super::recipients::readdressed;
use crate::reading::{Unsafe, has_one_author, readable, stub, trim};

/// Results of `postzug mail-in`: the exit codes of sysexits.h that mail servers understand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum PipeExit {
    /// Stored and durable.
    Stored,
    /// The message is malformed or too large; the sender gets it back.
    DataError,
    /// No message, or nobody to deliver it to.
    NoInput,
    /// A recipient is not one of our addresses.
    NoUser,
    /// A failure of ours; the mail server tries again.
    TempFail,
}

impl PipeExit {
    /// The exit code.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Stored => 0,
            Self::DataError => 65,
            Self::NoInput => 66,
            Self::NoUser => 67,
            Self::TempFail => 75,
        }
    }
}

/// Takes one message, as a mail server's pipe delivers it (lines may end with LF), for all recipients or none.
#[must_use]
pub fn pipe(service: &Service, raw: &[u8], sender: &str, recipients: &[String]) -> PipeExit {
    let received_at = service.time.now();
    // Some mail servers write an mbox From_ line first; it is not a header field.
    let raw = match raw.strip_prefix(b"From ") {
        Some(rest) => rest.iter().position(|&byte| byte == b'\n').map_or(&[][..], |end| &rest[end + 1..]),
        None => raw,
    };
    if raw.is_empty() || recipients.is_empty() {
        return PipeExit::NoInput;
    }
    let recipients: Option<Vec<_>> =
        recipients.iter().map(|recipient| service.mail_in.read_mail_address(recipient)).collect();
    let Some(recipients) = recipients else { return PipeExit::NoUser };
    let raw = match trim(raw) {
        Ok(raw) => readable(raw),
        Err(Unsafe::Size) => None,
        Err(_flaw) => stub(raw),
    };
    let has_author = |raw: &Vec<u8>| sender.is_empty() || has_one_author(raw);
    let Some(raw) = raw.filter(has_author) else { return PipeExit::DataError };
    let recipients = readdressed(service, recipients, &raw);
    match service.mail_in.intake(&Intake { sender: sender.into(), recipients, raw, received_at }) {
        Ok(_rows) => PipeExit::Stored,
        Err(error) => {
            tracing::error!(error = &error as &dyn std::error::Error, "mail could not be stored");
            PipeExit::TempFail
        }
    }
}
