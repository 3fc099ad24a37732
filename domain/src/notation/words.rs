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
const DRAW: &str = "draw";
/// Words that an offer may contain.
const DRAW_COMPANY: [&str; 9] = ["offer", "offers", "offered", "offering", "i", "a", "my", "with", "and"];
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

/// Splits a move from the draw offer beside it: "5254 (=)", "Nf3 draw", "e4, I offer a draw". The words of an offer alone leave no
/// move. An "=" between words belongs to a promotion, as in "e8 = Q", and "a x b5" keeps its file.
#[must_use]
pub fn split_offer(text: &str) -> (String, bool) {
    let trimmed = text.trim();
    let unsigned = trimmed.strip_suffix("(=)").unwrap_or(trimmed);
    let mut offers = unsigned.len() < trimmed.len();
    let mut words: Vec<&str> = unsigned.split_whitespace().collect();
    let is_sign = |word: &str| word == "(=)";
    // After the word for a draw, "a" is a file.
    let may_follow = |word: &str| is_offer_word(word) && !bare(word).eq_ignore_ascii_case("a");
    while let Some(at) = words.iter().position(|word| is_sign(word) || is_draw(word)) {
        let (mut start, mut end) = (at, at + 1);
        if !is_sign(words[at]) {
            start -= words[..at].iter().rev().take_while(|word| is_offer_word(word)).count();
            end += words[end..].iter().take_while(|word| may_follow(word)).count();
        }
        words.drain(start..end);
        offers = true;
    }
    if words.last() == Some(&"=") {
        words.pop();
        offers = true;
    }
    if !offers {
        return (trimmed.to_string(), false);
    }
    (words.join(" ").trim_end_matches([',', ';']).to_string(), true)
}

/// Returns true if the word offers a draw.
pub(super) fn is_draw(word: &str) -> bool {
    bare(word).eq_ignore_ascii_case(DRAW)
}

/// Returns true if the word may be part of a draw offer.
pub(super) fn is_offer_word(word: &str) -> bool {
    is_draw(word) || DRAW_COMPANY.iter().any(|known| bare(word).eq_ignore_ascii_case(known))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_split_from_moves() {
        for (text, of_move, offers) in [
            ("5254", "5254", false),
            ("5254 (=)", "5254", true),
            ("5254(=)", "5254", true),
            ("Nf3 =", "Nf3", true),
            ("Nf3 draw?", "Nf3", true),
            ("e4, I offer a draw", "e4", true),
            ("Draw e8=Q", "e8=Q", true),
            ("(=)", "", true),
            ("no draw e4", "no e4", true),
            ("with e4", "with e4", false),
            ("e8 = Q", "e8 = Q", false),
            ("e8 = Q (=)", "e8 = Q", true),
            ("e8=Q =", "e8=Q", true),
            ("a x b5", "a x b5", false),
            ("a x b5 (=)", "a x b5", true),
            ("a x b5 =", "a x b5", true),
            ("a x b5 draw", "a x b5", true),
            ("a x b5, I offer a draw", "a x b5", true),
            ("draw a x b5", "a x b5", true),
            ("(=) a x b5", "a x b5", true),
            ("e4 I offer a draw", "e4", true),
            ("I offer a draw with e4", "e4", true),
            ("draw (=)", "", true),
            ("O-O", "O-O", false),
            ("O-O =", "O-O", true),
            ("0-0-0 (=)", "0-0-0", true),
            ("O-O-O draw offered", "O-O-O", true),
        ] {
            assert_eq!(split_offer(text), (of_move.to_string(), offers), "{text}");
        }
    }
}
