//! The log as an arbiter checks it: bundles, receipts and attacks, by the command, by the script without Postzug, and by
//! a library that others wrote.

#![expect(clippy::print_stdout, reason = "it says what it skips")]
#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use app::{
    log::{KeyKind, LastHead, Opening, Statement, Vkey},
    record,
};
use common::{
    Service,
    doors::{Http, Outgoing, sign_up},
    run,
};
use data_encoding::BASE64;
use domain::{
    Actor, Folding, GameId,
    notation::Letters,
    sealing::{EnvelopeText, commitment},
};
use serde_json::{Value, json};
use store::{
    LogKeyFiles,
    host::{SystemClock, SystemEntropy},
    testing::{execute_in, number_in},
};

const ENVIRONMENT: [(&str, &str); 2] =
    [("POSTZUG_HTTP__PUBLIC_URL", "http://localhost:8080"), ("POSTZUG_LIMITS__CODES_PER_HOUR", "1000")];

fn command(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let output = run(folder, arguments, &ENVIRONMENT);
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let (success, said) = command(folder, arguments);
    assert!(success, "{arguments:?}: {said}");
    said
}

fn verdict(output: std::process::Output) -> Verdict {
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().expect("an exit code"), String::from_utf8_lossy(&said).into_owned())
}

/// The exit code, and what was said.
type Verdict = (i32, String);

/// What the exit codes of the command and the script mean.
const RIGHT: i32 = 0;
const WRONG: i32 = 1;
const UNKNOWN: i32 = 3;
const NOT_KNOWN_TO_BE_WHOLE: i32 = 4;

/// What the script says, with nothing in its environment but the way to the system's tools.
fn script_says(folder: &Path, arguments: &[&str]) -> Verdict {
    let mut bash = Command::new("bash");
    bash.current_dir(folder).env_clear().env("PATH", "/usr/bin:/bin").args(arguments);
    verdict(bash.output().expect("bash"))
}

fn script(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let (code, said) = script_says(folder, arguments);
    (code == RIGHT, said)
}

struct Stage {
    folder: tempfile::TempDir,
    service: Option<Service>,
    ann: Http,
    ben: Http,
    chief: Http,
}

fn door(http: &Http, service: &Service) -> Http {
    http.at(service.http)
}

impl Stage {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let service = Service::start_with(folder.path(), &ENVIRONMENT);
        let mut outgoing = Outgoing::new(&service.maildir());
        let http = Http::new(service.http);
        let ann = sign_up(&http, &mut outgoing, "Ann", "ann@club.example.org").expect("Ann signs up");
        let ben = sign_up(&http, &mut outgoing, "Ben", "ben@post.example.net").expect("Ben signs up");
        let chief = sign_up(&http, &mut outgoing, "Chief", "chief@club.example.org");
        let chief = chief.expect("the arbiter signs up");
        done(folder.path(), &["admin", "role", "Chief", "arbiter"]);
        Self { folder, service: Some(service), ann, ben, chief }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    fn database(&self) -> PathBuf {
        self.file("postzug-data/postzug.db")
    }

    fn stop(&mut self) {
        if let Some(service) = self.service.take() {
            service.signal(rustix::process::Signal::TERM);
            assert!(service.wait().success());
        }
    }

    fn start(&mut self) {
        let service = Service::start_with(self.path(), &ENVIRONMENT);
        (self.ann, self.ben) = (door(&self.ann, &service), door(&self.ben, &service));
        self.chief = door(&self.chief, &service);
        self.service = Some(service);
    }

    fn game(&self, key: &str) -> i64 {
        let challenge = json!({ "opponent": "Ben", "color": "white" });
        let posted = self.ann.post("/v1/challenges", key, &challenge).and_then(|answer| answer.ok());
        let id = posted.expect("a challenge")["challenge"].clone();
        let accepted = self.ben.post(&format!("/v1/challenges/{id}/accept"), key, &json!({}));
        accepted.and_then(|answer| answer.ok()).expect("a game")["game"].as_i64().expect("its number")
    }

    fn post(&self, who: &Http, game: i64, what: &str, body: &Value) -> Value {
        let key = format!("{what} {game} {body} {}", self.events(game));
        let answer = who.post(&format!("/v1/games/{game}/{what}"), &key, body).expect("an answer");
        answer.ok().expect("done")
    }

    fn play(&self, game: i64, moves: &[&str]) {
        for (uci, ply) in moves.iter().zip(0..) {
            let who = if ply % 2 == 0 { &self.ann } else { &self.ben };
            self.post(who, game, "moves", &json!({ "move": uci, "ply": ply }));
        }
    }

    /// White seals `uci`, and Black has it opened.
    fn adjourn(&self, game: i64, ply: u16, uci: &str) {
        self.post(&self.ben, game, "adjournment", &json!({ "action": "propose" }));
        self.post(&self.ann, game, "adjournment", &json!({ "action": "accept" }));
        self.post(&self.ann, game, "seal", &json!({ "move": uci, "ply": ply }));
        let opened = self.post(&self.ben, game, "resume", &json!({}));
        assert_eq!(opened["events"][0]["type"], "opened", "{opened}");
    }

    fn events(&self, game: i64) -> i64 {
        number_in(&self.database(), &format!("SELECT count(*) FROM event WHERE game = {game}"))
    }

    /// Waits until every event is in the log; how long it took.
    fn logged(&self) -> Duration {
        let begun = Instant::now();
        while number_in(&self.database(), "SELECT count(*) FROM log_pending") > 0 {
            assert!(begun.elapsed() < Duration::from_secs(30), "the log does not go on");
            std::thread::sleep(Duration::from_millis(10));
        }
        begun.elapsed()
    }

    fn export(&self, game: i64, name: &str, more: &[&str]) -> Bundle {
        done(self.path(), &[&["audit", "export", &format!("G{game}"), name], more].concat());
        Bundle { stage: self.path().into(), folder: self.file(name) }
    }

    /// The keys an arbiter got when the event began.
    fn keys(&self) {
        fs::write(self.file("vkeys"), done(self.path(), &["keys", "log"])).expect("a file");
        fs::write(self.file("key.pem"), done(self.path(), &["keys", "log", "--pem"])).expect("a file");
    }
}

impl Stage {
    /// Both players and the arbiter have the proof of the sealed envelope; the attachment and the checkpoint of the mail
    /// are good.
    fn receipts(&self, game: i64) {
        let mut outgoing = Outgoing::new(&self.file("postzug-data/outgoing"));
        self.keys();
        self.logged();
        done(self.path(), &["audit", "export", &format!("G{game}"), "for-the-script"]);
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
            fs::write(self.file("mailed.tlog-proof"), file.contents()).expect("written");
            fs::write(self.file("mail"), &raw).expect("written");
            let encoded: Vec<String> = String::from_utf8_lossy(&raw)
                .lines()
                .map(|line| if line.contains(": ") { line.replace('=', "=3D") } else { line.to_owned() })
                .collect();
            fs::write(self.file("encoded-mail"), encoded.join("\r\n")).expect("written");
            let check = ["for-the-script/verify.sh", "-k", "key.pem", "-r", "mailed.tlog-proof"];
            let (right, said) = script(self.path(), &check);
            assert!(right && said.contains("\"type\":\"sealed\""), "{said}");
            let held = ["--checkpoint", "mail"];
            let name = format!("for-{}", to.split('@').next().expect("a name"));
            self.export(game, &name, &held).is_right(&["mail", "encoded-mail"]);
        }
    }
}

/// The key that signed the head of a bundle, as vkeys have it.
fn signer_of(bundle: &Bundle) -> String {
    let note = fs::read_to_string(bundle.folder.join("checkpoint")).expect("a checkpoint");
    let vkeys = fs::read_to_string(bundle.folder.join("keys/vkeys")).expect("keys");
    let signed = |key: &&str| app::log::Checkpoint::open(&note, &[key.parse().expect("a key")]).is_ok();
    vkeys.lines().find(signed).expect("its key").to_owned()
}

struct Bundle {
    stage: PathBuf,
    folder: PathBuf,
}

impl Bundle {
    /// Another folder with the same.
    fn copy(&self, name: &str) -> Self {
        let copy = Self { stage: self.stage.clone(), folder: self.stage.join(name) };
        let copied = Command::new("cp").arg("-r").args([&self.folder, &copy.folder]).status();
        assert!(copied.expect("cp").success());
        copy
    }

    fn event(&self, seq: usize) -> [PathBuf; 2] {
        ["txt", "tlog-proof"].map(|end| self.folder.join(format!("events/{seq:05}.{end}")))
    }

    fn edit(&self, file: &str, change: impl Fn(&str) -> String) {
        let file = self.folder.join(file);
        let before = fs::read_to_string(&file).expect("a file");
        let after = change(&before);
        assert_ne!(before, after, "{}", file.display());
        fs::write(&file, after).expect("written");
    }

    fn move_event(&self, from: usize, to: usize) {
        for (from, to) in self.event(from).into_iter().zip(self.event(to)) {
            fs::rename(from, to).expect("renamed");
        }
    }

    fn copy_event(&self, of: &Bundle, from: usize, to: usize) {
        for (from, to) in of.event(from).into_iter().zip(self.event(to)) {
            fs::copy(from, to).expect("copied");
        }
    }

    fn openings(&self) -> Vec<Opening> {
        let opening = |seq| Opening::parse(&fs::read_to_string(&self.event(seq)[0]).expect("a file"));
        (1..=self.count()).map(|seq| opening(seq).expect("an event")).collect()
    }

    fn count(&self) -> usize {
        fs::read_dir(self.folder.join("events")).expect("a folder").count() / 2
    }

    /// What the command and the script say, in this order; `held` are checkpoints, trusted keys come from elsewhere.
    fn verify(&self, keys: &str, held: &[&str], log: Option<&str>) -> [Verdict; 2] {
        let name = self.folder.display().to_string();
        let mut arguments = vec!["audit", "verify", &name, "--key", keys];
        held.iter().for_each(|file| arguments.extend(["--checkpoint", file]));
        let file = self.folder.join("verify.sh").display().to_string();
        let mut shell = vec![&file[..], "-k", keys];
        held.iter().for_each(|file| shell.extend(["-c", file]));
        log.iter().for_each(|log| arguments.extend(["--log", log]));
        log.iter().for_each(|log| shell.extend(["-l", log]));
        shell.push(&name);
        [verdict(run(&self.stage, &arguments, &ENVIRONMENT)), script_says(&self.stage, &shell)]
    }

    fn is_right(&self, held: &[&str]) {
        self.is(NOT_KNOWN_TO_BE_WHOLE, held, None, "OK: ");
    }

    /// Both find it, and say it alike.
    fn is_wrong(&self, held: &[&str], because: &str) {
        self.is(WRONG, held, None, because);
    }

    fn is(&self, expected: i32, held: &[&str], log: Option<&str>, because: &str) {
        for keys in ["vkeys", "key.pem"] {
            self.is_by(keys, expected, held, log, because);
        }
    }

    fn is_by(&self, keys: &str, expected: i32, held: &[&str], log: Option<&str>, because: &str) {
        for (code, said) in self.verify(keys, held, log) {
            assert!(
                code == expected && said.contains(because),
                "{} with {keys}: not {expected} and {because:?} but {code}: {said}",
                self.folder.display()
            );
        }
    }
}

#[test]
fn every_substitution_is_found_by_the_command_and_by_the_script() {
    let mut stage = Stage::new();
    let empty = stage.ann.get("/log/checkpoint").expect("an answer").ok().expect("a checkpoint");
    let empty = empty.as_str().expect("text");
    assert_eq!(empty.lines().nth(1), Some("0"), "{empty}");
    fs::write(stage.file("empty.checkpoint"), empty).expect("written");
    let (game, other) = (stage.game("one"), stage.game("two"));
    stage.play(game, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    stage.adjourn(game, 4, "f1b5");
    stage.receipts(game);
    stage.play(other, &["d2d4", "d7d5"]);
    stage.adjourn(other, 2, "c2c4");
    stage.logged();
    stage.keys();
    let early = stage.export(game, "early", &[]);
    fs::copy(early.folder.join("checkpoint"), stage.file("early.checkpoint")).expect("copied");
    stage.post(&stage.ben, game, "resign", &json!({ "confirm": true, "ply": 5 }));
    stage.logged();
    let bundle = stage.export(game, "bundle", &["--checkpoint", "early.checkpoint"]);
    let theirs = stage.export(other, "theirs", &[]);
    bundle.is_right(&[]);
    bundle.is_right(&["early.checkpoint", "bundle/checkpoint"]);
    theirs.is_right(&[]);
    assert_eq!(bundle.count(), usize::try_from(stage.events(game)).expect("few"));

    let attack = bundle.copy("move-changed");
    attack.edit("events/00002.txt", |text| text.replace("e2e4", "d2d4"));
    attack.is_wrong(&[], "event 2 of");

    let attack = bundle.copy("time-altered");
    attack.edit("events/00003.txt", |text| text.replacen("\"received_at\":1", "\"received_at\":2", 1));
    attack.is_wrong(&[], "event 3 of");

    let attack = bundle.copy("salt-changed");
    attack.edit("events/00003.txt", |text| {
        let other = if text.contains("salt 0") { "salt 1" } else { "salt 0" };
        format!("{}{other}{}", &text[..20], &text[26..])
    });
    attack.is_wrong(&[], "event 3 of");

    let attack = bundle.copy("event-removed");
    (4..=bundle.count()).for_each(|seq| attack.move_event(seq, seq - 1));
    attack.is_wrong(&[], "event 3 is missing");

    let attack = bundle.copy("gap");
    attack.event(4).iter().for_each(|file| fs::remove_file(file).expect("removed"));
    attack.is_wrong(&[], "event 4 is missing");

    let attack = bundle.copy("event-inserted");
    (3..=bundle.count()).rev().for_each(|seq| attack.move_event(seq, seq + 1));
    attack.copy_event(&bundle, 2, 3);
    attack.is_wrong(&[], "event 3 is missing");

    let attack = bundle.copy("event-of-another-game");
    attack.copy_event(&theirs, 3, 3);
    attack.is_wrong(&[], &format!("it is of game G{other}, not of G{game}"));

    let attack = bundle.copy("reordered");
    attack.move_event(2, 99);
    attack.move_event(3, 2);
    attack.move_event(99, 3);
    attack.is_wrong(&[], "event 2 is missing");

    let opening = |bundle: &Bundle| {
        let entry = fs::read_dir(bundle.folder.join("openings")).expect("openings").next();
        entry.expect("an opening").expect("an entry").path()
    };
    let attack = bundle.copy("envelope-of-another-game");
    let theirs_opening = opening(&theirs);
    let name = theirs_opening.file_name().expect("a name");
    fs::copy(&theirs_opening, attack.folder.join("openings").join(name)).expect("copied");
    attack.is_wrong(&[], "no such envelope was sealed in this game");
    let attack = bundle.copy("opening-swapped");
    fs::copy(&theirs_opening, opening(&attack)).expect("copied");
    attack.is_wrong(&[], "is not the text");

    // Old mails are good after a new key was made: whoever knows the old one needs no other, for it introduced the new.
    stage.stop();
    done(stage.path(), &["keys", "rotate-log"]);
    done(stage.path(), &["run-once"]);
    let rotated = stage.export(game, "rotated", &["--checkpoint", "early.checkpoint"]);
    assert!(!fs::read_to_string(stage.file("vkeys")).expect("a file").contains(&signer_of(&rotated)));
    rotated.is_right(&["early.checkpoint"]);
    let attack = rotated.copy("not-introduced");
    fs::remove_dir_all(attack.folder.join("log")).expect("removed");
    attack.is_wrong(&[], "not signed by a key that is trusted");
    let attack = rotated.copy("other-introduced");
    attack.edit("log/1.txt", |text| text.replacen("key ", "key A", 1));
    attack.is_wrong(&[], "not signed by a key that is trusted");
    let attack = rotated.copy("statement-salted");
    attack.edit("log/1.txt", |text| {
        let other = if text.contains("salt 0") { "salt 1" } else { "salt 0" };
        format!("{}{other}{}", &text[..20], &text[26..])
    });
    attack.is_wrong(&[], "statement 1");
    stage.keys();
    rotated.is_right(&["early.checkpoint"]);
    assert_eq!(fs::read_to_string(stage.file("key.pem")).expect("a file").matches("BEGIN").count(), 2);

    // A checkpoint of the same tree by somebody else, who also put his key into the bundle.
    let other_key = stage.file("other-key");
    fs::create_dir_all(other_key.join("postzug-data")).expect("a folder");
    let copied = Command::new("cp").arg("-r").arg(stage.file("postzug-data")).arg(&other_key).status();
    assert!(copied.expect("cp").success());
    for file in fs::read_dir(other_key.join("postzug-data/keys")).expect("keys") {
        let file = file.expect("a file").path();
        if file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("log-")) {
            fs::remove_file(file).expect("removed");
        }
    }
    let theirs = other_key.join("postzug-data/postzug.db");
    execute_in(&theirs, "UPDATE log_tree SET checkpoint = NULL, key = NULL; DELETE FROM log_key");
    done(&other_key, &["run-once"]);
    done(&other_key, &["audit", "export", &format!("G{game}"), "forged"]);
    fs::rename(other_key.join("forged"), stage.file("forged")).expect("renamed");
    let attack = Bundle { stage: stage.path().into(), folder: stage.file("forged") };
    attack.is_wrong(&[], "not signed by a key that is trusted");
    let with_its_own_keys = [
        verdict(run(stage.path(), &["audit", "verify", "forged"], &ENVIRONMENT)),
        script_says(stage.path(), &["forged/verify.sh", "forged"]),
    ];
    for (code, said) in with_its_own_keys {
        assert_eq!(code, NOT_KNOWN_TO_BE_WHOLE, "{said}");
        assert!(said.contains("keys in the bundle"), "it says what it trusted: {said}");
    }

    // The log was cut off before the end of the game.
    early.is_wrong(&["bundle/checkpoint"], "this bundle was cut off");
    early.is_right(&["early.checkpoint"]);
    cut_off(&stage, &bundle, &early);

    forked(&mut stage, other);
    replayed(&mut stage, other);
}

/// What has no end is not said to be whole, unless the whole log is there, which says what is missing.
fn cut_off(stage: &Stage, bundle: &Bundle, early: &Bundle) {
    done(stage.path(), &["audit", "log", "whole"]);
    bundle.is(RIGHT, &[], Some("whole"), "no event of");
    early.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
    early.is(WRONG, &[], Some("whole"), "and the bundle has not");
    let attack = bundle.copy("cut-off");
    for seq in bundle.count() - 1..=bundle.count() {
        attack.event(seq).iter().for_each(|file| fs::remove_file(file).expect("removed"));
    }
    attack.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
    attack.is(WRONG, &[], Some("whole"), "and the bundle has not");
    let attack = stage.file("rewritten");
    let copied = Command::new("cp").arg("-r").args([&stage.file("whole"), &attack]).status();
    assert!(copied.expect("cp").success());
    let entries = stage.file("rewritten/tile/entries");
    let part = fs::read_dir(&entries).expect("entries").next().expect("a part").expect("a part").path();
    let part = fs::read_dir(&part).expect("a part").next().expect("a width").expect("a width").path();
    let other = String::from_utf8_lossy(&fs::read(&part).expect("entries")).replacen("event 3", "event 9", 1);
    fs::write(&part, other).expect("written");
    bundle.is(WRONG, &[], Some("rewritten"), "its entries are not those that were signed");
    // What was signed before anything happened vouches for nothing.
    bundle.is(
        NOT_KNOWN_TO_BE_WHOLE,
        &["empty.checkpoint"],
        None,
        "no event is in a log whose checkpoint you hold",
    );
    bundle.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "whether anything was decided after the end");
}

/// The operator goes back to an older database, with the true key, and lets the game go on otherwise.
fn forked(stage: &mut Stage, game: i64) {
    let copy = stage.file("before-the-fork");
    let copied = Command::new("cp").arg("-r").arg(stage.file("postzug-data")).arg(&copy).status();
    assert!(copied.expect("cp").success());
    stage.start();
    stage.post(&stage.ben, game, "moves", &json!({ "move": "e7e6", "ply": 3 }));
    stage.logged();
    let told = stage.export(game, "told", &[]);
    done(stage.path(), &["audit", "log", "as-told"]);
    let stated = stage.ann.get("/log/statements").expect("an answer").ok().expect("statements");
    assert!(
        stated.as_str().is_some_and(|text| text.starts_with("postzug log statement 1\nkey ")),
        "{stated}"
    );
    fs::copy(told.folder.join("checkpoint"), stage.file("told.checkpoint")).expect("copied");
    stage.stop();
    fs::remove_dir_all(stage.file("postzug-data")).expect("removed");
    fs::rename(&copy, stage.file("postzug-data")).expect("renamed");
    stage.start();
    stage.post(&stage.ben, game, "moves", &json!({ "move": "c7c6", "ply": 3 }));
    stage.logged();
    let fork = stage.export(game, "fork", &[]);
    fork.is_right(&[]);
    fork.is_wrong(&["told.checkpoint"], "the log was forked");
    stage.post(&stage.ann, game, "moves", &json!({ "move": "b1c3", "ply": 4 }));
    stage.logged();
    let fork = stage.export(game, "longer-fork", &["--checkpoint", "told.checkpoint"]);
    fork.is_wrong(&["told.checkpoint"], "the log was forked");
    let (written, said) = command(stage.path(), &["audit", "log", "as-told"]);
    assert!(!written && said.contains("as-told holds another log"), "{said}");
    let plain = stage.export(game, "fork-without-proof", &[]);
    plain.is(UNKNOWN, &["told.checkpoint"], None, "UNKNOWN");
    let proof = done(stage.path(), &["audit", "verify"]);
    assert!(proof.contains(" 0 faults") && proof.contains("log: "), "{proof}");
    stage.stop();
}

/// The operator writes an event into his own database, behind those of the bundle, and folds the game anew if that can
/// be; its number.
fn forge(stage: &Stage, bundle: &Bundle, game: i64, body: &str) -> u32 {
    let openings = bundle.openings();
    let last = openings.last().expect("an event");
    let seq = last.seq + 1;
    let hash = record::hash(&last.hash(), GameId(game), seq, Actor::Timekeeper, body).expect("a hash");
    let quoted = |text: &str| text.replace('\'', "''");
    let mut folding = Folding::default();
    for opening in &openings {
        let mut line: Value =
            serde_json::from_str(opening.event().lines().nth(2).expect("a line")).expect("JSON");
        folding.push(&serde_json::from_value(line["event"].take()).expect("an event")).expect("it follows");
    }
    let reached = folding.game().map_or(0, |game| game.reached.0.max(game.ply.0));
    let after = folding.push(&serde_json::from_str(body).expect("an event"));
    let (mut ply, mut folded) =
        ("NULL".to_owned(), format!("replace(state, '\"events\":{}', '\"events\":{seq}')", last.seq));
    if let Some(after) = after {
        let due = after.due_at().map_or("NULL".to_owned(), |due| due.0.to_string());
        folded = format!("'{}'", quoted(&serde_json::to_string(after).expect("a state")));
        folded += &format!(", ply = {}, due_at = {due}, head = x'{hash}'", after.ply.0);
        if after.ply.0 > reached {
            ply = after.ply.0.to_string();
        }
    }
    execute_in(
        &stage.database(),
        &format!(
            "INSERT INTO event (game, seq, ply, actor_kind, actor_id, body, hash)
             VALUES ({game}, {seq}, {ply}, 2, 0, '{}', x'{hash}');
             UPDATE game SET version = {seq}, state = {folded} WHERE id = {game}",
            quoted(body),
        ),
    );
    seq
}

/// What the operator lets an envelope say. Its kind stands first and the verdict last, as the service writes it.
fn opening_that_says(at: &Value, text: &str, verdict: &str) -> String {
    format!(
        "{{\"type\":\"opened\",\"at\":{at},\"present\":{{\"white\":true,\"black\":true}},\"envelope\":{},\"verdict\":{verdict}}}",
        json!(text)
    )
}

/// Nothing but the verdict is false, or it is an envelope of the same game that does not count any more; and the
/// operator has folded the game anew.
#[test]
fn an_opening_that_says_something_else_than_the_envelope_is_found() {
    let mut stage = Stage::new();
    let mut outgoing = Outgoing::new(&stage.file("postzug-data/outgoing"));
    let second = sign_up(&stage.chief, &mut outgoing, "Second", "second@club.example.org");
    let second = second.expect("another arbiter signs up");
    done(stage.path(), &["admin", "role", "Second", "arbiter"]);
    let (other, game) = (stage.game("one"), stage.game("two"));
    stage.adjourn(other, 0, "e2e4");
    let closed = stage.ann.get(&format!("/v1/games/{other}/envelope")).expect("an answer").ok().expect("one");
    let own = |uci: &str, line: u32| {
        let text = EnvelopeText {
            game: GameId(game),
            sealer: domain::Color::White,
            ply: domain::Ply(0),
            fen: domain::Position::default().fen(),
            written: uci.into(),
            letters: Letters::English,
            uci: uci.into(),
            draw_offer: false,
            nonce: "07".repeat(16),
        };
        let text = text.to_text().expect("a text");
        // What it was encrypted to is no matter here.
        let commitment = commitment(&text).to_string();
        let body =
            json!({ "commitment": commitment, "ciphertext": closed["ciphertext"], "ply": 0, "line": line });
        let sealed = stage.ann.post(&format!("/v1/games/{game}/envelope"), uci, &body);
        (text, sealed.expect("an answer").ok().expect("sealed")["events"][0]["at"].clone())
    };
    let order = json!({ "act": { "kind": "adjourn" }, "reason": "It is late." });
    stage.post(&stage.chief, game, "acts", &order);
    let (older, _) = own("g1f3", 0);
    stage.post(&stage.ann, game, "acts/2/appeal", &json!({ "message": "It is not." }));
    stage.post(&second, game, "acts/2/decision", &json!({ "reverse": true, "reason": "It is not." }));
    stage.post(&stage.chief, game, "acts", &order);
    let (last, at) = own("e2e4", 1);
    stage.logged();
    stage.keys();
    stage.stop();
    let bundle = stage.export(game, "sealed", &[]);
    bundle.is_right(&[]);
    let (data, saved) = (stage.file("postzug-data"), stage.file("saved"));
    let copy = |from: &Path, to: &Path| {
        assert!(Command::new("cp").arg("-r").args([from, to]).status().expect("cp").success());
    };
    copy(&data, &saved);
    let played =
        |uci: &str, offer: bool| format!("{{\"kind\":\"played\",\"uci\":\"{uci}\",\"draw_offer\":{offer}}}");
    let judged = "what was judged is not what stands in the envelope";
    let not_sealed = "what was opened is not what was sealed";
    let illegal = "{\"kind\":\"illegal\"}".to_owned();
    for (name, text, verdict, wrong) in [
        ("honest", &last, played("e2e4", false), ""),
        ("another-move", &last, played("d2d4", false), judged),
        ("another-offer", &last, played("e2e4", true), judged),
        ("another-envelope", &older, played("g1f3", false), not_sealed),
        ("called-illegal", &last, illegal, judged),
    ] {
        fs::remove_dir_all(&data).expect("removed");
        copy(&saved, &data);
        let seq = forge(&stage, &bundle, game, &opening_that_says(&at, text, &verdict));
        done(stage.path(), &["run-once"]);
        let forged = stage.export(game, name, &[]);
        let (right, said) = command(stage.path(), &["audit", "verify"]);
        if wrong.is_empty() {
            forged.is_right(&[]);
            assert!(right, "nothing else is wrong with what is forged: {said}");
            continue;
        }
        let because = format!("event {seq}: {wrong}");
        assert!(!right && said.contains(&format!("game {game}: {because}")), "{name}: {said}");
        if name == "called-illegal" {
            // Without a board nobody can tell.
            let [(command, heard), (script, said)] = forged.verify("vkeys", &[], None);
            assert!(command == WRONG && heard.contains(&because), "{heard}");
            assert!(script == NOT_KNOWN_TO_BE_WHOLE && said.contains("this script cannot judge"), "{said}");
        } else {
            forged.is_wrong(&[], &because);
        }
    }
}

/// Ann seals a copy of an envelope of another game as her own, and the operator opens it here.
#[test]
fn an_opening_with_the_envelope_of_another_game_is_found() {
    let mut stage = Stage::new();
    let (other, game) = (stage.game("one"), stage.game("two"));
    stage.adjourn(other, 0, "e2e4");
    let of = |what: &str| {
        stage.ann.get(&format!("/v1/games/{other}/{what}")).expect("an answer").ok().expect(what)
    };
    let events = of("events");
    let opened =
        events["items"].as_array().expect("events").iter().find(|one| one["event"]["type"] == "opened");
    let text = opened.expect("an opening")["event"]["envelope"].as_str().expect("its text").to_owned();
    let closed = of("envelope");
    stage.post(&stage.ben, game, "adjournment", &json!({ "action": "propose" }));
    stage.post(&stage.ann, game, "adjournment", &json!({ "action": "accept" }));
    let copy = json!({ "commitment": closed["commitment"], "ciphertext": closed["ciphertext"], "ply": 0 });
    let sealed = stage.ann.post(&format!("/v1/games/{game}/envelope"), "copy", &copy);
    let sealed = sealed.expect("an answer").ok().expect("sealed");
    let at = sealed["events"][0]["at"].as_i64().expect("an instant");
    stage.logged();
    stage.keys();
    stage.stop();
    let bundle = stage.export(game, "sealed", &[]);
    bundle.is_right(&[]);
    let verdict = "{\"kind\":\"played\",\"uci\":\"e2e4\",\"draw_offer\":false}";
    let body = opening_that_says(&json!(at), &text, verdict);
    let seq = forge(&stage, &bundle, game, &body);
    done(stage.path(), &["run-once"]);
    let attack = stage.export(game, "opened", &[]);
    let because = format!("event {seq}: what was opened was sealed in another game");
    attack.is_wrong(&[], &because);
    let (right, said) = command(stage.path(), &["audit", "verify"]);
    assert!(!right && said.contains(&format!("game {game}: {because}")), "{said}");
}

/// The operator writes into his own database that an envelope which was opened before was opened again, and his own
/// sequencer signs it.
fn replayed(stage: &mut Stage, game: i64) {
    let bundle = stage.export(game, "before-the-replay", &[]);
    let opened =
        bundle.openings().into_iter().find(|opening| opening.event().contains("\"type\":\"opened\""));
    let opened = opened.expect("an opening");
    let line = opened.event().lines().nth(2).expect("a line");
    let event = line.split_once(",\"event\":").expect("an event").1;
    let seq = forge(stage, &bundle, game, &event[..event.len() - 1]);
    done(stage.path(), &["run-once"]);
    let attack = stage.export(game, "replay", &[]);
    attack
        .is_wrong(&[], &format!("event {seq}: what was opened is not what was sealed, or was opened before"));
    let (right, said) = command(stage.path(), &["audit", "verify"]);
    assert!(!right && said.contains(&format!("game {game}: event {seq}")), "{said}");
    // And one that changes what was logged.
    execute_in(
        &stage.database(),
        &format!(
            "DROP TRIGGER event_never_updated; UPDATE event SET body = replace(body, 'd2d4', 'e2e4') \
             WHERE game = {game} AND seq = 2"
        ),
    );
    let (right, said) = command(stage.path(), &["audit", "verify"]);
    assert!(
        !right && said.contains(&format!("log: game {game}: event 2 is not the one in the log")),
        "{said}"
    );
}

/// Whoever holds mails of before checks them with the keys of before; what only the lost time saw is said to be lost.
#[test]
fn evidence_of_before_is_good_after_a_restoration() {
    let mut stage = Stage::new();
    let game = stage.game("one");
    stage.play(game, &["e2e4", "e7e5"]);
    stage.logged();
    stage.keys();
    let before = stage.export(game, "before", &[]);
    fs::copy(before.folder.join("checkpoint"), stage.file("early.checkpoint")).expect("copied");
    done(stage.path(), &["backup", "copy.db"]);
    stage.post(&stage.ann, game, "moves", &json!({ "move": "g1f3", "ply": 2 }));
    stage.logged();
    let lost = stage.export(game, "lost", &[]);
    fs::copy(lost.folder.join("checkpoint"), stage.file("late.checkpoint")).expect("copied");
    stage.stop();
    restore(&stage);
    let origin =
        |file: &str| fs::read_to_string(stage.file(file)).expect("a file").lines().next().map(str::to_owned);
    let held = ["--checkpoint", "early.checkpoint", "--checkpoint", "late.checkpoint"];
    let after = stage.export(game, "after", &held);
    assert_ne!(origin("after/checkpoint"), origin("early.checkpoint"));
    // With the keys as they were got before.
    after.is_right(&["early.checkpoint"]);
    after.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");
    let attack = after.copy("unsaid");
    fs::remove_dir_all(attack.folder.join("log")).expect("removed");
    // A vkey is believed under its name, a key in PEM under every one.
    let trusted = "not signed by a key that is trusted";
    attack.is_by("vkeys", WRONG, &[], None, trusted);
    attack.is_by("key.pem", NOT_KNOWN_TO_BE_WHOLE, &[], None, "OK: ");
    let ours = stage.file("after/keys/vkeys");
    fs::copy(&ours, stage.file("both-names")).expect("copied");
    attack.is_by("both-names", WRONG, &["early.checkpoint"], None, "it is of another log");
    attack.is_by("key.pem", WRONG, &["early.checkpoint"], None, "it is of another log");
    after.is_by("both-names", NOT_KNOWN_TO_BE_WHOLE, &["early.checkpoint"], None, "OK: ");
    let keys = done(stage.path(), &["keys", "log"]);
    assert_eq!(keys.lines().count(), 2, "under both names: {keys}");
    let said = fs::read_to_string(after.folder.join("log/1.txt")).expect("a statement");
    let late = fs::read_to_string(stage.file("late.checkpoint")).expect("a file");
    let head: Vec<&str> = late.lines().take(3).collect();
    assert!(said.contains(&format!("after {}", head.join(" "))), "it names the last head: {said}");
    let whole = done(stage.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
    let now = origin("after/checkpoint").expect("a name");
    keys_under_other_names(&stage, &after, &now);
    // What nobody knows does not replace what is known.
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let ours = LogKeyFiles::open(&stage.file("postzug-data/keys"), clock, entropy).expect("keys");
    let lost = Statement::Lost(LastHead::of(&late).expect("a head")).sign(&now, &ours).expect("signed");
    execute_in(&stage.database(), &format!("INSERT INTO log_statement VALUES (2, '{lost}')"));
    done(stage.path(), &["run-once"]);
    let twice = stage.export(game, "said-twice", &held);
    assert!(twice.folder.join("log/2.txt").exists());
    twice.is_right(&["early.checkpoint"]);
    twice.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");

    // The same copy is restored once more: it knows nothing of the log that went on after the first time.
    fs::copy(after.folder.join("checkpoint"), stage.file("between.checkpoint")).expect("copied");
    restore(&stage);
    let held = [&held[..], &["--checkpoint", "between.checkpoint"]].concat();
    let again = stage.export(game, "again", &held);
    assert_ne!(origin("again/checkpoint"), origin("between.checkpoint"));
    again.is_right(&["early.checkpoint"]);
    again.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");
    again.is(UNKNOWN, &["between.checkpoint"], None, "a copy that knows nothing of the log under this name");
    let said = ["log/1.txt", "log/2.txt"].map(|file| fs::read_to_string(again.folder.join(file)));
    let [after, lost] = said.map(|said| said.expect("a statement"));
    assert!(after.contains(&format!("after {}", head.join(" "))), "{after}");
    assert!(lost.contains(&format!("lost {}", origin("between.checkpoint").expect("a name"))), "{lost}");
    let whole = done(stage.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
}

/// A vkey is good under its own name, whatever a log says under another one, and a witness' key signs no log.
fn keys_under_other_names(stage: &Stage, bundle: &Bundle, name: &str) {
    let key: Vkey = signer_of(bundle).parse().expect("a key");
    let file = |file: &str, text: String| fs::write(stage.file(file), text).expect("written");
    file("elsewhere", Vkey::of_log("other.example.org/log", key.public).to_string());
    file("witness", Vkey { kind: KeyKind::Witness, ..key.clone() }.to_string());
    file("both-kinds", format!("{}\n\n{key}\n", Vkey { kind: KeyKind::Witness, ..key.clone() }));
    file("no-key", format!("{key}\nthe key of {name}\n"));
    let trusted = "not signed by a key that is trusted";
    bundle.is_by("elsewhere", WRONG, &[], None, trusted);
    bundle.is_by("witness", WRONG, &[], None, trusted);
    bundle.is_by("both-kinds", NOT_KNOWN_TO_BE_WHOLE, &[], None, "OK: ");
    bundle.is_by("no-key", WRONG, &[], None, "this is not a key of the form NAME+ID+KEY");
}

/// Puts `copy.db` in the place of the database, and lets the log go on.
fn restore(stage: &Stage) {
    for end in ["", "-wal", "-shm"] {
        fs::remove_file(stage.file(&format!("postzug-data/postzug.db{end}"))).unwrap_or_default();
    }
    done(stage.path(), &["restore", "copy.db"]);
    done(stage.path(), &["run-once"]);
}

/// A warning is taken back after the game was given up: that makes no difference to its end.
#[test]
fn the_command_and_the_script_agree_on_the_end_after_an_act_was_reversed() {
    let mut stage = Stage::new();
    let mut outgoing = Outgoing::new(&stage.file("postzug-data/outgoing"));
    let second = sign_up(&stage.chief, &mut outgoing, "Second", "second@club.example.org");
    let second = second.expect("another arbiter signs up");
    done(stage.path(), &["admin", "role", "Second", "arbiter"]);
    let [natural, decided] = ["one", "two"].map(|key| stage.game(key));
    for (game, act) in [
        (natural, json!({ "kind": "warn", "side": "white" })),
        (decided, json!({ "kind": "forfeit", "loser": "white" })),
    ] {
        stage.play(game, &["e2e4", "e7e5"]);
        stage.post(&stage.chief, game, "acts", &json!({ "act": act, "reason": "He was loud." }));
        if game == natural {
            stage.post(&stage.ben, game, "resign", &json!({ "confirm": true, "ply": 2 }));
        }
        stage.post(&stage.ann, game, "acts/4/appeal", &json!({ "message": "I was not." }));
        stage.post(&second, game, "acts/4/decision", &json!({ "reverse": true, "reason": "He was not." }));
    }
    stage.logged();
    stage.keys();
    let over = stage.export(natural, "over", &[]);
    over.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether anything was decided after the end");
    let open = stage.export(decided, "open", &[]);
    open.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
    stage.stop();
    // The operator lets the game go on that is over.
    let moved = over.openings()[1].event().lines().nth(2).expect("a line").to_owned();
    let event = moved.split_once(",\"event\":").expect("an event").1;
    let seq = forge(&stage, &over, natural, &event[..event.len() - 1]);
    done(stage.path(), &["run-once"]);
    stage.export(natural, "went-on", &[]).is_wrong(&[], &format!("event {seq}"));
}

/// Whoever gets hold of a key that signs no more, and of the database, cannot introduce a key of his own.
#[test]
fn a_key_that_signs_no_more_introduces_none() {
    let mut stage = Stage::new();
    let game = stage.game("one");
    stage.logged();
    stage.keys();
    stage.stop();
    let (keys, found) = (stage.file("postzug-data/keys"), stage.file("found"));
    fs::create_dir(&found).expect("a folder");
    let signing = || {
        let names = fs::read_dir(&keys).expect("keys").map(|file| file.expect("a file").file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().expect("a name")).collect();
        names.retain(|name| name.starts_with("log-") && name.ends_with(".pem"));
        names.pop().expect("a key")
    };
    let old = signing();
    fs::copy(keys.join(&old), found.join(&old)).expect("copied");
    done(stage.path(), &["keys", "rotate-log"]);
    done(stage.path(), &["run-once"]);
    stage.export(game, "rotated", &[]).is_right(&[]);
    let origin = done(stage.path(), &["keys", "log"]);
    let origin = origin.split('+').next().expect("a name");
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let thief = LogKeyFiles::open(&found, clock, entropy).expect("the old key");
    let database = stage.database();
    thief
        .rotate(origin, |_by, note| {
            execute_in(&database, &format!("INSERT INTO log_statement VALUES (2, '{note}')"));
            Ok(())
        })
        .expect("a key of the thief");
    let his = thief.list().expect("keys")[0].1.clone();
    fs::remove_file(keys.join(signing())).expect("removed");
    fs::copy(found.join(format!("log-{his}.pem")), keys.join(format!("log-{his}.pem"))).expect("copied");
    fs::remove_file(keys.join("log-head")).expect("removed");
    execute_in(&database, "UPDATE log_tree SET checkpoint = NULL, key = NULL; DELETE FROM log_key");
    done(stage.path(), &["run-once"]);
    let attack = stage.export(game, "stolen", &[]);
    assert!(attack.folder.join("log/2.txt").exists());
    attack.is_wrong(&[], "not signed by a key that is trusted");
}

#[test]
fn what_an_arbiter_wrote_is_erased_and_every_proof_stays_good() {
    const REASON: &str = "Ben was seen at the lake all week.";
    let stage = Stage::new();
    let game = stage.game("one");
    stage.play(game, &["e2e4"]);
    let forfeit = json!({ "act": { "kind": "forfeit", "loser": "black" }, "reason": REASON });
    // Not under a key that has the reason in it.
    let forfeited = stage.chief.post(&format!("/v1/games/{game}/acts"), "forfeit", &forfeit);
    forfeited.and_then(|answer| answer.ok()).expect("done");
    stage.logged();
    stage.keys();
    let events = format!("/v1/games/{game}/events");
    let told = stage.ann.get(&events).expect("an answer").ok().expect("events");
    let seq = stage.events(game);
    let last = &told["items"][usize::try_from(seq).expect("few") - 1];
    assert_eq!((&last["event"]["type"], &last["message"]), (&json!("act"), &json!(REASON)), "{told}");
    let bundle = stage.export(game, "bundle", &[]);
    bundle.is_right(&[]);
    let text = format!("texts/{seq:05}.txt");
    assert!(fs::read_to_string(bundle.folder.join(&text)).expect("the reason").contains(REASON));
    let attack = bundle.copy("another-reason");
    attack.edit(&text, |text| text.replace("lake", "club"));
    attack.is_wrong(&[], "this is not the text that was given");

    let mailed = || number_in(&stage.database(), "SELECT count(*) FROM outbox WHERE body LIKE '%lake%'");
    let until = Instant::now() + Duration::from_secs(30);
    while mailed() < 2 {
        assert!(Instant::now() < until, "both players are told by mail");
        std::thread::sleep(Duration::from_millis(20));
    }
    done(stage.path(), &["erase", "text", &format!("G{game}"), &seq.to_string()]);
    assert_eq!(mailed(), 0);
    let (erased, said) = command(stage.path(), &["erase", "text", &format!("G{game}"), "1"]);
    assert!(!erased && said.contains("no text"), "{said}");
    let told = stage.ann.get(&events).expect("an answer").ok().expect("events");
    assert!(!told.to_string().contains("lake"), "{told}");
    let bundle = stage.export(game, "after", &[]);
    bundle.is_right(&[]);
    assert!(!bundle.folder.join("texts").exists());
    let whole = done(stage.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
    // Nor is it anywhere in the files.
    for end in ["", "-wal"] {
        let file = stage.file(&format!("postzug-data/postzug.db{end}"));
        let bytes = fs::read(&file).expect("the database");
        assert!(!String::from_utf8_lossy(&bytes).contains("lake"), "{}", file.display());
    }
}

#[test]
fn an_event_is_soon_in_the_log_that_is_served_and_its_proof_is_checked_by_the_script() {
    let stage = Stage::new();
    let game = stage.game("one");
    let served = || {
        let checkpoint = stage.ann.get("/log/checkpoint").expect("an answer").ok().expect("a checkpoint");
        let size = checkpoint.as_str().and_then(|note| note.lines().nth(1));
        size.and_then(|size| size.parse::<i64>().ok()).expect("a size")
    };
    let mut slowest = Duration::ZERO;
    for (ply, uci) in ["e2e4", "e7e5", "g1f3"].iter().enumerate() {
        let who = if ply % 2 == 0 { &stage.ann } else { &stage.ben };
        stage.post(who, game, "moves", &json!({ "move": uci, "ply": ply }));
        slowest = slowest.max(stage.logged());
        assert_eq!(served(), number_in(&stage.database(), "SELECT count(*) FROM event"));
    }
    println!("the slowest was in the log after {slowest:?}");
    stage.keys();
    let proof =
        stage.ann.get(&format!("/v1/games/{game}/events/2/proof")).expect("an answer").ok().expect("a proof");
    let proof = proof.as_str().expect("text");
    fs::write(stage.file("receipt.tlog-proof"), proof).expect("written");
    let bundle = stage.export(game, "bundle", &[]);
    let check = ["bundle/verify.sh", "-k", "key.pem", "-r", "receipt.tlog-proof"];
    let (right, said) = script(stage.path(), &check);
    assert!(
        right && said.contains(&format!("OK: event 2 of game G{game}")) && said.contains("e2e4"),
        "{said}"
    );
    fs::write(stage.file("receipt.tlog-proof"), proof.replacen("index 1\n", "index 2\n", 1))
        .expect("written");
    let (right, said) = script(stage.path(), &check);
    assert!(!right && said.contains("WRONG"), "{said}");
    assert_eq!(stage.ann.get(&format!("/v1/games/{game}/events/99/proof")).expect("an answer").status, 404);
    // Whoever is signed in may read the game; who is not reads the log, which tells nothing of it.
    let service = stage.service.as_ref().expect("it runs");
    let stranger = Http::new(service.http);
    assert_eq!(stranger.get(&format!("/v1/games/{game}/events/2/proof")).expect("an answer").status, 401);
    let log =
        stranger.get("/log/tile/entries/000.p/4").expect("an answer").ok().expect("entries").to_string();
    // Not "e2e4" alone: a commitment in hexadecimal has it now and then.
    let tells = log.contains("\"e2e4") || log.contains("moved");
    assert!(log.contains(&format!("game G{game} event 2")) && !tells, "{log}");
    for missing in ["0/000", "0/000.p/99", "entries/001", "9/000", "x", "0/000.p/0"] {
        let answer = stranger.get(&format!("/log/tile/{missing}")).expect("an answer");
        assert_eq!(answer.status, 404, "{missing}");
    }
    drop(bundle);
}

/// Where there is Python with aics-tlog; `.ci/run` makes it.
/// The signature of a note, as minisign has it: over the text itself, with the key in minisign's own file. The signature of
/// its trusted comment, without which minisign reads nothing, is made here, with the same private key.
struct Minisign<'a> {
    stage: &'a Stage,
    /// The private key in PEM.
    private: PathBuf,
}

impl Minisign<'_> {
    /// Whether minisign takes the signature of the note for one of the text.
    fn takes(&self, note: &str, text: &str) -> bool {
        const COMMENT: &str = "a note of the log";
        let openssl = |arguments: &[&str], input: &Path| {
            let mut openssl = Command::new("openssl");
            openssl.args(arguments).arg(input).current_dir(self.stage.path());
            let output = openssl.output().expect("openssl");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            output.stdout
        };
        let file = |name: &str, bytes: &[u8]| fs::write(self.stage.file(name), bytes).expect("written");
        let der = openssl(&["pkey", "-pubout", "-outform", "DER", "-in"], &self.private);
        let id = *b"postzug.";
        let public = [b"Ed", &id[..], &der[der.len() - 32..]].concat();
        file("mini.pub", format!("untrusted comment: the log\n{}\n", BASE64.encode(&public)).as_bytes());
        let line = note.lines().last().and_then(|line| line.rsplit_once(' ')).expect("a signature").1;
        // After the four bytes that name the key.
        let signature = BASE64.decode(line.as_bytes()).expect("base64")[4..].to_vec();
        file("mini.comment", &[&signature[..], COMMENT.as_bytes()].concat());
        let key = self.private.display().to_string();
        let around =
            openssl(&["pkeyutl", "-sign", "-rawin", "-inkey", &key, "-in"], &self.stage.file("mini.comment"));
        let signature = BASE64.encode(&[b"Ed", &id[..], &signature].concat());
        let around = BASE64.encode(&around);
        file("mini.txt", text.as_bytes());
        file(
            "mini.txt.minisig",
            format!("untrusted comment: none\n{signature}\ntrusted comment: {COMMENT}\n{around}\n")
                .as_bytes(),
        );
        let mut minisign = Command::new("minisign");
        minisign.args(["-V", "-p", "mini.pub", "-m", "mini.txt"]).current_dir(self.stage.path());
        minisign.output().expect("minisign").status.success()
    }
}

/// Heads, the heads in receipts, and statements: what the log signs.
#[test]
fn minisign_agrees_on_every_signature() {
    if Command::new("minisign").arg("-v").output().is_err() {
        println!(
            "!!! SKIPPED: signatures are not checked by minisign, which is not here; .ci/run installs it"
        );
        return;
    }
    let mut stage = Stage::new();
    let game = stage.game("one");
    stage.play(game, &["e2e4", "e7e5"]);
    stage.adjourn(game, 2, "g1f3");
    stage.logged();
    let signing = |stage: &Stage, kept: &str| {
        let keys = fs::read_dir(stage.file("postzug-data/keys")).expect("keys");
        let mut names = keys.map(|file| file.expect("a file").path()).filter(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            name.starts_with("log-") && name.ends_with(".pem")
        });
        fs::copy(names.next().expect("a key"), stage.file(kept)).expect("copied");
        assert_eq!(names.next(), None);
    };
    signing(&stage, "first.pem");
    let agreed = |stage: &Stage, private: &str, note: &str| {
        let minisign = Minisign { stage, private: stage.file(private) };
        let text = format!("{}\n", note.split_once("\n\n").expect("a note").0);
        assert!(minisign.takes(note, &text), "{note}");
        assert!(!minisign.takes(note, &text.replacen('1', "2", 1).replacen('o', "0", 1)), "{note}");
    };
    let bundle = stage.export(game, "bundle", &[]);
    let head = fs::read_to_string(bundle.folder.join("checkpoint")).expect("a head");
    agreed(&stage, "first.pem", &head);
    for seq in 1..=bundle.count() {
        let of = format!("/v1/games/{game}/events/{seq}/proof");
        let proof = stage.ann.get(&of).expect("an answer").ok().expect("a proof");
        let (_, note) = proof.as_str().expect("text").split_once("\n\n").expect("a checkpoint");
        agreed(&stage, "first.pem", note);
    }
    stage.stop();
    done(stage.path(), &["keys", "rotate-log"]);
    done(stage.path(), &["run-once"]);
    signing(&stage, "second.pem");
    let bundle = stage.export(game, "rotated", &[]);
    let said = fs::read_to_string(bundle.folder.join("log/1.txt")).expect("a statement");
    agreed(&stage, "first.pem", app::log::Statement::in_opening(&said).expect("a note"));
    let head = fs::read_to_string(bundle.folder.join("checkpoint")).expect("a head");
    agreed(&stage, "second.pem", &head);
    assert!(!Minisign { stage: &stage, private: stage.file("first.pem") }.takes(&head, &head));
}

fn oracle() -> Option<PathBuf> {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/tlog/bin/python");
    let python = std::env::var_os("POSTZUG_TLOG_PYTHON").map_or(made, PathBuf::from);
    let there = Command::new(&python).args(["-c", "import aics_tlog"]).output();
    if there.is_ok_and(|output| output.status.success()) {
        return Some(python);
    }
    println!(
        "!!! SKIPPED: the log is not checked by another library: no Python with aics-tlog; .ci/run makes it"
    );
    None
}

#[test]
fn another_library_agrees_over_http_from_files_and_about_witnesses() {
    let Some(python) = oracle() else { return };
    let mut stage = Stage::new();
    let game = stage.game("one");
    stage.play(game, &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
    stage.logged();
    stage.keys();
    let ask = |what: &str, arguments: &[&str]| {
        let mut asked = Command::new(&python);
        asked
            .current_dir(stage.path())
            .args(["-m", "aics_tlog", what, "--vkey-file", "vkeys"])
            .args(arguments);
        let output = asked.output().expect("python");
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        (output.status.success(), said)
    };
    let agrees = |what: &str, arguments: &[&str]| {
        let (right, said) = ask(what, arguments);
        assert!(right, "{what} {arguments:?}: {said}");
    };
    done(stage.path(), &["audit", "log", "files"]);
    let url = format!("http://{}/log", stage.service.as_ref().expect("it runs").http);
    fs::copy(stage.file("files/checkpoint"), stage.file("old")).expect("copied");
    let bundle = stage.export(game, "bundle", &[]);
    for tiles in [&url[..], "files"] {
        agrees("verify-checkpoint", &["--tiles", tiles, "--origin", "localhost:8080/log"]);
        for seq in 1..=bundle.count() {
            let opening = Opening::parse(&fs::read_to_string(&bundle.event(seq)[0]).expect("a file"));
            let opening = opening.expect("an event");
            fs::write(stage.file("leaf"), opening.entry()).expect("written");
            let proof = fs::read_to_string(&bundle.event(seq)[1]).expect("a file");
            let index = proof.lines().find_map(|line| line.strip_prefix("index ")).expect("an index");
            agrees("verify-inclusion", &["--tiles", tiles, "--leaf", "leaf", "--index", index]);
            fs::write(stage.file("leaf"), opening.entry().replace("event", "Event")).expect("written");
            let (right, said) =
                ask("verify-inclusion", &["--tiles", tiles, "--leaf", "leaf", "--index", index]);
            assert!(!right, "{said}");
        }
    }
    // A witness sees the log grow, and signs; the library reads his signature.
    let look = |file: &str| {
        done(
            stage.path(),
            &[
                "witness",
                "--keys",
                "vkeys",
                "--state",
                "seen",
                "--sign",
                "w.pem",
                "--name",
                "ann.example/w",
                file,
            ],
        )
    };
    let said = look("old");
    let vkey =
        said.split("Signed by ").nth(1).and_then(|rest| rest.split(':').next()).expect("a key").to_owned();
    // So many that the tree is higher than one tile.
    for n in 0..22 {
        let game = stage.game(&format!("game {n}"));
        stage.play(game, &["g1f3", "g8f6", "f3g1", "f6g8"].repeat(3));
    }
    stage.logged();
    let http = Http::new(stage.service.as_ref().expect("it runs").http);
    let proof = http.get("/log/consistency?from=6").expect("an answer").ok().expect("a proof");
    fs::write(stage.file("proof"), proof.as_str().expect("text")).expect("written");
    assert!(look("proof").contains("goes on from 6 to "));
    agrees("verify-checkpoint", &["--note", "seen", "--witness-key", &vkey, "--quorum", "1"]);
    done(stage.path(), &["audit", "log", "files"]);
    for tiles in [&url[..], "files"] {
        agrees("verify-consistency", &["--tiles", tiles, "--old-checkpoint", "old"]);
    }
    let (right, said) = command(stage.path(), &["witness", "--keys", "vkeys", "--state", "seen", "old"]);
    assert!(!right && said.contains("WRONG"), "{said}");
    stage.stop();
}
