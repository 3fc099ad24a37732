//! The texts of the messages of a file, and the mark of their review. The build script reads it, too.

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

/// Returns the mark of a review: the beginning of the SHA-256 of the English message, its translation, and the terms in it.
pub(crate) fn mark(id: &str, english: &Entries<'_>, file: &Entries<'_>) -> Option<String> {
    let mut texts = vec![*english.get(id)?, *file.get(id)?];
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

/// Returns the terms that a text contains: `{ -draw(case: "genitive") }`.
fn terms(text: &str) -> impl Iterator<Item = &str> {
    let placeables = text.split('{').skip(1).map(str::trim_start).filter(|inside| inside.starts_with('-'));
    placeables.map(|inside| {
        let end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_')));
        &inside[..end.unwrap_or(inside.len())]
    })
}
