//! The HTTP client of webhooks. Players choose the address, so it reaches nothing but the internet: the addresses of a
//! name are looked up once, checked, and connected to. It follows no redirects, uses no proxy, and reads only the status
//! of an answer.

use std::{fmt, io, sync::Arc, time::Duration};

use app::delivering::{Attempt, is_public};
use ureq::{
    Agent, Error,
    config::Config,
    http::Uri,
    tls::{RootCerts, TlsConfig},
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

/// An attempt takes no longer: its lease outlives it, and so does a service that stops. Tests wait for less.
const LONGEST: Duration = Duration::from_secs(if cfg!(test) { 3 } else { 8 });
const CONNECT: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 4 });

/// Bytes of the head of an answer at most.
const HEAD: usize = 16 << 10;

#[derive(Clone)]
pub(super) struct Client {
    agent: Agent,
}

/// The host has no address that may be connected to.
#[derive(Debug, thiserror::Error)]
#[error("not a public address")]
struct NotPublic;

/// Looks names up, and answers nothing but addresses of the internet unless all are allowed.
struct Checked {
    resolver: DefaultResolver,
    private: bool,
}

impl fmt::Debug for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Checked")
    }
}

impl Resolver for Checked {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.resolver.resolve(uri, config, timeout).map_err(|error| match error {
            Error::Io(_) => Error::HostNotFound,
            other => other,
        })?;
        let mut fit = self.empty();
        for address in found.iter().filter(|address| self.private || is_public(address.ip())) {
            fit.push(*address);
        }
        if fit.is_empty() { Err(Error::Other(Box::new(NotPublic))) } else { Ok(fit) }
    }
}

impl Client {
    /// `private` allows every address, and `http`.
    pub(super) fn new(private: bool) -> Self {
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::PlatformVerifier)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::aws_lc_rs::default_provider()))
            .build();
        let config = Agent::config_builder()
            .tls_config(tls)
            .https_only(!private)
            .http_status_as_error(false)
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .max_response_header_size(HEAD)
            // No connection outlives an attempt: each is made to an address that was just checked.
            .max_idle_connections(0)
            .max_idle_connections_per_host(0)
            .timeout_global(Some(LONGEST))
            .timeout_resolve(Some(CONNECT))
            .timeout_connect(Some(CONNECT))
            .user_agent(concat!("Postzug/", env!("CARGO_PKG_VERSION")))
            .build();
        let resolver = Checked { resolver: DefaultResolver::default(), private };
        let agent = Agent::with_parts(config, DefaultConnector::default(), resolver);
        Self { agent }
    }

    /// Sends JSON. Answers the status, or a word for why there is none.
    pub(super) fn post(&self, url: &str, headers: &[(&str, &str)], body: &[u8]) -> Attempt {
        let mut request = self.agent.post(url).header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        match request.send(body) {
            Ok(answer) => Ok(answer.status().as_u16()),
            Err(error) => Err(word(&error)),
        }
    }
}

/// A word for the owner of the webhook. What a host said is not passed on.
fn word(error: &Error) -> &'static str {
    match error {
        Error::Timeout(_) => "timeout",
        Error::HostNotFound => "host_not_found",
        Error::Other(cause) if cause.is::<NotPublic>() => "private_address",
        Error::RequireHttpsOnly(_) => "not_https",
        Error::Tls(_) | Error::Rustls(_) | Error::Pem(_) => "tls",
        Error::Io(error) => match error.kind() {
            io::ErrorKind::InvalidData => "tls",
            io::ErrorKind::ConnectionRefused => "connection_refused",
            io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => "timeout",
            _ => "connection",
        },
        Error::Protocol(_) | Error::Http(_) | Error::LargeResponseHeader(..) => "not_http",
        _ => "connection",
    }
}
