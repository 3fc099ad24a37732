//! The lines of the sender, as opposed to those they quoted. Quote marks and introductions are hints only: some programs
//! quote with a TAB, some not at all, some below the answer. What decides is the text of the mails we sent: a line
//! of it is not theirs.

mod introductions;
mod sent;

use std::{borrow::Cow, sync::LazyLock};

use domain::notation::condition;
use messages::{Language, id, known};

use super::{
    body::{cleaned, typed},
    grammar::{analysis_begins, is_plain, message_begins},
    language::in_english,
    phrases::{Words, phrases_of},
};
use introductions::introduces;
use sent::Quoted;

/// Lines looked at; a longer mail is mostly quotation.
const MAX_LINES: usize = 5_000;
/// Lines of the sender that are looked at for commands.
pub const MAX_WRITTEN: usize = 400;
/// Characters of a line within which the words of a command end.
const MAX_WORDS: usize = 200;

/// A line the sender wrote.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Written {
    /// Cleaned, without blanks at the ends; never empty. A command of the sender's own language is in English here.
    pub text: String,
    /// The line in the sender's own language, if `text` is in English instead.
    pub own: Option<String>,
    /// The line with its joiners and all forms of its signs, if `text` has not all of them.
    pub typed: Option<String>,
    /// Its number in the mail's text, from 0.
    pub at: usize,
    /// Blanks before it.
    pub indent: usize,
    /// Something was left out between the line before and this one.
    pub after_left_out: bool,
    /// It continues the line before or is continued: part of a paragraph, not a line of its own.
    pub in_paragraph: bool,
    /// A blank line or a quotation stands before it.
    pub after_gap: bool,
    /// Its words stand somewhere in what we sent: below a quotation it may be a piece of one.
    pub echoes: bool,
    /// An introduction to a quotation stood above: what is not understood here is none of our business.
    pub below: bool,
    /// The heading of a quoted or forwarded mail stands above and nothing of ours since: it may be anybody's.
    pub foreign: bool,
    /// Part of a signature: it stands below a line `-- `, or below a word that ends what is to be read.
    pub in_signature: bool,
}

impl Written {
    /// Returns the line as its sender wrote it.
    pub(super) fn as_written(&self) -> &str {
        self.own.as_deref().unwrap_or(&self.text)
    }

    /// Returns the line letter for letter, for texts and names.
    pub(super) fn as_typed(&self) -> &str {
        self.typed.as_deref().unwrap_or_else(|| self.as_written())
    }

    /// Returns the end of the line, `rest`, letter for letter.
    pub(super) fn rest_as_typed<'a>(&'a self, rest: &'a str) -> &'a str {
        rest_as_typed(self.as_typed(), self.as_written(), rest)
    }

    /// Reads it in a language beside English.
    pub(super) fn read_in(&mut self, language: Option<&Language>) {
        if let Some(text) = language.and_then(|language| in_english(&self.text, language)) {
            self.own = Some(std::mem::replace(&mut self.text, text));
        }
    }
}

/// Returns the end of a line that was cleaned, `rest`, as it is in the line that was typed.
pub(super) fn rest_as_typed<'a>(typed: &'a str, cleaned_line: &str, rest: &'a str) -> &'a str {
    let Some(words) = cleaned_line.strip_suffix(rest).map(str::trim_end) else { return rest };
    let mut ends = typed.char_indices().map(|(at, _)| at).chain([typed.len()]).take(MAX_WORDS);
    let end = ends.find(|end| cleaned(&typed[..*end]) == words);
    end.map_or(rest, |end| typed[end..].trim_start())
}

/// Returns `words` of a line that was cleaned as they are in the line that was typed; `None` if they cannot be found.
pub(super) fn words_as_typed(typed: &str, cleaned_line: &str, words: &str) -> Option<String> {
    // A colon begins the reason behind a name.
    let split = |line| str::split_whitespace(line).map(|word| word.trim_end_matches(':')).collect();
    let (own, line): (Vec<&str>, Vec<&str>) = (split(typed), split(cleaned_line));
    let words: Vec<&str> = words.split_whitespace().collect();
    let at = line.windows(words.len().max(1)).position(|window| window == words)?;
    (own.len() == line.len()).then(|| own[at..at + words.len()].join(" "))
}

/// The lines of `body` that are in none of the texts we `sent`; commands are read in `language`, too.
#[must_use]
pub fn written(body: &str, sent: &[String], language: Option<&Language>) -> Vec<Written> {
    let mut quoted = Quoted::new(sent);
    let lines: Vec<Cow<'_, str>> = body.lines().take(MAX_LINES).map(cleaned).collect();
    let mut own: Vec<Written> = Vec::new();
    let (mut below, mut foreign, mut in_signature, mut left_out) = (false, false, false, false);
    for ((at, line), raw) in lines.iter().enumerate().zip(body.lines()) {
        if line.is_empty() {
            continue;
        }
        let after_left_out = std::mem::replace(&mut left_out, true);
        if is_of_the_device(line) || below && line.len() > 1 && is_of_a_board(line) {
            continue;
        }
        if let Some(text) = unmarked(line) {
            quoted.pass(text);
            (below, foreign, in_signature) = (true, false, false);
        } else if introduces(&lines, at) {
            quoted.begin();
            let names_somebody = line.contains(char::is_alphabetic) && !line.starts_with("-----BEGIN PGP");
            foreign |= names_somebody;
            // A row of dashes may be part of a signature; a heading begins a quotation.
            in_signature &= !names_somebody;
            below = true;
        } else if quoted.is_ours(line, below)
            || quoted.is_ours(line.trim_start_matches(['*', '#', '%', ' ']), below)
        {
            // Our notices end with such a line too. Quoted, the rest of the notice follows; then what stands below it is the
            // player's answer, unless they wrote above. Indented, it is quoted.
            in_signature |= is_end(line)
                && !raw.starts_with(char::is_whitespace)
                && (own.iter().any(|line| !line.foreign) || !quoted.goes_on_with(&lines[at + 1..]));
            (below, foreign) = (true, false);
        } else if is_end(line) {
            in_signature = true;
        } else {
            let after_gap = own.last().is_none_or(|last| last.at + 1 != at);
            let echoes = below && own.len() < MAX_WRITTEN && quoted.echoes(line);
            own.push(Written {
                text: line.clone().into_owned(),
                own: None,
                typed: (!raw.is_ascii()).then(|| typed(raw)).filter(|typed| typed != line),
                at,
                indent: raw.chars().take_while(|c| c.is_whitespace()).count(),
                after_left_out,
                in_paragraph: false,
                after_gap,
                echoes,
                below,
                foreign,
                in_signature,
            });
            left_out = in_signature;
        }
    }
    for line in own.iter_mut().filter(|line| !line.foreign && !line.echoes) {
        line.read_in(language);
    }
    mark_paragraphs(&mut own);
    own
}

/// Marks lines that are not lines of their own: broken off a longer one by a mail program, or within a thought. The line
/// before is long and does not end a sentence, or both neighbours read on, or it is a small word that continues words.
fn mark_paragraphs(own: &mut [Written]) {
    let words = |line: &str| line.split_whitespace().count();
    for i in 0..own.len() {
        let neighbour = |j: Option<usize>, distance: isize| {
            let line = own.get(j?)?;
            (own[i].at.checked_add_signed(distance) == Some(line.at)).then_some(line.text.as_str())
        };
        let before = neighbour(i.checked_sub(1), -1).filter(|line| reads_on(line));
        let after = neighbour(i.checked_add(1), 1);
        let broken = before.is_some_and(|before| {
            before.chars().count() >= 55
                || after.filter(|after| !begins_another(after)).is_some_and(|after| {
                    let continues = after.starts_with(char::is_lowercase) && after.contains(' ');
                    continues || words(before) > 3 && words(after) > 2
                })
                || words(before) > 2 && begins_with_a_small_word(&own[i].text)
        });
        own[i].in_paragraph = broken;
    }
}

/// "message: ...", "analysis: ...", a condition and a command begin something of their own.
fn begins_another(line: &str) -> bool {
    message_begins(line).is_some_and(|_| !line.starts_with("say"))
        || analysis_begins(line).is_some()
        || condition(line).is_some()
        || is_plain(line)
}

fn reads_on(line: &str) -> bool {
    // The last ones end sentences in Hindi and Arabic.
    const ENDS: [char; 7] = ['.', '!', '?', ':', '\u{964}', '\u{61f}', '\u{3002}'];
    let pauses = line.ends_with([';', ',', ')', '\u{60c}', '\u{61b}']);
    !line.ends_with(ENDS) && (line.contains(' ') && !pauses || line.chars().count() >= 55)
}

/// "accept", "resign yes": words, where a move has a digit or a capital.
fn begins_with_a_small_word(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default().trim_end_matches(['.', '!', ',', '?']);
    word.len() > 3 && word.chars().all(char::is_lowercase)
}

/// Returns the text behind the mark of a quotation: `>`, `|`, `»`, `:`, or the author's name before it (`AB> `).
fn unmarked(line: &str) -> Option<&str> {
    let (name, rest) = line.split_once('>').unwrap_or(("-", ""));
    let marked = line.starts_with(['>', '|', '»', ':']);
    if marked {
        return Some(line.trim_start_matches(['>', '|', '»', ':', ' ']));
    }
    (name.len() <= 12 && name.chars().all(char::is_alphanumeric)).then(|| rest.trim_start_matches(['>', ' ']))
}

/// Recognizes a row of the board in our HTML, however its squares come apart: figures, a rank and the letters of files.
fn is_of_a_board(line: &str) -> bool {
    let is_figure = |c: char| ('\u{2654}'..='\u{265f}').contains(&c);
    line.split([' ', '|']).all(|word| {
        let squares = word.strip_prefix(|c| matches!(c, '1'..='8')).unwrap_or(word);
        let is_file = word.len() == 1 && word.starts_with(|c| matches!(c, 'a'..='h'));
        squares.chars().all(is_figure) || is_file || matches!(word, "abcdefgh" | "hgfedcba")
    })
}

/// The lines with which telephones sign.
struct Devices {
    beginnings: Vec<&'static str>,
    /// The device stands first in some languages.
    ends: Vec<&'static str>,
    /// Names of devices, of makers and of programs.
    names: Vec<&'static str>,
}

static DEVICES: LazyLock<Devices> = LazyLock::new(|| {
    let lines = known(id!("reading-sent-from"));
    let makers = [
        "iphone", "ipad", "galaxy", "samsung", "android", "xiaomi", "redmi", "huawei", "honor", "pixel",
        "oppo", "realme", "vivo", "nokia", "outlook", "yahoo", "mail",
    ];
    Devices {
        beginnings: lines.iter().filter_map(|line| line.strip_suffix('…')).collect(),
        ends: lines.iter().filter_map(|line| line.strip_prefix('…')).collect(),
        names: makers.iter().chain(known(id!("reading-devices"))).copied().collect(),
    }
});

/// Telephones sign with their own name, which may look like a move ("Galaxy A5").
fn is_of_the_device(line: &str) -> bool {
    // A character has four bytes at most.
    if line.len() > 4 * 60 || line.chars().count() >= 60 {
        return false;
    }
    let lower = line.to_lowercase();
    let Devices { beginnings, ends, names } = &*DEVICES;
    // "Mektup Ankara'dan gönderildi" is a sentence.
    let names_one = || names.iter().any(|name| lower.contains(name));
    beginnings.iter().any(|beginning| lower.starts_with(beginning))
        || ends.iter().any(|end| lower.ends_with(end)) && names_one()
}

static ENDS: Words = Words::new(|| phrases_of(id!("reading-end")));

/// Recognizes a line that ends what is to be read; the rest is a signature.
fn is_end(line: &str) -> bool {
    let line = line.to_lowercase();
    matches!(line.as_str(), "--" | "—") || ENDS.contains(line.as_str())
}
