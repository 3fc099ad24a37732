//! Faults of conditional moves and of moves to be sealed. They name no move.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A fault of conditional moves. It names no move.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum ConditionFault {
    /// In no notation.
    #[error("is not a move in any notation this service knows")]
    NotAMove,
    /// Not in that position.
    #[error("is not legal there")]
    Illegal,
    /// It fits two moves.
    #[error("has more than one reading there")]
    Ambiguous,
    /// Its number is that of another move.
    #[error("has the number of another move")]
    OtherNumber,
    /// The pawn becomes something that is not named.
    #[error("must say what the pawn becomes")]
    PromotionMissing,
    /// A line ends without an answer of the owner.
    #[error("has no answer: each line must end with a move of your own")]
    Incomplete,
    /// Two answers in one position, even on two ways (AICCF).
    #[error("answers a position that another line answers otherwise")]
    Inconsistent,
    /// More than [`MAX_CONDITIONS`](crate::MAX_CONDITIONS).
    #[error("is one too many: conditional moves are at most 100 half-moves")]
    TooMany,
}

/// The reason for which a move cannot be sealed. It does not name the move: refusals are stored and shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotSealable {
    /// No move in any notation.
    NotAMove,
    /// Not legal here.
    Illegal,
    /// More than one legal move fits.
    Ambiguous,
    /// The piece a pawn becomes is not named.
    PromotionMissing,
}

impl fmt::Display for NotSealable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAMove => "it is not a move in any notation this service knows",
            Self::Illegal => "it is not legal here",
            Self::Ambiguous => "more than one legal move fits it",
            Self::PromotionMissing => "it must say what the pawn becomes",
        })
    }
}
