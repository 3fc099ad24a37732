//! The timekeeper.

pub(crate) mod service;
pub(crate) mod timekeeper;

pub use service::Time;
