use data_encoding::BASE64;
use domain::{Digest, GameId};
use signed_note::{Note, Signature};
use tlog_tiles::Hash;

use super::{Opening, Vkey, keys::Trusted, note::base64};
use crate::{
    Failure, Service,
    ports::{self, LogKeeper, LogKeys, PublicKey, View},
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
    GoesOn {
        /// The name before.
        origin: String,
        /// Entries then.
        size: u64,
        /// Root hash then.
        root: Digest,
    },
}

impl Statement {
    /// That the log goes on after this head of it.
    #[must_use]
    pub fn after(checkpoint: &str) -> Option<Self> {
        let mut lines = checkpoint.lines();
        let (origin, size, root) = (lines.next()?, lines.next()?.parse().ok()?, lines.next()?);
        let root = Digest(BASE64.decode(root.as_bytes()).ok()?.try_into().ok()?);
        Some(Self::GoesOn { origin: origin.to_owned(), size, root })
    }

    fn text(&self) -> String {
        match self {
            Self::NextKey(PublicKey(key)) => format!("{TITLE}\nkey {}\n", BASE64.encode(key)),
            Self::GoesOn { origin, size, root } => {
                format!("{TITLE}\nafter {origin} {size} {}\n", base64(&Hash(root.0)))
            }
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let line = text.strip_prefix(TITLE)?.strip_prefix('\n')?.strip_suffix('\n')?;
        let said = match line.split_once(' ')? {
            ("key", key) => Self::NextKey(PublicKey(BASE64.decode(key.as_bytes()).ok()?.try_into().ok()?)),
            ("after", head) => Self::after(&head.replace(' ', "\n"))?,
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

    /// Reads a signed note; none if it is no statement, or none of these keys signed it.
    #[must_use]
    pub fn open(note: &str, known: &[PublicKey]) -> Option<Self> {
        let (text, signatures) = note.split_once("\n\n")?;
        let origin = signatures.strip_prefix("\u{2014} ")?.split(' ').next()?;
        let keys: Vec<Vkey> = known.iter().map(|&public| Vkey::of_log(origin, public)).collect();
        let read = Note::from_bytes(note.as_bytes()).ok()?;
        read.verify(&Trusted::new(&keys)).ok()?;
        Self::parse(&format!("{text}\n"))
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
    let note = note.ok_or_else(|| Failure::Inconsistent(format!("statement {seq} of the log is missing")))?;
    Ok(Opening::new(STATEMENTS, seq, salt, &note))
}

/// These keys, and those they introduced.
pub(super) fn with_introduced(
    view: &mut dyn View,
    mut known: Vec<PublicKey>,
) -> Result<Vec<PublicKey>, Failure> {
    for note in view.log_statements()? {
        if let Some(Statement::NextKey(key)) = Statement::open(&note, &known)
            && !known.contains(&key)
        {
            // The youngest first.
            known.insert(0, key);
        }
    }
    Ok(known)
}

/// Whether another key signs instead of this one, as it said itself.
pub(super) fn is_replaced(view: &mut dyn View, key: PublicKey) -> Result<bool, Failure> {
    let next = with_introduced(view, vec![key])?;
    Ok(next.len() > 1
        && view.log_keys()?.iter().any(|signed| signed.public != key && next.contains(&signed.public)))
}

/// The names the log had before it was restored from copies, if somebody known says so.
pub(super) fn former_names(view: &mut dyn View, known: &[PublicKey]) -> Result<Vec<String>, Failure> {
    let statements = view.log_statements()?;
    let said = statements.iter().filter_map(|note| match Statement::open(note, known)? {
        Statement::GoesOn { origin, .. } => Some(origin),
        Statement::NextKey(_) => None,
    });
    Ok(said.collect())
}

impl Service {
    /// What was said about the log, in order: signed notes.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn log_statements(&self) -> Result<Vec<String>, Failure> {
        ports::read(&*self.ledger, |view| view.log_statements())
    }

    /// Says a signed note about the log; it goes into it at the next round.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it was not said.
    pub fn state_in_log(&self, note: String) -> Result<(), Failure> {
        ports::write(&*self.ledger, move |tx| tx.add_log_statement(&note))
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
