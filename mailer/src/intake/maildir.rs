use std::{
    collections::{HashMap, HashSet},
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
    time::{Duration, UNIX_EPOCH},
};

use app::{Failure, Service, inbox::SourceTrouble};
use domain::{Instant, Span};

use super::fetched::{self, Taken};
use crate::reading::stub;

/// Files in one round: the worker can stop between two.
const ROUND: usize = 100;
/// A file that failed is tried again after this.
const AGAIN: Span = Span::minutes(1);
/// Bytes read of a mail that is too large.
const HEADER: u64 = 256 << 10;
/// Attempts at a file for which flags wait.
const ATTEMPTS: u16 = 5;
/// A look is noted after this: flags wait for it.
const NOTE_AGAIN: Span = Span(5_000);

/// Takes mail from a Maildir: a file in `new` is stored durably and then moved to `cur` as seen. A file that is not for
/// us stays where it is.
pub struct PickUp {
    service: Service,
    folder: PathBuf,
    max_message: u64,
    /// Files that need no further look.
    passed: HashSet<PathBuf>,
    /// Files that failed: the number of attempts, and the time of the next one.
    failed: HashMap<PathBuf, (u16, Instant)>,
    /// The look that was noted last, since which no trouble was.
    noted: Option<Instant>,
    /// The files that were found, the last one first, and the time before that.
    found: (Vec<PathBuf>, Instant),
}

impl std::fmt::Debug for PickUp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PickUp").field("folder", &self.folder).finish_non_exhaustive()
    }
}

impl PickUp {
    /// Takes from this folder messages of at most `max_message` bytes.
    #[must_use]
    pub fn new(service: Service, folder: &Path, max_message: usize) -> Self {
        Self {
            service,
            folder: folder.into(),
            max_message: max_message as u64,
            passed: HashSet::new(),
            failed: HashMap::new(),
            noted: None,
            found: (Vec::new(), Instant(0)),
        }
    }

    /// Its name in the database and in messages.
    #[must_use]
    pub fn name(&self) -> String {
        format!("maildir:{}", self.folder.display())
    }

    /// Takes what is there. Returns the number of mails that were stored.
    ///
    /// # Errors
    ///
    /// The folder cannot be read, or the storage fails: what was moved to `cur` is stored, the rest waits.
    pub fn round(&mut self) -> Result<usize, Failure> {
        if self.found.0.is_empty() {
            self.find()?;
        }
        let mut stored = 0;
        for _ in 0..ROUND {
            let Some(file) = self.found.0.pop() else { break };
            let taken = self.take(&file);
            let outcome = match taken {
                // A known one was not moved when it was stored.
                Ok(taken @ (Taken::Stored | Taken::Known)) => {
                    stored += usize::from(taken == Taken::Stored);
                    self.settle(&file).map_err(failed)
                }
                Ok(left) => {
                    if left == Taken::Malformed {
                        tracing::warn!(file = %file.display(), "a mail in the Maildir is malformed and stays");
                    }
                    self.passed.insert(file.clone());
                    Ok(())
                }
                Err(failure) if failure.is_passing() => {
                    self.found.0.push(file);
                    return Err(failure);
                }
                Err(failure) => Err(failure),
            };
            match outcome {
                Ok(()) => drop(self.failed.remove(&file)),
                Err(failure) => {
                    let error = &failure as &dyn std::error::Error;
                    tracing::error!(file = %file.display(), error, "a mail in the Maildir cannot be taken yet");
                    let now = self.service.time.now();
                    let (attempts, again) = self.failed.entry(file).or_insert((0, now));
                    (*attempts, *again) = (attempts.saturating_add(1), now + AGAIN);
                }
            }
        }
        if self.found.0.is_empty() {
            self.note(self.found.1)?;
        }
        Ok(stored)
    }

    /// Finds the files of the next rounds.
    fn find(&mut self) -> Result<(), Failure> {
        let began = self.service.time.now();
        let files = match self.files() {
            Ok(files) => files,
            Err(error) => {
                self.noted = None;
                if self.service.mail_in.hold_source(&self.name())?.is_some() {
                    self.service.mail_in.note_trouble(&self.name(), SourceTrouble::Folder)?;
                }
                return Err(failed(error));
            }
        };
        self.passed.retain(|passed| files.contains(passed));
        self.failed.retain(|failed, _| files.contains(failed));
        let is_due = |file: &PathBuf| {
            !self.passed.contains(file) && self.failed.get(file).is_none_or(|(_, again)| *again <= began)
        };
        let mut due: Vec<PathBuf> = files.into_iter().filter(is_due).collect();
        // The name begins with the time of delivery.
        due.sort_by(|one, other| other.cmp(one));
        self.found = (due, began);
        Ok(())
    }

    /// Notes a look now and then, unless a file may still be taken that came before it. Another instance may look too.
    fn note(&mut self, began: Instant) -> Result<(), Failure> {
        let name = self.name();
        if self.noted.is_some_and(|noted| (began - noted).0.abs() < NOTE_AGAIN.0)
            || self.service.mail_in.hold_source(&name)?.is_none()
        {
            return Ok(());
        }
        let waits = self.failed.values().any(|(attempts, _)| *attempts < ATTEMPTS);
        if !waits && self.service.mail_in.note_look(&name, began, None)? {
            self.noted = Some(began);
        }
        Ok(())
    }

    fn files(&self) -> io::Result<HashSet<PathBuf>> {
        fs::read_dir(self.folder.join("new"))?.map(|entry| Ok(entry?.path())).collect()
    }

    fn take(&self, file: &Path) -> Result<Taken, Failure> {
        let about = match fs::metadata(file) {
            Ok(about) => about,
            // Somebody else took it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Taken::NotOurs),
            Err(error) => return Err(failed(error)),
        };
        if !about.is_file() {
            Taken::Malformed.count();
            return Ok(Taken::Malformed);
        }
        let mut raw = Vec::new();
        let is_large = about.len() > self.max_message;
        let most = if is_large { HEADER } else { self.max_message };
        fs::File::open(file).and_then(|file| file.take(most).read_to_end(&mut raw)).map_err(failed)?;
        if is_large {
            tracing::warn!(file = %file.display(), bytes = about.len(), "a mail in the Maildir is too large");
            // Its header is stored, so that its author gets an answer.
            let Some(stub) = stub(&raw) else {
                Taken::Malformed.count();
                return Ok(Taken::Malformed);
            };
            raw = stub;
        }
        let taken = fetched::take(&self.service, &raw, self.received_at(&about))?;
        taken.count();
        Ok(taken)
    }

    /// The time at which this machine's mail server wrote the file; now, if that lies ahead or is unknown.
    fn received_at(&self, about: &fs::Metadata) -> Instant {
        let now = self.service.time.now();
        let written = about.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        let written = written.and_then(|since| i64::try_from(since.as_millis()).ok()).map(Instant);
        // An older file was moved or restored.
        written.filter(|at| *at <= now && now - *at < app::inbox::TELL_AFTER).unwrap_or(now)
    }

    fn settle(&self, file: &Path) -> io::Result<()> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let unique = name.split(':').next().unwrap_or_default();
        match fs::rename(file, self.folder.join("cur").join(format!("{unique}:2,S"))) {
            // Another instance was there first, or cur is missing.
            Err(error) if error.kind() == io::ErrorKind::NotFound && !file.exists() => Ok(()),
            settled => settled,
        }
    }

    /// The pause before the next round.
    #[must_use]
    pub const fn pause(&self) -> Duration {
        if self.found.0.is_empty() { Duration::from_secs(1) } else { Duration::ZERO }
    }
}

fn failed(error: io::Error) -> Failure {
    Failure::Other("the Maildir", Box::new(error))
}
