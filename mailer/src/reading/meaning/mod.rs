//! The meaning of a mail, from the text of its sender. The safe rule: a move is played only if it is the one candidate and on
//! a line of its own. Otherwise the sender is asked, and the question shows the text found. Playing a wrong move is worse
//! than one question too many.
//!
//! A mail is segmented ([`understand`]), and each line is classified and taken with its block ([`lines`], [`blocks`],
//! [`moves`]). The findings lead to a conflict ([`conflicts`]) or to steps ([`conclude`]).

mod blocks;
mod conclude;
mod conflicts;
mod elsewhere;
mod findings;
mod lines;
mod moves;
mod types;

use super::{
    body::cleaned,
    grammar::{command_in, may_seal},
    quoting::{Written, written},
};
use elsewhere::{is_reply, seals_by_subject};
use findings::Findings;

pub(super) use conflicts::MAX_COMMANDS;
pub use conflicts::conflict_table;
pub use types::{Context, Question, Step, Understanding};

/// The parts of a mail that are read.
struct Segments {
    /// The lines of the text.
    lines: Vec<Written>,
    /// The lines of the signature.
    signature: Vec<Written>,
    /// The subject.
    subject_line: Written,
}

impl Segments {
    fn of(text: &str, subject: &str, context: &Context) -> Self {
        let (signature, lines): (Vec<_>, Vec<Written>) =
            written(text, &context.sent, context.language).into_iter().partition(|line| line.in_signature);
        // Closing lines close what stands above them.
        let first = lines.first().map(|line| line.at);
        let is_closing = |line: &Written| {
            Some(line.at) != first && context.closing.iter().any(|closing| closing == line.as_written())
        };
        let lines = lines.into_iter().filter(|line| !is_closing(line)).collect();
        let mut subject_line = Written { text: cleaned(subject).into_owned(), ..Written::default() };
        subject_line.read_in(context.language);
        Self { lines, signature, subject_line }
    }
}

/// Reads a mail: its text first, its subject only if the text says nothing.
#[must_use]
pub fn understand(body: &str, subject: &str, is_game: bool, context: &Context) -> Understanding {
    let mut findings = Findings::default();
    let text = match findings.take_returned_game(body, is_game, context) {
        Ok(text) => text,
        Err(question) => return Understanding { question, ..Understanding::default() },
    };
    let text = findings.read_games(text, context);
    let Segments { lines, signature, subject_line } = Segments::of(&text, subject, context);
    findings.read(lines, &text, context);
    findings.read_signature(signature, context);
    findings.sealing.is_secret |= may_seal(&subject_line.text);
    findings.sealing.is_named |= seals_by_subject(&subject_line.text, context);
    // Of a subject only a command is meant for us.
    let is_command = || command_in(&subject_line.text, context.style.letters).is_some();
    if findings.is_silent() && !is_reply(subject) && is_command() {
        findings.read(vec![subject_line], "", context);
    } else {
        findings.read_subject(&subject_line, context);
    }
    findings.conclude(context)
}
