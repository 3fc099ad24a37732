//! A server in memory on the real store.

use std::{
    fs,
    future::poll_fn,
    path::{Path, PathBuf},
    pin::pin,
    rc::Rc,
    sync::Arc,
    time::Duration,
};

use actix_http::{BoxedPayloadStream, Payload, Request};
use actix_web::{
    body::MessageBody,
    http::{Method, StatusCode, Uri, header::HeaderMap},
    test,
    web::Bytes,
};
use app::{
    Failure,
    log::Sequencer,
    people::{Means, Secret},
    ports::{ApiTokenId, SessionId},
};
use domain::{GameId, Instant, PlayerId};
use flate2::read::GzDecoder;
use futures_util::{StreamExt as _, future::LocalBoxFuture, stream};
use jsonwebtoken::jwk::JwkSet;
use serde_json::Value;
use store::{
    LogKeyFiles, TokenKeyFiles,
    testing::{SeededEntropy, TestInstance},
};

use crate::{
    auth::{AccessToken, AccessTokens, Authenticator, Bearers, Denied, Proven, Scopes, SignedIn},
    contract,
    event_broadcast::EventBroadcast,
    http::{Options, problem::MEDIA_TYPE},
    server,
    state::HttpState,
};

/// The files of this crate below `src`, without those of tests, and their code.
pub fn sources() -> Vec<(PathBuf, String)> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut folders, mut found) = (vec![source.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.extend(Some(path).filter(|path| !path.ends_with("tests")));
            } else {
                let code = fs::read_to_string(&path).expect("a file");
                found.push((path.strip_prefix(&source).expect("below it").to_owned(), code));
            }
        }
    }
    found
}

/// Takes every event into the log, as the worker of a running service does.
pub fn take_into_log(instance: &TestInstance) {
    let folder = instance.folder.path().join("keys");
    let keys = LogKeyFiles::open(&folder, instance.clock.clone(), Arc::new(SeededEntropy::new(7)));
    let sequencer = Sequencer::new(instance.service.log.clone(), Arc::new(keys.unwrap()));
    while sequencer.round().unwrap().more {}
}

/// Takes `player-7`, `arbiter-7` and `administrator-7` for tokens of sessions, and with scopes behind it, as in
/// `player-7+games:read,arbiter` or `player-7+`, for API tokens.
pub struct Doorman;

impl Authenticator for Doorman {
    fn authenticate(&self, bearer: &str) -> Result<SignedIn, Denied> {
        let (who, scopes) = match bearer.split_once('+') {
            Some((who, scopes)) => (who, Some(scopes)),
            None => (bearer, None),
        };
        let (role, id) = who.split_once('-').ok_or(Denied::Invalid)?;
        let role = serde_json::from_value(role.into()).map_err(|_unknown| Denied::Invalid)?;
        let player = PlayerId(id.parse().map_err(|_unknown| Denied::Invalid)?);
        let (scopes, means) = match scopes {
            Some(scopes) => {
                (Scopes::of_text(&scopes.replace(',', " ")), Means::ApiToken { id: ApiTokenId(0) })
            }
            None => (Scopes::all(), Means::Session { id: SessionId(0), signed_in_at: Instant(i64::MAX) }),
        };
        Ok(SignedIn { player, role, scopes, means })
    }

    fn in_session(&self, _: Proven) -> Result<SignedIn, Denied> {
        Err(Denied::Invalid)
    }

    fn ended(&self, _: SessionId) {}

    fn all_ended(&self, _: PlayerId) {}

    fn still(&self, _: &SignedIn) -> Result<bool, Failure> {
        Ok(true)
    }

    fn access_token(&self, player: PlayerId, _: SessionId) -> Result<AccessToken, Failure> {
        Ok(AccessToken { token: Secret(format!("player-{}", player.0)), expires_at: Instant(0) })
    }

    fn jwks(&self) -> Result<JwkSet, Failure> {
        Ok(JwkSet { keys: Vec::new() })
    }
}

/// Options whose limits are not met by accident.
pub fn options() -> Options {
    Options {
        account_per_minute: 1_000_000,
        address_per_minute: 1_000_000,
        sign_in_per_minute: 1_000_000,
        codes_per_hour: 1_000_000,
        ..Options::default()
    }
}

/// The state of a server on this instance.
pub fn state(instance: &TestInstance, options: &Options) -> HttpState {
    HttpState::new(
        instance.service.clone(),
        Arc::new(Doorman),
        Arc::new(EventBroadcast::new()),
        None,
        options,
    )
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap_or("?"))
    }

    /// The body, after checking the status.
    #[track_caller]
    pub fn done(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The code of a problem, after checking that it is one.
    #[track_caller]
    pub fn code(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{} {}", self.status, self.text);
        let json = self.json();
        assert_eq!(json["status"], self.status.as_u16());
        json["code"].as_str().expect("a code").to_owned()
    }
}

/// One request; `token` may be empty.
pub fn request(method: Method, path: &str, token: &str, body: Option<Value>) -> test::TestRequest {
    let mut request =
        test::TestRequest::default().method(method).uri(path).peer_addr(([203, 0, 113, 7], 4711).into());
    if !token.is_empty() {
        request = request.insert_header(("Authorization", format!("Bearer {token}")));
    }
    match body {
        Some(body) => request.set_json(body),
        None => request,
    }
}

/// A request as it was sent, to be held to the document.
struct Asked {
    method: Method,
    uri: Uri,
    body: Vec<u8>,
}

impl Asked {
    async fn of(mut request: Request) -> (Request, Self) {
        let mut payload = request.take_payload();
        let mut body = Vec::new();
        while let Some(piece) = payload.next().await {
            body.extend_from_slice(&piece.expect("a body in memory"));
        }
        let asked = Self { method: request.method().clone(), uri: request.uri().clone(), body: body.clone() };
        let whole: BoxedPayloadStream = Box::pin(stream::iter([Ok(Bytes::from(body))]));
        let (request, _) = request.replace_payload(Payload::Stream { payload: whole });
        (request, asked)
    }

    /// The state of the game it is about, without what counts refusals: a refusal leaves it as it was.
    fn game(&self, service: &app::Service) -> Option<Value> {
        let id = self.uri.path().strip_prefix("/v1/games/")?.split('/').next()?.parse().ok()?;
        let view = service.games.game(GameId(id)).ok()??;
        let mut state = serde_json::to_value(&view.row.state).expect("a game");
        for counter in ["events", "last_at", "illegal_moves", "ambiguous_moves"] {
            state.as_object_mut()?.remove(counter);
        }
        Some(state)
    }

    /// Checks that a documented answer is as documented, and that an undocumented one is a problem.
    #[track_caller]
    fn check(&self, answer: &Answer) {
        let Self { method, uri, body } = self;
        let media_type = answer.header("content-type");
        let Some(operation) = contract::operation(method, uri.path()) else {
            // Pages are for people.
            let other = if uri.path().starts_with("/v1") { "" } else { "text/html; charset=utf-8" };
            let documented = [MEDIA_TYPE, "text/xml; charset=utf-8", other];
            assert!(
                answer.status.as_u16() < 400 || documented.contains(&media_type),
                "{method} {uri}: {} {media_type}",
                answer.status
            );
            return;
        };
        let mut held = operation.check_answer(answer.status, media_type, &answer.text);
        if held.is_ok() && answer.status.is_success() {
            held = operation.check_request(uri.query().unwrap_or_default(), body);
        }
        if let Err(broken) = held {
            panic!(
                "{method} {uri}: {broken}\nasked: {}\nanswered: {}",
                String::from_utf8_lossy(body),
                answer.text
            );
        }
    }
}

/// The whole body, or what arrives of it in this time.
async fn read_for(body: impl MessageBody, time: Duration) -> Vec<u8> {
    let mut body = pin!(body);
    let mut read = Vec::new();
    let end = tokio::time::sleep(time);
    let mut end = pin!(end);
    loop {
        tokio::select! {
            () = &mut end => break,
            piece = poll_fn(|cx| body.as_mut().poll_next(cx)) => match piece {
                Some(Ok(piece)) => read.extend_from_slice(&piece),
                _ => break,
            },
        }
    }
    read
}

/// The text of a body, decompressed if need be.
fn text_of(body: Vec<u8>, headers: &HeaderMap) -> String {
    let text = match headers.get("content-encoding") {
        Some(coding) => {
            assert_eq!(coding, "gzip");
            std::io::read_to_string(GzDecoder::new(&*body)).map_err(|error| error.to_string())
        }
        None => String::from_utf8(body).map_err(|error| error.to_string()),
    };
    text.expect("text")
}

/// The whole application, called without a socket.
pub struct Server {
    whole: Box<dyn Fn(test::TestRequest) -> LocalBoxFuture<'static, Answer>>,
    some: Box<dyn Fn(test::TestRequest, Duration) -> LocalBoxFuture<'static, String>>,
}

impl Server {
    pub async fn new(state: HttpState) -> Self {
        let games = state.service.clone();
        let service = Rc::new(test::init_service(server::app(state)).await);
        let other = service.clone();
        let some = move |request: test::TestRequest, time| -> LocalBoxFuture<'static, String> {
            let service = other.clone();
            Box::pin(async move {
                let response = test::call_service(&*service, request.to_request()).await;
                let headers = response.headers().clone();
                text_of(read_for(response.into_body(), time).await, &headers)
            })
        };
        let whole = move |request: test::TestRequest| -> LocalBoxFuture<'static, Answer> {
            let (service, games) = (service.clone(), games.clone());
            Box::pin(async move {
                let (request, asked) = Asked::of(request.to_request()).await;
                let before = asked.game(&games);
                let response = test::call_service(&*service, request).await;
                let (status, headers) = (response.status(), response.headers().clone());
                // A stream that goes on is cut.
                let streams = headers.get("content-type").is_some_and(|kind| kind == "text/event-stream");
                let time = if streams { Duration::from_millis(300) } else { Duration::MAX };
                let text = text_of(read_for(response.into_body(), time).await, &headers);
                let answer = Answer { status, headers, text };
                asked.check(&answer);
                if answer.status.is_client_error() {
                    assert_eq!(before, asked.game(&games), "{} {}: {}", asked.method, asked.uri, answer.text);
                }
                answer
            })
        };
        Self { whole: Box::new(whole), some: Box::new(some) }
    }

    /// A server on this instance with generous limits.
    pub async fn of(instance: &TestInstance) -> Self {
        Self::new(state(instance, &options())).await
    }

    /// A server that knows the tokens of this instance.
    pub async fn with_tokens(instance: &TestInstance, options: &Options) -> Self {
        let (clock, entropy) = (instance.clock.clone(), Arc::new(SeededEntropy::new(5)));
        let folder = instance.folder.path().join("keys");
        let keys = TokenKeyFiles::open(&folder, clock.clone(), entropy.clone()).unwrap();
        let tokens = AccessTokens::new(Arc::new(keys), clock, entropy, "https://play.example.org").unwrap();
        let mut state = state(instance, options);
        state.authenticator = Arc::new(Bearers::new(instance.service.clone(), Arc::new(tokens)));
        Self::new(state).await
    }

    pub async fn send(&self, request: test::TestRequest) -> Answer {
        (self.whole)(request).await
    }

    /// Returns the part of a stream that arrives in this time; then the connection is cut.
    pub async fn send_for(&self, request: test::TestRequest, time: Duration) -> String {
        (self.some)(request, time).await
    }

    pub async fn get(&self, path: &str, token: &str) -> Answer {
        self.send(request(Method::GET, path, token, None)).await
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        self.send(request(Method::POST, path, token, Some(body))).await
    }
}
