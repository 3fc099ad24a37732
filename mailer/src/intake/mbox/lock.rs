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
    fs::{CWD, FlockOperation, RenameFlags, fcntl_lock, renameat_with},
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
                if !is_left_over(&lock)? || !clear(&lock)? {
                    return Ok(None);
                }
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
        // Another program may have taken a lock of ours for left over that was held for long, and have its own now.
        let removed = is_ours(&self.lock)
            .and_then(|is_ours| if is_ours { fs::remove_file(&self.lock) } else { Ok(()) });
        if let Err(error) = removed {
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

/// Removes a lock file that nobody holds. `false` if it is gone, or another program has made its own in its place since then.
/// It is taken away before it is judged again, because the name alone could be that of another file each time.
fn clear(lock: &Path) -> io::Result<bool> {
    let aside = beside(lock, ".postzug-old");
    match fs::rename(lock, &aside) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        renamed => renamed?,
    }
    let is_old = is_left_over(&aside)?;
    if is_old {
        tracing::warn!(lock = %lock.display(), "a lock file that a program left behind is removed");
    } else {
        // Its holder finds the same file again, unless a third program was faster.
        // The kernel may refuse a link to a file of another user.
        match renameat_with(CWD, &aside, CWD, lock, RenameFlags::NOREPLACE) {
            Err(Errno::EXIST) => {}
            renamed => renamed?,
        }
    }
    remove_if_there(&aside)?;
    Ok(is_old)
}

fn is_ours(lock: &Path) -> io::Result<bool> {
    Ok(fs::metadata(lock)?.len() == MARK.len() as u64 && fs::read(lock)? == MARK)
}

/// Tells whether nobody holds a lock file any more. Ours is held together with the other lock, which we have.
fn is_left_over(lock: &Path) -> io::Result<bool> {
    let is_old =
        || Ok::<_, io::Error>(fs::metadata(lock)?.modified()?.elapsed().is_ok_and(|age| age > STALE));
    match is_ours(lock).and_then(|is_ours| if is_ours { Ok(true) } else { is_old() }) {
        // Its holder has removed it meanwhile.
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        judged => judged,
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicBool, Ordering},
        thread,
    };

    use super::*;

    /// Two programs may judge the same file, and one of them be faster.
    #[test]
    fn fresh_lock_is_put_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = folder.path().join("club.lock");
        let number = || fs::metadata(&lock).expect("it is there").ino();
        for (content, age, is_cleared) in [
            ("another's", Duration::ZERO, false),
            ("another's", 2 * STALE, true),
            ("postzug\n", Duration::ZERO, true),
        ] {
            fs::write(&lock, content).expect("a lock");
            let file = File::options().write(true).open(&lock).expect("the lock");
            let modified = file.metadata().and_then(|about| about.modified()).expect("its time");
            file.set_modified(modified - age).expect("its time");
            let before = number();
            assert_eq!(clear(&lock).expect("no failure"), is_cleared, "{content}");
            assert!(is_cleared || number() == before, "the same file");
            assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), usize::from(!is_cleared));
        }
        assert!(!clear(&lock).expect("no failure"), "it is gone");
    }

    #[test]
    fn vanishing_lock_is_no_failure() {
        let folder = tempfile::tempdir().expect("a folder");
        let (lock, is_done) = (folder.path().join("club.lock"), AtomicBool::new(false));
        thread::scope(|scope| {
            scope.spawn(|| {
                while !is_done.load(Ordering::Relaxed) {
                    fs::write(&lock, "another's").expect("a lock");
                    fs::remove_file(&lock).expect("its lock");
                }
            });
            let failed = (0..20_000).find_map(|_| is_left_over(&lock).err());
            is_done.store(true, Ordering::Relaxed);
            assert!(failed.is_none(), "{failed:?}");
        });
    }

    #[test]
    fn lock_of_others_is_left() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club");
        fs::write(&path, "").expect("a file");
        let locked = Locked::open(&path).expect("it opens").expect("nobody else has it");
        let lock = beside(&path, ".lock");
        fs::remove_file(&lock).expect("ours");
        fs::write(&lock, "another's").expect("a lock");
        drop(locked);
        assert!(lock.exists());
    }
}
