//! Accounts over HTTP: signing up and in, sessions, tokens, settings, roles.

mod account;
mod address;
mod leaving;
mod players;
mod problems;
mod sessions;
mod sign_in;
#[cfg(test)]
mod tests;
mod tokens;

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpMessage as _, HttpRequest, dev::Payload, http::header, web};
use app::{Key, Service, people::Answer};
use domain::Instant;

use super::Routes;
use crate::http::{HttpState, extract::IdempotencyKey, limits::Payer, problem::Problem};

/// Every operation on people.
pub(super) fn routes(cfg: &mut impl Routes) {
    cfg.service(sign_in::request_sign_up)
        .service(sign_in::request_sign_in)
        .service(sign_in::confirm_sign_up)
        .service(sign_in::confirm_sign_in)
        .service(sessions::refresh_session)
        .service(sessions::sign_out)
        .service(sessions::list_sessions)
        .service(sessions::end_session)
        .service(sessions::end_sessions)
        .service(tokens::list_api_tokens)
        .service(tokens::make_api_token)
        .service(tokens::revoke_api_token)
        .service(tokens::list_token_keys);
    cfg.service(account::get_account)
        .service(account::change_settings)
        .service(account::resume_mail)
        .service(account::set_envelope_key)
        .service(account::get_envelope_key)
        .service(address::change_address)
        .service(address::confirm_address)
        .service(leaving::export_account)
        .service(leaving::delete_account)
        .service(players::get_player)
        .service(players::set_role)
        .service(players::end_sessions_of_player);
}

type State = web::Data<HttpState>;

/// Does the work on a blocking thread and turns refusals into problems.
async fn block<T: Send + 'static>(
    state: &State,
    work: impl FnOnce(&HttpState) -> Answer<T> + Send + 'static,
) -> Result<T, Problem> {
    let shared = state.clone();
    match web::block(move || work(&shared)).await? {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(refusal)) => {
            let mut problem = Problem::refusal(&refusal);
            if let app::people::PeopleRefusal::TooManyCodes { retry_at } = refusal {
                let left = (retry_at - state.service.time.now()).0.max(0);
                problem.retry_after = u64::try_from(left.div_euclid(1000) + 1).ok();
            }
            Err(problem)
        }
        Err(failure) => Err(failure.into()),
    }
}

/// How a request says that it is the same one again: its `Idempotency-Key`, if it has one, and the network it comes
/// from, which stands for the caller where nobody has signed in.
struct Repeatable {
    key: Option<Key>,
    network: String,
}

impl FromRequest for Repeatable {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let network = format!("{:?}", request.extensions().get::<Payer>());
        let key = IdempotencyKey::from_request(request, payload).into_inner();
        ready(key.map(|key| Self { key: key.given(), network }))
    }
}

impl Repeatable {
    /// The service for this request; see [`Service::repeatable`].
    fn service(&self, service: &Service, scope: &[&str]) -> Service {
        self.key.as_ref().map_or_else(|| service.clone(), |key| service.repeatable(key, scope))
    }
}

/// RFC 3339 in UTC.
fn time(instant: Instant) -> String {
    jiff::Timestamp::from_millisecond(instant.0).unwrap_or_default().to_string()
}

/// What the client calls itself.
fn device(request: &HttpRequest) -> String {
    let agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    agent.unwrap_or_default().to_owned()
}
