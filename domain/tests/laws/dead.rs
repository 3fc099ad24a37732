use std::collections::HashSet;

use domain::{Color, Position, Role};
use shakmaty::Position as _;

use crate::table::Dice;

fn position(fen: &str) -> Position {
    Position::from_fen(fen, false).unwrap()
}

/// FIDE 5.2.2: no sequence of legal moves mates, for either side.
#[test]
fn dead_positions() {
    let dead = [
        ("bare kings", "7k/8/8/8/8/8/8/K7 w - - 0 1"),
        ("a knight", "7k/8/8/8/8/8/8/KN6 w - - 0 1"),
        ("a bishop", "7k/8/8/8/8/8/8/KB6 b - - 0 1"),
        ("bishops on one colour", "5b1k/8/8/8/8/8/8/K1B5 w - - 0 1"),
        ("a wall from edge to edge", "4k3/8/8/p1p1p1p1/P1P1PpP1/5P2/6K1/8 w - - 0 1"),
        ("a loose pawn no king can reach", "4k3/8/8/2p1p1p1/p1P1PpP1/P4P2/6K1/8 w - - 0 1"),
        ("a wall of eight pawns each", "8/4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8 w - - 0 1"),
    ];
    for (why, fen) in dead {
        assert!(position(fen).is_dead(), "{why}: {fen}");
        assert!(!position(fen).can_mate(Color::White) && !position(fen).can_mate(Color::Black));
    }
}

/// A live position called dead would take a win from somebody.
#[test]
fn live_positions() {
    let live = [
        ("the array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("a pawn", "7k/8/8/8/8/8/P7/K7 w - - 0 1"),
        ("two knights", "7k/8/8/8/8/8/8/KNN5 w - - 0 1"),
        ("a knight each", "6nk/8/8/8/8/8/8/KN6 w - - 0 1"),
        ("bishops on both colours", "6bk/8/8/8/8/8/8/K1B5 w - - 0 1"),
        ("one pawn can move", "4k3/8/8/p1p1p1p1/P1P1PpP1/8/5PK1/8 w - - 0 1"),
        ("one pawn can take", "4k3/8/8/p1p1p1p1/PPP1PpP1/5P2/6K1/8 w - - 0 1"),
        ("en passant", "4k3/8/8/p1pPp1p1/P1P1PpP1/5P2/6K1/8 w - c6 0 1"),
        ("a king walks round the wall", "4k3/8/8/p1p1p3/P1P1P3/8/6K1/8 w - - 0 1"),
        ("a king takes a loose pawn", "4k3/8/8/p1p1p1p1/P1P1PpP1/1p3P2/1P4K1/8 w - - 0 1"),
        ("a blocked pawn is held by a king only", "8/8/8/p1p1p1k1/P1P1PpP1/5P2/6K1/8 w - - 0 1"),
        ("a rook behind the wall", "4k3/8/8/p1p1p1p1/P1P1PpP1/5P2/6K1/R7 w - - 0 1"),
        ("a wall is open to a king behind it", "8/8/8/p1p1p1p1/P1P1PpP1/5P2/6K1/4k3 w - - 0 1"),
    ];
    for (why, fen) in live {
        assert!(!position(fen).is_dead(), "{why}: {fen}");
    }
}

/// Pawns in random blocked pairs, some of them spoiled, and two kings.
fn random_wall(dice: &mut Dice) -> Option<Position> {
    let mut board = [' '; 64];
    for file in 0..8 {
        if !dice.one_in(6) {
            let rank = 1 + dice.below(5);
            board[rank * 8 + file] = 'P';
            board[(rank + 1) * 8 + file] = 'p';
            if dice.one_in(8) {
                board[(1 + dice.below(6)) * 8 + file] = if dice.one_in(2) { 'P' } else { 'p' };
            }
        }
    }
    for king in ['K', 'k'] {
        let square = dice.below(64);
        if board[square] != ' ' {
            return None;
        }
        board[square] = king;
    }
    let ranks: Vec<String> =
        board.chunks(8).rev().map(|rank| rank.iter().collect::<String>().replace(' ', "1")).collect();
    let side = if dice.one_in(2) { 'w' } else { 'b' };
    Position::from_fen(&format!("{} {side} - - 0 1", ranks.join("/")), false).ok()
}

/// Whether any sequence of legal moves mates or moves a pawn: every position is looked at.
fn is_alive(position: &Position) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![position.clone()];
    while let Some(position) = open.pop() {
        for m in position.legal_moves() {
            let after = position.play(m).unwrap();
            if m.role() == Role::Pawn || m.is_capture() || after.chess().is_checkmate() {
                return true;
            }
            if seen.insert(after.key().0) {
                open.push(after);
            }
        }
    }
    false
}

/// What is called dead is dead, by looking at every position that can be reached.
#[test]
fn no_live_wall_is_called_dead() {
    let mut dice = Dice(2026);
    let (mut dead, mut missed) = (0, 0);
    while dead < 60 {
        let Some(wall) = random_wall(&mut dice) else { continue };
        if wall.legal_moves().is_empty() {
            continue;
        }
        if wall.is_dead() {
            assert!(!is_alive(&wall), "{}", wall.fen());
            dead += 1;
        } else if missed < 1000 && !is_alive(&wall) {
            missed += 1;
        }
    }
    println!("{dead} dead walls proved, {missed} with only kings to move missed");
}
