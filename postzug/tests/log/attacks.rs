//! Forgeries: changes, omissions, insertions and signatures by somebody without the right to make them.

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
    replayed(&mut harness, other);
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

/// Nothing but the verdict is false, or it is a void envelope of the same game. The operator has folded the game anew.
#[test]
fn opening_unlike_envelope_is_found() {
    let mut harness = Harness::new();
    let mut outgoing = Outgoing::new(&harness.file("postzug-data/outgoing"));
    let second = sign_up(&harness.chief, &mut outgoing, "Second", "second@club.example.org");
    let second = second.expect("another arbiter signs up");
    done(harness.path(), &["admin", "role", "Second", "arbiter"]);
    let (other, game) = (harness.game("one"), harness.game("two"));
    harness.adjourn(other, 0, "e2e4");
    let closed = harness.ann.read(&format!("/v1/games/{other}/envelope")).expect("one");
    harness.logged();
    let reached = harness.export(game, "begun", &[]).folding().into_game().expect("a game");
    let own = |uci: &str, line: u32| {
        let text = written(game, &reached, uci);
        // What it was encrypted to is no matter here.
        let commitment = commitment(&text).to_string();
        let body = json!({ "commitment": commitment, "ciphertext": closed["ciphertext"], "ply": 0, "revision": line });
        let sealed = harness.ann.post(&format!("/v1/games/{game}/envelope"), uci, &body);
        (text, sealed.expect("an answer").ok().expect("sealed")["events"][0]["at"].clone())
    };
    let order = json!({ "act": { "kind": "adjourn" }, "reason": "It is late." });
    harness.post(&harness.chief, game, "acts", &order);
    let (older, _) = own("g1f3", 0);
    harness.post(&harness.ann, game, "acts/2/appeal", &json!({ "message": "It is not." }));
    harness.post(&second, game, "acts/2/decision", &json!({ "reverse": true, "reason": "It is not." }));
    harness.post(&harness.chief, game, "acts", &order);
    let (last, at) = own("e2e4", 1);
    harness.logged();
    harness.keys();
    harness.stop();
    let bundle = harness.export(game, "sealed", &[]);
    bundle.is_right(&[]);
    let (data, saved) = (harness.file("postzug-data"), harness.file("saved"));
    copy_all(&data, &saved);
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
        copy_all(&saved, &data);
        // Before the agreed time it is who must reply that asks for it.
        let asked_by = Actor::Player(reached.players.black);
        let opening = opening_that_says(&at, text, &verdict);
        let forged = Forged { actor: asked_by, cause: Some(shows(game, text)), body: opening };
        let seq = write(&harness, &bundle, game, &[forged]);
        done(harness.path(), &["run-once"]);
        let forged = harness.export(game, name, &[]);
        let (right, said) = command(harness.path(), &["audit", "verify"]);
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
fn envelope_of_another_game_is_found() {
    let mut harness = Harness::new();
    let (other, game) = (harness.game("one"), harness.game("two"));
    harness.adjourn(other, 0, "e2e4");
    let of = |what: &str| harness.ann.read(&format!("/v1/games/{other}/{what}")).expect(what);
    let events = of("events");
    let opened =
        events["items"].as_array().expect("events").iter().find(|one| one["event"]["type"] == "opened");
    let text = opened.expect("an opening")["event"]["envelope"].as_str().expect("its text").to_owned();
    let closed = of("envelope");
    harness.post(&harness.ben, game, "adjournment", &json!({ "action": "propose" }));
    harness.post(&harness.ann, game, "adjournment", &json!({ "action": "accept", "ply": 0 }));
    let copy = json!({ "commitment": closed["commitment"], "ciphertext": closed["ciphertext"], "ply": 0 });
    let sealed = harness.ann.done(&format!("/v1/games/{game}/envelope"), "copy", &copy).expect("sealed");
    let at = sealed["events"][0]["at"].as_i64().expect("an instant");
    harness.logged();
    harness.keys();
    harness.stop();
    let bundle = harness.export(game, "sealed", &[]);
    bundle.is_right(&[]);
    let verdict = "{\"kind\":\"played\",\"uci\":\"e2e4\",\"draw_offer\":false}";
    let body = opening_that_says(&json!(at), &text, verdict);
    let seq = forge(&harness, &bundle, game, shows(game, &text), &body);
    done(harness.path(), &["run-once"]);
    let attack = harness.export(game, "opened", &[]);
    let because = format!("event {seq}: what was opened was sealed in another game");
    attack.is_wrong(&[], &because);
    let (right, said) = command(harness.path(), &["audit", "verify"]);
    assert!(!right && said.contains(&format!("game {game}: {because}")), "{said}");
}

/// Writes into the operator's own database that an opened envelope was opened again. The operator's own sequencer signs
/// it.
fn replayed(harness: &mut Harness, game: i64) {
    let bundle = harness.export(game, "before-the-replay", &[]);
    let opened =
        bundle.openings().into_iter().find(|opening| opening.event().contains("\"type\":\"opened\""));
    let opened = opened.expect("an opening");
    let (event, cause) = written_in(opened.event());
    let seq = forge(harness, &bundle, game, cause, &event);
    done(harness.path(), &["run-once"]);
    let attack = harness.export(game, "replay", &[]);
    attack
        .is_wrong(&[], &format!("event {seq}: what was opened is not what was sealed, or was opened before"));
    let (right, said) = command(harness.path(), &["audit", "verify"]);
    assert!(!right && said.contains(&format!("game {game}: event {seq}")), "{said}");
    // And a change of what was logged.
    execute_in(
        &harness.database(),
        &format!(
            "DROP TRIGGER event_never_updated; UPDATE event SET body = replace(body, 'd2d4', 'e2e4') \
             WHERE game = {game} AND seq = 2"
        ),
    );
    let (right, said) = command(harness.path(), &["audit", "verify"]);
    assert!(
        !right && said.contains(&format!("log: game {game}: event 2 is not the one in the log")),
        "{said}"
    );
}

/// A warning is taken back after the game was given up: that makes no difference to its end.
#[test]
fn command_and_script_agree_after_reversal() {
    let mut harness = Harness::new();
    let mut outgoing = Outgoing::new(&harness.file("postzug-data/outgoing"));
    let second = sign_up(&harness.chief, &mut outgoing, "Second", "second@club.example.org");
    let second = second.expect("another arbiter signs up");
    done(harness.path(), &["admin", "role", "Second", "arbiter"]);
    let [natural, decided] = ["one", "two"].map(|key| harness.game(key));
    for (game, act) in [
        (natural, json!({ "kind": "warn", "side": "white" })),
        (decided, json!({ "kind": "forfeit", "loser": "white" })),
    ] {
        harness.play(game, &["e2e4", "e7e5"]);
        harness.post(&harness.chief, game, "acts", &json!({ "act": act, "reason": "They were loud." }));
        if game == natural {
            harness.post(&harness.ben, game, "resign", &json!({ "confirm": true, "ply": 2 }));
        }
        harness.post(&harness.ann, game, "acts/4/appeal", &json!({ "message": "I was not." }));
        harness.post(&second, game, "acts/4/decision", &json!({ "reverse": true, "reason": "Nobody was." }));
    }
    harness.logged();
    harness.keys();
    let over = harness.export(natural, "over", &[]);
    over.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether anything was decided after the end");
    let open = harness.export(decided, "open", &[]);
    open.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
    harness.stop();
    // The operator lets the game go on that is over.
    let (event, cause) = written_in(over.openings()[1].event());
    let seq = forge(&harness, &over, natural, cause, &event);
    done(harness.path(), &["run-once"]);
    harness.export(natural, "went-on", &[]).is_wrong(&[], &format!("event {seq}"));
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

/// A forger with the database and the log's key writes an invented event, which is logged and proved.
#[test]
fn signed_event_against_rules_is_found() {
    let (mut harness, game) = Harness::played(&["e2e4", "e7e5"]);
    harness.stop();
    let bundle = harness.export(game, "played", &[]);
    let state = bundle.folding().into_game().expect("a game");
    let [white, black] = [state.players.white, state.players.black].map(Actor::Player);
    let at = state.last_at.0 + 1;
    let (data, saved) = (harness.file("postzug-data"), harness.file("saved"));
    copy_all(&data, &saved);
    let event = |kind: EventKind| serde_json::to_string(&kind.at(Instant(at))).expect("JSON");
    let ended = |outcome, termination| event(EventKind::Ended { outcome, termination });
    let text = format!("postzug text 1\nsalt {}\nHello.\n", "09".repeat(16));
    let said = event(EventKind::Said { by: Color::White, message: commitment(&text) });
    let say = Command::Say;
    let mate = Command::Move { m: MoveText::Legal("g1f3".into()), draw_offer: false };
    let outcome = Outcome::BlackWins;
    let adjudicated = Command::Act { act: Act::Adjudicate { outcome } };
    for (name, actor, cause, body, wrong) in [
        (
            "mate",
            white,
            Some(mate),
            ended(Outcome::WhiteWins, Termination::Checkmate),
            "by the rules this did not happen",
        ),
        (
            "mate-by-nothing",
            white,
            None,
            ended(Outcome::WhiteWins, Termination::Checkmate),
            "nothing on record caused it",
        ),
        (
            "on-time",
            Actor::Timekeeper,
            Some(Command::FlagFall),
            ended(Outcome::BlackWins, Termination::TimeLimitExceeded),
            "by the rules",
        ),
        (
            "decided",
            Actor::Arbiter(PlayerId(999)),
            Some(adjudicated),
            ended(Outcome::BlackWins, Termination::Adjudication),
            "by the rules",
        ),
        (
            "given-up",
            Actor::Timekeeper,
            Some(Command::Resign),
            ended(Outcome::BlackWins, Termination::Resignation),
            "could not",
        ),
        (
            "said-by-nobody",
            Actor::Timekeeper,
            Some(say.clone()),
            said.clone(),
            "the actor on record could not do this",
        ),
        ("said-by-another", black, Some(say.clone()), said.clone(), "by the rules"),
        ("said-by-white", white, Some(say), said, ""),
        (
            "given-up-by-white",
            white,
            Some(Command::Resign),
            ended(Outcome::BlackWins, Termination::Resignation),
            "",
        ),
    ] {
        fs::remove_dir_all(&data).expect("removed");
        copy_all(&saved, &data);
        let with_text = body.contains("\"said\"");
        let seq = write(&harness, &bundle, game, &[Forged { actor, cause, body }]);
        if with_text {
            let salt = "09".repeat(16);
            let row = format!("{game}, {seq}, {}, x'{salt}', 'Hello.'", state.players.white.0);
            execute_in(&harness.database(), &format!("INSERT INTO message VALUES ({row})"));
        }
        done(harness.path(), &["run-once"]);
        let [(code, heard), _] = harness.export(game, name, &[]).verify("vkeys", &[], None);
        let (right, said) = command(harness.path(), &["audit", "verify"]);
        let because = format!("event {seq}: ");
        if wrong.is_empty() {
            assert!(code == NOT_KNOWN_TO_BE_WHOLE && !said.contains(&because), "{name}: {heard}{said}");
            continue;
        }
        assert!(code == WRONG && heard.contains(&because) && heard.contains(wrong), "{name}: {heard}");
        assert!(!right && said.contains(&format!("game {game}: {because}")), "{name}: {said}");
        // Its columns are unaltered. An earlier version may have had other rules: its copy comes back.
        if !name.starts_with("said") {
            continue;
        }
        let copy = format!("{name}.db");
        done(harness.path(), &["backup", &copy]);
        for end in ["", "-wal", "-shm"] {
            let file = data.join(format!("postzug.db{end}"));
            assert!(fs::remove_file(&file).is_ok() || !file.exists());
        }
        done(harness.path(), &["restore", &copy]);
    }
}

/// Each field of an event is found once and in its place, and no field stands there that no event has.
#[test]
fn extra_or_respelled_fields_are_found() {
    let (mut harness, game) = Harness::playing(&["e2e4", "e7e5"]);
    let order = json!({ "act": { "kind": "adjourn" }, "reason": "It is late." });
    harness.post(&harness.chief, game, "acts", &order);
    harness.logged();
    harness.keys();
    harness.stop();
    let bundle = harness.export(game, "ordered", &[]);
    let begun = bundle.folding().into_game().expect("a game");
    let [white, black] = [begun.players.white, begun.players.black].map(Actor::Player);
    let at = begun.last_at.0 + 1;
    let [sealed, other] = ["g1f3", "d2d4"].map(|uci| written(game, &begun, uci));
    let [commitment, of_other] = [&sealed, &other].map(|text| commitment(text));
    let envelope = Envelope::in_vault(commitment, domain::sealing::commitment("closed"));
    let row = format!("{game}, x'{commitment}', CAST('closed' AS BLOB)");
    execute_in(&harness.database(), &format!("INSERT INTO envelope VALUES ({row})"));
    let seal = Command::Seal { envelope: Some(envelope) };
    let cause = seal.clone();
    let seen = Seen::Position(begun.position_id());
    let sealing = Cause { seen, ..Cause::new(seal, Instant(at)) };
    let seal = decide(Some(&begun), white, &sealing, Instant(at)).events;
    let seal = serde_json::to_string(&seal[0]).expect("JSON");
    let at = json!(at);
    let played = |uci: &str| format!("{{\"kind\":\"played\",\"uci\":\"{uci}\",\"draw_offer\":false}}");
    let opens = |text: &str, verdict: &str| Forged {
        actor: black,
        cause: Some(shows(game, text)),
        body: opening_that_says(&at, text, verdict),
    };
    let opened = opens(&other, &played("d2d4"));
    let withheld = opens("", "{\"kind\":\"illegal\"}");
    let honest = opens(&sealed, &played("g1f3"));
    let before = |more: String| seal.replace("\"envelope\":", &format!("{more}\"envelope\":"));
    let noted = |note: String| before(format!("\"note\":{{{note}}},"));
    let is_other = |name: &str| format!("\"{name}\":\"{of_other}\"");
    let not_sealed = "what was opened is not what was sealed";
    let strange = "is not written as events are";
    let (data, saved) = (harness.file("postzug-data"), harness.file("saved"));
    copy_all(&data, &saved);
    for (name, seal, next, by_script) in [
        ("as-it-is", seal.clone(), &honest, ""),
        ("noted", noted(is_other("commitment")), &opened, not_sealed),
        ("noted-before", before(format!("{},", is_other("commitment"))), &opened, not_sealed),
        ("noted-strict", noted("\"strict\":true".into()), &withheld, "the text of an envelope is withheld"),
        (
            "escaped",
            noted(is_other("commitment")).replace("\"envelope\":{\"commit", "\"envelope\":{\"com\\u006dit"),
            &opened,
            strange,
        ),
        ("spaced", seal.replace("\"commitment\":", "\"commitment\": "), &honest, strange),
        ("twice", noted(format!("{0},{0}", is_other("commitment"))), &honest, strange),
    ] {
        fs::remove_dir_all(&data).expect("removed");
        copy_all(&saved, &data);
        let seq = write(
            &harness,
            &bundle,
            game,
            &[Forged { actor: white, cause: Some(cause.clone()), body: seal }, next.clone()],
        ) - 1;
        done(harness.path(), &["run-once"]);
        let forged = harness.export(game, name, &[]);
        let (right, heard) = command(harness.path(), &["audit", "verify"]);
        if by_script.is_empty() {
            forged.is_right(&[]);
            assert!(right, "{heard}");
            continue;
        }
        let because = format!("event {seq} {strange}");
        assert!(!right && heard.contains(&format!("game {game}: {because}")), "{name}: {heard}");
        let [(command, heard), (script, said)] = forged.verify("vkeys", &[], None);
        assert!(command == WRONG && heard.contains(&because), "{name}: {heard}");
        assert!(script == WRONG && said.contains(by_script), "{name}: {said}");
    }
}
