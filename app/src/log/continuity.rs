//! Checks that the log in the database is the log that was signed here.

use translog::{Checkpoint, PublicKey, Vkey};

use super::tree;
use crate::{
    Failure,
    log::Log,
    ports::{self, LogHead, LogKeeper, View},
};

impl Log {
    /// Checks that the log in the database equals or continues the one that the keys of this host signed last. One of the
    /// keys must have signed its head.
    ///
    /// # Errors
    ///
    /// [`Failure::Damaged`] when it is another one; else of the storage.
    pub fn check_log(&self) -> Result<(), Failure> {
        let Some(keeper) = &self.kernel.log_keeper else { return Ok(()) };
        let kept = keeper.latest_head()?;
        ports::read(&*self.kernel.ledger, |view| check(view, &**keeper, kept.as_deref())).map(drop)
    }
}

pub(super) fn vkeys(origin: &str, known: &[PublicKey]) -> Vec<Vkey> {
    known.iter().map(|&public| Vkey::of_log(origin, public)).collect()
}

/// The published head, if another than the stored one, and valid. `kept` was read before the view began: it is never ahead
/// of an honest database.
pub(super) fn check(
    view: &mut dyn View,
    keys: &dyn LogKeeper,
    kept: Option<&str>,
) -> Result<Option<String>, Failure> {
    let head = view.log_head()?;
    let published = head.as_ref().and_then(|head| head.checkpoint.as_ref().map(|signed| (head, signed)));
    if let (Some((head, signed)), Some(kept)) = (published, kept)
        && signed.note == kept
        && signed.size == head.size
    {
        return Ok(None);
    }
    let known = super::statement::believed(view, Some(keys))?;
    if let Some(kept) = kept {
        let origin = kept.lines().next().unwrap_or_default();
        let kept = Checkpoint::open(kept, &vkeys(origin, &known))
            .map_err(|error| Failure::unreadable("the kept head of the log (keys/log-head)", &error))?;
        continues(view, head.as_ref(), &kept)?;
    }
    let Some((head, signed)) = published else { return Ok(None) };
    let published = Checkpoint::open(&signed.note, &vkeys(&head.origin, &known)).map_err(|error| {
        Failure::Damaged(format!("the head of the log in the database: {error} (keys/log-*)"))
    })?;
    continues(view, Some(head), &published)?;
    Ok(kept.is_none_or(|kept| kept != signed.note).then(|| signed.note.clone()))
}

/// The log is that of the checkpoint, or continues it.
fn continues(view: &mut dyn View, head: Option<&LogHead>, from: &Checkpoint) -> Result<(), Failure> {
    let Checkpoint { origin, size, root, .. } = from;
    let another = |found: String| {
        Failure::Damaged(format!("these keys signed {size} entries of the log {origin}, and {found}"))
    };
    match head {
        None => Err(another("the database has no log".into())),
        Some(head) if head.origin != *origin => {
            Err(another(format!("the database has another one, {}", head.origin)))
        }
        Some(head) if head.size < *size => {
            Err(another(format!("that in the database ends at {}: it is an older copy", head.size)))
        }
        Some(head) if tree(view, head.size).root(*size)? != *root => {
            Err(another("those in the database are others: it was rewritten".into()))
        }
        Some(_) => Ok(()),
    }
}
