use app::ports::Role;
use domain::{ArbiterRules, Regulations, Span};
use serde_json::json;
use store::testing::TestInstance;

use super::browser::{Browser, Page};
use crate::testing::Server;

pub(super) async fn table(instance: &TestInstance) -> Server {
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    Server::of(instance).await
}

/// A draw ends the game, so it is accepted with the box alone.
#[actix_web::test]
async fn draw_is_accepted_when_sure() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "e4").with("draw_offer", "yes");
    ann.submit(form).await;
    let accept = bob.get("/g/1").await.form("/g/1/draw").with("answer", "accept");
    let unsure = bob.submit(accept.clone()).await;
    assert_eq!(unsure.status(), 422);
    assert!(unsure.refusal().contains("You have not accepted"), "{}", unsure.refusal());
    assert!(unsure.form_of_button("accept").is_some(), "it is asked again");
    assert_eq!(instance.number("SELECT count(*) FROM game WHERE ended_at IS NOT NULL"), 0);
    assert_eq!(bob.submit(accept.with("confirm", "yes")).await.status(), 303);
    assert!(bob.get("/g/1").await.text().contains("½-½") || bob.get("/g/1").await.text().contains("1/2-1/2"));
}

/// A game from the start to checkmate, with no more than forms and links.
#[actix_web::test]
async fn two_browsers_play_to_mate() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let bob = Browser::of(&server, &instance, "Bob").await;
    let form = ann.get("/new").await.form("/new").with("opponent", "Nobody").with("colour", "white");
    let refused = ann.submit(form).await;
    assert_eq!((refused.status(), refused.form("/new").fields["opponent"].as_str()), (422, "Nobody"));
    let form = refused.form("/new");
    assert_eq!(form.fields["colour"], "white");
    assert_eq!(ann.offer(form.with("opponent", "bob")).await.to(), "/seeks?done=challenged");
    let page = bob.get("/seeks").await;
    assert!(page.text().contains("Ann: 5 days for each move; Ann plays White"), "{}", page.text());
    let begun = bob.submit(page.form("/seeks/1").with("answer", "accept")).await;
    assert_eq!(begun.to(), "/g/1");
    let page = ann.get("/games").await;
    assert!(page.text().contains("Your move by Sat 2026-01-10 10:00 +00:00, in 5 d."), "{}", page.text());
    for (browser, text) in [(&ann, "f3"), (&bob, "5755"), (&ann, "g2g4"), (&bob, "Qh4#")] {
        let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
        let sent = browser.submit(form).await;
        assert_eq!(sent.status(), 303, "{text}: {}", sent.refusal());
        let page = browser.get(sent.to()).await;
        assert!(page.text().contains("is recorded"), "{text}: {}", page.text());
    }
    let page = ann.get("/g/1").await;
    assert!(page.text().contains("0-1") && page.all("form").len() == 2, "{}", page.answer.text);
    let page = ann.get("/games/finished").await;
    assert!(page.text().contains("Ann - Bob: 0-1"), "{}", page.text());
    let pgn = ann.get("/g/1/pgn").await;
    assert!(pgn.answer.text.contains("2. g4"), "{}", pgn.answer.text);
}

/// Two clicks: the piece, its square. Nothing is played before the form is sent.
#[actix_web::test]
async fn board_chooses_and_form_sends() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let page = ann.get("/g/1").await;
    let grid = &page.all("table")[0];
    assert_eq!((grid.all("tr").len(), grid.all("td").len()), (9, 65));
    let buttons = grid.all("button");
    assert_eq!(buttons.len(), 10, "eight pawns and two knights");
    assert_eq!(buttons[8].attribute("aria-label").as_deref(), Some("b1, white knight"));
    let page = ann.get("/g/1?from=e2").await;
    let grid = &page.all("table")[0];
    let targets: Vec<_> = grid
        .all("button")
        .iter()
        .filter(|button| button.attribute("name").as_deref() == Some("to"))
        .filter_map(|button| button.attribute("value"))
        .collect();
    assert_eq!(targets, ["e2e4", "e2e3"]);
    let pressed: Vec<_> = grid
        .all("button")
        .iter()
        .filter(|button| button.attribute("aria-pressed").is_some())
        .filter_map(|button| button.attribute("value"))
        .collect();
    assert_eq!(pressed, ["e2"]);
    // What is written beside the move stays.
    let form = page.form("/g/1/move").with("message", "Hello & welcome").with("draw_offer", "yes");
    let chosen = ann.submit(form.with("to", "e2e4").moved_to("/g/1/choose")).await;
    assert_eq!(chosen.status(), 200, "{}", chosen.answer.text);
    let form = chosen.form("/g/1/move");
    assert_eq!([&form.fields["move"], &form.fields["message"]], ["5254", "Hello & welcome"]);
    assert!(chosen.all("input").iter().any(|input| input.attribute("checked").is_some()), "the offer stays");
    assert!(ann.get("/g/1?from=e5").await.text().contains("cannot be played here"));
    // However often it is loaded.
    for _ in 0..2 {
        let page = ann.get("/g/1?move=e2e4").await;
        assert!(page.text().contains("Not sent yet: 1. 5254"), "{}", page.text());
        assert_eq!(page.form("/g/1/move").fields["move"], "5254");
    }
    assert_eq!(instance.number("SELECT ply FROM game"), 0);
    let form = ann.get("/g/1?move=e2e4").await.form("/g/1/move");
    assert_eq!(ann.submit(form).await.to(), "/g/1?sent=1");
    let page = ann.get("/g/1?sent=1").await;
    assert!(page.text().contains("Your move 1. 5254 is recorded."), "{}", page.text());
    assert_eq!(page.all("table")[0].all("button").len(), 0);
    for nonsense in ["?from=e9", "?move=zz", "?move=e2e4", "?ply=400", "?ply=x", "?sent=9", "?done=x"] {
        assert_eq!(ann.get(&format!("/g/1{nonsense}")).await.status(), 200, "{nonsense}");
    }
    let bob = Browser::of(&server, &instance, "Bob").await;
    let page = bob.get("/g/1?ply=1").await;
    assert!(page.all("table")[0].all("button").len() == 10 && !page.text().contains("Position after"));
    let page = bob.get("/g/1?ply=0").await;
    assert!(page.text().contains("Position after 0 half-moves"), "{}", page.text());
    assert_eq!(page.all("table")[0].all("button").len(), 0, "the past is looked at");
}

#[actix_web::test]
async fn promotion_asks_which_piece() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    let start = domain::Start::Fen { fen: "7k/P7/8/8/8/8/8/K7 w - - 0 1".into(), chess960: false };
    let start = app::ports::StartChoice::At(start);
    TestInstance::game_on(&instance.service, arbiter, ["Ann", "Bob"], start, Regulations::default(), "");
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let page = ann.get("/g/1?move=a7a8").await;
    let radios: Vec<_> = page
        .all("input")
        .iter()
        .filter(|input| input.attribute("type").as_deref() == Some("radio"))
        .filter_map(|input| input.attribute("value"))
        .collect();
    assert_eq!(radios.len(), 4);
    assert!(page.text().contains(": queen") && page.text().contains(": knight"), "{}", page.text());
    for radio in &radios {
        assert!(radio.starts_with("1718"), "{radio}");
    }
    let form = page.form("/g/1/move").with("move", &*radios[3]);
    assert_eq!(ann.submit(form).await.to(), "/g/1?sent=1");
}

#[actix_web::test]
async fn double_click_plays_once() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "e4");
    let first = ann.submit(form.clone()).await;
    let again = ann.submit(form.clone()).await;
    assert_eq!((first.status(), first.to()), (again.status(), again.to()));
    assert_eq!(instance.number("SELECT ply FROM game"), 1);
    let other = ann.submit(form.with("move", "d4")).await;
    assert_eq!(other.status(), 422, "another request under the key of the form");
    let form = ann.get("/g/1").await.form("/g/1/messages").with("message", "Hello");
    ann.submit(form.clone()).await;
    ann.submit(form).await;
    assert_eq!(instance.number("SELECT count(*) FROM message"), 1);
    let shown = ann.submit(ann.get("/new").await.form("/new")).await;
    assert_eq!(instance.number("SELECT count(*) FROM challenge"), 0, "it is only shown");
    let offer = shown.form("/new");
    ann.submit(offer.clone()).await;
    ann.submit(offer).await;
    assert_eq!(instance.number("SELECT count(*) FROM challenge"), 1);
}

#[actix_web::test]
async fn refused_move_stays_to_be_corrected() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann
        .get("/g/1")
        .await
        .form("/g/1/move")
        .with("move", "<Ke5>")
        .with("message", "Hello & welcome")
        .with("draw_offer", "yes");
    let page = ann.submit(form).await;
    assert_eq!(page.status(), 422);
    assert!(page.all("input").iter().any(|input| input.attribute("checked").is_some()), "the offer stays");
    assert!(!page.refusal().is_empty());
    let form = page.form("/g/1/move");
    assert_eq!((form.fields["move"].as_str(), form.fields["message"].as_str()), ("<Ke5>", "Hello & welcome"));
    assert_eq!(ann.submit(form.with("move", "e4")).await.status(), 303);
    for broken in ["key", "ply", "move"] {
        let form = ann
            .get("/g/1")
            .await
            .form("/g/1/messages")
            .with("ply", "1")
            .with("revision", "0")
            .with("move", "e5");
        let page = ann.submit(form.without(broken).moved_to("/g/1/move")).await;
        assert_eq!(page.status(), 400, "{broken}: {}", page.answer.text);
    }
}

/// A page from before the opponent's move plays nothing.
#[actix_web::test]
async fn stale_page_plays_nothing() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let stale =
        ann.get("/g/1").await.form("/g/1/move").with("move", "d4").with("conditions", "d5 c4\nNf6 Nc3");
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let page = ann.submit(stale.clone().with("key", "waits").with("message", "Hello")).await;
    assert_eq!(
        (page.status(), page.kept()),
        (422, vec!["d4".into(), "d5 c4\nNf6 Nc3".to_owned()]),
        "no form of a move"
    );
    assert_eq!(page.form("/g/1/messages").fields["message"], "Hello");
    let page = ann.submit(stale.clone().without("move").with("to", "d2d4").moved_to("/g/1/choose")).await;
    assert_eq!((page.status(), page.kept()), (200, vec!["d5 c4\nNf6 Nc3".to_owned()]));
    bob.submit(bob.get("/g/1").await.form("/g/1/move").with("move", "e5")).await;
    let page = ann.submit(stale).await;
    assert_eq!(page.status(), 422);
    assert!(page.answer.text.contains("/problems/wrong_ply"), "{}", page.refusal());
    assert_eq!(
        page.form("/g/1/move").fields["move"],
        "",
        "what was meant for another position is not offered for this one"
    );
    assert_eq!(page.form("/g/1/move").fields["conditions"], "");
    assert_eq!(page.kept(), ["d4", "d5 c4\nNf6 Nc3"], "and is not lost");
    assert_eq!(instance.number("SELECT ply FROM game"), 2);
}

/// After moves were taken back the board has as many half-moves as the page showed, and is another one.
#[actix_web::test]
async fn reversed_page_fills_no_form() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    let rules = ArbiterRules { takeback: true, ..ArbiterRules::default() };
    let regulations = Regulations { arbiter: rules, ..Regulations::default() };
    instance.game(arbiter, ["Ann", "Bob"], regulations);
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let stale = ann.get("/g/1").await.form("/g/1/move").with("move", "d4").with("draw_offer", "yes");
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let back = json!({"act": {"kind": "take_back", "to": 0}, "reason": "A slip."});
    server.post("/v1/games/1/acts", "arbiter-1", back).await.done(201);
    let page = ann.submit(stale.with("key", "late")).await;
    assert!(page.answer.text.contains("/problems/other_line"), "{}", page.refusal());
    let form = page.form("/g/1/move");
    assert_eq!((form.fields["move"].as_str(), form.fields.get("draw_offer")), ("", None));
    assert_eq!(page.kept(), ["d4"], "and it is not lost");
    assert_eq!(instance.number("SELECT ply FROM game"), 0);
}

#[actix_web::test]
async fn ended_session_plays_nothing() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "e4");
    let form = form.with("message", "Hello").with("conditions", "e5 Nf3");
    instance.clock.advance(Span::days(1));
    instance.execute("DELETE FROM session").unwrap();
    let page = ann.submit(form).await;
    assert_eq!((page.status(), page.kept()), (401, ["e5 Nf3", "Hello", "e4"].map(str::to_owned).to_vec()));
    assert!(page.answer.text.contains("/sign-in?next=/g/1"), "{}", page.answer.text);
    assert!(page.text().contains("nothing was done"), "{}", page.text());
    assert_eq!(instance.number("SELECT ply FROM game"), 0);
}

#[actix_web::test]
async fn strangers_look_and_do_nothing() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    instance.player("Dan");
    let (ann, dan) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Dan").await);
    let page = ann.get("/g/1").await;
    let forms = [
        page.form("/g/1/move").with("move", "e4"),
        page.form("/g/1/resign").with("confirm", "yes"),
        page.form("/g/1/messages").with("message", "Hello"),
        page.form("/g/1/claim"),
        page.form("/g/1/messages")
            .with("ply", "0")
            .with("revision", "0")
            .with("answer", "accept")
            .moved_to("/g/1/draw"),
    ];
    for form in forms {
        let page = dan.submit(form).await;
        assert_eq!(page.status(), 422, "{}", page.answer.text);
    }
    ann.submit(page.form("/g/1/messages").with("message", "Only for Bob").with("key", "other")).await;
    let page = dan.get("/g/1").await;
    assert_eq!(page.status(), 200);
    assert!(!page.text().contains("Only for Bob"), "{}", page.text());
    assert_eq!(page.all("form").len(), 1, "signing out");
    assert_eq!(page.all("table")[0].all("button").len(), 0);
    assert_eq!(instance.number("SELECT ply FROM game"), 0);
}

#[actix_web::test]
async fn offers_and_resignation() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let form = ann.get("/g/1").await.form("/g/1/move").with("move", "e4").with("draw_offer", "yes");
    ann.submit(form.with("message", "A draw? <b>")).await;
    let page = bob.get("/games").await;
    assert!(page.text().contains("Your opponent offers a draw. There is a message."), "{}", page.text());
    assert!(!ann.get("/games").await.text().contains("There is a message."), "it is her own");
    let page = bob.get("/g/1").await;
    assert!(page.text().contains("A draw? <b>"), "{}", page.text());
    let unsure = bob.submit(page.form("/g/1/resign")).await;
    assert_eq!(unsure.status(), 422);
    assert!(unsure.refusal().contains("not resigned"), "{}", unsure.refusal());
    let declined = bob.submit(page.form("/g/1/draw").with("answer", "decline")).await;
    assert_eq!(declined.to(), "/g/1?done=declined", "{}", declined.answer.text);
    assert!(bob.get(declined.to()).await.text().contains("You declined the draw."));
    let late = page.form("/g/1/draw").with("answer", "accept").with("confirm", "yes");
    let late = bob.submit(late.with("key", "other")).await;
    assert_eq!(late.status(), 422);
    assert!(late.refusal().contains("not offered a draw"), "{}", late.refusal());
    let page = bob.get("/g/1").await;
    let form =
        page.form("/g/1/claim").with("key", "refused").with("basis", "fifty_moves").with("announced", "Ke4");
    let refused = bob.submit(form).await;
    assert_eq!(refused.status(), 422, "{}", refused.text());
    let form = refused.form("/g/1/claim");
    assert_eq!([&form.fields["basis"], &form.fields["announced"]], ["fifty_moves", "Ke4"]);
    let opened = |page: &Page| page.all("details").iter().filter(|it| it.attribute("open").is_some()).count();
    assert_eq!((opened(&page), opened(&refused)), (0, 1));
    let cost =
        "The opponent gains one day for the next move when a claim is wrong. You cannot take a claim back.";
    assert!(page.text().contains(cost), "{}", page.text());
    let wrong = bob.submit(page.form("/g/1/claim").with("key", "wrong")).await;
    assert!(wrong.text().contains("You have made a wrong claim on this move"), "{}", wrong.text());
    let claimed = bob.submit(page.form("/g/1/claim").with("announced", "e5")).await;
    assert!(claimed.text().contains("not correct"), "{} {}", claimed.status(), claimed.text());
    assert!(claimed.text().contains("the announced move was played."), "{}", claimed.text());
    assert!(!claimed.text().contains("draw_offer"), "no names of fields: {}", claimed.text());
    let page = ann.get("/g/1").await;
    let gone = ann.submit(page.form("/g/1/resign").with("confirm", "yes")).await;
    assert_eq!(gone.to(), "/g/1", "{}", gone.answer.text);
    assert!(ann.get("/g/1").await.text().contains("0-1"));
}

/// A player may resign before the resumption too (FIDE Guidelines I.6), and the envelope stays shut.
#[actix_web::test]
async fn adjourned_game_is_resigned() {
    for name in ["Ann", "Bob"] {
        let instance = TestInstance::new();
        let server = table(&instance).await;
        let browser = Browser::of(&server, &instance, name).await;
        let post = async |act: &str, player: u8, body: serde_json::Value| {
            server.post(&format!("/v1/games/1/{act}"), &format!("player-{player}"), body).await.done(201);
        };
        post("adjournment", 2, json!({"action": "propose"})).await;
        post("adjournment", 3, json!({"action": "accept", "ply": 0})).await;
        post("seal", 2, json!({"move": "Nf3", "ply": 0})).await;
        let form = browser.get("/g/1").await.form("/g/1/resign");
        let unsure = browser.submit(form.clone()).await;
        assert_eq!(unsure.status(), 422, "{}", unsure.text());
        assert_eq!(browser.submit(form.with("confirm", "yes")).await.status(), 303);
        let text = browser.get("/g/1").await.text();
        assert!(text.contains(if name == "Ann" { "0-1" } else { "1-0" }), "{name}: {text}");
        assert!(!text.contains("Nf3"), "{text}");
    }
}

/// It is in no page and in no refusal, before and after it is sealed.
#[actix_web::test]
async fn sealed_move_is_on_no_page() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let (ann, bob) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await);
    let early = ann.get("/g/1").await.form("/g/1/move").with("move", "Ng1-f3");
    let post = async |act: &str, player: u8, body: serde_json::Value| {
        server.post(&format!("/v1/games/1/{act}"), &format!("player-{player}"), body).await.done(201);
    };
    post("adjournment", 2, json!({"action": "propose"})).await;
    post("adjournment", 3, json!({"action": "accept", "ply": 0})).await;
    let looks = async || {
        for browser in [&ann, &bob] {
            for path in ["/g/1", "/g/1?ply=0", "/g/1?from=g1", "/g/1?move=g1f3", "/games", "/g/1/pgn"] {
                let page = browser.get(path).await;
                for spelling in ["Nf3", "g1f3", "7163", "Ng1-f3"] {
                    assert!(
                        !page.answer.text.contains(spelling),
                        "{path} shows {spelling}: {}",
                        page.answer.text
                    );
                }
            }
        }
    };
    let page = ann.get("/g/1").await;
    assert!(page.text().contains("You must seal the next move."), "{}", page.text());
    assert_eq!(page.all("table")[0].all("button").len(), 0);
    let refused = ann.submit(early).await;
    assert_eq!(refused.status(), 422, "{}", refused.answer.text);
    assert!(!refused.answer.text.contains("Ng1-f3"), "{}", refused.answer.text);
    looks().await;
    post("seal", 2, json!({"move": "Ng1-f3", "ply": 0})).await;
    looks().await;
    assert!(bob.get("/games").await.text().contains("The game is adjourned."));
}
