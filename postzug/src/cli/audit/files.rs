//! The log as files (tlog-tiles).

use std::{collections::BTreeMap, path::Path, process::ExitCode};

use anyhow::{Context as _, bail, ensure};
use app::Service;
use domain::Digest;
use tlog_tiles::{
    Error, Hash, HashReader, record_hash, stored_hash_index, stored_hashes_for_record_hash, tree_hash,
};
use translog::{Checkpoint, Consistency, TilePath, Vkey};

use super::{
    folder::{NotChecked, write},
    held,
};
use crate::cli::{input::read_file, output::say};

/// A part of 256 entries, each with its length in two bytes.
const MOST_OF_PART: u64 = 256 * ((1 << 16) + 2);

/// Parts first, the checkpoint last: a reader finds all that it promises.
pub(super) fn export(service: &Service, folder: &Path) -> anyhow::Result<ExitCode> {
    ensure!(!folder.join("events").exists(), "{} is the folder of a game, not of a log", folder.display());
    let head =
        service.log.log_head()?.context("there is no log yet: it begins when the service is started")?;
    let checkpoint = head.checkpoint.context("the log is not signed yet: start the service")?;
    let keys = service.log.log_keys()?;
    let there = folder.join("checkpoint");
    if there.exists() {
        continues(service, &held::checkpoint(&there, &keys)?, &checkpoint.note, &keys)
            .with_context(|| format!("{} holds another log", folder.display()))?;
    } else if folder.join("tile").exists() {
        bail!("{} holds tiles and no checkpoint: nobody knows of which log", folder.display());
    }
    let (mut written, mut parts) = (0, 0);
    for part in TilePath::of_log(checkpoint.size) {
        parts += 1;
        let path = folder.join(format!("tile/{part}"));
        if path.exists() {
            continue;
        }
        let bytes =
            service.log.log_part(part)?.with_context(|| format!("{part} is missing in the database"))?;
        write(&path, &bytes)?;
        written += 1;
    }
    write(&folder.join("keys"), keys.iter().map(|key| format!("{key}\n")).collect::<String>().as_bytes())?;
    write(&folder.join("keys.pem"), translog::pems(&keys).concat().as_bytes())?;
    write(&folder.join("statements"), service.log.log_statements()?.join("\n").as_bytes())?;
    write(&folder.join("checkpoint"), checkpoint.note.as_bytes())?;
    say(&format!("{} entries of {}; {written} of {parts} parts are new.", checkpoint.size, head.origin))?;
    Ok(ExitCode::SUCCESS)
}

/// Checks that the log written before is the beginning of this one.
fn continues(service: &Service, before: &Checkpoint, now: &str, keys: &[Vkey]) -> anyhow::Result<()> {
    let now = Checkpoint::open(now, keys)?;
    ensure!(before.origin == now.origin, "it is {}, and this one is {}", before.origin, now.origin);
    ensure!(before.size <= now.size, "it has {} entries, and this one {}", before.size, now.size);
    let between = service.log.log_consistency(before.size)?.map(|proof| proof.hashes).unwrap_or_default();
    let same_size = before.size == now.size;
    Ok(Consistency::check(if same_size { &[] } else { &between }, before, &now)?)
}

/// Every entry of a log of this size.
pub(super) fn entries(folder: &Path, size: u64) -> anyhow::Result<Vec<String>> {
    let mut entries = Vec::new();
    for part in TilePath::of_log(size).filter(|part| part.level.is_none()) {
        let path = folder.join(format!("tile/{part}"));
        let bytes = read_file(&path, MOST_OF_PART).context(NotChecked)?;
        let whole = in_part(&bytes).filter(|entries| entries.len() == usize::from(part.width));
        entries.extend(
            whole.with_context(|| format!("{}: it is not whole", path.display())).context(NotChecked)?,
        );
    }
    Ok(entries)
}

/// Entries with their lengths before them, of three lines each, and nothing else.
fn in_part(bytes: &[u8]) -> Option<Vec<String>> {
    let (mut entries, mut rest) = (Vec::new(), bytes);
    while !rest.is_empty() {
        let (length, after) = rest.split_first_chunk::<2>()?;
        let (text, after) = after.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
        let lines = text.iter().filter(|byte| **byte == b'\n').count();
        let is_one = text.starts_with(b"postzug log entry") && text.ends_with(b"\n") && !text.contains(&0);
        // What is no text has another hash, too.
        entries.push(Some(String::from_utf8_lossy(text).into_owned()).filter(|_| is_one && lines == 3)?);
        rest = after;
    }
    Some(entries)
}

struct Stored(BTreeMap<u64, Hash>);

impl HashReader for Stored {
    fn read_hashes(&self, indexes: &[u64]) -> Result<Vec<Hash>, Error> {
        indexes.iter().map(|index| self.0.get(index).copied().ok_or(Error::IndexesNotInTree)).collect()
    }
}

/// The roots of the trees over the first entries, by number.
pub(super) fn roots(entries: &[String], sizes: &[u64]) -> anyhow::Result<Vec<Digest>> {
    let mut stored = Stored(BTreeMap::new());
    for (leaf, entry) in (0_u64..).zip(entries) {
        let hashes = stored_hashes_for_record_hash(leaf, record_hash(entry.as_bytes()), &stored)?;
        stored.0.extend((stored_hash_index(0, leaf)..).zip(hashes));
    }
    let root = |&size: &u64| {
        ensure!(size <= entries.len() as u64, "the log has {} entries, not {size}", entries.len());
        Ok(Digest(tree_hash(size, &stored)?.0))
    };
    sizes.iter().map(root).collect()
}
