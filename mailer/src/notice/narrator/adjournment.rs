//! Adjournment and sealing.

use domain::{Color, Event, EventKind, Instant, Phase, Stage};
use messages::{Arg, Message, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes why a move is to be sealed.
    pub(super) fn sealing_began(&self, charged_until: Option<Instant>) -> Message {
        match charged_until {
            Some(until) => msg!("event-adjourned-early", until = Arg::at(until)),
            None if self.game.regulations.adjournment.session_days.is_some() => msg!("event-session-over"),
            None => msg!("event-adjournment-agreed"),
        }
    }

    /// Describes a sealed move.
    pub(super) fn sealed(&self, by: Color, time: Message) -> Message {
        let who = self.person(by);
        if matches!(self.game.phase, Phase::Adjourned { stage: Stage::SealerAbsent, .. }) {
            msg!("event-sealed-reply", who = who, time = time)
        } else {
            msg!("event-sealed", who = who, time = time)
        }
    }

    /// Describes what was arranged about an envelope.
    pub(super) fn arranged(&self, event: &Event) -> Option<Vec<Message>> {
        let arbiter = || self.arbiter(self.seq(event));
        Some(match &event.kind {
            EventKind::FaceAcknowledged { .. } => {
                vec![msg!("event-face-acknowledged", arbiter = arbiter())]
            }
            EventKind::ResumptionSet { resume_at, reason, .. } => {
                let said = msg!("event-resumption-set", arbiter = arbiter(), time = Arg::at(*resume_at));
                vec![said, self.because(reason)]
            }
            EventKind::EarlyOpeningApproved { reason, .. } => {
                let approved = if self.game.regulations.adjournment.needed_early > 1 {
                    msg!("event-early-opening-one-of-two")
                } else {
                    msg!("event-early-opening")
                };
                vec![approved, self.because(reason)]
            }
            EventKind::EnvelopeMissing { reason, .. } => {
                let why = match reason {
                    Some(reason) => self.because(reason),
                    None => msg!("event-envelope-shut"),
                };
                vec![msg!("event-envelope-missing"), why]
            }
            _ => return None,
        })
    }
}
