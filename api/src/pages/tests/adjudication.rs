//! Adjudication and withdrawal by forms.

use app::ports::StartChoice;
use domain::{GameId, PlayerId};
use serde_json::json;
use store::testing::TestInstance;

use super::{
    browser::Browser,
    desk::{regulations, table},
};

#[actix_web::test]
async fn unusual_regulations_stand_in_the_game() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({"draws": {"no_draw_before": 30}}))).await;
    instance.game(PlayerId(1), ["Ann", "Bob"], domain::Regulations::default());
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (page, count) in [("/g/1", 1), ("/g/2", 0)] {
        let text = ann.get(page).await.text();
        assert_eq!(
            text.matches("No draw may be agreed before move 30 is completed.").count(),
            count,
            "{text}"
        );
    }
}

#[actix_web::test]
async fn adjudication_is_asked_by_page() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({"adjudication": {}}))).await;
    instance.game(PlayerId(1), ["Ann", "Bob"], domain::Regulations::default());
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (ann, bob) = (browser("Ann").await, browser("Bob").await);
    assert!(!ann.get("/g/2").await.answer.text.contains("/adjudication"), "not in this game");
    let form = ann.get("/g/1").await.form("/g/1/adjudication");
    assert_eq!(form.fields["basis"], "adjudicated_win");
    let empty = ann.submit(form.clone().with("analysis", " ").with("key", "empty")).await;
    assert!(empty.status() == 422 && !empty.refusal().is_empty(), "{}", empty.text());
    let sent = ann.submit(form.clone().with("analysis", "A rook\r\nup.")).await;
    assert_eq!((sent.status(), sent.to()), (303, "/g/1?done=recorded"), "{}", sent.text());
    assert!(ann.get(sent.to()).await.text().contains("A claim waits for an arbiter."));
    // Both hand in analysis now, which the other does not read yet.
    let page = bob.get("/g/1").await;
    assert!(!page.text().contains("A rook"), "{}", page.text());
    let form = page.form("/g/1/adjudication");
    assert!(!form.fields.contains_key("basis"));
    assert_eq!(bob.submit(form.with("analysis", "It is lost.")).await.to(), sent.to());
    assert_eq!(instance.number("SELECT count(*) FROM message WHERE game = 1"), 2);
    assert!(ann.get("/g/1").await.text().contains("A rook\nup."));
}

#[actix_web::test]
async fn withdrawal_is_confirmed_by_page() {
    let instance = TestInstance::new();
    let server = table(&instance, domain::Regulations::default()).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form =
        ann.get("/g/1/withdrawal").await.form("/g/1/withdrawal").with("scope", "all").with("reason", "Ill");
    // It says what becomes of each game, and nothing has happened yet.
    instance.game(PlayerId(1), ["Bob", "Ann"], regulations(json!({"withdrawal": {"then": "adjudicated"}})));
    let text = ann.get("/g/1/withdrawal").await.text();
    for words in [
        "This cannot be undone.",
        "You have 2 games under way here:",
        "G1: against Bob",
        "After this choice: G1 is over, 0-1",
        "G2: against Bob",
        "After this choice: A player has withdrawn; an arbiter decides.",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!instance.state(GameId(1)).is_over());
    let unsure = ann.submit(form.clone()).await;
    assert_eq!((unsure.status(), &*unsure.form("/g/1/withdrawal").fields["reason"]), (422, "Ill"));
    let sent = ann.submit(form.with("confirm", "yes")).await;
    assert_eq!((sent.status(), sent.to()), (303, "/g/1?done=recorded"), "{}", sent.text());
    let game = instance.service.games.game(GameId(1)).expect("read").expect("a game");
    assert!(game.row.state.is_over());
    assert_eq!(instance.number("SELECT count(*) FROM bulk_command"), 1, "the others follow");
}

/// Games elsewhere go on if the player withdraws from this event alone.
#[actix_web::test]
async fn withdrawal_lists_games_by_choice() {
    let instance = TestInstance::new();
    let server = table(&instance, domain::Regulations::default()).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let lists = async || {
        let page = ann.get("/g/1/withdrawal").await;
        let lists =
            page.all("ul").into_iter().filter(|list| list.attribute("class").as_deref() == Some("rows"));
        lists.map(|list| list.all("li").len()).collect::<Vec<_>>()
    };
    assert_eq!(lists().await, [1], "both choices end the same");
    let (start, rules) = (StartChoice::default(), domain::Regulations::default());
    TestInstance::game_on(&instance.service, PlayerId(1), ["Bob", "Ann"], start, rules, "Other");
    assert_eq!(lists().await, [1, 2]);
    let text = ann.get("/g/1/withdrawal").await.text();
    let (event, all) = text.split_once("all my games here").expect("both");
    assert!(event.contains("my games in this event") && event.contains("G1: against Bob"), "{text}");
    assert!(!event.contains("G2: against Bob") && all.contains("G2: against Bob"), "{text}");
}

/// A finished game has no form for it, and the reason from an old form is given back.
#[actix_web::test]
async fn withdrawal_form_is_gone_afterwards() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({"withdrawal": {"then": "adjudicated"}}))).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form =
        ann.get("/g/1/withdrawal").await.form("/g/1/withdrawal").with("scope", "all").with("confirm", "yes");
    assert_eq!(ann.submit(form.clone().with("reason", "Ill")).await.status(), 303);
    let game = instance.service.games.game(GameId(1)).expect("read").expect("a game");
    assert!(!game.row.state.is_over(), "an arbiter decides");
    for name in ["Ann", "Bob"] {
        let page = Browser::of(&server, &instance, name).await.get("/g/1").await;
        assert!(!page.answer.text.contains("/g/1/withdrawal"), "{name}");
    }
    let refused = ann.get("/g/1/withdrawal").await;
    assert!(refused.status() == 409 && refused.forms().iter().all(|(to, _)| !to.contains("withdrawal")));
    let late = ann.submit(form.with("reason", "Still ill").with("key", "late")).await;
    assert_eq!((late.status(), late.kept()), (422, vec!["Still ill".to_owned()]), "{}", late.text());
}

/// Each letter has three bytes, which a form writes with nine, or four and twelve.
#[actix_web::test]
async fn long_analysis_is_taken() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({"adjudication": {}}))).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (key, letter) in [("three", "\u{68cb}"), ("four", "\u{20000}")] {
        let form = ann.get("/g/1").await.form("/g/1/adjudication").with("key", key);
        let sent = ann.submit(form.with("analysis", letter.repeat(20_000))).await;
        assert_eq!((sent.status(), sent.to()), (303, "/g/1?done=recorded"), "{key}: {}", sent.refusal());
    }
    let form = ann.get("/g/1").await.form("/g/1/adjudication").with("key", "more");
    assert_eq!(ann.submit(form.with("analysis", "\u{20000}".repeat(22_000))).await.status(), 413);
}
