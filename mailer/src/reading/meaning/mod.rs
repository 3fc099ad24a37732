//! The meaning of a mail, from the text of its sender. The safe rule: a move is played only if it is the one candidate
//! and stands on a line of its own. Otherwise the sender is asked, and the question shows the text found. Playing a wrong
//! move is worse than one question too many.
//!
//! A mail is segmented ([`understand`]), each line classified and taken with its block ([`lines`], [`blocks`], [`moves`]);
//! the findings lead to a conflict ([`conflicts`]) or to steps ([`conclude`]).

mod blocks;
mod conclude;
mod conflicts;
mod elsewhere;
mod findings;
mod lines;
mod moves;

use domain::{GameId, Move, Position, notation::NotationStyle};

use super::{
    body::cleaned,
    command::Command,
    grammar::{command, may_seal},
    pgn::Record,
    quoting::{Written, written},
};
use elsewhere::{is_reply, seals_by_subject};
use findings::Findings;

pub use conflicts::conflict_table;

/// The game and the player that a mail is read against.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// The game the reply address names.
    pub game: Option<GameId>,
    /// The position on the board, if the mail is about a game and the sender is on move in it.
    pub position: Option<Position>,
    /// The notation of the sender.
    pub style: NotationStyle,
    /// The texts that the sender got about this game.
    pub sent: Vec<String>,
    /// The game as recorded; needed only when the mail holds a PGN.
    pub record: Option<Record>,
    /// The players' names: a name that sounds like a word of sealing is none, and a line of a name greets or closes.
    pub names: Vec<String>,
    /// Lines that are known to close the player's mails.
    pub closing: Vec<String>,
    /// The games attached to the mail, as PGN.
    pub games: Vec<String>,
}

/// One thing to do.
#[derive(Eq, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a mail holds ten at most")]
pub enum Step {
    /// Play it.
    Move {
        /// As written, without its number.
        text: String,
        /// Offer a draw with it.
        draw_offer: bool,
        /// For the opponent.
        message: Option<String>,
        /// Conditional moves that are given with it.
        conditions: Vec<String>,
    },
    /// Obey it.
    Do(Command),
    /// A line that names a command and lacks something.
    Mistake {
        /// The line.
        line: String,
        /// The hint about it.
        hint: &'static str,
    },
}

impl Step {
    /// Asks for something to read and changes nothing.
    #[must_use]
    pub fn only_shows(&self) -> bool {
        matches!(self, Self::Do(command) if command.only_shows())
    }
}

/// The reason why nothing is done about the game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Question {
    /// Nothing in it is for us.
    Nothing,
    /// Several different moves.
    Several(Vec<String>),
    /// Something that looks like a move, but within a sentence.
    InProse(Vec<String>),
    /// A move numbered otherwise than the one expected.
    OtherNumber(Vec<String>),
    /// Words that take back what the mail asks for.
    TakenBack(Vec<String>),
    /// The mail names another game than the one it is addressed to.
    NamesAnotherGame(Vec<String>),
    /// A move below the line that begins a signature, and nowhere else.
    InSignature(Vec<String>),
    /// A move in the subject, and nowhere else.
    InSubject(Vec<String>),
    /// A move in the piece letters of another language, and nowhere else.
    InOtherLetters(Vec<String>),
    /// A move without the word that seals it, in a mail that speaks of sealing.
    Sealing,
    /// Two things that exclude each other.
    Contradiction(Vec<String>),
    /// A move inside the message to the opponent.
    InMessage(Vec<String>),
    /// A move or a command below the text of an appeal, of a withdrawal or of an arbiter.
    BelowText(Vec<String>),
    /// A returned game that does not continue the recorded one.
    OtherGame,
    /// More commands than one mail may hold.
    TooMany,
    /// Nothing in the text, but a game is attached.
    GameAttached,
    /// The mail is addressed to several games.
    SeveralGames,
}

impl Question {
    /// Returns the lines of the mail that it repeats.
    pub(super) const fn lines(&self) -> Option<&[String]> {
        match self {
            Self::Several(lines)
            | Self::InProse(lines)
            | Self::OtherNumber(lines)
            | Self::TakenBack(lines)
            | Self::NamesAnotherGame(lines)
            | Self::InSignature(lines)
            | Self::InSubject(lines)
            | Self::InOtherLetters(lines)
            | Self::Contradiction(lines)
            | Self::InMessage(lines)
            | Self::BelowText(lines) => Some(lines.as_slice()),
            _ => None,
        }
    }

    /// Tells whether it asks if a move is meant, and not what the mail asks for.
    pub(super) const fn is_about_one_move(&self) -> bool {
        matches!(
            self,
            Self::InProse(_)
                | Self::Several(_)
                | Self::OtherNumber(_)
                | Self::TakenBack(_)
                | Self::NamesAnotherGame(_)
                | Self::InSignature(_)
                | Self::InSubject(_)
                | Self::InOtherLetters(_)
                | Self::GameAttached
        )
    }
}

/// A mail understood, or not.
#[derive(Eq, PartialEq, Debug, Default)]
pub struct Understanding {
    /// The steps, in this order.
    pub steps: Vec<Step>,
    /// The question; with one no step changes a game.
    pub question: Option<Question>,
    /// Lines of the sender that mean nothing to us, if nothing else was understood.
    pub unknown: Vec<String>,
    /// A move to be sealed stands somewhere: nothing of the mail is repeated.
    pub is_secret: bool,
    /// Conditional moves stand in it: the mail is not stored.
    pub is_private: bool,
    /// The one legal move in a mail about which there is a question: a yes plays it.
    pub suggestion: Option<Move>,
    /// Words to the opponent stand beside the move, which are sent to nobody.
    pub unsent_words: bool,
    /// Lines of prose: some of them may be known to close the player's mails.
    pub prose: Vec<String>,
    /// Those below the move that can be learned as closing lines.
    pub closing: Vec<String>,
}

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
            written(text, &context.sent).into_iter().partition(|line| line.in_signature);
        // Closing lines close what stands above them.
        let first = lines.first().map(|line| line.at);
        let is_closing = |line: &Written| Some(line.at) != first && context.closing.contains(&line.text);
        let lines = lines.into_iter().filter(|line| !is_closing(line)).collect();
        let subject_line = Written { text: cleaned(subject).into_owned(), ..Written::default() };
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
    findings.read_games(context);
    let Segments { lines, signature, subject_line } = Segments::of(&text, subject, context);
    findings.read(lines, &text, context);
    findings.read_signature(signature, context);
    findings.sealing.is_secret |= may_seal(&subject_line.text);
    findings.sealing.is_named |= seals_by_subject(&subject_line.text, context);
    // Of a subject only a command is meant for us.
    if findings.is_silent() && !is_reply(subject) && command(&subject_line.text).is_some() {
        findings.read(vec![subject_line], "", context);
    } else {
        findings.read_subject(&subject_line, context);
    }
    findings.conclude(context)
}
