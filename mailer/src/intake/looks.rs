//! Looks into a Maildir or an mbox file of this machine. Flags wait for them.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    io,
    time::{SystemTime, UNIX_EPOCH},
};

use app::{Failure, Service, inbox::SourceTrouble};
use domain::{Instant, Span};

/// A look is noted after this.
const NOTE_AGAIN: Span = Span(5_000);
/// A mail that failed is tried again after this.
const AGAIN: Span = Span::minutes(1);
/// Attempts at a mail for which flags wait.
const ATTEMPTS: u16 = 5;

/// The looks into one place.
pub(super) struct Looks {
    service: Service,
    /// The name of the place in the database and in messages.
    pub(super) name: String,
    /// The look that was noted last, since which no trouble was.
    noted: Option<Instant>,
}

impl Looks {
    pub(super) const fn new(service: Service, name: String) -> Self {
        Self { service, name, noted: None }
    }

    /// Notes a look now and then, unless a mail `waits` that came before it. Another instance may look too.
    pub(super) fn note(&mut self, began: Instant, waits: bool) -> Result<(), Failure> {
        if self.noted.is_some_and(|noted| (began - noted).0.abs() < NOTE_AGAIN.0)
            || self.service.mail_in.hold_source(&self.name)?.is_none()
        {
            return Ok(());
        }
        if !waits && self.service.mail_in.note_look(&self.name, began, None)? {
            self.noted = Some(began);
        }
        Ok(())
    }

    /// Notes that nobody can look.
    pub(super) fn note_trouble(&mut self) -> Result<(), Failure> {
        self.noted = None;
        if self.service.mail_in.hold_source(&self.name)?.is_some() {
            self.service.mail_in.note_trouble(&self.name, SourceTrouble::Folder)?;
        }
        Ok(())
    }
}

/// Mails that need no further look, and those that failed: the number of attempts, and the time of the next one.
pub(super) struct Left<K> {
    passed: HashSet<K>,
    failed: HashMap<K, (u16, Instant)>,
}

impl<K: Eq + Hash> Left<K> {
    pub(super) fn new() -> Self {
        Self { passed: HashSet::new(), failed: HashMap::new() }
    }

    /// Tells whether a mail is to be looked at.
    pub(super) fn is_due(&self, key: &K, now: Instant) -> bool {
        !self.passed.contains(key) && self.failed.get(key).is_none_or(|(_, again)| *again <= now)
    }

    /// Tells whether a mail that failed is to be tried again.
    pub(super) fn is_any_due(&self, now: Instant) -> bool {
        self.failed.values().any(|(_, again)| *again <= now)
    }

    /// Tells whether flags wait for a mail that failed.
    pub(super) fn waits(&self) -> bool {
        self.failed.values().any(|(attempts, _)| *attempts < ATTEMPTS)
    }

    pub(super) fn pass(&mut self, key: K) {
        self.failed.remove(&key);
        self.passed.insert(key);
    }

    pub(super) fn settle(&mut self, key: &K) {
        self.failed.remove(key);
    }

    pub(super) fn fail(&mut self, key: K, now: Instant) {
        let (attempts, again) = self.failed.entry(key).or_insert((0, now));
        (*attempts, *again) = (attempts.saturating_add(1), now + AGAIN);
    }

    /// Forgets the mails that are gone.
    pub(super) fn keep(&mut self, is_there: impl Fn(&K) -> bool) {
        self.passed.retain(&is_there);
        self.failed.retain(|key, _| is_there(key));
    }
}

/// The time at which this machine's mail server wrote a mail; `now`, if that lies ahead or is unknown.
pub(super) fn received_at(now: Instant, written: io::Result<SystemTime>) -> Instant {
    let written = written.ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    let written = written.and_then(|since| i64::try_from(since.as_millis()).ok()).map(Instant);
    // An older one was moved or restored.
    written.filter(|at| *at <= now && now - *at < app::inbox::TELL_AFTER).unwrap_or(now)
}
