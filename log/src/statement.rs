use data_encoding::BASE64;
use domain::{Digest, GameId};
use signed_note::Note;
use tlog_tiles::Hash;

use crate::{
    LogError, PublicKey, Vkey,
    keys::Trusted,
    note::{self, base64},
};

const TITLE: &str = "postzug log statement 1";

/// Statements are in the log like events of this game, which does not exist.
pub const STATEMENTS: GameId = GameId(0);

/// A statement of the service about its own log: a signed note that is no checkpoint. Each is an entry of the log, too.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Statement {
    /// This key signs from now on. Signed by the key before it, which is then forgotten.
    NextKey(PublicKey),
    /// The database was restored from a copy, and the log goes on under another name. This was its last head under the name
    /// before. The entries of the copy are still its beginning; later signed entries are lost.
    GoesOn(LastHead),
    /// The log once continued under this name, before the database was restored from a copy without that part. Nobody knows
    /// which of its signed entries are still here.
    Lost(LastHead),
}

/// The last head of a log under a name it had.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LastHead {
    /// The name.
    pub origin: String,
    /// Entries then.
    pub size: u64,
    /// Root hash then.
    pub root: Digest,
}

impl LastHead {
    /// The head in a checkpoint with any signature.
    #[must_use]
    pub fn of(checkpoint: &str) -> Option<Self> {
        let mut lines = checkpoint.lines();
        let (origin, size, root) = (lines.next()?, lines.next()?.parse().ok()?, lines.next()?);
        let root = Digest(BASE64.decode(root.as_bytes()).ok()?.try_into().ok()?);
        Some(Self { origin: origin.to_owned(), size, root })
    }

    fn text(&self) -> String {
        let Self { origin, size, root } = self;
        format!("{origin} {size} {}", base64(&Hash(root.0)))
    }
}

impl Statement {
    fn text(&self) -> String {
        match self {
            Self::NextKey(PublicKey(key)) => format!("{TITLE}\nkey {}\n", BASE64.encode(key)),
            Self::GoesOn(head) => format!("{TITLE}\nafter {}\n", head.text()),
            Self::Lost(head) => format!("{TITLE}\nlost {}\n", head.text()),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let line = text.strip_prefix(TITLE)?.strip_prefix('\n')?.strip_suffix('\n')?;
        let head = |head: &str| LastHead::of(&head.replace(' ', "\n"));
        let said = match line.split_once(' ')? {
            ("key", key) => Self::NextKey(PublicKey(BASE64.decode(key.as_bytes()).ok()?.try_into().ok()?)),
            ("after", last) => Self::GoesOn(head(last)?),
            ("lost", last) => Self::Lost(head(last)?),
            _ => return None,
        };
        (said.text() == text).then_some(said)
    }

    /// Signs it under the log's name.
    ///
    /// # Errors
    ///
    /// [`LogError::unsigned`], or the error of the signer.
    pub fn sign<E: LogError>(
        &self,
        origin: &str,
        signer: impl FnOnce(&[u8]) -> Result<(PublicKey, [u8; 64]), E>,
    ) -> Result<String, E> {
        let text = self.text();
        let (key, signature) = signer(text.as_bytes())?;
        note::with_signature(text.as_bytes(), &Vkey::of_log(origin, key), &signature)
    }

    /// Reads a signed note, and the name under which it is signed; none if it is no statement, or not signed by this key.
    pub fn open(note: &str, by: PublicKey) -> Option<(String, Self)> {
        let (text, signatures) = note.split_once("\n\n")?;
        let origin = signatures.strip_prefix("\u{2014} ")?.split(' ').next()?;
        let read = Note::from_bytes(note.as_bytes()).ok()?;
        read.verify(&Trusted::new(&[Vkey::of_log(origin, by)])).ok()?;
        Some((origin.to_owned(), Self::parse(&format!("{text}\n"))?))
    }

    /// The notes in a text that has one after the other.
    #[must_use]
    pub fn notes_in(text: &str) -> Vec<String> {
        let said = text.split(TITLE).skip(1);
        said.map(|rest| format!("{TITLE}{}\n", rest.trim_end())).collect()
    }

    /// The note in the opening of its entry.
    #[must_use]
    pub fn in_opening(opening: &str) -> Option<&str> {
        let (_title, rest) = opening.split_once('\n')?;
        rest.strip_prefix("salt ")?.split_once('\n').map(|(_salt, note)| note)
    }
}

/// Trusted keys, to which the statements about a log add others in the order in which they were made.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The trusted keys and those they introduced, the youngest first, each with the name it is valid under; none: every.
    known: Vec<(Option<String>, PublicKey)>,
    /// The keys that introduced another one. A finder of such a key cannot state anything with it later.
    replaced: Vec<PublicKey>,
}

impl Reader {
    /// Somebody who trusts these keys under every name, the youngest first.
    #[must_use]
    pub fn trusting(known: Vec<PublicKey>) -> Self {
        Self::trusting_under(known.into_iter().map(|key| (None, key)).collect())
    }

    /// Somebody who trusts each of these keys under a name, or where there is none under every one; the youngest first.
    #[must_use]
    pub const fn trusting_under(known: Vec<(Option<String>, PublicKey)>) -> Self {
        Self { known, replaced: Vec::new() }
    }

    /// Returns the content of a note; none if it is no statement, or is not signed by a key that may make it. A key
    /// introduces the next one under the names it is trusted under, whatever the name of the log was then. It may say
    /// which logs are one only if it is trusted under the name of one of them; it is then valid under both.
    pub fn read(&mut self, note: &str) -> Option<Statement> {
        let may = self.known.iter().filter(|(_, key)| !self.replaced.contains(key));
        let found = may.map(|(_, key)| *key).find_map(|key| Some((key, Statement::open(note, key)?)));
        let (by, (name, said)) = found?;
        let every = self.known.contains(&(None, by));
        let trusts = |name: &String| every || self.known.contains(&(Some(name.clone()), by));
        let new = match &said {
            Statement::NextKey(next) => {
                self.replaced.push(by);
                let names = self.known.iter().filter(|(_, key)| *key == by);
                names.map(|(name, _)| (name.clone(), *next)).collect::<Vec<_>>()
            }
            Statement::GoesOn(head) | Statement::Lost(head) if trusts(&name) || trusts(&head.origin) => {
                let names = [name, head.origin.clone()].into_iter().filter(|_| !every);
                names.map(|name| (Some(name), by)).collect()
            }
            _ => return None,
        };
        for pair in new {
            if !self.known.contains(&pair) {
                self.known.insert(0, pair);
            }
        }
        Some(said)
    }

    /// Tells whether this key introduced another one.
    #[must_use]
    pub fn has_replaced(&self, key: PublicKey) -> bool {
        self.replaced.contains(&key)
    }

    /// The keys that are trusted now, each once.
    #[must_use]
    pub fn known(self) -> Vec<PublicKey> {
        let mut keys = Vec::new();
        for (_, key) in self.known {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        keys
    }

    /// The keys that are trusted now under a name each; those that are valid under every name under these.
    #[must_use]
    pub fn vkeys(self, names: &[String]) -> Vec<Vkey> {
        let mut keys = Vec::new();
        for (name, key) in self.known {
            let under = name.as_ref().map_or(names, std::slice::from_ref);
            keys.extend(under.iter().map(|name| Vkey::of_log(name, key)));
        }
        keys
    }
}
