//! Mails as they are stored, and how long.

use super::*;

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
