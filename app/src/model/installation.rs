use std::fmt;

/// The instant at which the database was last restored from a copy, in seconds since 1970; 0 if never. What was made
/// before it and is not in the copy belongs to a time that is lost.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Default)]
pub struct Epoch(pub i64);

impl fmt::Display for Epoch {
    /// Writes the epoch as it is in addresses and keys, such as `r6925f1a0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{:x}", self.0)
    }
}

impl Epoch {
    /// Reads what [`Epoch`] displays.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        let epoch = Self(i64::from_str_radix(text.strip_prefix('r')?, 16).ok()?);
        (epoch.0 > 0 && epoch.to_string() == text).then_some(epoch)
    }

    /// Returns the end of keys of mails, so that no mail gets the Message-ID of a lost mail; empty before the first
    /// restoration.
    #[must_use]
    pub fn suffix(self) -> String {
        if self == Self::default() { String::new() } else { format!(".{self}") }
    }
}

/// Tells whether a database may be served.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum InstallationState {
    /// It may.
    Live,
    /// It is a copy made by a backup: it may after it was restored.
    Copy,
    /// An import into it was not finished: never.
    Import,
}

impl InstallationState {
    /// Its name in the database.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The state of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// The identity and state of the database.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Installation {
    /// Tells whether it may be served.
    pub state: InstallationState,
    /// The instant at which it was last restored.
    pub epoch: Epoch,
    /// Counts up while it is served.
    pub generation: i64,
    /// Keyed digest that tells which folder of keys belongs to it; none before it was first served.
    pub key_check: Option<[u8; 32]>,
}

/// Totals for the operator's dashboards. Counting costs what exists: ask every few minutes, not every second.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Totals {
    /// Games that are not over.
    pub games_running: u64,
    /// Games that are over.
    pub games_ended: u64,
    /// Accounts that are not deleted.
    pub players: u64,
    /// Incoming mails set aside for the operator.
    pub mails_set_aside: u64,
    /// Bytes of the database.
    pub bytes: u64,
}
