//! Notations, and the reasons for which a move is illegal.

use app::message::Message;
use domain::{
    Color, Move, Position,
    notation::{self, IllegalReason, Notation, NotationStyle, PieceOn},
    wire::role,
};

use crate::{Sentence, coded, msg};

/// Puts its number before a written move, such as `12. 5254` or `12... 5755`.
#[must_use]
pub fn numbered(number: u32, color: Color, written: &str) -> String {
    format!("{number}{} {written}", color.fold_wb(".", "..."))
}

/// Writes a move in a position, with its number.
#[must_use]
pub fn numbered_move(m: Move, position: &Position, style: NotationStyle) -> String {
    let written = notation::write(m, position, style.notation, style.letters);
    numbered(position.fullmoves(), position.side_to_move(), &written)
}

/// Writes the move that a claim announces, with its number. A move of another position stays as it is recorded.
#[must_use]
pub fn announced_move(uci: &str, position: &Position, style: NotationStyle) -> String {
    position.from_uci(uci).map_or_else(|| uci.to_owned(), |m| numbered_move(m, position, style))
}

/// Its name, as a setting has it.
impl Sentence for Notation {
    fn message(&self) -> Message {
        coded("notation", self.name())
    }
}

impl Sentence for IllegalReason {
    fn message(&self) -> Message {
        let message = coded("illegal", self.into());
        match self {
            Self::EmptySquare { square } | Self::NothingToCapture { square } => {
                message.with("square", square.to_string())
            }
            Self::OpponentsPiece { piece }
            | Self::OwnPiece { piece }
            | Self::CannotMoveSo { piece }
            | Self::Blocked { piece }
            | Self::PawnTakesDiagonally { piece }
            | Self::CastlingBlocked { piece }
            | Self::KingInCheck { by: piece }
            | Self::KingStaysInCheck { by: piece }
            | Self::CastlingOutOfCheck { by: piece } => message.with("piece", piece.message()),
            Self::CastlingThroughCheck { square, by } => {
                message.with("square", square.to_string()).with("piece", by.message())
            }
            Self::OtherPiece { named, piece } => message
                .with("named", msg!("piece", role = role::name(*named)))
                .with("role", msg!("piece", role = role::name(piece.role)))
                .with("square", piece.square.to_string()),
            Self::NoneReaches { role, square } => message
                .with("role", msg!("piece", role = role::name(*role)))
                .with("square", square.to_string()),
            Self::PromotionTo { role } => message.with("role", msg!("piece", role = role::name(*role))),
            Self::PawnDoubleStep
            | Self::EnPassantOnlyAtOnce
            | Self::CastlingRightLost
            | Self::NoPromotion
            | Self::Other => message,
        }
    }
}

impl Sentence for PieceOn {
    fn message(&self) -> Message {
        msg!("piece-on", role = role::name(self.role), square = self.square.to_string())
    }
}

#[cfg(test)]
mod tests {
    use domain::notation::Letters;

    use super::*;

    #[test]
    fn announced_move_has_its_number() {
        let position = Position::from_fen("8/8/8/8/3k4/8/8/R3K3 b - - 0 7", false).expect("a position");
        let style = NotationStyle { notation: Notation::San, letters: Letters::English };
        assert_eq!(announced_move("d4e5", &position, style), "7... Ke5");
        assert_eq!(announced_move("a1a2", &position, style), "a1a2", "of another position");
    }
}
