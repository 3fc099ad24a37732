//! A game with all its proofs in a folder.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, ensure};
use app::Service;
use domain::{EventKind, GameId, sealing};
use translog::LogProof;

use super::{check::entry_in, folder::write, held::checkpoint as held_checkpoint};
use crate::cli::output::say;

const README: &str = include_str!("bundle.txt");

/// Writes everything about a game into a new folder.
pub(super) fn export(
    service: &Service,
    game: GameId,
    folder: &Path,
    held: &[PathBuf],
) -> anyhow::Result<ExitCode> {
    ensure!(!folder.exists(), "{} is there already", folder.display());
    let keys = service.log.log_keys()?;
    let mut sizes = BTreeSet::new();
    for file in held {
        sizes.insert(held_checkpoint(file, &keys)?.size);
    }
    let sizes: Vec<u64> = sizes.into_iter().collect();
    let bundle = service.log.log_bundle(game, &sizes)?.with_context(|| {
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
        let event = entry_in(opening)
            .map(|entry| entry.event)
            .with_context(|| format!("event {seq} cannot be read"))?;
        if let EventKind::Sealed { envelope, .. } = &event.kind
            && let Some(closed) = service.records.closed_envelope(game, envelope.commitment)?
        {
            write(&folder.join(format!("envelopes/{}.age", envelope.commitment)), &closed)?;
        }
        // Not what players wrote to each other, nor the analysis that only arbiters read.
        if !matches!(event.kind, EventKind::Moved { .. } | EventKind::Said { .. })
            && event.analyst().is_none()
            && event.text().is_some()
            && let Some(reason) = service.records.text(game, seq)?.and_then(|text| text.proof())
        {
            put(&format!("texts/{seq:05}.txt"), &reason)?;
        }
        if let EventKind::Opened { envelope, .. } | EventKind::EnvelopePublished { envelope, .. } =
            &event.kind
            && !envelope.is_empty()
        {
            put(&format!("openings/{}.txt", sealing::commitment(envelope)), envelope)?;
        }
    }
    for proof in &bundle.consistency {
        put(&format!("consistency/{}", proof.old), &proof.to_text())?;
    }
    // A key has another number under each name of the log.
    for key in &bundle.keys {
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
    say(&format!("{}: {} events of {game} with their proofs.", folder.display(), bundle.receipts.len()))?;
    if bundle.waiting > 0 {
        say(&format!("{} more are not in the log yet; they will be in a moment.", bundle.waiting))?;
    }
    say(&format!(
        "Check it with: postzug audit verify {0}; or without Postzug: postzug audit script >verify.sh; bash verify.sh {0}",
        folder.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}
