use alloc::collections::VecDeque;

use crate::{
    Actor, Digest, Envelope, Event, Folding, Game, GameId, OpenVerdict, Phase, Stage, decide,
    sealing::{self, EnvelopeText},
};

/// Why an event does not follow from the record before it, whoever wrote it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum FalseEvent {
    /// Not the text of the envelope that was sealed last and is not open yet.
    #[error("what was opened is not what was sealed, or was opened before")]
    NotSealed,
    /// The text does not name this position of this game.
    #[error("what was opened was sealed in another game or another position")]
    Elsewhere,
    /// Only what a player sealed himself can be no move of this game, and is then withheld, unless it was shown.
    #[error("the text of an envelope is withheld that the service sealed itself, or that was shown")]
    Withheld,
    /// The rules judge the text otherwise (FIDE Guidelines I.8).
    #[error("what was judged is not what stands in the envelope")]
    Verdict,
    /// Something else follows at once on the event before it, such as the end of the game.
    #[error("by the rules something else follows on the event before it")]
    NotDue,
    /// Somebody is said to have done it who could not.
    #[error("who is said to have done it could not")]
    Actor,
    /// The rules lead to nothing like it, or to something else.
    #[error("by the rules this did not happen")]
    Otherwise,
    /// The record cannot be folded any further.
    #[error("it cannot have happened after those before it")]
    CannotFollow,
}

/// Folds a record, and judges each event: somebody caused it who may, it is what the rules lead to, and what they say must
/// follow does. [`Folding`] asks nothing of that, so that a record that is false can be read.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    folding: Folding,
    /// What must come next, by whoever caused the event before it.
    due: VecDeque<Event>,
    last: Option<(Actor, Event)>,
}

impl Trial {
    /// The next event of this game. What was folded so far is lost if it cannot follow.
    ///
    /// # Errors
    ///
    /// [`FalseEvent`].
    pub fn push(&mut self, id: GameId, actor: Actor, event: &Event) -> Result<&Game, FalseEvent> {
        self.judge(id, actor, event)?;
        self.last = Some((actor, event.clone()));
        self.folding.push(event).ok_or(FalseEvent::CannotFollow)
    }

    /// The next event of this game, as it stands: only what was opened is compared with what was sealed. For a record that
    /// an earlier version wrote, whose rules may have been others.
    ///
    /// # Errors
    ///
    /// [`FalseEvent`].
    pub fn fold(&mut self, id: GameId, event: &Event) -> Result<&Game, FalseEvent> {
        self.folding.check_shown(id, event)?;
        self.folding.push(event).ok_or(FalseEvent::CannotFollow)
    }

    fn judge(&mut self, id: GameId, actor: Actor, event: &Event) -> Result<(), FalseEvent> {
        self.folding.check_shown(id, event)?;
        // Nobody but those who play it, and their rules, say who starts a game.
        let Some(game) = self.folding.game() else { return Ok(()) };
        if event.at() < game.last_at {
            return Err(FalseEvent::CannotFollow);
        }
        let last = self.last.as_ref();
        if let Some(due) = self.due.pop_front() {
            let same = due == *event && last.is_some_and(|(by, _)| *by == actor);
            return if same { Ok(()) } else { Err(FalseEvent::NotDue) };
        }
        let due = decide::due_after(game, last.map(|(_, event)| event), actor, event)?;
        self.due = due.into();
        Ok(())
    }

    /// What was folded so far.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.folding.game()
    }

    /// The game of a whole record.
    ///
    /// # Errors
    ///
    /// [`FalseEvent`] when there is no event, or something must still follow on the last one.
    pub fn into_game(self) -> Result<Game, FalseEvent> {
        let must_move = |game| self.last.as_ref().is_some_and(|(_, last)| decide::must_move(game, last));
        if !self.due.is_empty() || self.game().is_some_and(must_move) {
            return Err(FalseEvent::NotDue);
        }
        self.folding.into_game().ok_or(FalseEvent::CannotFollow)
    }
}

impl Folding {
    /// Whether this event may come next in this game as far as it shows an envelope: the one that was sealed last, with
    /// the verdict that the rules give. Every other event may.
    fn check_shown(&self, id: GameId, event: &Event) -> Result<(), FalseEvent> {
        let (text, verdict) = match event {
            Event::Opened { envelope, verdict, .. } => (envelope, Some(verdict)),
            Event::EnvelopePublished { envelope, .. } => (envelope, None),
            _ => return Ok(()),
        };
        let game = self.game().ok_or(FalseEvent::NotSealed)?;
        let envelope = match (&game.phase, &game.shut) {
            (Phase::Adjourned { stage: Stage::Choosing { .. }, .. }, _) => None,
            (Phase::Adjourned { envelope, .. }, _) if verdict.is_some() => Some(envelope),
            (Phase::Ended { .. }, Some(shut)) if verdict.is_none() => Some(&shut.envelope),
            _ => None,
        };
        let envelope = envelope.filter(|envelope| self.sealed_last() == Some(envelope.commitment));
        let envelope = envelope.ok_or(FalseEvent::NotSealed)?;
        if text.is_empty() && verdict.is_some() {
            return if self.has_shown(envelope.commitment) {
                Err(FalseEvent::Withheld)
            } else {
                withheld(envelope, verdict)
            };
        }
        if sealing::commitment(text) != envelope.commitment {
            return Err(FalseEvent::NotSealed);
        }
        let read = EnvelopeText::parse(text).ok().filter(|read| read.belongs_to(id, game));
        let read = read.ok_or(FalseEvent::Elsewhere)?;
        let right = verdict.is_none_or(|verdict| *verdict == decide::verdict(game, &read));
        if right { Ok(()) } else { Err(FalseEvent::Verdict) }
    }

    /// Whether its text stands in the record, in what was undone since, too.
    fn has_shown(&self, commitment: Digest) -> bool {
        self.record().iter().any(|event| match event {
            Event::Opened { envelope, .. } | Event::EnvelopePublished { envelope, .. } => {
                sealing::commitment(envelope) == commitment
            }
            _ => false,
        })
    }

    /// The commitment of the envelope that was sealed last, unless it was opened, by what counts: an arbiter's act may have
    /// been reversed, and the opening with it.
    fn sealed_last(&self) -> Option<Digest> {
        let about = |event: &&&Event| matches!(event, Event::Sealed { .. } | Event::Opened { .. });
        match self.counted().iter().rfind(about)? {
            Event::Sealed { envelope, .. } => Some(envelope.commitment),
            _ => None,
        }
    }
}

/// Its text is not on record.
fn withheld(envelope: &Envelope, verdict: Option<&OpenVerdict>) -> Result<(), FalseEvent> {
    match verdict {
        Some(OpenVerdict::Illegal) if envelope.strict => Ok(()),
        Some(OpenVerdict::Illegal) => Err(FalseEvent::Withheld),
        _ => Err(FalseEvent::Verdict),
    }
}
