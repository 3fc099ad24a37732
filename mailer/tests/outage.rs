//! F4: the mail server fails for a day, in every way. The clock is simulated; the sockets are real.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::HashMap,
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use app::{
    Request,
    outbox::{AccountNotice, MailDetails},
    ports::{self, Ledger, MailKind, MailState, NewMail, OutboxRow, Recipient, Role},
};
use domain::{Actor, GameId, Instant, Regulations, Span};
use mailer::delivery::{Relay, RelayTls, Transport, Worker};
use parking_lot::Mutex;
use store::testing::TestInstance;

/// The state of the server.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Mode {
    Accepts,
    /// Nobody listens.
    Refuses,
    /// Takes connections and says nothing.
    Silent,
    /// 421 for a greeting.
    Busy,
    /// 554 for a greeting: a refusal of us, not of a mail.
    Closed,
    /// 451 to every recipient.
    Greylists,
    /// STARTTLS leads to no TLS.
    BrokenTls,
    /// Takes the mail and disconnects before its answer.
    LosesTheAnswer,
    /// Byte by byte, slower than anybody waits.
    Drips,
}

/// The mails that arrived: Message-ID, and true if the server answered.
type Arrivals = Arc<Mutex<Vec<(String, bool)>>>;

struct Server {
    port: u16,
    mode: Arc<Mutex<Mode>>,
    arrivals: Arrivals,
    sessions: Arc<AtomicU64>,
}

impl Server {
    fn start() -> Self {
        let first = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = first.local_addr().unwrap().port();
        let mode = Arc::new(Mutex::new(Mode::Accepts));
        let (arrivals, sessions) = (Arrivals::default(), Arc::new(AtomicU64::new(0)));
        let server =
            Self { port, mode: mode.clone(), arrivals: arrivals.clone(), sessions: sessions.clone() };
        thread::spawn(move || {
            let mut listener = Some(first);
            loop {
                let now = *mode.lock();
                if now == Mode::Refuses {
                    listener = None;
                    thread::sleep(Duration::from_millis(1));
                    continue;
                }
                let open = listener.get_or_insert_with(|| TcpListener::bind(("127.0.0.1", port)).unwrap());
                open.set_nonblocking(true).unwrap();
                match open.accept() {
                    Ok((stream, _)) => {
                        sessions.fetch_add(1, Ordering::SeqCst);
                        let (mode, arrivals) = (mode.clone(), arrivals.clone());
                        thread::spawn(move || session(&stream, &mode, &arrivals));
                    }
                    Err(_nobody) => thread::sleep(Duration::from_millis(1)),
                }
            }
        });
        server
    }

    /// Sets the mode from now on; sessions of another mode end, and the port is open or closed when this returns.
    fn set(&self, mode: Mode) {
        *self.mode.lock() = mode;
        let until = std::time::Instant::now() + Duration::from_secs(10);
        while TcpStream::connect(("127.0.0.1", self.port)).is_ok() == (mode == Mode::Refuses) {
            assert!(std::time::Instant::now() < until, "the server does not change its mode");
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn relay(&self, tls: RelayTls, timeout: Duration) -> Transport {
        let relay = Relay { host: "127.0.0.1".into(), port: self.port, tls, credentials: None, timeout };
        Transport::smtp(&relay, "play.example.org").unwrap()
    }

    fn take(&self) -> Vec<(String, bool)> {
        std::mem::take(&mut *self.arrivals.lock())
    }
}

/// Serves a session until either side loses the connection.
fn session(stream: &TcpStream, mode: &Mutex<Mode>, arrivals: &Arrivals) {
    let now = *mode.lock();
    stream.set_nonblocking(false).unwrap();
    stream.set_nodelay(true).unwrap();
    // Looks up now and then whether the mode has changed.
    stream.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    if let Err(_lost) = talk(stream, now, mode, arrivals) {
        stream.shutdown(std::net::Shutdown::Both).unwrap_or_default();
    }
}

fn talk(mut stream: &TcpStream, now: Mode, mode: &Mutex<Mode>, arrivals: &Arrivals) -> std::io::Result<()> {
    let gone = || std::io::Error::other("gone");
    let mut lines = BufReader::new(stream.try_clone()?);
    let mut read = || {
        let mut line = Vec::new();
        loop {
            match lines.read_until(b'\n', &mut line) {
                Ok(0) => return Err(gone()),
                Ok(_) if line.ends_with(b"\n") => return Ok(String::from_utf8_lossy(&line).into_owned()),
                Ok(_) => {}
                Err(_late) if *mode.lock() == now => {}
                Err(error) => return Err(error),
            }
        }
    };
    match now {
        Mode::Busy => return stream.write_all(b"421 too busy\r\n"),
        Mode::Closed => return stream.write_all(b"554 go away\r\n"),
        Mode::Silent => {
            read()?;
            return Err(gone());
        }
        Mode::Drips => {
            for byte in b"220 relay\r\n".iter().cycle() {
                stream.write_all(&[*byte])?;
                thread::sleep(Duration::from_millis(100));
            }
        }
        _ => stream.write_all(b"220 relay\r\n")?,
    }
    loop {
        let line = read()?;
        let answer: &[u8] = match line.to_ascii_uppercase().get(..4).unwrap_or_default() {
            "EHLO" if now == Mode::BrokenTls => b"250-relay\r\n250 STARTTLS\r\n",
            "EHLO" => b"250-relay\r\n250-PIPELINING\r\n250 8BITMIME\r\n",
            "STAR" => {
                stream.write_all(b"220 go\r\nthis is no TLS\r\n")?;
                return Err(gone());
            }
            "RCPT" if now == Mode::Greylists => b"451 later\r\n",
            "DATA" if now == Mode::Greylists => b"503 nobody\r\n",
            "DATA" => {
                stream.write_all(b"354 go\r\n")?;
                let mut id = String::new();
                loop {
                    let line = read()?;
                    if line == ".\r\n" {
                        break;
                    }
                    if let Some(found) = line.strip_prefix("Message-ID: ") {
                        id = found.trim().into();
                    }
                }
                arrivals.lock().push((id, now != Mode::LosesTheAnswer));
                if now == Mode::LosesTheAnswer {
                    return Err(gone());
                }
                b"250 taken\r\n"
            }
            "QUIT" => return stream.write_all(b"221 bye\r\n"),
            _ => b"250 ok\r\n",
        };
        stream.write_all(answer)?;
    }
}

/// Mails whose deadlines are in another order than their numbers. Answers each deadline with its number.
fn news(instance: &TestInstance, to: domain::PlayerId, numbers: std::ops::Range<i64>) -> Vec<(Instant, i64)> {
    let now = instance.clock_now();
    let mail = |number: i64| {
        let details = MailDetails::Account(AccountNotice::ApiTokenMade { label: number.to_string() });
        let mail = NewMail::new(key(number), Recipient::Player(to), MailKind::AccountNews, now);
        NewMail { details, deadline: now + Span::days(10) + Span(number * 7_919 % 10_007), ..mail }
    };
    let deadlines = numbers.clone().map(|number| (mail(number).deadline, number)).collect();
    let mails: Vec<NewMail> = numbers.map(mail).collect();
    let ledger: &dyn Ledger = &*instance.store;
    ports::write(ledger, move |tx| mails.iter().try_for_each(|mail| tx.enqueue(mail))).unwrap();
    deadlines
}

fn key(number: i64) -> String {
    format!("{number}.1.1.account-news")
}

fn row(instance: &TestInstance, key: &str) -> OutboxRow {
    let ledger: &dyn Ledger = &*instance.store;
    ports::read(ledger, |view| view.mail_by_key(key)).unwrap().unwrap()
}

fn waiting(instance: &TestInstance) -> i64 {
    instance.number("SELECT count(*) FROM outbox WHERE next_at IS NOT NULL")
}

fn a_game(instance: &TestInstance) -> (GameId, domain::PlayerId) {
    let arbiter = instance.add("Cleo", Role::Arbiter).id;
    let white = instance.player("Ann");
    instance.player("Bob");
    (instance.game(arbiter, ["Ann", "Bob"], Regulations::per_move(5)), white)
}

const MAILS: i64 = 10_000;

#[test]
fn backlog_leaves_in_deadline_order() {
    let instance = TestInstance::new();
    let server = Server::start();
    let hasty = Duration::from_secs(1);
    let plain = Worker::new(instance.service.clone(), server.relay(RelayTls::None, hasty));
    let encrypted = Worker::new(instance.service.clone(), server.relay(RelayTls::StartTls, hasty));
    let patient =
        Worker::new(instance.service.clone(), server.relay(RelayTls::None, Duration::from_secs(30)));
    let (game, ann) = a_game(&instance);
    let (_, reader) = (patient.deliver_due().unwrap(), instance.player("Reader"));
    // The day before Ann's flag would fall is when the server goes.
    for _ in 0..95 {
        instance.pass(Span::hours(1));
    }
    patient.deliver_due().unwrap();
    server.take();
    assert_eq!(waiting(&instance), 0);

    let modes = [
        (Mode::Refuses, "connection"),
        (Mode::Silent, "timeout"),
        (Mode::Busy, "421"),
        (Mode::Closed, "554"),
        (Mode::Greylists, "451"),
        (Mode::BrokenTls, "TLS"),
        (Mode::LosesTheAnswer, "connection"),
        (Mode::Drips, "timeout"),
    ];
    let mut lost: HashMap<String, usize> = HashMap::new();
    let mut sorted = Vec::new();
    for hour in 0..24 {
        let (mode, reason) = match modes[hour % modes.len()] {
            // Every mail that waits is offered: once is enough.
            (Mode::Greylists, _) if hour > modes.len() => modes[0],
            way => way,
        };
        server.set(mode);
        sorted.extend(news(&instance, reader, MAILS * hour as i64 / 24..MAILS * (hour as i64 + 1) / 24));
        if hour == 10 {
            // The reminder of the 97th hour was not sent: now it would be wrong.
            assert!(
                instance.number("SELECT count(*) FROM outbox WHERE kind = 'reminder' AND state = 'waiting'")
                    > 0
            );
            // Moves go on without the mail server.
            instance.done(game, Actor::Player(ann), Request::play("e4", false));
        }
        let worker = if mode == Mode::BrokenTls { &encrypted } else { &plain };
        worker.deliver_due().unwrap();
        let met = format!("SELECT count(*) FROM outbox WHERE reason LIKE '%{reason}'");
        assert!(instance.number(&met) > 0, "{mode:?}");
        for (id, answered) in server.take() {
            assert!(!answered);
            *lost.entry(id).or_default() += 1;
        }
        instance.pass(Span::hours(1));
    }
    assert!(!lost.is_empty());
    assert_eq!(instance.number("SELECT count(*) FROM outbox WHERE state = 'dead'"), 0);
    assert!(waiting(&instance) >= MAILS);
    // Nothing is asked more often than once an hour and once more for each beginning.
    assert!(instance.number("SELECT max(attempts) FROM outbox") <= 26);

    server.set(Mode::Accepts);
    instance.pass(Span::hours(2));
    let begun = std::time::Instant::now();
    patient.deliver_due().unwrap();
    println!("{MAILS} mails left in {:?}", begun.elapsed());
    assert_eq!(waiting(&instance), 0);
    let arrived = server.take();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for (id, _) in &arrived {
        *times.entry(id.as_str()).or_default() += 1;
    }
    assert!(times.values().all(|&times| times == 1), "nothing leaves twice whose answer came");
    // But for the reminder, which became stale; its number is another.
    let numbered: Vec<_> = lost.iter().filter(|(id, _)| id.starts_with("<g")).collect();
    assert!(!numbered.is_empty(), "no news among what was lost");
    for (id, losses) in numbered {
        assert!(
            times.contains_key(id.as_str()),
            "{id} came {losses} times without an answer, and then not again"
        );
    }
    let numbers: Vec<i64> = arrived
        .iter()
        .filter_map(|(id, _)| {
            id.strip_suffix(".s1.u1.account-news@play.example.org>")?.strip_prefix("<g")?.parse().ok()
        })
        .collect();
    assert_eq!(numbers.len(), usize::try_from(MAILS).unwrap());
    // Mails under one lease overtake each other, as they leave over several connections; no others do.
    sorted.sort_unstable();
    let rank: HashMap<i64, usize> =
        sorted.iter().enumerate().map(|(rank, &(_, number))| (number, rank)).collect();
    for (place, number) in numbers.iter().enumerate() {
        assert!(rank[number].abs_diff(place) <= 256, "rank {} left at place {place}", rank[number]);
    }
    let stale = "SELECT count(*) FROM outbox WHERE kind = 'reminder' AND state = 'dropped' AND reason = 'the game has moved on'";
    assert!(instance.number(stale) > 0);
    assert_eq!(instance.number("SELECT count(*) FROM outbox WHERE kind = 'reminder' AND state = 'sent'"), 0);
    assert!(server.sessions.load(Ordering::SeqCst) < 1_000, "connections are kept between mails");
}

#[test]
fn mail_given_up_after_five_days() {
    let instance = TestInstance::new();
    let server = Server::start();
    let worker = Worker::new(instance.service.clone(), server.relay(RelayTls::None, Duration::from_secs(5)));
    let reader = instance.player("Reader");
    server.set(Mode::Refuses);
    news(&instance, reader, 0..20);
    for hour in 0..5 * 24 {
        worker.deliver_due().unwrap();
        assert_eq!(waiting(&instance), 20, "hour {hour}");
        instance.pass(Span::hours(1));
    }
    worker.deliver_due().unwrap();
    for number in 0..20 {
        let row = row(&instance, &key(number));
        assert_eq!((row.state, row.next_at), (MailState::Dead, None));
        assert!(row.reason.contains("the relay cannot be used"), "{}", row.reason);
    }
}
