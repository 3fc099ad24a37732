//! The whole log, computed again.

use domain::{Digest, GameId};
use translog::{Checkpoint, Levels, Opening, PublicKey, Statement, Vkey, commitment};

use super::{sequencer::GAMES, served::opening, statement, tree};
use crate::{
    Failure,
    log::Log,
    ports::{self, LogEntry, LogHead, View},
};

/// Entries read at once.
const PAGE: u32 = 256;

/// The result of a look through the whole log.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct LogVerified {
    /// Entries that were checked.
    pub entries: u64,
    /// Events that are not in the log yet.
    pub waiting: u64,
    /// Entries whose salt was erased: their events cannot be compared with them any more.
    pub erased: u64,
    /// The head is not signed by a key that is known here.
    pub stranger: Option<String>,
    /// The first thing that is wrong.
    pub fault: Option<String>,
}

impl Log {
    /// Computes the whole log again: every commitment from the record, every hash of the tree, the root, and the
    /// signature. Stops at the first difference.
    ///
    /// # Errors
    ///
    /// [`Failure`] when the database cannot be read; what is read and wrong is a fault.
    pub fn verify_log(&self) -> Result<LogVerified, Failure> {
        let mut verified = LogVerified::default();
        match self.look_at_log(&mut verified) {
            Err(Failure::Damaged(what)) => verified.fault = Some(what),
            other => other?,
        }
        Ok(verified)
    }

    fn look_at_log(&self, verified: &mut LogVerified) -> Result<(), Failure> {
        let keys = self.log_keys()?;
        let head = ports::read(&*self.kernel.ledger, |view| {
            verified.waiting = view.unlogged_count()?;
            view.log_head()
        })?;
        let mut after = Some(GameId(0));
        while let Some(page) = after {
            let ports::LeftOut { events, last } =
                ports::read(&*self.kernel.ledger, |view| view.left_out(page, GAMES))?;
            if let Some((game, seq)) = events.first() {
                return Err(wrong(format!(
                    "game {}: event {seq} is not in the log and does not wait for it",
                    game.0
                )));
            }
            after = last;
        }
        let Some(head) = head else { return Ok(()) };
        self.look_through(&head, &keys, verified)?;
        let kept = self.kernel.log_keeper.as_ref().map(|keeper| keeper.latest_head()).transpose()?.flatten();
        ports::read(&*self.kernel.ledger, |view| compare_keys(view, &head, &keys, kept.as_deref()))?;
        if verified.stranger.is_none() {
            verified.stranger = ports::read(&*self.kernel.ledger, |view| stranger(view, &keys))?;
        }
        Ok(())
    }

    fn look_through(&self, head: &LogHead, keys: &[Vkey], verified: &mut LogVerified) -> Result<(), Failure> {
        let mut levels = Levels::default();
        while verified.entries < head.size {
            let leaves = ports::read(&*self.kernel.ledger, |view| {
                let page = view.log_entries(verified.entries, PAGE)?;
                page.into_iter()
                    .take_while(|logged| logged.leaf < head.size)
                    .zip(verified.entries..)
                    .map(|(logged, place)| {
                        if logged.leaf != place {
                            return Err(wrong(format!("entry {place} of the log is missing")));
                        }
                        leaf(view, &logged).map(|leaf| (leaf, logged.salt.is_none()))
                    })
                    .collect::<Result<Vec<_>, _>>()
            })?;
            if leaves.is_empty() {
                return Err(wrong(format!("entry {} of the log is missing", verified.entries)));
            }
            for (leaf, erased) in leaves {
                levels.push(leaf, &mut |level, number, hashes| self.compare(level, number, hashes))?;
                verified.entries += 1;
                verified.erased += u64::from(erased);
            }
        }
        levels.rest(&mut |level, number, hashes| self.compare(level, number, hashes))?;
        let Some(signed) = &head.checkpoint else { return Ok(()) };
        let checkpoint = match Checkpoint::open(&signed.note, keys) {
            Ok(checkpoint) => checkpoint,
            Err(error) => {
                verified.stranger = Some(error.to_string());
                return Ok(());
            }
        };
        let size = checkpoint.size;
        if size > head.size {
            return Err(wrong(format!("{size} entries were signed, and there are {}", head.size)));
        }
        let root = ports::read(&*self.kernel.ledger, |view| tree(view, head.size).root(size))?;
        if (checkpoint.root, &checkpoint.origin) != (root, &head.origin) {
            return Err(wrong("the signed root is not that of the entries"));
        }
        Ok(())
    }

    /// The log may have grown meanwhile.
    fn compare(&self, level: u8, number: u64, hashes: &[u8]) -> Result<(), Failure> {
        let stored = ports::read(&*self.kernel.ledger, |view| view.log_tile(level, number))?;
        if stored.is_some_and(|stored| stored.starts_with(hashes)) {
            Ok(())
        } else {
            Err(wrong(format!("tile {number} of level {level} of the log is not made of its entries")))
        }
    }
}

/// The head, the key beside it and the rows of keys belong together.
fn compare_keys(
    view: &mut dyn View,
    head: &LogHead,
    keys: &[Vkey],
    kept: Option<&str>,
) -> Result<(), Failure> {
    let rows: Vec<PublicKey> = view.log_keys()?.into_iter().map(|key| key.public).collect();
    match &head.checkpoint {
        Some(signed) => {
            let by = [Vkey::of_log(&head.origin, signed.key)];
            if Checkpoint::open(&signed.note, keys).is_ok() && Checkpoint::open(&signed.note, &by).is_err() {
                return Err(wrong("the key beside the head of the log is not the one that signed it"));
            }
            if !rows.contains(&signed.key) {
                return Err(wrong("the key that signed the head is missing among those of the log"));
            }
        }
        // Of a log under another name no head is signed yet.
        None if kept.and_then(|note| note.lines().next()) == Some(&*head.origin) && !rows.is_empty() => {
            return Err(wrong("the signed head of the log is missing"));
        }
        None => {}
    }
    if has_gone_on(view, keys)? {
        return Ok(());
    }
    for note in view.log_statements()? {
        let by = keys.iter().map(|key| key.public).find(|key| Statement::open(&note, *key).is_some());
        if by.is_some_and(|by| !rows.contains(&by)) {
            return Err(wrong("a key that signed the log is missing among those of the log"));
        }
    }
    Ok(())
}

/// A key or a statement that nobody knows here.
fn stranger(view: &mut dyn View, keys: &[Vkey]) -> Result<Option<String>, Failure> {
    // After a restoration there may be rows of keys that were lost, and statements of keys that never signed this log.
    if has_gone_on(view, keys)? {
        return Ok(None);
    }
    if view.log_keys()?.iter().any(|row| keys.iter().all(|key| key.public != row.public)) {
        return Ok(Some("there is a key among those of the log that nobody here knows".into()));
    }
    let statements = view.log_statements()?;
    let unknown = |note: &String| keys.iter().all(|key| Statement::open(note, key.public).is_none());
    let number = (1..).zip(&statements).find(|(_, note)| unknown(note)).map(|(number, _)| number);
    Ok(number.map(|number: u32| format!("statement {number} of the log is signed by no known key")))
}

/// Tells whether the log was restored from a copy.
fn has_gone_on(view: &mut dyn View, keys: &[Vkey]) -> Result<bool, Failure> {
    let known: Vec<PublicKey> = keys.iter().map(|key| key.public).collect();
    Ok(!statement::former_names(view, &known)?.is_empty())
}

fn wrong(what: impl Into<String>) -> Failure {
    Failure::Damaged(what.into())
}

/// The leaf of an entry, which must be that of its event.
fn leaf(view: &mut dyn View, logged: &LogEntry) -> Result<Digest, Failure> {
    let LogEntry { leaf, game, seq, commitment: committed, .. } = logged;
    match opening(view, logged)? {
        Some(Opening { text, .. }) if commitment(&text) != *committed => {
            return Err(wrong(format!(
                "game {}: event {seq} is not the one in the log (entry {leaf})",
                game.0
            )));
        }
        // Otherwise erasing a salt would hide a change.
        None if !view.events(*game, seq.saturating_sub(1), 1)?.is_empty() => {
            return Err(wrong(format!(
                "game {}: event {seq} cannot be compared with the log: its salt was erased (entry {leaf})",
                game.0
            )));
        }
        _ => {}
    }
    Ok(translog::leaf(*game, *seq, committed))
}
