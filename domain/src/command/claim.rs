//! Claims, and what endgame tablebases say of them.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{Outcome, TablebaseRules};

/// On what a draw is claimed (FIDE 9.2, 9.3).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimBasis {
    /// The same position for the third time.
    ThreefoldRepetition,
    /// Fifty moves by each side without capture or pawn move.
    FiftyMoves,
    /// The claimant wins by an endgame tablebase (ICCF Rules 2020, 2.9).
    TablebaseWin,
    /// Drawn by an endgame tablebase.
    TablebaseDraw,
    /// An arbiter shall decide by analysis that the claimant wins.
    AdjudicatedWin,
    /// That the game is drawn.
    AdjudicatedDraw,
}

impl ClaimBasis {
    /// Whether tables decide it.
    #[must_use]
    pub const fn is_by_tablebase(self) -> bool {
        matches!(self, Self::TablebaseWin | Self::TablebaseDraw)
    }

    /// Whether it is a request for adjudication, which only an arbiter decides.
    #[must_use]
    pub const fn is_by_adjudication(self) -> bool {
        matches!(self, Self::AdjudicatedWin | Self::AdjudicatedDraw)
    }

    /// Whether a wrong claim stands as a draw offer (FIDE 9.1.2.3).
    #[must_use]
    pub const fn offers_draw(self) -> bool {
        matches!(self, Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw)
    }

    /// What the game counts when `by` is right.
    #[must_use]
    pub fn outcome(self, by: Color) -> Outcome {
        match self {
            Self::TablebaseWin | Self::AdjudicatedWin => Outcome::won_by(by),
            Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw | Self::AdjudicatedDraw => {
                Outcome::Draw
            }
        }
    }

    /// Whether the tables agree. `value` is of the position after an announced move if there is one: then the opponent
    /// is to move in it. Who has a win and claims a draw is wrong.
    #[must_use]
    pub(crate) fn agrees(self, value: TableValue, announced: bool, rules: TablebaseRules) -> bool {
        use TableValue::{BlessedLoss, CursedWin, Draw, Win};
        let value = if announced { value.of_the_opponent() } else { value };
        match self {
            Self::TablebaseWin => value == Win || value == CursedWin && !rules.fifty_moves,
            Self::TablebaseDraw => {
                value == Draw || matches!(value, CursedWin | BlessedLoss) && rules.fifty_moves
            }
            _ => false,
        }
    }
}

/// What a tablebase says of a position, for the side to move.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableValue {
    /// Won.
    Win,
    /// Won, but for the fifty-move rule.
    CursedWin,
    /// Drawn.
    Draw,
    /// Lost, but for the fifty-move rule.
    BlessedLoss,
    /// Lost.
    Loss,
}

impl TableValue {
    const fn of_the_opponent(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::CursedWin => Self::BlessedLoss,
            Self::Draw => Self::Draw,
            Self::BlessedLoss => Self::CursedWin,
            Self::Loss => Self::Win,
        }
    }
}

/// What looking at the tables came to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Probed {
    /// The value of [`claimed_position`].
    Value(TableValue),
    /// No table here tells: too many men, castling rights, or the fifty-move rule is too close.
    Unknown,
}
