//! The lines that introduce a quotation, in the languages that mail programs speak.

use std::borrow::Cow;

use messages::id;

use crate::reading::phrases::{Words, phrases_of};

/// Verbs of "On ... wrote:" in the languages mail programs speak.
static WROTE: Words = Words::new(|| phrases_of(id!("reading-wrote")));

/// Names of the header fields that head a quoted mail, as the mail programs translate them.
static HEADINGS: Words = Words::new(|| phrases_of(id!("reading-headings")));

/// Tells whether a line introduces a quotation, alone or with the next.
pub(super) fn introduces(lines: &[Cow<'_, str>], at: usize) -> bool {
    let line = &*lines[at];
    let dashes = line.trim_matches(['-', '_', '=', ' ']);
    if line.len() >= dashes.len() + 4 && (dashes.is_empty() || line.starts_with("--") && line.ends_with("--"))
    {
        return true;
    }
    heads(line)
        || names_an_author(line)
        || wrote(line)
        || {
            // Broken over two or three lines: "On ..., Chess Server <...>" / "wrote:".
            let next = lines[at + 1..].iter().take(2).take_while(|line| !line.is_empty());
            let mut joined = line.to_string();
            begins_introduction(line)
                && next.into_iter().any(|next| {
                    joined.push(' ');
                    joined.push_str(next);
                    wrote(&joined)
                })
        }
        || (at > 0 && wrote(line) && begins_introduction(&lines[at - 1]))
}

/// Recognizes `Kimden: Carl <carl@example.org>` and `... <carl@example.org> ...:`, in any language.
fn names_an_author(line: &str) -> bool {
    let Some((before, rest)) = line.split_once('<') else { return false };
    let address = rest.split_once('>').filter(|(address, _)| address.contains('@'));
    address.is_some_and(|(_, after)| after.trim_end().ends_with([':', '：']) || before.contains([':', '：']))
}

/// Recognizes "On ... wrote:" in one line: it names a time or an address, the verb, and ends with a colon.
fn wrote(line: &str) -> bool {
    let ends = line.ends_with([':', '：']) || line.ends_with("<br>");
    ends && line.chars().count() < 400 && {
        let lower = line.to_lowercase();
        WROTE.iter().any(|verb| lower.contains(verb)) && (lower.len() < 20 || begins_introduction(line))
    }
}

/// Tells whether a line names an address, a year, a time of day or a date, as every introduction does. A move has digits too.
fn begins_introduction(line: &str) -> bool {
    line.contains('@')
        || line.split(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.' | '/' | '-'))).any(is_time)
}

/// Recognizes `2026`, `11:00`, `11.00`, `5.1.2026`, `1/5/26`.
fn is_time(word: &str) -> bool {
    let word = word.trim_matches([':', '.', '/', '-']);
    let is_year = |part: &str| part.len() == 4 && (part.starts_with("20") || part.starts_with("19"));
    let is_short = |part: &&str| (1..=2).contains(&part.len());
    let parts: Vec<&str> = word.split([':', '.', '/', '-']).collect();
    match *parts.as_slice() {
        [year] => is_year(year),
        [hour, minute] => is_short(&hour) && minute.len() == 2 && !word.contains(['-', '/']),
        [first, _, last, ..] => is_year(first) || is_year(last) || parts.iter().all(is_short),
        [] => false,
    }
}

/// Recognizes `From: ...`, `Von: ...`, `*From:* ...`.
fn heads(line: &str) -> bool {
    let line = line.trim_matches('*');
    let Some((name, value)) = line.split_once([':', '：']) else { return false };
    let name = name.trim_matches(['*', ' ']).to_lowercase();
    let has_value = !value.trim_matches(['*', ' ']).is_empty();
    // "a: ..." and the like are short words; a command never has this form.
    has_value && HEADINGS.contains(name.as_str())
}
