//! The texts of the messages of a file.

use std::collections::HashMap;

/// Returns the lines of each message, from its id to the next entry.
pub(crate) fn entries(file: &'static str) -> HashMap<&'static str, &'static str> {
    let begins = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '-' | '#'));
    let mut found = HashMap::new();
    let (mut at, mut open) = (0, None);
    for line in file.split_inclusive('\n').chain(["#"]) {
        if begins(line) {
            if let Some((id, from)) = open.take() {
                let entry: &'static str = &file[from..at.min(file.len())];
                found.insert(id, entry.trim_end());
            }
            open = line.split_once(" =").filter(|_| !line.starts_with('#')).map(|(id, _)| (id, at));
        }
        at += line.len();
    }
    found
}
