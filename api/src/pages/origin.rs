//! Tells whether a form comes from a page of this service.

use actix_web::{
    HttpRequest,
    http::{
        Uri, Version,
        header::{self, HeaderName, HeaderValue},
        uri::{Authority, Scheme},
    },
};

/// `Sec-Fetch-Site` decides where a browser sends it: `none` is what a person typed. Otherwise the origin must be that of
/// the service; without either nothing is done, as Go's `CrossOriginProtection` has it.
pub(super) fn is_own(request: &HttpRequest, public_url: &str) -> bool {
    if request.method().is_safe() {
        return true;
    }
    let one = |name: HeaderName| {
        let mut values = request.headers().get_all(name);
        let first = values.next();
        first.map(|value| if values.next().is_none() { value.as_bytes() } else { b"" })
    };
    match (one(HeaderName::from_static("sec-fetch-site")), one(header::ORIGIN)) {
        (Some(site), _) => [b"same-origin".as_slice(), b"none"].contains(&site),
        (None, Some(origin)) => own_origin(public_url).is_some_and(|own| own == origin),
        (None, None) => false,
    }
}

/// The origin of the service, as browsers write it: without the port that the scheme has anyway.
fn own_origin(public_url: &str) -> Option<HeaderValue> {
    let uri: Uri = public_url.parse().ok()?;
    let (scheme, host) = (uri.scheme_str()?, uri.host()?.to_ascii_lowercase());
    let usual = if scheme == "https" { 443 } else { 80 };
    let port =
        uri.port_u16().filter(|port| *port != usual).map_or_else(String::new, |port| format!(":{port}"));
    HeaderValue::try_from(format!("{scheme}://{host}{port}")).ok()
}

/// Tells whether browsers keep the cookies of the service: over https, and from their own machine.
pub(super) fn keeps_cookies(public_url: &str) -> bool {
    let scheme = public_url.parse::<Uri>().ok().and_then(|uri| uri.scheme().cloned());
    scheme == Some(Scheme::HTTPS) || is_local(public_url)
}

/// Tells whether the service is tried without encryption, on the machine of its browser.
pub(super) fn is_local(public_url: &str) -> bool {
    let Ok(uri) = public_url.parse::<Uri>() else { return false };
    uri.host().is_some_and(is_loopback) && uri.scheme() == Some(&Scheme::HTTP)
}

/// [`is_local`], and the browser is on that machine: it uses a name of its own machine, from there, and through no proxy. The
/// public address that nobody sets is local, too. Then a browser elsewhere comes through a proxy. The proxy may name the
/// machine of the service as the host, and add nothing. Such a proxy speaks HTTP/1.0, or passes the origin of a form.
pub(super) fn is_local_for(request: &HttpRequest, public_url: &str) -> bool {
    let host = request.headers().get(header::HOST);
    let host = host.and_then(|host| Authority::try_from(host.as_bytes()).ok());
    let host = host.as_ref().or_else(|| request.uri().authority());
    is_local(public_url)
        && host.is_some_and(|host| is_loopback(host.host()))
        && request.peer_addr().is_some_and(|peer| peer.ip().to_canonical().is_loopback())
        && request.version() >= Version::HTTP_11
        && request.headers().get_all(header::ORIGIN).all(is_local_origin)
        && !request.headers().keys().any(is_of_proxy)
}

fn is_local_origin(origin: &HeaderValue) -> bool {
    Uri::try_from(origin.as_bytes()).is_ok_and(|origin| origin.host().is_some_and(is_loopback))
}

/// Tells whether proxies add a header of this name.
fn is_of_proxy(name: &HeaderName) -> bool {
    let name = name.as_str();
    ["forwarded", "via", "x-real-ip"].contains(&name) || name.starts_with("x-forwarded-")
}

fn is_loopback(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<std::net::IpAddr>();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|ip| ip.is_loopback())
}
