//! Outgoing mail: its queue, the decision to send it, and the mails that come back.

pub(crate) mod bounces;
pub(crate) mod decision;
pub(crate) mod digest;
mod holding;
pub(crate) mod queue;
pub(crate) mod service;

pub use service::MailOut;
