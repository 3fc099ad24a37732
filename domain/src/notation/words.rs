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

/// Splits a move from the draw offer beside it: "5254 (=)", "Nf3 draw", "e4, I offer a draw". The words of an offer alone leave no
/// move.
#[must_use]
pub fn split_offer(text: &str) -> (String, bool) {
    let is_offer = |word: &str| matches!(word, "(=)" | "=") || bare(word).eq_ignore_ascii_case(DRAW);
    let (text, is_signed) = match text.trim().strip_suffix("(=)") {
        Some(text) => (text.trim_end(), true),
        None => (text.trim(), false),
    };
    if !is_signed && !text.split_whitespace().any(is_offer) {
        return (text.to_string(), false);
    }
    let is_company = |word: &str| DRAW_COMPANY.iter().any(|known| bare(word).eq_ignore_ascii_case(known));
    let of_move: Vec<&str> =
        text.split_whitespace().filter(|word| !is_offer(word) && !is_company(word)).collect();
    (of_move.join(" ").trim_end_matches([',', ';']).to_string(), true)
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
        ] {
            assert_eq!(split_offer(text), (of_move.to_string(), offers), "{text}");
        }
    }
}
