//! The arbiter queue.

pub(crate) mod adjourned;
pub(crate) mod trail;
