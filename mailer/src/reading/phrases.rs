//! Lists of words and of phrases.

use std::{collections::HashSet, sync::LazyLock};

use messages::known;

/// A table of words or of phrases.
pub(super) type Words = LazyLock<HashSet<&'static str>>;

/// Returns the phrases that a message lists, in all languages together: a language is never guessed.
pub(super) fn phrases_of(id: &str) -> HashSet<&'static str> {
    known(id).iter().copied().collect()
}

/// Returns the words that a message lists, in all languages together; those of a phrase one by one.
pub(super) fn words_of(id: &str) -> HashSet<&'static str> {
    known(id).iter().flat_map(|phrase| phrase.split(' ')).collect()
}

/// Reads words between blanks.
pub(super) fn words(text: &'static str) -> HashSet<&'static str> {
    text.split_whitespace().collect()
}

/// Reads phrases between commas.
pub(super) fn phrases(text: &'static str) -> HashSet<&'static str> {
    text.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()).collect()
}
