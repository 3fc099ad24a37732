use std::{fmt, path::Path};

use app::{
    Failure,
    ports::{Done, Ledger, LockScope, View, Work},
};
use domain::Instant;

use crate::{opening::OpenError, postgres, sqlite, writer::Writer};

/// The ledger.
pub struct Store {
    writer: Writer,
    readers: Readers,
}

enum Readers {
    Sqlite(sqlite::Readers),
    Postgres(postgres::Readers),
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store(..)")
    }
}

impl Store {
    /// Opens the database at `sqlite:PATH` or `postgres://...`, runs the migrations and starts the writer.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open(url: &str) -> Result<Self, OpenError> {
        match url.split_once(':') {
            Some(("sqlite", path)) => {
                let path = Path::new(path.strip_prefix("//").unwrap_or(path));
                let (backend, db) = sqlite::open(path)?;
                let readers = Readers::Sqlite(sqlite::Readers::open(path)?);
                Ok(Self { writer: Writer::start(backend, db).map_err(OpenError::Writer)?, readers })
            }
            Some(("postgres" | "postgresql", _)) => {
                let (backend, db) = postgres::open(url)?;
                let readers = Readers::Postgres(backend.readers()?);
                Ok(Self { writer: Writer::start(backend, db).map_err(OpenError::Writer)?, readers })
            }
            _ => Err(OpenError::Scheme(url.split(':').next().unwrap_or_default().into())),
        }
    }

    /// Opens the SQLite file, made if it is not there.
    ///
    /// # Errors
    ///
    /// See [`OpenError`].
    pub fn open_file(path: &Path) -> Result<Self, OpenError> {
        Self::open(&format!("sqlite:{}", path.display()))
    }
}

/// Looks whether the database at `url` can be served, without making, migrating or writing anything. With `whole`
/// every page of a SQLite file is read; a server checks its own files.
///
/// # Errors
///
/// See [`OpenError`].
pub fn inspect(url: &str, whole: bool) -> Result<(), OpenError> {
    match url.split_once(':') {
        Some(("sqlite", path)) => sqlite::inspect(Path::new(path.strip_prefix("//").unwrap_or(path)), whole),
        Some(("postgres" | "postgresql", _)) => postgres::inspect(url),
        _ => Err(OpenError::Scheme(url.split(':').next().unwrap_or_default().into())),
    }
}

impl Ledger for Store {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        self.writer.write(scope, work)
    }

    fn enqueue(&self, scope: LockScope, work: Work, done: Done) {
        self.writer.enqueue(scope, work, done);
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        match &self.readers {
            Readers::Sqlite(readers) => readers.read(work),
            Readers::Postgres(readers) => readers.read(work),
        }
    }

    fn clock(&self) -> Result<Option<Instant>, Failure> {
        match &self.readers {
            Readers::Sqlite(_) => Ok(None),
            Readers::Postgres(readers) => readers.clock().map(Some),
        }
    }
}
