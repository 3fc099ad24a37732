//! Problems in the language of the request.

use actix_web::http::Method;
use messages::PSEUDO;
use serde_json::json;
use store::testing::TestInstance;

use crate::testing::{Answer, Server, request};

fn is_pseudo(answer: &Answer, member: &str) -> bool {
    answer.json()[member].as_str().is_some_and(|text| text.starts_with('⟦'))
}

#[actix_web::test]
async fn problems_follow_accept_language() {
    let instance = TestInstance::new();
    let server = Server::of(&instance).await;
    let ann = format!("player-{}", instance.player("Ann").0);
    let asked = |field: Option<&'static str>| {
        let request = request(Method::POST, "/v1/games/99/resign", &ann, Some(json!({"confirm": false})));
        server.send(match field {
            Some(field) => request.insert_header(("Accept-Language", field)),
            None => request,
        })
    };
    for field in [None, Some(""), Some("*"), Some("xx, en;q=0.5"), Some("en-XA;q=0.2, en;q=0.5"), Some(";;q")]
    {
        let answer = asked(field).await;
        assert_eq!(answer.code(), "confirmation_missing", "{field:?}");
        assert_eq!(answer.header("content-language"), "en", "{field:?}");
        let json = answer.json();
        assert_eq!(json["title"], "Not confirmed", "{field:?}");
        assert_eq!(json["detail"], "This was not confirmed.");
        assert_eq!(json["game"], "Nothing happened to the game; the clock was not touched.");
        assert_eq!(json["help"], "Send {\"confirm\": true} if you mean it.");
    }
    for field in [PSEUDO, "EN-xa, en;q=0.5", "xx, en-XA;q=0.9, en;q=0.1"] {
        let answer = asked(Some(field)).await;
        assert_eq!(answer.code(), "confirmation_missing", "{field}");
        assert_eq!(answer.header("content-language"), PSEUDO, "{field}");
        assert!(
            ["title", "detail", "game", "help"].iter().all(|member| is_pseudo(&answer, member)),
            "{field}"
        );
    }
    let varies =
        |answer: &Answer| answer.headers.get_all("vary").any(|vary| vary == "Authorization, Accept-Language");
    assert!(varies(&asked(None).await) && varies(&asked(Some(PSEUDO)).await));
}

/// Extractors, middleware and pages of problems have no handler that could name a language.
#[actix_web::test]
async fn every_layer_answers_in_the_language() {
    let instance = TestInstance::new();
    let server = Server::of(&instance).await;
    let ann = format!("player-{}", instance.player("Ann").0);
    let long = format!("/v1/challenges?cursor={}", "a".repeat(9_000));
    for (method, path, token, body, code) in [
        (Method::GET, "/nowhere", "", None, "not_found"),
        (Method::POST, "/healthz/live", "", None, "method_not_allowed"),
        (Method::GET, "/v1/me", "", None, "unauthenticated"),
        (Method::GET, "/v1/me", "nobody", None, "unauthenticated"),
        (Method::GET, long.as_str(), ann.as_str(), None, "uri_too_long"),
        (Method::GET, "/v1/challenges?limit=201", ann.as_str(), None, "bad_request"),
        (Method::POST, "/v1/sign-in", "", Some(json!([])), "body_invalid"),
        (Method::POST, "/v1/games/99/resign", ann.as_str(), Some(json!({"confirm": true})), "unknown_game"),
        (Method::POST, "/v1/challenges", ann.as_str(), Some(json!({"opponent": "Nobody"})), "unknown_player"),
    ] {
        let request = request(method, path, token, body).insert_header(("Accept-Language", PSEUDO));
        let answer = server.send(request).await;
        assert_eq!(answer.code(), code, "{path}");
        assert!(is_pseudo(&answer, "detail") && is_pseudo(&answer, "title"), "{path}: {}", answer.text);
        assert_eq!(answer.header("content-language"), PSEUDO, "{path}");
    }
    let page =
        request(Method::GET, "/problems/game_over", "", None).insert_header(("Accept-Language", PSEUDO));
    let page = server.send(page).await;
    assert!(
        page.text.contains("<html lang=\"en-XA\" dir=\"ltr\">") && page.text.contains("<h1>⟦"),
        "{}",
        page.text
    );
    assert_eq!(page.header("content-language"), PSEUDO);
    // HTTP has names of its own for statuses, which are English.
    assert!(page.text.contains("<p class=\"small\">409, <code>"), "{}", page.text);
}

/// A reason that is a member of its own is a message, too.
#[actix_web::test]
async fn worded_members_follow_the_language() {
    let instance = TestInstance::new();
    let server = Server::of(&instance).await;
    let body = json!({"name": "a", "email": "a@example.org", "time_zone": "UTC"});
    for (language, begins) in [("en", "it must have"), (PSEUDO, "⟦")] {
        let request = request(Method::POST, "/v1/sign-up", "", Some(body.clone()));
        let answer = server.send(request.insert_header(("Accept-Language", language))).await;
        assert_eq!(answer.code(), "bad_name");
        assert!(
            answer.json()["reason"].as_str().is_some_and(|reason| reason.starts_with(begins)),
            "{}",
            answer.text
        );
    }
}
