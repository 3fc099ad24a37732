//! The words of sealing, and the shape of a move: a line that has both is neither repeated nor stored.

use std::{borrow::Cow, sync::LazyLock};

use aho_corasick::AhoCorasick;
use unicode_normalization::char::is_combining_mark;

use crate::{Language, Listed, fold, id, latin, listed, ways::listed_of};

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
#[must_use]
pub fn may_name_sealing(text: &str) -> bool {
    WORDS.any.as_ref().is_none_or(|any| any.is_match(&*lower(text)))
}

/// Tells whether a line has a word of sealing. Names are none: they stand below every mail of their bearer.
#[must_use]
pub fn names_sealing(line: &str) -> bool {
    speaks_of_sealing(line, &[])
}

/// The same, without words of `names`, written as in them, and what only a firm is called.
#[must_use]
pub fn speaks_of_sealing(line: &str, names: &[String]) -> bool {
    tells_of_sealing(line, names) || speaks_of_drafts(line, names)
}

/// The same of a line to the opponent: drafts there are of many kinds.
#[must_use]
pub fn tells_of_sealing(line: &str, names: &[String]) -> bool {
    has_word(line, names, &WORDS.sealing) && !speaks_of_drafts(line, names)
}

fn speaks_of_drafts(line: &str, names: &[String]) -> bool {
    // "Entwurf & Planung GmbH". With "and" in every language, a secret might pass for a firm.
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

/// Tells whether a line contains a phrase with its first and its last word whole.
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

/// Letters of Cyrillic that look like those of a square, and digits of Devanagari and Arabic. Text in them is a secret,
/// whether it is read as a move or not.
const fn in_latin(c: char) -> char {
    match c {
        '०'..='९' => (b'0' + (c as u32 - '०' as u32) as u8) as char,
        '٠'..='٩' => (b'0' + (c as u32 - '٠' as u32) as u8) as char,
        '۰'..='۹' => (b'0' + (c as u32 - '۰' as u32) as u8) as char,
        c => latin(c),
    }
}

/// Tells whether a word of a line has the shape of a move.
#[must_use]
pub fn holds_move(line: &str) -> bool {
    let is_move = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let numeric = matches!(word.len(), 4 | 5) && word.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
        numeric
            || word.as_bytes().windows(2).any(square)
            || ["o-o", "0-0"].iter().any(|o| word.starts_with(o))
    };
    let line: String = line.chars().flat_map(char::to_lowercase).map(in_latin).collect();
    line.split_whitespace().any(is_move)
}

/// The words of sealing and of drafts of every language, checked or not: here one too many costs nothing.
static SECRETS: LazyLock<[Listed; 2]> = LazyLock::new(|| {
    [id!("sealing-words"), id!("draft-words")].map(|id| listed_of(id, Language::all().iter()))
});

/// Tells whether a text may hold a secret of its author. That is a possible move in any notation, or a word of sealing, of
/// drafts or of conditions in any language. It takes many harmless texts for secrets.
#[must_use]
pub fn may_hold_secret(text: &str) -> bool {
    // A phrase may go on in the next line.
    let text = fold(text).split_whitespace().collect::<Vec<_>>().join(" ");
    // "Then" is an ordinary word of other languages.
    let has_if = |text: &str| words_of(text).any(|word| word == "if");
    let mut languages = Language::all().iter();
    let names_secret = |listed: &Listed| {
        words_of(&text).any(|word| is_listed(word, listed))
            || listed.phrases.iter().any(|phrase| stands_in(&text, phrase))
    };
    SECRETS.iter().any(names_secret)
        || has_if(&text)
        || languages.any(|language| language.conditions(&text).is_some_and(|said| has_if(&said)))
        || may_be_move(&text)
}

/// Tells whether something in a folded text may be a move. That is a digit of a board behind a letter, digits of squares,
/// castling, or a capture.
fn may_be_move(text: &str) -> bool {
    let text: String = without_games(text)
        .chars()
        .map(|c| if matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}') { '-' } else { in_latin(c) })
        .collect();
    let is_board = |word: &str| !word.is_empty() && word.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
    let words: Vec<&str> = text.split(' ').collect();
    let is_split = |pair: &[&str]| matches!(pair, [a, b] if is_short(a) && b.len() == 1 && is_board(b));
    let takes = |word: &&str| {
        let ends = word.split_once(['x', '\u{d7}', ':']);
        ends.is_some_and(|(one, other)| is_short(one) && is_short(other))
    };
    let mut squares =
        text.split(|c: char| !c.is_ascii_digit() && !matches!(c, ' ' | '-' | '/' | '>' | '.' | ','));
    text.chars().zip(text.chars().skip(1)).any(|(one, other)| {
        matches!(other, '1'..='8') && (one.is_alphabetic() || is_combining_mark(one) || one == '\u{fffd}')
    }) || text.split(|c: char| !c.is_ascii_digit()).any(|run| run.len() >= 4 && is_board(run))
        || squares.any(|run| {
            let digits: Vec<&str> =
                run.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).collect();
            digits.windows(2).any(|pair| pair.iter().all(|run| matches!(run.len(), 2 | 3) && is_board(run)))
        })
        || words.windows(2).any(is_split)
        || words.iter().any(takes)
        || ["o-o", "0-0"].iter().any(|castling| text.contains(castling))
        || words_of(&text).any(|word| matches!(word, "oo" | "ooo"))
}

/// The letters of a piece or of a file, without what stands around them.
fn is_short(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    matches!(word.chars().count(), 1 | 2) && word.chars().all(char::is_alphabetic)
}

/// A text without the numbers of games in brackets, as the subjects of our notices have them.
fn without_games(text: &str) -> String {
    let mut parts = text.split("[g");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let behind = part.trim_start_matches(|c: char| c.is_ascii_digit());
        if behind.len() == part.len() || !behind.starts_with(']') {
            rest.push_str("[g");
            rest.push_str(part);
        } else {
            rest.push_str(behind);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::written;

    /// The languages without the pseudo-locales.
    fn languages() -> impl Iterator<Item = &'static Language> {
        Language::all().iter().filter(|language| !matches!(language.tag, "en-XA" | "ar-XB"))
    }

    /// Otherwise a misread line with a move in it would be repeated.
    #[test]
    fn every_way_to_seal_is_listed() {
        for language in languages().filter(|language| language.has_commands()) {
            let ways = ["command-seal", "command-draft"].map(|id| written(language, id)).concat();
            assert!(ways.len() > 1, "{}", language.tag);
            for way in ways {
                assert!(names_sealing(&format!("{way} e4")), "{}: {way}", language.tag);
            }
        }
    }

    #[test]
    fn secrets_of_every_language_are_seen() {
        assert!(languages().count() > 15);
        for language in languages() {
            for id in ["command-seal", "command-draft", "command-if"] {
                for way in written(language, id) {
                    assert!(
                        may_hold_secret(&format!("Hello,\n{way} knight takes")),
                        "{}: {way}",
                        language.tag
                    );
                }
            }
        }
        for text in [
            "Versiegle ed",
            "sous\nenveloppe",
            "e4",
            "Nf3+",
            "Кф3",
            "e\u{200b}4",
            "ｅ４",
            "e 4",
            "P-K4",
            "5254",
            "1.5254,5755",
            "52-54",
            "57 - 55",
            "५२५४",
            "12.0-0",
            "O–O–O",
            "exd",
            "d:e",
            "if mine is taken",
            "e\u{fffd}4\u{fffd}",
        ] {
            assert!(may_hold_secret(text), "{text}");
        }
        for text in [
            "Re: [G12] my game",
            "When does the round begin? My code did not come.",
            "It was at 16:45, on 30 November 2026.",
            "Content-Type: text/plain; charset=utf-8",
        ] {
            assert!(!may_hold_secret(text), "{text}");
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
