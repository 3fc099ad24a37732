//! Plain text under construction: paragraphs filled to a width that every mail program shows, and verbatim blocks.

pub use messages::printable;
use messages::{GLUE, LONGEST, MAX_BYTES, Message, Voice, fill};
use unicode_width::UnicodeWidthStr;

/// The width of filled lines. Quoting adds to it.
const COLUMNS: usize = 74;

/// The longest text; with the header fields a mail has at most 12 KB.
pub(super) const MAX_TEXT: usize = 10_400;

/// The text of a mail, in its reader's voice.
pub(super) struct Page {
    text: String,
    voice: Voice,
}

impl Page {
    pub(super) const fn new(voice: Voice) -> Self {
        Self { text: String::new(), voice }
    }

    /// Says a message in a paragraph of its own.
    pub(super) fn say(&mut self, message: &Message) {
        self.paragraph(&self.voice.say(message));
    }

    /// Says messages in one paragraph, if there are any.
    pub(super) fn say_all(&mut self, messages: &[Message]) {
        if !messages.is_empty() {
            self.paragraph(&self.voice.say_all(messages));
        }
    }

    /// Says a message without an empty line before it.
    pub(super) fn say_below(&mut self, message: &Message) {
        self.answer(&self.voice.say(message));
    }

    pub(super) const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Adds a filled paragraph.
    pub(super) fn paragraph(&mut self, text: &str) {
        self.begin();
        for line in fill(text, COLUMNS) {
            self.line(&line);
        }
    }

    /// Adds verbatim lines.
    pub(super) fn block(&mut self, lines: &str) {
        self.begin();
        for line in lines.trim_end().lines() {
            self.line(line);
        }
    }

    /// Adds a drawing, which keeps its direction among text from right to left.
    pub(super) fn drawing(&mut self, lines: &str) {
        self.begin();
        for line in lines.trim_end().lines() {
            self.line(&self.voice.isolated(line));
        }
    }

    /// Quotes a person's text, marked so that no line of it passes for ours or for a command.
    pub(super) fn quotation(&mut self, mark: &str, text: &str) {
        self.begin();
        self.quoted(mark, text);
    }

    /// Adds a quotation without an empty line before it.
    pub(super) fn quoted(&mut self, mark: &str, text: &str) {
        for paragraph in defused(text).lines() {
            for line in fill(&printable(paragraph), COLUMNS - mark.len()) {
                self.line(format!("{mark}{line}").trim_end());
            }
        }
    }

    /// Adds an answer without an empty line before it. It may hold a board, so only lines that are too long are filled; a
    /// PGN tag stays whole for the programs that read it.
    pub(super) fn answer(&mut self, text: &str) {
        for line in text.lines() {
            if line.len() <= MAX_BYTES && (line.width() <= LONGEST || line.starts_with('[')) {
                self.line(&line.replace(GLUE, " "));
                continue;
            }
            let indent: String = line.chars().take_while(|&c| c == ' ').take(COLUMNS / 2).collect();
            for filled in fill(line, COLUMNS - indent.len()) {
                self.line(&format!("{indent}{filled}"));
            }
        }
    }

    /// Adds a line.
    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds the signature mark of RFC 3676 4.3; mail programs quote nothing below it.
    pub(super) fn signature(&mut self) {
        self.begin();
        self.line("-- ");
    }

    pub(super) fn begin(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Replaces brackets: cmail looks for PGN in the whole mail and must not find it in a player's text.
fn defused(text: &str) -> String {
    text.replace("\r\n", "\n")
        .replace(['\r', '\u{2028}', '\u{2029}'], "\n")
        .replace('[', "(")
        .replace(']', ")")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_filled_and_long_words_cut() {
        let mut page = Page::new(Voice::english());
        page.paragraph(&format!("{} end", "x".repeat(160)));
        let lines: Vec<String> = page.finish().lines().map(Into::into).collect();
        assert_eq!(lines.iter().map(String::len).collect::<Vec<_>>(), [74, 74, 16]);
        assert!(lines[2].ends_with("x end"));
        // What is written above a letter takes no column, and bytes all the same.
        page = Page::new(Voice::english());
        page.paragraph(&format!("a{} b", "\u{301}".repeat(3_000)));
        page.quoted("| ", &"a\u{301}\u{200d} ".repeat(600));
        page.answer(&"\u{301}".repeat(3_000));
        let text = page.finish();
        assert!(
            text.matches('\u{301}').count() == 6_600 && text.lines().all(|line| line.len() < 998),
            "{text}"
        );
    }

    #[test]
    fn player_text_stays_quoted() {
        let mut page = Page::new(Voice::english());
        page.paragraph("Ann writes:");
        page.quoted("| ", "hi\r\n.\r\n[Event \"x\"]\u{202e}\u{0}\u{2028}12. e4\n\nend");
        let text = page.finish();
        assert_eq!(text, "Ann writes:\n| hi\n| .\n| (Event \"x\")\n| 12. e4\n|\n| end\n");
    }
}
