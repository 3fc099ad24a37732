//! Mail in, end to end in one process: stored, read, attributed, understood, through the one entry point, answered.
use crate::common::{ANNA, BORIS, Table, email, flat};
use app::{Address, Bounce, Ops, Severity, inbox::UNANSWERED, ports::InboxState};
use domain::*;

#[test]
fn bare_move_needs_no_transcript() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "5254");
    assert_eq!(table.filed(id), (InboxState::Applied, String::new()));
    assert_eq!(table.moves(), ["e2e4"]);
    let mails = table.deliver();
    assert_eq!(mails.len(), 2, "the acknowledgement and the opponent's notice: {mails:#?}");
}

/// Quotes our text below the answer, as a mail program does.
fn reply(answer: &str, sent: &str, mark: &str) -> String {
    let quoted: Vec<String> = sent.lines().map(|line| format!("{mark}{line}")).collect();
    format!(
        "{answer}\n\nOn Mon, 5 Jan 2026 at 10:00, Club <play@play.example.org> wrote:\n{}\n",
        quoted.join("\n")
    )
}

#[test]
fn whole_game_by_quoting_replies() {
    let mut table = Table::new();
    let marks = ["> ", "\t", "", ">> ", "    ", "| "];
    let mut last = String::new();
    for (n, text) in ["f3", "5755", "g2g4", "4. Dh4"].iter().enumerate() {
        let color = if n % 2 == 0 { Color::White } else { Color::Black };
        let text = if n == 3 { "2... Qh4#" } else { text };
        let body = reply(text, &last, marks[n]);
        let id = table.mail(color, &body);
        assert_eq!(table.filed(id).0, InboxState::Applied, "{body}");
        assert_eq!(table.moves().len(), n + 1, "{body}\n{:#?}", table.deliver());
        table.pass(Span::hours(1));
        let mails = table.deliver();
        last = mails.iter().find(|mail| mail.contains("Answer:") || n == 3).cloned().unwrap_or_default();
    }
    assert_eq!(table.moves(), ["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(table.state().is_over());
}

#[test]
fn quoted_notice_alone_plays_nothing() {
    let mut table = Table::new();
    table.mail(Color::White, "5254");
    let notice = table.deliver().into_iter().find(|mail| mail.contains("Answer:")).unwrap();
    for mark in ["> ", "\t", "", "| "] {
        let id = table.mail(Color::Black, &reply("", &notice, mark));
        assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()), "{mark:?}");
        assert_eq!(table.moves().len(), 1, "{mark:?}");
    }
    // Broken anew at any width.
    for width in [20, 40, 60, 72] {
        let mut lines = vec![String::new()];
        for word in notice.split_whitespace() {
            let line = lines.last_mut().unwrap();
            if line.len() + word.len() > width {
                lines.push(word.into());
            } else {
                line.push_str(if line.is_empty() { "" } else { " " });
                line.push_str(word);
            }
        }
        table.mail(Color::Black, &reply("", &lines.join("\n"), ""));
        assert_eq!(table.moves().len(), 1, "width {width}");
    }
}

#[test]
fn unmarked_quoted_message_is_no_command() {
    let mut table = Table::new();
    table.mail(Color::White, "5254\nmessage: if you like resign yes or accept draw now");
    let notice = table.deliver().into_iter().find(|mail| mail.contains("resign yes or")).unwrap();
    // A mail program that changes some words and breaks lines where it likes.
    for broken in ["resign yes", "accept draw"] {
        let quoted = notice.replace("like", "l\u{131}ke").replace(broken, &format!("\n{broken}\n"));
        table.mail(Color::Black, &reply("", &quoted, ""));
        assert!(!table.state().is_over(), "{quoted}");
    }
}

#[test]
fn same_mail_twice_moves_once() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    table.mail(Color::White, "5254");
    let again = table.mail_from(ANNA, address, "", "e4");
    assert_eq!(table.filed(again).0, InboxState::Duplicate);
    let other = table.mail_from(ANNA, address, "", "d4");
    assert_eq!(table.filed(other).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
    let raw = "From: anna@example.org\r\nMessage-ID: <same@x>\r\nSubject: x\r\n\r\nshow\r\n";
    let first = table.store(ANNA, address, raw);
    let recoded = raw.replace("Subject: x", "Subject: x\r\nX-Scanned: yes");
    let second = table.store(ANNA, address, &recoded);
    assert_eq!(table.filed(first).0, InboxState::Applied);
    assert_eq!(table.filed(second), (InboxState::Duplicate, "message_id".into()));
}

#[test]
fn machines_are_parked_and_never_answered() {
    let mut table = Table::new();
    table.deliver();
    let headers = [
        "Auto-Submitted: auto-replied\r\n",
        "AUTO-SUBMITTED: Auto-Generated; type=x\r\n",
        "Precedence: Bulk\r\n",
        "List-Id: <x.example.org>\r\n",
        "X-Autoreply: yes\r\n",
        "Content-Type: multipart/report; boundary=q\r\n",
        "X-Postzug-Reason: your-move\r\n",
    ];
    let address = table.play_address(Color::White);
    for header in headers {
        let id = table.mail_from(ANNA, address, header, "5254");
        assert_eq!(table.filed(id).0, InboxState::Auto, "{header}");
    }
    let id = table.store("", address, "From: anna@example.org\r\nSubject: x\r\n\r\n5254\r\n");
    assert_eq!(table.filed(id), (InboxState::Auto, "null_sender".into()));
    let id = table.mail_from("MAILER-DAEMON@example.org", address, "", "5254");
    assert_eq!(table.filed(id), (InboxState::Auto, "robot".into()));
    assert!(table.moves().is_empty() && table.deliver().is_empty());
    for header in ["Auto-Submitted: No; x=1\r\n", "Received: from autoreply.example by b; Mon\r\n"] {
        let id = table.mail_from(ANNA, address, header, "show");
        assert_eq!(table.filed(id).0, InboxState::Applied, "{header}");
    }
}

#[test]
fn confirmed_mail_counts_from_its_receipt() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    let received = table.clock_now();
    let id = table.mail_from("anna@work.example", address, "", "5254");
    assert_eq!(table.filed(id).0, InboxState::PendingConfirm);
    let asked = table.deliver();
    assert!(asked.len() == 1 && asked[0].contains("anna@work.example"), "{asked:#?}");
    table.clock.advance(Span::hours(5));
    let confirm = Address::Confirm { inbox: id };
    for (from, text) in [("anna@work.example", "yes"), (ANNA, "who is this?")] {
        let answer = table.mail_from(from, confirm, "", text);
        assert_eq!(table.filed(answer).0, InboxState::Rejected);
        assert!(table.moves().is_empty());
    }
    let yes = table.mail_from("Anna <ANNA@example.org>", confirm, "", "Yes!\n\n> the question");
    assert_eq!(table.filed(yes).0, InboxState::Applied);
    table.reader.read_due().unwrap();
    assert_eq!(table.moves(), ["e2e4"]);
    let events = table.events();
    let EventKind::Moved { received_at, .. } = events[events.len() - 1].kind else { panic!("{events:?}") };
    assert_eq!(received_at, received);
    let late = table.mail_from(ANNA, confirm, "", "yes again");
    assert_ne!(table.filed(late).0, InboxState::Applied);
}

/// It would wait for itself, and the flag with it, for ever.
#[test]
fn early_claim_read_late_delays_nothing() {
    for (side, confirmed) in [(Color::White, true), (Color::Black, false)] {
        let mut table = Table::new();
        let deadline = table.state().deadline().unwrap();
        table.clock.set(deadline - Span(100));
        let (address, now) = (table.play_address(side), table.clock_now());
        app::ports::write(&*table.store, move |tx| tx.beat(now)).unwrap();
        let domain = if confirmed { "work.example" } else { "example.org" };
        let from = email(side).replace("example.org", domain);
        let raw = format!("From: {from}\r\nMessage-ID: <c@{domain}>\r\n\r\nclaim time\r\n");
        let id = table.take_in(&from, &[address], &raw);
        if confirmed {
            table.reader.read_due().unwrap();
            assert_eq!(table.filed(id).0, InboxState::PendingConfirm);
        }
        table.clock.set(deadline + Span::minutes(2));
        let later = table.clock_now();
        app::ports::write(&*table.store, move |tx| tx.beat(later)).unwrap();
        if confirmed {
            table.mail_from(ANNA, Address::Confirm { inbox: id }, "", "yes");
        }
        table.reader.read_due().unwrap();
        assert_eq!(table.filed(id).0, InboxState::Applied, "{side:?}");
        table.pass(Span::minutes(2));
        assert!(table.state().is_over(), "{side:?}");
    }
}

/// The player could send several moves in time and choose one when the flag has long fallen.
#[test]
fn only_the_first_unconfirmed_mail_waits() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    table.clock.set(table.state().deadline().unwrap() - Span::minutes(1));
    let first = table.mail_from("anna@work.example", address, "", "5254");
    let second = table.mail_from("anna@work.example", address, "", "4244");
    assert_eq!(table.filed(first).0, InboxState::PendingConfirm);
    assert_eq!(table.filed(second), (InboxState::Rejected, "another_waits".into()));
    let mails = table.deliver();
    let told = mails.iter().map(|mail| flat(mail));
    assert_eq!(
        told.filter(|mail| mail.contains("You were already asked about the first one")).count(),
        1,
        "{mails:#?}"
    );
    let yes = table.mail_from(ANNA, Address::Confirm { inbox: second }, "", "yes");
    assert_eq!(table.filed(yes), (InboxState::Duplicate, "nothing_waits".into()));
    // So it is when both are read at once, and when the first was disowned the next one can wait.
    let no = table.mail_from(ANNA, Address::Confirm { inbox: first }, "", "No.\n\n> yes");
    assert_eq!(table.filed(no), (InboxState::Applied, "disowned".into()));
    assert_eq!(table.filed(first), (InboxState::Rejected, "disowned".into()));
    let both = ["5254", "4244"].map(|text| {
        let raw = format!("From: anna@work.example\r\nMessage-ID: <{text}@work.example>\r\n\r\n{text}\r\n");
        table.take_in("anna@work.example", &[address], &raw)
    });
    table.reader.read_due().unwrap();
    let filed = both.map(|id| table.filed(id).0);
    assert_eq!(filed, [InboxState::PendingConfirm, InboxState::Rejected]);
    let first = both[0];
    // About another game, or to the account, it is another question.
    let account = Address::Account { player: table.players.white };
    let other = table.mail_from("anna@work.example", account, "", "seeks");
    assert_eq!(table.filed(other).0, InboxState::PendingConfirm);
    let yes = table.mail_from(ANNA, Address::Confirm { inbox: first }, "", "yes");
    assert_eq!(table.filed(yes).0, InboxState::Applied);
    table.reader.read_due().unwrap();
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn unconfirmed_mail_expires_after_three_days() {
    let mut table = Table::new();
    let id = table.mail_from("anna@work.example", table.play_address(Color::White), "", "5254");
    table.clock.advance(Span::days(3) + Span::minutes(1));
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id), (InboxState::Rejected, "not_confirmed".into()));
}

#[test]
fn only_our_verdict_counts_against_trust() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    let ours =
        "Authentication-Results: mx.play.example.org; spf=pass; dmarc=fail header.from=example.org\r\n";
    let foreign = "Authentication-Results: mx.evil.example; dmarc=pass header.from=work.example\r\n";
    let id = table.mail_from(ANNA, address, ours, "5254");
    assert_eq!(table.filed(id), (InboxState::Quarantined, "dmarc_fail".into()));
    let told = table.deliver();
    assert!(told.len() == 1 && told[0].contains(&format!("mail {id}")), "{told:#?}");
    let waits = |table: &mut Table, id: i64, headers: &str| {
        assert_eq!(table.filed(id).0, InboxState::PendingConfirm, "{headers}");
        assert!(table.service.inbox.discard(id).unwrap());
    };
    let id = table.mail_from("anna@work.example", address, foreign, "5254");
    waits(&mut table, id, foreign);
    table.execute("UPDATE player SET mail_trust = 'token_from_and_dmarc'").unwrap();
    let below = format!("{foreign}{}", ours.replace("dmarc=fail", "dmarc=pass"));
    for headers in ["", foreign, below.as_str()] {
        let id = table.mail_from(ANNA, address, headers, "5254");
        waits(&mut table, id, headers);
    }
    let pass = ours.replace("dmarc=fail", "dmarc=pass");
    let id = table.mail_from(ANNA, address, &pass, "5254");
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn ambiguous_authors_get_no_answer() {
    let mut table = Table::new();
    table.deliver();
    let address = table.play_address(Color::White);
    let authors = [
        "anna@example.org, eve@evil.example",
        "Friends: anna@example.org;",
        "<@evil.example:anna@example.org>",
        "\"anna@example.org,x\"@evil.example",
        "=?utf-8?q?anna=40example.org?= <eve@evil.example> <anna@example.org>",
        "anna@example.org <eve@evil.example>",
        "((((anna)))) <anna@example.org>",
        "anna@exa(x)mple.org",
        "\u{430}nna@example.org",
        "",
    ];
    for author in authors {
        let id = table.mail_from(author, address, "", "5254");
        let (state, reason) = table.filed(id);
        assert!(state != InboxState::Applied, "{author}: {reason}");
        assert!(table.moves().is_empty(), "{author}");
    }
    let id = table.mail_from("\"Anna, née <x>\" (home) <anna@example.org>", address, "", "5254");
    assert_eq!(table.filed(id).0, InboxState::Applied);
}

#[test]
fn a_resignation_needs_its_word() {
    let mut table = Table::new();
    for text in ["resign", "I resign", "resign G999", "> resign yes"] {
        table.mail(Color::White, text);
        assert!(!table.state().is_over(), "{text}");
    }
    let text = format!("Resign {}", table.game);
    table.mail(Color::White, &text);
    assert!(table.state().is_over());
}

#[test]
fn draws_messages_and_queries() {
    let mut table = Table::new();
    table.deliver();
    table.mail(Color::White, "5254\ndraw\nmessage: Good luck,\nBoris!");
    assert_eq!(table.state().draw_offer.map(|offer| offer.by), Some(Color::White));
    assert_eq!(
        table.service.records.messages(table.game, table.players.black).unwrap()[0].text,
        "Good luck,\nBoris!"
    );
    table.mail(Color::Black, "decline\nshow\nclocks\nlegal\nmoves\npgn\nhelp\nseeks");
    assert_eq!(table.state().draw_offer, None);
    let answers = table.deliver();
    let transcript = answers
        .iter()
        .find(|mail| mail.contains("> legal"))
        .unwrap_or_else(|| panic!("{:#?}", table.service.mail_out.outbox(None, None, 10)));
    assert!(transcript.contains("Anna") && transcript.contains("[Event"), "{transcript}");
    assert!(transcript.contains("reflect ") && !transcript.contains("As an arbiter"), "{transcript}");
    table.mail(Color::Black, "5755 (=)");
    table.mail(Color::White, "accept");
    assert!(table.state().is_over());
}

#[test]
fn move_between_words_is_asked_about() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "decline draw\nNc3\nmessage: Good luck, 10234!");
    table.filed(id);
    assert_eq!(table.moves(), ["b1c3"], "a line above and a message below make no paragraph");
    // Where it is doubtful, nothing is done, instead of the half.
    let id = table
        .mail(Color::Black, "I think that I will play here\nNc6\nand see what you make of it\n\nsay hello");
    assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()));
    assert_eq!(table.number("SELECT count(*) FROM message"), 1);
}

#[test]
fn answer_is_for_its_own_offer() {
    let mut table = Table::new();
    table.mail(Color::White, "e4 (=)");
    let early = table.play_address(Color::Black);
    table.mail(Color::Black, "e5");
    table.mail(Color::White, "Nf3 (=)");
    for word in ["accept", "decline"] {
        table.mail_from(BORIS, early, "", word);
        assert!(!table.state().is_over() && table.state().draw_offer.is_some(), "{word}");
    }
    table.mail(Color::Black, "accept");
    assert!(table.state().is_over());
}

#[test]
fn unseen_proposal_to_adjourn_binds_nobody() {
    let mut table = Table::new();
    table.mail(Color::White, "e4");
    let early = table.play_address(Color::Black);
    table.mail(Color::Black, "e5");
    table.mail(Color::White, "adjourn");
    let proposed_by = |color| Phase::Playing { adjournment_proposed_by: Some(color) };
    table.deliver();
    table.mail_from(BORIS, early, "", "adjourn");
    assert_eq!(table.state().phase, proposed_by(Color::White));
    let told = table.told();
    assert!(told.contains("The opponent has proposed to adjourn. To accept, reply to the mail"), "{told}");
    let mut moved = Table::new();
    moved.mail(Color::Black, "adjourn");
    moved.mail(Color::White, "e4\nadjourn");
    assert_eq!(moved.state().phase, proposed_by(Color::White), "the move declined the other one");
    table.mail(Color::Black, "adjourn");
    assert_eq!(table.state().phase, Phase::Sealing);
}

#[test]
fn declined_draw_declines_no_adjournment() {
    let mut table = Table::new();
    table.mail(Color::White, "e4");
    table.mail(Color::Black, "adjourn");
    table.mail(Color::White, "decline draw");
    assert_eq!(table.state().phase, Phase::Playing { adjournment_proposed_by: Some(Color::Black) });
    table.mail(Color::White, "decline");
    assert_eq!(table.state().phase, Phase::Playing { adjournment_proposed_by: None });
}

#[test]
fn contradictions_are_asked_about() {
    let mut table = Table::new();
    for text in
        ["5254\nresign yes", "e4\nd4", "e4 d4", "5254\nseal 4244", "e4\nclaim fifty", "1. e4 e5 2. Nf3"]
    {
        let id = table.mail(Color::White, text);
        assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()), "{text}");
        assert!(table.moves().is_empty() && !table.state().is_over(), "{text}");
    }
    table.mail(Color::White, "e4\nHi there\n1. e2-e4");
    assert_eq!(table.moves(), ["e2e4"], "the same move twice is one move");
}

/// The clock runs, so a mail that vanishes can lose the game.
#[test]
fn player_on_move_is_always_answered() {
    let mut table = Table::new();
    for n in 0..12 {
        table.mail(Color::White, &format!("what do you think of line {n}, or of e4 there"));
        let mails = table.deliver();
        assert_eq!(mails.len(), 1, "mail {n}");
        assert!(mails[0].contains("Nothing was played"), "{}", mails[0]);
    }
    table.mail(Color::White, "5254");
    assert_eq!(table.moves().len(), 1);
}

/// A robot without a header that says so: it answers whatever it gets, at once.
#[test]
fn robot_gets_few_answers() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "Thank you for your mail! I am away.");
    assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()));
    let mut answers: Vec<String> = Vec::new();
    let mut unanswered = Vec::new();
    for minute in 0..3 * 24 * 60 {
        for mail in table.deliver() {
            answers.push(mail);
            let id = table.mail(Color::White, "Thank you for your mail! I am away.");
            if table.filed(id).1 == UNANSWERED {
                unanswered.push(id);
            }
        }
        table.clock.advance(Span::minutes(1));
        if minute == 30 {
            assert_eq!(
                answers.len(),
                7,
                "one that repeats the line, then six alike in an hour: {answers:#?}"
            );
            assert!(answers[6].contains("the next answer comes after"), "{}", answers[6]);
            assert!(!answers[5].contains("the next answer comes after"), "{}", answers[5]);
            assert_eq!(unanswered.len(), 1, "told apart from those that were answered");
        }
    }
    assert!((100..=3 * 84).contains(&answers.len()), "{} answers in three days", answers.len());
    assert!(answers[7].contains("One of your mails since"), "{}", answers[7]);
    let listed = table.service.inbox.unanswered(None, 100).unwrap();
    assert_eq!(listed.len(), unanswered.len().min(100));
    assert!(listed.iter().all(|mail| unanswered.contains(&mail.id)));
    // A person who has the robot writes all the same.
    table.mail(Color::White, "5254");
    assert_eq!(table.moves().len(), 1, "moves are recorded all the same");
}

/// While the opponent thinks, three questions a day; the third says so, and one summary follows. What was asked on move does
/// not count.
#[test]
fn last_answer_announces_the_cap() {
    let mut table = Table::new();
    for line in ["what about line 1", "what about line 2", "what about e4", "what about d4"] {
        table.mail(Color::White, line);
    }
    assert_eq!(table.deliver().len(), 4);
    table.mail(Color::White, "5254");
    table.deliver();
    for n in 0..6 {
        table.mail(Color::White, &format!("what do you think of line {n}, or of e4 there"));
    }
    let mails = table.deliver();
    assert_eq!(mails.len(), 3, "three answers about a game in a day: {mails:#?}");
    let says_so = |mail: &String| mail.contains("the next answer comes after");
    assert_eq!(mails.iter().map(says_so).collect::<Vec<_>>(), [false, false, true]);
    let states: Vec<_> = table.service.inbox.mails(None, None, 3).unwrap();
    assert!(states.iter().all(|mail| mail.reason == UNANSWERED), "{states:?}");
    table.pass(Span::days(1) - Span::minutes(1));
    assert!(!table.deliver().iter().any(|mail| mail.contains("of your mails since")));
    table.pass(Span::minutes(2));
    let mails = table.deliver();
    let summaries: Vec<_> = mails.iter().filter(|mail| mail.contains("3 of your mails since")).collect();
    assert_eq!(summaries.len(), 1, "{mails:#?}");
    table.mail(Color::White, "what do you think of it, or of e4 there");
    assert_eq!(table.deliver().len(), 1, "the window is open again");
}

#[test]
fn success_leaves_answers_for_mistakes() {
    let mut table = Table::new();
    table.deliver();
    for _ in 0..5 {
        table.mail(Color::White, "show");
    }
    assert_eq!(table.deliver().len(), 5);
    table.mail(Color::White, "5256");
    assert_eq!(table.deliver().len(), 1, "an illegal move is always told");
    for _ in 0..40 {
        table.mail(Color::White, "show");
    }
    assert_eq!(table.deliver().len(), 15, "twenty answers in an hour");
    table.mail(Color::Black, "show");
    for _ in 0..40 {
        table.mail(Color::Black, "show");
    }
    assert_eq!(table.deliver().len(), 30, "thirty answers in a day while the opponent thinks");
}

#[test]
fn only_the_player_ends_mail_problems() {
    let mut table = Table::new();
    let boris = table.players.black;
    let standing = |table: &Table| table.service.mail_out.mail_standing(boris).unwrap();
    let started = table.number(&format!("SELECT id FROM outbox WHERE player = {}", boris.0));
    let bounce = Bounce::new(Severity::Hard, "5.1.1");
    assert!(table.service.mail_out.bounced(started, &bounce).unwrap());
    table.clock.advance(Span::minutes(1));
    let address = table.play_address(Color::Black);
    table.mail_from(BORIS, address, "Auto-Submitted: auto-replied\r\n", "I am away");
    table.mail_from("eve@example.org", address, "", "show");
    let fail = "Authentication-Results: mx.play.example.org; dmarc=fail\r\n";
    table.mail_from(BORIS, address, fail, "show");
    table.mail(Color::White, "show");
    assert!(standing(&table).is_some());
    table.mail(Color::Black, "show");
    assert_eq!(standing(&table), None);
}

#[test]
fn mail_and_http_share_message_budget() {
    let mut table = Table::new();
    for n in 0..62 {
        table.mail(Color::White, &format!("say word {n}"));
    }
    let said = table.number("SELECT count(*) FROM event WHERE body LIKE '%\"said\"%'");
    assert_eq!(said, 60);
    let told = table.deliver().join("\n");
    assert!(told.contains("Too many messages, claims and challenges"), "{told}");
}

/// It is not known how long the mail has waited: the yes comes when the clock is right again.
#[test]
fn clock_jump_expires_nothing() {
    let mut table = Table::new();
    let filed = table.mail(Color::White, "hello");
    let waits = table.mail_from("anna@elsewhere.org", table.play_address(Color::White), "", "5254");
    table.deliver();
    table.clock.step(Span::days(40));
    table.reader.read_due().unwrap();
    let service = &table.service;
    let pruned = [
        service.ops.prune_mail(),
        service.ops.prune_outbox(),
        service.ops.prune_people(),
        service.ops.prune_receipts(),
    ];
    assert_eq!(pruned.map(Result::unwrap), [0; 4]);
    assert!(service.inbox.mail(filed).unwrap().unwrap().raw.is_some());
    assert_eq!(table.filed(waits).0, InboxState::PendingConfirm);
    table.clock.step(Span(-Span::days(40).0));
    table.mail_from(ANNA, Address::Confirm { inbox: waits }, "", "yes");
    assert_eq!((table.filed(waits).0, table.moves()), (InboxState::Applied, vec!["e2e4".into()]));

    let waits = table.mail_from("boris@elsewhere.org", table.play_address(Color::Black), "", "5755");
    table.clock.advance(Span::days(4));
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(waits), (InboxState::Rejected, "not_confirmed".into()));
}

#[test]
fn raw_mail_is_encrypted_and_pruned() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "hello plugh-in-clear");
    assert!(table.files_containing(&["hello plugh-in-clear\r"]).is_empty());
    assert_eq!(table.service.ops.prune_mail().unwrap(), 0);
    table.clock.advance(Span::days(31));
    assert_eq!(table.service.ops.prune_mail().unwrap(), 1);
    assert!(table.is_erased(id));
    assert!(!table.service.inbox.replay(id).unwrap());
}

/// Nothing is erased an hour before its term, and nothing is left an hour after it.
#[test]
fn retention_ends_at_its_term() {
    let mut table = Table::new();
    table.mail(Color::White, "5254");
    for _ in 0..2 {
        table.mail(Color::Black, "5755");
    }
    table.deliver();
    let begun = table.clock_now();
    let kept = [
        ("inbox_raw", 30),
        ("inbox_answers", 30),
        ("answer_window", 30),
        ("receipt WHERE refusal IS NULL", 30),
        ("outbox WHERE settled_at IS NOT NULL AND body IS NOT NULL", 90),
        ("receipt WHERE refusal IS NOT NULL", 365),
    ];
    let count = |table: &Table, what: &str| table.number(&format!("SELECT count(*) FROM {what}"));
    let first = kept.map(|(what, _)| count(&table, what));
    assert!(first.iter().all(|&rows| rows > 0), "{first:?}");
    for days in [30, 90, 365] {
        for (at, over) in [
            (begun + Span::days(days) - Span::hours(1), false),
            (begun + Span::days(days) + Span::hours(1), true),
        ] {
            table.clock.advance(at - table.clock_now());
            let service = &table.service;
            for prune in [Ops::prune_mail, Ops::prune_outbox, Ops::prune_receipts] {
                prune(&service.ops).unwrap();
            }
            for ((what, term), first) in kept.into_iter().zip(first) {
                let left = if term < days || (term == days && over) { 0 } else { first };
                assert_eq!(count(&table, what), left, "{what} at {days} days, over: {over}");
            }
        }
    }
}

#[test]
fn cut_message_is_told() {
    for (characters, is_cut) in [(app::MAX_MESSAGE, false), (app::MAX_MESSAGE + 1, true)] {
        let mut table = Table::new();
        let lines = (1..characters).map(|at| if at % 50 == 0 { '\n' } else { 'a' });
        let text: String = lines.chain(['b']).collect();
        table.mail(Color::White, &format!("e4\nmessage:\n{text}"));
        assert_eq!(table.moves(), ["e2e4"]);
        let told = flat(&table.deliver().join("\n"));
        assert_eq!(told.contains("Your message is longer than 2000 characters."), is_cut, "{characters}");
    }
}

#[test]
fn answers_say_what_now_holds() {
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let mut table = Table::ruled(Default::default(), rules);
    for (text, told) in [
        ("say hello", "Your message is in the record"),
        ("leave 2026-12-24 2027-01-02", "You are on leave from 2026-12-24 to 2027-01-02, both days included"),
        ("cancel leave 2026-12-24", "is cancelled"),
        ("adjourn", "You propose to adjourn"),
        ("seek", "the first player who accepts it plays"),
        ("withdraw C1", "C1 is withdrawn"),
        ("leave all 2026-12-24 2027-01-02", "in 1 of your 1 games"),
    ] {
        table.mail(Color::White, text);
        let mails = table.deliver().join("\n").replace('\n', " ");
        assert!(mails.contains(told) && !mails.contains("Done."), "{text}: {mails}");
    }
}

/// FIDE 9.5.3: the opponent gets time, and the claim stands as an offer.
#[test]
fn wrong_claim_reports_all_its_effects() {
    let mut table = Table::new();
    table.mail(Color::White, "claim threefold Nf3");
    assert_eq!(table.moves(), ["g1f3"]);
    let mails: Vec<String> = table.deliver().iter().map(|mail| mail.replace('\n', " ")).collect();
    let told = mails
        .iter()
        .find(|mail| mail.contains("the claim is not correct") || mail.contains("The claim is not correct:"));
    assert!(told.is_some(), "{mails:#?}");
    let told = told.unwrap().replace('\u{a0}', " ");
    for part in ["Your opponent gets 1 d more", "stands as a draw offer", "Played"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// Thunderbird's answer with the file that Scid has written, through the whole service; a move in it is played once.
#[test]
fn attached_game_plays_its_move() {
    let table = Table::new();
    let mail = |text: &str, moves: &str| {
        format!(
            "From: anna@example.org\r\nMessage-ID: <{}@example.org>\r\nSubject: Re: [G1] Anna - Boris: your move 1\r\n\
             MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"=_b\"\r\n\r\n--=_b\r\n\
             Content-Type: text/plain; charset=UTF-8; format=flowed\r\n\r\n{text}\r\n--=_b\r\n\
             Content-Type: application/x-chess-pgn; name=\"G1.pgn\"\r\n\
             Content-Disposition: attachment; filename=\"G1.pgn\"\r\n\r\n\
             [Event \"?\"]\r\n[White \"Anna\"]\r\n[Black \"Boris\"]\r\n[Result \"*\"]\r\n[CmailGameName \"G1\"]\r\n\r\n\
             {moves} *\r\n\r\n--=_b--\r\n",
            moves.len() + text.len()
        )
    };
    let address = table.play_address(Color::White);
    table.store(ANNA, address, &mail("Hello Boris,\r\n\r\nmy move is attached.", "1.e4 e5"));
    assert!(table.moves().is_empty(), "two moves are none");
    let said = table.deliver().join("\n");
    assert!(said.contains("I found a game (PGN) attached"), "{said}");
    table.store(ANNA, address, &mail("Good luck!", "1.e4"));
    assert_eq!(table.moves(), ["e2e4"]);
    table.store(ANNA, address, &mail("Good luck, once more!", "1.e4"));
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn quoted_game_after_resumption_moves_nothing() {
    let mut table = Table::new();
    table.mail(Color::White, "Nc3");
    table.mail(Color::Black, "Nf6");
    table.adjourn();
    table.mail(Color::White, "seal Nd5");
    table.deliver();
    table.mail(Color::Black, "resume");
    assert_eq!(table.state().ply, Ply(3), "{:#?}", table.deliver());
    let sent = table.deliver();
    let notice = sent.iter().find(|text| text.contains("[CmailGameName") && text.contains("Nd5")).unwrap();
    let body = reply("Thank you, I am thinking.", notice, "");
    table.mail(Color::Black, &body);
    assert_eq!(table.state().ply, Ply(3), "{body}");
}
