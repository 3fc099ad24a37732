//! The locks on an mbox file that mail servers and mail programs on this machine keep: `fcntl`, then a file beside it.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write as _},
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    time::Duration,
};

use rustix::{
    fs::{FlockOperation, fcntl_lock},
    io::Errno,
};

/// The content of our own lock file.
const MARK: &[u8] = b"postzug\n";
/// A lock file of this age was left by a program that died: liblockfile, which others use, takes it so.
const STALE: Duration = Duration::from_mins(5);

/// An mbox file, open and locked until it is dropped.
pub(super) struct Locked {
    pub(super) file: File,
    pub(super) path: PathBuf,
    lock: PathBuf,
}

impl Locked {
    /// Opens and locks a file; `None` while another program holds it.
    pub(super) fn open(path: &Path) -> io::Result<Option<Self>> {
        let file = File::options().read(true).write(true).open(path)?;
        match fcntl_lock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => {}
            Err(Errno::AGAIN | Errno::ACCESS) => return Ok(None),
            Err(error) => return Err(error.into()),
        }
        let lock = beside(path, ".lock");
        let made = match make(&lock) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if !is_left_over(&lock)? {
                    return Ok(None);
                }
                tracing::warn!(lock = %lock.display(), "a lock file that a program left behind is removed");
                fs::remove_file(&lock)?;
                make(&lock)
            }
            made => made,
        };
        match made {
            Ok(()) => {}
            // Another program made one meanwhile.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(None),
            Err(error) => return Err(error),
        }
        let locked = Self { file, path: path.into(), lock };
        // A mail program may have put another file in its place before the locks held.
        let (open, named) = (locked.file.metadata()?, fs::metadata(path)?);
        Ok(((open.dev(), open.ino()) == (named.dev(), named.ino())).then_some(locked))
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_file(&self.lock) {
            tracing::error!(lock = %self.lock.display(), %error, "a lock file cannot be removed");
        }
    }
}

/// The path with more at its end.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.into();
    name.push(suffix);
    name.into()
}

/// Makes our lock file at once with its content: nobody could tell whose an empty one is that a process left when it died.
fn make(lock: &Path) -> io::Result<()> {
    let new = beside(lock, ".postzug-new");
    remove_if_there(&new)?;
    let written = File::options().write(true).create_new(true).open(&new);
    let made = written.and_then(|mut file| file.write_all(MARK)).and_then(|()| fs::hard_link(&new, lock));
    remove_if_there(&new)?;
    made
}

/// Removes a file that a process may have left, or that another user put there to be followed to another place.
pub(super) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _removed => Ok(()),
    }
}

/// Tells whether nobody holds a lock file any more. Ours is held together with the other lock, which we have.
fn is_left_over(lock: &Path) -> io::Result<bool> {
    let about = match fs::metadata(lock) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        about => about?,
    };
    if about.len() == MARK.len() as u64 && fs::read(lock)? == MARK {
        return Ok(true);
    }
    Ok(about.modified()?.elapsed().is_ok_and(|age| age > STALE))
}
