//! The reasons of acts and appeals in a mail: where they end, and lines beside them that may be something else.

use app::ports::{InboxState, Role};
use domain::*;

use crate::{arbiter::all, common::Table};

/// Mail programs break lines.
#[test]
fn reasons_extend_to_paragraph_end() {
    let mut table = Table::new();
    let text = "arbiter G1 warn white: You were asked three times to answer the letters of your\n\
                opponent, and you did not answer any of them within the two weeks\n\
                that the rules allow.\n\nRegards,\nCarla";
    table.arbiter(text);
    let reason = "You were asked three times to answer the letters of your opponent, and you did not answer any of them \
                  within the two weeks that the rules allow.";
    assert_eq!(table.service.records.text(table.game, 2).unwrap().unwrap().text, reason);
    let grounds = "appeal 2: I answered all of them on the day on which they came and the postman\nis my witness.\n\nAnna";
    table.mail(Color::White, grounds);
    let appealed = table.service.records.text(table.game, 3).unwrap().unwrap().text;
    assert_eq!(
        appealed,
        "I answered all of them on the day on which they came and the postman is my witness."
    );
    table.deliver();
}

/// A player's own text is not taken for a move, nor for a resignation.
#[test]
fn lines_below_appeal_may_belong() {
    let mut table = Table::new();
    table.add("Emil", Role::Arbiter);
    table.arbiter("arbiter G1 warn white\nIt was rude.");
    let mails = table.deliver();
    assert_eq!(all(&mails, "The reason: It was rude."), 2, "{mails:#?}");
    for doubtful in [
        "appeal 2: My mail of Monday had this move:\n\n5254\n\nand it was in time.",
        "appeal 2: I wrote him on Monday:\n\nresign yes\n\nwas a joke of his",
        "appeal 2: The conditions were\n\nif 5755 then 7163",
        "withdraw from event yes: My next move would be\n\n5254",
        "arbiter G1 warn white: They wrote\n\nresign yes\n",
    ] {
        let id = table.mail(Color::White, doubtful);
        assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()), "{doubtful}");
        let state = table.state();
        assert!(!state.is_over() && state.ply == Ply(0) && state.withdrawn.is_none(), "{doubtful}");
        assert_eq!(all(&table.deliver(), "stands what may be a move or a command"), 1, "{doubtful}");
    }
    let text = "appeal 2: My mail of Monday had this move:\n\n5254\nresign yes\n\nand it came here in time.\n.\nsay hello";
    table.mail(Color::White, text);
    assert_eq!(all(&table.deliver(), "appealed against"), 2, "the opponent and the other arbiter");
    let grounds = (1..=table.state().events).find_map(|seq| {
        let text = table.service.records.text(table.game, seq).unwrap()?.text;
        text.starts_with("My mail").then_some(text)
    });
    assert_eq!(
        grounds.as_deref(),
        Some("My mail of Monday had this move: 5254 resign yes and it came here in time.")
    );
    assert!(table.moves().is_empty() && !table.state().is_over());
    let messages = table.service.records.messages(table.game, table.players.black).unwrap();
    assert!(messages.iter().any(|message| message.text == "hello"), "what stands below the full stop counts");
}

/// A colon in it is not the one before it.
#[test]
fn reason_below_may_hold_colon() {
    let mut table = Table::new();
    table.mail(Color::White, "e4");
    for (text, reason) in [
        ("arbiter G1 give white 2d\nSee rule 5: power out", "See rule 5: power out"),
        ("arbiter G1 warn White.\nIt was rude: very", "It was rude: very"),
        ("arbiter G1 clocks 1d 2d until 2026-01-09 10:00\nIt was wrong, sorry", "It was wrong, sorry"),
        ("arbiter G1 clocks 1d 2d\nuntil 2026-01-09 10:00: It was wrong", "It was wrong"),
        ("arbiter G1 clocks 1d 2d\nuntil 2026-01-09 10:00\nIt was wrong, too", "It was wrong, too"),
        (
            "arbiter G1 leave white from 2026-12-24 to 2027-01-02\nThe letter says: ill",
            "The letter says: ill",
        ),
        (
            "arbiter G1 give black 2d\nfrom 10:30 to 12:00 the server was away",
            "from 10:30 to 12:00 the server was away",
        ),
        ("appeal #3: I say\nso: now", "I say so: now"),
        ("withdraw from event yes\nI am ill: the doctor says so", "I am ill: the doctor says so"),
    ] {
        let events = table.state().events;
        if text.starts_with("arbiter") {
            table.arbiter(text);
        } else {
            table.mail(Color::White, text);
        }
        let texts = (events + 1..=table.state().events)
            .filter_map(|seq| Some(table.service.records.text(table.game, seq).unwrap()?.text));
        assert_eq!(texts.collect::<Vec<_>>(), [reason], "{text}: {:#?}", table.deliver());
    }
}

/// Nothing of them is on record under another one's name.
#[test]
fn adjacent_arbiter_lines_are_questioned() {
    let mut table = Table::new();
    let other = table.instance.game(table.carla, ["Boris", "Anna"], Regulations::default());
    let events = table.state().events;
    let text = format!(
        "Dear both,\n\narbiter G1 warn white: he was rude\narbiter {other} expel black: he used an engine"
    );
    table.arbiter(&text);
    assert_eq!(table.state().events, events);
    assert_eq!(all(&table.deliver(), "stands what may be a move or a command"), 1);
}
