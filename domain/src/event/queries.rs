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

    /// [`EventTraits::analyst`](crate::EventTraits).
    #[must_use]
    pub const fn analyst(&self) -> Option<Color> {
        self.kind.traits().analyst
    }

    /// [`EventTraits::text`](crate::EventTraits).
    #[must_use]
    pub const fn text(&self) -> Option<Digest> {
        self.kind.traits().text
    }

    /// [`EventTraits::rewrites`](crate::EventTraits).
    #[must_use]
    pub const fn rewrites(&self) -> bool {
        self.kind.traits().rewrites
    }

    /// Returns true for a conditional move, given beforehand and played as an answer.
    #[must_use]
    pub const fn is_conditional(&self) -> bool {
        matches!(self.kind, EventKind::Moved { conditional: true, .. })
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
