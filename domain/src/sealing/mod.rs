//! The envelope of a sealed move: one canonical text, whose SHA-256 is the commitment (FIDE Guidelines I.2).

mod disclosure;
mod envelope;
mod text;

pub use disclosure::{Disclosure, Secret, commitment};
pub use envelope::{Envelope, Face, Holders};
pub use text::{EnvelopeError, EnvelopeText, MAX_WRITTEN, TEXT_BYTES};

pub use crate::refusal::NotSealable;
