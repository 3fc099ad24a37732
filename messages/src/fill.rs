//! Lines that every mail program shows whole.

use unicode_linebreak::linebreaks;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A space that does not end a line.
pub const GLUE: char = '\u{a0}';

/// Begins an isolate from left to right, one of the direction of its first letter, and ends any (UAX #9).
pub(crate) const LRI: char = '\u{2066}';
pub(crate) const FSI: char = '\u{2068}';
pub(crate) const PDI: char = '\u{2069}';

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
    let empty = || String::with_capacity(columns);
    let (mut lines, mut line) = (Vec::new(), empty());
    let mut width = 0;
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let mut space = usize::from(width > 0);
        let length = space + word.len();
        // Most words are ASCII, and fit.
        if word.is_ascii() && width + length <= columns && line.len() + length <= MAX_BYTES {
            line.extend(std::iter::repeat_n(' ', space));
            line.push_str(word);
            width += length;
            continue;
        }
        for mut part in parts(word) {
            let is_full = |line: &String| line.len() + space + part.len() > MAX_BYTES;
            let mut wide = width_of(part);
            if width > 0 && (width + space + wide > columns || is_full(&line)) {
                lines.push(std::mem::replace(&mut line, empty()));
                (width, space) = (0, 0);
            }
            while wide > columns || part.len() > MAX_BYTES {
                let (head, rest) = part.split_at(fitting(part, columns));
                lines.push(head.replace(GLUE, " "));
                part = rest;
                wide = width_of(part);
            }
            line.extend(std::iter::repeat_n(' ', space));
            if part.is_ascii() {
                line.push_str(part);
            } else {
                line.extend(part.chars().map(|c| if c == GLUE { ' ' } else { c }));
            }
            width += space + wide;
            space = 0;
        }
    }
    lines.push(line);
    if !text.is_ascii() && text.contains(begins_isolate) { isolated_by_line(lines) } else { lines }
}

/// Returns the columns in which a text is shown. Most mails are ASCII, and Unicode's tables are slow.
#[must_use]
pub fn width_of(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.width() }
}

/// Returns the parts of a word that a line may end between (UAX #14). Most scripts need a space for that, and no address or
/// move is ever parted.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let is_wide = |c: Option<char>| c.and_then(|c| c.width()) == Some(2);
    // Hangul jamo are the first that are wide.
    let may_be_wide = !word.is_ascii() && word.contains(|c| c >= '\u{1100}');
    let breaks = may_be_wide.then(|| linebreaks(word));
    let mut from = 0;
    breaks
        .into_iter()
        .flatten()
        .map(|(at, _)| at)
        .filter(move |&at| is_wide(word[..at].chars().next_back()) || is_wide(word[at..].chars().next()))
        .chain([word.len()])
        .filter_map(move |at| {
            let part = word.get(from..at).filter(|part| !part.is_empty());
            from = at;
            part
        })
}

/// Ends every isolate in its line, and begins it in the next line again (UAX #9 ends it with the line).
fn isolated_by_line(lines: Vec<String>) -> Vec<String> {
    let mut open = String::new();
    let whole = |line: String| {
        let begun = open.clone();
        for c in line.chars() {
            if begins_isolate(c) {
                open.push(c);
            } else if c == PDI {
                open.pop();
            }
        }
        let ended: String = open.chars().map(|_| PDI).collect();
        format!("{begun}{line}{ended}")
    };
    lines.into_iter().map(whole).collect()
}

const fn begins_isolate(c: char) -> bool {
    matches!(c, '\u{2066}'..='\u{2068}')
}

/// Tells whether a character begins or ends an isolate, as those around arguments in text from right to left.
#[must_use]
pub const fn is_isolate(c: char) -> bool {
    begins_isolate(c) || c == PDI
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_scripts_break_where_unicode_says() {
        // No line begins with a full stop, and none ends with an opening bracket.
        assert_eq!(fill("你好。你好（再见）", 6), ["你好。", "你好", "（再", "见）"]);
        assert_eq!(fill("e4 你好", 5), ["e4 你", "好"]);
        let address = "https://play.example.org/v1/games/42";
        assert_eq!(fill(address, 40), [address], "an address is whole");
        assert_eq!(fill("ходи 5254-5355/e4", 12), ["ходи", "5254-5355/e4"], "so is a move");
    }

    #[test]
    fn isolate_ends_in_its_line() {
        let isolated = "\u{2068}Anna Maria\u{2069} ok";
        assert_eq!(fill(isolated, 20), [isolated]);
        assert_eq!(fill(isolated, 6), ["\u{2068}Anna\u{2069}", "\u{2068}Maria\u{2069}", "ok"]);
    }
}
