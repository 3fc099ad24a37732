//! The position for readers: a diagram in letters, and a list of pieces for those who do not read diagrams.

use alloc::{string::String, vec::Vec};

use shakmaty::{Color, File, Piece, Position as _, Rank, Role, Square};

use crate::Position;

const FILES: &str = "  a b c d e f g h";
const FILES_FROM_BLACK: &str = "  h g f e d c b a";

/// The board in ten lines of ASCII, seen from one side: Black's pieces in small letters, `.` for an empty square.
/// At most 20 columns; no tabs, no blanks at line ends, no line that mail programs take for a quotation.
#[must_use]
pub fn board(position: &Position, orientation: Color) -> String {
    let files = orientation.fold_wb(FILES, FILES_FROM_BLACK);
    let mut text = String::with_capacity(200);
    text.push_str(files);
    text.push('\n');
    for i in 0..8 {
        let rank = orientation.fold_wb(Rank::new(7 - i), Rank::new(i));
        text.push(rank.char());
        for j in 0..8 {
            let file = orientation.fold_wb(File::new(j), File::new(7 - j));
            text.push(' ');
            let piece = position.chess().board().piece_at(Square::from_coords(file, rank));
            text.push(piece.map_or('.', Piece::char));
        }
        text.push(' ');
        text.push(rank.char());
        text.push('\n');
    }
    text.push_str(files);
    text
}

/// Returns the pieces of a side with their squares, from king to pawn.
#[must_use]
pub fn pieces(position: &Position, color: Color) -> Vec<(Role, Vec<Square>)> {
    let board = position.chess().board();
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
        .into_iter()
        .map(|role| (role, board.by_piece(role.of(color)).into_iter().collect()))
        .filter(|(_, squares): &(Role, Vec<Square>)| !squares.is_empty())
        .collect()
}
