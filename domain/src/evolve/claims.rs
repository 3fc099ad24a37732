//! Claims that an arbiter decides.

use shakmaty::ByColor;

use crate::{Event, Game, Instant, ReferredClaim, Span, Stage};

impl Game {
    pub(super) fn refer(&mut self, event: &Event) -> Option<()> {
        match event {
            Event::ClaimReferred { at, received_at, by, basis, announced, analysis } => {
                let (stops, days) = if basis.is_by_adjudication() {
                    let rules = self.regulations.adjudication?;
                    self.asked_adjudication[*by] = true;
                    (rules.clocks_stop, rules.decided_within_days)
                } else {
                    self.referred.push(self.ply);
                    (true, self.regulations.tablebase?.decided_within_days)
                };
                let paused = if stops { Some(self.clock.pause(*received_at)?) } else { None };
                let mut analyses = ByColor::default();
                analyses[*by] = u8::from(analysis.is_some());
                self.claim = Some(ReferredClaim {
                    seq: self.events + 1,
                    by: *by,
                    basis: *basis,
                    announced: announced.clone(),
                    until: *at + Span::days(days.into()),
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

    /// How much of the time in which nobody could act is added to the arbiters' time for a claim: nothing of before it was
    /// made, and nothing if it was over before.
    pub(crate) fn returned_to_arbiters(&self, from: Instant, until: Instant) -> Span {
        let Some(claim) = self.claim.as_ref().filter(|claim| claim.until >= from) else { return Span::ZERO };
        let days = if claim.basis.is_by_adjudication() {
            self.regulations.adjudication.map(|rules| rules.decided_within_days)
        } else {
            self.regulations.tablebase.map(|rules| rules.decided_within_days)
        };
        let since = claim.until - Span::days(days.unwrap_or_default().into());
        (until - from.max(since)).or_zero()
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
