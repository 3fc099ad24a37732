//! The ledger on disk: diesel on SQLite.
