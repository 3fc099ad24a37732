use alloc::collections::VecDeque;

use crate::{
    Actor, Digest, Event, EventKind, Folding, Game, GameId, OpenVerdict, Phase, RecordEntry, Refusal, Stage,
    decide,
    sealing::{self, Disclosure, EnvelopeText},
};

/// The reason why an entry does not follow from the record before it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum InvalidEvent {
    /// The command on record leads to nothing, or to something else.
    #[error("by the rules this did not happen")]
    Otherwise,
    /// The actor on record could not give that command.
    #[error("the actor on record could not do this")]
    Actor,
    /// No command stands before it.
    #[error("nothing on record caused it")]
    NoCause,
    /// Something else follows at once on the event before it, such as the end of the game.
    #[error("by the rules something else follows on the event before it")]
    NotDue,
    /// The text is not that of the envelope that was sealed last and is not open yet.
    #[error("what was opened is not what was sealed, or was opened before")]
    NotSealed,
    /// The text does not name this position of this game.
    #[error("what was opened was sealed in another game or another position")]
    Elsewhere,
    /// The text of an envelope is withheld that the service sealed itself, or that the record shows elsewhere.
    #[error("the text of an envelope is withheld that the service sealed itself, or that was shown")]
    Withheld,
    /// The rules read the text otherwise (FIDE Guidelines I.8).
    #[error("what was judged is not what stands in the envelope")]
    Verdict,
    /// The record cannot be folded any further.
    #[error("it cannot have happened after those before it")]
    CannotFollow,
}

/// Folds a record and judges it anew. Each command on record, given to [`decide()`], must lead to the events that follow it,
/// byte for byte or as an earlier version wrote them. [`Folding`] does not check this, so that a false record can be read.
#[derive(Clone, Debug, Default)]
pub struct RecordVerifier {
    folding: Folding,
    /// The events that must come next, by the actor of the last cause.
    due: VecDeque<Event>,
    actor: Option<Actor>,
}

impl RecordVerifier {
    /// Judges and folds the next entry of this game. The folded game is lost if it cannot follow.
    ///
    /// # Errors
    ///
    /// [`InvalidEvent`].
    pub fn push(&mut self, id: GameId, entry: &RecordEntry) -> Result<&Game, InvalidEvent> {
        self.judge(id, entry)?;
        self.fold(id, &entry.event)
    }

    /// Folds the next event without judging its cause: for a copy that is only served. An opened text is still compared
    /// with the sealed one.
    ///
    /// # Errors
    ///
    /// [`InvalidEvent`].
    pub fn fold(&mut self, id: GameId, event: &Event) -> Result<&Game, InvalidEvent> {
        self.check_shown(id, event)?;
        self.folding.push(event).ok_or(InvalidEvent::CannotFollow)
    }

    fn judge(&mut self, id: GameId, entry: &RecordEntry) -> Result<(), InvalidEvent> {
        let RecordEntry { actor, cause, event } = entry;
        let Some(game) = self.folding.game() else {
            return if cause.is_none() { Ok(()) } else { Err(InvalidEvent::Otherwise) };
        };
        let at = event.at;
        self.check_shown(id, event)?;
        if at < game.last_at {
            return Err(InvalidEvent::CannotFollow);
        }
        let cause = match (cause, self.due.pop_front()) {
            (Some(cause), None) => cause,
            (None, Some(due)) if self.actor == Some(*actor) => {
                return is_same(&due, event, InvalidEvent::NotDue);
            }
            (None, None) => return Err(InvalidEvent::NoCause),
            (_, Some(_)) => return Err(InvalidEvent::NotDue),
        };
        if matches!(cause.command.disclosure(), Some(Disclosure::Text { game, .. }) if *game != id) {
            return Err(InvalidEvent::Elsewhere);
        }
        // Envelopes come closed: the rules say for whom.
        let sealed_to = match &event.kind {
            EventKind::Drafted { envelope, .. } | EventKind::Sealed { envelope, .. } => {
                game.seals_to(&envelope.holders)
            }
            _ => true,
        };
        if !sealed_to || cause.received_at > at || cause.command.is_written() {
            return Err(InvalidEvent::Otherwise);
        }
        let decision = decide(Some(game), *actor, cause, at);
        let by_whom = decision.refusal.as_ref().is_some_and(is_about_actor);
        let otherwise = if by_whom { InvalidEvent::Actor } else { InvalidEvent::Otherwise };
        let mut events = VecDeque::from(decision.events);
        is_same(&events.pop_front().ok_or(otherwise)?, event, otherwise)?;
        (self.due, self.actor) = (events, Some(*actor));
        Ok(())
    }

    /// Compares the text of an opened envelope with the one sealed last; every other event passes.
    fn check_shown(&self, id: GameId, event: &Event) -> Result<(), InvalidEvent> {
        let (EventKind::Opened { envelope: text, .. } | EventKind::EnvelopePublished { envelope: text, .. }) =
            &event.kind
        else {
            return Ok(());
        };
        let game = self.game().ok_or(InvalidEvent::NotSealed)?;
        let envelope = match (&event.kind, &game.phase, &game.unopened) {
            (EventKind::Opened { .. }, Phase::Adjourned { stage: Stage::Choosing { .. }, .. }, _) => None,
            (EventKind::Opened { .. }, Phase::Adjourned { envelope, .. }, _) => Some(envelope),
            (EventKind::EnvelopePublished { .. }, Phase::Ended { .. }, Some(unopened)) => {
                Some(&unopened.envelope)
            }
            _ => None,
        };
        let envelope = envelope.ok_or(InvalidEvent::NotSealed)?;
        if text.is_empty() && matches!(event.kind, EventKind::Opened { .. }) {
            let hidden = envelope.strict && !self.has_shown(envelope.commitment);
            return if hidden { Ok(()) } else { Err(InvalidEvent::Withheld) };
        }
        if sealing::commitment(text) != envelope.commitment {
            return Err(InvalidEvent::NotSealed);
        }
        let read = EnvelopeText::parse(text).ok().filter(|read| read.belongs_to(id, game));
        read.map(drop).ok_or(InvalidEvent::Elsewhere)
    }

    /// Returns true if the record shows its text, in undone events too.
    fn has_shown(&self, commitment: Digest) -> bool {
        self.folding.record().iter().any(|event| match &event.kind {
            EventKind::Opened { envelope, .. } | EventKind::EnvelopePublished { envelope, .. } => {
                sealing::commitment(envelope) == commitment
            }
            _ => false,
        })
    }

    /// The game as folded so far.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.folding.game()
    }

    /// The game of a whole record.
    ///
    /// # Errors
    ///
    /// [`InvalidEvent`] when there is no event, or something must still follow on the last one.
    pub fn into_game(self) -> Result<Game, InvalidEvent> {
        if !self.due.is_empty() {
            return Err(InvalidEvent::NotDue);
        }
        self.folding.into_game().ok_or(InvalidEvent::CannotFollow)
    }
}

/// Compares an event with the decided one. The error is `otherwise`, unless only the meaning of the envelope differs.
fn is_same(decided: &Event, event: &Event, otherwise: InvalidEvent) -> Result<(), InvalidEvent> {
    if decided == event || of_earlier_version(decided) == *event {
        return Ok(());
    }
    match (&decided.kind, &event.kind) {
        (EventKind::Opened { envelope: text, .. }, EventKind::Opened { envelope, .. })
            if text == envelope =>
        {
            Err(InvalidEvent::Verdict)
        }
        _ => Err(otherwise),
    }
}

/// Returns the event as an earlier version wrote it. It left questioned clocks to mail, and dropped an offer made with an
/// ambiguous sealed move.
fn of_earlier_version(decided: &Event) -> Event {
    let mut event = decided.clone();
    match &mut event.kind {
        EventKind::ClocksQuestioned { waits: flag, .. }
        | EventKind::Opened { verdict: OpenVerdict::Ambiguous { draw_offer: flag, .. }, .. } => *flag = false,
        _ => {}
    }
    event
}

const fn is_about_actor(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NotAPlayer | Refusal::NotAnArbiter | Refusal::NotTheTimekeeper)
}
