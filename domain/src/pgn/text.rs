use alloc::string::String;

/// The longest line of the moves.
const COLUMNS: usize = 78;

/// The longest value of a tag; readers may give up on lines beyond 255 bytes.
const MAX_VALUE: usize = 100;

/// PGN text in the making: tag pairs, then words filled into lines.
#[derive(Default)]
pub(super) struct Text {
    out: String,
    column: usize,
}

impl Text {
    pub(super) fn tag(&mut self, name: &str, value: &str) {
        self.out.push('[');
        self.out.push_str(name);
        self.out.push_str(" \"");
        for c in value.trim().chars().take(MAX_VALUE).map(printable) {
            if matches!(c, '"' | '\\') {
                self.out.push('\\');
            }
            self.out.push(c);
        }
        self.out.push_str("\"]\n");
    }

    pub(super) fn blank_line(&mut self) {
        self.out.push('\n');
        self.column = 0;
    }

    /// Adds every word of a text.
    pub(super) fn words(&mut self, text: &str) {
        text.split_whitespace().for_each(|word| self.word(word));
    }

    /// Adds a word, on a new line if it does not fit; a word longer than a line is cut. No line begins with `%`, `[` or
    /// `;`, which mean something else to readers that go by lines.
    pub(super) fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= COLUMNS;
            self.out.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        for c in word.chars() {
            if self.column >= COLUMNS {
                self.out.push('\n');
                self.column = 0;
            }
            if self.column == 0 && matches!(c, '%' | '[' | ';') {
                self.out.push(' ');
                self.column = 1;
            }
            self.out.push(c);
            self.column += 1;
        }
    }

    /// The lines so far, and those.
    pub(super) fn finish_with(mut self, lines: Self) -> String {
        self.out.push_str(&lines.out);
        self.out.push('\n');
        self.out
    }
}

/// Text of a person that a comment can contain: it cannot end the comment, nor pass for a clock.
pub(super) fn harmless(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '{' | '[' => '(',
            '}' | ']' => ')',
            c => printable(c),
        })
        .collect()
}

/// Returns the character, or a space in place of a control of the terminal or of the direction of writing.
fn printable(c: char) -> char {
    let controls = c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    if controls { ' ' } else { c }
}
