//! Operation: installation, verification of the records, housekeeping.

pub(crate) mod installation;
pub(crate) mod prune;
pub(crate) mod service;
pub(crate) mod verify;

pub use service::Ops;
