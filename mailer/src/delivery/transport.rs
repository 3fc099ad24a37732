use std::{collections::VecDeque, sync::Arc};

use app::ports::OutboxRow;
use lettre::transport::smtp::Error as SmtpError;
use parking_lot::Mutex;

use super::{
    maildir::Maildir,
    relay::{Relay, SendError},
    smtp::{self, Smtp},
};
use crate::notice::Outgoing;

/// The destination of mails.
#[derive(Clone, Debug)]
pub enum Transport {
    /// Sends to a relay by SMTP.
    Smtp(Arc<Smtp>),
    /// Writes into a folder, for trials.
    Maildir(Maildir),
    /// Collects in memory, for tests.
    Memory(Memory),
}

/// Mails collected for a test.
#[derive(Clone, Debug)]
pub struct Memory {
    width: usize,
    received: Arc<Mutex<Received>>,
}

impl Default for Memory {
    /// Takes one mail at a time.
    fn default() -> Self {
        Self { width: 1, received: Arc::default() }
    }
}

#[derive(Debug, Default)]
struct Received {
    mails: Vec<Outgoing>,
    /// Answers to the next mails, with true if the mail arrives nevertheless.
    answers: VecDeque<(bool, SendError)>,
}

impl Memory {
    /// Takes as many mails at once as a relay.
    #[must_use]
    pub fn wide() -> Self {
        Self { width: smtp::WIDTH, ..Self::default() }
    }

    /// Takes the mails that have arrived since the last call.
    #[must_use]
    pub fn take(&self) -> Vec<Outgoing> {
        std::mem::take(&mut self.received.lock().mails)
    }

    /// Answers one of the next mails with an error, after those that wait already. `arrives` if the mail was taken
    /// nevertheless: its answer was lost.
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
    /// Makes a transport to a relay, without connecting. `name` is the name that we give in EHLO.
    ///
    /// # Errors
    ///
    /// TLS cannot be set up.
    pub fn smtp(relay: &Relay, name: &str) -> Result<Self, SmtpError> {
        Smtp::new(relay.clone(), name).map(|smtp| Self::Smtp(Arc::new(smtp)))
    }

    /// Returns the number of mails that may be sent at once.
    pub(super) const fn width(&self) -> usize {
        match self {
            Self::Smtp(_) => smtp::WIDTH,
            Self::Maildir(_) => 1,
            Self::Memory(memory) => memory.width,
        }
    }

    /// Returns true if a lease may run out while a mail is sent.
    pub(super) const fn takes_time(&self) -> bool {
        !matches!(self, Self::Memory(Memory { width: 1, .. }))
    }

    /// Closes connections that have been idle for too long.
    pub(super) fn rest(&self) {
        if let Self::Smtp(smtp) = self {
            smtp.tidy();
        }
    }

    /// Sends a mail; when this returns, the next hop has it.
    ///
    /// # Errors
    ///
    /// [`SendError`]; the mail may have arrived nevertheless (the answer was lost).
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
