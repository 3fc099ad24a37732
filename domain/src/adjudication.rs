use serde::{Deserialize, Serialize};

/// A player may ask an arbiter to decide the game by analysis (ICCF: at the end of an event each side hands in its claim
/// and its analysis).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdjudicationRules {
    /// Not before both sides have made so many moves, 0 to 500.
    pub not_before_move: u16,
    /// No clock runs and nobody moves until it is decided. Otherwise the game goes on meanwhile.
    pub clocks_stop: bool,
    /// Days the arbiter has, 1 to 90. Then the request has lapsed and the game goes on.
    pub decided_within_days: u8,
}

impl Default for AdjudicationRules {
    fn default() -> Self {
        Self { not_before_move: 0, clocks_stop: true, decided_within_days: 30 }
    }
}

/// So often a player hands in analysis about one request.
pub(crate) const MAX_ANALYSES: u8 = 3;
