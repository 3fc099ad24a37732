//! Lines that a player tries on the analysis board of a game. They are no part of the record, and nobody else reads them.

use std::sync::Arc;

use domain::{GameId, PlayerId, Refusal};

use super::notes::{refusal, refusal_of_change};
use crate::{
    Failure,
    games::service::Games,
    kernel::rate_limit::Budget,
    model::{AnalysisLine, AnalysisLines},
    ports::{self, Purpose, Vault},
};

/// The most lines that a player has on a game.
pub const MAX_LINES: usize = 50;

/// The context of the encryption, so that no row passes for another's, nor for notes.
fn context(game: GameId, player: PlayerId) -> String {
    format!("analysis:{}:{}", game.0, player.0)
}

/// Opens the lines of a row.
pub(crate) fn open(
    vault: &dyn Vault,
    game: GameId,
    player: PlayerId,
    sealed: &[u8],
) -> Result<Vec<AnalysisLine>, Failure> {
    let text = vault.open(Purpose::Notes, &context(game, player), sealed)?;
    serde_json::from_slice(&text).map_err(|_private| Failure::Damaged(format!("lines on {game} do not read")))
}

fn seal(
    vault: &dyn Vault,
    game: GameId,
    player: PlayerId,
    lines: &[AnalysisLine],
) -> Result<Vec<u8>, Failure> {
    let text =
        serde_json::to_vec(lines).map_err(|_private| Failure::Bug("lines cannot be written".into()))?;
    vault.seal(Purpose::Notes, &context(game, player), &text)
}

impl Games {
    /// The lines of a player's analysis board on a game; the last one tried is the last.
    ///
    /// # Errors
    ///
    /// [`Failure`]; a refusal for an unknown game and for a game of others.
    pub fn analysis(
        &self,
        id: GameId,
        player: PlayerId,
    ) -> Result<Result<Vec<AnalysisLine>, Refusal>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            if let Some(refusal) = refusal(view, id, player)? {
                return Ok(Err(refusal));
            }
            let Some(sealed) = view.analysis(id, player)? else { return Ok(Ok(Vec::new())) };
            Ok(Ok(open(&*self.kernel.vault, id, player, &sealed)?))
        })
    }

    /// Stores a line. It replaces the lines that it continues, and a longer line already holds it. So no step of a board in
    /// another window loses a line.
    ///
    /// # Errors
    ///
    /// [`Failure`]; a refusal for an unknown game, for a game of others, and for more than 600 changes an hour.
    pub fn keep_line(
        &self,
        id: GameId,
        player: PlayerId,
        line: AnalysisLine,
    ) -> Result<Result<AnalysisLines, Refusal>, Failure> {
        self.change_lines(id, player, move |lines| {
            if lines.iter().any(|stored| stored.continues(&line)) {
                return false;
            }
            lines.retain(|stored| !line.continues(stored));
            let is_full = lines.len() >= MAX_LINES;
            if !is_full {
                lines.push(line.clone());
            }
            is_full
        })
    }

    /// Forgets a line.
    ///
    /// # Errors
    ///
    /// As [`keep_line`](Self::keep_line).
    pub fn forget_line(
        &self,
        id: GameId,
        player: PlayerId,
        line: AnalysisLine,
    ) -> Result<Result<AnalysisLines, Refusal>, Failure> {
        self.change_lines(id, player, move |lines| {
            lines.retain(|stored| *stored != line);
            false
        })
    }

    /// Stores what `change` leaves, which tells whether there was no room.
    fn change_lines(
        &self,
        id: GameId,
        player: PlayerId,
        change: impl Fn(&mut Vec<AnalysisLine>) -> bool + Send + 'static,
    ) -> Result<Result<AnalysisLines, Refusal>, Failure> {
        self.kernel.may_act()?;
        let budget = Budget::new(Arc::clone(&self.kernel.line_limits), Some(player));
        let vault = Arc::clone(&self.kernel.vault);
        ports::write(&*self.kernel.ledger, move |tx| {
            if let Some(refusal) = refusal_of_change(tx, id, player)? {
                return Ok(Err(refusal));
            }
            let stored = match tx.analysis(id, player)?.map(|sealed| open(&*vault, id, player, &sealed)) {
                Some(Ok(lines)) => lines,
                // What cannot be read can be replaced.
                None => Vec::new(),
                Some(Err(failure)) if failure.is_unreadable() => Vec::new(),
                Some(Err(failure)) => return Err(failure),
            };
            let mut lines = stored.clone();
            let is_full = change(&mut lines);
            if !is_full && lines != stored {
                if let Err(refusal) = budget.spend() {
                    return Ok(Err(refusal));
                }
                tx.set_analysis(id, player, &seal(&*vault, id, player, &lines)?)?;
            }
            Ok(Ok(AnalysisLines { lines, is_full }))
        })
    }
}
