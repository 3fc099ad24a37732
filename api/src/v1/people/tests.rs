mod sessions;

use actix_web::http::Method;
use app::{
    outbox::MailDetails,
    ports::{Ledger, Purpose, Recipient, Role, Settled, Vault as _, read},
};
use domain::Span;
use serde_json::{Value, json};
use store::{keys::KeyRing, testing::TestInstance};

use crate::{
    http::Options,
    testing::{Answer, Server, options, request},
};

/// The code in the newest mail.
fn code(instance: &TestInstance) -> String {
    let ledger: &dyn Ledger = &*instance.store;
    let mail = read(ledger, |view| view.outbox(None, None, 1)).unwrap().remove(0).mail;
    let vault = KeyRing::new(&[7; 32]).unwrap();
    let code = vault.open(Purpose::OutgoingSecret, &mail.key, &mail.secret.expect("a code")).unwrap();
    String::from_utf8(code).unwrap()
}

async fn sign_in(app: &Server, instance: &TestInstance, name: &str) -> Value {
    let address = format!("{}@example.org", name.to_ascii_lowercase());
    let asked = app.post("/v1/sign-in", "", json!({ "email": address })).await.done(202);
    let shown = json!({"request_id": asked["request_id"], "code": code(instance)});
    let answer = app.post("/v1/sign-in/confirm", "", shown).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    assert_eq!(answer.header("cache-control"), "no-store");
    answer.json()
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().expect("text")
}

async fn delete(app: &Server, path: &str, token: &str) -> Answer {
    app.send(request(Method::DELETE, path, token, None)).await
}

#[actix_web::test]
async fn sign_up_and_sign_out() {
    let instance = TestInstance::new();
    let app = Server::with_tokens(&instance, &options()).await;
    let new =
        json!({"email": "ann@example.org", "name": "Ann", "time_zone": "Europe/Berlin", "letters": "german"});
    let asked = app.post("/v1/sign-up", "", new).await.done(202);
    let shown = json!({"request_id": asked["request_id"], "code": code(&instance)});
    assert_eq!(app.get("/v1/sign-up/confirm", "").await.status, 405, "a GET changes nothing");
    let tokens = app.post("/v1/sign-up/confirm", "", shown.clone()).await.done(201);
    assert_eq!(app.post("/v1/sign-up/confirm", "", shown).await.code(), "code_void", "once");
    let access = text(&tokens, "access_token");

    let me = app.get("/v1/me", access).await.json();
    assert_eq!(
        (text(&me, "email"), text(&me, "letters"), text(&me, "time_zone")),
        ("ann@example.org", "german", "Europe/Berlin")
    );
    let patch = request(Method::PATCH, "/v1/me", access, Some(json!({"notation": "san"})));
    assert_eq!(app.send(patch).await.json()["notation"], "san");
    let patch = request(Method::PATCH, "/v1/me", access, Some(json!({"role": "administrator"})));
    assert_eq!(app.send(patch).await.code(), "body_invalid", "nobody gives themselves a role");

    let next = app
        .post("/v1/sessions/refresh", "", json!({"refresh_token": tokens["refresh_token"]}))
        .await
        .done(201);
    assert_eq!(app.get("/v1/me/sessions", text(&next, "access_token")).await.json()[0]["current"], true);
    assert_eq!(app.post("/v1/sign-out", text(&next, "access_token"), json!({})).await.status, 204);
    for token in [access, text(&next, "access_token")] {
        assert_eq!(app.get("/v1/me", token).await.code(), "unauthenticated", "void at once");
    }
    let again = json!({"refresh_token": next["refresh_token"]});
    assert_eq!(app.post("/v1/sessions/refresh", "", again).await.code(), "session_ended");
}

/// A browser names the language of somebody without an account.
#[actix_web::test]
async fn sign_up_follows_accept_language() {
    let instance = TestInstance::new();
    let app = Server::with_tokens(&instance, &options()).await;
    let new = json!({"email": "oksana@example.org", "name": "Oksana"});
    let request = request(Method::POST, "/v1/sign-up", "", Some(new));
    let asked = app.send(request.insert_header(("Accept-Language", "uk-UA, en;q=0.5"))).await.done(202);
    let mail =
        read(&*instance.store as &dyn Ledger, |view| view.outbox(None, None, 1)).unwrap().remove(0).mail;
    let MailDetails::Code(sent) = mail.details else { panic!("a code: {:?}", mail.details) };
    assert_eq!(sent.language.as_deref(), Some("uk"));
    let shown = json!({"request_id": asked["request_id"], "code": code(&instance)});
    let tokens = app.post("/v1/sign-up/confirm", "", shown).await.done(201);
    let me = app.get("/v1/me", text(&tokens, "access_token")).await.json();
    assert_eq!(text(&me, "language"), "uk");
}

#[actix_web::test]
async fn accounts_are_private() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    instance.player("Bob");
    let app = Server::with_tokens(&instance, &options()).await;
    let (anns, bobs) = (sign_in(&app, &instance, "Ann").await, sign_in(&app, &instance, "Bob").await);
    let bob = text(&bobs, "access_token");
    for path in ["/v1/players/Ann", "/v1/me", "/v1/me/sessions", "/v1/me/tokens", "/.well-known/jwks.json"] {
        let answer = app.get(path, bob).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.text.contains("ann@"), "{path}: {}", answer.text);
    }
    assert_eq!(app.get("/v1/players/Ann", bob).await.json()["id"], ann.0);
    assert_eq!(delete(&app, &format!("/v1/me/sessions/{}", anns["session"]), bob).await.code(), "not_found");
    assert_eq!(app.get("/v1/me", text(&anns, "access_token")).await.status, 200);
}

#[actix_web::test]
async fn limited_sign_in_hides_accounts() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let app = Server::with_tokens(&instance, &Options { codes_per_hour: 10, ..options() }).await;
    let ask = |address: String| app.post("/v1/sign-in", "", json!({ "email": address }));
    let (known, unknown) = (ask("ann@example.org".into()).await, ask("eve@example.org".into()).await);
    let shape = |answer: &Answer| (answer.status, answer.json()["expires_at"].clone(), answer.text.len());
    assert_eq!(shape(&known), shape(&unknown));
    for i in 2..10 {
        assert_eq!(ask(format!("p{i}@example.org")).await.status, 202);
    }
    let refused = ask("p11@example.org".into()).await;
    assert_eq!(refused.code(), "rate_limited");
    assert_eq!(refused.header("ratelimit-policy"), "\"code\";q=10;w=3600");
    let ledger: &dyn Ledger = &*instance.store;
    assert_eq!(read(ledger, |view| view.outbox(None, None, 100)).unwrap().len(), 1, "one mail, to Ann");
}

#[actix_web::test]
async fn path_spelling_shares_the_budget() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let app = Server::with_tokens(&instance, &Options { codes_per_hour: 2, ..options() }).await;
    for (path, status) in [("/v1/sign-in", 202), ("/v1/%73ign-in", 202), ("/v1/sign%2Din", 429)] {
        let answer = app.post(path, "", json!({"email": "ann@example.org"})).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
    }
}

#[actix_web::test]
async fn account_requests_are_idempotent() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let app = Server::with_tokens(&instance, &options()).await;
    let post = |path: &str, token: &str, key: &'static str, body: &Value| {
        let request = request(Method::POST, path, token, Some(body.clone()));
        app.send(request.insert_header(("Idempotency-Key", key)))
    };
    let ask = json!({"email": "ann@example.org"});
    assert_eq!(post("/v1/sign-in", "", "", &ask).await.code(), "idempotency_key_malformed");
    let asked = post("/v1/sign-in", "", "one", &ask).await;
    assert_eq!(asked.status, 202, "{}", asked.text);
    assert_eq!(post("/v1/sign-in", "", "one", &ask).await.text, asked.text);
    let elsewhere = request(Method::POST, "/v1/sign-in", "", Some(ask.clone()))
        .insert_header(("Idempotency-Key", "one"))
        .peer_addr(([203, 0, 113, 8], 4711).into());
    assert_ne!(app.send(elsewhere).await.text, asked.text, "the key of somebody else");
    let asked = post("/v1/sign-in", "", "two", &ask).await;

    let shown = json!({"request_id": asked.json()["request_id"], "code": code(&instance)});
    let tokens = post("/v1/sign-in/confirm", "", "three", &shown).await.json();
    let again = post("/v1/sign-in/confirm", "", "three", &shown).await;
    assert_eq!((again.status.as_u16(), &again.json()["refresh_token"]), (201, &tokens["refresh_token"]));
    assert_eq!(post("/v1/sign-in/confirm", "", "four", &shown).await.code(), "code_void");
    let refresh = json!({"refresh_token": tokens["refresh_token"]});
    let next = post("/v1/sessions/refresh", "", "five", &refresh).await.json();
    let again = post("/v1/sessions/refresh", "", "five", &refresh).await.json();
    assert_eq!(again["refresh_token"], next["refresh_token"]);
    let token = text(&next, "access_token");
    let new = json!({"label": "bot", "scopes": ["games:read"]});
    let made = post("/v1/me/tokens", token, "six", &new).await.done(201);
    assert_eq!(post("/v1/me/tokens", token, "six", &new).await.json()["token"], made["token"]);
    let other = json!({"label": "other", "scopes": ["games:read"]});
    assert_eq!(post("/v1/me/tokens", token, "six", &other).await.code(), "key_reused");
    let damaged = format!("{}x", text(&tokens, "refresh_token"));
    let answer = post("/v1/sessions/refresh", "", "damaged", &json!({"refresh_token": damaged})).await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (401, "bad_token"));
    let again = post("/v1/sessions/refresh", "", "seven", &refresh).await.json();
    assert_eq!(again["refresh_token"], next["refresh_token"], "at the same time");
    instance.pass(Span(30_000));
    assert_eq!(post("/v1/sessions/refresh", "", "eight", &refresh).await.code(), "session_ended");
}

#[actix_web::test]
async fn too_many_codes_names_retry_time() {
    let instance = TestInstance::new();
    let app = Server::with_tokens(&instance, &options()).await;
    let ask = || app.post("/v1/sign-in", "", json!({"email": "eve@example.org"}));
    for _ in 0..3 {
        assert_eq!(ask().await.status, 202);
    }
    instance.clock.advance(Span::minutes(50));
    let refused = ask().await;
    assert_eq!((refused.code().as_str(), refused.header("retry-after")), ("too_many_codes", "601"));
}

#[actix_web::test]
async fn challenges_do_not_flood_a_mailbox() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let app = Server::with_tokens(&instance, &options()).await;
    let session = sign_in(&app, &instance, "Ann").await;
    let token = text(&session, "access_token");
    let mut answered = 0;
    for _ in 0..100 {
        let posted = app.post("/v1/challenges", token, json!({"opponent": "Bob"})).await;
        if posted.status != 201 {
            assert_eq!((posted.code().as_str(), posted.header("retry-after")), ("rate_limited", "60"));
            break;
        }
        answered += 1;
        let path = format!("/v1/challenges/{}", posted.json()["challenge"]);
        assert_eq!(delete(&app, &path, token).await.status, 201);
    }
    assert_eq!(answered, 60, "an hour's budget");
    let challenge = |key: &'static str| {
        let request = request(Method::POST, "/v1/challenges", token, Some(json!({"opponent": "Bob"})));
        app.send(request.insert_header(("Idempotency-Key", key)))
    };
    instance.clock.advance(Span::minutes(1));
    assert_eq!(challenge("one more").await.status, 201);
    assert_eq!(challenge("and another").await.code(), "rate_limited");
    let again = challenge("one more").await;
    assert_eq!((again.status.as_u16(), again.header("idempotency-replayed")), (201, "true"));
    let accept = format!("{}/accept", again.header("location"));
    let other = sign_in(&app, &instance, "Bob").await;
    let game = app.post(&accept, text(&other, "access_token"), json!({})).await.json();
    let claim = json!({"basis": "fifty_moves", "ply": 0});
    let path = format!("/v1/games/{}/claims", game["game"]);
    assert_eq!(app.post(&path, token, claim).await.code(), "rate_limited");
}

#[actix_web::test]
async fn undelivered_mail_is_reported_and_resumed() {
    let instance = TestInstance::new();
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    instance.add("Cleo", Role::Arbiter);
    let app = Server::with_tokens(&instance, &options()).await;
    let session = sign_in(&app, &instance, "Ann").await;
    let token = text(&session, "access_token");
    assert_eq!(app.get("/v1/me", token).await.json()["mail_problem"], Value::Null);
    let posted = app.post("/v1/seeks", token, json!({"color": "white"})).await.json();
    let other = sign_in(&app, &instance, "Bob").await;
    let other = text(&other, "access_token");
    let accept = format!("/v1/seeks/{}/accept", posted["challenge"]);
    assert_eq!(app.post(&accept, other, json!({})).await.status, 201);

    let service = &instance.service;
    let mut bounces = 0;
    for row in service.mail_out.lease_mails(100).unwrap() {
        service.mail_out.settle_mail(&row, Settled::Sent { body: None, told: Vec::new() }).unwrap();
        let hard = app::Bounce::new(app::Severity::Hard, "5.1.1");
        if row.mail.to == Recipient::Player(ann) && service.mail_out.bounced(row.id, &hard).unwrap() {
            bounces += 1;
        }
    }
    assert_eq!(bounces, 2, "her code and the game that began");
    instance.pass(Span::minutes(1));
    let shown = app.get("/v1/me", token).await.json();
    let problem = &shown["mail_problem"];
    assert_eq!(
        (&problem["bounces"], &problem["reason"], &problem["stopped"]),
        (&json!(2), &json!("5.1.1"), &json!(true))
    );
    assert_eq!(problem["since"], "2026-01-05T10:00:00Z");
    assert!(text(problem, "help").contains("POST /v1/me/mail/resume"));
    let settings = json!({"no_board": true, "mail_format": "text", "calendar_attached": true});
    let patched = app.send(request(Method::PATCH, "/v1/me", token, Some(settings))).await.json();
    assert_eq!((&patched["mail_problem"], &patched["mail_format"]), (problem, &json!("text")));
    assert_eq!((&patched["calendar_attached"], &patched["pgn_attached"]), (&json!(true), &json!(false)));
    let switch = async |notices: Value| {
        app.send(request(Method::PATCH, "/v1/me", token, Some(json!({ "notices": notices })))).await
    };
    let switched = switch(json!({"messages": "none", "acknowledgements": "none"})).await.done(200);
    assert_eq!(
        (&switched["notices"]["messages"], &switched["notices"]["news"], &switched["acknowledge"]),
        (&json!("none"), &json!("each"), &json!(false))
    );
    let refused = switch(json!({"news": "none", "reminders": "none"})).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (422, &json!("notice_needed")));
    assert!(refused.text.contains("without them you could lose a game on time"), "{}", refused.text);
    assert_eq!(switch(json!({"spam": "none"})).await.status, 422);
    assert_eq!(switch(Value::Null).await.status, 200);
    let now = switch(json!({"messages": "each"})).await.json();
    assert_eq!((&now["notices"]["messages"], &now["notices"]["news"]), (&json!("each"), &json!("each")));
    assert_eq!(app.get("/v1/me", other).await.json()["mail_problem"], Value::Null);
    assert_eq!(switch(json!({"proofs": "daily"})).await.code(), "notice_needed");
    let quiet = json!({"from": "22:00", "until": "07:00"});
    let times = json!({"notices": {"moves": "daily"}, "digest_at": "18:00", "digest_on": "friday", "quiet_hours": quiet});
    let set = app.send(request(Method::PATCH, "/v1/me", token, Some(times))).await.json();
    assert_eq!(
        (&set["notices"]["moves"], &set["digest_at"], &set["digest_on"], &set["quiet_hours"]),
        (&json!("daily"), &json!("18:00"), &json!("friday"), &quiet)
    );
    let times = json!({"quiet_hours": {"from": "07:00", "until": "07:00"}});
    let set = app.send(request(Method::PATCH, "/v1/me", token, Some(times))).await.json();
    assert_eq!((&set["digest_at"], &set["quiet_hours"]), (&json!("18:00"), &Value::Null));

    // The game says so to everybody, without an address or a reason.
    let game = app.get("/v1/games/1", other).await;
    assert!(game.json()["mail_problem"]["white"]["utc"].is_string(), "{}", game.text);
    assert_eq!(game.json()["mail_problem"]["black"], Value::Null);
    let events = app.get("/v1/games/1/events", other).await;
    let last = events.json()["items"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["event"]["type"], &last["event"]["to"]), (&json!("mail_problem"), &json!("white")));
    assert_eq!(last["actor"]["kind"], "timekeeper");
    for shown in [&game.text, &events.text] {
        assert!(!shown.contains("5.1.1") && !shown.contains("@example.org"), "{shown}");
    }
    assert!(app.get("/v1/games/1/pgn", other).await.text.contains("[Result"));

    assert_eq!(app.post("/v1/me/mail/resume", "", json!({})).await.code(), "unauthenticated");
    assert_eq!(app.post("/v1/me/mail/resume", other, json!({})).await.status, 204, "nothing was wrong");
    assert_eq!(service.mail_out.mail_standing(bob).unwrap(), None);
    for _ in 0..2 {
        assert_eq!(app.post("/v1/me/mail/resume", token, json!({})).await.status, 204);
        instance.pass(Span::minutes(1));
        assert_eq!(app.get("/v1/me", token).await.json()["mail_problem"], Value::Null);
        assert_eq!(app.get("/v1/games/1", other).await.json()["mail_problem"]["white"], Value::Null);
    }
    let exported = app.get("/v1/me/export", token).await;
    assert!(
        exported.text.contains("mail_stopped") && exported.text.contains("mail_resumed"),
        "{}",
        exported.text
    );
}

#[actix_web::test]
async fn export_and_deletion_of_an_account() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let app = Server::with_tokens(&instance, &options()).await;
    let session = sign_in(&app, &instance, "Ann").await;
    let token = text(&session, "access_token");
    assert_eq!(app.get("/v1/me/export", token).await.json()["email"], "ann@example.org");
    assert_eq!(
        app.post("/v1/me/deletion", token, json!({"confirm": false})).await.code(),
        "confirmation_missing"
    );
    assert_eq!(app.post("/v1/me/deletion", token, json!({"confirm": true})).await.status, 204);
    assert_eq!(app.get("/v1/me", token).await.code(), "unauthenticated");
    let gone = instance.service.accounts.player(ann).unwrap().unwrap();
    assert_eq!((gone.name, gone.email), (format!("deleted-{}", ann.0), None));
}
