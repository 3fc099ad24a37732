//! Authentication and rate limits.

use std::net::{IpAddr, Ipv4Addr};

use actix_web::{
    Error, HttpMessage as _, ResponseError as _,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::header,
    middleware::Next,
    web,
};

use crate::{
    auth::{Bearer, Denied},
    http::{blocking, limits::Payer, problem::Problem},
    pages,
    state::HttpState,
};

/// Longer than any token we give.
const MAX_TOKEN: usize = 4096;

/// Reads the bearer token, once per request. A token that does not count leaves the request anonymous: the
/// extractor [`crate::auth::SignedIn`] refuses it, and its network pays for it. A token that was valid a moment
/// ago is not looked up here: the act checks its session.
pub(crate) async fn authenticate<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let token = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split_once(' '))
        .filter(|(scheme, token)| scheme.eq_ignore_ascii_case("bearer") && token.len() <= MAX_TOKEN)
        .map(|(_, token)| token.trim().to_owned());
    if let (Some(token), Some(state)) = (token, request.app_data::<web::Data<HttpState>>()) {
        let authenticator = state.authenticator.clone();
        let bearer = match authenticator.recall(&token) {
            Some(proven) => Some(Bearer::Proven(proven)),
            None => match blocking(move || authenticator.authenticate(&token)).await {
                Ok(signed_in) => Some(Bearer::Known(signed_in)),
                Err(Denied::Invalid) => None,
                Err(Denied::Failure(failure)) => return Ok(refuse(request, &failure.into())),
            },
        };
        if let Some(bearer) = bearer {
            tracing::Span::current().record("account", bearer.player().0);
            request.extensions_mut().insert(bearer);
        }
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

/// Takes the request from its payer's budget.
pub(crate) async fn limit<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let Some(state) = request.app_data::<web::Data<HttpState>>().cloned() else {
        return Ok(refuse(request, &Problem::of("internal")));
    };
    // As the router reads it: `%73ign-in` is `sign-in` there too.
    let path = request.match_info().as_str();
    // Files of pages are built in, and a browser asks for each once.
    if path.starts_with("/healthz/") || path.starts_with("/static/") {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let network = Payer::network(client(&request, &state.trusted_proxies));
    request.extensions_mut().insert(network);
    let is_form = !request.method().is_safe();
    let (signing_in, asks) = (is_sign_in(path, is_form), asks_for_a_code(path, is_form));
    let bearer = request.extensions().get::<Bearer>().map(Bearer::player);
    let account = match bearer {
        // Only pages know a visitor by a cookie.
        None if !signing_in && !path.starts_with("/v1/") => pages::payer(request.request(), &state).await,
        bearer => bearer,
    };
    let payer = match account {
        Some(player) if !signing_in => Payer::Account(player),
        _ => network,
    };
    let code = if asks { state.limits.spend_code(network).map(drop) } else { Ok(()) };
    let spent = code.and_then(|()| state.limits.spend(payer, signing_in));
    match spent {
        Ok(standing) => {
            let mut response = next.call(request).await?.map_into_boxed_body();
            standing.write(response.headers_mut());
            Ok(response)
        }
        Err(standing) => {
            let mut response = refuse(request, &standing.problem());
            standing.write(response.headers_mut());
            Ok(response)
        }
    }
}

/// The beginnings of the paths at which secrets are tried or mail is caused.
const SIGN_IN: [&str; 3] = ["/v1/sign-", "/v1/sessions", "/v1/me/address"];

/// The same of pages, where only forms do.
const SIGN_IN_FORMS: [&str; 3] = ["/sign-in", "/sign-up", "/me/address"];

/// Tells whether a request tries secrets or causes mail.
fn is_sign_in(path: &str, is_form: bool) -> bool {
    let any = |prefixes: &[&str]| prefixes.iter().any(|prefix| path.starts_with(prefix));
    any(&SIGN_IN) || is_form && any(&SIGN_IN_FORMS)
}

/// Tells whether a request sends a code to an address that anybody may name.
fn asks_for_a_code(path: &str, is_form: bool) -> bool {
    let path = path.trim_end_matches('/');
    ["/v1/sign-up", "/v1/sign-in", "/v1/me/address"].contains(&path)
        || is_form && ["/sign-in", "/sign-up", "/me/address"].contains(&path)
}

/// The address the request came from. Behind a trusted proxy it is the one the proxy saw: the last of
/// X-Forwarded-For, which a client cannot forge.
fn client(request: &ServiceRequest, trusted_proxies: &[IpAddr]) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    if !trusted_proxies.contains(&peer.to_canonical()) {
        return peer;
    }
    let forwarded = request.headers().get_all("x-forwarded-for").last();
    forwarded
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.rsplit(',').next())
        .and_then(|value| value.trim().parse().ok())
        .unwrap_or(peer)
}

fn refuse(request: ServiceRequest, problem: &Problem) -> ServiceResponse<BoxBody> {
    request.into_response(problem.error_response())
}

#[cfg(test)]
mod tests {
    use super::{SIGN_IN, SIGN_IN_FORMS, asks_for_a_code, is_sign_in};
    use crate::testing::sources;

    /// The calls by which the code of a route tries a secret or sends a code.
    const TRIES: [&str; 4] = ["confirm(&state", "confirm_code", "confirm_address_change", "access.refresh("];
    const ASKS: [&str; 3] = ["request_sign_up(", "request_sign_in(", "request_address_change("];

    /// The routes of all forms and of all requests that are none to read, each with its code.
    fn routes() -> Vec<(String, String)> {
        let mut found = Vec::new();
        for (_, code) in sources() {
            let (code, _tests) = code.split_once("#[cfg(test)]").unwrap_or((&code, ""));
            for begin in ["\n#[post(\"", "\n#[put(\"", "\n#[patch(\"", "\n#[delete(\""] {
                found.extend(code.split(begin).skip(1).map(|rest| {
                    let (route, rest) = rest.split_once('"').expect("a route");
                    let end = rest.find("\n}").expect("its end");
                    (route.to_owned(), rest[..end].to_owned())
                }));
            }
        }
        found
    }

    /// A new route at which secrets are tried is limited, and no limit is for a route that is gone.
    #[test]
    fn sign_in_routes_are_limited() {
        let routes = routes();
        let with = |calls: &[&str]| -> Vec<&str> {
            let found = routes.iter().filter(|(_, code)| calls.iter().any(|call| code.contains(call)));
            found.map(|(route, _)| &**route).collect()
        };
        let (tries, asks) = (with(&TRIES), with(&ASKS));
        assert!(tries.len() >= 7 && asks.len() >= 6, "{tries:?} {asks:?}");
        for route in tries.iter().chain(&asks) {
            assert!(is_sign_in(route, true), "{route} tries secrets without a limit");
        }
        for (route, _) in &routes {
            assert_eq!(asks_for_a_code(route, true), asks.contains(&&**route), "{route} sends a code");
        }
        for prefix in SIGN_IN.iter().chain(&SIGN_IN_FORMS) {
            assert!(
                tries.iter().chain(&asks).any(|route| route.starts_with(prefix)),
                "{prefix} is of no route"
            );
        }
    }
}
