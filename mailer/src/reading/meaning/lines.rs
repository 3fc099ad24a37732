//! The lines of the text: each is classified by its own words, and taken with the block that it begins.

use domain::notation::{begins_condition, condition};
use messages::{
    Arg, Language, msg,
    sealing::{holds_move, speaks_of_sealing, tells_of_sealing},
};

use super::{
    blocks::{begins_analysis, read_analysis},
    findings::{Findings, Taken},
    types::Context,
};
use crate::reading::{
    command::Understood,
    grammar::{command_in, may_seal, message_begins},
    language::{may_be_conditional, other_language},
    quoting::{MAX_WRITTEN, Written},
};

/// A line by what begins on it.
#[expect(clippy::large_enum_variant, reason = "one a line, and taken apart at once")]
enum LineKind<'a> {
    /// Analysis for an arbiter.
    Analysis,
    /// A message to the opponent, with its first words.
    Message(&'a str),
    /// A command, or an incomplete one.
    Command(Understood),
    /// A conditional move, without its "if".
    Condition(&'a str),
    /// A command or a condition in a language that the player did not choose.
    InOtherLanguage(&'static Language),
    /// A move or prose.
    Other,
}

impl<'a> LineKind<'a> {
    /// Classifies a line. What is quoted or repeats us begins nothing of the sender.
    fn of(line: &'a Written, context: &Context) -> Self {
        if begins_analysis(line) {
            return Self::Analysis;
        }
        if let Some(first) = message_begins(&line.text).filter(|_| !line.foreign) {
            return Self::Message(first);
        }
        if line.echoes || line.foreign {
            return Self::Other;
        }
        if let Some(understood) = command_in(&line.text, context.style.letters).filter(|_| !line.in_paragraph)
        {
            return Self::Command(understood);
        }
        if let Some(first) = condition(&line.text) {
            return Self::Condition(first);
        }
        // Without an answer the player would wait for it.
        match other_language(&line.text, context.language).filter(|_| !line.in_paragraph) {
            Some(other) => Self::InOtherLanguage(other),
            None => Self::Other,
        }
    }
}

/// Tells whether a line is a whole sentence about moves, and not half a condition: "If I remember correctly, 11. Bg5 was
/// played by Fischer.", but not "If they take Qxd4?".
fn is_sentence(line: &Written) -> bool {
    let text = &line.text;
    begins_condition(text)
        && text.ends_with(['.', '\u{964}'])
        && !text.ends_with("..")
        && !text.split_whitespace().next_back().is_some_and(holds_move)
}

/// Tells whether a line of the sender is about sealing in one sense or the other.
fn speaks(line: &Written, of: fn(&str, &[String]) -> bool, context: &Context) -> bool {
    !line.foreign && !line.echoes && of(&line.text, &context.names)
}

impl Findings {
    /// Reads lines of the sender.
    pub(super) fn read(&mut self, mut all: Vec<Written>, body: &str, context: &Context) {
        self.sealing.is_secret |= all.iter().any(|line| may_seal(&line.text));
        // Lines of messages: whether they stand below a move, and then are not about that.
        let mut in_message: Vec<Option<bool>> = vec![None; all.len()];
        let end = all.len().min(MAX_WRITTEN);
        let (mut at, mut is_apart) = (0, false);
        while at < end {
            // The line below a whole command, condition or move does not go on from it.
            all[at].in_paragraph &= !is_apart;
            let (line, below) = (&all[at], &all[at + 1..end]);
            let above = at.checked_sub(1).map(|above| &all[above]);
            let is_below_message = at.checked_sub(1).is_some_and(|above| in_message[above].is_some());
            self.conditions.below_if &= !(line.after_gap && above.is_some_and(is_sentence));
            self.prose.has_closed |= self.closes(line, context);
            let taken = match LineKind::of(line, context) {
                LineKind::Analysis => {
                    let (text, next) = read_analysis(&all, at, body);
                    self.add_analysis(text);
                    Taken { lines: next - at - 1, is_apart: false }
                }
                LineKind::Message(first) => {
                    let is_below_move = !self.seen.own.is_empty();
                    let lines = self.take_message(first, line, below, context);
                    in_message[at..=at + lines].fill(Some(is_below_move));
                    Taken { lines, is_apart: false }
                }
                LineKind::Command(understood) => self.take_command(understood, line, below, context),
                LineKind::InOtherLanguage(other) => {
                    let hint = msg!("hint-other-language", language = other.name(), tag = other.tag);
                    if may_be_conditional(&line.text) {
                        self.conditions.has_if = true;
                        self.commands.push((context.a_condition(), Err(hint.into())));
                        Taken { lines: 0, is_apart: true }
                    } else {
                        self.take_command(Err(hint.into()), line, below, context)
                    }
                }
                LineKind::Condition(first) => {
                    // Their lines are alike and close together, as those of a paragraph.
                    self.reason.inside.extend(self.reason.is_open.then(|| line.as_written().to_owned()));
                    Taken { lines: self.take_condition(first, line, below), is_apart: true }
                }
                LineKind::Other => {
                    let above = above.filter(|_| !is_below_message);
                    let below_seal = above.is_some_and(|above| {
                        speaks(above, speaks_of_sealing, context) && !may_seal(&above.text)
                    });
                    let is_prose = |above: &&Written| {
                        self.prose.lines.last().is_some_and(|last| last == above.as_written())
                    };
                    let above = above.filter(is_prose);
                    self.take_moves(below_seal, above, line, below, context)
                }
            };
            at += 1 + taken.lines;
            is_apart = taken.is_apart;
        }
        self.sealing.is_named |= all.iter().zip(in_message).any(|(line, in_message)| match in_message {
            None => speaks(line, speaks_of_sealing, context),
            Some(false) => speaks(line, tells_of_sealing, context),
            Some(true) => false,
        });
    }

    /// Adds a further analysis to the one before.
    fn add_analysis(&mut self, text: Result<String, Arg>) {
        self.analysis = Some(match self.analysis.take() {
            Some(before) => before.and_then(|before| Ok(format!("{before}\n\n{}", text?))),
            None => text,
        });
    }
}
