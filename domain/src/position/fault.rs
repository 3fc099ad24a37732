use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, PositionError, PositionErrorKinds as Kinds, fen::ParseFenError};

/// The reason for which a game cannot start in a position.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum StartError {
    /// Chess960 numbers run from 0 to 959.
    Number(u16),
    /// The text is not FEN.
    Fen(FenFault),
    /// The position breaks the Laws.
    Position(Vec<PositionFault>),
    /// No game has that many moves.
    MoveNumber,
    /// The game would be over before it starts.
    Over,
    /// The game would be drawn before it starts, by the counter of half-moves (FIDE 9.6.2).
    Drawn {
        /// The value of the counter.
        halfmoves: u32,
    },
}

/// The part of a text that is not FEN.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FenFault {
    /// The text has more than the fields of a FEN.
    Text,
    /// The board.
    Board,
    /// Two digits of the board stand side by side.
    Digits,
    /// A pocket, which belongs to another game.
    Pocket,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// The number of checks, which belongs to another game.
    Checks,
    /// The number of half-moves.
    HalfMoves,
    /// The number of the move.
    MoveNumber,
    /// A counter that no game can reach.
    Counter,
}

impl From<ParseFenError> for FenFault {
    fn from(error: ParseFenError) -> Self {
        match error {
            ParseFenError::InvalidFen => Self::Text,
            ParseFenError::InvalidBoard => Self::Board,
            ParseFenError::InvalidPocket => Self::Pocket,
            ParseFenError::InvalidTurn => Self::Turn,
            ParseFenError::InvalidCastling => Self::Castling,
            ParseFenError::InvalidEpSquare => Self::EnPassant,
            ParseFenError::InvalidRemainingChecks => Self::Checks,
            ParseFenError::InvalidHalfmoveClock => Self::HalfMoves,
            ParseFenError::InvalidFullmoves => Self::MoveNumber,
        }
    }
}

/// A property of a position that no game can reach.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PositionFault {
    /// The board has no piece.
    EmptyBoard,
    /// A side has no king.
    MissingKing,
    /// A side has two kings or more.
    TooManyKings,
    /// A pawn is on the first or the last rank.
    PawnsOnBackrank,
    /// The king and the rook of a castling right are not in their places.
    CastlingRights,
    /// No pawn can have moved over the en passant square.
    EnPassant,
    /// The side that is not on move is in check.
    OppositeCheck,
    /// No move gives such a check.
    ImpossibleCheck,
    /// A side has more pieces than promotions can make.
    TooMuchMaterial,
}

impl PositionFault {
    pub(super) fn all(error: &PositionError<Chess>) -> Vec<Self> {
        [
            (Kinds::EMPTY_BOARD, Self::EmptyBoard),
            (Kinds::MISSING_KING, Self::MissingKing),
            (Kinds::TOO_MANY_KINGS, Self::TooManyKings),
            (Kinds::PAWNS_ON_BACKRANK, Self::PawnsOnBackrank),
            (Kinds::INVALID_CASTLING_RIGHTS, Self::CastlingRights),
            (Kinds::INVALID_EP_SQUARE, Self::EnPassant),
            (Kinds::OPPOSITE_CHECK, Self::OppositeCheck),
            (Kinds::IMPOSSIBLE_CHECK, Self::ImpossibleCheck),
            (Kinds::TOO_MUCH_MATERIAL, Self::TooMuchMaterial),
        ]
        .into_iter()
        .filter_map(|(kind, fault)| error.kinds().contains(kind).then_some(fault))
        .collect()
    }
}
