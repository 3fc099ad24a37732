//! Mails for a screen reader: nothing to spell, and the parts in the order in which they are needed.

use messages::{Voice, msg};

use super::*;

/// The same mail for a reader who listens; `None` where nobody chose it.
fn heard(given: &OutgoingMail) -> Option<OutgoingMail> {
    let mut given = in_language(given, &given.reader.as_ref()?.language);
    given.reader.as_mut()?.no_board = true;
    Some(given)
}

/// Returns what of a mail must be spelled. Quotations are other people's, a game as PGN was asked for, and an address is
/// one to reply to.
pub(super) fn spelled(service: &Service, given: &OutgoingMail) -> Vec<String> {
    let Some(given) = heard(given) else { return Vec::new() };
    let text = text_of(&compose(service, &given).expect("a mail"));
    let ours = text.lines().filter(|line| !line.starts_with(['>', '|', '[']));
    let words = ours.flat_map(str::split_whitespace).filter(|word| !word.contains('@'));
    let is_code = |word: &str| word.contains(|c: char| "0123456789/".contains(c));
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let is_long = |word: &&str| word.chars().count() > 30 && is_code(word);
    words.filter(is_long).map(str::to_owned).collect()
}

/// The file of notes.
fn notes(mail: &Outgoing, name: &str) -> String {
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let file = parsed.attachments().find(|file| file.attachment_name() == Some(name)).expect("a file");
    std::str::from_utf8(file.contents()).expect("UTF-8").to_owned()
}

/// Every kind, with the head of the log, in scripts of all sorts.
#[test]
fn listeners_spell_nothing() {
    for kind in MailKind::ALL {
        let (table, mails) = samples(kind);
        for mut given in mails {
            given.checkpoint =
                Some(format!("Log of all events: play.example.org\nRoot: {}\n", "A1b2".repeat(11)));
            for tag in ["en", "uk", "hi", "ar"] {
                let given = in_language(&given, tag);
                let spelled = spelled(&table.instance.service, &given);
                assert!(spelled.is_empty(), "{kind:?} in {tag}: {spelled:?}");
            }
        }
    }
}

/// Lines below the one that ends what a person reads: the site, the reason for the mail, and how to change its language.
const BELOW: usize = 6;

/// The signed head of the log and the game are for programs, so nobody must listen to them.
#[test]
fn listeners_hear_nothing_for_programs() {
    let checkpoint = format!("Log of all events: play.example.org\n8\n{}\n", "A1b2".repeat(11));
    let mut heard_mails = 0;
    for kind in MailKind::ALL {
        let (table, mails) = samples(kind);
        for mut given in mails {
            given.checkpoint = Some(checkpoint.clone());
            for tag in ["en", "de", "uk", "hi", "ar"] {
                let given = in_language(&given, tag);
                let Some(given) = heard(&given) else { continue };
                let text = text_of(&compose(&table.instance.service, &given).expect("a mail"));
                let text = text.replace(messages::is_isolate, "");
                let voice = Voice::of(Language::of(tag).expect("a file"));
                let footers = [msg!("footer-log"), msg!("footer-log-and-pgn"), msg!("footer-pgn")];
                let footers = footers.map(|footer| voice.say(&footer).replace(messages::is_isolate, ""));
                let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
                for unheard in footers.iter().map(String::as_str).chain(checkpoint.lines()) {
                    let unheard = unheard.split_whitespace().collect::<Vec<_>>().join(" ");
                    // A number alone may stand anywhere.
                    assert!(unheard.len() < 2 || !flat.contains(&unheard), "{kind:?} in {tag}: {text}");
                }
                let ours = || text.lines().filter(|line| !line.starts_with(['>', '|']));
                let is_for_programs = |line: &str| line.starts_with('[') || line.starts_with("From:");
                assert!(!ours().any(is_for_programs), "{kind:?} in {tag}: {text}");
                let below = text.rsplit("\n-- \n").next().expect("a footer").lines().count();
                assert!((1..=BELOW).contains(&below), "{kind:?} in {tag}: {below} lines: {text}");
                heard_mails += 1;
            }
        }
    }
    assert!(heard_mails > 100, "{heard_mails}");
}

/// The order: the news with the deadline, how to answer, the pieces, the clocks.
#[test]
fn listeners_get_urgent_parts_first() {
    for (kind, is_answered) in [
        (MailKind::GameStarted, true),
        (MailKind::YourMove, true),
        (MailKind::Reminder, true),
        (MailKind::GameNews, false),
        (MailKind::Adjournment, true),
        (MailKind::Restored, true),
        (MailKind::GameOver, false),
    ] {
        let (table, mails) = samples(kind);
        let given = heard(&mails[0]).expect("a player");
        let text = text_of(&table.write(&given));
        let parts: Vec<&str> = text.split("\n\n").collect();
        let at = |begins: &[&str]| {
            parts.iter().position(|part| begins.iter().any(|begin| part.starts_with(begin)))
        };
        let answer = at(&["Answer: ", "Reply \"resume\"", "The game resumes when"]);
        let [pieces, clocks] =
            [&["White: "], &["White Ann: "]].map(|begins| at(begins).expect("it is there"));
        assert_eq!(answer.is_some(), is_answered, "{kind:?}: {text}");
        assert!(answer.is_none_or(|answer| 0 < answer && answer < pieces), "{kind:?}: {text}");
        assert!(0 < pieces && pieces < clocks, "{kind:?}: {text}");
        let runs = given.context.as_ref().is_some_and(|context| context.game.clock.running.is_some());
        assert!(!runs || parts[0].contains("2026-01-"), "{kind:?}: the deadline first: {text}");
    }
}

/// The proof of an envelope stays with the player, and so does the way to the record.
#[test]
fn commitment_is_a_note_for_listeners() {
    let mut table = Table::new();
    table.players.black.no_board = true;
    table.play("e4 e5");
    table.by(Color::Black, &Command::Adjourn);
    table.by(Color::White, &Command::Adjourn);
    let envelope = table.seal("Ng1-f3");
    let commitment = sealing::commitment(&envelope).to_string();
    let mail = table.write(&table.mail(MailKind::Adjournment, Color::Black));
    assert_eq!(notes(&mail, "G42.txt"), format!("1\n{commitment}\n"));
    let text = text_of(&mail);
    let told = "\n\nnote 1\n\nThe attached file G42.txt has the text of each note under its number.\n";
    assert!(text.contains(told) && !text.contains(&commitment), "{text}");
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    let mail = table.write(&table.mail(MailKind::Adjournment, Color::Black));
    let url = "https://play.example.org/v1/games/42/events";
    assert_eq!(notes(&mail, "G42.txt"), format!("1\n{url}\n\n2\n{commitment}\n"));
    // Nothing of it is quoted back, and a short mail has no file.
    table.play("Nc6");
    assert_eq!(
        MessageParser::new()
            .parse(&table.write(&table.mail(MailKind::MoveRecorded, Color::Black)).bytes)
            .expect("it parses")
            .attachment_count(),
        0
    );
}

/// A line in brackets is no PGN, so a code below it is a note. A game is for programs and stays whole.
#[test]
fn only_tag_pairs_are_for_programs() {
    let table = moved();
    let code = "A1b2".repeat(11);
    for (line, is_note) in [("[see below]", true), ("[White \"\"", true), ("[White \"Ann\"]", false)] {
        let entry = Entry { line: "show".into(), answer: format!("{line}\n{code}").into(), ok: true };
        let mut given = table.mail(MailKind::Transcript, Color::White);
        let transcript = Transcript { entries: vec![entry], ..Transcript::default() };
        given.row.mail.details = MailDetails::Transcript(transcript);
        let given = heard(&given).expect("a reader");
        let text = text_of(&compose(&table.instance.service, &given).expect("a mail"));
        assert_eq!(text.contains(&code), !is_note, "{line}: {text}");
    }
}
