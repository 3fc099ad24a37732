//! What is sent compressed, and what never is.

use actix_web::http::Method;
use store::testing::TestInstance;

use super::{browser::Browser, play::table};
use crate::testing::{Answer, request};

/// As browsers ask, with a coding that they take.
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
