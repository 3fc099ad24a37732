//! The text of a reply to a notice: the sender's part, and its meaning.
#![no_main]

use std::sync::LazyLock;

use domain::Start;
use libfuzzer_sys::fuzz_target;
use mailer::reading::{Context, Record, Step, understand, written};

/// The notice after move 1. e4; Black replies to this.
const NOTICE: &str = include_str!("../../mailer/tests/corpus/notice.txt");

static CONTEXT: LazyLock<Context> = LazyLock::new(|| {
    let start = Start::Standard.position().expect("the standard position");
    let position = start.play(start.from_uci("e2e4").expect("legal")).expect("legal");
    Context {
        position: Some(position),
        sent: vec![NOTICE.into()],
        record: Some(Record { start, moves: vec!["e2e4".into()] }),
        ..Context::default()
    }
});

fuzz_target!(|text: &str| {
    let (subject, body) = text.split_once('\n').unwrap_or(("", text));
    assert!(written(body, &CONTEXT.sent).len() <= 200);
    let is_game = body.starts_with("[Event");
    let understood = understand(body, subject, is_game, &CONTEXT);
    let moves = understood.steps.iter().filter(|step| matches!(step, Step::Move { .. })).count();
    assert!(moves <= 1 && understood.steps.len() <= 12);
    // A question and a move exclude each other.
    assert!(moves == 0 || understood.question.is_none());
});
