use crate::{
    Digest, Envelope, Event, Folding, GameId, OpenVerdict, Phase, Stage, decide,
    sealing::{self, EnvelopeText},
};

/// Why an event that shows what was in an envelope does not follow from the record before it, whoever wrote it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum FalseOpening {
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
}

impl Folding {
    /// Whether this event may come next in this game as far as it shows an envelope: the one that was sealed last, with
    /// the verdict that the rules give. Every other event may. Folding does not ask it, so that a record that is false
    /// can be read.
    ///
    /// # Errors
    ///
    /// [`FalseOpening`].
    pub fn check_shown(&self, id: GameId, event: &Event) -> Result<(), FalseOpening> {
        let (text, verdict) = match event {
            Event::Opened { envelope, verdict, .. } => (envelope, Some(verdict)),
            Event::EnvelopePublished { envelope, .. } => (envelope, None),
            _ => return Ok(()),
        };
        let game = self.game().ok_or(FalseOpening::NotSealed)?;
        let envelope = match (&game.phase, &game.shut) {
            (Phase::Adjourned { stage: Stage::Choosing { .. }, .. }, _) => None,
            (Phase::Adjourned { envelope, .. }, _) if verdict.is_some() => Some(envelope),
            (Phase::Ended { .. }, Some(shut)) if verdict.is_none() => Some(&shut.envelope),
            _ => None,
        };
        let envelope = envelope.filter(|envelope| self.sealed_last() == Some(envelope.commitment));
        let envelope = envelope.ok_or(FalseOpening::NotSealed)?;
        if text.is_empty() && verdict.is_some() {
            return if self.has_shown(envelope.commitment) {
                Err(FalseOpening::Withheld)
            } else {
                withheld(envelope, verdict)
            };
        }
        if sealing::commitment(text) != envelope.commitment {
            return Err(FalseOpening::NotSealed);
        }
        let read = EnvelopeText::parse(text).ok().filter(|read| read.belongs_to(id, game));
        let read = read.ok_or(FalseOpening::Elsewhere)?;
        let right = verdict.is_none_or(|verdict| *verdict == decide::verdict(game, &read));
        if right { Ok(()) } else { Err(FalseOpening::Verdict) }
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
fn withheld(envelope: &Envelope, verdict: Option<&OpenVerdict>) -> Result<(), FalseOpening> {
    match verdict {
        Some(OpenVerdict::Illegal) if envelope.strict => Ok(()),
        Some(OpenVerdict::Illegal) => Err(FalseOpening::Withheld),
        _ => Err(FalseOpening::Verdict),
    }
}
