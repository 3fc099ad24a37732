//! The text of an envelope as it is shown in a game.

use alloc::string::String;
use core::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use zeroize::ZeroizeOnDrop;

use crate::{Digest, GameId};

/// Text that must not be seen: its `Debug` shows nothing, and its memory is wiped.
#[derive(Clone, Eq, PartialEq, ZeroizeOnDrop)]
pub struct Secret(String);

impl Secret {
    /// Wraps it.
    #[must_use]
    pub const fn new(text: String) -> Self {
        Self(text)
    }

    /// The text itself.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The text of an envelope that is shown in a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Disclosure {
    /// Its text.
    Text {
        /// The game. A text that names another one is a secret of that game.
        game: GameId,
        /// The text.
        #[serde(with = "on_record")]
        text: Secret,
    },
    /// A text with the committed hash that does not name this position of this game; it stands nowhere on record.
    Withheld,
    /// The envelope is lost, or it holds another text than its sealer committed to.
    Lost,
}

impl Disclosure {
    /// Shows a text in a game.
    #[must_use]
    pub const fn new(game: GameId, text: String) -> Self {
        Self::Text { game, text: Secret::new(text) }
    }

    /// Returns the text and its game, if it is the committed text.
    pub(crate) fn committed(&self, to: Digest) -> Option<(&str, GameId)> {
        match self {
            Self::Text { game, text } if commitment(text.expose()) == to => Some((text.expose(), *game)),
            _ => None,
        }
    }
}

/// Writes a text that an event beside it shows to everybody.
mod on_record {
    use super::{Deserialize, Secret, String};

    pub(super) fn serialize<S: serde::Serializer>(text: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(text.expose())
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        String::deserialize(deserializer).map(Secret::new)
    }
}

/// The commitment of an envelope text.
#[must_use]
pub fn commitment(text: &str) -> Digest {
    Digest(Sha256::digest(text.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::{Secret, ZeroizeOnDrop};

    #[test]
    fn secret_is_wiped() {
        const fn wiped<T: ZeroizeOnDrop>() {}
        wiped::<Secret>();
    }
}
