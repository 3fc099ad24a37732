//! Mails that cannot be taken: the host refuses them, hangs up at them, or the storage takes none.

use app::inbox::SourceTrouble;
use domain::Span;
use mailer::intake::imap::{Account, After, Fetcher};
use store::testing::TestInstance;

use crate::by_imap::{looked, mail, received};

#[test]
fn mail_that_breaks_conversations_is_passed() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    host.put(2, looked_at, mail(&service, 2));
    instance.clock.advance(Span::minutes(1));
    host.state.lock().broken = 3;
    host.fetch(&service, host.account());
    assert_eq!(received(&service).len(), 1);
    instance.clock.advance(Span::minutes(1));
    host.fetch(&service, host.account());
    assert_eq!(received(&service).len(), 2);
}

#[test]
fn breaking_mails_hold_up_no_other() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=7 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().breaking = 6;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    assert!((0..20).any(|_| host.converse(&mut fetcher)));
    assert_eq!(received(&service).len(), 1);
    // All of them are due again and break the conversation while new mail comes.
    for uid in 8..=15 {
        instance.clock.advance(Span::minutes(10));
        host.put(uid, instance.clock_now(), mail(&service, uid));
        host.converse(&mut fetcher);
        assert_eq!(received(&service).len(), uid as usize - 6);
        (0..20).any(|_| host.converse(&mut fetcher));
    }
    instance.clock.advance(Span::minutes(10));
    let conversations = (0..20).position(|_| host.converse(&mut fetcher));
    assert_eq!(conversations, Some(6), "each breaks one conversation");
    host.state.lock().breaking = 0;
    instance.clock.advance(Span::minutes(10));
    assert!(host.converse(&mut fetcher));
    assert_eq!(received(&service).len(), 15);
}

/// Each of a hundred that wait breaks one conversation.
#[test]
fn new_mail_comes_before_breaking_mails() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=100 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().refusing = 100;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    for _attempt in 0..5 {
        assert!(host.converse(&mut fetcher));
        instance.clock.advance(Span::minutes(1));
    }
    host.state.lock().breaking = 100;
    host.put(101, instance.clock_now(), mail(&service, 101));
    instance.clock.advance(Span::minutes(10));
    host.converse(&mut fetcher);
    assert_eq!(received(&service).len(), 1);
}

/// Breaks with new mail between them make one attempt.
#[test]
fn new_mail_ends_no_attempt() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    host.state.lock().breaking = 1;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    let name = host.account().name();
    let attempts =
        || service.mail_sources.source(&name).expect("a source").failed.first().map(|mail| mail.attempts);
    for uid in 2..=40 {
        host.put(uid, instance.clock_now(), mail(&service, uid));
        host.converse(&mut fetcher);
        instance.clock.advance(Span::minutes(1));
    }
    assert!(attempts().is_some_and(|attempts| attempts >= 5), "{:?}", attempts());
    assert_eq!(received(&service).len(), 39);
}

/// A mail that is stored and stays is tried again: it may be a sealed move.
#[test]
fn refused_deletion_is_tried_again() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    host.state.lock().marks_refused = 1;
    let account = Account { after: After::Delete, ..host.account() };
    host.fetch(&service, account.clone());
    assert_eq!((host.state.lock().seen.len(), received(&service).len()), (0, 1));
    let troubled = service.mail_sources.troubled().expect("sources");
    assert_eq!(troubled[0].1, SourceTrouble::SingleMail);
    instance.clock.advance(Span::minutes(1));
    host.fetch(&service, account);
    assert_eq!((host.state.lock().seen.as_slice(), received(&service).len()), (&[1][..], 1));
    assert_eq!(service.mail_sources.troubled().expect("sources"), []);
}

/// A host that deletes nothing keeps what is stored, and no other mail waits for that.
#[test]
fn refused_deletions_hold_up_nothing() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=150 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().marks_refused = usize::MAX;
    let mut fetcher = Fetcher::new(service.clone(), Account { after: After::Delete, ..host.account() });
    for _attempt in 0..5 {
        assert!(host.converse(&mut fetcher), "it is no trouble of the host");
        assert_eq!(received(&service).len(), 150);
        instance.clock.advance(Span::minutes(1));
    }
    assert_eq!(service.mail_sources.troubled().expect("sources"), []);
}

/// Nothing is noted on the way through a folder that is numbered anew.
#[test]
fn breaking_mails_end_a_renumbering() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=3 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().validity += 1;
    host.state.lock().breaking = 2;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    let conversations = (0..20).position(|_| host.converse(&mut fetcher));
    assert_eq!(conversations, Some(6), "three break at each");
    assert_eq!(received(&service).len(), 1);
    host.state.lock().breaking = 0;
    instance.clock.advance(Span::minutes(1));
    assert!(host.converse(&mut fetcher));
    assert_eq!(received(&service).len(), 3);
}

/// Lets the storage take no mail of these senders.
fn forbid(instance: &TestInstance, senders: &str) {
    let sql = if instance.is_on_postgres() {
        format!(
            "CREATE FUNCTION forbid() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'forbidden'; END $$; \
             CREATE TRIGGER forbidden BEFORE INSERT ON inbox FOR EACH ROW WHEN (NEW.sender LIKE '{senders}') \
             EXECUTE FUNCTION forbid()"
        )
    } else {
        format!(
            "CREATE TRIGGER forbidden BEFORE INSERT ON inbox WHEN NEW.sender LIKE '{senders}' \
             BEGIN SELECT raise(ABORT, 'forbidden'); END"
        )
    };
    instance.execute(&sql).expect("a trigger");
}

fn allow(instance: &TestInstance) {
    let drop = if instance.is_on_postgres() {
        "DROP TRIGGER forbidden ON inbox; DROP FUNCTION forbid()"
    } else {
        "DROP TRIGGER forbidden"
    };
    instance.execute(drop).expect("a trigger");
}

/// A storage that takes no mail is not the fault of a mail: flags wait for it, a day at most. A mail that it refuses while it
/// takes others is awaited for five attempts.
#[test]
fn flags_wait_for_refusing_storage() {
    for (senders, others_come, awaited_hours) in [("%", false, 24), ("ann@%", true, 0)] {
        let (instance, service, host, looked_at) = looked();
        let awaited = || {
            let source = service.mail_sources.source(&host.account().name()).expect("no failure");
            source.failed.iter().filter(|mail| mail.is_awaited()).count()
        };
        forbid(&instance, senders);
        host.put(1, looked_at, mail(&service, 1));
        let mut fetcher = Fetcher::new(service.clone(), host.account());
        let mut hours = 0;
        for minute in 0..26 * 60 {
            if minute == 2 && others_come {
                let other = mail(&service, 2).replace("ann@", "ben@");
                host.put(2, instance.clock_now(), other);
            }
            assert!(host.converse(&mut fetcher), "{senders}: it is no trouble of the host");
            hours = if awaited() == 0 { hours } else { minute / 60 };
            instance.clock.advance(Span::minutes(1));
        }
        assert_eq!((hours, awaited()), (awaited_hours, 0), "{senders}");
        assert_eq!(received(&service).len(), usize::from(others_come), "{senders}");
        let troubled = service.mail_sources.troubled().expect("sources");
        assert_eq!(troubled[0].1, SourceTrouble::SingleMail, "{senders}");
        allow(&instance);
        instance.clock.advance(Span::minutes(10));
        assert!(host.converse(&mut fetcher));
        assert_eq!(received(&service).len(), 1 + usize::from(others_come), "{senders}");
        assert_eq!(service.mail_sources.troubled().expect("sources"), [], "{senders}");
    }
}

/// The host refuses more messages than may wait for another attempt.
#[test]
fn host_that_refuses_all_loses_nothing() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=150 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().refused = 105;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    assert!(!host.converse(&mut fetcher));
    let expected = [(host.account().name(), SourceTrouble::Protocol, instance.clock_now())];
    assert_eq!(service.mail_sources.troubled().expect("sources"), expected);
    host.fetch(&service, host.account());
    assert_eq!(received(&service).len(), 50, "the others wait");
    // No attempt is wasted on a host that needs a minute.
    host.fetch(&service, host.account());
    assert_eq!(received(&service).len(), 50);
    instance.clock.advance(Span::minutes(1));
    host.fetch(&service, host.account());
    assert_eq!(received(&service).len(), 150);
}

/// The host never gives out more messages than may wait for another attempt.
#[test]
fn refused_messages_end_no_intake() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=150 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().refusing = 101;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    for _minute in 0..4 {
        assert!(!host.converse(&mut fetcher), "flags wait for these messages");
        instance.clock.advance(Span::minutes(1));
    }
    assert!(host.converse(&mut fetcher));
    assert_eq!(received(&service).len(), 49);
}

/// The same, when the host has numbered them anew meanwhile.
#[test]
fn renumbering_host_that_refuses_loses_nothing() {
    let (instance, service, host, looked_at) = looked();
    for uid in 1..=150 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    host.state.lock().validity += 1;
    host.state.lock().refused = 101;
    let mut fetcher = Fetcher::new(service.clone(), host.account());
    assert!(!host.converse(&mut fetcher));
    let expected = [(host.account().name(), SourceTrouble::Protocol, instance.clock_now())];
    assert_eq!(service.mail_sources.troubled().expect("sources"), expected);
    host.fetch(&service, host.account());
    assert_eq!(received(&service).len(), 150);
}
