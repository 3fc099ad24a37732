//! Claims that an arbiter decides.

use shakmaty::{ByColor, Color};

use crate::{ClaimBasis, Game, Instant, ReferredClaim, Span, Stage};

impl Game {
    pub(super) fn reject_claim(
        &mut self,
        at: Instant,
        by: Color,
        basis: ClaimBasis,
        gained: Span,
        decided: bool,
    ) -> Option<()> {
        if decided {
            self.end_claim(at)?;
        } else {
            self.claimed_wrongly = Some(self.ply);
        }
        self.offer_by_claim(by, basis);
        self.clock.gain(!by, gained);
        Some(())
    }

    pub(super) fn refer_claim(
        &mut self,
        at: Instant,
        received_at: Instant,
        by: Color,
        basis: ClaimBasis,
        announced: Option<&str>,
        analysed: bool,
    ) -> Option<()> {
        let stops = if basis.is_by_adjudication() {
            self.asked_adjudication[by] = true;
            self.regulations.adjudication?.clocks_stop
        } else {
            self.referred.push(self.ply);
            self.offer_by_claim(by, basis);
            true
        };
        let paused = if stops { Some(self.clock.pause(received_at)?) } else { None };
        let mut analyses = ByColor::default();
        analyses[by] = u8::from(analysed);
        self.claim = Some(ReferredClaim {
            seq: self.events + 1,
            by,
            basis,
            announced: announced.map(Into::into),
            received_at,
            until: at + self.decided_within(basis)?,
            paused,
            analyses,
        });
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

    /// Returns the time in which no one could act that is added to the arbiters' time for a claim. Time before the
    /// claim does not count, nor time after its end. While a withdrawal waits, the claim stands still with the game.
    pub(crate) fn returned_to_arbiters(&self, from: Instant, until: Instant) -> Span {
        let stands = |claim: &&ReferredClaim| claim.until >= from && self.withdrawn.is_none();
        // The end was moved by earlier returns.
        let since = |claim: &ReferredClaim| Some(claim.until - self.decided_within(claim.basis)?);
        let since = self.claim.as_ref().filter(stands).and_then(since);
        since.map_or(Span::ZERO, |since| (until - from.max(since)).or_zero())
    }

    /// Ends the claim; the clock that it stopped continues.
    pub(super) fn end_claim(&mut self, at: Instant) -> Option<()> {
        let paused = self.claim.take()?.paused;
        match paused {
            Some(paused) => self.resume_clock(paused.running.side, &Stage::Due { paused: Some(paused) }, at),
            None => Some(()),
        }
    }
}
