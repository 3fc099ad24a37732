//! Incoming mail: stored before it is acknowledged, read once, filed with its outcome, and answered within caps.

pub(crate) mod arrival;
pub(crate) mod breaker;
pub(crate) mod caps;
pub(crate) mod claims;
pub(crate) mod filing;
pub(crate) mod operator_mail;
pub(crate) mod reading;
pub(crate) mod service;
pub(crate) mod upkeep;

pub use service::MailIn;
