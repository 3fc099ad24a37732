//! A service with players, its log, and bundles of it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
    time::{Duration, Instant},
};

use domain::{Color, Event, Folding, Game, GameId, notation::Letters, sealing::EnvelopeText};
use serde::Deserialize;
use serde_json::{Value, json};
use store::testing::number_in;
use translog::Opening;

use crate::common::{
    Service,
    clients::{Http, Outgoing, sign_up},
    new_game, run, text, wait_until,
};

pub const ENVIRONMENT: [(&str, &str); 2] =
    [("POSTZUG_HTTP__PUBLIC_URL", "http://localhost:8080"), ("POSTZUG_LIMITS__CODES_PER_HOUR", "1000")];

pub fn command(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let output = run(folder, arguments, &ENVIRONMENT);
    (output.status.success(), text(&[output.stdout, output.stderr].concat()))
}

pub fn done(folder: &Path, arguments: &[&str]) -> String {
    let (success, said) = command(folder, arguments);
    assert!(success, "{arguments:?}: {said}");
    said
}

pub fn verdict(output: std::process::Output) -> Verdict {
    (output.status.code().expect("an exit code"), text(&[output.stdout, output.stderr].concat()))
}

/// The exit code, and what was said.
pub type Verdict = (i32, String);

/// The exit codes of the command and the script.
pub const RIGHT: i32 = 0;
pub const WRONG: i32 = 1;
pub const NOT_CHECKED: i32 = 2;
pub const UNKNOWN: i32 = 3;
pub const NOT_KNOWN_TO_BE_WHOLE: i32 = 4;

/// The tools of the script, as docs/internals/log.md lists them.
const TOOLS: [&str; 21] = [
    "bash",
    "awk",
    "openssl",
    "grep",
    "sed",
    "sha256sum",
    "base64",
    "basename",
    "cat",
    "cut",
    "dirname",
    "head",
    "mkdir",
    "mktemp",
    "mv",
    "od",
    "rm",
    "split",
    "tail",
    "tr",
    "wc",
];

/// A folder with the tools of the script, and no others.
pub fn tools() -> &'static Path {
    static FOLDER: OnceLock<tempfile::TempDir> = OnceLock::new();
    let made = || {
        let folder = tempfile::tempdir().expect("a folder");
        for tool in TOOLS {
            let found = ["/usr/bin", "/bin"].map(|place| Path::new(place).join(tool));
            let found =
                found.iter().find(|file| file.exists()).unwrap_or_else(|| panic!("{tool} is not here"));
            // Where several could be awk, the one that has less.
            let found = if tool == "awk" && Path::new("/usr/bin/mawk").exists() {
                Path::new("/usr/bin/mawk")
            } else {
                found
            };
            std::os::unix::fs::symlink(found, folder.path().join(tool)).expect("a link");
        }
        folder
    };
    FOLDER.get_or_init(made).path()
}

/// Returns the verdict of the script, with only the path to its tools in its environment.
pub fn script_says(folder: &Path, arguments: &[&str]) -> Verdict {
    let mut bash = Command::new(tools().join("bash"));
    bash.current_dir(folder).env_clear().env("PATH", tools()).args(arguments);
    verdict(bash.output().expect("bash"))
}

pub fn script(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let (code, said) = script_says(folder, arguments);
    (code == RIGHT, said)
}

/// A folder and all that is in it.
pub fn copy_all(from: &Path, to: &Path) {
    assert!(Command::new("cp").arg("-r").args([from, to]).status().expect("cp").success());
}

pub struct Harness {
    pub folder: tempfile::TempDir,
    pub service: Option<Service>,
    pub ann: Http,
    pub ben: Http,
    pub chief: Http,
}

impl Harness {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let service = Service::start_with(folder.path(), &ENVIRONMENT);
        let (mut outgoing, ann, ben) = service.players();
        let chief = sign_up(&ann, &mut outgoing, "Chief", "chief@club.example.org");
        let chief = chief.expect("the arbiter signs up");
        done(folder.path(), &["admin", "role", "Chief", "arbiter"]);
        Self { folder, service: Some(service), ann, ben, chief }
    }

    /// A game with a sealed move that was opened, and its bundle.
    pub fn with_bundle() -> (Self, i64, Bundle) {
        let (harness, game) = Self::playing(&["e2e4", "e7e5"]);
        harness.adjourn(game, 2, "g1f3");
        harness.logged();
        harness.keys();
        let bundle = harness.export(game, "bundle", &[]);
        (harness, game, bundle)
    }

    /// A game with these moves.
    pub fn playing(moves: &[&str]) -> (Self, i64) {
        let harness = Self::new();
        let game = harness.game("one");
        harness.play(game, moves);
        (harness, game)
    }

    /// The same in the log, with the keys at hand.
    pub fn played(moves: &[&str]) -> (Self, i64) {
        let (harness, game) = Self::playing(moves);
        harness.logged();
        harness.keys();
        (harness, game)
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub fn database(&self) -> PathBuf {
        self.file("postzug-data/postzug.db")
    }

    pub fn stop(&mut self) {
        if let Some(service) = self.service.take() {
            service.signal(rustix::process::Signal::TERM);
            assert!(service.wait().success());
        }
    }

    pub fn start(&mut self) {
        let service = Service::start_with(self.path(), &ENVIRONMENT);
        for player in [&mut self.ann, &mut self.ben, &mut self.chief] {
            *player = player.at(service.http);
        }
        self.service = Some(service);
    }

    pub fn game(&self, key: &str) -> i64 {
        new_game(&self.ann, &self.ben, "Ben", key)
    }

    pub fn post(&self, who: &Http, game: i64, what: &str, body: &Value) -> Value {
        let key = format!("{what} {game} {body} {}", self.events(game));
        let answer = who.post(&format!("/v1/games/{game}/{what}"), &key, body).expect("an answer");
        answer.ok().expect("done")
    }

    pub fn play(&self, game: i64, moves: &[&str]) {
        for (uci, ply) in moves.iter().zip(0..) {
            let who = if ply % 2 == 0 { &self.ann } else { &self.ben };
            self.post(who, game, "moves", &json!({ "move": uci, "ply": ply }));
        }
    }

    /// White seals `uci`, and Black has it opened.
    pub fn adjourn(&self, game: i64, ply: u16, uci: &str) {
        self.post(&self.ben, game, "adjournment", &json!({ "action": "propose" }));
        self.post(&self.ann, game, "adjournment", &json!({ "action": "accept", "ply": ply }));
        self.post(&self.ann, game, "seal", &json!({ "move": uci, "ply": ply }));
        let opened = self.post(&self.ben, game, "resume", &json!({}));
        assert_eq!(opened["events"][0]["type"], "opened", "{opened}");
    }

    pub fn events(&self, game: i64) -> i64 {
        number_in(&self.database(), &format!("SELECT count(*) FROM event WHERE game = {game}"))
    }

    /// Waits until every event is in the log and its head is signed; how long it took.
    pub fn logged(&self) -> Duration {
        const TO_DO: &str = "SELECT (SELECT count(*) FROM log_pending) + (SELECT count(*) FROM log_tree \
             WHERE checkpoint IS NULL OR checkpoint NOT LIKE origin || char(10) || size || char(10) || '%')";
        let begun = Instant::now();
        let done = || number_in(&self.database(), TO_DO) == 0;
        wait_until(30, done, || "the log does not go on".to_owned());
        begun.elapsed()
    }

    pub fn export(&self, game: i64, name: &str, more: &[&str]) -> Bundle {
        done(self.path(), &[&["audit", "export", &format!("G{game}"), name], more].concat());
        fs::write(self.file("verify.sh"), done(self.path(), &["audit", "script"])).expect("written");
        Bundle { harness: self.path().into(), folder: self.file(name) }
    }

    /// There is no database any more.
    pub fn lose_database(&self) {
        for end in ["", "-wal", "-shm"] {
            fs::remove_file(self.file(&format!("postzug-data/postzug.db{end}"))).unwrap_or_default();
        }
    }

    /// The keys an arbiter got when the event began.
    pub fn keys(&self) {
        fs::write(self.file("vkeys"), done(self.path(), &["keys", "log"])).expect("a file");
        fs::write(self.file("key.pem"), done(self.path(), &["keys", "log", "--pem"])).expect("a file");
    }
}

impl Harness {
    /// Both players and the arbiter have the proof of the sealed envelope; the attachment and the checkpoint of the mail
    /// are good.
    pub fn receipts(&self, game: i64) {
        let mut outgoing = Outgoing::new(&self.file("postzug-data/outgoing"));
        self.keys();
        self.logged();
        self.export(game, "for-the-script", &[]);
        for to in ["ann@club.example.org", "ben@post.example.net", "chief@club.example.org"] {
            let letter = outgoing.expect(to, "is in the log of all events, as entry").expect("a receipt");
            let raw = ["new", "cur"].into_iter().find_map(|part| {
                fs::read(self.file(&format!("postzug-data/outgoing/{part}/{}", letter.file))).ok()
            });
            let raw = raw.expect("the mail");
            let mail = mail_parser::MessageParser::default().parse(&raw).expect("a mail");
            let file = mail.attachment(0).expect("an attachment");
            assert!(
                mail_parser::MimeHeaders::attachment_name(file)
                    .is_some_and(|name| name.ends_with(".tlog-proof"))
            );
            // The text has the same, for those who only print it.
            let proof = String::from_utf8(file.contents().to_vec()).expect("text");
            let proof = translog::LogProof::parse(&proof).expect("a proof");
            let opening = Opening::parse(proof.extra.as_deref().expect("an event")).expect("an event");
            let text = mail.body_text(0).expect("a text").replace("\r\n", "\n");
            let hashes = translog::LogProof { extra: None, ..proof.clone() }.to_text();
            let hashes = hashes.split("\n\n").next().expect("hashes");
            for line in opening.entry().lines().chain(hashes.lines()) {
                assert!(text.lines().any(|one| one.trim() == line), "{line}: {text}");
            }
            fs::write(self.file("mailed.tlog-proof"), file.contents()).expect("written");
            fs::write(self.file("mail"), &raw).expect("written");
            let encoded: Vec<String> = String::from_utf8_lossy(&raw)
                .lines()
                .map(|line| if line.contains(": ") { line.replace('=', "=3D") } else { line.to_owned() })
                .collect();
            fs::write(self.file("encoded-mail"), encoded.join("\r\n")).expect("written");
            let check = ["verify.sh", "-k", "key.pem", "-r", "mailed.tlog-proof"];
            let (right, said) = script(self.path(), &check);
            assert!(right && said.contains("\"type\":\"sealed\""), "{said}");
            let held = ["--checkpoint", "mail"];
            let name = format!("for-{}", to.split('@').next().expect("a name"));
            self.export(game, &name, &held).is_right(&["mail", "encoded-mail"]);
        }
    }
}

/// Returns the text that White puts into their own envelope at this point of the game.
pub fn written(game: i64, reached: &Game, uci: &str) -> String {
    let text = EnvelopeText {
        game: GameId(game),
        sealer: Color::White,
        ply: reached.ply,
        fen: reached.position.fen(),
        written: uci.into(),
        letters: Letters::English,
        uci: uci.into(),
        draw_offer: false,
        nonce: "07".repeat(16),
    };
    text.to_text().expect("a text")
}

/// The key that signed the head of a bundle, as vkeys have it.
pub fn signer_of(bundle: &Bundle) -> String {
    let note = fs::read_to_string(bundle.folder.join("checkpoint")).expect("a checkpoint");
    let vkeys = fs::read_to_string(bundle.folder.join("keys/vkeys")).expect("keys");
    let signed = |key: &&str| translog::Checkpoint::open(&note, &[key.parse().expect("a key")]).is_ok();
    vkeys.lines().find(signed).expect("its key").to_owned()
}

pub struct Bundle {
    pub harness: PathBuf,
    pub folder: PathBuf,
}

impl Bundle {
    /// Another folder with the same.
    pub fn copy(&self, name: &str) -> Self {
        let copy = Self { harness: self.harness.clone(), folder: self.harness.join(name) };
        copy_all(&self.folder, &copy.folder);
        copy
    }

    pub fn event(&self, seq: usize) -> [PathBuf; 2] {
        ["txt", "tlog-proof"].map(|end| self.folder.join(format!("events/{seq:05}.{end}")))
    }

    pub fn edit(&self, file: &str, change: impl Fn(&str) -> String) {
        let file = self.folder.join(file);
        let before = fs::read_to_string(&file).expect("a file");
        let after = change(&before);
        assert_ne!(before, after, "{}", file.display());
        fs::write(&file, after).expect("written");
    }

    pub fn move_event(&self, from: usize, to: usize) {
        for (from, to) in self.event(from).into_iter().zip(self.event(to)) {
            fs::rename(from, to).expect("renamed");
        }
    }

    pub fn copy_event(&self, of: &Bundle, from: usize, to: usize) {
        for (from, to) in of.event(from).into_iter().zip(self.event(to)) {
            fs::copy(from, to).expect("copied");
        }
    }

    pub fn openings(&self) -> Vec<Opening> {
        let opening = |seq| Opening::parse(&fs::read_to_string(&self.event(seq)[0]).expect("a file"));
        (1..=self.count()).map(|seq| opening(seq).expect("an event")).collect()
    }

    /// The game as its events have it.
    pub fn folding(&self) -> Folding {
        #[derive(Deserialize)]
        struct Line {
            event: Event,
        }
        let mut folding = Folding::default();
        for opening in self.openings() {
            let line: Line =
                serde_json::from_str(opening.event().lines().nth(2).expect("a line")).expect("an event");
            folding.push(&line.event).expect("it follows");
        }
        folding
    }

    pub fn count(&self) -> usize {
        fs::read_dir(self.folder.join("events")).expect("a folder").count() / 2
    }

    /// Returns the verdicts of the command and the script, in this order. `held` are checkpoints; trusted keys come
    /// from elsewhere.
    pub fn verify(&self, keys: &str, held: &[&str], log: Option<&str>) -> [Verdict; 2] {
        let name = self.folder.display().to_string();
        let mut arguments = vec!["audit", "verify", &name, "--key", keys];
        held.iter().for_each(|file| arguments.extend(["--checkpoint", file]));
        let mut shell = vec!["verify.sh", "-k", keys];
        held.iter().for_each(|file| shell.extend(["-c", file]));
        log.iter().for_each(|log| arguments.extend(["--log", log]));
        log.iter().for_each(|log| shell.extend(["-l", log]));
        shell.push(&name);
        [verdict(run(&self.harness, &arguments, &ENVIRONMENT)), script_says(&self.harness, &shell)]
    }

    pub fn is_right(&self, held: &[&str]) {
        self.is(NOT_KNOWN_TO_BE_WHOLE, held, None, "OK: ");
    }

    /// Both find it, and say it alike.
    pub fn is_wrong(&self, held: &[&str], because: &str) {
        self.is(WRONG, held, None, because);
    }

    pub fn is(&self, expected: i32, held: &[&str], log: Option<&str>, because: &str) {
        for keys in ["vkeys", "key.pem"] {
            self.is_by(keys, expected, held, log, because);
        }
    }

    pub fn is_by(&self, keys: &str, expected: i32, held: &[&str], log: Option<&str>, because: &str) {
        for (code, said) in self.verify(keys, held, log) {
            assert!(
                code == expected && said.contains(because),
                "{} with {keys}: not {expected} and {because:?} but {code}: {said}",
                self.folder.display()
            );
        }
    }
}
