//! Moves and draw offers (FIDE 9.1).

use shakmaty::{Color, Move};

use crate::{ClaimBasis, DrawOffer, Game, Instant, Phase, Ply, Span};

impl Game {
    /// Plays a move. `time` is the time used for it, and the charge.
    pub(super) fn moved(
        &mut self,
        at: Instant,
        ply: Ply,
        uci: &str,
        time: (Span, Span),
        draw_offer: bool,
    ) -> Option<()> {
        let mover = self.position.side_to_move();
        self.notice_presence(mover);
        let Phase::Playing { adjournment_proposed_by } = &mut self.phase else {
            return None;
        };
        if ply != self.ply.next() {
            return None;
        }
        if *adjournment_proposed_by == Some(!mover) {
            *adjournment_proposed_by = None;
        }
        self.stop_clock(mover, time);
        self.session.may_question_clocks[mover] = false;
        self.play(self.position.from_uci(uci)?);
        if draw_offer {
            self.offer_draw(mover);
        } else if self.draw_offer.is_some_and(|offer| offer.by != mover) {
            self.draw_offer = None;
        }
        self.last_at = at;
        self.start_clock();
        // The replacement of the mover was reversed, but others have moved: the claim was about another position.
        self.claim.take_if(|claim| claim.basis.is_by_tablebase());
        // A move received before the request that stopped the clock: the clock of the other side stops too.
        if let Some(claim) = self.claim.as_mut().filter(|claim| claim.paused.is_some()) {
            claim.paused = self.clock.pause(at);
        }
        Some(())
    }

    pub(super) fn count_irregular(&mut self, by: Color, ambiguous: bool, count: u16, gained: Span) {
        let counted = if ambiguous { &mut self.ambiguous_moves } else { &mut self.illegal_moves };
        counted[by] = count;
        self.clock.gain(!by, gained);
    }

    pub(super) fn play(&mut self, m: Move) {
        let after = self.position.after(m);
        self.claimed_wrongly = None;
        let before = self.history.steps.len();
        self.history.push(&self.position, m, &after);
        if self.history.steps.len() <= before {
            self.referred.clear();
        }
        self.position = after;
        self.ply = self.ply.next();
    }

    /// A claim of a draw is an offer (FIDE 9.1.2.3, 9.5.3), but no way around the limit on them.
    pub(super) fn offer_by_claim(&mut self, by: Color, basis: ClaimBasis) {
        if basis.offers_draw() && self.may_offer_again(by).is_ok() {
            self.offer_draw(by);
        }
    }

    pub(super) fn offer_draw(&mut self, by: Color) {
        self.draw_offer = Some(DrawOffer { by, ply: self.ply });
        if self.regulations.draws.offer_again_after > 0 {
            self.last_offer[by] = Some(self.ply);
        }
    }
}
