//! The log of the process.

use std::io::IsTerminal as _;

use anyhow::Context as _;
use api::config::{Log, LogFormat};
use tracing_subscriber::{EnvFilter, prelude::*};

/// Libraries that would write letters, headers or passwords when asked for every detail.
const QUIET: [&str; 10] = [
    "lettre=info",
    "async_imap=info",
    "rustls=info",
    "actix_http=info",
    // It calls a malformed request of a stranger an error of the service.
    "actix_http::h1=off",
    "actix_server=warn",
    // Questions to the DNS may hold addresses (RFC 7208 7.2).
    "hickory=error",
    "smtp_proto=info",
    // The address of a webhook may hold a secret of its receiver.
    "ureq=info",
    "ureq_proto=info",
];

/// Parses `log.filter`.
pub(super) fn filter(log: &Log) -> anyhow::Result<EnvFilter> {
    EnvFilter::try_new(&log.filter).context("log.filter")
}

/// Sends events to standard error, and panics with them.
///
/// # Errors
///
/// The filter cannot be read, or a log was started before.
pub fn start(log: &Log) -> anyhow::Result<()> {
    let mut filter = filter(log)?;
    for directive in QUIET {
        filter = filter.add_directive(directive.parse()?);
    }
    let registry = tracing_subscriber::registry().with(filter);
    // Colours only for a person: in a file or the journal their codes are noise. https://no-color.org
    let colours =
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    match log.format {
        LogFormat::Plain => registry.with(layer).try_init()?,
        LogFormat::Json => registry.with(layer.json().flatten_event(true)).try_init()?,
    }
    std::panic::set_hook(Box::new(|panic| {
        // Where, never what: the message of a panic may hold what it choked on.
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let thread = std::thread::current().name().unwrap_or("unnamed").to_owned();
        tracing::error!(place, thread, "a thread panicked");
    }));
    Ok(())
}
