use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpListener,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, Ordering},
    },
    thread,
    time::Duration,
};

use actix_web::http::Method;
use app::{
    outbox::MailDetails,
    people::Scope,
    ports::{AttemptEnd, read},
};
use aws_lc_rs::hmac;
use data_encoding::BASE64;
use domain::Span;
use serde_json::{Value, json};

use super::{
    own_stream_tests::{follow, take_into_log},
    tests::Table,
};
use crate::{
    testing::{Server, request},
    webhooks::Deliverer,
};

/// A request that a receiver got.
#[derive(Clone, Debug)]
struct Got {
    id: String,
    timestamp: String,
    signatures: Vec<String>,
    body: String,
}

impl Got {
    /// Verifies as a program of a player does.
    fn is_signed_with(&self, secret: &str) -> bool {
        let key = BASE64.decode(secret.strip_prefix("whsec_").unwrap().as_bytes()).unwrap();
        assert!((24..=64).contains(&key.len()));
        let signed = format!("{}.{}.{}", self.id, self.timestamp, self.body);
        let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, &key), signed.as_bytes());
        self.signatures.contains(&format!("v1,{}", BASE64.encode(tag.as_ref())))
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

/// A program that takes deliveries and answers with the status that it was told.
#[derive(Clone)]
struct Receiver {
    url: String,
    status: Arc<AtomicU16>,
    /// Milliseconds before an answer.
    pause: Arc<AtomicU16>,
    got: Arc<Mutex<Vec<Got>>>,
}

impl Receiver {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let receiver = Self { url, status: Arc::new(200.into()), pause: Arc::default(), got: Arc::default() };
        let it = receiver.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut reader = BufReader::new(stream.unwrap());
                let mut head = Vec::new();
                loop {
                    let mut line = String::new();
                    reader.read_line(&mut line).unwrap();
                    match line.trim_end() {
                        "" => break,
                        line => head.push(line.to_owned()),
                    }
                }
                let header = |name: &str| {
                    let found = head.iter().find_map(|line| line.strip_prefix(&format!("{name}: ")));
                    found.unwrap_or_else(|| panic!("no {name} in {head:?}")).to_owned()
                };
                let mut body = vec![0; header("content-length").parse().unwrap()];
                reader.read_exact(&mut body).unwrap();
                assert_eq!(header("content-type"), "application/json");
                it.got.lock().unwrap().push(Got {
                    id: header("webhook-id"),
                    timestamp: header("webhook-timestamp"),
                    signatures: header("webhook-signature").split(' ').map(str::to_owned).collect(),
                    body: String::from_utf8(body).unwrap(),
                });
                let status = it.status.load(Ordering::SeqCst);
                thread::sleep(Duration::from_millis(it.pause.load(Ordering::SeqCst).into()));
                let answer = format!("HTTP/1.1 {status} Word\r\nContent-Length: 0\r\n\r\n");
                reader.get_mut().write_all(answer.as_bytes()).unwrap();
            }
        });
        receiver
    }

    fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    fn take(&self) -> Vec<Got> {
        std::mem::take(&mut self.got.lock().unwrap())
    }
}

struct Hook {
    path: String,
    secret: String,
    receiver: Receiver,
}

impl Hook {
    async fn new(table: &Table, who: &str) -> Self {
        let receiver = Receiver::new();
        let made = table.server.post("/v1/webhooks", who, json!({"url": receiver.url})).await.done(201);
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        assert_eq!((text("url"), &made["enabled"]), (receiver.url.clone(), &json!(true)));
        Self { path: format!("/v1/webhooks/{}", made["id"]), secret: text("secret"), receiver }
    }

    async fn deliveries(&self, table: &Table, who: &str) -> Vec<Value> {
        let page = table.server.get(&format!("{}/deliveries", self.path), who).await.done(200);
        page["items"].as_array().unwrap().clone()
    }
}

/// Sends all that is due, as the threads of a running service do.
fn deliver(table: &Table) -> usize {
    take_into_log(table);
    let deliverer = Deliverer::new(table.instance.service.clone());
    deliverer.follow().unwrap();
    std::iter::from_fn(|| deliverer.deliver_one(true).unwrap().then_some(())).count()
}

/// The mails about webhooks in the outbox.
fn news(table: &Table) -> Vec<String> {
    let mails = read(&*table.instance.store, |view| view.outbox(None, None, 1000)).unwrap();
    let details = mails.into_iter().filter_map(|row| match row.mail.details {
        MailDetails::Account(news) => serde_json::to_value(news).unwrap()["news"].as_str().map(str::to_owned),
        _ => None,
    });
    details.filter(|news| news.starts_with("webhook")).collect()
}

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

/// A crash after the receiver took it: sent again under the same number. Whoever was slow ends nothing.
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

/// Each secret is in the trail of the account, and makes a mail.
#[actix_web::test]
async fn secrets_are_made_ten_times_a_day() {
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

/// What was deleted or rotated since the copy must not come back by itself.
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
