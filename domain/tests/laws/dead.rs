use domain::{Color, Position};

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
