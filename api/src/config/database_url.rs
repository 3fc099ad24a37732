use std::{fmt, path::Path};

use serde::{Deserialize, Serialize, Serializer};

use super::Secret;

/// The URL of the database. Printed without its password.
#[derive(Clone, Default, Eq, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct DatabaseUrl(Secret);

impl DatabaseUrl {
    /// Not set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        self.0.reveal()
    }

    /// The file, if it names one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        let path = self.reveal().strip_prefix("sqlite:")?;
        Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
    }

    /// Tells whether the database is a file of this machine: it is, unless the URL names a server.
    #[must_use]
    pub fn is_file(&self) -> bool {
        !["postgres:", "postgresql:"].iter().any(|scheme| self.reveal().starts_with(scheme))
    }
}

impl From<String> for DatabaseUrl {
    fn from(url: String) -> Self {
        Self(url.into())
    }
}

/// Hides everything up to the last `@`, because it may be part of a password that should have been encoded. Hides the query
/// for the same reason.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = self.reveal();
        if url.is_empty() || url.starts_with("sqlite:") {
            return f.write_str(url);
        }
        let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
        let (user, host) = rest.rsplit_once('@').map_or(("", rest), |(user, host)| (user, host));
        let hidden = if user.is_empty() { "" } else { "(hidden)@" };
        let host = host.split('?').next().unwrap_or_default();
        write!(f, "{scheme}://{hidden}{host}")
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for DatabaseUrl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
