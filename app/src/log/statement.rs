//! The statements of the log in the database.

use std::collections::BTreeMap;

use translog::{LastHead, Opening, PublicKey, Reader, STATEMENTS, Salt, Statement};

use crate::{
    Failure,
    log::Log,
    ports::{self, LogHead, LogKeeper, View},
};

/// The opening of the entry of a statement.
pub(super) fn opening(view: &mut dyn View, seq: u32, salt: &Salt) -> Result<Opening, Failure> {
    let number = usize::try_from(seq).unwrap_or(usize::MAX).wrapping_sub(1);
    let note = view.log_statements()?.into_iter().nth(number);
    let note = note.ok_or_else(|| Failure::Damaged(format!("statement {seq} of the log is missing")))?;
    Ok(Opening::new(STATEMENTS, seq, salt, &note))
}

/// These keys, and those they introduced.
fn with_introduced(view: &mut dyn View, known: Vec<PublicKey>) -> Result<Vec<PublicKey>, Failure> {
    let mut reader = Reader::trusting(known);
    for note in view.log_statements()? {
        reader.read(&note);
    }
    Ok(reader.known())
}

/// Tells whether another key signs instead of this one, as it said itself.
pub(super) fn is_replaced(view: &mut dyn View, key: PublicKey) -> Result<bool, Failure> {
    let next = with_introduced(view, vec![key])?;
    Ok(next.len() > 1
        && view.log_keys()?.iter().any(|signed| signed.public != key && next.contains(&signed.public)))
}

/// The names the log had before it was restored from copies, if somebody known says so.
pub(super) fn former_names(view: &mut dyn View, known: &[PublicKey]) -> Result<Vec<String>, Failure> {
    let mut reader = Reader::trusting(known.to_vec());
    let statements = view.log_statements()?;
    let said = statements.iter().filter_map(|note| match reader.read(note)? {
        Statement::GoesOn(head) | Statement::Lost(head) => Some(head.origin),
        Statement::NextKey(_) => None,
    });
    Ok(said.collect())
}

/// Another key signs, and what the one here says counts no more.
const SILENT: Failure = Failure::Key(
    "another key signs the log instead of the one here: copy log-* from the folder of keys that has it",
);

/// Earlier statements that a restored copy lacks, because it is older: those in which a key introduced a known one. Without
/// them nobody who trusts the first key could trust the second.
pub(crate) fn lost_introductions(
    view: &mut dyn View,
    keeper: &dyn LogKeeper,
) -> Result<Vec<String>, Failure> {
    let (said, known) = (view.log_statements()?, keeper.known()?);
    let mut notes = keeper.introductions()?;
    notes.retain(|note| {
        let next = known.iter().find_map(|key| match Statement::open(note, *key)?.1 {
            Statement::NextKey(next) => Some(next),
            Statement::GoesOn(_) | Statement::Lost(_) => None,
        });
        next.is_some_and(|next| known.contains(&next)) && !said.contains(note)
    });
    Ok(notes)
}

/// Returns the statements for a restored copy whose log has this name and may be signed. They are its last head, and the last
/// head of every log that continued after the copy, as stored beside the keys.
pub(crate) fn after_restoration(
    view: &mut dyn View,
    keeper: &dyn LogKeeper,
    log: &LogHead,
) -> Result<Vec<Statement>, Failure> {
    let mut heads = keeper.put_aside()?;
    heads.extend(keeper.latest_head()?);
    heads.extend(log.checkpoint.iter().map(|signed| signed.note.clone()));
    // Of every name the longest.
    let mut last = BTreeMap::<String, LastHead>::new();
    for head in heads.iter().filter_map(|note| LastHead::of(note)) {
        let longest = last.get(&head.origin).is_none_or(|other| other.size <= head.size);
        if longest {
            last.insert(head.origin.clone(), head);
        }
    }
    if signs_no_more(view, keeper.public()?)? {
        return Err(SILENT);
    }
    let known = believed(view, Some(keeper))?;
    for said in former_names(view, &known)? {
        last.remove(&said);
    }
    let continues = last.remove(&log.origin).map(Statement::GoesOn);
    Ok(continues.into_iter().chain(last.into_values().map(Statement::Lost)).collect())
}

/// Tells whether this key introduced another one.
fn signs_no_more(view: &mut dyn View, key: PublicKey) -> Result<bool, Failure> {
    let mut reader = Reader::trusting(vec![key]);
    for said in view.log_statements()? {
        reader.read(&said);
    }
    Ok(reader.has_replaced(key))
}

impl Log {
    /// Returns the statements about the log, in order: signed notes.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_statements(&self) -> Result<Vec<String>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.log_statements())
    }

    /// Says a signed note of this key about the log; it goes into it at the next round. What was said already is not
    /// said again.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it was not said; also when this key has introduced another one, so that nobody would believe it.
    pub fn state_in_log(&self, by: PublicKey, note: String) -> Result<(), Failure> {
        ports::write(&*self.kernel.ledger, move |tx| {
            if tx.log_statements()?.contains(&note) {
                return Ok(());
            }
            if signs_no_more(tx, by)? {
                return Err(SILENT);
            }
            tx.add_log_statement(&note)
        })
    }
}

/// Returns the keys that the keeper knows, and those that they introduced.
pub(super) fn believed(
    view: &mut dyn View,
    keeper: Option<&dyn LogKeeper>,
) -> Result<Vec<PublicKey>, Failure> {
    let known = match keeper {
        Some(keeper) => keeper.known()?,
        None => view.log_keys()?.into_iter().map(|key| key.public).collect(),
    };
    with_introduced(view, known)
}
