//! The sources of mail that are not a mail server.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Secret, Tls};

/// The mailbox from which mail is fetched.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Imap {
    /// Its host; empty fetches nothing.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Encryption.
    pub tls: Tls,
    /// The user.
    pub user: String,
    /// The password.
    pub password: Secret,
    /// A file with the password.
    pub password_file: PathBuf,
    /// The folder in which mail arrives.
    pub folder: String,
    /// The treatment of a mail that was stored.
    pub after: AfterFetch,
    /// The folder of `move`.
    pub move_to: String,
    /// Takes old mail too, from before the first look.
    pub old_mail: bool,
    /// Seconds between two looks where the host has no IDLE.
    pub poll_seconds: u32,
}

/// The treatment of a mail that was fetched and stored.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AfterFetch {
    /// It is marked as read.
    Seen,
    /// It goes to another folder.
    Move,
    /// It stays as it was.
    Keep,
    /// It is deleted.
    Delete,
}

/// The Maildir from which mail is taken.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Maildir {
    /// Its folder, with `new` and `cur`; empty takes nothing.
    pub path: PathBuf,
}

/// The mbox file from which mail is taken.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mbox {
    /// Its path; empty takes nothing.
    pub path: PathBuf,
}

impl Default for Imap {
    fn default() -> Self {
        Self {
            host: String::new(),
            port: 993,
            tls: Tls::Implicit,
            user: String::new(),
            password: Secret::default(),
            password_file: PathBuf::new(),
            folder: "INBOX".into(),
            after: AfterFetch::Seen,
            move_to: String::new(),
            old_mail: false,
            poll_seconds: 60,
        }
    }
}
