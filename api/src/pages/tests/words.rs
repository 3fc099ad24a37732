//! Words in the field for a move.

use actix_web::http::Method;
use serde_json::{Value, json};
use store::testing::TestInstance;

use super::{
    browser::{Browser, Page},
    play::table,
    sealing::Hall,
};
use crate::testing::request;

/// The answer beside the field.
fn answer(page: &Page) -> String {
    let said = page.all("p").into_iter().find(|p| p.attribute("id").as_deref() == Some("answer"));
    said.map_or_else(String::new, |said| said.text().replace('\u{a0}', " "))
}

async fn ask(browser: &Browser<'_>, word: &str) -> Page {
    let form = browser.get("/g/1").await.form("/g/1/move");
    browser.submit(form.with("move", word).with("message", "Hello")).await
}

#[actix_web::test]
async fn words_are_answered_and_play_nothing() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for (word, said) in [
        ("where knights", "White: Knights b1 g1. Black: Knights b8 g8."),
        ("p N", "White: Knights b1 g1. Black: Knights b8 g8."),
        ("file e", "White: King e1, Pawn e2. Black: King e8, Pawn e7."),
        ("s 2", "White: Pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: none."),
        ("last", "No move has been made."),
        ("o", "Your opponent is Bob."),
        ("draw", "the box to offer a draw is marked, and the offer goes with your move."),
        ("resign", "You have not resigned: mark the box to confirm that you lose the game."),
        ("resign yes", "You have not resigned: mark the box to confirm that you lose the game."),
    ] {
        let page = ask(&ann, word).await;
        assert_eq!(page.status(), 200, "{word}");
        assert!(answer(&page).contains(said), "{word}: {}", answer(&page));
        let form = page.form("/g/1/move");
        assert_eq!([&form.fields["move"], &form.fields["message"]], ["", "Hello"], "{word}");
        assert_eq!(form.fields.contains_key("draw_offer"), word == "draw", "{word}");
        let open = page.all("details").iter().filter(|details| details.attribute("open").is_some()).count();
        assert_eq!(open, usize::from(word.starts_with("resign")), "{word}");
        assert!(!page.form("/g/1/resign").fields.contains_key("confirm"), "{word}");
    }
    let clocks = answer(&ask(&ann, "status").await);
    assert!(clocks.contains("Your move by") && clocks.contains("White Ann:"), "{clocks}");
    assert_eq!(instance.number("SELECT version FROM game"), 1);
    assert_eq!(ask(&ann, "e4").await.status(), 303);
    // A waiting player asks in a separate field.
    let page = ann.get("/g/1").await;
    let form = page.form("/g/1/ask");
    let said = ann.submit(form.clone().with("move", "l")).await;
    assert_eq!(answer(&said), "The last move was 1. 5254.");
    let unknown = ann.submit(form.clone().with("move", "e5")).await;
    assert!(
        unknown.status() == 422 && unknown.refusal().contains("not one of the words"),
        "{}",
        unknown.text()
    );
    let later = ann.submit(form.with("move", "draw")).await;
    assert!(answer(&later).contains("it is not your move now"), "{}", answer(&later));
    assert_eq!(instance.number("SELECT ply FROM game"), 1);
}

/// While a game is adjourned a draw is offered with a button of its own.
#[actix_web::test]
async fn adjourned_draw_names_its_button() {
    let hall = Hall::new().await;
    let game = hall.adjourned(0, 1).await;
    let bob = Browser::of(&hall.server, &hall.instance, "Bob").await;
    hall.post(game, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
    let page = bob.get(&format!("/g/{}", game.0)).await;
    assert!(page.form_of_button("offer_draw").is_some(), "{}", page.text());
    let form = page.form(&format!("/g/{}/ask", game.0)).with("move", "draw");
    assert_eq!(answer(&bob.submit(form).await), "Offer a draw");
}

/// Each language has its words, as by mail.
#[actix_web::test]
async fn words_of_own_language_are_answered() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    instance.execute("UPDATE player SET language = 'de', letters = 'german'").unwrap();
    let ann = Browser::of(&server, &instance, "Ann").await;
    for word in ["wo Springer", "p S", "where knight"] {
        let said = answer(&ask(&ann, word).await);
        assert!(said.contains("b1 g1") && said.contains("b8 g8") && !said.contains("a1"), "{word}: {said}");
    }
    assert!(answer(&ask(&ann, "Linie e").await).contains("e1"));
    assert_eq!(ask(&ann, "Sf3").await.status(), 303, "a move in German letters");
}

/// A script gets texts, or nothing where the form is to be sent.
#[actix_web::test]
async fn scripts_get_answers_as_texts() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let asked = async |word: &str| {
        let asked = request(Method::POST, "/g/1/ask", "", None)
            .insert_header(("Accept", "application/json"))
            .insert_header(("Sec-Fetch-Site", "same-origin"))
            .set_form([("move", word)]);
        ann.send(asked).await.answer
    };
    let said = asked("rank 1").await;
    assert!(said.text.contains("King e1") && said.header("content-type") == "application/json");
    for other in ["e4", "resign", "draw", "Ke5"] {
        assert_eq!(asked(other).await.status, 204, "{other}");
    }
    assert_eq!(instance.number("SELECT version FROM game"), 1);
    instance.execute("UPDATE player SET notation = 'announced'").unwrap();
    assert_eq!(ask(&ann, "e4").await.status(), 303);
    let said = json!([["The last move was 1. ", null], ["Eva zwei Eva vier", "de"], [".", null]]);
    assert_eq!(serde_json::from_str::<Value>(&asked("last").await.text).unwrap(), said);
}
