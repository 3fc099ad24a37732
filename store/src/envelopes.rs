//! Envelopes in the format of age (age-encryption.org/v1), which the tools of the distributions open.
//!
//! One key of several opens: one armored file to all of them. If more of them are needed, there is one file for each choice
//! of that number. It is encrypted to the first inside the second and so on. A line before it names them in the order of opening:
//! `for: 8 9`. Opening by hand is one `age -d` for each key.

use std::io::{self, Read as _, Write as _};

use age::{
    Decryptor, EncryptError, Encryptor,
    armor::{ArmoredReader, ArmoredWriter, Format},
    x25519::{Identity, Recipient},
};
use app::{Failure, ports::EnvelopeTo};
use bech32::{Bech32, Hrp};
use zeroize::Zeroizing;

/// The longest text that is opened.
const MAX_TEXT: u64 = 1 << 20;

/// An error of opening an envelope.
#[derive(Debug, thiserror::Error)]
pub enum OpenEnvelopeError {
    /// It is not for this key, or damaged.
    #[error("this key does not open it")]
    Key(#[source] age::DecryptError),
    /// It cannot be read.
    #[error("it cannot be read")]
    Read(#[source] io::Error),
}

/// The identity of these 32 secret bytes.
pub(crate) fn identity(secret: &[u8; 32]) -> Result<Identity, Failure> {
    let prefix = Hrp::parse_unchecked("age-secret-key-");
    let text = bech32::encode_upper::<Bech32>(prefix, secret)
        .map(Zeroizing::new)
        .map_err(|_long| Failure::Key("a key could not be derived"))?;
    text.parse().map_err(|_not| Failure::Key("a key could not be derived"))
}

/// Tells whether this is a public key of age.
#[must_use]
pub fn is_recipient(text: &str) -> bool {
    text.parse::<Recipient>().is_ok()
}

/// Encrypts a text so that the holders open it, and the sealer alone if they have a key.
///
/// # Errors
///
/// [`Failure::Key`] for a key that is none.
pub fn close(to: &EnvelopeTo, text: &[u8]) -> Result<Vec<u8>, Failure> {
    let keys =
        to.keys.iter().map(|(id, key)| Ok((*id, recipient(key)?))).collect::<Result<Vec<_>, Failure>>()?;
    let sealer = to.sealer.as_ref().map(|(_, key)| recipient(key)).transpose()?;
    if to.needed <= 1 {
        let all: Vec<&Recipient> = keys.iter().map(|(_, key)| key).chain(&sealer).collect();
        return encrypt(&all, text, Format::AsciiArmor);
    }
    let mut closed = Vec::new();
    for chosen in choices(keys.len(), to.needed) {
        let names: Vec<String> = chosen.iter().map(|&at| keys[at].0.to_string()).collect();
        let mut layer = Zeroizing::new(text.to_vec());
        for (depth, &at) in chosen.iter().enumerate().rev() {
            let format = if depth == 0 { Format::AsciiArmor } else { Format::Binary };
            layer = Zeroizing::new(encrypt(&[&keys[at].1], &layer, format)?);
        }
        closed.extend_from_slice(format!("for: {}\n", names.join(" ")).as_bytes());
        closed.extend_from_slice(&layer);
    }
    if let (Some(key), Some((id, _))) = (&sealer, &to.sealer) {
        closed.extend_from_slice(format!("for: {id}\n").as_bytes());
        closed.extend_from_slice(&encrypt(&[key], text, Format::AsciiArmor)?);
    }
    Ok(closed)
}

fn recipient(key: &str) -> Result<Recipient, Failure> {
    key.parse().map_err(|_not| Failure::Key("a registered key is no public key of age"))
}

/// Every choice of `needed` of `n`, in order.
fn choices(n: usize, needed: usize) -> Vec<Vec<usize>> {
    (0_u32..1 << n)
        .filter(|set| usize::try_from(set.count_ones()) == Ok(needed))
        .map(|set| (0..n).filter(|at| set & 1 << at != 0).collect())
        .collect()
}

fn encrypt(to: &[&Recipient], text: &[u8], format: Format) -> Result<Vec<u8>, Failure> {
    let failed = |error: EncryptError| Failure::Other("an envelope could not be encrypted", Box::new(error));
    let written = |error: io::Error| Failure::Other("an envelope could not be written", Box::new(error));
    let recipients = to.iter().map(|key| *key as &dyn age::Recipient);
    let encryptor = Encryptor::with_recipients(recipients).map_err(failed)?;
    let armored = ArmoredWriter::wrap_output(Vec::with_capacity(4 << 10), format).map_err(written)?;
    let mut writer = encryptor.wrap_output(armored).map_err(written)?;
    writer.write_all(text).map_err(written)?;
    writer.finish().and_then(ArmoredWriter::finish).map_err(written)
}

/// A layer as text, so that it can be handed on.
///
/// # Errors
///
/// [`Failure`] of the writer.
pub fn armored(layer: &[u8]) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::Other("a layer could not be written", Box::new(error));
    let mut writer = ArmoredWriter::wrap_output(Vec::new(), Format::AsciiArmor).map_err(failed)?;
    writer.write_all(layer).map_err(failed)?;
    let text = writer.finish().map_err(failed)?;
    String::from_utf8(text).map_err(|error| Failure::Other("a layer could not be written", Box::new(error)))
}

/// Opens one layer of an envelope, armored or not.
///
/// # Errors
///
/// [`OpenEnvelopeError`].
pub fn open(with: &Identity, closed: &[u8]) -> Result<Zeroizing<Vec<u8>>, OpenEnvelopeError> {
    let decryptor = Decryptor::new_buffered(ArmoredReader::new(closed)).map_err(OpenEnvelopeError::Key)?;
    let reader =
        decryptor.decrypt(std::iter::once(with as &dyn age::Identity)).map_err(OpenEnvelopeError::Key)?;
    let mut text = Zeroizing::new(Vec::with_capacity(closed.len()));
    // A damaged one is found out while it is read.
    reader.take(MAX_TEXT).read_to_end(&mut text).map_err(|error| OpenEnvelopeError::Key(error.into()))?;
    Ok(text)
}

/// The files of an envelope with the numbers of the holders that open each, in this order; none where one key is enough.
#[must_use]
pub fn parts(closed: &str) -> Vec<(Vec<i64>, &str)> {
    if !closed.starts_with("for: ") {
        return vec![(Vec::new(), closed)];
    }
    closed
        .split("for: ")
        .filter_map(|part| part.split_once('\n'))
        .map(|(names, file)| (names.split(' ').filter_map(|name| name.parse().ok()).collect(), file))
        .collect()
}
