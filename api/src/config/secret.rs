use secrecy::{ExposeSecret as _, SecretString};
use serde::{Deserialize, Serialize, Serializer};

/// A text that is never shown: `Debug` and the printed configuration hide it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Secret(SecretString);

impl Secret {
    /// Not set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.reveal().is_empty()
    }

    /// The text.
    #[must_use]
    pub fn reveal(&self) -> &str {
        self.0.expose_secret()
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.reveal() == other.reveal()
    }
}

impl Eq for Secret {}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.is_empty() { "" } else { "(hidden)" })
    }
}
