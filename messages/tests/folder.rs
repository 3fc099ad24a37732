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

/// Copies the folder with `files` besides, and returns its tables.
fn tables(files: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let from = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::create_dir(folder.path().join("i18n")).expect("a folder");
    for file in fs::read_dir(from.join("i18n")).expect("a folder").map(|file| file.expect("a file")) {
        fs::copy(file.path(), folder.path().join("i18n").join(file.file_name())).expect("a copy");
    }
    fs::copy(from.join("other-languages.ftl"), folder.path().join("other-languages.ftl")).expect("a copy");
    for (name, source) in files {
        fs::write(folder.path().join("i18n").join(name), source).expect("a file");
    }
    catalogue::catalogue(folder.path()).expect("tables")
}

/// Nothing else names it: its sentences, its commands and the words of its mails are in the next build.
#[test]
fn one_file_adds_a_language() {
    let (before, after) = (tables(&[]), tables(&[("eo.ftl", include_str!("lint/eo.ftl"))]));
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
        let tables = tables(&[("eo.ftl", &format!("reading-wrote = {way}\n"))]);
        assert!(list(&tables, "reading-wrote").contains(&plain), "{way}");
    }
}

/// The people of a review of Esperanto.
const READERS: &str = "drafted = [\"Ada\"]\nreaders = [\"Bea\", \"Carl\"]\n";

/// Reads the state of a message of Esperanto in the tables.
fn state<'a>(tables: &'a str, id: &str) -> Option<&'a str> {
    let (_, eo) = tables.split_once("    (\"eo\", &[\n").expect("a language");
    let (eo, _) = eo.split_once("    ]),\n").expect("its end");
    let line = eo.lines().find_map(|line| line.trim_start().strip_prefix(&format!("({id:?}, State::")));
    line.map(|state| state.trim_end_matches("),"))
}

/// A record holds for the two texts that were compared, whether a word in them is a term or not.
#[test]
fn changed_texts_are_drafts_again() {
    const EO: &str = "-x = remizo\n-draw = { -x }\n\
        -day = { $form ->\n    [plural] tagoj\n    [never] neniam\n   *[one] tago\n}\n\
        event-draw-offered = Pri { -draw }: { $who }.\ndate-beyond = Neniam { -day(form: \"plural\") }.\n";
    let marks = messages::lint("eo", EO).reviews;
    let records =
        ["event-draw-offered", "date-beyond"].map(|id| format!("{id} = \"signed A B {}\"\n", marks[id].1));
    let status = format!("core = []\n[eo]\n{}", records.concat());
    let states = |file: &str, english: &str| {
        let tables = tables(&[("eo.ftl", file), ("en.ftl", english), ("status.toml", &status)]);
        ["event-draw-offered", "date-beyond"].map(|id| state(&tables, id) == Some("Signed"))
    };
    let english = include_str!("../i18n/en.ftl");
    assert_eq!(states(EO, english), [true, true]);
    assert_eq!(states(&EO.replace('\n', "\r\n"), english), [true, true]);
    for (from, to, left) in [
        ("Pri ", "Pro ", [false, true]),
        ("-x = remizo", "-x = egalludo", [false, true]),
        ("tagoj", "tagojn", [true, false]),
        ("{ -day(form: \"plural\") }", "tagoj", [true, true]),
        ("    [never] neniam\n", "", [true, true]),
        ("Neniam", "Iam", [true, false]),
        ("date-beyond", "# Never.\ndate-beyond", [true, true]),
    ] {
        assert!(EO.contains(from), "{from}");
        assert_eq!(states(&EO.replace(from, to), english), left, "{from}");
    }
    let changed = english.replace("\ndate-beyond = ", "\ndate-beyond = On ");
    assert_eq!(states(EO, &changed), [true, false]);
}

/// A signature has a name, or none.
#[test]
fn signed_messages_bear_a_name() {
    let mark = &messages::lint("eo", "date-beyond = Neniam.\n").reviews["date-beyond"].1;
    for (recorded, expected) in [
        ("signed MARK", Some("Signed")),
        ("signed Olena MARK", Some("Signed")),
        ("signed Olena Koval MARK", Some("Signed")),
        ("checked MARK", Some("Checked")),
        ("draft MARK", None),
        ("signed Olena 00000000", None),
        ("signed Olena", None),
        ("signed", None),
        ("foo MARK", None),
        ("MARK", None),
        ("", None),
    ] {
        let status =
            format!("core = []\n[eo]\n{READERS}date-beyond = \"{}\"\n", recorded.replace("MARK", mark));
        let tables = tables(&[("eo.ftl", "date-beyond = Neniam.\n"), ("status.toml", &status)]);
        assert_eq!(state(&tables, "date-beyond"), expected, "{recorded}");
    }
}

/// Authors read into a text what they meant, so two others compare it, and are named.
#[test]
fn checked_needs_two_readers() {
    let mark = &messages::lint("eo", "date-beyond = Neniam.\n").reviews["date-beyond"].1;
    for (people, recorded, expected) in [
        (READERS, "checked", Some("Checked")),
        (
            "drafted = [\"Ada\", \"Eve\"]\nreaders = [\"Bea\", \"Carl\", \"Dora\"]\n",
            "checked",
            Some("Checked"),
        ),
        ("", "checked", None),
        ("readers = [\"Bea\", \"Carl\"]\n", "checked", None),
        ("drafted = [\"Ada\"]\nreaders = []\n", "checked", None),
        ("drafted = [\"Ada\"]\nreaders = [\"Bea\"]\n", "checked", None),
        ("drafted = [\"Ada\"]\nreaders = [\"Bea\", \"Bea\"]\n", "checked", None),
        ("drafted = [\"Ada\"]\nreaders = [\"Ada\", \"Bea\"]\n", "checked", None),
        ("", "signed Olena Koval", Some("Signed")),
    ] {
        let status = format!("core = []\n[eo]\n{people}date-beyond = \"{recorded} {mark}\"\n");
        let tables = tables(&[("eo.ftl", "date-beyond = Neniam.\n"), ("status.toml", &status)]);
        assert_eq!(state(&tables, "date-beyond"), expected, "{people}{recorded}");
    }
}
