use std::{
    fmt,
    fs::{self, File, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use app::{
    Failure,
    log::Statement,
    ports::{Entropy, LogKeeper, LogKeys, PublicKey, WallClock},
};
use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair as _};
use data_encoding::BASE64;
use domain::Instant;
use zeroize::Zeroizing;

use crate::{
    host::{SystemClock, SystemEntropy},
    key_files::{KeyFiles, pem_at},
};

/// The head that was signed last.
const HEAD: &str = "log-head";
/// The end of the names of statements in which keys introduce others.
const INTRODUCTION: &str = ".next";
/// The beginning of the names of heads that were set aside.
const ASIDE: &str = "log-head-before-";

fn failed(error: io::Error) -> Failure {
    Failure::Other("a file of the log's keys could not be opened", Box::new(error))
}

/// The keys that sign the log's checkpoints: files `log-<kid>.pem` with mode 0600 in the folder of keys. The youngest signs.
/// The public halves of the earlier keys are in `log-<kid>.pub`, the last signed head in `log-head`.
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

    /// Tells whether there is a key in the folder.
    ///
    /// # Errors
    ///
    /// [`Failure`] when the folder cannot be read.
    pub fn any(folder: &Path) -> Result<bool, Failure> {
        let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
        let files = KeyFiles { kind: "log", folder: folder.into(), clock, entropy };
        Ok(!files.list()?.is_empty())
    }

    /// Makes a key that signs from now on; a running service takes it at its next round. The one before it signs a statement
    /// under the log's name that introduces the new one. `state` gets its public half and the statement, and must store that
    /// before anything else is done. Those before it are forgotten: nobody needs them to check what they signed. The
    /// statement is stored beside the keys, too, for copies of the database that were made before it. Returns the new key's
    /// name.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be made or removed, or of `state`.
    pub fn rotate(
        &self,
        origin: &str,
        state: impl FnOnce(PublicKey, String) -> Result<(), Failure>,
    ) -> Result<String, Failure> {
        let kid = self.0.make_after(|pem| {
            let next = Statement::NextKey(SigningKey::read(pem)?.public()?);
            let note = next.sign(origin, |text| self.sign(text))?;
            if let Some((_, by)) = self.0.list()?.first() {
                self.write(&format!("log-{by}{INTRODUCTION}"), &note)?;
            }
            state(self.public()?, note)
        })?;
        for (_, old) in self.0.list()?.into_iter().skip(1) {
            let public = SigningKey::read(&self.0.read(&old)?)?.public()?;
            // First, so that the folder never loses a key that signed.
            self.write(&format!("log-{old}.pub"), &BASE64.encode(&public.0))?;
            self.0.forget(&old)?;
        }
        Ok(kid)
    }

    /// Sets the stored head aside, under a name with this word: the log goes on under another name.
    ///
    /// # Errors
    ///
    /// [`Failure`] when the file cannot be renamed.
    pub fn set_aside(&self, word: &str) -> Result<(), Failure> {
        let to = self.0.folder.join(format!("{ASIDE}{word}"));
        match fs::rename(self.0.folder.join(HEAD), to) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            other => other.and_then(|()| File::open(&self.0.folder)?.sync_all()).map_err(failed),
        }
    }

    /// Whole, or as it was, and after a loss of power still there.
    fn write(&self, name: &str, text: &str) -> Result<(), Failure> {
        static WRITTEN: AtomicU64 = AtomicU64::new(0);
        let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
        let part = self.0.folder.join(format!("{name}.{}-{number}.new", std::process::id()));
        let written = || {
            let mut file =
                OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&part)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&part, self.0.folder.join(name))?;
            File::open(&self.0.folder)?.sync_all()
        };
        written().map_err(failed)
    }

    /// Lists each key: the time it was made, its name and its public half, the youngest first.
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

impl LogKeeper for LogKeyFiles {
    fn known(&self) -> Result<Vec<PublicKey>, Failure> {
        let mut known: Vec<(String, PublicKey)> =
            self.list()?.into_iter().map(|(_, kid, public)| (kid, public)).collect();
        for file in fs::read_dir(&self.0.folder).map_err(failed)? {
            let path = file.map_err(failed)?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let Some(kid) = name.strip_prefix("log-").and_then(|name| name.strip_suffix(".pub")) else {
                continue;
            };
            let text = fs::read_to_string(&path).map_err(failed)?;
            let key = BASE64.decode(text.trim().as_bytes()).ok().and_then(|key| key.try_into().ok());
            let key = PublicKey(key.ok_or(Failure::Key("a file log-*.pub holds no public key"))?);
            if known.iter().all(|(_, other)| *other != key) {
                known.push((kid.to_owned(), key));
            }
        }
        // The second it was made in stands first in its name.
        known.sort_by(|(a, _), (b, _)| b.cmp(a));
        Ok(known.into_iter().map(|(_, key)| key).collect())
    }

    fn latest_head(&self) -> Result<Option<String>, Failure> {
        match fs::read_to_string(self.0.folder.join(HEAD)) {
            Ok(note) => Ok(Some(note)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    fn put_aside(&self) -> Result<Vec<String>, Failure> {
        let mut heads = Vec::new();
        for file in fs::read_dir(&self.0.folder).map_err(failed)? {
            let file = file.map_err(failed)?;
            if file.file_name().to_str().is_some_and(|name| name.starts_with(ASIDE)) {
                heads.push(fs::read_to_string(file.path()).map_err(failed)?);
            }
        }
        Ok(heads)
    }

    fn introductions(&self) -> Result<Vec<String>, Failure> {
        let mut notes = Vec::new();
        for file in fs::read_dir(&self.0.folder).map_err(failed)? {
            let file = file.map_err(failed)?;
            let name = file.file_name();
            if let Some(name) = name.to_str().filter(|name| name.ends_with(INTRODUCTION)) {
                notes.push((name.to_owned(), fs::read_to_string(file.path()).map_err(failed)?));
            }
        }
        // The second the key was made in stands first in its name.
        notes.sort();
        Ok(notes.into_iter().map(|(_, note)| note).collect())
    }

    fn replace_head(&self, note: &str) -> Result<(), Failure> {
        self.write(HEAD, note)
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
