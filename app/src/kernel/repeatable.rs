//! Randomness that a repeated request draws again.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use crate::{
    kernel::Kernel,
    model::{Key, SecretDigest},
    ports::{Entropy, MacPurpose, Vault},
};

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

impl Kernel {
    /// Returns this state with randomness that follows from the key and the scope.
    pub(crate) fn repeatable(&self, key: &Key, scope: &[&str]) -> Self {
        // What was drawn in a time that is lost is never drawn again.
        let epoch = self.epoch.to_string();
        let key = key.text();
        let parts: Vec<&str> = scope.iter().copied().chain([key.as_ref(), &epoch]).collect();
        let (vault, seed) = (Arc::clone(&self.vault), self.digest("repeatable", &parts));
        Self { entropy: Arc::new(Repeatable { vault, seed, drawn: AtomicU64::new(0) }), ..self.clone() }
    }
}
