//! The rules of one game that are not the Laws: each is a field here, with its bounds in `check`.

mod adjournment;
mod arbiter;
mod check;
mod claims;
mod draws;
mod time;

pub use adjournment::{AdjournmentRules, AmbiguousSealed};
pub use arbiter::{ArbiterRules, IllegalMoveRules, Withdrawal, WithdrawalRules};
pub use check::RegulationsError;
pub use claims::{AdjudicationRules, ConditionalRule, TablebaseRules};
pub use draws::DrawRules;
pub use time::{FlagRule, LeaveRules, SilenceRule};

use serde::{Deserialize, Serialize};

use crate::{Position, Start, StartError, TimeControl, clock::FreeTime};

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
    /// What a refused ambiguous move costs.
    #[serde(skip_serializing_if = "IllegalMoveRules::is_none")]
    pub ambiguous_moves: IllegalMoveRules,
    /// What an arbiter may do, and appeals against it.
    #[serde(skip_serializing_if = "ArbiterRules::is_default")]
    pub arbiter: ArbiterRules,
    /// Adjournment and the sealed move.
    pub adjournment: AdjournmentRules,
    /// When no clock runs.
    #[serde(skip_serializing_if = "FreeTime::is_none")]
    pub free_time: FreeTime,
    /// Leave; by default there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave: Option<LeaveRules>,
    /// When silence loses; by default never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silence: Option<SilenceRule>,
    /// Who lets a flag fall.
    #[serde(skip_serializing_if = "FlagRule::is_automatic")]
    pub flags: FlagRule,
    /// Claims by endgame tablebases; by default there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tablebase: Option<TablebaseRules>,
    /// Requests for adjudication; by default there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjudication: Option<AdjudicationRules>,
    /// What follows when a player withdraws.
    #[serde(skip_serializing_if = "WithdrawalRules::is_default")]
    pub withdrawal: WithdrawalRules,
    /// Who sees conditional moves.
    #[serde(skip_serializing_if = "ConditionalRule::is_private")]
    pub conditional_moves: ConditionalRule,
}

impl Regulations {
    /// Regulations with a limit per move and everything else by default.
    #[must_use]
    pub fn per_move(days: u8) -> Self {
        Self { time_control: TimeControl::PerMove { days }, ..Self::default() }
    }

    /// Whether tablebases decide a position, so that neither fifty moves nor seventy-five end it (ICCF 2013: the fifty-move
    /// rule is suspended where they are entered).
    pub(crate) fn suspends_fifty_moves(&self, position: &Position) -> bool {
        self.tablebase.is_some_and(|rules| !rules.fifty_moves && position.men() <= usize::from(rules.men))
    }

    /// Tells whether so many moves without a capture and without a pawn move end the game (FIDE 9.6.2).
    #[must_use]
    pub(crate) fn is_drawn_by_moves(&self, position: &Position) -> bool {
        self.draws.automatic
            && position.halfmoves() >= self.draws.automatic_halfmoves()
            && !self.suspends_fifty_moves(position)
    }
}

impl Start {
    /// The first position of a game by these regulations. One in which it would be over is refused.
    pub fn begin(&self, regulations: &Regulations) -> Result<Position, StartError> {
        let position = self.position()?;
        if regulations.is_drawn_by_moves(&position) {
            return Err(StartError::Drawn { halfmoves: position.halfmoves() });
        }
        Ok(position)
    }
}
