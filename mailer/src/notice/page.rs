//! A mail under construction: its parts in order, and the plain text of them. Paragraphs are filled to a width that every
//! mail program shows. [`super::html`] renders the same parts.

use std::borrow::Cow;

use app::ports::Player;
pub use messages::printable;
use messages::{GLUE, LONGEST, Language, MAX_BYTES, Message, Voice, fill, width_of};

use super::notes::Notes;

/// The width of filled lines. Quoting adds to it.
const COLUMNS: usize = 74;

/// Tells whether a line is a tag pair of PGN, such as `[White "Ann"]`.
fn is_tag_pair(line: &str) -> bool {
    let Some((name, value)) = line.trim_end().strip_prefix('[').and_then(|tag| tag.split_once(' ')) else {
        return false;
    };
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name && value.len() > 2 && value.starts_with('"') && value.ends_with("\"]")
}

/// The longest text; with the header fields a mail has at most 12 KB.
pub(super) const MAX_TEXT: usize = 10_400;

/// The parts of a mail and its text, in its reader's voice.
pub(super) struct Page {
    text: String,
    parts: Vec<Part>,
    voice: Voice,
    /// The notes for a reader who listens.
    notes: Option<Notes>,
}

/// A part of a mail.
pub(super) struct Part {
    /// It stands apart from the part above.
    pub(super) is_apart: bool,
    pub(super) content: Content,
}

/// The content of a part.
pub(super) enum Content {
    /// Sentences of one paragraph.
    Paragraph(Vec<Said>),
    /// The same about an answer that the reader can give.
    Offer(Vec<Said>),
    /// The same, each about something of its own.
    List(Vec<Said>),
    /// Lines that may be laid out by their blanks.
    Lines(String),
    /// A board in letters, the last move, and what the text leaves out: the pieces in words, and the form of Black's.
    Board { drawing: String, last_move: Option<String>, beside: Option<[Said; 2]> },
    /// The lines of a person's text, marked.
    Quotation(Vec<String>),
    /// The footer begins here.
    Footer,
    /// All that follows is for programs, which read the text.
    ForPrograms,
}

/// A sentence, and the language that it is in.
pub(super) struct Said {
    pub(super) text: String,
    pub(super) language: &'static Language,
}

impl Page {
    pub(super) fn new(voice: Voice, reader: Option<&Player>) -> Self {
        let notes = reader.filter(|reader| reader.no_board).map(|_| Notes::default());
        Self { text: String::with_capacity(MAX_TEXT / 4), parts: Vec::new(), voice, notes }
    }

    /// The notes of a reader who listens; `None` for others.
    pub(super) const fn notes(&self) -> Option<&Notes> {
        self.notes.as_ref()
    }

    fn heard<'t>(&mut self, text: impl Into<Cow<'t, str>>) -> Cow<'t, str> {
        let text = text.into();
        match &mut self.notes {
            Some(notes) => notes.heard(&text, &self.voice).into(),
            None => text,
        }
    }

    /// Says a message in a paragraph of its own.
    pub(super) fn say(&mut self, message: &Message) {
        self.say_all(std::slice::from_ref(message));
    }

    /// Says messages in one paragraph, if there are any.
    pub(super) fn say_all(&mut self, messages: &[Message]) {
        self.sentences(messages, Content::Paragraph);
    }

    /// Says messages about an answer that the reader can give.
    pub(super) fn offer(&mut self, messages: &[Message]) {
        self.sentences(messages, Content::Offer);
    }

    /// Says messages that are read one by one.
    pub(super) fn list(&mut self, messages: &[Message]) {
        self.sentences(messages, Content::List);
    }

    fn sentences(&mut self, messages: &[Message], content: fn(Vec<Said>) -> Content) {
        if messages.is_empty() {
            return;
        }
        let said: Vec<Said> = messages.iter().map(|message| self.said(message)).collect();
        match said.as_slice() {
            [only] => self.fill(&only.text),
            all => self.fill(&all.iter().map(|said| said.text.as_str()).collect::<Vec<_>>().join(" ")),
        }
        self.add(true, content(said));
    }

    fn said(&mut self, message: &Message) -> Said {
        let (text, language) = self.voice.say_in(message);
        Said { text: self.heard(text).into_owned(), language }
    }

    /// Says a message without an empty line before it.
    pub(super) fn say_below(&mut self, message: &Message) {
        let said = self.said(message);
        self.lines(&said.text);
        self.add(false, Content::Paragraph(vec![said]));
    }

    pub(super) const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Adds a filled paragraph.
    pub(super) fn paragraph(&mut self, text: &str) {
        let text = self.heard(text).into_owned();
        self.fill(&text);
        let language = self.voice.language();
        self.add(true, Content::Paragraph(vec![Said { text, language }]));
    }

    fn fill(&mut self, text: &str) {
        self.begin();
        for line in fill(text, COLUMNS) {
            self.line(&line);
        }
    }

    fn add(&mut self, is_apart: bool, content: Content) {
        self.parts.push(Part { is_apart, content });
    }

    /// Adds verbatim lines.
    pub(super) fn block(&mut self, lines: &str) {
        let lines = match &mut self.notes {
            Some(notes) => &notes.heard_lines(lines, &self.voice),
            None => lines,
        };
        self.begin();
        for line in lines.trim_end().lines() {
            self.line(line);
        }
        self.add(true, Content::Lines(lines.to_owned()));
    }

    /// Adds a board, which keeps its direction among text from right to left.
    pub(super) fn board(&mut self, drawing: String, last_move: Option<String>, beside: Option<[Message; 2]>) {
        self.begin();
        for line in drawing.lines() {
            self.line(&self.voice.isolated(line));
        }
        let beside = beside.map(|messages| messages.map(|message| self.said(&message)));
        self.add(true, Content::Board { drawing, last_move, beside });
    }

    /// Quotes a person's text, marked so that no line of it passes for ours or for a command.
    pub(super) fn quotation(&mut self, mark: &str, text: &str) {
        self.begin();
        self.quote(mark, text, true);
    }

    /// Adds a quotation without an empty line before it.
    pub(super) fn quoted(&mut self, mark: &str, text: &str) {
        self.quote(mark, text, false);
    }

    fn quote(&mut self, mark: &str, text: &str, is_apart: bool) {
        let mut lines = Vec::new();
        for paragraph in defused(text).lines() {
            for line in fill(&printable(paragraph), COLUMNS - mark.len()) {
                lines.push(format!("{mark}{line}").trim_end().to_owned());
            }
        }
        lines.iter().for_each(|line| self.line(line));
        self.add(is_apart, Content::Quotation(lines));
    }

    /// Adds an answer without an empty line before it. It may hold a board, so only lines that are too long are filled; a
    /// PGN tag stays whole for the programs that read it.
    pub(super) fn answer(&mut self, text: &str) {
        let text = self.heard_answer(text);
        self.lines(&text);
        self.add(false, Content::Lines(text.into_owned()));
    }

    /// Adds an answer with an empty line before it.
    pub(super) fn answer_apart(&mut self, text: &str) {
        self.begin();
        let text = self.heard_answer(text);
        self.lines(&text);
        self.add(true, Content::Lines(text.into_owned()));
    }

    /// The game as PGN is for programs.
    fn heard_answer<'t>(&mut self, text: &'t str) -> Cow<'t, str> {
        if text.lines().any(is_tag_pair) { text.into() } else { self.heard(text) }
    }

    fn lines(&mut self, text: &str) {
        for line in text.lines() {
            if line.len() <= MAX_BYTES && (width_of(line) <= LONGEST || is_tag_pair(line)) {
                self.line(&line.replace(GLUE, " "));
                continue;
            }
            let indent: String = line.chars().take_while(|&c| c == ' ').take(COLUMNS / 2).collect();
            for filled in fill(line, COLUMNS - indent.len()) {
                self.line(&format!("{indent}{filled}"));
            }
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds the signature mark of RFC 3676 4.3, below which mail programs quote nothing, and the site with its address.
    pub(super) fn signature(&mut self, site: &str) {
        self.begin();
        self.line("-- ");
        self.add(true, Content::Footer);
        self.lines(site);
        self.add(false, Content::Lines(site.to_owned()));
    }

    /// Begins what is for programs, which read the text alone.
    pub(super) fn for_programs(&mut self) {
        self.add(false, Content::ForPrograms);
    }

    fn begin(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// Returns the sentences that only the HTML has.
    pub(super) fn beside_text(&self) -> impl Iterator<Item = &str> {
        let boards = self.parts.iter().filter_map(|part| match &part.content {
            Content::Board { beside, .. } => beside.as_ref(),
            _ => None,
        });
        boards.flatten().map(|said| said.text.as_str())
    }

    /// The parts that people read.
    pub(super) fn for_people(&self) -> &[Part] {
        let is_end = |part: &Part| matches!(part.content, Content::ForPrograms);
        &self.parts[..self.parts.iter().position(is_end).unwrap_or(self.parts.len())]
    }

    pub(super) fn text(&self) -> &str {
        &self.text
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
        let mut page = Page::new(Voice::english(), None);
        page.paragraph(&format!("{} end", "x".repeat(160)));
        let lines: Vec<String> = page.text().lines().map(Into::into).collect();
        assert_eq!(lines.iter().map(String::len).collect::<Vec<_>>(), [74, 74, 16]);
        assert!(lines[2].ends_with("x end"));
        // What is written above a letter takes no column, and bytes all the same.
        page = Page::new(Voice::english(), None);
        page.paragraph(&format!("a{} b", "\u{301}".repeat(3_000)));
        page.quoted("| ", &"a\u{301}\u{200d} ".repeat(600));
        page.answer(&"\u{301}".repeat(3_000));
        let text = page.text();
        assert!(
            text.matches('\u{301}').count() == 6_600 && text.lines().all(|line| line.len() < 998),
            "{text}"
        );
    }

    #[test]
    fn player_text_stays_quoted() {
        let mut page = Page::new(Voice::english(), None);
        page.paragraph("Ann writes:");
        page.quoted("| ", "hi\r\n.\r\n[Event \"x\"]\u{202e}\u{0}\u{2028}12. e4\n\nend");
        let text = page.text();
        assert_eq!(text, "Ann writes:\n| hi\n| .\n| (Event \"x\")\n| 12. e4\n|\n| end\n");
    }
}
