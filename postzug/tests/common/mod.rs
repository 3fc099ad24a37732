//! The built binary, started as an operator starts it.

pub mod disk;
pub mod screen;

pub use bench::clients;
use clients::{Http, Outgoing, sign_up};
use serde_json::json;

use std::{
    fs::{self, File},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Output},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};

pub const ANN: &str = "ann@club.example.org";
pub const BEN: &str = "ben@post.example.net";

/// A command of the binary with `folder` as the current one, on free ports, and nothing of our own environment.
pub fn postzug(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_postzug"));
    command.current_dir(folder).args(arguments).env_clear();
    command.env("POSTZUG_HTTP__BIND", "127.0.0.1:0").env("POSTZUG_MAIL__INTAKE_BIND", "127.0.0.1:0");
    // Games are played in seconds, and each notice is waited for.
    command.env("POSTZUG_MAIL__MERGE_SECONDS", "0");
    command
}

/// Runs a command to its end.
pub fn run(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    postzug(folder, arguments).envs(environment.iter().copied()).output().expect("the binary starts")
}

/// A service in a process of its own. Killed when dropped.
pub struct Service {
    child: Child,
    folder: PathBuf,
    pub http: SocketAddr,
    pub intake: SocketAddr,
}

impl Service {
    /// Starts it on free ports and waits until it says where it listens.
    pub fn start(folder: &Path) -> Self {
        Self::start_with(folder, &[])
    }

    /// The same with settings from the environment.
    pub fn start_with(folder: &Path, environment: &[(&str, &str)]) -> Self {
        let (said, log) = (folder.join("said"), folder.join("log"));
        let child = postzug(folder, &[])
            // Tests look into its memory.
            .env("POSTZUG_CORE_DUMPS", "true")
            .envs(environment.iter().copied())
            .stdout(File::create(&said).expect("a file"))
            .stderr(File::options().create(true).append(true).open(&log).expect("a file"))
            .spawn()
            .expect("the binary starts");
        let mut service = Self {
            child,
            folder: folder.into(),
            http: SocketAddr::from(([0; 4], 0)),
            intake: SocketAddr::from(([0; 4], 0)),
        };
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            let said = fs::read_to_string(&said).expect("what it said");
            if let (Some(http), Some(intake), true) = (
                after(&said, "http://").and_then(|text| text.split('/').next()?.parse().ok()),
                after(&said, "mail in").and_then(|text| text.trim().split(',').next()?.parse().ok()),
                said.contains("mail out"),
            ) {
                (service.http, service.intake) = (http, intake);
                return service;
            }
            let ended = service.child.try_wait().expect("its state");
            assert!(
                ended.is_none() && Instant::now() < until,
                "it did not start: {ended:?} {said} {}",
                service.log()
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Everything it wrote to standard output.
    pub fn said(&self) -> String {
        fs::read_to_string(self.folder.join("said")).expect("what it said")
    }

    /// Everything it logged, over all its lives in this folder.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Returns the folder of its outgoing mail.
    pub fn maildir(&self) -> PathBuf {
        self.folder.join("postzug-data/outgoing")
    }

    /// Signs Ann and Ben up; returns its outgoing mail and their clients.
    pub fn players(&self) -> (Outgoing, Http, Http) {
        self.players_reading(&self.maildir())
    }

    /// The same where their mail comes to this Maildir.
    pub fn players_reading(&self, maildir: &Path) -> (Outgoing, Http, Http) {
        let (http, mut outgoing) = (Http::new(self.http), Outgoing::new(maildir));
        let ann = sign_up(&http, &mut outgoing, "Ann", ANN).expect("Ann signs up");
        let ben = sign_up(&http, &mut outgoing, "Ben", BEN).expect("Ben signs up");
        (outgoing, ann, ben)
    }

    /// The process.
    pub fn child(&self) -> &Child {
        &self.child
    }

    /// Returns true if it still runs.
    pub fn lives(&mut self) -> bool {
        self.child.try_wait().expect("its state").is_none()
    }

    pub fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it lives");
    }

    /// Waits for its end.
    pub fn wait(mut self) -> ExitStatus {
        self.child.wait().expect("its end")
    }

    /// Kill -9: no chance to tidy up.
    pub fn kill(mut self) {
        self.child.kill().expect("it lives");
        self.child.wait().expect("its end");
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // It may have ended on purpose.
        if self.child.try_wait().is_ok_and(|ended| ended.is_none()) {
            self.child.kill().expect("it lives");
            self.child.wait().expect("its end");
        }
    }
}

/// Begins a game: White's challenge, which Black accepts.
pub fn new_game(white: &Http, black: &Http, opponent: &str, key: &str) -> i64 {
    let challenge = json!({ "opponent": opponent, "color": "white" });
    let posted = white.done("/v1/challenges", key, &challenge).expect("a challenge");
    let accept = format!("/v1/challenges/{}/accept", posted["challenge"]);
    black.done(&accept, key, &json!({})).expect("a game")["game"].as_i64().expect("its number")
}

/// Tries again until there is an answer.
pub fn patiently<T>(patience: Duration, what: &str, mut attempt: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + patience;
    loop {
        if let Some(answer) = attempt() {
            return answer;
        }
        assert!(Instant::now() < until, "{what} never happened");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Waits until it is so, and fails with what `late` says after these seconds.
pub fn wait_until(seconds: u64, mut is_so: impl FnMut() -> bool, late: impl Fn() -> String) {
    let until = Instant::now() + Duration::from_secs(seconds);
    while !is_so() {
        assert!(Instant::now() < until, "{}", late());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Every file below a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Returns the output of a command.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.split_once(mark).map(|(_, rest)| rest)
}
