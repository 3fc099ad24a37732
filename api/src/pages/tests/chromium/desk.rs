//! The arbiter's desk.

use age::x25519::Identity;
use domain::{GameId, PlayerId, Span};
use serde_json::{Value, json};
use store::testing::chromium::{self, Chromium};

use super::{
    super::{desk::regulations, opening::decrypt, sealing::Hall},
    Socket, check_access, is_quiet, sign_in,
};

/// Carl's browser at the desk.
struct Desk<'a> {
    browser: &'a Chromium,
}

impl Desk<'_> {
    fn open(&self) {
        self.browser.click("header a[href='/desk']");
        self.browser.wait("return location.pathname === '/desk'");
    }

    /// Goes from the queue to an act by its link, and back.
    #[track_caller]
    fn settle(&self, game: GameId, act: &str, choices: &[&str], reason: &str) {
        let (browser, path) = (self.browser, format!("/desk/g/{}", game.0));
        browser.click(&format!("main a[href='{path}/{act}']"));
        browser.wait(&format!("return location.pathname === '{path}/{act}'"));
        check_access(browser, &format!("desk {act}"));
        for choice in choices {
            browser.click(&format!("main option[value='{choice}']"));
        }
        if !reason.is_empty() {
            browser.write("main textarea[name=reason]", reason);
        }
        browser.click("main form button");
        browser.wait("return document.querySelector('#after') !== null");
        let shown = browser.text("main");
        for words in ["Nothing is recorded yet", reason, "Clocks now", "Clocks afterwards"] {
            assert!(shown.contains(words), "{act}: {words}: {shown}");
        }
        check_access(browser, &format!("desk {act} shown"));
        browser.click("form[action$='/confirm'] button");
        self.is_recorded(game);
    }

    /// Decrypts an envelope with a key, and opens it.
    fn read_envelope(&self, game: GameId, key: &Identity) {
        let (browser, path) = (self.browser, format!("/desk/g/{}", game.0));
        browser.click(&format!("main a[href='{path}/envelope']"));
        browser.wait("return document.querySelector('#opening:not([hidden])')");
        decrypt(browser, key);
        let text = browser.wait("return document.querySelector('form textarea[name=envelope]').value");
        assert!(text.as_str().expect("a text").contains("\nuci: g1f3\n"), "{text}");
        browser.write("main textarea[name=reason]", OPENING);
        let open = "form[action$='/envelope/open'] button";
        browser.click(open);
        browser.wait("return document.querySelector('#after') !== null");
        let shown = browser.text("main");
        assert!(shown.contains(OPENING) && shown.contains("Clocks afterwards"), "{shown}");
        check_access(browser, "desk envelope shown");
        browser.click(open);
        self.is_recorded(game);
    }

    #[track_caller]
    fn is_recorded(&self, game: GameId) {
        self.browser.wait(&format!("return location.pathname === '/desk/g/{}'", game.0));
        let shown = self.browser.text("main");
        assert!(shown.contains("It is recorded."), "{shown}");
        self.open();
    }

    /// The lists that are left.
    #[track_caller]
    fn holds(&self, lists: &[&str]) {
        let left = self
            .browser
            .run("return [...document.querySelectorAll('main h2')].map(list => list.textContent)");
        assert_eq!(left, json!(lists));
    }
}

/// Games that wait for Carl.
struct Waiting {
    flag: GameId,
    envelope: GameId,
    claim: GameId,
    appeal: GameId,
    withdrawal: GameId,
}

impl Waiting {
    async fn new(hall: &Hall) -> Self {
        let [carl, dora] = [0, 1].map(|index| hall.arbiters[index].0);
        let arrange =
            |by: i64, rules: Value| hall.instance.game(PlayerId(by), ["Ann", "Bob"], regulations(rules));
        let flag = arrange(carl, json!({"flags": "by_arbiter"}));
        hall.instance.clock.advance(Span::days(400));
        hall.instance.service.time.tick().expect("the time");
        let envelope = hall.adjourned(1, 1).await;
        hall.post(envelope, "seal", "player-1", json!({"move": "Nf3", "ply": 0})).await;
        let claim = arrange(carl, json!({"adjudication": {}}));
        let analysis = json!({"seeks": "win", "analysis": "A rook up."});
        hall.post(claim, "adjudication", "player-1", analysis).await;
        let appeal = arrange(dora, json!({}));
        let warning = json!({"act": {"kind": "warn", "side": "black"}, "reason": "Silence."});
        let warned = hall.post(appeal, "acts", &format!("arbiter-{dora}"), warning).await;
        let act = format!("acts/{}/appeal", warned["version"]);
        hall.post(appeal, &act, "player-2", json!({"message": "I was not told."})).await;
        let withdrawal = arrange(carl, json!({"withdrawal": {"then": "adjudicated"}}));
        let ill = json!({"confirm": true, "scope": "event", "reason": "I am ill."});
        hall.post(withdrawal, "withdrawal", "player-2", ill).await;
        Self { flag, envelope, claim, appeal, withdrawal }
    }

    /// Checks the event of each act, with its reason, by the API, and the whole record.
    async fn are_settled(&self, hall: &Hall) {
        let carl = json!({"id": hall.arbiters[0].0, "kind": "arbiter"});
        for (game, kind, reason) in [
            (self.envelope, "opened", OPENING),
            (self.flag, "ended", ""),
            (self.claim, "act", CLAIM),
            (self.appeal, "appeal_decided", APPEAL),
            (self.withdrawal, "act", WITHDRAWAL),
        ] {
            let path = format!("/v1/games/{}/events", game.0);
            let events = hall.server.get(&path, "player-1").await.done(200)["items"].clone();
            let events = events.as_array().expect("events");
            let is_wanted = |item: &&Value| item["event"]["type"] == kind && item["actor"] == carl;
            let found = events.iter().filter(is_wanted).filter(|item| item.to_string().contains(reason));
            assert_eq!(found.count(), 1, "{kind}: {events:?}");
        }
        let verified = hall.instance.service.ops.verify_all().expect("read");
        assert_eq!((verified.games, verified.faults.len()), (5, 0), "{:?}", verified.faults);
    }
}

const OPENING: &str = "Both are here.";
const CLAIM: &str = "White wins a rook.";
const APPEAL: &str = "The notice was lost.";
const WITHDRAWAL: &str = "White is better.";

/// Works until nothing waits. The key that opens the envelope is Carl's.
#[actix_web::test]
async fn arbiter_works_through_queue() {
    let Some(browser) = chromium::started() else { return };
    let hall = Hall::new().await;
    let waiting = Waiting::new(&hall).await;
    let socket = Socket::of(&hall.instance);
    sign_in(&browser, &socket, &hall.instance, "Carl");
    let desk = Desk { browser: &browser };
    desk.open();
    check_access(&browser, "desk full");
    let claims = "Claims and requests for adjudication (1)";
    let lists = ["Envelopes (1)", "Flags (1)", claims, "Appeals (1)", "Withdrawals (1)"];
    desk.holds(&lists);
    desk.read_envelope(waiting.envelope, &hall.arbiters[0].1);
    desk.holds(&lists[1..]);
    for (settled, (game, act, choices, reason)) in [
        (waiting.flag, "claim-flag", &[][..], ""),
        (waiting.claim, "decide-claim", &["yes"], CLAIM),
        (waiting.appeal, "decide-appeal", &["yes"], APPEAL),
        (waiting.withdrawal, "adjudicate", &["1-0"], WITHDRAWAL),
    ]
    .into_iter()
    .enumerate()
    {
        desk.settle(game, act, choices, reason);
        desk.holds(&lists[settled + 2..]);
    }
    assert!(browser.text("main").contains("Nothing waits for you."), "{}", browser.text("main"));
    is_quiet(&browser);
    waiting.are_settled(&hall).await;
}
