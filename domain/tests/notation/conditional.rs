//! Lines of a mail about conditional moves, and prose.

use domain::{
    Refusal,
    notation::{
        Below, Letters, before_hint, begins_condition, below_condition, condition, hints_at_condition,
        read_line, with_condition,
    },
};

use super::{START, position};

#[test]
fn line_about_moves_is_a_condition() {
    for (line, rest) in [
        ("if 5755 then 7163", "5755 then 7163"),
        ("If 1... e5 then 2. Nf3", "1... e5 then 2. Nf3"),
        ("IF e5, Nf3", "e5, Nf3"),
        ("if: 5755, 7163", "5755, 7163"),
        ("23. if 5755 then 7163.", "23. if 5755 then 7163."),
        ("23... if: e5, Nf3", "23... if: e5, Nf3"),
        ("if 9999, 7163", "9999, 7163"),
        ("if e5 -> O-O", "e5 -> O-O"),
        ("if O-O then Springer Gustav eins Felix drei", "O-O then Springer Gustav eins Felix drei"),
        ("if 5755 than 7163", "5755 than 7163"),
        ("if e5 then hello", "e5 then hello"),
        ("if exd5", "exd5"),
        ("- if 5755 then 7163", "5755 then 7163"),
        (" *  If e5, Nf3", "e5, Nf3"),
        ("\u{2022} if e5 then Sf3", "e5 then Sf3"),
        ("1) if 5755 then 7163", "5755 then 7163"),
    ] {
        assert_eq!(condition(line), Some(rest), "{line}");
    }
    for prose in [
        "if",
        "if you like it then tell me",
        "if you play e5 then I play d4",
        "If e4 is weak, I resign",
        "if in check",
        "iffy 5755 then 7163",
        "23. 5755 then 7163",
        "23. if you like",
        "wenn e5 dann Sf3",
        "5755 then 7163",
        "if a is b",
        "if 5755 hello",
        "- 5755 then 7163",
        "-if 5755 then 7163",
        "- - if 5755 then 7163",
    ] {
        assert_eq!(condition(prose), None, "{prose}");
    }
}

#[test]
fn condition_may_follow_the_move() {
    assert_eq!(with_condition("5254, if 5755 then 7163"), Some(("5254", "if 5755 then 7163")));
    assert_eq!(
        with_condition("e4 if e5 then Nf3 if Nc6 then Bb5"),
        Some(("e4", "if e5 then Nf3 if Nc6 then Bb5"))
    );
    assert_eq!(with_condition("if 5755 then 7163"), None);
    assert_eq!(with_condition("5254 if you like"), None);
    let behind = |ifs: usize| format!("{}if 5755 then 7163", "why not if ".repeat(ifs));
    assert!(with_condition(&behind(5)).is_some());
    assert_eq!(with_condition(&behind(30)), None, "not every one is looked at");
}

/// `so_far` is the condition without its first "if".
fn below(so_far: &str, next: &str) -> Below {
    below_condition(so_far, &format!("if {so_far}"), next, false)
}

const LONG: &str = "5755 then 7163, if 2836 then 6125, if 1716 then 2514, if 7866 then 5171";

#[test]
fn broken_line_is_one_chain() {
    let comma = format!("{LONG},");
    for (so_far, next) in [
        (comma.as_str(), "if 2725 then 4244"),
        (comma.as_str(), "if 2725, 4244"),
        (comma.as_str(), "2725 then 4244"),
        (&format!("{LONG} and"), "if 2725 then 4244"),
        (&format!("{LONG}, if"), "2725 then 4244"),
        (&format!("{LONG}, if:"), "2725 then 4244"),
        (&format!("{LONG} if 2725"), "then 4244"),
        (&format!("{LONG}, if 2725 then"), "4244"),
        ("5755 then", "7163"),
        ("5755", "-> 7163"),
        ("5755 so", "if 7163"),
    ] {
        assert_eq!(below(so_far, next), Below::Rest, "{so_far} / {next}");
        assert_eq!(
            below_condition(so_far, so_far, next, true),
            Below::Unclear,
            "with a blank line: {so_far} / {next}"
        );
    }
}

#[test]
fn ambiguous_rest_is_unclear() {
    let bare = LONG.replace(',', "");
    for (so_far, next) in [
        ("5755 then 7163,", "if 2836 then 6125"),
        ("5755 then 7163,", "falls: 3735, 7163"),
        ("5755 then 7163 and", "if 2836 then 6125"),
        ("5755, 7163,", "2836, 6125"),
        ("5755", "7163"),
        ("1... e5", "Nf3"),
        ("5755", "- 7163"),
        ("5755 then 7163 if 2836", "6125"),
        ("5755 then 7163,", "5254"),
        ("5755 then", "- if 2836 then 6125"),
        ("5755 then 7163", "2836 then 6125"),
        (&bare, "if 2725 then 4244"),
        ("e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3", "O-O h3"),
    ] {
        assert_eq!(below(so_far, next), Below::Unclear, "{so_far} / {next}");
    }
}

#[test]
fn separate_line_stands_apart() {
    for (so_far, next) in [
        ("5755 then 7163", "if 3735 then 7163"),
        ("5755 then 7163 if 2836 then 6125", "if 3735 then 7163"),
        (LONG, "if 5755 then 7163, if 7866 then 4244"),
        (LONG, "5254"),
        ("5755 then 7163", "5254"),
        ("5755 7163", "5254"),
        ("5755 then 7163,", "and now for something else"),
        ("5755 then 7163", ""),
        ("5755", "Regards"),
        ("5755 then 7163,", "- if 3735 then 7163"),
        (&LONG.replace(',', ""), "* if 2725 then 4244"),
    ] {
        assert_eq!(below(so_far, next), Below::Apart, "{so_far} / {next}");
    }
    let bare = LONG.replace(',', "");
    assert_eq!(
        below_condition(&bare, &bare, "if 2725 then 4244", true),
        Below::Apart,
        "a blank line parts them"
    );
}

#[test]
fn prose_may_hint_at_a_condition() {
    for (line, begins, hints) in [
        ("If they play 5755, I play 7163.", true, true),
        ("(if 5755 then 6125)", true, true),
        ("If they play e5, I play Nf3.", true, true),
        ("And if you play e5 then I go Nf3", false, true),
        ("if they play 5755", true, false),
        ("- if they play e5", true, false),
        ("If you have 5 minutes, or 2026, or 10", false, false),
        ("I play 5254 and 7163", false, false),
        ("if you like it then tell me", false, false),
    ] {
        assert_eq!((begins_condition(line), hints_at_condition(line)), (begins, hints), "{line}");
    }
}

/// A line of 2,000 bytes is looked at, a longer one is not.
#[test]
fn very_long_lines_are_no_conditions() {
    let padded = |length: usize, begin: &str| {
        let end = "if 5755 then 7163";
        format!("{begin}{}{end}", " ".repeat(length - begin.len() - end.len()))
    };
    assert!(with_condition(&padded(2_000, "5254,")).is_some());
    assert_eq!(with_condition(&padded(2_001, "5254,")), None);
    let inside = |length: usize| {
        let [begin, end] = ["if 5755", "then 7163"];
        format!("{begin}{}{end}", " ".repeat(length - begin.len() - end.len()))
    };
    assert!(condition(&inside(2_000)).is_some());
    assert_eq!((condition(&inside(2_001)), condition(&inside(2_002))), (None, None));
    // A line that is a condition as a whole has nothing before it.
    assert_eq!(with_condition("if 5755 then 7163 if 2836 then 6125"), None);
}

#[test]
fn bracketed_condition_follows_a_move() {
    assert_eq!(before_hint("5254 (if 5755 then 7163)"), Some("5254"));
    assert_eq!(before_hint("5254 (if you play 5755, I play 7163)."), Some("5254"));
    for other in [
        "5254 (if 5755 then 7163) is strong",
        "5254 (so d5 then e5)",
        "5254 (if you like)",
        "5254 if 5755 then 7163",
        "5254 (if 5755) then 7163)",
    ] {
        assert_eq!(before_hint(other), None, "{other}");
    }
}

/// Two of the eight words behind "if" have the shape of a move, which has less than eight letters.
#[test]
fn hint_needs_two_moves() {
    for (text, hints) in [
        ("if e4 you will see me then play Nf3", true),
        ("if e4 you will then see me then play Nf3", false),
        ("if cafe4yo then e5", true),
        ("if cafe4you then e5", false),
    ] {
        assert_eq!(hints_at_condition(text), hints, "{text}");
    }
}

/// Mail programs break a line where its next word would not fit: a line of which more than 64 columns would be used.
#[test]
fn only_a_full_line_was_broken() {
    for (columns, first, below) in [
        (60, "2725", Below::Rest),
        (59, "2725", Below::Unclear),
        (63, "g8", Below::Unclear),
        (61, "Nf3", Below::Rest),
        (60, "Nf3", Below::Unclear),
    ] {
        let line = format!("{:>columns$}", "if 5755 then 7163,");
        let found = below_condition("5755 then 7163,", &line, &format!("{first} then 4244"), false);
        let expected = if columns + 1 + first.len() > 64 { Below::Rest } else { Below::Unclear };
        assert!(found == below || below != expected, "{columns} {first}: {found:?}");
        assert_eq!(found, expected, "{columns} {first}");
    }
}

fn line(text: &str, fen: &str, at_most: usize) -> Result<Vec<String>, (usize, Refusal)> {
    let start = position(fen);
    let moves = read_line(text, &start, Letters::German, at_most)?;
    let mut now = start;
    Ok(moves
        .into_iter()
        .map(|m| {
            let uci = now.uci(m);
            now = now.play(m).expect("a legal move");
            uci
        })
        .collect())
}

#[test]
fn moves_of_a_line() {
    for (text, moves) in [
        ("e4, e5, Nf3", "e2e4 e7e5 g1f3"),
        ("e4 e5", "e2e4 e7e5"),
        ("e2 - e4 e7 - e5", "e2e4 e7e5"),
        ("e4 52 5 4", ""),
        ("1. e4 e5 2. Springer Gustav eins Felix drei", "e2e4 e7e5 g1f3"),
    ] {
        let found = line(text, START, 100).map(|moves| moves.join(" "));
        assert_eq!(found.unwrap_or_default(), moves, "{text}");
    }
    // One more than asked for tells that there were too many.
    for text in ["e4, e5, Nf3, Nc6, Bb5", "e4 e5 Nf3 Nc6 Bb5"] {
        assert_eq!(line(text, START, 2).map(|moves| moves.len()), Ok(3), "{text}");
    }
    assert!(line("52, 54", START, 100).is_err(), "a comma parts moves, not their squares");
}

/// The written number and the next one, in half-moves played.
#[test]
fn number_of_another_move_is_named() {
    const BLACK: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    for (text, fen, wrong) in [
        ("5. e5", BLACK, Some((8, 1))),
        ("5... e5", BLACK, Some((9, 1))),
        ("1... e5", BLACK, None),
        ("1. e5", BLACK, None),
        ("1... e4", START, Some((1, 0))),
        ("1.. e4", START, Some((1, 0))),
        ("1. e4", START, None),
        ("2. e4", START, Some((2, 0))),
        ("100. e4", START, Some((198, 0))),
    ] {
        let expected = wrong.map(|(expected, current)| (0, Refusal::WrongPly { expected, current }));
        assert_eq!(line(text, fen, 100).err(), expected, "{text}");
    }
}

/// The refusal repeats the words that belong together.
#[test]
fn refused_words_are_one_move() {
    for (text, at, said) in [
        ("Springer Gustav eins Felix vier", 0, "Springer Gustav eins Felix vier"),
        ("e4, Springer Gustav eins Felix drei", 1, "Springer Gustav eins Felix drei"),
        ("hello you", 0, "hello"),
        ("e4 Ke5", 1, "Ke5"),
    ] {
        let (place, refusal) = line(text, START, 100).expect_err(text);
        let (Refusal::NotAMove { text: of } | Refusal::IllegalMove { text: of, .. }) = &refusal else {
            panic!("{refusal:?}")
        };
        assert_eq!((place, of.as_str()), (at, said), "{text}");
    }
}
