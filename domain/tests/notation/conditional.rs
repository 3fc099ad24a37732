//! Which lines of a mail are about conditional moves, and which are prose.

use domain::notation::{
    Below, begins_condition, below_condition, condition, hints_at_condition, with_condition,
};

#[test]
fn a_line_about_moves_is_a_condition() {
    for (line, rest) in [
        ("if 5755 then 7163", "5755 then 7163"),
        ("If 1... e5 then 2. Nf3", "1... e5 then 2. Nf3"),
        ("IF e5, Nf3", "e5, Nf3"),
        ("wenn e5 dann Sf3", "e5 dann Sf3"),
        ("falls: 5755, 7163", "5755, 7163"),
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
        ("\u{2022} wenn e5 dann Sf3", "e5 dann Sf3"),
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
        "wenn du willst",
        "5755 then 7163",
        "if a is b",
        "- 5755 then 7163",
        "-if 5755 then 7163",
        "- - if 5755 then 7163",
    ] {
        assert_eq!(condition(prose), None, "{prose}");
    }
}

#[test]
fn it_may_stand_behind_the_move_and_go_on() {
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
fn a_line_that_was_broken_is_one_chain() {
    let comma = format!("{LONG},");
    for (so_far, next) in [
        (comma.as_str(), "if 2725 then 4244"),
        (comma.as_str(), "wenn 2725, 4244"),
        (comma.as_str(), "2725 then 4244"),
        (&format!("{LONG} and"), "if 2725 then 4244"),
        (&format!("{LONG}, if"), "2725 then 4244"),
        (&format!("{LONG}, if:"), "2725 then 4244"),
        (&format!("{LONG} if 2725"), "then 4244"),
        (&format!("{LONG}, if 2725 then"), "4244"),
        ("5755 then", "7163"),
        ("5755", "-> 7163"),
        ("5755 dann", "if 7163"),
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
fn what_may_be_the_rest_of_a_line_or_another_is_unclear() {
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
fn what_is_no_rest_stands_for_itself() {
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
        ("If he plays 5755, I play 7163.", true, true),
        ("(if 5755 then 6125)", true, true),
        ("If he plays e5, I play Nf3.", true, true),
        ("And if you play e5 then I go Nf3", false, true),
        ("if he plays 5755", true, false),
        ("- wenn er e5 zieht", true, false),
        ("If you have 5 minutes, or 2026, or 10", false, false),
        ("I play 5254 and 7163", false, false),
        ("if you like it then tell me", false, false),
    ] {
        assert_eq!((begins_condition(line), hints_at_condition(line)), (begins, hints), "{line}");
    }
}
