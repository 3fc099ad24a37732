use std::collections::HashSet;

use domain::{
    Color, Position, Start, StartError,
    notation::{board, chess960_fen},
};

use super::position;

#[test]
fn the_board_from_either_side() {
    let position = position("r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1");
    let white = "  a b c d e f g h\n8 r . . . k . . r 8\n7 . . . . . . . . 7\n6 . . . . . . . . 6\n5 . . . . . . . . 5\n\
                 4 . . . . P . . . 4\n3 . . . . . . . . 3\n2 . . . . . . . . 2\n1 R . . . K . . R 1\n  a b c d e f g h";
    assert_eq!(board(&position, Color::White), white);
    let black = board(&position, Color::Black);
    let lines: Vec<&str> = black.lines().collect();
    assert_eq!(lines[0], "  h g f e d c b a");
    assert_eq!(lines[1], "1 R . . K . . . R 1");
    assert_eq!(lines[4], "4 . . . P . . . . 4");
    for text in [white, &black] {
        assert_eq!(text.lines().count(), 10);
        for line in text.lines() {
            assert!(line.is_ascii() && line.len() <= 40 && line == line.trim_end() && !line.starts_with('>'));
        }
    }
}

#[test]
fn chess960_numbers() {
    for (number, rank) in
        [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")]
    {
        let fen = chess960_fen(number).expect("exists");
        assert!(fen.contains(&format!("/PPPPPPPP/{rank} w ")), "{number}: {fen}");
        assert!(fen.starts_with(&rank.to_lowercase()), "{number}: {fen}");
    }
    assert_eq!(
        chess960_fen(518).expect("exists"),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
    );
    assert_eq!(chess960_fen(960), Err(StartError::Number(960)));
    let mut seen = HashSet::new();
    for number in 0..960 {
        let fen = chess960_fen(number).expect("exists");
        let position = Position::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
        assert_eq!(Start::Chess960 { number }.position().expect("a start"), position);
        assert!(seen.insert(fen));
    }
}
