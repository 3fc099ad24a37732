//! Accounts: who may act. Sign-up and sign-in by a code sent by mail, sessions, tokens for programs, settings, roles, export
//! and deletion. A sign-in by mail is ASVS level 2: a reader of the mailbox can sign in.

pub(crate) mod account;
pub(crate) mod api_tokens;
pub(crate) mod askers;
pub(crate) mod calendar;
pub(crate) mod codes;
pub(crate) mod envelope_keys;
pub(crate) mod export;
pub(crate) mod leaving;
pub(crate) mod restored;
pub(crate) mod roles;
pub(crate) mod service;
pub(crate) mod sessions;
pub(crate) mod settings;
pub(crate) mod sign_in;
pub(crate) mod unsubscribe;

pub use service::{Access, Accounts};
