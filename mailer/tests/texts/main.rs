//! The meaning of single mails, without a service.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

mod automatic;
mod corpus;
mod doubts;
mod hidden;
mod hostile;
mod languages;
mod replies;

use std::{fs, path::Path};

use domain::{GameId, Position, Start, notation::Letters};
use mailer::reading::{Context, Parsed, Record, Surroundings, parse};

/// The reader's own name is not known: no verdict of a server counts.
fn around() -> Surroundings {
    Surroundings { authserv_id: None, mail_domain: "play.example.org".into(), ..Surroundings::default() }
}

fn parsed(raw: &[u8]) -> Parsed {
    parse(raw, &around()).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(raw)))
}

/// The notice that the mails of the corpus answer.
fn notice() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/notice.txt")).unwrap()
}

/// The notice as a mail program quotes it.
fn quoted(mark: &str) -> String {
    notice().lines().map(|line| format!("{mark}{line}\n")).collect()
}

/// The context after move 1. e4; Black, Boris, answers the notice.
fn context(letters: Letters) -> Context {
    let start: Position = Start::Standard.position().unwrap();
    Context {
        game: Some(GameId(1)),
        position: Some(start.play(start.from_uci("e2e4").unwrap()).unwrap()),
        style: letters.into(),
        sent: vec![notice()],
        record: Some(Record { start, moves: vec!["e2e4".into()] }),
        ..Context::default()
    }
}
