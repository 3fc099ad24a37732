//! A position in words, for who reads no board.

use app::message::{Arg, Message};
use domain::{Color, Position, Role, notation};

use crate::msg;

/// Returns the pieces of both sides: `White: King e1, Rooks a1 h1. Black: King e8.`
#[must_use]
pub fn pieces(position: &Position) -> Message {
    msg!("pieces", white = side(position, Color::White), black = side(position, Color::Black))
}

fn side(position: &Position, color: Color) -> Vec<Arg> {
    notation::pieces(position, color)
        .into_iter()
        .map(|(role, squares)| {
            let count = squares.len();
            let squares = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            Arg::from(match role {
                Role::King => msg!("pieces-king", count = count, squares = squares),
                Role::Queen => msg!("pieces-queen", count = count, squares = squares),
                Role::Rook => msg!("pieces-rook", count = count, squares = squares),
                Role::Bishop => msg!("pieces-bishop", count = count, squares = squares),
                Role::Knight => msg!("pieces-knight", count = count, squares = squares),
                Role::Pawn => msg!("pieces-pawn", count = count, squares = squares),
            })
        })
        .collect()
}
