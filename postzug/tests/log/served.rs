//! Records that are served, mailed and erased, and the verdicts of other tools on them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use data_encoding::BASE64;
use serde_json::json;
use store::testing::{number_in, skipped};
use translog::Opening;

use super::harness::{Bundle, Harness, command, done, script};
use crate::common::{clients::Http, wait_until};

#[test]
fn erased_texts_leave_proofs_valid() {
    const REASON: &str = "Ben was seen at the lake all week.";
    let (harness, game) = Harness::playing(&["e2e4"]);
    let forfeit = json!({ "act": { "kind": "forfeit", "loser": "black" }, "reason": REASON });
    // Not under a key that has the reason in it.
    harness.chief.done(&format!("/v1/games/{game}/acts"), "forfeit", &forfeit).expect("done");
    harness.logged();
    harness.keys();
    let events = format!("/v1/games/{game}/events");
    let events_now = harness.ann.read(&events).expect("events");
    let seq = harness.events(game);
    let last = &events_now["items"][usize::try_from(seq).expect("few") - 1];
    assert_eq!((&last["event"]["type"], &last["message"]), (&json!("act"), &json!(REASON)), "{events_now}");
    let bundle = harness.export(game, "bundle", &[]);
    bundle.is_right(&[]);
    let text = format!("texts/{seq:05}.txt");
    assert!(fs::read_to_string(bundle.folder.join(&text)).expect("the reason").contains(REASON));
    let attack = bundle.copy("another-reason");
    attack.edit(&text, |text| text.replace("lake", "club"));
    attack.is_wrong(&[], "this is not the text that was given");

    let mailed = || number_in(&harness.database(), "SELECT count(*) FROM outbox WHERE body LIKE '%lake%'");
    wait_until(30, || mailed() >= 2, || "both players are notified by mail".to_owned());
    done(harness.path(), &["erase", "text", &format!("G{game}"), &seq.to_string()]);
    assert_eq!(mailed(), 0);
    let (erased, said) = command(harness.path(), &["erase", "text", &format!("G{game}"), "1"]);
    assert!(!erased && said.contains("no text"), "{said}");
    let events_now = harness.ann.read(&events).expect("events");
    assert!(!events_now.to_string().contains("lake"), "{events_now}");
    let bundle = harness.export(game, "after", &[]);
    bundle.is_right(&[]);
    assert!(!bundle.folder.join("texts").exists());
    let whole = done(harness.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
    // Nor is it anywhere in the files.
    for end in ["", "-wal"] {
        let file = harness.file(&format!("postzug-data/postzug.db{end}"));
        let bytes = fs::read(&file).expect("the database");
        assert!(!String::from_utf8_lossy(&bytes).contains("lake"), "{}", file.display());
    }
}

#[test]
fn script_checks_proof_of_served_log() {
    let harness = Harness::new();
    let game = harness.game("one");
    let served = || {
        let checkpoint = harness.ann.read("/log/checkpoint").expect("a checkpoint");
        let size = checkpoint.as_str().and_then(|note| note.lines().nth(1));
        size.and_then(|size| size.parse::<i64>().ok()).expect("a size")
    };
    let moves =
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5";
    let mut took = Vec::new();
    for (ply, uci) in moves.split(' ').enumerate() {
        let who = if ply % 2 == 0 { &harness.ann } else { &harness.ben };
        harness.post(who, game, "moves", &json!({ "move": uci, "ply": ply }));
        let begun = Instant::now();
        while served() < number_in(&harness.database(), "SELECT count(*) FROM event") {
            assert!(begun.elapsed() < Duration::from_secs(30), "the log does not go on");
            std::thread::sleep(Duration::from_millis(10));
        }
        took.push(begun.elapsed());
    }
    // A machine that does much else may be slow once in a while.
    took.sort();
    assert!(took[took.len() / 2] < Duration::from_secs(1), "integrated within a second: {took:?}");
    harness.keys();
    let proof = harness.ann.read(&format!("/v1/games/{game}/events/2/proof")).expect("a proof");
    let proof = proof.as_str().expect("text");
    fs::write(harness.file("receipt.tlog-proof"), proof).expect("written");
    let bundle = harness.export(game, "bundle", &[]);
    let check = ["verify.sh", "-k", "key.pem", "-r", "receipt.tlog-proof"];
    let (right, said) = script(harness.path(), &check);
    assert!(
        right && said.contains(&format!("OK: event 2 of game G{game}")) && said.contains("e2e4"),
        "{said}"
    );
    fs::write(harness.file("receipt.tlog-proof"), proof.replacen("index 1\n", "index 2\n", 1))
        .expect("written");
    let (right, said) = script(harness.path(), &check);
    assert!(!right && said.contains("WRONG"), "{said}");
    assert_eq!(harness.ann.get(&format!("/v1/games/{game}/events/99/proof")).expect("an answer").status, 404);
    // A signed-in player may read the game; a stranger reads the log, which tells nothing of it.
    let service = harness.service.as_ref().expect("it runs");
    let stranger = Http::new(service.http);
    assert_eq!(stranger.get(&format!("/v1/games/{game}/events/2/proof")).expect("an answer").status, 401);
    let log = stranger.read("/log/tile/entries/000.p/4").expect("entries").to_string();
    // Not "e2e4" alone: a commitment in hexadecimal has it now and then.
    let tells = log.contains("\"e2e4") || log.contains("moved");
    assert!(log.contains(&format!("game G{game} event 2")) && !tells, "{log}");
    for missing in ["0/000", "0/000.p/99", "entries/001", "9/000", "x", "0/000.p/0"] {
        let answer = stranger.get(&format!("/log/tile/{missing}")).expect("an answer");
        assert_eq!(answer.status, 404, "{missing}");
    }
    drop(bundle);
}

/// The signature of a note, as minisign has it: over the text itself, with the key in minisign's own file. The signature of
/// its trusted comment, without which minisign reads nothing, is made here, with the same private key.
struct Minisign<'a> {
    harness: &'a Harness,
    /// The private key in PEM.
    private: PathBuf,
}

impl Minisign<'_> {
    /// Returns true if minisign takes the signature of the note for one of the text.
    fn takes(&self, note: &str, text: &str) -> bool {
        const COMMENT: &str = "a note of the log";
        let openssl = |arguments: &[&str], input: &Path| {
            let mut openssl = Command::new("openssl");
            openssl.args(arguments).arg(input).current_dir(self.harness.path());
            let output = openssl.output().expect("openssl");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            output.stdout
        };
        let file = |name: &str, bytes: &[u8]| fs::write(self.harness.file(name), bytes).expect("written");
        let der = openssl(&["pkey", "-pubout", "-outform", "DER", "-in"], &self.private);
        let id = *b"postzug.";
        let public = [b"Ed", &id[..], &der[der.len() - 32..]].concat();
        file("mini.pub", format!("untrusted comment: the log\n{}\n", BASE64.encode(&public)).as_bytes());
        let line = note.lines().last().and_then(|line| line.rsplit_once(' ')).expect("a signature").1;
        // After the four bytes that name the key.
        let signature = BASE64.decode(line.as_bytes()).expect("base64")[4..].to_vec();
        file("mini.comment", &[&signature[..], COMMENT.as_bytes()].concat());
        let key = self.private.display().to_string();
        let around = openssl(
            &["pkeyutl", "-sign", "-rawin", "-inkey", &key, "-in"],
            &self.harness.file("mini.comment"),
        );
        let signature = BASE64.encode(&[b"Ed", &id[..], &signature].concat());
        let around = BASE64.encode(&around);
        file("mini.txt", text.as_bytes());
        file(
            "mini.txt.minisig",
            format!("untrusted comment: none\n{signature}\ntrusted comment: {COMMENT}\n{around}\n")
                .as_bytes(),
        );
        let mut minisign = Command::new("minisign");
        minisign.args(["-V", "-p", "mini.pub", "-m", "mini.txt"]).current_dir(self.harness.path());
        minisign.output().expect("minisign").status.success()
    }
}

/// Heads, the heads in receipts, and statements: what the log signs.
#[test]
fn minisign_agrees_on_every_signature() {
    if Command::new("minisign").arg("-v").output().is_err() {
        skipped("signatures are not checked by minisign, which is not here; .ci/run installs it");
        return;
    }
    let (mut harness, game) = Harness::playing(&["e2e4", "e7e5"]);
    harness.adjourn(game, 2, "g1f3");
    harness.logged();
    let signing = |harness: &Harness, kept: &str| {
        let keys = fs::read_dir(harness.file("postzug-data/keys")).expect("keys");
        let mut names = keys.map(|file| file.expect("a file").path()).filter(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            name.starts_with("log-") && name.ends_with(".pem")
        });
        fs::copy(names.next().expect("a key"), harness.file(kept)).expect("copied");
        assert_eq!(names.next(), None);
    };
    signing(&harness, "first.pem");
    let agreed = |harness: &Harness, private: &str, note: &str| {
        let minisign = Minisign { harness, private: harness.file(private) };
        let text = format!("{}\n", note.split_once("\n\n").expect("a note").0);
        assert!(minisign.takes(note, &text), "{note}");
        assert!(!minisign.takes(note, &text.replacen('1', "2", 1).replacen('o', "0", 1)), "{note}");
    };
    let bundle = harness.export(game, "bundle", &[]);
    let head = fs::read_to_string(bundle.folder.join("checkpoint")).expect("a head");
    agreed(&harness, "first.pem", &head);
    for seq in 1..=bundle.count() {
        let of = format!("/v1/games/{game}/events/{seq}/proof");
        let proof = harness.ann.read(&of).expect("a proof");
        let (_, note) = proof.as_str().expect("text").split_once("\n\n").expect("a checkpoint");
        agreed(&harness, "first.pem", note);
    }
    harness.stop();
    done(harness.path(), &["keys", "rotate-log"]);
    done(harness.path(), &["run-once"]);
    signing(&harness, "second.pem");
    let bundle = harness.export(game, "rotated", &[]);
    let said = fs::read_to_string(bundle.folder.join("log/1.txt")).expect("a statement");
    agreed(&harness, "first.pem", translog::Statement::in_opening(&said).expect("a note"));
    let head = fs::read_to_string(bundle.folder.join("checkpoint")).expect("a head");
    agreed(&harness, "second.pem", &head);
    assert!(!Minisign { harness: &harness, private: harness.file("first.pem") }.takes(&head, &head));
}

/// Returns the path of a Python with aics-tlog, if there is one; `.ci/run` makes it.
fn oracle() -> Option<PathBuf> {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/tlog/bin/python");
    let python = std::env::var_os("POSTZUG_TLOG_PYTHON").map_or(made, PathBuf::from);
    let there = Command::new(&python).args(["-c", "import aics_tlog"]).output();
    if there.is_ok_and(|output| output.status.success()) {
        return Some(python);
    }
    skipped("the log is not checked by another library: no Python with aics-tlog; .ci/run makes it");
    None
}

#[test]
fn another_library_agrees_on_the_log() {
    let Some(python) = oracle() else { return };
    let (mut harness, game) = Harness::played(&["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
    let ask = |what: &str, arguments: &[&str]| {
        let mut asked = Command::new(&python);
        asked
            .current_dir(harness.path())
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
    done(harness.path(), &["audit", "log", "files"]);
    let url = format!("http://{}/log", harness.service.as_ref().expect("it runs").http);
    fs::copy(harness.file("files/checkpoint"), harness.file("old")).expect("copied");
    let bundle = harness.export(game, "bundle", &[]);
    for tiles in [&url[..], "files"] {
        agrees("verify-checkpoint", &["--tiles", tiles, "--origin", "localhost:8080/log"]);
        for seq in 1..=bundle.count() {
            let opening = Opening::parse(&fs::read_to_string(&bundle.event(seq)[0]).expect("a file"));
            let opening = opening.expect("an event");
            fs::write(harness.file("leaf"), opening.entry()).expect("written");
            let proof = fs::read_to_string(&bundle.event(seq)[1]).expect("a file");
            let index = proof.lines().find_map(|line| line.strip_prefix("index ")).expect("an index");
            agrees("verify-inclusion", &["--tiles", tiles, "--leaf", "leaf", "--index", index]);
            fs::write(harness.file("leaf"), opening.entry().replace("event", "Event")).expect("written");
            let (right, said) =
                ask("verify-inclusion", &["--tiles", tiles, "--leaf", "leaf", "--index", index]);
            assert!(!right, "{said}");
        }
    }
    // A witness sees the log grow, and signs; the library reads its signature.
    let look = |file: &str| {
        done(
            harness.path(),
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
    // Enough that the tree is higher than one tile.
    for n in 0..22 {
        let game = harness.game(&format!("game {n}"));
        harness.play(game, &["g1f3", "g8f6", "f3g1", "f6g8"].repeat(3));
    }
    harness.logged();
    let http = Http::new(harness.service.as_ref().expect("it runs").http);
    let proof = http.read("/log/consistency?from=6").expect("a proof");
    fs::write(harness.file("proof"), proof.as_str().expect("text")).expect("written");
    assert!(look("proof").contains("goes on from 6 to "));
    agrees("verify-checkpoint", &["--note", "seen", "--witness-key", &vkey, "--quorum", "1"]);
    done(harness.path(), &["audit", "log", "files"]);
    for tiles in [&url[..], "files"] {
        agrees("verify-consistency", &["--tiles", tiles, "--old-checkpoint", "old"]);
    }
    let (right, said) = command(harness.path(), &["witness", "--keys", "vkeys", "--state", "seen", "old"]);
    assert!(!right && said.contains("UNKNOWN") && said.contains("which is older"), "{said}");
    harness.stop();
}

/// Reads a `.tlog-proof`, the event in it, and a statement with nothing but what the formats say, and lets the library
/// judge hashes and signatures.
const READER: &str = r#"
import base64, json, pathlib, sys
from aics_tlog import checkpoint, note, tree
keys = [note.parse_vkey(line) for line in pathlib.Path(sys.argv[2]).read_text().splitlines()]
text = pathlib.Path(sys.argv[3]).read_text()
if sys.argv[1] == "statement":
    assert note.verify_note(note.parse_note(text.split("\n", 2)[2]), keys)
    sys.exit()
head, signed = text.split("\n\n", 1)
title, *lines = head.split("\n")
assert title == "c2sp.org/tlog-proof@v1"
opening = base64.b64decode(lines.pop(0).removeprefix("extra "))
event = json.loads(opening.decode().split("\n")[4])
import hashlib
entry = f"postzug log entry 1\ngame G{event['game']} event {event['seq']}\ncommit=sha256:{hashlib.sha256(opening).hexdigest()}\n"
index = int(lines.pop(0).removeprefix("index "))
signed = note.parse_note(signed)
assert note.verify_note(signed, keys)
at = checkpoint.parse_checkpoint(signed.text)
hashes = [base64.b64decode(line) for line in lines]
assert tree.verify_leaf_inclusion(entry.encode(), index, at.size, hashes, at.root)
print(event["event"]["type"])
"#;

#[test]
fn another_library_agrees_on_receipts() {
    let Some(python) = oracle() else { return };
    let (mut harness, game) = Harness::playing(&["e2e4", "e7e5"]);
    harness.adjourn(game, 2, "g1f3");
    harness.logged();
    harness.keys();
    let asked = |arguments: &[&str]| {
        let mut asked = Command::new(&python);
        let output = asked.current_dir(harness.path()).args(["-c", READER]).args(arguments).output();
        let output = output.expect("python");
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        (output.status.success(), said)
    };
    for seq in 1..=harness.events(game) {
        let of = format!("/v1/games/{game}/events/{seq}/proof");
        let proof = harness.ann.read(&of).expect("a proof");
        let proof = proof.as_str().expect("text");
        let said = |text: &str| {
            fs::write(harness.file("one.tlog-proof"), text).expect("written");
            asked(&["proof", "vkeys", "one.tlog-proof"])
        };
        let (right, heard) = said(proof);
        assert!(right && !heard.trim().is_empty(), "{heard}");
        let (head, note) = proof.split_once("\n\n").expect("a checkpoint");
        let hash = head.lines().nth(3).expect("a hash");
        let (extra, other) = (head.lines().nth(1).expect("an event"), BASE64.encode(&[7; 32]));
        let changed = BASE64.encode(&{
            let mut opening = BASE64.decode(&extra.as_bytes()[6..]).expect("base64");
            // In the salt.
            opening[30] = if opening[30] == b'0' { b'1' } else { b'0' };
            opening
        });
        for attack in [
            proof.replacen(hash, &other, 1),
            proof.replacen(&extra[6..], &changed, 1),
            format!("{head}\n\n{}", note.replacen("localhost", "otherhost", 2)),
        ] {
            assert_ne!(attack, proof);
            assert!(!said(&attack).0, "{attack}");
        }
    }
    harness.stop();
    done(harness.path(), &["keys", "rotate-log"]);
    done(harness.path(), &["run-once"]);
    harness.export(game, "rotated", &[]);
    let asked = |keys: &str, file: &str| {
        let mut asked = Command::new(&python);
        let asked = asked.current_dir(harness.path()).args(["-c", READER, "statement", keys, file]);
        asked.output().expect("python").status.success()
    };
    assert!(asked("vkeys", "rotated/log/1.txt"), "the key before says which comes next");
    fs::write(
        harness.file("new"),
        super::harness::signer_of(&Bundle {
            harness: harness.path().into(),
            folder: harness.file("rotated"),
        }),
    )
    .expect("written");
    assert!(!asked("new", "rotated/log/1.txt"), "and not the next one");
}
