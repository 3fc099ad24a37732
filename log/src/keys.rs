use std::{fmt, str::FromStr};

use aws_lc_rs::signature::{ED25519, UnparsedPublicKey};
use data_encoding::{BASE64, HEXLOWER};
use signed_note::{VerificationError, Verifier, VerifierList, Verifiers};

use crate::error::NoteError;

/// An Ed25519 public key.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct PublicKey(pub [u8; 32]);

/// The use of a key: a type byte of signed-note.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum KeyKind {
    /// Checkpoints of a log.
    Log,
    /// Cosignatures of a witness.
    Witness,
}

impl KeyKind {
    const fn byte(self) -> u8 {
        match self {
            Self::Log => 0x01,
            Self::Witness => 0x04,
        }
    }
}

/// RFC 8410: the same twelve bytes before every Ed25519 key.
const DER: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
const PEM_BEGINS: &str = "-----BEGIN PUBLIC KEY-----";
const PEM_ENDS: &str = "-----END PUBLIC KEY-----";

/// A public key with the name it signs under: `NAME+KEYID+BASE64`, as signed-note writes it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Vkey {
    /// The log's origin or the witness' name.
    pub name: String,
    /// The use of the key.
    pub kind: KeyKind,
    /// The key.
    pub public: PublicKey,
}

impl Vkey {
    /// A key that signs checkpoints of this log.
    #[must_use]
    pub fn of_log(origin: &str, public: PublicKey) -> Self {
        Self { name: origin.to_owned(), kind: KeyKind::Log, public }
    }

    fn material(&self) -> Vec<u8> {
        [&[self.kind.byte()], &self.public.0[..]].concat()
    }

    /// Names the key in signatures.
    #[must_use]
    pub fn id(&self) -> u32 {
        signed_note::key_id(&self.name, &self.material())
    }

    /// The key as every tool reads it: a SubjectPublicKeyInfo in PEM, whatever its name.
    #[must_use]
    pub fn pem(&self) -> String {
        let der = [DER, &self.public.0].concat();
        format!("{PEM_BEGINS}\n{}\n{PEM_ENDS}\n", BASE64.encode(&der))
    }

    pub(crate) fn holds(&self, message: &[u8], signature: &[u8]) -> bool {
        UnparsedPublicKey::new(&ED25519, &self.public.0[..]).verify(message, signature).is_ok()
    }
}

impl fmt::Display for Vkey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = HEXLOWER.encode(&self.id().to_be_bytes());
        write!(f, "{}+{id}+{}", self.name, BASE64.encode(&self.material()))
    }
}

impl FromStr for Vkey {
    type Err = NoteError;

    fn from_str(text: &str) -> Result<Self, NoteError> {
        let bad = || NoteError::Key;
        let (name, rest) = text.trim().split_once('+').ok_or_else(bad)?;
        let (id, material) = rest.split_once('+').ok_or_else(bad)?;
        let material = BASE64.decode(material.as_bytes()).map_err(|_not_base64| bad())?;
        let (kind, public) = material.split_first().ok_or_else(bad)?;
        let kind = [KeyKind::Log, KeyKind::Witness].into_iter().find(|known| known.byte() == *kind);
        let public = public.try_into().map_err(|_length| bad())?;
        let key = Self { name: name.to_owned(), kind: kind.ok_or_else(bad)?, public: PublicKey(public) };
        let right = signed_note::is_key_name_valid(name) && id == HEXLOWER.encode(&key.id().to_be_bytes());
        if right { Ok(key) } else { Err(bad()) }
    }
}

impl Verifier for Vkey {
    fn name(&self) -> &str {
        &self.name
    }

    fn key_id(&self) -> u32 {
        self.id()
    }

    fn verify(&self, message: &[u8], signature: &[u8]) -> bool {
        match self.kind {
            KeyKind::Log => self.holds(message, signature),
            KeyKind::Witness => {
                let Some((time, signature)) = signature.split_first_chunk() else { return false };
                self.holds(&cosigned(u64::from_be_bytes(*time), message), signature)
            }
        }
    }
}

/// The keys as openssl reads them, each once, whatever its names.
#[must_use]
pub fn pems(keys: &[Vkey]) -> Vec<String> {
    let mut pems = Vec::new();
    for pem in keys.iter().map(Vkey::pem) {
        if !pems.contains(&pem) {
            pems.push(pem);
        }
    }
    pems
}

/// The keys of logs in a text, each with the name under which it is valid. They are vkeys, one a line, and public keys in PEM,
/// which name no log and are valid under every name. Keys of witnesses sign no log, and are passed over.
///
/// # Errors
///
/// [`NoteError::Key`] when there is anything else in it.
pub fn keys_in(text: &str) -> Result<Vec<(Option<String>, PublicKey)>, NoteError> {
    let mut keys = Vec::new();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    while let Some(line) = lines.next() {
        if line == PEM_BEGINS {
            let body: String = lines.by_ref().take_while(|line| *line != PEM_ENDS).collect();
            let der = BASE64.decode(body.as_bytes()).map_err(|_not_base64| NoteError::Key)?;
            let public = der.strip_prefix(DER).and_then(|public| public.try_into().ok());
            keys.push((None, PublicKey(public.ok_or(NoteError::Key)?)));
        } else {
            let key: Vkey = line.parse()?;
            keys.extend((key.kind == KeyKind::Log).then_some((Some(key.name), key.public)));
        }
    }
    Ok(keys)
}

/// The message that a witness signs (tlog-cosignature).
pub(crate) fn cosigned(time: u64, head: &[u8]) -> Vec<u8> {
    let mut message = format!("cosignature/v1\ntime {time}\n").into_bytes();
    message.extend_from_slice(head);
    message
}

/// The keys somebody trusts.
pub(crate) struct Trusted(VerifierList);

impl Trusted {
    pub(crate) fn new(keys: &[Vkey]) -> Self {
        let mut known: Vec<&Vkey> = Vec::new();
        keys.iter().for_each(|key| {
            if !known.contains(&key) {
                known.push(key);
            }
        });
        Self(VerifierList::new(
            known.into_iter().map(|key| Box::new(key.clone()) as Box<dyn Verifier>).collect(),
        ))
    }
}

impl Verifiers for Trusted {
    fn verifier(&self, name: &str, id: u32) -> Result<&dyn Verifier, VerificationError> {
        self.0.verifier(name, id)
    }
}
