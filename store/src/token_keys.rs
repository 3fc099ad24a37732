use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use app::{
    Failure,
    ports::{Entropy, TokenKey, TokenKeys, WallClock},
};
use aws_lc_rs::signature::Ed25519KeyPair;
use data_encoding::{BASE64, HEXLOWER};
use domain::{Instant, Span};
use zeroize::Zeroizing;

use crate::keys::read_or_make;

/// How long a key is kept after its successor was made: longer than any token it signed lives.
const OVERLAP: Span = Span::hours(1);

/// The keys that sign access tokens: files `jwt-<kid>.pem` with mode 0600 in the folder of keys. The name of a key
/// begins with the second it was made in, so that their order is in their names.
pub struct TokenKeyFiles {
    folder: PathBuf,
    clock: Arc<dyn WallClock>,
    entropy: Arc<dyn Entropy>,
}

impl fmt::Debug for TokenKeyFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenKeyFiles(..)")
    }
}

fn failed(error: io::Error) -> Failure {
    Failure::Other("a key file could not be opened", Box::new(error))
}

impl TokenKeyFiles {
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
        let keys = Self { folder: folder.into(), clock, entropy };
        if keys.list()?.is_empty() {
            keys.make()?;
        }
        Ok(keys)
    }

    /// Makes a key that signs from now on, and forgets those whose last token has expired: the key before stays
    /// for an hour. A running service sees the new key within a minute. Returns the new key's name.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be made or removed.
    pub fn rotate(&self) -> Result<String, Failure> {
        let kid = self.make()?;
        let now = self.clock.now();
        let keys = self.list()?;
        // Each key was good until the one before it in the list, its successor, was made.
        for (successor, old) in keys.iter().zip(keys.iter().skip(1)) {
            if successor.0 + OVERLAP < now {
                fs::remove_file(self.path(&old.1)).map_err(failed)?;
            }
        }
        Ok(kid)
    }

    /// Forgets every key but the youngest, for when one was stolen: what they signed is void as soon as the
    /// service looks at the keys again. Returns how many.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be removed.
    pub fn forget_old(&self) -> Result<usize, Failure> {
        let keys = self.list()?;
        let old = keys.get(1..).unwrap_or_default();
        old.iter().try_for_each(|(_, kid)| fs::remove_file(self.path(kid)).map_err(failed))?;
        Ok(old.len())
    }

    fn path(&self, kid: &str) -> PathBuf {
        self.folder.join(format!("jwt-{kid}.pem"))
    }

    fn make(&self) -> Result<String, Failure> {
        let mut tail = [0; 4];
        self.entropy.fill(&mut tail);
        let mut seed = Zeroizing::new([0; 32]);
        self.entropy.fill(&mut *seed);
        let der = Ed25519KeyPair::from_seed_unchecked(&*seed)
            .map_err(|_opaque| Failure::Key("a token key could not be made"))?
            .to_pkcs8v1()
            .map_err(|_opaque| Failure::Key("a token key could not be made"))?;
        // Younger than the others by its name, whatever the clock says: two in one second, or a clock set back.
        let youngest = self.list()?.first().map_or(i64::MIN, |(made, _)| made.0 / 1000 + 1);
        let second = self.clock.now().0.div_euclid(1000).max(youngest);
        let kid = format!("{second}-{}", HEXLOWER.encode(&tail));
        let pem = format!(
            "-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n",
            BASE64.encode(der.as_ref())
        );
        read_or_make(&self.path(&kid), || Zeroizing::new(pem.into_bytes())).map_err(failed)?;
        Ok(kid)
    }

    /// When each key was made, and its name; the youngest first.
    fn list(&self) -> Result<Vec<(Instant, String)>, Failure> {
        let files = match fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(failed(error)),
        };
        let mut keys = Vec::new();
        for file in files {
            let name = file.map_err(failed)?.file_name();
            let kid = name
                .to_str()
                .and_then(|name| name.strip_prefix("jwt-"))
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

impl TokenKeys for TokenKeyFiles {
    fn token_keys(&self) -> Result<Vec<TokenKey>, Failure> {
        let read = |(created_at, kid): (Instant, String)| {
            let pem = fs::read_to_string(self.path(&kid)).map_err(failed)?;
            Ok(TokenKey { kid, created_at, pem })
        };
        let keys: Vec<_> = self.list()?.into_iter().map(read).collect::<Result<_, Failure>>()?;
        if keys.is_empty() { Err(Failure::Key("there is no key for access tokens")) } else { Ok(keys) }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;
    use crate::host::SystemEntropy;

    struct At(std::sync::atomic::AtomicI64);

    impl WallClock for At {
        fn now(&self) -> Instant {
            Instant(self.0.load(std::sync::atomic::Ordering::SeqCst))
        }
    }

    #[test]
    fn keys_are_private_files_and_the_last_but_one_stays_for_an_hour() {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(At(1_767_607_200_000.into()));
        let open = || TokenKeyFiles::open(folder.path(), clock.clone(), Arc::new(SystemEntropy)).unwrap();
        let keys = open();
        let first = keys.token_keys().unwrap().remove(0);
        let mode = fs::metadata(keys.path(&first.kid)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(open().token_keys().unwrap().len(), 1, "opened again, no new key");
        assert!(!format!("{first:?}").contains(first.pem.lines().nth(1).unwrap()));

        let advance = |seconds: i64| clock.0.fetch_add(seconds * 1000, std::sync::atomic::Ordering::SeqCst);
        advance(10);
        let second = keys.rotate().unwrap();
        let kids = |keys: &TokenKeyFiles| {
            keys.token_keys().unwrap().into_iter().map(|key| key.kid).collect::<Vec<_>>()
        };
        assert_eq!(kids(&keys), [second.clone(), first.kid], "the youngest first");
        advance(2 * 3600);
        let third = keys.rotate().unwrap();
        assert_eq!(kids(&keys), [third.clone(), second], "the first has gone, the second signed until now");
        assert_eq!((keys.forget_old().unwrap(), kids(&keys)), (1, vec![third.clone()]));
        advance(-3600);
        let fourth = keys.rotate().unwrap();
        assert_eq!(kids(&keys), [fourth, third], "the new one signs though the clock was set back");
    }
}
