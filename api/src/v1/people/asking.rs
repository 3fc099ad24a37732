use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpMessage as _, HttpRequest, dev::Payload, http::header, web};
use app::{
    Key, Service,
    people::{Answer, Asker},
};
use domain::Instant;

use crate::{
    http::{blocking, extract::IdempotencyKey, limits::Payer, problem::Problem},
    state::HttpState,
};

pub(super) type State = web::Data<HttpState>;

/// Does the work on a blocking thread and turns refusals into problems.
pub(super) async fn block<T: Send + 'static>(
    state: &State,
    work: impl FnOnce(&HttpState) -> Answer<T> + Send + 'static,
) -> Result<T, Problem> {
    let shared = state.clone();
    match blocking(move || work(&shared)).await? {
        Ok(value) => Ok(value),
        Err(refusal) => {
            let mut problem = Problem::from(&refusal);
            if let app::people::PeopleRefusal::TooManyCodes { retry_at } = refusal {
                let left = (retry_at - state.service.time.now()).0.max(0);
                problem.retry_after = u64::try_from(left.div_euclid(1000) + 1).ok();
            }
            Err(problem)
        }
    }
}

/// The identity of a repeated request: its `Idempotency-Key`, if it has one, and its network. The network represents the
/// caller where nobody has signed in.
pub(super) struct Repeatable {
    key: Option<Key>,
    pub(super) network: String,
}

impl FromRequest for Repeatable {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let network = network(request);
        let key = IdempotencyKey::from_request(request, payload).into_inner();
        ready(key.map(|key| Self { key: key.given(), network }))
    }
}

impl Repeatable {
    /// The service for this request; see [`Service::repeatable`].
    pub(super) fn service(&self, service: &Service, scope: &[&str]) -> Service {
        self.key.as_ref().map_or_else(|| service.clone(), |key| service.repeatable(key, scope))
    }
}

/// RFC 3339 in UTC.
pub(crate) fn time(instant: Instant) -> String {
    jiff::Timestamp::from_millisecond(instant.0).unwrap_or_default().to_string()
}

/// The network of a request. It represents the caller where nobody has signed in.
pub(crate) fn network(request: &HttpRequest) -> String {
    Payer::stored_name(request.extensions().get::<Payer>().copied())
}

/// The asker of a code.
pub(crate) fn asker(request: &HttpRequest) -> Asker {
    Asker { program: device(request), network: network(request), mark: None }
}

/// Returns the name that the client gives itself.
pub(crate) fn device(request: &HttpRequest) -> String {
    let agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    agent.unwrap_or_default().to_owned()
}
