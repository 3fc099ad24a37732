//! The input and the result of understanding a mail.

use std::fmt;

use app::SealedText;
use domain::{GameId, Move, Position, notation::NotationStyle};
use messages::{Arg, Language, Message, Voice, msg};

use crate::reading::{command::MailCommand, pgn::Record};

/// The game and the player that a mail is read against.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// The game the reply address names.
    pub game: Option<GameId>,
    /// The position on the board, if the mail is about a game and the sender is on move in it.
    pub position: Option<Position>,
    /// The language of the sender, beside English.
    pub language: Option<&'static Language>,
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

impl Context {
    /// Returns a command as the sender writes it.
    pub(super) fn command(&self, command: Message) -> String {
        Voice::of(self.language.unwrap_or_else(Language::english)).say(&command)
    }

    /// Returns what stands for a line with a condition where it is answered: its moves are repeated to nobody.
    pub(super) fn a_condition(&self) -> String {
        format!("{} ...", self.command(msg!("command-if")))
    }
}

/// One thing to do.
#[derive(Eq, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a mail holds ten at most")]
pub enum Step {
    /// Play it.
    Move {
        /// The move as written, without its number.
        text: String,
        /// Offer a draw with it.
        draw_offer: bool,
        /// A message for the opponent.
        message: Option<String>,
        /// Conditional moves that are given with it.
        conditions: Vec<SealedText>,
    },
    /// Obey it.
    Do(MailCommand),
    /// A line that names a command and lacks something.
    Mistake {
        /// The line.
        line: String,
        /// The hint about it.
        hint: Arg,
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
    /// Lines with a move in letters of Cyrillic that look like Latin ones, and nothing else; and the moves in Latin letters.
    InCyrillic(Vec<String>, Vec<String>),
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
    /// A returned game without a new move.
    SameGame,
    /// More commands than one mail may hold.
    TooMany,
    /// Nothing in the text, but a game is attached.
    GameAttached,
    /// The mail is addressed to several games.
    SeveralGames,
}

impl Question {
    /// Returns the lines of the mail that it repeats.
    pub(in crate::reading) const fn lines(&self) -> Option<&[String]> {
        match self {
            Self::Several(lines)
            | Self::InProse(lines)
            | Self::OtherNumber(lines)
            | Self::TakenBack(lines)
            | Self::NamesAnotherGame(lines)
            | Self::InSignature(lines)
            | Self::InSubject(lines)
            | Self::InOtherLetters(lines)
            | Self::InCyrillic(lines, _)
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
                | Self::InCyrillic(..)
                | Self::GameAttached
        )
    }
}

/// A mail understood, or not.
#[derive(Eq, PartialEq, Default)]
pub struct Understanding {
    /// The steps, in this order.
    pub steps: Vec<Step>,
    /// The question; with one no step changes a game.
    pub question: Option<Question>,
    /// Lines of the sender that mean nothing to us, if nothing else was understood.
    pub unknown: Vec<String>,
    /// The mail contains a move to be sealed, so the answer quotes nothing.
    pub is_secret: bool,
    /// It contains conditional moves: the mail is not stored.
    pub is_private: bool,
    /// The one legal move in a mail about which there is a question: a yes plays it.
    pub suggestion: Option<Move>,
    /// Words to the opponent stand beside the move, which are sent to nobody.
    pub unsent_words: bool,
    /// The end of a message to the opponent is too long to be sent.
    pub message_is_cut: bool,
    /// Lines of prose: some of them may be known to close the player's mails.
    pub prose: Vec<String>,
    /// Lines below the move that can be learned as closing lines.
    pub closing: Vec<String>,
}

impl fmt::Debug for Understanding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = f.debug_struct("Understanding");
        written.field("is_secret", &self.is_secret).field("is_private", &self.is_private);
        // Steps, the question and other lines repeat the mail.
        if !self.is_secret && !self.is_private {
            written
                .field("steps", &self.steps)
                .field("question", &self.question)
                .field("unknown", &self.unknown);
        }
        written.finish_non_exhaustive()
    }
}
