use std::time::Duration;

use domain::sealing::Secret;

/// The relay.
#[derive(Clone, Debug)]
pub struct Relay {
    /// The host name; with TLS the certificate must match it.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Encryption.
    pub tls: RelayTls,
    /// User name and password.
    pub credentials: Option<(String, Secret)>,
    /// The time limit for connecting, and half of the limit for one mail.
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

/// Failures to send. They do not name the recipient, which replies of servers often do.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum SendError {
    /// The relay cannot be used: every other mail would fail now too.
    #[error("the relay cannot be used: {0}")]
    Unreachable(String),
    /// The relay refuses this mail because of our setup, its setup or its policy. It may take others.
    #[error("the relay refuses us: {0}")]
    RefusesUs(String),
    /// This mail was not taken now.
    #[error("not taken now: {0}")]
    Transient(String),
    /// This mail will never be taken.
    #[error("refused: {0}")]
    Permanent(String),
}

impl SendError {
    /// Returns true if the relay refuses us: the operator must act.
    pub(super) fn is_about_us(&self) -> bool {
        match self {
            Self::RefusesUs(_) => true,
            Self::Unreachable(code) => code.starts_with('5'),
            Self::Transient(_) | Self::Permanent(_) => false,
        }
    }
}
