//! The transparency log over the events of all games, in the formats of C2SP (tlog-tiles, tlog-checkpoint, signed-note,
//! tlog-cosignature, tlog-proof). With it nobody, the operator included, can change the record unseen. docs/internals/log.md
//! explains it.
//!
//! Three texts represent an event. The game's own chain of hashes is made of its canonical text. Its *opening* is that
//! text behind a random salt. Its *entry* is published by the log: the game, the number of the event, and the SHA-256
//! of the opening. Without the salt an entry reveals nothing of the event, and an erased salt cannot be found again.
//!
//! This crate reads no clock, no database and no network: a caller brings tiles and signatures.

mod error;
mod keys;
mod levels;
mod note;
mod opening;
mod proof;
mod receipt;
mod statement;
mod tile;
mod tree;

pub use error::{LogError, NoteError};
pub use keys::{KeyKind, PublicKey, Vkey, keys_in, pems};
pub use levels::Levels;
pub use note::{Checkpoint, Cosigned, block, cosign, sign};
pub use opening::{Opening, Salt, commitment, entry, leaf};
pub use proof::{Consistency, LogProof, ProofError};
pub use receipt::{Bundle, Receipt};
pub use statement::{LastHead, Reader, STATEMENTS, Statement};
pub use tile::{LogTile, TilePath, WIDTH};
pub use tree::Tree;

use domain::Digest;
use sha2::{Digest as _, Sha256};

/// Checks a bundle or a receipt without Postzug. A verifier runs the copy of their own installation: a script beside the
/// evidence is part of the evidence.
pub const SCRIPT: &str = include_str!("verify.sh");

/// SHA-256 of [`SCRIPT`], as `sha256sum` prints it.
#[must_use]
pub fn script_hash() -> Digest {
    sha256(SCRIPT.as_bytes())
}

fn sha256(bytes: &[u8]) -> Digest {
    Digest(Sha256::digest(bytes).into())
}
