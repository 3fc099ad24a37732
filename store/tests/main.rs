//! The ledger on both databases: one binary, because each one links the whole tree.

#![cfg(feature = "testing")]
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and say what it found")]

mod envelopes;
mod grouped;
mod growth;
mod instances;
mod people;
mod scale;
mod schema;
mod skips;
mod tablebases;
mod transfer;
mod versions;
