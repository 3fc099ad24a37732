//! Looks into a Maildir or an mbox file of this machine. Flags wait for them.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
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

    /// Notes a look now and then, and the trouble that it found, unless a mail `waits` that came before it. Another
    /// instance may look too.
    pub(super) fn note(
        &mut self,
        began: Instant,
        waits: bool,
        trouble: Option<SourceTrouble>,
    ) -> Result<(), Failure> {
        if self.noted.is_some_and(|noted| (began - noted).0.abs() < NOTE_AGAIN.0)
            || self.service.mail_sources.hold(&self.name)?.is_none()
        {
            return Ok(());
        }
        if !waits && self.service.mail_sources.note_look(&self.name, began, trouble)? {
            self.noted = Some(began);
        }
        Ok(())
    }

    /// Returns the time of the last look, before which a mail that is found now was not there.
    pub(super) fn last(&self) -> Result<Option<Instant>, Failure> {
        self.service.mail_sources.last_look(&self.name)
    }

    /// Notes that nobody can look.
    pub(super) fn note_trouble(&mut self) -> Result<(), Failure> {
        self.noted = None;
        if self.service.mail_sources.hold(&self.name)?.is_some() {
            self.service.mail_sources.note_trouble(&self.name, SourceTrouble::Folder)?;
        }
        Ok(())
    }
}

/// Mails that need no further look, and those that failed.
pub(super) struct Left<K> {
    passed: HashSet<K>,
    failed: HashMap<K, Failed>,
}

struct Failed {
    attempts: u16,
    /// The time of the next attempt.
    again: Instant,
    /// A mail that is tried again keeps its time.
    received_at: Instant,
}

impl<K: Eq + Hash> Left<K> {
    pub(super) fn new() -> Self {
        Self { passed: HashSet::new(), failed: HashMap::new() }
    }

    /// Tells whether a mail is to be looked at.
    pub(super) fn is_due(&self, key: &K, now: Instant) -> bool {
        !self.passed.contains(key) && self.failed.get(key).is_none_or(|failed| failed.again <= now)
    }

    pub(super) fn has_failed(&self, key: &K) -> bool {
        self.failed.contains_key(key)
    }

    /// Tells whether a mail that failed is to be tried again.
    pub(super) fn is_any_due(&self, now: Instant) -> bool {
        self.failed.values().any(|failed| failed.again <= now)
    }

    /// Tells whether flags wait for a mail that failed.
    pub(super) fn waits(&self) -> bool {
        self.failed.values().any(|failed| failed.attempts < ATTEMPTS)
    }

    pub(super) fn pass(&mut self, key: K) {
        self.failed.remove(&key);
        self.passed.insert(key);
    }

    pub(super) fn settle(&mut self, key: &K) {
        self.failed.remove(key);
    }

    pub(super) fn fail(&mut self, key: K, now: Instant, received_at: Instant) {
        let failed = self.failed.entry(key).or_insert(Failed { attempts: 0, again: now, received_at });
        (failed.attempts, failed.again) = (failed.attempts.saturating_add(1), now + AGAIN);
    }

    /// Returns the time at which a mail was received that is tried again.
    pub(super) fn received_at(&self, key: &K) -> Option<Instant> {
        self.failed.get(key).map(|failed| failed.received_at)
    }

    /// Forgets the mails that are gone.
    pub(super) fn retain(&mut self, is_there: impl Fn(&K) -> bool) {
        self.passed.retain(&is_there);
        self.failed.retain(|key, _| is_there(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_tried_again_keeps_its_time() {
        let (mut left, later) = (Left::new(), Span::minutes(20));
        left.fail("mail", Instant(0), Instant(-5));
        left.fail("mail", Instant(0) + later, Instant(0) + later);
        assert_eq!(left.received_at(&"mail"), Some(Instant(-5)));
        assert!(
            !left.is_due(&"mail", Instant(1) + later) && left.is_due(&"mail", Instant(0) + later + AGAIN)
        );
        left.settle(&"mail");
        assert_eq!(left.received_at(&"mail"), None);
    }
}
