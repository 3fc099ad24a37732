use data_encoding::BASE64;
use domain::{Digest, Instant};
use signed_note::{Note, Signature};
use tlog_tiles::{Checkpoint as Head, Hash};

use crate::{
    error::{LogError, NoteError},
    keys::{KeyKind, PublicKey, Trusted, Vkey, cosigned},
};

/// A signed tree head whose signature was checked.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Checkpoint {
    /// The log's name.
    pub origin: String,
    /// Entries.
    pub size: u64,
    /// Root hash of the tree.
    pub root: Digest,
    /// Names of the witnesses that cosigned it, of those that are trusted.
    pub witnesses: Vec<String>,
    /// The signed note itself.
    pub note: String,
}

/// Sizes that no log has are not computed with.
const MAX_SIZE: u64 = 1 << 48;

impl Checkpoint {
    /// Checks a signed note: one of `keys` must have signed it under the log's own name.
    ///
    /// # Errors
    ///
    /// [`NoteError`].
    pub fn open(text: &str, keys: &[Vkey]) -> Result<Self, NoteError> {
        let malformed = |_why| NoteError::Malformed;
        let note = Note::from_bytes(text.as_bytes()).map_err(malformed)?;
        let head = Head::from_bytes(note.text()).map_err(|_why| NoteError::Malformed)?;
        let right = head.extension().is_empty() && head.size() <= MAX_SIZE;
        if !right || head.to_bytes() != note.text() {
            return Err(NoteError::Malformed);
        }
        let wrong = |error| match error {
            signed_note::NoteError::UnverifiedNote => NoteError::Stranger,
            error => NoteError::Signature(error.to_string()),
        };
        let (verified, _unknown) = note.verify(&Trusted::new(keys)).map_err(wrong)?;
        let signed_by = |kind: KeyKind| {
            let verified = &verified;
            keys.iter().filter(move |key| {
                key.kind == kind && verified.iter().any(|by| by.name() == key.name && by.id() == key.id())
            })
        };
        if !signed_by(KeyKind::Log).any(|key| key.name == head.origin()) {
            return Err(NoteError::Stranger);
        }
        Ok(Self {
            origin: head.origin().to_owned(),
            size: head.size(),
            root: Digest(head.hash().0),
            witnesses: signed_by(KeyKind::Witness).map(|key| key.name.clone()).collect(),
            note: text.to_owned(),
        })
    }
}

/// Returns the checkpoint as mails carry it: five short lines, without the dash of signed notes, so that a mail in plain
/// letters stays so. [`Checkpoint::in_text`] makes a signed note of it again.
#[must_use]
pub fn block(note: &str) -> Option<String> {
    let (head, signatures) = note.split_once("\n\n")?;
    let [origin, size, root] = head.split('\n').collect::<Vec<_>>()[..] else { return None };
    let signature =
        signatures.lines().find_map(|line| line.strip_prefix("\u{2014} ")?.strip_prefix(origin))?;
    let signature = signature.trim_start();
    let (first, second) = signature.split_at_checked(signature.len() / 2)?;
    Some(format!("{BLOCK}{origin}\nEntries: {size}\nRoot: {root}\nSignature: {first}\n  {second}\n"))
}

const BLOCK: &str = "Log of all events: ";

impl Checkpoint {
    /// The first checkpoint that a text carries as mails do, as a signed note. It is not checked yet.
    #[must_use]
    pub fn in_text(text: &str) -> Option<String> {
        // Base64 has no other way to look like quoted-printable than to be it.
        let bare = |line: &str| {
            line.trim_start_matches(['>', ' ']).trim_end().replace("=3D", "=").replace("=3d", "=")
        };
        let lines: Vec<String> = text.lines().map(bare).collect();
        lines.windows(5).find_map(|lines| {
            let [origin, size, root, first, second] = lines else { return None };
            let (origin, size) = (origin.strip_prefix(BLOCK)?, size.strip_prefix("Entries: ")?);
            let (root, first) = (root.strip_prefix("Root: ")?, first.strip_prefix("Signature: ")?);
            Some(format!("{origin}\n{size}\n{root}\n\n\u{2014} {origin} {first}{second}\n"))
        })
    }
}

/// Signs a tree head. Returns the note and the key that signed it.
///
/// # Errors
///
/// [`LogError::unsigned`], or the error of the signer.
pub fn sign<E: LogError>(
    origin: &str,
    size: u64,
    root: Digest,
    signer: impl FnOnce(&[u8]) -> Result<(PublicKey, [u8; 64]), E>,
) -> Result<(String, PublicKey), E> {
    let head = Head::new(origin, size, Hash(root.0), "")
        .map_err(|_why| E::unsigned("a checkpoint could not be written"))?;
    let (key, signature) = signer(&head.to_bytes())?;
    let note = with_signature(&head.to_bytes(), &Vkey::of_log(origin, key), &signature)?;
    Ok((note, key))
}

/// A signed note of this text.
pub(crate) fn with_signature<E: LogError>(text: &[u8], key: &Vkey, signature: &[u8]) -> Result<String, E> {
    let unsigned = |_why| E::unsigned("a note could not be signed");
    let signature = Signature::new(key.name.clone(), key.id(), signature.to_vec()).map_err(unsigned)?;
    let note = Note::new(text, &[signature]).map_err(unsigned)?;
    String::from_utf8(note.to_bytes()).map_err(|_why| E::unsigned("a note is no text"))
}

/// A checkpoint with one more signature.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Cosigned {
    /// The signed note.
    pub note: String,
    /// The witness' own line of it.
    pub line: String,
}

/// Adds the signature of a witness who found the checkpoint consistent with an earlier one. It states the time.
///
/// # Errors
///
/// [`LogError::unsigned`], or the error of the signer.
pub fn cosign<E: LogError>(
    checkpoint: &Checkpoint,
    witness: &str,
    at: Instant,
    signer: impl FnOnce(&[u8]) -> Result<(PublicKey, [u8; 64]), E>,
) -> Result<Cosigned, E> {
    let time = u64::try_from(at.0.div_euclid(1000)).unwrap_or(0);
    let (head, _signatures) =
        checkpoint.note.split_once("\n\n").ok_or_else(|| E::unsigned("a checkpoint has no signature"))?;
    let (key, signature) = signer(&cosigned(time, format!("{head}\n").as_bytes()))?;
    let key = Vkey { name: witness.to_owned(), kind: KeyKind::Witness, public: key };
    let signature = [&time.to_be_bytes()[..], &signature].concat();
    let unsigned = |_why| E::unsigned("a cosignature could not be written");
    let line = Signature::new(witness.to_owned(), key.id(), signature).map_err(unsigned)?.to_bytes();
    let line = String::from_utf8(line).map_err(|_why| E::unsigned("a cosignature is no text"))?;
    Ok(Cosigned { note: format!("{}{line}", checkpoint.note), line })
}

/// A hash as the formats write it.
pub(crate) fn base64(hash: &Hash) -> String {
    BASE64.encode(&hash.0)
}
