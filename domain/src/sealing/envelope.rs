//! The closed envelope: its face, and the keys that open it.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::{Digest, PlayerId, Refusal, Span, wire};

/// The outside of an envelope (FIDE Guidelines I.2). The sealer, the ply and the time of resumption are fields of the
/// event. Public.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// The players (I.2.1); their names are not part of the record.
    #[serde(with = "wire::by_color")]
    pub players: ByColor<PlayerId>,
    /// The position immediately before the sealed move (I.2.2).
    pub fen: String,
    /// Time used by each side (I.2.3), the sealed move included.
    #[serde(with = "wire::by_color")]
    pub used: ByColor<Span>,
    /// The number of the sealed move (I.2.5).
    pub move_number: u32,
    /// The player who offers a draw, if an offer is pending (I.2.6).
    #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<Color>,
}

/// A closed envelope: the data that are known without opening it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// SHA-256 of the canonical text in it.
    pub commitment: Digest,
    /// SHA-256 of the text as encrypted.
    pub ciphertext: Digest,
    /// The holders of the keys that open it.
    pub holders: Holders,
    /// The player encrypted it, and the service has not seen the move: it is judged when it is opened.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub strict: bool,
}

impl Envelope {
    /// Returns an envelope that the service wrote and can open.
    #[must_use]
    pub const fn in_vault(commitment: Digest, ciphertext: Digest) -> Self {
        Self { commitment, ciphertext, holders: Holders::Vault, strict: false }
    }
}

/// The holders of the keys that open an envelope.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holders {
    /// A key of the service that is not in its database; it opens when the game resumes.
    Vault,
    /// The keys of arbiters, which the service never has.
    Arbiters {
        /// The arbiters.
        arbiters: Vec<PlayerId>,
        /// The number of them that it takes.
        needed: u8,
    },
}

impl Holders {
    /// Returns the refusal if there are fewer holders than the regulations ask for. Without this, fewer arbiters than the
    /// players agreed to, or the service itself, could open it.
    #[must_use]
    pub fn too_few(&self) -> Option<Refusal> {
        let Self::Arbiters { arbiters, needed } = self else { return None };
        let left = u8::try_from(arbiters.len()).unwrap_or(u8::MAX);
        (left < *needed).then_some(Refusal::TooFewArbiters { left, needed: *needed })
    }
}
