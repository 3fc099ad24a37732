use std::net::IpAddr;

use super::{Config, Outgoing, Tls};

/// The reason why a public service must not start with these settings.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Unsafe {
    /// Tokens would travel in clear.
    #[error("http.public_url must begin with https:// and name a host the world can reach")]
    PublicUrl,
    /// Nobody could answer.
    #[error("mail.domain must be a domain the world can write to, not localhost")]
    MailDomain,
    /// Nobody would get a mail.
    #[error("mail.outgoing must be \"smtp\": in the Maildir nobody gets a mail")]
    NoRelay,
    /// Nowhere to send to.
    #[error("mail.smtp.host must name the relay")]
    RelayHost,
    /// Sign-in codes would travel in clear.
    #[error("mail.smtp.tls must be \"starttls\" or \"implicit\": sign-in codes must not travel in clear")]
    RelayTls,
    /// The password of the mailbox would travel in clear.
    #[error("mail.imap.tls must be \"implicit\" or \"starttls\": the password must not travel in clear")]
    ImapTls,
    /// A relay of others wants to know who we are.
    #[error("mail.smtp.username and mail.smtp.password (or password_file) must be set")]
    RelayCredentials,
    /// The games would be wherever the service happens to be started.
    #[error(
        "data must be an absolute path, or database.url must name the database, such as sqlite:/var/lib/postzug/postzug.db or postgres://..."
    )]
    DatabaseUrl,
    /// Plain HTTP for everybody.
    #[error(
        "http.bind is open to the world without TLS: bind to loopback or a private address behind a proxy, or name the proxy in http.trusted_proxies"
    )]
    HttpBind,
    /// A mail server without TLS and without a filter.
    #[error(
        "mail.intake_bind is open to the world: bind to loopback or a private address behind a mail server"
    )]
    IntakeBind,
    /// Players could reach hosts that only the service can reach.
    #[error("webhooks.allow_private must be false: players would reach your private networks")]
    PrivateWebhooks,
}

impl Config {
    /// Everything that makes these settings unfit for the world; nothing when `public` is off.
    #[must_use]
    pub fn unsafe_settings(&self) -> Vec<Unsafe> {
        if !self.public {
            return Vec::new();
        }
        let smtp = &self.mail.smtp;
        let imap = &self.mail.imap;
        let relay_is_here = is_this_machine(&smtp.host);
        let by_smtp = self.mail.outgoing == Outgoing::Smtp;
        let no_credentials = smtp.username.is_empty() || smtp.password.is_empty();
        [
            (!reachable_https(&self.http.public_url), Unsafe::PublicUrl),
            (!is_public_domain(&self.mail.domain), Unsafe::MailDomain),
            (!by_smtp, Unsafe::NoRelay),
            (by_smtp && smtp.host.is_empty(), Unsafe::RelayHost),
            (by_smtp && smtp.tls == Tls::None && !relay_is_here, Unsafe::RelayTls),
            (imap.tls == Tls::None && !imap.host.is_empty() && !is_this_machine(&imap.host), Unsafe::ImapTls),
            (by_smtp && no_credentials && !relay_is_here, Unsafe::RelayCredentials),
            (self.database.url.is_empty() && self.data.is_relative(), Unsafe::DatabaseUrl),
            (!is_inside(self.http.bind.ip()) && self.http.trusted_proxies.is_empty(), Unsafe::HttpBind),
            (!is_inside(self.mail.intake_bind.ip()), Unsafe::IntakeBind),
            (self.webhooks.allow_private, Unsafe::PrivateWebhooks),
        ]
        .into_iter()
        .filter_map(|(wrong, reason)| wrong.then_some(reason))
        .collect()
    }
}

fn reachable_https(url: &str) -> bool {
    let Ok(uri) = url.parse::<actix_web::http::Uri>() else { return false };
    uri.scheme_str() == Some("https") && uri.host().is_some_and(is_public_domain)
}

/// Tells whether this is a domain name in ASCII (RFC 1035 2.3.1, RFC 1123 2.1).
#[must_use]
pub fn is_domain(name: &str) -> bool {
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    name.len() <= 253 && name.split('.').all(label)
}

fn is_public_domain(domain: &str) -> bool {
    is_domain(domain)
        && domain.contains('.')
        && !domain.ends_with(".localhost")
        && domain.parse::<IpAddr>().is_err()
}

fn is_this_machine(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

fn is_inside(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    }
}
