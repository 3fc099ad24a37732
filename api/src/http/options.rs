use std::{net::IpAddr, path::PathBuf, time::Duration};

/// The operator's settings for HTTP.
#[derive(Clone, Debug)]
pub struct Options {
    /// Origins a browser may call from, such as `https://club.example.org`; empty: none.
    pub cors_origins: Vec<String>,
    /// Reverse proxies whose X-Forwarded-For is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Requests of one account per minute.
    pub account_per_minute: u32,
    /// Requests of one network address (IPv6: /64) per minute without signing in.
    pub address_per_minute: u32,
    /// Attempts to sign in or up of one network address per minute.
    pub sign_in_per_minute: u32,
    /// Codes one network address may have sent per hour.
    pub codes_per_hour: u32,
    /// Threads that serve; none: one per core.
    pub workers: Option<usize>,
    /// Connections per worker.
    pub max_connections: usize,
    /// A folder on whose disk there must be room for the service to be ready.
    pub data: Option<PathBuf>,
    /// The folder of outgoing mail, where there is no relay: pages name it to players who wait for a code.
    pub trial_mail: Option<PathBuf>,
    /// The address of the source code of what runs here (AGPL 13); empty if none is named.
    pub source_url: String,
    /// The time that open requests have to end when the service stops.
    pub shutdown_timeout: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            cors_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            account_per_minute: 600,
            address_per_minute: 300,
            sign_in_per_minute: 20,
            codes_per_hour: 10,
            workers: None,
            max_connections: 10_000,
            data: None,
            trial_mail: None,
            source_url: String::new(),
            shutdown_timeout: Duration::from_secs(10),
        }
    }
}
