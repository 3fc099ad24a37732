//! The state of review of the translations: `i18n/status.toml`.

use std::collections::BTreeMap;

use crate::{CORE, Language, MESSAGES, READERS, STATES, is_list, source};

/// The state of review of a message in a language.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum State {
    /// Written, and compared by nobody; or one of the two texts has changed since.
    Draft,
    /// Two readers without a part in the draft, whom `status.toml` names, compared it with the glossary and the English.
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

    /// Returns the state of a message in a language; English is signed.
    #[must_use]
    pub fn of(language: &Language, id: &str) -> Self {
        let Some(states) = language.states else { return Self::Signed };
        // An attribute is reviewed with its message.
        let id = id.split('.').next().unwrap_or(id);
        states.binary_search_by_key(&id, |(id, _)| id).map_or(Self::Draft, |at| states[at].1)
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
        MESSAGES
            .iter()
            .filter(|(id, _)| is_core(id) && !id.contains('.'))
            .all(|(id, _)| Self::of(language, id) >= Self::Checked)
    }
}

/// Returns the recorded states of a language that is reviewed: English and languages on trial are not.
pub(crate) fn recorded(tag: &str) -> Option<&'static [(&'static str, State)]> {
    let states = || STATES.iter().find(|(recorded, _)| *recorded == tag).map(|(_, states)| *states);
    (tag != "en").then(|| states().unwrap_or_default())
}

/// Returns who drafted the texts of a language, and who compared those that are checked: two at least.
#[must_use]
pub fn readers(tag: &str) -> Option<(&'static [&'static str], &'static [&'static str])> {
    READERS.iter().find(|(recorded, ..)| *recorded == tag).map(|(_, drafted, readers)| (*drafted, *readers))
}

/// Tells whether misreading a message may lose a game.
#[must_use]
pub fn is_core(id: &str) -> bool {
    CORE.iter().any(|begin| id.starts_with(begin))
}

/// Returns the state of each message of a file, and the mark that records a review of it. A text that this build does not
/// have is a draft.
pub(crate) fn reviews(tag: &str, source: &str) -> BTreeMap<&'static str, (State, String)> {
    let (english, file) = (source::entries(Language::english().source()), source::entries(source));
    let here = Language::of(tag).filter(|language| language.tag == tag);
    let built = here.map(|language| source::entries(language.source())).unwrap_or_default();
    let reviewed = MESSAGES.iter().filter(|(id, _)| !is_list(id)).filter_map(|(id, _)| {
        let mark = source::mark(id, &english, &file)?;
        let here = here.filter(|_| source::mark(id, &english, &built).as_ref() == Some(&mark));
        Some((*id, (here.map_or(State::Draft, |language| State::of(language, id)), mark)))
    });
    reviewed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One core message that is a draft is enough to keep a language from everybody.
    #[test]
    fn core_draft_turns_language_off() {
        let states = recorded("uk").expect("reviews");
        let offered = |states: &[(&'static str, State)]| {
            let language = Language::made("uk", "", Some(Box::leak(states.to_owned().into())));
            (language.is_offered(), language.has_commands())
        };
        assert_eq!(offered(states), (true, true));
        let without = |id: &str| -> Vec<_> { states.iter().copied().filter(|(of, _)| *of != id).collect() };
        for (id, expected) in [
            ("event-draw-offered", (false, true)),
            ("command-accept", (false, false)),
            ("page-settings", (true, true)),
        ] {
            assert_eq!(without(id).len() + 1, states.len(), "{id}");
            assert_eq!(offered(&without(id)), expected, "{id}");
        }
    }
}
