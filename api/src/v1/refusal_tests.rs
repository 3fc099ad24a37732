//! Every operation of a game in every state of one, by everybody, with right and wrong bodies. What is answered is held to
//! the document by [`Server`]: a refusal that an operation does not name fails here.

use std::collections::BTreeSet;

use actix_web::http::Method;
use age::x25519::Identity;
use domain::Span;
use serde_json::{Value, json};

use super::tests::Table;
use crate::{
    contract::{OPERATIONS, Operation},
    testing::request,
};

/// States of a game: its name, its regulations, and the steps that lead to it.
type State = (&'static str, Value, &'static [(&'static str, &'static str, &'static str)]);

const E4: (&str, &str, &str) = ("anna", "moves", r#"{"move": "e4", "ply": 0}"#);
const RESIGN: (&str, &str, &str) = ("anna", "resign", r#"{"confirm": true}"#);
const ADJOURN: (&str, &str, &str) = ("arbiter", "acts", r#"{"act": {"kind": "adjourn"}, "reason": "Late."}"#);
const SEAL: (&str, &str, &str) = ("boris", "seal", r#"{"move": "e5", "ply": 1}"#);
const DRAFT: (&str, &str, &str) = ("boris", "seal", r#"{"move": "e5", "ply": 1, "draft": true}"#);

fn states() -> Vec<State> {
    let rich = json!({
        "leave": {"days_per_year": 30}, "adjudication": {}, "tablebase": {}, "conditional_moves": "visible",
        "flags": "on_claim", "arbiter": {"appeal_days": 7, "takeback": true},
        "time_control": {"kind": "periods", "periods": [{"moves": 10, "time": "50d"}]},
        "silence": {},
    });
    vec![
        ("fresh", json!({}), &[]),
        ("fresh with rules", rich.clone(), &[]),
        (
            "a draw offered",
            json!({}),
            &[("anna", "moves", r#"{"move": "e4", "ply": 0, "draw_offer": true}"#)],
        ),
        ("under way with rules", rich.clone(), &[E4, ("boris", "moves", r#"{"move": "e5", "ply": 1}"#)]),
        ("over", rich.clone(), &[E4, RESIGN]),
        (
            "claimed",
            rich.clone(),
            &[E4, ("boris", "adjudication", r#"{"seeks": "win", "analysis": "See."}"#)],
        ),
        (
            "warned",
            rich,
            &[E4, ("arbiter", "acts", r#"{"act": {"kind": "warn", "side": "white"}, "reason": "Late."}"#)],
        ),
        ("adjournment proposed", json!({}), &[E4, ("anna", "adjournment", r#"{"action": "propose"}"#)]),
        ("to be sealed", json!({}), &[E4, ADJOURN]),
        ("drafted", json!({}), &[E4, ADJOURN, DRAFT]),
        ("adjourned", json!({}), &[E4, ADJOURN, SEAL]),
        ("given up while adjourned", json!({}), &[E4, ADJOURN, SEAL, RESIGN]),
        ("held by arbiters", json!({"adjournment": {"arbiters": ["arbiter"]}}), &[E4, ADJOURN, SEAL]),
        ("late", json!({"time_control": {"kind": "per_move", "days": 1}}), &[E4]),
    ]
}

fn who<'a>(table: &'a Table, name: &str) -> &'a str {
    match name {
        "anna" => &table.anna,
        "boris" => &table.boris,
        "arbiter" => &table.arbiter,
        _ => &table.dora,
    }
}

/// The path of a new game in this state, and its half-moves.
async fn enter(table: &Table, (name, regulations, steps): &State) -> (String, i64) {
    // Nobody is to be held up for asking too often.
    table.instance.clock.advance(Span::minutes(10));
    let arbiter: i64 = table.arbiter.rsplit('-').next().unwrap().parse().unwrap();
    let mut regulations = regulations.clone();
    if regulations["adjournment"]["arbiters"] == json!(["arbiter"]) {
        regulations["adjournment"]["arbiters"] = json!([arbiter]);
    }
    let game = table.begin(json!({"regulations": regulations})).await;
    for (by, what, body) in *steps {
        let body = serde_json::from_str(body).unwrap();
        let done = table.server.post(&format!("{game}/{what}"), who(table, by), body).await;
        assert_eq!(done.status, 201, "{name}: {what}: {}", done.text);
    }
    if *name == "late" {
        table.instance.clock.advance(Span::days(2));
    }
    let ply = table.server.get(&game, &table.anna).await.json()["ply"].as_i64().unwrap();
    (game, ply)
}

/// The path of a new challenge by Dora.
async fn challenge(table: &Table) -> String {
    table.instance.clock.advance(Span::minutes(10));
    let offered = table.server.post("/v1/challenges", &table.dora, json!({"opponent": "Anna"})).await;
    assert_eq!(offered.status, 201, "{}", offered.text);
    offered.header("location").to_owned()
}

fn number(path: &str) -> String {
    path.rsplit('/').next().unwrap().to_owned()
}

/// Sends an operation with all bodies and callers to paths of one kind. It begins anew after each success that may have
/// changed the object of the path. Gives the codes of what was refused.
async fn sweep(
    table: &Table,
    operation: &Operation,
    ply: i64,
    anew: impl AsyncFn() -> String,
) -> BTreeSet<(String, &'static str, String)> {
    let (mut found, mut of) = (BTreeSet::new(), anew().await);
    for (n, body) in bodies(operation, ply).into_iter().enumerate() {
        // Strangers are refused whatever they send.
        let callers = ["dora", "arbiter", "anna", "boris"].into_iter().skip(usize::from(n > 0));
        for by in callers {
            let uri = operation.uri(|name| match name {
                "id" => number(&of),
                "name" => "Anna".into(),
                // In a game, the event of an act.
                _ => "3".into(),
            });
            let asked = request(operation.method.clone(), &uri, who(table, by), body.clone());
            let answer = table.server.send(asked).await;
            if answer.status.is_client_error() {
                found.insert((operation.method.to_string(), operation.path, answer.code()));
            } else if operation.method != Method::GET {
                of = anew().await;
            }
        }
    }
    found
}

/// Bodies that fit, with members that make sense in some state and members that do not in any.
fn bodies(operation: &Operation, ply: i64) -> Vec<Option<Value>> {
    let mut bodies = Vec::new();
    for body in operation.bodies() {
        let Some(Value::Object(fitting)) = body else {
            bodies.push(body);
            continue;
        };
        let mut variants = vec![fitting.clone()];
        // An answer names the position; an offer need not.
        if ["/draw", "/adjournment"].iter().any(|end| operation.path.ends_with(end)) {
            let mut answer = fitting.clone();
            answer.insert("ply".to_owned(), json!(ply));
            variants.push(answer);
        }
        let mut vary = |name: &str, values: &[Value]| {
            for value in values.iter().filter(|_| fitting.contains_key(name)) {
                let mut other = fitting.clone();
                other.entry("ply").and_modify(|at| *at = json!(ply));
                other.insert(name.to_owned(), value.clone());
                variants.push(other);
            }
        };
        vary("move", &["e4", "e5", "Ke2", "?"].map(Value::from));
        vary("ply", &[json!(ply + 2)]);
        vary("confirm", &[json!(false)]);
        vary("reason", &[json!(" ")]);
        vary("message", &[json!(" ")]);
        vary("analysis", &[json!(" ")]);
        vary("lines", &[json!(["e4 e5"]), json!(["?"])]);
        bodies.extend(variants.into_iter().map(|body| Some(Value::Object(body))));
    }
    bodies
}

#[actix_web::test]
async fn every_refusal_is_documented() {
    let operations = || OPERATIONS.iter().filter(|operation| !operation.path.ends_with("/stream"));
    let is_of_game = |operation: &&Operation| operation.path.starts_with("/v1/games/{id}");
    let mut found = BTreeSet::new();
    for state in states() {
        let table = Table::new().await;
        let key = json!({"key": Identity::generate().to_public().to_string()});
        let put = request(Method::PUT, "/v1/me/envelope-key", &table.arbiter, Some(key));
        assert!(table.server.send(put).await.status.is_success());
        let (_, ply) = enter(&table, &state).await;
        for operation in operations().filter(is_of_game) {
            found.extend(sweep(&table, operation, ply, async || enter(&table, &state).await.0).await);
        }
    }
    for operation in operations().filter(|operation| !is_of_game(operation)) {
        let table = Table::new().await;
        let is_of_challenge = operation.path.starts_with("/v1/challenges/{id}");
        let anew = async || if is_of_challenge { challenge(&table).await } else { "/1".into() };
        found.extend(sweep(&table, operation, 0, anew).await);
    }
    let codes: BTreeSet<&str> = found.iter().map(|(.., code)| code.as_str()).collect();
    println!("{} refusals of operations, {} codes: {codes:?}", found.len(), codes.len());
    assert!(found.len() > 150 && codes.len() > 60, "{} {codes:?}", found.len());
}
