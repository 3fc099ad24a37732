use alloc::{format, string::String};

use shakmaty::{Board, Color, Role};

use crate::StartError;

/// The start position of a Chess960 number as Shredder-FEN (FIDE Guidelines II, Scharnagl's numbering).
///
/// # Errors
///
/// [`StartError::Number`] above 959.
pub fn chess960_fen(number: u16) -> Result<String, StartError> {
    if number > 959 {
        return Err(StartError::Number(number));
    }
    let board = Board::chess960(u32::from(number));
    let rooks = board.by_piece(Role::Rook.of(Color::White));
    let right: String = rooks.into_iter().map(|square| square.file().upper_char()).rev().collect();
    Ok(format!("{board} w {right}{} - 0 1", right.to_lowercase()))
}
