//! A line of a record, and commands as a record has them.

use alloc::vec::Vec;

use crate::{
    Actor, Cause, Command, Event, EventKind, Game, MoveText, Position, Refusal, Seen,
    notation::NotationStyle, sealing::Disclosure,
};

/// One line of a record.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RecordEntry {
    /// The author of the cause.
    pub actor: Actor,
    /// The cause. None for the first event of a game, which says all of it, and for an event that follows on the one before
    /// it.
    pub cause: Option<Cause>,
    /// The event.
    pub event: Event,
}

impl RecordEntry {
    /// The entries of a decision: the cause stands before the first event.
    #[must_use]
    pub fn of(actor: Actor, cause: Cause, events: Vec<Event>) -> Vec<Self> {
        let mut cause = Some(cause);
        events.into_iter().map(|event| Self { actor, cause: cause.take(), event }).collect()
    }
}

impl Cause {
    /// Returns the cause as recorded before `events`, to which it led in this game. Each move stands as it was read. The text
    /// of an envelope stands only if the events show it, and a revision only as part of a position. Of what came too late and
    /// dropped the flag neither move nor text stands: the game may go on without them.
    #[must_use]
    pub fn on_record(&self, game: &Game, events: &[Event]) -> Self {
        let command = self.command.on_record(game, self.style, events);
        let is_late = fell(events);
        let seen = if let Seen::Revision(_) = self.seen { Seen::Nothing } else { self.seen };
        let text = self.text.filter(|_| !is_late);
        Self { command, text, seen, style: NotationStyle::default(), ..*self }
    }
}

impl Command {
    fn on_record(&self, game: &Game, style: NotationStyle, events: &[Event]) -> Self {
        let mut command = self.clone();
        match &mut command {
            Self::Move { m, .. } | Self::ChooseReading { m } | Self::Claim { announced: Some(m), .. } => {
                *m = match events.iter().find_map(Event::played) {
                    Some(uci) => MoveText::Legal(uci.into()),
                    None if fell(events) => MoveText::Unreadable,
                    None => m.on_record(&game.position, style),
                };
            }
            Self::Resume { envelope: Some(shown) }
            | Self::Publish { envelope: Some(shown) }
            | Self::Open { envelope: shown, .. } => *shown = shown.on_record(events),
            _ => {}
        }
        command
    }
}

/// Tells whether the flag fell before anything else.
fn fell(events: &[Event]) -> bool {
    matches!(events, [Event { kind: EventKind::FlagFell { .. }, .. }, ..])
}

impl MoveText {
    /// The move as it is read in a position.
    #[must_use]
    pub(crate) fn on_record(&self, position: &Position, style: NotationStyle) -> Self {
        match self.read(position, style) {
            Ok(m) => Self::Legal(position.uci(m)),
            Err(Refusal::IllegalMove { .. }) => Self::Illegal,
            Err(Refusal::AmbiguousMove { .. } | Refusal::PromotionMissing { .. }) => Self::Ambiguous,
            Err(_) => Self::Unreadable,
        }
    }
}

impl Disclosure {
    /// The text as far as `events`, to which it led, show it.
    pub(crate) fn on_record(&self, events: &[Event]) -> Self {
        let shown = events.iter().find_map(|event| match &event.kind {
            EventKind::Opened { envelope, .. } | EventKind::EnvelopePublished { envelope, .. } => {
                Some(envelope)
            }
            _ => None,
        });
        match shown {
            Some(text) if text.is_empty() => Self::Withheld,
            Some(_) => self.clone(),
            None => Self::Lost,
        }
    }
}
