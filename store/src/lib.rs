//! The ledger on disk: diesel on SQLite, one writer that groups commits, readers beside it; and what else the
//! host gives: its clock, its randomness, its key files.

mod challenges;
mod columns;
mod db;
mod games;
pub mod host;
mod inbox;
pub mod keys;
mod outbox;
mod people;
mod schema;
#[cfg(feature = "testing")]
pub mod testing;
mod timekeeping;
mod token_keys;
mod writer;

pub use db::{OpenError, Store};
pub use token_keys::TokenKeyFiles;
