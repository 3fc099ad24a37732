//! The check of a file of a language, as its translator runs it.

use std::{fs, process::Output};

use crate::common::{run, text};

const ENGLISH: &str = include_str!("../../messages/i18n/en.ftl");
const ESPERANTO: &str = include_str!("../../messages/tests/lint/eo.ftl");

/// Runs `postzug` in a folder that has these files.
fn words(files: &[(&str, &str)], arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, source) in files {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, source).expect("a file");
    }
    run(folder.path(), arguments, &[])
}

#[test]
fn sound_file_of_a_language_passes() {
    let output = words(&[("eo.ftl", ESPERANTO)], &["words", "eo.ftl"]);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{said}");
    for shown in [
        "\n  5 tagoj\n  0 tagoj\n  1 tago\n",
        "\n  Boris proponis remizon.\n  Vi proponis remizon.\n",
        "\nreading-wrote\n",
        "\nrefusal-game_over (draft ",
        "\n  de | sendita | al | temo\n",
        "eo.ftl lacks these messages, which are in English:",
        " 0 to mend\n",
    ] {
        assert!(said.contains(shown), "{shown} is missing in:\n{said}");
    }
    // Of those that a language needs before it is sent, this one has no more than these.
    let core = [
        "refusal-game_over",
        "event-draw-offered",
        "command-accept",
        "command-resign",
        "word-yes",
        "length-days",
    ];
    let listed = |title: &str| -> Vec<&str> {
        let (_, list) = said.split_once(&format!("eo.ftl lacks {title}:\n")).expect("a list");
        list.lines().map_while(|line| line.strip_prefix("  ")).collect()
    };
    let missing = listed("these core messages");
    assert!(missing.contains(&"event-moved") && !missing.contains(&"page-settings"), "{missing:?}");
    assert!(core.iter().all(|id| !missing.contains(id)), "{missing:?}");
    let (count, drafts) = (missing.len(), core.len());
    assert!(
        said.contains(&format!("eo.ftl: {count} core messages are missing and {drafts} are drafts.")),
        "{said}"
    );
    let all = count + listed("these messages, which are in English").len();
    assert!(said.contains(&format!(" messages, {all} missing, 0 to mend\n")), "{said}");
}

/// English has every message, and so has a language that is sent.
#[test]
fn whole_language_lacks_nothing() {
    let output = words(&[], &["words"]);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{said}");
    for tag in ["en", "uk"] {
        let line = said.lines().find(|line| line.starts_with(&format!("{tag}: "))).expect("a language");
        assert!(line.ends_with(" messages, 0 missing, 0 to mend"), "{line}");
        assert!(!said.contains(&format!("{tag}: 0 core")), "{said}");
    }
    assert!(said.contains(" core messages are missing and ") && said.contains("\nha: "), "{said}");
}

/// The section of a new language leaves its readers to be filled in.
#[test]
fn reviews_name_their_readers() {
    let ukrainian = include_str!("../../messages/i18n/uk.ftl");
    for (file, source, begin) in [
        ("eo.ftl", ESPERANTO, "[eo]\ndrafted = []\nreaders = []\n"),
        (
            "uk.ftl",
            ukrainian,
            "[uk]\ndrafted = [\"a program\"]\n\
                readers = [\"a second program\", \"a third program\", \"a fourth program\"]\n",
        ),
    ] {
        let section = words(&[(file, source)], &["words", "--review", "checked", file]);
        assert!(text(&section.stdout).starts_with(begin), "{}", text(&section.stdout));
        let shown = text(&words(&[(file, source)], &["words", file]).stdout);
        let named = "uk.ftl: drafted by a program; what is checked was compared by a second program, \
            a third program, a fourth program";
        assert_eq!(shown.contains(named), file == "uk.ftl", "{shown}");
    }
}

#[test]
fn faults_are_named_with_lines() {
    let faulty = "\
language-name = Esperanto
refusal-game_over = La ludo { finiĝis.
event-moved = { $who } ludis { $mov }.
event-draw-declined = { -remizo }
command-accept = jes
command-decline = ne
    .also = JES
refusal-nothing = Ne.
length-days = { $n ->
    [0] neniu tago
   *[other] { $n } tagoj
}
";
    let output = words(&[("eo.ftl", faulty)], &["words", "eo.ftl"]);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    for fault in [
        "line 2: cannot be read",
        "line 3, event-moved: $mov is no argument of this message",
        "line 4, event-draw-declined: contains { -remizo }, which this file has not",
        "line 6, command-decline: \"jes\" begins command-accept too",
        "line 8, refusal-nothing: is no message of en.ftl",
        "line 9, length-days: the forms [one] of $n are missing",
    ] {
        assert!(said.contains(&format!("eo.ftl, {fault}")), "{fault} is missing in:\n{said}");
    }
    assert!(said.contains(" 6 to mend\n"), "{said}");
}

/// Follows the page for translators: a copy of the English file, then some messages of it, with each command of the page.
#[test]
fn page_for_translators_is_true() {
    let page = include_str!("../../docs/translating.md");
    let commands: Vec<Vec<&str>> = page
        .split('`')
        .filter_map(|code| code.strip_prefix("postzug words").filter(|rest| rest.contains(".ftl")))
        .filter(|rest| !rest.contains('>'))
        .map(|rest| {
            // "signed Olena Koval" is one argument.
            let quoted = rest.split('"').enumerate();
            let arguments =
                quoted.flat_map(
                    |(at, part)| {
                        if at % 2 == 1 { vec![part] } else { part.split_whitespace().collect() }
                    },
                );
            ["words"].into_iter().chain(arguments).collect()
        })
        .collect();
    assert!(commands.len() > 2 && commands.iter().any(|command| command.len() == 4), "{commands:?}");
    assert!(page.contains("`postzug words --english > en.ftl`"));
    assert_eq!(text(&words(&[], &["words", "--english"]).stdout), ENGLISH);
    for command in commands {
        let file = command.last().expect("a file");
        for source in [ENGLISH, ESPERANTO] {
            // English has fewer forms than the language of the page.
            let file = file.replace("uk.ftl", "eo.ftl");
            let renamed: Vec<&str> = command
                .iter()
                .map(|part| if part.ends_with(".ftl") { file.as_str() } else { *part })
                .collect();
            let output = words(&[(file.as_str(), source)], &renamed);
            assert!(output.status.success(), "{renamed:?}: {}{}", text(&output.stdout), text(&output.stderr));
        }
    }
}
