//! Checks that a sealed move would be found in all that a browser sends, and that the browser stores none.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use actix_web::web::Query;
use domain::{
    Position,
    notation::{self, Letters, Notation},
    sealing::EnvelopeText,
};
use serde_json::{Value, json};
use store::testing::chromium::started;

use super::sealing::{Hall, seal};

/// A body that is not recorded could be anything.
#[track_caller]
pub(super) fn check_bodies(requests: &[Value]) {
    for params in requests {
        let request = &params["request"];
        assert!(request["hasPostData"] != true || request["postData"].is_string(), "{params}");
    }
}

/// Returns a move in every notation and alphabet.
pub(super) fn ways_to_write(position: &Position, uci: &str) -> BTreeSet<String> {
    let moves = position.legal_moves();
    let m = *moves.iter().find(|m| position.uci(**m) == uci).expect("a legal move");
    let ways = Notation::ALL.into_iter().flat_map(|notation| Letters::ALL.map(|letters| (notation, letters)));
    ways.map(|(notation, letters)| notation::write(m, position, notation, letters)).collect()
}

/// Returns the secrets in the addresses, heads and bodies of requests, as they are or encoded. Texts that are known to hold
/// chance numbers are set apart, and the length of a body.
pub(super) fn found<'a>(
    requests: &[Value],
    secrets: &'a BTreeSet<String>,
    apart: &[&str],
) -> BTreeSet<&'a str> {
    let mut texts = Vec::new();
    for params in requests {
        let request = &params["request"];
        let lines = [&params["url"], &request["url"], &request["postData"]];
        texts.extend(lines.into_iter().filter_map(Value::as_str).map(str::to_owned));
        let heads = [&params["headers"], &request["headers"]].into_iter().filter_map(Value::as_object);
        let fields = heads.flatten().filter(|(name, _)| !name.eq_ignore_ascii_case("content-length"));
        texts.extend(fields.map(|(name, value)| format!("{name}: {value}")));
    }
    let texts = texts.into_iter().map(|text| apart.iter().fold(text, |text, part| text.replace(part, "")));
    let texts: Vec<String> = texts
        .map(|text| {
            let decoded = Query::<Vec<(String, String)>>::from_query(&text).map(Query::into_inner);
            let decoded = decoded.unwrap_or_default().into_iter().flat_map(|(name, value)| [name, value]);
            text.clone() + "\n" + &decoded.collect::<Vec<_>>().join("\n")
        })
        .collect();
    let is_in = |secret: &&String| texts.iter().any(|text| text.contains(secret.as_str()));
    secrets.iter().filter(is_in).map(String::as_str).collect()
}

/// The tests of sealing would find the move in whatever way a page can send it.
#[actix_web::test]
async fn recorder_sees_every_channel() {
    let Some(chromium) = started() else { return };
    let (hall, socket) = Hall::with_ann_in(&chromium).await;
    let game = hall.adjourned(3, 2).await;
    let ways = ways_to_write(&Position::default(), "g1f3");
    let written = ["g1f3", "7163", "Nf3", "Sf3", "Ng1-f3"];
    for (channel, sends) in [
        ("a query", "fetch('/g/1?SECRET')"),
        ("a body", "fetch('/g/1/seal', {method: 'POST', body: 'SECRET'})"),
        ("a header", "fetch('/g/1', {headers: {'X-Move': 'SECRET'}})"),
        ("a beacon", "navigator.sendBeacon('/g/1/seal', 'SECRET')"),
        (
            "a ping",
            "document.body.appendChild(Object.assign(document.createElement('a'), {href: '#', ping: '/g/1?SECRET'})).click()",
        ),
        ("a request that outlives its page", "fetch('/g/1?SECRET', {keepalive: true})"),
        ("an event stream", "new EventSource('/g/1/live?events=SECRET')"),
        ("a socket", "new WebSocket(location.origin.replace('http', 'ws') + '/SECRET')"),
        ("a picture", "new Image().src = '/static/SECRET.svg'"),
        ("the referrer", "history.replaceState(null, '', '?SECRET'); fetch('/g/1')"),
        (
            "a form",
            "const field = document.querySelector('textarea[name]'); field.value = 'SECRET'; \
                    HTMLFormElement.prototype.submit.call(field.form)",
        ),
        // Last: it goes with every later request.
        ("a cookie", "document.cookie = 'move=SECRET; path=/'; fetch('/g/1')"),
    ] {
        chromium.open(&format!("{}/g/{}/seal", socket.url, game.0));
        chromium.requests();
        chromium.run(&sends.replace("SECRET", &written.join(".")));
        let is_seen = || {
            let requests = chromium.requests();
            check_bodies(&requests);
            written.iter().all(|way| found(&requests, &ways, &[]).contains(way))
        };
        let until = Instant::now() + Duration::from_secs(10);
        while !is_seen() {
            assert!(Instant::now() < until, "{channel} is not recorded");
        }
    }
}

/// The browser restores no move of a page that it has left.
#[actix_web::test]
async fn going_back_restores_no_move() {
    let Some(chromium) = started() else { return };
    let (hall, socket) = Hall::with_ann_in(&chromium).await;
    let game = hall.adjourned(3, 2).await;
    let text = seal(&chromium, &socket, game);
    chromium.click(&format!("main a[href='/g/{}']", game.0));
    chromium.wait("return !document.querySelector('#seal')");
    chromium.back();
    chromium.wait("return document.querySelector('#seal:not([hidden])')");
    let fields = "return [...document.querySelectorAll('main input:not([type=hidden]), main select, main textarea')]\
                  .map(field => field.type === 'checkbox' ? field.checked : field.value).join('|')";
    let held = chromium.run(fields);
    let held = held.as_str().expect("text");
    let nonce = EnvelopeText::parse(&text).expect("the canonical text").nonce;
    for secret in ["g1f3", "Nf3", &*nonce, "AGE ENCRYPTED", "true"] {
        assert!(!held.contains(secret), "{secret} is in {held}");
    }
    chromium.run("location.reload()");
    chromium.wait("return document.querySelector('#seal:not([hidden])')");
    assert_eq!(chromium.run(fields), json!(held));
}
