//! Explains to a player why a move is not legal. Legality itself is shakmaty's: this only finds the words after
//! shakmaty has refused.

use shakmaty::{Bitboard, CastlingSide, Color, File, Piece, Position as _, Rank, Role, Square, attacks};

use super::{
    rejected::{IllegalReason as Why, PieceOn},
    syntax::{Shape, Syntax},
};
use crate::Position;

/// The reason for a syntax that no legal move fits.
pub(super) fn explain(syntax: Syntax, position: &Position) -> Why {
    let explainer = LegalityExplainer(position);
    match syntax {
        Syntax::Castle(Some(side)) => explainer.castling(side),
        Syntax::Castle(None) => explainer.castling(CastlingSide::KingSide),
        Syntax::Piece(shape) => explainer.shape(shape),
    }
}

struct LegalityExplainer<'a>(&'a Position);

impl LegalityExplainer<'_> {
    fn us(&self) -> Color {
        self.0.side_to_move()
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.0.chess().board().piece_at(square)
    }

    fn occupied(&self) -> Bitboard {
        self.0.chess().board().occupied()
    }

    fn on(&self, squares: Bitboard) -> Option<PieceOn> {
        let square = squares.first()?;
        self.piece(square).map(|piece| PieceOn { role: piece.role, square })
    }

    fn shape(&self, shape: Shape) -> Why {
        if let Some(role) = shape.promotion {
            if matches!(role, Role::King | Role::Pawn) {
                return Why::PromotionTo { role };
            }
            let plain = Syntax::Piece(Shape { promotion: None, ..shape });
            let mode = self.0.mode();
            let reaches = self.0.legal_moves().iter().any(|&m| plain.means(m, mode));
            return if reaches { Why::NoPromotion } else { self.shape(Shape { promotion: None, ..shape }) };
        }
        let Some(to) = shape.to() else { return Why::Other };
        if shape.capture && self.piece(to).is_none() {
            let plain = Syntax::Piece(Shape { capture: false, ..shape });
            if self.0.legal_moves().iter().any(|&m| plain.means(m, self.0.mode())) {
                return Why::NothingToCapture { square: to };
            }
        }
        match (shape.from(), shape.role) {
            (Some(from), role) => self.with_origin(role, from, to),
            (None, Some(role)) => self.without_origin(role, &shape, to),
            (None, None) => Why::Other,
        }
    }

    fn with_origin(&self, role: Option<Role>, from: Square, to: Square) -> Why {
        match (self.piece(from), role) {
            (None, _) => Why::EmptySquare { square: from },
            (Some(piece), _) if piece.color != self.us() => {
                Why::OpponentsPiece { piece: PieceOn { role: piece.role, square: from } }
            }
            (Some(piece), Some(named)) if piece.role != named => {
                Why::OtherPiece { named, piece: PieceOn { role: piece.role, square: from } }
            }
            (Some(piece), _) => self.why_not(piece.role, from, to),
        }
    }

    /// Only the target and the kind of piece are known: the one piece that comes closest gives the reason.
    fn without_origin(&self, role: Role, shape: &Shape, to: Square) -> Why {
        let chess = self.0.chess();
        let mut candidates = chess.our(role);
        candidates = candidates.into_iter().filter(|&from| shape.starts_on(from)).collect();
        if let Some(own) = self.piece(to).filter(|piece| piece.color == self.us() && candidates.any()) {
            return Why::OwnPiece { piece: PieceOn { role: own.role, square: to } };
        }
        let reasons = || candidates.into_iter().map(|from| self.why_not(role, from, to));
        let telling = |why: &Why| matches!(why, Why::KingInCheck { .. } | Why::KingStaysInCheck { .. });
        let close = |why: &Why| !matches!(why, Why::CannotMoveSo { .. } | Why::PawnDoubleStep);
        reasons()
            .find(telling)
            .or_else(|| reasons().find(close))
            .or_else(|| reasons().find(|why| matches!(why, Why::PawnDoubleStep)))
            .unwrap_or(Why::NoneReaches { role, square: to })
    }

    fn why_not(&self, role: Role, from: Square, to: Square) -> Why {
        let mover = PieceOn { role, square: from };
        if role == Role::King
            && let Some(side) = self.castling_side(from, to)
        {
            return self.castling(side);
        }
        if from == to {
            return Why::CannotMoveSo { piece: mover };
        }
        if let Some(own) = self.piece(to).filter(|piece| piece.color == self.us()) {
            return Why::OwnPiece { piece: PieceOn { role: own.role, square: to } };
        }
        if role == Role::Pawn {
            if let Some(why) = self.pawn(from, to) {
                return why;
            }
        } else {
            let piece = role.of(self.us());
            if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
                return Why::CannotMoveSo { piece: mover };
            }
            if let Some(piece) = self.on(attacks::between(from, to) & self.occupied())
                && role != Role::Knight
            {
                return Why::Blocked { piece };
            }
        }
        self.exposed(from, to)
    }

    /// Returns the fault of a pawn's way; `None` if the pawn can move so.
    fn pawn(&self, from: Square, to: Square) -> Option<Why> {
        let us = self.us();
        let mover = PieceOn { role: Role::Pawn, square: from };
        if attacks::pawn_attacks(us, from).contains(to) {
            if self.piece(to).is_some() || self.0.chess().maybe_ep_square() == Some(to) {
                return None;
            }
            let beside = self.piece(Square::from_coords(to.file(), from.rank()));
            let passed = beside == Some(Role::Pawn.of(us.other()))
                && from.rank() == us.fold_wb(Rank::Fifth, Rank::Fourth);
            let nothing = Why::NothingToCapture { square: to };
            return Some(if passed { Why::EnPassantOnlyAtOnce } else { nothing });
        }
        let steps = i32::from(to.rank()) - i32::from(from.rank());
        let steps = us.fold_wb(steps, -steps);
        if from.file() != to.file() || !(1..=2).contains(&steps) {
            return Some(Why::CannotMoveSo { piece: mover });
        }
        if steps == 2 && from.rank() != us.fold_wb(Rank::Second, Rank::Seventh) {
            return Some(Why::PawnDoubleStep);
        }
        if let Some(piece) = self.on(attacks::between(from, to) & self.occupied()) {
            return Some(Why::Blocked { piece });
        }
        self.on(Bitboard::from(to) & self.occupied()).map(|piece| Why::PawnTakesDiagonally { piece })
    }

    /// The piece can move so, and shakmaty still says no: it is the king's safety.
    fn exposed(&self, from: Square, to: Square) -> Why {
        let chess = self.0.chess();
        let us = self.us();
        let mut board = chess.board().clone();
        let Some(piece) = board.remove_piece_at(from) else { return Why::Other };
        if piece.role == Role::Pawn && from.file() != to.file() && board.piece_at(to).is_none() {
            board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
        }
        board.set_piece_at(to, piece);
        let Some(king) = board.king_of(us) else { return Why::Other };
        let attackers = board.attacks_to(king, us.other(), board.occupied());
        let checkers = chess.checkers();
        let staying = attackers & checkers;
        if piece.role != Role::King
            && let Some(by) = self.on(staying)
        {
            return Why::KingStaysInCheck { by };
        }
        self.on(attackers).map_or(Why::Other, |by| Why::KingInCheck { by })
    }

    /// Returns the castling that a king's move stands for.
    fn castling_side(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let us = self.us();
        let home = us.fold_wb(Rank::First, Rank::Eighth);
        let side = CastlingSide::from_king_side(from < to);
        let own_rook = self.piece(to) == Some(Role::Rook.of(us));
        let two_squares = self.0.mode().is_standard() && from.file() == File::E && to == side.king_to(us);
        (from.rank() == home && to.rank() == home && (own_rook || two_squares)).then_some(side)
    }

    fn castling(&self, side: CastlingSide) -> Why {
        let chess = self.0.chess();
        let us = self.us();
        let (Some(king), true) = (chess.board().king_of(us), chess.castles().has(us, side)) else {
            return Why::CastlingRightLost;
        };
        if let Some(by) = self.on(chess.checkers()) {
            return Why::CastlingOutOfCheck { by };
        }
        if let Some(piece) = self.on(chess.castles().path(us, side) & self.occupied()) {
            return Why::CastlingBlocked { piece };
        }
        let target = side.king_to(us);
        let without_king = self.occupied().without(king);
        for square in attacks::between(king, target).with(target) {
            let attackers = chess.board().attacks_to(square, us.other(), without_king);
            if let Some(by) = self.on(attackers) {
                return Why::CastlingThroughCheck { square, by };
            }
        }
        // Chess960: the rook leaves the king's rank open to a rook or queen behind it.
        let rook = chess.castles().rook(us, side);
        let opened = rook.map(|rook| {
            let occupied = without_king.without(rook).with(target).with(side.rook_to(us));
            chess.board().attacks_to(target, us.other(), occupied)
        });
        opened.and_then(|attackers| self.on(attackers)).map_or(Why::Other, |by| Why::KingInCheck { by })
    }
}
