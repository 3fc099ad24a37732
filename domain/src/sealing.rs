//! The envelope of a sealed move: one canonical text, whose SHA-256 is the commitment (FIDE Guidelines I.2).

use alloc::string::String;

use sha2::{Digest as _, Sha256};
use shakmaty::Color;

use crate::{Digest, GameId, Ply};

/// What is written in the envelope.
#[derive(Clone, Eq, PartialEq)]
pub struct EnvelopeText {
    /// Which game.
    pub game: GameId,
    /// Who sealed.
    pub sealer: Color,
    /// Half-moves played before it.
    pub ply: Ply,
    /// The position before it.
    pub fen: String,
    /// The move exactly as the player wrote it.
    pub written: String,
    /// The move as understood, in UCI.
    pub uci: String,
    /// A draw is offered with it.
    pub draw_offer: bool,
    /// 16 random bytes, in hexadecimal: without them the few legal moves could be tried against the commitment.
    pub nonce: String,
}

/// The commitment of an envelope text.
#[must_use]
pub fn commitment(text: &str) -> Digest {
    Digest(Sha256::digest(text.as_bytes()).into())
}
