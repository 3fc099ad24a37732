//! The key files: made at first start with mode 0600, in a folder beside the database and never in it.

use std::{
    fmt,
    fs::{self, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _},
    path::Path,
};

use age::x25519::Identity;
use app::{
    Failure,
    ports::{Entropy, EnvelopeTo, MacPurpose, Purpose, Vault},
};
use aws_lc_rs::{
    aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey},
    hkdf, hmac,
};
use data_encoding::HEXLOWER;
use zeroize::Zeroizing;

use crate::envelopes::{self, OpenEnvelopeError};

/// The vault of one installation: every key is derived from one master secret in `vault.key`.
pub struct KeyRing {
    envelope: Identity,
    raw_mail: RandomizedNonceKey,
    outgoing: RandomizedNonceKey,
    conditional: RandomizedNonceKey,
    notes: RandomizedNonceKey,
    held_text: RandomizedNonceKey,
    reply_address: hmac::Key,
    secret_digest: hmac::Key,
    log_address: hmac::Key,
}

impl fmt::Debug for KeyRing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyRing(..)")
    }
}

struct Length;

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        32
    }
}

fn derive(master: &hkdf::Prk, name: &str) -> Result<Zeroizing<[u8; 32]>, Failure> {
    let mut key = Zeroizing::new([0; 32]);
    master
        .expand(&[b"postzug/", name.as_bytes()], Length)
        .and_then(|okm| okm.fill(&mut *key))
        .map_err(|_opaque| Failure::Key("a key could not be derived"))?;
    Ok(key)
}

fn aead(master: &hkdf::Prk, name: &str) -> Result<RandomizedNonceKey, Failure> {
    RandomizedNonceKey::new(&AES_256_GCM, &*derive(master, name)?)
        .map_err(|_opaque| Failure::Key("a key could not be derived"))
}

fn mac_key(master: &hkdf::Prk, name: &str) -> Result<hmac::Key, Failure> {
    Ok(hmac::Key::new(hmac::HMAC_SHA256, &*derive(master, name)?))
}

impl KeyRing {
    /// The keys of a master secret.
    ///
    /// # Errors
    ///
    /// [`Failure::Key`] when a key cannot be derived.
    pub fn new(master: &[u8; 32]) -> Result<Self, Failure> {
        let master = hkdf::Salt::new(hkdf::HKDF_SHA256, b"postzug vault 1").extract(master);
        Ok(Self {
            envelope: envelopes::identity(&*derive(&master, "envelope identity")?)?,
            raw_mail: aead(&master, "raw-mail")?,
            outgoing: aead(&master, "outgoing-secret")?,
            conditional: aead(&master, "conditional")?,
            notes: aead(&master, "notes")?,
            held_text: aead(&master, "held text")?,
            reply_address: mac_key(&master, "reply-address")?,
            secret_digest: mac_key(&master, "secret-digest")?,
            log_address: mac_key(&master, "log-address")?,
        })
    }

    /// Reads `vault.key` in the folder, or makes folder and key.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be read, made or understood.
    pub fn open(folder: &Path, entropy: &dyn Entropy) -> Result<Self, Failure> {
        let text = read_or_make(&folder.join("vault.key"), || {
            let mut secret = Zeroizing::new([0; 32]);
            entropy.fill(&mut *secret);
            Zeroizing::new(HEXLOWER.encode(&*secret).into_bytes())
        })
        .map_err(|error| Failure::Other("a key file could not be opened", Box::new(error)))?;
        let bytes =
            HEXLOWER.decode(text.trim_ascii()).map_err(|_opaque| Failure::Key("vault.key is not a key"))?;
        let master: Zeroizing<[u8; 32]> =
            Zeroizing::new(bytes.try_into().map_err(|_opaque| Failure::Key("vault.key is not a key"))?);
        Self::new(&master)
    }

    fn aead_key(&self, purpose: Purpose) -> &RandomizedNonceKey {
        match purpose {
            Purpose::RawMail => &self.raw_mail,
            Purpose::OutgoingSecret => &self.outgoing,
            Purpose::Conditional => &self.conditional,
            Purpose::Notes => &self.notes,
            Purpose::HeldText => &self.held_text,
        }
    }
}

/// Reads a secret file, or makes it. It is written whole and synced under another name first, so that a crash leaves either
/// no key or a whole one.
pub fn read_or_make(
    path: &Path,
    make: impl FnOnce() -> Zeroizing<Vec<u8>>,
) -> io::Result<Zeroizing<Vec<u8>>> {
    match fs::read(path) {
        Ok(text) => return Ok(Zeroizing::new(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(named(path, error)),
    }
    make_file(path, make).map_err(|error| named(path, error))
}

/// The error with the name of its file, which the system leaves out.
pub(crate) fn named(path: &Path, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

fn make_file(path: &Path, make: impl FnOnce() -> Zeroizing<Vec<u8>>) -> io::Result<Zeroizing<Vec<u8>>> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let text = make();
    let temporary = path.with_extension(format!("{}.new", std::process::id()));
    if let Err(error) = fs::remove_file(&temporary)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(error);
    }
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&temporary)?;
    file.write_all(&text)?;
    file.sync_all()?;
    // hard_link, not rename: of two processes that start at once, one key wins and both use it.
    match fs::hard_link(&temporary, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    fs::remove_file(&temporary)?;
    fs::File::open(folder)?.sync_all()?;
    fs::read(path).map(Zeroizing::new)
}

impl Vault for KeyRing {
    fn seal(&self, purpose: Purpose, context: &str, plain: &[u8]) -> Result<Vec<u8>, Failure> {
        let mut sealed = Vec::with_capacity(plain.len() + NONCE_LEN + 16);
        sealed.extend_from_slice(plain);
        let nonce = self
            .aead_key(purpose)
            .seal_in_place_append_tag(Aad::from(context.as_bytes()), &mut sealed)
            .map_err(|_opaque| Failure::Key("sealing failed"))?;
        sealed.extend_from_slice(nonce.as_ref());
        Ok(sealed)
    }

    fn open(&self, purpose: Purpose, context: &str, sealed: &[u8]) -> Result<Vec<u8>, Failure> {
        let damaged = Failure::Key("this was not sealed here, or it was altered");
        let Some((sealed, nonce)) = sealed.split_last_chunk::<NONCE_LEN>() else { return Err(damaged) };
        let mut plain = sealed.to_vec();
        let length = self
            .aead_key(purpose)
            .open_in_place(Nonce::assume_unique_for_key(*nonce), Aad::from(context.as_bytes()), &mut plain)
            .map_err(|_opaque| damaged)?
            .len();
        plain.truncate(length);
        Ok(plain)
    }

    fn close_envelope(&self, to: &EnvelopeTo, text: &[u8]) -> Result<Vec<u8>, Failure> {
        envelopes::close(to, text)
    }

    fn open_envelope(&self, closed: &[u8]) -> Result<Option<Zeroizing<Vec<u8>>>, Failure> {
        envelopes::open(&self.envelope, closed).map(Some).or_else(|error| match error {
            OpenEnvelopeError::Read(_) => {
                Err(Failure::Other("an envelope could not be read", Box::new(error)))
            }
            _ => Ok(None),
        })
    }

    fn envelope_recipient(&self) -> String {
        self.envelope.to_public().to_string()
    }

    fn is_recipient(&self, text: &str) -> bool {
        envelopes::is_recipient(text)
    }

    fn mac(&self, purpose: MacPurpose, message: &[u8]) -> [u8; 32] {
        let key = match purpose {
            MacPurpose::ReplyAddress => &self.reply_address,
            MacPurpose::SecretDigest => &self.secret_digest,
            MacPurpose::LogAddress => &self.log_address,
        };
        let tag = hmac::sign(key, message);
        let mut bytes = [0; 32];
        bytes.copy_from_slice(tag.as_ref());
        bytes
    }
}
