//! Digests at the times that a player chose.

use app::{Address, Frequency, NoticeKind, ports::StartChoice};
use domain::*;
use store::testing::TestInstance;

use crate::common::{Table, flat};

/// A game with this number of days per move, on a Monday at ten in the morning.
pub fn table(days: u8) -> Table {
    let regulations = Regulations { time_control: TimeControl::PerMove { days }, ..Regulations::default() };
    Table::ruled(StartChoice::default(), regulations)
}

/// The mails to Boris, each on one line.
pub fn to_boris(table: &Table) -> Vec<String> {
    let mails = table.deliver().into_iter().map(|mail| flat(&mail));
    mails.filter(|mail| mail.contains("This mail is for Boris")).collect()
}

/// Boris writes lines; nothing that waits is lost by the answer.
pub fn set(table: &mut Table, lines: &str) -> String {
    table.account_mail(Color::Black, lines);
    to_boris(table).join(" ")
}

pub fn hours(instance: &TestInstance, hours: i64) {
    for _ in 0..hours {
        instance.pass(Span::hours(1));
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
        "set digest Fri 18:00",
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
    let address = |game| Address::Play {
        game,
        player: table.players[Color::Black],
        seen: PositionId::unrevised(Ply(1)),
    };
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
            assert_eq!(table.service.mail_out.bring_mails_forward().unwrap(), 0, "{days} {lines}");
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

    set(&mut table, "notices daily messages, results");
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

/// The letter with the result, the times and the game as a file: a digest has no room for them.
#[test]
fn digest_reader_gets_last_letter() {
    for (line, is_apart) in [("notices daily", true), ("notices weekly", true), ("notices daily all", false)]
    {
        let mut table = table(5);
        set(&mut table, &format!("{line}\nset digest 18:00"));
        table.mail(Color::White, "e4");
        table.mail(Color::Black, "e5");
        to_boris(&table);
        table.mail(Color::White, "resign yes");
        let mails = to_boris(&table);
        assert_eq!(mails.len(), usize::from(is_apart), "{line}: {mails:?}");
        for told in ["win by resignation", "White Anna:", "used", "attached as G1.pgn"] {
            assert!(mails.iter().all(|mail| mail.contains(told)), "{line}: {told}: {mails:?}");
        }
        hours(&table, 24);
        let later = to_boris(&table);
        assert_eq!(later.len(), usize::from(!is_apart), "{line}: told once: {later:?}");
    }
}

/// The button of a mail program switches off what the digest tells of, unless the reader needs some of it.
#[test]
fn digest_is_unsubscribed_by_its_kinds() {
    for (moves, expected) in [(false, Some("messages.results")), (true, None)] {
        let mut table = table(5);
        set(&mut table, "notices daily all\nset digest 18:00");
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

/// An older version, put back, knows neither digests nor mails that tell of others: it sends what waits for them one by one.
#[test]
fn previous_version_sends_held_notices() {
    for (lines, wait) in [("notices daily\nset digest 18:00", 9), ("set quiet 9:00-18:00", 9)] {
        let mut table = table(10);
        set(&mut table, lines);
        table.mail(Color::White, "say Hello.");
        assert_eq!(to_boris(&table), [""; 0]);
        table.mail(Color::White, "e4");
        assert_eq!(to_boris(&table), [""; 0]);
        table
            .execute(
                "UPDATE outbox SET kind = 'later_digest' WHERE kind = 'digest';
                 UPDATE outbox SET told_by = NULL; UPDATE player SET mail_times = ''",
            )
            .unwrap();
        let mut mails = String::new();
        for _ in 0..wait {
            hours(&table, 1);
            mails.push_str(&to_boris(&table).join(" "));
        }
        assert!(mails.contains("Hello.") && mails.contains("Anna played 1. 5254"), "{lines}: {mails}");
    }
}

/// Notices come up by themselves if the mail that was to describe them ends.
#[test]
fn notices_outlive_their_digest() {
    let mut table = table(10);
    set(&mut table, "notices daily\nset digest 18:00");
    table.mail(Color::White, "e4");
    assert_eq!(to_boris(&table), [""; 0]);
    let ended = "UPDATE outbox SET state = 'dropped', next_at = NULL, settled_at = 0 WHERE kind = 'digest'";
    table.execute(ended).unwrap();
    set(&mut table, "notices each");
    hours(&table, 9);
    let mails = to_boris(&table);
    assert!(mails.len() == 1 && mails[0].contains("Anna played 1. 5254"), "{mails:?}");
}

/// The mails of a relay that is away for hours are in one digest all the same.
#[test]
fn late_digest_tells_once() {
    let mut table = table(10);
    set(&mut table, "notices daily\nset digest 18:00");
    table.mail(Color::White, "e4");
    assert_eq!(to_boris(&table), [""; 0]);
    hours(&table, 8);
    for _ in 0..8 {
        table.sent.fail_next(false, mailer::delivery::SendError::Unreachable("away".into()));
        assert_eq!(to_boris(&table), [""; 0]);
        hours(&table, 1);
    }
    hours(&table, 1);
    let mails = to_boris(&table);
    assert!(mails.len() == 1 && mails[0].contains("to move in 1 game"), "{mails:?}");
    hours(&table, 48);
    assert_eq!(to_boris(&table), [""; 0]);
    assert_eq!(table.number("SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'reminder'"), 0);
}

/// With a message goes the text of those digests alone that told of its game.
#[test]
fn erased_message_leaves_other_digests() {
    let mut table = table(10);
    set(&mut table, "notices daily\nset digest 18:00");
    let first = table.game;
    table.mail(Color::White, "say In the first.");
    table.deliver();
    hours(&table, 8);
    assert_eq!(to_boris(&table).len(), 1);
    table = table.another(Regulations::per_move(10));
    table.deliver();
    table.mail(Color::White, "say In the second.");
    for _ in 0..24 {
        hours(&table, 1);
        table.deliver();
    }
    let (boris, second) = (table.players[Color::Black], table.game);
    let quoted = |text: &str| {
        let texts = app::ports::read(&*table.store, |view| view.sent_texts(second, boris, 9)).unwrap();
        texts.iter().any(|quoted| quoted.contains(text))
    };
    assert!(quoted("In the first.") && quoted("In the second."));
    let said = |recorded: &app::ports::Recorded| matches!(recorded.event.kind, EventKind::Said { .. });
    let events = table.service.records.events_after(first, 0, 200).unwrap();
    let seq = events.iter().find(|recorded| said(recorded)).unwrap().seq;
    assert!(table.service.records.erase_text(first, seq).unwrap());
    assert!(!quoted("In the first.") && quoted("In the second."));
}

/// Nothing is sent to a player who has left, or whose mailbox refuses mail, and nothing of it waits for ever.
#[test]
fn held_notices_end_with_address() {
    for leaves in [true, false] {
        let mut table = table(10);
        set(&mut table, "notices daily all\nset digest 18:00\nset quiet 22:00-7:00");
        table.mail(Color::White, "say Hello.");
        table.mail(Color::White, "resign yes");
        assert_eq!(to_boris(&table), [""; 0]);
        let boris = table.players[Color::Black];
        if leaves {
            table.service.accounts.delete_account(boris, None, false).unwrap().unwrap();
        } else {
            table.execute(&format!(
                "INSERT INTO mail_problem (player, since, last_at, bounces, score, reason, stopped_at, marked, pending, next_at)
                 VALUES ({}, 0, 0, 2, 4, '5.1.1', 0, TRUE, FALSE, 9000000000000)", boris.0
            )).unwrap();
        }
        for _ in 0..48 {
            hours(&table, 1);
            assert_eq!(to_boris(&table), [""; 0], "{leaves}");
        }
        let of_boris =
            format!("SELECT count(*) FROM outbox WHERE state = 'waiting' AND player = {}", boris.0);
        assert_eq!(table.number(&of_boris), 0, "{leaves}");
    }
}

/// A link of an old mail switches off the kinds that it names alone, after any later choices. The settings tell how to switch
/// it on again.
#[test]
fn old_link_names_its_kinds_only() {
    let mut table = table(5);
    set(&mut table, "notices daily");
    let boris = table.players[Color::Black];
    let account = || table.service.accounts.player(boris).unwrap().unwrap();
    let accounts = &table.service.accounts;
    let link = accounts.unsubscribe_link(&account(), &[NoticeKind::Messages].into()).unwrap();
    let token = link.rsplit('/').next().unwrap();
    accounts.unsubscribe(token).unwrap().unwrap();
    for (kind, frequency) in account().notices() {
        assert_eq!(frequency == Frequency::None, kind == NoticeKind::Messages, "{kind:?}");
    }
    let shown = set(&mut table, "settings");
    assert!(shown.contains("notices off messages"), "{shown}");
    let shown = set(&mut table, "notices on messages\nnotices off news");
    assert!(!shown.contains("notices off messages"), "{shown}");
    table.service.accounts.unsubscribe(token).unwrap().unwrap();
    let shown = set(&mut table, "settings");
    for line in ["notices off messages", "news"] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
}
