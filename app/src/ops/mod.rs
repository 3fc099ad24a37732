//! Operation: installation, verification of the records, housekeeping.

pub(crate) mod administer;
pub(crate) mod installation;
pub(crate) mod parked;
pub(crate) mod prune;
pub(crate) mod safe_text;
pub(crate) mod service;
pub(crate) mod verify;

pub use service::Ops;
