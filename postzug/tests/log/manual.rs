//! The pages docs/arbitrate/adjournment.md and log.md, to the letter: sealing and opening by hand, and every step of a check.

use std::{fs, path::Path, process::Command};

use serde_json::{Value, json};

use super::{
    evidence::sign,
    harness::{Bundle, Harness, RIGHT, UNKNOWN, Verdict, done, tools, verdict},
    restoration::restore,
};
use crate::common::clients::{Http, Outgoing, sign_up};

/// Returns the code with this mark on a page of docs, without its indentation.
pub fn code(page: &str, mark: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let found = ["arbitrate", "internals"].map(|folder| docs.join(folder).join(page));
    let page = found.iter().find_map(|path| fs::read_to_string(path).ok()).expect("the page");
    let mut found = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let code = found.find(|code| code.contains(mark)).unwrap_or_else(|| panic!("no code with {mark}"));
    let indent = code.lines().next().expect("a line");
    let indent = indent.len() - indent.trim_start().len();
    code.lines().map(|line| format!("{}\n", line.get(indent..).unwrap_or_default())).collect()
}

/// With other values than those on the page, each of which must stand there.
pub fn with(code: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(code.to_owned(), |code, (from, to)| {
        assert!(code.contains(from), "{from}: {code}");
        code.replace(from, to)
    })
}

/// With nothing in its environment but the way to its tools, among them this build of Postzug, and these.
pub fn bash(folder: &Path, script: &str, path: &str, more: &[(&str, &str)]) -> Verdict {
    let mut bash = Command::new("bash");
    bash.current_dir(folder).env_clear().env("PATH", path).envs(more.iter().copied()).args(["-c", script]);
    verdict(bash.output().expect("bash"))
}

/// An arbiter with a key that `age-keygen` made, and a game in which Ann must seal.
pub struct Hall {
    pub harness: Harness,
    pub game: i64,
    pub chief: i64,
    key: String,
    pub path: String,
}

impl Hall {
    pub fn new() -> Self {
        let harness = Harness::new();
        let path = format!("{}:/usr/bin:/bin", harness.path().display());
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_postzug"), harness.file("postzug")).expect("a link");
        let made = bash(harness.path(), &code("adjournment.md", "age-keygen"), &path, &[]);
        assert_eq!(made.0, RIGHT, "{}", made.1);
        let key = made.1.split_whitespace().find(|word| word.starts_with("age1")).expect("a key").to_owned();
        done(harness.path(), &["arbiter", "key", "Chief", &key]);
        let chief = harness.chief.read("/v1/me").expect("the account")["id"].as_i64();
        let chief = chief.expect("a number");
        let mut hall = Self { harness, game: 0, chief, key, path };
        hall.game = hall.next();
        hall
    }

    /// Another game that is adjourned.
    pub fn next(&self) -> i64 {
        self.adjourned(&json!({ "arbiters": [self.chief] }))
    }

    fn adjourned(&self, adjournment: &Value) -> i64 {
        let game = json!({ "white": "Ann", "black": "Ben", "regulations": { "adjournment": adjournment } });
        let key = format!("game after {}", self.game);
        let made = self.harness.chief.done("/v1/games", &key, &game).expect("a game");
        let game = made["game"].as_i64().expect("its number");
        let adjourn = json!({ "act": { "kind": "adjourn" }, "reason": "The hall closes." });
        self.harness.post(&self.harness.chief, game, "acts", &adjourn);
        game
    }

    /// Runs it as somebody who is signed in.
    pub fn runs(&self, who: &Http, script: &str) -> String {
        let service = format!("http://{}", self.harness.service.as_ref().expect("it runs").http);
        let environment = [("token", who.token().expect("a token")), ("service", &service)];
        let (code, said) = bash(self.harness.path(), script, &self.path, &environment);
        assert_eq!(code, RIGHT, "{script}\n{said}");
        said
    }

    /// Sends `move.json` with the code of the page.
    fn sends(&self) {
        let send = code("adjournment.md", "postzug seal --game");
        let send: String = send.lines().filter(|line| line.contains("@move.json")).collect();
        let sent =
            self.runs(&self.harness.ann, &with(&send, &[("games/42/", &format!("games/{}/", self.game))]));
        let sent: Value = serde_json::from_str(&sent).unwrap_or_else(|error| panic!("{error}: {sent}"));
        assert_eq!(sent["events"][0]["type"], "sealed", "{sent}");
        assert_eq!(sent["events"][0]["envelope"]["strict"], true, "{sent}");
    }

    /// The arbiter opens it with the code of the page, and the move is played.
    fn opens(&self, uci: &str) {
        self.harness.post(&self.harness.ben, self.game, "resume", &json!({}));
        let open = code("adjournment.md", "envelope.json");
        let open = with(&open, &[("games/42/", &format!("games/{}/", self.game))]);
        let said = self.runs(&self.harness.chief, &open);
        assert!(
            said.contains("\"type\":\"opened\"") && said.contains(&format!("\"uci\":\"{uci}\"")),
            "{said}"
        );
    }

    /// The arbiter opens the envelope in a bundle with `age`, and it is what was committed to.
    fn compares(&self, bundle: &Bundle) {
        fs::copy(self.harness.file("arbiter.key"), bundle.folder.join("arbiter.key")).expect("copied");
        let (_, said) = bash(&bundle.folder, &code("log.md", "age -d -i arbiter.key"), "/usr/bin:/bin", &[]);
        fs::remove_file(bundle.folder.join("arbiter.key")).expect("removed");
        let mut lines = said.lines();
        let name = lines.next().expect("a name").trim_start_matches("envelopes/").trim_end_matches(".age");
        assert_eq!(lines.next(), Some(&format!("{name}  -")[..]), "{said}");
    }
}

#[test]
fn age_opens_envelope_sealed_by_hand() {
    let mut hall = Hall::new();
    let game = format!("game: G{}", hall.game);
    let seal = with(
        &code("adjournment.md", "postzug sealed move 1"),
        &[("game: G42", &game), ("age1...", &hall.key)],
    );
    let said = hall.runs(&hall.harness.ann, &seal);
    assert_eq!(fs::read(hall.harness.file("move.txt")).expect("the text").len(), 1024);
    let commitment = said.split_whitespace().next().expect("a hash").to_owned();
    hall.sends();
    hall.harness.logged();
    hall.harness.keys();
    let bundle = hall.harness.export(hall.game, "sealed", &[]);
    assert!(bundle.folder.join(format!("envelopes/{commitment}.age")).exists());
    hall.compares(&bundle);
    hall.opens("g1f3");
    // Another game, sealed by the tool that needs no account and no connection.
    hall.game = hall.next();
    for file in ["move.txt", "move.age", "move.json"] {
        fs::remove_file(hall.harness.file(file)).expect("removed");
    }
    let seal = code("adjournment.md", "postzug seal --game");
    let seal: String =
        seal.lines().filter(|line| !line.contains("@move.json")).map(|line| format!("{line}\n")).collect();
    let game = format!("--game G{}", hall.game);
    let seal = with(&seal, &[("--game G42", &game), ("games/42/", &format!("games/{}/", hall.game))]);
    // At a terminal, which is asked for the move.
    fs::write(hall.harness.file("seal.sh"), seal).expect("written");
    let said = hall.runs(&hall.harness.ann, "echo Ng1-f3 | script -qec 'bash seal.sh' /dev/null");
    assert!(said.contains("Type the move"), "{said}");
    assert!(said.contains("commitment "), "{said}");
    hall.sends();
    hall.opens("g1f3");
    hall.harness.logged();
    let bundle = hall.harness.export(hall.game, "opened", &[]);
    bundle.is_right(&[]);
    hall.compares(&bundle);
}

/// Each pair of three arbiters opens an envelope that takes two of them, one after the other; one alone does not.
#[test]
fn two_arbiters_open_with_standard_tools() {
    let mut hall = Hall::new();
    let mut outgoing = Outgoing::new(&hall.harness.file("postzug-data/outgoing"));
    let arbiters = ["Eight", "Nine", "Ten"].map(|name| {
        let file = name.to_lowercase();
        let http = sign_up(&hall.harness.chief, &mut outgoing, name, &format!("{file}@club.example.org"));
        let http = http.expect("an arbiter signs up");
        done(hall.harness.path(), &["admin", "role", name, "arbiter"]);
        let make =
            with(&code("adjournment.md", "age-keygen"), &[("-o arbiter.key", &format!("-o {file}.key"))]);
        let said = hall.runs(&http, &make);
        let key = said.split_whitespace().find(|word| word.starts_with("age1")).expect("a key");
        done(hall.harness.path(), &["arbiter", "key", name, key]);
        let id = http.read("/v1/me").expect("the account")["id"].as_i64();
        (http, id.expect("a number"), file)
    });
    let ids: Vec<i64> = arbiters.iter().map(|(_, id, _)| *id).collect();
    hall.game = hall.adjourned(&json!({ "arbiters": ids, "needed": 2 }));
    let harness = &hall.harness;
    let sealed = harness.post(&harness.ann, hall.game, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    let commitment = sealed["events"][0]["envelope"]["commitment"].as_str().expect("a hash");
    harness.post(&harness.ben, hall.game, "resume", &json!({}));
    let open = code("adjournment.md", "envelope.json");
    let open = with(&open, &[("games/42/", &format!("games/{}/", hall.game))]);
    let one = |line: &&str| line.contains("arbiter.key");
    let (alone, rest): (Vec<&str>, Vec<&str>) = open.lines().partition(one);
    assert_eq!(alone.len(), 1, "{open}");
    let [fetch, look, compare, send, more] = rest[..] else { panic!("{open}") };
    hall.runs(&arbiters[0].0, &format!("{fetch}\n{look}"));
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
        let ((_, one, eighth), (_, other, ninth)) = (&arbiters[first], &arbiters[second]);
        let recipe = with(
            &code("adjournment.md", "/^for: /"),
            &[
                ("for: 8 9", &format!("for: {one} {other}")),
                ("nine.key", &format!("{ninth}.key")),
                ("eight.key", &format!("{eighth}.key")),
            ],
        );
        let said =
            hall.runs(&arbiters[second].0, &format!("rm -f inner.age envelope.txt\n{recipe}{compare}"));
        assert!(said.starts_with(&format!("{commitment}  envelope.txt")), "{said}");
        let alone =
            format!("rm inner.age\n{}", recipe.replace(&format!("{eighth}.key"), &format!("{ninth}.key")));
        assert_ne!(bash(harness.path(), &alone, &hall.path, &[]).0, RIGHT, "{other} opens it alone");
    }
    // The tool in either order: the names of the page are for the pair.
    let tool = code("adjournment.md", "postzug open -i eight.key envelope.age");
    for first in 0..3 {
        for second in (0..3).filter(|second| *second != first) {
            let (one, other) = (&arbiters[first], &arbiters[second]);
            let keys =
                [("nine.key", &*format!("{}.key", other.2)), ("eight.key", &*format!("{}.key", one.2))];
            let tool = format!("set -e; rm -f layers.age envelope.txt\n{}", with(&tool, &keys));
            let (code, said) = bash(harness.path(), &tool, &hall.path, &[]);
            if first < second {
                let said = hall.runs(&other.0, compare);
                assert!(code == RIGHT && said.starts_with(&format!("{commitment}  envelope.txt")), "{said}");
            } else {
                // The second of a pair opens layers of other pairs, or none, and is told who begins.
                assert_ne!(code, RIGHT, "{said}");
                assert!(said.contains("opens it first"), "{said}");
            }
        }
    }
    let layers = hall.runs(&arbiters[0].0, "postzug open -i eight.key envelope.age");
    for other in [&arbiters[1], &arbiters[2]] {
        assert!(layers.lines().any(|line| line == format!("for: {}", other.1)), "every layer: {layers}");
    }
    let (code_of_last, said) = bash(harness.path(), "postzug open -i ten.key envelope.age", &hall.path, &[]);
    let begin = format!("player {} or {} opens it first", arbiters[0].1, arbiters[1].1);
    assert!(code_of_last != RIGHT && said.contains(&begin), "{said}");
    for keys in ["-i ten.key -i eight.key", "-i eight.key -i ten.key"] {
        let said = hall.runs(&arbiters[2].0, &format!("postzug open {keys} envelope.age | sha256sum"));
        assert!(said.starts_with(commitment), "{said}");
    }
    let recipe = with(
        &code("adjournment.md", "/^for: /"),
        &[("for: 8 9", &format!("for: {} {}", arbiters[0].1, arbiters[1].1))],
    );
    let said = hall.runs(&arbiters[1].0, &format!("{recipe}{compare}\n{send}\n{more}"));
    assert!(said.contains("\"type\":\"opened\"") && said.contains("\"uci\":\"g1f3\""), "{said}");
}

/// The statements of the service about its log: a key from before a restoration, and the restoration.
#[test]
fn log_statements_verify_by_hand() {
    let (mut harness, game) = Harness::playing(&["e2e4"]);
    harness.logged();
    done(harness.path(), &["keys", "rotate-log"]);
    harness.post(&harness.ben, game, "moves", &json!({ "move": "e7e5", "ply": 1 }));
    harness.logged();
    done(harness.path(), &["backup", "copy.db"]);
    harness.stop();
    restore(&harness);
    let bundle = harness.export(game, "bundle", &[]);
    let page = |mark: &str| code("log.md", mark);
    let by_hand = |bundle: &Bundle, number: &str| {
        let statement = with(
            &page("log statement %s"),
            &[("number=1", &format!("number={number}")), ("log/1", &format!("log/{number}"))],
        );
        let steps = [&statement, &page("cat entry"), &page("3,/^$/p"), &page("cat body -")];
        let script = steps.map(String::as_str).concat();
        let script = if number == "1" { script + &page("inform DER") } else { script };
        bash(&bundle.folder, &script, tools().to_str().expect("a path"), &[]).1
    };
    let name = |file: &str| {
        let note = fs::read_to_string(bundle.folder.join(file)).expect("a note");
        note.lines().next().expect("a name").to_owned()
    };
    let now = name("checkpoint");
    let before = now.rsplit_once('/').expect("an epoch").0;
    let key = by_hand(&bundle, "1");
    let signer = super::harness::signer_of(&bundle);
    let id = signer.split('+').nth(1).expect("its number");
    let pem =
        fs::read_to_string(bundle.folder.join(format!("keys/{id}.pem"))).expect("the key that signs now");
    for words in ["in the log\n", "\nkey ", &format!("\n\u{2014} {before}\n"), "Verified Successfully", &pem]
    {
        assert!(key.contains(words), "{words:?}: {key}");
    }
    let after = by_hand(&bundle, "2");
    for words in [
        "in the log\n",
        &format!("\nafter {before} "),
        &format!("\n\u{2014} {now}\n"),
        "Verified Successfully",
    ] {
        assert!(after.contains(words), "{words:?}: {after}");
    }
    let attack = bundle.copy("another-size");
    attack.edit("log/2.txt", |text| {
        text.replacen(&format!("after {before} "), &format!("after {before} 1"), 1)
    });
    let said = by_hand(&attack, "2");
    assert!(said.contains("WRONG") && said.contains("Verification Failure"), "{said}");
}

/// Every step that the page explains finds what is right right, and what was changed wrong.
#[test]
fn every_manual_step_follows_the_page() {
    let hall = Hall::new();
    let harness = &hall.harness;
    harness.post(&harness.ann, hall.game, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    harness.logged();
    harness.keys();
    let early = harness.export(hall.game, "early", &[]);
    fs::copy(early.folder.join("checkpoint"), harness.file("early.checkpoint")).expect("copied");
    hall.opens("g1f3");
    let other = harness.game("another");
    harness.play(other, &["e2e4", "e7e5"]);
    harness.logged();
    let bundle = harness.export(hall.game, "bundle", &["--checkpoint", "early.checkpoint"]);
    let sealed = bundle.openings().iter().position(|one| one.event().contains("\"type\":\"sealed\""));
    let sealed = sealed.expect("a sealed move") + 1;
    let early = fs::read_to_string(harness.file("early.checkpoint")).expect("a checkpoint");
    let (size, root) = (early.lines().nth(1).expect("a size"), early.lines().nth(2).expect("a root"));
    let page = |mark: &str| code("log.md", mark);
    let event = with(
        &page("game=G42 seq=7"),
        &[
            ("game=G42", &format!("game=G{}", hall.game)),
            ("seq=7", &format!("seq={sealed}")),
            ("events/00007", &format!("events/{sealed:05}")),
        ],
    );
    let log = with(
        &page("size=123456"),
        &[
            ("size=123456", &format!("size={size}")),
            ("root=sFodV/vSp5O8n9a8QpW6PRY97tfOSW5bsc2Xl/EQi08=", &format!("root={root}")),
        ],
    );
    let steps = [
        &event,
        &page("cat entry"),
        &page("3,/^$/p"),
        &page("openssl pkeyutl"),
        &page("before=$("),
        &page("sha256sum openings"),
        &log,
        &page("for text in texts"),
    ];
    let script = steps.map(String::as_str).concat();
    let by_hand = |bundle: &Bundle| {
        let path = tools().to_str().expect("a path");
        let (_, said) = bash(&bundle.folder, &script, path, &[]);
        for made in ["entry", "body", "signed", "signature"] {
            fs::remove_file(bundle.folder.join(made)).expect("made by the steps");
        }
        said
    };
    let said = by_hand(&bundle);
    assert!(!said.contains("WRONG") && said.contains("Signature Verified Successfully"), "{said}");
    for word in ["in the log\n", "the same log\n", "texts/00002.txt was given\n"] {
        assert!(said.contains(word), "{word:?}: {said}");
    }
    assert_eq!(said.matches(" follows\n").count(), bundle.count(), "{said}");
    let opening = fs::read_dir(bundle.folder.join("openings")).expect("openings").next().expect("one");
    let opening = opening.expect("a file").file_name().into_string().expect("a name");
    let hash = opening.trim_end_matches(".txt");
    assert!(said.contains(&format!("{hash}  openings/{hash}.txt")), "{said}");
    bundle.is_right(&["early.checkpoint"]);

    let changed = |name: &str, file: &str, from: &str, to: &str, says: &str| {
        let attack = bundle.copy(name);
        attack.edit(file, |text| text.replacen(from, to, 1));
        let said = by_hand(&attack);
        assert!(said.contains(says), "{name}: {said}");
    };
    let file = format!("events/{sealed:05}");
    changed("event-changed", &format!("{file}.txt"), "\"at\":1", "\"at\":2", "WRONG");
    changed("index-changed", &format!("{file}.tlog-proof"), "index ", "index 1", "WRONG");
    changed("text-changed", "texts/00002.txt", "hall", "Hall", "WRONG");
    let cut = bundle.copy("signature-changed");
    cut.edit("checkpoint", |text| {
        text.replacen(&format!("{}\n", text.lines().nth(1).expect("a size")), "999\n", 1)
    });
    let said = by_hand(&cut);
    assert!(said.contains("Verification Failure"), "{said}");
    let forked = bundle.copy("forked");
    forked.edit(&format!("consistency/{size}"), |text| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.swap(1, 2);
        lines.join("\n") + "\n"
    });
    assert!(by_hand(&forked).contains("WRONG"));
}

/// The mailed file and a key suffice to find it right, and another file wrong.
#[test]
fn receipt_is_checked_by_hand() {
    let (harness, game, bundle) = Harness::with_bundle();
    let sealed = bundle.openings().iter().position(|one| one.event().contains("\"type\":\"sealed\""));
    let seq = sealed.expect("a sealed move") + 1;
    let proof = harness
        .ann
        .read(&format!("/v1/games/{game}/events/{seq}/proof"))
        .expect("a proof")
        .as_str()
        .expect("text")
        .to_owned();
    let values =
        [("game=G42 seq=7", &*format!("game=G{game} seq={seq}")), ("G42-event-7.tlog-proof", "receipt")];
    let script = with(&code("log.md", "receipt=G42-event-7"), &values);
    let by_hand = |receipt: &str| {
        fs::write(harness.file("receipt"), receipt).expect("written");
        bash(harness.path(), &script, tools().to_str().expect("a path"), &[]).1
    };
    let said = by_hand(&proof);
    for words in ["\"type\":\"sealed\"", "in the log\n", "Signature Verified Successfully"] {
        assert!(said.contains(words) && !said.contains("WRONG"), "{words}: {said}");
    }
    let (head, note) = proof.split_once("\n\n").expect("a checkpoint");
    let index = head.lines().nth(2).expect("a place");
    let place: u64 = index["index ".len()..].parse().expect("a number");
    for attack in [proof.replacen(index, &format!("index {}", place ^ 1), 1), {
        let root = note.lines().nth(2).expect("a root");
        proof.replacen(root, "sFodV/vSp5O8n9a8QpW6PRY97tfOSW5bsc2Xl/EQi08=", 1)
    }] {
        let said = by_hand(&attack);
        assert!(said.contains("WRONG"), "{said}");
    }
    let said = by_hand(&proof.replacen("localhost", "otherhost", 1));
    assert!(said.contains("in the log\n") && said.contains("Verification Failure"), "{said}");
    // What stands there in place of a number is not run.
    by_hand(&proof.replacen(index, "index x[$(touch${IFS}run)]", 1));
    assert!(!harness.file("run").exists());
}

/// The lines of the page, run again and again: from an empty log on, and until it is cut off.
#[test]
fn log_is_watched_by_hand() {
    let hall = Harness::new();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_postzug"), hall.file("postzug")).expect("a link");
    let path = format!("{}:/usr/bin:/bin", hall.path().display());
    let service = format!("http://{}/log", hall.service.as_ref().expect("it runs").http);
    hall.logged();
    let script = with(&code("log.md", "[ -e seen ]"), &[("https://play.example.org/log", &service)]);
    let is = |expected: i32, because: &str| {
        let (code, said) = bash(hall.path(), &script, &path, &[]);
        assert!(code == expected && said.contains(because), "not {expected} {because:?} but {code}: {said}");
    };
    is(RIGHT, "has 0 entries; nothing older was seen");
    is(RIGHT, "goes on from 0 to 0 entries");
    let game = hall.game("one");
    hall.logged();
    is(RIGHT, "goes on from 0 to 1 entries");
    hall.play(game, &["e2e4", "e7e5"]);
    hall.logged();
    is(RIGHT, "goes on from 1 to 3 entries");
    is(RIGHT, "goes on from 3 to 3 entries");
    let seen = fs::read_to_string(hall.file("seen")).expect("a checkpoint");
    let origin = seen.lines().next().expect("a name");
    fs::write(hall.file("seen"), sign(&hall, origin, 9, &domain::Digest([7; 32]))).expect("written");
    is(UNKNOWN, "the log was cut off");
}
