//! Mails in the style of the programs people use, and the traps they hold: each `.eml` against its `.json`.
use std::{fs, path::Path};

use app::SealedText;
use domain::notation::Letters;
use mailer::reading::{Context, MailCommand, Step, understand};
use messages::Language;
use serde::Deserialize;

use super::{context, parsed, quoted};

#[derive(Deserialize)]
struct Expected {
    letters: Letters,
    language: Option<String>,
    automatic: Option<String>,
    steps: Vec<String>,
    question: Option<String>,
}

pub(super) fn shown(step: &Step) -> String {
    match step {
        Step::Move { text, draw_offer, message, conditions } => {
            let offer = if *draw_offer { " (=)" } else { "" };
            let message = message.as_ref().map(|text| format!(" message: {text}")).unwrap_or_default();
            let conditions: String =
                conditions.iter().map(|line| format!(" if: {}", line.expose())).collect();
            format!("move {text}{offer}{message}{conditions}")
        }
        Step::Do(MailCommand::Seal { text, draw_offer }) => sealed("Seal", text, *draw_offer),
        Step::Do(MailCommand::Draft { text, draw_offer }) => sealed("Draft", text, *draw_offer),
        Step::Do(MailCommand::Game(request)) => serde_json::to_string(&request.command).unwrap(),
        // Of what a game is challenged to, the time control is what mails name.
        Step::Do(command) => format!("{command:?}").split(", draws: ").next().unwrap().to_owned(),
        Step::Mistake { line, .. } => format!("mistake {line}"),
    }
}

fn sealed(how: &str, text: &SealedText, draw_offer: bool) -> String {
    format!("{how}({:?})", format!("{}{}", text.expose(), if draw_offer { " (=)" } else { "" }))
}

#[test]
fn corpus_mails_match_their_answers() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut wrong = Vec::new();
    let mut count = 0;
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    for path in names.into_iter().filter(|path| path.extension().is_some_and(|e| e == "eml")) {
        count += 1;
        let expected: Expected =
            serde_json::from_str(&fs::read_to_string(path.with_extension("json")).unwrap()).unwrap();
        let parsed = parsed(&fs::read(&path).unwrap());
        let language = expected.language.as_deref().and_then(Language::of);
        let context = Context { games: parsed.games.clone(), language, ..context(expected.letters) };
        let understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &context);
        let steps: Vec<String> = understood.steps.iter().map(shown).collect();
        let question = understood
            .question
            .map(|question| format!("{question:?}").split('(').next().unwrap_or_default().to_string());
        assert_eq!(parsed.from.as_deref(), Ok("boris@example.org"), "{path:?}");
        if (&steps, &question, parsed.automatic)
            != (&expected.steps, &expected.question, expected.automatic.as_deref())
        {
            let name = path.file_stem().unwrap();
            wrong.push(format!(
                "{name:?}\n  steps {steps:?}, expected {:?}\n  question {question:?}, expected {:?}; automatic {:?}\n  {:?}",
                expected.steps, expected.question, parsed.automatic, parsed.body.chars().take(300).collect::<String>()
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 50, "{count}");
}

/// In any surroundings, a quotation of our own notice plays nothing.
#[test]
fn corpus_without_answers_asks() {
    for mark in ["", "> ", "\t", "  ", "| "] {
        for intro in ["", "On Mon, Jan 5, 2026 at 11:00 AM Anna <play@play.example.org> wrote:\n"] {
            let body = format!("{intro}{}", quoted(mark));
            let understood = understand(&body, "Re: [G1]", false, &context(Letters::English));
            assert!(understood.steps.is_empty(), "{mark:?} {intro:?}: {understood:?}");
        }
    }
}
