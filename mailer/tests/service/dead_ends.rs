//! The ends of mail that is not simply applied: set aside, held, asked about.
mod crashes;
mod told;

use std::sync::{
    Arc,
    atomic::{AtomicU32, AtomicU64, Ordering},
};

use app::{
    Address, Failure,
    inbox::{ANSWERS_PER_WINDOW, Disposition, MAX_DEATHS, MAX_FAILURES},
    ports::{Attempt, InboxState, LEFT_AT_MOST, Ledger, LockScope, View, Work},
};
use domain::*;
use mailer::{
    intake::{PipeExit, pipe},
    reading::Worker,
};
use metrics::{Counter, Gauge, Histogram, KeyName, Metadata, Recorder, SharedString, Unit};
use store::testing::TestInstance;

use crate::common::{ANNA, BORIS, Table};

fn store_from(table: &Table, sender: &str, address: Address, id: &str, text: &str) -> i64 {
    let raw = format!("From: {sender}\r\nMessage-ID: <{id}@x>\r\n\r\n{text}\r\n");
    table.take_in(sender, &[address], &raw)
}

fn store(table: &Table, id: &str, text: &str) -> i64 {
    store_from(table, ANNA, table.play_address(Color::White), id, text)
}

fn store_of_boris(table: &Table, address: Address) -> i64 {
    store_from(table, BORIS, address, "b", "clocks")
}

fn claimed(table: &Table) -> Option<i64> {
    table.service.mail_in.next_mails(1).unwrap().pop().map(|mail| mail.id)
}

/// The process dies while it reads; the next one comes up.
fn dies_over(table: &Table, id: i64) {
    assert_eq!(table.service.mail_in.next_mails(1).unwrap().pop().map(|mail| mail.id), Some(id));
    table.service.mail_in.release_mail_leases().unwrap();
    // Where another instance may hold it, only the end of its lease tells.
    if table.is_on_postgres() {
        table.clock.advance(Span(20_000));
    }
}

/// The first word counts, whatever came between it and its reading.
#[test]
fn later_mail_does_not_overtake() {
    for dies in [false, true] {
        let table = Table::new();
        let service = &table.service;
        let first = store(&table, "a", "5254");
        let second = store(&table, "b", "4244");
        table.clock.advance(Span(1));
        if dies {
            dies_over(&table, first);
        } else {
            assert_eq!(service.mail_in.next_mails(1).unwrap().pop().map(|mail| mail.id), Some(first));
            service.mail_in.put_mails_back(vec![(first, Attempt::NotCounted)], None).unwrap();
            table.reader.read_due().unwrap();
            assert!(table.moves().is_empty());
            table.clock.advance(Span::minutes(1));
        }
        table.reader.read_due().unwrap();
        assert_eq!(table.moves(), ["e2e4"]);
        assert_eq!((table.filed(first).0, table.filed(second).0), (InboxState::Applied, InboxState::Applied));
    }
    // A mail stored while the clock was days ahead holds up nothing.
    let table = Table::new();
    table.clock.advance(Span::days(2));
    let ahead = store(&table, "a", "5254");
    table.clock.advance(Span(-Span::days(2).0));
    store(&table, "b", "4244");
    table.reader.read_due().unwrap();
    assert_eq!((table.filed(ahead).0, table.moves()), (InboxState::Received, vec!["d2d4".into()]));
}

/// The first cannot be opened: until it is set aside, later mail of the player waits; the opponent's mail does not.
#[test]
fn failed_mail_delays_only_its_successors() {
    let table = Table::new();
    let first = store(&table, "a", "5254");
    let second = store(&table, "b", "4244");
    let of_opponent = store_of_boris(&table, table.play_address(Color::Black));
    let spoilt = "UPDATE inbox_raw SET raw = (SELECT digest FROM inbox WHERE id = inbox) WHERE inbox =";
    table.execute(&format!("{spoilt} {first}")).unwrap();
    for _ in 0..MAX_FAILURES {
        table.reader.read_due().unwrap();
        assert_eq!((table.filed(second).0, table.moves()), (InboxState::Received, vec![]));
        assert_eq!(table.filed(of_opponent).0, InboxState::Applied);
        table.clock.advance(Span::minutes(1));
    }
    table.reader.read_due().unwrap();
    table.clock.advance(Span::minutes(1));
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(first), (InboxState::Poison, "failures".into()));
    assert_eq!((table.filed(second).0, table.moves()), (InboxState::Applied, vec!["d2d4".into()]));
}

/// The first to resign loses; a challenge that is taken back and written anew is one challenge.
#[test]
fn related_mails_are_read_in_order() {
    let table = Table::new();
    let account = |color| Address::Account { player: table.players[color] };
    let first = store(&table, "a", "resign G1");
    let to_account = store_from(&table, ANNA, account(Color::White), "c", "seek");
    table.clock.advance(Span(1));
    assert_eq!([claimed(&table), claimed(&table)], [first, to_account].map(Some));
    let of_opponent = store_of_boris(&table, table.play_address(Color::Black));
    let later_to_account = store_from(&table, ANNA, account(Color::White), "d", "help");
    let to_other_account = store_of_boris(&table, account(Color::Black));
    assert_eq!([claimed(&table), claimed(&table)], [Some(to_other_account), None]);
    table
        .service
        .mail_in
        .file_mails(vec![(first, Disposition::quiet(InboxState::Applied, ""))], None)
        .unwrap();
    assert_eq!([claimed(&table), claimed(&table)], [Some(of_opponent), None]);
    // The worker that held it is dead.
    table.clock.advance(Span(20_000));
    assert_eq!(claimed(&table), Some(later_to_account));
}

#[test]
fn concurrent_copies_act_once() {
    let table = Table::new();
    let account = Address::Account { player: table.players[Color::White] };
    let said = [store(&table, "a", "say Hello"), store(&table, "a", "say  Hello")];
    let sought = ["seek", " seek"].map(|text| store_from(&table, ANNA, account, "b", text));
    table.reader.read_due().unwrap();
    for [first, copy] in [said, sought] {
        assert_eq!(table.filed(first).0, InboxState::Applied);
        assert_eq!(table.filed(copy), (InboxState::Duplicate, "message_id".into()));
    }
    assert_eq!(table.number("SELECT count(*) FROM message"), 1);
    assert_eq!(table.number("SELECT count(*) FROM challenge"), 1);
}

/// It waited for its confirmation, or for the operator, while its copy came.
#[test]
fn released_mail_excludes_its_copy() {
    let table = Table::new();
    let first = store(&table, "a", "say Hello");
    assert_eq!(claimed(&table), Some(first));
    table
        .service
        .mail_in
        .file_mails(vec![(first, Disposition::quiet(InboxState::Quarantined, ""))], None)
        .unwrap();
    let copy = store(&table, "a", "say  Hello");
    assert_eq!(claimed(&table), Some(copy));
    assert!(table.service.inbox.replay(first).unwrap());
    assert_eq!(claimed(&table), None);
    table.service.mail_in.put_mails_back(vec![(copy, Attempt::NotCounted)], None).unwrap();
    assert_eq!(claimed(&table), Some(first));
}

#[test]
fn disowned_mail_waits_for_the_operator() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    let received = table.clock_now();
    let disowned =
        "Authentication-Results: mx.play.example.org;\r\n\tdmarc=fail(p=reject) header.from=example.org\r\n";
    for trust in ["token", "token_and_from", "token_from_and_dmarc"] {
        table.execute(&format!("UPDATE player SET mail_trust = '{trust}'")).unwrap();
        let id = table.mail_from(ANNA, address, disowned, "4244");
        assert_eq!(table.filed(id), (InboxState::Quarantined, "dmarc_fail".into()), "{trust}");
    }
    let told = table.deliver();
    assert!(
        !told.is_empty() && told.iter().all(|text| text.contains("DMARC") && !text.contains("4244")),
        "{told:#?}"
    );
    // Nor does such a mail confirm another.
    let asked = table.mail_from("anna@work.example", address, "", "7163");
    let yes = table.mail_from(ANNA, Address::Confirm { inbox: asked }, disowned, "yes");
    assert_eq!(table.filed(yes), (InboxState::Quarantined, "dmarc_fail".into()));
    assert_eq!(table.filed(asked).0, InboxState::PendingConfirm);
    assert!(table.moves().is_empty());
    table.clock.advance(Span::hours(2));
    let mails = table.service.inbox.mails(Some(InboxState::Quarantined), None, 10).unwrap();
    assert!(table.service.inbox.release(mails.last().unwrap().id).unwrap());
    table.reader.read_due().unwrap();
    assert_eq!(table.moves(), ["d2d4"]);
    let events = table.events();
    let EventKind::Moved { received_at, .. } = events[events.len() - 1].kind else { panic!("{events:?}") };
    assert_eq!(received_at, received, "it counts from when it arrived");
}

#[test]
fn mail_to_two_games_plays_neither() {
    let table = Table::new();
    let service = table.service.clone();
    let second = table.instance.game(PlayerId(3), ["Anna", "Boris"], Regulations::default());
    table.deliver();
    let addresses = [table.game, second].map(|game| Address::Play {
        game,
        player: table.players.white,
        seen: domain::PositionId::unrevised(Ply(0)),
    });
    let names = addresses.map(|address| service.mail_out.mail_address(address));
    let plies = |table: &Table| [table.game, second].map(|game| table.state_of(game).unwrap().ply.0);
    let mut n = 0;
    let mut send = |table: &Table, recipients: &[Address], headers: String| {
        n += 1;
        let raw =
            format!("From: anna@example.org\r\nMessage-ID: <two{n}@x>\r\n{headers}\r\n5254\r\nshow\r\n");
        table.take_in(ANNA, recipients, &raw);
        table.reader.read_due().unwrap();
        table.clock.advance(Span::hours(1));
    };
    let both = format!("To: {}, Club <{}>\r\n", names[0], names[1]);
    let beside = format!("To: {}\r\nCc: {}\r\n", names[0], names[1].to_uppercase());
    // However the copies come: together, one by one, or without a word in the header.
    send(&table, &addresses, both.clone());
    send(&table, &addresses[..1], both);
    send(&table, &addresses[1..], beside);
    send(&table, &addresses, String::new());
    assert_eq!(plies(&table), [0, 0]);
    let told = table.deliver();
    assert!(told.iter().any(|text| text.contains("several games") && text.contains("> show")), "{told:#?}");
    // Another copy went out blind: the game that is named is meant.
    send(&table, &addresses, format!("To: {}\r\n", names[0]));
    assert_eq!(plies(&table), [1, 0]);
    // To us alone, whatever the header says of others.
    send(&table, &addresses[1..], "To: Club <club@example.org>\r\n".into());
    assert_eq!(plies(&table), [1, 1]);
}

#[test]
fn receipts_are_pruned_after_thirty_days() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "5254\nsay good luck");
    let service = table.service.clone();
    let receipts = |table: &Table| table.number("SELECT count(*) FROM receipt");
    let messages = |table: &Table| table.number("SELECT count(*) FROM message");
    table.mail(Color::Black, "5755\n");
    table.mail(Color::Black, "5755\n");
    assert!(receipts(&table) >= 3 && messages(&table) == 1, "{}", receipts(&table));
    let arranged = table.number("SELECT count(*) FROM lobby_request");
    assert!(arranged > 0);
    table.clock.advance(Span::days(30) - Span::minutes(1));
    service.ops.prune_receipts().unwrap();
    assert!(receipts(&table) >= 3, "the game goes on, and so does the protection");
    assert!(service.inbox.replay(id).unwrap());
    table.reader.read_due().unwrap();
    assert_eq!((table.moves().len(), messages(&table)), (2, 1), "nothing is done twice");
    table.clock.advance(Span::minutes(2));
    assert!(!service.inbox.replay(id).unwrap(), "no longer protected, no longer read again");
    assert!(service.ops.prune_receipts().unwrap() >= 3);
    let refused = table.number("SELECT count(*) FROM receipt WHERE refusal IS NOT NULL");
    assert_eq!(receipts(&table), refused, "refusals are the arbiter's for a year");
    assert_eq!(table.number("SELECT count(*) FROM lobby_request"), 0);
    table.clock.advance(Span::days(340));
    service.ops.prune_receipts().unwrap();
    assert_eq!(receipts(&table), 0);
}
