use std::time::Duration;

use actix_web::{
    http::{Method, Version},
    rt::time::sleep,
};
use domain::Span;
use store::testing::TestInstance;

use super::browser::{Browser, Page, code};
use crate::{
    http::Options,
    testing::{Server, options, request, state},
};

const COOKIE: &str = "__Host-postzug";

#[actix_web::test]
async fn code_signs_up_and_in() {
    let instance = TestInstance::new();
    let server = Server::of(&instance).await;
    let browser = Browser::new(&server);
    let page = browser.get("/sign-up").await;
    let form = page.form("/sign-up").with("email", "ann@example.org").with("name", "Ann");
    assert_eq!(form.fields["time_zone"], "");
    assert!(
        page.all("option").iter().any(|zone| zone.attribute("value").as_deref() == Some("Europe/Berlin"))
    );
    let focused = page.all("input").into_iter().find(|field| field.attribute("autofocus").is_some());
    assert_eq!(focused.and_then(|field| field.attribute("name")).as_deref(), Some("email"));
    let wrong = browser.submit(form.clone().with("time_zone", "Mars/Phobos")).await;
    assert_eq!(wrong.status(), 422);
    assert!(!wrong.refusal().is_empty(), "{}", wrong.answer.text);
    assert_eq!(wrong.form("/sign-up").fields["email"], "ann@example.org", "what was written stays");
    let asked = browser.submit(wrong.form("/sign-up").with("time_zone", "Europe/Berlin")).await;
    assert_eq!((asked.status(), asked.to()), (303, "/sign-in/code"));
    let page = browser.get("/sign-in/code").await;
    let wrong = browser.submit(page.form("/sign-in/code").with("code", "00000000")).await;
    assert_eq!(wrong.status(), 422);
    // As people paste it.
    let sent = code(&instance);
    let spaced = format!(" {} {} ", &sent[..4], &sent[4..]);
    let done = browser.submit(wrong.form("/sign-in/code").with("code", spaced)).await;
    assert_eq!((done.status(), done.to()), (303, "/games"), "{}", done.answer.text);
    let me = browser.get("/me").await;
    assert!(me.text().contains("ann@example.org"), "{}", me.text());
    assert_eq!(instance.number("SELECT count(*) FROM session"), 1);
    let reads = "SELECT count(*) FROM player WHERE notation = 'san' AND time_zone = 'Europe/Berlin'";
    assert_eq!(instance.number(reads), 1, "moves as on a board, times of the place");
}

#[actix_web::test]
async fn cookies_are_bound_to_the_service() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let browser = Browser::new(&server);
    let page = browser.get("/sign-in").await;
    let asked = browser.submit(page.form("/sign-in").with("email", "ann@example.org")).await;
    let page = browser.get("/sign-in/code").await;
    let done = browser.submit(page.form("/sign-in/code").with("code", code(&instance))).await;
    let all = [&asked, &done].map(|page| page.answer.headers.get_all("set-cookie").count());
    assert_eq!(all, [1, 3]);
    for field in [&asked, &done].into_iter().flat_map(|page| page.answer.headers.get_all("set-cookie")) {
        let field = field.to_str().unwrap();
        for flag in ["__Host-", "; HttpOnly", "; SameSite=Lax", "; Secure", "; Path=/", "; Max-Age="] {
            assert!(field.contains(flag), "{flag}: {field}");
        }
        assert!(!field.contains("Domain"), "{field}");
    }
    let secret = browser.cookie(COOKIE).unwrap();
    assert_eq!(secret.len(), 52);
    assert_eq!(instance.files_containing(&[&secret]), Vec::<String>::new(), "only its digest is stored");
    let again = Browser::of(&server, &instance, "Ann").await;
    assert_ne!(again.cookie(COOKIE), Some(secret), "new at each sign-in");
}

/// Safari and the other browsers of WebKit keep no secure cookie over http, and no other needs one from its own machine.
#[actix_web::test]
async fn local_cookies_are_plain() {
    let mut instance = TestInstance::new().local();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    assert_eq!(browser.get("/games").await.status(), 200);
    let secret = browser.cookie("postzug").expect("a session");
    let page = browser.get("/sign-in").await;
    let asked = browser.submit(page.form("/sign-in").with("email", "ann@example.org")).await;
    let field = asked.answer.header("set-cookie");
    assert!(field.starts_with("postzug-request=") && !field.contains("Secure"), "{field}");
    for flag in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(field.contains(flag), "{flag}: {field}");
    }
    // Behind a proxy the public address may not have been set: what comes over https is guarded.
    for (host, is_here) in [
        ("LOCALHOST", true),
        ("127.0.0.2:8080", true),
        ("[::1]:8080", true),
        ("play.example.org", false),
        ("localhost.example.org", false),
        ("192.168.0.7", false),
        ("", false),
    ] {
        let mut browser = Browser::new(&server);
        browser.host = host;
        browser.set_cookie("postzug", &secret);
        assert_eq!(browser.get("/games").await.status() == 200, is_here, "{host}");
        let form = browser.get("/sign-in").await.form("/sign-in");
        // Each address gets few codes.
        let asked = browser.submit(form.with("email", format!("{}@example.org", host.len()))).await;
        let field = asked.answer.header("set-cookie");
        let is_guarded = field.starts_with("__Host-postzug-request=") && field.contains("; Secure");
        assert_eq!(is_guarded, !is_here, "{host}: {field}");
    }
    // A proxy may call the service by the name of its machine, and comes from there.
    for (from, added, is_here) in [
        ([127, 0, 0, 2], None, true),
        ([127, 0, 0, 1], Some(("Accept-Language", "en")), true),
        ([192, 168, 0, 7], None, false),
        ([127, 0, 0, 1], Some(("Forwarded", "for=198.51.100.1")), false),
        ([127, 0, 0, 1], Some(("X-Forwarded-For", "198.51.100.1")), false),
        ([127, 0, 0, 1], Some(("X-Forwarded-Proto", "https")), false),
        ([127, 0, 0, 1], Some(("X-Real-IP", "198.51.100.1")), false),
        ([127, 0, 0, 1], Some(("Via", "1.1 proxy")), false),
        ([127, 0, 0, 1], Some(("Origin", "http://localhost:8080")), true),
        ([127, 0, 0, 1], Some(("Origin", "http://[::1]:8080")), true),
        ([127, 0, 0, 1], Some(("Origin", "http://192.168.0.7:8080")), false),
        ([127, 0, 0, 1], Some(("Origin", "https://play.example.org")), false),
        ([127, 0, 0, 1], Some(("Origin", "null")), false),
    ] {
        let mut browser = Browser::new(&server);
        (browser.from, browser.added) = (from, added);
        browser.set_cookie("postzug", &secret);
        assert_eq!(browser.get("/games").await.status() == 200, is_here, "{from:?} {added:?}");
        browser.set_cookie("__Host-postzug", &secret);
        assert_eq!(browser.get("/games").await.status(), 200, "{from:?} {added:?}");
    }
    // A proxy that adds nothing speaks HTTP/1.0.
    let mut browser = Browser::new(&server);
    browser.version = Version::HTTP_10;
    browser.set_cookie("postzug", &secret);
    assert_eq!(browser.get("/games").await.to(), "/sign-in?next=/games");
    // Elsewhere it counts only under the name that browsers guard.
    instance.service = TestInstance::service_with(instance.store.clone(), &instance.clock);
    let server = Server::of(&instance).await;
    let stranger = Browser::new(&server);
    stranger.set_cookie("postzug", &secret);
    assert_eq!(stranger.get("/games").await.to(), "/sign-in?next=/games");
}

/// No mail has the word, so that no sentence speaks of one.
#[actix_web::test]
async fn printed_word_signs_in_once() {
    let instance = TestInstance::new();
    let made = instance.service.accounts.make_administrator("Rita", "rita@example.org");
    let first = made.expect("an answer").expect("an administrator");
    let word = format!("{}-{}", first.request.request_id.0, first.code.0);
    let server = Server::of(&instance).await;
    let enter = async |word: &str| {
        let browser = Browser::new(&server);
        let form = browser.get("/sign-in/first").await.form("/sign-in/first");
        browser.submit(form.with("printed", word)).await
    };
    let refused = "This word does not work: it was mistyped, has been used, or is older than 24 hours.";
    let mistyped = format!("{}-00000000", first.request.request_id.0);
    for wrong in ["", "-", "something", &mistyped] {
        let page = enter(wrong).await;
        assert!(page.status() == 422 && page.refusal().starts_with(refused), "{wrong}: {}", page.refusal());
        assert!(!page.text().contains("sent"), "{wrong}: {}", page.text());
    }
    assert_eq!(enter(&word).await.to(), "/admin");
    assert!(enter(&word).await.refusal().starts_with(refused), "used");
}

#[actix_web::test]
async fn cookie_opens_pages_alone() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::with_tokens(&instance, &options()).await;
    let browser = Browser::of(&server, &instance, "Ann").await;
    let secret = browser.cookie(COOKIE).unwrap();
    let answer = browser.get("/v1/me").await.answer;
    assert_eq!(answer.code(), "unauthenticated", "a cookie is no token");
    assert_eq!(server.get("/v1/me", &secret).await.status, 401);
    let refresh = serde_json::json!({ "refresh_token": secret });
    assert_eq!(server.post("/v1/sessions/refresh", "", refresh).await.code(), "bad_token");
    // Two tabs at once are no theft: the secret stays the same.
    for _ in 0..3 {
        let (one, other) = futures_util::future::join(browser.get("/games"), browser.get("/me")).await;
        assert_eq!((one.status(), other.status()), (200, 200));
        assert!([one, other].iter().all(|page| page.answer.headers.get("set-cookie").is_none()));
    }
    let stranger = Browser::new(&server);
    stranger.set_cookie(COOKIE, &secret.to_uppercase());
    assert_eq!(stranger.get("/games").await.status(), 303);
}

#[actix_web::test]
async fn reading_asks_for_nothing() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let browser = Browser::new(&server);
    for path in ["/sign-in", "/sign-up", "/sign-in/code", "/sign-in?email=ann@example.org&key=x"] {
        for method in [Method::GET, Method::HEAD] {
            assert!(server.send(request(method, path, "", None)).await.status.is_success(), "{path}");
        }
    }
    assert_eq!(instance.number("SELECT count(*) FROM outbox"), 0);
    let page = browser.get("/sign-in").await;
    browser.submit(page.form("/sign-in").with("email", "ann@example.org")).await;
    let link = format!("/sign-in/code?code={}&key=x", code(&instance));
    assert_eq!(browser.get(&link).await.status(), 200);
    assert_eq!(browser.cookie(COOKIE), None);
    assert_eq!(instance.number("SELECT count(*) FROM session"), 0);
    let other = Browser::new(&server);
    assert!(other.get("/sign-in/code").await.refusal().contains("has not asked"), "another browser");
}

#[actix_web::test]
async fn double_sign_in_sends_one_mail() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let browser = Browser::new(&server);
    let form = browser.get("/sign-in").await.form("/sign-in").with("email", "ann@example.org");
    browser.submit(form.clone()).await;
    let mails = instance.number("SELECT count(*) FROM outbox");
    assert_eq!(browser.submit(form).await.to(), "/sign-in/code");
    assert_eq!((mails, instance.number("SELECT count(*) FROM outbox")), (1, 1));
    let form = browser.get("/sign-in/code").await.form("/sign-in/code").with("code", code(&instance));
    let request = browser.cookie("__Host-postzug-request").unwrap();
    browser.submit(form.clone()).await;
    let first = browser.cookie(COOKIE);
    browser.set_cookie("__Host-postzug-request", &request);
    browser.set_cookie(COOKIE, "");
    assert_eq!(browser.submit(form.clone()).await.to(), "/games");
    assert_eq!(browser.cookie(COOKIE), first, "the same session");
    instance.clock.advance(Span::minutes(10));
    browser.set_cookie("__Host-postzug-request", &request);
    assert_eq!(browser.submit(form).await.status(), 422, "not for ever");
    assert_eq!(instance.number("SELECT count(*) FROM session"), 1);
}

#[actix_web::test]
async fn sessions_end() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let (here, there) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Ann").await);
    let page = here.get("/me").await;
    assert_eq!(page.all("li").iter().filter(|li| li.text().contains(", since")).count(), 2);
    let last = instance.number("SELECT max(id) FROM session");
    let other = page.form(&format!("/me/sessions/{last}/end"));
    for press in ["first", "second"] {
        assert_eq!(here.submit(other.clone()).await.to(), "/me", "{press}");
    }
    assert_eq!(there.get("/games").await.to(), "/sign-in?next=/games");
    assert_eq!(here.get("/games").await.status(), 200);
    let form = here.get("/games").await.form("/sign-out");
    let secret = here.cookie(COOKIE).unwrap();
    let out = here.submit(form.clone()).await;
    assert_eq!((out.to(), here.cookie(COOKIE)), ("/", None));
    assert_eq!(out.answer.header("clear-site-data"), "\"cache\"");
    here.set_cookie(COOKIE, &secret);
    let late = here.submit(other).await;
    assert_eq!((late.status(), late.text().contains("You are signed out.")), (401, true), "{}", late.text());
    here.set_cookie(COOKIE, &secret);
    assert_eq!(here.submit(form).await.to(), "/", "the second press of a double click");
    assert_eq!(here.cookie(COOKIE), None);
    let (one, two) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Ann").await);
    one.submit(one.get("/me").await.form("/me/sessions/end")).await;
    assert_eq!(two.get("/me").await.status(), 303);
    assert_eq!(instance.number("SELECT count(*) FROM session"), 0);
    let three = Browser::of(&server, &instance, "Ann").await;
    instance.clock.advance(Span::days(30));
    assert_eq!(three.get("/me").await.status(), 303, "unused for 30 days");
}

#[actix_web::test]
async fn sign_in_returns_only_to_pages() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let browser = Browser::new(&server);
    assert_eq!(browser.get("/g/42").await.to(), "/sign-in?next=/g/42");
    // Names are encoded, and in an address once more.
    for name in ["D%C3%B6rte", "J.%20R.%20O'Neill", "a_b", "%D0%90%D0%BD%D0%BD%D0%B0"] {
        let path = format!("/players/{name}");
        let page = browser.get(&path).await;
        let links = page.all("a").into_iter().filter_map(|link| link.attribute("href"));
        let link = links.into_iter().find(|to| to.starts_with("/sign-in?next=")).expect("a way back");
        let form = browser.get(&link).await.form("/sign-in");
        assert_eq!(form.fields.get("next"), Some(&path), "{link}");
    }
    // The links above the content lead on as those in it.
    for path in ["/sign-in?next=/g/42", "/sign-up?next=/g/42"] {
        let page = browser.get(path).await;
        let links: Vec<_> =
            page.all("header")[0].all("a").iter().filter_map(|link| link.attribute("href")).collect();
        assert_eq!(links, ["/", "/sign-in?next=/g/42", "/sign-up?next=/g/42"], "{path}");
    }
    let form = browser.get("/sign-in?next=/g/42").await.form("/sign-in").with("email", "ann@example.org");
    let asked = browser.submit(form).await;
    assert_eq!(asked.to(), "/sign-in/code?next=/g/42");
    let form = browser.get(asked.to()).await.form("/sign-in/code").with("code", code(&instance));
    for elsewhere in [
        "//example.org",
        "https://example.org",
        "/\\example.org",
        "games",
        "/%252fexample.org",
        "/a//example.org",
        "/%252F%252Fexample.org",
        "/%255cexample.org",
        "//example.org?x=/g/1",
    ] {
        let form = browser.get(&format!("/sign-in?next={elsewhere}")).await.form("/sign-in");
        assert_eq!(form.fields.get("next"), None, "{elsewhere}");
    }
    assert_eq!(browser.submit(form).await.to(), "/g/42");
}

/// Asks for a code for Ann.
async fn ask_for_code(browser: &Browser<'_>) -> Page {
    browser.submit(browser.get("/sign-in").await.form("/sign-in").with("email", "ann@example.org")).await
}

#[actix_web::test]
async fn stranger_locks_nobody_out() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    ann.submit(ann.get("/games").await.form("/sign-out")).await;
    assert!(ann.cookie("__Host-postzug-mark").is_some(), "the mark stays in the browser");
    assert_eq!(ask_for_code(&ann).await.to(), "/sign-in/code");
    let sent = code(&instance);
    let stranger = Browser::new(&server);
    for _ in 0..3 {
        assert_eq!(ask_for_code(&stranger).await.to(), "/sign-in/code");
    }
    let refused = ask_for_code(&stranger).await;
    assert_eq!(refused.status(), 422);
    let said = refused.refusal().replace('\u{a0}', " ");
    assert!(said.ends_with("The next one can be asked for at Mon 2026-01-05 11:00 +00:00."), "{said}");
    let page = ann.get("/sign-in/code").await;
    let form = page.form("/sign-in/code").with("code", &sent);
    let theirs = stranger.get("/sign-in/code").await.form("/sign-in/code").with("code", &sent);
    assert_eq!(stranger.submit(theirs).await.status(), 422, "a code is for the browser that asked for it");
    assert_eq!(ann.submit(form).await.to(), "/games");
    ann.submit(ann.get("/games").await.form("/sign-out")).await;
    assert_eq!(ask_for_code(&ann).await.to(), "/sign-in/code", "the network of both has used up its share");
    // A share is that of one account.
    instance.player("Bob");
    let other = Browser::of(&server, &instance, "Bob").await;
    assert_eq!(ask_for_code(&other).await.status(), 422);
}

#[actix_web::test]
async fn sign_in_forms_are_limited() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let limits = Options { sign_in_per_minute: 3, codes_per_hour: 2, address_per_minute: 40, ..options() };
    let server = Server::new(state(&instance, &limits)).await;
    let browser = Browser::new(&server);
    let form = browser.get("/sign-in").await.form("/sign-in").with("email", "x@example.org");
    let keyed = |n: u8| form.clone().with("key", format!("k{n}"));
    assert_eq!(
        [browser.submit(keyed(1)).await.status(), browser.submit(keyed(2)).await.status()],
        [303, 303]
    );
    let page = browser.submit(keyed(3)).await;
    assert_eq!(page.status(), 429, "codes");
    assert!(page.refusal().contains("Try again"), "{}", page.answer.text);
    assert!(!page.answer.header("retry-after").is_empty());
    let code = browser.get("/sign-in/code").await.form("/sign-in/code").with("code", "1");
    assert_eq!(browser.submit(code.clone()).await.status(), 422);
    assert_eq!(browser.submit(code).await.status(), 429, "tries");
    let style = browser.get("/sign-in").await.all("link")[0].attribute("href").unwrap();
    for _ in 0..50 {
        assert_eq!(browser.get(&style).await.status(), 200, "files are outside of the budgets");
    }
    let mut pages = 0;
    while browser.get("/sign-in").await.status() == 200 {
        pages += 1;
        assert!(pages < 1_000, "pages are outside of the budgets");
    }
    assert_eq!(browser.get(&style).await.status(), 200);
}

/// The list tells which session is this one, and when each was used, to the day.
#[actix_web::test]
async fn sessions_tell_their_last_use() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let server = Server::of(&instance).await;
    let (here, _there) =
        (Browser::of(&server, &instance, "Ann").await, Browser::of(&server, &instance, "Ann").await);
    let used = |page: &Page| -> Vec<String> {
        let rows = page.all("p").into_iter().map(|p| p.text());
        rows.filter(|text| text.starts_with("Last used about ")).collect()
    };
    let before = used(&here.get("/me").await);
    assert_eq!((before.len(), before[0] == before[1]), (2, true), "{before:?}");
    let written = || instance.number("SELECT max(refreshed_at) FROM session");
    let at_first = written();
    instance.clock.advance(Span::hours(23));
    here.get("/games").await;
    // It is written beside the answer.
    let a_while = || sleep(Duration::from_millis(300));
    a_while().await;
    assert_eq!(written(), at_first, "not at each request");
    instance.clock.advance(Span::days(3));
    here.get("/games").await;
    while written() == at_first {
        sleep(Duration::from_millis(20)).await;
    }
    let after = used(&here.get("/me").await);
    assert_eq!((after[0] != before[0], after[1] == before[1]), (true, true), "{before:?} {after:?}");
    let noted = written();
    instance.clock.advance(Span::hours(1));
    here.get("/games").await;
    a_while().await;
    assert_eq!(written(), noted);
    let page = here.get("/me").await;
    let here: Vec<bool> = page
        .all("li")
        .iter()
        .map(|row| row.text())
        .filter(|row| row.contains("Last used"))
        .map(|row| row.contains("(here)"))
        .collect();
    assert_eq!(here, [true, false]);
}
