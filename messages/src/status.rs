//! The state of review of the translations: `i18n/status.toml`.

use std::{collections::HashMap, sync::LazyLock};

use sha2::{Digest as _, Sha256};

use crate::{CORE, Language, MESSAGES, STATES};

/// The state of review of a message in a language.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum State {
    /// Written, and compared by nobody; or the English message has changed since.
    Draft,
    /// Two readers without a part in the draft compared it with the glossary and the English.
    Checked,
    /// A native speaker agreed.
    Signed,
}

impl State {
    /// Returns its name in `status.toml`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Checked => "checked",
            Self::Signed => "signed",
        }
    }

    /// Reads the state that a text begins with, before the name of who gave it: "signed Olena Koval".
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        let name = text.split_whitespace().next()?;
        [Self::Draft, Self::Checked, Self::Signed].into_iter().find(|state| state.name() == name)
    }

    /// Reads what `status.toml` records; it ends with the mark of the English message that was compared.
    fn read(recorded: &str, mark: &str) -> Self {
        let fits = recorded.rsplit_once(' ').filter(|(_, compared)| *compared == mark);
        fits.and_then(|(state, _)| Self::named(state)).unwrap_or(Self::Draft)
    }

    /// Returns the state of a message in a language; English is signed.
    #[must_use]
    pub fn of(language: &Language, id: &str) -> Self {
        if language.is_english() || language.is_on_trial {
            return Self::Signed;
        }
        // An attribute is reviewed with its message.
        let id = id.split('.').next().unwrap_or(id);
        let state = recorded(language).and_then(|messages| {
            let at = messages.binary_search_by_key(&id, |(id, _)| id).ok()?;
            Some(Self::read(messages[at].1, fingerprint(id)))
        });
        state.unwrap_or(Self::Draft)
    }

    /// Tells whether commands are read in a language: each is at least checked.
    #[must_use]
    pub fn has_commands(language: &Language) -> bool {
        let is_read = |id: &str| id.starts_with("command-") || id.starts_with("word-");
        MESSAGES
            .iter()
            .filter(|(id, _)| is_read(id) && !id.contains('.'))
            .all(|(id, _)| Self::of(language, id) >= Self::Checked)
    }

    /// Tells whether a language is sent at all: every core message is at least checked.
    #[must_use]
    pub fn is_offered(language: &Language) -> bool {
        language.is_english()
            || language.is_on_trial
            || recorded(language).is_some()
                && MESSAGES
                    .iter()
                    .filter(|(id, _)| is_core(id) && !id.contains('.'))
                    .all(|(id, _)| Self::of(language, id) >= Self::Checked)
    }
}

/// The messages of a language with what `status.toml` records, by id.
fn recorded(language: &Language) -> Option<&'static [(&'static str, &'static str)]> {
    STATES.iter().find(|(tag, _)| *tag == language.tag).map(|(_, messages)| *messages)
}

/// Tells whether misreading a message may lose a game.
#[must_use]
pub fn is_core(id: &str) -> bool {
    CORE.iter().any(|begin| id.starts_with(begin))
}

/// The beginning of the SHA-256 of an English message, as in `en.ftl` without its comments.
#[must_use]
pub fn fingerprint(id: &str) -> &'static str {
    let id = id.split('.').next().unwrap_or(id);
    FINGERPRINTS.get(id).map_or("", String::as_str)
}

/// Every language compares them all when the service begins.
static FINGERPRINTS: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let messages = MESSAGES.iter().filter(|(id, _)| !id.contains('.'));
    let of = |(id, _): &(&'static str, _)| {
        let english = Language::english().entry(id).unwrap_or_default();
        let digest = Sha256::digest(english.as_bytes());
        (*id, digest[..4].iter().map(|byte| format!("{byte:02x}")).collect())
    };
    messages.map(of).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    /// A signature has a name, or none.
    #[test]
    fn signed_messages_bear_a_name() {
        for (recorded, state) in [
            ("signed 1234abcd", State::Signed),
            ("signed Olena 1234abcd", State::Signed),
            ("signed Olena Koval 1234abcd", State::Signed),
            ("checked 1234abcd", State::Checked),
            ("draft 1234abcd", State::Draft),
            ("signed Olena 1234abce", State::Draft),
            ("signed Olena", State::Draft),
            ("signed", State::Draft),
            ("foo 1234abcd", State::Draft),
            ("", State::Draft),
        ] {
            assert_eq!(State::read(recorded, "1234abcd"), state, "{recorded}");
        }
    }
}
