//! The file for calendar programs, as two of them read it.

use std::{
    fs,
    path::{Path, PathBuf},
    process,
};

use icalendar::{CalendarComponent, Component as _, EventStatus};
use store::testing::skipped;

use super::*;

/// An entry: its UID, SEQUENCE, start, and whether it is cancelled.
type Entry = (String, u32, String, bool);

fn file_of(table: &Table, kind: MailKind, to: Color) -> Option<String> {
    file_in(table, &table.mail(kind, to))
}

fn file_in(table: &Table, given: &OutgoingMail) -> Option<String> {
    let mail = table.write(given);
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let file = parsed.attachments().find(|file| file.attachment_name() == Some("G42.ics"))?;
    let kind = file.content_type().expect("a type");
    assert_eq!((kind.ctype(), kind.subtype()), ("text", Some("calendar")));
    assert_eq!((kind.attribute("method"), kind.attribute("charset")), (Some("PUBLISH"), Some("utf-8")));
    let text = std::str::from_utf8(file.contents()).expect("UTF-8").to_owned();
    assert!(text.lines().all(|line| line.len() <= 75) && !text.replace("\r\n", "").contains('\n'), "{text}");
    Some(text)
}

/// The entries as the library reads them that did not write them; Python's reads the same.
fn entries(text: &str) -> Vec<Entry> {
    let calendar: icalendar::Calendar = text.parse().expect("a calendar");
    assert_eq!(calendar.property_value("METHOD"), Some("PUBLISH"));
    let read = |component: &CalendarComponent| {
        let CalendarComponent::Event(event) = component else { panic!("no event: {text}") };
        let of = |name| event.property_value(name).expect(name).to_owned();
        assert_eq!(of("ORGANIZER"), "mailto:play@play.example.org");
        let cancelled = event.get_status() == Some(EventStatus::Cancelled);
        assert!(!of("SUMMARY").is_empty() && of("CLASS") == "PRIVATE", "{text}");
        (of("UID"), event.get_sequence().expect("a sequence"), of("DTSTART"), cancelled)
    };
    let own: Vec<Entry> = calendar.components.iter().map(read).collect();
    if let Some(theirs) = python_entries(text) {
        assert_eq!(theirs, own, "{text}");
    }
    own
}

/// Prints the entries, and fails on what it had to mend.
const READER: &str = r#"
import icalendar, sys
calendar = icalendar.Calendar.from_ical(open(sys.argv[1], "rb").read())
assert not calendar.errors, calendar.errors
for event in calendar.walk("VEVENT"):
    assert not event.errors, event.errors
    start = event.decoded("DTSTART").strftime("%Y%m%dT%H%M%SZ")
    print(event["UID"], event["SEQUENCE"], start, event.get("STATUS") == "CANCELLED")
"#;

/// `None` without Python's package `icalendar`: what `.ci/run` makes, or any.
fn python_entries(text: &str) -> Option<Vec<Entry>> {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/ical/bin/python");
    let has_package = |python: &PathBuf| {
        let asked = process::Command::new(python).args(["-c", "import icalendar"]).output();
        asked.is_ok_and(|output| output.status.success())
    };
    let Some(python) = [made, PathBuf::from("python3")].into_iter().find(has_package) else {
        skipped("another program reads the calendars in mails, for python3 has no package icalendar");
        return None;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("G42.ics");
    fs::write(&file, text).expect("a file");
    let read = process::Command::new(python).args(["-c", READER]).arg(&file).output().expect("python");
    assert!(read.status.success(), "{}\n{text}", String::from_utf8_lossy(&read.stderr));
    let lines = String::from_utf8(read.stdout).expect("UTF-8");
    let entry = |line: &str| {
        let [uid, sequence, start, cancelled] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        (uid.to_owned(), sequence.parse().expect("a number"), start.to_owned(), cancelled == "True")
    };
    Some(lines.lines().map(entry).collect())
}

fn dated() -> Table {
    let mut table = Table::new();
    for player in [&mut table.players.white, &mut table.players.black] {
        player.calendar_attached = true;
    }
    table
}

/// One UID, a rising SEQUENCE, and an entry that moves, vanishes and comes again, as the feed has it.
#[test]
fn calendar_follows_the_deadlines() {
    let mut table = dated();
    table.players.black.name = "Þórdís Ágústsdóttir-Öztürk; Šimůnková, Łukaszewicz".into();
    let deadline = |sequence, start: &str, cancelled| {
        vec![("g42-deadline@play.example.org".to_owned(), sequence, start.to_owned(), cancelled)]
    };
    let begun = file_of(&table, MailKind::GameStarted, Color::White).expect("a file");
    assert_eq!(entries(&begun), deadline(1, "20260110T100000Z", false));
    assert!(begun.contains("SUMMARY:G42: your move 1 against Þórdís"), "{begun}");
    assert_eq!(file_of(&table, MailKind::GameStarted, Color::Black), None, "not on move");
    table.play("e4");
    let moved = file_of(&table, MailKind::MoveRecorded, Color::White).expect("a file");
    assert_eq!(entries(&moved), deadline(2, "20260110T100000Z", true));
    let waits = file_of(&table, MailKind::YourMove, Color::Black).expect("a file");
    assert_eq!(entries(&waits), deadline(2, "20260110T150000Z", false));
    // A message and a reminder repeat it: no mail may have told of it.
    table.by(Color::White, &Command::Say);
    let news = file_of(&table, MailKind::GameNews, Color::Black).expect("a file");
    assert_eq!(entries(&news), deadline(3, "20260110T150000Z", false));
    let reminder = file_of(&table, MailKind::Reminder, Color::Black).expect("a file");
    assert_eq!(entries(&reminder), deadline(3, "20260110T150000Z", false));
    // An arbiter gives time.
    let act = Act::Time { side: Color::Black, span: Span::days(1) };
    table.act(Actor::Arbiter(domain::PlayerId(99)), &Command::Act { act });
    let given = file_of(&table, MailKind::GameNews, Color::Black).expect("a file");
    assert_eq!(entries(&given), deadline(4, "20260111T150000Z", false));
    let others = file_of(&table, MailKind::GameNews, Color::White).expect("a file");
    assert_eq!(entries(&others), deadline(4, "20260110T100000Z", true), "the opponent's time");
    // At the end nothing stays in a calendar, whether or not a mail told of the player's last move.
    table.by(Color::White, &Command::Resign);
    for (color, start) in [(Color::Black, "20260111T150000Z"), (Color::White, "20260110T100000Z")] {
        let over = file_of(&table, MailKind::GameOver, color).expect("a file");
        assert_eq!(entries(&over), deadline(5, start, true));
        assert!(!over.contains("Your clock runs"), "{over}");
    }
    table.players.black.calendar_attached = false;
    assert_eq!(file_of(&table, MailKind::GameOver, Color::Black), None);
}

#[test]
fn adjourned_game_leaves_its_resumption() {
    let mut table = dated();
    table.play("e4 e5");
    table.by(Color::Black, &Command::Adjourn);
    table.by(Color::White, &Command::Adjourn);
    let seal = file_of(&table, MailKind::Adjournment, Color::White).expect("a file");
    table.seal("Ng1-f3");
    let of = |color| entries(&file_of(&table, MailKind::Adjournment, color).expect("a file"));
    let (white, black) = (of(Color::White), of(Color::Black));
    let shown = |entries: &[Entry]| -> Vec<(String, bool)> {
        entries
            .iter()
            .map(|(uid, _, _, cancelled)| (uid.replace("@play.example.org", ""), *cancelled))
            .collect()
    };
    assert!(seal.contains("seal your move"), "{seal}");
    let all = [("g42-deadline".to_owned(), true), ("g42-resumption".to_owned(), false)];
    assert_eq!((shown(&white), shown(&black)), (all.to_vec(), all.to_vec()));
    table.by(Color::White, &Command::Resign);
    let over = entries(&file_of(&table, MailKind::GameOver, Color::Black).expect("a file"));
    assert_eq!(shown(&over), [("g42-deadline".to_owned(), true), ("g42-resumption".to_owned(), true)]);
}

/// Words and directions of other languages are in the entries, too.
#[test]
fn calendar_speaks_the_readers_language() {
    let mut table = dated();
    table.play("e4");
    let given = table.mail(MailKind::YourMove, Color::Black);
    for tag in ["en", "uk", "ar"] {
        let file = file_in(&table, &in_language(&given, tag)).expect("a file");
        assert_eq!(entries(&file).len(), 1, "{tag}");
        insta::with_settings!({ snapshot_suffix => tag }, {
            insta::assert_snapshot!("calendar", shown(&file.replace("\r\n ", "").replace("\r\n", "\n")));
        });
    }
}
