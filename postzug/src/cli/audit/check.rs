//! The events of a bundle: each is proved, follows the one before it, and can have happened.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context as _, anyhow, ensure};
use app::record;
use domain::{Actor, Cause, Event, EventKind, Game, GameId, Phase, RecordEntry, RecordVerifier, sealing};
use translog::{Checkpoint, LogProof, Opening, Vkey};

use super::folder::{NotChecked, read};
use crate::cli::output::say_printable;

/// The entry of the record that an opening shows.
pub(super) fn entry_in(opening: &Opening) -> Option<RecordEntry> {
    #[derive(serde::Deserialize)]
    struct Line {
        actor: Actor,
        cause: Option<Cause>,
        event: Event,
    }
    let Line { actor, cause, event } = serde_json::from_str(opening.event().lines().nth(2)?).ok()?;
    Some(RecordEntry { actor, cause, event })
}

/// More than any bundle has.
const MOST_FILES: usize = 100_000;

/// A bundle whose every proof was checked.
pub(super) struct Checked {
    pub(super) game: GameId,
    pub(super) events: u32,
    pub(super) over: bool,
    pub(super) leaves: BTreeMap<u64, String>,
    /// The commitments of the envelopes that the events closed, in hexadecimal.
    commitments: BTreeSet<String>,
    pub(super) checkpoint: Checkpoint,
}

pub(super) fn check(folder: &Path, keys: &[Vkey]) -> anyhow::Result<Checked> {
    let note = read(&folder.join("checkpoint"))?;
    let checkpoint = Checkpoint::open(&note, keys).context("the checkpoint of the bundle")?;
    let mut checked = Checked {
        game: GameId(0),
        events: 0,
        over: false,
        leaves: BTreeMap::new(),
        commitments: BTreeSet::new(),
        checkpoint,
    };
    let (mut verifier, mut last) = (RecordVerifier::default(), record::GENESIS);
    loop {
        let seq = checked.events + 1;
        if u64::from(seq) * 2 > MOST_FILES as u64 {
            return Err(anyhow!("{} has more than {MOST_FILES} files", folder.display()).context(NotChecked));
        }
        let file = folder.join(format!("events/{seq:05}.txt"));
        if !file.exists() {
            break;
        }
        let (opening, entry) = one(folder, seq, &note, &mut checked)?;
        let event = &entry.event;
        ensure!(
            opening.previous() == Some(last),
            "event {seq} does not follow event {}: one of them was changed",
            seq - 1
        );
        last = opening.hash();
        if let EventKind::Drafted { envelope, .. } | EventKind::Sealed { envelope, .. } = &event.kind {
            checked.commitments.insert(envelope.commitment.to_string());
        }
        let game = verifier.push(checked.game, &entry).map_err(|why| anyhow!("event {seq}: {why}"))?;
        envelopes(folder, seq, event, game)?;
        checked.over = game.is_over();
        checked.events = seq;
    }
    ensure!(checked.events > 0, "there are no events");
    let files = fs::read_dir(folder.join("events"))?.take(MOST_FILES).count();
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
fn one(folder: &Path, seq: u32, note: &str, checked: &mut Checked) -> anyhow::Result<(Opening, RecordEntry)> {
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
    let entry = entry_in(&opening).with_context(|| format!("event {seq} cannot be read"))?;
    let previous = opening.previous().with_context(|| format!("event {seq} cannot be read"))?;
    ensure!(
        record::is_text_of(opening.event(), &previous, opening.game, seq, &entry)?,
        "event {seq} is not written as events are"
    );
    Ok((opening, entry))
}

/// The files of an envelope are those that the event is about.
fn envelopes(folder: &Path, seq: u32, event: &Event, game: &Game) -> anyhow::Result<()> {
    match &event.kind {
        EventKind::Sealed { envelope, .. } => {
            let name = format!("envelopes/{}.age", envelope.commitment);
            let file = folder.join(&name);
            missed(seq, &name, &file)?;
            ensure!(
                !file.exists() || sealing::commitment(&read(&file)?) == envelope.ciphertext,
                "event {seq}: the envelope in the bundle is not the one that was sealed"
            );
        }
        EventKind::Opened { envelope, .. } if envelope.is_empty() => {
            if let Phase::Adjourned { envelope, .. } = &game.phase {
                say_printable(&format!(
                    "NOTE: event {seq} says that the envelope holds no move of this game, and withholds its text. Who \
                     sealed it can show otherwise: the SHA-256 of the text is {}.",
                    envelope.commitment
                ))?;
            }
        }
        EventKind::Opened { envelope, .. } | EventKind::EnvelopePublished { envelope, .. } => {
            let name = format!("openings/{}.txt", sealing::commitment(envelope));
            let file = folder.join(&name);
            missed(seq, &name, &file)?;
            ensure!(
                !file.exists() || read(&file)? == *envelope,
                "event {seq}: the opening in the bundle is not the text of the envelope"
            );
        }
        _ => {}
    }
    // As `export` has them.
    if !matches!(event.kind, EventKind::Moved { .. } | EventKind::Said { .. })
        && event.analyst().is_none()
        && event.text().is_some()
    {
        let name = format!("texts/{seq:05}.txt");
        if !folder.join(&name).exists() {
            say_printable(&format!(
                "NOTE: event {seq}: {name} is not here; what was written may have been erased."
            ))?;
        }
    }
    Ok(())
}

/// A file that may be left out proves nothing, but the output says that it is missing.
fn missed(seq: u32, name: &str, file: &Path) -> anyhow::Result<()> {
    if file.exists() { Ok(()) } else { say_printable(&format!("NOTE: event {seq}: {name} is not here.")) }
}

/// Nothing lies in a folder that does not belong to an event of this game.
fn strangers(folder: &Path, checked: &Checked) -> anyhow::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    let events = folder.with_file_name("events");
    for entry in fs::read_dir(folder)?.take(MOST_FILES) {
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
        let known = checked.commitments.contains(&name);
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
