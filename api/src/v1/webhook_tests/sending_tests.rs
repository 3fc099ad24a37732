//! Deliveries to a receiver that takes them.

use std::thread;

use actix_web::http::Method;
use app::ports::AttemptEnd;
use domain::Span;
use serde_json::{Value, json};

use super::{Hook, deliver, news};
use crate::{
    testing::request,
    v1::{
        own_stream_tests::{follow, take_into_log},
        tests::Table,
    },
    webhooks::Deliverer,
};

#[actix_web::test]
async fn webhook_gets_what_the_stream_shows() {
    let table = Table::new().await;
    take_into_log(&table);
    let begin = follow(&table.server, &table.anna, "", 100).await;
    let id = begin.lines().find_map(|line| line.strip_prefix("id: ")).unwrap();
    let hook = Hook::new(&table, &table.anna).await;
    let others = Hook::new(&table, &table.dora).await;
    table.moves(0, &["e4", "e5"]).await;
    let said = table.post(&table.boris, "messages", json!({"message": "Good luck!"})).await;
    assert_eq!(said.status, 201);
    assert_eq!(deliver(&table), 3);

    let stream = follow(&table.server, &table.anna, id, 300).await;
    let data = stream.lines().filter_map(|line| line.strip_prefix("data: "));
    let shown: Vec<Value> = data.map(|data| serde_json::from_str(data).unwrap()).collect();
    let got = hook.receiver.take();
    assert_eq!(got.iter().map(|got| got.json()["data"].clone()).collect::<Vec<_>>(), shown);
    assert_eq!(got[2].json()["data"]["message"], "Good luck!");
    for got in &got {
        let json = got.json();
        assert_eq!(json["type"], json["data"]["event"]["type"]);
        assert_eq!(json["timestamp"], "2026-01-05T10:00:00Z");
        assert!(got.is_signed_with(&hook.secret) && !got.is_signed_with(&others.secret));
        assert_eq!(got.signatures.len(), 1);
        assert!(!got.body.contains("example.org"), "{}", got.body);
    }
    assert!(others.receiver.take().is_empty(), "a stranger got events");
    assert_eq!(deliver(&table), 0);
    let states: Vec<Value> = hook.deliveries(&table, &table.anna).await;
    assert!(states.iter().all(|delivery| delivery["state"] == "sent" && delivery["attempts"] == 1));
    assert_eq!(news(&table), ["webhook_made", "webhook_made"]);
}

/// A crash after the receiver took it: sent again under the same number. A slow receiver ends nothing.
#[actix_web::test]
async fn crash_repeats_under_the_same_id() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    table.moves(0, &["e4", "e5"]).await;
    take_into_log(&table);
    let webhooks = &table.instance.service.webhooks;
    let followers: Vec<_> = (0..4)
        .map(|_| {
            let deliverer = Deliverer::new(table.instance.service.clone());
            thread::spawn(move || deliverer.follow().unwrap())
        })
        .collect();
    followers.into_iter().for_each(|follower| follower.join().unwrap());
    assert_eq!(hook.deliveries(&table, &table.anna).await.len(), 2, "each event has one delivery");

    let crashed = webhooks.lease(false).unwrap().expect("a delivery");
    assert!(webhooks.lease(true).unwrap().is_none(), "one at a time for a webhook");
    assert_eq!(deliver(&table), 0);
    table.instance.clock.advance(Span::minutes(1));
    assert_eq!(deliver(&table), 2);
    let got = hook.receiver.take();
    assert!(got.iter().any(|got| got.id == format!("msg_{}", crashed.delivery.id)));
    assert_eq!(webhooks.settle(&crashed, Ok(500), Span(0)).unwrap(), None);
    let sent = hook.deliveries(&table, &table.anna).await;
    assert!(sent.iter().all(|delivery| delivery["state"] == "sent"), "{sent:?}");
    assert_eq!((&sent[1]["attempts"], &sent[0]["attempts"]), (&json!(2), &json!(1)));

    // A restart does not wait for the lease.
    table.moves(2, &["d4"]).await;
    take_into_log(&table);
    while webhooks.follow().unwrap() {}
    let crashed = webhooks.lease(false).unwrap().expect("a delivery");
    webhooks.release_webhooks().unwrap();
    // Other instances may hold it on PostgreSQL.
    if std::env::var_os(store::testing::SERVER).is_some() {
        table.instance.clock.advance(Span::minutes(1));
    }
    let again = webhooks.lease(false).unwrap().expect("the same delivery");
    assert_eq!((again.delivery.id, again.delivery.attempts), (crashed.delivery.id, 2));
    assert_eq!(webhooks.settle(&again, Ok(200), Span(0)).unwrap(), Some(AttemptEnd::Sent));
}

#[actix_web::test]
async fn rotated_secrets_sign_side_by_side() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    let path = format!("{}/secret", hook.path);
    let rotate = async |key: &str| {
        let asked = request(Method::POST, &path, &table.anna, None).insert_header(("Idempotency-Key", key));
        table.server.send(asked).await
    };
    let first = rotate("one").await.done(201)["secret"].as_str().unwrap().to_owned();
    assert_eq!(rotate("one").await.done(201)["secret"], first.as_str());
    assert_ne!(first, hook.secret);
    let moved = async |ply: usize, text: &str| {
        table.moves(ply, &[text]).await;
        assert_eq!(deliver(&table), 1);
        hook.receiver.take().remove(0)
    };
    let both = moved(0, "e4").await;
    assert!(both.is_signed_with(&hook.secret) && both.is_signed_with(&first));
    table.instance.clock.advance(Span::hours(24));
    let one = moved(1, "e5").await;
    assert!(!one.is_signed_with(&hook.secret) && one.is_signed_with(&first));
    assert_eq!(news(&table), ["webhook_secret_made", "webhook_made"]);
    let second = rotate("two").await.done(201)["secret"].as_str().unwrap().to_owned();
    assert_eq!(rotate("one").await.code(), "key_reused", "an old secret never comes back");
    let both = moved(2, "d4").await;
    assert!(both.is_signed_with(&first) && both.is_signed_with(&second));
}

#[actix_web::test]
async fn unreadable_delivery_holds_up_nothing() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    table.moves(0, &["e4", "e5"]).await;
    take_into_log(&table);
    let deliverer = Deliverer::new(table.instance.service.clone());
    deliverer.follow().unwrap();
    let first = "UPDATE webhook_delivery SET seq = -1 WHERE id = (SELECT min(id) FROM webhook_delivery)";
    table.instance.execute(first).unwrap();
    deliverer.deliver_one(false).unwrap();
    assert_eq!(deliver(&table), 1);
    assert_eq!(hook.receiver.take().len(), 1);
    assert_eq!(table.instance.number("SELECT count(*) FROM webhook_delivery WHERE state = 'dead'"), 1);
}
