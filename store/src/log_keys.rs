use std::{fmt, path::Path, sync::Arc};

use app::{
    Failure,
    ports::{Entropy, LogKeys, PublicKey, WallClock},
};
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair as _};
use data_encoding::BASE64;
use domain::Instant;
use zeroize::Zeroizing;

use crate::{
    host::SystemEntropy,
    key_files::{KeyFiles, pem_at},
};

/// The keys that sign the log's checkpoints: files `log-<kid>.pem` with mode 0600 in the folder of keys. The youngest
/// signs. The public halves of all that ever signed are in the database.
pub struct LogKeyFiles(KeyFiles);

impl fmt::Debug for LogKeyFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LogKeyFiles(..)")
    }
}

impl LogKeyFiles {
    /// The keys in the folder; the first one is made if there is none.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be read or made.
    pub fn open(
        folder: &Path,
        clock: Arc<dyn WallClock>,
        entropy: Arc<dyn Entropy>,
    ) -> Result<Self, Failure> {
        let files = KeyFiles { kind: "log", folder: folder.into(), clock, entropy };
        files.make_first()?;
        Ok(Self(files))
    }

    /// Makes a key that signs from now on; a running service takes it at its next round. Those before it are forgotten:
    /// nobody needs them to check what they signed. Returns the new key's name.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be made or removed.
    pub fn rotate(&self) -> Result<String, Failure> {
        let kid = self.0.make()?;
        self.0.forget_old()?;
        Ok(kid)
    }

    /// When each key was made, its name and its public half; the youngest first.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be read.
    pub fn list(&self) -> Result<Vec<(Instant, String, PublicKey)>, Failure> {
        let read = |(made, kid): (Instant, String)| {
            let public = SigningKey::read(&self.0.read(&kid)?)?.public();
            Ok((made, kid, public?))
        };
        self.0.list()?.into_iter().map(read).collect()
    }

    fn youngest(&self) -> Result<SigningKey, Failure> {
        let (_, kid) =
            self.0.list()?.into_iter().next().ok_or(Failure::Key("there is no key for the log"))?;
        SigningKey::read(&self.0.read(&kid)?)
    }
}

impl LogKeys for LogKeyFiles {
    fn public(&self) -> Result<PublicKey, Failure> {
        self.youngest()?.public()
    }

    fn sign(&self, message: &[u8]) -> Result<(PublicKey, [u8; 64]), Failure> {
        self.youngest()?.sign(message)
    }
}

/// One private key for Ed25519, PKCS #8 in PEM as `openssl genpkey -algorithm ed25519` writes it.
pub struct SigningKey(Ed25519KeyPair);

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningKey(..)")
    }
}

impl SigningKey {
    /// Reads the text of a file.
    ///
    /// # Errors
    ///
    /// [`Failure::Key`] when it is not such a key.
    pub fn read(pem: &str) -> Result<Self, Failure> {
        let bad = || Failure::Key("this is not a private key for Ed25519 (PKCS #8, PEM)");
        let body: Zeroizing<String> =
            Zeroizing::new(pem.lines().filter(|line| !line.starts_with("-----")).collect());
        let der = Zeroizing::new(BASE64.decode(body.trim().as_bytes()).map_err(|_not_base64| bad())?);
        Ed25519KeyPair::from_pkcs8_maybe_unchecked(&der).map(Self).map_err(|_opaque| bad())
    }

    /// Makes a file of this name, mode 0600, if there is none, and reads it.
    ///
    /// # Errors
    ///
    /// [`Failure`] when it cannot be made or read.
    pub fn read_or_make(path: &Path) -> Result<Self, Failure> {
        Self::read(&pem_at(path, &SystemEntropy)?)
    }
}

impl LogKeys for SigningKey {
    fn public(&self) -> Result<PublicKey, Failure> {
        let public = self.0.public_key().as_ref();
        public.try_into().map(PublicKey).map_err(|_length| Failure::Key("a public key is of another length"))
    }

    fn sign(&self, message: &[u8]) -> Result<(PublicKey, [u8; 64]), Failure> {
        let signature = self.0.try_sign(message).map_err(|_opaque| Failure::Key("signing failed"))?;
        let signature = signature.as_ref().try_into();
        Ok((self.public()?, signature.map_err(|_length| Failure::Key("a signature is of another length"))?))
    }
}
