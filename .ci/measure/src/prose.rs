//! The sentences of doc blocks and pages: the first words of a block, the length of a sentence, and phrases.

/// The most words of a sentence; code in backticks and a quotation are one word each.
pub const MOST_WORDS: usize = 25;

/// Words that no doc block opens with: a preposition, a relative or an adverb in place of a noun or a verb.
const OPENINGS: [&str; 32] = [
    "Of", "To", "By", "Through", "From", "For", "Into", "As", "What", "Whatever", "However", "How", "Why",
    "Where", "When", "Whether", "Which", "That", "Whom", "Who", "Whose", "Whoever", "Since", "Until", "Such",
    "Too", "Also", "Up", "Those", "So", "One's", "Nor",
];

/// Prepositions that may open a sentence, but not a block of a few words that has none.
const PREPOSITIONS: [&str; 11] =
    ["In", "On", "At", "With", "Without", "After", "Before", "Over", "Between", "Behind", "While"];

/// The most words of a block that is only a preposition with its noun.
const MOST_BARE: usize = 5;

/// Phrases of comments and pages that are no plain English; a word of [`NOT_BEHIND`] before one makes it plain.
const PHRASES: [&str; 19] = [
    "of before",
    "so many",
    "so often",
    "what of it",
    "is to be told",
    "stands in",
    "stands on",
    "stand in",
    "stand on",
    "stands for itself",
    "one that",
    "ones that",
    "whoever",
    "whomever",
    "one's own",
    "has not is",
    "as good as",
    "is as good",
    "what was given out",
];
const NOT_BEHIND: [&str; 2] = ["the", "only"];

/// A paragraph with the line of its first word.
pub struct Paragraph {
    pub line: usize,
    pub text: String,
    /// Nothing stood before it in its block.
    is_first: bool,
}

/// Returns the paragraphs of numbered lines without code, tables, headings, quotations and comments of HTML.
pub fn paragraphs<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    let (mut is_code, mut is_open, mut has_begun) = (false, false, false);
    for (number, line) in lines {
        let text = line.trim();
        if text.starts_with("```") {
            is_code = !is_code;
        }
        let is_indented = !is_open && line.starts_with("    ");
        if is_code
            || is_indented
            || text.is_empty()
            || text.starts_with("```")
            || text.starts_with(['|', '#', '<', '>'])
        {
            is_open = false;
            has_begun |= !text.is_empty();
            continue;
        }
        let item = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")).or_else(|| {
            let (digits, rest) = text.split_once(". ")?;
            digits.chars().all(|c| c.is_ascii_digit()).then_some(rest)
        });
        match (item, found.last_mut()) {
            (None, Some(open)) if is_open => {
                open.text.push(' ');
                open.text.push_str(text);
            }
            _ => found.push(Paragraph {
                line: number,
                text: item.unwrap_or(text).to_owned(),
                is_first: !has_begun,
            }),
        }
        (is_open, has_begun) = (true, true);
    }
    found
}

/// Returns the doc blocks of a file of Rust.
pub fn doc_blocks(text: &str) -> Vec<Vec<Paragraph>> {
    let (mut blocks, mut block) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines().chain([""])) {
        let line = line.trim_start();
        match line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) {
            Some(doc) if !line.starts_with("////") => {
                block.push((number, doc.strip_prefix(' ').unwrap_or(doc)))
            }
            _ if block.is_empty() => {}
            _ => blocks.push(paragraphs(std::mem::take(&mut block).into_iter())),
        }
    }
    blocks
}

/// Returns the sentences of a paragraph, with `C` for code and `Q` for a quotation.
fn sentences(text: &str) -> Vec<String> {
    let plain = replaced(&replaced(text, '`', "C"), '"', "Q");
    let (mut found, mut sentence) = (Vec::new(), String::new());
    let mut words = plain.split_whitespace().peekable();
    while let Some(word) = words.next() {
        sentence.push_str(word);
        sentence.push(' ');
        let end = word.trim_end_matches(['"', '*', ')', '_']);
        let is_capital =
            |next: &&str| next.trim_start_matches(['[', '*', '(']).starts_with(char::is_uppercase);
        if end.ends_with(['.', '?', '!']) || end.ends_with(':') && words.peek().is_some_and(is_capital) {
            found.push(std::mem::take(&mut sentence));
        }
    }
    found.push(sentence);
    found
}

/// Returns a text with one letter in place of what a pair of marks encloses.
fn replaced(text: &str, mark: char, letter: &str) -> String {
    let parts: Vec<&str> = text.split(mark).collect();
    let mut plain = String::new();
    for (at, part) in parts.iter().enumerate() {
        plain.push_str(if at % 2 == 1 && at + 1 < parts.len() { letter } else { part });
    }
    plain
}

fn count(sentence: &str) -> usize {
    sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

/// Returns the long sentences of a paragraph, with its line.
pub fn long_sentences(paragraph: &Paragraph) -> Vec<(usize, String)> {
    let long = sentences(&paragraph.text).into_iter().map(|sentence| (count(&sentence), sentence));
    let long = long.filter(|(words, _)| *words > MOST_WORDS);
    long.map(|(words, sentence)| (paragraph.line, format!("a sentence of {words} words: {sentence}")))
        .collect()
}

/// Returns the first words of a doc block if it opens with neither a verb nor a noun.
pub fn bad_opening(block: &[Paragraph]) -> Option<(usize, String)> {
    let first = block.first().filter(|first| first.is_first)?;
    let sentence = sentences(&first.text).into_iter().next()?;
    let word = first.text.split(|c: char| c.is_whitespace() || c == ',').next()?;
    let is_bare = PREPOSITIONS.contains(&word) && !sentence.contains(',') && count(&sentence) <= MOST_BARE;
    (is_bare || OPENINGS.contains(&word))
        .then(|| (first.line, format!("a doc block opens with {word:?}: {sentence}")))
}

/// Returns the phrase of a text that is ruled out. Code, links and quotations may have it.
pub fn unsound(text: &str) -> Option<&'static str> {
    let text = replaced(&replaced(text, '`', "C"), '"', "Q").to_lowercase();
    // A mark between two words is a word of its own, so that no phrase goes past it.
    let text: String = text
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || c == '\'' {
                c.to_string()
            } else if c == ' ' {
                " ".into()
            } else {
                " . ".into()
            }
        })
        .collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    PHRASES.iter().copied().find(|phrase| {
        let phrase: Vec<&str> = phrase.split(' ').collect();
        let starts = words.windows(phrase.len()).enumerate().filter(|(_, window)| *window == phrase);
        starts
            .map(|(at, _)| at.checked_sub(1).map_or("", |before| words[before]))
            .any(|before| !NOT_BEHIND.contains(&before))
    })
}
