//! Notations out.

use alloc::{
    format,
    string::{String, ToString},
};

use shakmaty::{CastlingMode, CastlingSide, Move, Role, Square, san::SanPlus};

use super::{
    Letters, Notation,
    announced::{CAPTURE, CASTLING, LONG, SHORT, file_word, piece_word, rank_word},
    pieces::figurine_of,
};
use crate::Position;

/// Writes a legal move of `position`. [`read`](super::read()) can read it again.
#[must_use]
pub fn write(m: Move, position: &Position, notation: Notation, letters: Letters) -> String {
    match notation {
        Notation::Numeric => numeric(m, position.mode()),
        Notation::San => san(m, position),
        Notation::Letters => translated(&san(m, position), |role| letters.symbol(role).to_string()),
        Notation::Figurine => translated(&san(m, position), |role| figurine_of(role).to_string()),
        Notation::Long => long(m, position, letters),
        Notation::Uci => position.uci(m),
        Notation::Announced => announced(m),
    }
}

fn san(m: Move, position: &Position) -> String {
    SanPlus::from_move(position.chess().clone(), m).to_string()
}

/// ICCF numeric. Castling is the king's move; in Chess960, where that can be a plain king's move too, the king's
/// square and the rook's.
pub(super) fn numeric(m: Move, mode: CastlingMode) -> String {
    let (from, to) = squares(m, mode);
    let mut text = String::with_capacity(5);
    for square in [from, to] {
        for index in [square.file().to_u32(), square.rank().to_u32()] {
            text.extend(char::from_digit(index + 1, 10));
        }
    }
    match m.promotion() {
        Some(Role::Queen) => text.push('1'),
        Some(Role::Rook) => text.push('2'),
        Some(Role::Bishop) => text.push('3'),
        Some(Role::Knight) => text.push('4'),
        _ => {}
    }
    text
}

fn squares(m: Move, mode: CastlingMode) -> (Square, Square) {
    match m {
        Move::Castle { king, rook } if mode.is_standard() => {
            let side = CastlingSide::from_king_side(king < rook);
            (king, Square::from_coords(side.king_to_file(), king.rank()))
        }
        Move::Castle { king, rook } => (king, rook),
        m => (m.from().unwrap_or(m.to()), m.to()),
    }
}

/// SAN with the piece letters replaced. Only pieces are written in capitals; castling has none.
pub(super) fn translated(san: &str, symbol: impl Fn(Role) -> String) -> String {
    let mut text = String::with_capacity(san.len() + 4);
    for c in san.chars() {
        match Role::from_char(c).filter(|_| c.is_ascii_uppercase()) {
            Some(role) => text.push_str(&symbol(role)),
            None => text.push(c),
        }
    }
    text
}

fn long(m: Move, position: &Position, letters: Letters) -> String {
    let suffix = SanPlus::from_move(position.chess().clone(), m).suffix;
    let suffix = suffix.map(|suffix| suffix.to_string()).unwrap_or_default();
    match m.castling_side() {
        Some(CastlingSide::KingSide) => return format!("0-0{suffix}"),
        Some(CastlingSide::QueenSide) => return format!("0-0-0{suffix}"),
        None => {}
    }
    let sign = if m.is_capture() { 'x' } else { '-' };
    let from = m.from().unwrap_or(m.to());
    let promotion = m.promotion().map_or("", |role| letters.symbol(role));
    format!("{}{from}{sign}{}{promotion}{suffix}", letters.symbol(m.role()), m.to())
}

/// FIDE Appendix E: "Springer Gustav eins Felix drei", "Eva zwei Eva vier", "kurze Rochade".
fn announced(m: Move) -> String {
    match m.castling_side() {
        Some(CastlingSide::KingSide) => return format!("{SHORT} {CASTLING}"),
        Some(CastlingSide::QueenSide) => return format!("{LONG} {CASTLING}"),
        None => {}
    }
    let square = |square: Square| format!("{} {}", file_word(square.file()), rank_word(square.rank()));
    let mut text = String::new();
    if m.role() != Role::Pawn {
        text.push_str(piece_word(m.role()));
        text.push(' ');
    }
    text.push_str(&square(m.from().unwrap_or(m.to())));
    text.push(' ');
    if m.is_capture() {
        text.push_str(CAPTURE);
        text.push(' ');
    }
    text.push_str(&square(m.to()));
    if let Some(role) = m.promotion() {
        text.push(' ');
        text.push_str(piece_word(role));
    }
    text
}
