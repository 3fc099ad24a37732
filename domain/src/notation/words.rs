//! The words of a line, as far as finding moves needs them.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::clean::clean;

/// A longer word is no move.
const MAX_TOKEN: usize = 40;
/// The word that offers a draw, if nothing but such words stands beside the move. A reader of a line in another language
/// turns its words into these.
pub(super) const DRAW: &str = "draw";
/// Words that an offer may contain.
pub(super) const DRAW_COMPANY: [&str; 9] =
    ["offer", "offers", "offered", "offering", "i", "a", "my", "with", "and"];
/// Words that add nothing to the board.
pub(super) const SIGNS: [&str; 8] = ["e.p", "ep", "check", "mate", "checkmate", "schach", "matt", "x"];

/// One word of the line.
pub(super) struct Token {
    pub start: usize,
    pub end: usize,
    /// Cleaned; empty if it is too long for a move.
    pub text: String,
    /// The same without a sentence's punctuation around it.
    pub bare: String,
}

/// The words of a line; invisible ones are left out.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    for word in line.split_whitespace() {
        let start = word.as_ptr() as usize - line.as_ptr() as usize;
        let short = word.chars().nth(MAX_TOKEN).is_none();
        let text = short.then(|| clean(word)).flatten().unwrap_or_default();
        if short && text.is_empty() {
            continue;
        }
        let bare = bare(&text).to_string();
        tokens.push(Token { start, end: start + word.len(), text, bare });
    }
    tokens
}

/// A word without the punctuation of a sentence around it.
pub(super) fn bare(text: &str) -> &str {
    let inner = text.trim_start_matches(['(', '[', '{', '<', ',', ';', ':', '-', '/']);
    // "e8(Q)" keeps its bracket.
    let opened = inner.contains('(');
    inner.trim_end_matches(|c| match c {
        ')' => !opened,
        c => matches!(c, '.' | ',' | ';' | ':' | '!' | '?' | ']' | '}' | '>' | '"' | '-' | '/' | '*' | '_'),
    })
}
