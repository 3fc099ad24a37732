//! The cookies of the pages. Each holds a secret that the service gave to a browser.

use actix_web::{
    HttpRequest, HttpResponse,
    cookie::{Cookie, SameSite, time::Duration},
};
use app::people::Secret;
use domain::Span;

use super::origin;
use crate::http::problem::Problem;

/// The name of a cookie. Browsers take the prefix only with `Secure`, `Path=/` and no domain.
fn name(name: &str, is_local: bool) -> String {
    let prefix = if is_local { "" } else { "__Host-" };
    format!("{prefix}{name}")
}

/// The secret that the browser shows.
pub(super) fn shown(request: &HttpRequest, public_url: &str, of: &str) -> Option<Secret> {
    let is_local = origin::is_local_for(request, public_url);
    request.cookie(&name(of, is_local)).map(|cookie| Secret(cookie.value().to_owned()))
}

/// Gives a secret to the browser; for no time, takes it away. A link in a mail brings the cookie, a form elsewhere does
/// not. [`origin::is_local_for`] tells what is local.
pub(super) fn give(
    response: &mut HttpResponse,
    is_local: bool,
    of: &str,
    secret: &str,
    life: Span,
) -> Result<(), Problem> {
    let cookie = Cookie::build(name(of, is_local), secret)
        .path("/")
        // WebKit keeps no secure cookie over http, not even one from its own machine.
        .secure(!is_local)
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::milliseconds(life.or_zero().0))
        .finish();
    response.add_cookie(&cookie).map_err(|_unwritable| Problem::of("internal"))
}

/// Takes a secret away.
pub(super) fn take(response: &mut HttpResponse, is_local: bool, of: &str) -> Result<(), Problem> {
    give(response, is_local, of, "", Span::ZERO)
}
