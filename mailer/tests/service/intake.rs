//! The listener over real TCP: the two dialogues, what ends a message, what is refused, and that 250 comes after
//! the commit.
use std::{sync::Arc, time::Duration};

use app::{
    Address, Failure, Service, Settings,
    ports::{InboxState, Ledger, LockScope, View, Work},
};
use domain::{GameId, PlayerId, Ply};
use mailer::intake::{Options, PipeExit, pipe};
use store::testing::{ManualClock, SeededEntropy, Silent, TestInstance};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::listener::{Listener, codes};

const PLAY: Address =
    Address::Play { game: GameId(42), player: PlayerId(7), seen: domain::PositionId::unrevised(Ply(3)) };
const OTHER: Address =
    Address::Play { game: GameId(43), player: PlayerId(7), seen: domain::PositionId::unrevised(Ply(0)) };
const MAIL: &str = "From: ann@example.org\r\nMessage-ID: <1@example.org>\r\nSubject: move\r\n\r\n5254\r\n";

fn dialogue(hello: &str, recipients: &[String], data: &str) -> Vec<u8> {
    let mut text = format!("{hello}\r\nMAIL FROM:<ann@example.org> BODY=8BITMIME\r\n");
    for recipient in recipients {
        text.push_str(&format!("RCPT TO:<{recipient}>\r\n"));
    }
    let data = data.strip_suffix("\r\n").unwrap_or(data);
    text.push_str(&format!("DATA\r\n{data}\r\n.\r\nQUIT\r\n"));
    text.into_bytes()
}

fn stored(service: &Service) -> usize {
    service.inbox.mails(None, None, 100).unwrap().len()
}

#[tokio::test]
async fn smtp_and_lmtp_pipelined() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = [instance.service.mail_out.mail_address(PLAY), instance.service.mail_out.mail_address(OTHER)];
    let answers = listener.talk(&dialogue("EHLO there", &to, MAIL)).await;
    assert_eq!(codes(&answers), ["220", "250", "250", "250", "250", "354", "250", "221"], "{answers}");
    assert!(
        answers.contains("PIPELINING") && answers.contains("SIZE 10485760") && answers.contains("8BITMIME")
    );
    assert!(!answers.contains("CHUNKING") && !answers.contains("SMTPUTF8"));
    let answers = listener.talk(&dialogue("LHLO there", &to, &MAIL.replace("<1@", "<2@"))).await;
    assert_eq!(codes(&answers), ["220", "250", "250", "250", "250", "354", "250", "250", "221"], "{answers}");
    assert_eq!(stored(&instance.service), 4);
    let mail = instance.service.inbox.mails(Some(InboxState::Received), None, 1).unwrap().remove(0);
    assert_eq!((mail.address, mail.sender.as_str()), (OTHER, "ann@example.org"));
    let raw =
        instance.service.mail_in.open_mail(&instance.service.inbox.mail(mail.id).unwrap().unwrap()).unwrap();
    assert_eq!(without_arrival(&raw), MAIL.replace("<1@", "<2@"));
}

/// The text as it was sent, without the field about its arrival.
fn without_arrival(raw: &[u8]) -> String {
    let lines = str::from_utf8(raw).unwrap().split_inclusive("\r\n");
    lines.filter(|line| !line.starts_with("X-Arrived: ")).collect()
}

/// The player's own mail server informs the player; a report without an author is taken.
#[tokio::test]
async fn ambiguous_author_is_refused() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = [instance.service.mail_out.mail_address(PLAY)];
    for author in
        ["ann@example.org, eve@example.org", "Us: ann@example.org;", "<@eve.example:ann@example.org>"]
    {
        let mail = MAIL.replace("ann@example.org\r", &format!("{author}\r"));
        let answers = listener.talk(&dialogue("EHLO there", &to, &mail)).await;
        assert!(answers.contains("550 5.7.1 From"), "{author}: {answers}");
        let exit = pipe(&instance.service, mail.as_bytes(), "ann@example.org", &to);
        assert_eq!(exit, PipeExit::DataError, "{author}");
        assert_eq!(pipe(&instance.service, mail.as_bytes(), "", &to), PipeExit::Stored, "{author}");
    }
    assert_eq!(stored(&instance.service), 3);
}

#[tokio::test]
async fn repeated_delivery_is_stored_once() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = [instance.service.mail_out.mail_address(PLAY)];
    for received in
        ["Received: from a by b;\r\n Sat\r\n", "Received: from c by d;\r\n Sun\r\nReturn-Path: <x@y>\r\n"]
    {
        let answers = listener.talk(&dialogue("EHLO there", &to, &format!("{received}{MAIL}"))).await;
        assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
    }
    assert_eq!(stored(&instance.service), 1);
    let other_text = MAIL.replace("5254", "4244");
    listener.talk(&dialogue("EHLO there", &to, &other_text)).await;
    assert_eq!(stored(&instance.service), 2, "the same Message-ID with another text is another mail");
}

#[tokio::test]
async fn smuggled_mail_is_refused() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = instance.service.mail_out.mail_address(PLAY);
    for end in [
        "\n.\n",
        "\n.\r\n",
        "\r\n.\n",
        "\n\n.\r\n",
        "\r.\r",
        "\r.\r\n",
        "\r\n.\r",
        "\r\n.\r\r\n",
        "\r\n.\r\r\n.\r",
    ] {
        let smuggled =
            format!("{MAIL}text{end}MAIL FROM:<eve@evil.example>\r\nRCPT TO:<{to}>\r\nDATA\r\n{MAIL}");
        let answers = listener.talk(&dialogue("EHLO there", std::slice::from_ref(&to), &smuggled)).await;
        assert_eq!(codes(&answers), ["220", "250", "250", "250", "354", "550", "221"], "{end:?}: {answers}");
        assert_eq!(stored(&instance.service), 0, "{end:?}");
    }
    let bare = MAIL.replace("\r\n5254", "\r\n52\n54");
    let answers = listener.talk(&dialogue("EHLO there", std::slice::from_ref(&to), &bare)).await;
    assert!(answers.contains("550 5.6.0"), "{answers}");
    assert_eq!(stored(&instance.service), 0);
}

#[tokio::test]
async fn interrupted_delivery_stores_whole_mails() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = [instance.service.mail_out.mail_address(PLAY)];
    let whole = dialogue("EHLO there", &to, MAIL);
    let end = whole.windows(5).position(|window| window == b"\r\n.\r\n").unwrap() + 5;
    for length in 0..end {
        listener.talk(&whole[..length]).await;
    }
    assert_eq!(stored(&instance.service), 0);
    for length in end..=whole.len() {
        listener.talk(&whole[..length]).await;
    }
    assert_eq!(stored(&instance.service), 1);
}

#[tokio::test]
async fn tokens_sizes_and_numbers_are_bounded() {
    let instance = TestInstance::new();
    let options = Options { max_message: 4096, max_recipients: 2, ..Options::default() };
    let listener = Listener::start(&instance.service, options).await;
    let to = instance.service.mail_out.mail_address(PLAY);
    let (local, domain) = to.split_once('@').unwrap();
    let altered = format!("{}{}", &local[..local.len() - 1], if local.ends_with('a') { 'b' } else { 'a' });
    for wrong in
        [format!("{altered}@{domain}"), format!("{local}@elsewhere.example"), format!("ann@{domain}")]
    {
        let answers = listener.talk(&dialogue("EHLO there", &[wrong], MAIL)).await;
        assert_eq!(codes(&answers)[3..5], ["550", "503"], "{answers}");
        assert!(answers.contains("550 5.1.1"));
    }
    let upper = format!("{}@{}", local.to_ascii_uppercase(), domain.to_ascii_uppercase());
    let answers = listener.talk(&dialogue("EHLO there", &[upper], MAIL)).await;
    assert!(answers.contains("250 2.0.0 Stored"), "mail servers may fold case: {answers}");

    let large = format!("{MAIL}{}", "0123456789\r\n".repeat(500));
    let answers = listener.talk(&dialogue("EHLO there", std::slice::from_ref(&to), &large)).await;
    assert!(answers.contains("552 5.3.4"), "{answers}");
    let declared = b"EHLO there\r\nMAIL FROM:<a@b.example> SIZE=5000\r\nQUIT\r\n";
    assert!(listener.talk(declared).await.contains("552 5.3.4"));
    let long_line = format!("{MAIL}{}\r\n", "x".repeat(1100));
    let answers = listener.talk(&dialogue("EHLO there", std::slice::from_ref(&to), &long_line)).await;
    assert!(answers.contains("550 5.6.0"), "{answers}");
    let answers = listener.talk(&dialogue("EHLO there", &[to.clone(), to.clone(), to.clone()], MAIL)).await;
    assert!(answers.contains("452 4.5.3"), "{answers}");
    let answers = listener.talk(&[b'A'; 100_000]).await;
    assert!(answers.contains("500 5.5.2"), "an endless command line: {answers}");
    let answers = listener.talk("NONSENSE\r\n".repeat(100).as_bytes()).await;
    assert!(answers.lines().count() < 30 && answers.contains("421 4.7.0"), "{answers}");
    let answers =
        listener.talk(b"EHLO x\r\nVRFY ann\r\nEXPN all\r\nBDAT 5\r\nMAIL FROM:<a@b.example>\r\n").await;
    assert_eq!(codes(&answers), ["220", "250", "502", "502", "502"], "{answers}");
    assert_eq!(stored(&instance.service), 1);
}

#[tokio::test]
async fn dots_are_unstuffed() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = [instance.service.mail_out.mail_address(PLAY)];
    let stuffed = format!("{MAIL}..\r\n...\r\n");
    let answers = listener.talk(&dialogue("EHLO there", &to, stuffed.trim_end())).await;
    assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
    let mail = instance.service.inbox.mail(1).unwrap().unwrap();
    assert!(instance.service.mail_in.open_mail(&mail).unwrap().ends_with(b"5254\r\n.\r\n..\r\n"));
    let empty = format!("EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<{}>\r\nDATA\r\n.\r\nQUIT\r\n", to[0]);
    let answers = listener.talk(empty.as_bytes()).await;
    assert_eq!(codes(&answers), ["220", "250", "250", "250", "354", "550", "221"], "no From: {answers}");
}

#[tokio::test]
async fn slow_and_surplus_peers_are_refused() {
    let instance = TestInstance::new();
    let options = Options {
        idle: Duration::from_secs(1),
        session: Duration::from_secs(2),
        sessions_per_peer: 2,
        ..Options::default()
    };
    let listener = Listener::start(&instance.service, options).await;
    let mut silent = TcpStream::connect(listener.address).await.unwrap();
    let mut dripping = TcpStream::connect(listener.address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(listener.talk(b"").await.starts_with("421 4.7.0"), "a third session of one peer");
    let mut text = String::new();
    silent.read_to_string(&mut text).await.unwrap();
    assert!(text.contains("421 4.4.2"), "{text}");
    // A byte every 100 ms is never idle, but the session as a whole ends.
    let begun = tokio::time::Instant::now();
    while dripping.write_all(b"N").await.is_ok() && begun.elapsed() < Duration::from_secs(40) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert!(listener.talk(b"QUIT\r\n").await.contains("221"), "places are given back");
}

#[tokio::test]
async fn surplus_recipients_end_the_session() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = vec![instance.service.mail_out.mail_address(PLAY); 10_000];
    let answers = listener.talk(&dialogue("EHLO there", &to, MAIL)).await;
    assert_eq!(answers.matches("250 2.1.5").count(), 10, "{answers}");
    assert!(
        answers.matches("452 4.5.3").count() <= 20 && answers.ends_with("421 4.7.0 Too many errors\r\n"),
        "{answers}"
    );
    assert_eq!(stored(&instance.service), 0, "nothing of it was taken");
    // With as many as are allowed it is one mail, and the same address twice is one row.
    let answers = listener.talk(&dialogue("LHLO there", &to[..10], MAIL)).await;
    assert_eq!(answers.matches("250 2.0.0 Stored").count(), 10, "{answers}");
    assert_eq!(stored(&instance.service), 1);
}

/// A byte now and then in every phase of a session, from as many connections as one peer may have.
#[tokio::test]
async fn slow_peers_block_nobody_else() {
    let instance = TestInstance::new();
    let options = Options {
        idle: Duration::from_secs(5),
        session: Duration::from_secs(2),
        sessions_per_peer: 30,
        ..Options::default()
    };
    let listener = Listener::start(&instance.service, options).await;
    let to = [instance.service.mail_out.mail_address(PLAY)];
    let whole = dialogue("EHLO there", &to, MAIL);
    let mut slow = tokio::task::JoinSet::new();
    for n in 0..30 {
        let (address, whole) = (listener.address, whole.clone());
        let mut stream = TcpStream::connect(address).await.unwrap();
        slow.spawn(async move {
            let begun = tokio::time::Instant::now();
            let (quick, slowly) = whole.split_at(whole.len() * n / 30);
            let mut sent = stream.write_all(quick).await.is_ok();
            for byte in slowly {
                tokio::time::sleep(Duration::from_millis(100)).await;
                sent = sent && stream.write_all(&[*byte]).await.is_ok();
                if !sent || begun.elapsed() > Duration::from_secs(60) {
                    break;
                }
            }
            let mut answers = Vec::new();
            stream.read_to_end(&mut answers).await.unwrap_or_default();
            String::from_utf8(answers).unwrap()
        });
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    // Somebody else comes from another address and is served.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(listener.address).await.unwrap();
    other.write_all(&dialogue("EHLO there", &to, MAIL)).await.unwrap();
    let mut answers = String::new();
    other.read_to_string(&mut answers).await.unwrap();
    assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
    while let Some(ended) = slow.join_next().await {
        ended.unwrap();
    }
    assert_eq!(stored(&instance.service), 1, "nothing was stored of what did not come whole, nor twice");
    assert!(listener.talk(b"QUIT\r\n").await.contains("221"), "places are given back");
}

#[tokio::test]
async fn stopping_lets_a_message_finish() {
    let instance = TestInstance::new();
    let mut listener = Listener::start(&instance.service, Options::default()).await;
    let to = [instance.service.mail_out.mail_address(PLAY)];
    let whole = dialogue("EHLO there", &to, MAIL);
    let mut inside = TcpStream::connect(listener.address).await.unwrap();
    let split = whole.len() - 20;
    inside.write_all(&whole[..split]).await.unwrap();
    let mut idle = TcpStream::connect(listener.address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    listener.stop.take().unwrap().send(()).unwrap();
    let mut text = String::new();
    idle.read_to_string(&mut text).await.unwrap();
    assert!(text.contains("421 4.3.2"), "{text}");
    inside.write_all(&whole[split..]).await.unwrap();
    text.clear();
    inside.read_to_string(&mut text).await.unwrap();
    assert!(text.contains("250 2.0.0 Stored"), "{text}");
    assert_eq!(stored(&instance.service), 1);
}

/// A ledger whose disk fails.
struct Broken(fn() -> Failure);

impl Ledger for Broken {
    fn write(&self, _scope: LockScope, _work: Work) -> Result<(), Failure> {
        Err((self.0)())
    }

    fn read(&self, _work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        Err((self.0)())
    }
}

fn broken(failure: fn() -> Failure) -> Service {
    Service::new(
        Arc::new(Broken(failure)),
        Arc::new(ManualClock::default()),
        Arc::new(SeededEntropy::new(1)),
        Arc::new(store::keys::KeyRing::new(&[7; 32]).unwrap()),
        Arc::new(Silent),
        Settings {
            mail_domain: "play.example.org".into(),
            former_domains: Vec::new(),
            mailbox: None,
            public_url: "https://play.example.org".into(),
            site_name: "Club".into(),
            language: "en".into(),
            languages: vec!["en".into()],
            official_names: Vec::new(),
            notices_apart: domain::Span::ZERO,
            private_webhooks: false,
        },
    )
}

#[tokio::test]
async fn failures_are_temporary_answers() {
    type Fails = fn() -> Failure;
    let cases: [(Fails, &str); 4] = [
        (|| Failure::Busy, "451 4.3.0"),
        (|| Failure::Full("disk".into()), "452 4.3.1"),
        (|| Failure::Storage("disk".into()), "451 4.3.0"),
        (|| panic!("a bug"), "451 4.3.0"),
    ];
    for (failure, answer) in cases {
        let service = broken(failure);
        let listener = Listener::start(&service, Options::default()).await;
        let to = [service.mail_out.mail_address(PLAY), service.mail_out.mail_address(OTHER)];
        let answers = listener.talk(&dialogue("LHLO there", &to, MAIL)).await;
        assert_eq!(answers.matches(answer).count(), 2, "one per recipient: {answers}");
        assert!(!answers.contains("Stored"), "{answers}");
    }
}

#[test]
fn the_pipe_makes_the_same_promises() {
    let instance = TestInstance::new();
    let to = instance.service.mail_out.mail_address(PLAY);
    let lf = MAIL.replace("\r\n", "\n");
    let run =
        |raw: &str, to: &[String]| pipe(&instance.service, raw.as_bytes(), "ann@example.org", to).code();
    assert_eq!(run(&lf, std::slice::from_ref(&to)), 0);
    assert_eq!(run(&format!("From ann Sat Nov 21\n{lf}"), std::slice::from_ref(&to)), 0);
    assert_eq!(stored(&instance.service), 1, "the mbox line is not part of the mail");
    assert_eq!(run(&lf, &["nobody@play.example.org".into()]), 67);
    assert_eq!(run("", std::slice::from_ref(&to)), 66);
    assert_eq!(run(&format!("{lf}{}", "x\n".repeat(200_000)), std::slice::from_ref(&to)), 65);
    let service = broken(|| Failure::Busy);
    assert_eq!(pipe(&service, lf.as_bytes(), "", &[service.mail_out.mail_address(PLAY)]), PipeExit::TempFail);
}

fn with_domain(instance: &TestInstance, mail_domain: &str, former_domains: &[&str]) -> Service {
    Service::new(
        instance.store.clone(),
        instance.clock.clone(),
        Arc::new(SeededEntropy::new(3)),
        Arc::new(store::keys::KeyRing::new(&[7; 32]).unwrap()),
        Arc::new(Silent),
        Settings {
            mail_domain: mail_domain.into(),
            former_domains: former_domains.iter().map(|&domain| domain.into()).collect(),
            ..instance.service.settings().clone()
        },
    )
}

/// Players reply to mails of the time before the domain changed.
#[test]
fn former_domains_are_still_taken() {
    let instance = TestInstance::new();
    let address = with_domain(&instance, "old.example.org", &[]).mail_out.mail_address(PLAY);
    let recipients = [address.clone()];
    let unknown = with_domain(&instance, "new.example.org", &[]);
    assert_eq!(pipe(&unknown, MAIL.as_bytes(), "ann@example.org", &recipients), PipeExit::NoUser);
    let moved = with_domain(&instance, "new.example.org", &["older.example.org", "OLD.example.org"]);
    assert_eq!(pipe(&moved, MAIL.as_bytes(), "ann@example.org", &recipients), PipeExit::Stored);
    let read = |address: &str| moved.mail_in.read_mail_address(address);
    assert_eq!(read(&address), Some(PLAY));
    assert_eq!(read("join@old.example.org"), Some(Address::Public(app::Mailbox::Join)));
    assert_eq!(read(&address.replace("old.", "other.")), None);
    assert_eq!(read("club@old.example.org"), None);
    // At a host it was a sub-address.
    assert_eq!(read(&format!("club.chess+{}", address.replace("old.", "older."))), Some(PLAY));
    assert_eq!(read("club.chess+join@older.example.org"), None);
    assert_eq!(moved.mail_out.mail_address(PLAY).rsplit_once('@').unwrap().1, "new.example.org");
    // Our own mail of that time is a loop; a person there is none of ours.
    let settings = moved.settings();
    assert!(settings.is_own_address(&address) && settings.is_own_address("play@old.example.org"));
    assert!(!settings.is_own_address("club@old.example.org"));
}
