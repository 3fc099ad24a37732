//! Claims that an arbiter decides.

use shakmaty::ByColor;

use crate::{ClaimBasis, Event, Game, Instant, ReferredClaim, Span, Stage};

impl Game {
    pub(super) fn apply_claim(&mut self, event: &Event) -> Option<()> {
        match event {
            Event::ClaimUpheld { .. } => {}
            Event::ClaimRejected { at, by, basis, gained, decided_by, .. } => {
                if decided_by.is_some() {
                    self.end_claim(*at)?;
                } else {
                    self.claimed_wrongly = Some(self.ply);
                }
                self.offer_by_claim(*by, *basis);
                self.clock.gain(!*by, *gained);
            }
            Event::ClaimReferred { at, received_at, by, basis, announced, analysis } => {
                let stops = if basis.is_by_adjudication() {
                    self.asked_adjudication[*by] = true;
                    self.regulations.adjudication?.clocks_stop
                } else {
                    self.referred.push(self.ply);
                    self.offer_by_claim(*by, *basis);
                    true
                };
                let paused = if stops { Some(self.clock.pause(*received_at)?) } else { None };
                let mut analyses = ByColor::default();
                analyses[*by] = u8::from(analysis.is_some());
                self.claim = Some(ReferredClaim {
                    seq: self.events + 1,
                    by: *by,
                    basis: *basis,
                    announced: announced.clone(),
                    received_at: *received_at,
                    until: *at + self.decided_within(*basis)?,
                    paused,
                    analyses,
                });
            }
            Event::Analysed { by, .. } => {
                let handed_in = &mut self.claim.as_mut()?.analyses[*by];
                *handed_in = handed_in.saturating_add(1);
            }
            Event::ClaimLapsed { at } => self.end_claim(*at)?,
            _ => return None,
        }
        Some(())
    }

    /// The time an arbiter has for a claim.
    fn decided_within(&self, basis: ClaimBasis) -> Option<Span> {
        let days = if basis.is_by_adjudication() {
            self.regulations.adjudication?.decided_within_days
        } else {
            self.regulations.tablebase?.decided_within_days
        };
        Some(Span::days(days.into()))
    }

    /// How much of the time in which nobody could act is added to the arbiters' time for a claim: nothing of before it was
    /// made, and nothing if it was over before. While a withdrawal waits it stands still with the game.
    pub(crate) fn returned_to_arbiters(&self, from: Instant, until: Instant) -> Span {
        let stands = |claim: &&ReferredClaim| claim.until >= from && self.withdrawn.is_none();
        // Later by what was added already.
        let since = |claim: &ReferredClaim| Some(claim.until - self.decided_within(claim.basis)?);
        let since = self.claim.as_ref().filter(stands).and_then(since);
        since.map_or(Span::ZERO, |since| (until - from.max(since)).or_zero())
    }

    /// The clock that stood still for it goes on as it stood.
    pub(super) fn end_claim(&mut self, at: Instant) -> Option<()> {
        let paused = self.claim.take()?.paused;
        match paused {
            Some(paused) => self.go_on(paused.running.side, &Stage::Due { paused: Some(paused) }, at),
            None => Some(()),
        }
    }
}
