use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use shakmaty::{Move, Position as _, uci::UciMove};

use crate::{Position, PositionKey, wire};

/// The moves a game needs to remember: the last irreversible one and all since. No position before it can come
/// again, so the list stays short however long the game is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct History {
    /// The position before the first of `steps`.
    pub anchor: Position,
    /// The moves from there, the last irreversible move first.
    pub steps: Vec<Step>,
}

/// A move and the key of the position after it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The move.
    #[serde(with = "wire::uci")]
    pub uci: UciMove,
    /// The key of the position it leads to.
    pub key: PositionKey,
}

impl History {
    /// The history of a game that starts at `anchor`.
    #[must_use]
    pub const fn new(anchor: Position) -> Self {
        Self { anchor, steps: Vec::new() }
    }

    /// Adds a legal move of `before` that leads to `after`.
    pub(crate) fn push(&mut self, before: &Position, m: Move, after: &Position) {
        if before.chess().is_irreversible(m) {
            self.anchor = before.clone();
            self.steps.clear();
        }
        self.steps.push(Step { uci: m.to_uci(before.mode()), key: after.key() });
    }

    /// Counts the occurrences of `position` so far (FIDE 9.2.3), by keys. A count of `decisive` or more decides a draw,
    /// so it is checked on the positions themselves.
    #[must_use]
    pub fn occurrences(&self, position: &Position, decisive: usize) -> usize {
        let key = position.key();
        let by_keys =
            usize::from(self.anchor.key() == key) + self.steps.iter().filter(|step| step.key == key).count();
        if by_keys < decisive { by_keys } else { self.positions().filter(|other| other == position).count() }
    }

    /// The positions from the anchor on, the present one last.
    pub(crate) fn positions(&self) -> impl Iterator<Item = Position> {
        let mut next = Some(self.anchor.clone());
        let mut steps = self.steps.iter();
        core::iter::from_fn(move || {
            let position = next.take()?;
            next =
                steps.next().and_then(|step| Some(position.after(step.uci.to_move(position.chess()).ok()?)));
            Some(position)
        })
    }
}
