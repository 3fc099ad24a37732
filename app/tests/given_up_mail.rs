//! Mail that is given up, and the records of its games.

use app::{
    Bounce, Severity,
    ports::{MailState, Recipient, Settled, ToldBy},
};
use domain::*;
use store::testing::{Mortal, TestInstance};

use crate::mail_problems::{Table, hard, soft};

#[test]
fn failed_notice_marks_its_game_only() {
    let table = Table::new(2);
    table.deliver(table.boris);
    table.move_pair();
    let service = table.instance.service.clone();
    for bounce in [Bounce::new(Severity::Ours, "not_sent"), Bounce::new(Severity::Soft, "expired")] {
        for row in service.mail_out.lease_mails(1000).unwrap() {
            let to_boris = row.mail.to == Recipient::Player(table.boris);
            let dead = Settled::Dead { reason: "given up".into(), bounce: bounce.clone() };
            assert!(service.mail_out.settle_mail(&row, if to_boris { dead } else { sent() }).unwrap());
            if to_boris {
                let again = Settled::Dead { reason: "given up".into(), bounce: bounce.clone() };
                assert!(!service.mail_out.settle_mail(&row, again).unwrap(), "settled");
            }
        }
        table.move_pair();
    }
    assert_eq!((table.notes(1).len(), table.notes(2).len()), (1, 0));
    let standing = service.mail_out.mail_standing(table.boris).unwrap().unwrap();
    assert_eq!((standing.reason.as_str(), standing.stopped), ("expired", false));
    assert_eq!(table.rows("account-news").len(), 0);
    service.mail_out.resume_mail(table.boris).unwrap();
    table.instance.pass(Span::minutes(1));
    assert_eq!((table.notes(1).len(), table.notes(2).len()), (2, 0));
    assert_eq!(service.ops.verify_all().unwrap().faults, []);
}

/// A digest that is given up was to tell of two games: the records of both say so, that of the third does not.
#[test]
fn failed_digest_marks_its_games() {
    let table = Table::new(3);
    let service = table.instance.service.clone();
    let due_at = table.instance.clock_now() + Span::hours(8);
    for row in service.mail_out.lease_mails(1000).unwrap() {
        let is_held = row.mail.to == Recipient::Player(table.boris) && row.mail.game != Some(GameId(3));
        let told_by = Some(ToldBy::Digest);
        let settled = if is_held { Settled::Postponed { due_at, told_by } } else { sent() };
        assert!(service.mail_out.settle_mail(&row, settled).unwrap());
    }
    table.instance.pass(Span::hours(8));
    let [digest] = &service.mail_out.lease_mails(1000).unwrap()[..] else { panic!("one digest") };
    let bounce = Bounce::new(Severity::Ours, "not_sent");
    let dead = || Settled::Dead { reason: "given up".into(), bounce: bounce.clone() };
    assert!(service.mail_out.settle_mail(digest, dead()).unwrap());
    assert!(!service.mail_out.settle_mail(digest, dead()).unwrap(), "settled");
    let notes = |table: &Table| [1, 2, 3].map(|game| table.notes(game).len());
    assert_eq!(notes(&table), [1, 1, 0]);
    let held = table.rows("game-started").into_iter().filter(|row| row.told_by == Some(digest.id));
    let states: Vec<MailState> = held.map(|row| row.state).collect();
    assert_eq!(states, [MailState::Dead; 2]);
    table.instance.pass(Span::hours(2));
    assert!(table.deliver(table.boris).is_empty());
    service.mail_out.resume_mail(table.boris).unwrap();
    table.instance.pass(Span::minutes(1));
    assert_eq!(notes(&table), [2, 2, 0]);
    assert_eq!(service.ops.verify_all().unwrap().faults, []);
}

fn sent() -> Settled {
    Settled::Sent { body: None, told: Vec::new() }
}

#[test]
fn taken_over_mail_counts_nothing() {
    let table = Table::new(1);
    table.deliver(table.boris);
    table.play(table.anna);
    let lease = || {
        let rows = table.instance.service.mail_out.lease_mails(1000).unwrap();
        rows.into_iter().find(|row| row.mail.to == Recipient::Player(table.boris)).unwrap()
    };
    let dead = || Settled::Dead { reason: "given up".into(), bounce: hard() };
    let slow = lease();
    table.instance.clock.advance(Span(20_001));
    let other = lease();
    assert_eq!(slow.id, other.id);
    assert!(!table.instance.service.mail_out.settle_mail(&slow, dead()).unwrap());
    assert_eq!(
        (table.instance.service.mail_out.mail_standing(table.boris).unwrap(), table.notes(1).len()),
        (None, 0)
    );
    assert!(table.instance.service.mail_out.settle_mail(&other, sent()).unwrap());
    assert!(!table.instance.service.mail_out.settle_mail(&other, dead()).unwrap(), "it has ended");
    assert_eq!(
        (table.instance.service.mail_out.mail_standing(table.boris).unwrap(), table.notes(1).len()),
        (None, 0)
    );
}

#[test]
fn sent_mail_is_marked_despite_neighbour() {
    let table = Table::new(1);
    table.deliver(table.boris);
    table.move_pair();
    let rows = table.instance.service.mail_out.lease_mails(1000).unwrap();
    let ended: Vec<_> = rows
        .iter()
        .map(|row| {
            let to_boris = row.mail.to == Recipient::Player(table.boris);
            let dead = Settled::Dead { reason: "given up".into(), bounce: soft() };
            (row.clone(), if to_boris { dead } else { sent() })
        })
        .collect();
    let states = |state: &str| {
        table
            .instance
            .number(&format!("SELECT count(*) FROM outbox WHERE state = '{state}' AND attempts > 0"))
    };
    let (settled, mails) = (states("sent"), i64::try_from(ended.len()).unwrap());
    let dying = std::sync::Arc::new(Mortal::new(table.instance.store.clone()));
    dying.die_after(2);
    let marked = TestInstance::service_with(dying, &table.instance.clock)
        .mail_out
        .settle_mails(&ended.into())
        .unwrap();
    assert_eq!((marked.unmarked.len(), marked.trouble.is_some()), (1, true));
    assert!(mails > 1 && states("sent") == settled + mails - 1);
}
