//! Challenges, seeks, and how games begin.

pub(crate) mod arrange;
pub(crate) mod drawn;
pub(crate) mod list;
pub(crate) mod queries;
pub(crate) mod service;

pub use service::Lobby;
