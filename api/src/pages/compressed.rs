//! Compression of pages and of their files.
//!
//! The length of a compressed page reveals its content to an attacker who sees its packets and can place guesses in it
//! (BREACH). Links from elsewhere bring the cookie, and some pages repeat a text of their address beside private text. So a
//! page whose address has a query is sent uncompressed, unless the query names a half-move alone. The same goes for answers
//! to forms, which repeat what was typed and show a new token. No secret protects a form. An opponent who writes guesses into
//! a game gets a length with noise for each. A compressed page is up to 100 bytes longer at random.

use std::io::Write as _;

use actix_web::{
    Error, HttpMessage,
    body::{self, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, StatusCode,
        header::{self, AcceptEncoding, Encoding, Header as _, HeaderValue},
    },
    middleware::Next,
};
use flate2::{Compression, GzBuilder};
use tracing_actix_web::RequestId;

/// Pages below are in one packet anyway.
const SMALLEST: usize = 1024;
/// Keeps the page of a game within its aim, which level 1 does not.
const LEVEL: Compression = Compression::new(4);
/// Bytes of noise, and one more.
const NOISE: u128 = 101;

/// Tells whether the browser takes gzip.
pub(super) fn takes_gzip(request: &impl HttpMessage) -> bool {
    let offered = [Encoding::gzip(), Encoding::identity()];
    let accepted = AcceptEncoding::parse(request).ok();
    accepted.and_then(|accepted| accepted.negotiate(offered.iter())) == Some(Encoding::gzip())
}

/// `noise` bytes longer than necessary, by the name of a file that nobody reads.
pub(super) fn gzip(content: &[u8], level: Compression, noise: usize) -> Option<Vec<u8>> {
    let name = GzBuilder::new().filename(vec![b'-'; noise]);
    let mut writer = name.write(Vec::with_capacity(content.len() / 2), level);
    writer.write_all(content).ok()?;
    writer.finish().ok().filter(|compressed| compressed.len() < content.len())
}

/// Tells whether a page can repeat a text of this query. A half-move is a number.
fn has_text(query: &str) -> bool {
    query.split('&').any(|field| !field.is_empty() && !field.starts_with("ply="))
}

/// Compresses pages that a browser asks for. The answer to HEAD has the same fields, without the length: that of the
/// compressed content is not known.
pub(crate) async fn compressed<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let (is_get, is_head) = (request.method() == Method::GET, request.method() == Method::HEAD);
    let may_compress = takes_gzip(&request) && !has_text(request.query_string());
    let noise = request.extensions().get::<RequestId>().map(|id| id.as_u128() % NOISE);
    let mut response = next.call(request).await?.map_into_boxed_body();
    let media_type = response.headers().get(header::CONTENT_TYPE);
    let is_page = media_type.is_some_and(|media_type| media_type.as_bytes().starts_with(b"text/html"));
    if !(is_get || is_head) || !is_page || response.status() != StatusCode::OK {
        return Ok(response);
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let Some(noise) = noise.filter(|_| may_compress).and_then(|noise| usize::try_from(noise).ok()) else {
        return Ok(response);
    };
    if is_head {
        return Ok(response.map_body(|_, _| BoxBody::new(body::None::new())));
    }
    let mut is_compressed = false;
    let mut response = response.map_body(|_, body| {
        let plain = match body.try_into_bytes() {
            Ok(plain) => plain,
            Err(stream) => return stream,
        };
        let smaller = if plain.len() < SMALLEST { None } else { gzip(&plain, LEVEL, noise) };
        is_compressed = smaller.is_some();
        BoxBody::new(smaller.map_or(plain, Into::into))
    });
    if is_compressed {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use flate2::Compression;

    use super::{gzip, has_text};

    #[test]
    fn texts_of_queries_are_found() {
        for harmless in ["", "ply=3", "ply=3&ply=4"] {
            assert!(!has_text(harmless), "{harmless}");
        }
        for text in ["next=/games", "part=Ann", "ply=3&next=/games", "PLY=3", "%70ly=3", "ply"] {
            assert!(has_text(text), "{text}");
        }
    }

    #[test]
    fn noise_hides_the_length() {
        let text = "Ann - Bob ".repeat(100);
        let length = |noise| gzip(text.as_bytes(), Compression::fast(), noise).map(|gzip| gzip.len());
        assert_eq!(length(70), length(0).map(|length| length + 70));
        assert_eq!(gzip(b"short", Compression::fast(), 0), None);
    }
}
