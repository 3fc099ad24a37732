use std::{fmt, path::Path, sync::Arc};

use app::{
    Failure,
    ports::{Entropy, TokenKey, TokenKeys, WallClock},
};
use domain::{Instant, Span};

use crate::key_files::KeyFiles;

/// The time for which a key outlives its successor: longer than any token that it signed.
const OVERLAP: Span = Span::hours(1);

/// The keys that sign access tokens: files `jwt-<kid>.pem` with mode 0600 in the folder of keys. The name of a key
/// begins with the second it was made in, so that their order is in their names.
pub struct TokenKeyFiles(KeyFiles);

impl fmt::Debug for TokenKeyFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenKeyFiles(..)")
    }
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
        let files = KeyFiles { kind: "jwt", folder: folder.into(), clock, entropy };
        files.make_first()?;
        Ok(Self(files))
    }

    /// Makes a key that signs from now on, and forgets keys whose last token has expired: the key before stays
    /// for an hour. A running service sees the new key within a minute. Returns the new key's name.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be made or removed.
    pub fn rotate(&self) -> Result<String, Failure> {
        let kid = self.0.make()?;
        let now = self.0.clock.now();
        let keys = self.0.list()?;
        // Each key was good until the one before it in the list, its successor, was made.
        for (successor, old) in keys.iter().zip(keys.iter().skip(1)) {
            if successor.0 + OVERLAP < now {
                self.0.forget(&old.1)?;
            }
        }
        Ok(kid)
    }

    /// Forgets every key but the youngest, after a theft: tokens that they signed are void as soon as the
    /// service looks at the keys again. Returns how many.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a file cannot be removed.
    pub fn forget_old(&self) -> Result<usize, Failure> {
        self.0.forget_old()
    }
}

impl TokenKeys for TokenKeyFiles {
    fn token_keys(&self) -> Result<Vec<TokenKey>, Failure> {
        let read = |(created_at, kid): (Instant, String)| {
            let pem = self.0.read(&kid)?;
            Ok(TokenKey { kid, created_at, pem })
        };
        let keys: Vec<_> = self.0.list()?.into_iter().map(read).collect::<Result<_, Failure>>()?;
        if keys.is_empty() { Err(Failure::Key("there is no key for access tokens")) } else { Ok(keys) }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt as _};

    use super::*;
    use crate::host::SystemEntropy;

    struct At(std::sync::atomic::AtomicI64);

    impl WallClock for At {
        fn now(&self) -> Instant {
            Instant(self.0.load(std::sync::atomic::Ordering::SeqCst))
        }
    }

    #[test]
    fn replaced_keys_stay_for_an_hour() {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(At(1_767_607_200_000.into()));
        let open = || TokenKeyFiles::open(folder.path(), clock.clone(), Arc::new(SystemEntropy)).unwrap();
        let keys = open();
        let first = keys.token_keys().unwrap().remove(0);
        let mode = fs::metadata(keys.0.path(&first.kid)).unwrap().permissions().mode();
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
