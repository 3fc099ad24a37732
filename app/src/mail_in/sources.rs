//! Mail that is fetched from a mailbox at a host: how far, by which instance, and since when not.

use domain::{Instant, PlayerId, Span};

use crate::{
    Failure,
    kernel::{
        account_notice::news,
        mail_sources::{TELL_AFTER, end_outage, is_attended},
    },
    mail_in::{operator_mail::READERS, service::MailSources},
    model::{AccountNotice, FoundMail, MailSource, Recipient, SourceTrouble},
    ports::{self, Tx, View},
};

/// An instance holds a source this long after it last said so; then another may fetch.
pub const HOLD: Span = Span(20_000);

impl MailSources {
    /// Holds a source for [`HOLD`], so that one instance of several fetches. `None` while another one holds it.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage, or this instance must not act because of its clock.
    pub fn hold(&self, name: &str) -> Result<Option<MailSource>, Failure> {
        self.kernel.may_act()?;
        let (name, me, now) = (name.to_owned(), self.kernel.run_number(), self.kernel.now());
        ports::write(&*self.kernel.ledger, move |tx| {
            let mut source = source(tx, &name)?;
            // A clock that was set back would lock everybody out.
            let is_held = now < source.held_until && source.held_until <= now + HOLD;
            if is_held && source.holder != me && source.holder != 0 {
                return Ok(None);
            }
            // Nobody knows whether the host was out while nobody tried; the service's own outage is given back as such.
            if !is_attended(&source, now) {
                let attended_until = source.held_until;
                end_outage(tx, &mut source, attended_until)?;
            }
            (source.holder, source.held_until) = (me, now + HOLD);
            tx.insert_mail_source(&source)?;
            Ok(Some(source))
        })
    }

    /// Tells whether something fell due since this look: a flag waits for the next one.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn look_is_awaited(&self, looked_at: Instant) -> Result<bool, Failure> {
        let now = self.kernel.now();
        let due = ports::read(&*self.kernel.ledger, |view| view.next_due(looked_at))?;
        Ok(due.is_some_and(|due| due <= now))
    }

    /// Ends the hold, so that another instance need not wait.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn release(&self, name: &str) -> Result<(), Failure> {
        let now = self.kernel.now();
        self.change_source(name, move |_tx, source| {
            (source.holder, source.held_until) = (0, now);
            Ok(())
        })
        .map(drop)
    }

    /// Notes how far mail was fetched. `false` if another instance holds the source by now.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn note_taken(
        &self,
        name: &str,
        validity: i64,
        taken: i64,
        failed: &[FoundMail],
    ) -> Result<bool, Failure> {
        let failed = failed.to_vec();
        self.change_source(name, move |_tx, source| {
            (source.validity, source.taken) = (validity, taken);
            source.failed.clone_from(&failed);
            Ok(())
        })
    }

    /// Notes a look that succeeded and began at `at`, and the trouble that it found, as [`MailSources::note_trouble`]. It
    /// is in trouble also while single mails fail. An outage that it ends is given back like an outage of the service.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn note_look(
        &self,
        name: &str,
        at: Instant,
        trouble: Option<SourceTrouble>,
    ) -> Result<bool, Failure> {
        let now = self.kernel.now();
        self.change_source(name, move |tx, source| {
            source.looked_at = Some(at);
            let failing = source.failing_since().map(|since| (SourceTrouble::SingleMail, since));
            let trouble = trouble.map(|trouble| (trouble, now)).or(failing);
            if source.out_since().is_some() || trouble.is_none() {
                end_outage(tx, source, at)?;
            }
            trouble.map_or(Ok(()), |(trouble, since)| note(tx, source, trouble, since, now))
        })
    }

    /// Notes that mail cannot be fetched. After [`TELL_AFTER`] each administrator gets one mail about it.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn note_trouble(&self, name: &str, trouble: SourceTrouble) -> Result<bool, Failure> {
        let now = self.kernel.now();
        self.change_source(name, move |tx, source| note(tx, source, trouble, now, now))
    }

    /// Returns a source as it was noted last.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn source(&self, name: &str) -> Result<MailSource, Failure> {
        ports::read(&*self.kernel.ledger, |view| source(view, name))
    }

    /// Returns the last look into any other mailbox with numbers: the settings may have named this one otherwise.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn last_look_elsewhere(&self, name: &str) -> Result<Option<Instant>, Failure> {
        let sources = ports::read(&*self.kernel.ledger, |view| view.mail_sources())?;
        let others = sources.iter().filter(|source| source.name != name && source.validity != 0);
        Ok(others.filter_map(|source| source.looked_at).max())
    }

    /// Returns the sources in use that cannot be looked at.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn troubled(&self) -> Result<Vec<(String, SourceTrouble, Instant)>, Failure> {
        let now = self.kernel.now();
        let sources = ports::read(&*self.kernel.ledger, |view| view.mail_sources())?;
        Ok(sources
            .into_iter()
            .filter(|source| is_attended(source, now))
            .filter_map(|source| source.trouble.map(|(trouble, since)| (source.name, trouble, since)))
            .collect())
    }

    /// Every source that was ever looked at, and whether one is in use.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn all(&self) -> Result<Vec<(MailSource, bool)>, Failure> {
        let now = self.kernel.now();
        let sources = ports::read(&*self.kernel.ledger, |view| view.mail_sources())?;
        let with_use = |source| {
            let in_use = is_attended(&source, now);
            (source, in_use)
        };
        Ok(sources.into_iter().map(with_use).collect())
    }

    /// Changes a source that this instance holds, and holds it on.
    fn change_source(
        &self,
        name: &str,
        mut change: impl FnMut(&mut dyn Tx, &mut MailSource) -> Result<(), Failure> + Send + 'static,
    ) -> Result<bool, Failure> {
        let (name, me, now) = (name.to_owned(), self.kernel.run_number(), self.kernel.now());
        ports::write(&*self.kernel.ledger, move |tx| {
            let mut source = source(tx, &name)?;
            if source.holder != me {
                return Ok(false);
            }
            source.held_until = now + HOLD;
            change(tx, &mut source)?;
            tx.insert_mail_source(&source)?;
            Ok(true)
        })
    }
}

fn source<V: View + ?Sized>(view: &mut V, name: &str) -> Result<MailSource, Failure> {
    let known = view.mail_sources()?.into_iter().find(|source| source.name == name);
    Ok(known.unwrap_or_else(|| MailSource::new(name)))
}

fn note(
    tx: &mut dyn Tx,
    source: &mut MailSource,
    trouble: SourceTrouble,
    since: Instant,
    now: Instant,
) -> Result<(), Failure> {
    // One outage has many reasons in turn. Where mail can still be fetched, each trouble is another one.
    let is_same = |known: SourceTrouble| known == trouble || known.is_outage() && trouble.is_outage();
    if !source.trouble.is_some_and(|(known, _)| is_same(known)) {
        (source.trouble, source.told) = (None, false);
    }
    let since = source.trouble.map_or(since, |(_, before)| before.min(since));
    source.trouble = Some((trouble, since));
    if !source.told && now - since >= TELL_AFTER {
        source.told = true;
        for reader in tx.administrators(READERS)? {
            tell(tx, source, trouble, (since, since), reader, now)?;
        }
    } else if trouble == SourceTrouble::SingleMail
        && let Some((found_at, at)) = told_again(source, since, now)
    {
        for reader in tx.administrators(READERS)? {
            tell(tx, source, trouble, (found_at, at), reader, now)?;
        }
    }
    Ok(())
}

/// Returns the last further notice about failing mails that is due. It names the first mail found after the previous notice,
/// at most one a day.
fn told_again(source: &MailSource, since: Instant, now: Instant) -> Option<(Instant, Instant)> {
    let mut found: Vec<Instant> = source.failed.iter().map(|mail| mail.found_at).collect();
    found.sort_unstable();
    let (mut told_at, mut last) = (since + TELL_AFTER, None);
    for found_at in found {
        let at = (found_at + TELL_AFTER).max(told_at + Span::days(1));
        if found_at > told_at && at <= now {
            (told_at, last) = (at, Some((found_at, at)));
        }
    }
    last
}

fn tell(
    tx: &mut dyn Tx,
    source: &MailSource,
    trouble: SourceTrouble,
    (since, noticed): (Instant, Instant),
    reader: PlayerId,
    now: Instant,
) -> Result<(), Failure> {
    let told = AccountNotice::MailNotFetched { source: source.name.clone(), trouble, since };
    let unique = format!("source.{}.{}.{}", source.name, noticed.0, reader.0);
    tx.enqueue(&news(&unique, Recipient::Player(reader), &told, now))
}
