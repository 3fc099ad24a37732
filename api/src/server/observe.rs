//! Headers of every response, and spans and metrics of every request. A token, a body, a query or a path with a token in
//! it is never recorded.

use std::time::{Duration, Instant};

use actix_web::{
    Error, HttpMessage as _, ResponseError as _,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, Uri,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
    middleware::Next,
    web,
};
use messages::msg;
use tracing::{Span, field::Empty};
use tracing_actix_web::{RequestId, RootSpanBuilder};

use crate::{
    http::problem::{MEDIA_TYPE, Problem},
    state::HttpState,
};

/// A request that takes longer is given up; a stream only has to begin within it.
const LIMIT: Duration = Duration::from_secs(30);

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The span of a request.
pub(crate) struct Spans;

impl RootSpanBuilder for Spans {
    fn on_request_start(request: &ServiceRequest) -> Span {
        tracing::info_span!(
            "request",
            method = method(request.method()),
            route = route(request),
            request_id = request_id(request).to_str().unwrap_or_default(),
            account = Empty,
            status = Empty,
        )
    }

    fn on_request_end<B: MessageBody>(span: Span, outcome: &Result<ServiceResponse<B>, Error>) {
        let status = match outcome {
            Ok(response) => response.status(),
            Err(error) => error.as_response_error().status_code(),
        };
        span.record("status", status.as_u16());
        span.in_scope(|| tracing::debug!("answered"));
    }
}

/// Copies URI and headers. actix reuses the heads of requests, which are parts of the buffer that the whole request was
/// read into. A move to be sealed in the body would stay in memory after the connection has ended.
pub(super) async fn own_head<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    if let Ok(uri) = request.uri().to_string().parse::<Uri>() {
        request.match_info_mut().get_mut().update(&uri);
        request.head_mut().uri = uri;
    }
    request
        .headers_mut()
        .retain(|_, value| HeaderValue::from_bytes(value.as_bytes()).map(|own| *value = own).is_ok());
    next.call(request).await
}

/// The caller's id if it is harmless in a log, else ours.
fn request_id(request: &ServiceRequest) -> HeaderValue {
    let harmless = |value: &&HeaderValue| {
        (8..=64).contains(&value.len())
            && value.as_bytes().iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.'))
    };
    if let Some(value) = request.headers().get(X_REQUEST_ID).filter(harmless) {
        return value.clone();
    }
    let id = request.extensions().get::<RequestId>().map(ToString::to_string);
    id.and_then(|id| HeaderValue::try_from(id).ok()).unwrap_or_else(|| HeaderValue::from_static("none"))
}

fn route(request: &ServiceRequest) -> String {
    request.match_pattern().unwrap_or_else(|| "unknown".into())
}

fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Counts and times requests by route template, so that the number of series is bounded.
pub(crate) async fn measure<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let began = Instant::now();
    let (method, route) = (method(request.method()), route(&request));
    let response = next.call(request).await;
    let status = match &response {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    let labels = [
        metrics::Label::new("method", method),
        metrics::Label::new("route", route),
        metrics::Label::new("status", status.as_str().to_owned()),
    ];
    metrics::histogram!("postzug_http_request_seconds", labels.iter()).record(began.elapsed().as_secs_f64());
    response
}

/// Adds the request id and the headers that keep browsers and caches careful.
pub(crate) async fn headers<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let id = request_id(&request);
    let state = request.app_data::<web::Data<HttpState>>();
    let is_https = state.is_some_and(|state| state.service.public_url().starts_with("https://"));
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    headers.insert(X_REQUEST_ID, id);
    let mut set = |name: HeaderName, value: &'static str| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::CONTENT_SECURITY_POLICY, CSP);
    set(header::CACHE_CONTROL, "no-store");
    if is_https {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    vary(headers);
    Ok(response)
}

/// A call from another origin that CORS refuses gets a problem, as every refusal does.
pub(crate) async fn cors_problem<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let is_options = request.method() == Method::OPTIONS;
    let response = next.call(request).await?.map_into_boxed_body();
    let is_problem =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|media_type| media_type == MEDIA_TYPE);
    if is_options && response.status().is_client_error() && !is_problem {
        let problem = Problem::because("bad_request", msg!("problem-origin"));
        return Ok(response.into_response(problem.error_response()));
    }
    Ok(response)
}

const CSP: &str =
    "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

fn vary(headers: &mut HeaderMap) {
    headers.append(header::VARY, HeaderValue::from_static("Authorization, Accept-Language"));
}

/// Gives up on a request that trickles in or hangs. What was being committed is committed all the same: the
/// key of the request shows the receipt.
pub(crate) async fn deadline<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    match tokio::time::timeout(LIMIT, next.call(request)).await {
        Ok(response) => response,
        Err(_elapsed) => Err(Problem::of("request_timeout").into()),
    }
}
