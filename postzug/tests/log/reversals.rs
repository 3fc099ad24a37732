//! Events after a reversed act, and texts that players wrote themselves. The command, which folds the game, and the
//! script, which has no board, both accept them.

use domain::{
    Act, Actor, Cause, Color, Command, Digest, EventKind, Game, GameId, PlayerId, Seen, Span, TextRule,
    decide,
    sealing::{Disclosure, commitment},
};
use serde_json::{Value, json};

use super::{
    attacks::{Forged, opening_that_says, shows, write},
    harness::{Bundle, Harness, NOT_KNOWN_TO_BE_WHOLE, WRONG, done, written},
};
use crate::common::clients::{Outgoing, sign_up};

const REASON: Digest = Digest([9; 32]);

/// White sealed this, and the event says so.
fn sealed(harness: &Harness, game: i64, uci: &str) -> (Bundle, String, Value) {
    let order = json!({ "act": { "kind": "adjourn" }, "reason": "It is late." });
    harness.post(&harness.chief, game, "acts", &order);
    harness.logged();
    let before = harness.export(game, &format!("ordered-{game}"), &[]).folding().into_game().expect("a game");
    let text = written(game, &before, uci);
    let other = harness.game(&format!("other than {game}"));
    harness.adjourn(other, 0, "e2e4");
    let closed = harness.ann.read(&format!("/v1/games/{other}/envelope")).expect("one");
    // What it was encrypted to is no matter here.
    let own = json!({
        "commitment": commitment(&text).to_string(), "ciphertext": closed["ciphertext"], "ply": before.ply.0
    });
    let at = harness.ann.done(&format!("/v1/games/{game}/envelope"), uci, &own).expect("sealed")["events"][0]
        ["at"]
        .clone();
    harness.logged();
    (harness.export(game, &format!("sealed-{game}"), &[]), text, at)
}

/// Returns the events of these commands, one after the other.
fn events(bundle: &Bundle, more: impl Fn(&Game) -> Option<(Actor, Command)>) -> Vec<Forged> {
    let mut folding = bundle.folding();
    let mut bodies = Vec::new();
    loop {
        let game = folding.game().expect("a game").clone();
        let Some((actor, command)) = more(&game) else { return bodies };
        // The timekeeper comes when something is due.
        let due = game.due_at().filter(|_| actor == Actor::Timekeeper);
        let now = due.map_or(game.last_at, |due| due.max(game.last_at));
        let now = now + Span(1);
        let text = matches!(command.traits().text, TextRule::Required(_)).then_some(REASON);
        let seen = Seen::Position(game.position_id());
        let cause = Cause { text, seen, ..Cause::new(command, now) };
        let decided = decide(Some(&game), actor, &cause, now);
        assert_eq!(decided.refusal, None, "{cause:?}");
        let mut cause = Some(cause.on_record(&game, &decided.events).command);
        for event in &decided.events {
            folding.push(event).expect("it follows");
            let body = serde_json::to_string(event).expect("JSON");
            bodies.push(Forged { actor, cause: cause.take(), body });
        }
    }
}

/// The replier's flag falls because the arbiter took time from them. That is reversed, they come, and the same envelope
/// is opened again.
#[test]
fn envelope_reopens_after_reversed_act() {
    let mut harness = Harness::new();
    let command =
        json!({ "white": "Ann", "black": "Ben", "regulations": { "adjournment": { "check_in": true } } });
    let made = harness.chief.done("/v1/games", "check-in", &command).expect("a game");
    let game = made["game"].as_i64().expect("its number");
    let (bundle, text, _) = sealed(&harness, game, "e2e4");
    harness.keys();
    harness.stop();
    let created = bundle.folding().into_game().expect("a game");
    let black = Actor::Player(created.players.black);
    let [chief, second] = [Actor::Arbiter(PlayerId(998)), Actor::Arbiter(PlayerId(999))];
    let step = std::cell::Cell::new(0);
    let game_id = game;
    let bodies = events(&bundle, |game| {
        step.set(step.get() + 1);
        let taken = game.acts.last().map_or(0, |note| note.seq);
        let open = || Command::Resume { envelope: Some(Disclosure::new(GameId(game_id), text.clone())) };
        Some(match step.get() {
            1 => (Actor::Timekeeper, Command::Resume { envelope: None }),
            2 => {
                let act = Act::Time { side: Color::Black, span: Span::ZERO - Span::hours(12) };
                (chief, Command::Act { act })
            }
            3 => (Actor::Timekeeper, open()),
            4 => (black, Command::Appeal { act: taken }),
            5 => (second, Command::DecideAppeal { act: taken, reverse: true }),
            6 => (black, open()),
            _ => return None,
        })
    });
    let openings = bodies.iter().filter(|forged| forged.body.starts_with("{\"type\":\"opened\"")).count();
    assert_eq!(openings, 2, "{bodies:?}");
    write(&harness, &bundle, game, &bodies);
    done(harness.path(), &["run-once"]);
    harness.export(game, "again", &[]).is_right(&[]);
    // Twice is once too often.
    let twice = harness.export(game, "before-twice", &[]);
    let opened = bodies.iter().rfind(|forged| forged.body.starts_with("{\"type\":\"opened\"")).expect("one");
    let opened = Forged { cause: Some(shows(game, &text)), ..opened.clone() };
    let seq = write(&harness, &twice, game, &[opened]);
    done(harness.path(), &["run-once"]);
    let because = format!("event {seq}: what was opened is not what was sealed, or was opened before");
    harness.export(game, "twice", &[]).is_wrong(&[], &because);
}

/// A pawn becomes a queen with a capital letter, as in the player's own file.
#[test]
fn promotion_in_capitals_is_same_move() {
    let (mut harness, game) =
        Harness::playing(&["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "c8b7", "a6b7", "b8c6"]);
    let (bundle, text, at) = sealed(&harness, game, "b7a8Q");
    harness.keys();
    harness.stop();
    let verdict = "{\"kind\":\"played\",\"uci\":\"b7a8q\",\"draw_offer\":false}";
    let black = bundle.folding().into_game().expect("a game").players.black;
    let body = opening_that_says(&at, &text, verdict);
    let opened = Forged { actor: Actor::Player(black), cause: Some(shows(game, &text)), body };
    write(&harness, &bundle, game, &[opened]);
    done(harness.path(), &["run-once"]);
    harness.export(game, "opened", &[]).is_right(&[]);
}

/// A substitute resigns, and was put in wrongly: the player plays on.
#[test]
fn resignation_of_substitute_is_reversed() {
    let harness = Harness::new();
    let mut outgoing = Outgoing::new(&harness.file("postzug-data/outgoing"));
    let [second, dora] = ["Second", "Dora"].map(|name| {
        let address = format!("{}@club.example.org", name.to_lowercase());
        sign_up(&harness.chief, &mut outgoing, name, &address).expect("somebody signs up")
    });
    done(harness.path(), &["admin", "role", "Second", "arbiter"]);
    let game = harness.game("one");
    let act = json!({ "kind": "replace", "side": "white", "player": "Dora" });
    harness.post(&harness.chief, game, "acts", &json!({ "act": act, "reason": "She is away." }));
    harness.post(&dora, game, "resign", &json!({ "confirm": true, "ply": 0 }));
    harness.post(&harness.ann, game, "acts/2/appeal", &json!({ "message": "I was not." }));
    harness.post(&second, game, "acts/2/decision", &json!({ "reverse": true, "reason": "She was not." }));
    harness.post(&harness.ann, game, "moves", &json!({ "move": "e2e4", "ply": 0, "revision": 1 }));
    harness.logged();
    harness.keys();
    let bundle = harness.export(game, "went-on", &[]);
    bundle.is(NOT_KNOWN_TO_BE_WHOLE, &[], None, "NOT KNOWN: whether the game went on");
}

/// The operator lets a resignation be forgotten by a reversal of what is no act.
#[test]
fn empty_reversal_undoes_no_end() {
    let (mut harness, game) = Harness::playing(&["e2e4"]);
    harness.post(&harness.ben, game, "resign", &json!({ "confirm": true, "ply": 1 }));
    harness.logged();
    harness.keys();
    harness.stop();
    let bundle = harness.export(game, "given-up", &[]);
    let at = bundle.folding().into_game().expect("a game").last_at;
    let by = PlayerId(999);
    let reversal = EventKind::AppealDecided { by, act: 1, reversed: true, reason: REASON }.at(at);
    let body = serde_json::to_string(&reversal).expect("JSON");
    let cause = Some(Command::DecideAppeal { act: 1, reverse: true });
    let seq = write(&harness, &bundle, game, &[Forged { actor: Actor::Arbiter(by), cause, body }]);
    done(harness.path(), &["run-once"]);
    let [(command, heard), (script, said)] = harness.export(game, "reversed", &[]).verify("vkeys", &[], None);
    assert!(
        command == WRONG && heard.contains(&format!("event {seq}: by the rules this did not happen")),
        "{heard}"
    );
    assert!(script == WRONG && said.contains(&format!("event {seq} reverses no act")), "{said}");
}
