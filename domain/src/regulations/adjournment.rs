//! Adjournment and the sealed move.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Adjournment and the sealed move (FIDE Guidelines I).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdjournmentRules {
    /// Players may agree to adjourn; the arbiter always may order it.
    pub by_agreement: bool,
    /// The length of a session in days, after which the player on move must seal (I.1.1), 1 to 365. None: play
    /// continues until a player adjourns.
    pub session_days: Option<u16>,
    /// Whole days from sealing to resumption when nothing else was agreed, 1 to 365.
    pub resume_after_days: u16,
    /// The consequence of a sealed move with two readings.
    pub ambiguous: AmbiguousSealed,
    /// Players must say that they are present. At the agreed time the clock of an absent player who must reply runs
    /// (I.9); before it the game resumes only if both are ready. Otherwise both count as present.
    pub check_in: bool,
    /// A player who has not checked in this number of days after the resumption loses (I.10), 0 to 60. None waits for
    /// the clock.
    pub default_days: Option<u16>,
    /// The arbiters whose keys open the envelopes, at most `MAX_HOLDERS`; none leaves it to a key of the service.
    pub arbiters: Vec<PlayerId>,
    /// The number of them that it takes, 1 to 3.
    pub needed: u8,
    /// The number of arbiters who must agree to open an envelope before its time, 1 or 2.
    pub needed_early: u8,
}

impl Default for AdjournmentRules {
    fn default() -> Self {
        Self {
            by_agreement: true,
            session_days: None,
            resume_after_days: 14,
            ambiguous: AmbiguousSealed::Loses,
            check_in: false,
            default_days: None,
            arbiters: Vec::new(),
            needed: 1,
            needed_early: 1,
        }
    }
}

/// The most arbiters whose keys open the envelopes of a game.
pub const MAX_HOLDERS: usize = 5;

/// The consequence of a sealed move with two readings.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AmbiguousSealed {
    /// FIDE Guidelines I.8.1: the sealer loses.
    Loses,
    /// US Chess: the opponent takes one of the readings.
    OpponentChooses,
}
