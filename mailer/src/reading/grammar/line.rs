//! A line of a mail in words, and its values.

use app::ports::ChallengeId;
use domain::{clock::Date, notation::Letters};
use messages::latin;

/// The words of a line.
pub(super) struct Line<'a> {
    /// The line itself.
    pub(super) text: &'a str,
    /// The words as they are written.
    pub(super) words: &'a [&'a str],
    /// In lower case, without the mark at the end of a sentence.
    pub(super) lower: &'a [&'a str],
    /// The letters of pieces that come before the English ones.
    pub(super) letters: Letters,
}

impl Line<'_> {
    /// The words from one on, as they are written.
    pub(super) fn rest(&self, from: usize) -> String {
        self.words.get(from..).unwrap_or_default().join(" ")
    }

    /// The last word in lower case.
    pub(super) fn last(&self) -> &str {
        self.lower.last().copied().unwrap_or_default()
    }
}

/// Reads the number of a challenge, such as `C7`, `c7`, `7` or `[C7]`.
pub(super) fn challenge_number(word: &str) -> Option<ChallengeId> {
    number(word, 'c').map(ChallengeId)
}

/// The same of a word that is a number of a challenge and nothing else: `c7`, but not `7`.
pub(super) fn marked_challenge(word: &str) -> Option<ChallengeId> {
    word.trim_start_matches(['[', '<']).starts_with(|c| latin(c) == 'c').then(|| challenge_number(word))?
}

/// Reads the number of a game, `g42` in lower case, where the word as written begins with a G.
pub(super) fn marked_game(lower: &str, written: &str) -> Option<i64> {
    let is_marked = written.trim_start_matches(['[', '<']).starts_with(['g', 'G']);
    number(lower, 'g').filter(|_| is_marked)
}

/// Reads a number behind this letter, or behind one of Cyrillic that looks like it.
fn number(word: &str, letter: char) -> Option<i64> {
    let word = word.trim_matches(['[', ']', '<', '>', '#']);
    let digits = word.strip_prefix(|c| latin(c) == letter).unwrap_or(word);
    digits.parse().ok().filter(|number| *number > 0 && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Reads the days of a leave: `FIRST LAST`, `from FIRST to LAST` or `FIRST - LAST`. `Err`: it is about days and lacks one. `None`: prose.
pub(super) fn days_of_leave(words: &[&str]) -> Option<Result<(Date, Date), ()>> {
    const BETWEEN: [&str; 9] = ["from", "to", "until", "till", "through", "bis", "-", "\u{2013}", "\u{2014}"];
    // Behind the days in languages with postpositions.
    let words: Vec<&str> = words.iter().copied().filter(|word| !BETWEEN.contains(word)).collect();
    let words = words.as_slice();
    let starts =
        |words: &&[&str]| words.first().is_some_and(|day| day.starts_with(|c: char| c.is_ascii_digit()));
    let words = words.strip_suffix(&["please"]).filter(starts).unwrap_or(words);
    let (first, last) = match words {
        [first, last] => (first, last),
        [first, ..] => (first, &""),
        [] => return None,
    };
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) => Some(Ok((first, last))),
        _ => {
            let about_days = first.starts_with(|c: char| c.is_ascii_digit());
            (words.len() == 2 || about_days && words.len() <= 6).then_some(Err(()))
        }
    }
}
