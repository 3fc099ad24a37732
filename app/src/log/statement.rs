use std::collections::BTreeMap;

use data_encoding::BASE64;
use domain::{Digest, GameId};
use signed_note::{Note, Signature};
use tlog_tiles::Hash;

use super::{Opening, Vkey, keys::Trusted, note::base64};
use crate::{
    Failure,
    log::Log,
    ports::{self, LogHead, LogKeeper, LogKeys, PublicKey, View},
};

const TITLE: &str = "postzug log statement 1";

/// Statements stand in the log like events of this game, which there is not.
pub(super) const STATEMENTS: GameId = GameId(0);

/// What the service says about its own log: a signed note that is no checkpoint. Each is an entry of the log, too.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Statement {
    /// This key signs from now on. Signed by the key before it, which is then forgotten.
    NextKey(PublicKey),
    /// The database was restored from a copy, and the log goes on under another name. This was its last head under the
    /// name before; the entries that the copy had are still its beginning, what was signed beyond them is lost.
    GoesOn(LastHead),
    /// The log once went on under this name, and then the database was restored from a copy that knows nothing of it:
    /// how much of what was signed under it is still here, nobody knows.
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
    /// The head in a checkpoint, whoever signed it.
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
    /// [`Failure`]: it was not signed.
    pub fn sign(&self, origin: &str, keys: &dyn LogKeys) -> Result<String, Failure> {
        let unsigned = |_why| Failure::Key("a statement about the log could not be written");
        let text = self.text();
        let (key, signature) = keys.sign(text.as_bytes())?;
        let id = Vkey::of_log(origin, key).id();
        let signature = Signature::new(origin.to_owned(), id, signature.to_vec()).map_err(unsigned)?;
        let note = Note::new(text.as_bytes(), &[signature]).map_err(unsigned)?;
        String::from_utf8(note.to_bytes()).map_err(|_why| Failure::Key("a statement is no text"))
    }

    /// Reads a signed note, and the name under which it is signed; none if it is no statement, or not signed by this key.
    pub(super) fn open(note: &str, by: PublicKey) -> Option<(String, Self)> {
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

/// The opening of the entry of a statement.
pub(super) fn opening(view: &mut dyn View, seq: u32, salt: &ports::Salt) -> Result<Opening, Failure> {
    let number = usize::try_from(seq).unwrap_or(usize::MAX).wrapping_sub(1);
    let note = view.log_statements()?.into_iter().nth(number);
    let note = note.ok_or_else(|| Failure::Damaged(format!("statement {seq} of the log is missing")))?;
    Ok(Opening::new(STATEMENTS, seq, salt, &note))
}

/// Keys somebody trusts, while he reads what was said about a log in the order in which it was said.
#[derive(Clone, Debug)]
pub struct Reader {
    /// Those he trusts and those they introduced, the youngest first, each with the name it is good under; none: every.
    known: Vec<(Option<String>, PublicKey)>,
    /// Those that introduced another one. Whoever finds such a key later cannot say anything with it.
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

    /// What a note says; none if it is no statement, or none of the keys said it that may. A key introduces the next one
    /// under the names it is trusted under, whatever the name of the log was then; it says which logs are one only if it is
    /// trusted under the name of one of them, and is then good under both.
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

    /// The keys that are trusted now under a name each; those that are good under every name under these.
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

/// These keys, and those they introduced.
fn with_introduced(view: &mut dyn View, known: Vec<PublicKey>) -> Result<Vec<PublicKey>, Failure> {
    let mut reader = Reader::trusting(known);
    for note in view.log_statements()? {
        reader.read(&note);
    }
    Ok(reader.known())
}

/// Whether another key signs instead of this one, as it said itself.
pub(super) fn is_replaced(view: &mut dyn View, key: PublicKey) -> Result<bool, Failure> {
    let next = with_introduced(view, vec![key])?;
    Ok(next.len() > 1
        && view.log_keys()?.iter().any(|signed| signed.public != key && next.contains(&signed.public)))
}

/// The names the log had before it was restored from copies, if somebody known says so.
pub(super) fn former_names(view: &mut dyn View, known: &[PublicKey]) -> Result<Vec<String>, Failure> {
    let mut reader = Reader::trusting(known.to_vec());
    let statements = view.log_statements()?;
    let said = statements.iter().filter_map(|note| match reader.read(note)? {
        Statement::GoesOn(head) | Statement::Lost(head) => Some(head.origin),
        Statement::NextKey(_) => None,
    });
    Ok(said.collect())
}

/// Another key signs, and what the one here says counts no more.
const SILENT: Failure = Failure::Key(
    "another key signs the log instead of the one here: copy log-* from the folder of keys that has it",
);

/// Statements of before that a restored copy does not have, because it is older: those in which a key introduced one that
/// is known here. Without them nobody who trusts the first one could believe what the second one signs.
pub(crate) fn lost_introductions(
    view: &mut dyn View,
    keeper: &dyn LogKeeper,
) -> Result<Vec<String>, Failure> {
    let (said, known) = (view.log_statements()?, keeper.known()?);
    let mut notes = keeper.introductions()?;
    notes.retain(|note| {
        let next = known.iter().find_map(|key| match Statement::open(note, *key)?.1 {
            Statement::NextKey(next) => Some(next),
            Statement::GoesOn(_) | Statement::Lost(_) => None,
        });
        next.is_some_and(|next| known.contains(&next)) && !said.contains(note)
    });
    Ok(notes)
}

/// What is to be said when a copy was restored whose log has this name and may be signed: the last head of it, and of
/// every log that went on after the copy was made, as they are kept beside the keys.
pub(crate) fn after_restoration(
    view: &mut dyn View,
    keeper: &dyn LogKeeper,
    log: &LogHead,
) -> Result<Vec<Statement>, Failure> {
    let mut heads = keeper.put_aside()?;
    heads.extend(keeper.kept()?);
    heads.extend(log.checkpoint.iter().map(|signed| signed.note.clone()));
    // Of every name the longest.
    let mut last = BTreeMap::<String, LastHead>::new();
    for head in heads.iter().filter_map(|note| LastHead::of(note)) {
        let longest = last.get(&head.origin).is_none_or(|other| other.size <= head.size);
        if longest {
            last.insert(head.origin.clone(), head);
        }
    }
    if signs_no_more(view, keeper.public()?)? {
        return Err(SILENT);
    }
    let known = believed(view, Some(keeper))?;
    for said in former_names(view, &known)? {
        last.remove(&said);
    }
    let goes_on = last.remove(&log.origin).map(Statement::GoesOn);
    Ok(goes_on.into_iter().chain(last.into_values().map(Statement::Lost)).collect())
}

/// Whether this key introduced another one.
fn signs_no_more(view: &mut dyn View, key: PublicKey) -> Result<bool, Failure> {
    let mut reader = Reader::trusting(vec![key]);
    for said in view.log_statements()? {
        reader.read(&said);
    }
    Ok(reader.replaced.contains(&key))
}

impl Log {
    /// What was said about the log, in order: signed notes.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_statements(&self) -> Result<Vec<String>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.log_statements())
    }

    /// Says a signed note of this key about the log; it goes into it at the next round. What was said already is not
    /// said again.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it was not said; also when this key has introduced another one, so that nobody would believe it.
    pub fn state_in_log(&self, by: PublicKey, note: String) -> Result<(), Failure> {
        ports::write(&*self.kernel.ledger, move |tx| {
            if tx.log_statements()?.contains(&note) {
                return Ok(());
            }
            if signs_no_more(tx, by)? {
                return Err(SILENT);
            }
            tx.add_log_statement(&note)
        })
    }
}

/// What the keeper knows, and what that introduced.
pub(super) fn believed(
    view: &mut dyn View,
    keeper: Option<&dyn LogKeeper>,
) -> Result<Vec<PublicKey>, Failure> {
    let known = match keeper {
        Some(keeper) => keeper.known()?,
        None => view.log_keys()?.into_iter().map(|key| key.public).collect(),
    };
    with_introduced(view, known)
}
