//! What the service said about its own log, in a bundle: new keys, and that it goes on after a restoration.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::Context as _;
use app::{
    log::{Checkpoint, LogProof, Statement, Vkey, commitment, entry},
    ports::PublicKey,
};
use domain::GameId;

use super::bundle::read;

/// A statement: the opening of its entry, its proof, and what it says if somebody trusted said it.
pub(super) struct Said {
    number: u32,
    opening: String,
    proof: LogProof,
    says: Option<Statement>,
}

/// The statements of a bundle. Keys that a trusted one introduced are trusted, too, and all under every name of the log.
pub(super) fn statements(folder: &Path, known: &mut Vec<Vkey>) -> anyhow::Result<Vec<Said>> {
    let mut publics: Vec<PublicKey> = known.iter().map(|key| key.public).collect();
    let mut names: BTreeSet<String> = known.iter().map(|key| key.name.clone()).collect();
    let mut found = Vec::new();
    for number in 1.. {
        let file = folder.join(format!("log/{number}.txt"));
        if !file.exists() {
            break;
        }
        let opening = read(&file)?;
        let proof = LogProof::parse(&read(&file.with_extension("tlog-proof"))?)
            .with_context(|| format!("the proof of statement {number}"))?;
        let says = Statement::in_opening(&opening).and_then(|note| Statement::open(note, &publics));
        match &says {
            Some(Statement::NextKey(next)) => publics.push(*next),
            Some(Statement::GoesOn { origin, .. }) => {
                names.insert(origin.clone());
                names.extend(read(&folder.join("checkpoint"))?.lines().next().map(str::to_owned));
            }
            None => {}
        }
        found.push(Said { number, opening, proof, says });
    }
    for name in &names {
        known.extend(publics.iter().map(|public| Vkey::of_log(name, *public)));
    }
    Ok(found)
}

/// The names the log had before, and how many entries it has in common with the log under each: those before the
/// statement.
pub(super) fn common(statements: &[Said], checkpoint: &Checkpoint) -> anyhow::Result<BTreeMap<String, u64>> {
    let mut former = BTreeMap::new();
    for Said { number, opening, proof, says } in statements {
        let entry = entry(GameId(0), *number, &commitment(opening));
        proof.check_in(&entry, checkpoint).with_context(|| format!("statement {number}"))?;
        if let Some(Statement::GoesOn { origin, .. }) = says {
            former.insert(origin.clone(), proof.index);
        }
    }
    Ok(former)
}
