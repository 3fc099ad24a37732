//! Opening an envelope, and showing one that nobody opened (FIDE Guidelines I.7, I.8).

use shakmaty::{ByColor, Color};

use crate::{
    AmbiguousSealed, Event, Game, Instant, OpenVerdict, Phase, Stage, Termination, UnopenedEnvelope,
};

impl Game {
    pub(super) fn open(&mut self, event: &Event) -> Option<()> {
        match event {
            Event::Opened { verdict, by, .. } => self.opened(verdict, by.is_none(), event.at())?,
            Event::ReadingChosen { uci, .. } => {
                let Phase::Adjourned { stage: Stage::Choosing { readings }, .. } = &self.phase else {
                    return None;
                };
                readings.contains(uci).then_some(())?;
                self.unseal(uci, event.at(), event.at())?;
            }
            Event::PublicationAgreed { by, .. } => {
                self.is_over().then_some(())?;
                self.shut.as_mut()?.agreed[*by] = true;
            }
            Event::EnvelopePublished { .. } => {
                self.is_over().then_some(())?;
                let shut = self.shut.take()?;
                (shut.agreed.white && shut.agreed.black).then_some(())?;
            }
            _ => return None,
        }
        Some(())
    }

    /// Keeps the envelope of a game that ends unopened: a reversal of an arbiter's act may need it. An envelope that was
    /// opened, and its move loses, is not shut.
    pub(super) fn shut_envelope(&mut self, termination: Termination) {
        if termination != Termination::SealedMove
            && let Phase::Adjourned { envelope, sealed_by, stage, .. } = &self.phase
            && !matches!(stage, Stage::Choosing { .. })
        {
            let (envelope, sealed_by) = (envelope.clone(), *sealed_by);
            self.shut = Some(UnopenedEnvelope { envelope, sealed_by, agreed: ByColor::default() });
        }
    }

    /// Before the agreed time the clock of who must reply starts only if he agreed: he asked for the opening, or is there.
    fn opened(&mut self, verdict: &OpenVerdict, asked: bool, at: Instant) -> Option<()> {
        let chooses = self.regulations.adjournment.ambiguous == AmbiguousSealed::OpponentChooses;
        let Phase::Adjourned { sealed_by, stage, resume_at, replier_ready, .. } = &mut self.phase else {
            return None;
        };
        let starts_at = if asked || *replier_ready { at } else { at.max(*resume_at) };
        let sealer = *sealed_by;
        if let Stage::Missing { was } = stage {
            *stage = core::mem::take(was);
            self.charge_for_missing(sealer, at);
        }
        let Phase::Adjourned { stage, .. } = &mut self.phase else { return None };
        match verdict {
            OpenVerdict::Played { uci, draw_offer } => {
                self.unseal(uci, at, starts_at)?;
                if *draw_offer {
                    self.offer_draw(sealer);
                }
            }
            OpenVerdict::Ambiguous { readings } if chooses && !matches!(stage, Stage::Late { .. }) => {
                let was = core::mem::replace(stage, Stage::Choosing { readings: readings.clone() });
                self.go_on(!sealer, &was, starts_at)?;
            }
            // The end of the game follows.
            OpenVerdict::Ambiguous { .. } | OpenVerdict::Illegal => {}
        }
        Some(())
    }

    /// The time in which the sealer looked for what he had sealed.
    fn charge_for_missing(&mut self, sealer: Color, at: Instant) {
        if let Some(reading) = self.reading(at) {
            self.clock.used[sealer] += reading.used;
            self.clock.sides[sealer].charge(&self.regulations.time_control, reading.charged);
        }
        self.clock.running = None;
    }

    /// The sealed move is on the board, and the clock of who must reply goes on.
    fn unseal(&mut self, uci: &str, at: Instant, starts_at: Instant) -> Option<()> {
        let m = self.position.from_uci(uci)?;
        let playing = Phase::Playing { adjournment_proposed_by: None };
        let Phase::Adjourned { sealed_by, sealer_ready, resume_at, stage, .. } =
            core::mem::replace(&mut self.phase, playing)
        else {
            return None;
        };
        self.play(m);
        // The answer to an absent player belongs to the session that has begun.
        if self.session.absent.take().is_none() {
            let absent = (self.regulations.adjournment.check_in && !sealer_ready).then_some(sealed_by);
            self.session = self.session.next(at, absent, at.max(resume_at));
        }
        self.session.first_ply = self.ply;
        self.go_on(!sealed_by, &stage, starts_at)
    }
}
