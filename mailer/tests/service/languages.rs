//! Each player joins, commands and reads in their own language.
use std::collections::BTreeSet;

use crate::{
    common::{Table, email},
    whole_game::QUOTING,
};
use app::{Address, Mailbox, people::SettingsPatch, ports::InboxState};
use domain::{
    notation::{Letters, Notation},
    *,
};
use mailer::notice::Outgoing;
use messages::{Language, Message, Voice};

/// A command to join in each language begins an account in it, and the mails about it are in it.
#[test]
fn every_language_is_joined_in() {
    for (tag, _) in QUOTING {
        let mut table = Table::new();
        let voice = Voice::of(Language::of(tag).unwrap());
        let say = |id: &str| voice.say(&Message::new(id.to_owned()));
        let line = format!("{} Oksana Koval", say("command-join"));
        table.mail_from("oksana@example.org", Address::Public(Mailbox::Join), "", &line);
        table.sender.deliver_due().unwrap();
        let [asked] = table.sent.take().try_into().unwrap_or_else(|_| panic!("{tag}: one mail"));
        let inbox = table.number("SELECT max(id) FROM inbox");
        table.mail_from("oksana@example.org", Address::Confirm { inbox }, "", &say("word-yes"));
        let player = table.service.accounts.player_by_email("oksana@example.org").unwrap();
        assert_eq!(player.map(|player| player.language).as_deref(), Some(tag));
        table.sender.deliver_due().unwrap();
        let welcome = table.sent.take();
        assert!(!welcome.is_empty(), "{tag}");
        for mail in welcome.iter().chain([&asked]) {
            let raw = String::from_utf8_lossy(&mail.bytes);
            assert!(raw.contains(&format!("\r\nContent-Language: {tag}\r\n")), "{tag}: {raw}");
        }
    }
}

/// Somebody without an account asks for one in their own language, and is answered in it.
#[test]
fn strangers_join_in_their_language() {
    let oksana = "Oksana Koval";
    for (word, name, headers, tag) in [
        ("приєднатися", "Оксана Коваль", "", "uk"),
        ("join", oksana, "", "en"),
        ("join", oksana, "Accept-Language: uk-UA, en;q=0.5\r\n", "uk"),
        ("join", oksana, "Content-Language: de-DE\r\n", "de"),
        // What they write counts more than their program.
        ("Guten Tag, ich will spielen.\njoin", oksana, "Accept-Language: uk\r\n", "de"),
        ("join", oksana, "Accept-Language: tlh\r\n", "en"),
        ("join", oksana, "Content-Language: tlh\r\nAccept-Language: en\r\n", "en"),
        // Their names are not written without joiners.
        ("join", "علی\u{200c}رضا", "Accept-Language: fa\r\n", "en"),
        ("انضمام", "علی\u{200c}رضا", "", "ar"),
    ] {
        let line = format!("{word} {name}.");
        let mut table = Table::new();
        table.mail_from("oksana@example.org", Address::Public(Mailbox::Join), headers, &line);
        table.sender.deliver_due().unwrap();
        let [asked] = table.sent.take().try_into().unwrap_or_else(|_| panic!("{line}: one mail"));
        let raw = String::from_utf8_lossy(&asked.bytes).into_owned();
        assert!(raw.contains(&format!("\r\nContent-Language: {tag}\r\n")), "{line}: {raw}");
        let yes = Voice::of(Language::of(tag).unwrap()).say(&Message::new("word-yes"));
        let inbox = table.number("SELECT max(id) FROM inbox");
        table.mail_from("oksana@example.org", Address::Confirm { inbox }, "", &yes);
        let player = table.service.accounts.player_by_email("oksana@example.org").unwrap();
        let player = player.unwrap_or_else(|| panic!("{line}: an account"));
        assert_eq!((player.language.as_str(), player.name.as_str()), (tag, name), "{line}");
    }
}

/// A program names no language, and the first mail has no word to join: the text or the yes tells which it is.
#[test]
fn yes_in_own_language_joins() {
    for (first, asked_in, reply, account) in [
        ("Добрий день, хочу грати", "uk", "так", Some("uk")),
        ("Добрий день, хочу грати", "uk", "Добрий день!\n\nТак, дякую", Some("uk")),
        ("Guten Tag, ich will spielen", "de", "Ja", Some("de")),
        ("Dzień dobry", "pl", "tak", Some("pl")),
        ("Добар ден", "mk", "да", Some("mk")),
        ("नमस्ते, मैं खेलना चाहता हूँ", "hi", "हाँ", Some("hi")),
        ("Hello, I want to play", "en", "yes", Some("en")),
        ("Hello, I want to play", "en", "Ja", Some("en")),
        ("Hello, I want to play", "en", "ні", None),
        ("Hello, I want to play", "en", "так і ні", None),
        // A guess holds until the reply.
        ("Guten Tag, ich will spielen", "de", "так", Some("uk")),
        ("Guten Tag, ich will spielen", "de", "yes", Some("de")),
        ("Guten Tag, ich will spielen", "de", "приєднатися Оксана", Some("uk")),
        ("Ahoj", "en", "ano", Some("cs")),
        ("Jeg vil spille", "en", "Nej.\n\nTak\nLars", None),
        ("Jeg vil spille", "en", "Jeg vil vide mere først.\n\nTak", None),
    ] {
        let mut table = Table::new();
        let from = "oksana@example.org";
        let raw = format!("From: Oksana <{from}>\r\nMessage-ID: <join@example.org>\r\n\r\n{first}\r\n");
        table.store(from, Address::Public(Mailbox::Join), &raw);
        table.sender.deliver_due().unwrap();
        let [asked] = table.sent.take().try_into().unwrap_or_else(|_| panic!("{first}: one mail"));
        let raw = String::from_utf8_lossy(&asked.bytes).into_owned();
        assert!(raw.contains(&format!("\r\nContent-Language: {asked_in}\r\n")), "{first}: {raw}");
        assert!(raw.contains("You can write to us in these languages"), "{first}: {raw}");
        let inbox = table.number("SELECT max(id) FROM inbox");
        table.mail_from(from, Address::Confirm { inbox }, "", reply);
        let player = table.service.accounts.player_by_email(from).unwrap();
        assert_eq!(player.as_ref().map(|player| player.language.as_str()), account, "{first}: {reply}");
    }
}

/// The mails that go out: to whom, and in which language.
fn languages(table: &Table) -> Vec<(Color, String)> {
    table.sender.deliver_due().unwrap();
    let of = |mail: &Outgoing| {
        let raw = String::from_utf8_lossy(&mail.bytes).into_owned();
        let head = raw.split("\r\n\r\n").next().unwrap();
        let tag = head.lines().find_map(|line| line.strip_prefix("Content-Language: ")).unwrap();
        let is_white = head.contains(email(Color::White));
        (if is_white { Color::White } else { Color::Black }, tag.to_owned())
    };
    table.sent.take().iter().map(of).collect()
}

/// The answer to the change is in the new language already, and so is the next notice.
#[test]
fn language_is_changed_by_mail() {
    let mut table = Table::new();
    for (line, tag) in
        [("language uk", "uk"), ("мова de", "de"), ("Sprache hi", "hi"), ("भाषा English", "en")]
    {
        let id = table.account_mail(Color::Black, line);
        assert_eq!(table.filed(id), (InboxState::Applied, String::new()), "{line}");
        assert_eq!(languages(&table), [(Color::Black, tag.to_owned())], "{line}");
        table.mail(Color::White, "say Hello");
        assert!(languages(&table).contains(&(Color::Black, tag.to_owned())), "{line}");
        let player = table.service.accounts.player(table.players.black).unwrap().unwrap();
        assert_eq!(player.language, tag, "{line}");
    }
}

/// A mail is read and the language is changed before the answer goes out: the answer is in the new one.
#[test]
fn answer_is_in_language_of_sending() {
    let mut table = Table::new();
    let black = table.players.black;
    table.reads("uk");
    table.account_mail(
        Color::Black,
        &Voice::of(Language::of("uk").unwrap()).say(&Message::new("command-show")),
    );
    let set = SettingsPatch { language: Some("de".into()), ..SettingsPatch::default() };
    table.service.accounts.change_settings(black, &set).unwrap().unwrap();
    assert_eq!(languages(&table), [(Color::Black, "de".to_owned())]);
}

/// The language of the sentences alone is changed.
#[test]
fn language_changes_no_other_setting() {
    let mut table = Table::new();
    let black = table.players.black;
    let set = SettingsPatch {
        letters: Some(Letters::Dutch),
        notation: Some(Notation::Long),
        time_zone: Some("Asia/Kolkata".into()),
        ..SettingsPatch::default()
    };
    table.service.accounts.change_settings(black, &set).unwrap().unwrap();
    table.account_mail(Color::Black, "language uk");
    let player = table.service.accounts.player(black).unwrap().unwrap();
    assert_eq!(player.language, "uk");
    let kept = (player.letters, player.notation, player.time_zone.as_str());
    assert_eq!(kept, (Letters::Dutch, Notation::Long, "Asia/Kolkata"));
}

/// Each commands in their own language, and is told of the other's acts in it.
#[test]
fn each_player_reads_their_own() {
    let mut table = Table::new();
    let tags = ByColor { white: "hi", black: "uk" };
    for color in Color::ALL {
        let set = SettingsPatch { language: Some(tags[color].into()), ..SettingsPatch::default() };
        table.service.accounts.change_settings(table.players[color], &set).unwrap().unwrap();
    }
    let own = |color: Color, command: &str| {
        Voice::of(Language::of(tags[color]).unwrap()).say(&Message::new(format!("command-{command}")))
    };
    let mut told = BTreeSet::new();
    let mut told_by = |table: &Table| {
        for (color, tag) in languages(table) {
            assert_eq!(tag, tags[color]);
            told.insert(color == Color::White);
        }
    };
    table.mail(Color::White, &format!("5254\n\n{}", own(Color::White, "draw")));
    assert!(table.state().draw_offer.is_some());
    told_by(&table);
    // A command of the opponent's language is none of theirs.
    table.mail(Color::Black, &own(Color::White, "accept"));
    assert!(!table.state().is_over());
    told_by(&table);
    table.mail(Color::Black, &format!("5755\n\n{}", own(Color::Black, "draw")));
    told_by(&table);
    table.mail(Color::White, &own(Color::Black, "accept"));
    assert!(!table.state().is_over());
    table.mail(Color::White, &own(Color::White, "accept"));
    let agreed = Some((Outcome::Draw, Termination::Agreement));
    assert_eq!(table.state().result(), agreed);
    told_by(&table);
    assert_eq!(told.len(), 2);
}
