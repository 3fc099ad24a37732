//! Evidence that people hold, honest or not: older and newer heads, mails as programs save them, and files of the wrong kind.
//! Also logs that a holder of the service's key signed for nobody else.

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

struct Stored(BTreeMap<u64, Hash>);

impl HashReader for Stored {
    fn read_hashes(&self, indexes: &[u64]) -> Result<Vec<Hash>, Error> {
        indexes.iter().map(|index| self.0.get(index).copied().ok_or(Error::IndexesNotInTree)).collect()
    }
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

/// A bundle whose log has just these of its files, in this order, signed as the service signs.
fn relogged(harness: &Harness, bundle: &Bundle, name: &str, order: &[String]) -> Bundle {
    let other = bundle.copy(name);
    let origin = read(&bundle.folder.join("checkpoint")).lines().next().expect("a name").to_owned();
    let text = |file: &String| read(&bundle.folder.join(format!("{file}.txt")));
    let mut stored = Stored(BTreeMap::new());
    for (leaf, file) in (0..).zip(order) {
        let entry = match file.strip_prefix("log/") {
            Some(number) => entry(GameId(0), number.parse().expect("a number"), &commitment(&text(file))),
            None => Opening::parse(&text(file)).expect("an event").entry(),
        };
        let hashes =
            stored_hashes_for_record_hash(leaf, record_hash(entry.as_bytes()), &stored).expect("hashes");
        stored.0.extend((stored_hash_index(0, leaf)..).zip(hashes));
    }
    let size = order.len() as u64;
    let checkpoint = sign(harness, &origin, size, &Digest(tree_hash(size, &stored).expect("a root").0));
    for (index, file) in (0..).zip(order) {
        let hashes = prove_record(size, index, &stored).expect("a proof");
        let hashes = hashes.into_iter().map(|hash| Digest(hash.0)).collect();
        let proof = LogProof { extra: None, index, hashes, checkpoint: checkpoint.clone() };
        fs::write(other.folder.join(format!("{file}.tlog-proof")), proof.to_text()).expect("written");
    }
    fs::write(other.folder.join("checkpoint"), checkpoint).expect("written");
    other
}

/// Every entry is in the log that is signed, and yet it cannot have come about so.
#[test]
fn reordered_log_is_found() {
    let (mut harness, game) = Harness::playing(&["e2e4", "e7e5"]);
    harness.logged();
    harness.stop();
    let early = harness.export(game, "early", &[]);
    for _ in 0..2 {
        done(harness.path(), &["keys", "rotate-log"]);
        done(harness.path(), &["run-once"]);
    }
    harness.keys();
    let bundle = harness.export(game, "bundle", &[]);
    let files = |numbers: [u32; 3]| numbers.map(|seq| format!("events/{seq:05}"));
    let statements = |numbers: [u32; 2]| numbers.map(|number| format!("log/{number}"));
    let both = |seqs, numbers| [&files(seqs)[..], &statements(numbers)].concat();
    relogged(&harness, &bundle, "in-order", &both([1, 2, 3], [1, 2])).is_right(&[]);
    let attack = relogged(&harness, &bundle, "events", &both([1, 3, 2], [1, 2]));
    attack.is_wrong(&[], "event 3 stands in the log before event 2");
    let attack = relogged(&harness, &bundle, "statements", &both([1, 2, 3], [2, 1]));
    attack.is_wrong(&[], "statement 2 stands in the log before the one before it");
    let attack = bundle.copy("another-checkpoint");
    fs::copy(&early.event(2)[1], &attack.event(2)[1]).expect("copied");
    attack.is_wrong(&[], "event 2: its proof is for another checkpoint than the bundle's");
}

/// A witness reports each fork and nothing else, and stores every checkpoint seen.
#[test]
fn witness_tells_fork_from_unconnected() {
    let (harness, game) = Harness::played(&["e2e4", "e7e5"]);
    done(harness.path(), &["audit", "log", "whole"]);
    let look = |file: &str, more: &[&str]| {
        let arguments = [&["witness", "--keys", "vkeys", "--state", "seen"], more, &[file]].concat();
        let before = fs::read(harness.file("seen")).ok();
        let (code, said) = verdict(run(harness.path(), &arguments, &ENVIRONMENT));
        assert!(code == RIGHT || before == fs::read(harness.file("seen")).ok(), "{said}");
        (code, said)
    };
    let is = |(code, said): Verdict, expected: i32, because: &str| {
        assert!(
            code == expected && said.contains(because),
            "not {expected}, {because:?}, but {code}: {said}"
        );
        assert_eq!(said.contains("WRONG"), expected == WRONG, "{said}");
    };
    is(look("whole/checkpoint", &[]), RIGHT, "has 3 entries; nothing older was seen");
    let note = read(&harness.file("whole/checkpoint"));
    let origin = note.lines().next().expect("a name");
    let write = |name: &str, text: &str| fs::write(harness.file(name), text).expect("written");
    write("fork", &sign(&harness, origin, 3, &Digest([7; 32])));
    is(look("fork", &[]), WRONG, "the log was forked");
    write("older", &sign(&harness, origin, 2, &Digest([7; 32])));
    is(look("older", &[]), UNKNOWN, "which is older");
    // The same key under another name.
    let vkeys = read(&harness.file("vkeys"));
    let key: Vkey = vkeys.lines().next().expect("a key").parse().expect("a key");
    write("vkeys", &format!("{vkeys}{}\n", Vkey::of_log("other.example.org/log", key.public)));
    let root = Checkpoint::open(&note, &[key]).expect("a checkpoint").root;
    write("other", &sign(&harness, "other.example.org/log", 3, &root));
    is(look("other", &[]), UNKNOWN, "this is another log");
    harness.play(harness.game("two"), &["d2d4"]);
    harness.logged();
    let proof = harness.ann.read("/log/consistency?from=3").expect("a proof");
    let proof = proof.as_str().expect("text");
    let (hashes, newest) = proof.split_once("\n\n").expect("a checkpoint");
    write("newest", newest);
    is(look("newest", &[]), UNKNOWN, "the proof is missing");
    let hash = hashes.lines().nth(1).expect("a hash");
    write("garbage", &proof.replacen(hash, &BASE64.encode(&[7; 32]), 1));
    is(look("garbage", &[]), UNKNOWN, "these hashes do not lead");
    write("proof", proof);
    is(look("proof", &[]), RIGHT, "goes on from 3 to 5 entries");
    is(look("nowhere", &[]), NOT_CHECKED, "nowhere");
    // A new key, which the one before it introduces.
    done(harness.path(), &["keys", "rotate-log"]);
    harness.post(&harness.ben, game + 1, "moves", &json!({ "move": "d7d5", "ply": 1 }));
    harness.logged();
    let proof = harness.ann.read("/log/consistency?from=5").expect("a proof");
    write("proof", proof.as_str().expect("text"));
    is(look("proof", &[]), NOT_CHECKED, "GET /log/statements");
    let said = harness.ann.read("/log/statements").expect("statements");
    write("statements", said.as_str().expect("text"));
    is(look("proof", &["--statements", "statements"]), RIGHT, "goes on from 5 to 7 entries");
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

fn is_not_checked(verdicts: [Verdict; 2], because: &str, what: &str) {
    for (code, said) in verdicts {
        let right = code == NOT_CHECKED && said.contains("it could not be checked: ");
        assert!(right && !said.contains("WRONG") && said.contains(because), "{what}: {code}: {said}");
    }
}

/// A disk that was full, a program that changed line ends: nobody is accused by a folder that is not whole.
#[test]
fn incomplete_log_is_not_called_wrong() {
    let (harness, game) = Harness::played(&["e2e4", "e7e5"]);
    let bundle = harness.export(game, "bundle", &[]);
    done(harness.path(), &["audit", "log", "whole"]);
    let part = "tile/entries/000.p/3";
    let entries = fs::read(harness.file("whole").join(part)).expect("entries");
    let first = 2 + usize::from(entries[1]);
    let with = |at: usize, byte: u8| {
        let mut bytes = entries.clone();
        bytes[at] = byte;
        bytes
    };
    let (before, after) = entries.split_at(first);
    let no_lengths = fs::read_to_string(harness.file("whole").join(part)).map(|text| text.replace('\0', ""));
    for (name, bytes) in [
        ("another-length", with(1, entries[1] - 1)),
        ("a-long-one", with(0, 1)),
        ("a-stray-zero", [before, b"\0", after].concat()),
        ("a-zero-in-a-line", [&entries[..10], b"\0", &entries[10..]].concat()),
        ("no-last-line-end", entries[..entries.len() - 1].to_vec()),
        ("cut-off", entries[..first + 9].to_vec()),
        ("an-entry-less", before.to_vec()),
        ("an-entry-more", [&entries[..], before].concat()),
        (
            "line-ends",
            entries.iter().flat_map(|&byte| if byte == b'\n' { vec![13, 10] } else { vec![byte] }).collect(),
        ),
        ("no-zeros", no_lengths.unwrap_or_default().into_bytes()),
        ("empty", Vec::new()),
    ] {
        copy_all(&harness.file("whole"), &harness.file(name));
        fs::write(harness.file(name).join(part), bytes).expect("written");
        is_not_checked(bundle.verify("vkeys", &[], Some(name)), "it is not whole", name);
    }
    // What has the right form has other hashes.
    copy_all(&harness.file("whole"), &harness.file("no-text"));
    fs::write(harness.file("no-text").join(part), with(first - 2, 0xff)).expect("written");
    bundle.is(WRONG, &[], Some("no-text"), "its entries are not those that were signed");
}

/// The holder of a log's key can sign any size: the tree is read as far as it exists.
#[test]
fn overclaiming_log_cannot_be_checked() {
    let harness = Harness::new();
    let game = harness.game("one");
    harness.logged();
    harness.keys();
    let bundle = harness.export(game, "bundle", &[]);
    let origin = done(harness.path(), &["keys", "log"]);
    let origin = origin.split('+').next().expect("a name");
    for size in [10_u64.pow(12), u64::MAX] {
        let name = size.to_string();
        fs::create_dir(harness.file(&name)).expect("a folder");
        fs::write(harness.file(&name).join("checkpoint"), sign(&harness, origin, size, &Digest([7; 32])))
            .expect("written");
        is_not_checked(bundle.verify("vkeys", &[], Some(&name)), &name, &name);
    }
}

/// A log that begins is signed, too.
#[test]
fn an_empty_log_is_only_older() {
    let harness = Harness::new();
    harness.logged();
    done(harness.path(), &["audit", "log", "empty"]);
    let game = harness.game("one");
    harness.logged();
    harness.keys();
    let bundle = harness.export(game, "bundle", &[]);
    bundle.is(UNKNOWN, &[], Some("empty"), "empty: it has 0 entries, and that of the bundle 1: it is older");
}

/// The bundle is older than the key that signs the log and the mails now; the whole log introduces the key.
#[test]
fn log_names_its_signing_key() {
    let (mut harness, game) = Harness::played(&["e2e4", "e7e5"]);
    let bundle = harness.export(game, "bundle", &[]);
    harness.stop();
    for _ in 0..2 {
        done(harness.path(), &["keys", "rotate-log"]);
        done(harness.path(), &["run-once"]);
    }
    done(harness.path(), &["audit", "log", "whole"]);
    bundle.is(RIGHT, &[], Some("whole"), "OK: whole: no event of");
    // As a mail of now carries it.
    fs::copy(harness.file("whole/checkpoint"), harness.file("newer")).expect("copied");
    bundle.is(RIGHT, &["newer"], Some("whole"), "OK: newer: the same log, 5 entries long");
    for keys in ["vkeys", "key.pem"] {
        is_not_checked(bundle.verify(keys, &["newer"], None), "made a new key", "a newer mail");
    }
    let [unsaid, forged] = ["unsaid", "forged"].map(|name| {
        copy_all(&harness.file("whole"), &harness.file(name));
        harness.file(name).join("statements")
    });
    fs::remove_file(unsaid).expect("removed");
    is_not_checked(bundle.verify("vkeys", &[], Some("unsaid")), "made a new key", "without statements");
    // Only what a trusted key introduces is believed.
    let said = read(&forged);
    fs::write(&forged, said.replacen("key ", "key A", 1)).expect("written");
    is_not_checked(bundle.verify("vkeys", &[], Some("forged")), "made a new key", "with other statements");
    // A known key that did not sign it is another matter.
    let note = read(&bundle.folder.join("checkpoint"));
    fs::write(harness.file("altered"), note.replacen("\n3\n", "\n2\n", 1)).expect("written");
    bundle.is_wrong(&["altered"], "not signed by a key that is trusted");
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
