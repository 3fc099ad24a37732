//! Answers to mail: how many, and what they leave out.

use super::*;

/// Other players get this many answers at an instant.
fn answer_others(table: &Table, count: u64, at: Instant) {
    let sent = format!(
        "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {count}) \
         INSERT INTO inbox_answers (player, template, at) SELECT 999, 'x', {} FROM n",
        at.0
    );
    table.execute(&sent).unwrap();
}

#[test]
fn excess_answers_wait_while_moves_count() {
    let mut table = Table::new();
    table.deliver();
    let now = table.clock_now();
    // Others got as many answers as a window lets through, the last of them five minutes ago.
    table.clock.advance(Span::minutes(5));
    answer_others(&table, ANSWERS_PER_WINDOW.into(), now);
    let id = table.mail(Color::White, "5254\nxyzzy\nshow");
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"], "the move is played");
    let mails = table.deliver();
    assert!(!mails.iter().any(|text| text.contains("> show")), "{mails:#?}");
    assert_eq!(table.service.inbox.held_answers().unwrap(), 1);
    table.clock.advance(Span::minutes(5) + Span(1));
    let mails = table.deliver();
    assert!(mails.iter().any(|text| text.contains("> show")), "held, not lost: {mails:#?}");
    assert_eq!(table.service.inbox.held_answers().unwrap(), 0);
}

#[test]
fn the_breaker_knows_what_is_usual() {
    let mut table = Table::new();
    table.deliver();
    table.clock.advance(Span::days(8));
    let now = table.clock_now();
    let busy = u64::from(ANSWERS_PER_WINDOW) * 3;
    answer_others(&table, busy, now);
    let windows = |count: u32, answers: u32| {
        let this = now.0 - now.0.rem_euclid(600_000);
        format!(
            "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {count}) \
             INSERT INTO answer_window (start, answers) SELECT {this} - n * 600000, {answers} FROM n"
        )
    };
    // Seven days have 1,008 windows. Half of them busy is not yet the median.
    table.execute(&windows(504, 1_000)).unwrap();
    table.mail(Color::White, "show");
    assert_eq!(table.deliver().len(), 0, "the usual window is empty: {busy} are too many");
    table.execute("DELETE FROM answer_window").unwrap();
    table.execute(&windows(1_008, 61)).unwrap();
    table.mail(Color::White, "clocks");
    assert_eq!(table.deliver().len(), 1, "five times 61 is more than {busy} and the one that is held");
}

#[test]
fn every_answer_counts_in_its_window() {
    let mut table = Table::new();
    for _ in 0..3 {
        table.mail(Color::White, "show");
    }
    assert_eq!(table.number("SELECT answers FROM answer_window"), 3);
    table.clock.advance(Span::days(31));
    table.service.ops.prune_mail().unwrap();
    assert_eq!(table.number("SELECT count(*) FROM answer_window"), 0);
}

#[test]
fn attached_game_is_mentioned_in_answer() {
    let mut table = Table::new();
    table.deliver();
    for (n, kind) in ["application/x-chess-pgn; name=a.pgn", "application/octet-stream; name=\"My game.PGN\""]
        .into_iter()
        .enumerate()
    {
        let address = table.play_address(Color::White);
        let raw = format!(
            "From: anna@example.org\r\nMessage-ID: <g{n}@x>\r\nMIME-Version: 1.0\r\n\
             Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n\r\n--b\r\nContent-Type: {kind}\r\n\
             Content-Disposition: attachment\r\n\r\n1. e4 *\r\n--b--\r\n"
        );
        let id = table.store(ANNA, address, &raw);
        assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()), "{kind}");
        table.clock.advance(Span::days(2));
        let told = table.deliver();
        let told =
            told.iter().find(|text| text.contains("attached")).unwrap_or_else(|| panic!("{kind}: {told:#?}"));
        assert!(told.contains("5254"), "{told}");
    }
    assert!(table.moves().is_empty());
    table.mail(Color::White, "5254");
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn notified_step_is_not_answered_twice() {
    let mut table = Table::new();
    table.mail(Color::White, "5254");
    table.deliver();
    let mails = |table: &mut Table, color: Color, text: &str, count: usize| {
        table.mail(color, text);
        let name = color.fold_wb("Anna", "Boris");
        let sent = table.deliver();
        assert_eq!(sent.len(), count, "{name}: {text}: {sent:#?}");
    };
    // Boris hears of the proposal; Anna, who made it, has no other mail than the answer.
    mails(&mut table, Color::White, "adjourn", 2);
    mails(&mut table, Color::Black, "adjourn", 2);
    mails(&mut table, Color::Black, "seal Ng8-f6", 2);
    mails(&mut table, Color::White, "resume", 2);
    mails(&mut table, Color::White, "4244", 2);
    mails(&mut table, Color::Black, "resign yes", 2);
}

/// A refusal after DATA often reaches nobody: the author hears of it by mail.
#[test]
fn author_of_unreadable_mail_is_answered() {
    let parts =
        format!("Content-Type: multipart/mixed; boundary=b\r\n\r\n{}", "--b\r\n\r\n5254\r\n".repeat(40));
    let hidden = "Content-Type: multipart/mixed; boundary*=b\r\n\r\n5254\r\n".to_owned();
    let nested = format!("\r\n{}", "Content-Type: message/rfc822\r\n\r\n".repeat(9));
    let header = format!(
        "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n{}\r\n5254\r\n",
        "X-Long: and still longer\r\n".repeat(4_000)
    );
    let twice = "Subject: Again\r\n\r\n5254\r\n".to_owned();
    for (n, rest) in [parts, hidden, nested, header, twice].into_iter().enumerate() {
        for through_intake in [true, false] {
            let table = Table::new();
            let address = table.play_address(Color::White);
            let from = ANNA;
            let raw = format!("From: {from}\r\nSubject: My move\r\nMessage-ID: <m{n}@example.org>\r\n{rest}");
            if through_intake {
                let to = table.service.mail_out.mail_address(address);
                assert_eq!(pipe(&table.service, raw.as_bytes(), from, &[to]), PipeExit::Stored, "{n}");
                table.reader.read_due().unwrap();
            } else {
                table.store(from, address, &raw);
            }
            let told = table.deliver().join("\n");
            if through_intake {
                let mail = table.service.inbox.mails(None, None, 1).unwrap().remove(0);
                assert_eq!((mail.state, &*mail.reason), (InboxState::Quarantined, "unreadable"), "{n}");
                assert!(told.contains("could not be read"), "{n}: {told}");
            }
            assert!(!told.is_empty(), "{n}");
            assert!(table.moves().is_empty(), "{n}");
        }
        // Reports and strangers get no answer.
        let table = Table::new();
        let address = table.play_address(Color::White);
        for (sender, fields) in [
            ("", "From: Mail Delivery <postmaster@example.org>\r\n"),
            ("a@b.example", "From: a@b.example\r\nAuto-Submitted: auto-replied\r\n"),
        ] {
            let raw = format!("{fields}Subject: My move\r\n{rest}");
            table.store(sender, address, &raw);
            assert!(table.deliver().is_empty(), "{n}: {sender}");
        }
    }
}
