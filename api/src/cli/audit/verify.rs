//! Checking the folder of a bundle, against checkpoints and a log from elsewhere.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, ensure};
use app::log::{self, Checkpoint, Consistency, Reader, Vkey};

use super::{
    super::say,
    bundle::read,
    check::{Checked, check},
    statements::{Former, formers, statements},
};

/// A checkpoint that somebody holds cannot be connected.
const UNKNOWN: u8 = 3;
/// All is right that is there, but later events may be missing.
const NOT_KNOWN_TO_BE_WHOLE: u8 = 4;

/// The checkpoint in a file: a signed note, or a mail that carries one.
pub(super) fn held_checkpoint(file: &Path, keys: &[Vkey]) -> anyhow::Result<Checkpoint> {
    let note = Checkpoint::in_text(&read(file)?);
    Checkpoint::open(&note, keys).with_context(|| file.display().to_string())
}

/// The name of the log in a checkpoint, whoever signed it.
fn origin_of(file: &Path) -> anyhow::Result<String> {
    Ok(Checkpoint::in_text(&read(file)?).lines().next().unwrap_or_default().to_owned())
}

/// Somebody who trusts the keys in these files.
fn trusting(files: &[PathBuf]) -> anyhow::Result<Reader> {
    let mut keys = Vec::new();
    for file in files {
        keys.extend(log::keys_in(&read(file)?).with_context(|| file.display().to_string())?);
    }
    Ok(Reader::trusting_under(keys))
}

/// Checks a folder as its script does, and plays the game again.
pub(super) fn verify(
    folder: &Path,
    keys: &[PathBuf],
    held: &[PathBuf],
    log: Option<&Path>,
) -> anyhow::Result<ExitCode> {
    let mut names = vec![origin_of(&folder.join("checkpoint"))?];
    let logs = log.map(|log| log.join("checkpoint"));
    for file in held.iter().chain(&logs) {
        names.push(origin_of(file)?);
    }
    let ours = [folder.join("keys/vkeys")];
    let mut reader = trusting(if keys.is_empty() { &ours } else { keys })?;
    if keys.is_empty() {
        say(
            "NOTE: checked with the keys in the bundle. Compare them with those you have from elsewhere (--key).",
        )?;
    }
    let statements = statements(folder, &mut reader)?;
    let known = reader.vkeys(&names);
    let checked = check(folder, &known)?;
    let former = formers(&statements, &checked.checkpoint)?;
    let (mut covered, mut connected) = (0, true);
    for file in held {
        let old = held_checkpoint(file, &known)?;
        let found = connect(folder, &old, &checked.checkpoint, &former);
        if let Some(unknown) = found.with_context(|| file.display().to_string())? {
            say(&format!("UNKNOWN: {}: {unknown}", file.display()))?;
            connected = false;
            continue;
        }
        let there = checked.leaves.range(..old.size).count();
        covered = covered.max(there);
        say(&format!(
            "OK: {}: the same log, {} entries long; {there} of the events are in it.",
            file.display(),
            old.size
        ))?;
    }
    if let Some(log) = log {
        connected &= whole_log(log, &known, &checked)?;
    }
    if !connected {
        return Ok(ExitCode::from(UNKNOWN));
    }
    say(&format!(
        "OK: {} events of {} in the log {} of {} entries; the game was played again.",
        checked.events, checked.game, checked.checkpoint.origin, checked.checkpoint.size
    ))?;
    if covered == 0 {
        say(
            "NOTE: no event is in a log whose checkpoint you hold. Every mail about a game carries one (--checkpoint).",
        )?;
    }
    if log.is_some() {
        return Ok(ExitCode::SUCCESS);
    }
    let what = if checked.over { "anything was decided after the end" } else { "the game went on" };
    say(&format!("NOT KNOWN: whether {what}, only the whole log shows (--log)."))?;
    Ok(ExitCode::from(NOT_KNOWN_TO_BE_WHOLE))
}

/// A checkpoint that somebody holds and that of the bundle are of one log; why not, if nothing in the bundle tells.
fn connect(
    folder: &Path,
    old: &Checkpoint,
    new: &Checkpoint,
    former: &BTreeMap<String, Former>,
) -> anyhow::Result<Option<String>> {
    let renamed = former.get(&old.origin).filter(|_| old.origin != new.origin);
    match renamed {
        // Signed by a key that is trusted under that name, too, or under every name: the service may have been restored.
        None if old.origin != new.origin => Ok(Some(format!(
            "it is of another log, {}, and nothing in the bundle tells what became of that. Export again with \
             --checkpoint and this file",
            old.origin
        ))),
        Some(Former::Common { sure, at_most })
            if old.size > *at_most || old.size > *sure && !matches!(compare(folder, old, new), Ok(None)) =>
        {
            Ok(Some(format!(
                "the service was restored from a copy with {sure} entries, and what it logged after them is lost. \
                 Only a checkpoint of a log that is not longer can be compared"
            )))
        }
        Some(Former::Lost) if !matches!(compare(folder, old, new), Ok(None)) => Ok(Some(
            "the service was restored from a copy that knows nothing of the log under this name: what it \
                 logged then is lost"
                .into(),
        )),
        _ => compare(folder, old, new),
    }
}

/// The names may differ, the entries may not.
fn compare(folder: &Path, old: &Checkpoint, new: &Checkpoint) -> anyhow::Result<Option<String>> {
    let old = &Checkpoint { origin: new.origin.clone(), ..old.clone() };
    ensure!(
        old.size <= new.size,
        "the log had {} entries then and {} here: this bundle was cut off, or is older",
        old.size,
        new.size
    );
    if old.size == new.size {
        ensure!(old.root == new.root, "two logs of the same size with the same name: the log was forked");
        return Ok(None);
    }
    let file = folder.join(format!("consistency/{}", old.size));
    if old.size > 0 && !file.exists() {
        let advice = "nothing in the bundle connects it. Export again with --checkpoint and this file";
        return Ok(Some(advice.into()));
    }
    let hashes = if old.size == 0 { Vec::new() } else { Consistency::parse(&read(&file)?)?.hashes };
    Consistency::check(&hashes, old, new).context("it contradicts the bundle: the log was forked")?;
    Ok(None)
}

/// The whole log, from files: its root is the signed one, it goes on from the bundle's, and of this game it has the
/// events of the bundle and no others. Since the service was restored it may have another name: then it is compared if it
/// begins as the bundle's, and otherwise nothing is known by it.
fn whole_log(folder: &Path, keys: &[Vkey], checked: &Checked) -> anyhow::Result<bool> {
    let checkpoint = held_checkpoint(&folder.join("checkpoint"), keys)?;
    let entries = super::files::entries(folder, checkpoint.size)?;
    let roots = super::files::roots(&entries, &[checked.checkpoint.size, checkpoint.size])?;
    ensure!(roots[1] == checkpoint.root, "{}: its entries are not those that were signed", folder.display());
    let goes_on = checkpoint.size >= checked.checkpoint.size && roots[0] == checked.checkpoint.root;
    if !goes_on && checkpoint.origin != checked.checkpoint.origin {
        let (folder, origin) = (folder.display(), checkpoint.origin);
        say(&format!(
            "UNKNOWN: {folder}: it is of another log, {origin}, and does not begin as that of the bundle"
        ))?;
        return Ok(false);
    }
    ensure!(goes_on, "{}: it contradicts the bundle: the log was forked", folder.display());
    let of = format!("\ngame {} event ", checked.game);
    for (leaf, entry) in (0_u64..).zip(&entries).filter(|(_, entry)| entry.contains(&of)) {
        let line = entry.lines().nth(1).unwrap_or_default();
        ensure!(
            checked.leaves.get(&leaf) == Some(entry),
            "the log has {line} (entry {leaf}), and the bundle has not"
        );
    }
    say(&format!("OK: {}: no event of {} is missing in the bundle.", folder.display(), checked.game))?;
    Ok(true)
}
