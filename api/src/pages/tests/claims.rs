//! Claims by the form of a page. A correct claim ends the game at once, and a wrong one has its cost. A claim that no table
//! here can judge waits for an arbiter.

use app::ports::{Role, StartChoice};
use domain::{GameId, Outcome, Regulations, Span, Start, Termination};
use serde_json::json;
use store::testing::TestInstance;

use super::{
    browser::{Browser, Page},
    desk::{confirmation, regulations, shown},
};
use crate::testing::Server;

const GAME: GameId = GameId(1);

/// Back and forth: White has the array on the board for the third time after the last of them.
const KNIGHTS: [&str; 8] = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];

fn fen(fen: &str) -> Start {
    Start::Fen { fen: fen.into(), chess960: false }
}

async fn table(instance: &TestInstance, start: Start, rules: Regulations) -> Server {
    let carl = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    let start = StartChoice::At(start);
    TestInstance::game_on(&instance.service, carl, ["Ann", "Bob"], start, rules, "Club");
    Server::of(instance).await
}

async fn claimed(browser: &Browser<'_>, basis: &str, announced: &str) -> Page {
    let form = browser.get("/g/1").await.form("/g/1/claim");
    browser.submit(form.with("basis", basis).with("announced", announced)).await
}

/// On the position, and with the move that the player intends (FIDE 9.2, 9.3).
#[actix_web::test]
async fn correct_claims_draw_at_once() {
    let kings = |clock: u8| fen(&format!("7k/8/8/8/8/8/R7/K7 w - - {clock} 80"));
    let (repeated, fifty) = (Termination::ThreefoldRepetition, Termination::FiftyMoves);
    for (start, moves, announced, termination) in [
        (Start::Standard, &KNIGHTS[..], "", repeated),
        (Start::Standard, &KNIGHTS[..7], "Ng8", repeated),
        (kings(98), &["Ra3", "Kg8"][..], "", fifty),
        (kings(98), &["Ra3"][..], "Kg8", fifty),
    ] {
        let instance = TestInstance::new();
        let server = table(&instance, start, Regulations::default()).await;
        let browsers =
            [Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Bob").await];
        for (n, text) in moves.iter().enumerate() {
            let form = browsers[n % 2].get("/g/1").await.form("/g/1/move").with("move", *text);
            assert_eq!(browsers[n % 2].submit(form).await.status(), 303, "{text}");
        }
        let basis = if termination == fifty { "fifty_moves" } else { "threefold_repetition" };
        let sent = claimed(&browsers[moves.len() % 2], basis, announced).await;
        assert_eq!((sent.status(), sent.to()), (303, "/g/1"), "{}", sent.text());
        let state = instance.state(GAME);
        assert_eq!(state.result(), Some((Outcome::Draw, termination)), "{moves:?} {announced}");
        assert_eq!(usize::from(state.ply.0), moves.len(), "an intended move is not played");
        for browser in &browsers {
            let page = browser.get("/g/1").await;
            assert!(page.text().contains("1/2-1/2"), "{}", page.text());
            let left = ["move", "claim", "resign"].map(|act| page.form_to(&format!("/g/1/{act}")).is_some());
            assert_eq!(left, [false; 3]);
        }
    }
}

/// Its move is played, the opponent gains a day, and it stays an offer of a draw (FIDE 9.1.2.3, 9.5.3).
#[actix_web::test]
async fn wrong_claim_has_its_cost() {
    let instance = TestInstance::new();
    let server = table(&instance, Start::Standard, Regulations::default()).await;
    let other = instance.game(domain::PlayerId(1), ["Ann", "Bob"], Regulations::default());
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (ann, bob) = (browser("Ann").await, browser("Bob").await);
    let wrong = claimed(&ann, "fifty_moves", "e4").await;
    assert_eq!(wrong.status(), 200, "it is on record: {}", wrong.text());
    for words in ["The claim is not correct", "the announced move was played."] {
        assert!(wrong.text().contains(words), "{words}: {}", wrong.text());
    }
    let path = format!("/g/{}", other.0);
    let form = ann.get(&path).await.form(&format!("{path}/move")).with("move", "e4");
    assert_eq!(ann.submit(form).await.status(), 303);
    let deadline = |game| instance.state(game).deadline().expect("Black's clock runs");
    assert_eq!(deadline(GAME) - deadline(other), Span::days(1));
    let page = bob.get("/g/1").await;
    assert!(page.text().contains("Your opponent offers a draw."), "{}", page.text());
    let form = page.form("/g/1/draw").with("answer", "accept").with("confirm", "yes");
    assert_eq!(bob.submit(form).await.status(), 303);
    assert_eq!(instance.state(GAME).result(), Some((Outcome::Draw, Termination::Agreement)));
}

#[actix_web::test]
async fn referred_claim_waits_on_desk() {
    let instance = TestInstance::new();
    let rules = regulations(json!({"tablebase": {}}));
    let server = table(&instance, fen("8/8/8/8/8/2k5/8/K6R w - - 0 1"), rules).await;
    let browser = async |name| Browser::of(&server, &instance, name).await;
    let (ann, carl) = (browser("Ann").await, browser("Carl").await);
    assert!(!carl.get("/desk").await.text().contains("Claims"));
    let sent = claimed(&ann, "tablebase_win", "").await;
    assert_eq!((sent.status(), sent.to()), (303, "/g/1"), "{}", sent.text());
    assert_eq!(instance.state(GAME).result(), None);
    for page in [ann.get("/g/1").await, ann.get("/games").await] {
        assert!(page.text().contains("A claim waits for an arbiter."), "{}", page.text());
    }
    let desk = carl.get("/desk").await;
    assert!(desk.text().contains("Claims and requests for adjudication (1)"), "{}", desk.text());
    assert!(desk.answer.text.contains("href=\"/desk/g/1/decide-claim\""), "{}", desk.text());
    let page = shown(&carl, "decide-claim", &[("upheld", "yes"), ("reason", "A rook up")]).await;
    assert_eq!(carl.submit(confirmation(&page, "decide-claim")).await.status(), 303, "{}", page.text());
    let won = Some((Outcome::WhiteWins, Termination::Tablebase));
    assert_eq!(instance.state(GAME).result(), won);
    assert!(carl.get("/desk").await.text().contains("Nothing waits for you."));
}
