//! Xfcc, the protocol of SOAP that Scid and other programs for correspondence chess speak: the games of a player, and a
//! move. It is not in openapi.yaml: its document is a WSDL.

mod envelope;
mod games;
mod moves;
mod result;
#[cfg(test)]
mod tests;

use std::io;

use actix_web::{
    HttpMessage as _, HttpRequest, HttpResponse, ResponseError as _,
    http::{
        Method, StatusCode,
        header::{self, TryIntoHeaderValue as _},
    },
    web,
};
use app::people::{Means, Scope, name_key};
use domain::PlayerId;

use self::{
    envelope::{Call, Operation},
    result::MoveResult,
};
use crate::{
    auth::{Denied, SignedIn},
    http::{blocking, language, limits::Payer, problem::Answer, problem::Problem},
    state::HttpState,
};

/// The paths: our own, and the one that programs guess from that of ICCF.
const PATHS: [&str; 2] = ["/xfcc", "/xfccbasic.asmx"];

const MEDIA_TYPE: &str = "text/xml; charset=utf-8";

pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    for path in PATHS {
        cfg.service(
            web::resource(path)
                .route(web::post().to(call))
                .route(web::get().to(describe))
                .default_service(web::to(other_method)),
        );
    }
}

async fn other_method() -> HttpResponse {
    let mut response = Problem::of("method_not_allowed").error_response();
    let allow = [Method::GET, Method::HEAD, Method::POST];
    if let Ok(allow) = header::Allow(allow.to_vec()).try_into_value() {
        response.headers_mut().insert(header::ALLOW, allow);
    }
    response
}

/// Answers `?wsdl`, `?WSDL` and everybody who looks what is here.
async fn describe(request: HttpRequest, state: web::Data<HttpState>) -> HttpResponse {
    let address = format!("{}{}", state.service.public_url(), request.path());
    let address = quick_xml::escape::escape(address.as_str());
    let document = include_str!("service.wsdl").replace("{address}", &address);
    HttpResponse::Ok().content_type(MEDIA_TYPE).body(document)
}

/// Answers a request of SOAP. The header SOAPAction does not matter: Scid sends none.
async fn call(
    request: HttpRequest,
    state: web::Data<HttpState>,
    body: Result<web::Bytes, actix_web::Error>,
) -> Answer {
    let malformed =
        |malformed: envelope::Malformed| fault("Client", &language::voice().say(&malformed.message()));
    let Ok(body) = body else { return malformed(envelope::Malformed::TooLarge) };
    let Call { username, password, operation } = match envelope::read(&body) {
        Ok(call) => call,
        Err(why) => return malformed(why),
    };
    let scope = match operation {
        Operation::GetMyGames => Scope::ReadGames,
        Operation::MakeAMove(_) | Operation::MakeAMove2 => Scope::Play,
    };
    let network = request.extensions().get::<Payer>().copied();
    let caller = match sign_in(&state, username, password.0, scope).await {
        Ok(caller) => caller,
        Err(problem) => return unable(&operation, &problem),
    };
    let Some(player) = caller else {
        if let Some(Err(standing)) = network.map(|network| state.limits.spend(network, true)) {
            return unable(&operation, &standing.problem());
        }
        return match operation {
            Operation::GetMyGames => fault("Client", MoveResult::AuthenticationFailed.name()),
            Operation::MakeAMove(_) => moved("MakeAMove", MoveResult::AuthenticationFailed),
            Operation::MakeAMove2 => moved("MakeAMove2", MoveResult::AuthenticationFailed),
        };
    };
    tracing::Span::current().record("account", player.0);
    if let Err(standing) = state.limits.spend(Payer::Account(player), false) {
        return unable(&operation, &standing.problem());
    }
    match operation {
        Operation::GetMyGames => own_games(&state, player).await,
        Operation::MakeAMove(order) => {
            let service = state.service.clone();
            let made = blocking(move || moves::make(&service, player, &order)).await;
            let made = made.map_err(Problem::from);
            // A failure was logged as it became a problem; nothing was recorded, or the repeated request shows it.
            moved("MakeAMove", made.unwrap_or(MoveResult::ServerError))
        }
        Operation::MakeAMove2 => moved("MakeAMove2", MoveResult::FeatureUnavailable),
    }
}

/// Finds the player: the password is an API token, and the name must be theirs. Scid cannot send every letter, so the
/// number of the account will do.
async fn sign_in(
    state: &HttpState,
    username: String,
    password: String,
    scope: Scope,
) -> Result<Option<PlayerId>, Problem> {
    let (authenticator, service) = (state.authenticator.clone(), state.service.clone());
    let found = blocking(move || {
        let caller = match authenticator.authenticate(&password) {
            Ok(caller) => caller,
            Err(Denied::Invalid) => return Ok(None),
            Err(Denied::Failure(failure)) => return Err(failure),
        };
        let SignedIn { player, scopes, means, .. } = caller;
        if !matches!(means, Means::ApiToken { .. }) || !scopes.has(scope) {
            return Ok(None);
        }
        let account = service.accounts.player(player)?;
        let is_theirs =
            |name: &str| name_key(name) == name_key(&username) || username == player.0.to_string();
        Ok(account.filter(|account| is_theirs(&account.name)).map(|account| account.id))
    });
    Ok(found.await?)
}

async fn own_games(state: &HttpState, player: PlayerId) -> Answer {
    let (service, voice) = (state.service.clone(), language::voice());
    let answer = blocking(move || {
        let since = service.time.now() - games::SHOWN;
        let found = service.records.played_games(player, since)?;
        Ok::<_, app::Failure>(envelope::answer("GetMyGames", |answer| {
            let result = answer.create_element("GetMyGamesResult");
            result.write_inner_content(|answer| games::write_all(answer, &found, &service, &voice)).map(drop)
        }))
    });
    match answer.await.map_err(Problem::from) {
        Ok(written) => xml(StatusCode::OK, written),
        Err(_logged) => fault("Server", MoveResult::ServerError.name()),
    }
}

fn moved(operation: &str, result: MoveResult) -> Answer {
    let name = format!("{operation}Result");
    let written = envelope::answer(operation, |answer| envelope::element(answer, &name, result.name()));
    xml(StatusCode::OK, written)
}

/// Answers a request that cannot be served now. Programs show nothing of an answer that is not SOAP.
fn unable(operation: &Operation, problem: &Problem) -> Answer {
    let mut answer = match operation {
        Operation::GetMyGames => fault("Server", MoveResult::ServerError.name()),
        Operation::MakeAMove(_) => moved("MakeAMove", MoveResult::ServerError),
        Operation::MakeAMove2 => moved("MakeAMove2", MoveResult::ServerError),
    }?;
    if let Some(seconds) = problem.retry_after {
        answer.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    Ok(answer)
}

/// SOAP 1.1 has the status 500 for every fault.
fn fault(by: &str, reason: &str) -> Answer {
    xml(StatusCode::INTERNAL_SERVER_ERROR, envelope::soap_fault(by, reason))
}

fn xml(status: StatusCode, written: io::Result<Vec<u8>>) -> Answer {
    match written {
        Ok(document) => Ok(HttpResponse::build(status).content_type(MEDIA_TYPE).body(document)),
        Err(error) => {
            tracing::error!(%error, "an answer of Xfcc could not be written");
            Err(Problem::of("internal"))
        }
    }
}
