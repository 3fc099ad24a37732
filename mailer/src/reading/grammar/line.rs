//! A line of a mail in words.

/// The words of a line.
pub(super) struct Line<'a> {
    /// The line itself.
    pub(super) text: &'a str,
    /// As they are written.
    pub(super) words: &'a [&'a str],
    /// In lower case, without the mark at the end of a sentence.
    pub(super) lower: &'a [&'a str],
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
pub(super) fn challenge_number(word: &str) -> Option<i64> {
    number(word, 'c')
}

/// The same of a word that is a number of a challenge and nothing else: `c7`, but not `7`.
pub(super) fn marked_challenge(word: &str) -> Option<i64> {
    word.trim_start_matches(['[', '<']).starts_with('c').then(|| number(word, 'c'))?
}

/// Reads the number of a game, `g42` in lower case, where the word as written begins with a G.
pub(super) fn marked_game(lower: &str, written: &str) -> Option<i64> {
    let is_marked = written.trim_start_matches(['[', '<']).starts_with(['g', 'G']);
    number(lower, 'g').filter(|_| is_marked)
}

fn number(word: &str, letter: char) -> Option<i64> {
    let word = word.trim_matches(['[', ']', '<', '>', '#']);
    let digits = word.strip_prefix(letter).unwrap_or(word);
    digits.parse().ok().filter(|number| *number > 0 && digits.bytes().all(|byte| byte.is_ascii_digit()))
}
