//! The texts of the messages of a file, with their terms put in, and the mark of their review. The build script reads it, too.

use std::collections::HashMap;

use sha2::{Digest as _, Sha256};

/// The lines of each message and term of a file, by id.
pub(crate) type Entries<'a> = HashMap<&'a str, &'a str>;

/// Returns the lines of each message, from its id to the next entry.
pub(crate) fn entries(file: &str) -> Entries<'_> {
    let begins = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '-' | '#'));
    let mut found = HashMap::new();
    let (mut at, mut open) = (0, None);
    for line in file.split_inclusive('\n').chain(["#"]) {
        if begins(line) {
            if let Some((id, from)) = open.take() {
                let entry = &file[from..at.min(file.len())];
                found.insert(id, entry.trim_end());
            }
            let named = line.split_once('=').filter(|_| !line.starts_with('#'));
            open = named.map(|(id, _)| (id.trim_end(), at));
        }
        at += line.len();
    }
    found
}

/// Returns the mark of a review: the beginning of the SHA-256 of the English message and of its translation, with the terms
/// in it. A form of a term that the translation does not use changes no mark.
pub(crate) fn mark(id: &str, english: &Entries<'_>, file: &Entries<'_>) -> Option<String> {
    let translation = expanded(file.get(id)?, |term| file.get(term).copied());
    let mut texts = vec![*english.get(id)?, &translation];
    let mut at = 1;
    while let Some(text) = texts.get(at) {
        let terms: Vec<&str> = terms(text).filter_map(|term| file.get(term).copied()).collect();
        for term in terms {
            if !texts.contains(&term) {
                texts.push(term);
            }
        }
        at += 1;
    }
    let mut hash = Sha256::new();
    for line in texts.iter().flat_map(|text| text.lines()) {
        hash.update(line);
        hash.update("\n");
    }
    Some(hash.finalize()[..4].iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Returns a text of a file with what each term says in place of the reference to it, such as `{ -draw(case: "genitive") }`.
/// Fluent would look each up whenever it is said. It resolves what stays: a term that contains something else.
pub(crate) fn expanded<'a>(source: &str, term: impl Fn(&str) -> Option<&'a str>) -> String {
    let mut parts = source.split("{ -");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let put = part.split_once(" }").and_then(|(reference, rest)| {
            let (name, chosen) = match reference.strip_suffix("\")") {
                Some(called) => {
                    called.split_once('(').map(|(name, chosen)| (name, chosen.split_once(": \"")))?
                }
                None => (reference, None),
            };
            Some((form(term(&format!("-{name}"))?, chosen)?, rest))
        });
        let (text, rest) = put.unwrap_or(("{ -", part));
        said.push_str(text);
        said.push_str(rest);
    }
    said
}

/// Returns the form of a term that a parameter chooses, if it is plain text.
fn form<'a>(term: &'a str, chosen: Option<(&str, &str)>) -> Option<&'a str> {
    let (_, value) = term.split_once(" = ")?;
    let text = match value.strip_prefix("{ $") {
        None => value,
        Some(select) => {
            let (parameter, variants) = select.strip_suffix('}')?.split_once(" ->")?;
            if variants.contains(['{', '}']) {
                return None;
            }
            let mut variants = variants.lines().filter_map(|line| line.trim_start().split_once("] "));
            let named = chosen.filter(|(name, _)| *name == parameter).and_then(|(_, form)| {
                let is_chosen = |key: &str| key.trim_start_matches('*').strip_prefix('[') == Some(form);
                variants.clone().find(|(key, _)| is_chosen(key))
            });
            named.or_else(|| variants.find(|(key, _)| key.starts_with('*')))?.1
        }
    };
    let is_plain = !text.contains(['{', '}', '\n']) && !text.starts_with(['.', '*', '[']);
    is_plain.then_some(text)
}

/// Returns the terms that a text contains: `{ -draw(case: "genitive") }`.
fn terms(text: &str) -> impl Iterator<Item = &str> {
    let placeables = text.split('{').skip(1).map(str::trim_start).filter(|inside| inside.starts_with('-'));
    placeables.map(|inside| {
        let end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_')));
        &inside[..end.unwrap_or(inside.len())]
    })
}
