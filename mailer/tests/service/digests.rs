//! Notices at the times that a player chose: quiet hours and digests.

use app::{Address, Frequency, NoticeKind, Request, ports::StartChoice};
use domain::*;
use mailer::delivery::{Transport, Worker as Sender};
use store::testing::{TestInstance, seen};

use crate::common::{Table, flat, submit};

/// A game with so many days for a move, on a Monday at ten in the morning.
fn table(days: u8) -> Table {
    let regulations = Regulations { time_control: TimeControl::PerMove { days }, ..Regulations::default() };
    Table::ruled(StartChoice::default(), regulations)
}

/// The mails to Boris, each on one line.
fn to_boris(table: &Table) -> Vec<String> {
    let mails = table.deliver().into_iter().map(|mail| flat(&mail));
    mails.filter(|mail| mail.contains("This mail is for Boris")).collect()
}

/// Boris writes lines; nothing that waits is lost by the answer.
fn set(table: &mut Table, lines: &str) -> String {
    table.account_mail(Color::Black, lines);
    to_boris(table).join(" ")
}

fn hours(instance: &TestInstance, hours: i64) {
    for _ in 0..hours {
        instance.pass(Span::hours(1));
    }
}

#[test]
fn quiet_hours_hold_notices() {
    let mut table = table(5);
    let shown = set(&mut table, "set quiet 22:00-7:00");
    assert!(shown.contains("set quiet 22:00-07:00"), "{shown}");
    hours(&table, 13);
    table.mail(Color::White, "e4");
    assert_eq!(to_boris(&table), [""; 0]);
    table.mail(Color::White, "say Sleep well!");
    assert_eq!(to_boris(&table), [""; 0]);
    hours(&table, 7);
    assert_eq!(to_boris(&table), [""; 0]);
    hours(&table, 1);
    let mails = to_boris(&table);
    let [both] = &mails[..] else { panic!("{mails:?}") };
    assert!(both.contains("Anna played 1. 5254") && both.contains("Sleep well!"), "{both}");

    // An answer comes at any hour.
    hours(&table, 17);
    assert!(set(&mut table, "set quiet off").contains("Your settings now"));
    table.mail(Color::Black, "e5");
    assert_eq!(to_boris(&table).len(), 1);
}

#[test]
fn quiet_hours_delay_no_short_reminder() {
    for (quiet, comes) in [("12:00-8:30", 1), ("4:00-6:30", 0)] {
        // A fifth of the day is left at 05:12.
        let mut table = table(1);
        set(&mut table, &format!("set quiet {quiet}"));
        table.mail(Color::White, "e4");
        table.deliver();
        hours(&table, 19);
        table.instance.pass(Span::minutes(12));
        let reminders = to_boris(&table);
        assert_eq!(reminders.len(), comes, "{quiet}: {reminders:?}");
        hours(&table, 2);
        let reminders = reminders.into_iter().chain(to_boris(&table)).collect::<Vec<_>>();
        assert!(reminders.len() == 1 && reminders[0].contains("reminds you"), "{quiet}: {reminders:?}");
    }
}

#[test]
fn notices_wait_for_no_unknown_time() {
    let mut table = table(5);
    for (line, hint) in [
        ("set quiet 25:00-7:00", "Write your quiet hours"),
        ("set quiet at night", "Write your quiet hours"),
        ("set digest noon", "Write the time of your digests"),
        ("notices daily proofs", "can wait for a digest"),
        ("notices daily reminders", "can wait for a digest"),
        ("notices none moves", "cannot be switched off"),
    ] {
        let answer = set(&mut table, line);
        assert!(answer.contains(hint), "{line}: {answer}");
    }
    let shown = set(
        &mut table,
        "notices daily\nnotices weekly news, results\nset notices off messages\nset digest friday 18:00",
    );
    for line in [
        "notices daily moves challenges",
        "notices weekly news results",
        "notices off messages",
        "set digest friday 18:00",
    ] {
        assert!(shown.replace([',', ';'], "").replace(" and ", " ").contains(line), "{line}: {shown}");
    }
}

/// The reply addresses in a digest, in their order.
fn addresses(table: &Table, mail: &str) -> Vec<Address> {
    let words = mail.split_whitespace().filter(|word| word.starts_with("play+"));
    words.filter_map(|word| table.service.mail_in.read_mail_address(word)).collect()
}

#[test]
fn digest_lists_games_by_deadline() {
    let mut table = table(10);
    let slow = table.game;
    set(&mut table, "notices daily\nset digest 18:00");
    let mut table = table.another(Regulations::per_move(5));
    let quick = table.game;
    table.deliver();
    for game in [slow, quick] {
        table.game = game;
        table.mail(Color::White, "e4");
        assert_eq!(to_boris(&table), [""; 0]);
    }
    table.mail(Color::White, "say Good luck!");
    hours(&table, 7);
    assert_eq!(to_boris(&table), [""; 0]);
    hours(&table, 1);
    let mails = to_boris(&table);
    let [digest] = &mails[..] else { panic!("{mails:?}") };
    for told in
        ["to move in 2 games", "the earliest deadline first", "1. 5254", "Good luck!", "for example: 1... "]
    {
        assert!(digest.contains(told), "{told}: {digest}");
    }
    let address = |game| Address::Play { game, player: table.players[Color::Black], ply: Ply(1), line: 0 };
    assert_eq!(addresses(&table, digest), [address(quick), address(slow)]);

    // A reply to an address of it plays.
    table.mail(Color::Black, "e5");
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    assert_eq!(to_boris(&table).len(), 1, "the record of the move");
    // No news, no digest.
    hours(&table, 48);
    assert_eq!(to_boris(&table), [""; 0]);
}

#[test]
fn digest_delays_nothing_too_long() {
    for (days, lines, waits) in [
        // The first reminder is due at 05:12.
        (1, "set digest 18:00", 8),
        (1, "set digest 5:30", 0),
        (1, "notices weekly\nset digest 18:00", 8),
        // On Sunday the time would be short.
        (5, "notices weekly\nset digest sunday 18:00", 8),
        (10, "notices weekly\nset digest sunday 18:00", 6 * 24 + 8),
    ] {
        let mut table = table(days);
        set(&mut table, &format!("notices daily\n{lines}"));
        table.mail(Color::White, "e4");
        if waits > 0 {
            assert_eq!(to_boris(&table), [""; 0], "{days} {lines}");
            hours(&table, waits - 1);
            assert_eq!(to_boris(&table), [""; 0], "{days} {lines}");
            hours(&table, 1);
        }
        assert_eq!(to_boris(&table).len(), 1, "{days} {lines}");
    }
    // A decision and an adjournment are told at once.
    let mut table = table(10);
    set(&mut table, "notices weekly");
    table.mail(Color::White, "adjourn");
    assert_eq!(to_boris(&table).len(), 1);
    table.mail(Color::Black, "decline");
    table.mail(Color::White, "e4");
    to_boris(&table);
    table.arbiter("arbiter G1 give black 2d: The power was out.");
    assert_eq!(to_boris(&table).len(), 1);
}

#[test]
fn digest_leaves_out_what_is_past() {
    let mut table = table(5);
    set(&mut table, "notices daily\nset digest 18:00");
    table.mail(Color::White, "e4");
    table.mail(Color::Black, "e5");
    to_boris(&table);
    hours(&table, 9);
    assert_eq!(to_boris(&table), [""; 0], "the move was answered");

    table.mail(Color::White, "say Nice.");
    assert_eq!(to_boris(&table), [""; 0]);
    set(&mut table, "notices off messages");
    hours(&table, 24);
    assert_eq!(to_boris(&table), [""; 0], "no messages are wanted");

    set(&mut table, "notices daily messages");
    table.mail(Color::White, "say Nice.");
    table.mail(Color::White, "resign yes");
    assert_eq!(to_boris(&table), [""; 0]);
    hours(&table, 24);
    let mails = to_boris(&table);
    let [digest] = &mails[..] else { panic!("{mails:?}") };
    assert!(digest.contains("Nice.") && digest.contains("win by resignation"), "{digest}");

    // The text is erased with the message.
    let (boris, game) = (table.players[Color::Black], table.game);
    let quoted = || {
        let texts = app::ports::read(&*table.store, |view| view.sent_texts(game, boris, 9)).unwrap();
        texts.iter().any(|text| text.contains("Nice."))
    };
    assert!(quoted());
    let is_said = |event: &Event| matches!(event.kind, EventKind::Said { .. });
    for (seq, _) in (1..).zip(table.events()).filter(|(_, event)| is_said(event)) {
        assert!(table.service.records.erase_text(game, seq).unwrap());
    }
    assert!(!quoted());
}

/// The button of a mail program switches off what the digest tells of, unless the reader needs some of it.
#[test]
fn digest_is_unsubscribed_by_its_kinds() {
    for (moves, expected) in [(false, Some("messages.results")), (true, None)] {
        let mut table = table(5);
        set(&mut table, "notices daily\nset digest 18:00");
        table.mail(Color::White, "say Hello.");
        if moves {
            table.mail(Color::White, "e4");
        } else {
            table.mail(Color::White, "resign yes");
        }
        assert_eq!(to_boris(&table), [""; 0]);
        hours(&table, 8);
        table.sender.deliver_due().unwrap();
        let sent = table.sent.take();
        let heads: Vec<String> =
            sent.iter().map(|mail| String::from_utf8_lossy(&mail.bytes).into()).collect();
        let head = heads.iter().find(|head| head.contains("X-Postzug-Reason: digest")).expect("a digest");
        let link = head.split("/unsubscribe/").nth(1).and_then(|link| link.split('-').nth(1));
        assert_eq!(link, expected, "{head}");
        assert_eq!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), expected.is_some());
        let Some(token) = head.split("/unsubscribe/").nth(1).and_then(|link| link.split('>').next()) else {
            continue;
        };
        table.service.accounts.unsubscribe(token).unwrap().unwrap();
        let boris = table.service.accounts.player(table.players[Color::Black]).unwrap().unwrap();
        for (kind, frequency) in boris.notices() {
            let is_off = [NoticeKind::Messages, NoticeKind::Results].contains(&kind);
            assert_eq!(frequency == Frequency::None, is_off, "{kind:?}");
        }
    }
}

/// A digest that was killed before it was marked goes again; a mail that came meanwhile is in the next one.
#[test]
fn digest_survives_a_kill() {
    let mut table = table(10);
    set(&mut table, "notices daily\nset digest 18:00");
    table.mail(Color::White, "say One.");
    table.deliver();
    hours(&table, 8);
    let killed = table.service.mail_out.lease_mails(10).unwrap();
    assert_eq!(killed.len(), 1);
    table.mail(Color::White, "say Two.");
    table.deliver();
    table.instance.pass(Span::minutes(1));
    let mails = to_boris(&table);
    assert!(mails.len() == 1 && mails[0].contains("One.") && !mails[0].contains("Two."), "{mails:?}");
    hours(&table, 24);
    let mails = to_boris(&table);
    assert!(mails.len() == 1 && !mails[0].contains("One.") && mails[0].contains("Two."), "{mails:?}");
}

/// The last mail about a game has the PGN, also if another mail tells of the end.
#[test]
fn quiet_hours_keep_the_last_mail() {
    let mut table = table(5);
    set(&mut table, "set quiet 22:00-7:00");
    hours(&table, 13);
    table.mail(Color::White, "say Good night!");
    assert_eq!(to_boris(&table), [""; 0]);
    table.mail(Color::White, "resign yes");
    assert_eq!(to_boris(&table), [""; 0]);
    hours(&table, 8);
    let mails = to_boris(&table);
    let [both] = &mails[..] else { panic!("{mails:?}") };
    for told in ["Good night!", "win by resignation", "G1.pgn"] {
        assert!(both.contains(told), "{told}: {both}");
    }
}

/// The same, with a minute between notices about the game.
fn merging(days: u8) -> Table {
    let mut table = table(days);
    let service = table.instance.merging(Span::minutes(1));
    table.sender = Sender::new(service.clone(), Transport::Memory(table.sent.clone()));
    table.instance.service = service;
    table
}

/// Over HTTP, a few seconds after what came before.
fn play(table: &Table, color: Color, m: &str) {
    table.clock.advance(Span(5_000));
    let (actor, state) = (Actor::Player(table.players[color]), table.state());
    let key = format!("{}", state.events);
    let receipt = submit(table, table.game, actor, seen(state.ply), Request::play(m, false), &key);
    assert_eq!(receipt.refusal, None);
}

#[test]
fn quick_moves_make_one_mail() {
    let mut table = merging(5);
    play(&table, Color::White, "e4");
    assert_eq!(to_boris(&table).len(), 1, "the first comes at once");
    play(&table, Color::Black, "e5");
    play(&table, Color::White, "Nf3");
    assert_eq!(to_boris(&table), [""; 0]);
    table.mail(Color::White, "say Quick!");
    assert_eq!(to_boris(&table), [""; 0]);
    table.instance.pass(Span(49_000));
    assert_eq!(to_boris(&table), [""; 0]);
    table.instance.pass(Span(1_000));
    let mails = to_boris(&table);
    let [both] = &mails[..] else { panic!("{mails:?}") };
    assert!(both.contains("Anna played 2. 7163") && both.contains("Quick!"), "{both}");

    // Who answers by mail does not wait.
    table.mail(Color::Black, "Nc6");
    play(&table, Color::White, "Bc4");
    let mails = to_boris(&table);
    assert_eq!(mails.iter().filter(|mail| mail.contains("Anna played 3. 6134")).count(), 1, "{mails:?}");
    table.instance.pass(Span::minutes(2));
    assert_eq!(to_boris(&table), [""; 0]);
}

/// Messages beside a mail that the reader does not want are told all the same.
#[test]
fn merged_mail_loses_nothing() {
    let mut table = merging(5);
    set(&mut table, "notices off results");
    play(&table, Color::White, "e4");
    assert_eq!(to_boris(&table).len(), 1);
    table.mail(Color::White, "say One.");
    table.mail(Color::White, "say Two.");
    table.deliver();
    table.mail(Color::White, "resign yes");
    assert_eq!(to_boris(&table), [""; 0]);
    table.instance.pass(Span::minutes(1));
    let mails = to_boris(&table);
    assert!(mails.len() == 1 && mails[0].contains("One.") && mails[0].contains("Two."), "{mails:?}");
}
