//! Reads the statements in a bundle that the service made about its own log: new keys, and restorations.

use std::{collections::BTreeMap, path::Path};

use anyhow::{Context as _, ensure};
use domain::GameId;
use translog::{Checkpoint, LogProof, Reader, Statement, commitment, entry};

use super::folder::read;

/// A statement: the opening of its entry, its proof, and what it says if somebody trusted said it.
pub(super) struct Said {
    number: u32,
    opening: String,
    proof: LogProof,
    says: Option<Statement>,
}

/// Reads the statements of a bundle with the keys that are trusted; each may introduce more of them.
pub(super) fn statements(folder: &Path, reader: &mut Reader) -> anyhow::Result<Vec<Said>> {
    let mut found = Vec::new();
    for number in 1.. {
        let file = folder.join(format!("log/{number}.txt"));
        if !file.exists() {
            break;
        }
        let opening = read(&file)?;
        let proof = LogProof::parse(&read(&file.with_extension("tlog-proof"))?)
            .with_context(|| format!("the proof of statement {number}"))?;
        let says = Statement::in_opening(&opening).and_then(|note| reader.read(note));
        found.push(Said { number, opening, proof, says });
    }
    Ok(found)
}

/// Entries that remain of a log under a name it had before.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Former {
    /// The keys before the statement, the last of which may have been made with it: keys are introduced again after a
    /// restoration.
    Common {
        /// Number that are certainly earlier.
        sure: u64,
        /// Largest possible number.
        at_most: u64,
    },
    /// Nobody knows.
    Lost,
}

/// The names the log had before.
pub(super) fn formers(
    statements: &[Said],
    checkpoint: &Checkpoint,
) -> anyhow::Result<BTreeMap<String, Former>> {
    let (mut former, mut last, mut sure) = (BTreeMap::new(), None, 0);
    for Said { number, opening, proof, says } in statements {
        let entry = entry(GameId(0), *number, &commitment(opening));
        proof.check_in(&entry, checkpoint).with_context(|| format!("statement {number}"))?;
        ensure!(last < Some(proof.index), "statement {number} stands in the log before the one before it");
        if last.is_none_or(|last| last + 1 < proof.index) {
            sure = proof.index;
        }
        last = Some(proof.index);
        match says {
            Some(Statement::GoesOn(head)) => {
                former.insert(head.origin.clone(), Former::Common { sure, at_most: proof.index });
            }
            // A statement of how many entries remain says more.
            Some(Statement::Lost(head)) => {
                former.entry(head.origin.clone()).or_insert(Former::Lost);
            }
            Some(Statement::NextKey(_)) | None => {}
        }
    }
    Ok(former)
}
