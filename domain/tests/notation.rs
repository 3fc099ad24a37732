//! Every notation in, every notation out.

use domain::{
    Position, Refusal,
    notation::{IllegalReason, Letters, read},
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Castling both ways for White, pawns on e5 and b2, Black has just played d7-d5.
const MIDDLE: &str = "r3k1nr/ppp1pppp/2n5/3pP3/8/2b2N2/PP1P1PPP/R3K2R w KQkq d6 0 8";
const PROMOTION: &str = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen, false).expect("a legal FEN")
}

fn uci(text: &str, fen: &str, letters: Letters) -> Result<String, Refusal> {
    let position = position(fen);
    read(text, &position, letters).map(|m| position.uci(m))
}

/// Given the position, each text is the move.
fn reads(fen: &str, letters: Letters, expected: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(uci(text, fen, letters).as_deref(), Ok(expected), "{text:?} in {fen} for {letters:?}");
    }
}

fn readings(text: &str, fen: &str, letters: Letters) -> Vec<String> {
    match uci(text, fen, letters) {
        Err(Refusal::AmbiguousMove { readings, .. } | Refusal::PromotionMissing { readings, .. }) => {
            readings.into_iter().map(|reading| format!("{} {}", reading.san, reading.numeric)).collect()
        }
        other => panic!("{text:?} in {fen} should be a question, not {other:?}"),
    }
}

#[test]
fn iccf_numeric_with_every_separator_and_numbering() {
    reads(
        START,
        Letters::English,
        "e2e4",
        &[
            "5254",
            "52-54",
            "52 54",
            "52.54",
            "52 - 54",
            "5254.",
            " 5254 ",
            "1.5254",
            "1. 5254",
            "1 5254",
            "1.52-54",
            "12.5254",
            "12...5254",
            "12… 5254",
            "1) 5254",
            "５２５４",
            "52–54",
            "52\u{2212}54",
            "\u{feff}5254",
            "52\u{ad}54",
            "1.\u{a0}5254",
            "*5254*",
            "\"5254\"",
            "\u{202a}5254\u{202c}",
        ],
    );
    reads(MIDDLE, Letters::English, "e5d6", &["5546", "55 46"]);
    reads(MIDDLE, Letters::English, "e1g1", &["5171"]);
    reads(MIDDLE, Letters::English, "e1c1", &["5131"]);
}

#[test]
fn promotions_are_named_or_asked_for() {
    reads(
        PROMOTION,
        Letters::English,
        "e7e8q",
        &[
            "57581", "5758 1", "e8Q", "e8=Q", "e8=q", "e8q", "e8(Q)", "e8/Q", "e7e8q", "e7-e8Q", "e7-e8=Q+",
            "e8♕", "e8=♛!",
        ],
    );
    reads(PROMOTION, Letters::English, "e7e8r", &["57582", "e8R", "e7e8r"]);
    reads(PROMOTION, Letters::English, "e7e8b", &["57583", "e8B", "e7e8b", "e8b"]);
    reads(PROMOTION, Letters::English, "e7e8n", &["57584", "e8N", "e7-e8N"]);
    reads(PROMOTION, Letters::English, "e7d8q", &["57481", "exd8=Q+", "ed8Q", "e7xd8Q", "e:d8Q"]);
    reads(PROMOTION, Letters::German, "e7e8q", &["e8D", "e8=D", "e8d", "e7-e8D", "e7e8D"]);
    for text in ["5758", "e8", "e7e8", "e7-e8", "e8=", "Eva sieben Eva acht"] {
        let expected = ["e8=N 57584", "e8=B 57583", "e8=R 57582", "e8=Q 57581"];
        let mut found = readings(text, PROMOTION, Letters::English);
        found.sort();
        let mut expected = expected.to_vec();
        expected.sort();
        assert_eq!(found, expected, "{text}");
        assert!(matches!(uci(text, PROMOTION, Letters::English), Err(Refusal::PromotionMissing { .. })));
    }
    for (text, reason) in [
        ("52541", IllegalReason::NoPromotion),
        ("e4=Q", IllegalReason::NoPromotion),
        ("e2e4q", IllegalReason::NoPromotion),
    ] {
        let refused = Refusal::IllegalMove { text: text.into(), reason };
        assert_eq!(uci(text, START, Letters::English), Err(refused));
    }
    for text in ["57585", "57580"] {
        assert!(matches!(uci(text, PROMOTION, Letters::English), Err(Refusal::NotAMove { .. })), "{text}");
    }
}
