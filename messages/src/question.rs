//! Words that ask about a game as it stands: one list for mail and pages, which answer them in words and play nothing.

use domain::{File, Rank, Role, notation::Letters, wire};

use crate::{Language, latin};

/// The subject of the question.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Question {
    /// The squares of one kind of piece.
    Where(Role),
    /// The pieces on a file.
    File(File),
    /// The pieces on a rank.
    Rank(Rank),
    /// The last move.
    Last,
    /// Both clocks.
    Clocks,
}

/// A word where a move is expected.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Word {
    /// A question.
    Asks(Question),
    /// Asks who the opponent is.
    Opponent,
    /// An offer of a draw, which goes with a move.
    Draw,
    /// The word to resign, which is to be confirmed.
    Resigns,
}

/// The ways to write a line, in lower case. `|` separates words of the same meaning, `_` is any word, and `..` any number of
/// them.
pub type Forms = &'static [&'static str];

/// Asks for the squares of pieces.
pub const WHERE: Forms = &["where _", "where is|are _"];
/// Asks for a file.
pub const FILE: Forms = &["file _"];
/// Asks for a rank.
pub const RANK: Forms = &["rank _"];
/// Asks for the last move.
pub const LAST: Forms = &["last", "last move"];
/// Asks for the clocks.
pub const CLOCKS: Forms = &["clocks|clock|status", "show clocks"];
/// Offers a draw.
pub const DRAW: Forms = &["draw|draw?|(=)|=", "draw offer", "offer draw", "i offer a draw"];
/// Resigns, confirmed or not.
pub const RESIGN: Forms = &["resign", "i resign", "resign _"];

/// A way to write a line, taken apart.
pub struct Form {
    words: Vec<Vec<&'static str>>,
    is_open: bool,
}

impl Form {
    /// Takes a form apart.
    #[must_use]
    pub fn of(form: &'static str) -> Self {
        let is_open = form.ends_with("..");
        let words = form.split(' ').filter(|word| *word != "..");
        Self { words: words.map(|word| word.split('|').collect()).collect(), is_open }
    }

    /// The words it can begin with.
    #[must_use]
    pub fn first(&self) -> &[&'static str] {
        self.words.first().map(Vec::as_slice).unwrap_or_default()
    }

    /// Tells whether the words of a line, in lower case, are of this form.
    #[must_use]
    pub fn fits(&self, lower: &[&str]) -> bool {
        let is_long_enough =
            if self.is_open { lower.len() >= self.words.len() } else { lower.len() == self.words.len() };
        is_long_enough
            && self.words.iter().zip(lower).all(|(known, word)| known == &["_"] || known.contains(word))
    }
}

impl Question {
    /// Reads the words of a line in English and in lower case. A piece may have its letter in `letters`, which comes before the
    /// English one.
    #[must_use]
    pub fn read(lower: &[&str], letters: Letters) -> Option<Self> {
        let last = lower.last()?;
        if fits(WHERE, lower) {
            piece_of(last, letters).or_else(|| role(last)).map(Self::Where)
        } else if fits(FILE, lower) {
            letter(last).and_then(File::from_char).map(Self::File)
        } else if fits(RANK, lower) {
            letter(last).and_then(Rank::from_char).map(Self::Rank)
        } else if fits(LAST, lower) {
            Some(Self::Last)
        } else {
            fits(CLOCKS, lower).then_some(Self::Clocks)
        }
    }

    /// Tells whether a line in English asks for the squares of a piece by its letter in any language.
    #[must_use]
    pub fn asks_where(line: &str) -> bool {
        let lower = line.to_lowercase();
        let lower: Vec<&str> = lower.split_whitespace().map(bare).collect();
        let asks = |letters| matches!(Self::read(&lower, letters), Some(Self::Where(_)));
        Letters::ALL.into_iter().any(asks)
    }
}

impl Word {
    /// Reads a line in English, in the words of a language, or in short: `p N`, `s e`, `s 4`, `c`, `l` and `o`.
    #[must_use]
    pub fn read(line: &str, language: &Language, letters: Letters) -> Option<Self> {
        let in_english = Some(language).filter(|language| language.has_commands()).and_then(|language| {
            let begun = language.command(line)?;
            let rest = language.words(&begun.said, begun.rest);
            Some(format!("{} {}", begun.said, rest.as_deref().unwrap_or(begun.rest)))
        });
        Self::in_english(line, letters).or_else(|| Self::in_english(&in_english?, letters))
    }

    fn in_english(line: &str, letters: Letters) -> Option<Self> {
        let lower = line.to_lowercase();
        let lower: Vec<&str> = lower.split_whitespace().map(bare).collect();
        let asks = match lower[..] {
            ["p", piece] => Question::read(&["where", piece], letters),
            ["s", line] => {
                Question::read(&["file", line], letters).or_else(|| Question::read(&["rank", line], letters))
            }
            ["c"] => Some(Question::Clocks),
            ["l"] => Some(Question::Last),
            _ => Question::read(&lower, letters),
        };
        if asks.is_some() {
            asks.map(Self::Asks)
        } else if matches!(lower[..], ["o" | "opponent"]) {
            Some(Self::Opponent)
        } else if fits(DRAW, &lower) {
            Some(Self::Draw)
        } else {
            fits(RESIGN, &lower).then_some(Self::Resigns)
        }
    }
}

fn fits(forms: Forms, lower: &[&str]) -> bool {
    forms.iter().any(|form| Form::of(form).fits(lower))
}

/// Returns a word without the mark at the end of a sentence.
#[must_use]
pub fn bare(word: &str) -> &str {
    word.trim_end_matches(['.', '!', ','])
}

/// The letter of a file or a rank, which may be one of Cyrillic that looks like it.
fn letter(word: &str) -> Option<char> {
    let mut letters = word.chars().map(latin);
    letters.next().filter(|_| letters.next().is_none())
}

/// Reads a kind of piece by its English name or letter.
fn role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| {
        let name = wire::role::name(role);
        let letter = if role == Role::Knight { "n" } else { &name[..1] };
        word == name || word == letter || word.strip_suffix('s') == Some(name)
    })
}

/// Reads a kind of piece by its letter in a language.
fn piece_of(letter: &str, letters: Letters) -> Option<Role> {
    Role::ALL.into_iter().find(|role| letters.symbol(*role).to_lowercase() == letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str, tag: &str, letters: Letters) -> Option<Word> {
        Word::read(line, Language::of(tag).expect("a language"), letters)
    }

    #[test]
    fn words_are_read_in_every_way() {
        use Question::{Clocks, Last, Where};
        let (file, rank) = (Question::File(File::E), Question::Rank(Rank::Fourth));
        for (line, asked) in [
            ("where N", Where(Role::Knight)),
            ("Where are knights.", Where(Role::Knight)),
            ("p N", Where(Role::Knight)),
            ("p p", Where(Role::Pawn)),
            ("file e", file),
            ("s E", file),
            ("rank 4", rank),
            ("s 4", rank),
            ("last.", Last),
            ("l", Last),
            ("c", Clocks),
            ("status", Clocks),
        ] {
            assert_eq!(read(line, "en", Letters::English), Some(Word::Asks(asked)), "{line}");
        }
        assert_eq!(read("o", "en", Letters::English), Some(Word::Opponent));
        for (line, word) in [
            ("wo Springer", Word::Asks(Where(Role::Knight))),
            ("p S", Word::Asks(Where(Role::Knight))),
            ("Linie e", Word::Asks(file)),
            ("Linie \u{435}", Word::Asks(file)),
            ("Reihe 4", Word::Asks(rank)),
            ("letzter Zug", Word::Asks(Last)),
            ("where knight", Word::Asks(Where(Role::Knight))),
            ("Remis", Word::Draw),
            ("aufgeben", Word::Resigns),
            ("aufgeben ja", Word::Resigns),
        ] {
            assert_eq!(read(line, "de", Letters::German), Some(word), "{line}");
        }
        for line in ["", "e4", "p e4", "s i", "s 9", "file", "rank e", "where x", "resign or not", "file e 4"]
        {
            assert_eq!(read(line, "en", Letters::English), None, "{line}");
        }
    }

    /// A player who writes a move plays it.
    #[test]
    fn no_move_is_a_word() {
        let start = domain::Start::Standard.position().expect("a position");
        for tag in Language::all() {
            for letters in Letters::ALL {
                for notation in domain::notation::Notation::ALL {
                    for m in start.legal_moves() {
                        let text = domain::notation::write(m, &start, notation, letters);
                        assert_eq!(Word::read(&text, tag, letters), None, "{text}");
                    }
                }
            }
        }
    }
}
