//! The log as it is served.

use std::collections::HashSet;

use domain::{GameId, PlayerId};
use translog::{Bundle, Consistency, LogProof, Opening, Receipt, STATEMENTS, TilePath, Vkey, WIDTH, entry};

use super::{continuity, statement, tree};
use crate::{
    Failure,
    log::Log,
    ports::{self, LogEntry, LogHead, LogKeeper, View},
    record,
};

impl Log {
    /// The log as it was last signed; none before that.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_head(&self) -> Result<Option<LogHead>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.log_head())
    }

    /// Events of a player's games among the entries of the log from a place on and before another, in the order of the log.
    /// Each is its place, game and number.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn own_events(
        &self,
        player: PlayerId,
        from: u64,
        until: u64,
    ) -> Result<Vec<(u64, GameId, u32)>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.log_entries_of(player, from, until))
    }

    /// The players of the games that have entries in the log from a place on and before another.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn players_in_log(&self, from: u64, until: u64) -> Result<HashSet<PlayerId>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.players_in_log(from, until))
    }

    /// Every key that ever signed the log, the youngest first; then the same under the names the log had before it was
    /// restored from copies.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_keys(&self) -> Result<Vec<Vkey>, Failure> {
        ports::read(&*self.kernel.ledger, |view| keys(view, self.kernel.log_keeper.as_deref()))
    }

    /// A tile, or a bundle of entries, of the log; none if the log is not so long.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_part(&self, part: TilePath) -> Result<Option<Vec<u8>>, Failure> {
        let width = usize::from(part.width);
        ports::read(&*self.kernel.ledger, |view| {
            let Some(level) = part.level else { return bundle(view, part) };
            let tile = view.log_tile(level, part.number)?;
            Ok(tile.filter(|tile| tile.len() >= width * 32).map(|mut tile| {
                tile.truncate(width * 32);
                tile
            }))
        })
    }

    /// Returns the proof that an event of a game is in the log, by the newest checkpoint; none if it is not in it yet.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_receipt(&self, game: GameId, seq: u32) -> Result<Option<Receipt>, Failure> {
        ports::read(&*self.kernel.ledger, |view| receipt(view, game, seq))
    }

    /// Everything about one game as it stands now. It includes proofs, where possible, that the logs of the sizes `held` are
    /// the beginning of this one. None if there is no such game, or nothing was signed.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_bundle(&self, game: GameId, held: &[u64]) -> Result<Option<Bundle>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let (Some(row), Some((size, checkpoint))) = (view.game(game)?, signed(view)?) else {
                return Ok(None);
            };
            let mut receipts = Vec::new();
            for seq in 1..=row.state.events {
                let Some(receipt) = receipt(view, game, seq)? else { break };
                receipts.push(receipt);
            }
            let logged = u32::try_from(receipts.len()).unwrap_or(u32::MAX);
            let mut bundle = Bundle {
                game,
                keys: keys(view, self.kernel.log_keeper.as_deref())?,
                checkpoint,
                receipts,
                waiting: row.state.events.saturating_sub(logged),
                consistency: Vec::new(),
                statements: Vec::new(),
            };
            while let number = u32::try_from(bundle.statements.len()).unwrap_or(u32::MAX).saturating_add(1)
                && let Some(said) = receipt(view, STATEMENTS, number)?
            {
                bundle.statements.push(said);
            }
            for &old in held.iter().filter(|&&old| (1..=size).contains(&old)) {
                let hashes = tree(view, size).consistency(old, size)?;
                bundle.consistency.push(Consistency { old, hashes, checkpoint: bundle.checkpoint.clone() });
            }
            Ok(Some(bundle))
        })
    }

    /// Returns the proof that the log of the first `old` entries is the beginning of the current log. None if it is not so
    /// long, or nothing was signed.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_consistency(&self, old: u64) -> Result<Option<Consistency>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some((size, checkpoint)) = signed(view)? else { return Ok(None) };
            if old > size {
                return Ok(None);
            }
            // Everything begins with nothing.
            let hashes = if old == 0 { Vec::new() } else { tree(view, size).consistency(old, size)? };
            Ok(Some(Consistency { old, hashes, checkpoint }))
        })
    }
}

/// Believes the keys of this host and those they introduced, not those in the database. They hold under the current name of
/// the log and its earlier ones.
fn keys(view: &mut dyn View, keeper: Option<&dyn LogKeeper>) -> Result<Vec<Vkey>, Failure> {
    let Some(head) = view.log_head()? else { return Ok(Vec::new()) };
    let known = statement::believed(view, keeper)?;
    let mut keys = continuity::vkeys(&head.origin, &known);
    for origin in statement::former_names(view, &known)? {
        keys.extend(continuity::vkeys(&origin, &known));
    }
    Ok(keys)
}

fn signed(view: &mut dyn View) -> Result<Option<(u64, String)>, Failure> {
    Ok(view.log_head()?.and_then(|head| head.checkpoint).map(|head| (head.size, head.note)))
}

/// Entries with their lengths before them.
fn bundle(view: &mut dyn View, part: TilePath) -> Result<Option<Vec<u8>>, Failure> {
    let entries = view.log_entries(part.number * WIDTH, part.width.into())?;
    if entries.len() < usize::from(part.width) {
        return Ok(None);
    }
    let mut bytes = Vec::with_capacity(entries.len() * 140);
    for logged in entries {
        let text = entry(logged.game, logged.seq, &logged.commitment);
        let length = u16::try_from(text.len())
            .map_err(|error| Failure::Other("an entry of the log is too long", Box::new(error)))?;
        bytes.extend_from_slice(&length.to_be_bytes());
        bytes.extend_from_slice(text.as_bytes());
    }
    Ok(Some(bytes))
}

pub(crate) fn receipt(view: &mut dyn View, game: GameId, seq: u32) -> Result<Option<Receipt>, Failure> {
    let (Some((size, checkpoint)), Some(logged)) = (signed(view)?, view.log_entry(game, seq)?) else {
        return Ok(None);
    };
    if logged.leaf >= size {
        return Ok(None);
    }
    let opening = opening(view, &logged)?;
    let hashes = tree(view, size).inclusion(size, logged.leaf)?;
    let proof = LogProof {
        extra: opening.as_ref().map(|opening| opening.text.clone()),
        index: logged.leaf,
        hashes,
        checkpoint,
    };
    Ok(Some(Receipt { entry: entry(game, seq, &logged.commitment), opening, proof }))
}

/// Returns the content to which the entry commits, from the current record; none once the salt was erased.
pub(super) fn opening(view: &mut dyn View, logged: &LogEntry) -> Result<Option<Opening>, Failure> {
    let Some(salt) = logged.salt else { return Ok(None) };
    if logged.game == STATEMENTS {
        return statement::opening(view, logged.seq, &salt).map(Some);
    }
    let before = logged.seq.saturating_sub(1);
    // The event and the one before it.
    let mut previous = record::GENESIS;
    for recorded in view.events(logged.game, before.saturating_sub(1), 2)? {
        if recorded.seq == logged.seq {
            let text = recorded.text(&previous)?;
            return Ok(Some(Opening::new(logged.game, logged.seq, &salt, &text)));
        }
        previous = recorded.hash;
    }
    Err(Failure::Damaged(format!("event {} of {} is missing", logged.seq, logged.game)))
}
