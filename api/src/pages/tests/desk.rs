//! The arbiter's desk: who reaches it, and acts that are shown before they are done.

use actix_web::http::Method;
use app::ports::Role;
use domain::{Ply, Regulations, Span};
use serde_json::{Value, json};
use store::testing::TestInstance;

use super::browser::{Browser, Form, Page};
use crate::testing::{Server, request};

/// Acts that an arbiter can take in each game that goes on.
pub(super) const ALWAYS: [&str; 10] = [
    "warn",
    "give-time",
    "take-time",
    "correct-clocks",
    "adjudicate",
    "forfeit",
    "cancel",
    "replay",
    "annul",
    "grant-leave",
];

pub(super) const ACTS: [&str; 24] = [
    "decide-claim",
    "claim-flag",
    "decide-appeal",
    "acknowledge-face",
    "set-resumption",
    "approve-early-opening",
    "declare-missing",
    "warn",
    "give-time",
    "take-time",
    "correct-clocks",
    "adjudicate",
    "forfeit",
    "cancel",
    "replay",
    "annul",
    "change-points",
    "grant-leave",
    "end-leave",
    "adjourn",
    "take-back",
    "replace",
    "withdraw",
    "expel",
];

pub(super) async fn table(instance: &TestInstance, regulations: Regulations) -> Server {
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    instance.player("Bob");
    instance.game(arbiter, ["Ann", "Bob"], regulations);
    Server::of(instance).await
}

pub(super) fn regulations(of: Value) -> Regulations {
    serde_json::from_value(of).expect("regulations")
}

/// Everything that an act could change.
fn state(instance: &TestInstance) -> Vec<i64> {
    let count = |table| instance.number(&format!("SELECT count(*) FROM {table}"));
    ["game", "event", "message", "receipt", "outbox", "bulk_command"].map(count).to_vec()
}

pub(super) async fn shown(browser: &Browser<'_>, act: &str, fields: &[(&str, &str)]) -> Page {
    let path = format!("/desk/g/1/{act}");
    let form = browser.get(&path).await.form(&path);
    let filled = fields.iter().fold(form, |form, (name, value)| form.with(name, *value));
    browser.submit(filled).await
}

pub(super) fn confirmation(page: &Page, act: &str) -> Form {
    page.form(&format!("/desk/g/1/{act}/confirm"))
}

const TWO_DAYS: [(&str, &str); 3] = [("side", "white"), ("time", "2d"), ("reason", "Ill & <b>in bed</b>")];

#[actix_web::test]
async fn preview_shows_what_is_then_done() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let carl = Browser::of(&server, &instance, "Carl").await;
    let page = carl.get("/desk").await;
    assert!(page.text().contains("Nothing waits for you."), "{}", page.text());
    assert!(page.all("a").iter().any(|a| a.attribute("href").as_deref() == Some("/desk")), "in the menu");
    assert_eq!(carl.get("/desk/game?number=G1").await.to(), "/desk/g/1");
    let before = state(&instance);
    let page = shown(&carl, "give-time", &TWO_DAYS).await;
    assert_eq!((page.status(), state(&instance)), (200, before), "{}", page.text());
    let text = page.text();
    let (now, after) = text.split_once("Clocks afterwards").expect("both clocks");
    let until = |text: &str| {
        let (_, rest) = text.split_once("Ann has until ").expect("a deadline");
        rest.split_once(", in ").expect("the time left").0.to_owned()
    };
    assert_ne!(until(now), until(after));
    for words in [
        "this is on record in G1, Ann - Bob:",
        "Arbiter Carl gave 2 d to Ann's clock.",
        "Ill & <b>in bed</b>",
    ] {
        assert!(now.contains(words), "{words}: {now}");
    }
    let page = carl.submit(confirmation(&page, "give-time")).await;
    assert_eq!(page.to(), "/desk/g/1?done=directed", "{}", page.answer.text);
    let page = carl.get(page.to()).await;
    assert!(page.text().contains("It is recorded."), "{}", page.text());
    assert!(page.text().contains(&format!("Ann has until {}", until(after))), "{}", page.text());
    let trail = &page.all("table")[0];
    let rows = trail.all("tr");
    assert_eq!(rows.len(), 3, "the start and the act, under the head");
    let cells: Vec<String> =
        rows[2].all("td").iter().map(|cell| cell.text().replace('\u{a0}', " ")).collect();
    assert_eq!((cells.len(), cells[0].as_str()), (7, "2"));
    assert!(cells[1].contains("Ill & <b>in bed</b>"), "{cells:?}");
    assert!(cells[2].contains("Arbiter Carl") && cells[2].contains("by page or API"), "{cells:?}");
    assert!(cells[3].contains("2026-01-05") && cells[4] == cells[3], "received and judged: {cells:?}");
    assert!(cells[5].contains("Until ") && !cells[6].contains("Until "), "{cells:?}");
}

/// The game has gone on since the effect was shown.
#[actix_web::test]
async fn reasons_are_kept() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let carl = Browser::of(&server, &instance, "Carl").await;
    // A browser counts the end of a line once, and sends two characters for it.
    let reason = vec!["x".repeat(61); 8].join("\r\n");
    let fields = [("side", "white"), ("time", "2d"), ("reason", reason.as_str())];
    let page = shown(&carl, "give-time", &fields).await;
    assert_eq!(page.status(), 200, "{}", page.text());
    confirmation(&page, "give-time");
    let path = "/desk/g/1/warn";
    let form = carl.get(path).await.form(path).with("reason", "Three notices are unanswered");
    instance.execute("DELETE FROM session").unwrap();
    let gone = carl.submit(form).await;
    let kept = gone.all("textarea").into_iter().find(|text| text.attribute("readonly").is_some());
    let kept = kept.map(|text| text.text());
    assert_eq!((gone.status(), kept.as_deref()), (401, Some("Three notices are unanswered")));
    assert!(gone.answer.text.contains("href=\"/sign-in?next=/desk/g/1\""), "{}", gone.answer.text);
}

#[actix_web::test]
async fn stale_preview_does_nothing() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let (carl, ann) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Ann").await);
    let form = confirmation(&shown(&carl, "give-time", &TWO_DAYS).await, "give-time");
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let before = state(&instance);
    let page = carl.submit(form.clone()).await;
    assert_eq!((page.status(), state(&instance)), (412, before.clone()), "{}", page.text());
    assert!(page.refusal().contains("nothing was done"), "{}", page.text());
    let again = confirmation(&page, "give-time");
    assert_ne!(again.fields["version"], form.fields["version"]);
    assert_eq!(carl.submit(form).await.status(), 412, "the old one again");
    assert_eq!(state(&instance), before);
    assert_eq!(carl.submit(again).await.status(), 303);
}

#[actix_web::test]
async fn double_confirmation_acts_once() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let carl = Browser::of(&server, &instance, "Carl").await;
    let form = confirmation(&shown(&carl, "give-time", &TWO_DAYS).await, "give-time");
    let first = carl.submit(form.clone()).await;
    let after = state(&instance);
    let again = carl.submit(form.clone()).await;
    assert_eq!((first.status(), first.to()), (303, again.to()));
    assert_eq!(carl.submit(form.with("time", "3d")).await.status(), 422, "another act under its key");
    assert_eq!(state(&instance), after);
}

/// A player is no arbiter of the game, and learns nothing of its trail.
#[actix_web::test]
async fn arbiter_does_not_judge_own_game() {
    let instance = TestInstance::new();
    let dora = instance.add("Dora", Role::Arbiter).id;
    instance.add("Carl", Role::Arbiter);
    instance.player("Ann");
    instance.game(dora, ["Ann", "Carl"], regulations(json!({ "flags": "by_arbiter" })));
    let server = Server::of(&instance).await;
    let (carl, dora) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Dora").await);
    let form = confirmation(&shown(&dora, "give-time", &TWO_DAYS).await, "give-time");
    let before = state(&instance);
    for path in ["/desk/g/1", "/desk/g/1/envelope"]
        .map(str::to_owned)
        .into_iter()
        .chain(ACTS.map(|act| format!("/desk/g/1/{act}")))
    {
        assert_eq!(carl.get(&path).await.status(), 403, "{path}");
    }
    let page = carl.submit(form.clone()).await;
    assert!([403, 422].contains(&page.status()), "{}", page.answer.text);
    let page = carl.submit(form.moved_to("/desk/g/1/give-time")).await;
    assert_eq!(page.status(), 403, "{}", page.answer.text);
    assert_eq!(state(&instance)[..3], before[..3]);
    instance.clock.advance(Span::days(400));
    instance.service.time.tick().unwrap();
    let carl = Browser::of(&server, &instance, "Carl").await;
    let page = carl.get("/desk").await;
    assert!(page.text().contains("Nothing waits for you."), "{}", page.text());
}

#[actix_web::test]
async fn desk_is_for_arbiters() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let (carl, ann) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Ann").await);
    let form = confirmation(&shown(&carl, "give-time", &TWO_DAYS).await, "give-time");
    let before = state(&instance);
    let stranger = Browser::new(&server);
    assert_eq!(stranger.get("/desk/g/1").await.to(), "/sign-in?next=/desk/g/1");
    let pages =
        ["/desk", "/desk/g/1", "/desk/game?number=1", "/desk/g/1/envelope", "/desk/g/1/warn", "/desk/g/99"];
    for path in pages {
        let page = ann.get(path).await;
        assert!(page.status() == 404 && page.text().contains("not_found"), "{path}: {}", page.text());
    }
    for to in [
        "/desk/g/1/give-time",
        "/desk/g/1/give-time/confirm",
        "/desk/g/1/envelope/open",
        "/desk/g/1/envelope/resume",
    ] {
        let form = form.clone().with("envelope", "text").moved_to(to);
        assert_eq!(ann.submit(form.clone()).await.status(), 404, "{to}");
        assert_eq!(stranger.submit(form.clone()).await.status(), 401, "{to}");
        let elsewhere = form.request().insert_header(("Sec-Fetch-Site", "cross-site"));
        assert_eq!(carl.send(elsewhere).await.status(), 400, "{to}: from another site");
    }
    for unknown in ["/desk/g/99", "/desk/g/1/nothing", "/desk/g/x"] {
        assert_eq!(carl.get(unknown).await.status(), 404, "{unknown}");
    }
    let menu = ann.get("/games").await;
    assert!(!menu.all("a").iter().any(|a| a.attribute("href").as_deref() == Some("/desk")));
    instance.execute("UPDATE player SET role = 'player' WHERE name = 'Carl'").unwrap();
    assert_eq!(carl.submit(form).await.status(), 404, "an arbiter no more");
    assert_eq!(state(&instance), before);
}

/// Each form is shown, and its effect or why it is not possible; nothing is stored by looking.
#[actix_web::test]
async fn every_act_is_shown_first() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({ "arbiter": { "takeback": true } }))).await;
    let (carl, ann) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Ann").await);
    instance.player("Eve");
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let before = state(&instance);
    let others = ["adjourn", "take-back", "replace", "withdraw", "expel"];
    let possible: Vec<&str> = ALWAYS.into_iter().chain(others).collect();
    for act in ACTS {
        let path = format!("/desk/g/1/{act}");
        let page = carl.get(&path).await;
        assert_eq!(page.status(), 200, "{act}");
        let mut form = page.form(&path);
        let filled = [
            ("reason", "A reason"),
            ("side", "black"),
            ("time", "1d 12h"),
            ("used_white", "1d"),
            ("used_black", "36h"),
            ("deadline", ""),
            ("result", "1/2-1/2"),
            ("first", "2026-01-20"),
            ("last", "2026-01-22"),
            ("ply", "0"),
            ("player", "Eve"),
            ("resume_at", "2026-02-01T10:00"),
            ("claim", "7"),
            ("act", "7"),
        ];
        for (name, value) in filled {
            if form.fields.contains_key(name) {
                form = form.with(name, value);
            }
        }
        let page = carl.submit(form.clone()).await;
        let status = if possible.contains(&act) { 200 } else { 422 };
        assert_eq!(page.status(), status, "{act}: {}", page.text());
        if status == 200 {
            assert!(page.text().contains("Clocks afterwards"), "{act}");
        } else {
            assert!(
                !page.refusal().is_empty() && page.form(&path).fields.len() == form.fields.len(),
                "{act}"
            );
        }
        if form.fields.contains_key("reason") {
            assert_eq!(
                carl.submit(form.clone().with("reason", " ")).await.status(),
                422,
                "{act} without reason"
            );
        }
        for unreadable in ["side", "time", "first", "ply", "used_white", "resume_at", "result", "scope"] {
            if form.fields.contains_key(unreadable) {
                let page = carl.submit(form.clone().with(unreadable, "?")).await;
                assert!(
                    page.status() == 422 && page.refusal().contains("cannot be read"),
                    "{act}: {unreadable}"
                );
            }
        }
    }
    assert_eq!(state(&instance), before, "looking stores nothing");
}

/// The effect of taking moves back, which folds the game anew.
#[actix_web::test]
async fn takeback_is_shown_and_done() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({ "arbiter": { "takeback": true } }))).await;
    let (carl, ann) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Ann").await);
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let page = shown(&carl, "take-back", &[("ply", "0"), ("reason", "A slip")]).await;
    let text = page.text();
    let (now, after) = text.split_once("Clocks afterwards").expect("both clocks");
    assert!(now.contains("Bob has until") && after.contains("Ann has until"), "{text}");
    assert_eq!(carl.submit(confirmation(&page, "take-back")).await.status(), 303);
    assert_eq!(instance.state(domain::GameId(1)).ply, Ply(0));
    let page = carl.get("/desk/g/1").await;
    assert!(page.text().contains("Arbiter: moves taken back"), "{}", page.text());
}

/// The preview names the result, and those whose conditional moves fall away.
#[actix_web::test]
async fn preview_names_result_and_lost_moves() {
    let instance = TestInstance::new();
    let server = table(&instance, regulations(json!({ "arbiter": { "takeback": true } }))).await;
    let (carl, ann) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Ann").await);
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let given = json!({ "ply": 1, "notation": "san", "lines": ["e5 Nf3"] });
    let put = request(Method::PUT, "/v1/games/1/conditions", "player-2", Some(given));
    server.send(put.insert_header(("Idempotency-Key", "given"))).await.done(201);
    let kept = || instance.number("SELECT count(*) FROM conditional");
    assert_eq!(kept(), 1);
    let lost = "Conditional moves fall away: those of Ann.";
    for (act, fields, words) in [
        ("adjudicate", vec![("result", "1/2-1/2")], "1/2-1/2"),
        ("take-back", vec![("ply", "0")], "the position after 0 half-moves"),
        ("expel", vec![("side", "black"), ("scope", "all")], "Other games change as well: All games"),
    ] {
        let fields: Vec<_> = fields.into_iter().chain([("reason", "So it is")]).collect();
        let page = shown(&carl, act, &fields).await;
        let text = page.text();
        let effect = text.split("Clocks now").next().unwrap();
        assert!(effect.contains(lost) && effect.contains(words), "{act}: {text}");
    }
    let page = shown(&carl, "warn", &[("side", "white"), ("reason", "So it is")]).await;
    assert!(
        !page.text().contains("Conditional moves") && page.text().contains("warned Ann"),
        "{}",
        page.text()
    );
    let page = shown(&carl, "adjudicate", &[("result", "1-0"), ("reason", "So it is")]).await;
    assert_eq!((carl.submit(confirmation(&page, "adjudicate")).await.status(), kept()), (303, 0));
}

/// The page of the answer to `arbiter G1 pace` by mail.
#[actix_web::test]
async fn pace_has_a_page() {
    let instance = TestInstance::new();
    let server = table(&instance, Regulations::default()).await;
    let (carl, ann) =
        (Browser::of(&server, &instance, "Carl").await, Browser::of(&server, &instance, "Ann").await);
    ann.submit(ann.get("/g/1").await.form("/g/1/move").with("move", "e4")).await;
    let game = carl.get("/desk/g/1").await;
    assert!(game.all("a").iter().any(|a| a.attribute("href").as_deref() == Some("/desk/g/1/pace")));
    let page = carl.get("/desk/g/1/pace").await;
    assert!(page.text().contains("Ann: 1 moves") && page.text().contains("Bob: 0 moves"), "{}", page.text());
    assert_eq!(ann.get("/desk/g/1/pace").await.status(), 404);
}
