//! Records: folding, verifying and statistics.

mod entry;
mod folding;
mod pace;
mod verifier;

pub use entry::RecordEntry;
pub use folding::Folding;
pub use pace::{Pace, pace};
pub use verifier::{InvalidEvent, RecordVerifier};
