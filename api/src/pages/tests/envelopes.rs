//! Forms about an envelope: the reading of a doubtful move, the text that was kept, and its publication.

use actix_web::http::Method;
use app::ports::{EnvelopeTo, StartChoice};
use domain::{
    GameId, PlayerId, Start,
    notation::{Letters, split_offer},
    sealing::EnvelopeText,
};
use serde_json::{Value, json};
use store::{
    envelopes,
    testing::{TestInstance, chromium::started},
};

use super::{
    browser::{Browser, Page},
    chromium::{Socket, check_access, take_session},
    desk::regulations,
    sealing::Hall,
};
use crate::testing::request;

/// Two knights reach e2.
const KNIGHTS: &str = "7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1";

impl Hall {
    /// A game in which Ann sealed a move that has several readings, and Bob chooses one.
    pub(super) async fn doubtful(&self, fen: &str, written: &str) -> GameId {
        let (holder, key) = &self.arbiters[0];
        let rules = json!({"adjournment": {"arbiters": [holder], "ambiguous": "opponent_chooses"}});
        let start = StartChoice::At(Start::Fen { fen: fen.into(), chess960: false });
        let service = &self.instance.service;
        let arranger = PlayerId(*holder);
        let players = ["Ann", "Bob"];
        let game = TestInstance::game_on(service, arranger, players, start, regulations(rules), "");
        self.post(game, "adjournment", "player-2", json!({"action": "propose"})).await;
        self.post(game, "adjournment", "player-1", json!({"action": "accept", "ply": 0})).await;
        let state = service.games.game(game).expect("read").expect("a game").row.state;
        let legal = state.position.uci(state.position.legal_moves()[0]);
        let text = EnvelopeText::write(game, &state, &legal, Letters::English, false, [7; 16]);
        let (written, draw_offer) = split_offer(written);
        let text = EnvelopeText { written, uci: String::new(), draw_offer, ..text.expect("a move") };
        let text = text.to_text().expect("a text");
        let to = EnvelopeTo { keys: vec![(*holder, key.to_public().to_string())], needed: 1, sealer: None };
        let closed = envelopes::close(&to, text.as_bytes()).expect("closed");
        let ciphertext = String::from_utf8(closed).expect("text");
        let commitment = domain::sealing::commitment(&text);
        let own = json!({"commitment": commitment, "ciphertext": ciphertext, "ply": 0});
        self.post(game, "envelope", "player-1", own).await;
        self.post(game, "resume", "player-2", json!({})).await;
        self.post(game, "opening", &format!("arbiter-{holder}"), json!({ "envelope": text })).await;
        game
    }

    /// A game whose envelope an arbiter cannot open, with the text that its sealer must show.
    pub(super) async fn missing(&self) -> (GameId, String) {
        let game = self.sealed(1).await;
        let text = self.opened(self.closed(game).await["ciphertext"].as_str().expect("text"));
        let missing = json!({"action": "declare_missing", "reason": "Hello there"});
        let arbiter = format!("arbiter-{}", self.arbiters[0].0);
        self.post(game, "envelope/decisions", &arbiter, missing).await;
        (game, text)
    }

    /// A game that was given up while the envelope was closed. Arbiters hold it, or the service if there are none.
    pub(super) async fn given_up(&self, holders: usize) -> GameId {
        let game = self.sealed(holders).await;
        self.post(game, "resign", "player-2", json!({"confirm": true})).await;
        game
    }

    pub(super) async fn sealed(&self, holders: usize) -> GameId {
        let game = self.adjourned(holders, 1).await;
        self.post(game, "seal", "player-1", json!({"move": "Nf3", "ply": 0})).await;
        game
    }

    async fn read(&self, game: GameId) -> Value {
        self.server.get(&format!("/v1/games/{}", game.0), "player-2").await.done(200)
    }

    async fn browsers(&self) -> (Browser<'_>, Browser<'_>) {
        let browser = async |name| Browser::of(&self.server, &self.instance, name).await;
        (browser("Ann").await, browser("Bob").await)
    }
}

fn has_form(page: &Page, action: &str) -> bool {
    page.all("form").iter().any(|form| form.attribute("action").as_deref() == Some(action))
}

#[actix_web::test]
async fn reading_is_chosen_by_form() {
    let hall = Hall::new().await;
    let game = hall.doubtful(KNIGHTS, "Ne2 (=)").await;
    let (ann, bob) = hall.browsers().await;
    let (path, action) = (format!("/g/{}", game.0), format!("/g/{}/reading", game.0));
    let games = bob.get("/games").await.text();
    let (waiting, _others) = games.split_once("Waiting for your opponents").unwrap_or((&games, ""));
    assert!(waiting.contains("The sealed move can mean more than one move, and you choose."), "{games}");
    let page = bob.get(&path).await;
    for words in [
        "Ann had sealed \"Ne2\", which has more than one reading. Ann offered a draw.",
        "knight from c1 to e2",
        "knight from g1 to e2",
        "After this choice: Your move by",
    ] {
        assert!(page.text().contains(words), "{words}: {}", page.text());
    }
    let form = page.form(&action);
    assert!(!form.fields.contains_key("move"), "nothing is chosen yet");
    // Its author, the arbiter and everybody else read it, and do not choose.
    let theirs = ann.get(&path).await;
    assert!(
        theirs.text().contains("knight from g1 to e2") && !has_form(&theirs, &action),
        "{}",
        theirs.text()
    );
    assert!(theirs.text().contains("and Bob chooses."), "{}", theirs.text());
    let carl = Browser::of(&hall.server, &hall.instance, "Carl").await;
    let desk = carl.get(&format!("/desk{path}")).await;
    assert!(desk.text().contains("and Bob chooses."), "{}", desk.text());
    assert!(!has_form(&carl.get(&path).await, &action));
    let envelope = carl.get(&format!("/desk{path}/envelope")).await;
    assert_eq!(envelope.status(), 200);
    assert!(!envelope.answer.text.contains("/envelope/open"), "it is open already");
    // The board shows a reading, and nothing is played.
    let look = bob.get(&format!("{path}?reading=g1e2")).await;
    let square = |page: &Page, name: &str| {
        let found =
            page.all("td").into_iter().find(|td| td.attribute("data-square").as_deref() == Some(name));
        found.expect("a square").text()
    };
    assert!(square(&look, "e2").contains("knight") && !square(&look, "g1").contains("knight"));
    assert_eq!(look.form(&action).fields["move"], "g1e2", "it is marked");
    assert_eq!(hall.read(game).await["ply"], 0);
    for nonsense in ["a1b2", "c1", ""] {
        let page = bob.get(&format!("{path}?reading={nonsense}")).await;
        assert_eq!(page.status(), 200);
        assert!(square(&page, "g1").contains("knight"), "{nonsense}");
    }
    // Refusals change nothing.
    let unchosen = bob.submit(form.clone()).await;
    assert_eq!(unchosen.status(), 422);
    assert!(unchosen.refusal().contains("choose one of the readings"), "{}", unchosen.refusal());
    let foreign = ann.submit(form.clone().with("move", "g1e2").with("key", "foreign")).await;
    assert!(foreign.status() == 422 && !foreign.refusal().is_empty(), "{}", foreign.text());
    let other = bob.submit(form.clone().with("move", "a1b2").with("key", "other")).await;
    assert!(other.status() == 422 && other.refusal().contains("one of the readings"), "{}", other.refusal());
    assert_eq!(hall.read(game).await["ply"], 0);
    // A double click chooses once, and is told the same.
    let done = format!("{path}?done=reading_chosen");
    for _ in 0..2 {
        let sent = bob.submit(form.clone().with("move", "g1e2")).await;
        assert_eq!((sent.status(), sent.to()), (303, &*done), "{}", sent.text());
    }
    let page = bob.get(&done).await;
    assert!(page.text().contains("The sealed move counts as the move you chose."), "{}", page.text());
    assert!(page.text().contains("Your move by") && !has_form(&page, &action), "{}", page.text());
    assert_eq!(bob.get(&action).await.to(), path, "a reload of the form");
    // Another tab still shows the form.
    let stale = bob.submit(form.with("move", "c1e2").with("key", "stale")).await;
    assert!(stale.status() == 422 && !stale.refusal().is_empty(), "{}", stale.text());
    let board = hall.read(game).await;
    assert_eq!(
        (&board["ply"], board["fen"].as_str().map(|fen| fen.contains("/K1N5 "))),
        (&json!(1), Some(true)),
        "{board}"
    );
    let moves = hall.server.get(&format!("/v1/games/{}/moves", game.0), "player-1").await.done(200);
    assert!(moves.to_string().contains(r#""draw_offer":true"#), "{moves}");
}

#[actix_web::test]
async fn readings_tell_how_games_end() {
    let hall = Hall::new().await;
    let game = hall.doubtful("7k/4P3/6K1/8/8/8/8/8 w - - 0 1", "e8").await;
    let (_ann, bob) = hall.browsers().await;
    let (path, action) = (format!("/g/{}", game.0), format!("/g/{}/reading", game.0));
    let page = bob.get(&path).await;
    let fieldset = page.all("fieldset").remove(0).text().replace('\u{a0}', " ");
    for words in ["queen", "rook", "bishop", "knight", "1-0", "1/2-1/2"] {
        assert!(fieldset.contains(words), "{words}: {fieldset}");
    }
    let sent = bob.submit(page.form(&action).with("move", "e7e8n")).await;
    assert_eq!(sent.status(), 303, "{}", sent.text());
    assert!(bob.get(&path).await.text().contains("1/2-1/2"));
}

#[actix_web::test]
async fn kept_text_is_shown_by_form() {
    let hall = Hall::new().await;
    let (game, text) = hall.missing().await;
    let (ann, bob) = hall.browsers().await;
    let (path, action) = (format!("/g/{}", game.0), format!("/g/{}/opening", game.0));
    assert!(ann.get("/games").await.text().contains("show the text that you sealed."));
    assert!(!has_form(&bob.get(&path).await, &action));
    let form = ann.get(&path).await.form(&action);
    let other = text.replace("Nf3", "Nh3");
    let refused = ann.submit(form.clone().with("envelope", &*other).with("key", "other")).await;
    assert!(refused.status() == 422 && !refused.refusal().is_empty(), "{}", refused.text());
    assert!(!refused.answer.text.contains("Nh3"), "it may be a secret: {}", refused.answer.text);
    let foreign = bob.submit(form.clone().with("envelope", &*text).with("key", "foreign")).await;
    assert_eq!(foreign.status(), 422, "{}", foreign.text());
    assert_eq!(hall.read(game).await["ply"], 0);
    // As a browser sends what was pasted.
    let pasted = text.trim_end().replace('\n', "\r\n");
    let effect = ann.submit(form.with("envelope", &*pasted)).await;
    assert_eq!(effect.status(), 200, "{}", effect.text());
    for words in ["Nothing is recorded yet.", "Clocks now", "Clocks afterwards"] {
        assert!(effect.text().contains(words), "{words}: {}", effect.text());
    }
    assert!(!effect.answer.text.contains("g1f3"), "no text: {}", effect.answer.text);
    assert_eq!(hall.read(game).await["ply"], 0);
    let confirm = effect.form(&action);
    let stolen = bob.submit(confirm.clone().with("key", "stolen")).await;
    assert_eq!(stolen.status(), 400, "it is encrypted for its reader: {}", stolen.text());
    for _ in 0..2 {
        let sent = ann.submit(confirm.clone()).await;
        assert_eq!((sent.status(), sent.to()), (303, &*format!("{path}?done=recorded")), "{}", sent.text());
    }
    assert_eq!(hall.read(game).await["ply"], 1);
}

/// A text on record that cannot be read is no page without it.
#[actix_web::test]
async fn unreadable_text_is_a_failure() {
    let hall = Hall::new().await;
    let game = hall.doubtful(KNIGHTS, "Ne2").await;
    let (_ann, bob) = hall.browsers().await;
    let on = if hall.instance.is_on_postgres() { " ON event" } else { "" };
    hall.instance.execute(&format!("DROP TRIGGER event_never_updated{on}")).unwrap();
    hall.instance.execute("UPDATE event SET body = replace(body, 'written: ', 'writing: ')").unwrap();
    assert_eq!(bob.get(&format!("/g/{}", game.0)).await.status(), 500);
    let asked = request(Method::POST, &format!("/g/{}/ask", game.0), "", None)
        .insert_header(("Accept", "application/json"))
        .insert_header(("Sec-Fetch-Site", "same-origin"))
        .set_form([("move", "last")]);
    assert_eq!(bob.send(asked).await.status(), 500);
}

#[actix_web::test]
async fn envelope_is_published_by_both() {
    let hall = Hall::new().await;
    let (ann, bob) = hall.browsers().await;
    for holders in [0, 1] {
        let game = hall.given_up(holders).await;
        let (path, action) = (format!("/g/{}", game.0), format!("/g/{}/publication", game.0));
        let form = ann.get(&path).await.form(&action);
        let unsure = ann.submit(form.clone()).await;
        assert!(unsure.status() == 422 && unsure.refusal().contains("not agreed"), "{}", unsure.refusal());
        let form = form.with("confirm", "yes");
        for _ in 0..2 {
            assert_eq!(ann.submit(form.clone()).await.to(), format!("{path}?done=recorded"));
        }
        let page = ann.get(&path).await;
        assert!(
            page.text().contains("You agreed to publish") && !has_form(&page, &action),
            "{}",
            page.text()
        );
        let page = bob.get(&path).await;
        assert!(page.text().contains("Ann agreed to publish"), "{}", page.text());
        assert_eq!(bob.submit(page.form(&action).with("confirm", "yes")).await.status(), 303);
        if holders > 0 {
            assert!(!bob.get(&path).await.text().contains("Nf3"));
            let opening = format!("{path}/opening");
            assert!(!has_form(&bob.get(&path).await, &opening));
            let text = hall.opened(hall.closed(game).await["ciphertext"].as_str().expect("text"));
            let form = ann.get(&path).await.form(&opening).with("envelope", text);
            let effect = ann.submit(form).await;
            assert_eq!(ann.submit(effect.form(&opening)).await.status(), 303);
        }
        let page = bob.get(&path).await;
        assert!(page.text().contains("Ann had sealed Nf3."), "{}", page.text());
        assert!(!has_form(&page, &action));
    }
}

#[actix_web::test]
async fn envelope_forms_are_good_for_everybody() {
    let Some(chromium) = started() else { return };
    let hall = Hall::new().await;
    let doubtful = hall.doubtful("7k/4P3/6K1/8/8/8/8/8 w - - 0 1", "e8").await;
    let ((missing, _), over) = (hall.missing().await, hall.given_up(0).await);
    let socket = Socket::of(&hall.instance);
    let (ann, bob) = hall.browsers().await;
    for (browser, path, name) in [
        (&bob, format!("/g/{}", doubtful.0), "reading"),
        (&bob, format!("/g/{}?reading=e7e8q", doubtful.0), "reading-shown"),
        (&ann, format!("/g/{}", doubtful.0), "reading-of-opponent"),
        (&ann, format!("/g/{}", missing.0), "text-kept"),
        (&ann, format!("/g/{}", over.0), "publication"),
    ] {
        take_session(&chromium, &socket, &browser.cookie("__Host-postzug").expect("a session"));
        chromium.open(&format!("{}{path}", socket.url));
        check_access(&chromium, name);
    }
    // Two taps: the reading, and the button.
    take_session(&chromium, &socket, &bob.cookie("__Host-postzug").expect("a session"));
    chromium.screen(320, 640, "light");
    chromium.open(&format!("{}/g/{}", socket.url, doubtful.0));
    chromium.click("input[value=e7e8n]");
    chromium.click("form[action$='/reading'] button");
    chromium.wait("return document.body.textContent.includes('counts as the move you chose')");
    assert_eq!(chromium.console(), Vec::<String>::new());
}
