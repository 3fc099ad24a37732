//! The folder of languages, of which the tables of the catalogue are made.

use std::{fs, path::Path};

#[path = "../build/catalogue.rs"]
mod catalogue;

/// Returns the strings of a list in the tables.
fn list<'a>(tables: &'a str, id: &str) -> Vec<&'a str> {
    let (_, lists) = tables.split_once("LISTS").expect("lists");
    let line = lists.lines().find(|line| line.starts_with(&format!("    ({id:?}, &[")));
    line.expect("a list").split('"').skip(3).step_by(2).collect()
}

/// Copies the folder with the files of `languages` besides, and returns its tables.
fn tables(languages: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let from = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::create_dir(folder.path().join("i18n")).expect("a folder");
    for file in fs::read_dir(from.join("i18n")).expect("a folder").map(|file| file.expect("a file")) {
        fs::copy(file.path(), folder.path().join("i18n").join(file.file_name())).expect("a copy");
    }
    fs::copy(from.join("other-languages.ftl"), folder.path().join("other-languages.ftl")).expect("a copy");
    for (tag, source) in languages {
        fs::write(folder.path().join(format!("i18n/{tag}.ftl")), source).expect("a file");
    }
    catalogue::catalogue(folder.path()).expect("tables")
}

/// Nothing else names it: its sentences, its commands and the words of its mails are in the next build.
#[test]
fn one_file_adds_a_language() {
    let (before, after) = (tables(&[]), tables(&[("eo", include_str!("lint/eo.ftl"))]));
    assert!(after.contains("    (\"eo\", include_str!(") && !before.contains("(\"eo\""));
    for (id, word) in
        [("reading-wrote", "skribis"), ("reading-headings", "temo"), ("reading-greetings", "saluton")]
    {
        assert!(list(&after, id).contains(&word) && !list(&before, id).contains(&word), "{word}");
    }
}

/// A list that en.ftl does not have is read by nobody.
#[test]
fn every_list_is_of_english() {
    let tables = tables(&[]);
    let (_, lists) = tables.split_once("LISTS").expect("lists");
    let ids: Vec<&str> = lists.lines().filter_map(|line| line.strip_prefix("    (\"reading-")).collect();
    assert!(ids.len() > 20, "{ids:?}");
    for id in ids {
        let id = format!("reading-{}", id.split('"').next().expect("an id"));
        assert!(messages::needs(&id).is_some(), "{id}");
        assert_eq!(list(&tables, &id).len(), messages::known(&id).len(), "{id}");
    }
}

#[test]
fn lists_are_lower_case_phrases() {
    for (way, plain) in [("On …", "on …"), ("s’il", "s'il"), ("a |\n    b", "a")] {
        let tables = tables(&[("eo", &format!("reading-wrote = {way}\n"))]);
        assert!(list(&tables, "reading-wrote").contains(&plain), "{way}");
    }
}
