use std::fmt;

use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};

use crate::{
    Service,
    ports::{MacPurpose, SecretDigest},
};

/// Text that only its owner may see: it is given to him once and shows in no `Debug` and no log.
#[derive(Clone, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Lower-case base 32: survives every channel and every case folding.
pub(super) fn base32(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

impl Service {
    /// Fresh unpredictable bytes. Drawn before a transaction, which may run twice.
    pub(super) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.entropy.fill(&mut bytes);
        bytes
    }

    /// What is stored instead of a secret. `kind` keeps digests of different things apart.
    pub(super) fn digest(&self, kind: &str, parts: &[&str]) -> SecretDigest {
        let mut message = kind.to_owned();
        for part in parts {
            message.push('\0');
            message.push_str(part);
        }
        self.vault.mac(MacPurpose::SecretDigest, message.as_bytes())
    }
}
