//! Looks into a Maildir or an mbox file of this machine. Flags wait for them.

use std::collections::BTreeMap;

use app::{
    Failure, Service,
    inbox::{FoundMail, SourceTrouble},
};
use domain::{Instant, Span};
use sha2::{Digest as _, Sha256};

use super::fetched::{Refused, Taken};

/// A look is noted after this.
const NOTE_AGAIN: Span = Span(5_000);

/// The looks into one place, and the mails there that failed.
pub(super) struct Looks {
    service: Service,
    /// The name of the place in the database and in messages.
    pub(super) name: String,
    /// The look that was noted last, since which no trouble was.
    noted: Option<Instant>,
    /// The mails that failed, by number.
    failed: BTreeMap<i64, FoundMail>,
    refused: Refused,
    /// Mails of an earlier process are known.
    is_begun: bool,
    /// They are not noted as they are.
    is_changed: bool,
}

/// Returns the number by which a mail is known again.
pub(super) fn number(of: &[u8]) -> i64 {
    let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = Sha256::digest(of).into();
    i64::from_be_bytes([a, b, c, d, e, f, g, h])
}

impl Looks {
    pub(super) const fn new(service: Service, name: String) -> Self {
        let failed = BTreeMap::new();
        let refused = Refused::new();
        Self { service, name, noted: None, failed, refused, is_begun: false, is_changed: false }
    }

    /// Goes on where an earlier process ended.
    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        if !self.is_begun {
            let source = self.service.mail_sources.source(&self.name)?;
            self.failed = source.failed.into_iter().map(|mail| (mail.uid, mail)).collect();
            self.is_begun = true;
        }
        Ok(())
    }

    /// Returns the time of the last look, before which a mail that is found now was not there.
    pub(super) fn last(&self) -> Result<Option<Instant>, Failure> {
        Ok(self.service.mail_sources.source(&self.name)?.looked_at)
    }

    /// Notes a look now and then, and the trouble that it found. Another instance may look too.
    pub(super) fn note(&mut self, began: Instant, trouble: Option<SourceTrouble>) -> Result<(), Failure> {
        let is_recent = self.noted.is_some_and(|noted| (began - noted).0.abs() < NOTE_AGAIN.0);
        if is_recent && !self.is_changed {
            return Ok(());
        }
        let Some(source) = self.service.mail_sources.hold(&self.name)? else { return Ok(()) };
        let failed: Vec<FoundMail> = self.failed.values().copied().collect();
        // Another instance may have noted mails that this one has taken.
        self.is_changed =
            source.failed != failed && !self.service.mail_sources.note_taken(&self.name, 0, 0, &failed)?;
        if self.service.mail_sources.note_look(&self.name, began, trouble)? {
            self.noted = Some(began);
        }
        Ok(())
    }

    /// Notes that nobody can look.
    pub(super) fn note_trouble(&mut self) -> Result<(), Failure> {
        self.noted = None;
        if self.service.mail_sources.hold(&self.name)?.is_some() {
            self.service.mail_sources.note_trouble(&self.name, SourceTrouble::Folder)?;
        }
        Ok(())
    }

    /// A mail as it was found first. A mail that is tried again keeps its time.
    pub(super) fn found(&self, uid: i64, found_at: Instant, looked_at: Option<Instant>) -> FoundMail {
        let new = FoundMail { uid, attempts: 0, found_at, looked_at, next_at: found_at };
        self.failed.get(&uid).copied().unwrap_or(new)
    }

    /// Tells whether a mail is to be tried: a new mail, or a mail that failed a while ago.
    pub(super) fn is_due(&self, uid: i64, now: Instant) -> bool {
        self.failed.get(&uid).is_none_or(|mail| mail.is_due(now))
    }

    pub(super) fn has_failed(&self, uid: i64) -> bool {
        self.failed.contains_key(&uid)
    }

    /// Tells whether a mail that failed is to be tried again.
    pub(super) fn is_any_due(&self, now: Instant) -> bool {
        self.failed.values().any(|mail| mail.is_due(now))
    }

    pub(super) fn settle(&mut self, uid: i64, taken: Taken) {
        self.refused.settle(uid, taken);
        self.is_changed |= self.failed.remove(&uid).is_some();
    }

    pub(super) fn fail(&mut self, mail: FoundMail, failure: &Failure, now: Instant) {
        self.failed.insert(mail.uid, self.refused.failed(mail, failure, now));
        self.is_changed = true;
    }

    /// Forgets the mails that are gone.
    pub(super) fn retain(&mut self, is_there: impl Fn(i64) -> bool) {
        let before = self.failed.len();
        self.failed.retain(|&uid, _mail| is_there(uid));
        self.is_changed |= self.failed.len() < before;
    }
}

#[cfg(test)]
mod tests {
    use store::testing::TestInstance;

    use super::*;

    #[test]
    fn failing_mails_of_others_are_forgotten() {
        let instance = TestInstance::new();
        let looks = || Looks::new(instance.service.clone(), "maildir:new".into());
        let (mut one, mut other) = (looks(), looks());
        for looks in [&mut one, &mut other] {
            looks.begin().unwrap();
        }
        let now = instance.clock_now();
        one.fail(one.found(7, now, None), &Failure::Bug("a test".into()), now);
        one.note(now, None).unwrap();
        let failed = || instance.service.mail_sources.source("maildir:new").unwrap().failed.len();
        assert_eq!(failed(), 1);
        other.note(now, None).unwrap();
        assert_eq!(failed(), 0, "the other instance has taken it");
    }
}
