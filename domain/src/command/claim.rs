//! Claims, and the values of endgame tablebases.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{Outcome, TablebaseRules};

/// The basis of a claim (FIDE 9.2, 9.3).
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
    /// An arbiter shall decide by analysis that the game is drawn.
    AdjudicatedDraw,
}

impl ClaimBasis {
    /// Returns true if tables decide it.
    #[must_use]
    pub const fn is_by_tablebase(self) -> bool {
        matches!(self, Self::TablebaseWin | Self::TablebaseDraw)
    }

    /// Returns true for a request for adjudication, which only an arbiter decides.
    #[must_use]
    pub const fn is_by_adjudication(self) -> bool {
        matches!(self, Self::AdjudicatedWin | Self::AdjudicatedDraw)
    }

    /// Returns true if a wrong claim stands as a draw offer (FIDE 9.1.2.3).
    #[must_use]
    pub const fn offers_draw(self) -> bool {
        matches!(self, Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw)
    }

    /// Returns the result of the game when `by` is right.
    #[must_use]
    pub fn outcome(self, by: Color) -> Outcome {
        match self {
            Self::TablebaseWin | Self::AdjudicatedWin => Outcome::won_by(by),
            Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw | Self::AdjudicatedDraw => {
                Outcome::Draw
            }
        }
    }

    /// Returns true if the tables agree. After an announced move, `value` is for the opponent. A claim of a draw in a
    /// won position is wrong.
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

/// The value of a position in a tablebase, for the side to move.
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

/// The answer of the tablebases.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Probed {
    /// The value of [`claimed_position`](crate::claimed_position).
    Value(TableValue),
    /// No table here tells: too many men, castling rights, or the fifty-move rule is too close.
    Unknown,
}
