//! Sets up outgoing mail: its transport, and the key that signs it.

use std::{path::Path, sync::Arc, time::Duration};

use anyhow::Context as _;
use api::config::{Config, Outgoing, Tls};
use domain::sealing::Secret;
use mailer::delivery::{Dkim, Maildir, Relay, RelayTls, Smtp, Transport};

/// Longest time the relay may take to answer.
const RELAY_PATIENCE: Duration = Duration::from_secs(60);

/// The keys that sign outgoing mail, if one is set.
pub(super) fn dkim(config: &Config) -> anyhow::Result<Option<Dkim>> {
    let (settings, domain) = (&config.mail.dkim, &config.mail.domain);
    let second = read_key("ed25519_", &settings.ed25519_key_file, &settings.ed25519_selector)?;
    let Some(rsa) = read_key("", &settings.key_file, &settings.selector)? else {
        anyhow::ensure!(
            second.is_none(),
            "mail.dkim.ed25519_key_file needs an RSA key beside it in mail.dkim.key_file"
        );
        return Ok(None);
    };
    let named = |file: &Path| format!("{}", file.display());
    let dkim = Dkim::new(&rsa, &settings.selector, domain).with_context(|| named(&settings.key_file))?;
    let Some(second) = second else { return Ok(Some(dkim)) };
    anyhow::ensure!(
        settings.selector != settings.ed25519_selector,
        "mail.dkim.selector and mail.dkim.ed25519_selector must differ"
    );
    let dkim = dkim.and_ed25519(&second, &settings.ed25519_selector, domain);
    dkim.map(Some).with_context(|| named(&settings.ed25519_key_file))
}

/// A key file in PEM, if one is set.
fn read_key(kind: &str, file: &Path, selector: &str) -> anyhow::Result<Option<Vec<u8>>> {
    if file.as_os_str().is_empty() {
        // Half of the settings would leave every mail unsigned without a word.
        anyhow::ensure!(
            selector.is_empty(),
            "mail.dkim.{kind}key_file must be set with mail.dkim.{kind}selector"
        );
        return Ok(None);
    }
    anyhow::ensure!(
        !selector.is_empty(),
        "mail.dkim.{kind}selector must be set with mail.dkim.{kind}key_file"
    );
    let pem = std::fs::read(file).with_context(|| format!("mail.dkim.{kind}key_file {}", file.display()))?;
    Ok(Some(pem))
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
