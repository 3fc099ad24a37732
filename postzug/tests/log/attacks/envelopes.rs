//! Envelopes that the operator forges, copies or opens twice.

use super::*;

/// Nothing but the verdict is false, or it is an envelope of the same game that does not count any more. The operator has
/// folded the game anew.
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
pub(super) fn replayed(harness: &mut Harness, game: i64) {
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
