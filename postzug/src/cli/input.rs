//! Reads the files that an operator names.

use std::{fs, io::Read as _, path::Path};

use anyhow::{Context as _, ensure};

/// Reads a regular file of at most `most` bytes: a pipe or a device has no end.
pub(super) fn read_file(path: &Path, most: u64) -> anyhow::Result<Vec<u8>> {
    let name = || path.display().to_string();
    let metadata = fs::metadata(path).with_context(name)?;
    ensure!(metadata.is_file(), NoFile(name()));
    let mut bytes = Vec::new();
    fs::File::open(path).with_context(name)?.take(most + 1).read_to_end(&mut bytes).with_context(name)?;
    ensure!(bytes.len() as u64 <= most, TooLong { name: name(), most });
    Ok(bytes)
}

/// A path that is neither a file nor a link to one.
#[derive(Debug, thiserror::Error)]
#[error("{0} is not a regular file")]
pub(super) struct NoFile(String);

/// A file longer than is ever read.
#[derive(Debug, thiserror::Error)]
#[error("{name} is longer than {most} bytes")]
pub(super) struct TooLong {
    name: String,
    most: u64,
}
