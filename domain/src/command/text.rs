//! The texts that go with commands.

use crate::Refusal;

/// The kind of text that goes with a command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TextKind {
    /// A message to the opponent, or the grounds of an appeal.
    Message,
    /// A reason, which both players read.
    Reason,
    /// Analysis, which the opponent reads when the game is over.
    Analysis,
}

impl TextKind {
    /// The refusal of a command whose text is missing or unfit.
    #[must_use]
    pub const fn refusal(self) -> Refusal {
        match self {
            Self::Message => Refusal::BadMessage,
            Self::Reason => Refusal::BadReason,
            Self::Analysis => Refusal::BadAnalysis,
        }
    }
}

/// Tells whether a text goes with a command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TextRule {
    /// None does.
    None,
    /// One may.
    Optional(TextKind),
    /// One must.
    Required(TextKind),
}
