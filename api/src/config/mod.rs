//! The operator's settings: one TOML file, then environment variables over it. Every setting has a default that
//! serves on this machine alone; `postzug.sample.toml` says what each is for, and a test holds it to this code.

mod database_url;
mod load;
mod mail_source;
mod public;
mod secret;
#[cfg(test)]
mod tests;
mod tls;

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};

use serde::{Deserialize, Serialize};

pub use database_url::DatabaseUrl;
pub use load::ConfigError;
pub use mail_source::{AfterFetch, Imap, Maildir, Mbox};
pub use public::{Unsafe, is_domain};
pub use secret::Secret;
pub use tls::Tls;

/// All settings. An empty text means "not set".
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// The world can reach this service: unsafe settings are refused at the start.
    pub public: bool,
    /// The data folder.
    pub data: PathBuf,
    /// The club's name, in From lines and PGN's Site.
    pub site_name: String,
    /// The language of people without an account, as a tag of BCP 47.
    #[serde(deserialize_with = "load::language")]
    pub language: String,
    /// The database.
    pub database: Database,
    /// The HTTP listener.
    pub http: Http,
    /// Mail in and out.
    pub mail: Mail,
    /// A folder with Syzygy tables, for claims by tablebases; empty means none.
    pub tablebases: PathBuf,
    /// Limits of one client.
    pub limits: Limits,
    /// Webhooks of players.
    pub webhooks: Webhooks,
    /// The log of the service.
    pub log: Log,
    /// The kernel may write the memory of the process to a file, and debuggers of its user may read it.
    pub core_dumps: bool,
}

/// The database.
#[derive(Clone, Debug, Eq, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Database {
    /// `sqlite:PATH` or `postgres://...`; empty means `postzug.db` in the data folder.
    pub url: DatabaseUrl,
}

/// The HTTP listener.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Http {
    /// The address on which it listens.
    #[serde(deserialize_with = "load::socket_address")]
    pub bind: SocketAddr,
    /// The URL for people; empty means `http://` and the address above.
    pub public_url: String,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Origins whose scripts may call the API; none by default.
    pub cors_origins: Vec<String>,
    /// The address of the source code of what runs here, which every page offers (AGPL 13).
    pub source_url: String,
    /// Serves `/metrics`.
    pub metrics: bool,
}

/// Mail in and out.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mail {
    /// Domain of every address of the service.
    pub domain: String,
    /// Domains of its addresses before; mail to them is still taken.
    pub former_domains: Vec<String>,
    /// A mailbox at a host that receives all mail of the service, instead of a domain of its own; empty means none.
    pub mailbox: String,
    /// The host delivers sub-addresses of the mailbox.
    pub sub_addresses: bool,
    /// The relay takes mail whose envelope comes from a sub-address.
    pub bounce_addresses: bool,
    /// People use the mailbox too.
    pub mailbox_is_shared: bool,
    /// The address on which LMTP and SMTP are spoken.
    #[serde(deserialize_with = "load::socket_address")]
    pub intake_bind: SocketAddr,
    /// Bytes of one message, with its pictures and files.
    pub max_message_size: u32,
    /// Name under which our own mail server writes `Authentication-Results`; empty trusts none.
    pub trusted_authserv_id: String,
    /// Seconds within which notices about one game make one mail; 0 for a mail each.
    pub merge_seconds: u16,
    /// The way of outgoing mail.
    pub outgoing: Outgoing,
    /// The relay.
    pub smtp: Smtp,
    /// Signatures of outgoing mail.
    pub dkim: Dkim,
    /// Verification of incoming mail.
    pub verify: Verify,
    /// The mailbox from which mail is fetched.
    pub imap: Imap,
    /// The Maildir from which mail is taken.
    pub maildir: Maildir,
    /// The mbox file from which mail is taken.
    pub mbox: Mbox,
}

/// Verification of incoming mail where no server in front does it.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Verify {
    /// Check DKIM, SPF and DMARC here.
    pub enabled: bool,
    /// Name servers; none for those of /etc/resolv.conf.
    pub name_servers: Vec<SocketAddr>,
    /// Other mail servers connect to `mail.intake_bind` from the internet, so that SPF can judge their addresses.
    pub from_internet: bool,
}

/// Signatures of outgoing mail (DKIM, RFC 6376).
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Dkim {
    /// Its public key stands at `selector._domainkey.` before the mail domain.
    pub selector: String,
    /// A file with the RSA key in PEM; empty leaves signing to the relay.
    pub key_file: PathBuf,
    /// The selector of a second signature (RFC 8463).
    pub ed25519_selector: String,
    /// A file with an Ed25519 key in PEM, which signs beside the RSA key; empty for none.
    pub ed25519_key_file: PathBuf,
}

/// The way of outgoing mail.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outgoing {
    /// Writes mails into a Maildir in the data folder, for trials.
    Maildir,
    /// Sends mails to the relay in `mail.smtp`.
    Smtp,
}

/// The relay.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Smtp {
    /// Its host name.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Encryption.
    pub tls: Tls,
    /// Credentials; empty for none.
    pub username: String,
    /// Credentials.
    pub password: Secret,
    /// A file with the password.
    pub password_file: PathBuf,
}

/// Limits of one client.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Requests of one account.
    pub account_per_minute: u32,
    /// Requests of one network address without a token.
    pub address_per_minute: u32,
    /// Attempts to sign in or up from one network address.
    pub sign_in_per_minute: u32,
    /// Codes one network address may have sent per hour.
    pub codes_per_hour: u32,
}

/// Webhooks of players.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Webhooks {
    /// They may point to private networks, and without TLS.
    pub allow_private: bool,
}

/// The log of the service.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Log {
    /// One line for people, or one JSON object, an event.
    pub format: LogFormat,
    /// The filter, such as `info,mailer=debug`.
    pub filter: String,
}

/// The shape of the log.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Lines for people.
    Plain,
    /// One JSON object a line.
    Json,
}

const fn local(port: u16) -> SocketAddr {
    SocketAddr::new(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), port)
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public: false,
            data: "postzug-data".into(),
            site_name: "Postzug".into(),
            language: "en".into(),
            database: Database::default(),
            http: Http::default(),
            mail: Mail::default(),
            tablebases: PathBuf::new(),
            limits: Limits::default(),
            webhooks: Webhooks::default(),
            log: Log::default(),
            core_dumps: false,
        }
    }
}

impl Default for Http {
    fn default() -> Self {
        Self {
            bind: local(8080),
            public_url: String::new(),
            trusted_proxies: Vec::new(),
            cors_origins: Vec::new(),
            source_url: String::new(),
            metrics: true,
        }
    }
}

impl Default for Mail {
    fn default() -> Self {
        Self {
            domain: "localhost".into(),
            former_domains: Vec::new(),
            mailbox: String::new(),
            sub_addresses: true,
            bounce_addresses: false,
            mailbox_is_shared: true,
            intake_bind: local(2525),
            max_message_size: 10 << 20,
            trusted_authserv_id: String::new(),
            merge_seconds: 60,
            outgoing: Outgoing::Maildir,
            smtp: Smtp::default(),
            dkim: Dkim::default(),
            verify: Verify::default(),
            imap: Imap::default(),
            maildir: Maildir::default(),
            mbox: Mbox::default(),
        }
    }
}

impl Default for Smtp {
    fn default() -> Self {
        Self {
            host: String::new(),
            port: 587,
            tls: Tls::Starttls,
            username: String::new(),
            password: Secret::default(),
            password_file: PathBuf::new(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { account_per_minute: 600, address_per_minute: 300, sign_in_per_minute: 20, codes_per_hour: 10 }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self { format: LogFormat::Plain, filter: "info".into() }
    }
}

impl Config {
    /// Returns the URL of the service that listens on `bound`, without a slash at the end.
    #[must_use]
    pub fn public_url(&self, bound: SocketAddr) -> String {
        match self.http.public_url.trim_end_matches('/') {
            "" => format!("http://{bound}"),
            url => url.to_owned(),
        }
    }

    /// Returns the folder of outgoing mail when there is no relay.
    #[must_use]
    pub fn maildir(&self) -> PathBuf {
        self.data.join("outgoing")
    }

    /// The database's URL.
    #[must_use]
    pub fn database_url(&self) -> DatabaseUrl {
        let file = || format!("sqlite:{}", self.data.join("postzug.db").display()).into();
        if self.database.url.is_empty() { file() } else { self.database.url.clone() }
    }
}
