//! The events of a bundle: each is proved, follows the one before it, and can have happened.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context as _, ensure};
use app::{
    log::{Checkpoint, LogProof, Opening, Vkey},
    record,
};
use domain::{
    Digest, Event, Folding, Game, GameId, OpenVerdict,
    sealing::{self, EnvelopeText},
};

use super::bundle::read;

pub(super) fn event_in(opening: &Opening) -> Option<Event> {
    #[derive(serde::Deserialize)]
    struct Line {
        event: Event,
    }
    serde_json::from_str::<Line>(opening.event().lines().nth(2)?).ok().map(|line| line.event)
}

/// A bundle whose every proof was checked.
pub(super) struct Checked {
    pub(super) game: GameId,
    pub(super) events: u32,
    pub(super) over: bool,
    pub(super) leaves: BTreeMap<u64, String>,
    pub(super) checkpoint: Checkpoint,
}

pub(super) fn check(folder: &Path, keys: &[Vkey]) -> anyhow::Result<Checked> {
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
        Event::Opened { envelope, .. } | Event::EnvelopePublished { envelope, .. } => {
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
