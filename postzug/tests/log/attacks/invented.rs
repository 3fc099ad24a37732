//! Events that the operator invents and signs.

use super::*;

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
