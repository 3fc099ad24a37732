use serde::{Deserialize, Serialize};

use crate::{
    Position, Refusal,
    clock::{ControlError, FreeTime, FreeTimeError, TimeControl},
};

/// The rules of one game that are not the Laws. Fixed when the game starts and part of its first event, never
/// a global: two games on one service may differ in every line.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Regulations {
    /// How much time a side has.
    pub time_control: TimeControl,
    /// Draws by agreement, by claim and automatic.
    pub draws: DrawRules,
    /// What a refused illegal move costs.
    pub illegal_moves: IllegalMoveRules,
    /// Adjournment and the sealed move.
    pub adjournment: AdjournmentRules,
    /// When no clock runs.
    #[serde(skip_serializing_if = "FreeTime::is_none")]
    pub free_time: FreeTime,
}

/// Draws by agreement, by claim and automatic (FIDE 9).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DrawRules {
    /// No draw by agreement before this move number is completed by both sides (FIDE 9.1.1); 0 allows it at
    /// once.
    pub no_draw_before: u16,
    /// Moves by each side without capture or pawn move that allow a claim (FIDE 9.3); 50 to 100.
    pub claim_after_moves: u16,
    /// Fivefold repetition and seventy-five moves end the game without a claim (FIDE 9.6).
    pub automatic: bool,
    /// Whole days the opponent gains for his next move when a claim is wrong (FIDE 9.5.3).
    pub wrong_claim_days: u8,
}

impl Default for DrawRules {
    fn default() -> Self {
        Self { no_draw_before: 0, claim_after_moves: 50, automatic: true, wrong_claim_days: 1 }
    }
}

impl DrawRules {
    /// Whether a draw may be agreed on in `position` (FIDE 9.1.1).
    ///
    /// # Errors
    ///
    /// [`Refusal::DrawTooEarly`].
    pub fn may_agree(&self, position: &Position) -> Result<(), Refusal> {
        if position.fullmoves() > self.no_draw_before.into() {
            Ok(())
        } else {
            Err(Refusal::DrawTooEarly { move_number: self.no_draw_before })
        }
    }

    /// Half-moves without capture or pawn move that end the game (FIDE 9.6.2): 150, and always 25 moves by each
    /// side more than a claim needs.
    #[must_use]
    pub fn automatic_halfmoves(&self) -> u32 {
        (u32::from(self.claim_after_moves) + 25) * 2
    }
}

/// What a refused illegal move costs (FIDE 7.5). By default they are only counted.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct IllegalMoveRules {
    /// Whole days the opponent gains for his next move.
    pub opponent_gains_days: u8,
    /// The illegal move that loses the game; `None` never loses.
    pub loses_at: Option<u16>,
}

/// Adjournment and the sealed move (FIDE Guidelines I).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdjournmentRules {
    /// Players may agree to adjourn; the arbiter always may order it.
    pub by_agreement: bool,
    /// Whole days from sealing to resumption when nothing else was agreed, 1 to 365.
    pub resume_after_days: u16,
    /// What happens to a sealed move with two readings.
    pub ambiguous: AmbiguousSealed,
}

impl Default for AdjournmentRules {
    fn default() -> Self {
        Self { by_agreement: true, resume_after_days: 14, ambiguous: AmbiguousSealed::Loses }
    }
}

/// What happens to a sealed move with two readings.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AmbiguousSealed {
    /// FIDE Guidelines I.8.1: the sealer loses.
    Loses,
}

/// A regulation outside its bounds.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum RegulationsError {
    /// See [`TimeControl::check`].
    #[error(transparent)]
    TimeControl(#[from] ControlError),
    /// See [`FreeTime::check`].
    #[error(transparent)]
    FreeTime(#[from] FreeTimeError),
    /// The claim needs 50 to 100 moves.
    #[error("the moves without capture or pawn move that allow a claim must be 50 to 100")]
    ClaimAfterMoves,
    /// Penalty days are at most 30.
    #[error("days gained by the opponent must be at most 30")]
    PenaltyDays,
    /// Resumption is 1 to 365 days after sealing.
    #[error("resumption must be 1 to 365 days after sealing")]
    ResumeAfterDays,
}

impl Regulations {
    /// Regulations with a limit per move and everything else by default.
    #[must_use]
    pub fn per_move(days: u8) -> Self {
        Self { time_control: TimeControl::PerMove { days }, ..Self::default() }
    }

    /// Checks every bound; a game never starts with regulations outside them.
    pub fn check(&self) -> Result<(), RegulationsError> {
        self.time_control.check()?;
        self.free_time.check()?;
        if !(50..=100).contains(&self.draws.claim_after_moves) {
            return Err(RegulationsError::ClaimAfterMoves);
        }
        if self.draws.wrong_claim_days > 30 || self.illegal_moves.opponent_gains_days > 30 {
            return Err(RegulationsError::PenaltyDays);
        }
        if !(1..=365).contains(&self.adjournment.resume_after_days) {
            return Err(RegulationsError::ResumeAfterDays);
        }
        Ok(())
    }
}
