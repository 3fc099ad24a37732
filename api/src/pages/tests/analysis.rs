//! The analysis board by buttons of a form, so that no address keeps a line. Its lines are stored for their player.

use std::sync::Arc;

use app::{AnalysisLine, ports::Role};
use domain::{GameId, PlayerId, Regulations, Span};
use serde_json::json;
use store::testing::{Mortal, TestInstance};

use super::{
    browser::{Browser, Element, Form, Page},
    sealing::Hall,
};
use crate::testing::Server;

/// Ann's number.
const ANN: PlayerId = PlayerId(2);

async fn table(instance: &TestInstance) -> Server {
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    assert_eq!(instance.player("Ann"), ANN);
    instance.player("Bob");
    instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    instance.execute("UPDATE player SET notation = 'san'").unwrap();
    Server::of(instance).await
}

/// The line on the board.
fn line(page: &Page) -> String {
    page.form("/g/1/analysis#board").fields["tried"].clone()
}

async fn play(browser: &Browser<'_>, text: &str) {
    let form = browser.get("/g/1").await.form("/g/1/move").with("move", text);
    assert_eq!(browser.submit(form).await.status(), 303, "{text}");
}

fn link(page: &Page, text: &str) -> String {
    let found = page.all("a").into_iter().find(|a| a.text() == text);
    found.and_then(|a| a.attribute("href")).unwrap_or_else(|| panic!("no link {text}: {}", page.text()))
}

/// The form of the board, as its button of this text sends it.
fn press(page: &Page, text: &str) -> Form {
    let form = page.form("/g/1/analysis#board").moved_to("/g/1/analysis");
    let found = page.all("button").into_iter().find(|button| button.text() == text);
    let found = found.unwrap_or_else(|| panic!("no button {text}: {}", page.text()));
    assert_eq!(found.attribute("form").as_deref(), Some("move"), "{text}");
    form.with(&found.attribute("name").unwrap(), found.attribute("value").unwrap())
}

/// The board after the half-moves of the game, with this line typed in place of another.
async fn tried(browser: &Browser<'_>, ply: &str, line: &str) -> Page {
    let page = browser.get(&format!("/g/1/analysis{ply}")).await;
    let form = page.form("/g/1/analysis#board").moved_to("/g/1/analysis");
    browser.submit(form.with("tried", "").with("next", line)).await
}

#[actix_web::test]
async fn moves_are_tried_by_buttons() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    play(&ann, "e4").await;
    let before = instance.number("SELECT count(*) FROM event");
    let page = ann.get(&link(&ann.get("/g/1").await, "Analysis board")).await;
    assert_eq!((page.status(), page.all("table")[0].all("button").len()), (200, 10));
    let page = ann.submit(press(&page, "e5")).await;
    let page = ann.submit(press(&page, "Nf3")).await;
    assert_eq!(line(&page), "e7e5 g1f3");
    for element in page.all("a").into_iter().chain(page.all("form")) {
        let address = element.attribute("href").or_else(|| element.attribute("action")).unwrap_or_default();
        assert!(!["e7e5", "g1f3", "Nf3"].iter().any(|part| address.contains(part)), "{address}");
    }
    for label in ["1... e5", "One move back"] {
        let back = ann.submit(press(&page, label)).await;
        assert_eq!(line(&back), "e7e5", "{label}");
    }
    // On the board: a piece, and its square. What is typed stays.
    let form = press(&page, "One move back").without("keep");
    let page = ann.submit(form.clone().with("from", "b8").with("next", "later")).await;
    let grid = &page.all("table")[0];
    let targets: Vec<_> = grid
        .all("button")
        .iter()
        .filter(|button| button.attribute("name").as_deref() == Some("to"))
        .filter_map(|button| button.attribute("value"))
        .collect();
    assert_eq!(targets, ["b8a6", "b8c6"]);
    assert_eq!(page.form("/g/1/analysis#board").fields["next"], "later");
    let page = ann.submit(form.with("to", "b8c6")).await;
    assert!(page.text().contains("2... Nc6"), "{}", page.text());
    // In any notation.
    let page = tried(&ann, "?ply=0", "5254 e5 Sf3 Nc6").await;
    assert!(!page.refusal().is_empty(), "{}", page.text());
    let page = tried(&ann, "?ply=0", "5254 e5 Nf3").await;
    assert!(page.text().contains("2. Nf3"), "{}", page.text());
    // An address holds no line.
    for other in ["?line=e7e5", "?tried=e7e5&next=Nf3", "?to=e7e5&from=e7", "?ply=x", "?ply=99", "?x=y"] {
        let page = ann.get(&format!("/g/1/analysis{other}")).await;
        assert_eq!((page.status(), line(&page)), (200, "e7e5 g1f3 b8c6".into()), "{other}");
    }
    let form = ann.get("/g/1/analysis").await.form("/g/1/analysis#board").moved_to("/g/1/analysis");
    for (name, nonsense) in
        [("tried", "Ke5"), ("ply", "x"), ("to", "zz"), ("from", "zz"), ("keep", "x"), ("keep", "9")]
    {
        assert_eq!(ann.submit(form.clone().with(name, nonsense)).await.status(), 200, "{name}={nonsense}");
    }
    let page = ann.submit(form.with("tried", "e7e5").with("next", "Ke5")).await;
    assert!(page.text().contains("1... e5") && !page.refusal().is_empty(), "{}", page.text());
    for said in ["The attempt is counted", "keeps running"] {
        assert!(!page.text().contains(said), "{}", page.text());
    }
    assert_eq!(ann.get("/g/99/analysis").await.status(), 404);
    assert_eq!(instance.number("SELECT count(*) FROM event"), before, "nothing is played");
    assert_eq!(instance.number("SELECT count(*) FROM conditional"), 0);
}

/// A pawn that is promoted has several moves to one square.
#[actix_web::test]
async fn promotions_are_told_apart() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let page = tried(&ann, "", "a4 b5 axb5 a6 bxa6 Nc6 a7 h6").await;
    let form = page.form("/g/1/analysis#board").moved_to("/g/1/analysis").with("to", "a7b8");
    assert!(!ann.submit(form).await.text().contains("Which move"), "no such move");
    let page = tried(&ann, "", "a4 b5 axb5 a6 bxa6 Bb7 axb7 h6").await;
    let form = page.form("/g/1/analysis#board").moved_to("/g/1/analysis").with("to", "b7a8");
    let page = ann.submit(form).await;
    assert!(page.text().contains("Which move"), "{}", page.text());
    let page = ann.submit(press(&page, "bxa8=N")).await;
    assert!(page.text().contains("5. bxa8=N"), "{}", page.text());
}

/// A session that ends takes no line along.
#[actix_web::test]
async fn ended_session_keeps_the_line() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = tried(&ann, "", "e4 e5").await.form("/g/1/analysis#board").moved_to("/g/1/analysis");
    instance.clock.advance(Span::days(1));
    instance.execute("DELETE FROM session").unwrap();
    let page = ann.submit(form.with("next", "Nf3 or Bc4")).await;
    assert_eq!(page.status(), 401);
    assert_eq!(page.kept(), ["e2e4 e7e5", "Nf3 or Bc4"]);
    assert_eq!(ann.get("/g/1/analysis").await.to(), "/sign-in?next=/g/1/analysis");
}

#[actix_web::test]
async fn line_becomes_notes_or_a_plan() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    // With the player's own move.
    let page = tried(&ann, "?ply=0", "e4 e5 Nf3").await;
    let page = ann.submit(page.form("/g/1/choose#move").moved_to("/g/1/choose")).await;
    assert!(page.text().contains("Not sent yet: 1. e4"), "{}", page.text());
    let form = page.form("/g/1/move");
    assert_eq!((&*form.fields["move"], &*form.fields["conditions"]), ("e4", "e7e5 g1f3"));
    assert_eq!(ann.submit(form).await.to(), "/g/1?sent=1");
    assert!(ann.get("/g/1").await.text().contains("If 1... e5, then 2. Nf3"));
    // While the opponent thinks.
    let page = tried(&ann, "", "c5 c3").await;
    let page = ann.submit(page.form("/g/1/plan/draft#draft").moved_to("/g/1/plan/draft")).await;
    assert!(page.text().contains("If 1... c5, then 2. c3") && page.text().contains("This is a draft."));
    assert_eq!(instance.number("SELECT count(*) FROM conditional"), 1);
    let sent = ann.submit(page.form("/g/1/plan/save")).await;
    assert_eq!(sent.to(), "/g/1/plan?done=plan_saved", "{}", sent.text());
    let text = ann.get("/g/1").await.text();
    assert!(text.contains("2. c3") && text.contains("2. Nf3"), "{text}");
    let page = tried(&ann, "", "c5").await;
    assert!(page.text().contains("ends with your own move"), "{}", page.text());
    // Into the notes, behind what is there.
    let form = ann.get("/g/1").await.form("/g/1/notes").with("notes", "Sicilian?");
    assert_eq!(ann.submit(form).await.status(), 303);
    let page = tried(&ann, "?ply=0", "e4 c5").await;
    let page = ann.submit(page.form("/g/1/notes/draft")).await;
    assert!(page.text().contains("This text is not saved."), "{}", page.text());
    let form = page.form("/g/1/notes");
    assert_eq!(form.fields["notes"], "Sicilian?\n1. e4 c5");
    assert_eq!(ann.get("/g/1").await.form("/g/1/notes").fields["notes"], "Sicilian?");
    assert_eq!(ann.submit(form).await.status(), 303);
    assert_eq!(ann.get("/g/1").await.form("/g/1/notes").fields["notes"], "Sicilian?\n1. e4 c5");
}

/// The service reads every tried move, so the page warns a player who is to seal one.
#[actix_web::test]
async fn analysis_warns_while_sealing() {
    let hall = Hall::new().await;
    let (sealed, other) = (hall.adjourned(0, 1).await, PlayerId(hall.arbiters[0].0));
    let other = hall.instance.game(other, ["Ann", "Bob"], Regulations::default());
    let browser = async |name| Browser::of(&hall.server, &hall.instance, name).await;
    let (ann, bob) = (browser("Ann").await, browser("Bob").await);
    for is_sealed in [false, true] {
        for (game, browser, guards) in [(sealed, &ann, true), (sealed, &bob, false), (other, &ann, false)] {
            for page in ["", "/analysis", "/notes"] {
                let path = format!("/g/{}{page}", game.0);
                let warns = browser.get(&path).await.text().contains("to the service, which can read it");
                assert_eq!(warns, guards, "{path}, sealed: {is_sealed}");
            }
            let action = format!("/g/{}/analysis", game.0);
            let board = browser.get(&action).await.form(&format!("{action}#board")).moved_to(&action);
            let tried = browser.submit(board.with("next", "Nf3")).await;
            assert_eq!(tried.text().contains("to the service, which can read it"), guards, "a step");
        }
        let page = ann.get(&format!("/g/{}/seal", sealed.0)).await;
        assert_eq!(page.text().contains("to the service, which can read it"), !is_sealed, "{}", page.text());
        if !is_sealed {
            hall.post(sealed, "seal", "player-1", json!({"move": "e4", "ply": 0})).await;
        }
    }
}

/// A line comes back without its tab and on another device, and is nobody else's.
#[actix_web::test]
async fn lines_stay_with_the_game() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    tried(&ann, "", "e4 e5").await;
    let other = Browser::of(&server, &instance, "Ann").await;
    let page = other.get("/g/1/analysis").await;
    assert_eq!((line(&page), page.refusal()), ("e2e4 e7e5".into(), String::new()));
    assert!(page.text().contains("Your lines stay with the game"), "{}", page.text());
    // Another way, and one behind a move of the game.
    let back = other.submit(press(&page, "Position after 0 half-moves")).await;
    assert_eq!(line(&other.get("/g/1/analysis").await), "e2e4 e7e5", "to look back changes nothing");
    other.submit(back.form("/g/1/analysis#board").moved_to("/g/1/analysis").with("next", "d4")).await;
    play(&ann, "e4").await;
    let page = tried(&ann, "", "c5").await;
    let written: Vec<_> = page.all("button").iter().map(Element::text).collect();
    for line in ["1. d4", "1. e4 e5", "1... c5"] {
        assert!(written.iter().any(|button| button == line), "{line}: {written:?}");
    }
    assert_eq!(line(&ann.get("/g/1/analysis").await), "c7c5");
    assert_eq!(line(&ann.get("/g/1/analysis?ply=0").await), "d2d4", "the last one tried");
    let shown = page.form_with("/g/1/analysis#board", "tried", "e2e4 e7e5").moved_to("/g/1/analysis");
    assert_eq!(line(&ann.submit(shown).await), "e2e4 e7e5");
    for name in ["Bob", "Carl"] {
        let browser = Browser::of(&server, &instance, name).await;
        for path in ["/g/1", "/g/1/analysis", "/g/1/analysis?ply=0", "/g/1/plan", "/g/1/notes", "/desk/g/1"] {
            let page = browser.get(path).await.answer.text;
            assert!(
                !["e2e4 e7e5", "1. d4", "1... c5"].iter().any(|part| page.contains(part)),
                "{name} {path}"
            );
        }
    }
    let page = ann.get("/g/1/analysis").await;
    let forgotten = ann.submit(page.form_with("/g/1/analysis/forget", "tried", "c7c5")).await;
    assert_eq!(forgotten.to(), "/g/1/analysis?ply=1&done=line_forgotten");
    let page = ann.get(forgotten.to()).await;
    assert!(page.text().contains("The line is forgotten."), "{}", page.text());
    assert_eq!(line(&page), "");
    for table in ["conditional", "game_note"] {
        assert_eq!(instance.number(&format!("SELECT count(*) FROM {table}")), 0, "{table}");
    }
}

/// Moves that a reader without a side tries are stored by nobody.
#[actix_web::test]
async fn lines_of_others_are_lost() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let carl = Browser::of(&server, &instance, "Carl").await;
    let page = tried(&carl, "", "e4 e5").await;
    assert_eq!((line(&page), page.refusal()), ("e2e4 e7e5".into(), String::new()));
    assert!(page.text().contains("Nothing of it is played, saved or shown"), "{}", page.text());
    assert_eq!(instance.number("SELECT count(*) FROM game_analysis"), 0);
}

/// A line from moves that were taken back is shown as it was stored, and what cannot be read is replaced.
#[actix_web::test]
async fn broken_lines_are_told() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let broken = AnalysisLine { ply: 0, moves: vec!["e7e5".into()] };
    instance.service.games.keep_line(GameId(1), ANN, broken).unwrap().unwrap();
    let page = ann.get("/g/1/analysis").await;
    assert!(page.refusal().is_empty() && page.text().contains("e7e5"), "{}", page.text());
    assert_eq!(line(&page), "");
    instance.execute("UPDATE game_analysis SET player = 3").unwrap();
    let bob = Browser::of(&server, &instance, "Bob").await;
    let page = bob.get("/g/1/analysis").await;
    assert!(page.text().contains("Your lines cannot be read."), "{}", page.text());
    tried(&bob, "", "e4").await;
    assert_eq!(line(&bob.get("/g/1/analysis").await), "e2e4");
}

#[actix_web::test]
async fn unstored_line_is_shown() {
    let mut instance = TestInstance::new();
    let ledger = Arc::new(Mortal::new(instance.store.clone()));
    instance.service = TestInstance::service_with(ledger.clone(), &instance.clock);
    let server = table(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let form = ann.get("/g/1/analysis").await.form("/g/1/analysis#board").moved_to("/g/1/analysis");
    ledger.fail_next(1);
    let page = ann.submit(form.with("next", "e4 e5")).await;
    assert_eq!((page.status(), &*line(&page), &*page.refusal()), (200, "e2e4 e7e5", "The storage failed."));
    assert_eq!(instance.number("SELECT count(*) FROM game_analysis"), 0);
    let page = ann.submit(press(&page, "Nf3")).await;
    assert_eq!((&*line(&page), page.refusal().is_empty()), ("e2e4 e7e5 g1f3", true));
    assert_eq!(line(&ann.get("/g/1/analysis").await), "e2e4 e7e5 g1f3");
}
