//! Undoes the changes that mail programs and keyboards make to a move.

use alloc::string::String;

use unicode_normalization::UnicodeNormalization as _;

/// Longer texts are no move, not even an announced one with its promotion.
const MAX_CHARS: usize = 100;

/// The most characters of a refused text that an answer repeats.
const MAX_SHOWN: usize = 64;

/// Cleans a text: NFKC, one kind of dash, one kind of capture sign, nothing invisible, no blanks around. Returns `None` if it
/// is empty or too long for a move. Letters of other scripts stay what they are: a Cyrillic "е" is not a file.
pub(super) fn clean(text: &str) -> Option<String> {
    if text.chars().nth(2 * MAX_CHARS).is_some() {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    if text.is_ascii() {
        out.push_str(text);
    } else {
        out.extend(text.nfkc().filter(|&c| !invisible(c)).map(fold));
    }
    if out.bytes().any(|b| b.is_ascii_control()) {
        out = out.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    }
    let out = String::from(out.trim_matches(wrapper));
    (!out.is_empty() && out.chars().nth(MAX_CHARS).is_none()).then_some(out)
}

/// A text as an answer may repeat it: short, on one line, nothing that reorders it.
pub(super) fn excerpt(text: &str) -> String {
    text.trim().chars().filter(|&c| !c.is_control() && !invisible(c)).take(MAX_SHOWN).collect()
}

/// Blanks, quotes and the marks of plain-text emphasis.
fn wrapper(c: char) -> bool {
    c.is_whitespace() || matches!(c, '"' | '\'' | '`' | '*' | '_' | '“' | '”' | '„' | '‘' | '’' | '«' | '»')
}

/// Byte-order mark, zero-width and soft-hyphen characters, direction controls, variation selectors.
fn invisible(c: char) -> bool {
    matches!(
        c,
        '\u{feff}' | '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{180e}'
    )
}

fn fold(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{2e3a}' | '\u{2e3b}' | '\u{30fc}' => '-',
        '×' | '✕' | '✖' | '╳' => 'x',
        '∶' | '꞉' => ':',
        '†' | '‡' => '+',
        '•' | '·' => '.',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}
