//! The files of the catalogue, and what the check of a file finds.

use messages::{Language, State, is_list, lint, lint_all, readers};

#[test]
fn no_language_has_faults() {
    for (tag, report) in lint_all() {
        let faults: Vec<_> = report.faults.iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{tag}.ftl:\n{}", faults.join("\n"));
        assert!(tag != "en" || report.missing.is_empty());
    }
}

/// The languages that are sent whole: each sentence of theirs was compared with the English as it is now.
#[test]
fn whole_languages_are_checked() {
    const WHOLE: [&str; 16] =
        ["ar", "cs", "de", "es", "fr", "he", "hi", "it", "mk", "nl", "pl", "pt", "ru", "sr", "tr", "uk"];
    let mut found = 0;
    for (tag, report) in lint_all() {
        if !WHOLE.contains(&tag) {
            continue;
        }
        found += 1;
        assert_eq!(report.missing, [""; 0], "{tag}");
        let language = Language::of(tag).expect("a file");
        // Lists of words that are read are no sentences.
        let sentences = report.samples.iter().filter(|(id, _)| !id.contains('.') && !is_list(id));
        let drafts: Vec<_> =
            sentences.map(|(id, _)| id).filter(|id| State::of(language, id) == State::Draft).collect();
        assert!(drafts.is_empty(), "{tag}: {drafts:?} wait for their readers: docs/translating.md");
        let (drafted, readers) = readers(tag).expect("the names of readers");
        assert!(!drafted.is_empty() && readers.len() > 1, "{tag}");
    }
    assert_eq!(found, WHOLE.len());
}

/// An address is one argument: from right to left, what stands behind one would be shown before it.
#[test]
fn no_address_is_parted() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    let mut count = 0;
    for file in std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()) {
        if file.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let source = std::fs::read_to_string(&file).expect("a text");
        let is_path = |rest: &str| rest.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_parted = |line: &&str| {
            line.split("}/").skip(1).any(is_path)
                || line
                    .match_indices("/{")
                    .any(|(at, _)| line[..at].ends_with(|c: char| c.is_ascii_alphabetic()))
        };
        let parted: Vec<_> = source.lines().filter(is_parted).collect();
        assert!(parted.is_empty(), "{}: {parted:#?}", file.display());
        count += 1;
    }
    assert!(count > 16, "{count}");
}

/// Ranges such as `22:00-07:00` begin with their end from right to left, unless they are isolated or among Latin words.
#[test]
fn ranges_keep_their_order() {
    let is_reversed = |line: &&str| {
        let (mut depth, mut is_behind, mut before) = (0_i32, false, [' '; 2]);
        for c in line.chars() {
            match c {
                '\u{2066}'..='\u{2068}' => depth += 1,
                '\u{2069}' => depth -= 1,
                _ if depth > 0 => {}
                c if c.is_alphabetic() => is_behind = !c.is_ascii(),
                c if c.is_ascii_digit() && is_behind && before[1] == '-' && before[0].is_ascii_digit() => {
                    return true;
                }
                _ => {}
            }
            before = [before[1], c];
        }
        false
    };
    assert!(is_reversed(&"مثل 22:00-07:00") && !is_reversed(&"مثل \u{2068}22:00-07:00\u{2069}"));
    for tag in ["ar", "he"] {
        let report = lint(tag, Language::of(tag).expect("a file").source());
        let said = report.samples.iter().flat_map(|(_, said)| said).flat_map(|said| said.lines());
        let wrong: Vec<_> = said.filter(is_reversed).collect();
        assert!(wrong.is_empty(), "{tag}: {wrong:#?}");
    }
}

/// A deadline is read out of each form of a message, so none of them may lack the ISO date, the time or a name.
#[test]
fn no_form_leaves_facts_out() {
    for (tag, source, left_out) in [
        ("uk", "date = { $weekday } { $day } { $month } { $iso } { $time } { $offset }\n", vec![]),
        // English, or a copy of it.
        ("en", "date = { $weekday } { $iso } { $time } { $offset }\n", vec![]),
        ("uk", "date = { $weekday } { $iso } { $time } { $offset }\n", vec![]),
        ("uk", "date = { $weekday }, { $iso } { $time } { $offset }\n", vec!["month"]),
        ("uk", "date = { $weekday } { $month } { $time } { $offset }\n", vec!["iso"]),
        ("uk", "date = { $iso }, { $day } { $month } { $year }\n", vec!["offset", "time", "weekday"]),
        (
            "fr",
            "date = { $weekday } { $month } { $day ->\n    [1] premier { $iso }\n    [one] { $day }\n   *[other] { $day }\n} { $time } { $offset }\n",
            vec!["iso"],
        ),
        ("uk", "state-your-move = Ваш хід { $number }: до { $until }.\n", vec!["left"]),
        (
            "uk",
            "length-days = { $n ->\n    [one] день\n    [few] { $n } дні\n   *[many] { $n } днів\n}\n",
            vec!["n"],
        ),
        (
            "uk",
            "length-days = { $n ->\n    [one] { $n } день\n    [few] дні\n   *[many] { $n } днів\n}\n",
            vec!["n"],
        ),
        ("cs", "length-days = { $n ->\n    [one] den\n    [few] dny\n   *[other] { $n } dní\n}\n", vec!["n"]),
        // One and two have words of their own.
        (
            "he",
            "length-days = { $n ->\n    [one] יום\n    [two] יומיים\n   *[other] { $n } ימים\n}\n",
            vec![],
        ),
        ("he", "length-days = { $n ->\n    [one] יום\n    [two] יומיים\n   *[other] ימים\n}\n", vec!["n"]),
        (
            "uk",
            "event-draw-offered = { $who-is ->\n    [you] Ви запропонували нічию.\n   *[other] Запропоновано нічию.\n}\n",
            vec!["who"],
        ),
    ] {
        let faults: Vec<_> = lint(tag, source).faults.into_iter().map(|fault| fault.what).collect();
        let expected: Vec<_> = left_out.iter().map(|name| format!("${name} is left out of a form")).collect();
        assert_eq!(faults, expected, "{source}");
    }
}

/// Every kind of fault, and beside each what is right.
#[test]
fn faults_of_a_file_are_found() {
    for (tag, source, expected) in [
        ("uk", "refusal-game_over = Партія завершена.\n", vec![]),
        (
            "uk",
            "refusal-game_over Партія\n",
            vec!["line 1: cannot be read: Expected a token starting with \"=\""],
        ),
        ("uk", "refusal-nothing = Ні.\n", vec!["line 1, refusal-nothing: is no message of en.ftl"]),
        ("uk", "date-beyond = А.\ndate-beyond = Б.\n", vec!["line 1, date-beyond: stands twice"]),
        (
            "uk",
            "# A comment.\nrefusal-game_over = { $who }\n",
            vec!["line 2, refusal-game_over: $who is no argument of this message"],
        ),
        (
            "uk",
            "length-days = { $n ->\n    [one] день\n   *[other] днів\n}\n",
            vec!["line 1, length-days: the forms [few], [many] of $n are missing"],
        ),
        (
            "uk",
            "length-days = { $n ->\n    [one] день\n    [many] днів\n   *[other] дня\n}\n",
            vec!["line 1, length-days: the forms [few] of $n are missing"],
        ),
        ("uk", "length-days = { $n } { $n ->\n    [one] день\n    [few] дні\n   *[many] днів\n}\n", vec![]),
        ("uk", "list-more = { $list } { $n ->\n    [one] a\n    [few] b\n   *[many] c\n} { $n }\n", vec![]),
        (
            "uk",
            "event-moved = { $time ->\n    [one] a\n    [few] b\n   *[many] c\n}\n",
            vec!["line 1, event-moved: $time is no number, so it has no plural"],
        ),
        (
            "uk",
            "event-moved = { $who-is ->\n    [yuo] Ви\n   *[other] { $who }\n} { $move } ({ $time })\n",
            vec!["line 1, event-moved: $who-is is never [yuo]"],
        ),
        (
            "uk",
            "refusal-game_over = { -game } завершена.\n",
            vec!["line 1, refusal-game_over: contains { -game }, which this file has not"],
        ),
        (
            "uk",
            "-draw = { $case ->\n    [genitive] нічиєї\n   *[nominative] нічия\n}\nrefusal-no_draw_offer = { -draw(case: \"genetive\") }\n",
            vec!["line 5, refusal-no_draw_offer: -draw has no form [genetive] of $case"],
        ),
        (
            "xx",
            "command-accept = tak\ncommand-decline = nie\n    .also = nope | TAK\n",
            vec!["line 2, command-decline: \"tak\" begins command-accept too"],
        ),
        (
            "xx",
            "command-accept = draw\n",
            vec!["line 1, command-accept: \"draw\" begins command-draw in English"],
        ),
        ("xx", "command-accept = accept\n", vec![]),
        ("xx", "word-yes = ja\nword-no = JA\n", vec!["line 1, word-yes: \"ja\" is word-no too"]),
        (
            "xx",
            "word-on = da\nword-off = nu\n    .also = DA\n",
            vec!["line 1, word-on: \"da\" is word-off too"],
        ),
        (
            "xx",
            "word-rook = हाथी\nword-bishop = ऊँट\n    .also = हाथी\n",
            vec!["line 1, word-rook: \"हाथी\" is word-bishop too"],
        ),
        ("xx", "word-days = dia\nword-from = dia\n", vec!["line 2, word-from: \"dia\" is word-days too"]),
        // A piece is looked for behind "where" only.
        ("xx", "word-to = dama\nword-queen = dama\n", vec![]),
        (
            "xx",
            "command-draw = ja\nword-yes = ja\n",
            vec!["line 2, word-yes: \"ja\" begins command-draw too"],
        ),
    ] {
        let faults: Vec<_> = lint(tag, source).faults.iter().map(ToString::to_string).collect();
        assert_eq!(faults, expected, "{source}");
    }
}

#[test]
fn samples_show_every_form() {
    let report = lint("uk", include_str!("lint/uk.ftl"));
    assert_eq!(report.faults, []);
    let said = |id: &str| report.samples.iter().find(|(named, _)| named == id).map(|(_, said)| said.clone());
    let days = ["5 днів", "0 днів", "1 день", "2 дні", "21 день", "100 днів"];
    assert_eq!(said("length-days"), Some(days.map(String::from).to_vec()));
    assert_eq!(
        said("event-draw-offered"),
        Some(vec!["Запропоновано нічию: Boris.".into(), "Ви запропонували нічию.".into()])
    );
    assert!(
        report.missing.contains(&"refusal-game_over") && report.missing.contains(&"refusal-game_over.title")
    );
    assert!(!report.missing.contains(&"length-days"));
}

/// The examples for translators are what they must write.
#[test]
fn examples_of_the_page_are_sound() {
    let page = include_str!("../../docs/translating.md");
    let examples: Vec<_> = page.split("```").skip(1).step_by(2).collect();
    assert!(examples.len() > 5);
    for example in examples {
        assert_eq!(lint("uk", example).faults, [], "{example}");
    }
}
