//! Sets up outgoing mail: its transport, and the key that signs it.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use api::config::{Config, Outgoing, Tls};
use domain::sealing::Secret;
use mailer::delivery::{Dkim, Maildir, Relay, RelayTls, Smtp, Transport};

/// Longest time the relay may take to answer.
const RELAY_PATIENCE: Duration = Duration::from_secs(60);

/// The key that signs outgoing mail, if one is set.
pub(super) fn dkim(config: &Config) -> anyhow::Result<Option<Dkim>> {
    let settings = &config.mail.dkim;
    if settings.key_file.as_os_str().is_empty() {
        return Ok(None);
    }
    anyhow::ensure!(!settings.selector.is_empty(), "mail.dkim.selector must be set with mail.dkim.key_file");
    let file = settings.key_file.display();
    let pem = std::fs::read(&settings.key_file).with_context(|| format!("mail.dkim.key_file {file}"))?;
    let dkim = Dkim::new(&pem, &settings.selector, &config.mail.domain);
    dkim.map(Some).with_context(|| format!("mail.dkim.key_file {file}"))
}

/// The transport of outgoing mail.
pub(super) fn transport(config: &Config) -> anyhow::Result<Transport> {
    Ok(match config.mail.outgoing {
        Outgoing::Maildir => {
            let path = config.maildir();
            Transport::Maildir(
                Maildir::open(&path).with_context(|| format!("the Maildir {}", path.display()))?,
            )
        }
        Outgoing::Smtp => Transport::Smtp(Arc::new(relay(config, RELAY_PATIENCE)?)),
    })
}

/// The client of the relay.
pub(super) fn relay(config: &Config, timeout: Duration) -> anyhow::Result<Smtp> {
    let smtp = &config.mail.smtp;
    let credentials = || (smtp.username.clone(), Secret::new(smtp.password.reveal().to_owned()));
    let relay = Relay {
        host: smtp.host.clone(),
        port: smtp.port,
        tls: match smtp.tls {
            Tls::Starttls => RelayTls::StartTls,
            Tls::Implicit => RelayTls::Implicit,
            Tls::None => RelayTls::None,
        },
        credentials: (!smtp.username.is_empty()).then(credentials),
        timeout,
    };
    Smtp::new(relay, &config.mail.domain).context("TLS towards the relay")
}
