//! A mailbox at a host: who fetches, who hears of trouble, and what waits for a look.

use app::{
    Address, Request,
    inbox::{FoundMail, HOLD, Intake, SourceTrouble, TELL_AFTER},
    ports::Role,
};
use domain::*;
use store::testing::TestInstance;

const NAME: &str = "club.chess@imap.example.com/INBOX";

#[test]
fn one_instance_fetches_another_takes_over() {
    let instance = TestInstance::new();
    let other = TestInstance::service_on(&instance.store, &instance.clock);
    let (ours, theirs) = (&instance.service.mail_sources, &other.mail_sources);
    assert!(ours.hold(NAME).unwrap().is_some());
    assert!(theirs.hold(NAME).unwrap().is_none());
    let failed = [
        FoundMail { uid: 15, attempts: 1, found_at: Instant(7), looked_at: None, next_at: Instant(70) },
        FoundMail {
            uid: 16,
            attempts: 2,
            found_at: Instant(9),
            looked_at: Some(Instant(8)),
            next_at: Instant(90),
        },
    ];
    assert!(ours.note_taken(NAME, 5, 17, &failed).unwrap());
    instance.clock.advance(HOLD);
    let found = theirs.hold(NAME).unwrap().unwrap();
    assert_eq!((found.validity, found.taken, found.failed), (5, 17, failed.to_vec()));
    assert!(!ours.note_taken(NAME, 5, 18, &[]).unwrap(), "what is not held is not changed");
    theirs.release(NAME).unwrap();
    assert!(ours.hold(NAME).unwrap().is_some(), "at once");
    // A clock that was ahead locks nobody out.
    instance.clock.set(instance.clock_now() - Span::hours(1));
    assert!(theirs.hold(NAME).unwrap().is_some());
}

#[test]
fn trouble_is_told_once_an_outage() {
    let instance = TestInstance::new();
    for name in ["Carla", "Dora"] {
        instance.add(name, Role::Administrator);
    }
    let sources = &instance.service.mail_sources;
    let told = || instance.number("SELECT count(*) FROM outbox WHERE kind = 'account-news'");
    let fails = |trouble| {
        assert!(sources.hold(NAME).unwrap().is_some());
        assert!(sources.note_trouble(NAME, trouble).unwrap());
    };
    for outage in 1..=2 {
        fails(SourceTrouble::Unreachable);
        let since = instance.clock_now();
        instance.clock.advance(TELL_AFTER - Span(1));
        fails(SourceTrouble::Password);
        assert_eq!(told(), 2 * (outage - 1));
        instance.clock.advance(Span(1));
        for _ in 0..3 {
            fails(SourceTrouble::Password);
            instance.clock.advance(Span::minutes(10));
        }
        assert_eq!(told(), 2 * outage, "each administrator once");
        let expected = vec![(NAME.to_owned(), SourceTrouble::Password, since)];
        assert_eq!(sources.troubled().unwrap(), expected);
        assert!(sources.hold(NAME).unwrap().is_some());
        assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
        assert!(sources.troubled().unwrap().is_empty());
    }
    // A full mailbox is looked at all the same.
    assert!(sources.note_look(NAME, instance.clock_now(), Some(SourceTrouble::Full)).unwrap());
    assert_eq!(sources.troubled().unwrap()[0].1, SourceTrouble::Full);
}

/// Single mails that cannot be taken are told of once, however often the host fails meanwhile, until they are taken.
#[test]
fn failing_mail_is_trouble_until_taken() {
    let instance = TestInstance::new();
    instance.add("Carla", Role::Administrator);
    let sources = &instance.service.mail_sources;
    let told = || instance.number("SELECT count(*) FROM outbox WHERE kind = 'account-news'");
    let look = |failed: &[FoundMail], trouble| {
        assert!(sources.hold(NAME).unwrap().is_some());
        assert!(sources.note_taken(NAME, 5, 17, failed).unwrap());
        assert!(sources.note_look(NAME, instance.clock_now(), trouble).unwrap());
    };
    let now = instance.clock_now();
    let found = FoundMail { uid: 16, attempts: 0, found_at: now, looked_at: Some(now), next_at: now };
    let failing = [found.failed(now)];
    let expected = [(NAME.to_owned(), SourceTrouble::SingleMail, now)];
    look(&failing, None);
    assert_eq!((sources.troubled().unwrap(), told()), (expected.to_vec(), 0));
    for minute in 1..40 {
        instance.clock.advance(Span::minutes(1));
        if minute % 10 == 9 {
            assert!(sources.note_trouble(NAME, SourceTrouble::Unreachable).unwrap());
        }
        look(&failing, None);
        assert_eq!(sources.troubled().unwrap(), expected);
        assert_eq!(told(), i64::from(minute >= 15), "minute {minute}");
    }
    assert_eq!(instance.number("SELECT count(*) FROM downtime"), 0, "mail could be fetched");
    look(&[], None);
    assert_eq!(sources.troubled().unwrap(), []);

    // Another trouble is told of by itself.
    look(&[], Some(SourceTrouble::Full));
    instance.clock.advance(TELL_AFTER);
    look(&[], Some(SourceTrouble::Full));
    assert_eq!(told(), 2);
    let later = FoundMail { found_at: instance.clock_now(), ..found };
    for _ in 0..2 {
        look(&[later], None);
        instance.clock.advance(TELL_AFTER);
    }
    assert_eq!(told(), 3);
}

/// While one mail fails for ever, those that fail later are told of, too.
#[test]
fn later_failing_mails_are_told() {
    let instance = TestInstance::new();
    instance.add("Carla", Role::Administrator);
    let sources = &instance.service.mail_sources;
    let told = || instance.number("SELECT count(*) FROM outbox WHERE kind = 'account-news'");
    let found = |uid| {
        let now = instance.clock_now();
        FoundMail { uid, attempts: 1, found_at: now, looked_at: Some(now), next_at: now }
    };
    let mut failed = vec![found(1)];
    let told_after = |hours: i64, failed: &[FoundMail]| {
        for _ in 0..4 * hours {
            instance.clock.advance(Span::minutes(15));
            assert!(sources.hold(NAME).unwrap().is_some());
            assert!(sources.note_taken(NAME, 5, 17, failed).unwrap());
            assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
        }
        told()
    };
    assert_eq!(told_after(2, &failed), 1);
    failed.push(found(2));
    failed.push(found(3));
    assert_eq!(told_after(22, &failed), 1, "at most once a day");
    assert_eq!(told_after(2, &failed), 2);
    assert_eq!(told_after(72, &failed), 2, "each once");
    failed.push(found(4));
    assert_eq!(told_after(1, &failed), 3);
}

#[test]
fn failed_mail_is_tried_ever_later() {
    let start = Instant(0);
    let mut mail = FoundMail { uid: 1, attempts: 0, found_at: start, looked_at: None, next_at: start };
    assert!(mail.is_due(start));
    for attempt in 1..=70_000 {
        mail = mail.failed(start);
        assert_eq!(mail.is_awaited(), attempt < 5, "{attempt}");
        let pause = Span::minutes(if attempt < 5 { 1 } else { 10 });
        assert!(!mail.is_due(start) && !mail.is_due(start + pause - Span(1)) && mail.is_due(start + pause));
        assert!(mail.is_due(start - Span(1)), "a clock that was set back");
    }
}

/// A game of a day a move in which Black is to move, and the deadline.
fn game(instance: &TestInstance) -> (GameId, Address, Instant) {
    let anna = instance.player("Anna");
    let boris = instance.player("Boris");
    let arbiter = instance.add("Carla", Role::Arbiter).id;
    let game = instance.game(arbiter, ["Anna", "Boris"], Regulations::per_move(1));
    instance.done(game, Actor::Player(anna), Request::play("e2e4", false));
    let state = instance.state(game);
    let address = Address::Play { game, player: boris, seen: domain::PositionId::unrevised(state.ply) };
    (game, address, state.deadline().unwrap())
}

fn fetched(address: Address, received_at: Instant) -> Intake {
    let raw = b"From: boris@example.org\r\n\r\n1... e5\r\n".to_vec();
    Intake { sender: "boris@example.org".into(), recipients: vec![address], raw, received_at }
}

#[test]
fn flag_waits_for_the_look() {
    let instance = TestInstance::new();
    let (game, address, deadline) = game(&instance);
    let sources = &instance.service.mail_sources;
    let is_over = || instance.state(game).is_over();
    instance.pass(deadline - instance.clock_now());
    sources.hold(NAME).unwrap().unwrap();
    assert!(sources.note_look(NAME, deadline, None).unwrap());
    assert!(!sources.look_is_awaited(deadline).unwrap());
    assert!(sources.look_is_awaited(deadline - Span(1)).unwrap());
    instance.pass(Span::minutes(10));
    assert!(!is_over(), "mail that came in time may lie there unseen");
    // It does, and was received in time.
    instance.service.mail_in.intake_fetched(&fetched(address, deadline - Span(1))).unwrap();
    sources.hold(NAME).unwrap().unwrap();
    assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    instance.pass(Span::minutes(1));
    assert!(!is_over(), "it is read first");
}

#[test]
fn flag_waits_for_a_failed_mail() {
    let instance = TestInstance::new();
    let (game, _address, deadline) = game(&instance);
    let sources = &instance.service.mail_sources;
    let is_over = || instance.state(game).is_over();
    instance.pass(deadline - Span::minutes(1) - instance.clock_now());
    sources.hold(NAME).unwrap().unwrap();
    let now = instance.clock_now();
    let failed = [FoundMail { uid: 16, attempts: 1, found_at: now, looked_at: Some(now), next_at: now }];
    assert!(sources.note_taken(NAME, 5, 17, &failed).unwrap());
    assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    instance.pass(Span::minutes(2));
    assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    instance.pass(Span::minutes(1));
    assert!(!is_over(), "it may have come in time");
    let given_up = failed.map(|mail| FoundMail { attempts: 5, ..mail });
    assert!(sources.note_taken(NAME, 5, 17, &given_up).unwrap());
    instance.pass(Span::minutes(1));
    assert!(is_over());
}

#[test]
fn hosts_outage_is_given_back() {
    let instance = TestInstance::new();
    let (game, _address, deadline) = game(&instance);
    let sources = &instance.service.mail_sources;
    let state = || instance.state(game);
    let look = || {
        sources.hold(NAME).unwrap().unwrap();
        assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    };
    instance.pass(deadline - Span::minutes(1) - instance.clock_now());
    look();
    for _ in 0..12 {
        sources.hold(NAME).unwrap().unwrap();
        assert!(sources.note_trouble(NAME, SourceTrouble::Unreachable).unwrap());
        instance.pass(Span::minutes(5));
        // A restart, perhaps with another password.
        sources.release(NAME).unwrap();
        assert!(!state().is_over(), "a move may lie at the host");
    }
    look();
    instance.pass(Span(0));
    assert_eq!(state().deadline(), Some(deadline + Span::hours(1)));
    instance.pass(Span::minutes(2));
    look();
    instance.pass(Span::minutes(1));
    assert!(state().is_over());
}

/// Games that nobody plays by mail get it back too, and only an outage longer than five minutes counts.
#[test]
fn every_clock_gets_the_outage_back() {
    for (outage, given_back) in
        [(Span::minutes(5), Span(0)), (Span::minutes(5) + Span(1), Span::minutes(5) + Span(1))]
    {
        let instance = TestInstance::new();
        let (first, _address, deadline) = game(&instance);
        let arbiter = instance.add("Dora", Role::Arbiter).id;
        let others: Vec<GameId> =
            (0..3).map(|_| instance.game(arbiter, ["Anna", "Boris"], Regulations::per_move(1))).collect();
        let deadline_of = |game| instance.state(game).deadline();
        let other = deadline_of(others[0]).unwrap();
        let sources = &instance.service.mail_sources;
        sources.hold(NAME).unwrap().unwrap();
        assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
        assert!(sources.note_trouble(NAME, SourceTrouble::Unreachable).unwrap());
        instance.pass(outage);
        sources.hold(NAME).unwrap().unwrap();
        assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
        instance.pass(Span(0));
        assert_eq!(deadline_of(first), Some(deadline + given_back));
        for game in others {
            assert_eq!(deadline_of(game), Some(other + given_back));
        }
    }
}

/// An outage of any length ends when the mailbox is removed from the settings, and nobody tries any more.
#[test]
fn removed_mailbox_gives_its_outage_back() {
    let instance = TestInstance::new();
    let (game, _address, deadline) = game(&instance);
    let sources = &instance.service.mail_sources;
    let state = || instance.state(game);
    instance.pass(deadline - Span::hours(1) - instance.clock_now());
    sources.hold(NAME).unwrap().unwrap();
    assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    for _ in 0..3 * 24 * 12 {
        sources.hold(NAME).unwrap().unwrap();
        assert!(sources.note_trouble(NAME, SourceTrouble::Unreachable).unwrap());
        instance.pass(Span::minutes(5));
        assert!(!state().is_over(), "a move may lie at the host");
    }
    sources.release(NAME).unwrap();
    instance.pass(TELL_AFTER - Span(1));
    assert_eq!((state().is_over(), state().deadline()), (false, Some(deadline)), "it may be a restart");
    instance.pass(Span(1));
    assert_eq!(state().deadline(), Some(deadline + Span::days(3)));
    instance.pass(Span::minutes(44));
    assert!(!state().is_over());
    instance.pass(Span::minutes(2));
    assert!(state().is_over(), "what nobody tried is not given back");
    assert_eq!(instance.number("SELECT count(*) FROM downtime"), 1);
}

/// A source that was taken out of the settings and comes back gives back no more than the outage that was seen.
#[test]
fn fetchers_pause_is_no_outage() {
    let instance = TestInstance::new();
    let sources = &instance.service.mail_sources;
    sources.hold(NAME).unwrap().unwrap();
    for _ in 0..2 {
        assert!(sources.note_trouble(NAME, SourceTrouble::Password).unwrap());
        instance.pass(Span::minutes(10));
    }
    sources.release(NAME).unwrap();
    instance.pass(Span::days(20));
    sources.hold(NAME).unwrap().unwrap();
    assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    assert_eq!(instance.number("SELECT count(*) FROM downtime"), 1);
    assert_eq!(instance.number("SELECT until_at - from_at FROM downtime"), Span::minutes(20).0);
    // A full mailbox can be looked at.
    assert!(sources.note_look(NAME, instance.clock_now(), Some(SourceTrouble::Full)).unwrap());
    instance.pass(Span::minutes(10));
    assert!(sources.note_look(NAME, instance.clock_now(), None).unwrap());
    assert_eq!(instance.number("SELECT count(*) FROM downtime"), 1);
}

#[test]
fn late_look_stores_mail_as_late() {
    let instance = TestInstance::new();
    let (game, address, deadline) = game(&instance);
    let sources = &instance.service.mail_sources;
    sources.hold(NAME).unwrap().unwrap();
    assert!(sources.note_look(NAME, deadline, None).unwrap());
    instance.pass(deadline - instance.clock_now());
    // Nobody fetches any more.
    instance.pass(TELL_AFTER + Span(1));
    assert!(instance.state(game).is_over());
    assert!(
        instance.service.mail_in.intake(&fetched(address, deadline)).is_err(),
        "an LMTP client would be told 451"
    );
    let Address::Play { player, .. } = address else { unreachable!() };
    let mail =
        Intake { recipients: vec![Address::Account { player }, address], ..fetched(address, deadline) };
    let stored = instance.service.mail_in.intake_fetched(&mail).unwrap();
    let received_at = |row: usize| instance.service.inbox.mail(stored[row].0).unwrap().unwrap().received_at;
    assert_eq!(received_at(0), deadline, "only the lost game is late");
    assert_eq!(received_at(1), instance.clock_now());
}
