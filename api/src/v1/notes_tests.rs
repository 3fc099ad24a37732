use actix_web::http::Method;
use serde_json::{Value, json};

use super::tests::Table;
use crate::testing::{Answer, request};

async fn put(table: &Table, who: &str, body: Value) -> Answer {
    table.server.send(request(Method::PUT, &format!("{}/notes", table.game), who, Some(body))).await
}

#[actix_web::test]
async fn notes_are_of_their_author_alone() {
    let table = Table::new().await;
    let (anna, boris) = (&*table.anna, &*table.boris);
    assert_eq!(table.get(anna, "/notes").await.json(), json!({"notes": "", "version": 0}));
    let mine = json!({"notes": "Bg5!\r\nthen h4", "version": 0});
    let stored = json!({"notes": "Bg5!\nthen h4", "version": 1});
    assert_eq!(put(&table, anna, mine.clone()).await.done(200), stored);
    assert_eq!(put(&table, anna, mine).await.done(200), stored, "a repeat changes nothing");
    assert_eq!(table.get(anna, "/notes").await.json(), stored);
    assert_eq!(table.get(boris, "/notes").await.json(), json!({"notes": "", "version": 0}));
    for who in [&table.dora, &table.arbiter] {
        assert_eq!(table.get(who, "/notes").await.code(), "not_a_player");
        assert_eq!(put(&table, who, json!({"notes": "x", "version": 0})).await.code(), "not_a_player");
    }
    for who in [boris, &table.dora, &table.arbiter] {
        for what in ["", "?moves=true", "/events", "/messages", "/pgn", "/conditions"] {
            assert!(!table.get(who, what).await.text.contains("h4"), "{what}");
        }
    }
    assert_eq!(table.get(anna, "").await.header("etag"), "\"1\"", "no event of the game");
}

#[actix_web::test]
async fn changed_notes_are_not_replaced() {
    let table = Table::new().await;
    let anna = &*table.anna;
    put(&table, anna, json!({"notes": "one", "version": 0})).await.done(200);
    let other = put(&table, anna, json!({"notes": "two", "version": 0})).await;
    assert_eq!((other.status.as_u16(), other.code().as_str()), (409, "notes_changed"));
    assert_eq!(other.json()["version"], 1);
    put(&table, anna, json!({"notes": "two", "version": 1})).await.done(200);
    for bad in ["x".repeat(4097), "\u{44f}".repeat(4097), "a\u{7}b".into()] {
        let answer = put(&table, anna, json!({"notes": bad, "version": 2})).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (422, "bad_notes"));
    }
    put(&table, anna, json!({"notes": "\u{44f}".repeat(4096), "version": 2})).await.done(200);
    // After the end of the game, too.
    table.post(anna, "resign", json!({"confirm": true})).await.done(201);
    put(&table, anna, json!({"notes": "", "version": 3})).await.done(200);
    assert_eq!(table.get(anna, "/notes").await.json(), json!({"notes": "", "version": 4}));
    let mut codes = Vec::new();
    for n in 4..70 {
        codes.push(put(&table, anna, json!({"notes": format!("{n}"), "version": n})).await.status.as_u16());
    }
    assert_eq!(codes.iter().position(|code| *code == 429), Some(56), "{codes:?}");
}
