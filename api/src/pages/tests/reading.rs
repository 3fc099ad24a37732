use actix_web::http::Method;
use app::ports::{Role, StartChoice};
use domain::{AdjudicationRules, PlayerId, Regulations, Start};
use serde_json::json;
use store::testing::TestInstance;

use super::browser::{Browser, Page};
use crate::{
    http::{Options, limits::FORMS},
    testing::{Server, options, request, state},
};

fn instance(regulations: Regulations, start: Start) -> TestInstance {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    let start = StartChoice::At(start);
    TestInstance::game_on(&instance.service, arbiter, ["Ann", "Bob"], start, regulations, "");
    instance
}

fn usual() -> TestInstance {
    instance(Regulations::default(), Start::Standard)
}

/// Sends a move with its fields in the order of the page.
async fn in_order(browser: &Browser<'_>, path: &str, mark: &str, message: &str) -> Page {
    let body = format!("key=in-order&ply=0&revision=0&seat={mark}&move=e4&message={message}");
    let send = request(Method::POST, path, "", None)
        .insert_header(("Accept", "text/html"))
        .insert_header(("Content-Type", "application/x-www-form-urlencoded"))
        .insert_header(("Sec-Fetch-Site", "same-origin"));
    browser.send(send.set_payload(body)).await
}

/// The text of every refused form can be copied.
#[actix_web::test]
async fn refused_forms_give_texts_back() {
    let instance = usual();
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let page = ann.get("/g/1").await;
    let form = page.form("/g/1/move").with("move", "e4").with("message", "Long <thought> about");
    let copied = |page: &Page| {
        let text = page.all("textarea").into_iter().find(|text| text.attribute("readonly").is_some());
        text.map(|text| text.text())
    };
    let huge =
        in_order(&ann, "/g/1/move", &form.fields["seat"], &format!("Begun {}", "x".repeat(150_000))).await;
    assert_eq!(huge.status(), 413, "{}", huge.answer.text);
    assert!(copied(&huge).is_some_and(|text| text.starts_with("Begun x")), "{}", huge.text());
    assert_eq!(huge.kept()[1], "e4", "the move, too");
    // What another site sends is not what the reader wrote.
    let foreign = ann.send(form.request().insert_header(("Sec-Fetch-Site", "cross-site"))).await;
    assert_eq!((foreign.status(), copied(&foreign)), (400, None));
    // The longest message there is, in letters that take most of a form.
    let longest = "\u{1f600}".repeat(1_000);
    let say = page.form("/g/1/messages").with("message", &*longest);
    assert_eq!(ann.submit(say).await.status(), 303);
    assert_eq!(instance.number("SELECT count(*) FROM message"), 1);
    instance.execute("DELETE FROM session").unwrap();
    let gone = ann.submit(form.clone()).await;
    assert_eq!((gone.status(), copied(&gone).as_deref()), (401, Some("Long <thought> about")));
    let said = ann.submit(page.form("/g/1/messages").with("message", "Only this")).await;
    assert_eq!((said.status(), copied(&said).as_deref()), (401, Some("Only this")));
    let limits = Options { address_per_minute: 1, ..options() };
    let server = Server::new(state(&instance, &limits)).await;
    let late = Browser::new(&server);
    late.get("/").await;
    let limited = late.submit(form).await;
    // Nobody who asks too often has it looked up whether the move may be shown.
    let text = vec!["Long <thought> about".to_owned()];
    assert_eq!((limited.status(), limited.kept()), (429, text));
    assert_eq!(instance.number("SELECT ply FROM game"), 0);
}

/// It is so where no page has asked for the account, too, and whatever the browser prefers.
#[actix_web::test]
async fn refusals_are_in_the_accounts_language() {
    let instance = usual();
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    instance.execute("UPDATE player SET language = 'uk'").unwrap();
    let huge = in_order(&ann, "/g/1/move", "", &"x".repeat(150_000)).await;
    for (page, status) in [
        (ann.get("/nowhere").await, 404),
        (ann.get("/sign-out").await, 405),
        (huge, 413),
        (ann.get("/problems/not_found").await, 200),
    ] {
        let language = page.answer.header("content-language");
        assert_eq!((page.status(), language), (status, "uk"), "{}", page.text());
    }
    let stranger = Browser::new(&server).get("/nowhere").await;
    assert_eq!(stranger.answer.header("content-language"), "en");
}

/// A stranger gets the same answer for every game.
#[actix_web::test]
async fn strangers_learn_nothing_from_refusals() {
    let instance = usual();
    for _ in 0..2 {
        TestInstance::game_on(
            &instance.service,
            PlayerId(1),
            ["Ann", "Bob"],
            StartChoice::At(Start::Standard),
            Regulations::default(),
            "",
        );
    }
    instance.player("Dan");
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let dan = Browser::of(&server, &instance, "Dan").await;
    let post = async |game: i64, act: &str, player: u8, body: serde_json::Value| {
        server.post(&format!("/v1/games/{game}/{act}"), &format!("player-{player}"), body).await.done(201);
    };
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "e4").with("message", "Hello");
    // A game in which moves are made, one in which a move is to be sealed, an adjourned one, and none.
    for game in [2, 3] {
        post(game, "adjournment", 2, json!({"action": "propose"})).await;
        post(game, "adjournment", 3, json!({"action": "accept", "ply": 0})).await;
    }
    post(3, "seal", 2, json!({"move": "d4", "ply": 0})).await;
    let (huge, nobody) = ("x".repeat(150_000), Browser::new(&server));
    let own = &*form.fields["seat"];
    for (browser, status, message) in [(&nobody, 401, "Hello"), (&dan, 413, &*huge)] {
        for mark in ["", "2.00", "4", own] {
            // That of a player is of another game.
            for game in if mark == own { &[2, 3, 99][..] } else { &[1, 2, 3, 99] } {
                let page = in_order(browser, &format!("/g/{game}/move"), mark, message).await;
                assert_eq!((page.status(), page.kept().len()), (status, 1), "{game} {mark}: {}", page.text());
            }
        }
    }
    instance.execute("DELETE FROM session").unwrap();
    assert_eq!(ann.submit(form).await.kept(), ["Hello", "e4"], "a player's own");
}

/// Forms are held before anybody's limit is asked: few at once, and the others are answered without their text.
#[actix_web::test]
async fn few_forms_are_held() {
    let instance = usual();
    let state = state(&instance, &options());
    let server = Server::new(state.clone()).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "e5").with("message", "A thought");
    let is_copied = |page: &Page| page.text().contains("You wrote this");
    let capitals = || {
        let form = form.clone().with("ply", "x").request().insert_header(("Sec-Fetch-Site", "same-origin"));
        form.insert_header(("Content-Type", "Application/X-WWW-Form-URLencoded; charset=UTF-8"))
    };
    let kept = ann.send(capitals()).await;
    assert!(kept.status() == 400 && is_copied(&kept), "{}", kept.text());
    let places: Vec<_> = std::iter::from_fn(|| state.limits.place_for_form()).collect();
    assert_eq!(places.len(), FORMS);
    let left = ann.send(capitals()).await;
    assert!(left.status() == 400 && !is_copied(&left), "{}", left.text());
    assert_eq!(ann.submit(form.clone().with("move", "e4")).await.status(), 303, "and is taken");
    drop(places);
    assert!(is_copied(&ann.send(capitals()).await));
}

#[actix_web::test]
async fn list_marks_messages_to_read() {
    let rules = Regulations { adjudication: Some(AdjudicationRules::default()), ..Regulations::default() };
    let instance = instance(rules, Start::Standard);
    let server = Server::of(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let is_marked = async |browser: &Browser<'_>| {
        let page = browser.get("/games").await;
        page.text().contains("There is a message.")
    };
    assert!(!is_marked(&bob).await);
    ann.submit(ann.get("/g/1").await.form("/g/1/messages").with("message", "Hello")).await;
    assert!(is_marked(&bob).await && !is_marked(&ann).await, "before the first move");
    // On the page of the game it has its date, and is new until its reader acts.
    let is_new = async |browser: &Browser<'_>| {
        let page = browser.get("/g/1").await;
        assert!(page.text().contains("Ann: Mon 2026-01-05 10:00 +00:00"), "{}", page.text());
        page.all("strong").iter().any(|mark| mark.text() == "New")
    };
    assert!(is_new(&bob).await && !is_new(&ann).await);
    bob.submit(bob.get("/g/1").await.form("/g/1/messages").with("message", "Good luck")).await;
    assert!(!is_new(&bob).await && is_new(&ann).await);
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    assert!(!is_marked(&bob).await, "a move follows it");
    let analysis = json!({"seeks": "win", "analysis": "It is won."});
    server.post("/v1/games/1/adjudication", "player-2", analysis).await.done(201);
    assert!(!bob.get("/g/1").await.text().contains("It is won."));
    assert!(!is_marked(&bob).await, "what cannot be read");
    ann.submit(ann.get("/g/1").await.form("/g/1/messages").with("message", "Look at it")).await;
    assert!(is_marked(&bob).await);
    instance.execute("UPDATE message SET text = ''").unwrap();
    assert!(!is_marked(&bob).await, "what was erased");
}

/// The king that castles takes its rook in the record, and stands beside it on the board.
#[actix_web::test]
async fn castled_king_is_marked() {
    let fen = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1";
    let instance = instance(Regulations::default(), Start::Fen { fen: fen.into(), chess960: true });
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let sent = ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "O-O-O")).await;
    let page = ann.get(sent.to()).await;
    let marked = |class: &str| {
        let squares = page.all("td").into_iter();
        let squares = squares.filter(|td| td.attribute("class").is_some_and(|all| all.contains(class)));
        squares.map(|td| td.text()).collect::<Vec<_>>()
    };
    let [to] = &marked("last-to")[..] else { panic!("{}", page.answer.text) };
    assert!(to.starts_with("c1, white king"), "{to}");
    assert!(marked("last-from")[0].starts_with("e1"));
}

#[actix_web::test]
async fn resumption_asked_for_is_shown() {
    let instance = usual();
    instance.player("Dan");
    let server = Server::of(&instance).await;
    let [ann, bob, dan] = [
        Browser::of(&server, &instance, "Ann").await,
        Browser::of(&server, &instance, "Bob").await,
        Browser::of(&server, &instance, "Dan").await,
    ];
    let post = async |act: &str, player: u8, body: serde_json::Value| {
        server.post(&format!("/v1/games/1/{act}"), &format!("player-{player}"), body).await.done(201);
    };
    post("adjournment", 2, json!({"action": "propose"})).await;
    assert!(dan.get("/g/1").await.text().contains("Ann proposes to adjourn."));
    assert!(bob.get("/g/1").await.text().contains("Ann proposes to adjourn"));
    post("adjournment", 3, json!({"action": "accept", "ply": 0})).await;
    post("seal", 2, json!({"move": "Ng1-f3", "ply": 0})).await;
    let ready = "Ann is ready to resume.";
    assert!(!bob.get("/games").await.text().contains(ready));
    post("resume", 2, json!({})).await;
    assert!(bob.get("/g/1").await.text().contains(ready));
    assert!(bob.get("/games").await.text().contains(ready));
    assert!(ann.get("/g/1").await.text().contains("You are ready to resume."));
}

#[actix_web::test]
async fn board_has_a_caption() {
    let instance = usual();
    let server = Server::of(&instance).await;
    let bob = Browser::of(&server, &instance, "Bob").await;
    let page = bob.get("/g/1").await;
    assert_eq!(page.all("table")[0].all("caption")[0].text(), "Board, with Black below");
}
