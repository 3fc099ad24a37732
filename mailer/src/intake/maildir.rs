use std::{
    collections::HashSet,
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
    time::Duration,
};

use app::{Failure, Service};
use domain::Instant;

use super::{
    fetched::{self, HEADER, Taken, is_about_one},
    looks::{Looks, number},
    received::written_at,
};

/// Files in one round: the worker can stop between two.
const ROUND: usize = 100;

/// Takes mail from a Maildir: a file in `new` is stored durably and then moved to `cur` as seen. A file that is not for
/// us stays where it is.
pub struct PickUp {
    service: Service,
    folder: PathBuf,
    max_message: u64,
    looks: Looks,
    /// The files that need no further look.
    passed: HashSet<PathBuf>,
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
            looks: Looks::new(service.clone(), format!("maildir:{}", folder.display())),
            service,
            folder: folder.into(),
            max_message: max_message as u64,
            passed: HashSet::new(),
            found: (Vec::new(), Instant(0)),
        }
    }

    /// Its name in the database and in messages.
    #[must_use]
    pub fn name(&self) -> String {
        self.looks.name.clone()
    }

    /// Takes all mail in the folder. Returns the number of mails that were stored.
    ///
    /// # Errors
    ///
    /// The folder cannot be read, or the storage fails: what was moved to `cur` is stored, the rest waits.
    pub fn round(&mut self) -> Result<usize, Failure> {
        self.looks.begin()?;
        if self.found.0.is_empty() {
            self.find()?;
        }
        let looked_at = self.looks.last()?;
        let mut stored = 0;
        for _ in 0..ROUND {
            let Some(file) = self.found.0.pop() else { break };
            let uid = number_of(&file);
            let mail = self.looks.found(uid, self.written_at(&file), looked_at);
            let outcome = match self.take(&file, mail.found_at) {
                // A known one was not moved when it was stored.
                Ok(taken @ (Taken::Stored | Taken::Known)) => {
                    stored += usize::from(taken == Taken::Stored);
                    self.settle(&file).map(|()| taken).map_err(failed)
                }
                Ok(left) => {
                    if left == Taken::Malformed {
                        tracing::warn!(file = %file.display(), "a mail in the Maildir is malformed and stays");
                    }
                    self.passed.insert(file.clone());
                    Ok(left)
                }
                Err(failure) if !is_about_one(&self.service, &self.looks.name, &failure) => {
                    self.found.0.push(file);
                    return Err(failure);
                }
                Err(failure) => Err(failure),
            };
            match outcome {
                Ok(taken) => self.looks.settle(uid, taken),
                Err(failure) => {
                    let error = &failure as &dyn std::error::Error;
                    tracing::error!(file = %file.display(), error, "a mail in the Maildir cannot be taken yet");
                    self.looks.fail(mail, &failure, self.service.time.now());
                }
            }
        }
        if self.found.0.is_empty() {
            self.looks.note(self.found.1, None)?;
        }
        Ok(stored)
    }

    /// Finds the files of the next rounds.
    fn find(&mut self) -> Result<(), Failure> {
        let began = self.service.time.now();
        let files = match self.files() {
            Ok(files) => files,
            Err(error) => {
                self.looks.note_trouble()?;
                return Err(failed(error));
            }
        };
        self.passed.retain(|file| files.contains(file));
        let numbers: HashSet<i64> = files.iter().map(|file| number_of(file)).collect();
        self.looks.retain(|uid| numbers.contains(&uid));
        let is_due =
            |file: &PathBuf| !self.passed.contains(file) && self.looks.is_due(number_of(file), began);
        let mut due: Vec<PathBuf> = files.into_iter().filter(is_due).collect();
        // The name begins with the time of delivery.
        due.sort_by(|one, other| other.cmp(one));
        self.found = (due, began);
        Ok(())
    }

    fn files(&self) -> io::Result<HashSet<PathBuf>> {
        fs::read_dir(self.folder.join("new"))?.map(|entry| Ok(entry?.path())).collect()
    }

    fn written_at(&self, file: &Path) -> Instant {
        let written = fs::metadata(file).and_then(|about| about.modified());
        written_at(self.service.time.now(), written)
    }

    fn take(&self, file: &Path, received_at: Instant) -> Result<Taken, Failure> {
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
        }
        fetched::take_from_disk(&self.service, &raw, is_large, received_at)
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

/// The number of a mail, by the name of its file.
fn number_of(file: &Path) -> i64 {
    number(file.file_name().unwrap_or_default().as_encoded_bytes())
}

fn failed(error: io::Error) -> Failure {
    Failure::Other("the Maildir", Box::new(error))
}
