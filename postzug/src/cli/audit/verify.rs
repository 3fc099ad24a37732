//! Checking the folder of a bundle, against checkpoints and a log from elsewhere.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, anyhow, ensure};
use domain::Digest;
use translog::{Checkpoint, Consistency, Reader, Statement, Vkey};

use super::{
    check::{Checked, check},
    files,
    folder::{NotChecked, read},
    held,
    statements::{Former, Said, formers, statements},
};
use crate::cli::output::say_printable;

/// Something was changed, removed, inserted, or is not signed.
const WRONG: u8 = 1;
/// It could not be checked.
const NOT_CHECKED: u8 = 2;
/// A checkpoint that somebody holds cannot be connected.
const UNKNOWN: u8 = 3;
/// All is right that is there, but later events may be missing.
const NOT_KNOWN_TO_BE_WHOLE: u8 = 4;

/// The name of the log in a checkpoint with any signature.
fn origin_of(file: &Path) -> anyhow::Result<String> {
    Ok(held::note(file)?.lines().next().unwrap_or_default().to_owned())
}

/// Somebody who trusts the keys in these files.
fn trusting(files: &[PathBuf]) -> anyhow::Result<Reader> {
    let mut keys = Vec::new();
    for file in files {
        let found =
            read(file).and_then(|text| translog::keys_in(&text).with_context(|| file.display().to_string()));
        let found = found.context(NotChecked)?;
        if found.is_empty() {
            return Err(anyhow!("{}: there is no key of a log in it", file.display()).context(NotChecked));
        }
        keys.extend(found);
    }
    Ok(Reader::trusting_under(keys))
}

/// Checks a folder as its script does, and plays the game again.
pub(super) fn verify(folder: &Path, keys: &[PathBuf], held: &[PathBuf], log: Option<&Path>) -> ExitCode {
    let found = check_all(folder, keys, held, log).or_else(|error| {
        let (word, code) = if error.is::<NotChecked>() { ("", NOT_CHECKED) } else { ("WRONG: ", WRONG) };
        say_printable(&format!("{word}{error:#}")).map(|()| ExitCode::from(code))
    });
    // Else nobody heard what was found.
    found.unwrap_or_else(|_closed| ExitCode::from(NOT_CHECKED))
}

fn check_all(
    folder: &Path,
    keys: &[PathBuf],
    held: &[PathBuf],
    log: Option<&Path>,
) -> anyhow::Result<ExitCode> {
    if !folder.join("events").is_dir() {
        return Err(anyhow!("{} is not a bundle", folder.display()).context(NotChecked));
    }
    let script = folder.join("verify.sh");
    if script.exists() && read(&script).ok().as_deref() != Some(translog::SCRIPT) {
        say_printable(
            "NOTE: verify.sh in the bundle is not the script of this release (postzug audit script). Do not run it.",
        )?;
    }
    let (known, statements) = trusted(folder, keys, held, log)?;
    let checked = check(folder, &known)?;
    let former = formers(&statements, &checked.checkpoint)?;
    let mut looked_at_all = true;
    let whole = log.map(|log| WholeLog::read(log, &known, &checked));
    let whole = whole.map(|whole| or_reported(whole, &mut looked_at_all)).transpose()?.flatten();
    let bundle = Held { folder, new: &checked.checkpoint, former: &former, whole: whole.as_ref() };
    let (mut covered, mut connected) = (0, true);
    for file in held {
        let old = held::checkpoint(file, &known);
        let Some(old) = or_reported(old, &mut looked_at_all)? else { continue };
        let found = bundle.connect(&old);
        if let Some(unknown) = found.with_context(|| file.display().to_string())? {
            say_printable(&format!("UNKNOWN: {}: {unknown}", file.display()))?;
            connected = false;
            continue;
        }
        let there = checked.leaves.range(..old.size).count();
        covered = covered.max(there);
        say_printable(&format!(
            "OK: {}: the same log, {} entries long; {there} of the events are in it.",
            file.display(),
            old.size
        ))?;
    }
    if let Some(whole) = &whole {
        connected &= whole.has_no_more(&checked)?;
    }
    if !looked_at_all || !connected {
        return Ok(ExitCode::from(if looked_at_all { UNKNOWN } else { NOT_CHECKED }));
    }
    say_printable(&format!(
        "OK: {} events of {} in the log {} of {} entries; the game was played again.",
        checked.events, checked.game, checked.checkpoint.origin, checked.checkpoint.size
    ))?;
    if covered == 0 {
        say_printable(
            "NOTE: no event is in a log whose checkpoint you hold. Every mail about a game carries one (--checkpoint).",
        )?;
    }
    if log.is_some() {
        return Ok(ExitCode::SUCCESS);
    }
    let what = if checked.over { "anything was decided after the end" } else { "the game went on" };
    say_printable(&format!("NOT KNOWN: whether {what}, only the whole log shows (--log)."))?;
    Ok(ExitCode::from(NOT_KNOWN_TO_BE_WHOLE))
}

/// Finds the keys that are valid under the names of these logs, and reads the statements of the bundle, which may introduce
/// more of them.
fn trusted(
    folder: &Path,
    keys: &[PathBuf],
    held: &[PathBuf],
    log: Option<&Path>,
) -> anyhow::Result<(Vec<Vkey>, Vec<Said>)> {
    let mut names = vec![origin_of(&folder.join("checkpoint"))?];
    let logs = log.map(|log| log.join("checkpoint"));
    // A file that cannot be read is reported when it is compared.
    names.extend(held.iter().chain(&logs).filter_map(|file| origin_of(file).ok()));
    let ours = [folder.join("keys/vkeys")];
    let mut reader = trusting(if keys.is_empty() { &ours } else { keys })?;
    if keys.is_empty() {
        say_printable(
            "NOTE: checked with the keys in the bundle. Compare them with those you have from elsewhere (--key).",
        )?;
    }
    let statements = statements(folder, &mut reader)?;
    // The whole log may be newer, and signed by a key that the bundle does not know of.
    for note in log
        .iter()
        .filter_map(|log| read(&log.join("statements")).ok())
        .flat_map(|all| Statement::notes_in(&all))
    {
        reader.read(&note);
    }
    Ok((reader.vkeys(&names), statements))
}

/// Reports a file that cannot be read, and passes it over: a fault elsewhere counts for more.
fn or_reported<T>(read: anyhow::Result<T>, looked_at_all: &mut bool) -> anyhow::Result<Option<T>> {
    match read {
        Err(error) if error.is::<NotChecked>() => {
            *looked_at_all = false;
            say_printable(&format!("{error:#}"))?;
            Ok(None)
        }
        read => read.map(Some),
    }
}

/// The bundle, and the whole log if it is given, to compare with a checkpoint that somebody holds.
struct Held<'a> {
    folder: &'a Path,
    new: &'a Checkpoint,
    former: &'a BTreeMap<String, Former>,
    whole: Option<&'a WholeLog>,
}

impl Held<'_> {
    /// Checks that this checkpoint and the one of the bundle are of one log. Returns the reason when it cannot be known.
    fn connect(&self, old: &Checkpoint) -> anyhow::Result<Option<String>> {
        let Self { new, former, whole, .. } = self;
        // Of one name, whatever becomes of that of the bundle.
        let root = whole.map(|whole| whole.root_of(old)).transpose()?.flatten();
        ensure!(root.is_none_or(|root| root == old.root), "it contradicts the whole log: the log was forked");
        if root.is_some() && whole.is_some_and(|whole| whole.continues) {
            return Ok(None);
        }
        let renamed = former.get(&old.origin).filter(|_| old.origin != new.origin);
        let differs = || !matches!(self.compare(old), Ok(None));
        match renamed {
            // Signed by a key that is trusted under that name, too, or under every name: the service may have been
            // restored.
            None if old.origin != new.origin => Ok(Some(format!(
                "it is of another log, {}, and nothing in the bundle tells what became of that. Export again with \
                 --checkpoint and this file",
                old.origin
            ))),
            Some(Former::Common { sure, at_most }) if old.size > *at_most || old.size > *sure && differs() => {
                Ok(Some(format!(
                    "the service was restored from a copy with {sure} entries, and what it logged after them is lost. \
                     Only a checkpoint of a log that is not longer can be compared"
                )))
            }
            Some(Former::Lost) if differs() => Ok(Some(
                "the service was restored from a copy that knows nothing of the log under this name: what it \
                 logged then is lost"
                    .into(),
            )),
            _ => self.compare(old),
        }
    }

    /// The names may differ, the entries may not. Only two signed roots contradict each other: anybody can write hashes
    /// into a file that lead nowhere.
    fn compare(&self, old: &Checkpoint) -> anyhow::Result<Option<String>> {
        let Self { folder, new, .. } = self;
        if old.size == new.size {
            ensure!(old.root == new.root, "two logs of the same size with the same name: the log was forked");
            return Ok(None);
        }
        let file = folder.join(format!("consistency/{}", old.size));
        if old.size < new.size && (old.size == 0 || file.exists()) {
            // What cannot be read leads nowhere, either.
            let hashes = read(&file).ok().and_then(|text| Consistency::parse(&text).ok());
            let hashes = hashes.map(|proof| proof.hashes).unwrap_or_default();
            let old = &Checkpoint { origin: new.origin.clone(), ..old.clone() };
            if Consistency::check(&hashes, old, new).is_ok() {
                return Ok(None);
            }
        }
        let unknown = if old.size > new.size {
            format!("the log had {} entries then and {} here: this bundle is older", old.size, new.size)
        } else if file.exists() {
            "the hashes in the bundle do not connect it".into()
        } else {
            "nothing in the bundle connects it".into()
        };
        Ok(Some(format!(
            "{unknown}. Export again with --checkpoint and this file, or give the whole log (--log)"
        )))
    }
}

/// The whole log, from files: its root is the signed one.
struct WholeLog {
    folder: PathBuf,
    checkpoint: Checkpoint,
    entries: Vec<String>,
    /// It begins as that of the bundle.
    continues: bool,
}

impl WholeLog {
    fn read(folder: &Path, keys: &[Vkey], checked: &Checked) -> anyhow::Result<Self> {
        let checkpoint = held::checkpoint(&folder.join("checkpoint"), keys)?;
        let (entries, size) = (files::entries(folder, checkpoint.size)?, checked.checkpoint.size);
        let log = Self { folder: folder.to_owned(), continues: false, checkpoint, entries };
        let roots = files::roots(&log.entries, &[log.checkpoint.size, size.min(log.checkpoint.size)])?;
        ensure!(
            roots[0] == log.checkpoint.root,
            "{}: its entries are not those that were signed",
            folder.display()
        );
        let continues = size <= log.checkpoint.size && roots[1] == checked.checkpoint.root;
        Ok(Self { continues, ..log })
    }

    /// The root this log had when it was as long as that one, if it bears that name. Nothing contradicts an empty one.
    fn root_of(&self, old: &Checkpoint) -> anyhow::Result<Option<Digest>> {
        let reaches = self.checkpoint.origin == old.origin && (1..=self.checkpoint.size).contains(&old.size);
        let root = || Ok(files::roots(&self.entries, &[old.size])?.first().copied());
        if reaches { root() } else { Ok(None) }
    }

    /// Checks that it has the events of the bundle of this game and no others. Since the service was restored it may have
    /// another name. Then it is compared if it begins as the bundle's. Otherwise nothing is known by it, nor by an older
    /// checkpoint.
    fn has_no_more(&self, checked: &Checked) -> anyhow::Result<bool> {
        let (folder, size) = (self.folder.display(), self.checkpoint.size);
        if !self.continues {
            if self.checkpoint.origin != checked.checkpoint.origin {
                let origin = &self.checkpoint.origin;
                say_printable(&format!(
                    "UNKNOWN: {folder}: it is of another log, {origin}, and does not begin as that of the bundle"
                ))?;
                return Ok(false);
            }
            let there = |(leaf, entry): (&u64, &String)| {
                usize::try_from(*leaf).ok().and_then(|leaf| self.entries.get(leaf)) == Some(entry)
            };
            ensure!(
                size < checked.checkpoint.size && checked.leaves.range(..size).all(there),
                "{folder}: it contradicts the bundle: the log was forked"
            );
            say_printable(&format!(
                "UNKNOWN: {folder}: it has {size} entries, and that of the bundle {}: it is older. Take what the log \
                 has now",
                checked.checkpoint.size
            ))?;
            return Ok(false);
        }
        let of = format!("\ngame {} event ", checked.game);
        for (leaf, entry) in (0_u64..).zip(&self.entries).filter(|(_, entry)| entry.contains(&of)) {
            let line = entry.lines().nth(1).unwrap_or_default();
            ensure!(
                checked.leaves.get(&leaf) == Some(entry),
                "the log has {line} (entry {leaf}), and the bundle has not"
            );
        }
        say_printable(&format!("OK: {folder}: no event of {} is missing in the bundle.", checked.game))?;
        Ok(true)
    }
}
