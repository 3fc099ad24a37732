//! Authors of mails: programs, unconfirmed senders, forgers.

use super::*;

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
