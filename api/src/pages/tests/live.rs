//! The stream of an open page.

use std::time::Duration;

use actix_web::http::{Method, header};
use app::ports::Role;
use domain::{Regulations, Span};
use store::testing::TestInstance;

use super::browser::Browser;
use crate::testing::{Server, options, request, state};

const COOKIE: &str = "__Host-postzug";

/// What arrives in a moment, on the page of whoever is signed in.
async fn stream(server: &Server, browser: &Browser<'_>, events: u32) -> String {
    let cookie = browser.cookie(COOKIE).map_or_else(String::new, |cookie| format!("{COOKIE}={cookie}"));
    let asked = request(Method::GET, &format!("/g/1/live?events={events}"), "", None)
        .insert_header((header::COOKIE, cookie));
    server.send_for(asked, Duration::from_millis(300)).await
}

#[actix_web::test]
async fn stream_tells_kinds_of_change() {
    let instance = TestInstance::new();
    let server = super::play::table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let events = || u32::try_from(instance.number("SELECT count(*) FROM event")).expect("small");
    let begun = events();
    let quiet = stream(&server, &bob, begun).await;
    let left = Span::days(7).0;
    let clock = format!("event: clock\ndata: {{\"left\":{left},\"words\":\"Ann has until ");
    assert!(
        quiet.contains(&clock) && quiet.contains(", in \u{fffc}.") && !quiet.contains("event: change"),
        "{quiet}"
    );
    ann.submit(ann.get("/g/1").await.form("/g/1/messages").with("message", "Hello")).await;
    let told = stream(&server, &bob, begun).await;
    assert!(told.contains("event: change\ndata: \"message\""), "{told}");
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let told = stream(&server, &bob, begun).await;
    assert!(told.contains("event: change\ndata: \"move\"") && !told.contains("e4"), "{told}");
    assert!(!stream(&server, &bob, events()).await.contains("event: change"));
    // What the page shows is in it.
    let page = bob.get("/g/1").await;
    let line = page.all("p").into_iter().find(|p| p.attribute("id").as_deref() == Some("live"));
    let address = line.and_then(|line| line.attribute("data-stream"));
    assert_eq!(address, Some(format!("/g/1/live?events={}", events())));
}

#[actix_web::test]
async fn stream_is_for_those_signed_in() {
    let instance = TestInstance::new();
    let server = super::play::table(&instance).await;
    let nobody = Browser::new(&server);
    let refused = nobody.send(request(Method::GET, "/g/1/live?events=0", "", None)).await;
    assert_eq!(refused.status(), 401, "{}", refused.answer.text);
    let bearer = server.get("/g/1/live?events=0", "player-2").await;
    assert_eq!(bearer.status, 401, "tokens are for programs");
    let ann = Browser::of(&server, &instance, "Ann").await;
    let strange = ann.send(request(Method::GET, "/g/7/live?events=0", "", None)).await;
    assert_eq!(strange.status(), 404);
    ann.submit(ann.get("/g/1").await.form("/g/1/resign").with("confirm", "yes")).await;
    let events = instance.number("SELECT count(*) FROM event");
    let over = ann.send(request(Method::GET, &format!("/g/1/live?events={events}"), "", None)).await;
    assert_eq!(over.status(), 204, "nothing follows");
    assert!(!ann.get("/g/1").await.answer.text.contains("/g/1/live"));
}

/// The streams of pages and of programs have one limit.
#[actix_web::test]
async fn streams_are_limited() {
    let instance = TestInstance::new();
    let state = state(&instance, &options());
    let streams = state.streams.clone();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    let (ann, _bob) = (instance.player("Ann"), instance.player("Bob"));
    let game = instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    let server = Server::new(state).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    let open: Vec<_> = (0..16).map(|_| streams.enter(ann, game, 1).expect("a seat")).collect();
    let refused = browser.get("/g/1/live?events=0").await;
    assert_eq!(refused.status(), 429);
    drop(open);
    assert!(stream(&server, &browser, 0).await.contains("event: clock"));
}
