//! Arbiters, withdrawal, and moves that are refused.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// The powers of an arbiter, and appeals.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ArbiterRules {
    /// The days in which a player may appeal (ICCF: 14); 0 to 365, 0 allows none.
    pub appeal_days: u16,
    /// An arbiter may let a slip of the pen be taken back; otherwise every move stands (FIDE 4.7).
    pub takeback: bool,
    /// The arbiters of this game, at most 10: only they act and are notified. None leaves it to those of the service;
    /// so does an appeal that none of them may decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<PlayerId>,
}

impl Default for ArbiterRules {
    fn default() -> Self {
        Self { appeal_days: 14, takeback: false, named: Vec::new() }
    }
}

impl ArbiterRules {
    pub(super) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// The consequences of a withdrawal from a game, as part of an event or of the service.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WithdrawalRules {
    /// A game with fewer moves completed by both sides is annulled; 0 to 100, 0 annuls none.
    pub annul_before: u16,
    /// The fate of the others.
    pub then: Withdrawal,
    /// A player who loses by silence in half of their games of an event has withdrawn from it (ICCF server). Needs a
    /// rule about silence.
    pub silent: bool,
}

/// The fate of a game from which a player withdraws.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// It is lost.
    #[default]
    Lost,
    /// It stands still until an arbiter adjudicates it, or a replacement plays on.
    Adjudicated,
}

impl WithdrawalRules {
    pub(super) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// The cost of a refused illegal (FIDE 7.5) or ambiguous move. By default they are only counted; 5 days for each were
/// usual in postal play.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct IllegalMoveRules {
    /// Whole days the opponent gains for the next move.
    pub opponent_gains_days: u8,
    /// The illegal move that loses the game, the first or a later one; `None` never loses.
    pub loses_at: Option<u16>,
}

impl IllegalMoveRules {
    pub(super) fn is_none(&self) -> bool {
        *self == Self::default()
    }
}
