//! Operations of a running service. strace attaches to it, and one thing is asked of it. After the fault it continues by
//! itself or is started again.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use app::Request;
use domain::{Actor, Color, Regulations, Span};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;

use super::{
    check::{Outcome, hurry, look},
    common::{Service, clients::Http},
    inject::{Fault, Point, Strike, counting, points, possible},
    sweep::{log, scratch, walk},
    world::{DATA, World, copy, postzug},
};

/// The answer of the service.
#[derive(Debug, PartialEq)]
pub enum Answer {
    /// It is stored for good.
    Acknowledged,
    /// Come again; or the answer was lost.
    NotNow,
    /// Something it must never say.
    Wrong(String),
}

/// One thing to ask.
type Ask<'a> = &'a (dyn Fn(&Service) -> Answer + Sync);

struct Scenario<'a> {
    name: &'static str,
    template: &'a Path,
    ask: Ask<'a>,
    secrets: &'a [&'a str],
}

/// A worker pauses for a second after a failure; twice that and some.
const RESUMES: Duration = Duration::from_secs(10);
/// A choice of points, because each costs a start of the service or two.
const STRIKES: usize = 48;

/// strace, attached to a service.
pub struct Attached(Child);

impl Attached {
    pub fn to(service: &Service, options: &[String]) -> Self {
        let mut strace = Command::new("strace")
            .args(options.iter().filter(|option| *option != "-q" && *option != "--seccomp-bpf"))
            .args(["-p", &service.child().id().to_string()])
            .stderr(Stdio::piped())
            .spawn()
            .expect("strace starts");
        let mut messages = BufReader::new(strace.stderr.take().expect("its messages"));
        let mut line = String::new();
        while !line.contains("attached") {
            line.clear();
            assert!(messages.read_line(&mut line).expect("its messages") > 0, "strace could not attach");
        }
        // So that it never waits for a reader.
        thread::spawn(move || std::io::copy(&mut messages, &mut std::io::sink()));
        Self(strace)
    }

    /// Abandons a service that is dead.
    fn abandon(mut self) {
        self.0.kill().expect("it lives");
        self.0.wait().expect("its end");
    }

    /// The service goes on undisturbed.
    pub fn detach(mut self) {
        // It may have ended with the service; and strace 6.1 may wait for ever for a killed process.
        kill_process(Pid::from_child(&self.0), Signal::TERM).unwrap_or_default();
        let until = Instant::now() + Duration::from_secs(2);
        while self.0.try_wait().expect("its state").is_none() {
            if Instant::now() > until {
                self.0.kill().expect("it lives");
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Scenario<'_> {
    fn start(&self, folder: &Path) -> Service {
        let data = folder.join(DATA).display().to_string();
        let environment = [
            ("POSTZUG_DATA", data.as_str()),
            ("POSTZUG_MAIL__DOMAIN", "play.example.org"),
            ("POSTZUG_LOG__FILTER", "warn"),
        ];
        let service = Service::start_with(folder, &environment);
        // What it does at the start is done.
        thread::sleep(Duration::from_millis(100));
        service
    }

    fn walk(&self) {
        if !possible() {
            return;
        }
        let began = Instant::now();
        let made = postzug(self.template, &["keys", "list"]).output().expect("the binary starts");
        assert!(made.status.success(), "{made:?}");
        let expected = self.undisturbed();
        let points = self.points();
        let strike = |folder: &Path, strike: &Strike, _number: usize, struck: &AtomicUsize| {
            self.strike(folder, strike, &expected, struck)
        };
        walk(self.name, &points, STRIKES, began, &strike);
    }

    fn undisturbed(&self) -> Outcome {
        let folder = scratch();
        copy(self.template, folder.path());
        let service = self.start(folder.path());
        assert_eq!((self.ask)(&service), Answer::Acknowledged, "{}", log(folder.path()));
        service.kill();
        finish(folder.path());
        let (outcome, wrong) = look(folder.path(), self.secrets);
        assert!(wrong.is_empty(), "{}: undisturbed, and yet {wrong:?}", self.name);
        outcome
    }

    fn points(&self) -> Vec<Point> {
        let [first, second] = [0, 1].map(|_| {
            let folder = scratch();
            copy(self.template, folder.path());
            let service = self.start(folder.path());
            let attached = Attached::to(&service, &counting(folder.path()));
            assert_eq!((self.ask)(&service), Answer::Acknowledged, "{}", log(folder.path()));
            attached.detach();
            let trace = fs::read_to_string(folder.path().join("trace")).expect("strace's log");
            (folder, trace)
        });
        points([(first.0.path(), first.1), (second.0.path(), second.1)])
    }

    fn strike(
        &self,
        folder: &Path,
        strike: &Strike,
        expected: &Outcome,
        struck: &AtomicUsize,
    ) -> Vec<String> {
        copy(self.template, folder);
        let mut wrong = Vec::new();
        let mut service = self.start(folder);
        let attached = Attached::to(&service, &strike.options(folder));
        let first = (self.ask)(&service);
        if strike.fault == Fault::Kill {
            let dead = !service.lives();
            struck.fetch_add(dead.into(), Ordering::Relaxed);
            if dead { attached.abandon() } else { attached.detach() }
        } else {
            struck.fetch_add(usize::from(strike.struck(folder, None)), Ordering::Relaxed);
            attached.detach();
            if !service.lives() {
                wrong.push(format!("it died: {}", log(folder)));
            }
        }
        // A client with an acknowledgement need not ask again, and at every other strike does not: all must be there.
        let content = (strike.point.n + strike.fault as usize).is_multiple_of(2);
        if first != Answer::Acknowledged || !content {
            if strike.fault == Fault::Kill || !service.lives() {
                drop(service);
                service = self.start(folder);
            }
            let until = Instant::now() + RESUMES;
            let mut again = (self.ask)(&service);
            while again == Answer::NotNow && Instant::now() < until {
                thread::sleep(Duration::from_millis(100));
                again = (self.ask)(&service);
            }
            if again != Answer::Acknowledged {
                wrong.push(format!("asked again it answered {again:?}: {}", log(folder)));
            }
        }
        if let Answer::Wrong(answer) = first {
            wrong.push(format!("it answered {answer}"));
        }
        service.kill();
        wrong.extend(finish(folder));
        let (outcome, more) = look(folder, self.secrets);
        wrong.extend(more);
        wrong.extend(expected.beyond(&outcome).into_iter().map(|line| format!("missing: {line}")));
        wrong.extend(outcome.beyond(expected).into_iter().map(|line| format!("too much: {line}")));
        wrong
    }
}

fn finish(folder: &Path) -> Option<String> {
    run_once(folder).or_else(|| if hurry(folder) { run_once(folder) } else { None })
}

fn run_once(folder: &Path) -> Option<String> {
    let done = postzug(folder, &["run-once"]).output().expect("the binary starts");
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    (!done.status.success()).then(|| format!("in the end: {} {said}", done.status))
}

/// Asks over HTTP.
pub fn post(service: &Service, token: &str, path: &str, key: &str, body: &serde_json::Value) -> Answer {
    match Http::new(service.http).with_token(token).post(path, key, body) {
        Ok(answer) if answer.status == 201 => Answer::Acknowledged,
        Ok(answer) if [503, 507].contains(&answer.status) => Answer::NotNow,
        Ok(answer) => Answer::Wrong(format!("{} {}", answer.status, answer.body)),
        // The answer was lost, or the service died over it.
        Err(_) => Answer::NotNow,
    }
}

/// Delivers a mail as a mail server does, with `EHLO` or `LHLO`.
pub fn deliver(address: SocketAddr, hello: &str, to: &str, raw: &[u8]) -> Answer {
    let talk = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let mail = [raw, b".\r\n"].concat();
        let commands = [
            format!("{hello} mta.example.org\r\n"),
            "MAIL FROM:<boris@example.org>\r\n".into(),
            format!("RCPT TO:<{to}>\r\n"),
            "DATA\r\n".into(),
        ];
        let mut answer = said(&mut stream)?;
        for command in commands.iter().map(String::as_bytes).chain([&mail[..]]) {
            stream.write_all(command)?;
            answer = said(&mut stream)?;
            if !answer.starts_with(['2', '3']) {
                return Ok(answer);
            }
        }
        Ok(answer)
    };
    match talk() {
        Ok(answer) if answer.starts_with("250 2.0.0 Stored") => Answer::Acknowledged,
        Ok(answer) if answer.starts_with('4') => Answer::NotNow,
        Ok(answer) => Answer::Wrong(answer),
        Err(_) => Answer::NotNow,
    }
}

/// One answer, of any number of lines.
fn said(stream: &mut TcpStream) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    loop {
        let mut byte = [0];
        stream.read_exact(&mut byte)?;
        bytes.extend(byte);
        let last = bytes.trim_ascii_end().rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
        if byte == *b"\n" && last.get(3) != Some(&b'-') {
            return Ok(String::from_utf8_lossy(last).into_owned());
        }
    }
}

/// F1, F2 at a move over HTTP: 201 only when it is durable, 503 when there is no space, and no restart is needed.
#[test]
fn a_move_over_http() {
    let folder = scratch();
    let world = World::new(folder.path(), Span::days(3));
    let game = world.game(Regulations::default());
    let token = world.token(Color::White);
    world.quiet();
    world.ready();
    let path = format!("/v1/games/{}/moves", game.0);
    let ask = |service: &Service| {
        post(service, &token, &path, "the only one", &json!({ "move": "e2e4", "ply": 0 }))
    };
    Scenario { name: "a move over HTTP", template: folder.path(), ask: &ask, secrets: &[] }.walk();
}

/// F1, F2 at sealing over HTTP: the move is in no file, whatever breaks off.
#[test]
fn a_move_is_sealed_over_http() {
    let folder = scratch();
    let mut world = World::new(folder.path(), Span::days(3));
    let game = world.game(Regulations::default());
    world.play(game, "e2e4 e7e5");
    world.submit(game, Actor::Arbiter(world.arbiter), Request::act(domain::Act::Adjourn, "Late."));
    let token = world.token(Color::White);
    world.quiet();
    world.ready();
    let path = format!("/v1/games/{}/seal", game.0);
    let ask = |service: &Service| {
        post(service, &token, &path, "the only one", &json!({ "move": "g1f3", "ply": 2 }))
    };
    let secrets = ["g1f3", "g1-f3"];
    Scenario { name: "a move is sealed over HTTP", template: folder.path(), ask: &ask, secrets: &secrets }
        .walk();
}

fn by_mail(name: &'static str, hello: &str) {
    let folder = scratch();
    let mut world = World::new(folder.path(), Span::days(3));
    let game = world.game(Regulations::default());
    world.play(game, "e2e4");
    world.quiet();
    let (to, raw) = world.letter(Some(game), Color::Black, "e7e5");
    world.ready();
    let ask = |service: &Service| deliver(service.intake, hello, &to, &raw);
    Scenario { name, template: folder.path(), ask: &ask, secrets: &[] }.walk();
}

/// F1, F2 at intake: 250 only when it is durable, 452 or 451 otherwise, and no restart is needed.
#[test]
fn a_mail_by_smtp() {
    by_mail("a mail by SMTP", "EHLO");
}

/// F1, F2 at intake by LMTP.
#[test]
fn a_mail_by_lmtp() {
    by_mail("a mail by LMTP", "LHLO");
}
