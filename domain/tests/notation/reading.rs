use domain::{
    Refusal,
    notation::{IllegalReason, Letters, Notation, read},
};
use messages::Sentence;

use super::{START, position, readings, reads, uci};

/// Castling both ways for White, pawns on e5 and b2, Black has just played d7-d5.
const MIDDLE: &str = "r3k1nr/ppp1pppp/2n5/3pP3/8/2b2N2/PP1P1PPP/R3K2R w KQkq d6 0 8";
const PROMOTION: &str = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn numeric_with_every_separator() {
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
        let expected = ["e8=B 57583", "e8=N 57584", "e8=Q 57581", "e8=R 57582"];
        assert_eq!(readings(text, PROMOTION, Letters::English), expected, "{text}");
        assert!(matches!(uci(text, PROMOTION, Letters::English), Err(Refusal::PromotionMissing { .. })));
    }
    for (text, reason) in [
        ("52541", IllegalReason::NoPromotion),
        ("e4=Q", IllegalReason::NoPromotion),
        ("e2e4q", IllegalReason::NoPromotion),
    ] {
        let refused = Refusal::IllegalMove { text: text.into(), reason, counted: None };
        assert_eq!(uci(text, START, Letters::English), Err(refused));
    }
    for text in ["57585", "57580"] {
        assert!(matches!(uci(text, PROMOTION, Letters::English), Err(Refusal::NotAMove { .. })), "{text}");
    }
}

#[test]
fn san_with_and_without_its_signs() {
    reads(
        START,
        Letters::English,
        "g1f3",
        &[
            "Nf3",
            "1.Nf3",
            "1. Nf3",
            "nf3",
            "Nf3!",
            "Nf3!?",
            "Nf3+",
            "NF3",
            "N-f3",
            "Ngf3",
            "N1f3",
            "Ng1f3",
            "Ng1-f3",
            "Ng1 f3",
            "ng1-f3",
            "Nf3.",
            "Nf3,",
            "N f3",
            "♘f3",
            "♞f3",
            "♘\u{fe0e}f3",
            "♞\u{fe0f}g1-f3",
            "g1f3",
            "g1-f3",
            "G1-F3",
            "G1F3",
            "g1–f3",
            "1...Nf3",
        ],
    );
    reads(
        START,
        Letters::English,
        "e2e4",
        &["e4", "E4", "e2e4", "e2-e4", "e2 e4", "E2-E4", "Pe4", "pe4", "♙e4", "e4!", "1.e4 !", "e2—e4"],
    );
    reads(
        MIDDLE,
        Letters::English,
        "b2c3",
        &["bxc3", "bc3", "b:c3", "bc3:", "b×c3", "bc", "bxc", "b2xc3", "b2c3", "b2-c3", "B2xC3"],
    );
    reads(MIDDLE, Letters::English, "d2c3", &["dxc3", "dc", "d2xc3", "Pd2xc3"]);
    reads(
        MIDDLE,
        Letters::English,
        "e5d6",
        &[
            "exd6",
            "ed6",
            "ed",
            "exd",
            "exd6 e.p.",
            "exd6e.p.",
            "ed6 ep",
            "exd6 (ep)",
            "exd6 e.p.!?",
            "e5xd6",
            "e5d6",
        ],
    );
    reads(
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
        Letters::English,
        "a1a8",
        &["Ra8", "Ra8#", "Ra8++", "Ra8 mate", "Ra8x", "Ra8 #", "Ra8‡", "ra8"],
    );
}

#[test]
fn the_signs_of_other_countries() {
    const FEN: &str = "3qk3/4p3/8/8/2B5/8/3R4/3QK3 w - - 0 1";
    reads(FEN, Letters::Russian, "d2d8", &["Л:d8+", "Л:d8x", "Лd2:d8", "Лd8", "Лd2xd8#", "лd8", "Rxd8+"]);
    reads(FEN, Letters::Ukrainian, "d2d8", &["Т:d8+", "Тd8"]);
    reads(FEN, Letters::Russian, "c4f7", &["Сf7+", "Сc4-f7", "С f7 +"]);
    reads(FEN, Letters::Russian, "e1f2", &["Крf2", "крf2", "Крe1-f2", "Kf2"]);
    reads(FEN, Letters::German, "d2d8", &["Td8:+", "T:d8", "Td2xd8 Schach", "Turm schlägt d8"]);
    reads(FEN, Letters::Polish, "c4f7", &["Gf7+", "Gc4-f7"]);
    reads(PROMOTION, Letters::Russian, "e7d8q", &["ed8Ф+", "e7:d8Ф"]);
    reads(PROMOTION, Letters::Ukrainian, "e7e8n", &["e8К", "e8=К", "e8к"]);
}

/// The characters that cmail's tty lets a player type: no sign but the dash.
#[test]
fn the_alphabet_of_cmail() {
    reads(START, Letters::English, "g1f3", &["Nf3", "g1f3", "N-f3", "Ng1-f3"]);
    reads(START, Letters::English, "e2e4", &["e4", "e2-e4", "e2e4", "5254"]);
    reads(PROMOTION, Letters::English, "e7e8q", &["e8Q", "e7-e8Q", "57581"]);
    reads(MIDDLE, Letters::English, "e1g1", &["0-0"]);
}

#[test]
fn castling_with_every_dash() {
    reads(
        MIDDLE,
        Letters::English,
        "e1g1",
        &[
            "0-0",
            "O-O",
            "o-o",
            "00",
            "OO",
            "oo",
            "0–0",
            "O—O",
            "0\u{2212}0",
            "O‑O",
            "0 - 0",
            "O-O+",
            "8. O-O",
            "8.0-0",
            "e1g1",
            "e1-g1",
            "5171",
            "Ke1-g1",
            "Kg1",
            "e1h1",
            "5181",
            "kurze Rochade",
            "Rochade kurz",
            "Kurze Rochade!",
            "castles king's side",
            "castles kingside",
            "castle short",
            "short castling",
            "king side castle",
        ],
    );
    reads(
        MIDDLE,
        Letters::English,
        "e1c1",
        &[
            "0-0-0",
            "O-O-O",
            "o-o-o",
            "000",
            "OOO",
            "ooo",
            "0–0–0",
            "0 - 0 - 0",
            "e1c1",
            "5131",
            "Kc1",
            "lange Rochade",
            "grosse Rochade",
            "große Rochade",
            "castles long",
            "castles queen side",
        ],
    );
    reads(MIDDLE, Letters::Russian, "e1g1", &["О-О", "О–О"]);
    assert_eq!(readings("castles", MIDDLE, Letters::English).len(), 2);
    assert!(matches!(uci("О-О", MIDDLE, Letters::English), Err(Refusal::NotAMove { .. })), "Cyrillic");
}

#[test]
fn announced_words() {
    for letters in [Letters::English, Letters::German, Letters::Ukrainian] {
        reads(
            START,
            letters,
            "g1f3",
            &[
                "Springer gustav eins felix drei",
                "Springer Gustav eins nach Felix drei",
                "SPRINGER GUSTAV EINS FELIX DREI",
                "Springer felix drei",
                "Springer f3",
                "Springer g1-f3",
                "1. Springer Gustav eins Felix drei.",
                "knight golf one foxtrot three",
                "knight to f3",
                "knight f three",
                "gustav eins felix drei",
            ],
        );
        reads(
            START,
            letters,
            "e2e4",
            &[
                "Eva zwei Eva vier",
                "Eva zwei - Eva vier",
                "Bauer Eva vier",
                "Eva vier",
                "e two e four",
                "pawn to e4",
                "echo four",
            ],
        );
    }
    reads(
        MIDDLE,
        Letters::German,
        "b2c3",
        &[
            "Bella zwei schlägt Cesar drei",
            "Bauer bella zwei schlaegt cäsar drei",
            "bella schlägt cesar drei",
        ],
    );
    reads(
        PROMOTION,
        Letters::German,
        "e7e8q",
        &[
            "Eva sieben Eva acht Dame",
            "Eva acht Dame",
            "Bauer Eva sieben Eva acht wird zur Dame",
            "Eva sieben eva acht, Dame, Schach",
            "e8 queen",
        ],
    );
    reads(
        "4k3/8/8/8/8/8/8/K2Q4 w - - 0 1",
        Letters::German,
        "d1d5",
        &["Dame David fünf", "Dame David eins David fuenf", "dame david eins david funf"],
    );
    reads(
        "4k3/8/8/8/8/5b2/8/4K3 w - - 0 1",
        Letters::German,
        "e1f2",
        &["König Felix zwei", "Koenig eva eins felix zwei"],
    );
}

/// Positions in which every kind of piece can go to one square are the shortest table of letters.
#[test]
fn piece_letters_of_each_language() {
    const KING: &str = "4k3/8/8/8/8/8/8/K7 w - - 0 1";
    const QUEEN: &str = "4k3/8/8/8/8/8/8/K2Q4 w - - 0 1";
    const ROOK: &str = "4k3/8/8/8/8/8/8/K2R4 w - - 0 1";
    const BISHOP: &str = "4k3/8/8/8/8/8/8/K2B4 w - - 0 1";
    const KNIGHT: &str = "4k3/8/8/8/8/8/8/K2N4 w - - 0 1";
    let table = [
        (Letters::English, "K Q R B N"),
        (Letters::German, "K D T L S"),
        (Letters::French, "R D T F C"),
        (Letters::Spanish, "R D T A C"),
        (Letters::Portuguese, "R D T B C"),
        (Letters::Italian, "R D T A C"),
        (Letters::Dutch, "K D T L P"),
        (Letters::Polish, "K H W G S"),
        (Letters::Czech, "K D V S J"),
        (Letters::Hungarian, "K V B F H"),
        (Letters::Swedish, "K D T L S"),
        (Letters::Finnish, "K D T L R"),
        (Letters::Romanian, "R D T N C"),
        (Letters::Icelandic, "K D H B R"),
        (Letters::Estonian, "K L V O R"),
        (Letters::Turkish, "Ş V K F A"),
        (Letters::Russian, "Кр Ф Л С К"),
        (Letters::Ukrainian, "Кр Ф Т С К"),
        (Letters::Macedonian, "К Д Т Л С"),
        (Letters::Serbian, "К Д Т Л С"),
        (Letters::Serbian, "K D T L S"),
        (Letters::Bulgarian, "Ц Д Т О К"),
        (Letters::Greek, "Ρ Β Π Α Ι"),
    ];
    let squares = [
        (KING, "a1", "b2"),
        (QUEEN, "d1", "d4"),
        (ROOK, "d1", "d4"),
        (BISHOP, "d1", "a4"),
        (KNIGHT, "d1", "e3"),
    ];
    for (letters, symbols) in table {
        for (symbol, (fen, from, to)) in symbols.split(' ').zip(squares) {
            let expected = format!("{from}{to}");
            for text in [format!("{symbol}{to}"), format!("{symbol}{from}-{to}")] {
                assert_eq!(uci(&text, fen, letters), Ok(expected.clone()), "{text} for {letters:?}");
            }
            let small = format!("{}{to}", symbol.to_lowercase());
            assert_eq!(uci(&small, fen, letters), Ok(expected.clone()), "{small} for {letters:?}");
        }
    }
    // English letters are everybody's second choice.
    for letters in Letters::ALL {
        assert_eq!(uci("Qd4", QUEEN, letters).as_deref(), Ok("d1d4"), "{letters:?}");
    }
}

#[test]
fn cyrillic_is_never_a_file() {
    for (text, letters) in [
        ("е4", Letters::English),
        ("е4", Letters::Russian),
        ("с4", Letters::Russian),
        ("Кf3", Letters::English),
        ("Кf3", Letters::German),
        ("е2е4", Letters::Ukrainian),
    ] {
        assert!(matches!(uci(text, START, letters), Err(Refusal::NotAMove { .. })), "{text} for {letters:?}");
    }
    reads(START, Letters::Russian, "g1f3", &["Кf3", "кf3", "Кg1-f3", "Nf3"]);
}

#[test]
fn two_readings_are_both_named() {
    // The king's R of French and the rook's R of English.
    const FRENCH: &str = "7k/8/8/8/8/8/6K1/R7 w - - 0 1";
    reads(FRENCH, Letters::French, "g2f1", &["Rf1", "1. Rf1"]);
    reads(FRENCH, Letters::English, "a1f1", &["Rf1", "rf1"]);
    reads(FRENCH, Letters::French, "g2g3", &["Rg3"]);
    reads(FRENCH, Letters::French, "a1b1", &["Rb1", "Tb1"]);
    // The pawn on b2 and a bishop.
    const BISHOP: &str = "4k3/8/8/8/8/2n5/1P6/K3B3 w - - 0 1";
    reads(BISHOP, Letters::English, "e1c3", &["Bxc3", "Be1xc3", "e1c3"]);
    reads(BISHOP, Letters::English, "b2c3", &["bxc3", "bc3", "bc", "b2xc3", "b2c3", "2233", "Pxc3"]);
    reads(BISHOP, Letters::German, "b2c3", &["bxc3", "bc"]);
    reads("4k3/8/8/8/8/2n5/8/K3B3 w - - 0 1", Letters::English, "e1c3", &["bc3", "bxc3"]);
    // Two knights, two rooks.
    const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    assert_eq!(readings("Nd2", KNIGHTS, Letters::English), ["Nbd2 2142", "Nfd2 6342"]);
    reads(KNIGHTS, Letters::English, "b1d2", &["Nbd2", "N1d2", "Nb1d2", "nbd2"]);
    // A knight in Finnish, a rook in English.
    reads(PROMOTION, Letters::Finnish, "e7e8n", &["e8=R", "e8R", "e7-e8R"]);
    reads(PROMOTION, Letters::Finnish, "e7e8r", &["e7e8r", "e8T", "57582"]);
}

#[test]
fn chess960_castling_beside_plain_king_moves() {
    let position = domain::Position::from_fen("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1", true).expect("legal");
    let uci = |text: &str| read(text, &position, Letters::English).map(|m| position.uci(m));
    for text in ["0-0", "O-O", "6181", "f1h1", "kurze Rochade"] {
        assert_eq!(uci(text).as_deref(), Ok("f1h1"), "{text}");
    }
    for text in ["0-0-0", "6111", "f1a1", "6131", "f1c1"] {
        assert_eq!(uci(text).as_deref(), Ok("f1a1"), "{text}");
    }
    for text in ["Kg1", "Kf1-g1", "König Gustav eins"] {
        assert_eq!(uci(text).as_deref(), Ok("f1g1"), "{text}");
    }
    // UCI has no other word for the king's step.
    assert_eq!(uci("f1g1").as_deref(), Ok("f1g1"));
    for text in ["6171", "f1-g1"] {
        let Err(Refusal::AmbiguousMove { readings, .. }) = uci(text) else { panic!("{text}") };
        let mut both: Vec<_> = readings.iter().map(|r| (r.san.as_str(), r.numeric.as_str())).collect();
        both.sort_unstable();
        assert_eq!(both, [("Kg1", "6171"), ("O-O", "6181")]);
    }
}

#[test]
fn non_moves_are_refused_fast() {
    let position = position(START);
    let long = "e4".repeat(500_000);
    for text in [
        "", " ", "hello", "e9", "i4", "9254", "525", "525411", "Da", "1.", "12", "-", "=", "(=)", "x", "e",
        "0", "0-0-0-0", &long,
    ] {
        let Err(Refusal::NotAMove { text: shown }) = read(text, &position, Letters::English) else {
            panic!("{text:.20}")
        };
        assert!(shown.chars().count() <= 64);
    }
    let Err(Refusal::NotAMove { text }) = read("a\u{202e}b\u{0}c\nd", &position, Letters::English) else {
        panic!()
    };
    assert_eq!(text, "abcd");
}

#[test]
fn capitals_may_have_two_readings() {
    let fen = "4k3/1p1b4/2B5/8/8/8/8/4K3 b - - 0 1";
    reads(fen, Letters::English, "d7c6", &["Bxc6", "Bc6"]);
    reads(fen, Letters::English, "b7c6", &["bxc6", "bc6", "b7xc6"]);
    for text in ["BXC6", "BC6"] {
        assert_eq!(readings(text, fen, Letters::English), ["Bxc6 4736", "bxc6 2736"], "{text}");
    }
    let fen = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    for text in ["b8b", "b7-b8b", "b8=b"] {
        assert_eq!(readings(text, fen, Letters::Hungarian), ["b8=B 27283", "b8=R 27282"], "{text}");
        reads(fen, Letters::French, "b7b8b", &[text]);
    }
}

/// A move that a mail program stretched beyond its letters is still a move; a text of more than a hundred is none.
#[test]
fn invisible_characters_add_no_length() {
    let unseen = "\u{200b}".repeat(150);
    reads(START, Letters::English, "e2e4", &[&format!("{unseen}e4"), "52\u{2028}54"]);
    let spaced = |blanks: usize| format!("Springer{}f3", " ".repeat(blanks));
    reads(START, Letters::English, "g1f3", &[&spaced(90)]);
    let refused = uci(&spaced(91), START, Letters::English);
    assert!(matches!(refused, Err(Refusal::NotAMove { .. })), "{refused:?}");
}

#[test]
fn capitals_can_be_files() {
    reads(START, Letters::English, "e2e4", &["E4", "E2-E4"]);
}

#[test]
fn announced_words_make_one_move() {
    let promotes = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    reads(promotes, Letters::German, "e7e8q", &["e7 e8 Dame", "Bauer e7 e8 Dame"]);
    let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    reads(castles, Letters::German, "e1g1", &["kurze Rochade", "kurz kurze Rochade"]);
    for (text, fen) in [
        ("e7 e8 Dame Turm", promotes),
        ("e7 e8 Dame nimmt", promotes),
        ("kurze lange Rochade", castles),
        ("Springer f33", START),
        ("ee4", START),
    ] {
        let refused = uci(text, fen, Letters::German);
        assert!(matches!(refused, Err(Refusal::NotAMove { .. })), "{text}: {refused:?}");
    }
}

/// Two pawns that may go to one square are asked about first; then the promotion.
#[test]
fn pawn_is_asked_before_promotion() {
    let two = "5r2/4P1P1/8/k7/8/8/8/4K3 w - - 0 1";
    let asked = uci("Pxf8", two, Letters::English);
    assert!(matches!(asked, Err(Refusal::AmbiguousMove { .. })), "{asked:?}");
    let asked = uci("exf8", two, Letters::English);
    assert!(matches!(asked, Err(Refusal::PromotionMissing { .. })), "{asked:?}");
}

/// A question names its readings as a sentence does.
#[test]
fn question_lists_its_readings() {
    for (fen, text, said) in [
        (
            "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
            "Nd2",
            "\"Nd2\" has more than one reading: Nbd2 (2142) or Nfd2 (6342)",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a8",
            "\"a8\" must say what the pawn becomes: a8=Q (17181), a8=R (17182), a8=B (17183) or a8=N (17184)",
        ),
    ] {
        let refusal = uci(text, fen, Letters::English).expect_err("a question").sentence();
        let refusal = refusal.trim_end_matches('.');
        let mut words: Vec<&str> =
            refusal.split([':', ',']).flat_map(|part| part.split(" or ")).map(str::trim).collect();
        let mut expected: Vec<&str> =
            said.split([':', ',']).flat_map(|part| part.split(" or ")).map(str::trim).collect();
        assert_eq!(refusal.matches(" or ").count(), 1, "{refusal}");
        assert_eq!(refusal.matches(", ").count(), said.matches(", ").count(), "{refusal}");
        assert!(refusal.rfind(", ").is_none_or(|comma| Some(comma) < refusal.find(" or ")), "{refusal}");
        words.sort_unstable();
        expected.sort_unstable();
        assert_eq!(words, expected, "{refusal}");
    }
}

#[test]
fn notations_have_stable_names() {
    for notation in Notation::ALL {
        let json = serde_json::to_string(&notation).unwrap();
        assert_eq!(json, format!("\"{}\"", notation.name()));
    }
}
