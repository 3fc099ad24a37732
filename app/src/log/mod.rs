//! One append-only log over the events of all games, in the formats of C2SP (tlog-tiles, tlog-checkpoint, signed-note,
//! tlog-cosignature, tlog-proof), so that nobody, the operator included, can change the record unseen. docs/internals/log.md says
//! it in plain words.
//!
//! Three texts stand for an event. Its canonical text is what the game's own chain of hashes is made of
//! ([`crate::record`]). Its *opening* is that text behind a random salt. Its *entry* is what the log publishes: which
//! event of which game, and the SHA-256 of the opening. Without the salt an entry tells nothing of the event, and once
//! the salt is erased nobody can find out any more.

use domain::Digest;

mod kept;
mod keys;
mod note;
mod opening;
mod proof;
mod sequencer;
mod served;
mod service;
mod statement;
mod tree;
mod verify;

pub use keys::{KeyKind, Vkey, keys_in, pems};
pub use note::{Checkpoint, Cosigned, NoteError, block, cosign};
pub use opening::{Opening, commitment, entry};
pub use proof::{Consistency, LogProof, ProofError};
pub(crate) use sequencer::origin_in;
pub use sequencer::{Round, Sequencer};
pub(crate) use served::receipt;
pub use served::{Bundle, Receipt, TilePath};
pub use service::Log;
pub use statement::{LastHead, Reader, Statement};
pub(crate) use statement::{after_restoration, lost_introductions};
pub use verify::LogVerified;

/// Checks a bundle or a receipt without Postzug. Whoever checks runs the copy that came with their own installation: a
/// script beside the evidence is part of the evidence.
pub const SCRIPT: &str = include_str!("verify.sh");

/// SHA-256 of [`SCRIPT`], as `sha256sum` shows it.
#[must_use]
pub fn script_hash() -> Digest {
    crate::record::sha256(SCRIPT.as_bytes())
}
