//! Moving everything from one database to another, through a file: one line a row.

mod format;

use std::{
    io::{BufRead, Write},
    path::Path,
};

pub(crate) use self::format::{Header, TABLES};
pub use self::format::{Moved, TransferError};
use crate::{postgres, sqlite, store::Store};

/// Writes everything in the database as it stands at one instant. Sealed moves, raw mails and codes stay sealed:
/// the keys travel apart.
///
/// # Errors
///
/// See [`TransferError`].
pub fn export(url: &str, out: &mut dyn Write) -> Result<Moved, TransferError> {
    drop(Store::open(url)?);
    match sqlite_path(url) {
        Some(path) => sqlite::export(path, out),
        None => postgres::export(url, out),
    }
}

/// [`export`] while nobody else writes to the database, nor begins to before it is done.
///
/// # Errors
///
/// See [`TransferError`].
pub fn export_alone(url: &str, out: &mut dyn Write) -> Result<Moved, TransferError> {
    drop(Store::open(url)?);
    match sqlite_path(url) {
        // A process that serves the file holds the lock of its folder, which the caller has.
        Some(path) => sqlite::export(path, out),
        None => postgres::export_alone(url, out),
    }
}

/// Reads everything into an empty database, in one transaction; it is then marked as an unfinished import. Into an
/// unfinished import nothing goes, and the same file gives the same answer.
///
/// # Errors
///
/// See [`TransferError`]; the database is as empty as before.
pub fn import(url: &str, input: &mut dyn BufRead) -> Result<Moved, TransferError> {
    drop(Store::open(url)?);
    match sqlite_path(url) {
        Some(path) => sqlite::import(path, input),
        None => postgres::import(url, input),
    }
}

fn sqlite_path(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
}
