//! The words that CONTRIBUTING.md rules out, in code and pages.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::shape::Shape;

/// The most doc blocks that open with a wh-word, in percent.
const MOST_WH: f64 = 3.0;
const PRONOUNS: [&str; 4] = ["he", "his", "him", "himself"];
/// Names that were replaced, in any case: no word of English.
const OLD: [&str; 23] = [
    "newgamewish", "startwish", "house", "testhouse", "bell", "story", "teller", "falseevent", "that_is_there",
    "look_back", "unless_damaged", "due_after", "put_off", "take_up", "carry_out", "notationhand",
    "orderedact", "submitter", "foresee", "willed", "errand", "so_many", "session_goes_on",
];
/// Names that were replaced, and in another case are something else.
const OLD_EXACT: [&str; 10] =
    ["Desk", "Wish", "Touches", "Letter", "Filing", "Shown", "Trial", "Undone", "Shut", "goes_on"];
/// Phrases of comments that are no English, and words that no comment opens with.
const PHRASES: [&str; 5] = ["of before", "so many", "so often", "what of it", "is to be told"];
const OPENINGS: [&str; 7] = ["Who ", "Whoever ", "Whom ", "Whose ", "One that ", "So many ", "So often "];

/// The faults of the code and of the pages around it.
pub fn faults(root: &Path, code: &Shape, tests: &Shape, files: Vec<PathBuf>) -> Vec<String> {
    let mut faults = Vec::new();
    for (what, shape) in [("production", code), ("tests", tests)] {
        if shape.wh() > MOST_WH {
            let blocks = shape.blocks;
            faults.push(format!("{what}: {:.1} % of {blocks} doc blocks open with a wh-word", shape.wh()));
        }
    }
    for path in &files {
        let text = fs::read_to_string(path).unwrap_or_default();
        let place = path.strip_prefix(root).unwrap_or(path).display();
        for (number, line) in (1..).zip(text.lines()) {
            // Tests write as people do.
            let is_test = crate::is_test(path);
            let is_old = |word: &str| OLD_EXACT.contains(&word) || OLD.contains(&&*word.to_lowercase());
            let word = |word: &&str| !is_test && is_old(word);
            let found = line.split(|c: char| !c.is_alphanumeric() && c != '_').find(word);
            faults.extend(found.map(|word| format!("{place}:{number}: {word}")));
            let prose = line.split_once("//").map_or("", |(_, comment)| comment);
            let quoted = if is_test { String::new() } else { quoted(line) };
            faults.extend(pronoun(&format!("{prose} {quoted}")).map(|word| format!("{place}:{number}: {word}")));
            faults.extend(phrase(prose).map(|phrase| format!("{place}:{number}: {phrase}")));
        }
    }
    let mut pages = vec![root.join("openapi.yaml"), root.join("postzug.sample.toml")];
    for (folder, end) in [("", "md"), ("docs", "md"), ("migrations", "sql"), (".ci", "")] {
        collect(&root.join(folder), end, !folder.is_empty(), &mut pages);
    }
    for path in pages {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let place = path.strip_prefix(root).unwrap_or(&path).display();
        let found = (1..).zip(text.lines()).filter_map(|(number, line)| Some((number, pronoun(line)?)));
        faults.extend(found.map(|(number, word): (usize, _)| format!("{place}:{number}: {word}")));
        let found = (1..).zip(text.lines()).filter_map(|(number, line)| Some((number, unsound(line)?)));
        faults.extend(found.map(|(number, phrase): (usize, _)| format!("{place}:{number}: {phrase}")));
    }
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

/// The opening or the phrase of a comment that is ruled out.
fn phrase(comment: &str) -> Option<&'static str> {
    let text = comment.trim_start_matches(['/', '!']).trim_start();
    OPENINGS.iter().find(|opening| text.starts_with(**opening)).copied().or_else(|| unsound(text))
}

fn unsound(text: &str) -> Option<&'static str> {
    let text = text.to_lowercase();
    PHRASES.iter().find(|phrase| text.contains(**phrase)).copied()
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
