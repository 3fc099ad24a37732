//! The language of every answer.

use std::collections::BTreeSet;

use actix_web::http::Method;
use domain::Span;
use messages::PSEUDO;
use serde_json::json;

use super::tests::Table;
use crate::{contract::OPERATIONS, testing::request};

/// Sends every operation: what holds a sentence says in which language it is.
#[actix_web::test]
async fn answers_with_sentences_name_language() {
    let table = Table::new().await;
    let play = json!({"move": "e4", "ply": 0});
    assert_eq!(table.post(&table.anna, "moves", play).await.status, 201);
    let adjourn = json!({"act": {"kind": "adjourn"}, "reason": "Late."});
    assert_eq!(table.post(&table.arbiter, "acts", adjourn).await.status, 201);
    let seal = json!({"move": "e5", "ply": 1});
    assert_eq!(table.post(&table.boris, "seal", seal).await.status, 201);
    let columns = "player, since, last_at, bounces, score, reason, stopped_at, marked, pending, next_at";
    table
        .instance
        .execute(&format!(
            "INSERT INTO mail_problem ({columns}) SELECT id, 0, 0, 3, 4, '', 0, FALSE, FALSE, 0 FROM player"
        ))
        .unwrap();
    // What ends games, sessions and accounts comes last.
    let mut operations: Vec<_> =
        OPERATIONS.iter().filter(|operation| !operation.path.ends_with("/stream")).collect();
    operations.sort_by_key(|operation| match (&operation.method, operation.path.starts_with("/v1/leave")) {
        _ if operation.path == "/v1/me/deletion" => 4,
        (&Method::GET, _) => 0,
        (&Method::PATCH, _) | (_, true) => 1,
        (&Method::POST, _) => 2,
        _ => 3,
    });
    let mut said = BTreeSet::new();
    for operation in operations {
        // Nobody is to be held up for asking too often.
        table.instance.clock.advance(Span::minutes(10));
        let uri = operation.uri(|name| if name == "name" { "Anna".into() } else { "1".into() });
        for (who, body) in [&table.anna, &table.arbiter, &table.dora]
            .into_iter()
            .flat_map(|who| operation.bodies().into_iter().map(move |body| (who, body)))
        {
            let asked = request(operation.method.clone(), &uri, who, body);
            let answer = table.server.send(asked.insert_header(("Accept-Language", PSEUDO))).await;
            if answer.text.contains('⟦') {
                let named = answer.header("content-language");
                assert!(named.split(", ").any(|tag| tag == PSEUDO), "{} {uri}: {named}", operation.method);
                said.extend(
                    answer.status.is_success().then(|| format!("{} {}", operation.method, operation.path)),
                );
            }
        }
    }
    for expected in [
        "GET /v1/arbiter/games",
        "GET /v1/games/{id}/pieces",
        "GET /v1/me",
        "PATCH /v1/me",
        "POST /v1/leave",
        "POST /v1/leave/cancel",
    ] {
        assert!(said.contains(expected), "{expected}: {said:?}");
    }
}
