//! The arbiter's queue, worked through, and an envelope that is opened.

use actix_web::http::Method;
use age::x25519::Identity;
use app::ports::Role;
use domain::Span;
use serde_json::json;
use store::{envelopes, testing::TestInstance};

use super::{
    browser::{Browser, Page},
    desk::{confirmation, regulations, shown},
};
use crate::testing::{Server, request};

#[actix_web::test]
async fn queue_is_by_due_time() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    instance.player("Ann");
    let bob = instance.player("Bob");
    let by_arbiter = || regulations(json!({ "flags": "by_arbiter" }));
    instance.game(arbiter, ["Ann", "Bob"], by_arbiter());
    instance.clock.advance(Span::days(1));
    instance.game(arbiter, ["Bob", "Ann"], by_arbiter());
    let server = Server::of(&instance).await;
    instance.clock.advance(Span::days(400));
    instance.service.time.tick().unwrap();
    let carl = Browser::of(&server, &instance, "Carl").await;
    instance.execute("UPDATE player SET time_zone = 'Europe/Berlin' WHERE name = 'Carl'").unwrap();
    let page = carl.get("/desk").await;
    let text = page.text();
    assert!(text.contains("Flags (2)") && text.contains("+01:00"), "{text}");
    assert!(text.find("G1: Ann - Bob") < text.find("G2: Bob - Ann"), "{text}");
    let page = carl.get("/desk/g/1/claim-flag").await;
    let page = carl.submit(page.form("/desk/g/1/claim-flag")).await;
    assert!(page.text().contains("G1 is over, 0-1: Bob (Black) wins"), "{}", page.text());
    assert_eq!(carl.submit(confirmation(&page, "claim-flag")).await.status(), 303);
    let text = carl.get("/desk").await.text();
    assert!(text.contains("Flags (1)") && !text.contains("G1"), "{text}");
    // An appeal waits for another arbiter than the one who acted.
    let warned = shown(&carl, "warn", &[("side", "black"), ("reason", "Late")]).await;
    carl.submit(confirmation(&warned, "warn")).await;
    let act = instance.state(domain::GameId(1)).acts[0].seq;
    let appeal = json!({ "message": "I was not." });
    let path = format!("/v1/games/1/acts/{act}/appeal");
    let sent = request(Method::POST, &path, &format!("player-{}", bob.0), Some(appeal))
        .insert_header(("Idempotency-Key", "appeal"));
    assert_eq!(server.send(sent).await.status, 201);
    let text = carl.get("/desk").await.text();
    assert!(text.contains("Bob: appeal against act") && text.contains("another arbiter decides"), "{text}");
    instance.add("Dora", Role::Arbiter);
    let dora = Browser::of(&server, &instance, "Dora").await;
    let page = shown(&dora, "decide-appeal", &[("reverse", "yes"), ("reason", "The clock was wrong")]).await;
    assert_eq!(page.status(), 200, "{}", page.text());
    assert_eq!(dora.submit(confirmation(&page, "decide-appeal")).await.status(), 303);
    assert!(!dora.get("/desk").await.text().contains("appeal"));
}

/// The arbiter opens the envelope with its text; before that the move is on no page.
#[actix_web::test]
async fn envelope_opens_by_its_text_alone() {
    let instance = TestInstance::new();
    let carl_id = instance.add("Carl", Role::Arbiter).id;
    let ann_id = instance.player("Ann");
    instance.player("Bob");
    let server = Server::of(&instance).await;
    let key = Identity::generate();
    let body = json!({ "key": key.to_public().to_string() });
    let token = format!("arbiter-{}", carl_id.0);
    let stored = server.send(request(Method::PUT, "/v1/me/envelope-key", &token, Some(body))).await;
    assert!(stored.status.is_success(), "{}", stored.text);
    instance.game(
        carl_id,
        ["Ann", "Bob"],
        regulations(json!({ "adjournment": { "arbiters": [carl_id.0] } })),
    );
    let carl = Browser::of(&server, &instance, "Carl").await;
    let page = shown(&carl, "adjourn", &[("reason", "Late")]).await;
    assert_eq!(carl.submit(confirmation(&page, "adjourn")).await.status(), 303, "{}", page.text());
    let seal = json!({ "move": "Ng1-f3", "ply": 0 });
    let sealed = request(Method::POST, "/v1/games/1/seal", &format!("player-{}", ann_id.0), Some(seal))
        .insert_header(("Idempotency-Key", "seal"));
    assert_eq!(server.send(sealed).await.status, 201);
    let page = carl.get("/desk").await;
    assert!(page.text().contains("Envelopes (1)") && page.text().contains("resumes on"), "{}", page.text());
    let acknowledged = shown(&carl, "acknowledge-face", &[]).await;
    assert_eq!(carl.submit(confirmation(&acknowledged, "acknowledge-face")).await.status(), 303);
    let page = carl.get("/desk/g/1/envelope").await;
    let closed = page.all("pre")[0].text();
    let text = envelopes::open(&key, closed.as_bytes()).unwrap();
    let text = String::from_utf8(text.to_vec()).unwrap();
    assert!(text.contains("\nuci: g1f3\n"), "{text}");
    let pasted = text.trim_end().replace('\n', "\r\n");
    let open = |page: &Page, text: &str| {
        page.form("/desk/g/1/envelope/open").with("envelope", text).with("reason", "Both ask for it")
    };
    let wrong = carl.submit(open(&page, &pasted.replace("g1f3", "g1h3"))).await;
    assert_eq!(wrong.status(), 422, "{}", wrong.text());
    for path in ["/desk", "/desk/g/1", "/desk/g/1/envelope"] {
        let page = carl.get(path).await;
        assert!(!page.answer.text.contains("g1f3") && !page.answer.text.contains("Ng1-f3"), "{path}");
    }
    assert!(
        !wrong.answer.text.contains("g1h3") && !wrong.answer.text.contains("sealed move 1"),
        "shown nowhere"
    );
    let page = carl.get("/desk/g/1/envelope").await;
    instance.clock.advance(Span::hours(1));
    let before = instance.number("SELECT count(*) FROM event");
    let effect = carl.submit(open(&page, &pasted)).await;
    assert_eq!(effect.status(), 200, "{}", effect.text());
    for words in ["Nothing is recorded yet.", "Both ask for it", "Clocks now", "Clocks afterwards"] {
        assert!(effect.text().contains(words), "{words}: {}", effect.text());
    }
    assert!(!effect.answer.text.contains("g1f3") && !effect.answer.text.contains("sealed move 1"), "no text");
    assert_eq!(instance.number("SELECT count(*) FROM event"), before, "nothing is recorded");
    let form = effect.form("/desk/g/1/envelope/open");
    let stale = form.clone().with("version", "1").with("key", "stale");
    assert_eq!(carl.submit(stale).await.status(), 412);
    let forged = form.clone().with("held", "AAAA").with("key", "forged");
    assert_eq!(carl.submit(forged).await.status(), 400);
    let opened = carl.submit(form.clone()).await;
    assert_eq!((opened.status(), opened.to()), (303, "/desk/g/1?done=directed"), "{}", opened.text());
    assert_eq!(carl.submit(form).await.to(), opened.to(), "twice is once");
    let page = carl.get("/desk/g/1").await;
    assert!(page.text().contains("Envelope opened"), "{}", page.text());
}

/// An adjourned game that Carl plays, with an envelope of the service; Dora and Otto are its arbiters.
async fn adjourned(instance: &TestInstance, adjournment: serde_json::Value) -> Server {
    let dora = instance.add("Dora", Role::Arbiter).id;
    instance.add("Otto", Role::Arbiter);
    instance.add("Carl", Role::Arbiter);
    let ann = instance.player("Ann");
    let server = Server::of(instance).await;
    instance.game(dora, ["Ann", "Carl"], regulations(json!({ "adjournment": adjournment })));
    let dora = Browser::of(&server, instance, "Dora").await;
    let page = shown(&dora, "adjourn", &[("reason", "Late")]).await;
    assert_eq!(dora.submit(confirmation(&page, "adjourn")).await.status(), 303, "{}", page.text());
    let seal = json!({ "move": "Ng1-f3", "ply": 0 });
    server.post("/v1/games/1/seal", &format!("player-{}", ann.0), seal).await.done(201);
    server
}

#[actix_web::test]
async fn own_game_is_in_no_queue() {
    let instance = TestInstance::new();
    let server = adjourned(&instance, json!({})).await;
    let (dora, carl) =
        (Browser::of(&server, &instance, "Dora").await, Browser::of(&server, &instance, "Carl").await);
    assert!(dora.get("/desk").await.text().contains("Envelopes (1)"));
    let page = carl.get("/desk").await;
    assert!(page.text().contains("Nothing waits for you."), "{}", page.text());
    let listed = async |who: &str| server.get("/v1/arbiter/games", who).await.json()["items"].clone();
    assert_eq!(listed("arbiter-1").await[0]["game"], 1);
    assert_eq!(listed("arbiter-3").await, json!([]), "Carl");
}

/// Both agree, and the page tells each who has; neither can do it alone.
#[actix_web::test]
async fn early_opening_takes_two() {
    let instance = TestInstance::new();
    let server = adjourned(&instance, json!({ "needed_early": 2 })).await;
    let (dora, otto) =
        (Browser::of(&server, &instance, "Dora").await, Browser::of(&server, &instance, "Otto").await);
    let resumes = |page: &Page| {
        let forms = page.all("form").into_iter().filter_map(|form| form.attribute("action"));
        forms.filter(|action| action == "/desk/g/1/envelope/resume").count() == 1
    };
    let page = dora.get("/desk/g/1/envelope").await;
    let text = page.text();
    assert!(text.contains("2 arbiters must agree") && text.contains("Nobody has agreed yet."), "{text}");
    assert!(!resumes(&page));
    let agree = shown(&dora, "approve-early-opening", &[("reason", "Both ask for it")]).await;
    assert!(agree.text().contains("2 arbiters must agree"), "{}", agree.text());
    assert!(agree.text().contains("a second arbiter must agree"), "{}", agree.text());
    assert_eq!(dora.submit(confirmation(&agree, "approve-early-opening")).await.status(), 303);
    let page = dora.get("/desk/g/1/envelope").await;
    assert!(page.text().contains("You have agreed. Another arbiter opens it."), "{}", page.text());
    assert!(!resumes(&page));
    let page = otto.get("/desk/g/1/envelope").await;
    assert!(page.text().contains("Dora has agreed.") && resumes(&page), "{}", page.text());
    let game = otto.get("/desk/g/1").await;
    assert!(!game.answer.text.contains("approve-early-opening"), "nothing is left to agree to");
    let form = page.form("/desk/g/1/envelope/resume");
    let alone = form.clone().with("key", "alone").with("confirm", "yes");
    assert_eq!(dora.submit(alone).await.status(), 422, "Dora alone");
    let effect = otto.submit(form).await;
    assert_eq!(effect.status(), 200, "{}", effect.text());
    assert!(effect.text().contains("This cannot be undone.") && effect.text().contains("Clocks now"));
    assert!(!otto.get("/desk/g/1").await.text().contains("Envelope opened"));
    assert_eq!(otto.submit(effect.form("/desk/g/1/envelope/resume")).await.status(), 303);
    assert!(otto.get("/desk/g/1").await.text().contains("Envelope opened"));
    let game = Browser::of(&server, &instance, "Ann").await.get("/g/1").await;
    assert!(game.text().contains("Next: the clock continues"), "{}", game.text());
}
