//! The ends of mail that is not simply applied: set aside, held, asked about.
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

#[test]
fn healthy_mail_survives_unrelated_crashes() {
    let table = Table::new();
    let service = &table.service;
    let id = store(&table, "a", "5254");
    for death in 1..MAX_DEATHS {
        dies_over(&table, id);
        if death > 1 && !table.is_on_postgres() {
            assert!(
                service.mail_in.next_mails(1).unwrap().pop().is_none(),
                "after death {death} there is a pause"
            );
            // Restarts in the pause count for nothing and do not begin it anew.
            service.mail_in.release_mail_leases().unwrap();
            table.clock.advance(Span(1_000 << (death - 1)));
        }
    }
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn mail_present_at_crashes_is_quarantined() {
    let mut table = Table::new();
    let id = store(&table, "a", "show");
    for _ in 0..MAX_DEATHS {
        dies_over(&table, id);
        table.clock.advance(Span::minutes(10));
    }
    let neighbour = store(&table, "b", "5254");
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id), (InboxState::Poison, "deaths".into()));
    assert_eq!(table.filed(neighbour).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
    table.mail(Color::Black, "5755");
    assert!(table.service.inbox.replay(id).unwrap());
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id).0, InboxState::Applied, "the operator may try again");
}

/// A mail that failed once is tried again behind those that have waited longer.
#[test]
fn crashed_mail_is_retried_last() {
    let table = Table::new();
    let first = store(&table, "a", "show");
    let second = store_of_boris(&table, table.play_address(Color::Black));
    table.clock.advance(Span(1));
    dies_over(&table, first);
    assert_eq!(claimed(&table), Some(second));
    table.service.mail_in.put_mails_back(vec![(second, Attempt::NotCounted)], None).unwrap();
    assert_eq!(claimed(&table), Some(first));
}

/// A connection that was lost is back at once, and the clock of its author runs.
#[test]
fn passing_trouble_is_retried_soon() {
    let table = Table::new();
    let id = store(&table, "a", "5254");
    assert_eq!(claimed(&table), Some(id));
    table.service.mail_in.put_mails_back(vec![(id, Attempt::NotCounted)], None).unwrap();
    assert_eq!(claimed(&table), None);
    table.clock.advance(Span(2_000));
    assert_eq!(claimed(&table), Some(id));
    table.service.mail_in.put_mails_back(vec![(id, Attempt::Behind)], None).unwrap();
    table.clock.advance(Span(2_000));
    assert_eq!(claimed(&table), None, "it waits as long as the one before it");
    table.clock.advance(Span(58_000));
    assert_eq!(claimed(&table), Some(id));
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

/// In a rolling upgrade the game may be in a form that only the later version reads: the mail waits for that one.
#[test]
fn unreadable_game_is_left_to_others() {
    let table = Table::new();
    let unreadable = "UPDATE game SET state = replace(state, '\"kind\":\"playing\"', '\"kind\":\"later\"')";
    let readable = "UPDATE game SET state = replace(state, '\"kind\":\"later\"', '\"kind\":\"playing\"')";
    let first = store(&table, "a", "5254");
    table.execute(unreadable).unwrap();
    for _ in 0..10 {
        table.reader.read_due().unwrap();
        table.clock.advance(Span::minutes(1));
    }
    assert_eq!(table.filed(first).0, InboxState::Received);
    table.execute(readable).unwrap();
    table.reader.read_due().unwrap();
    assert_eq!(
        (table.filed(first), table.moves()),
        ((InboxState::Applied, String::new()), vec!["e2e4".into()])
    );

    // Damage that nobody can read ends.
    let second = store_of_boris(&table, table.play_address(Color::Black));
    table.execute(unreadable).unwrap();
    for _ in 0..=LEFT_AT_MOST + MAX_FAILURES {
        assert_eq!(table.filed(second).0, InboxState::Received);
        table.reader.read_due().unwrap();
        table.clock.advance(Span::minutes(1));
    }
    assert_eq!(table.filed(second), (InboxState::Poison, "failures".into()));
}

#[test]
fn unreadable_row_does_not_prevent_start() {
    let table = Table::new();
    let account = Address::Account { player: table.players[Color::Black] };
    let (first, second) = (store(&table, "a", "5254"), store_of_boris(&table, account));
    assert_eq!([claimed(&table), claimed(&table)], [first, second].map(Some));
    table.execute(&format!("UPDATE inbox SET attempts = 100000 WHERE id = {first}")).unwrap();
    table.service.mail_in.release_mail_leases().unwrap();
    table.clock.advance(Span(20_000));
    // What was being read when the process ended is claimed alone.
    for _ in [first, second] {
        table.reader.read_due().unwrap();
    }
    assert_eq!(table.filed(second).0, InboxState::Applied);
    let set_aside = "SELECT count(*) FROM inbox WHERE state = 'poison' AND reason = 'unreadable_row'";
    assert_eq!(table.number(set_aside), 1);
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

/// It was held up for longer than its lease; meanwhile another one asked whose the mail is, and the player said yes.
#[test]
fn late_worker_keeps_confirmation() {
    let table = Table::new();
    let service = &table.service;
    let id = store(&table, "a", "5254");
    let asks = || vec![(id, Disposition::quiet(InboxState::PendingConfirm, ""))];
    let held = service.mail_in.next_mails(1).unwrap()[0].next_at;
    table.clock.advance(Span(20_001));
    let again = service.mail_in.next_mails(1).unwrap()[0].next_at;
    service.mail_in.file_mails(asks(), again).unwrap();
    assert!(service.inbox.confirm(id).unwrap());
    service.mail_in.file_mails(asks(), held).unwrap();
    assert_eq!(table.filed(id).0, InboxState::Received);
    table.reader.read_due().unwrap();
    assert_eq!(table.moves(), ["e2e4"]);
}

/// Counts the mails that are said to be filed.
#[derive(Default)]
struct SaidFiled(Arc<AtomicU64>);

impl Recorder for SaidFiled {
    fn describe_counter(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_gauge(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_histogram(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}

    fn register_counter(&self, key: &metrics::Key, _: &Metadata<'_>) -> Counter {
        if key.name() == "postzug_mail_filed" { Counter::from_arc(self.0.clone()) } else { Counter::noop() }
    }

    fn register_gauge(&self, _: &metrics::Key, _: &Metadata<'_>) -> Gauge {
        Gauge::noop()
    }

    fn register_histogram(&self, _: &metrics::Key, _: &Metadata<'_>) -> Histogram {
        Histogram::noop()
    }
}

#[test]
fn lost_lease_is_not_counted() {
    let table = Table::new();
    let service = &table.service;
    let mails = [store(&table, "a", "5254"), store(&table, "b", "say Hello")];
    let held = service.mail_in.next_mails(1).unwrap()[0].next_at;
    table.clock.advance(Span(20_001));
    assert_eq!(service.mail_in.next_mails(1).unwrap()[0].id, mails[0], "another worker has it now");
    let said = SaidFiled::default();
    metrics::with_local_recorder(&said, || {
        let filing = |id| (id, Disposition::quiet(InboxState::Applied, ""));
        service.mail_in.file_mails(vec![filing(mails[0])], held).unwrap();
        assert_eq!(said.0.load(Ordering::SeqCst), 0);
        service.mail_in.file_mails(mails.map(filing).to_vec(), None).unwrap();
        assert_eq!(said.0.load(Ordering::SeqCst), 2);
    });
}

/// Allows this number of writes and no more.
struct Fails(Arc<dyn Ledger>, AtomicU32);

impl Ledger for Fails {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        let left = self.1.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        left.map_err(|_none| Failure::Busy)?;
        self.0.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.0.read(work)
    }
}

/// A storage that comes and goes lets no mail look as if reading it had killed somebody.
#[test]
fn unread_mails_are_rescheduled_together() {
    let table = Table::new();
    let ids: Vec<i64> = ["a", "b", "c"].map(|id| store(&table, id, "show")).into();
    let spoilt = "UPDATE inbox_raw SET raw = (SELECT digest FROM inbox WHERE id = inbox) WHERE inbox =";
    table.execute(&format!("{spoilt} {}", ids[0])).unwrap();
    let ledger = Fails(table.store.clone(), 2.into());
    let reader = Worker::new(TestInstance::service_with(Arc::new(ledger), &table.clock), None);
    reader.read_due().unwrap();
    for id in ids {
        assert!(!table.service.inbox.mail(id).unwrap().unwrap().reading);
    }
}

/// A worker that was held up for so long that another took the mail does not take it back.
#[test]
fn lost_lease_does_not_reschedule() {
    let table = Table::new();
    let service = &table.service;
    let id = store(&table, "a", "5254");
    let lease = || service.mail_in.next_mails(1).unwrap().pop().unwrap().next_at;
    let lost = lease();
    table.clock.advance(Span(20_001));
    let held = lease();
    service.mail_in.put_mails_back(vec![(id, Attempt::Failed)], lost).unwrap();
    assert!(service.inbox.mail(id).unwrap().unwrap().reading);
    service.mail_in.put_mails_back(vec![(id, Attempt::NotCounted)], held).unwrap();
    assert!(!service.inbox.mail(id).unwrap().unwrap().reading);
}

#[test]
fn failing_mail_is_quarantined_sooner() {
    let table = Table::new();
    let service = &table.service;
    let id = store(&table, "a", "show");
    for _ in 0..5 {
        drop(service.mail_in.next_mails(1).unwrap().pop().unwrap());
        service.mail_in.put_mails_back(vec![(id, Attempt::NotCounted)], None).unwrap();
        table.clock.advance(Span::minutes(1));
    }
    for _ in 0..MAX_FAILURES {
        drop(service.mail_in.next_mails(1).unwrap().pop().unwrap());
        service.mail_in.put_mails_back(vec![(id, Attempt::Failed)], None).unwrap();
        assert!(service.mail_in.next_mails(1).unwrap().pop().is_none());
        table.clock.advance(Span::minutes(1));
    }
    assert!(service.mail_in.next_mails(1).unwrap().pop().is_none());
    assert_eq!(table.filed(id), (InboxState::Poison, "failures".into()));
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
fn excess_answers_wait_while_moves_count() {
    let mut table = Table::new();
    table.deliver();
    let now = table.clock_now();
    // Others got as many answers as a window lets through, the last of them five minutes ago.
    table.clock.advance(Span::minutes(5));
    table
        .execute(&format!(
            "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {ANSWERS_PER_WINDOW}) \
         INSERT INTO inbox_answers (player, template, at) SELECT 999, 'x', {} FROM n",
            now.0
        ))
        .unwrap();
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
    table
        .execute(&format!(
            "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {busy}) \
         INSERT INTO inbox_answers (player, template, at) SELECT 999, 'x', {} FROM n",
            now.0
        ))
        .unwrap();
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

#[test]
fn mail_to_two_games_plays_neither() {
    let table = Table::new();
    let service = table.service.clone();
    let second = table.instance.game(PlayerId(3), ["Anna", "Boris"], Regulations::default());
    table.deliver();
    let addresses = [table.game, second].map(|game| Address::Play {
        game,
        player: table.players.white,
        ply: Ply(0),
        line: 0,
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
