//! Keyed digests of requests.

use domain::Digest;
use zeroize::Zeroizing;

use crate::{
    Failure,
    kernel::state::RunKey,
    model::{SealedText, Submission},
    ports::{MacPurpose, Vault},
};

/// Digests the whole request, but no move for an envelope, and no conditional move.
pub(crate) fn asked_digest(
    vault: &dyn Vault,
    submission: &Submission,
    event: Option<&str>,
) -> Result<Digest, Failure> {
    let Submission { game, request, seen, .. } = submission;
    if request.hides() {
        return digest_without_move(vault, submission);
    }
    match event {
        Some(event) => request_digest(vault, &(game, request, seen, event)),
        None => request_digest(vault, &(game, request, seen)),
    }
}

/// Returns the digest of a request without its move, which may be a sealed one. An attacker with the memory of the process
/// could try all legal moves against a digest under any of its keys.
pub(crate) fn digest_without_move(vault: &dyn Vault, submission: &Submission) -> Result<Digest, Failure> {
    let Submission { game, request, seen, .. } = submission;
    match request.without_move() {
        Some(rest) => request_digest(vault, &(game, rest, seen)),
        None => request_digest(vault, &(game, request, seen)),
    }
}

/// The digest of a request with conditional moves: 16 bytes without them, and the name of this run's key. Then 8 bytes with
/// them under that key. The key is stored nowhere.
pub(crate) fn secret_digest(
    vault: &dyn Vault,
    run_key: &RunKey,
    submission: &Submission,
) -> Result<Digest, Failure> {
    let Submission { game, request: asked, seen, .. } = submission;
    let mut request = digest_without_move(vault, submission)?.0;
    let lines: Option<Vec<&str>> =
        asked.conditional.as_ref().map(|lines| lines.iter().map(SealedText::expose).collect());
    let whole = request_digest(vault, &(&run_key.key, game, asked, lines, seen))?;
    request[16..24].copy_from_slice(&run_key.name);
    request[24..].copy_from_slice(&whole.0[..8]);
    Ok(Digest(request))
}

/// Tells whether two [`secret_digest`]s are of one request. Another run's cannot be told from one with another move.
pub(crate) fn is_same_secret(stored: &Digest, this: &Digest) -> bool {
    let same_run = stored.0[16..24] == this.0[16..24];
    stored.0[..16] == this.0[..16] && (!same_run || stored.0[24..] == this.0[24..])
}

/// Keyed, because a plain digest of a sealed move could be tried against all legal moves.
pub(crate) fn request_digest(vault: &dyn Vault, request: &impl serde::Serialize) -> Result<Digest, Failure> {
    let unwritten = |error| Failure::Other("a request could not be written", Box::new(error));
    // Room for all of it at once: growing would leave copies of a sealed move behind.
    let mut length = Length(0);
    serde_json::to_writer(&mut length, request).map_err(unwritten)?;
    let mut message = Zeroizing::new(Vec::with_capacity(REQUEST.len() + length.0));
    message.extend_from_slice(REQUEST);
    serde_json::to_writer(&mut *message, request).map_err(unwritten)?;
    Ok(Digest(vault.mac(MacPurpose::SecretDigest, &message)))
}

pub(crate) const REQUEST: &[u8] = b"request\n";

/// Counts what is written.
pub(crate) struct Length(usize);

impl std::io::Write for Length {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
