//! Permission to make and change webhooks, and their deactivation.

use actix_web::http::Method;
use app::people::Scope;
use domain::Span;
use serde_json::json;

use super::{Hook, news};
use crate::{
    testing::{Server, request},
    v1::{own_stream_tests::take_into_log, tests::Table},
    webhooks::Deliverer,
};

/// Each secret is in the trail of the account, and makes a mail.
#[actix_web::test]
async fn ten_secrets_are_made_a_day() {
    let table = Table::new().await;
    let hook = Hook::new(&table, &table.anna).await;
    let path = format!("{}/secret", hook.path);
    let rotate = async || table.server.send(request(Method::POST, &path, &table.anna, None)).await;
    for _ in 0..9 {
        rotate().await.done(201);
    }
    assert_eq!(rotate().await.code(), "too_many_webhooks");
    let make = async || {
        let url = json!({"url": "https://bot.example.org/"});
        table.server.post("/v1/webhooks", &table.anna, url).await
    };
    assert_eq!(make().await.code(), "too_many_webhooks");
    table.instance.clock.advance(Span::hours(24));
    rotate().await.done(201);
    make().await.done(201);
}

#[actix_web::test]
async fn webhooks_are_their_owners() {
    let table = Table::new().await;
    let hook = Hook::new(&table, &table.anna).await;
    let (server, boris): (&Server, _) = (&table.server, &table.boris);
    for (method, path) in [
        (Method::DELETE, hook.path.clone()),
        (Method::POST, format!("{}/secret", hook.path)),
        (Method::POST, format!("{}/enable", hook.path)),
        (Method::GET, format!("{}/deliveries", hook.path)),
    ] {
        assert_eq!(server.send(request(method, &path, boris, None)).await.code(), "not_found", "{path}");
    }
    for url in ["https://user@bot.example.org/", "ftp://bot.example.org/", "bot"] {
        let answer = server.post("/v1/webhooks", boris, json!({"url": url})).await;
        assert_eq!(answer.code(), "bad_webhook_url", "{url}");
    }
    // A token that leaks must not lead the events elsewhere.
    let token = format!("{}+{}", table.anna, Scope::Webhooks.name());
    for (method, path) in [
        (Method::POST, "/v1/webhooks".to_owned()),
        (Method::DELETE, hook.path.clone()),
        (Method::POST, format!("{}/secret", hook.path)),
        (Method::POST, format!("{}/enable", hook.path)),
    ] {
        let body = (path == "/v1/webhooks").then(|| json!({"url": "https://bot.example.org/"}));
        assert_eq!(server.send(request(method, &path, &token, body)).await.code(), "session_required");
    }
    server.get("/v1/webhooks", &token).await.done(200);
    server.get(&format!("{}/deliveries", hook.path), &token).await.done(200);
    let other = format!("{}+{}", table.anna, Scope::ReadGames.name());
    assert_eq!(server.get("/v1/webhooks", &other).await.code(), "insufficient_scope");
    let make = async |key: &str, url: &str| {
        let asked = request(Method::POST, "/v1/webhooks", boris, Some(json!({"url": url})));
        server.send(asked.insert_header(("Idempotency-Key", key))).await
    };
    let first = make("a", "https://bot.example.org/a").await.done(201);
    assert_eq!(make("a", "https://bot.example.org/a").await.done(201), first);
    assert_eq!(make("a", "https://bot.example.org/b").await.code(), "key_reused");
    for n in 1..5 {
        make(&format!("n{n}"), "https://bot.example.org/a").await.done(201);
    }
    assert_eq!(make("z", "https://bot.example.org/a").await.code(), "too_many_webhooks");
    let path = format!("/v1/webhooks/{}", first["id"]);
    server.send(request(Method::DELETE, &path, boris, None)).await.done(204);
    assert_eq!(make("a", "https://bot.example.org/a").await.code(), "key_reused");
}

/// A webhook deleted or rotated since the copy must not come back by itself.
#[actix_web::test]
async fn restoration_switches_webhooks_off() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    table.moves(0, &["e4"]).await;
    take_into_log(&table);
    Deliverer::new(table.instance.service.clone()).follow().unwrap();
    table.instance.service.ops.make_restored_safe(0).unwrap();
    let off = table.server.get("/v1/webhooks", &table.anna).await.done(200);
    assert_eq!((&off[0]["enabled"], &off[0]["off_because"]), (&json!(false), &json!("restored")));
    assert_eq!(hook.deliveries(&table, &table.anna).await[0]["state"], "dead");
    assert_eq!(news(&table), ["webhook_restored", "webhook_made"]);
}
