//! The findings in a mail, before anything is concluded from them.

use domain::Move;
use messages::Arg;

use crate::reading::command::Understood;

/// A mail program breaks no shorter line.
pub(super) const BROKEN: usize = 55;
/// Lines shown that were not understood.
pub(super) const MAX_SHOWN: usize = 5;

/// The extent of a block below its first line.
#[derive(Copy, Clone, Default)]
pub(super) struct Taken {
    /// Lines below the first that belong to it.
    pub(super) lines: usize,
    /// The line below them does not go on from it.
    pub(super) is_apart: bool,
}

/// A move found in a line.
#[derive(Clone)]
pub(super) struct Candidate {
    pub(super) text: String,
    pub(super) draw_offer: bool,
    pub(super) number: Option<(u16, bool)>,
    pub(super) reading: Option<Move>,
}

/// The moves, by where they stand.
#[derive(Default)]
pub(super) struct MovesSeen {
    /// Candidates on lines of their own.
    pub(super) own: Vec<Candidate>,
    /// Lines in which one is mentioned.
    pub(super) mentions: Vec<String>,
    /// Legal moves among the mentions.
    pub(super) doubts: Vec<Candidate>,
    /// Below the line that begins a signature.
    pub(super) in_signature: Vec<Candidate>,
    /// Candidates in the subject.
    pub(super) in_subject: Vec<Candidate>,
    /// Alone on their lines, in the piece letters of another language than the player's.
    pub(super) in_other_letters: Vec<Candidate>,
    /// Alone on their lines, with letters of Cyrillic that look like Latin ones: the line and the move in Latin letters.
    pub(super) in_cyrillic: Vec<(String, Candidate)>,
    /// The moves by which an attached game without a game number continues.
    pub(super) in_attachment: Vec<Candidate>,
    /// The text holds a game that does not continue the recorded one.
    pub(super) other_game: bool,
    /// A line of prose speaks of a move.
    pub(super) in_prose: bool,
    /// A move stands below a line that begins with "if", or below one about sealing.
    pub(super) is_doubtful: bool,
}

/// The message to the opponent.
#[derive(Default)]
pub(super) struct MessageFound {
    pub(super) text: Option<String>,
    /// It is longer than a message may be: the rest is not in it.
    pub(super) is_cut: bool,
    /// Moves and commands on lines of it.
    pub(super) inside: Vec<String>,
    /// A command below its line, which may have been broken there.
    pub(super) continues: Vec<String>,
    /// Conditions within other words, below it.
    pub(super) half_conditions: Vec<String>,
}

/// Conditional moves.
#[derive(Default)]
pub(super) struct ConditionsFound {
    pub(super) lines: Vec<String>,
    /// The line that withdraws them again.
    pub(super) withdrawn: Option<String>,
    /// The end of one of them is not clear, or what it is.
    pub(super) is_unclear: bool,
    /// A line began with "if" and a move.
    pub(super) has_if: bool,
    /// The next line may be the answer to such a line.
    pub(super) below_if: bool,
}

/// Lines without a move or a command.
#[derive(Default)]
pub(super) struct ProseFound {
    /// All of them. What they take back matters only if the mail acts.
    pub(super) lines: Vec<String>,
    /// Lines below the move that may close every mail of the player.
    pub(super) closing: Vec<String>,
    /// Lines without a meaning.
    pub(super) unknown: Vec<String>,
    /// A line after a move closed the letter: names and addresses follow.
    pub(super) has_closed: bool,
    /// Good wishes or a letter stand beside the move.
    pub(super) wishes: bool,
}

/// Words about sealing.
#[derive(Default)]
pub(super) struct SealingFound {
    /// A move to be sealed may stand somewhere.
    pub(super) is_secret: bool,
    /// The sender speaks of sealing, in a line of their own or in the subject.
    pub(super) is_named: bool,
}

/// A text that somebody else will read.
#[derive(Default)]
pub(super) struct ReasonFound {
    /// It may go on.
    pub(super) is_open: bool,
    /// Moves and commands that may be part of it.
    pub(super) inside: Vec<String>,
}

/// Everything found.
#[derive(Default)]
pub(super) struct Findings {
    pub(super) seen: MovesSeen,
    /// Commands with their lines.
    pub(super) commands: Vec<(String, Understood)>,
    pub(super) message: MessageFound,
    /// Analysis, or why it is not taken.
    pub(super) analysis: Option<Result<String, Arg>>,
    pub(super) conditions: ConditionsFound,
    pub(super) prose: ProseFound,
    pub(super) sealing: SealingFound,
    pub(super) reason: ReasonFound,
}

impl Findings {
    /// Tells whether the mail asks for nothing so far.
    pub(super) fn is_silent(&self) -> bool {
        self.seen.own.is_empty()
            && self.commands.is_empty()
            && self.message.text.is_none()
            && self.analysis.is_none()
            && self.conditions.lines.is_empty()
            && self.seen.mentions.is_empty()
    }
}
