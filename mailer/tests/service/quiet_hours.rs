//! Notices that wait for the end of quiet hours, or for the next one.

use app::Request;
use domain::*;
use mailer::delivery::{Transport, Worker as Sender};
use store::testing::seen;

use crate::{
    common::{Table, submit},
    digests::{hours, set, table, to_boris},
};

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

/// Quiet hours hold a digest also if the player has changed them, or the time zone, meanwhile.
#[test]
fn changed_time_zone_holds_digest() {
    for (days, quiet, waits) in [(10, "22:00-7:00", 12), (1, "0:00-15:00", 8)] {
        let mut table = table(days);
        set(&mut table, &format!("notices daily\nset digest 18:00\nset quiet {quiet}"));
        table.mail(Color::White, "e4");
        assert_eq!(to_boris(&table), [""; 0]);
        // 18:00 in Greenwich is 03:00 in Tokyo. Of a day, a fifth is left at 05:12 in Greenwich.
        set(&mut table, "set time zone Asia/Tokyo");
        hours(&table, waits - 1);
        assert_eq!(to_boris(&table), [""; 0], "{days}");
        hours(&table, 1);
        assert_eq!(to_boris(&table).len(), 1, "{days}");
    }
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

    // A player who answers by mail does not wait.
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
