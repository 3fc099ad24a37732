use std::{sync::Arc, time::Duration};

use app::ports::OutboxRow;
use domain::sealing::Secret;
use lettre::{
    SmtpTransport, Transport as _,
    transport::smtp::{
        Error as SmtpError, PoolConfig, authentication::Credentials, client::Tls, client::TlsParameters,
        extension::ClientId,
    },
};
use parking_lot::Mutex;

use super::maildir::Maildir;
use crate::notice::Outgoing;

/// Where mails go.
#[derive(Clone, Debug)]
pub enum Transport {
    /// To a relay by SMTP.
    Smtp(SmtpTransport),
    /// Into a folder, for trying things out.
    Maildir(Maildir),
    /// Into memory, for tests.
    Memory(Memory),
}

/// The relay.
#[derive(Clone, Debug)]
pub struct Relay {
    /// Its host name; with TLS the certificate must be its.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Encryption.
    pub tls: RelayTls,
    /// User name and password.
    pub credentials: Option<(String, Secret)>,
    /// How long it may take to answer.
    pub timeout: Duration,
}

/// Encryption towards the relay.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum RelayTls {
    /// STARTTLS is demanded: without it nothing is sent (RFC 3207).
    StartTls,
    /// TLS from the first byte (RFC 8314).
    Implicit,
    /// None; only for a relay on this machine.
    None,
}

/// How sending failed. Says nothing of whom the mail was for: replies of servers often do.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum SendError {
    /// The relay does not talk to us: no other mail will do better now.
    #[error("the relay cannot be used: {0}")]
    Unreachable(String),
    /// This mail was not taken now.
    #[error("not taken now: {0}")]
    Transient(String),
    /// This mail will never be taken.
    #[error("refused: {0}")]
    Permanent(String),
}

/// Mails that went nowhere.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Vec<Outgoing>>>);

impl Memory {
    /// Takes what has arrived since.
    #[must_use]
    pub fn take(&self) -> Vec<Outgoing> {
        std::mem::take(&mut *self.0.lock())
    }
}

impl Transport {
    /// A transport to a relay; nothing is sent yet. `name` is what we call ourselves.
    ///
    /// # Errors
    ///
    /// When TLS cannot be set up.
    pub fn smtp(relay: &Relay, name: &str) -> Result<Self, SmtpError> {
        let tls = match relay.tls {
            RelayTls::None => Tls::None,
            RelayTls::StartTls => Tls::Required(TlsParameters::new(relay.host.clone())?),
            RelayTls::Implicit => Tls::Wrapper(TlsParameters::new(relay.host.clone())?),
        };
        let mut builder = SmtpTransport::builder_dangerous(&relay.host)
            .port(relay.port)
            .tls(tls)
            .hello_name(ClientId::Domain(name.into()))
            .timeout(Some(relay.timeout))
            .pool_config(PoolConfig::new().max_size(4).idle_timeout(Duration::from_secs(30)));
        if let Some((user, password)) = &relay.credentials {
            builder = builder.credentials(Credentials::new(user.clone(), password.expose().into()));
        }
        Ok(Self::Smtp(builder.build()))
    }

    /// How many mails may be on their way at once.
    pub(super) const fn width(&self) -> usize {
        match self {
            Self::Smtp(_) => 4,
            Self::Maildir(_) | Self::Memory(_) => 1,
        }
    }

    /// Sends a mail; when this returns, the next hop has it.
    ///
    /// # Errors
    ///
    /// [`SendError`]; the mail may have arrived all the same (the answer was lost).
    pub fn send(&self, row: &OutboxRow, mail: &Outgoing) -> Result<(), SendError> {
        match self {
            Self::Smtp(smtp) => {
                let sent = match (smtp.send_raw(&mail.envelope, &mail.bytes), &mail.seven_bit) {
                    // Nothing was said yet: the relay does not offer 8BITMIME.
                    (Err(error), Some(bytes)) if error.is_client() => smtp.send_raw(&mail.envelope, bytes),
                    (sent, _) => sent,
                };
                sent.map(|_response| ()).map_err(|error| classify(smtp, &error))
            }
            Self::Maildir(maildir) => maildir
                .deliver(row.id, row.mail.due_at, &mail.bytes)
                .map_err(|error| SendError::Unreachable(error.kind().to_string())),
            Self::Memory(memory) => {
                memory.0.lock().push(mail.clone());
                Ok(())
            }
        }
    }
}

/// A refusal of this mail, or of all of them? A 5xx to the greeting or to the password would otherwise kill every
/// mail that waits, so the relay is asked again without one.
fn classify(smtp: &SmtpTransport, error: &SmtpError) -> SendError {
    let code = error.status().map(|code| code.to_string());
    match code {
        Some(code) if error.is_permanent() => match smtp.test_connection() {
            Ok(true) => SendError::Permanent(code),
            _ => SendError::Unreachable(code),
        },
        Some(code) if code == "421" => SendError::Unreachable(code),
        Some(code) => SendError::Transient(code),
        None if error.is_client() => SendError::Transient("the relay lacks an extension".into()),
        None if error.is_timeout() => SendError::Unreachable("timeout".into()),
        None if error.is_tls() => SendError::Unreachable("TLS".into()),
        None => SendError::Unreachable("connection".into()),
    }
}
