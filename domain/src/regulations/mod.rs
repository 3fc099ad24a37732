//! The rules of one game that are not the Laws: each is a field here, with its bounds in `check`.

mod adjournment;
mod arbiter;
mod check;
mod claims;
mod draws;
mod public;
mod time;

pub use adjournment::{AdjournmentRules, AmbiguousSealed, MAX_HOLDERS};
pub use arbiter::{ArbiterRules, IllegalMoveRules, Withdrawal, WithdrawalRules};
pub use check::RegulationsError;
pub use claims::{AdjudicationRules, ConditionalRule, TablebaseRules};
pub use draws::DrawRules;
pub use public::PublicRules;
pub use time::{FlagRule, LeaveRules, SilenceRule};

use serde::{Deserialize, Serialize};

use crate::{PlayerId, Position, Start, StartError, TimeControl, clock::FreeTime};

/// The rules of one game that are not the Laws. Fixed when the game starts and part of its first event, never
/// a global: two games on one service may differ in every line.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Regulations {
    /// The time of a side.
    pub time_control: TimeControl,
    /// Draws by agreement, by claim and automatic.
    pub draws: DrawRules,
    /// The cost of a refused illegal move.
    pub illegal_moves: IllegalMoveRules,
    /// The cost of a refused ambiguous move.
    #[serde(skip_serializing_if = "IllegalMoveRules::is_none")]
    pub ambiguous_moves: IllegalMoveRules,
    /// The powers of an arbiter, and appeals.
    #[serde(skip_serializing_if = "ArbiterRules::is_default")]
    pub arbiter: ArbiterRules,
    /// Adjournment and the sealed move.
    pub adjournment: AdjournmentRules,
    /// The times at which no clock runs.
    #[serde(skip_serializing_if = "FreeTime::is_none")]
    pub free_time: FreeTime,
    /// Leave; by default there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave: Option<LeaveRules>,
    /// The rule about silence; by default silence never loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silence: Option<SilenceRule>,
    /// The rule about flags.
    #[serde(skip_serializing_if = "FlagRule::is_automatic")]
    pub flags: FlagRule,
    /// Claims by endgame tablebases; by default there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tablebase: Option<TablebaseRules>,
    /// Requests for adjudication; by default there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjudication: Option<AdjudicationRules>,
    /// The consequences of a withdrawal.
    #[serde(skip_serializing_if = "WithdrawalRules::is_default")]
    pub withdrawal: WithdrawalRules,
    /// The visibility of conditional moves.
    #[serde(skip_serializing_if = "ConditionalRule::is_private")]
    pub conditional_moves: ConditionalRule,
    /// The view of people without an account; by default none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public: Option<PublicRules>,
}

impl Regulations {
    /// The arbiters whom the regulations name: for the game, then the other holders of keys.
    pub fn arbiters(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let named = &self.arbiter.named;
        let holders = self.adjournment.arbiters.iter().filter(|id| !named.contains(id));
        named.iter().chain(holders).copied()
    }

    /// Regulations with a limit per move and everything else by default.
    #[must_use]
    pub fn per_move(days: u8) -> Self {
        Self { time_control: TimeControl::PerMove { days }, ..Self::default() }
    }

    /// Returns true if tablebases decide a position, so that neither 50 moves nor 75 end it. ICCF 2013: the fifty-move rule
    /// is suspended where they are entered.
    pub(crate) fn suspends_fifty_moves(&self, position: &Position) -> bool {
        self.tablebase.is_some_and(|rules| !rules.fifty_moves && position.men() <= usize::from(rules.men))
    }

    /// Returns true if moves without capture and without pawn move end the game (FIDE 9.6.2).
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
