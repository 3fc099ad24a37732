use data_encoding::BASE64;
use domain::Digest;
use tlog_tiles::{Hash, check_record, check_tree, record_hash};

use crate::{Checkpoint, NoteError, Vkey, note::base64};

const TITLE: &str = "c2sp.org/tlog-proof@v1";
/// More than any tree has levels.
const MAX_HASHES: usize = 64;

/// A proof that an entry is in the log, as a `.tlog-proof` file holds it (tlog-proof@v1).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogProof {
    /// The opening of the entry, where it is given with the proof.
    pub extra: Option<String>,
    /// The entry's place in the log.
    pub index: u64,
    /// The hashes from the leaf's sibling up.
    pub hashes: Vec<Digest>,
    /// The signed note.
    pub checkpoint: String,
}

/// The reason why a proof proves nothing.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum ProofError {
    /// Not a proof.
    #[error("this is not a proof of the form {TITLE}")]
    Malformed,
    /// The signed tree head in it.
    #[error(transparent)]
    Checkpoint(#[from] NoteError),
    /// The entry is not in the signed tree, or not there.
    #[error("the entry is not in the signed tree")]
    NotInTree,
    /// The older tree is not the beginning of the newer.
    #[error("the two signed trees contradict each other")]
    Inconsistent,
}

impl LogProof {
    /// The text of the file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        if let Some(extra) = &self.extra {
            text.push_str(&format!("extra {}\n", BASE64.encode(extra.as_bytes())));
        }
        text.push_str(&format!("index {}\n", self.index));
        for hash in &self.hashes {
            text.push_str(&format!("{}\n", base64(&Hash(hash.0))));
        }
        format!("{text}\n{}", self.checkpoint)
    }

    /// Reads a file; what it says is not checked yet.
    ///
    /// # Errors
    ///
    /// [`ProofError::Malformed`].
    pub fn parse(text: &str) -> Result<Self, ProofError> {
        let proof = Self::read(text).ok_or(ProofError::Malformed)?;
        if proof.to_text() == text { Ok(proof) } else { Err(ProofError::Malformed) }
    }

    fn read(text: &str) -> Option<Self> {
        let (head, checkpoint) = text.strip_prefix(TITLE)?.strip_prefix('\n')?.split_once("\n\n")?;
        let mut lines = head.split('\n').peekable();
        let extra = match lines.next_if(|line| line.starts_with("extra ")) {
            Some(line) => Some(String::from_utf8(BASE64.decode(line.get(6..)?.as_bytes()).ok()?).ok()?),
            None => None,
        };
        let index = lines.next()?.strip_prefix("index ")?.parse().ok()?;
        let hashes = lines.map(hash).collect::<Option<Vec<_>>>()?;
        (hashes.len() <= MAX_HASHES).then(|| Self { extra, index, hashes, checkpoint: checkpoint.to_owned() })
    }

    /// Checks that this entry is in the log at [`LogProof::index`], by a checkpoint that one of `keys` signed.
    ///
    /// # Errors
    ///
    /// [`ProofError`].
    pub fn check(&self, entry: &str, keys: &[Vkey]) -> Result<Checkpoint, ProofError> {
        let checkpoint = Checkpoint::open(&self.checkpoint, keys)?;
        self.check_in(entry, &checkpoint).map(|()| checkpoint)
    }

    /// [`LogProof::check`] with a checkpoint that is checked already and is the one of the proof.
    ///
    /// # Errors
    ///
    /// [`ProofError::NotInTree`].
    pub fn check_in(&self, entry: &str, checkpoint: &Checkpoint) -> Result<(), ProofError> {
        let proof: Vec<Hash> = self.hashes.iter().map(|hash| Hash(hash.0)).collect();
        let leaf = record_hash(entry.as_bytes());
        check_record(&proof, checkpoint.size, Hash(checkpoint.root.0), self.index, leaf)
            .map_err(|_why| ProofError::NotInTree)
    }
}

/// A proof that an older log is the beginning of a newer one: a line `old SIZE`, the hashes, an empty line, the newer
/// checkpoint. (C2SP has no file of its own for it; the hashes are those of RFC 6962 2.1.2.)
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Consistency {
    /// Size of the older log.
    pub old: u64,
    /// The hashes in the order of RFC 6962.
    pub hashes: Vec<Digest>,
    /// The newer signed note.
    pub checkpoint: String,
}

impl Consistency {
    /// The text of the file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let hashes: String = self.hashes.iter().map(|hash| format!("{}\n", base64(&Hash(hash.0)))).collect();
        format!("old {}\n{hashes}\n{}", self.old, self.checkpoint)
    }

    /// Reads a file; what it says is not checked yet.
    ///
    /// # Errors
    ///
    /// [`ProofError::Malformed`].
    pub fn parse(text: &str) -> Result<Self, ProofError> {
        let proof = Self::read(text).ok_or(ProofError::Malformed)?;
        if proof.to_text() == text { Ok(proof) } else { Err(ProofError::Malformed) }
    }

    fn read(text: &str) -> Option<Self> {
        let (head, checkpoint) = text.split_once("\n\n")?;
        let mut lines = head.split('\n');
        let old = lines.next()?.strip_prefix("old ")?.parse().ok()?;
        let hashes = lines.map(hash).collect::<Option<Vec<_>>>()?;
        (hashes.len() <= 2 * MAX_HASHES).then(|| Self { old, hashes, checkpoint: checkpoint.to_owned() })
    }

    /// Checks that the one log is the beginning of the other, or the same; both checkpoints are checked already.
    ///
    /// # Errors
    ///
    /// [`ProofError::Inconsistent`].
    pub fn check(hashes: &[Digest], old: &Checkpoint, new: &Checkpoint) -> Result<(), ProofError> {
        let same = old.size == new.size && old.root == new.root;
        if old.origin != new.origin || old.size > new.size {
            return Err(ProofError::Inconsistent);
        }
        // Everything begins with nothing.
        if old.size == 0 || same && hashes.is_empty() {
            return Ok(());
        }
        let proof: Vec<Hash> = hashes.iter().map(|hash| Hash(hash.0)).collect();
        check_tree(&proof, new.size, Hash(new.root.0), old.size, Hash(old.root.0))
            .map_err(|_why| ProofError::Inconsistent)
    }
}

fn hash(line: &str) -> Option<Digest> {
    Some(Digest(BASE64.decode(line.as_bytes()).ok()?.try_into().ok()?))
}
