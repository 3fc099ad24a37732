//! Reads and writes the files of a bundle or of a log.

use std::{fs, path::Path};

use anyhow::Context as _;

use crate::cli::input::{NoFile, TooLong, read_file};

/// A file to check with is missing, or is not what it should be: nothing is known by it.
#[derive(Debug, thiserror::Error)]
#[error("it could not be checked")]
pub(super) struct NotChecked;

/// The most bytes that a file of a bundle has.
const MOST: u64 = 1 << 20;

pub(super) fn read(path: &Path) -> anyhow::Result<String> {
    let bytes = read_file(path, MOST).map_err(|error| {
        let unread = error.is::<NoFile>() || error.is::<TooLong>();
        if unread { error.context(NotChecked) } else { error }
    })?;
    String::from_utf8(bytes).with_context(|| path.display().to_string())
}

/// Writes a file so that it is whole under its name, or not there.
pub(super) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let name = path.file_name().context("a file without a name")?;
    let written = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let part = path.with_file_name(format!("{}.{}.part", name.to_string_lossy(), std::process::id()));
        fs::write(&part, bytes)?;
        fs::rename(&part, path)
    };
    written().with_context(|| path.display().to_string())
}
