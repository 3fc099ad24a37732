//! The commands of players in their own language: `command-*` and `word-*` of its file.

use std::collections::{HashMap, HashSet};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use unicode_normalization::UnicodeNormalization;

use crate::{Language, MESSAGES};

const TERMS: [&str; 4] = ["word-white", "word-black", "word-random", "word-days"];
const PIECES: [&str; 6] = ["word-king", "word-queen", "word-rook", "word-bishop", "word-knight", "word-pawn"];

/// A way in which a language writes something: its words, and what it is in English.
type Way = (Vec<String>, String);

/// The ways to write commands in one language, by their first words; the longest first.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    commands: HashMap<String, Vec<Way>>,
    /// The words of conditions, which stand in the middle of a line, too.
    conditions: HashMap<String, Vec<Way>>,
    /// Words behind a command.
    words: HashMap<String, Vec<Way>>,
    /// The terms of a challenge: other words may be a part of its name.
    terms: HashMap<String, Vec<Way>>,
    /// Pieces, which stand behind "where". They may be a part of any name.
    pieces: HashMap<String, Vec<Way>>,
}

/// A line that begins with a command or a word of a language.
#[derive(Debug, Eq, PartialEq)]
pub struct Begun<'a> {
    /// It in English, with a colon if the line has one there.
    pub said: String,
    /// The rest of the line, as it was written.
    pub rest: &'a str,
}

impl Ways {
    pub(crate) fn of(language: &Language) -> Self {
        let mut ways = Self::default();
        if language == Language::english() {
            return ways;
        }
        for (id, _) in MESSAGES {
            let kind = id.split('-').next().unwrap_or_default();
            if id.contains('.') || !matches!(kind, "command" | "word") {
                continue;
            }
            let Some(english) = text(Language::english().bundle(), id, None) else { continue };
            let (is_piece, is_term) = (PIECES.contains(id), TERMS.contains(id));
            for way in written(language, id) {
                let words: Vec<String> = fold(&way).split_whitespace().map(str::to_owned).collect();
                let Some(first) = words.first().cloned() else { continue };
                let is_condition = matches!(english.as_str(), "if" | "then");
                let tables = [
                    (kind == "command" && english != "then", &mut ways.commands),
                    (is_condition, &mut ways.conditions),
                    (kind == "word" && !is_piece, &mut ways.words),
                    (is_piece, &mut ways.pieces),
                    (is_term, &mut ways.terms),
                ];
                for (_, table) in tables.into_iter().filter(|(belongs, _)| *belongs) {
                    table.entry(first.clone()).or_default().push((words.clone(), english.clone()));
                }
            }
        }
        for table in
            [&mut ways.commands, &mut ways.conditions, &mut ways.words, &mut ways.terms, &mut ways.pieces]
        {
            for ways in table.values_mut() {
                ways.sort_by_key(|(words, _)| usize::MAX - words.len());
            }
        }
        ways
    }

    pub(crate) fn command<'a>(&self, line: &'a str) -> Option<Begun<'a>> {
        // Most lines end here.
        let first = bare(line.split_whitespace().next()?);
        self.commands.contains_key(&first).then(|| Folded::of(line))?.begun(&self.commands)
    }

    pub(crate) fn word<'a>(&self, line: &'a str) -> Option<Begun<'a>> {
        Folded::of(line).begun(&self.words)
    }

    pub(crate) fn conditions(&self, text: &str) -> Option<String> {
        Folded::of(text).replaced(&[&self.conditions])
    }

    pub(crate) fn words(&self, command: &str, text: &str) -> Option<String> {
        let tables: &[_] = match command {
            "where" => &[&self.pieces],
            "challenge" => &[&self.terms],
            _ => &[&self.words, &self.conditions],
        };
        Folded::of(text).replaced(tables)
    }
}

fn bare(word: &str) -> String {
    fold(word).trim_end_matches(['.', '!', ',', ':', '\u{964}', '\u{61f}', '\u{3002}']).to_owned()
}

/// The words of a line as they are compared.
struct Folded<'a> {
    text: &'a str,
    written: Vec<&'a str>,
    /// Without the marks of a sentence behind them.
    bare: Vec<String>,
}

impl<'a> Folded<'a> {
    fn of(text: &'a str) -> Self {
        let written: Vec<&str> = text.split_whitespace().collect();
        let bare = written.iter().map(|word| bare(word)).collect();
        Self { text, written, bare }
    }

    /// Returns the number of words of the way that begins here, and the English one.
    fn begins<'w>(&self, at: usize, table: &'w HashMap<String, Vec<Way>>) -> Option<(usize, &'w str)> {
        let begins = |(words, _): &&Way| self.bare.get(at..at + words.len()).is_some_and(|own| own == words);
        let (words, english) = table.get(self.bare.get(at)?)?.iter().find(begins)?;
        Some((words.len(), english))
    }

    fn begun(&self, table: &HashMap<String, Vec<Way>>) -> Option<Begun<'a>> {
        let (words, english) = self.begins(0, table)?;
        let last = self.written[words - 1];
        let end = last.as_ptr() as usize - self.text.as_ptr() as usize + last.len();
        let colon = if last.ends_with(':') { ":" } else { "" };
        Some(Begun { said: format!("{english}{colon}"), rest: self.text[end..].trim_start() })
    }

    /// Returns the line with the words of these tables in English; `None` if it has none.
    fn replaced(&self, tables: &[&HashMap<String, Vec<Way>>]) -> Option<String> {
        let (mut said, mut at, mut has_any) = (Vec::new(), 0, false);
        while let Some(word) = self.written.get(at) {
            match tables.iter().find_map(|table| self.begins(at, table)) {
                Some((words, english)) => {
                    has_any = true;
                    let last = self.written[at + words - 1];
                    let marks = &last[last.trim_end_matches([',', ':']).len()..];
                    said.push(format!("{english}{marks}"));
                    at += words;
                }
                None => {
                    said.push((*word).to_owned());
                    at += 1;
                }
            }
        }
        has_any.then(|| said.join(" "))
    }
}

/// Every way in which a language writes a command or a word: its value, and the attribute `also`.
pub(crate) fn written(language: &Language, id: &str) -> Vec<String> {
    let bundle = language.bundle();
    let all = [text(bundle, id, None), text(bundle, id, Some("also"))];
    let ways = all.iter().flatten().flat_map(|ways| ways.split('|')).map(|way| way.trim().to_owned());
    ways.filter(|way| !way.is_empty()).collect()
}

/// Words that every language lists for the reader of mail.
#[derive(Debug, Default)]
pub struct Listed {
    /// Whole words, as [`fold`] writes them.
    pub whole: HashSet<String>,
    /// Beginnings of words.
    pub begins: Vec<String>,
}

/// Returns the words that a message lists, of all languages: what makes the reader more careful is never a matter of the one
/// that a player chose.
#[must_use]
pub fn listed(id: &str) -> Listed {
    let mut listed = Listed::default();
    for way in Language::all().iter().flat_map(|language| written(language, id)) {
        match way.strip_suffix('*') {
            Some(begins) => listed.begins.push(fold(begins)),
            None => drop(listed.whole.insert(fold(&way))),
        }
    }
    listed
}

fn text(bundle: &FluentBundle<FluentResource>, id: &str, attribute: Option<&str>) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// Returns a word as it is compared: in one form of its letters, whatever keyboard it was written on.
#[must_use]
pub fn fold(word: &str) -> String {
    let plain = word.nfkc().flat_map(char::to_lowercase).filter_map(|c| match c {
        '\u{131}' => Some('i'),
        '\u{253}' => Some('b'),
        '\u{257}' => Some('d'),
        '\u{199}' => Some('k'),
        '\u{1b4}' => Some('y'),
        '\u{2019}' | '\u{2bc}' => Some('\''),
        // The dot of a capital I, vowel signs of Arabic, and what nobody sees.
        '\u{307}' | '\u{64b}'..='\u{652}' | '\u{640}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}' => {
            None
        }
        c => Some(c),
    });
    plain.collect()
}
