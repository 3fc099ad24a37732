use serde::{Deserialize, Serialize};

/// Encryption towards a mail server.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tls {
    /// STARTTLS is demanded (submission, port 587).
    Starttls,
    /// TLS from the first byte (submissions, port 465).
    Implicit,
    /// None; only for a server on this machine.
    None,
}
