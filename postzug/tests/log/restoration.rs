//! The service is restored from a copy, and what was signed before stays valid or is said to be lost.

use std::{fs, sync::Arc, thread, time::Duration};

use app::ports::LogKeys as _;
use domain::Digest;
use serde_json::json;
use store::{
    LogKeyFiles,
    host::{SystemClock, SystemEntropy},
    testing::execute_in,
};
use translog::{KeyKind, LastHead, Statement, Vkey};

use super::{
    evidence::sign,
    harness::{
        Bundle, Harness, NOT_CHECKED, NOT_KNOWN_TO_BE_WHOLE, RIGHT, UNKNOWN, WRONG, command, copy_all, done,
        signer_of,
    },
};

/// Earlier mails are checked with the earlier keys; evidence from the lost time alone is reported as lost.
#[test]
fn evidence_survives_a_restoration() {
    let (mut harness, game) = Harness::played(&["e2e4", "e7e5"]);
    let before = harness.export(game, "before", &[]);
    fs::copy(before.folder.join("checkpoint"), harness.file("early.checkpoint")).expect("copied");
    done(harness.path(), &["backup", "copy.db"]);
    harness.post(&harness.ann, game, "moves", &json!({ "move": "g1f3", "ply": 2 }));
    harness.logged();
    let lost = harness.export(game, "lost", &[]);
    fs::copy(lost.folder.join("checkpoint"), harness.file("late.checkpoint")).expect("copied");
    done(harness.path(), &["audit", "log", "lost-files"]);
    harness.stop();
    restore(&harness);
    let origin = |file: &str| {
        fs::read_to_string(harness.file(file)).expect("a file").lines().next().map(str::to_owned)
    };
    let held = ["--checkpoint", "early.checkpoint", "--checkpoint", "late.checkpoint"];
    let after = harness.export(game, "after", &held);
    assert_ne!(origin("after/checkpoint"), origin("early.checkpoint"));
    // With the keys as they were got before.
    after.is_right(&["early.checkpoint"]);
    after.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");
    // Nor does a restoration hide that it was forked before.
    let then = origin("late.checkpoint").expect("a name");
    fs::write(harness.file("fork"), sign(&harness, &then, 4, &Digest([7; 32]))).expect("written");
    after.is(UNKNOWN, &["fork"], None, "the service was restored from a copy with 3 entries");
    after.is(WRONG, &["fork"], Some("lost-files"), "it contradicts the whole log: the log was forked");
    let attack = after.copy("unsaid");
    fs::remove_dir_all(attack.folder.join("log")).expect("removed");
    // A vkey is believed under its name, a key in PEM under every one.
    let forged =
        fs::read_to_string(harness.file("early.checkpoint")).expect("a file").replacen("\n3\n", "\n2\n", 1);
    fs::write(harness.file("forged.checkpoint"), forged).expect("written");
    let trusted = "not signed by a key that is trusted";
    attack.is_by("vkeys", WRONG, &[], None, trusted);
    attack.is_by("key.pem", NOT_KNOWN_TO_BE_WHOLE, &[], None, "OK: ");
    let ours = harness.file("after/keys/vkeys");
    fs::copy(&ours, harness.file("both-names")).expect("copied");
    for keys in ["both-names", "key.pem"] {
        attack.is_by(keys, UNKNOWN, &["early.checkpoint"], None, "it is of another log");
        // What is wrong is not hidden by what is unknown.
        let held = ["early.checkpoint", "forged.checkpoint"];
        attack.is_by(keys, WRONG, &held, None, "is not signed by a key that is trusted");
    }
    after.is_by("both-names", NOT_KNOWN_TO_BE_WHOLE, &["early.checkpoint"], None, "OK: ");
    let keys = done(harness.path(), &["keys", "log"]);
    assert_eq!(keys.lines().count(), 2, "under both names: {keys}");
    let said = fs::read_to_string(after.folder.join("log/1.txt")).expect("a statement");
    let late = fs::read_to_string(harness.file("late.checkpoint")).expect("a file");
    let head: Vec<&str> = late.lines().take(3).collect();
    assert!(said.contains(&format!("after {}", head.join(" "))), "it names the last head: {said}");
    let whole = done(harness.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
    // The log goes on under another name. What was down at the restoration is an event of the game.
    done(harness.path(), &["audit", "log", "files"]);
    before.is_by("key.pem", WRONG, &[], Some("files"), "the log has ");
    after.is_by("key.pem", RIGHT, &[], Some("files"), "no event of G1 is missing");
    lost.is_by("key.pem", UNKNOWN, &[], Some("files"), "and does not begin as that of the bundle");
    let now = origin("after/checkpoint").expect("a name");
    keys_under_other_names(&harness, &after, &now);
    // What nobody knows does not replace what is known.
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let ours = LogKeyFiles::open(&harness.file("postzug-data/keys"), clock, entropy).expect("keys");
    let lost = Statement::Lost(LastHead::of(&late).expect("a head"))
        .sign(&now, |text| ours.sign(text))
        .expect("signed");
    execute_in(&harness.database(), &format!("INSERT INTO log_statement VALUES (2, '{lost}')"));
    done(harness.path(), &["run-once"]);
    let twice = harness.export(game, "said-twice", &held);
    assert!(twice.folder.join("log/2.txt").exists());
    twice.is_right(&["early.checkpoint"]);
    twice.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");

    // The same copy is restored once more: it knows nothing of the log that went on after the first time.
    fs::copy(after.folder.join("checkpoint"), harness.file("between.checkpoint")).expect("copied");
    restore(&harness);
    let held = [&held[..], &["--checkpoint", "between.checkpoint"]].concat();
    let again = harness.export(game, "again", &held);
    assert_ne!(origin("again/checkpoint"), origin("between.checkpoint"));
    again.is_right(&["early.checkpoint"]);
    again.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");
    again.is(UNKNOWN, &["between.checkpoint"], None, "a copy that knows nothing of the log under this name");
    let said = ["log/1.txt", "log/2.txt"].map(|file| fs::read_to_string(again.folder.join(file)));
    let [after, lost] = said.map(|said| said.expect("a statement"));
    assert!(after.contains(&format!("after {}", head.join(" "))), "{after}");
    assert!(lost.contains(&format!("lost {}", origin("between.checkpoint").expect("a name"))), "{lost}");
    let whole = done(harness.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
}

/// A vkey is valid under its own name, whatever a log says under another one, and a witness' key signs no log.
fn keys_under_other_names(harness: &Harness, bundle: &Bundle, name: &str) {
    let key: Vkey = signer_of(bundle).parse().expect("a key");
    let file = |file: &str, text: String| fs::write(harness.file(file), text).expect("written");
    file("elsewhere", Vkey::of_log("other.example.org/log", key.public).to_string());
    file("witness", Vkey { kind: KeyKind::Witness, ..key.clone() }.to_string());
    file("both-kinds", format!("{}\n\n{key}\n", Vkey { kind: KeyKind::Witness, ..key.clone() }));
    file("no-key", format!("{key}\nthe key of {name}\n"));
    let trusted = "not signed by a key that is trusted";
    bundle.is_by("elsewhere", WRONG, &[], None, trusted);
    bundle.is_by("witness", NOT_CHECKED, &[], None, "there is no key of a log in it");
    bundle.is_by("both-kinds", NOT_KNOWN_TO_BE_WHOLE, &[], None, "OK: ");
    bundle.is_by("no-key", NOT_CHECKED, &[], None, "this is not a key of the form NAME+ID+KEY");
}

/// Puts `copy.db` in the place of the database, and lets the log go on.
pub fn restore(harness: &Harness) {
    // The log is named after the second in which it was restored.
    thread::sleep(Duration::from_millis(1_100));
    harness.lose_database();
    done(harness.path(), &["restore", "copy.db"]);
    done(harness.path(), &["run-once"]);
}

/// The copy is older than the key that signs: what introduced it is not in the copy.
#[test]
fn evidence_survives_new_key_and_restoration() {
    let (mut harness, game) = Harness::played(&["e2e4", "e7e5"]);
    let before = harness.export(game, "before", &[]);
    fs::copy(before.folder.join("checkpoint"), harness.file("early.checkpoint")).expect("copied");
    done(harness.path(), &["backup", "copy.db"]);
    for (uci, ply) in [("g1f3", 2), ("b8c6", 3)] {
        done(harness.path(), &["keys", "rotate-log"]);
        let who = if ply == 2 { &harness.ann } else { &harness.ben };
        harness.post(who, game, "moves", &json!({ "move": uci, "ply": ply }));
        harness.logged();
    }
    let lost = harness.export(game, "lost", &[]);
    fs::copy(lost.folder.join("checkpoint"), harness.file("late.checkpoint")).expect("copied");
    harness.stop();
    restore(&harness);
    let held = ["--checkpoint", "early.checkpoint", "--checkpoint", "late.checkpoint"];
    let after = harness.export(game, "after", &held);
    after.is_right(&["early.checkpoint"]);
    after.is(UNKNOWN, &["late.checkpoint"], None, "the service was restored from a copy with 3 entries");
    let whole = done(harness.path(), &["audit", "verify"]);
    assert!(whole.contains(" 0 faults"), "{whole}");
}

/// A key that introduced another one is void: it must not sign the statement after a restoration.
#[test]
fn replaced_keys_secure_no_copy() {
    let (mut harness, game) = Harness::played(&["e2e4"]);
    let [keys, then, now] = ["postzug-data/keys", "keys-then", "keys-now"].map(|name| harness.file(name));
    copy_all(&keys, &then);
    done(harness.path(), &["keys", "rotate-log"]);
    harness.post(&harness.ben, game, "moves", &json!({ "move": "e7e5", "ply": 1 }));
    harness.logged();
    done(harness.path(), &["backup", "copy.db"]);
    harness.stop();
    fs::rename(&keys, &now).expect("renamed");
    fs::rename(&then, &keys).expect("renamed");
    harness.lose_database();
    let (restored, said) = command(harness.path(), &["restore", "copy.db"]);
    assert!(!restored && said.contains("another key signs the log instead of the one here"), "{said}");
    assert!(!harness.database().exists(), "nothing was done");
    fs::remove_dir_all(&keys).expect("removed");
    fs::rename(&now, &keys).expect("renamed");
    restore(&harness);
    harness.export(game, "after", &[]).is_right(&[]);
}

/// Database and keys are older than the log's new name, of which nothing here knows.
#[test]
fn evidence_of_unrecorded_time_is_unknown() {
    let (mut harness, game) = Harness::played(&["e2e4"]);
    let early = harness.export(game, "early", &[]);
    fs::copy(early.folder.join("checkpoint"), harness.file("early.checkpoint")).expect("copied");
    done(harness.path(), &["backup", "copy.db"]);
    harness.stop();
    let [keys, then] = ["postzug-data/keys", "keys-then"].map(|name| harness.file(name));
    copy_all(&keys, &then);
    restore(&harness);
    let between = harness.export(game, "between", &[]);
    fs::copy(between.folder.join("checkpoint"), harness.file("between.checkpoint")).expect("copied");
    for kept in fs::read_dir(&keys).expect("keys").map(|file| file.expect("a file")) {
        // Access tokens have other keys since.
        if kept.file_name().to_string_lossy().starts_with("log-") {
            fs::remove_file(kept.path()).expect("removed");
        }
    }
    for kept in fs::read_dir(&then).expect("keys").map(|file| file.expect("a file")) {
        if kept.file_name().to_string_lossy().starts_with("log-") {
            fs::copy(kept.path(), keys.join(kept.file_name())).expect("copied");
        }
    }
    restore(&harness);
    let without = harness.export(game, "without", &["--checkpoint", "early.checkpoint"]);
    without.is_right(&["early.checkpoint"]);
    without.is_by("key.pem", UNKNOWN, &["between.checkpoint"], None, "it is of another log");
    let held = ["--checkpoint", "early.checkpoint", "--checkpoint", "between.checkpoint"];
    let after = harness.export(game, "after", &held);
    after.is_right(&["early.checkpoint"]);
    after.is(UNKNOWN, &["between.checkpoint"], None, "a copy that knows nothing of the log under this name");
}

/// The log had another name when the key was introduced, unknown to holders of the earlier keys.
#[test]
fn key_of_renamed_log_is_trusted() {
    let (mut harness, game) = Harness::played(&["e2e4"]);
    let early = harness.export(game, "early", &[]);
    fs::copy(early.folder.join("checkpoint"), harness.file("early.checkpoint")).expect("copied");
    done(harness.path(), &["backup", "copy.db"]);
    harness.stop();
    restore(&harness);
    done(harness.path(), &["keys", "rotate-log"]);
    done(harness.path(), &["run-once"]);
    let between = harness.export(game, "between", &["--checkpoint", "early.checkpoint"]);
    between.is_right(&["early.checkpoint"]);
    restore(&harness);
    let after = harness.export(game, "after", &["--checkpoint", "early.checkpoint"]);
    assert_ne!(signer_of(&early), signer_of(&after));
    after.is_right(&["early.checkpoint"]);
    // Only what a trusted key introduces is believed.
    let attack = after.copy("not-introduced");
    fs::remove_dir_all(attack.folder.join("log")).expect("removed");
    attack.is_wrong(&[], "not signed by a key that is trusted");
}
