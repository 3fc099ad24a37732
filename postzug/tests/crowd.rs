//! F15: more peers than places and more connections than descriptors. The service keeps answering those who have a
//! place, says so to those who have none, and is itself again when they leave.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use crate::common::{Service, clients::Http};
use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit, setrlimit};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

const CROWD: u16 = 1_000;
const PATIENCE: Duration = Duration::from_secs(30);

/// Connects from an address of its own for every fifty: nobody is more than one peer.
async fn connect(to: SocketAddr, number: u16) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let from = Ipv4Addr::new(127, 0, 1, u8::try_from(number / 50).expect("few") + 1);
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(to).await
}

/// We hold as many ends as the service would.
fn allow_ourselves_many() {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).expect("the hard limit");
}

fn limit_to_256(service: &Service) {
    let limit = Rlimit { current: Some(256), maximum: Some(256) };
    prlimit(Some(service.pid()), Resource::Nofile, limit).expect("a limit");
}

async fn line(stream: &mut TcpStream) -> String {
    let mut line = Vec::new();
    while !line.ends_with(b"\n") {
        match timeout(PATIENCE, stream.read_u8()).await.expect("an answer in time") {
            Ok(byte) => line.push(byte),
            Err(_closed) => break,
        }
    }
    String::from_utf8(line).expect("ASCII")
}

async fn noop(stream: &mut TcpStream) {
    stream.write_all(b"NOOP\r\n").await.expect("it is open");
    assert_eq!(line(stream).await, "250 2.0.0 Ok\r\n");
}

async fn is_live(http: SocketAddr) {
    let http = Http::new(http);
    let answer = tokio::task::spawn_blocking(move || http.get("/healthz/live")).await.expect("no panic");
    assert_eq!(answer.expect("an answer").status, 200);
}

#[tokio::test]
async fn thousand_mail_connections_get_an_answer() {
    allow_ourselves_many();
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    limit_to_256(&service);
    let (mut seated, mut sent_away) = (Vec::new(), 0);
    for number in 0..CROWD {
        let mut stream = connect(service.intake, number).await.expect("a connection");
        match line(&mut stream).await {
            greeting if greeting.starts_with("220 ") => seated.push(stream),
            answer => {
                assert!(answer.starts_with("421 4.7.0"), "{answer:?}");
                sent_away += 1;
            }
        }
    }
    assert_eq!((seated.len(), sent_away), (200, 800));
    is_live(service.http).await;
    for stream in &mut seated {
        noop(stream).await;
    }
    seated.pop();
    // The place is given back when the session has seen its end.
    for _ in 0..100 {
        let mut next = connect(service.intake, 999).await.expect("a connection");
        if line(&mut next).await.starts_with("220 ") {
            return noop(&mut next).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the place was not given back");
}

#[tokio::test]
async fn listener_without_descriptors_does_not_spin() {
    allow_ourselves_many();
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let mut early = connect(service.intake, 0).await.expect("a connection");
    assert!(line(&mut early).await.starts_with("220 "));
    limit_to_256(&service);
    // HTTP has more places than there are descriptors.
    let (mut crowd, mut misses) = (Vec::new(), 0);
    for number in 0..CROWD {
        // When the kernel's line is full as well, it keeps the next one waiting.
        match timeout(Duration::from_millis(200), connect(service.http, number)).await {
            Ok(stream) => crowd.push(stream.expect("a connection")),
            Err(_elapsed) if misses < 10 => misses += 1,
            Err(_elapsed) => break,
        }
    }
    assert!(service.log().contains("Too many open files"), "{} connections", crowd.len());
    // These wait in the kernel's line.
    let mut late = Vec::new();
    for number in 0..40 {
        late.push(connect(service.intake, number).await.expect("the kernel takes it"));
    }
    let before = service.processor_ticks();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let spent = service.processor_ticks() - before;
    // Of 300 on one processor.
    assert!(spent < 150, "{spent} hundredths of a second of work for nothing");
    let complaints = service.log().lines().filter(|line| line.contains("could not be accepted")).count();
    assert!((1..=20).contains(&complaints), "{complaints} lines");
    noop(&mut early).await;
    drop(crowd);
    for stream in &mut late {
        assert!(line(stream).await.starts_with("220 "), "who waited is served");
    }
    is_live(service.http).await;
}

trait Process {
    fn pid(&self) -> Pid;
    /// Processor time used so far, in clock ticks (hundredths of a second on Linux).
    fn processor_ticks(&self) -> u64;
}

impl Process for Service {
    fn pid(&self) -> Pid {
        Pid::from_child(self.child())
    }

    fn processor_ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child().id())).expect("its figures");
        let (_, after_name) = stat.rsplit_once(')').expect("a name");
        let mut fields = after_name.split_whitespace().skip(11);
        let mut next = || fields.next().and_then(|ticks| ticks.parse::<u64>().ok()).expect("a number");
        next() + next()
    }
}
