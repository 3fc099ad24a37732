use std::str::FromStr;

use domain::Instant;
use serde::{Deserialize, Serialize};

/// A mailbox at a host, from which mail is fetched, and the place up to which it was.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MailSource {
    /// Its name, such as `club.chess@imap.example.com/INBOX`.
    pub name: String,
    /// UIDVALIDITY of [`MailSource::taken`]; 0 before the first look.
    pub validity: i64,
    /// The highest UID that was dealt with.
    pub taken: i64,
    /// Messages up to there that could not be dealt with yet.
    pub failed: Vec<FoundMail>,
    /// The start of the last look that succeeded.
    pub looked_at: Option<Instant>,
    /// The instance that fetches, by a number drawn at its start; 0 for none.
    pub holder: i64,
    /// Until when nobody else fetches. Stays when the hold ends: the source was attended to until then.
    pub held_until: Instant,
    /// The reason why it cannot be looked at, and since when; none while it can.
    pub trouble: Option<(SourceTrouble, Instant)>,
    /// The administrators were informed of this trouble.
    pub told: bool,
}

impl MailSource {
    /// A source that nobody has looked at.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self {
            name: name.into(),
            validity: 0,
            taken: 0,
            failed: Vec::new(),
            looked_at: None,
            holder: 0,
            held_until: Instant(0),
            trouble: None,
            told: false,
        }
    }

    /// The time since which mail may lie there that is not stored; none before the first look.
    #[must_use]
    pub fn unseen_since(&self) -> Option<Instant> {
        let failed = self.failed.iter().filter_map(|mail| mail.looked_at);
        failed.chain(self.looked_at).min()
    }

    /// The start of an outage, in which no mail can be fetched.
    #[must_use]
    pub fn out_since(&self) -> Option<Instant> {
        self.trouble.filter(|(trouble, _)| trouble.is_outage()).map(|(_, since)| since)
    }
}

/// A message that was found there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct FoundMail {
    /// Its UID.
    pub uid: i64,
    /// Attempts that failed.
    pub attempts: u16,
    /// It lay there by then.
    pub found_at: Instant,
    /// [`MailSource::looked_at`] when it was found: it came after that.
    pub looked_at: Option<Instant>,
    /// The instant before which it is not tried again.
    pub next_at: Instant,
}

/// The reason why mail cannot be fetched.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SourceTrouble {
    /// No connection, or it broke.
    Unreachable,
    /// The host does not answer in time.
    Slow,
    /// TLS fails, or the certificate is not valid for the host.
    Certificate,
    /// The host refuses user or password.
    Password,
    /// The folder is missing or cannot be opened.
    Folder,
    /// The mailbox is full: the host takes no more mail for it.
    Full,
    /// The host answered what was not understood, or refused a command.
    Protocol,
    /// A file beside the mbox file holds mail that an administrator must look at.
    Aside,
}

impl SourceTrouble {
    /// Tells whether no mail can be fetched meanwhile.
    #[must_use]
    pub const fn is_outage(self) -> bool {
        !matches!(self, Self::Full | Self::Aside)
    }

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The reason of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::from_str(name).ok()
    }
}
