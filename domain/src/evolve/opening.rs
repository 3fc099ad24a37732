//! Opening an envelope, and showing an unopened one (FIDE Guidelines I.7, I.8).

use shakmaty::{ByColor, Color};

use crate::{AmbiguousSealed, Game, Instant, OpenVerdict, Phase, Stage, Termination, UnopenedEnvelope};

impl Game {
    pub(super) fn choose_reading(&mut self, uci: &str, draw_offer: bool, at: Instant) -> Option<()> {
        let Phase::Adjourned { sealed_by, stage: Stage::Choosing { readings, .. }, .. } = &self.phase else {
            return None;
        };
        readings.iter().any(|reading| reading == uci).then_some(())?;
        let sealer = *sealed_by;
        self.unseal(uci, at, at)?;
        if draw_offer {
            self.offer_draw(sealer);
        }
        Some(())
    }

    pub(super) fn agree_to_publish(&mut self, by: Color) -> Option<()> {
        self.is_over().then_some(())?;
        self.unopened.as_mut()?.agreed[by] = true;
        Some(())
    }

    pub(super) fn publish(&mut self) -> Option<()> {
        self.is_over().then_some(())?;
        let agreed = self.unopened.take()?.agreed;
        (agreed.white && agreed.black).then_some(())
    }

    /// Keeps the envelope of a game that ends unopened: a reversal of an arbiter's act may need it. An opened envelope
    /// with a losing move is not kept.
    pub(super) fn keep_unopened(&mut self, termination: Termination) {
        if termination != Termination::SealedMove
            && let Phase::Adjourned { envelope, sealed_by, stage, .. } = &self.phase
            && !matches!(stage, Stage::Choosing { .. })
        {
            let (envelope, sealed_by) = (envelope.clone(), *sealed_by);
            self.unopened = Some(UnopenedEnvelope { envelope, sealed_by, agreed: ByColor::default() });
        }
    }

    /// Before the agreed time the clock of the player who must reply starts only with their consent: they asked for the
    /// opening, or are present.
    pub(super) fn opened(&mut self, verdict: &OpenVerdict, asked: bool, at: Instant) -> Option<()> {
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
            OpenVerdict::Ambiguous { readings, draw_offer }
                if chooses && !matches!(stage, Stage::Late { .. }) =>
            {
                let choosing = Stage::Choosing { readings: readings.clone(), draw_offer: *draw_offer };
                let was = core::mem::replace(stage, choosing);
                self.resume_clock(!sealer, &was, starts_at)?;
            }
            // The end of the game follows.
            OpenVerdict::Ambiguous { .. } | OpenVerdict::Illegal => {}
        }
        Some(())
    }

    /// Charges the sealer for the time in which they looked for the sealed text.
    fn charge_for_missing(&mut self, sealer: Color, at: Instant) {
        if let Some(reading) = self.reading(at) {
            self.clock.used[sealer] += reading.used;
            self.clock.sides[sealer].charge(&self.regulations.time_control, reading.charged);
        }
        self.clock.running = None;
    }

    /// Plays the sealed move, and continues the replier's clock.
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
        self.resume_clock(!sealed_by, &stage, starts_at)
    }
}
