use messages::{Arg, Begun, Language, Message, Voice};

/// Messages by which no game can be lost: whole ids, and beginnings of ids that end with `-`.
const OTHERS: &str = "\
    account-address account-deleted account-envelope-key account-role account-session-copied \
    account-subject account-token-made account-tokens-revoked account-unknown-client account-welcome \
    arranged arranged- bad-start- board-figures bounce- commands commands-help digest digest-game \
    digest-more digest-subject digest-write draft-words exact- fen- footer- format- free-time- \
    from-name heard- help kind- language-name line- list- missing- more-lines more-lines- moves \
    name- needs-game needs-own-game not-in-digests notation- notice-need- only-arbiters-see ordinal \
    pace pace-none page- passed-on passed-on- pgn- piece piece- position- problem- quoted reading- \
    receipt receipt- regulations- rematch-too-early role- sealing-words seek- seeks- settings \
    settings- unsubscribe- verbatim webhook- writes writes- xfcc-";

#[test]
fn english_needs_no_rewriting() {
    assert_eq!(Language::english().command("accept"), None);
    assert_eq!(Language::of("EN-gb"), Some(Language::english()));
    assert_eq!(Language::of("tlh"), None);
    for (field, expected) in [
        ("en", Some("en")),
        ("tlh, en;q=0.5", Some("en")),
        ("en;q=0", None),
        ("", None),
        ("*", None),
        (&"x,".repeat(1000), None),
    ] {
        assert_eq!(Language::accepted(field).map(|language| language.tag), expected, "{field}");
    }
}

#[test]
fn stored_messages_suit_every_version() {
    let voice = Voice::english();
    let old: Arg = serde_json::from_str("\"Played, as we said\\nin 2026.\"").expect("a text of an old row");
    assert_eq!(voice.print(&old), "Played, as we said\nin 2026.");
    let unknown = Message::new("of-a-later-version").with("text", "x").with("n", 3_u32);
    assert_eq!(voice.say(&unknown), "[of-a-later-version: 3, x]");
    let message = messages::msg!("event-moved", who = Arg::Person { name: "A\u{202e}nn".into(), is_reader: false },
        move = "1. e4", time = Arg::length(domain::Span::hours(26)));
    let stored = serde_json::to_string(&message).expect("JSON");
    let read: Message = serde_json::from_str(&stored).expect("a message");
    assert_eq!(read, message);
    assert_eq!(voice.say(&read).replace(messages::GLUE, " "), "A nn played 1. e4 (time used: 1 d 2 h).");
}

#[test]
fn lists_are_stored_as_lists() {
    for list in [
        vec![],
        vec!["a".into()],
        vec![7_u8.into()],
        vec!["a".into(), "b".into()],
        vec!["a".into(), true.into()],
    ] {
        let list = Arg::List(list);
        let stored = serde_json::to_string(&list).expect("JSON");
        assert_eq!(serde_json::from_str::<Arg>(&stored).expect("a list"), list, "{stored}");
    }
}

#[test]
fn ukrainian_commands_are_read_in_english() {
    let ukrainian = Language::of("uk-UA").expect("a file");
    for (line, said, rest) in [
        ("Прийняти", "accept", ""),
        ("приймаю нічию.", "accept draw", ""),
        ("повідомлення:  Так, дякую", "message:", "Так, дякую"),
        ("повідомлення\u{a0}: Так, дякую", "message:", "Так, дякую"),
        ("Прийняти :)", "accept", ":)"),
    ] {
        assert_eq!(ukrainian.command(line), Some(Begun { said: said.into(), rest }), "{line}");
    }
    assert_eq!(
        ukrainian.conditions("якщо 5755 то 7163, якщо 2836 то 6125").as_deref(),
        Some("if 5755 then 7163, if 2836 then 6125")
    );
    assert_eq!(ukrainian.word("так, дякую"), Some(Begun { said: "yes".into(), rest: "дякую" }));
    assert_eq!(ukrainian.words("challenge", "Ольга Король 5 днів").as_deref(), Some("Ольга Король 5 days"));
    let german = Language::of("de").expect("a file");
    assert_eq!(
        german.words("challenge", "Peter von Berg 5 Tage mit Weiß").as_deref(),
        Some("Peter von Berg 5 days white")
    );
    let portuguese = Language::of("pt").expect("a file");
    assert_eq!(portuguese.words("challenge", "João Dias 5 dias").as_deref(), Some("João Dias 5 days"));
    assert_eq!(ukrainian.words("where", "король").as_deref(), Some("king"));
    for prose in ["Дякую за партію", "accept", "Nf3", "", "Прийнятний хід"] {
        assert_eq!(ukrainian.command(prose), None, "{prose}");
    }
}

/// Every message is core or one of these, so that a new one is not sent in a mixed mail by oversight.
#[test]
fn core_messages_equal_the_list() {
    let chosen = |id: &str| {
        OTHERS.split(' ').any(|other| id == other || other.ends_with('-') && id.starts_with(other))
    };
    let ids: Vec<&str> = Language::english()
        .source()
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .filter(|id| messages::needs(id).is_some())
        .collect();
    assert!(ids.len() > 1900, "{}", ids.len());
    for id in &ids {
        assert!(messages::is_core(id) != chosen(id), "{id}: either `core` in status.toml or OTHERS has it");
    }
    for other in OTHERS.split(' ') {
        assert!(ids.iter().any(|id| id.starts_with(other)), "{other}: no message begins so");
    }
}

#[test]
fn ordinals_end_as_in_english() {
    for (count, expected) in [
        (1_u32, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (22, "22nd"),
        (113, "113th"),
    ] {
        assert_eq!(Voice::english().say(&messages::msg!("ordinal", count = count)), expected);
    }
}
