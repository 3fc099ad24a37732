//! The ledger on disk: diesel on SQLite or PostgreSQL, one writer that groups commits, and readers beside it. Also the other
//! services of the host: its clock, its randomness, its key files.

#![expect(clippy::duplicate_mod, reason = "the queries are compiled once for each database: see `ledger`")]

pub mod backup;
mod columns;
pub mod envelopes;
pub mod host;
mod key_files;
pub mod keys;
mod log_keys;
mod opening;
mod postgres;
mod schema;
mod sqlite;
mod store;
pub mod tablebases;
#[cfg(feature = "testing")]
pub mod testing;
mod token_keys;
pub mod transfer;
mod writer;

pub use log_keys::{LogKeyFiles, SigningKey};
pub use opening::OpenError;
pub use store::{Store, inspect};
pub use token_keys::TokenKeyFiles;
