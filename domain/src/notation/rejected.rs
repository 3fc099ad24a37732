//! A text that is no single legal move: the reasons and the readings.

use alloc::string::String;

use serde::{Deserialize, Serialize};
use shakmaty::{Role, Square};

use crate::wire;

/// The reason for which a move is not legal, in terms a player understands.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum IllegalReason {
    /// Nothing stands where the move begins.
    EmptySquare {
        /// The first square of the move.
        #[serde(with = "wire::square")]
        square: Square,
    },
    /// The piece that would move is the opponent's.
    OpponentsPiece {
        /// The opponent's piece.
        piece: PieceOn,
    },
    /// Another piece stands there than the named one.
    OtherPiece {
        /// The piece that was named.
        #[serde(with = "wire::role")]
        named: Role,
        /// The piece that is there.
        piece: PieceOn,
    },
    /// An own piece is on the target.
    OwnPiece {
        /// The own piece.
        piece: PieceOn,
    },
    /// This kind of piece does not move so (FIDE 3.2 to 3.8).
    CannotMoveSo {
        /// The piece that would move.
        piece: PieceOn,
    },
    /// No piece of this kind reaches the square.
    NoneReaches {
        /// The kind of piece.
        #[serde(with = "wire::role")]
        role: Role,
        /// The target.
        #[serde(with = "wire::square")]
        square: Square,
    },
    /// A piece is in the way (FIDE 3.5).
    Blocked {
        /// The piece in the way.
        piece: PieceOn,
    },
    /// A pawn takes diagonally only (FIDE 3.7.3).
    PawnTakesDiagonally {
        /// The piece in front of the pawn.
        piece: PieceOn,
    },
    /// A pawn moves two squares only from where it began (FIDE 3.7.2).
    PawnDoubleStep,
    /// A capture was written or implied, and the square is empty.
    NothingToCapture {
        /// The empty square.
        #[serde(with = "wire::square")]
        square: Square,
    },
    /// En passant is possible only at once (FIDE 3.7.4).
    EnPassantOnlyAtOnce,
    /// The move would expose the king (FIDE 3.9.2).
    KingInCheck {
        /// A piece that would give check.
        by: PieceOn,
    },
    /// The king is in check, and remains in check after the move.
    KingStaysInCheck {
        /// A piece that gives check.
        by: PieceOn,
    },
    /// The king or that rook has moved, or was never in its place (FIDE 3.8.2.1).
    CastlingRightLost,
    /// A piece stands between (FIDE 3.8.2.2.3).
    CastlingBlocked {
        /// The piece in the way.
        piece: PieceOn,
    },
    /// Not out of check (FIDE 3.8.2.2.1).
    CastlingOutOfCheck {
        /// A piece that gives check.
        by: PieceOn,
    },
    /// Not through or into check (FIDE 3.8.2.2.2).
    CastlingThroughCheck {
        /// The square that is attacked.
        #[serde(with = "wire::square")]
        square: Square,
        /// A piece that attacks it.
        by: PieceOn,
    },
    /// A promotion was written for a move that promotes nothing.
    NoPromotion,
    /// A pawn becomes a queen, rook, bishop or knight (FIDE 3.7.5).
    PromotionTo {
        /// The text.
        #[serde(with = "wire::role")]
        role: Role,
    },
    /// Any other reason.
    Other,
}

/// A piece and its square.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct PieceOn {
    /// The kind of piece.
    #[serde(with = "wire::role")]
    pub role: Role,
    /// The square.
    #[serde(with = "wire::square")]
    pub square: Square,
}

/// One legal move that a text can mean, in the forms a question shows.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// SAN, in English letters.
    pub san: String,
    /// ICCF numeric.
    pub numeric: String,
    /// SAN in the player's own letters.
    #[serde(default)]
    pub written: String,
}
