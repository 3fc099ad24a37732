//! Notations, and the reasons for which a move is illegal.

use app::message::Message;
use domain::{
    notation::{IllegalReason, Notation, PieceOn},
    wire::role,
};

use crate::{Sentence, coded, msg};

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
