//! Forgeries: changes, omissions, insertions and signatures by somebody without the right to make them.

mod envelopes;
mod invented;

use std::{fs, sync::Arc};

use app::record;
use domain::{
    Act, Actor, Cause, Color, Command, Envelope, Event, EventKind, GameId, Instant, MoveText, Outcome,
    PlayerId, Seen, Termination, decide,
    sealing::{Disclosure, commitment},
};
use serde_json::{Value, json};
use store::{
    LogKeyFiles,
    host::{SystemClock, SystemEntropy},
    testing::execute_in,
};
use translog::{PublicKey, Vkey};

use super::harness::{
    Bundle, ENVIRONMENT, Harness, NOT_KNOWN_TO_BE_WHOLE, RIGHT, UNKNOWN, WRONG, command, copy_all, done,
    script_says, signer_of, verdict, written,
};
use crate::common::{
    clients::{Outgoing, sign_up},
    run,
};

#[test]
fn command_and_script_find_every_substitution() {
    let mut harness = Harness::new();
    let empty = harness.ann.read("/log/checkpoint").expect("a checkpoint");
    let empty = empty.as_str().expect("text");
    assert_eq!(empty.lines().nth(1), Some("0"), "{empty}");
    fs::write(harness.file("empty.checkpoint"), empty).expect("written");
    let (game, other) = (harness.game("one"), harness.game("two"));
    harness.play(game, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    harness.adjourn(game, 4, "f1b5");
    harness.receipts(game);
    harness.play(other, &["d2d4", "d7d5"]);
    harness.adjourn(other, 2, "c2c4");
    harness.logged();
    harness.keys();
    let early = harness.export(game, "early", &[]);
    fs::copy(early.folder.join("checkpoint"), harness.file("early.checkpoint")).expect("copied");
    harness.post(&harness.ben, game, "resign", &json!({ "confirm": true, "ply": 5 }));
    harness.logged();
    let bundle = harness.export(game, "bundle", &["--checkpoint", "early.checkpoint"]);
    let theirs = harness.export(other, "theirs", &[]);
    bundle.is_right(&[]);
    bundle.is_right(&["early.checkpoint", "bundle/checkpoint"]);
    theirs.is_right(&[]);
    assert_eq!(bundle.count(), usize::try_from(harness.events(game)).expect("few"));

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

    // Old mails are valid after a new key was made: a holder of the old key needs no other, for it introduced the new.
    harness.stop();
    done(harness.path(), &["keys", "rotate-log"]);
    done(harness.path(), &["run-once"]);
    let rotated = harness.export(game, "rotated", &["--checkpoint", "early.checkpoint"]);
    assert!(!fs::read_to_string(harness.file("vkeys")).expect("a file").contains(&signer_of(&rotated)));
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
    harness.keys();
    rotated.is_right(&["early.checkpoint"]);
    assert_eq!(fs::read_to_string(harness.file("key.pem")).expect("a file").matches("BEGIN").count(), 2);

    // A checkpoint of the same tree by somebody else, who also put a key into the bundle.
    let other_key = harness.file("other-key");
    fs::create_dir_all(other_key.join("postzug-data")).expect("a folder");
    copy_all(&harness.file("postzug-data"), &other_key);
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
    fs::rename(other_key.join("forged"), harness.file("forged")).expect("renamed");
    let attack = Bundle { harness: harness.path().into(), folder: harness.file("forged") };
    attack.is_wrong(&[], "not signed by a key that is trusted");
    let with_its_own_keys = [
        verdict(run(harness.path(), &["audit", "verify", "forged"], &ENVIRONMENT)),
        script_says(harness.path(), &["verify.sh", "forged"]),
    ];
    for (code, said) in with_its_own_keys {
        assert_eq!(code, NOT_KNOWN_TO_BE_WHOLE, "{said}");
        assert!(said.contains("keys in the bundle"), "it says what it trusted: {said}");
    }

    // The log was cut off before the end of the game.
    early.is(UNKNOWN, &["bundle/checkpoint"], None, "this bundle is older");
    early.is_right(&["early.checkpoint"]);
    cut_off(&harness, &bundle, &early);

    forked(&mut harness, other);
    envelopes::replayed(&mut harness, other);
}

/// A record without its end is not called whole. With the whole log its gaps are named.
fn cut_off(harness: &Harness, bundle: &Bundle, early: &Bundle) {
    done(harness.path(), &["audit", "log", "whole"]);
    bundle.is(RIGHT, &[], Some("whole"), "no event of");
    early.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
    early.is(WRONG, &[], Some("whole"), "and the bundle has not");
    let attack = bundle.copy("cut-off");
    for seq in bundle.count() - 1..=bundle.count() {
        attack.event(seq).iter().for_each(|file| fs::remove_file(file).expect("removed"));
    }
    attack.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
    attack.is(WRONG, &[], Some("whole"), "and the bundle has not");
    let attack = harness.file("rewritten");
    copy_all(&harness.file("whole"), &attack);
    let entries = harness.file("rewritten/tile/entries");
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
fn forked(harness: &mut Harness, game: i64) {
    let copy = harness.file("before-the-fork");
    copy_all(&harness.file("postzug-data"), &copy);
    harness.start();
    harness.post(&harness.ben, game, "moves", &json!({ "move": "e7e6", "ply": 3 }));
    harness.logged();
    let told = harness.export(game, "told", &[]);
    done(harness.path(), &["audit", "log", "as-told"]);
    let stated = harness.ann.read("/log/statements").expect("statements");
    assert!(
        stated.as_str().is_some_and(|text| text.starts_with("postzug log statement 1\nkey ")),
        "{stated}"
    );
    fs::copy(told.folder.join("checkpoint"), harness.file("told.checkpoint")).expect("copied");
    harness.stop();
    fs::remove_dir_all(harness.file("postzug-data")).expect("removed");
    fs::rename(&copy, harness.file("postzug-data")).expect("renamed");
    harness.start();
    harness.post(&harness.ben, game, "moves", &json!({ "move": "c7c6", "ply": 3 }));
    harness.logged();
    let fork = harness.export(game, "fork", &[]);
    fork.is_right(&[]);
    fork.is_wrong(&["told.checkpoint"], "the log was forked");
    harness.post(&harness.ann, game, "moves", &json!({ "move": "b1c3", "ply": 4 }));
    harness.logged();
    let fork = harness.export(game, "longer-fork", &["--checkpoint", "told.checkpoint"]);
    // Hashes that lead nowhere prove nothing; two roots of the same size do.
    fork.is(UNKNOWN, &["told.checkpoint"], None, "the hashes in the bundle do not connect it");
    done(harness.path(), &["audit", "log", "forked"]);
    fork.is(WRONG, &["told.checkpoint"], Some("forked"), "the log was forked");
    fork.is(WRONG, &[], Some("as-told"), "it contradicts the bundle: the log was forked");
    told.is(WRONG, &[], Some("forked"), "it contradicts the bundle: the log was forked");
    let (written, said) = command(harness.path(), &["audit", "log", "as-told"]);
    assert!(!written && said.contains("as-told holds another log"), "{said}");
    let plain = harness.export(game, "fork-without-proof", &[]);
    plain.is(UNKNOWN, &["told.checkpoint"], None, "UNKNOWN");
    let proof = done(harness.path(), &["audit", "verify"]);
    assert!(proof.contains(" 0 faults") && proof.contains("log: "), "{proof}");
    harness.stop();
}

/// Writes an event into the operator's own database, after those of the bundle, and folds the game anew if that is
/// possible. Returns the number of the event.
fn forge(harness: &Harness, bundle: &Bundle, game: i64, cause: Command, body: &str) -> u32 {
    write(
        harness,
        bundle,
        game,
        &[Forged { actor: Actor::Timekeeper, cause: Some(cause), body: body.to_owned() }],
    )
}

/// An event that somebody with the database writes, and the command it is said to come from.
#[derive(Clone, Debug)]
pub struct Forged {
    pub actor: Actor,
    pub cause: Option<Command>,
    pub body: String,
}

/// Events are written into the database, behind those of the bundle, and the game is folded anew if possible. Returns the
/// number of the last one.
pub fn write(harness: &Harness, bundle: &Bundle, game: i64, events: &[Forged]) -> u32 {
    let mut folding = bundle.folding();
    let openings = bundle.openings();
    let first = openings.last().expect("an event");
    let (before, mut seq, mut head) = (first.seq, first.seq, first.hash());
    let quoted = |text: &str| text.replace('\'', "''");
    let mut statements = String::new();
    let mut folded = None;
    for Forged { actor, cause, body } in events {
        let reached = folding.game().map_or(0, |game| game.reached.0.max(game.ply.0));
        seq += 1;
        let event = serde_json::from_str::<Event>(body).expect("an event");
        let cause = cause.clone().map(|command| Cause {
            text: event.text(),
            seen: folding.game().map_or(Seen::Nothing, |game| Seen::Position(game.position_id())),
            ..Cause::new(command, event.at)
        });
        let cause = cause.map(|cause| serde_json::to_string(&cause).expect("JSON"));
        head = record::hash(&head, GameId(game), seq, *actor, cause.as_deref(), body).expect("a hash");
        let (kind, id) = match actor {
            Actor::Player(id) => (0, id.0),
            Actor::Arbiter(id) => (1, id.0),
            Actor::Timekeeper => (2, 0),
        };
        let mut ply = "NULL".to_owned();
        folded = folding.push(&event).map(|after| {
            if after.ply.0 > reached {
                ply = after.ply.0.to_string();
            }
            let due = after.due_at().map_or("NULL".to_owned(), |due| due.0.to_string());
            let state = quoted(&serde_json::to_string(after).expect("a state"));
            format!("'{state}', head = x'{head}', ply = {}, due_at = {due}", after.ply.0)
        });
        statements += &format!(
            "INSERT INTO event (game, seq, ply, actor_kind, actor_id, cause, body, hash)
             VALUES ({game}, {seq}, {ply}, {kind}, {id}, {}, '{}', x'{head}');",
            cause.map_or("NULL".to_owned(), |cause| format!("'{}'", quoted(&cause))),
            quoted(body),
        );
    }
    let unfolded = || format!("replace(state, '\"events\":{before}', '\"events\":{seq}')");
    let state = folded.unwrap_or_else(unfolded);
    statements += &format!("UPDATE game SET version = {seq}, state = {state} WHERE id = {game}");
    execute_in(&harness.database(), &statements);
    seq
}

/// The opened text of an envelope, as the operator forges it. Its kind stands first and the verdict last, as the service
/// writes it.
pub fn opening_that_says(at: &Value, text: &str, verdict: &str) -> String {
    format!(
        "{{\"type\":\"opened\",\"at\":{at},\"present\":{{\"white\":true,\"black\":true}},\"envelope\":{},\"verdict\":{verdict}}}",
        json!(text)
    )
}

/// The command that shows a text in a game.
pub fn shows(game: i64, text: &str) -> Command {
    Command::Resume { envelope: Some(Disclosure::new(GameId(game), text.to_owned())) }
}

/// The event of a canonical text, byte for byte, and the command that caused it.
fn written_in(text: &str) -> (String, Command) {
    let line = text.lines().nth(2).expect("a line");
    let value: Value = serde_json::from_str(line).expect("JSON");
    let cause = serde_json::from_value::<Cause>(value["cause"].clone()).expect("a cause");
    let (_, rest) = line.split_once(",\"event\":").expect("an event");
    (rest.split_once(",\"cause\":").expect("a cause").0.to_owned(), cause.command)
}

/// A thief of a retired key and of the database cannot introduce a key of their own.
#[test]
fn retired_key_introduces_none() {
    let mut harness = Harness::new();
    let game = harness.game("one");
    harness.logged();
    harness.keys();
    harness.stop();
    let (keys, found) = (harness.file("postzug-data/keys"), harness.file("found"));
    fs::create_dir(&found).expect("a folder");
    let signing = || {
        let names = fs::read_dir(&keys).expect("keys").map(|file| file.expect("a file").file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().expect("a name")).collect();
        names.retain(|name| name.starts_with("log-") && name.ends_with(".pem"));
        names.pop().expect("a key")
    };
    let old = signing();
    fs::copy(keys.join(&old), found.join(&old)).expect("copied");
    done(harness.path(), &["keys", "rotate-log"]);
    done(harness.path(), &["run-once"]);
    // Another key that is trusted, with a plus at its end.
    let other = Vkey::of_log("other.example.org", PublicKey([0x3e; 32])).to_string();
    assert!(other.ends_with('+'), "{other}");
    let vkeys = fs::read_to_string(harness.file("vkeys")).expect("keys");
    fs::write(harness.file("vkeys"), format!("{vkeys}{other}\n")).expect("written");
    harness.export(game, "rotated", &[]).is_right(&[]);
    let origin = done(harness.path(), &["keys", "log"]);
    let origin = origin.split('+').next().expect("a name");
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let thief = LogKeyFiles::open(&found, clock, entropy).expect("the old key");
    let database = harness.database();
    thief
        .rotate(origin, |_by, note| {
            execute_in(&database, &format!("INSERT INTO log_statement VALUES (2, '{note}')"));
            Ok(())
        })
        .expect("a key of the thief");
    let new = thief.list().expect("keys")[0].1.clone();
    fs::remove_file(keys.join(signing())).expect("removed");
    fs::copy(found.join(format!("log-{new}.pem")), keys.join(format!("log-{new}.pem"))).expect("copied");
    fs::remove_file(keys.join("log-head")).expect("removed");
    execute_in(&database, "UPDATE log_tree SET checkpoint = NULL, key = NULL; DELETE FROM log_key");
    done(harness.path(), &["run-once"]);
    let attack = harness.export(game, "stolen", &[]);
    assert!(attack.folder.join("log/2.txt").exists());
    attack.is_wrong(&[], "not signed by a key that is trusted");
}
