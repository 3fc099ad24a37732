use actix_web::http::Method;
use serde_json::{Value, json};

use super::tests::Table;
use crate::testing::request;

#[actix_web::test]
async fn conditional_moves_live_and_die() {
    let table = Table::new().await;
    let (anna, boris) = (&*table.anna, &*table.boris);
    let path = format!("{}/conditions", table.game);
    let give = |who: String, body: Value| {
        let path = path.clone();
        let table = &table;
        async move { table.server.send(request(Method::PUT, &path, &who, Some(body))).await }
    };
    let order = json!({"move": "e4", "ply": 0, "conditions": ["if 5755 then 7163 if 2836 then 6125"]});
    let answer = table.post(anna, "moves", order).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    assert!(!answer.text.contains("g1f3"), "{}", answer.text);
    let own = table.get(anna, "/conditions").await.json();
    assert_eq!(own["lines"], json!([["5755", "7163", "2836", "6125"]]));
    assert_eq!(own["opponents"], Value::Null);
    let theirs = table.get(boris, "/conditions").await.json();
    assert_eq!((&theirs["lines"], &theirs["opponents"]), (&json!([]), &Value::Null));
    let stranger = table.get(&table.dora, "/conditions").await;
    assert_eq!((stranger.status.as_u16(), stranger.code().as_str()), (403, "not_a_player"));
    for what in ["", "?moves=true", "/events", "/pgn", "/moves"] {
        let seen = table.get(boris, what).await.text;
        assert!(!seen.contains("g1f3") && !seen.contains("Nf3") && !seen.contains("7163"), "{what}: {seen}");
    }

    for (who, body, status, code) in [
        (anna, json!({"lines": ["e5 Nf3 Nc6"], "ply": 1}), 422, "bad_conditions"),
        (anna, json!({"lines": ["e5 Nf3"]}), 428, "ply_missing"),
        (anna, json!({"lines": ["e5 Nf3"], "ply": 0}), 409, "wrong_ply"),
        (boris, json!({"lines": ["e5 Nf3"], "ply": 1}), 409, "your_move"),
    ] {
        let answer = give(who.to_owned(), body).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{}", answer.text);
    }
    let bad = give(anna.to_owned(), json!({"lines": ["e5 Nf3", "c5 Nf3 Nc6 Nf5"], "ply": 1})).await.json();
    assert_eq!((&bad["line"], &bad["half_move"], &bad["why"]), (&json!(2), &json!(4), &json!("illegal")));

    let clash = give(anna.to_owned(), json!({"lines": ["c5 c3", "e5 Nf3", "e5 Nc3"], "ply": 1})).await.json();
    assert_eq!(
        (&clash["line"], &clash["other_line"], &bad["other_line"]),
        (&json!(3), &json!(2), &Value::Null)
    );

    let answer = table.post(boris, "moves", json!({"move": "e5", "ply": 1})).await;
    let events = answer.json()["events"].clone();
    assert_eq!((&events[1]["uci"], &events[1]["conditional"]), (&json!("g1f3"), &json!(true)));
    assert_eq!(events[0]["conditional"], Value::Null);
    let moves = table.get(boris, "/moves").await.json();
    assert_eq!(
        (&moves["moves"][2]["conditional"], &moves["moves"][1]["conditional"]),
        (&json!(true), &json!(false))
    );

    let answer = give(anna.to_owned(), json!({"lines": ["Nc6 Bb5", "Nf6 Nxe5"], "ply": 3})).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["events"]), (201, &json!([])));
    let left = async || table.get(anna, "/conditions").await.json()["lines"].clone();
    assert_ne!(left().await, json!([]));
    let stale = give(anna.to_owned(), json!({"lines": [], "ply": 0})).await;
    assert_eq!((stale.status.as_u16(), left().await), (201, json!([])), "{}", stale.text);
    give(anna.to_owned(), json!({"lines": ["Nc6 Bb5"], "ply": 3})).await.done(201);
    table.server.send(request(Method::DELETE, &path, anna, None)).await.done(201);
    assert_eq!(left().await, json!([]));
}

#[actix_web::test]
async fn undecided_claim_is_in_arbiter_queue() {
    let mut table = Table::new().await;
    let order = json!({
        "regulations": {"tablebase": {}},
        "start": {"kind": "fen", "fen": "8/8/8/3k4/8/8/2B5/1N2K3 w - - 0 1"},
    });
    let created = table.begin(order).await;
    let other = table.post(&table.anna, "claims", json!({"basis": "tablebase_win", "ply": 0})).await;
    assert_eq!((other.status.as_u16(), other.code().as_str()), (409, "no_tablebase_claims"));
    table.game = created;
    let claim = json!({"basis": "tablebase_win", "announced": "Nc3+", "ply": 0});
    let answer = table.post(&table.anna, "claims", claim).await;
    assert_eq!(
        (answer.status.as_u16(), &answer.json()["events"][0]["type"]),
        (201, &json!("claim_referred"))
    );
    let game = table.get(&table.boris, "").await.json();
    assert_eq!((&game["claim"]["basis"], &game["deadline"]), (&json!("tablebase_win"), &Value::Null));
    let queue = table.server.get("/v1/arbiter/claims", &table.arbiter).await.json();
    assert_eq!(queue["items"][0]["fen"], "8/8/8/3k4/8/2N5/2B5/4K3 b - - 1 1");
    assert_eq!(table.server.get("/v1/arbiter/claims", &table.anna).await.code(), "not_an_arbiter");
    let waiting = table.post(&table.anna, "moves", json!({"move": "Nc3+", "ply": 0})).await;
    assert_eq!(waiting.code(), "claim_pending");
    let claim = &queue["items"][0]["claim"];
    assert_eq!((claim, &game["claim"]["claim"]), (&json!(2), &json!(2)));
    let decision = json!({"claim": claim, "upheld": true, "reason": "Bishop and knight win."});
    assert_eq!(table.post(&table.anna, "claims/decision", decision.clone()).await.code(), "not_an_arbiter");
    table.post(&table.arbiter, "claims/decision", decision.clone()).await.done(201);
    assert_eq!(table.get(&table.boris, "").await.json()["termination"], "tablebase");
    let again = table.post(&table.arbiter, "claims/decision", decision).await;
    assert_eq!(again.code(), "game_over");
}

#[actix_web::test]
async fn bad_conditions_leave_the_move() {
    let table = Table::new().await;
    let order = json!({"move": "e4", "ply": 0, "conditions": ["e5 Ke3"]});
    let answer = table.post(&table.anna, "moves", order).await.done(201);
    assert_eq!((&answer["ply"], &answer["warnings"][0]["code"]), (&json!(1), &json!("bad_conditions")));
    assert_eq!(answer["warnings"][0]["game"], "The move was played; the opponent's clock runs.");
}

#[actix_web::test]
async fn adjudication_is_asked_for_with_analysis() {
    let mut table = Table::new().await;
    let order = json!({"seeks": "win", "analysis": "1. e4 wins."});
    assert_eq!(table.post(&table.anna, "adjudication", order.clone()).await.code(), "no_adjudication");
    table.game = table.begin(json!({"regulations": {"adjudication": {"clocks_stop": false}}})).await;
    let long = json!({"seeks": "win", "analysis": "x".repeat(20_001)});
    assert_eq!(table.post(&table.anna, "adjudication", long).await.code(), "bad_analysis");
    // All that fits in, in letters of two bytes.
    let order = json!({"seeks": "draw", "analysis": "\u{44f}".repeat(20_000)});
    table.post(&table.boris, "adjudication", order).await.done(201);
    let game = table.get(&table.anna, "").await.json();
    assert_eq!(
        (&game["claim"]["basis"], &game["claim"]["clocks_stop"]),
        (&json!("adjudicated_draw"), &json!(false))
    );
    assert!(!game["deadline"].is_null(), "the clock runs: {game}");
    table.post(&table.anna, "adjudication/analysis", json!({"analysis": "I win."})).await.done(201);
    let texts = |page: serde_json::Value| page["messages"].as_array().unwrap().len();
    assert_eq!(texts(table.get(&table.anna, "/messages").await.json()), 1);
    assert_eq!(texts(table.get(&table.arbiter, "/messages").await.json()), 2);
    let events = table.get(&table.anna, "/events").await.text;
    assert!(events.contains("I win.") && !events.contains('\u{44f}'), "{events}");
    let queue = table.server.get("/v1/arbiter/claims", &table.arbiter).await.json();
    assert_eq!(
        (&queue["items"][0]["basis"], &queue["items"][0]["since"]),
        (&json!("adjudicated_draw"), &json!(null))
    );
    let decision = json!({"claim": queue["items"][0]["claim"], "upheld": true, "reason": "A fortress."});
    assert_eq!(table.post(&table.arbiter, "claims/decision", decision).await.status, 201);
    let game = table.get(&table.anna, "").await.json();
    assert_eq!(
        (&game["termination"], game["acts"][0]["appeal_until"].is_null()),
        (&json!("adjudication"), false)
    );
    let messages = table.get(&table.anna, "/messages").await.json();
    assert_eq!(messages["messages"][2]["author"]["name"], "Carla", "the arbiter: {messages}");
    assert_eq!(texts(messages), 3, "both, and the reason");
}
