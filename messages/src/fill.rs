//! Lines that every mail program shows whole.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A space that does not end a line.
pub const GLUE: char = '\u{a0}';

/// The longest line anywhere but in quotations, in columns (RFC 5322 2.1.1).
pub const LONGEST: usize = 78;

/// The most bytes of a line, however little of it is seen (RFC 5322 2.1.1 allows 998).
pub const MAX_BYTES: usize = 800;

/// Text that stays on one line.
#[must_use]
pub fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

/// Fills one paragraph into lines that are shown in at most `columns`; a word that fits no line is cut. An empty paragraph
/// is one empty line.
#[must_use]
pub fn fill(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut width = 0;
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let mut word = word;
        if width > 0 && (width + 1 + word.width() > columns || line.len() + 1 + word.len() > MAX_BYTES) {
            lines.push(std::mem::take(&mut line));
            width = 0;
        }
        while word.width() > columns || word.len() > MAX_BYTES {
            let (head, rest) = word.split_at(fitting(word, columns));
            lines.push(head.replace(GLUE, " "));
            word = rest;
        }
        if width > 0 {
            line.push(' ');
            width += 1;
        }
        width += word.width();
        line.extend(word.chars().map(|c| if c == GLUE { ' ' } else { c }));
    }
    lines.push(line);
    lines
}

/// Returns the bytes of a word that are shown in `columns`. What is written above or below a letter stays with it.
fn fitting(word: &str, columns: usize) -> usize {
    let mut width = 0;
    let too_wide = word.char_indices().find(|(at, c)| {
        width += c.width().unwrap_or(0);
        width > columns || at + c.len_utf8() > MAX_BYTES
    });
    too_wide.map_or(word.len(), |(at, _)| at.max(word.chars().next().map_or(0, char::len_utf8)))
}
