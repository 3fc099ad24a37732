//! Receivers that fail, are slow or gone.

use std::sync::atomic::Ordering;

use domain::Span;
use serde_json::{Value, json};

use super::{Got, Hook, deliver, news};
use crate::{
    v1::{own_stream_tests::take_into_log, tests::Table},
    webhooks::Deliverer,
};

#[actix_web::test]
async fn failing_delivery_dies_and_is_replayed() {
    let table = Table::new().await;
    let hook = Hook::new(&table, &table.anna).await;
    hook.receiver.answers(500);
    table.moves(0, &["e4"]).await;
    deliver(&table);
    let mut attempts = 1;
    let mut hours = 0;
    while hook.deliveries(&table, &table.anna).await.iter().any(|delivery| delivery["state"] == "waiting") {
        assert_eq!(deliver(&table), 0, "an attempt came before its time");
        table.instance.clock.advance(Span::hours(1));
        hours += 1;
        attempts += deliver(&table);
        assert!(hours < 100);
    }
    let got = hook.receiver.take();
    // The game may have begun in the log after the webhook was made.
    let of_move: Vec<&Got> = got.iter().filter(|got| got.json()["type"] == "moved").collect();
    assert_eq!(of_move.len(), 11, "{attempts}");
    assert!(of_move.iter().all(|got| got.id == of_move[0].id && got.is_signed_with(&hook.secret)));
    assert!(of_move.windows(2).all(|pair| pair[0].timestamp < pair[1].timestamp));
    let dead = hook.deliveries(&table, &table.anna).await;
    assert!(dead.iter().all(|dead| dead["state"] == "dead" && dead["reason"] == "http_500"));
    assert_eq!(news(&table), ["webhook_failed", "webhook_made"], "the owner is told once");
    let listed = table.server.get("/v1/webhooks", &table.anna).await.done(200);
    assert_eq!(listed[0]["failing_since"], "2026-01-05T10:00:00Z");

    let replay = format!("{}/deliveries/{}/replay", hook.path, dead[0]["id"]);
    assert_eq!(table.server.post(&replay, &table.boris, json!({})).await.code(), "not_found");
    hook.receiver.answers(204);
    table.server.post(&replay, &table.anna, json!({})).await.done(204);
    assert_eq!(deliver(&table), 1);
    let again = hook.receiver.take();
    assert_eq!(again[0].id, format!("msg_{}", dead[0]["id"]));
    assert_eq!(hook.deliveries(&table, &table.anna).await[0]["state"], "sent");
    let listed = table.server.get("/v1/webhooks", &table.anna).await.done(200);
    assert_eq!(listed[0]["failing_since"], Value::Null);
    // Kept for 30 days.
    table.instance.pass(Span::days(31));
    assert!(table.instance.service.ops.prune_deliveries().unwrap() > 0);
    assert!(hook.deliveries(&table, &table.anna).await.is_empty());
}

#[actix_web::test]
async fn failing_webhook_holds_up_nobody() {
    let table = Table::new().await;
    take_into_log(&table);
    let (bad, good) = (Hook::new(&table, &table.anna).await, Hook::new(&table, &table.boris).await);
    bad.receiver.answers(503);
    table.moves(0, &["e4"]).await;
    deliver(&table);
    table.moves(1, &["e5"]).await;
    table.instance.clock.advance(Span::hours(1));
    take_into_log(&table);
    let deliverer = Deliverer::new(table.instance.service.clone());
    deliverer.follow().unwrap();
    bad.receiver.take();
    let sent = std::iter::from_fn(|| deliverer.deliver_one(false).unwrap().then_some(())).count();
    assert_eq!((sent, good.receiver.take().len(), bad.receiver.take().len()), (1, 2, 0));
    assert!(deliverer.deliver_one(true).unwrap());
}

/// A failed delivery waits for its next attempt, and later ones do not wait for it.
#[actix_web::test]
async fn later_delivery_overtakes_a_failed_one() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    hook.receiver.answers(500);
    table.moves(0, &["e4"]).await;
    assert_eq!(deliver(&table), 1);
    table.moves(1, &["e5"]).await;
    assert_eq!(deliver(&table), 1, "tried though the receiver fails");
    hook.receiver.answers(200);
    table.moves(2, &["d4"]).await;
    assert_eq!(deliver(&table), 1);
    let states = |deliveries: Vec<Value>| -> Vec<String> {
        deliveries.iter().map(|delivery| delivery["state"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(states(hook.deliveries(&table, &table.anna).await), ["sent", "waiting", "waiting"]);
    table.instance.clock.advance(Span::minutes(1));
    assert_eq!(deliver(&table), 2);
    let seqs: Vec<i64> =
        hook.receiver.take().iter().map(|got| got.json()["data"]["seq"].as_i64().unwrap()).collect();
    // The pauses are of random length, so the two come again in any order.
    let [first, second, third, again @ ..] = &seqs[..] else { panic!("{seqs:?}") };
    assert!(first < second && second < third, "{seqs:?}");
    assert!(again == [*first, *second] || again == [*second, *first], "{seqs:?}");
}

/// A receiver that takes its time is served by the few workers of those that fail, and two of one account at a time.
#[actix_web::test]
async fn slow_webhooks_hold_up_nobody() {
    let table = Table::new().await;
    take_into_log(&table);
    let mut slow = Vec::new();
    for _ in 0..3 {
        slow.push(Hook::new(&table, &table.anna).await);
    }
    slow[0].receiver.pause.store(1_100, Ordering::SeqCst);
    table.moves(0, &["e4"]).await;
    assert_eq!(deliver(&table), 3);
    table.moves(1, &["e5"]).await;
    take_into_log(&table);
    let webhooks = &table.instance.service.webhooks;
    while webhooks.follow().unwrap() {}
    let first = webhooks.lease(false).unwrap().expect("a quick one");
    let second = webhooks.lease(false).unwrap().expect("the other");
    assert!(webhooks.lease(true).unwrap().is_none(), "two of an account at a time");
    for leased in [first, second] {
        assert_ne!(slow[0].path, format!("/v1/webhooks/{}", leased.webhook.id.0));
        webhooks.settle(&leased, Ok(200), Span(0)).unwrap();
    }
    assert!(webhooks.lease(false).unwrap().is_none(), "the slow one waits for others");
    slow[0].receiver.pause.store(0, Ordering::SeqCst);
    assert_eq!(deliver(&table), 1);
    table.moves(2, &["d4"]).await;
    assert_eq!(deliver(&table), 3);
}

#[actix_web::test]
async fn hopeless_webhook_is_switched_off() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    hook.receiver.answers(500);
    table.moves(0, &["e4"]).await;
    deliver(&table);
    table.instance.clock.advance(Span::days(5));
    deliver(&table);
    let off = table.server.get("/v1/webhooks", &table.anna).await.done(200);
    assert_eq!((&off[0]["enabled"], &off[0]["off_because"]), (&json!(false), &json!("failed")));
    assert_eq!(news(&table), ["webhook_off", "webhook_made"]);
    assert_eq!(hook.deliveries(&table, &table.anna).await[0]["reason"], "failed");
}

#[actix_web::test]
async fn gone_receiver_gets_nothing_more() {
    let table = Table::new().await;
    take_into_log(&table);
    let hook = Hook::new(&table, &table.anna).await;
    hook.receiver.answers(410);
    table.moves(0, &["e4", "e5"]).await;
    assert_eq!(deliver(&table), 1);
    table.moves(2, &["d4"]).await;
    assert_eq!(deliver(&table), 0);
    let dead = hook.deliveries(&table, &table.anna).await;
    assert_eq!(dead.iter().map(|dead| &dead["reason"]).collect::<Vec<_>>(), ["gone", "http_410"]);
    assert_eq!(news(&table), ["webhook_gone", "webhook_made"]);
    let replay = format!("{}/deliveries/{}/replay", hook.path, dead[0]["id"]);
    assert_eq!(table.server.post(&replay, &table.anna, json!({})).await.code(), "webhook_off");
    hook.receiver.answers(200);
    let on = table.server.post(&format!("{}/enable", hook.path), &table.anna, json!({})).await.done(200);
    assert_eq!(on["enabled"], true);
    assert_eq!(news(&table), ["webhook_enabled", "webhook_gone", "webhook_made"]);
    table.moves(3, &["d5"]).await;
    table.server.post(&replay, &table.anna, json!({})).await.done(204);
    assert_eq!(deliver(&table), 2, "the events from now on, and the replay");
}
