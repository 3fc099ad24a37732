//! The stream of an open page.

use std::time::Duration;

use actix_web::http::{Method, header};
use app::ports::Role;
use domain::{GameId, PlayerId, Regulations, Span};
use serde_json::json;
use store::testing::TestInstance;

use super::{browser::Browser, sealing::Hall};
use crate::testing::{Server, options, request, state};

const COOKIE: &str = "__Host-postzug";

/// The events that arrive in a moment, on the page of a signed-in player.
async fn stream(server: &Server, browser: &Browser<'_>, events: u32) -> String {
    stream_at(server, browser, &format!("/g/1/live?events={events}")).await
}

async fn stream_at(server: &Server, browser: &Browser<'_>, path: &str) -> String {
    let cookie = browser.cookie(COOKIE).map_or_else(String::new, |cookie| format!("{COOKIE}={cookie}"));
    let asked = request(Method::GET, path, "", None).insert_header((header::COOKIE, cookie));
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
    assert_eq!(address(&bob).await, format!("/g/1/live?events={}", events()));
}

/// The address of the stream that a page names.
async fn address(browser: &Browser<'_>) -> String {
    let page = browser.get("/g/1").await;
    let line = page.all("p").into_iter().find(|p| p.attribute("id").as_deref() == Some("live"));
    line.and_then(|line| line.attribute("data-stream")).expect("an address")
}

/// Somebody who leafs through many games leaves streams of closed windows behind: the oldest end, those of programs stay.
#[actix_web::test]
async fn newer_window_takes_the_oldest_stream() {
    let instance = TestInstance::new();
    super::play::table(&instance).await;
    let state = state(&instance, &options());
    let server = Server::new(state.clone()).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let (player, game) = (PlayerId(instance.number("SELECT id FROM player WHERE name = 'Ann'")), GameId(1));
    let program = state.streams.enter(player, game, 1).expect("a place");
    let oldest = async {
        let began = std::time::Instant::now();
        let cookie = format!("{COOKIE}={}", ann.cookie(COOKIE).expect("it is signed in"));
        let asked = request(Method::GET, "/g/1/live?events=1", "", None);
        let told = server.send(asked.insert_header((header::COOKIE, cookie))).await.text;
        assert!(told.contains("event: clock") && began.elapsed() < Duration::from_secs(10), "{told}");
    };
    let newer = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let seats: Vec<_> = (0..15).filter_map(|_| state.streams.enter_window(player, game, 1)).collect();
        assert_eq!(seats.len(), 15);
        assert!(state.streams.enter(player, game, 1).is_none(), "a program takes no place of another");
        seats
    };
    let ((), seats) = futures_util::future::join(oldest, newer).await;
    let mut longer = std::pin::pin!(program.taken());
    assert!(futures_util::poll!(&mut longer).is_pending());
    drop(seats);
    assert_eq!((0..20).filter_map(|_| state.streams.enter(player, game, 1)).collect::<Vec<_>>().len(), 15);
}

/// Storing or changing a draft is shown to the sealer alone, and later changes to everybody.
#[actix_web::test]
async fn drafts_are_told_to_their_author() {
    let hall = Hall::new().await;
    let game = hall.adjourned(0, 1).await;
    hall.instance.player("Zoe");
    let (ann, bob, zoe) = (
        Browser::of(&hall.server, &hall.instance, "Ann").await,
        Browser::of(&hall.server, &hall.instance, "Bob").await,
        Browser::of(&hall.server, &hall.instance, "Zoe").await,
    );
    let mut before = Vec::new();
    for browser in [&ann, &bob, &zoe] {
        before.push(address(browser).await);
    }
    for text in ["e4", "d4"] {
        let draft = json!({"move": text, "draft": true, "ply": 0});
        hall.post(game, "seal", "player-1", draft).await;
    }
    for (browser, before, is_told) in
        [(&ann, &before[0], true), (&bob, &before[1], false), (&zoe, &before[2], false)]
    {
        let told = stream_at(&hall.server, browser, before).await;
        assert_eq!(told.contains("event: change"), is_told, "{told}");
        assert_eq!(address(browser).await != *before, is_told, "{before}");
    }
    // An opponent's page that is loaded anew says no more than a page that stayed open.
    assert!(ann.get("/g/1").await.text().contains("Your draft is in the envelope."));
    assert!(!bob.get("/g/1").await.text().contains("A draft of"));
    hall.post(game, "messages", "player-1", json!({"message": "Soon"})).await;
    let told = stream_at(&hall.server, &bob, &before[1]).await;
    assert!(told.contains("event: change\ndata: \"message\""), "{told}");
    let after = address(&bob).await;
    assert!(!stream_at(&hall.server, &bob, &after).await.contains("event: change"), "{after}");
    let count = |address: &str| address.split_once('=').and_then(|(_, count)| count.parse::<u32>().ok());
    assert_eq!(count(&after), count(&before[1]).map(|count| count + 1));
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
