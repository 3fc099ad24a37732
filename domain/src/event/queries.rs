//! Questions about single events.

use shakmaty::Color;

use crate::{Digest, Event, EventKind, OpenVerdict, Outcome, Span, Termination};

impl Event {
    /// The move it puts on the board, in UCI.
    #[must_use]
    pub fn played(&self) -> Option<&str> {
        match &self.kind {
            EventKind::Moved { uci, .. }
            | EventKind::Opened { verdict: OpenVerdict::Played { uci, .. }, .. }
            | EventKind::ReadingChosen { uci, .. } => Some(uci),
            _ => None,
        }
    }

    /// Returns the author of the analysis beside it, which the opponent does not read until the game is over.
    #[must_use]
    pub const fn analyst(&self) -> Option<Color> {
        match &self.kind {
            EventKind::Analysed { by, .. } | EventKind::ClaimReferred { by, analysis: Some(_), .. } => {
                Some(*by)
            }
            _ => None,
        }
    }

    /// Returns true for a conditional move, given beforehand and played as an answer.
    #[must_use]
    pub const fn is_conditional(&self) -> bool {
        matches!(self.kind, EventKind::Moved { conditional: true, .. })
    }

    /// The salted digest of the text beside it: a message, or an arbiter's reason.
    #[must_use]
    pub const fn text(&self) -> Option<Digest> {
        match &self.kind {
            EventKind::Moved { message: text, .. }
            | EventKind::EnvelopeMissing { reason: text, .. }
            | EventKind::Opened { reason: text, .. }
            | EventKind::ClaimUpheld { reason: text, .. }
            | EventKind::ClaimReferred { analysis: text, .. }
            | EventKind::Withdrawn { reason: text, .. }
            | EventKind::ClaimRejected { reason: text, .. } => *text,
            EventKind::Said { message: text, .. }
            | EventKind::ResumptionSet { reason: text, .. }
            | EventKind::EarlyOpeningApproved { reason: text, .. }
            | EventKind::Act { reason: text, .. }
            | EventKind::Appealed { message: text, .. }
            | EventKind::Analysed { analysis: text, .. }
            | EventKind::AppealDecided { reason: text, .. } => Some(*text),
            _ => None,
        }
    }

    /// Tells whether it only counts something that was refused: nothing changed on the board, on a clock, or for a side.
    #[must_use]
    pub const fn only_counts(&self) -> bool {
        matches!(self.kind, EventKind::IllegalMove { gained: Span::ZERO, .. })
    }

    /// Returns the result and the termination, if the event ends the game.
    #[must_use]
    pub fn ended(&self) -> Option<(Outcome, Termination)> {
        match &self.kind {
            EventKind::Ended { outcome, termination } => Some((*outcome, *termination)),
            EventKind::Act { act, .. } => act.ended(),
            _ => None,
        }
    }
}
