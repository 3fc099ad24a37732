//! Dead positions that material does not show: pawn walls that can never move on.

use shakmaty::{Bitboard, Board, Chess, Color, EnPassantMode, Position as _, Square, attacks};

/// Whether the pawns stand for ever: only kings and pawns, every pawn blocked by a pawn, none able to take, and
/// no king ever able to reach one that is not guarded. No pawn will move, so none will give check, and kings
/// give none: nobody can mate. The test is one-sided: `false` means only that it proves nothing.
///
/// A king's reach is taken larger than it is: the other king does not hinder it.
pub(crate) fn are_closed(chess: &Chess) -> bool {
    let board = chess.board();
    board.occupied() == (board.kings() | board.pawns())
        && chess.ep_square(EnPassantMode::Legal).is_none()
        && Color::ALL.into_iter().all(|color| is_blocked(board, color) && !king_can_take(board, color))
}

/// No pawn of this side can move or take.
fn is_blocked(board: &Board, color: Color) -> bool {
    let pawns = board.pawns() & board.by_color(color);
    let ahead = pawns.shift(color.fold_wb(8, -8));
    (ahead & !board.pawns()).is_empty()
        && (guarded(board, color) & board.pawns() & board.by_color(!color)).is_empty()
}

/// The squares the pawns of this side attack.
fn guarded(board: &Board, color: Color) -> Bitboard {
    (board.pawns() & board.by_color(color))
        .into_iter()
        .fold(Bitboard::EMPTY, |squares, pawn| squares | attacks::pawn_attacks(color, pawn))
}

/// Whether the king of this side, walking where no pawn of the other side guards, meets a pawn it may take.
fn king_can_take(board: &Board, color: Color) -> bool {
    let open = !guarded(board, !color);
    let prey = board.pawns() & board.by_color(!color) & open;
    let mut reach = board.king_of(color).map_or(Bitboard::EMPTY, Bitboard::from_square);
    loop {
        let next =
            reach.into_iter().fold(reach, |squares, square: Square| squares | attacks::king_attacks(square));
        if (next & prey).any() {
            return true;
        }
        let grown = reach | (next & open & !board.pawns());
        if grown == reach {
            return false;
        }
        reach = grown;
    }
}
