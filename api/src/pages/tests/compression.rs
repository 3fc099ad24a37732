//! The answers that are sent compressed, and those that never are.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
};

use actix_web::http::Method;
use store::testing::TestInstance;

use super::{browser::Browser, chromium::Socket, play::table};
use crate::testing::{Answer, request};

/// Gets a page as browsers do, with a coding that they accept.
async fn get(browser: &Browser<'_>, path: &str, coding: &str) -> Answer {
    let asked = request(Method::GET, path, "", None)
        .insert_header(("Accept", "text/html"))
        .insert_header(("Accept-Encoding", coding));
    browser.send(asked).await.answer
}

/// Tells caches that the answer depends on the coding.
fn varies(answer: &Answer) -> bool {
    let fields: Vec<_> = answer.headers.get_all("vary").filter_map(|field| field.to_str().ok()).collect();
    fields.join(", ").contains("Accept-Encoding")
}

#[actix_web::test]
async fn pages_and_files_are_compressed() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    let page = browser.get("/games").await;
    let file = |name: &str, attribute: &str| page.all(name)[0].attribute(attribute).expect("a file");
    for path in ["/games", "/g/1", "/me", &*file("link", "href")] {
        for (coding, is_compressed) in [
            ("gzip, deflate", true),
            ("br;q=1, gzip;q=0.5", true),
            ("gzip;q=0", false),
            ("identity", false),
            ("", false),
        ] {
            let answer = get(&browser, path, coding).await;
            let expected = if is_compressed { "gzip" } else { "" };
            assert_eq!(answer.header("content-encoding"), expected, "{path} for {coding:?}");
            assert!(varies(&answer), "{path} for {coding:?}");
            assert!(answer.text.contains("</html>") || answer.text.contains("{"), "{path}: {}", answer.text);
        }
    }
}

/// A page that may repeat its address is as long as it is, and HEAD is answered as GET.
#[actix_web::test]
async fn addresses_with_texts_stay_plain() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    for (path, is_compressed) in
        [("/g/1", true), ("/g/1?ply=0", true), ("/sign-in?next=/games", false), ("/g/1?done=recorded", false)]
    {
        let answer = get(&browser, path, "gzip").await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("content-encoding") == "gzip"),
            (200, is_compressed),
            "{path}"
        );
        assert!(varies(&answer), "{path}");
        let head = request(Method::HEAD, path, "", None)
            .insert_header(("Accept", "text/html"))
            .insert_header(("Accept-Encoding", "gzip"));
        let head = browser.send(head).await.answer;
        assert!(head.status == 200 && head.text.is_empty() && varies(&head), "{path}");
    }
}

/// The length of a compressed page is known to GET alone.
#[actix_web::test]
async fn head_names_no_wrong_length() {
    let instance = TestInstance::new();
    let socket = Socket::of(&instance);
    let address = socket.url.trim_start_matches("http://");
    let lengths = |coding: &str| {
        ["GET", "HEAD"].map(|method| {
            let mut stream = TcpStream::connect(address).expect("a connection");
            let asked = format!(
                "{method} / HTTP/1.1\r\nHost: {address}\r\nAccept: text/html\r\nAccept-Encoding: {coding}\r\nConnection: close\r\n\r\n"
            );
            stream.write_all(asked.as_bytes()).expect("sent");
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).expect("an answer");
            let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
            assert_eq!(answer.len() == end + 4, method == "HEAD");
            let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
            assert!(head.starts_with("http/1.1 200") && head.contains("vary: accept-encoding"), "{head}");
            head.lines().find_map(|line| line.strip_prefix("content-length: ").map(str::to_owned))
        })
    };
    let [get, head] = lengths("identity");
    assert!(get.is_some() && get == head, "{get:?} {head:?}");
    let [get, head] = lengths("gzip");
    assert!(get.is_some() && head.is_none(), "{get:?} {head:?}");
}

/// The answer to a form shows what was typed, and a new token: its length must not tell whether they are alike.
#[actix_web::test]
async fn answers_to_forms_stay_plain() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    let form = browser.get("/g/1").await.form("/g/1/move").with("move", "Ke9").with("message", "Hello");
    let sent = form
        .request()
        .insert_header(("Sec-Fetch-Site", "same-origin"))
        .insert_header(("Accept-Encoding", "gzip"));
    let refused = browser.send(sent).await;
    assert_eq!((refused.status(), refused.answer.header("content-encoding")), (422, ""));
    for path in ["/g/1/pgn", "/g/1/live?events=0", "/me/export"] {
        assert_eq!(get(&browser, path, "gzip").await.header("content-encoding"), "", "{path}");
    }
}
