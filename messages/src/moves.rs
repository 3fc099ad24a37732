//! The reasons for which a move is illegal.

use domain::{
    notation::{IllegalReason, PieceOn},
    wire,
};

use crate::Sentence;

/// Names a piece with its square.
fn on(piece: &PieceOn) -> String {
    format!("{} on {}", wire::role::name(piece.role), piece.square)
}

impl Sentence for IllegalReason {
    fn sentence(&self) -> String {
        match self {
            Self::EmptySquare { square } => format!("there is no piece on {square}"),
            Self::OpponentsPiece { piece } => format!("the {} belongs to the opponent", on(piece)),
            Self::OtherPiece { named, piece } => format!(
                "there is a {} on {}, not a {}",
                wire::role::name(piece.role),
                piece.square,
                wire::role::name(*named)
            ),
            Self::OwnPiece { piece } => format!("your own {} is in the way", on(piece)),
            Self::CannotMoveSo { piece } => format!("the {} cannot move like that", on(piece)),
            Self::NoneReaches { role, square } => {
                format!("no {} can go to {square}", wire::role::name(*role))
            }
            Self::Blocked { piece } => format!("the {} stands in the way", on(piece)),
            Self::PawnTakesDiagonally { piece } => {
                format!("the {} stands in the way; a pawn captures diagonally only", on(piece))
            }
            Self::PawnDoubleStep => "a pawn moves two squares only from where it began".into(),
            Self::NothingToCapture { square } => format!("there is nothing to capture on {square}"),
            Self::EnPassantOnlyAtOnce => {
                "capturing en passant is possible only at once, after a pawn moved two squares".into()
            }
            Self::KingInCheck { by } => format!("the king would be in check from the {}", on(by)),
            Self::KingStaysInCheck { by } => format!("the king would still be in check from the {}", on(by)),
            Self::CastlingRightLost => {
                "castling on that side is no longer possible: the king or that rook has moved or \
                is not in its place"
                    .into()
            }
            Self::CastlingBlocked { piece } => format!("the {} stands in the way of castling", on(piece)),
            Self::CastlingOutOfCheck { by } => {
                format!("the king is in check from the {} and cannot castle out of it", on(by))
            }
            Self::CastlingThroughCheck { square, by } => {
                format!("the king would cross or reach {square}, which the {} attacks", on(by))
            }
            Self::NoPromotion => "this move promotes no pawn, so it cannot name a promotion".into(),
            Self::PromotionTo { role } => format!(
                "a pawn becomes a queen, a rook, a bishop or a knight, never a {}",
                wire::role::name(*role)
            ),
            Self::Other => "no piece can make this move".into(),
        }
    }
}
