//! Games as they are written down.

use super::*;

#[test]
fn check_is_told() {
    let position = |fen: &str| Position::from_fen(fen, false).unwrap();
    assert!(position("4k3/8/8/8/8/8/8/r3K3 w - - 0 1").is_check());
    assert!(!position("4k3/8/8/8/8/8/r7/4K3 w - - 0 1").is_check());
}

fn written(table: &Table, tags: &[(&str, &str)], comments: Comments) -> String {
    let options = Options { white: "Ann", black: "Ben", site: "club", tags, comments, clock_rules: None };
    pgn::write(&table.events, &options, |_| Some("Good luck!")).unwrap()
}

#[test]
fn tags_have_names() {
    let long = "a".repeat(40);
    let longer = "b".repeat(41);
    let tags = [
        ("cmail_1", "one"),
        (&long, "two"),
        (&longer, "three"),
        ("", "four"),
        ("no name", "five"),
        ("White", "Eve"),
    ];
    let pgn = written(&ruled(|_| {}), &tags, Comments::Fewest);
    for kept in ["[cmail_1 \"one\"]", &format!("[{long} \"two\"]"), "[White \"Ann\"]"] {
        assert!(pgn.contains(kept), "{kept}: {pgn}");
    }
    for left_out in ["three", "four", "five", "\"Eve\""] {
        assert!(!pgn.contains(left_out), "{left_out}: {pgn}");
    }
}

/// The PGN standard, 9.6.1.
#[test]
fn time_control_tag() {
    let tag = |control: TimeControl| {
        let pgn = written(&ruled(|all| all.time_control = control), &[], Comments::Fewest);
        pgn.lines().find_map(|line| line.strip_prefix("[TimeControl ")).unwrap_or_default().to_owned()
    };
    assert_eq!(tag(TimeControl::iccf(10, 50)), "\"10/4320000\"]");
    assert_eq!(tag(TimeControl::fischer(Span::days(10), DAY, None)), "\"864000+86400\"]");
    let delayed = Period { delay: DAY, ..Period::new(Some(10), Span::days(50)) };
    assert_eq!(tag(TimeControl::exact(vec![delayed])), "\"?\"]");
}

/// A sealed move is in the PGN with the clock at its sealing; a message only where comments do.
#[test]
fn sealed_moves_and_messages_in_pgn() {
    let (mut table, text) = adjourned(Holders::Vault, |_| {});
    table.done(BLACK, Command::Resume { envelope: Some(shown(&text)) });
    table.done(BLACK, Command::Say);
    let words = |comments| written(&table, &[], comments).split_whitespace().collect::<Vec<_>>().join(" ");
    let (with, without) = (words(Comments::All), words(Comments::Fewest));
    assert!(
        with.contains("1. Nf3 {[%ccsnt 2027") && with.contains("[%clk 479:59:58] [%emt 0:00:02]}"),
        "{with}"
    );
    assert!(with.ends_with("{black: Good luck!} *") && without.ends_with("1. Nf3 *"), "{with} {without}");
}
