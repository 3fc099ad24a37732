//! The commands of players in their own language: `command-*` and `word-*` of its file.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use unicode_normalization::UnicodeNormalization;

use crate::{LISTS, Language, MESSAGES};

/// The beginnings of the ids of what is written behind a setting.
pub(crate) const VALUES: [&str; 4] = ["notation-", "format-", "kind-", "weekday-"];

/// The place in a line where a way is looked for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Kind {
    /// The words at the beginning.
    Command,
    /// The words behind a command.
    Word,
    /// In a challenge, too, where other words may be a part of a name.
    Term,
    /// The words behind "where". It may be a part of any name.
    Piece,
    /// Behind a setting, where it is none of the other words.
    Value,
}

impl Kind {
    pub(crate) fn of(id: &str) -> Option<Self> {
        Some(match id {
            id if id.contains('.') => return None,
            "word-white" | "word-black" | "word-random" | "word-days" | "word-a-move" | "word-in-all" => {
                Self::Term
            }
            "word-king" | "word-queen" | "word-rook" | "word-bishop" | "word-knight" | "word-pawn" => {
                Self::Piece
            }
            "word-and" => Self::Value,
            id if id.starts_with("word-") => Self::Word,
            id if VALUES.iter().any(|begin| id.starts_with(begin)) => Self::Value,
            id if id.starts_with("command-") => Self::Command,
            _ => return None,
        })
    }
}

/// Tells whether a message is a way to write something that is read.
pub(crate) fn is_read(id: &str) -> bool {
    Kind::of(id).is_some()
}

/// A way in which a language writes a command or a word.
#[derive(Debug)]
struct Way {
    words: Vec<String>,
    english: String,
    kind: Kind,
}

impl Way {
    /// "then" stands behind "if".
    fn is_command(&self) -> bool {
        self.kind == Kind::Command && self.english != "then"
    }

    fn is_word(&self) -> bool {
        matches!(self.kind, Kind::Word | Kind::Term)
    }

    fn is_of_condition(&self) -> bool {
        self.kind == Kind::Command && matches!(self.english.as_str(), "if" | "then")
    }
}

/// The ways of one language by their first words, the longest first.
#[derive(Debug, Default)]
pub(crate) struct Ways(HashMap<String, Vec<Way>>);

/// A line that begins with a command or a word of a language.
#[derive(Debug, Eq, PartialEq)]
pub struct Begun<'a> {
    /// The command or the word in English, with a colon if the line has one there.
    pub said: String,
    /// The rest of the line, as it was written.
    pub rest: &'a str,
}

impl Ways {
    pub(crate) fn of(language: &Language) -> Self {
        let mut ways = Self::default();
        if language.is_english() {
            return ways;
        }
        for (id, _) in MESSAGES {
            let Some(kind) = Kind::of(id) else { continue };
            let [Some(english), _] = texts(Language::english(), id) else { continue };
            for way in written(language, id) {
                let words: Vec<String> = fold(&way).split_whitespace().map(str::to_owned).collect();
                let Some(first) = words.first().cloned() else { continue };
                ways.0.entry(first).or_default().push(Way { words, english: english.clone(), kind });
            }
        }
        for ways in ways.0.values_mut() {
            ways.sort_by_key(|way| usize::MAX - way.words.len());
        }
        ways
    }

    pub(crate) fn command<'a>(&self, line: &'a str) -> Option<Begun<'a>> {
        self.begun(line, Way::is_command)
    }

    fn first_words(&self) -> impl Iterator<Item = &str> {
        let begins = |(_, ways): &(&String, &Vec<Way>)| ways.iter().any(Way::is_command);
        self.0.iter().filter(begins).map(|(first, _)| first.as_str())
    }

    pub(crate) fn word<'a>(&self, line: &'a str) -> Option<Begun<'a>> {
        self.begun(line, Way::is_word)
    }

    pub(crate) fn conditions(&self, text: &str) -> Option<String> {
        Folded::of(text).replaced(self, Way::is_of_condition)
    }

    pub(crate) fn offer(&self, text: &str) -> Option<String> {
        let mut line = Folded::of(text);
        line.bare = line.written.iter().map(|word| bare(word.trim_matches(['(', ')']))).collect();
        line.replaced(self, |way| way.kind == Kind::Command && way.english == "draw")
    }

    pub(crate) fn words(&self, command: &str, text: &str) -> Option<String> {
        let value = |way: &Way| way.is_word() || way.kind == Kind::Value;
        let sought: fn(&Way) -> bool = match command {
            "where" => |way: &Way| way.kind == Kind::Piece,
            "challenge" => |way: &Way| way.kind == Kind::Term,
            "set notation" | "set mail" | "set digest" | "unsubscribe" => value,
            command if command.starts_with("notices ") => value,
            _ => |way: &Way| way.is_word() || way.is_of_condition(),
        };
        Folded::of(text).replaced(self, sought)
    }

    fn begun<'a>(&self, line: &'a str, sought: fn(&Way) -> bool) -> Option<Begun<'a>> {
        // Most lines end here.
        self.0.get(&bare(line.split_whitespace().next()?))?;
        let line = Folded::of(line);
        let way = line.way(0, self, sought)?;
        let last = line.written[way.words.len() - 1];
        let end = last.as_ptr() as usize - line.text.as_ptr() as usize + last.len();
        let rest = line.text[end..].trim_start();
        // French has a blank before it.
        let behind = rest.strip_prefix(':').filter(|rest| !rest.starts_with(|c: char| !c.is_whitespace()));
        let colon = if behind.is_some() || last.ends_with(':') { ":" } else { "" };
        let rest = behind.map_or(rest, str::trim_start);
        Some(Begun { said: format!("{}{colon}", way.english), rest })
    }
}

/// The languages whose commands are read, by the first words of these.
static BY_FIRST_WORD: LazyLock<HashMap<&'static str, Vec<&'static Language>>> = LazyLock::new(|| {
    let mut by_word: HashMap<_, Vec<_>> = HashMap::new();
    for language in Language::all().iter().filter(|language| language.has_commands()) {
        for word in language.ways().first_words() {
            by_word.entry(word).or_default().push(language);
        }
    }
    by_word
});

/// Returns the commands that a line begins with, in every language whose commands are read, beside English.
pub fn commands(line: &str) -> impl Iterator<Item = (&'static Language, Begun<'_>)> {
    let first = line.split_whitespace().next().map(bare);
    let languages = first.and_then(|first| BY_FIRST_WORD.get(first.as_str()));
    languages.into_iter().flatten().filter_map(move |language| Some((*language, language.command(line)?)))
}

fn bare(word: &str) -> String {
    fold(word).trim_end_matches(['.', '!', ',', ':', '\u{964}', '\u{60c}', '\u{61b}', '\u{3002}']).to_owned()
}

/// The words of a line as they are compared.
struct Folded<'a> {
    text: &'a str,
    written: Vec<&'a str>,
    /// The words without the marks of a sentence behind them.
    bare: Vec<String>,
}

impl<'a> Folded<'a> {
    fn of(text: &'a str) -> Self {
        let written: Vec<&str> = text.split_whitespace().collect();
        let bare = written.iter().map(|word| bare(word)).collect();
        Self { text, written, bare }
    }

    /// Returns the way that begins at a word.
    fn way<'w>(&self, at: usize, ways: &'w Ways, sought: fn(&Way) -> bool) -> Option<&'w Way> {
        let stands = |way: &&Way| self.bare.get(at..at + way.words.len()) == Some(way.words.as_slice());
        ways.0.get(self.bare.get(at)?)?.iter().find(|way| sought(way) && stands(way))
    }

    /// Returns the line with what is sought in English; `None` if it has nothing of it.
    fn replaced(&self, ways: &Ways, sought: fn(&Way) -> bool) -> Option<String> {
        let (mut said, mut at, mut has_any) = (Vec::new(), 0, false);
        while let Some(word) = self.written.get(at) {
            // Behind a name it may be a surname.
            let stands = |way: &&Way| {
                let last = said.last().map_or("", String::as_str);
                let is_length = last == "days" || last.starts_with(|c: char| c.is_ascii_digit());
                match way.english.as_str() {
                    "days" => last.ends_with(|c: char| c.is_ascii_digit()),
                    "a move" | "in all" => is_length,
                    _ => true,
                }
            };
            match self.way(at, ways, sought).filter(stands) {
                Some(way) => {
                    has_any = true;
                    at += way.words.len();
                    let last = self.written[at - 1];
                    let marks = &last[last.trim_end_matches([',', ':', '\u{60c}']).len()..];
                    said.push(format!("{}{marks}", way.english));
                }
                None => {
                    said.push((*word).to_owned());
                    at += 1;
                }
            }
        }
        // Arabic has a comma of its own.
        has_any.then(|| said.join(" ").replace('\u{60c}', ","))
    }
}

/// Returns every way in which a language writes a command or a word: its value, and the attribute `also`.
#[must_use]
pub fn written(language: &Language, id: &str) -> Vec<String> {
    let all = texts(language, id);
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
    /// Several words, where one alone is an ordinary word of another language.
    pub phrases: Vec<String>,
}

/// Returns the words that a message lists, of all languages whose commands are read. A reader of mail is careful in any of
/// them, whichever its sender chose.
#[must_use]
pub fn listed(id: &str) -> Listed {
    listed_of(id, Language::all().iter().filter(|language| language.has_commands()))
}

/// Returns the words that a message lists, of these languages.
pub(crate) fn listed_of(id: &str, languages: impl Iterator<Item = &'static Language>) -> Listed {
    let mut listed = Listed::default();
    for way in languages.flat_map(|language| written(language, id)) {
        match way.strip_suffix('*') {
            Some(begins) => listed.begins.push(fold(begins)),
            None if way.contains(' ') => listed.phrases.push(fold(&way)),
            None => drop(listed.whole.insert(fold(&way))),
        }
    }
    listed
}

/// Returns the words of a list for the reader of mail, in lower case, of all languages together. People write in several
/// languages, and mail programs quote in their own.
#[must_use]
pub fn known(id: &str) -> &'static [&'static str] {
    LISTS.iter().find(|(list, _)| *list == id).map_or(&[], |(_, words)| words)
}

/// Tells whether a message lists words that are read and never printed.
#[must_use]
pub fn is_list(id: &str) -> bool {
    id.starts_with("reading-") || matches!(id, "sealing-words" | "draft-words")
}

/// Returns the value and the attribute `also` of a message. Such words have no placeables, so the message is parsed alone. A
/// reader of mail knows the words of every language, and loads no other messages.
fn texts(language: &Language, id: &str) -> [Option<String>; 2] {
    let Some(entry) = language.entry(id) else { return [None, None] };
    let resource = FluentResource::try_new(entry.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let mut bundle = FluentBundle::new_concurrent(Vec::new());
    bundle.add_resource_overriding(resource);
    let Some(message) = bundle.get_message(id) else { return [None, None] };
    let also = message.get_attribute("also").map(|also| also.value());
    [message.value(), also].map(|pattern| {
        pattern.map(|pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    })
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
        // The dot of a capital I, vowel signs of Arabic, and invisible characters.
        '\u{307}' | '\u{64b}'..='\u{652}' | '\u{640}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}' => {
            None
        }
        c => Some(c),
    });
    plain.collect()
}
