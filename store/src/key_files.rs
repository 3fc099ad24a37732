use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use app::{
    Failure,
    ports::{Entropy, WallClock},
};
use aws_lc_rs::signature::Ed25519KeyPair;
use data_encoding::{BASE64, HEXLOWER};
use domain::Instant;
use zeroize::Zeroizing;

use crate::keys::{named, read_or_make};

/// Keys of one kind that sign by Ed25519: files `<kind>-<kid>.pem` with mode 0600 in the folder of keys. The name of a
/// key begins with the second it was made in, so that their order is in their names.
pub(crate) struct KeyFiles {
    pub(crate) kind: &'static str,
    pub(crate) folder: PathBuf,
    pub(crate) clock: Arc<dyn WallClock>,
    pub(crate) entropy: Arc<dyn Entropy>,
}

fn failed(error: io::Error) -> Failure {
    Failure::Other("a key file could not be opened", Box::new(error))
}

/// A new private key, PKCS #8 in PEM.
fn new_pem(entropy: &dyn Entropy) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let mut seed = Zeroizing::new([0; 32]);
    entropy.fill(&mut *seed);
    let der = Ed25519KeyPair::from_seed_unchecked(&*seed)
        .map_err(|_opaque| Failure::Key("a key could not be made"))?
        .to_pkcs8v1()
        .map_err(|_opaque| Failure::Key("a key could not be made"))?;
    let pem =
        format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", BASE64.encode(der.as_ref()));
    Ok(Zeroizing::new(pem.into_bytes()))
}

/// Reads a private key for Ed25519, or makes the file.
pub(crate) fn pem_at(path: &Path, entropy: &dyn Entropy) -> Result<String, Failure> {
    let pem = if path.exists() { Zeroizing::default() } else { new_pem(entropy)? };
    let text = read_or_make(path, || pem).map_err(failed)?;
    String::from_utf8(text.to_vec()).map_err(|_not_text| Failure::Key("a key file holds no text"))
}

impl KeyFiles {
    /// Makes a key if there is none.
    pub(crate) fn make_first(&self) -> Result<(), Failure> {
        if self.list()?.is_empty() { self.make().map(drop) } else { Ok(()) }
    }

    /// The private key, PKCS #8 in PEM.
    pub(crate) fn read(&self, kid: &str) -> Result<String, Failure> {
        let path = self.path(kid);
        fs::read_to_string(&path).map_err(|error| failed(named(&path, error)))
    }

    pub(crate) fn forget(&self, kid: &str) -> Result<(), Failure> {
        let path = self.path(kid);
        fs::remove_file(&path).map_err(|error| failed(named(&path, error)))
    }

    /// Forgets every key but the youngest; how many.
    pub(crate) fn forget_old(&self) -> Result<usize, Failure> {
        let keys = self.list()?;
        let old = keys.get(1..).unwrap_or_default();
        old.iter().try_for_each(|(_, kid)| self.forget(kid))?;
        Ok(old.len())
    }

    pub(crate) fn path(&self, kid: &str) -> PathBuf {
        self.folder.join(format!("{}-{kid}.pem", self.kind))
    }

    /// Makes a key that is younger than the others; its name.
    pub(crate) fn make(&self) -> Result<String, Failure> {
        let kid = self.new_kid()?;
        let pem = new_pem(&*self.entropy)?;
        read_or_make(&self.path(&kid), || pem).map_err(failed)?;
        Ok(kid)
    }

    /// The same; it signs only after `look` at its private half is done. If that fails, or the host does, the next
    /// attempt is with the same key.
    pub(crate) fn make_after(
        &self,
        look: impl FnOnce(&str) -> Result<(), Failure>,
    ) -> Result<String, Failure> {
        let next = self.path("next");
        look(&pem_at(&next, &*self.entropy)?)?;
        let kid = self.new_kid()?;
        let renamed = || {
            fs::rename(&next, self.path(&kid))?;
            fs::File::open(&self.folder)?.sync_all()
        };
        renamed().map_err(failed)?;
        Ok(kid)
    }

    /// Younger than the others by its name, whatever the clock says: two in one second, or a clock set back.
    fn new_kid(&self) -> Result<String, Failure> {
        let mut tail = [0; 4];
        self.entropy.fill(&mut tail);
        let youngest = self.list()?.first().map_or(i64::MIN, |(made, _)| made.0 / 1000 + 1);
        let second = self.clock.now().0.div_euclid(1000).max(youngest);
        Ok(format!("{second}-{}", HEXLOWER.encode(&tail)))
    }

    /// Lists each key: the time it was made and its name, the youngest first.
    pub(crate) fn list(&self) -> Result<Vec<(Instant, String)>, Failure> {
        let files = match fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(failed(named(&self.folder, error))),
        };
        let mut keys = Vec::new();
        for file in files {
            let name = file.map_err(failed)?.file_name();
            let kid = name
                .to_str()
                .and_then(|name| name.strip_prefix(self.kind)?.strip_prefix('-'))
                .and_then(|name| name.strip_suffix(".pem"));
            let made = kid.and_then(|kid| kid.split_once('-')).and_then(|(made, _)| made.parse::<i64>().ok());
            if let (Some(kid), Some(made)) = (kid, made) {
                keys.push((Instant(made.saturating_mul(1000)), kid.to_owned()));
            }
        }
        keys.sort_by(|a, b| b.cmp(a));
        Ok(keys)
    }
}
