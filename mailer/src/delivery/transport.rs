use std::{collections::VecDeque, sync::Arc, time::Duration};

use app::ports::OutboxRow;
use domain::sealing::Secret;
use lettre::transport::smtp::Error as SmtpError;
use parking_lot::Mutex;

use super::{
    maildir::Maildir,
    smtp::{self, Smtp},
};
use crate::notice::Outgoing;

/// Where mails go.
#[derive(Clone, Debug)]
pub enum Transport {
    /// To a relay by SMTP.
    Smtp(Arc<Smtp>),
    /// Into a folder, for trying things out.
    Maildir(Maildir),
    /// Into memory, for tests.
    Memory(Memory),
}

/// The relay.
#[derive(Clone, Debug)]
pub struct Relay {
    /// Its host name; with TLS the certificate must be its.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Encryption.
    pub tls: RelayTls,
    /// User name and password.
    pub credentials: Option<(String, Secret)>,
    /// How long the connection may take to be made, and half of what one mail may take.
    pub timeout: Duration,
}

/// Encryption towards the relay.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum RelayTls {
    /// STARTTLS is demanded: without it nothing is sent (RFC 3207).
    StartTls,
    /// TLS from the first byte (RFC 8314).
    Implicit,
    /// None; only for a relay on this machine.
    None,
}

/// How sending failed. Says nothing of whom the mail was for: replies of servers often do.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum SendError {
    /// The relay does not talk to us: no other mail will do better now.
    #[error("the relay cannot be used: {0}")]
    Unreachable(String),
    /// The relay does not take this mail from us, as we or it are set up, or by its policy. Others it may take.
    #[error("the relay refuses us: {0}")]
    RefusesUs(String),
    /// This mail was not taken now.
    #[error("not taken now: {0}")]
    Transient(String),
    /// This mail will never be taken.
    #[error("refused: {0}")]
    Permanent(String),
}

impl SendError {
    /// The relay answered that it does not want us: the operator has to do something.
    pub(super) fn is_about_us(&self) -> bool {
        match self {
            Self::RefusesUs(_) => true,
            Self::Unreachable(code) => code.starts_with('5'),
            Self::Transient(_) | Self::Permanent(_) => false,
        }
    }
}

/// Mails that went nowhere.
#[derive(Clone, Debug)]
pub struct Memory {
    width: usize,
    received: Arc<Mutex<Received>>,
}

impl Default for Memory {
    /// One at a time.
    fn default() -> Self {
        Self { width: 1, received: Arc::default() }
    }
}

#[derive(Debug, Default)]
struct Received {
    mails: Vec<Outgoing>,
    /// How the next mails are answered, and whether they arrive all the same.
    answers: VecDeque<(bool, SendError)>,
}

impl Memory {
    /// To which as many mails go at once as to a relay.
    #[must_use]
    pub fn wide() -> Self {
        Self { width: smtp::WIDTH, ..Self::default() }
    }

    /// Takes what has arrived since.
    #[must_use]
    pub fn take(&self) -> Vec<Outgoing> {
        std::mem::take(&mut self.received.lock().mails)
    }

    /// Answers one of the next mails with an error, after those that wait already. `arrives` if the mail was taken
    /// all the same: its answer was lost.
    pub fn fail_next(&self, arrives: bool, error: SendError) {
        self.received.lock().answers.push_back((arrives, error));
    }

    fn receive(&self, mail: &Outgoing) -> Result<(), SendError> {
        let mut received = self.received.lock();
        let answer = received.answers.pop_front();
        if answer.as_ref().is_none_or(|(arrives, _)| *arrives) {
            received.mails.push(mail.clone());
        }
        answer.map_or(Ok(()), |(_, error)| Err(error))
    }
}

impl Transport {
    /// A transport to a relay; nothing is sent yet. `name` is what we call ourselves.
    ///
    /// # Errors
    ///
    /// When TLS cannot be set up.
    pub fn smtp(relay: &Relay, name: &str) -> Result<Self, SmtpError> {
        Smtp::new(relay.clone(), name).map(|smtp| Self::Smtp(Arc::new(smtp)))
    }

    /// How many mails may be on their way at once.
    pub(super) const fn width(&self) -> usize {
        match self {
            Self::Smtp(_) => smtp::WIDTH,
            Self::Maildir(_) => 1,
            Self::Memory(memory) => memory.width,
        }
    }

    /// Whether a lease may run out while a mail is sent.
    pub(super) const fn takes_time(&self) -> bool {
        !matches!(self, Self::Memory(Memory { width: 1, .. }))
    }

    /// There is nothing to send: lets go of what is kept for the next mail too long.
    pub(super) fn rest(&self) {
        if let Self::Smtp(smtp) = self {
            smtp.tidy();
        }
    }

    /// Sends a mail; when this returns, the next hop has it.
    ///
    /// # Errors
    ///
    /// [`SendError`]; the mail may have arrived all the same (the answer was lost).
    pub fn send(&self, row: &OutboxRow, mail: &Outgoing) -> Result<(), SendError> {
        match self {
            Self::Smtp(smtp) => smtp.send(mail),
            Self::Maildir(maildir) => maildir
                .deliver(row.id, row.mail.due_at, &mail.bytes)
                .map_err(|error| SendError::Unreachable(error.kind().to_string())),
            Self::Memory(memory) => memory.receive(mail),
        }
    }
}
