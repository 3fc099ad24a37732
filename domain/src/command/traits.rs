//! The traits of each command: one table for all questions that are about kinds of commands.

use super::{Act, Command, TextKind, TextRule};

/// Answers to the questions about a kind of command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct CommandTraits {
    /// The text that goes with it. FIDE and ICCF want a reason with every act of an arbiter.
    pub text: TextRule,
    /// It answers something its sender has seen: it must say which position.
    pub is_for_a_position: bool,
    /// A player's makes a mail to somebody else, or much to store: their number is limited.
    pub is_rate_limited: bool,
    /// It can be given in a game that is over.
    pub outlives_the_game: bool,
    /// It waits for the decision of a claim that stopped the clocks.
    pub waits_for_claim: bool,
    /// It waits for the arbiter after a withdrawal: a move, a sealing or opening, or a claim that ends without the game.
    pub waits_for_arbiter: bool,
    /// A fallen flag does not come before it.
    pub passes_the_flag: bool,
    /// A player on leave cannot give it, where regulations say so.
    pub needs_presence: bool,
}

const PLAIN: CommandTraits = CommandTraits {
    text: TextRule::None,
    is_for_a_position: false,
    is_rate_limited: false,
    outlives_the_game: false,
    waits_for_claim: false,
    waits_for_arbiter: false,
    passes_the_flag: false,
    needs_presence: false,
};

const LIMITED: CommandTraits = CommandTraits { is_rate_limited: true, ..PLAIN };

/// Of an arbiter's decision.
const DECISION: CommandTraits = CommandTraits { text: TextRule::Required(TextKind::Reason), ..PLAIN };

/// Of a command that changes the board or the phase of the game.
const CHANGE: CommandTraits = CommandTraits { waits_for_claim: true, waits_for_arbiter: true, ..PLAIN };

/// Of such a change that answers the position.
const ANSWER: CommandTraits = CommandTraits { is_for_a_position: true, ..CHANGE };

impl Command {
    /// Returns the traits of the command.
    #[must_use]
    pub fn traits(&self) -> CommandTraits {
        match self {
            Self::Move { .. } => {
                let text = TextRule::Optional(TextKind::Message);
                CommandTraits { text, needs_presence: true, ..ANSWER }
            }
            Self::Claim { .. } => CommandTraits { is_rate_limited: true, needs_presence: true, ..ANSWER },
            Self::Seal { .. } => CommandTraits { needs_presence: true, ..ANSWER },
            Self::Draft { .. } | Self::AcceptAdjournment | Self::AdjournEarly => ANSWER,
            Self::AcceptDraw => CommandTraits { waits_for_claim: false, ..ANSWER },
            Self::DeclineDraw | Self::DeclineAdjournment => {
                CommandTraits { is_for_a_position: true, ..PLAIN }
            }
            Self::Answer { .. } | Self::Adjourn | Self::EndSession | Self::RefillClock => CHANGE,
            Self::SetConditionalMoves => {
                CommandTraits { waits_for_arbiter: true, needs_presence: true, ..LIMITED }
            }
            Self::OfferDraw | Self::LapseClaim | Self::Resume { .. } | Self::ChooseReading { .. } => {
                CommandTraits { waits_for_arbiter: true, ..PLAIN }
            }
            Self::AskAdjudication { .. } => {
                let text = TextRule::Required(TextKind::Analysis);
                CommandTraits { text, waits_for_arbiter: true, ..LIMITED }
            }
            Self::Analyse => CommandTraits { text: TextRule::Required(TextKind::Analysis), ..LIMITED },
            Self::Say => CommandTraits { text: TextRule::Required(TextKind::Message), ..LIMITED },
            Self::Appeal { .. } => {
                let text = TextRule::Required(TextKind::Message);
                CommandTraits { text, outlives_the_game: true, passes_the_flag: true, ..LIMITED }
            }
            Self::BookLeave { .. } | Self::CancelLeave { .. } => LIMITED,
            Self::Open { .. } => {
                let text = TextRule::Optional(TextKind::Reason);
                CommandTraits { text, outlives_the_game: true, waits_for_arbiter: true, ..PLAIN }
            }
            Self::Publish { .. } => CommandTraits { outlives_the_game: true, ..PLAIN },
            Self::Withdraw { .. } => CommandTraits { text: TextRule::Optional(TextKind::Reason), ..PLAIN },
            Self::DecideClaim { upheld, .. } => CommandTraits { waits_for_arbiter: !upheld, ..DECISION },
            Self::DeclareMissing => CommandTraits { waits_for_arbiter: true, ..DECISION },
            Self::SetResumption { .. } | Self::ApproveEarlyOpening => DECISION,
            Self::GiveWay { .. } => {
                CommandTraits { outlives_the_game: true, passes_the_flag: true, ..DECISION }
            }
            Self::DecideAppeal { reverse, .. } => CommandTraits {
                outlives_the_game: true,
                waits_for_claim: *reverse,
                passes_the_flag: true,
                ..DECISION
            },
            Self::Act { act } => CommandTraits {
                outlives_the_game: true,
                waits_for_claim: matches!(act, Act::Clocks { .. } | Act::TakeBack { .. } | Act::Adjourn),
                waits_for_arbiter: act.ended().is_none() && !act.is_about_people(),
                ..DECISION
            },
            Self::Create { .. }
            | Self::Resign
            | Self::AcknowledgeFace
            | Self::QuestionClocks
            | Self::FlagFall
            | Self::ClaimFlag
            | Self::DeclareReflection => PLAIN,
            Self::ReturnDowntime { .. } | Self::NoteZone { .. } | Self::NoteMail { .. } => {
                CommandTraits { passes_the_flag: true, ..PLAIN }
            }
        }
    }
}
