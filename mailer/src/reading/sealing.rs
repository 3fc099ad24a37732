//! The words of sealing, and the shape of a move: a line that has both is neither repeated nor stored.

use std::{borrow::Cow, sync::LazyLock};

use aho_corasick::AhoCorasick;
use messages::{Listed, fold, id, listed};
use unicode_normalization::char::is_combining_mark;

/// The words of sealing, and those of drafts, in any language.
struct Words {
    sealing: Listed,
    drafts: Listed,
    /// Finds the beginning of any.
    any: Option<AhoCorasick>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let (sealing, drafts) = (listed(id!("sealing-words")), listed(id!("draft-words")));
    let begins = [&sealing, &drafts]
        .into_iter()
        .flat_map(|words| words.whole.iter().chain(&words.begins).chain(&words.phrases));
    // Without it every text may have one.
    let any = AhoCorasick::new(begins).ok();
    Words { sealing, drafts, any }
});

/// Tells whether some line of a text may have a word of sealing; cheap where none has.
pub(super) fn may_name_sealing(text: &str) -> bool {
    WORDS.any.as_ref().is_none_or(|any| any.is_match(&*lower(text)))
}

/// Tells whether a line has a word of sealing. Names are none: they stand below every mail of their bearer.
pub(super) fn names_sealing(line: &str) -> bool {
    speaks_of_sealing(line, &[])
}

/// The same, without words of `names`, written as in them, and what only a firm is called.
pub(super) fn speaks_of_sealing(line: &str, names: &[String]) -> bool {
    tells_of_sealing(line, names) || speaks_of_drafts(line, names)
}

/// The same of a line to the opponent: drafts there are of many kinds.
pub(super) fn tells_of_sealing(line: &str, names: &[String]) -> bool {
    has_word(line, names, &WORDS.sealing) && !speaks_of_drafts(line, names)
}

fn speaks_of_drafts(line: &str, names: &[String]) -> bool {
    // "Entwurf & Planung GmbH"
    let firm = || {
        let mut words = line.split_whitespace().map(str::to_lowercase);
        words.next().is_some_and(|first| is_listed(&first, &WORDS.drafts))
            && matches!(words.next().as_deref(), Some("&" | "+" | "and" | "und" | "u."))
    };
    has_word(line, names, &WORDS.drafts) && !firm()
}

fn has_word(line: &str, names: &[String], listed: &Listed) -> bool {
    let is_name = |word: &str| names.iter().any(|name| words_of(name).any(|part| part == word));
    let has_phrase = || {
        let line = lower(line);
        listed.phrases.iter().any(|phrase| stands_in(&line, phrase))
    };
    may_name_sealing(line)
        && (words_of(line).any(|word| is_listed(word, listed) && !is_name(word)) || has_phrase())
}

/// Tells whether a phrase stands in a line with its first and its last word whole.
fn stands_in(line: &str, phrase: &str) -> bool {
    let continues = |one: Option<char>, other: Option<char>| {
        one.is_some_and(char::is_alphabetic) && other.is_some_and(char::is_alphabetic)
    };
    line.match_indices(phrase).any(|(at, _)| {
        let (before, behind) = (&line[..at], &line[at + phrase.len()..]);
        !continues(before.chars().next_back(), phrase.chars().next())
            && !continues(phrase.chars().next_back(), behind.chars().next())
    })
}

fn is_listed(word: &str, listed: &Listed) -> bool {
    let lower = lower(word);
    listed.whole.contains(&*lower) || listed.begins.iter().any(|begins| lower.starts_with(begins))
}

/// Folds a text as [`fold`] does; ASCII needs less.
fn lower(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { text.to_ascii_lowercase().into() } else { fold(text).into() }
}

fn words_of(line: &str) -> impl Iterator<Item = &str> {
    // Vowels of Devanagari are marks, and what joins its consonants is invisible.
    let is_letter =
        |c: char| c.is_alphabetic() || is_combining_mark(c) || matches!(c, '\u{200c}' | '\u{200d}');
    line.split(move |c| !is_letter(c)).filter(|word| !word.is_empty())
}

/// Letters of Cyrillic that look like those of a square, and digits of Devanagari and Arabic: a move that is written with them
/// is no move, but it is a secret.
const fn latin(c: char) -> char {
    match c {
        'а' => 'a',
        'в' => 'b',
        'с' => 'c',
        'е' => 'e',
        'о' => 'o',
        '०'..='९' => (b'0' + (c as u32 - '०' as u32) as u8) as char,
        '٠'..='٩' => (b'0' + (c as u32 - '٠' as u32) as u8) as char,
        '۰'..='۹' => (b'0' + (c as u32 - '۰' as u32) as u8) as char,
        c => c,
    }
}

/// Tells whether a word of a line has the shape of a move.
pub(super) fn holds_move(line: &str) -> bool {
    let is_move = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let numeric = matches!(word.len(), 4 | 5) && word.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
        numeric
            || word.as_bytes().windows(2).any(square)
            || ["o-o", "0-0"].iter().any(|o| word.starts_with(o))
    };
    let line: String = line.chars().flat_map(char::to_lowercase).map(latin).collect();
    line.split_whitespace().any(is_move)
}

#[cfg(test)]
mod tests {
    use messages::{Language, written};

    use super::*;

    /// Otherwise a misread line with a move in it would be repeated.
    #[test]
    fn every_way_to_seal_is_a_word_of_sealing() {
        let pseudo = [messages::PSEUDO, messages::PSEUDO_RTL];
        let read = Language::all().iter().filter(|language| language.has_commands());
        for language in read.filter(|language| !pseudo.contains(&language.tag)) {
            let ways = ["command-seal", "command-draft"].map(|id| written(language, id)).concat();
            assert!(ways.len() > 1, "{}", language.tag);
            for way in ways {
                assert!(names_sealing(&format!("{way} e4")), "{}: {way}", language.tag);
            }
        }
    }

    #[test]
    fn phrases_stand_in_whole_words() {
        assert!(
            stands_in("je joue le coup secret", "coup secret") && stands_in("nf3 en secret", "3 en secret")
        );
        assert!(!stands_in("beaucoup secret", "coup secret") && !stands_in("coup secrets", "coup secret"));
        assert!(!stands_in("e5 after that", "e5 af") && stands_in("ik geef e5 af.", "e5 af"));
    }
}
