//! Mail fetched by IMAP from hosts that are slow, full, renumbered or gone.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use app::{
    Service,
    inbox::{HOLD, SourceTrouble},
};
use domain::{Instant, Span};
use mailer::intake::imap::{Account, Fetcher};
use store::testing::TestInstance;

use crate::{
    fetched::{PLAY, mailbox, service},
    host::{Host, Message},
};

/// A service that has looked into the empty mailbox, and the time of that look.
pub fn looked() -> (TestInstance, Service, Host, Instant) {
    let instance = TestInstance::new();
    let service = service(&instance, mailbox(true, false));
    let host = Host::start();
    host.fetch(&service, host.account());
    let looked_at = instance.clock_now();
    (instance, service, host, looked_at)
}

pub fn mail(service: &Service, n: u32) -> String {
    let to = service.mail_out.mail_address(PLAY);
    format!("From: ann@example.org\r\nTo: {to}\r\nMessage-ID: <{n}@example.org>\r\n\r\n{n}. e4\r\n")
}

/// The times at which mails were received, in order.
pub fn received(service: &Service) -> Vec<Instant> {
    let (mut received, mut before) = (Vec::new(), None);
    loop {
        let page = service.inbox.mails(None, before, 100).expect("mails");
        let Some(last) = page.last() else { break };
        before = Some(last.id);
        received.extend(page.iter().map(|mail| mail.received_at));
    }
    received.sort_unstable();
    received
}

#[test]
fn hundreds_of_mails_keep_their_time() {
    let (instance, service, host, looked_at) = looked();
    let noted: Vec<Instant> = (1..=250).map(|n| looked_at + Span(n * 1_000)).collect();
    for (uid, &noted) in (1..).zip(&noted) {
        host.put(uid, noted, mail(&service, uid));
    }
    instance.clock.advance(Span::minutes(10));
    host.fetch(&service, host.account());
    assert_eq!(received(&service), noted);
    assert_eq!(host.state.lock().seen.len(), 250);
}

/// The host's clock is wrong, and it is slow to answer afterwards.
#[test]
fn wake_of_idle_is_the_time() {
    let (instance, service, host, looked_at) = looked();
    let clock = instance.clock.clone();
    let raw = mail(&service, 1);
    let mut state = host.state.lock();
    state.arrives.push(Message { uid: 1, noted: looked_at + Span::hours(9), raw });
    state.at_fetch = Some(Box::new(move || clock.advance(Span::minutes(3))));
    drop(state);
    host.fetch(&service, host.account());
    assert_eq!(received(&service), [looked_at]);
    assert_eq!(instance.clock_now(), looked_at + Span::minutes(6));
}

#[test]
fn retried_mail_keeps_its_time() {
    let (instance, service, host, looked_at) = looked();
    let noted = looked_at + Span::minutes(1);
    host.put(1, noted, mail(&service, 1));
    // The host's clock is wrong.
    host.put(2, looked_at - Span::hours(1), mail(&service, 2));
    host.state.lock().refused = 4;
    for left in [2, 0] {
        instance.clock.advance(Span::minutes(10));
        // Nor at once after a gap or a restart: each is another process.
        for _ in 0..3 {
            host.fetch(&service, host.account());
            assert_eq!((host.state.lock().refused, received(&service)), (left, vec![]));
        }
    }
    instance.clock.advance(Span::minutes(10));
    host.fetch(&service, host.account());
    assert_eq!(received(&service), [noted, looked_at + Span::minutes(10)]);
}

/// Others are taken while the host refuses it, and it is trouble until it is taken itself.
#[test]
fn refused_mail_is_trouble_until_taken() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    instance.clock.advance(Span::minutes(1));
    let found_at = instance.clock_now();
    for attempt in 1..=7 {
        host.state.lock().refused = 1;
        host.fetch(&service, host.account());
        assert_eq!(host.state.lock().refused, 0, "attempt {attempt}");
        let expected = [(host.account().name(), SourceTrouble::SingleMail, found_at)];
        assert_eq!(service.mail_sources.troubled().expect("sources"), expected);
        host.put(attempt + 1, instance.clock_now(), mail(&service, attempt + 1));
        host.fetch(&service, host.account());
        assert_eq!(received(&service).len(), attempt as usize, "the one behind it");
        instance.clock.advance(Span::minutes(10));
    }
    host.fetch(&service, host.account());
    assert_eq!((received(&service).len(), received(&service)[0]), (8, looked_at));
    assert_eq!(service.mail_sources.troubled().expect("sources"), []);
}

#[test]
fn refused_connections_skip_no_mail() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    instance.clock.advance(Span::minutes(1));
    (host.state.lock().broken, host.state.lock().closed) = (1, 5);
    host.fetch(&service, host.account());
    assert_eq!(host.state.lock().closed, 0);
    assert_eq!(received(&service), [looked_at], "in the first look that succeeds");
}

/// Dovecot says every two minutes that it is still there.
#[test]
fn keepalives_do_not_prolong_idle() {
    let (_instance, service, host, _) = looked();
    host.state.lock().keeps_alive = true;
    host.fetch(&service, Account { idle: Duration::from_millis(100), ..host.account() });
    assert!(!host.state.lock().keeps_alive, "IDLE ended");
}

/// More than a hold long.
#[test]
fn renumbering_is_held() {
    let (instance, service, host, looked_at) = looked();
    let other = TestInstance::service_on(&instance.store, &instance.clock);
    let name = host.account().name();
    for uid in 1..=30 {
        host.put(uid, looked_at, mail(&service, uid));
    }
    let held = Arc::new(AtomicUsize::new(0));
    let (clock, count) = (instance.clock.clone(), held.clone());
    host.state.lock().validity += 1;
    host.state.lock().at_fetch = Some(Box::new(move || {
        clock.advance(Span(1_000));
        let source = other.mail_sources.hold(&name).expect("no failure");
        count.fetch_add(usize::from(source.is_none()), Ordering::SeqCst);
    }));
    host.fetch(&service, host.account());
    assert_eq!((received(&service).len(), held.load(Ordering::SeqCst)), (30, 30));
}

/// People may make a mail unread again.
#[test]
fn renumbering_marks_no_known_mail() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    host.fetch(&service, host.account());
    assert_eq!(std::mem::take(&mut host.state.lock().seen), [1]);
    host.put(2, looked_at, mail(&service, 2));
    host.state.lock().validity += 1;
    instance.clock.advance(Span::minutes(1));
    host.fetch(&service, host.account());
    assert_eq!((host.state.lock().seen.as_slice(), received(&service).len()), (&[2][..], 2));
}

/// Mail that came after the last look into the mailbox under its former name is taken.
#[test]
fn renamed_mailbox_loses_no_mail() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at + Span(1_000), mail(&service, 1));
    instance.clock.advance(Span::minutes(10));
    let account = Account { user: "club.chess@example.com".into(), ..host.account() };
    host.fetch(&service, account.clone());
    assert_eq!(received(&service), [looked_at + Span(1_000)]);
    host.fetch(&service, account);
    assert_eq!(received(&service).len(), 1);
}

/// Mail that came after the first attempt is no old mail.
#[test]
fn first_attempts_may_fail() {
    let instance = TestInstance::new();
    let service = service(&instance, mailbox(true, false));
    let host = Host::start();
    let tried_at = instance.clock_now();
    host.put(1, tried_at - Span::minutes(1), mail(&service, 1));
    host.state.lock().is_silent = true;
    let account = Account { patience: Duration::from_millis(100), ..host.account() };
    assert!(!host.converse(&mut Fetcher::new(service.clone(), account)));
    host.put(2, tried_at + Span::minutes(1), mail(&service, 2));
    instance.clock.advance(Span::minutes(10));
    host.state.lock().is_silent = false;
    host.fetch(&service, host.account());
    assert_eq!(received(&service), [tried_at + Span::minutes(1)]);
}

/// A refused search is no empty mailbox.
#[test]
fn refused_search_is_trouble() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    instance.clock.advance(Span::minutes(1));
    host.state.lock().searches_refused = 2;
    host.fetch(&service, host.account());
    assert_eq!(host.state.lock().searches_refused, 0);
    assert_eq!(received(&service), [looked_at]);
}

/// A host that tells a wrong size cannot fill the memory.
#[test]
fn wrong_size_is_not_believed() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, format!("{}{}", mail(&service, 1), "1. e4 e5\r\n".repeat(1_000)));
    instance.clock.advance(Span::minutes(1));
    host.state.lock().tells_size = Some(100);
    host.fetch(&service, Account { max_message: 1_000, ..host.account() });
    let stored = service.inbox.mails(None, None, 10).expect("mails");
    let whole = service.inbox.mail(stored[0].id).expect("no failure").expect("the mail");
    let raw = service.mail_in.open_mail(&whole).expect("its text");
    assert!(!String::from_utf8_lossy(&raw).contains("1. e4"), "its header alone");
}

#[test]
fn silent_host_is_trouble() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    instance.clock.advance(Span::minutes(1));
    host.state.lock().is_silent = true;
    let account = Account { patience: Duration::from_millis(100), ..host.account() };
    assert!(!host.converse(&mut Fetcher::new(service.clone(), account)));
    let expected = [(host.account().name(), SourceTrouble::Slow, instance.clock_now())];
    assert_eq!(service.mail_sources.troubled().expect("sources"), expected);
    host.state.lock().is_silent = false;
    host.fetch(&service, host.account());
    assert_eq!(service.mail_sources.troubled().expect("sources"), []);
    assert_eq!(received(&service), [looked_at]);
}

/// The mailbox is held for any answering time of the host.
#[test]
fn mailbox_is_held_while_host_silent() {
    let (instance, service, host, _) = looked();
    let account = Account { hold_again: Duration::from_millis(1), ..host.account() };
    let name = account.name();
    let other = TestInstance::service_on(&instance.store, &instance.clock);
    host.state.lock().is_silent = true;
    let rests = tokio::sync::Notify::new();
    std::thread::scope(|scope| {
        let (rests, mut fetcher) = (&rests, Fetcher::new(service.clone(), account));
        let fetching = scope.spawn(move || fetcher.run(rests.notified()));
        // The fetcher holds it before it connects.
        let held_until =
            || instance.number("SELECT coalesce(max(held_until), 0) FROM mail_source WHERE holder <> 0");
        let is_held = || held_until() == (instance.clock_now() + HOLD).0;
        let held = [(); 3].map(|()| {
            instance.clock.advance(HOLD - Span(1));
            let until = std::time::Instant::now() + Duration::from_secs(20);
            while !is_held() && std::time::Instant::now() < until {
                std::thread::sleep(Duration::from_millis(1));
            }
            is_held() && other.mail_sources.hold(&name).is_ok_and(|held| held.is_none())
        });
        rests.notify_one();
        fetching.join().expect("it ends").expect("no failure");
        assert_eq!(held, [true; 3], "it is held anew");
    });
}

#[test]
fn full_mailbox_is_trouble_but_read() {
    let (instance, service, host, looked_at) = looked();
    host.put(1, looked_at, mail(&service, 1));
    instance.clock.advance(Span::minutes(1));
    host.state.lock().is_full = true;
    host.fetch(&service, host.account());
    let expected = [(host.account().name(), SourceTrouble::Full, instance.clock_now())];
    assert_eq!(service.mail_sources.troubled().expect("sources"), expected);
    assert_eq!(received(&service), [looked_at]);
}
