//! How far the translations are reviewed: `i18n/status.toml`.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::{Language, MESSAGES, source};

/// How far a message of a language is reviewed.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum State {
    /// Written, and compared by nobody; or the English message has changed since.
    Draft,
    /// Two readers without a part in the draft compared it with the glossary and the English.
    Checked,
    /// A native speaker agreed.
    Signed,
}

#[derive(Deserialize)]
struct Status {
    core: Vec<String>,
    #[serde(flatten)]
    languages: BTreeMap<String, BTreeMap<String, String>>,
}

static STATUS: LazyLock<Status> = LazyLock::new(|| {
    // A test reads it. Without it every translation is a draft.
    toml::from_str(include_str!("../i18n/status.toml"))
        .unwrap_or_else(|_error| Status { core: vec![String::new()], languages: BTreeMap::new() })
});

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

    /// Returns the state of a message in a language; English is signed.
    #[must_use]
    pub fn of(language: &Language, id: &str) -> Self {
        if language == Language::english() || language.is_on_trial {
            return Self::Signed;
        }
        // An attribute is reviewed with its message.
        let id = id.split('.').next().unwrap_or(id);
        let recorded = STATUS.languages.get(language.tag).and_then(|messages| messages.get(id));
        let Some((state, compared)) = recorded.and_then(|recorded| recorded.split_once(' ')) else {
            return Self::Draft;
        };
        match state {
            _ if compared != fingerprint(id) => Self::Draft,
            "signed" => Self::Signed,
            "checked" => Self::Checked,
            _ => Self::Draft,
        }
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
        language == Language::english()
            || language.is_on_trial
            || STATUS.languages.contains_key(language.tag)
                && MESSAGES
                    .iter()
                    .filter(|(id, _)| is_core(id) && !id.contains('.'))
                    .all(|(id, _)| Self::of(language, id) >= Self::Checked)
    }
}

/// Tells whether misreading a message may lose a game.
#[must_use]
pub fn is_core(id: &str) -> bool {
    STATUS.core.iter().any(|begin| id.starts_with(begin.as_str()))
}

/// The beginning of the SHA-256 of an English message, as it stands in `en.ftl` without its comments.
#[must_use]
pub fn fingerprint(id: &str) -> &'static str {
    let id = id.split('.').next().unwrap_or(id);
    FINGERPRINTS.get(id).map_or("", String::as_str)
}

/// Every language compares them all when the service begins.
static FINGERPRINTS: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let messages = MESSAGES.iter().filter(|(id, _)| !id.contains('.'));
    let of = |(id, _): &(&'static str, _)| {
        let english = source::of(Language::english(), id).unwrap_or_default();
        let digest = Sha256::digest(english.as_bytes());
        (*id, digest[..4].iter().map(|byte| format!("{byte:02x}")).collect())
    };
    messages.map(of).collect()
});
