//! Crashes and failures while a mail is read.

use super::*;

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
