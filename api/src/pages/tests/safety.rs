use std::collections::BTreeSet;

use actix_web::http::Method;
use store::testing::TestInstance;

use super::{browser::Browser, play::table, routes::routes};
use crate::{
    http::Options,
    testing::{Server, options, request, state as state_with},
};

/// The routes that answer with a file, or the way to a page. Others answer with a problem, which is a page.
const FILES: [&str; 7] = [
    "/check/offline",
    "/g/{id}/pgn",
    "/games/next",
    "/games/pgn",
    "/me/export",
    "/openapi.json",
    "/openapi.yaml",
];

/// The policy of every page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; \
                      require-trusted-types-for 'script'; trusted-types 'none'";

#[actix_web::test]
async fn pages_have_careful_headers() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    // The administrator, who may see everything, and is on the way to another address.
    instance.execute("UPDATE player SET role = 'administrator' WHERE name = 'Ann'").unwrap();
    let form = browser.get("/me").await.form("/me/address").with("email", "ann@example.com");
    assert_eq!(browser.submit(form).await.to(), "/me/address");
    let mut others = BTreeSet::new();
    let missing = ["/nothing/here".to_owned(), "/g/99".to_owned()];
    for route in routes("get").into_iter().chain(missing) {
        let path = ["{id}", r"{id:\d+}"].iter().fold(route.clone(), |path, id| path.replace(id, "1"));
        let path = path.replace("{who}", "Ann").replace("{code}", "game_over").replace("{act}", "warn");
        let page = browser.get(&path).await;
        let header = |name: &str| page.answer.header(name).to_owned();
        if !header("content-type").starts_with("text/html") || path == "/check/offline" {
            others.insert(route);
            continue;
        }
        for (name, value) in [
            ("referrer-policy", "same-origin"),
            ("cache-control", "no-store"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", "max-age=31536000"),
            ("x-content-type-options", "nosniff"),
            ("content-language", "en"),
            ("content-security-policy", POLICY),
        ] {
            assert_eq!(header(name), value, "{path}");
        }
        let vary: Vec<_> =
            page.answer.headers.get_all("vary").filter_map(|value| value.to_str().ok()).collect();
        assert!(vary.join(", ").contains("Cookie"), "{path}: {vary:?}");
        assert_eq!(page.all("h1").len(), 1, "{path}");
        for script in page.all("script") {
            let from = script.attribute("src").unwrap_or_default();
            assert!(from.starts_with("/static/") && script.text().is_empty(), "{path}: {from}");
        }
        assert_eq!(page.all("style").len(), 0, "{path}");
        assert!(!page.answer.text.contains("style="), "{path}");
        let html = &page.all("html")[0];
        assert_eq!(
            (html.attribute("lang").as_deref(), html.attribute("dir").as_deref()),
            (Some("en"), Some("ltr"))
        );
        // Every page of a signed-in player has the sign-out form and the link to the source code.
        let to = |name: &str, attribute: &str, wanted: &str| {
            page.all(name).iter().any(|element| element.attribute(attribute).as_deref() == Some(wanted))
        };
        assert!(to("form", "action", "/sign-out") && to("a", "href", "/source"), "{path}");
    }
    assert_eq!(others, FILES.map(str::to_owned).into());
}

/// A browser that was told to use HTTPS could not reach a service that is tried without encryption.
#[actix_web::test]
async fn plain_service_demands_no_https() {
    let instance = TestInstance::new().local();
    let server = Server::of(&instance).await;
    let page = Browser::new(&server).get("/").await;
    assert_eq!((page.status(), page.answer.header("strict-transport-security")), (200, ""));
    assert_eq!(page.answer.header("content-security-policy"), POLICY);
}

/// The header fields of a browser about the page that a form comes from.
#[actix_web::test]
async fn forms_come_from_own_pages() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    let own = "https://play.example.org";
    for (headers, is_taken) in [
        (vec![("Sec-Fetch-Site", "same-origin")], true),
        (vec![("Sec-Fetch-Site", "none")], true),
        (vec![("Sec-Fetch-Site", "same-origin"), ("Origin", "null")], true),
        (vec![("Sec-Fetch-Site", "same-site")], false),
        (vec![("Sec-Fetch-Site", "cross-site"), ("Origin", own)], false),
        (vec![("Sec-Fetch-Site", "")], false),
        (vec![("Origin", own)], true),
        (vec![("Origin", "https://play.example.org:8443")], false),
        (vec![("Origin", "http://play.example.org")], false),
        (vec![("Origin", "null")], false),
        (vec![("Origin", own), ("Referer", own)], true),
        (vec![("Referer", "https://play.example.org/games")], false),
        (vec![], false),
    ] {
        let form = browser.get("/g/1").await.form("/g/1/messages").with("message", "Hello");
        let send = headers.iter().fold(form.request(), |send, header| send.insert_header(*header));
        let page = browser.send(send).await;
        assert_eq!(page.status(), if is_taken { 303 } else { 400 }, "{headers:?}: {}", page.answer.text);
        assert!(is_taken || page.refusal().contains("nothing was done"), "{}", page.answer.text);
    }
    assert_eq!(instance.number("SELECT count(*) FROM message"), 5);
}

/// No form of another site is taken, signed in or not, and no request to read one does it.
#[actix_web::test]
async fn every_form_is_guarded() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    let stranger = Browser::new(&server);
    let before = state(&instance);
    let mut forms = routes("post");
    assert!(
        forms.remove("/unsubscribe/{token}"),
        "mail programs send it, and its address is the proof (RFC 8058)"
    );
    assert!(forms.len() > 40, "{forms:?}");
    for route in forms {
        let path = ["{id}", r"{id:\d+}"].iter().fold(route, |path, id| path.replace(id, "1"));
        let path = path.replace("{part}", "players").replace("{act}", "warn");
        let body = "key=k&email=ann@example.org&name=Annie&time_zone=UTC&code=1&control=5-a-move&answer=accept&\
                    ply=0&revision=0&move=e4&basis=fifty_moves&confirm=yes&message=m&language=de&letters=german&\
                    notation=uci&mail_trust=off&label=l&days=1&scope-games:read=yes&resign_all=yes&public_key=age1&\
                    saved=&lines=e5+Nf3&line=0&notes=n&version=0&more=m";
        let form = || {
            request(Method::POST, &path, "", None)
                .insert_header(("Accept", "text/html"))
                .insert_header(("Content-Type", "application/x-www-form-urlencoded"))
                .insert_header(("Sec-Fetch-Site", "cross-site"))
                .set_payload(body)
        };
        for sender in [&browser, &stranger] {
            let page = sender.send(form()).await;
            assert!(
                page.status() == 400 && page.refusal().contains("nothing was done"),
                "{path}: {}",
                page.text()
            );
        }
        for read in [Method::GET, Method::HEAD] {
            let read = request(read, &format!("{path}?{body}"), "", None);
            let status = browser.send(read).await.status();
            assert!([200, 303, 400, 403, 404, 405].contains(&status), "{path}: {status}");
        }
    }
    assert_eq!(state(&instance), before);
}

fn state(instance: &TestInstance) -> Vec<i64> {
    let count = |table| instance.number(&format!("SELECT count(*) FROM {table}"));
    let rows = [
        "event",
        "message",
        "session",
        "code",
        "receipt",
        "challenge",
        "outbox",
        "api_token",
        "calendar",
        "conditional",
        "game_note",
        "game_analysis",
    ];
    let settings = "SELECT count(*) FROM player WHERE language = 'en' AND email IS NOT NULL";
    rows.map(count).into_iter().chain([instance.number(settings)]).collect()
}

#[actix_web::test]
async fn problems_are_pages_for_browsers() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    for (path, status, code) in [
        ("/nowhere", 404, "not_found"),
        ("/g/99", 404, "unknown_game"),
        ("/g/x", 404, "not_found"),
        ("/sign-out", 405, "method_not_allowed"),
    ] {
        let page = browser.get(path).await;
        assert_eq!(page.status(), status, "{path}");
        assert!(page.text().contains(code) && !page.refusal().is_empty(), "{path}: {}", page.answer.text);
        assert_eq!(server.get(path, "").await.header("content-type"), "application/problem+json", "{path}");
    }
    assert_eq!(browser.get("/sign-out").await.answer.header("allow"), "POST");
    assert_eq!(browser.get("/g/1/move").await.to(), "/g/1");
    // The API answers programs, whatever opens it.
    assert_eq!(browser.get("/v1/games").await.answer.code(), "unauthenticated");
}

#[actix_web::test]
async fn files_are_kept_for_ever() {
    let server = Server::of(&TestInstance::new()).await;
    let browser = Browser::new(&server);
    let style = browser.get("/").await.all("link")[0].attribute("href").unwrap();
    let answer = browser.get(&style).await.answer;
    assert_eq!(answer.header("content-type"), "text/css; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    assert!(answer.text.contains("forced-colors") && answer.text.contains("prefers-color-scheme"));
    assert_eq!(browser.get("/static/style.0000000000000000.css").await.status(), 404);
}

#[actix_web::test]
async fn language_of_account_then_browser() {
    let instance = TestInstance::new();
    let server = table(&instance).await;
    let german = request(Method::GET, "/g/99", "", None)
        .insert_header(("Accept", "text/html"))
        .insert_header(("Accept-Language", "de"));
    let browser = Browser::of(&server, &instance, "Ann").await;
    let page = browser.send(german).await;
    assert!(page.refusal().contains("game"), "the account reads English: {}", page.refusal());
    instance.execute("UPDATE player SET language = 'de' WHERE name = 'Ann'").unwrap();
    let page = browser.get("/g/99").await;
    assert!(page.refusal().contains("Partie"), "{}", page.refusal());
}

/// Signing up and the first sign-in share the budget of signing in.
#[actix_web::test]
async fn first_forms_are_limited() {
    for (path, fields) in [
        ("/sign-up", &[("email", "ann@example.org"), ("name", "Ann"), ("time_zone", "UTC")][..]),
        ("/sign-in/first", &[("printed", "x-1")]),
    ] {
        let instance = TestInstance::new();
        let limits = Options { sign_in_per_minute: 2, ..options() };
        let server = Server::new(state_with(&instance, &limits)).await;
        let browser = Browser::new(&server);
        let form = browser.get(path).await.form(path);
        let form = fields.iter().fold(form, |form, (name, value)| form.with(name, *value));
        let mut statuses = Vec::new();
        for _ in 0..3 {
            statuses.push(browser.submit(form.clone()).await.status());
        }
        assert!(statuses[1] < 429 && statuses[2] == 429, "{path}: {statuses:?}");
    }
}

/// A club behind one address: each account pays for its own pages, and a cookie that does not count for nobody.
#[actix_web::test]
async fn members_pay_for_themselves() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let limits = Options { address_per_minute: 8, ..options() };
    let server = Server::new(state_with(&instance, &limits)).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    for _ in 0..20 {
        let page = ann.get("/games").await;
        let policy = page.answer.header("ratelimit-policy").to_owned();
        assert_eq!((page.status(), policy.contains("account")), (200, true), "{policy}");
    }
    let stranger = Browser::new(&server);
    let secret = ann.cookie("__Host-postzug").unwrap();
    let (first, rest) = secret.split_at(1);
    stranger.set_cookie("__Host-postzug", &format!("{}{rest}", if first == "a" { "b" } else { "a" }));
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(stranger.get("/games").await.status());
    }
    assert_eq!((statuses[0], statuses[9]), (303, 429), "{statuses:?}");
    assert_eq!(ann.get("/games").await.status(), 200, "the address has nothing left, and the account has");
    instance.execute("DELETE FROM session").unwrap();
    assert_eq!(ann.get("/games").await.status(), 429, "a session that has ended");
}
