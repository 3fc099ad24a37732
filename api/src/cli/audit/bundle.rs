//! A game with all its proofs in a folder, and checking such a folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, ensure};
use app::{
    Service,
    log::{self, Checkpoint, Consistency, LogProof, Opening, Vkey},
    record,
};
use domain::{
    Digest, Event, Folding, Game, GameId, OpenVerdict,
    sealing::{self, EnvelopeText},
};

use super::{
    super::say,
    statements::{Former, formers, statements},
    write,
};

const SCRIPT: &str = include_str!("verify.sh");
const README: &str = include_str!("bundle.txt");

/// A checkpoint that somebody holds cannot be connected.
const UNKNOWN: u8 = 3;
/// All is right that is there, but later events may be missing.
const NOT_KNOWN_TO_BE_WHOLE: u8 = 4;

/// Writes everything about a game into a new folder.
pub(super) fn export(
    service: &Service,
    game: GameId,
    folder: &Path,
    held: &[PathBuf],
) -> anyhow::Result<ExitCode> {
    ensure!(!folder.exists(), "{} is there already", folder.display());
    let keys = service.log_keys()?;
    let mut sizes = BTreeSet::new();
    for file in held {
        sizes.insert(held_checkpoint(file, &keys)?.size);
    }
    let sizes: Vec<u64> = sizes.into_iter().collect();
    let bundle = service.log_bundle(game, &sizes)?.with_context(|| {
        format!("there is no {game}, or no log yet: it begins when the service is started")
    })?;
    ensure!(!bundle.receipts.is_empty(), "no event of {game} is in the log yet: start the service");
    let put = |name: &str, text: &str| write(&folder.join(name), text.as_bytes());
    for (receipt, seq) in bundle.receipts.iter().zip(1..) {
        let opening = receipt.opening.as_ref();
        let opening = opening.with_context(|| format!("event {seq} was erased"))?;
        put(&format!("events/{seq:05}.txt"), &opening.text)?;
        // The opening stands beside it.
        let proof = LogProof { extra: None, ..receipt.proof.clone() };
        put(&format!("events/{seq:05}.tlog-proof"), &proof.to_text())?;
        let event = event_in(opening).with_context(|| format!("event {seq} cannot be read"))?;
        if let Event::Sealed { envelope, .. } = &event
            && let Some(closed) = service.closed_envelope(game, envelope.commitment)?
        {
            write(&folder.join(format!("envelopes/{}.age", envelope.commitment)), &closed)?;
        }
        if !matches!(event, Event::Moved { .. } | Event::Said { .. })
            && event.text().is_some()
            && let Some(reason) = service.text(game, seq)?.and_then(|text| text.proof())
        {
            put(&format!("texts/{seq:05}.txt"), &reason)?;
        }
        if let Event::Opened { envelope, .. } = &event
            && !envelope.is_empty()
        {
            put(&format!("openings/{}.txt", sealing::commitment(envelope)), envelope)?;
        }
    }
    for proof in &bundle.consistency {
        put(&format!("consistency/{}", proof.old), &proof.to_text())?;
    }
    let now = Checkpoint::open(&bundle.checkpoint, &bundle.keys).context("the head of the log")?;
    for key in bundle.keys.iter().filter(|key| key.name == now.origin) {
        put(&format!("keys/{:08x}.pem", key.id()), &key.pem())?;
    }
    for (said, number) in bundle.statements.iter().zip(1..) {
        let opening = said.opening.as_ref().with_context(|| format!("statement {number} was erased"))?;
        put(&format!("log/{number}.txt"), &opening.text)?;
        put(&format!("log/{number}.tlog-proof"), &LogProof { extra: None, ..said.proof.clone() }.to_text())?;
    }
    put("keys/vkeys", &bundle.keys.iter().map(|key| format!("{key}\n")).collect::<String>())?;
    put("checkpoint", &bundle.checkpoint)?;
    put("README", README)?;
    put("verify.sh", SCRIPT)?;
    say(&format!("{}: {} events of {game} with their proofs.", folder.display(), bundle.receipts.len()))?;
    if bundle.waiting > 0 {
        say(&format!("{} more are not in the log yet; they will be in a moment.", bundle.waiting))?;
    }
    say(&format!(
        "Check it with: postzug audit verify {0}; or without Postzug: bash {0}/verify.sh",
        folder.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The checkpoint in a file: a signed note, or a mail that carries one.
pub(super) fn held_checkpoint(file: &Path, keys: &[Vkey]) -> anyhow::Result<Checkpoint> {
    let note = Checkpoint::in_text(&read(file)?);
    Checkpoint::open(&note, keys).with_context(|| file.display().to_string())
}

/// The name of the log in a checkpoint, whoever signed it.
fn origin_of(file: &Path) -> anyhow::Result<String> {
    Ok(Checkpoint::in_text(&read(file)?).lines().next().unwrap_or_default().to_owned())
}

/// Keys from files; those in PEM under these names.
fn trusted(files: &[PathBuf], names: &[String]) -> anyhow::Result<Vec<Vkey>> {
    let mut keys = Vec::new();
    for file in files {
        let found = log::keys_in(&read(file)?, names).with_context(|| file.display().to_string())?;
        keys.extend(found);
    }
    Ok(keys)
}

fn event_in(opening: &Opening) -> Option<Event> {
    #[derive(serde::Deserialize)]
    struct Line {
        event: Event,
    }
    serde_json::from_str::<Line>(opening.event().lines().nth(2)?).ok().map(|line| line.event)
}

/// A bundle whose every proof was checked.
pub(super) struct Checked {
    game: GameId,
    events: u32,
    over: bool,
    leaves: BTreeMap<u64, String>,
    checkpoint: Checkpoint,
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
    let mut known = trusted(keys, &names)?;
    if keys.is_empty() {
        known = trusted(&[folder.join("keys/vkeys")], &names)?;
        say(
            "NOTE: checked with the keys in the bundle. Compare them with those you have from elsewhere (--key).",
        )?;
    }
    let statements = statements(folder, &mut known)?;
    let checked = check(folder, &known)?;
    let former = formers(&statements, &checked.checkpoint)?;
    let mut covered = 0;
    for file in held {
        let old = held_checkpoint(file, &known)?;
        let found = connect(folder, &old, &checked.checkpoint, &former);
        if let Some(unknown) = found.with_context(|| file.display().to_string())? {
            say(&format!("UNKNOWN: {}: {unknown}", file.display()))?;
            return Ok(ExitCode::from(UNKNOWN));
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
        whole_log(log, &known, &checked)?;
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

fn check(folder: &Path, keys: &[Vkey]) -> anyhow::Result<Checked> {
    let note = read(&folder.join("checkpoint"))?;
    let checkpoint = Checkpoint::open(&note, keys).context("the checkpoint of the bundle")?;
    let mut checked =
        Checked { game: GameId(0), events: 0, over: false, leaves: BTreeMap::new(), checkpoint };
    let (mut folding, mut last, mut sealed) = (Folding::default(), record::GENESIS, Vec::new());
    loop {
        let seq = checked.events + 1;
        let file = folder.join(format!("events/{seq:05}.txt"));
        if !file.exists() {
            break;
        }
        let (opening, event) = one(folder, seq, &note, &mut checked)?;
        ensure!(
            opening.previous() == Some(last),
            "event {seq} does not follow event {}: one of them was changed",
            seq - 1
        );
        last = opening.hash();
        envelopes(folder, (checked.game, seq), folding.game(), &event, &mut sealed)?;
        let game = folding
            .push(&event)
            .with_context(|| format!("event {seq} cannot have happened after those before it"))?;
        checked.over = game.is_over();
        checked.events = seq;
    }
    ensure!(checked.events > 0, "there are no events");
    let files = fs::read_dir(folder.join("events"))?.count();
    ensure!(
        u64::from(checked.events) * 2 == files as u64,
        "there are events after a gap: event {} is missing",
        checked.events + 1
    );
    for name in ["envelopes", "openings", "texts"] {
        strangers(&folder.join(name), &checked)?;
    }
    Ok(checked)
}

/// One event and its proof.
fn one(folder: &Path, seq: u32, note: &str, checked: &mut Checked) -> anyhow::Result<(Opening, Event)> {
    let text = read(&folder.join(format!("events/{seq:05}.txt")))?;
    let opening = Opening::parse(&text).with_context(|| format!("event {seq} cannot be read"))?;
    let proof = LogProof::parse(&read(&folder.join(format!("events/{seq:05}.tlog-proof")))?)
        .with_context(|| format!("the proof of event {seq}"))?;
    ensure!(proof.checkpoint == note, "event {seq}: its proof is for another checkpoint than the bundle's");
    let entry = opening.entry();
    proof
        .check_in(&entry, &checked.checkpoint)
        .with_context(|| format!("event {} of {}", opening.seq, opening.game))?;
    if seq == 1 {
        checked.game = opening.game;
    }
    ensure!(
        opening.game == checked.game,
        "event {seq}: it is of game {}, not of {}",
        opening.game,
        checked.game
    );
    ensure!(opening.seq == seq, "event {seq} is missing: event {} stands there", opening.seq);
    let last = checked.leaves.last_key_value().map(|(leaf, _)| *leaf);
    ensure!(
        last.is_none_or(|last| last < proof.index),
        "event {seq} stands in the log before event {}",
        seq - 1
    );
    checked.leaves.insert(proof.index, entry);
    let event = event_in(&opening).with_context(|| format!("event {seq} cannot be read"))?;
    Ok((opening, event))
}

/// What was opened was sealed before in this game, says so itself, and nothing is opened twice. Only what a player
/// sealed himself is withheld, as no move.
fn envelopes(
    folder: &Path,
    (game, seq): (GameId, u32),
    before: Option<&Game>,
    event: &Event,
    sealed: &mut Vec<(Digest, bool)>,
) -> anyhow::Result<()> {
    match event {
        Event::Sealed { envelope, .. } => {
            sealed.push((envelope.commitment, envelope.strict));
            let file = folder.join(format!("envelopes/{}.age", envelope.commitment));
            ensure!(
                !file.exists() || sealing::commitment(&read(&file)?) == envelope.ciphertext,
                "event {seq}: the envelope in the bundle is not the one that was sealed"
            );
        }
        Event::Opened { envelope, verdict: OpenVerdict::Illegal, .. } if envelope.is_empty() => {
            ensure!(
                sealed.iter().any(|(_, strict)| *strict),
                "event {seq}: the text of an envelope is withheld that the service sealed itself"
            );
        }
        Event::Opened { envelope, .. } => {
            let commitment = sealing::commitment(envelope);
            let place = sealed.iter().position(|(one, _)| *one == commitment);
            let place = place.with_context(|| {
                format!("event {seq}: what was opened is not what was sealed, or was opened before")
            })?;
            sealed.remove(place);
            let text = EnvelopeText::parse(envelope).ok();
            ensure!(
                text.is_none_or(|text| before.is_some_and(|before| text.belongs_to(game, before))),
                "event {seq}: what was opened was sealed in another game or another position"
            );
            let file = folder.join(format!("openings/{commitment}.txt"));
            ensure!(
                !file.exists() || read(&file)? == *envelope,
                "event {seq}: the opening in the bundle is not the text of the envelope"
            );
        }
        _ => {}
    }
    Ok(())
}

/// Nothing lies in a folder that does not belong to an event of this game.
fn strangers(folder: &Path, checked: &Checked) -> anyhow::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    let events = folder.with_file_name("events");
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let (name, end) = (part(path.file_stem()), part(path.extension()));
        if folder.ends_with("texts") {
            let event = events.join(path.file_name().unwrap_or_default());
            let given = format!("\":\"{}\"", sealing::commitment(&read(&path)?));
            ensure!(
                event.exists() && read(&event)?.contains(&given),
                "{}: this is not the text that was given",
                path.display()
            );
            continue;
        }
        let mut known = false;
        for seq in 1..=checked.events {
            known |=
                read(&events.join(format!("{seq:05}.txt")))?.contains(&format!("\"commitment\":\"{name}\""));
        }
        ensure!(
            known && matches!(&end[..], "age" | "txt"),
            "{}: no such envelope was sealed in this game",
            path.display()
        );
        ensure!(
            end == "age" || sealing::commitment(&read(&path)?).to_string() == name,
            "{}: this is not the text that was sealed",
            path.display()
        );
    }
    Ok(())
}

/// A checkpoint that somebody holds and that of the bundle are of one log; why not, if nothing in the bundle tells.
fn connect(
    folder: &Path,
    old: &Checkpoint,
    new: &Checkpoint,
    former: &BTreeMap<String, Former>,
) -> anyhow::Result<Option<String>> {
    let renamed = former.get(&old.origin).filter(|_| old.origin != new.origin);
    ensure!(old.origin == new.origin || renamed.is_some(), "it is of another log, {}", old.origin);
    match renamed {
        Some(Former::Common(copied)) if old.size > *copied => Ok(Some(format!(
            "the service was restored from a copy with {copied} entries, and what it logged after them is lost. \
             Only a checkpoint of a log that is not longer can be compared"
        ))),
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
/// events of the bundle and no others.
fn whole_log(folder: &Path, keys: &[Vkey], checked: &Checked) -> anyhow::Result<()> {
    let checkpoint = held_checkpoint(&folder.join("checkpoint"), keys)?;
    let entries = super::files::entries(folder, checkpoint.size)?;
    let roots = super::files::roots(&entries, &[checked.checkpoint.size, checkpoint.size])?;
    ensure!(
        checkpoint.origin == checked.checkpoint.origin,
        "the files are of another log, {}",
        checkpoint.origin
    );
    ensure!(roots[1] == checkpoint.root, "{}: its entries are not those that were signed", folder.display());
    ensure!(
        checkpoint.size >= checked.checkpoint.size && roots[0] == checked.checkpoint.root,
        "{}: it contradicts the bundle: the log was forked",
        folder.display()
    );
    let of = format!("\ngame {} event ", checked.game);
    for (leaf, entry) in (0_u64..).zip(&entries).filter(|(_, entry)| entry.contains(&of)) {
        let line = entry.lines().nth(1).unwrap_or_default();
        ensure!(
            checked.leaves.get(&leaf) == Some(entry),
            "the log has {line} (entry {leaf}), and the bundle has not"
        );
    }
    say(&format!("OK: {}: no event of {} is missing in the bundle.", folder.display(), checked.game))
}
