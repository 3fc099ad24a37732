//! The glossary: the words of chess that each language uses, and those that it never prints.

use std::{fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, Message, Pattern, PatternElement, Resource, Term},
    parser,
};
use messages::{is_list, lint};

/// Returns the words that each whole language has as terms, as translators read them.
fn locked_words() -> Vec<&'static str> {
    let (_, page) =
        include_str!("../../docs/translating.md").split_once("\nThe things are ").expect("the words");
    let (list, _) = page.split_once(" The glossary ").expect("where they end");
    let mut words: Vec<_> = list.split('`').filter_map(|word| word.strip_prefix('-')).collect();
    words.sort_unstable();
    words
}

/// Tells whether a message has words that players write and programs read: they have no placeables.
fn is_read(id: &str) -> bool {
    is_list(id)
        || ["command-", "word-", "notation-", "format-", "kind-", "weekday-"]
            .iter()
            .any(|kind| id.starts_with(kind))
}

/// Reads the lines: a language, what is held, and the words.
fn words() -> impl Iterator<Item = (&'static str, &'static str, std::str::Split<'static, &'static str>)> {
    let lines = include_str!("glossary/words.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let (held, words) = line.split_once(" = ").expect("words");
        let (tag, id) = held.split_once(' ').expect("a language");
        (tag, id, words.split(", "))
    })
}

/// Returns the languages of the rows.
fn languages() -> Vec<&'static str> {
    let mut tags: Vec<_> = words().map(|(tag, ..)| tag).filter(|tag| *tag != "*").collect();
    tags.dedup();
    assert!(tags.len() > 16, "{tags:?}");
    tags
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
    let mut wrong = Vec::new();
    for tag in languages() {
        let source = fs::read_to_string(folder.join(format!("{tag}.ftl"))).expect("a text");
        // What is only read may have every word that players write.
        let is_way = |id: &str| id.ends_with(".also") || is_list(id);
        let samples = lint(tag, &source).samples.into_iter().filter(|(id, _)| !is_way(id));
        let said: Vec<_> = samples.map(|(id, forms)| (id, forms.join("\n").to_lowercase())).collect();
        let about_text = |id: &str| id != "prefixes" && !id.starts_with("apart ");
        for (_, id, words) in words().filter(|(of, id, _)| *of == tag && about_text(id)) {
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

/// Collects the texts of a pattern, without what it refers to.
fn texts<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| texts(&variant.value, found));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Tells whether a text has a form of a term as a word, also with a capital or behind letters that join on. Placeholders in
/// capitals and parts of an address are no words.
fn writes(text: &str, form: &str, prefixes: &[char]) -> bool {
    let of_word = |c: char| c.is_alphanumeric() || matches!(c, '/' | '\u{93c}' | '\u{94d}');
    let mut letters = form.chars();
    let first = letters.next().expect("a letter");
    let capital: String = first.to_uppercase().chain(letters).collect();
    [form, &capital].into_iter().flat_map(|form| text.match_indices(form)).any(|(at, form)| {
        let before = text[..at].trim_end_matches(prefixes);
        let mut behind = text[at + form.len()..].chars();
        let ends = match behind.next() {
            Some('.') => !behind.next().is_some_and(char::is_alphanumeric),
            c => !c.is_some_and(of_word),
        };
        ends && !before.ends_with(|c| of_word(c) || c == '.')
    })
}

#[test]
fn words_are_found_in_texts() {
    for (text, form, prefixes, expected) in [
        ("Der Zug ist", "Zug", "", true),
        ("Zugfolge, Anzug", "Zug", "", false),
        ("Партія.", "партія", "", true),
        ("G42: ПОТЕГ", "потег", "", false),
        ("/envelope/recipients, envelope.age", "envelope", "", false),
        ("والمظروف", "المظروف", "وب", true),
        ("والمظروف", "المظروف", "", false),
        ("चालू", "चाल", "", false),
    ] {
        let prefixes: Vec<_> = prefixes.chars().collect();
        assert_eq!(writes(text, form, &prefixes), expected, "{text}");
    }
}

/// Returns the words of a language in the rows of an id.
fn row(tag: &str, held: &str) -> Vec<&'static str> {
    words().filter(|(of, id, _)| *of == tag && *id == held).flat_map(|(.., words)| words).collect()
}

/// Returns the messages that write a form of a term out.
fn written<'a>(resource: &'a Resource<&'a str>, term: &Term<&'a str>, prefixes: &[char]) -> Vec<&'a str> {
    let mut forms = Vec::new();
    texts(&term.value, &mut forms);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let writes_one = |message: &&Message<&'a str>| {
        let mut said = Vec::new();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        message.value.iter().chain(attributes).for_each(|pattern| texts(pattern, &mut said));
        said.iter().any(|text| forms.iter().any(|form| writes(text, form, prefixes)))
    };
    messages
        .filter(|message| !is_read(message.id.name))
        .filter(writes_one)
        .map(|message| message.id.name)
        .collect()
}

/// A locked word is written once in a file, as a term, so that a change of it reaches every message.
#[test]
fn messages_refer_to_locked_terms() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    let (all, mut wrong, mut whole) = (locked_words(), Vec::new(), 0);
    assert_eq!(all.len(), 23);
    for tag in languages() {
        let source = fs::read_to_string(folder.join(format!("{tag}.ftl"))).expect("a text");
        let resource = parser::parse(source.as_str()).expect("a sound file");
        let prefixes: Vec<char> = row(tag, "prefixes").into_iter().flat_map(str::chars).collect();
        let mut locked = Vec::new();
        for entry in &resource.body {
            let Entry::Term(term) = entry else { continue };
            let name = term.id.name;
            if row(tag, &format!("-{name}")).is_empty() {
                continue;
            }
            locked.push(name);
            let apart = [tag, "*"].map(|of| row(of, &format!("apart -{name}")));
            let written = written(&resource, term, &prefixes);
            let new = written.iter().filter(|id| !apart.concat().contains(id));
            wrong.extend(new.map(|id| format!("{tag}, {id}: writes a form of {{ -{name} }} out")));
            let old = apart[0].iter().filter(|id| !written.contains(id));
            wrong.extend(old.map(|id| format!("{tag}, {id}: no longer writes a form of {{ -{name} }}")));
        }
        // Hausa has what its glossary has.
        if tag != "ha" {
            locked.sort_unstable();
            assert_eq!(locked, all, "{tag}");
            whole += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(whole, 16);
}
