//! A position in words, for who reads no board.

use app::message::{Arg, Message};
use domain::{Color, Position, Role, Square, notation};

use crate::msg;

/// Returns the pieces of both sides: `White: King e1, Rooks a1 h1. Black: King e8.`
#[must_use]
pub fn pieces(position: &Position) -> Message {
    pieces_where(position, |_role, _square| true)
}

/// Returns the pieces of both sides that are asked for.
#[must_use]
pub fn pieces_where(position: &Position, is_asked: impl Fn(Role, Square) -> bool) -> Message {
    let side = |color| {
        let pieces = notation::pieces(position, color).into_iter().filter_map(|(role, squares)| {
            let squares: Vec<_> = squares.into_iter().filter(|square| is_asked(role, *square)).collect();
            (!squares.is_empty()).then(|| piece(role, &squares).into())
        });
        let pieces: Vec<Arg> = pieces.collect();
        if pieces.is_empty() { msg!("pieces-none").into() } else { Arg::from(pieces) }
    };
    msg!("pieces", white = side(Color::White), black = side(Color::Black))
}

fn piece(role: Role, squares: &[Square]) -> Message {
    let count = squares.len();
    let squares = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match role {
        Role::King => msg!("pieces-king", count = count, squares = squares),
        Role::Queen => msg!("pieces-queen", count = count, squares = squares),
        Role::Rook => msg!("pieces-rook", count = count, squares = squares),
        Role::Bishop => msg!("pieces-bishop", count = count, squares = squares),
        Role::Knight => msg!("pieces-knight", count = count, squares = squares),
        Role::Pawn => msg!("pieces-pawn", count = count, squares = squares),
    }
}
