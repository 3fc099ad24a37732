//! Copies of a live SQLite database.

use std::{
    fs::{self, File, OpenOptions},
    io,
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
};

use diesel::{connection::SimpleConnection as _, prelude::*, sql_query, sql_types::Text};

/// An error of copying a database.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("there is no database {path}", path = .0.display())]
    Missing(PathBuf),
    /// An existing file is never overwritten.
    #[error("{path} is there already", path = .0.display())]
    Exists(PathBuf),
    /// A file cannot be made or written.
    #[error("{path} cannot be written", path = .0.display())]
    File(PathBuf, #[source] io::Error),
    /// A database cannot be opened.
    #[error("the database cannot be opened")]
    Connect(#[source] diesel::ConnectionError),
    /// A database cannot be read or written.
    #[error("the database cannot be copied")]
    Copy(#[source] diesel::result::Error),
}

/// Copies the database at one instant, while others may write, into a new file with mode 0600, and marks it as a copy. When
/// this returns, the copy is on the disk, under its name; until then that name does not exist.
///
/// One read transaction: the writer goes on, and its log grows by the writes meanwhile and shrinks afterwards.
///
/// # Errors
///
/// See [`CopyError`]; nothing is left behind.
pub fn copy(database: &Path, to: &Path) -> Result<(), CopyError> {
    if !database.exists() {
        return Err(CopyError::Missing(database.into()));
    }
    if to.exists() {
        return Err(CopyError::Exists(to.into()));
    }
    let (part, held) = part(to).map_err(|error| CopyError::File(to.into(), error))?;
    let made = fill(database, &part).and_then(|()| place(&part, to));
    if made.is_err() {
        forget(&part);
    }
    drop(held);
    made
}

/// Makes the file, with mode 0600, in which content is prepared that will get the name `to`. Returns its own name and the
/// file, which must stay open until then. The file of an earlier attempt that was killed is removed before: no process holds
/// it.
///
/// # Errors
///
/// Fails if it cannot be made.
pub fn part(to: &Path) -> io::Result<(PathBuf, File)> {
    let name = to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for entry in fs::read_dir(folder(to))? {
        let entry = entry?;
        let found = entry.file_name().to_string_lossy().into_owned();
        let number = found.strip_prefix(&name).and_then(|rest| rest.strip_prefix('.')?.strip_suffix(".part"));
        if number.is_none_or(|number| number.parse::<u32>().is_err()) {
            continue;
        }
        // It may be of a process in another container: the lock counts, not the number.
        if File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            tracing::warn!(file = %entry.path().display(), "an earlier attempt was broken off: what it left is removed");
            forget(&entry.path());
        }
    }
    let part = beside(to, &format!(".{}.part", std::process::id()));
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&part)?;
    if let Err(error) = file.try_lock() {
        // Where there are no locks, nothing of anybody's is removed either.
        tracing::debug!(%error, "an unfinished copy is not locked");
    }
    Ok((part, file))
}

fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn fill(database: &Path, part: &Path) -> Result<(), CopyError> {
    let unwritable = |error| CopyError::File(part.into(), error);
    let connect = |path: &Path| {
        let mut db = SqliteConnection::establish(&path.display().to_string()).map_err(CopyError::Connect)?;
        db.batch_execute("PRAGMA busy_timeout=5000").map_err(CopyError::Copy)?;
        Ok(db)
    };
    let mut db = connect(database)?;
    let into = sql_query("VACUUM INTO ?").bind::<Text, _>(part.display().to_string());
    into.execute(&mut db).map_err(CopyError::Copy)?;
    drop(db);
    let mut db = connect(part)?;
    db.batch_execute("PRAGMA synchronous=FULL; UPDATE installation SET state = 'copy'")
        .map_err(CopyError::Copy)?;
    drop(db);
    // SQLite writes the target of VACUUM INTO without syncing it.
    File::open(part).and_then(|file| file.sync_all()).map_err(unwritable)
}

/// Gives a closed database its name, which must be free, durably. Its log is folded into it first.
///
/// # Errors
///
/// See [`CopyError`]; the database is still where it was.
pub fn place(part: &Path, to: &Path) -> Result<(), CopyError> {
    let mut db = SqliteConnection::establish(&part.display().to_string()).map_err(CopyError::Connect)?;
    db.batch_execute("PRAGMA busy_timeout=5000; PRAGMA synchronous=FULL; PRAGMA journal_mode=DELETE")
        .map_err(CopyError::Copy)?;
    drop(db);
    if beside(part, "-wal").exists() {
        return Err(CopyError::File(part.into(), io::Error::other("it is still open")));
    }
    name(part, to)
}

/// Gives a finished file its name, which must be free, durably.
///
/// # Errors
///
/// See [`CopyError`]; the file that had the name before still has it.
pub fn name(part: &Path, to: &Path) -> Result<(), CopyError> {
    let unwritable = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => CopyError::Exists(to.into()),
        _ => CopyError::File(to.into(), error),
    };
    // hard_link, not rename: a file that came to be there meanwhile is not overwritten.
    fs::hard_link(part, to).map_err(unwritable)?;
    fs::remove_file(part).map_err(unwritable)?;
    File::open(folder(to)).and_then(|folder| folder.sync_all()).map_err(unwritable)
}

/// Removes an unfinished copy and the files of SQLite beside it.
pub fn forget(part: &Path) {
    for file in [part.to_owned(), beside(part, "-wal"), beside(part, "-shm"), beside(part, "-journal")] {
        if let Err(error) = fs::remove_file(&file)
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(file = %file.display(), %error, "an unfinished copy was not removed");
        }
    }
}

/// The file of that name with this at its end.
#[must_use]
pub fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
