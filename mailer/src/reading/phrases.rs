//! Lists of words and of phrases.

use std::{collections::HashSet, sync::LazyLock};

/// A table of words or of phrases.
pub(super) type Words = LazyLock<HashSet<&'static str>>;

/// Reads words between blanks.
pub(super) fn words(text: &'static str) -> HashSet<&'static str> {
    text.split_whitespace().collect()
}

/// Reads phrases between commas.
pub(super) fn phrases(text: &'static str) -> HashSet<&'static str> {
    text.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()).collect()
}
