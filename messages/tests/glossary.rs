//! The glossary: the words of chess that each language uses, and those that it never prints.

use std::{fs, path::Path};

use messages::{is_list, lint};

/// Reads the lines: a language, what is held, and the words.
fn words() -> impl Iterator<Item = (&'static str, &'static str, std::str::Split<'static, &'static str>)> {
    let lines = include_str!("glossary/words.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let (held, words) = line.split_once(" = ").expect("words");
        let (tag, id) = held.split_once(' ').expect("a language");
        (tag, id, words.split(", "))
    })
}

/// Returns the first form of a term without grammatical case, or the only one.
fn base_form<'a>(source: &'a str, term: &str) -> Option<&'a str> {
    let (_, entry) = source.split_once(&format!("\n{term} = "))?;
    let entry = if entry.starts_with("{ $") { entry.split_once("*[")?.1.split_once("] ")?.1 } else { entry };
    entry.lines().next()
}

/// Tells whether a word of the text begins so.
fn begins_in(text: &str, stem: &str) -> bool {
    text.match_indices(stem).any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

#[test]
fn glossary_is_kept() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    let mut tags: Vec<_> = words().map(|(tag, ..)| tag).collect();
    tags.dedup();
    assert!(tags.len() > 16, "{tags:?}");
    let mut wrong = Vec::new();
    for tag in tags {
        let source = fs::read_to_string(folder.join(format!("{tag}.ftl"))).expect("a text");
        // What is only read may have every word that players write.
        let is_read = |id: &str| id.ends_with(".also") || is_list(id);
        let samples = lint(tag, &source).samples.into_iter().filter(|(id, _)| !is_read(id));
        let said: Vec<_> = samples.map(|(id, forms)| (id, forms.join("\n").to_lowercase())).collect();
        for (_, id, words) in words().filter(|(of, ..)| *of == tag) {
            for word in words {
                let lower = word.to_lowercase();
                if id == "never" {
                    let printed = said.iter().filter(|(_, text)| begins_in(text, &lower));
                    wrong.extend(printed.map(|(id, text)| format!("{tag}, {id}: prints {word}: {text}")));
                    continue;
                }
                let text = said.iter().find(|(named, _)| named == id).map(|(_, text)| text.clone());
                let text = text.or_else(|| base_form(&source, id).map(str::to_lowercase));
                if !text.as_ref().is_some_and(|text| text.contains(&lower)) {
                    wrong.push(format!("{tag}, {id}: {word} is missing: {text:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
