//! Flags, leave, downtime and the bank.

use shakmaty::Color;

use crate::{Game, Instant, Span};

impl Game {
    pub(super) fn declare_reflection(&mut self, by: Color) -> Option<()> {
        self.clock.running.as_mut().filter(|running| running.side == by)?.declared = true;
        self.set_deadline(self.clock.sides[by])
    }

    pub(super) fn refill(&mut self, by: Color, amount: Span) -> Option<()> {
        self.clock.running.filter(|running| running.side == by)?;
        (self.clock.sides[by].refill(amount) == amount).then_some(())?;
        self.set_deadline(self.clock.sides[by])
    }

    /// Gives time back to the arbiters, to the player who is waited for, and to the running clock.
    pub(super) fn return_downtime(&mut self, from: Instant, until: Instant) {
        let to_arbiters = self.returned_to_arbiters(from, until);
        if let Some(claim) = &mut self.claim {
            claim.until = claim.until + to_arbiters;
        }
        let returned = self.returned_to_awaited(from, until);
        if let Some(awaited) = self.session.awaited.as_mut().filter(|_| returned > Span::ZERO) {
            awaited.returned += returned;
            awaited.returned_until = Some(until);
        }
        // Special leave may have been reversed meanwhile: the present pauses count.
        if let Some(running) = self.clock.running.filter(|running| running.deadline >= from) {
            self.clock.running = Some(self.stood_still(running, from, until));
        }
    }
}
