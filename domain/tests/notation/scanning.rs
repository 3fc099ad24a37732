use std::time::Instant;

use domain::{
    Refusal,
    notation::{Letters, scan_line},
};

use super::{START, position};

const AFTER_11: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 12";

/// Text, number and whether a draw was offered of each candidate, then whether there is prose.
fn scan(line: &str, fen: &str, letters: Letters) -> (Vec<String>, bool) {
    let line = scan_line(line, &position(fen), letters);
    let found = line.candidates.into_iter().map(|candidate| {
        let number = candidate
            .number
            .map_or(String::new(), |(number, black)| format!("{number}{} ", if black { "..." } else { "." }));
        let offer = if candidate.draw_offer { " (=)" } else { "" };
        let reading = match candidate.reading {
            Ok(_) => "",
            Err(Refusal::IllegalMove { .. }) => " illegal",
            Err(_) => " ?",
        };
        format!("{number}{}{offer}{reading}", candidate.text)
    });
    (found.collect(), line.prose)
}

#[test]
fn moves_alone_in_their_line() {
    let table: &[(&str, &[&str])] = &[
        ("5254", &["5254"]),
        ("  5254.  ", &["5254"]),
        ("1. 5254", &["1. 5254"]),
        ("1.5254", &["1. 5254"]),
        ("1 5254", &["1. 5254"]),
        ("52 54", &["52 54"]),
        ("52 - 54", &["52 - 54"]),
        ("52-54", &["52-54"]),
        ("1. 52 54", &["1. 52 54"]),
        ("1 52 54", &["1. 52 54"]),
        ("５２５４", &["5254"]),
        ("\u{feff}1.\u{a0}e4\u{200b}", &["1. e4"]),
        ("e4", &["e4"]),
        ("1.e4!", &["1. e4"]),
        ("**Nf3**", &["Nf3"]),
        ("(Nf3)", &["Nf3"]),
        ("1) Nf3", &["1. Nf3"]),
        ("Ng1 - f3", &["Ng1 - f3"]),
        ("e2 - e4", &["e2 - e4"]),
        ("e2- e4", &["e2- e4"]),
        ("1. e2e4,", &["1. e2e4"]),
        ("Springer Gustav eins Felix drei", &["Springer Gustav eins Felix drei"]),
        ("1. Eva zwei Eva vier", &["1. Eva zwei Eva vier"]),
        ("Springer g1 - f3", &["Springer g1 - f3"]),
        ("cavalier f3", &["cavalier f3"]),
        ("N f3", &["N f3"]),
        ("n f3", &["n f3"]),
        ("N. f3", &["N. f3"]),
        ("♘ f3", &["♘ f3"]),
        ("1.52 54", &["1. 1.52 54"]),
        ("1.52 54 57 55", &["1. 1.52 54", "1... 57 55 illegal"]),
        ("e two e four", &["e two e four"]),
        ("Nf3 !?", &["Nf3"]),
        ("Nf3 +", &["Nf3"]),
        ("0-0", &["0-0 illegal"]),
        ("0 - 0", &["0 - 0 illegal"]),
        ("0 - 0 - 0", &["0 - 0 - 0 illegal"]),
        ("kurze Rochade", &["kurze Rochade illegal"]),
        ("Nc3", &["Nc3"]),
        ("", &[]),
        ("1.", &[]),
        (" \u{200b} ", &[]),
    ];
    for (line, expected) in table {
        let (found, prose) = scan(line, START, Letters::English);
        assert_eq!(found, *expected, "{line:?}");
        assert!(!prose, "{line:?} is no prose");
    }
}

#[test]
fn pairs_and_their_numbers() {
    let table: &[(&str, &[&str])] = &[
        ("12. 0-0 5756", &["12. 0-0", "12... 5756 illegal"]),
        ("11. e4 e5 12. d3", &["11. e4 illegal", "11... e5 illegal", "12. d3"]),
        ("11. 5254 5755 12. 4243", &["11. 5254 illegal", "11... 5755 illegal", "12. 4243"]),
        ("11...5756", &["11... 5756 illegal"]),
        ("11... 5756 12.d3", &["11... 5756 illegal", "12. d3"]),
        ("11. ... 5756", &["11... 5756 illegal"]),
        ("11 ... 5756", &["11... 5756 illegal"]),
        ("11. ...Nf6", &["11... Nf6 illegal"]),
        ("11… Nf6", &["11... Nf6 illegal"]),
        ("12 d3", &["12. d3"]),
        ("12. Ng5 d5 13. exd", &["12. Ng5", "12... d5 illegal", "13. exd illegal"]),
    ];
    for (line, expected) in table {
        let (found, prose) = scan(line, AFTER_11, Letters::English);
        assert_eq!(found, *expected, "{line:?}");
        assert!(!prose, "{line:?} is no prose");
    }
}

#[test]
fn draw_offers_beside_the_move() {
    for line in [
        "1. e4 (=)",
        "e4(=)",
        "e4 (=).",
        "e4 (draw?)",
        "e4 =",
        "(=) e4",
        "e4 draw offer",
        "e4, I offer a draw.",
        "e4 draw?",
        "e4, Draw?",
        "draw offer: e4",
        "I offer a draw, e4",
    ] {
        let (found, prose) = scan(line, START, Letters::English);
        assert_eq!(found.len(), 1, "{line:?}: {found:?}");
        assert!(found[0].contains("e4 (=)"), "{line:?}: {found:?}");
        assert!(!prose, "{line:?}");
    }
    for line in [
        "e4, no draw",
        "e4 I decline the draw",
        "e4 and I think it is a draw",
        "e4 not a draw offer",
        "e4 remis",
    ] {
        let (found, prose) = scan(line, START, Letters::English);
        assert_eq!(found, ["e4"], "{line:?}");
        assert!(prose, "{line:?}");
    }
}

#[test]
fn promotions_across_words() {
    let fen = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    for (line, expected) in [
        ("e8=Q", "e8=Q"),
        ("e8 Q", "e8 Q"),
        ("e8 = Q", "e8 = Q"),
        ("e8 (Q)", "e8 (Q)"),
        ("e8(Q)", "e8(Q)"),
        ("5758 1", "5758 1"),
        ("5758", "5758 ?"),
        ("e8=", "e8= ?"),
        ("Eva sieben Eva acht Dame", "Eva sieben Eva acht Dame"),
    ] {
        assert_eq!(scan(line, fen, Letters::English), (vec![expected.into()], false), "{line:?}");
    }
}

#[test]
fn prose_holds_no_moves() {
    for line in [
        "Hello Bob, so be it.",
        "Da bin ich, das ist ein Bad.",
        "Tee oder Kaffee? De facto egal.",
        "Be careful, a bad cafe, added face",
        "On Thu, Nov 20, 2025 at 10:00:00AM +0000, Chess Server wrote:",
        "Am 12.11.2026 um 12.00 Uhr schrieb Eva:",
        "12.11.24",
        "The king is dead, long live the queen",
        "1-0 or 1/2-1/2",
        "ooo nice",
        "Felix, Eva und David",
        "a two-day break",
        "https://example.org/games/5254/e4",
        "best, ed",
        "> so be it",
        "|",
    ] {
        let (found, prose) = scan(line, START, Letters::German);
        assert_eq!(found, Vec::<String>::new(), "{line:?}");
        assert!(prose, "{line:?}");
    }
    assert_eq!(scan("I play 5254, best wishes", START, Letters::English), (vec!["5254".into()], true));
    assert_eq!(scan("> 1. e4", START, Letters::English), (vec!["1. e4".into()], true));
    assert_eq!(scan("on a4 paper", START, Letters::English), (vec!["a4".into()], true));
}

/// A line of a megabyte and a word of ten thousand letters cost next to nothing.
#[test]
fn long_lines_cost_bounded_time() {
    let position = position(START);
    let begin = Instant::now();
    for line in [
        "5254 ".repeat(200_000),
        "e".repeat(1_000_000),
        "x ".repeat(500_000),
        "Eva ".repeat(250_000),
        "é".repeat(10_000),
    ] {
        let found = scan_line(&line, &position, Letters::German);
        assert!(found.prose);
        assert!(found.candidates.len() <= 1_000);
    }
    assert!(begin.elapsed().as_secs() < 60, "{:?}", begin.elapsed());
}

/// A date, a price and a move in two notations.
#[test]
fn numbers_and_signs_beside_moves() {
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    for line in ["17.16", "5755 EUR", "on 17.16", "= of 5755"] {
        assert!(scan(line, after_e4, Letters::English).1, "{line}");
    }
    for (line, moves) in [
        ("e5 = 5755", &["e5", "5755"][..]),
        ("e5 =", &["e5 (=)"]),
        ("= e5", &["e5 (=)"]),
        ("e5 (=)", &["e5 (=)"]),
    ] {
        let (found, prose) = scan(line, after_e4, Letters::English);
        assert_eq!(found, moves, "{line}");
        assert!(!prose, "{line}");
    }
    let line = scan_line("My move: e5, thanks", &position(after_e4), Letters::English);
    assert_eq!(line.words, [(0, "my".to_owned()), (0, "move".to_owned()), (1, "thanks".to_owned())]);
}
