//! The heads of requests: HEAD is GET without the content (RFC 9110 9.3.2) for every resource, and no head is too large.

use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
};

use actix_web::{
    Error, ResponseError as _,
    body::{BodySize, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web::Bytes,
};

use crate::http::problem::Problem;

/// Bytes of path and query; RFC 9110 4.1 recommends at least 8,000.
const MAX_URI: usize = 8 * 1024;
/// Bytes of all header fields together.
const MAX_FIELDS: usize = 32 * 1024;

/// Refuses a head that is too large with a problem. The parser refuses those over 128 KiB before, without a content.
pub(crate) async fn bounded<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let uri = request.uri().path_and_query().map_or(0, |part| part.as_str().len());
    let fields: usize = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
    let code = match () {
        () if uri > MAX_URI => "uri_too_long",
        () if fields > MAX_FIELDS => "head_too_large",
        () => return Ok(next.call(request).await?.map_into_boxed_body()),
    };
    Ok(request.into_response(Problem::of(code).error_response()))
}

/// Routes HEAD as GET and leaves the content out; what it would have been is dropped unread.
pub(crate) async fn as_get<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    request.head_mut().method = Method::GET;
    let response = next.call(request).await?;
    Ok(response.map_body(|_, body| Withheld(body.size())).map_into_boxed_body())
}

/// The size of a content that is not sent: Content-Length tells it.
struct Withheld(BodySize);

impl MessageBody for Withheld {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        self.0
    }

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        Poll::Ready(None)
    }
}
