//! Evidence that people hold, honest or not: older and newer heads, mails as programs save them, and files of the wrong kind.
//! Also logs that a holder of the service's key signed for nobody else.

mod logs;

use std::{collections::BTreeMap, fs, path::Path, sync::Arc};

use app::ports::LogKeys as _;
use data_encoding::BASE64;
use domain::{Actor, Command, Digest, GameId, sealing::Disclosure};
use serde_json::json;
use store::{
    LogKeyFiles,
    host::{SystemClock, SystemEntropy},
};
use tlog_tiles::{
    Error, Hash, HashReader, prove_record, record_hash, stored_hash_index, stored_hashes_for_record_hash,
    tree_hash,
};
use translog::{Checkpoint, LogProof, Opening, Vkey, block, commitment, entry};

use super::{
    attacks::{Forged, opening_that_says, write},
    harness::{
        Bundle, ENVIRONMENT, Harness, NOT_CHECKED, NOT_KNOWN_TO_BE_WHOLE, RIGHT, UNKNOWN, Verdict, WRONG,
        copy_all, done, script_says, verdict,
    },
};
use crate::common::run;

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

/// Without a connection of their own to each other, an older and a newer log prove nothing against anybody.
#[test]
fn older_or_unconnected_evidence_is_unknown() {
    let harness = Harness::new();
    let (game, other) = (harness.game("one"), harness.game("two"));
    harness.play(game, &["e2e4", "e7e5"]);
    harness.logged();
    harness.keys();
    let early = harness.export(game, "early", &[]);
    done(harness.path(), &["audit", "log", "older"]);
    harness.play(game, &[]);
    harness.post(&harness.ann, game, "moves", &json!({ "move": "g1f3", "ply": 2 }));
    harness.logged();
    let bundle = harness.export(game, "bundle", &["--checkpoint", "early/checkpoint"]);
    bundle.is_right(&["early/checkpoint"]);
    bundle.is(UNKNOWN, &["early/checkpoint"], Some("older"), "older: it has 4 entries");
    early.is(UNKNOWN, &["bundle/checkpoint"], None, "this bundle is older");
    let broken = bundle.copy("broken");
    broken.edit("consistency/4", |text| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.remove(1);
        lines.join("\n") + "\n"
    });
    broken.is(UNKNOWN, &["early/checkpoint"], None, "the hashes in the bundle do not connect it");
    let garbage = bundle.copy("garbage");
    fs::write(garbage.folder.join("consistency/4"), [0xff, b'\n', 0xfe]).expect("written");
    garbage.is(UNKNOWN, &["early/checkpoint"], None, "the hashes in the bundle do not connect it");
    // The older log connects nothing with the bundle, but of one name are not two.
    broken.is(UNKNOWN, &["early/checkpoint"], Some("older"), "the hashes in the bundle do not connect it");
    let origin = read(&early.folder.join("checkpoint")).lines().next().expect("a name").to_owned();
    fs::write(harness.file("fork"), sign(&harness, &origin, 3, &Digest([7; 32]))).expect("written");
    bundle.is(UNKNOWN, &["fork"], None, "nothing in the bundle connects it");
    bundle.is(WRONG, &["fork"], Some("older"), "it contradicts the whole log: the log was forked");
    // The whole log connects what lies before it.
    harness.play(other, &["d2d4"]);
    harness.logged();
    harness.export(game, "newest", &[]);
    done(harness.path(), &["audit", "log", "whole"]);
    broken.is(RIGHT, &["early/checkpoint", "newest/checkpoint"], Some("whole"), "OK: newest/checkpoint");
}

/// A file that cannot be checked is not called wrong. A wrong file is.
#[test]
fn uncheckable_files_are_not_called_wrong() {
    let (harness, game) = Harness::played(&["e2e4"]);
    let bundle = harness.export(game, "bundle", &[]);
    done(harness.path(), &["audit", "log", "whole"]);
    let file = |name: &str, text: &str| fs::write(harness.file(name), text).expect("written");
    file("empty", "");
    file("words", "Dear Ann,\nhere is my move.\n");
    file("private.pem", "-----BEGIN PRIVATE KEY-----\nMC4=\n-----END PRIVATE KEY-----\n");
    fs::create_dir_all(harness.file("no-log")).expect("a folder");
    fs::copy(harness.file("words"), harness.file("no-log/checkpoint")).expect("copied");
    let not_checked = |[command, script]: [Verdict; 2], what: &str| {
        for (code, said) in [command, script] {
            let right = code == NOT_CHECKED && said.contains("it could not be checked: ");
            assert!(right && !said.contains("WRONG"), "{what}: {code}: {said}");
        }
    };
    for keys in ["nowhere", "empty", "words", "private.pem", "bundle"] {
        not_checked(bundle.verify(keys, &[], None), keys);
    }
    for held in ["nowhere", "empty", "words", "bundle/README", "bundle"] {
        not_checked(bundle.verify("vkeys", &[held], None), held);
    }
    for log in ["nowhere", "no-log", "bundle"] {
        let incomplete = log == "bundle";
        not_checked(bundle.verify("vkeys", &[], Some(log)), &format!("{log} {incomplete}"));
    }
    // Nor do they hide what is.
    copy_all(&harness.file("whole"), &harness.file("without-tiles"));
    fs::remove_dir_all(harness.file("without-tiles/tile")).expect("removed");
    let note = read(&bundle.folder.join("checkpoint"));
    let head: Vec<&str> = note.lines().collect();
    file("fork", &sign(&harness, head[0], head[1].parse().expect("a number"), &Digest([7; 32])));
    file("unknown", &sign(&harness, head[0], 1, &Digest([7; 32])));
    not_checked(bundle.verify("vkeys", &["bundle/checkpoint"], Some("without-tiles")), "without tiles");
    for log in ["nowhere", "no-log", "without-tiles"] {
        bundle.is(WRONG, &["fork"], Some(log), "the log was forked");
    }
    for held in ["nowhere", "words"] {
        bundle.is(WRONG, &[held, "fork"], None, "the log was forked");
        not_checked(bundle.verify("vkeys", &[held, "unknown"], None), "it counts for more than UNKNOWN");
    }
    let unreadable = bundle.copy("no-bundle");
    fs::remove_file(unreadable.folder.join("checkpoint")).expect("removed");
    not_checked(unreadable.verify("vkeys", &[], None), "no checkpoint");
    let nowhere = [
        verdict(run(harness.path(), &["audit", "verify", "nowhere"], &ENVIRONMENT)),
        script_says(harness.path(), &["verify.sh", "nowhere"]),
    ];
    not_checked(nowhere, "no bundle");
    let (code, said) = script_says(harness.path(), &["verify.sh", "-k", "vkeys", "-r", "words"]);
    assert!(code == NOT_CHECKED && said.contains("this is not a proof"), "{said}");
    let attack = bundle.copy("no-proof");
    fs::remove_file(&attack.event(2)[1]).expect("removed");
    attack.is_wrong(&[], "WRONG: ");
}

/// Mails as programs save them: in base64, in quoted-printable, forwarded, and quoted with another head below.
#[test]
fn first_checkpoint_of_mail_counts() {
    let (harness, game) = Harness::played(&["e2e4", "e7e5"]);
    let bundle = harness.export(game, "bundle", &[]);
    let block = block(&read(&bundle.folder.join("checkpoint"))).expect("as mails have it");
    let said = format!("Gr\u{fc}\u{df}e = \u{201e}Zug\u{201c}\n\n-- \n{block}");
    let other = block.replacen("Entries: ", "Entries: 1", 1);
    let in_base64 = |text: &str| {
        let lines = BASE64.encode(text.replace('\n', "\r\n").as_bytes());
        lines
            .as_bytes()
            .chunks(76)
            .map(|line| format!("{}\r\n", String::from_utf8_lossy(line)))
            .collect::<String>()
    };
    let in_quoted = |text: &str| {
        let line = |line: &str| {
            let bytes: Vec<String> = line
                .bytes()
                .map(|byte| {
                    if byte.is_ascii_alphanumeric() {
                        char::from(byte).into()
                    } else {
                        format!("={byte:02X}")
                    }
                })
                .collect();
            bytes.chunks(20).map(<[String]>::concat).collect::<Vec<_>>().join("=\r\n") + "\r\n"
        };
        text.lines().map(line).collect::<String>()
    };
    let one = |encoding: &str, body: &str| {
        format!(
            "From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Transfer-Encoding: {encoding}\r\n\
             Content-Type: text/plain; charset=utf-8\r\nSubject: your move\r\n\r\n{body}"
        )
    };
    let parts = |parts: &[String]| {
        let parts: String = parts.iter().map(|part| format!("--=_b\r\n{part}\r\n")).collect();
        format!(
            "From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed;\r\n boundary=\"=_b\"\r\n\r\n\
             no MIME?\r\n{parts}--=_b--\r\n"
        )
    };
    let html =
        "Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\nPHA+PC9wPg==\r\n".to_owned();
    let forwarded = format!("Content-Type: message/rfc822\r\n\r\n{}", one("base64", &in_base64(&said)));
    let quoted: String = other.lines().map(|line| format!("> {line}\n")).collect();
    let twice = format!("{said}\nOn Monday somebody wrote:\n{quoted}");
    let mails = [
        ("base64", one("base64", &in_base64(&said))),
        ("quoted-printable", one("quoted-printable", &in_quoted(&said))),
        ("in-a-part", parts(&[html.clone(), one("BASE64", &in_base64(&said))])),
        ("quoted-in-a-part", parts(&[one("Quoted-Printable", &in_quoted(&said)), html])),
        ("forwarded", parts(&[one("7bit", "See below.\r\n"), forwarded])),
        ("text-alone", said.clone()),
        ("after-words", format!("Log of all events: see below\nEntries: none\n\n{said}")),
        ("twice", one("8bit", &twice)),
        ("twice-in-base64", one("base64", &in_base64(&twice))),
    ];
    for (name, mail) in &mails {
        fs::write(harness.file(name), mail).expect("written");
        bundle.is(NOT_KNOWN_TO_BE_WHOLE, &[name], None, &format!("OK: {name}: the same log"));
    }
    // Letters of no known kind do not hide it.
    let latin = [&b"From: a@example.org\r\n\r\nGr\xfc\xdfe\r\n-- \r\n"[..], block.as_bytes()].concat();
    fs::write(harness.file("latin"), latin).expect("written");
    bundle.is(NOT_KNOWN_TO_BE_WHOLE, &["latin"], None, "OK: latin: the same log");
    let altered_first = format!("{other}\n{said}");
    fs::write(harness.file("altered-first"), one("base64", &in_base64(&altered_first))).expect("written");
    bundle.is_wrong(&["altered-first"], "not signed by a key that is trusted");
    // A witness reads mails alike.
    let look = ["witness", "--keys", "vkeys", "--state", "seen", "quoted-printable"];
    assert!(done(harness.path(), &look).contains("nothing older was seen"));
}

/// Nothing is proved by a part that may be left out, but its lack is reported.
#[test]
fn omitted_files_are_missed() {
    let harness = Harness::new();
    let game = harness.game("one");
    harness.adjourn(game, 0, "e2e4");
    let warning = json!({ "act": { "kind": "warn", "side": "white" }, "reason": "They were loud." });
    harness.post(&harness.chief, game, "acts", &warning);
    harness.logged();
    harness.keys();
    let bundle = harness.export(game, "bundle", &[]);
    for (code, said) in bundle.verify("vkeys", &[], None) {
        assert!(code == NOT_KNOWN_TO_BE_WHOLE && !said.contains("is not here"), "{said}");
    }
    for folder in ["envelopes", "openings", "texts"] {
        let attack = bundle.copy(&format!("without-{folder}"));
        let file = fs::read_dir(attack.folder.join(folder)).expect("a folder").next().expect("a file");
        let file = file.expect("a file").file_name().into_string().expect("a name");
        fs::remove_dir_all(attack.folder.join(folder)).expect("removed");
        attack.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, &format!(": {folder}/{file} is not here"));
    }
    let attack = bundle.copy("another-envelope");
    let file = fs::read_dir(attack.folder.join("envelopes")).expect("a folder").next().expect("an envelope");
    let file = file.expect("an envelope").path();
    let mut bytes = fs::read(&file).expect("an envelope");
    *bytes.last_mut().expect("a byte") ^= 1;
    fs::write(&file, bytes).expect("written");
    attack.is_wrong(&[], "the envelope in the bundle is not the one that was sealed");
}

/// Signs a head with the key of the service.
pub fn sign(harness: &Harness, origin: &str, size: u64, root: &Digest) -> String {
    let folder = harness.file("postzug-data/keys");
    let keys = LogKeyFiles::open(&folder, Arc::new(SystemClock), Arc::new(SystemEntropy)).expect("keys");
    let text = format!("{origin}\n{size}\n{}\n", BASE64.encode(&root.0));
    let (key, signature) = keys.sign(text.as_bytes()).expect("signed");
    let id = Vkey::of_log(origin, key).id().to_be_bytes();
    let signature = BASE64.encode(&[&id[..], &signature].concat());
    format!("{text}\n\u{2014} {origin} {signature}\n")
}

/// A text that the service sealed itself is a move of this game, and is never withheld.
#[test]
fn service_sealed_text_is_not_withheld() {
    let mut harness = Harness::new();
    let game = harness.game("one");
    harness.post(&harness.ben, game, "adjournment", &json!({ "action": "propose" }));
    harness.post(&harness.ann, game, "adjournment", &json!({ "action": "accept", "ply": 0 }));
    let sealed = harness.post(&harness.ann, game, "seal", &json!({ "move": "e2e4", "ply": 0 }));
    harness.logged();
    harness.keys();
    harness.stop();
    let bundle = harness.export(game, "sealed", &[]);
    let body = opening_that_says(&sealed["events"][0]["at"], "", "{\"kind\":\"illegal\"}");
    let cause = Some(Command::Resume { envelope: Some(Disclosure::Withheld) });
    let seq = write(&harness, &bundle, game, &[Forged { actor: Actor::Timekeeper, cause, body }]);
    done(harness.path(), &["run-once"]);
    let [(command, heard), (script, said)] = harness.export(game, "withheld", &[]).verify("vkeys", &[], None);
    assert!(command == WRONG && heard.contains(&format!("event {seq}")), "{heard}");
    let because = format!("event {seq}: the text of an envelope is withheld that the service sealed itself");
    assert!(script == WRONG && said.contains(&because), "{said}");
}

/// A game's folder is no log, and a proof alone is no receipt.
#[test]
fn game_folder_is_left_unchanged() {
    let (harness, game) = Harness::played(&["e2e4"]);
    let bundle = harness.export(game, "bundle", &[]);
    let (code, said) = verdict(run(harness.path(), &["audit", "log", "bundle"], &ENVIRONMENT));
    assert!(code != RIGHT && said.contains("bundle is the folder of a game, not of a log"), "{said}");
    assert!(!bundle.folder.join("tile").exists());
    bundle.is_right(&[]);
    let alone = ["verify.sh", "-k", "vkeys", "-r", "bundle/events/00002.tlog-proof"];
    let (code, said) = script_says(harness.path(), &alone);
    assert!(code == NOT_CHECKED && said.contains("the event is not in it, only its proof"), "{said}");
}
