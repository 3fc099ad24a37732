use domain::{
    Refusal,
    notation::{Letters, Notation, read, write},
};
use messages::Sentence;

use super::{START, uci};

fn reason(text: &str, fen: &str) -> String {
    match uci(text, fen, Letters::English) {
        Err(Refusal::IllegalMove { reason, .. }) => reason.sentence(),
        other => panic!("{text:?} in {fen} should be illegal, not {other:?}"),
    }
}

#[test]
fn reasons_in_players_words() {
    const OPEN_FILE: &str = "4r1k1/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    const PINNED: &str = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    const CHECKED: &str = "4r2k/8/8/8/8/8/3P4/1B2K3 w - - 0 1";
    const PAWNS: &str = "4k3/8/8/3pP3/8/p3n3/P3P1P1/4K3 w - - 0 1";
    const CASTLE: &str = "4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1";
    const THROUGH: &str = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    const OUT_OF: &str = "4kr2/8/8/8/8/3n4/8/R3K2R w KQ - 0 1";
    let table = [
        ("5254", PAWNS, "the knight on e3 stands in the way"),
        ("e5e6", START, "there is no piece on e5"),
        ("5755", START, "the pawn on e7 belongs to the opponent"),
        ("Bg1-f3", START, "there is a knight on g1, not a bishop"),
        ("a1a2", START, "your own pawn on a2 is in the way"),
        ("Ra2", START, "your own pawn on a2 is in the way"),
        ("a1a5", START, "the pawn on a2 stands in the way"),
        ("Ra5", START, "the pawn on a2 stands in the way"),
        ("g1g3", START, "the knight on g1 cannot move like that"),
        ("Ng3", START, "no knight can go to g3"),
        ("Qd4", START, "the pawn on d2 stands in the way"),
        ("e5", START, "no pawn can go to e5"),
        ("e2e5", START, "the pawn on e2 cannot move like that"),
        ("e3", PAWNS, "the knight on e3 stands in the way; a pawn captures diagonally only"),
        ("e5e7", PAWNS, "a pawn moves two squares only from where it began"),
        ("exd3", START, "there is nothing to capture on d3"),
        ("5243", START, "there is nothing to capture on d3"),
        ("bxc3", START, "there is nothing to capture on c3"),
        ("b5", START, "no pawn can go to b5"),
        ("Nxf3", START, "there is nothing to capture on f3"),
        ("exd6", PAWNS, "capturing en passant is possible only at once, after a pawn moved two squares"),
        ("Nc3", PINNED, "the king would be in check from the rook on e8"),
        ("5233", PINNED, "the king would be in check from the rook on e8"),
        ("d4", CHECKED, "the king would still be in check from the rook on e8"),
        ("Ke2", CHECKED, "the king would be in check from the rook on e8"),
        ("0-0", START, "the bishop on f1 stands in the way of castling"),
        ("e1g1", START, "the bishop on f1 stands in the way of castling"),
        ("0-0-0", START, "the knight on b1 stands in the way of castling"),
        (
            "0-0",
            PINNED,
            "castling on that side is no longer possible: the king or that rook has moved or is not in its place",
        ),
        ("0-0", THROUGH, "the king would cross or reach f1, which the rook on f8 attacks"),
        ("Kg1", THROUGH, "the king would cross or reach f1, which the rook on f8 attacks"),
        ("0-0", OUT_OF, "the king is in check from the knight on d3 and cannot castle out of it"),
        (
            "e8=K",
            "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
            "a pawn becomes a queen, a rook, a bishop or a knight, never a king",
        ),
        ("Nf3=Q", START, "this move promotes no pawn, so it cannot name a promotion"),
        ("Ng1e4", START, "the knight on g1 cannot move like that"),
        ("Bxc3", START, "no bishop can go to c3"),
        ("e4d5", OPEN_FILE, "the king would be in check from the rook on e8"),
        ("e4d5", "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "there is nothing to capture on d5"),
        ("e5d6", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "there is nothing to capture on d6"),
        ("e7e5", "4k3/4p3/4n3/8/8/8/8/4K3 b - - 0 1", "the knight on e6 stands in the way"),
        // Both pawns leave the rank (en passant).
        ("exd6", "8/8/8/K2pP2r/8/8/8/6k1 w - d6 0 1", "the king would be in check from the rook on h5"),
        ("Be2h5", "7k/8/8/8/8/8/K3B2r/8 w - - 0 1", "the king would be in check from the rook on h2"),
        ("exd5", "7k/8/8/3p4/3rP2K/8/8/8 w - - 0 1", "the king would be in check from the rook on d4"),
        // A step of the king is no castling.
        ("e1d1", "3rk3/8/8/8/8/8/8/4K2R w K - 0 1", "the king would be in check from the rook on d8"),
        ("e1e2", "4k3/8/8/8/8/8/r7/4K2R w K - 0 1", "the king would be in check from the rook on a2"),
        ("e1e2", "k7/8/8/8/8/8/4R3/4K2R w K - 0 1", "your own rook on e2 is in the way"),
        ("e1b1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "the king on e1 cannot move like that"),
        ("d1g1", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "the king on d1 cannot move like that"),
    ];
    for (text, fen, expected) in table {
        assert_eq!(reason(text, fen), expected, "{text} in {fen}");
    }
    assert_eq!(uci("0-0", CASTLE, Letters::English).as_deref(), Ok("e1g1"));
}

#[test]
fn a_reason_survives_json() {
    for (text, fen) in [("e5e6", START), ("0-0", START), ("Nxf3", START), ("Bg1-f3", START), ("e2e4q", START)]
    {
        let refusal = uci(text, fen, Letters::English).expect_err("illegal");
        let json = serde_json::to_string(&refusal).expect("JSON");
        assert_eq!(serde_json::from_str::<Refusal>(&json).expect("the same"), refusal, "{json}");
    }
    let json =
        serde_json::to_value(uci("Bg1-f3", START, Letters::English).expect_err("illegal")).expect("JSON");
    let expected = serde_json::json!({
        "code": "illegal_move", "text": "Bg1-f3",
        "reason": {"kind": "other_piece", "named": "bishop", "piece": {"role": "knight", "square": "g1"}},
    });
    assert_eq!(json, expected);
}

/// Every pair of squares in many positions: legal and read as that move, or refused with a reason.
#[test]
fn every_square_pair_is_answered() {
    let seed = 0x9e37_79b9;
    println!("seed {seed:#x}");
    let mut unexplained = 0;
    for position in super::round_trip::random_positions(seed, 30) {
        let legal: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|&m| write(m, &position, Notation::Numeric, Letters::English))
            .collect();
        for from in 0..64 {
            for to in 0..64 {
                let digits = |square: u32| (square % 8 + 1) * 10 + square / 8 + 1;
                let text = format!("{}{}", digits(from), digits(to));
                match read(&text, &position, Letters::English) {
                    Ok(m) => {
                        let written = write(m, &position, Notation::Numeric, Letters::English);
                        let castles = m.is_castle();
                        assert!(castles || written == text, "{text} read as {written}");
                    }
                    Err(Refusal::IllegalMove { reason, .. }) => {
                        assert!(!legal.contains(&text), "{text} is legal in {}", position.fen());
                        if reason == domain::notation::IllegalReason::Other {
                            println!("{text} in {}", position.fen());
                            unexplained += 1;
                        }
                    }
                    Err(Refusal::PromotionMissing { readings, .. }) => assert_eq!(readings.len(), 4),
                    Err(Refusal::AmbiguousMove { .. }) => assert!(position.is_chess960()),
                    Err(other) => panic!("{text} in {}: {other:?}", position.fen()),
                }
            }
        }
    }
    assert_eq!(unexplained, 0, "every refusal has its reason");
}
