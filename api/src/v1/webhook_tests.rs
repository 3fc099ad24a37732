//! Webhooks, with receivers of the test.

mod failing_tests;
mod owning_tests;
mod sending_tests;

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

use app::{outbox::MailDetails, ports::read};
use aws_lc_rs::hmac;
use data_encoding::BASE64;
use serde_json::{Value, json};

use super::{own_stream_tests::take_into_log, tests::Table};
use crate::webhooks::Deliverer;

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
