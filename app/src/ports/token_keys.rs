use std::fmt;

use domain::Instant;

use crate::Failure;

/// A key that signs access tokens.
#[derive(Clone)]
pub struct TokenKey {
    /// Its name, `kid` in tokens.
    pub kid: String,
    /// The instant at which it was made: the youngest key signs.
    pub created_at: Instant,
    /// Ed25519 private key, PKCS #8 in PEM.
    pub pem: String,
}

impl fmt::Debug for TokenKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenKey({})", self.kid)
    }
}

/// The keys that sign access tokens, on this host.
pub trait TokenKeys: Send + Sync {
    /// All of them, the youngest first; never none.
    fn token_keys(&self) -> Result<Vec<TokenKey>, Failure>;
}
