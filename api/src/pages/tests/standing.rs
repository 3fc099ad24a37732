//! Adjourned games on pages and over HTTP: what state they are in, and the press that asks first.

use domain::{GameId, PlayerId, Span};
use serde_json::{Value, json};

use super::{
    browser::{Browser, Page},
    desk::{confirmation, regulations, shown},
    sealing::Hall,
};

#[track_caller]
fn check_says(page: &Page, words: &[&str]) {
    for words in words {
        assert!(page.text().contains(words), "{words}: {}", page.text());
    }
}

async fn adjourned(hall: &Hall, rules: Value) -> GameId {
    adjourned_under(hall, json!({"adjournment": rules})).await
}

async fn adjourned_under(hall: &Hall, rules: Value) -> GameId {
    let arbiter = PlayerId(hall.arbiters[0].0);
    let game = hall.instance.game(arbiter, ["Ann", "Bob"], regulations(rules));
    hall.post(game, "adjournment", "player-2", json!({"action": "propose"})).await;
    hall.post(game, "adjournment", "player-1", json!({"action": "accept", "ply": 0})).await;
    game
}

async fn seal(hall: &Hall, game: GameId) {
    hall.post(game, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
}

/// Each reads it as it is for them, and a program gets the same.
#[actix_web::test]
async fn adjournment_is_described_to_each() {
    let hall = Hall::new().await;
    let browser = async |name| Browser::of(&hall.server, &hall.instance, name).await;
    let (ann, bob, carl) = (browser("Ann").await, browser("Bob").await, browser("Carl").await);
    let game = adjourned(&hall, json!({})).await;
    let path = format!("/g/{}", game.0);
    check_says(&ann.get(&path).await, &["You must seal the next move. Your clock runs until it is sealed."]);
    check_says(
        &bob.get(&path).await,
        &["Ann must seal the next move.", "The game then rests for 14 d at most."],
    );
    seal(&hall, game).await;
    let sealed = [
        "You sealed move 1, and no clock runs.",
        "The game resumes when Bob is ready, at the latest on Mon 2026-01-19 10:00",
        "The service then opens the envelope. The sealed move is played, and the clock of Bob runs.",
        "You can say now that you are ready to resume. Until the envelope is opened you can offer a draw or resign.",
    ];
    check_says(&ann.get(&path).await, &sealed);
    let replies =
        ["Ann sealed move 1", "You have not said that you are ready", "when you are ready, at the latest"];
    check_says(&bob.get(&path).await, &replies);
    let desk = carl.get(&format!("/desk{path}")).await;
    check_says(&desk, &["Ann sealed move 1", "The game resumes when Bob is ready"]);
    assert!(!desk.text().contains("You can say now"), "{}", desk.text());
    let body = hall.server.get(&format!("/v1/games/{}", game.0), "player-2").await.done(200);
    let adjournment = &body["adjournment"];
    assert_eq!(
        (&adjournment["next"], &adjournment["next_by"]["ms"]),
        (&json!("ready_replier"), &adjournment["resume_at"]["ms"])
    );
    let says: Vec<&str> =
        adjournment["says"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(says.contains(&"You have not said that you are ready to resume."), "{says:?}");
}

/// The row of an adjourned game.
async fn row(browser: &Browser<'_>) -> String {
    let page = browser.get("/games").await;
    let mut rows = page.all("li").into_iter().map(|row| row.text().replace('\u{a0}', " "));
    rows.find(|row| row.contains("against")).expect("a game")
}

/// Each player reads in the list of games who seals or has sealed, and the next step.
#[actix_web::test]
async fn games_list_says_next_step() {
    let hall = Hall::new().await;
    let browser = async |name| Browser::of(&hall.server, &hall.instance, name).await;
    let (ann, bob) = (browser("Ann").await, browser("Bob").await);
    let check = async |browser, says: &[&str], not: &str| {
        let row = row(browser).await;
        for words in says {
            assert!(row.contains(words), "{words}: {row}");
        }
        assert!(!row.contains(not), "{not}: {row}");
    };
    let game = adjourned(&hall, json!({"check_in": true, "default_days": 2})).await;
    let then = "Once the move is sealed, no clock runs.";
    check(&ann, &["You must seal the next move.", then], "draft").await;
    check(&bob, &["Ann must seal the next move.", then], "You must").await;
    hall.post(game, "seal", "player-1", json!({"move": "d4", "ply": 0, "draft": true})).await;
    check(&ann, &["Your draft is in the envelope."], "d4").await;
    check(&bob, &["Ann must seal the next move."], "draft").await;
    seal(&hall, game).await;
    let both = "If both players are ready before Mon 2026-01-19 10:00";
    check(&ann, &["The game is adjourned. You sealed move 1, and no clock runs.", both], "e4").await;
    let sealed = "The game is adjourned. Ann sealed move 1, and no clock runs.";
    check(&bob, &[sealed, both, "otherwise you lose the game by default"], "e4").await;
    hall.post(game, "resume", "player-2", json!({})).await;
    check(&ann, &["Bob is ready to resume.", "You have not said that you are ready"], "e4").await;
    check(&bob, &["You are ready to resume."], "e4").await;
    hall.instance.clock.advance(Span::days(14) + Span::hours(1));
    hall.instance.service.time.tick().expect("the time");
    check(&bob, &["Ann has not come"], "e4").await;
}

/// A withdrawal leaves the game to an arbiter, so that the adjournment is not described; it is marked all the same.
#[actix_web::test]
async fn desk_marks_withdrawn_adjournment() {
    let hall = Hall::new().await;
    let game = adjourned_under(&hall, json!({"withdrawal": {"then": "adjudicated"}})).await;
    seal(&hall, game).await;
    hall.post(game, "withdrawal", "player-1", json!({"confirm": true, "scope": "event"})).await;
    let marks = ["The game is adjourned.", "A player has withdrawn; an arbiter decides."];
    for (name, path) in [("Ann", "/g"), ("Carl", "/desk/g")] {
        let reader = Browser::of(&hall.server, &hall.instance, name).await;
        check_says(&reader.get(&format!("{path}/{}", game.0)).await, &marks);
    }
}

#[actix_web::test]
async fn resumption_is_confirmed_first() {
    let hall = Hall::new().await;
    let game = adjourned(&hall, json!({})).await;
    seal(&hall, game).await;
    let path = format!("/g/{}", game.0);
    let events = || hall.instance.state(game).events;
    let before = events();
    let ann = Browser::of(&hall.server, &hall.instance, "Ann").await;
    let asked = ann.submit(ann.get(&path).await.form_of_button("resume").expect("a form")).await;
    assert_eq!((asked.status(), events()), (200, before), "{}", asked.text());
    check_says(
        &asked,
        &["Neither clock changes by this alone.", "You are ready to resume.", "Clocks afterwards"],
    );
    let sent = ann.submit(asked.form_of_button("resume").expect("a form")).await;
    assert_eq!((sent.to(), events()), (&*format!("{path}?done=recorded"), before + 1), "{}", sent.text());

    let bob = Browser::of(&hall.server, &hall.instance, "Bob").await;
    let asked = bob.submit(bob.get(&path).await.form_of_button("resume").expect("a form")).await;
    assert_eq!((asked.status(), events()), (200, before + 1), "{}", asked.text());
    check_says(
        &asked,
        &["The sealed move is played at once, and your clock runs.", "You cannot take this back."],
    );
    assert!(!asked.answer.text.contains("e2e4") && !asked.text().contains("e4"), "{}", asked.text());
    assert_eq!(bob.submit(asked.form_of_button("resume").expect("a form")).await.status(), 303);
    check_says(&bob.get(&path).await, &["Your move by"]);
    let late = bob.submit(asked.form_of_button("resume").expect("a form").with("key", "late")).await;
    assert_eq!(late.status(), 422, "{}", late.text());
}

/// A page that says what is no longer so confirms nothing.
#[actix_web::test]
async fn changed_game_shows_new_effect() {
    let hall = Hall::new().await;
    let game = adjourned(&hall, json!({"check_in": true, "default_days": 2})).await;
    seal(&hall, game).await;
    let path = format!("/g/{}", game.0);
    let ann = Browser::of(&hall.server, &hall.instance, "Ann").await;
    let asked = ann.submit(ann.get(&path).await.form_of_button("resume").expect("a form")).await;
    hall.post(game, "resume", "player-2", json!({})).await;
    let before = hall.instance.state(game);
    let stale = ann.submit(asked.form_of_button("resume").expect("a form")).await;
    let state = hall.instance.state(game);
    assert_eq!((stale.status(), state.events), (422, before.events), "{}", stale.text());
    assert_eq!(state.clock, before.clock);
    check_says(&stale, &["The game has changed since the effect was shown", "Clocks now"]);
    let sent = ann.submit(stale.form_of_button("resume").expect("a form")).await;
    assert_eq!(sent.to(), format!("{path}?done=recorded"), "{}", sent.text());
}

/// With check-in the clock of an absent player runs, and both read it.
#[actix_web::test]
async fn absent_player_is_described() {
    let hall = Hall::new().await;
    let game = adjourned(&hall, json!({"check_in": true, "default_days": 2})).await;
    seal(&hall, game).await;
    let path = format!("/g/{}", game.0);
    let browser = async |name| Browser::of(&hall.server, &hall.instance, name).await;
    let both = [
        "If both players are ready before Mon 2026-01-19 10:00",
        "Otherwise your clock runs from",
        "otherwise you lose the game by default",
    ];
    check_says(&browser("Bob").await.get(&path).await, &both);
    hall.instance.clock.advance(Span::days(14) + Span::hours(1));
    hall.instance.service.time.tick().expect("the time");
    check_says(
        &browser("Bob").await.get(&path).await,
        &["The game has resumed, and you have not come. Your clock runs until"],
    );
    check_says(
        &browser("Ann").await.get(&path).await,
        &["The game has resumed, and Bob has not come. Their clock runs until"],
    );
}

/// It stays on the desk until the arbiter answers, also where the clocks are right.
#[actix_web::test]
async fn questioned_clocks_wait_for_arbiter() {
    let hall = Hall::new().await;
    let carl = Browser::of(&hall.server, &hall.instance, "Carl").await;
    let game = hall.instance.game(PlayerId(hall.arbiters[0].0), ["Ann", "Bob"], regulations(json!({})));
    assert_eq!(game, GameId(1));
    hall.post(game, "adjournment", "player-2", json!({"action": "propose"})).await;
    hall.post(game, "adjournment", "player-1", json!({"action": "accept", "ply": 0})).await;
    seal(&hall, game).await;
    hall.post(game, "resume", "player-2", json!({})).await;
    assert!(carl.get("/desk").await.text().contains("Nothing waits for you."));
    hall.post(game, "clocks/question", "player-2", json!({})).await;
    hall.post(game, "moves", "player-2", json!({"move": "e5", "ply": 1})).await;
    let page = carl.get("/desk").await;
    check_says(&page, &["Questioned clocks (1)", "Bob reported wrong clocks on Mon 2026-01-05 10:00"]);
    assert!(page.answer.text.contains("/desk/g/1/correct-clocks"), "{}", page.text());
    check_says(&carl.get("/desk/g/1").await, &["Bob reported wrong clocks on"]);
    let queue =
        async || hall.server.get("/v1/arbiter/questions", "arbiter-3").await.done(200)["items"].clone();
    let waits = queue().await;
    assert_eq!(
        (&waits[0]["by"], &waits[0]["since"]["utc"]),
        (&json!("black"), &json!("2026-01-05T10:00:00Z"))
    );
    assert_eq!(hall.server.get("/v1/arbiter/questions", "player-1").await.code(), "not_an_arbiter");
    let bob = Browser::of(&hall.server, &hall.instance, "Bob").await;
    check_says(&bob.get("/g/1").await, &["You reported wrong clocks to the arbiter."]);
    // The form confirms the clocks if it is sent as it is.
    let before = hall.instance.state(game).clock;
    let page = shown(&carl, "correct-clocks", &[("reason", "They are right")]).await;
    assert_eq!(carl.submit(confirmation(&page, "correct-clocks")).await.status(), 303, "{}", page.text());
    assert_eq!(hall.instance.state(game).clock, before);
    assert_eq!(queue().await, json!([]));
    assert!(carl.get("/desk").await.text().contains("Nothing waits for you."));
    assert!(!bob.get("/g/1").await.text().contains("You reported wrong clocks"));
    let verified = hall.instance.service.ops.verify_all().expect("read");
    assert!(verified.faults.is_empty(), "{:?}", verified.faults);
}
