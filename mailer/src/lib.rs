//! Mail in by LMTP, SMTP and pipe; mail out by SMTP or into a Maildir.

pub mod delivery;
pub mod intake;
pub mod notice;
pub mod reading;
mod status;
