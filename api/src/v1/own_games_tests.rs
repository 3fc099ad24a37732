use actix_web::http::Method;
use domain::Span;
use serde_json::{Value, json};

use super::tests::Table;
use crate::testing::{Answer, request};

async fn create(table: &Table, white: &str, black: &str, fen: Option<&str>) -> i64 {
    let start = fen.map_or(json!({"kind": "standard"}), |fen| json!({"kind": "fen", "fen": fen}));
    let body = json!({"white": white, "black": black, "start": start});
    let answer = table.server.post("/v1/games", &table.arbiter, body).await.done(201);
    answer["game"].as_i64().unwrap()
}

async fn own(table: &Table, query: &str, tag: &str) -> Answer {
    let mut request = request(Method::GET, &format!("/v1/me/games{query}"), &table.anna, None);
    if !tag.is_empty() {
        request = request.insert_header(("If-None-Match", tag));
    }
    table.server.send(request).await
}

fn ids(answer: &Answer) -> Vec<i64> {
    answer.json()["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

#[actix_web::test]
async fn own_games_come_by_deadline() {
    let table = Table::new().await;
    let first: i64 = table.game.rsplit('/').next().unwrap().parse().unwrap();
    table.instance.clock.advance(Span::hours(1));
    let second = create(&table, "Dora", "Anna", Some("4k3/8/8/8/7q/8/8/R3K3 w - - 0 1")).await;
    table.instance.clock.advance(Span::hours(1));
    let third = create(&table, "Anna", "Dora", None).await;
    create(&table, "Boris", "Dora", None).await;
    assert_eq!(ids(&own(&table, "", "").await), [first, second, third]);
    assert_eq!(ids(&own(&table, "?to_move=true", "").await), [first, third]);
    let waiting = own(&table, "?to_move=false", "").await.json();
    assert_eq!(waiting["items"].as_array().unwrap().len(), 1);
    let other = &waiting["items"][0];
    assert_eq!(
        (&other["id"], &other["check"], &other["you"]),
        (&json!(second), &json!(true), &json!("black"))
    );
    assert_eq!(other["opponent"]["name"], "Dora");
    assert_eq!(other["last_move"], Value::Null);

    table.instance.clock.advance(Span::hours(1));
    // A move in the oldest game and its answer make it the youngest.
    table.moves(0, &["e4", "e5"]).await;
    let answer = own(&table, "?to_move=true", "").await;
    assert_eq!(ids(&answer), [third, first]);
    let item = &answer.json()["items"][1];
    assert_eq!(
        (&item["last_move"], &item["ply"], &item["you"]),
        (&json!("e7e5"), &json!(2), &json!("white"))
    );
    assert_eq!(item["fen"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assert_eq!(item["deadline"], table.get(&table.anna, "").await.json()["deadline"]);
    assert_eq!(item["etag"], table.get(&table.anna, "").await.header("etag"));
    let play = |tag: String| {
        let body = json!({"move": "g1f3", "ply": 2});
        let path = format!("{}/moves", table.game);
        let request = request(Method::POST, &path, &table.anna, Some(body));
        table.server.send(request.insert_header(("If-Match", tag)))
    };
    assert_eq!(play("\"2\"".into()).await.code(), "precondition_failed");
    assert_eq!(play(item["etag"].as_str().unwrap().into()).await.status, 201);
    assert_eq!(ids(&own(&table, "?to_move=true", "").await), [third]);
}

#[actix_web::test]
async fn own_games_come_in_pages() {
    let table = Table::new().await;
    let mut games = vec![table.game.rsplit('/').next().unwrap().parse().unwrap()];
    for n in 0..6 {
        // Two of them have the same deadline.
        table.instance.clock.advance(Span::hours(n % 2));
        games.push(create(&table, "Anna", "Dora", None).await);
    }
    let (mut seen, mut query) = (Vec::new(), "?to_move=true&limit=2".to_owned());
    loop {
        let answer = own(&table, &query, "").await;
        seen.extend(ids(&answer));
        match answer.json()["next"].as_str() {
            Some(next) => query = format!("?to_move=true&limit=2&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(seen, games);
    assert_eq!(own(&table, "?cursor=x", "").await.code(), "cursor_invalid");
    assert_eq!(own(&table, "?limit=201", "").await.code(), "bad_request");
}

#[actix_web::test]
async fn own_games_keep_their_etag() {
    let table = Table::new().await;
    let second = create(&table, "Dora", "Anna", None).await;
    let tag = own(&table, "?to_move=true", "").await.header("etag").to_owned();
    table.instance.clock.advance(Span::hours(5));
    let again = own(&table, "?to_move=true", &format!("\"other\", {tag}")).await;
    assert_eq!((again.status.as_u16(), again.text.as_str(), again.header("etag")), (304, "", tag.as_str()));
    create(&table, "Boris", "Dora", None).await;
    assert_eq!(own(&table, "?to_move=true", &tag).await.status, 304, "a game of others");

    let path = format!("/v1/games/{second}/moves");
    let dora = json!({"move": "d4", "ply": 0});
    assert_eq!(table.server.post(&path, &table.dora, dora).await.status, 201);
    let changed = own(&table, "?to_move=true", &tag).await;
    assert_eq!(changed.status, 200);
    assert_eq!(ids(&changed).len(), 2);
    let tag = changed.header("etag").to_owned();
    table.post(&table.anna, "resign", json!({"confirm": true})).await.done(201);
    let ended = own(&table, "?to_move=true", &tag).await;
    assert_eq!(ids(&ended), [second]);
    let tag = ended.header("etag").to_owned();
    let zone = json!({"time_zone": "Asia/Tokyo"});
    table.server.send(request(Method::PATCH, "/v1/me", &table.anna, Some(zone))).await;
    assert_eq!(own(&table, "?to_move=true", &tag).await.status, 200, "times are written in another zone");
}

/// The same members of the same types, all the way down.
fn shape(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            members.iter().map(|(name, member)| (name.clone(), shape(member))).collect()
        }
        Value::Array(items) => items.iter().map(shape).collect(),
        Value::String(_) => json!("string"),
        Value::Number(_) => json!("number"),
        Value::Bool(_) => json!("boolean"),
        Value::Null => Value::Null,
    }
}

#[actix_web::test]
async fn bots_page_shows_real_answers() {
    let page = include_str!("../../../docs/api.md");
    let code = |kind: &str| -> Vec<String> {
        let mark = format!("```{kind}\n");
        page.split(&mark).skip(1).filter_map(|rest| rest.split("```").next().map(str::to_owned)).collect()
    };
    let table = Table::new().await;
    table.moves(0, &["e4", "e5"]).await;
    let requests = code("http");
    assert_eq!(requests.len(), 2, "{requests:?}");
    for line in &requests {
        let path = line.trim().strip_prefix("GET ").unwrap();
        let time = std::time::Duration::from_millis(200);
        let answer = table.server.send_for(request(Method::GET, path, &table.anna, None), time).await;
        assert!(answer.starts_with("{\"items\":[") || answer.starts_with("retry: "), "{path}: {answer}");
    }
    let shown: Value = serde_json::from_str(&code("json")[0]).unwrap();
    let item = own(&table, "?to_move=true", "").await.json()["items"][0].clone();
    assert_eq!(shape(&shown), shape(&item));
    for name in ["id", "version", "etag", "ply", "you", "fen", "last_move", "deadline"] {
        assert_eq!(shown[name], item[name], "{name}");
    }
}
