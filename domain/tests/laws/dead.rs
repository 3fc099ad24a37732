use std::{collections::HashSet, iter};

use domain::{CanMate, Color, Position};
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
        ("a bishop behind its own wall", "4k3/8/8/p1p1p1p1/P1P1PpP1/5P2/6K1/3B4 w - - 0 1"),
        ("a bishop before a king without men", "k7/8/4B3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8 w - - 0 1"),
        ("a pawn has one step left", "4k3/4p3/8/p1p1p1p1/P1PpPpPp/3P1P1P/8/3K4 w - - 0 1"),
        ("the only move takes the last piece", "8/8/8/8/8/3k4/1q6/K7 w - - 0 1"),
        ("a wall of eight pawns each", "8/4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8 w - - 0 1"),
    ];
    for (why, fen) in dead {
        assert!(position(fen).is_dead(), "{why}: {fen}");
        for color in Color::ALL {
            assert_eq!(position(fen).can_mate(color), CanMate::No, "{why}: {fen}");
        }
    }
}

/// A live position called dead would take a win from a player.
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
        ("en passant", "8/4k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/5K2/8 w - g6 0 1"),
        ("a bishop behind the wall", "8/p3kp2/P1p2P2/2P1p3/3pP1p1/1p1P2Pp/1P3K1P/B7 b - - 0 1"),
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

/// FIDE 6.9: the question of a fallen flag. Each side for itself.
#[test]
fn mating_sides_are_known() {
    use CanMate::{No, Undecided, Yes};
    let table = [
        // White, Black.
        ("k7/8/8/8/8/8/7P/K7 w - - 0 1", Yes, No),
        ("6nk/8/8/8/8/8/8/KN6 w - - 0 1", Yes, Yes),
        ("6bk/8/8/8/8/8/8/K1B5 w - - 0 1", Yes, Yes),
        ("7k/8/8/8/8/8/8/KR6 w - - 0 1", Yes, No),
        ("7k/7p/8/8/8/8/8/KN6 w - - 0 1", Yes, Yes),
        ("7k/7r/8/8/8/8/8/KB6 w - - 0 1", No, Yes),
        ("6qk/8/8/8/8/8/8/KN6 w - - 0 1", No, Yes),
        // A queen beside its king takes a lone bishop or steps in between; a rook steps in between.
        ("6qk/8/8/8/8/8/8/KB6 w - - 0 1", No, Yes),
        // White's king stays behind the wall, but Black's own bishops can hem Black's king in.
        ("k7/b7/3bB3/p1p1p1p1/P1P1PpP1/5P2/6K1/8 w - - 0 1", Yes, Undecided),
        ("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", Undecided, Undecided),
    ];
    for (fen, white, black) in table {
        let position = position(fen);
        let found = [Color::White, Color::Black].map(|color| position.can_mate(color));
        println!("{found:?} {fen}");
        for (found, known) in found.into_iter().zip([white, black]) {
            assert!(
                found == known || known == Undecided || (found == Undecided && known == Yes),
                "{fen}: {found:?}"
            );
        }
    }
}

/// Pawns in random blocked pairs, some of them spoiled, two kings, and perhaps a piece or two.
fn random_wall(dice: &mut Dice) -> Option<Position> {
    let mut board = [' '; 64];
    for file in 0..8 {
        if !dice.one_in(12) {
            let rank = 1 + dice.below(5);
            board[rank * 8 + file] = 'P';
            board[(rank + 1) * 8 + file] = 'p';
            if dice.one_in(16) {
                board[(1 + dice.below(6)) * 8 + file] = if dice.one_in(2) { 'P' } else { 'p' };
            }
        }
    }
    let others = ["", "", "B", "b", "Bb", "N", "n", "R", "r", "Rb", "BB"][dice.below(11)];
    for man in others.chars().chain(['K', 'k']) {
        let square = dice.below(64);
        if board[square] != ' ' {
            return None;
        }
        board[square] = man;
    }
    let mut ranks: Vec<String> = board.chunks(8).rev().map(|rank| rank.iter().collect()).collect();
    for empty in (1..=8).rev() {
        ranks = ranks.iter().map(|rank| rank.replace(&" ".repeat(empty), &empty.to_string())).collect();
    }
    let side = if dice.one_in(2) { 'w' } else { 'b' };
    Position::from_fen(&format!("{} {side} - - 0 1", ranks.join("/")), false).ok()
}

/// Returns true if any sequence of legal moves ends with a mate by `color`. Looks at every reachable position; returns `None`
/// if there are too many.
fn mates(position: &Position, color: Color, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([position.chess().clone()]);
    let mut open = vec![position.chess().clone()];
    while let Some(position) = open.pop() {
        for m in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(m);
            if after.turn() != color && after.is_checkmate() {
                return Some(true);
            }
            if !after.has_insufficient_material(color) && seen.insert(after.clone()) {
                open.push(after);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// Statements about locked positions are true, by looking at every position that can be reached: exactly the sides that
/// can mate are said to.
#[test]
fn no_living_position_is_called_dead() {
    let mut dice = Dice(2026);
    let mut walls = iter::repeat_with(move || random_wall(&mut dice))
        .flatten()
        .filter(|wall| !wall.legal_moves().is_empty());
    for wall in walls.by_ref().filter(Position::is_dead).take(60) {
        for color in Color::ALL {
            assert_eq!(mates(&wall, color, 100_000), Some(false), "{}", wall.fen());
        }
    }
    let (mut no, mut yes, mut missed) = (0, 0, 0);
    for wall in walls.take(60) {
        for color in Color::ALL {
            let said = wall.can_mate(color);
            match (said, mates(&wall, color, if said == CanMate::No { 100_000 } else { 2_000 })) {
                (CanMate::No, Some(false)) => no += 1,
                (CanMate::Yes, Some(true)) => yes += 1,
                (CanMate::Undecided, Some(false)) => missed += 1,
                (CanMate::No, _) | (CanMate::Yes, Some(false)) => panic!("{color} {said:?} {}", wall.fen()),
                _ => (),
            }
        }
    }
    println!("no mate {no}, and {missed} not seen; mate {yes}");
    assert!(yes > 10);
}
