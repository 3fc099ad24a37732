//! Bodies of requests: whatever they hold, the answer is no failure of ours. The first byte chooses the route.
#![no_main]

use std::sync::Arc;

use actix_web::{http::Method, rt::System, test};
use api::{
    HttpState,
    auth::{AccessToken, Authenticator, Denied, Proven, Scopes, SignedIn},
    event_broadcast::EventBroadcast,
    http::Options,
    server::app,
};
use app::{
    Failure,
    people::{Means, Secret},
    ports::{Role, SessionId},
};
use domain::{Instant, PlayerId};
use jsonwebtoken::jwk::JwkSet;
use libfuzzer_sys::fuzz_target;
use store::testing::TestInstance;

const ROUTES: [(&str, &str); 12] = [
    ("POST", "/v1/games/1/moves"),
    ("POST", "/v1/games"),
    ("POST", "/v1/challenges"),
    ("POST", "/v1/seeks"),
    ("POST", "/v1/games/1/draw"),
    ("POST", "/v1/games/1/claims"),
    ("POST", "/v1/games/1/messages"),
    ("POST", "/v1/games/1/adjournment"),
    ("POST", "/v1/games/1/seal"),
    ("POST", "/v1/games/1/adjudication"),
    ("PATCH", "/v1/me"),
    ("POST", "/v1/me/tokens"),
];

/// Takes every caller for the administrator.
struct Doorman(PlayerId);

impl Authenticator for Doorman {
    fn authenticate(&self, _: &str) -> Result<SignedIn, Denied> {
        let means = Means::Session { id: SessionId(0), signed_in_at: Instant(0) };
        Ok(SignedIn { player: self.0, role: Role::Administrator, scopes: Scopes::all(), means })
    }

    fn in_session(&self, _: Proven) -> Result<SignedIn, Denied> {
        self.authenticate("")
    }

    fn ended(&self, _: SessionId) {}

    fn all_ended(&self, _: PlayerId) {}

    fn still(&self, _: &SignedIn) -> Result<bool, Failure> {
        Ok(true)
    }

    fn access_token(&self, _: PlayerId, _: SessionId) -> Result<AccessToken, Failure> {
        Ok(AccessToken { token: Secret(String::new()), expires_at: Instant(0) })
    }

    fn jwks(&self) -> Result<JwkSet, Failure> {
        Ok(JwkSet { keys: Vec::new() })
    }
}

thread_local! {
    static INSTANCE: (TestInstance, HttpState) = {
        let instance = TestInstance::new();
        let chief = instance.add("Ann", Role::Administrator).id;
        instance.add("Ben", Role::Player);
        let options = Options {
            account_per_minute: u32::MAX,
            address_per_minute: u32::MAX,
            ..Options::default()
        };
        let events = Arc::new(EventBroadcast::new());
        let state = HttpState::new(instance.service.clone(), Arc::new(Doorman(chief)), events, None, &options);
        (instance, state)
    };
    static SYSTEM: actix_web::rt::SystemRunner = System::new();
}

fuzz_target!(|bytes: &[u8]| {
    let Some((route, body)) = bytes.split_first() else { return };
    let (method, path) = ROUTES[usize::from(*route) % ROUTES.len()];
    SYSTEM.with(|system| {
        system.block_on(async {
            let state = INSTANCE.with(|(_, state)| state.clone());
            let service = test::init_service(app(state)).await;
            let request = test::TestRequest::default()
                .method(Method::try_from(method).expect("a method"))
                .uri(path)
                .peer_addr(([203, 0, 113, 7], 4711).into())
                .insert_header(("authorization", "Bearer x"))
                .insert_header(("content-type", "application/json"))
                .set_payload(body.to_vec());
            let response = test::call_service(&service, request.to_request()).await;
            let status = response.status();
            assert!(!status.is_server_error(), "{path}: {status}");
            let answer = test::read_body(response).await;
            // Every refusal is a problem that a program can read.
            if status.is_client_error() {
                let problem: serde_json::Value = serde_json::from_slice(&answer).expect("JSON");
                assert!(problem["code"].is_string(), "{path}: {problem}");
            }
        });
    });
});
