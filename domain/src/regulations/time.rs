//! Leave, silence and flags.

use serde::{Deserialize, Serialize};

/// Leave: whole days, booked ahead, on which the player's clock stands still (ICCF server; 45 days a year there).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LeaveRules {
    /// Days a player may take in this game in a calendar year, 1 to 366.
    pub days_per_year: u16,
    /// Whole days it must be booked ahead; 0 to 60. It never begins on a day that has begun.
    pub notice_days: u16,
    /// The shortest leave, in days; 1 to 60.
    pub min_days: u16,
    /// The player may move during leave, which continues (SchemingMind). At ICCF they may not.
    pub may_move: bool,
}

impl Default for LeaveRules {
    fn default() -> Self {
        Self { days_per_year: 45, notice_days: 0, min_days: 1, may_move: false }
    }
}

/// Silence loses after a number of days, unless the player has declared reflection before (ICCF server, rule 3b and
/// "Use 40+ reflection"). Only time that counts is counted.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SilenceRule {
    /// The days after which reminders are sent, in order and before the last.
    pub remind_after_days: [u16; 3],
    /// The game is lost when the day after this number has begun; 10 to 365.
    pub loses_after_days: u16,
}

impl Default for SilenceRule {
    fn default() -> Self {
        Self { remind_after_days: [14, 28, 35], loses_after_days: 40 }
    }
}

/// The rule about flags.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagRule {
    /// The service, at once.
    #[default]
    Automatic,
    /// The opponent or an arbiter. Until then the player may still move, and the overdraft is taken from their time.
    OnClaim,
    /// An arbiter.
    ByArbiter,
}

impl FlagRule {
    /// Returns true if the service ends the game.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Automatic)
    }
}
