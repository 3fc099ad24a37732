//! Moves that a browser seals: the service gets the closed envelope.

use std::collections::BTreeSet;

use actix_web::{http::Method, web::Query};
use age::x25519::Identity;
use app::ports::{EnvelopeTo, Role};
use domain::{GameId, Ply, Regulations, sealing::EnvelopeText};
use serde_json::{Value, json};
use store::{
    envelopes,
    testing::{
        TestInstance,
        chromium::{Chromium, started},
        driver::Driver,
    },
};

use super::{
    browser::Browser,
    chromium::{Socket, check_access, take_session},
    desk::regulations,
    traffic::{check_bodies, found, ways_to_write},
};
use crate::testing::{Server, request};

/// An instance with two players, and three arbiters with keys.
pub(super) struct Hall {
    pub(super) instance: TestInstance,
    pub(super) server: Server,
    pub(super) arbiters: Vec<(i64, Identity)>,
}

impl Hall {
    pub(super) async fn new() -> Self {
        Self::of(TestInstance::new()).await
    }

    pub(super) async fn of(instance: TestInstance) -> Self {
        instance.player("Ann");
        instance.player("Bob");
        let server = Server::of(&instance).await;
        let mut arbiters = Vec::new();
        for name in ["Carl", "Dora", "Emil"] {
            let (id, key) = (instance.add(name, Role::Arbiter).id.0, Identity::generate());
            let body = json!({ "key": key.to_public().to_string() });
            let put = request(Method::PUT, "/v1/me/envelope-key", &format!("arbiter-{id}"), Some(body));
            server.send(put).await.done(204);
            arbiters.push((id, key));
        }
        Self { instance, server, arbiters }
    }

    /// A hall, and the service to the browser in which Ann is signed in.
    pub(super) async fn with_ann_in(browser: &Chromium) -> (Self, Socket) {
        let hall = Self::new().await;
        let ann = Browser::of(&hall.server, &hall.instance, "Ann").await;
        let socket = Socket::of(&hall.instance);
        take_session(browser, &socket, &ann.cookie("__Host-postzug").expect("a session"));
        (hall, socket)
    }

    pub(super) async fn post(&self, game: GameId, act: &str, who: &str, body: Value) -> Value {
        self.server.post(&format!("/v1/games/{}/{act}", game.0), who, body).await.done(201)
    }

    /// A game in which Ann seals the first move, and `needed` of `of` arbiters open it; with none of them the service.
    pub(super) async fn adjourned(&self, of: usize, needed: u8) -> GameId {
        let holders: Vec<i64> = self.arbiters[..of].iter().map(|(id, _)| *id).collect();
        let rules = json!({"adjournment": {"arbiters": holders, "needed": needed}});
        let rules: Regulations = regulations(rules);
        let arranger = domain::PlayerId(self.arbiters[0].0);
        let game = self.instance.game(arranger, ["Ann", "Bob"], rules);
        self.post(game, "adjournment", "player-2", json!({"action": "propose"})).await;
        self.post(game, "adjournment", "player-1", json!({"action": "accept", "ply": 0})).await;
        game
    }

    pub(super) async fn closed(&self, game: GameId) -> Value {
        self.server.get(&format!("/v1/games/{}/envelope", game.0), "player-2").await.done(200)
    }

    /// Opens as `postzug open` does, with the keys of the arbiters in the order that a part names.
    pub(super) fn opened(&self, closed: &str) -> String {
        let (names, part) = envelopes::parts(closed).remove(0);
        let names = if names.is_empty() { vec![self.arbiters[0].0] } else { names };
        let mut content = part.as_bytes().to_vec();
        for name in names {
            let (_, key) = self.arbiters.iter().find(|(id, _)| *id == name).expect("a holder");
            content = envelopes::open(key, &content).expect("it opens").to_vec();
        }
        String::from_utf8(content).expect("text")
    }
}

const ENVELOPE: &str = "return document.querySelector('textarea[name]').value";
const TEXT: &str = "return document.querySelector('[data-part=text]').value";

pub(super) fn seal(chromium: &Driver, socket: &Socket, game: GameId) -> String {
    chromium.open(&format!("{}/g/{}", socket.url, game.0));
    chromium.click(&format!("main a[href='/g/{}/seal']", game.0));
    chromium.wait("return document.querySelector('#seal:not([hidden])')");
    chromium.click("[data-part=move] option[value=g1f3]");
    chromium.click("[data-part=close]");
    chromium.wait(TEXT).as_str().expect("a text").to_owned()
}

/// The move is in nothing that the browser sends, and what it sealed opens.
#[actix_web::test]
async fn sealed_move_never_leaves_browser() {
    let Some(chromium) = started() else { return };
    let (hall, socket) = Hall::with_ann_in(&chromium).await;
    for (of, needed) in [(1, 1), (3, 1), (3, 2), (3, 3), (0, 1)] {
        let game = hall.adjourned(of, needed).await;
        let text = seal(&chromium, &socket, game);
        let envelope = EnvelopeText::parse(&text).expect("the canonical text");
        assert_eq!((envelope.game, envelope.ply, &*envelope.uci), (game, Ply(0), "g1f3"));
        assert_eq!((&*envelope.written, envelope.draw_offer), ("Nf3", false));
        assert_eq!(
            chromium.run("return document.querySelector('[data-part=download]').href.slice(0, 5)"),
            "blob:"
        );
        // A browser without a person may refuse its clipboard; either way the page says what became of the copy.
        chromium.click("[data-part=copy]");
        chromium.wait("return /^(The text is copied|The browser did not copy)/.test(document.querySelector('[data-part=copied]').textContent)");
        chromium.click("form[action$='/seal'] button");
        chromium.wait("return document.body.textContent.includes('Your move is sealed.')");
        let closed = hall.closed(game).await;
        assert_eq!(closed["commitment"], domain::sealing::commitment(&text).to_string());
        if of > 0 {
            assert_eq!(hall.opened(closed["ciphertext"].as_str().expect("text")), text, "{needed} of {of}");
        }
        let state = hall.instance.service.games.game(game).expect("read").expect("a game").row.state;
        let ways = ways_to_write(&state.position, "g1f3");
        check_requests(&chromium, &socket, (&envelope, &ways), closed["ciphertext"].as_str().expect("text"));
        // The page of this game would load itself again while the next one is opened.
        chromium.open("about:blank");
        hall.post(game, "resume", "player-2", json!({})).await;
        if of > 0 {
            let opening = json!({"envelope": text, "reason": "Both are here."});
            hall.post(game, "opening", &format!("arbiter-{}", hall.arbiters[0].0), opening).await;
        }
        let board = hall.server.get(&format!("/v1/games/{}?moves=true", game.0), "player-2").await.done(200);
        assert_eq!(board["ply"], 1, "{board}");
    }
    assert_eq!(chromium.console(), Vec::<String>::new());
}

/// All traffic is recorded: the form is in it, and beside the closed envelope nothing of the move.
fn check_requests(
    chromium: &Chromium,
    socket: &Socket,
    (envelope, ways): (&EnvelopeText, &BTreeSet<String>),
    ciphertext: &str,
) {
    let requests = chromium.requests();
    check_bodies(&requests);
    let sent: Vec<&str> =
        requests.iter().filter_map(|params| params["request"]["postData"].as_str()).collect();
    let [form] = *sent else { panic!("one form: {sent:?}") };
    let Query(fields) = Query::<Vec<(String, String)>>::from_query(form).expect("a form");
    let names: Vec<&str> = fields.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, ["key", "ply", "revision", "envelope"]);
    let own: Value = serde_json::from_str(&fields[3].1).expect("an envelope");
    let members: Vec<&String> = own.as_object().expect("an object").keys().collect();
    assert_eq!(members, ["ciphertext", "commitment", "ply", "revision"]);
    assert_eq!(own["ciphertext"], ciphertext);
    let (_, closed) = form.split_once("&envelope=").expect("the last field");
    let host = socket.url.trim_start_matches("http://");
    let written = found(&requests, ways, &[closed, host, &fields[0].1]);
    assert!(written.is_empty(), "{written:?} of {ways:?} are in {requests:?}");
    for params in &requests {
        let whole = params.to_string().replace(closed, "");
        for secret in ["g1f3", "Nf3", &*envelope.nonce, "postzug sealed move", "written"] {
            assert!(!whole.contains(secret), "{secret} is in {whole}");
        }
    }
}

/// It closes nothing before a move is chosen, and forgets what was closed for another one.
#[actix_web::test]
async fn sealing_page_is_good_for_everybody() {
    let Some(chromium) = started() else { return };
    let (hall, socket) = Hall::with_ann_in(&chromium).await;
    let game = hall.adjourned(3, 2).await;
    let path = format!("{}/g/{}/seal", socket.url, game.0);
    chromium.open(&path);
    chromium.wait("return document.querySelector('#seal:not([hidden])')");
    chromium.click("[data-part=close]");
    chromium.wait("return document.querySelector('[data-part=failed]:not([hidden])')");
    check_access(&chromium, "nothing is chosen");
    seal(&chromium, &socket, game);
    check_access(&chromium, "it is closed");
    chromium.click("[data-part=move] option[value=e2e4]");
    assert_eq!(chromium.run(TEXT), "");
    assert_eq!(chromium.run(ENVELOPE), "");
    assert_eq!(chromium.console(), Vec::<String>::new());
}

/// An envelope that the service refused and sent back is not sent for another move, and neither is a move in clear.
#[actix_web::test]
async fn only_chosen_moves_envelope_is_sent() {
    let Some(chromium) = started() else { return };
    let (hall, socket) = Hall::with_ann_in(&chromium).await;
    let game = hall.adjourned(3, 2).await;
    let text = seal(&chromium, &socket, game);
    let spoil = "const field = document.querySelector('textarea[name]'); field.value = field.value.replace('for: ', 'to: ')";
    chromium.run(spoil);
    let send = "form[action$='/seal'] button";
    chromium.click(send);
    chromium.wait("return document.querySelector('#seal:not([hidden]) [data-part=closed][hidden]')");
    assert!(chromium.run(ENVELOPE).as_str().expect("text").contains("to: "), "it is there to be sent again");
    chromium.requests();
    chromium.click("[data-part=move] option[value=e2e4]");
    assert_eq!(chromium.run(ENVELOPE), "");
    chromium.click(send);
    for clear in ["Nf3", &text] {
        chromium.run(&format!("document.querySelector('textarea[name]').value = {}", json!(clear)));
        chromium.run("document.querySelector('[data-part=failed]').hidden = true");
        chromium.click(send);
        chromium.wait("return document.querySelector('[data-part=failed]:not([hidden])')");
    }
    let requests = chromium.requests();
    assert!(requests.is_empty(), "it sent {requests:?}");
    let game = hall.server.get(&format!("/v1/games/{}", game.0), "player-2").await.done(200);
    assert_eq!(game["adjournment"]["state"], "sealing", "{game}");
}

/// Without scripts the page takes what `postzug seal` closed, and keeps what it refuses but for a move in clear.
#[actix_web::test]
async fn envelope_made_elsewhere_is_sealed() {
    let hall = Hall::new().await;
    let (ann, bob) = (
        Browser::of(&hall.server, &hall.instance, "Ann").await,
        Browser::of(&hall.server, &hall.instance, "Bob").await,
    );
    let game = hall.adjourned(2, 2).await;
    let path = format!("/g/{}/seal", game.0);
    assert!(bob.get(&path).await.text().contains("There is no move of yours to be sealed"));
    let page = ann.get(&path).await;
    assert_eq!(page.all("noscript").len(), 1);
    assert!(page.text().contains("does not protect you from a service"), "{}", page.text());
    let command = "postzug seal --game G1 --ply 0 --revision 0 --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'";
    let blocks: Vec<String> = page.all("pre").iter().map(|block| block.text()).collect();
    assert!(blocks.iter().any(|block| block.starts_with(command)), "{blocks:?}");
    for field in ["select", "textarea", "input"].into_iter().flat_map(|name| page.all(name)) {
        let is_sent = field.attribute("name").is_some();
        assert_ne!(is_sent, field.attribute("data-part").is_some(), "{:?}", field.attribute("data-part"));
    }
    let read = hall.instance.service.games.game(game).expect("read").expect("a game");
    let text =
        EnvelopeText::write(game, &read.row.state, "g1f3", domain::notation::Letters::English, true, [7; 16]);
    let text = text.expect("a move").to_text().expect("a text");
    let keys: Vec<(i64, String)> =
        hall.arbiters[..2].iter().map(|(id, key)| (*id, key.to_public().to_string())).collect();
    let own = |revision: u16| {
        let closed =
            envelopes::close(&EnvelopeTo { keys: keys.clone(), needed: 2, sealer: None }, text.as_bytes())
                .expect("closed");
        let (closed, commitment) =
            (String::from_utf8(closed).expect("text"), domain::sealing::commitment(&text));
        json!({"commitment": commitment, "ciphertext": closed, "ply": 0, "revision": revision}).to_string()
    };
    let good = own(0);
    let in_clear = json!({"commitment": "0".repeat(64), "ciphertext": text, "ply": 0}).to_string();
    let misread = good.replace("for: ", "to: ");
    for (wrong, again) in [
        ("", ""),
        ("Nf3", ""),
        ("{}", ""),
        (&*text, ""),
        (&*in_clear, ""),
        (&*misread, &*misread),
        // The game has changed since: another envelope must be closed.
        (&*own(1), ""),
        (&*good.replace("\"ply\":0", "\"ply\":1"), ""),
    ] {
        let page = ann.submit(ann.get(&path).await.form(&path).with("envelope", wrong)).await;
        assert_eq!((page.status(), &*page.form(&path).fields["envelope"]), (422, again), "{}", page.text());
        for secret in ["postzug sealed move", "nonce: "] {
            assert!(!page.answer.text.contains(secret), "{secret}: {}", page.answer.text);
        }
    }
    // Neither does a page that refuses it before it is read.
    for refused in [
        page.form(&path).with("envelope", &*text).with("ply", "none"),
        page.form(&path).with("envelope", &*text).without("key"),
    ] {
        let page = ann.submit(refused).await;
        assert!(
            page.status() >= 400 && !page.answer.text.contains("postzug sealed move"),
            "{}",
            page.answer.text
        );
    }
    let stranger = Browser::new(&hall.server).submit(page.form(&path).with("envelope", &*text)).await;
    assert!(!stranger.answer.text.contains("postzug sealed move"), "{}", stranger.answer.text);
    let form = ann.get(&path).await.form(&path).with("envelope", &*good);
    // A double click seals once, and is told the same.
    for _ in 0..2 {
        let done = ann.submit(form.clone()).await;
        assert_eq!((done.status(), done.to()), (303, "/g/1?done=sealed"), "{}", done.text());
    }
    let events = hall.server.get("/v1/games/1/events", "player-2").await.done(200)["items"].to_string();
    assert_eq!(events.matches("\"type\":\"sealed\"").count(), 1, "{events}");
    let done = ann.get("/g/1?done=sealed").await;
    assert!(done.text().contains("Your move is sealed."));
    assert_eq!(hall.opened(hall.closed(game).await["ciphertext"].as_str().expect("text")), text);
    assert!(ann.get(&path).await.text().contains("There is no move of yours to be sealed"));
}

/// Another draft may replace the first until a move is sealed, and the clock runs.
#[actix_web::test]
async fn draft_is_replaced_and_sealed() {
    let hall = Hall::new().await;
    let game = hall.adjourned(2, 2).await;
    let ann = Browser::of(&hall.server, &hall.instance, "Ann").await;
    let path = format!("/g/{}/seal", game.0);
    let read = hall.instance.service.games.game(game).expect("read").expect("a game");
    let keys: Vec<(i64, String)> =
        hall.arbiters[..2].iter().map(|(id, key)| (*id, key.to_public().to_string())).collect();
    let text = |written: &str| {
        let letters = domain::notation::Letters::English;
        let text = EnvelopeText::write(game, &read.row.state, written, letters, false, [7; 16]);
        text.expect("a move").to_text().expect("a text")
    };
    let form = ann.get(&path).await.form(&path);
    for (n, written) in ["Nf3", "e4"].into_iter().enumerate() {
        let to = EnvelopeTo { keys: keys.clone(), needed: 2, sealer: None };
        let closed = envelopes::close(&to, text(written).as_bytes()).expect("closed");
        let closed = String::from_utf8(closed).expect("text");
        let commitment = domain::sealing::commitment(&text(written));
        let envelope = json!({"commitment": commitment, "ciphertext": closed, "ply": 0, "revision": 0});
        let form = form.clone().with("envelope", envelope.to_string()).with("key", format!("draft-{n}"));
        let sent = ann.submit(form.with("draft", "keep")).await;
        assert_eq!((sent.status(), sent.to()), (303, &*format!("{path}?done=drafted")), "{}", sent.text());
    }
    let page = ann.get(&format!("{path}?done=drafted")).await;
    assert!(page.text().contains("Your draft is stored.") && page.text().contains("A draft of your move"));
    let state = hall.server.get(&format!("/v1/games/{}", game.0), "player-2").await.done(200);
    assert_eq!(state["adjournment"]["state"], "sealing", "{state}");
    // The page of another tab shows the first draft: what was not seen is not sealed.
    let shown = |written: &str| domain::sealing::commitment(&text(written)).to_string();
    assert!(page.text().contains(&shown("e4")) && !page.text().contains(&shown("Nf3")), "{}", page.text());
    let sealing = form.without("envelope").with("draft", "seal");
    for (key, old) in [("old", Some(shown("Nf3"))), ("none", None)] {
        let sent = old.iter().fold(sealing.clone(), |form, old| form.with("commitment", old.as_str()));
        let stale = ann.submit(sent.with("key", key)).await;
        assert_eq!(stale.status(), 422, "{}", stale.text());
        assert!(stale.text().contains("so nothing was done"), "{}", stale.text());
        assert!(stale.text().contains(&shown("e4")), "{}", stale.text());
        let state = hall.server.get(&format!("/v1/games/{}", game.0), "player-2").await.done(200);
        assert_eq!(state["adjournment"]["state"], "sealing", "{state}");
    }
    let sealed = sealing.with("commitment", shown("e4")).with("key", "seal");
    // A double click seals once, and is told the same.
    for _ in 0..2 {
        let done = ann.submit(sealed.clone()).await;
        assert_eq!(
            (done.status(), done.to()),
            (303, &*format!("/g/{}?done=sealed", game.0)),
            "{}",
            done.text()
        );
    }
    let closed = hall.closed(game).await;
    assert_eq!(hall.opened(closed["ciphertext"].as_str().expect("text")), text("e4"));
    assert_eq!(hall.instance.number("SELECT count(*) FROM envelope"), 1, "the first draft is forgotten");
}

/// A session that ended gives texts back, and no move that may be the sealed one.
#[actix_web::test]
async fn ended_session_shows_no_sealed_move() {
    let hall = Hall::new().await;
    let game = hall.adjourned(3, 2).await;
    let ann = Browser::of(&hall.server, &hall.instance, "Ann").await;
    let form = ann.get(&format!("/g/{}", game.0)).await.form(&format!("/g/{}/messages", game.0));
    let analysis = format!("/g/{}/analysis", game.0);
    let analysis = ann.get(&analysis).await.form(&format!("{analysis}#board"));
    let form = form.with("seat", &*analysis.fields["seat"]);
    let form = form.with("message", "Until tomorrow").with("ply", "0").with("revision", "0");
    // What a form lacks may be told before the end of the session.
    let form = form.with("basis", "threefold_repetition");
    hall.instance.execute("DELETE FROM session").unwrap();
    for (act, field) in
        [("move", "move"), ("claim", "announced"), ("analysis", "tried"), ("analysis", "next")]
    {
        let page =
            ann.submit(form.clone().with(field, "g1h3").moved_to(&format!("/g/{}/{act}", game.0))).await;
        assert_eq!((page.status(), page.kept()), (401, vec!["Until tomorrow".to_owned()]), "{field}");
        assert!(!page.answer.text.contains("g1h3"), "{field}: {}", page.answer.text);
    }
}
