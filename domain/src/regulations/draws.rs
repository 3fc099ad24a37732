//! Draws by agreement, by claim and automatic.

use serde::{Deserialize, Serialize};

use crate::wire;

/// Draws by agreement, by claim and automatic (FIDE 9).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DrawRules {
    /// No draw by agreement before this move number is completed by both sides (FIDE 9.1.1); 0 allows it at
    /// once.
    pub no_draw_before: u16,
    /// Moves by each side without capture or pawn move that allow a claim (FIDE 9.3); 50 to 100. The automatic draw comes
    /// 25 moves later.
    pub claim_after_moves: u16,
    /// Fivefold repetition, and 25 moves more than a claim needs, end the game without a claim (FIDE 9.6).
    pub automatic: bool,
    /// Whole days the opponent gains for the next move when a claim is wrong (FIDE 9.5.3).
    pub wrong_claim_days: u8,
    /// A player who has offered a draw offers again only with a move after this number of others; 0 to 100, 0 sets no
    /// limit.
    #[serde(skip_serializing_if = "wire::is_zero")]
    pub offer_again_after: u16,
}

impl Default for DrawRules {
    fn default() -> Self {
        Self {
            no_draw_before: 0,
            claim_after_moves: 50,
            automatic: true,
            wrong_claim_days: 1,
            offer_again_after: 0,
        }
    }
}

impl DrawRules {
    /// Half-moves without capture or pawn move that end the game (FIDE 9.6.2): 150, and always 25 moves by each
    /// side more than a claim needs.
    #[must_use]
    pub fn automatic_halfmoves(&self) -> u32 {
        (u32::from(self.claim_after_moves) + 25) * 2
    }
}
