//! Claims by tablebases, requests for adjudication, conditional moves.

use serde::{Deserialize, Serialize};

/// Claims by endgame tablebases (ICCF Rules 2020, 2.9, 3.14).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TablebaseRules {
    /// The fifty-move rule counts. At ICCF it does not: a win that it would frustrate is a win.
    pub fifty_moves: bool,
    /// The most men on the board a claim is about, 3 to 7 (ICCF: 6 until 2019, then 7).
    pub men: u8,
    /// Days the arbiter has for a position that no table here covers, 1 to 90. Then the claim has lapsed and the game
    /// continues.
    pub decided_within_days: u8,
}

impl Default for TablebaseRules {
    fn default() -> Self {
        Self { fifty_moves: false, men: 7, decided_within_days: 14 }
    }
}

/// A player may ask an arbiter to decide the game by analysis. ICCF: at the end of an event each side hands in its claim and
/// its analysis.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdjudicationRules {
    /// The moves that both sides must have made before, 0 to 500.
    pub not_before_move: u16,
    /// No clock runs and no move is made until the decision. Otherwise the game continues meanwhile.
    pub clocks_stop: bool,
    /// Days the arbiter has, 1 to 90. Then the request has lapsed and the game continues.
    pub decided_within_days: u8,
}

impl Default for AdjudicationRules {
    fn default() -> Self {
        Self { not_before_move: 0, clocks_stop: true, decided_within_days: 30 }
    }
}

/// The visibility of conditional moves before they are played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConditionalRule {
    /// Their owner (lichess, ICCF server).
    #[default]
    Private,
    /// The opponent too (AICCF).
    Visible,
    /// There are none.
    None,
}

impl ConditionalRule {
    /// Returns true for the usual rule.
    #[must_use]
    pub const fn is_private(&self) -> bool {
        matches!(self, Self::Private)
    }
}
