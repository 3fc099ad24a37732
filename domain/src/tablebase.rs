use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{
    ClaimBasis, Game, Outcome, Paused, Position, Refusal,
    notation::{self, Letters},
    wire,
};
use alloc::string::String;

/// Claims by endgame tablebases (ICCF Rules 2020, 2.9, 3.14).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TablebaseRules {
    /// The fifty-move rule counts. At ICCF it does not: a win that it would frustrate is a win.
    pub fifty_moves: bool,
}

/// What a tablebase says of a position, for the side to move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
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
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Probed {
    /// The value of [`claimed_position`].
    Value(TableValue),
    /// No table here tells: too many men, castling rights, or the fifty-move rule is too close.
    Unknown,
}

/// A claim that an arbiter decides. The claimant's clock stands still.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReferredClaim {
    /// Who claims.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// What.
    pub basis: ClaimBasis,
    /// The announced move in UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// His clock.
    pub paused: Paused,
}

/// The position a claim is about: on the board, or after the announced move.
///
/// # Errors
///
/// As [`notation::read`].
pub fn claimed_position(game: &Game, announced: Option<&str>, letters: Letters) -> Result<Position, Refusal> {
    let Some(text) = announced else { return Ok(game.position.clone()) };
    notation::read(text, &game.position, letters).map(|m| game.position.after(m))
}

impl ClaimBasis {
    /// Whether tables decide it.
    #[must_use]
    pub const fn is_by_tablebase(self) -> bool {
        matches!(self, Self::TablebaseWin | Self::TablebaseDraw)
    }

    /// What the game counts when `by` is right.
    #[must_use]
    pub fn outcome(self, by: Color) -> Outcome {
        match self {
            Self::TablebaseWin => Outcome::won_by(by),
            Self::ThreefoldRepetition | Self::FiftyMoves | Self::TablebaseDraw => Outcome::Draw,
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
            Self::ThreefoldRepetition | Self::FiftyMoves => false,
        }
    }
}
