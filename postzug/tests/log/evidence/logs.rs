//! Whole logs: forked, reordered, cut, or signed for nobody else.

use super::*;

struct Stored(BTreeMap<u64, Hash>);

impl HashReader for Stored {
    fn read_hashes(&self, indexes: &[u64]) -> Result<Vec<Hash>, Error> {
        indexes.iter().map(|index| self.0.get(index).copied().ok_or(Error::IndexesNotInTree)).collect()
    }
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

/// The bundle is older than the key that signs the log and the mails now: its introduction is in the whole log.
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
