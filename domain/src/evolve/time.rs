//! Flags, leave, downtime and the bank.

use crate::{Event, EventKind, Game, Instant, Span};

impl Game {
    pub(super) fn apply_time(&mut self, event: &Event) -> Option<()> {
        match &event.kind {
            EventKind::FlagFell { .. } => {
                let by_claim = !self.regulations.flags.is_automatic();
                self.clock.running.as_mut()?.flagged = by_claim;
            }
            EventKind::DowntimeReturned { from, until, .. } => self.return_downtime(*from, *until),
            EventKind::LeaveBooked { by, leave } => self.book(*by, leave)?,
            EventKind::LeaveCancelled { by, leave } => self.cancel(*by, leave)?,
            EventKind::ReflectionDeclared { by } => {
                let running = self.clock.running.as_mut().filter(|running| running.side == *by)?;
                running.declared = true;
                self.set_deadline(self.clock.sides[*by])?;
            }
            EventKind::ZoneNoted { of, zone } => self.clock.zones[*of] = zone.clone(),
            EventKind::ClockRefilled { by, amount, .. } => {
                self.clock.running.filter(|running| running.side == *by)?;
                if self.clock.sides[*by].refill(*amount) != *amount {
                    return None;
                }
                self.set_deadline(self.clock.sides[*by])?;
            }
            _ => return None,
        }
        Some(())
    }

    /// Gives time back to the arbiters, to the player who is waited for, and to the running clock.
    fn return_downtime(&mut self, from: Instant, until: Instant) {
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
