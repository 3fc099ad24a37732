use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};

use crate::{
    Key, Service,
    ports::{Entropy, MacPurpose, SecretDigest, Vault},
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

/// Draws what follows from a seed and from a key that is not in the database.
struct Repeatable {
    vault: Arc<dyn Vault>,
    seed: SecretDigest,
    drawn: AtomicU64,
}

impl Entropy for Repeatable {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let drawn = self.drawn.fetch_add(1, Ordering::Relaxed).to_le_bytes();
            let block =
                self.vault.mac(MacPurpose::SecretDigest, &[b"drawn\0", &self.seed[..], &drawn].concat());
            chunk.copy_from_slice(&block[..chunk.len()]);
        }
    }
}

impl Service {
    /// This service for one request about people that may be repeated under this key: it draws the same codes and
    /// tokens again, so that the repeat is recognized by what it would make and gets the first answer, although
    /// no secret is kept. `scope` says whose key it is; a secret in it must be shown again for the same answer.
    #[must_use]
    pub fn repeatable(&self, key: &Key, scope: &[&str]) -> Self {
        // What was drawn in a time that is lost is never drawn again.
        let epoch = self.epoch.to_string();
        let parts: Vec<&str> = scope.iter().copied().chain([key.0.as_str(), &epoch]).collect();
        let (vault, seed) = (Arc::clone(&self.vault), self.digest("repeatable", &parts));
        Self { entropy: Arc::new(Repeatable { vault, seed, drawn: AtomicU64::new(0) }), ..self.clone() }
    }

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
