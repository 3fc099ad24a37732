//! Answers to mails.

use messages::{Arg, msg};

use super::*;

/// The columns of any answer in any language: the check of every mail looks at its lines.
#[test]
fn long_answers_keep_78_columns() {
    let mut table = moved();
    table.players.white.name =
        "Wolfgang Amadeus Theophilus von und zu Hohenlohe-Waldenburg-Schillingsfürst".into();
    let answers = [
        "word ".repeat(60),
        format!("  {}", "Слово за слово, и ничего не сыграно. ".repeat(9)),
        format!("  8 r . b q\n  7 p p p p\n{}", "é".repeat(300)),
        format!("[SetUp \"1\"]\n[FEN \"{}\"]", "r".repeat(80)),
        "一手も指されませんでした。".repeat(12),
        "a\u{2028}b\r\nc".into(),
    ];
    for answer in answers {
        let entry = Entry { line: "show ".repeat(24).into(), answer: answer.clone().into(), ok: true };
        let transcript =
            Transcript { entries: vec![entry], summary: answer.clone().into(), ..Transcript::default() };
        for kind in [MailKind::Transcript, MailKind::AccountNews] {
            let details = match kind {
                MailKind::Transcript => MailDetails::Transcript(transcript.clone()),
                _ => MailDetails::Account(AccountNotice::ApiTokenMade { label: answer.clone() }),
            };
            let text = table.write(&table.other(kind, Color::White, details)).text.expect("no secret");
            // Nothing is lost by it.
            let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters(&text) >= letters(&answer), "{text}");
        }
    }
    let board = Entry { line: "show".into(), answer: "  8 r  .  b\n  7 p  p  p".into(), ok: true };
    let transcript = Transcript { entries: vec![board], ..Transcript::default() };
    let text = table
        .write(&table.other(MailKind::Transcript, Color::White, MailDetails::Transcript(transcript.clone())))
        .text;
    assert!(text.expect("no secret").contains("\n  8 r  .  b\n  7 p  p  p\n"), "what fits stays as it is");
}

#[test]
fn cut_answer_says_so() {
    let table = moved();
    for (lines, cut) in [(120, false), (125, true)] {
        let answer: Vec<String> = (1..=lines).map(|line| format!("line {line}")).collect();
        let entry = Entry { line: "pgn".into(), answer: answer.join("\n").into(), ok: true };
        let transcript = Transcript { entries: vec![entry], ..Transcript::default() };
        let text = table
            .write(&table.other(
                MailKind::Transcript,
                Color::White,
                MailDetails::Transcript(transcript.clone()),
            ))
            .text;
        let text = text.expect("no secret");
        assert!(text.contains("\nline 120\n") && !text.contains("line 121"), "{text}");
        assert_eq!(text.contains("... and 5 more lines, too many for a mail."), cut, "{text}");
    }
}

#[test]
fn stored_conditions_leave_room_for_answers() {
    let table = moved();
    let entry = Entry { line: "show".into(), answer: "It is shown.".into(), ok: true };
    let mut given = table.mail(MailKind::Transcript, Color::White);
    let transcript = Transcript { entries: vec![entry], shows_conditions: true, ..Transcript::default() };
    given.row.mail.details = MailDetails::Transcript(transcript);
    let line: Vec<String> = ["Ra8", "Nf3", "Ra1", "Nd2"].map(str::to_owned).into();
    given.conditions = Some(vec![line; 500]);
    let text = String::from_utf8(table.write(&given).bytes).expect("ASCII").replace('\r', "");
    assert!(text.contains("\n> show\n") && text.contains("It is shown."), "{text}");
    assert!(text.contains("more lines, too many for a mail."), "{text}");
}

#[test]
fn answers_to_mails() {
    let table = moved();
    let entry = |line: &'static str, answer: Arg, ok| Entry { line: line.into(), answer, ok };
    let transcript = Transcript {
        entries: vec![
            entry("12. Nf9", msg!("refusal-not_a_move", text = "Nf9").into(), false),
            entry("last", msg!("last-move", move = "11. Bb3").into(), true),
        ],
        summary: msg!("question-nothing").into(),
        shows_conditions: true,
        ..Transcript::default()
    };
    let mut given = table.mail(MailKind::Transcript, Color::White);
    given.row.mail.details = MailDetails::Transcript(transcript);
    let mail = table.write(&given);
    assert_eq!(mail.envelope.from(), None);
    snapshots(&table, "transcript", &given);
    let line = |moves: &[&str]| moves.iter().map(|&text| text.to_owned()).collect();
    given.conditions = Some(vec![line(&["Ra8", "Nf3", "Ra1", "Nd2"]), line(&["Ra7", "Nf3"])]);
    let mail = table.write(&given);
    assert_eq!(mail.text, None, "what the opponent must not know is not kept in the outbox");
    let text = String::from_utf8(mail.bytes).expect("ASCII").replace('\r', "");
    assert!(text.contains("\n\n| 7. Ra8 Nf3 8. Ra1 Nd2\n\n| 7. Ra7 Nf3\n"), "{text}");

    let until = table.instance.clock_now() + Span::days(3);
    let asked = ConfirmationAsked {
        inbox: 12,
        from: "ann@work.example".into(),
        until,
        suggestion: None,
        to_public: false,
        unproved: false,
        join: None,
        next_answer_at: None,
    };
    let given = table.other(MailKind::Confirmation, Color::White, MailDetails::Confirmation(asked));
    let mail = table.write(&given);
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let reply_to = parsed.reply_to().and_then(|to| to.first()?.address.clone()).expect("Reply-To");
    assert_eq!(
        table.instance.service.mail_in.read_mail_address(&reply_to),
        Some(Address::Confirm { inbox: 12 })
    );
    snapshots(&table, "confirmation", &given);
}
