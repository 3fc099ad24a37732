//! Mail in by LMTP, SMTP and pipe, by IMAP, from a Maildir and out of an mbox file. Mail out by SMTP or into a Maildir.

pub mod delivery;
pub mod intake;
pub mod notice;
pub mod reading;
mod status;
