use std::sync::Arc;

use actix_web::http::Method;
use app::{
    Failure,
    ports::{Ledger, LockScope, View, Work},
};
use domain::{Instant, Span};
use messages::{Message, Voice};
use store::testing::TestInstance;

use crate::{
    http::{Options, codes},
    testing::{Server, options, request, state},
};

#[actix_web::test]
async fn missing_resource_is_a_problem() {
    let instance = TestInstance::new();
    let app = Server::of(&instance).await;
    for (method, path, status, code) in [
        (Method::GET, "/nowhere", 404, "not_found"),
        (Method::POST, "/healthz/live", 405, "method_not_allowed"),
    ] {
        let answer = app.send(request(method, path, "", None)).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{path}");
    }
    let answer = app.send(request(Method::POST, "/healthz/live", "", None)).await;
    assert_eq!(answer.header("allow"), "GET, HEAD");
}

#[actix_web::test]
async fn head_is_get_without_the_content() {
    let instance = store::testing::TestInstance::new();
    let app = Server::of(&instance).await;
    for path in ["/", "/healthz/ready", "/openapi.yaml", "/.well-known/jwks.json", "/nothing"] {
        let get = app.get(path, "").await;
        let head = app.send(request(Method::HEAD, path, "", None)).await;
        assert_eq!((head.status, head.text.as_str()), (get.status, ""), "{path}");
        assert_eq!(head.header("content-type"), get.header("content-type"), "{path}");
    }
    let token = format!("player-{}", instance.player("Ann").0);
    let answer = app.send(request(Method::HEAD, "/v1/challenges", &token, None)).await;
    assert_eq!(answer.status, 200);
}

#[actix_web::test]
async fn answers_have_id_and_safe_headers() {
    let instance = TestInstance::new();
    let app = Server::of(&instance).await;
    let answer = app.get("/docs/", "").await;
    assert!(answer.header("content-security-policy").starts_with("default-src 'none'; script-src 'self'"));
    let answer = app.get("/openapi.json", "").await;
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert!(answer.header("content-security-policy").starts_with("default-src 'none'"));
    assert_eq!(answer.header("x-request-id").len(), 36);
    let own = |id: &'static str| request(Method::GET, "/", "", None).insert_header(("X-Request-Id", id));
    assert_eq!(app.send(own("abc-12345.x")).await.header("x-request-id"), "abc-12345.x");
    assert_eq!(app.send(own("evil id; drop")).await.header("x-request-id").len(), 36);
}

/// The `type` of a problem leads somewhere, and nothing in the table is taken for markup.
#[actix_web::test]
async fn every_code_has_a_page() {
    let server = Server::of(&TestInstance::new()).await;
    for code in codes::CODES.iter() {
        let answer = server.get(&format!("/problems/{}", code.code), "").await;
        assert_eq!(answer.status, 200, "{}", code.code);
        assert!(answer.header("content-type").starts_with("text/html"));
        let shown = answer.text.replace("&quot;", "\"");
        let texts = [Some(code.title), Some(code.help), code.game].into_iter().flatten();
        for text in texts.map(|id| Voice::english().say(&Message::new(id))).chain([code.code.to_owned()]) {
            assert!(!text.contains(['<', '>', '&']) && shown.contains(&text), "{}", code.code);
        }
    }
    assert_eq!(server.get("/problems/nothing_such", "").await.code(), "not_found");
}

#[actix_web::test]
async fn binary_serves_docs_and_document() {
    let instance = TestInstance::new();
    let app = Server::of(&instance).await;
    assert_eq!(app.get("/openapi.json", "").await.json()["info"]["title"], "Postzug");
    assert_eq!(app.get("/openapi.yaml", "").await.text, crate::openapi_yaml());
}

#[actix_web::test]
async fn limits_count_by_network() {
    let instance = TestInstance::new();
    let options = Options { address_per_minute: 3, ..options() };
    let app = Server::new(state(&instance, &options)).await;
    for left in ["r=2", "r=1", "r=0"] {
        let answer = app.get("/", "").await;
        assert!(answer.header("ratelimit").contains(left), "{}", answer.header("ratelimit"));
        assert_eq!(answer.header("ratelimit-policy"), "\"address\";q=3;w=60");
    }
    let answer = app.get("/", "").await;
    assert_eq!(answer.code(), "rate_limited");
    assert!(answer.header("retry-after").parse::<u64>().is_ok_and(|seconds| (1..=20).contains(&seconds)));
    assert_eq!(app.get("/", "player-1").await.status, 200, "an account has a budget of its own");
    assert_eq!(app.get("/healthz/live", "").await.status, 200, "health is never limited");
}

/// Heads that the parser still takes are refused with a problem.
#[actix_web::test]
async fn large_heads_are_problems() {
    let instance = TestInstance::new();
    let (server, ann) = (Server::of(&instance).await, format!("player-{}", instance.player("Ann").0));
    let with_field = |length: usize| {
        let fields = request(Method::GET, "/v1/challenges", &ann, None);
        server.send(fields.insert_header(("X-Filler", "y".repeat(length))))
    };
    let with_query = |length: usize| {
        let uri = format!("/v1/challenges?cursor={}", "a".repeat(length));
        async { server.send(request(Method::GET, &{ uri }, &ann, None)).await }
    };
    let answer = with_query(9_000).await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (414, "uri_too_long"));
    assert_eq!(answer.header("x-request-id").len(), 36);
    let answer = with_field(33_000).await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (431, "head_too_large"));
    assert_eq!(with_query(8_000).await.code(), "cursor_invalid");
    assert_eq!(with_field(32_000).await.status, 200);
}

/// Behind a listed proxy the last address it names pays: what comes before is the client's own word. What anybody
/// else writes there counts for nothing.
#[actix_web::test]
async fn only_listed_proxies_name_clients() {
    let forwarded = |values: &[&'static str]| {
        let peer = request(Method::GET, "/", "", None);
        values.iter().fold(peer, |request, value| request.append_header(("X-Forwarded-For", *value)))
    };
    let server = async |proxies: &[[u8; 4]]| {
        let trusted_proxies = proxies.iter().map(|&proxy| proxy.into()).collect();
        let options = Options { address_per_minute: 1, trusted_proxies, ..options() };
        Server::new(state(&TestInstance::new(), &options)).await
    };
    let proxied = server(&[[203, 0, 113, 7]]).await;
    for (values, status) in [
        (vec!["198.51.100.1"], 200),
        (vec!["198.51.100.1"], 429),
        (vec!["198.51.100.2"], 200),
        // A client that names somebody else pays itself.
        (vec!["198.51.100.9, 198.51.100.2"], 429),
        (vec!["198.51.100.9", "198.51.100.2"], 429),
        (vec!["198.51.100.2, 198.51.100.3"], 200),
        // One IPv6 client has a network of 64 bits.
        (vec!["2001:db8:1:2::1"], 200),
        (vec!["2001:db8:1:2:ffff::2"], 429),
        (vec!["2001:db8:1:3::1"], 200),
        // Without an address the proxy itself pays.
        (vec!["unknown"], 200),
        (vec![], 429),
    ] {
        assert_eq!(proxied.send(forwarded(&values)).await.status, status, "{values:?}");
    }
    for proxies in [vec![], vec![[203, 0, 113, 8]]] {
        let direct = server(&proxies).await;
        assert_eq!(direct.send(forwarded(&["198.51.100.1"])).await.status, 200);
        assert_eq!(direct.send(forwarded(&["198.51.100.2"])).await.code(), "rate_limited", "{proxies:?}");
    }
}

/// Options are refused before any route is asked, too.
#[actix_web::test]
async fn options_are_refused_with_a_problem() {
    let options = Options { cors_origins: vec!["https://club.example.org".into()], ..options() };
    let app = Server::new(state(&TestInstance::new(), &options)).await;
    let preflight = |origin, method, header| {
        request(Method::OPTIONS, "/v1/games", "", None)
            .insert_header(("Origin", origin))
            .insert_header(("Access-Control-Request-Method", method))
            .insert_header(("Access-Control-Request-Headers", header))
    };
    let (club, evil) = ("https://club.example.org", "https://evil.example.org");
    assert_eq!(app.send(preflight(club, "POST", "authorization")).await.status, 200);
    for (origin, method, header) in
        [(evil, "POST", "authorization"), (club, "PROPFIND", "authorization"), (club, "POST", "x-other")]
    {
        let answer = app.send(preflight(origin, method, header)).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (400, "bad_request"), "{method}");
    }
    let plain = app.send(request(Method::OPTIONS, "/v1/games", "", None)).await;
    assert_eq!(plain.code(), "method_not_allowed");
}

#[actix_web::test]
async fn only_listed_origins_may_call() {
    let instance = TestInstance::new();
    let options = Options { cors_origins: vec!["https://club.example.org".into()], ..options() };
    let app = Server::new(state(&instance, &options)).await;
    for (origin, allowed) in
        [("https://club.example.org", "https://club.example.org"), ("https://evil.example.org", "")]
    {
        let answer = app.send(request(Method::GET, "/", "", None).insert_header(("Origin", origin))).await;
        assert_eq!(answer.header("access-control-allow-origin"), allowed);
    }
}

#[actix_web::test]
async fn stopping_service_is_not_ready() {
    let instance = TestInstance::new();
    let state = state(&instance, &options());
    let app = Server::new(state.clone()).await;
    state.drain();
    assert_eq!(app.get("/healthz/live", "").await.status, 200);
    let answer = app.get("/healthz/ready", "").await;
    assert_eq!((answer.code().as_str(), answer.header("retry-after")), ("draining", "2"));
}

#[actix_web::test]
async fn restored_database_is_not_ready() {
    let instance = TestInstance::new();
    let app = Server::new(state(&instance, &options())).await;
    assert_eq!(app.get("/healthz/ready", "").await.status, 200);
    instance.execute("UPDATE installation SET epoch = epoch + 1").expect("restored");
    let answer = app.get("/healthz/ready", "").await;
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (503, "restored"));
}

/// A database on a host whose clock is another.
struct Elsewhere(Arc<dyn Ledger>, Instant);

impl Ledger for Elsewhere {
    fn write(&self, scope: LockScope, work: Work) -> Result<(), Failure> {
        self.0.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.0.read(work)
    }

    fn clock(&self) -> Result<Option<Instant>, Failure> {
        Ok(Some(self.1))
    }
}

#[actix_web::test]
async fn wrong_clock_is_not_ready() {
    let mut instance = TestInstance::new();
    let elsewhere = Elsewhere(instance.store.clone(), instance.clock_now());
    instance.service = TestInstance::service_with(Arc::new(elsewhere), &instance.clock);
    let app = Server::new(state(&instance, &options())).await;
    for (ahead, status) in [(Span(2_000), 200), (Span(1), 503)] {
        instance.clock.advance(ahead);
        instance.service.time.clock_skew().expect("no failure");
        let answer = app.get("/healthz/ready", "").await;
        assert_eq!(answer.status.as_u16(), status);
        assert!(status == 200 || answer.code() == "wrong_clock");
    }
    assert_eq!(app.get("/healthz/live", "").await.status, 200);
}

#[actix_web::test]
async fn stuck_mail_reading_fails_liveness_only() {
    let instance = TestInstance::new();
    let app = Server::new(state(&instance, &options())).await;
    for stands in [true, false] {
        instance.service.mail_in.set_reading_stands(stands);
        assert_eq!(app.get("/healthz/ready", "").await.status, 200);
        let answer = app.get("/healthz/live", "").await;
        let expected = if stands { (503, "reading_stands") } else { (200, "") };
        let code = if answer.status == 200 { String::new() } else { answer.code() };
        assert_eq!((answer.status.as_u16(), code.as_str()), expected);
    }
}
