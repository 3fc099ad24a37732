//! Which lines of a mail are about conditional moves, and which are prose.

use domain::notation::{condition, continues_condition, with_condition};

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
    assert!(continues_condition("5755 then 7163 if 2836", "then 6125"));
    assert!(continues_condition("5755, 7163,", "2836, 6125"));
    for another in ["if 3735 then 7163", "Wenn 3735, 7163", "falls: 3735, 7163"] {
        assert!(!continues_condition("5755 then 7163 if 2836 then 6125,", another), "{another}");
        assert!(!continues_condition("5755 then 7163 and", another), "{another}");
        assert!(continues_condition("5755 then", another), "{another}");
    }
    assert!(!continues_condition("5755 then 7163", "5254"));
    assert!(!continues_condition("5755 then 7163,", "and now for something else"));
}
