//! Accounts on the real store.

use app::{
    Frequency, NoticeKind,
    ports::{AccountEvent, BoardColours, MailFormat, PieceSet, Role, read, write},
};
use domain::clock::TimeOfDay;
use store::testing::TestInstance;

#[test]
fn accounts_are_found_in_any_case() {
    let instance = TestInstance::new();
    let ann = instance.add("Ann B", Role::Arbiter);
    read(&*instance.store, |view| {
        assert_eq!(view.player(ann.id)?, Some(ann.clone()));
        assert_eq!(view.player_by_name("ANN-B")?, Some(ann.clone()));
        assert_eq!(view.player_by_email("Ann b@EXAMPLE.org")?, Some(ann.clone()));
        assert_eq!(view.player_by_name("Ann C")?, None);
        assert_eq!((view.player_by_name("Ann\0")?, view.player_by_email("a\0@example.org")?), (None, None));
        assert!(!view.has_administrator(None)?);
        Ok(())
    })
    .unwrap();
    let mut changed = ann.clone();
    changed.role = Role::Administrator;
    changed.email = None;
    changed.no_board = true;
    changed.mail_format = MailFormat::Html;
    changed.pgn_attached = true;
    changed.calendar_attached = true;
    (changed.pieces, changed.board) = (PieceSet::Letters, BoardColours::HighContrast);
    changed.muted = [NoticeKind::News, NoticeKind::Results].into();
    changed.mail_times.digests = [(NoticeKind::Moves, Frequency::Weekly)].into();
    changed.mail_times.digest_at = TimeOfDay(18 * 60);
    let new = changed.clone();
    write(&*instance.store, move |tx| tx.update_player(&new)).unwrap();
    read(&*instance.store, |view| {
        assert_eq!(view.player(ann.id)?, Some(changed.clone()));
        assert!(view.has_administrator(None)?);
        Ok(())
    })
    .unwrap();
}

#[test]
fn names_and_addresses_are_unique() {
    let instance = TestInstance::new();
    let ann = instance.add("Ann", Role::Player);
    let mut same_name = ann.clone();
    same_name.name = "ANN".into();
    same_name.email = Some("other@example.org".into());
    assert!(write(&*instance.store, move |tx| tx.add_player(&same_name)).is_err());
    let mut same_address = ann;
    same_address.name = "Bob".into();
    assert!(write(&*instance.store, move |tx| tx.add_player(&same_address)).is_err());
}

#[test]
fn account_trail_is_append_only() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let at = instance.clock_now();
    let event = AccountEvent { at, by: None, what: "signed_up".into(), details: String::new() };
    let stored = event.clone();
    write(&*instance.store, move |tx| tx.add_account_event(ann, &event)).unwrap();
    for statement in ["UPDATE account_event SET what = 'x'", "DELETE FROM account_event"] {
        assert!(instance.execute(statement).unwrap_err().contains("never changed"), "{statement}");
    }
    assert_eq!(read(&*instance.store, |view| view.account_events(ann)).unwrap(), [stored]);
}
