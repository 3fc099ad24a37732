//! Sessions and tokens that end.

use super::*;

#[actix_web::test]
async fn ended_session_voids_recalled_token() {
    let instance = TestInstance::new();
    let (ann, arbiter) = (instance.player("Ann"), instance.add("Bob", Role::Arbiter).id);
    let app = Server::with_tokens(&instance, &options()).await;
    let (anns, bobs) = (sign_in(&app, &instance, "Ann").await, sign_in(&app, &instance, "Bob").await);
    let (anns, bobs) = (text(&anns, "access_token"), text(&bobs, "access_token"));
    let plays = async |token| app.post("/v1/games/1/moves", token, json!({"move": "e4", "ply": 0})).await;
    let directs = async |token| {
        app.post(
            "/v1/games/1/acts",
            token,
            json!({"act": {"kind": "adjudicate", "outcome": "draw"}, "reason": "Lightning."}),
        )
        .await
    };
    for _ in 0..2 {
        assert_eq!(plays(anns).await.code(), "unknown_game");
        assert_eq!(directs(bobs).await.code(), "unknown_game");
        assert_eq!(directs(anns).await.code(), "not_an_arbiter");
    }
    instance.service.access.end_sessions(ann, None).unwrap();
    for _ in 0..2 {
        assert_eq!(plays(anns).await.code(), "unauthenticated");
        assert_eq!(app.get("/v1/games/1", anns).await.code(), "unauthenticated");
    }
    assert_eq!(instance.number("SELECT count(*) FROM receipt"), 4, "what was not judged left no receipt");
    instance.service.access.end_sessions(arbiter, None).unwrap();
    assert_eq!(directs(bobs).await.code(), "unauthenticated");
    let regulations = json!({"time_control": {"kind": "per_move", "days": 3}});
    let challenge = json!({"opponent": "Ann", "color": "black", "regulations": regulations});
    assert_eq!(app.post("/v1/challenges", bobs, challenge).await.code(), "unauthenticated");
}

#[actix_web::test]
async fn token_expires_and_role_acts_immediately() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    instance.add("Root", Role::Administrator);
    let app = Server::with_tokens(&instance, &options()).await;
    let (anns, roots) = (sign_in(&app, &instance, "Ann").await, sign_in(&app, &instance, "Root").await);
    let (anns, roots) = (text(&anns, "access_token"), text(&roots, "access_token"));
    let role = |token, role| {
        request(Method::PUT, &format!("/v1/players/{}/role", ann.0), token, Some(json!({ "role": role })))
    };
    assert_eq!(app.send(role(anns, "administrator")).await.code(), "not_an_administrator");
    assert_eq!(app.send(role(roots, "administrator")).await.json()["role"], "administrator");
    assert_eq!(app.send(role(anns, "player")).await.status, 200, "by the same token, at once");
    assert_eq!(app.send(role(anns, "arbiter")).await.code(), "not_an_administrator", "and no more");
    assert_eq!(
        delete(&app, &format!("/v1/players/{}/sessions", ann.0), anns).await.code(),
        "not_an_administrator"
    );
    assert_eq!(delete(&app, &format!("/v1/players/{}/sessions", ann.0), roots).await.status, 204);
    assert_eq!(app.get("/v1/me", anns).await.code(), "unauthenticated");
    instance.clock.advance(Span::minutes(16));
    assert_eq!(app.get("/v1/me", roots).await.code(), "unauthenticated");
}

/// Not even on pages that look at no session: the network pays.
#[actix_web::test]
async fn ended_session_spends_no_player_budget() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    instance.add("Root", Role::Administrator);
    let app = Server::with_tokens(&instance, &options()).await;
    for end in ["sign-out", "one", "all", "administrator", "deletion"] {
        let stolen = sign_in(&app, &instance, "Ann").await;
        let stolen = text(&stolen, "access_token");
        assert_eq!(app.get("/v1/me", stolen).await.status, 200);
        let payer = async || app.get("/v1/nothing", stolen).await.header("ratelimit")[..9].to_owned();
        assert_eq!(payer().await, "\"account\"", "{end}");
        let sessions = app.get("/v1/me/sessions", stolen).await.json();
        let path = match end {
            "one" => format!("/v1/me/sessions/{}", sessions[0]["id"]),
            "administrator" => format!("/v1/players/{}/sessions", ann.0),
            _ => "/v1/me/sessions".to_owned(),
        };
        let ended = match end {
            "sign-out" => app.post("/v1/sign-out", stolen, Value::Null).await,
            "deletion" => app.post("/v1/me/deletion", stolen, json!({"confirm": true})).await,
            "administrator" => {
                let root = sign_in(&app, &instance, "Root").await;
                delete(&app, &path, text(&root, "access_token")).await
            }
            _ => delete(&app, &path, stolen).await,
        };
        assert_eq!(ended.status, 204, "{}", ended.text);
        assert_eq!(payer().await, "\"address\"", "{end}");
        instance.clock.advance(Span::hours(1));
    }
}

#[actix_web::test]
async fn revoked_api_token_is_void() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let app = Server::with_tokens(&instance, &options()).await;
    let session = sign_in(&app, &instance, "Ann").await;
    let session = text(&session, "access_token");
    let new = |scopes: Value| json!({"label": "bot", "scopes": scopes, "days": 30});
    let made = app.post("/v1/me/tokens", session, new(json!(["games:read"]))).await.done(201);
    let bot = text(&made, "token");
    assert_eq!(app.get("/v1/players/ANN", bot).await.json()["id"], ann.0);
    assert_eq!(app.get("/v1/me", bot).await.code(), "insufficient_scope");
    assert_eq!(app.post("/v1/me/tokens", session, new(json!(["everything"]))).await.code(), "body_invalid");
    let listed = app.get("/v1/me/tokens", session).await;
    assert!(!listed.text.contains(bot) && listed.json()[0]["last_used_at"].is_string(), "{}", listed.text);
    assert_eq!(delete(&app, &format!("/v1/me/tokens/{}", made["id"]), session).await.status, 204);
    assert_eq!(app.get("/v1/players/ANN", bot).await.code(), "unauthenticated", "at once");
}

#[actix_web::test]
async fn stream_ends_with_its_session() {
    let instance = TestInstance::new();
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    let app = Server::with_tokens(&instance, &options()).await;
    let session = sign_in(&app, &instance, "Ann").await;
    let (token, other) = (text(&session, "access_token"), sign_in(&app, &instance, "Bob").await);
    let posted = app.post("/v1/seeks", token, json!({"color": "white"})).await.json();
    let accept = format!("/v1/seeks/{}/accept", posted["challenge"]);
    let game = app.post(&accept, text(&other, "access_token"), json!({})).await.json()["game"].clone();
    let path = format!("/v1/games/{game}/events/stream");
    let end = async {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        instance.service.access.end_sessions(ann, None).unwrap();
        let say = json!({"message": "for the players alone"});
        let path = format!("/v1/games/{game}/messages");
        assert_eq!(app.post(&path, text(&other, "access_token"), say).await.status, 201);
    };
    let follow = request(Method::GET, &path, token, None);
    let time = std::time::Duration::from_millis(2500);
    let (seen, ()) = futures_util::future::join(app.send_for(follow, time), end).await;
    assert!(seen.contains("id: 1") && !seen.contains("id: 2"), "{seen}");
    let follow = request(Method::GET, &path, text(&other, "access_token"), None);
    let seen = app.send_for(follow, std::time::Duration::from_millis(500)).await;
    assert!(seen.contains("for the players alone"), "player {bob:?} sees it: {seen}");
}
