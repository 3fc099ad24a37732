//! Mail taken from an mbox file, into which a mail server on this machine delivers.

mod cut;
mod lock;
mod scan;

use std::{
    collections::HashSet,
    fs,
    io::{self, Read as _},
    ops::Range,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use app::{Failure, Service, inbox::SourceTrouble};
use domain::{Instant, Span};
use jiff::tz::TimeZone;
use mail_parser::mailbox::mbox::MessageIterator;

use self::{
    cut::{At, aside, cut, finish},
    lock::Locked,
    scan::{Mails, Passed},
};
use super::{
    fetched::{self, HEADER, Taken, is_about_one},
    looks::{Looks, number},
    received::{dated_at, written_at},
};

/// Mails stored in one round: the worker can stop between two, and others get the lock.
const ROUND: usize = 100;
/// The time for which others may hold a file before it is in trouble.
const PATIENCE: Span = Span::minutes(1);

/// A state of the file: its number, its length and the time of its last change.
type Version = (u64, u64, Option<SystemTime>);

/// Takes mail from an mbox file: each mail for us is stored durably and then cut out of the file. Mail of others stays.
pub struct Mbox {
    service: Service,
    path: PathBuf,
    max_message: u64,
    /// The zone of this machine.
    zone: TimeZone,
    looks: Looks,
    /// The part of the file that was read.
    passed: Option<Passed>,
    /// The file as the last whole look left it.
    seen: Option<Version>,
    /// Others hold its lock since then.
    locked_since: Option<Instant>,
    /// There is more to take at once, which came by this time: cutting changes the time of the file.
    behind: Option<Instant>,
}

impl std::fmt::Debug for Mbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mbox").field("path", &self.path).finish_non_exhaustive()
    }
}

/// The mails of one round.
#[derive(Default)]
struct Found {
    /// Places of those that are stored, in order.
    taken: Vec<Range<u64>>,
    /// The mails that failed, now or before.
    failed: HashSet<i64>,
    stored: usize,
    /// All mails of the file were found.
    is_whole: bool,
    /// The end of the last one, without those that are stored.
    end: u64,
}

impl Mbox {
    /// Takes from this file messages of at most `max_message` bytes.
    #[must_use]
    pub fn new(service: Service, path: &Path, max_message: usize) -> Self {
        Self {
            looks: Looks::new(service.clone(), format!("mbox:{}", path.display())),
            service,
            path: path.into(),
            max_message: max_message as u64,
            zone: TimeZone::system(),
            passed: None,
            seen: None,
            locked_since: None,
            behind: None,
        }
    }

    /// Its name in the database and in messages.
    #[must_use]
    pub fn name(&self) -> String {
        self.looks.name.clone()
    }

    /// The file beside an mbox file that holds what may be missing there, for the administrator.
    #[must_use]
    pub fn aside(path: &Path) -> PathBuf {
        aside(path)
    }

    /// The pause before the next round.
    #[must_use]
    pub const fn pause(&self) -> Duration {
        let is_free = self.locked_since.is_none();
        if self.behind.is_some() && is_free { Duration::ZERO } else { Duration::from_secs(1) }
    }

    /// Takes all mail in the file. Returns the number of mails that were stored.
    ///
    /// # Errors
    ///
    /// The file cannot be read or shortened, or the storage fails: what was cut out is stored, the rest waits.
    pub fn round(&mut self) -> Result<usize, Failure> {
        let began = self.service.time.now();
        self.looks.begin()?;
        let version = version(&self.path);
        let version = self.usable(version)?;
        // Mail servers remove an empty file, and make it again.
        let is_empty = version.is_none_or(|(_, length, _)| length == 0);
        if is_empty {
            self.looks.retain(|_uid| false);
        }
        if is_empty || version == self.seen && !self.looks.is_any_due(began) {
            (self.behind, self.locked_since) = (None, None);
            self.note(began)?;
            return Ok(0);
        }
        let locked = Locked::open(&self.path);
        let Some(locked) = self.usable(locked)? else {
            let since = *self.locked_since.get_or_insert(began);
            if began - since > PATIENCE {
                let reason =
                    io::Error::other(format!("another program keeps {} locked", self.path.display()));
                self.usable::<()>(Err(reason))?;
            }
            return Ok(0);
        };
        self.locked_since = None;
        let found = self.take_all(&locked, began)?;
        let shortened = cut(&locked, &found.taken);
        self.usable(shortened)?;
        let (about, passed) = (locked.file.metadata(), Passed::until(&locked.file, found.end));
        let about = self.usable(about)?;
        self.passed = Some(self.usable(passed)?);
        if found.is_whole {
            self.looks.retain(|uid| found.failed.contains(&uid));
        }
        if self.behind.is_none() {
            self.note(began)?;
        }
        // Otherwise there is more to see: also where a program without a lock has appended a mail meanwhile.
        let is_seen = self.behind.is_none() && about.len() == found.end;
        self.seen = is_seen.then(|| (about.ino(), about.len(), about.modified().ok()));
        Ok(found.stored)
    }

    /// Notes a look, and whether a file beside the mbox file waits for an administrator.
    fn note(&mut self, began: Instant) -> Result<(), Failure> {
        let is_aside = fs::exists(aside(&self.path));
        let trouble = self.usable(is_aside)?.then_some(SourceTrouble::Aside);
        self.looks.note(began, trouble)
    }

    /// Stores the mails that are due. In a file that only grew these are the mails behind the part read before, unless a
    /// failed mail is to be tried again.
    fn take_all(&mut self, locked: &Locked, began: Instant) -> Result<Found, Failure> {
        let finished = finish(locked);
        self.usable(finished)?;
        let known = self.passed.take().map_or(Ok(0), |passed| passed.resume(&locked.file));
        let known = self.usable(known)?;
        let looked_at = self.looks.last()?;
        let start = if self.looks.is_any_due(began) { 0 } else { known };
        let (about, mails) = (locked.file.metadata(), Mails::from(&locked.file, start));
        let (about, mut mails) = (self.usable(about)?, self.usable(mails)?);
        let found_at = self.behind.take().unwrap_or_else(|| written_at(began, about.modified()));
        let mut found = Found { end: start, is_whole: start == 0, ..Found::default() };
        loop {
            let place = mails.next();
            let Some(place) = self.usable(place)? else { break };
            if found.taken.len() == ROUND {
                self.behind = Some(found_at);
                found.is_whole = false;
                break;
            }
            let is_large = place.end - place.start > self.max_message;
            let raw = read(locked, &place, if is_large { HEADER } else { self.max_message });
            let raw = self.usable(raw)?;
            let uid = number(&raw);
            let has_failed = self.looks.has_failed(uid);
            found.end += place.end - place.start;
            if has_failed {
                found.failed.insert(uid);
            }
            if !self.looks.is_due(uid, began) || place.start < known && !has_failed {
                continue;
            }
            if is_large {
                tracing::warn!(bytes = place.end - place.start, "a mail in the mbox file is too large");
            }
            let (written, raw) = content(&raw).unwrap_or_default();
            let mail = self.looks.found(uid, found_at, looked_at);
            let received_at = dated_at(mail.found_at, written, &self.zone, mail.looked_at);
            match fetched::take_from_disk(&self.service, &raw, is_large, received_at) {
                Ok(taken @ (Taken::Stored | Taken::Known)) => {
                    found.stored += usize::from(taken == Taken::Stored);
                    found.end -= place.end - place.start;
                    found.taken.push(place);
                    self.looks.settle(uid, taken);
                }
                Ok(left) => {
                    if left == Taken::Malformed {
                        tracing::warn!(at = place.start, "a mail in the mbox file is malformed and stays");
                    }
                    self.looks.settle(uid, left);
                }
                Err(failure) if is_about_one(&self.service, &self.looks.name, &failure) => {
                    let error = &failure as &dyn std::error::Error;
                    tracing::error!(at = place.start, error, "a mail in the mbox file cannot be taken yet");
                    self.looks.fail(mail, &failure, began);
                    found.failed.insert(uid);
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(found)
    }

    /// Notes the trouble of a file that cannot be used.
    fn usable<T>(&mut self, outcome: io::Result<T>) -> Result<T, Failure> {
        match outcome {
            Ok(usable) => Ok(usable),
            Err(error) => {
                self.looks.note_trouble()?;
                Err(Failure::Other("the mbox file", Box::new(error)))
            }
        }
    }
}

/// Returns the state of the file; `None` while it is missing in its folder.
fn version(path: &Path) -> io::Result<Option<Version>> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(Some((about.ino(), about.len(), about.modified().ok()))),
        Ok(_other) => Err(io::Error::other(format!("{} is not a file", path.display()))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            fs::metadata(folder.unwrap_or(Path::new("."))).map(|_folder| None)
        }
        Err(error) => Err(error),
    }
}

/// Reads the beginning of a part.
fn read(locked: &Locked, place: &Range<u64>, most: u64) -> io::Result<Vec<u8>> {
    let mut raw = Vec::new();
    let count = (place.end - place.start).min(most);
    At { file: &locked.file, at: place.start }.take(count).read_to_end(&mut raw)?;
    Ok(raw)
}

/// Returns the date in the first line of a mail, and the mail as it came: without that line, and without the marks before
/// "From ".
fn content(raw: &[u8]) -> Option<(u64, Vec<u8>)> {
    let mail = MessageIterator::new(raw).next()?.ok()?;
    Some((mail.internal_date(), mail.unwrap_contents()))
}
