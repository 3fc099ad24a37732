//! The words that CONTRIBUTING.md rules out, in code and pages.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{names, prose};

/// The fields of `openapi.yaml` that have sentences of the catalogue.
const SAID: [&str; 4] = ["detail:", "game:", "help:", "title:"];
const PRONOUNS: [&str; 4] = ["he", "his", "him", "himself"];

/// The faults of the code and of the pages around it.
pub fn faults(root: &Path, files: &[PathBuf]) -> Vec<String> {
    let mut faults = Vec::new();
    for path in files {
        let text = fs::read_to_string(path).unwrap_or_default();
        let place = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let mut found = names::replaced(&place, &text);
        found.extend(
            names::long_tests(&text)
                .into_iter()
                .map(|(line, name)| (line, format!("a test of over six words: {name}"))),
        );
        for block in prose::doc_blocks(&text) {
            found.extend(prose::bad_opening(&block));
            found.extend(block.iter().flat_map(prose::long_sentences));
            found.extend(
                block.iter().filter_map(|paragraph| {
                    Some((paragraph.line, prose::unsound(&paragraph.text)?.to_owned()))
                }),
            );
        }
        // Tests write as people do.
        let is_test = crate::is_test(path);
        for (number, line) in (1..).zip(text.lines()) {
            let prose = line.split_once("//").map_or("", |(_, comment)| comment);
            let quoted = if is_test { String::new() } else { quoted(line) };
            found.extend(pronoun(&format!("{prose} {quoted}")).map(|word| (number, word)));
            found.extend(prose::unsound(prose).map(|phrase| (number, phrase.to_owned())));
        }
        faults.extend(found.into_iter().map(|(line, what)| format!("{place}:{line}: {what}")));
    }
    let mut pages =
        vec![root.join("openapi.yaml"), root.join("postzug.sample.toml"), root.join("messages/i18n/en.ftl")];
    for (folder, end) in [("", "md"), ("docs", "md"), ("migrations", "sql"), (".ci", "")] {
        collect(&root.join(folder), end, !folder.is_empty(), &mut pages);
    }
    for path in pages {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let place = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let mut found: Vec<(usize, String)> = Vec::new();
        if path.extension().is_some_and(|end| end == "md") {
            for paragraph in prose::paragraphs((1..).zip(text.lines())) {
                found.extend(prose::long_sentences(&paragraph));
                found.extend(
                    prose::unsound(&paragraph.text).map(|phrase| (paragraph.line, phrase.to_owned())),
                );
            }
        }
        for (number, line) in (1..).zip(text.lines()) {
            found.extend(pronoun(line).map(|word| (number, word)));
            found.extend(names::replaced_word(line).map(|word| (number, word.to_owned())));
            // The catalogue is translated: its English changes only where it is wrong. Migrations never change.
            let is_message = place.ends_with(".ftl")
                || place.ends_with(".sql")
                || SAID.iter().any(|field| place.ends_with(".yaml") && line.trim_start().starts_with(field));
            found.extend(
                prose::unsound(line).filter(|_| !is_message).map(|phrase| (number, phrase.to_owned())),
            );
        }
        faults.extend(found.into_iter().map(|(line, what)| format!("{place}:{line}: {what}")));
    }
    faults.sort();
    faults.dedup();
    faults
}

/// The strings of a line, without the code of Hebrew.
pub fn quoted(line: &str) -> String {
    line.split('"').skip(1).step_by(2).filter(|text| *text != "he").collect::<Vec<_>>().join(" ")
}

fn pronoun(text: &str) -> Option<String> {
    // Spanish has the same two letters.
    let text = text.replace("e cambiado", "");
    let words = text.split(|c: char| !c.is_alphabetic());
    words.map(str::to_lowercase).find(|word| PRONOUNS.contains(&&**word))
}

fn collect(folder: &Path, end: &str, deep: bool, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if deep && path.file_name().is_some_and(|name| name != "measure") {
                collect(&path, end, deep, found);
            }
        } else if path.extension().unwrap_or_default() == end {
            found.push(path);
        }
    }
}
