//! The assembly of the server: routes, middleware, health, the OpenAPI document and its pages.

mod calendar;
mod connection;
mod guard;
mod head;
pub(crate) mod health;
mod observe;
pub mod openapi;
#[cfg(test)]
mod openapi_tests;
mod pages;
mod shared_schemas;
#[cfg(test)]
mod tests;
mod unsubscribe;
#[cfg(test)]
mod unsubscribe_tests;

use std::{future::ready, io, net::TcpListener, pin::pin, time::Duration};

use actix_cors::Cors;
use actix_http::HttpService;
use actix_service::{ServiceFactoryExt as _, map_config};
use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{AppConfig, Server, ServiceFactory, ServiceRequest, ServiceResponse, fn_service},
    middleware::from_fn,
    rt::net::TcpStream,
    web,
};
use futures_util::future::{Either, select};
use tracing_actix_web::TracingLogger;

pub use self::health::{backup_note, last_backup};

use self::connection::Connection;
use crate::{
    http::{Options, extract, language},
    state::HttpState,
    v1, xfcc,
};

/// Every route with what it needs, for an [`App`] that has the middleware already.
pub fn configure(cfg: &mut web::ServiceConfig) {
    extract::configure(cfg);
    health::configure(cfg);
    cfg.service(calendar::get_calendar).service(unsubscribe::ask).service(unsubscribe::unsubscribe);
    pages::configure(cfg);
    crate::pages::configure(cfg);
    v1::routes(cfg);
    xfcc::configure(cfg);
    cfg.default_service(web::to(pages::fallback));
}

/// The whole application. The middleware named last sees a request first.
pub fn app(
    state: HttpState,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let cors = cors(&state.cors_origins);
    App::new()
        .app_data(web::Data::from(state.authenticator.clone()))
        .app_data(web::Data::new(state))
        .configure(configure)
        .wrap(from_fn(head::as_get))
        .wrap(from_fn(head::bounded))
        .wrap(from_fn(guard::limit))
        .wrap(from_fn(guard::authenticate))
        .wrap(from_fn(crate::pages::keep_text))
        .wrap(from_fn(observe::deadline))
        .wrap(cors)
        .wrap(from_fn(observe::cors_problem))
        .wrap(from_fn(crate::pages::as_page))
        .wrap(from_fn(crate::pages::compressed))
        .wrap(from_fn(language::of_request))
        .wrap(from_fn(observe::headers))
        .wrap(from_fn(observe::measure))
        .wrap(TracingLogger::<observe::Spans>::new())
        .wrap(from_fn(observe::own_head))
}

fn cors(origins: &[String]) -> Cors {
    origins
        .iter()
        .fold(Cors::default(), |cors, origin| cors.allowed_origin(origin))
        .allowed_methods(["GET", "POST", "PUT", "PATCH", "DELETE"])
        .allowed_headers(["authorization", "content-type", "idempotency-key", "if-match", "if-none-match"])
        .allowed_header("last-event-id")
        .expose_headers(["etag", "location", "retry-after", "ratelimit", "ratelimit-policy", "x-request-id"])
        .expose_headers(["idempotency-replayed"])
        .block_on_origin_mismatch(false)
        .max_age(600)
}

/// Serves until `shutdown` is there: then the service is not ready any more, streams end, open requests get
/// [`Options::shutdown_timeout`] to finish.
///
/// # Errors
///
/// When the listener cannot be used.
pub async fn serve(
    listener: TcpListener,
    state: HttpState,
    options: Options,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    openapi::prepare();
    let shared = state.clone();
    let mut server = Server::build()
        .max_concurrent_connections(options.max_connections)
        .shutdown_timeout(options.shutdown_timeout.as_secs())
        .disable_signals();
    if let Some(workers) = options.workers {
        server = server.workers(workers);
    }
    let stopping = server.graceful_shutdown_signal();
    // As HttpServer does it, which has no place for a connection of our own.
    let http = move || {
        let stopping = stopping.clone();
        let http = HttpService::build()
            .client_request_timeout(Duration::from_secs(10))
            .client_disconnect_timeout(Duration::from_secs(5))
            .keep_alive(Duration::from_secs(75))
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .h1(map_config(app(shared.clone()), |()| AppConfig::default()));
        fn_service(|stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            ready(Ok((Connection::new(stream), peer)))
        })
        .and_then(http)
    };
    let server = server.listen("http", listener, http)?.run();
    let handle = server.handle();
    match select(server, pin!(shutdown)).await {
        Either::Left((ended, _)) => ended,
        Either::Right(((), server)) => {
            state.drain();
            let (_, ended) = futures_util::future::join(handle.stop(true), server).await;
            ended
        }
    }
}
