//! Every scope against every route, as the OpenAPI document says.

use actix_web::http::Method;
use app::{people::Scope, ports::Role};
use domain::Span;
use serde_json::{Value, json};
use store::testing::TestInstance;

use crate::{
    contract::{Entry, OPERATIONS, Operation},
    testing::{Server, request},
};

/// Codes of a caller who is turned away for what the token is.
const BEFORE_HANDLER: [&str; 3] = ["unauthenticated", "insufficient_scope", "session_required"];

/// Tells whether the operation lets the bearer in: with one of the bodies that fit, and without changing anything.
async fn lets_in(app: &Server, operation: &Operation, token: &str) -> bool {
    // Numbers of nothing: what is let in finds nothing to act on.
    let uri = operation.uri(|name| if name == "name" { "Nobody".into() } else { "999".into() });
    let uri = if operation.path == "/log/consistency" { format!("{uri}?from=0") } else { uri };
    for body in operation.bodies() {
        let answer = app.send(request(operation.method.clone(), &uri, token, body.clone())).await;
        let refused = answer.status.is_client_error() && BEFORE_HANDLER.contains(&answer.code().as_str());
        // A body that is refused before anybody asks for the scope proves nothing.
        let unread = answer.status == 400 || answer.status == 422 && answer.code() == "body_invalid";
        assert!(!unread, "{} {uri} {body:?}: {}", operation.method, answer.text);
        if !refused {
            return true;
        }
    }
    false
}

#[actix_web::test]
async fn every_scope_opens_its_routes_alone() {
    let instance = TestInstance::new();
    let chief = instance.add("Chief", Role::Administrator).id;
    instance.add("Other", Role::Administrator);
    let mut bearers: Vec<(String, Option<&str>)> = Scope::ALL
        .iter()
        .map(|scope| (format!("administrator-{}+{}", chief.0, scope.name()), Some(scope.name())))
        .collect();
    bearers.push((format!("administrator-{}+", chief.0), None));
    let mut checked = 0;
    for operation in &*OPERATIONS {
        let app = Server::of(&instance).await;
        let entry = operation.entry();
        for (token, scope) in &bearers {
            let expected = match &entry {
                Entry::Public => true,
                Entry::Session => false,
                Entry::Scopes(scopes) => scope.is_some_and(|scope| scopes.contains(&scope)),
            };
            let found = lets_in(&app, operation, token).await;
            assert_eq!(found, expected, "{} {} with {scope:?}", operation.method, operation.path);
            checked += 1;
        }
        let anybody = lets_in(&app, operation, "").await;
        assert_eq!(
            anybody,
            entry == Entry::Public,
            "{} {} without a token",
            operation.method,
            operation.path
        );
    }
    assert!(checked > 400, "{checked}");
}

#[actix_web::test]
async fn sessions_may_do_everything() {
    let instance = TestInstance::new();
    for operation in &*OPERATIONS {
        // Each with an account of its own: some operations end it.
        let chief =
            instance.add(&format!("Chief {}", operation.value["operationId"]), Role::Administrator).id;
        let app = Server::of(&instance).await;
        let token = format!("administrator-{}", chief.0);
        assert!(lets_in(&app, operation, &token).await, "{} {}", operation.method, operation.path);
    }
}

/// A game between Ann and Bob with a message of each.
async fn spoken(instance: &TestInstance, app: &Server) -> (i64, [String; 2], String) {
    let players = ["Ann", "Bob"].map(|name| format!("player-{}", instance.player(name).0));
    let arbiter = instance.add("Chief", Role::Arbiter).id.0;
    let new = json!({"white": "Ann", "black": "Bob"});
    let made = app.post("/v1/games", &format!("arbiter-{arbiter}"), new).await;
    let game = made.json()["game"].as_i64().expect("a game");
    for player in &players {
        let say = json!({"message": "between us"});
        assert_eq!(app.post(&format!("/v1/games/{game}/messages"), player, say).await.status, 201);
        instance.pass(Span::minutes(1));
    }
    (game, players, format!("arbiter-{arbiter}"))
}

#[actix_web::test]
async fn messages_need_the_arbiter_scope() {
    let instance = TestInstance::new();
    let app = Server::of(&instance).await;
    let (game, players, arbiter) = spoken(&instance, &app).await;
    let texts = |answer: &Value| answer.to_string().matches("between us").count();
    for (token, seen) in [
        (players[0].clone() + "+games:read", 2),
        (arbiter.clone(), 2),
        (arbiter.clone() + "+games:read,arbiter", 2),
        (arbiter.clone() + "+games:read", 0),
    ] {
        for part in ["messages", "events"] {
            let answer = app.get(&format!("/v1/games/{game}/{part}"), &token).await;
            assert_eq!((answer.status.as_u16(), texts(&answer.json())), (200, seen), "{part} {token}");
        }
        let pgn = app.get(&format!("/v1/games/{game}/pgn"), &token).await;
        assert_eq!(pgn.text.matches("between us").count(), seen, "{token}");
        let follow = request(Method::GET, &format!("/v1/games/{game}/events/stream"), &token, None);
        let stream = app.send_for(follow, std::time::Duration::from_millis(300)).await;
        assert_eq!(stream.matches("between us").count(), seen, "{token}");
    }
}

#[actix_web::test]
async fn arbiters_do_not_read_own_pace() {
    let instance = TestInstance::new();
    let app = Server::of(&instance).await;
    let (game, _, arbiter) = spoken(&instance, &app).await;
    let pace = |game: i64| format!("/v1/arbiter/games/{game}/pace");
    assert_eq!(app.get(&pace(game), &(arbiter.clone() + "+arbiter")).await.status, 200);
    assert_eq!(app.get(&pace(game), &(arbiter.clone() + "+games:read")).await.code(), "insufficient_scope");
    instance.add("Other", Role::Arbiter);
    let new = json!({"white": "Chief", "black": "Bob"});
    let own = app.post("/v1/games", &arbiter, new).await;
    let own = own.json()["game"].as_i64().expect("a game");
    for path in [pace(own), format!("/v1/games/{own}/trail")] {
        assert_eq!(app.get(&path, &arbiter).await.code(), "not_an_arbiter", "{path}");
    }
}
