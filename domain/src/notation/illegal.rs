//! Why a move is not legal, told as a player would tell it. Legality itself is shakmaty's: this only looks for the
//! words after shakmaty has refused.

use core::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, CastlingSide, Color, File, Piece, Position as _, Rank, Role, Square, attacks};

use super::syntax::{Shape, Syntax};
use crate::{Position, wire};

/// Why a move is not legal, in terms a player understands.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum IllegalReason {
    /// Nothing stands where the move begins.
    EmptySquare {
        /// Where the move begins.
        #[serde(with = "wire::square")]
        square: Square,
    },
    /// The piece that would move is the opponent's.
    OpponentsPiece {
        /// The opponent's piece.
        piece: PieceOn,
    },
    /// Another piece stands there than the one that was named.
    OtherPiece {
        /// The piece that was named.
        #[serde(with = "wire::role")]
        named: Role,
        /// The piece that is there.
        piece: PieceOn,
    },
    /// An own piece stands on the target.
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
    /// A piece stands in the way (FIDE 3.5).
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
    /// The king is in check, and the move leaves him there.
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
        /// What was written.
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
    /// Where it stands.
    #[serde(with = "wire::square")]
    pub square: Square,
}

impl fmt::Display for PieceOn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", wire::role::name(self.role), self.square)
    }
}

impl fmt::Display for IllegalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptySquare { square } => write!(f, "there is no piece on {square}"),
            Self::OpponentsPiece { piece } => write!(f, "the {piece} belongs to the opponent"),
            Self::OtherPiece { named, piece } => write!(
                f,
                "there is a {} on {}, not a {}",
                wire::role::name(piece.role),
                piece.square,
                wire::role::name(*named)
            ),
            Self::OwnPiece { piece } => write!(f, "your own {piece} is in the way"),
            Self::CannotMoveSo { piece } => write!(f, "the {piece} cannot move like that"),
            Self::NoneReaches { role, square } => {
                write!(f, "no {} can go to {square}", wire::role::name(*role))
            }
            Self::Blocked { piece } => write!(f, "the {piece} stands in the way"),
            Self::PawnTakesDiagonally { piece } => {
                write!(f, "the {piece} stands in the way; a pawn captures diagonally only")
            }
            Self::PawnDoubleStep => f.write_str("a pawn moves two squares only from where it began"),
            Self::NothingToCapture { square } => write!(f, "there is nothing to capture on {square}"),
            Self::EnPassantOnlyAtOnce => {
                f.write_str("capturing en passant is possible only at once, after a pawn moved two squares")
            }
            Self::KingInCheck { by } => write!(f, "the king would be in check from the {by}"),
            Self::KingStaysInCheck { by } => write!(f, "the king would still be in check from the {by}"),
            Self::CastlingRightLost => f.write_str(
                "castling on that side is no longer possible: the king or that rook has moved or is not in its place",
            ),
            Self::CastlingBlocked { piece } => write!(f, "the {piece} stands in the way of castling"),
            Self::CastlingOutOfCheck { by } => {
                write!(f, "the king is in check from the {by} and cannot castle out of it")
            }
            Self::CastlingThroughCheck { square, by } => {
                write!(f, "the king would cross or reach {square}, which the {by} attacks")
            }
            Self::NoPromotion => f.write_str("this move promotes no pawn, so it cannot name a promotion"),
            Self::PromotionTo { role } => write!(
                f,
                "a pawn becomes a queen, a rook, a bishop or a knight, never a {}",
                wire::role::name(*role)
            ),
            Self::Other => f.write_str("no piece can make this move"),
        }
    }
}

use IllegalReason as Why;

/// The reason for a syntax that no legal move fits.
pub(super) fn explain(syntax: Syntax, position: &Position) -> IllegalReason {
    let desk = Desk(position);
    match syntax {
        Syntax::Castle(Some(side)) => desk.castling(side),
        Syntax::Castle(None) => desk.castling(CastlingSide::KingSide),
        Syntax::Piece(shape) => desk.shape(shape),
    }
}

struct Desk<'a>(&'a Position);

impl Desk<'_> {
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
            (Some(from), role) => self.named(role, from, to),
            (None, Some(role)) => self.unnamed(role, &shape, to),
            (None, None) => Why::Other,
        }
    }

    fn named(&self, role: Option<Role>, from: Square, to: Square) -> Why {
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
    fn unnamed(&self, role: Role, shape: &Shape, to: Square) -> Why {
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

    /// What is wrong with a pawn's way; `None` if the pawn can move so.
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

    /// Which castling a king's move wants to be.
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
