//! Every sentence that people read, found by code and arguments in `i18n/<language>.ftl`, the format of Fluent.
//!
//! A message is made where it is known what happened, by [`msg!`] or by the [`Sentence`] of a code, and said by the
//! reader's [`Voice`]. A new code asks for its message in `i18n/en.ftl`.

mod account;
mod account_notice;
mod act;
mod adjourned;
mod alphabet;
mod calendar;
mod check;
mod clock;
mod clocks;
mod conditions;
mod fill;
mod language;
mod letters;
mod lint;
mod moves;
mod position;
#[cfg(feature = "testing")]
mod pseudo;
mod question;
mod refusal;
mod result;
pub mod sealing;
mod source;
mod standing;
mod start;
mod status;
mod terms;
mod voice;
mod ways;
mod written_in;

pub use account::official_names;
pub use account_notice::bounce_reason;
pub use act::{describe_act, describe_claim, describe_pace};
pub use alphabet::{latin, latin_squares};
pub use app::message::{Arg, Message};
pub use calendar::{CalendarWriter, DatedGame, Dates, calendar, in_utc};
pub use check::{check, needs};
pub use clocks::describe_clocks;
pub use fill::{GLUE, LONGEST, MAX_BYTES, fill, glued, is_isolate, width_of};
pub use language::Language;
pub use letters::{letters_name, letters_named};
pub use lint::{Fault, Report, lint, lint_all};
pub use moves::{announced_move, numbered, numbered_move};
pub use position::{pieces, pieces_where};
#[cfg(feature = "testing")]
pub use pseudo::{PSEUDO, PSEUDO_RTL, foreign_words, not_isolated, outside_messages};
pub use question::{CLOCKS, DRAW, FILE, Form, Forms, LAST, Question, RANK, RESIGN, WHERE, Word, bare};
pub use result::{describe_ending, describe_result};
pub use standing::{StandingText, describe_standing};
pub use status::{State, is_core, readers};
pub use terms::describe_regulations;
pub use voice::{Voice, printable};
pub use ways::{Begun, Listed, commands, fold, is_list, known, listed, written};
pub use written_in::written_in;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// A message of the catalogue: `msg!("move-played", who = name, time = Arg::length(span))`. It does not compile if
/// `en.ftl` has no message of that id with just these arguments.
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = $crate::check($id, &[$(stringify!($name)),*]);
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    }};
}

/// The id of a message without arguments. It does not compile if `en.ftl` has none.
#[macro_export]
macro_rules! id {
    ($id:literal) => {{
        const _: () = $crate::check($id, &[]);
        $id
    }};
}

/// A code with its arguments, as people read it.
pub trait Sentence {
    /// Returns the message: whole sentences, or a reason or label that is part of one.
    fn message(&self) -> Message;

    /// Returns it in English, for what stays in English: PGN, logs and the command line.
    fn sentence(&self) -> String {
        Voice::english().say(&self.message())
    }
}

/// The message of a code without arguments, or the beginning of one with some.
fn coded(kind: &str, code: &'static str) -> Message {
    Message::new(format!("{kind}-{code}"))
}

/// The usage of a command by the id of its message, with its effect, the attribute `about`.
#[must_use]
pub fn usage(id: &'static str) -> Arg {
    let about = format!("{id}.about");
    let row = if needs(&about).is_some() {
        vec![Message::new(id), Message::new(about)]
    } else {
        vec![Message::new(id)]
    };
    Arg::Row { row }
}

/// `e4 or d4`, `e4, d4 or c4`.
#[must_use]
pub fn one_of(mut list: Vec<Arg>) -> Arg {
    let Some(last) = list.pop() else { return "".into() };
    if list.is_empty() { last } else { msg!("list-or", first = list, last = last).into() }
}

/// `G1, G2 and 3 more`.
#[must_use]
pub fn some_of(list: Vec<Arg>, more: usize) -> Arg {
    if more > 0 { msg!("list-more", list = list, n = more).into() } else { list.into() }
}
