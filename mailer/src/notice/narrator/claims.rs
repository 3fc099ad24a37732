//! Claims.

use domain::{ClaimBasis, Color, Event, EventKind};
use messages::{Arg, Message, announced_move, describe_claim, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes the judgement of a claim.
    pub(super) fn judged(&self, event: &Event) -> Option<Vec<Message>> {
        Some(match &event.kind {
            EventKind::ClaimUpheld { by, basis, reason, .. } => {
                let (claim, basis) = describe_claim(*basis);
                let said = msg!("event-claim-upheld", who = self.person(*by), claim = claim, basis = basis);
                [said].into_iter().chain(self.why(reason.as_ref())).collect()
            }
            EventKind::ClaimRejected { basis, reason, .. } if basis.is_by_adjudication() => {
                let said = msg!("event-adjudication-declined", arbiter = self.arbiter(self.seq(event)));
                [said].into_iter().chain(self.why(reason.as_ref())).collect()
            }
            EventKind::ClaimRejected { by, basis, gained, reason, .. } => {
                let (claim, basis) = describe_claim(*basis);
                let claim = msg!(
                    "event-claim-rejected",
                    who = self.person(*by),
                    claim = claim,
                    basis = basis,
                    offer = self.game.draw_offer.is_some_and(|offer| offer.by == *by),
                );
                let more = self.gain(!*by, *gained).into_iter().chain(self.why(reason.as_ref()));
                [claim].into_iter().chain(more).collect()
            }
            _ => return None,
        })
    }

    /// Describes a claim for the arbiter. The mail may be late: advice is given only while this claim is pending.
    pub(super) fn referred(
        &self,
        event: &Event,
        by: Color,
        basis: ClaimBasis,
        announced: Option<&str>,
    ) -> Vec<Message> {
        let seq = self.seq(event);
        let claim = self.game.claim.as_ref().filter(|claim| Some(claim.seq) == seq);
        let (who, (what, why)) = (self.person(by), describe_claim(basis));
        let mut said = vec![if basis.is_by_adjudication() {
            msg!("event-adjudication-asked", who = who, claim = what)
        } else if let Some(uci) = announced {
            // Once the claim is decided, the position may be another one.
            let announced = claim.map_or_else(
                || uci.to_owned(),
                |_pending| announced_move(uci, &self.game.position, self.style),
            );
            msg!("event-claimed-with-move", who = who, claim = what, basis = why, move = announced)
        } else {
            msg!("event-claimed", who = who, claim = what, basis = why)
        }];
        let Some(claim) = claim.filter(|_| !self.past) else { return said };
        let until = Arg::at(claim.until);
        said.push(match claim.paused {
            None => msg!("event-claim-waits-clock-runs", until = until),
            Some(_) => msg!("event-claim-waits", until = until),
        });
        match self.reader {
            None => {
                said.push(msg!("event-claim-decide", game = Arg::shown(self.context.id), claim = claim.seq))
            }
            Some(_) if claim.basis.is_by_adjudication() => said.push(msg!("event-claim-analyse")),
            Some(_) => {}
        }
        said
    }
}
