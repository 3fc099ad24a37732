//! Adjournment and sealing.

use domain::{Event, EventKind, Phase, Stage};
use messages::{Arg, Message, msg};

use super::{EventNarrator, clocks::spent};

impl EventNarrator<'_> {
    pub(super) fn adjournment(&self, event: &Event) -> Option<Vec<Message>> {
        Some(vec![match &event.kind {
            EventKind::AdjournmentProposed { by } => {
                msg!("event-adjournment-proposed", who = self.person(*by))
            }
            EventKind::AdjournmentDeclined { by } => {
                msg!("event-adjournment-declined", who = self.person(*by))
            }
            EventKind::SealingBegan { charged_until: Some(until) } => {
                msg!("event-adjourned-early", until = Arg::at(*until))
            }
            EventKind::SealingBegan { .. } if self.game.regulations.adjournment.session_days.is_some() => {
                msg!("event-session-over")
            }
            EventKind::SealingBegan { .. } => msg!("event-adjournment-agreed"),
            EventKind::Drafted { .. } if self.reader.is_none() => msg!("event-drafted"),
            EventKind::Drafted { .. } => msg!("event-you-drafted"),
            EventKind::Sealed { by, reflection, charged, .. } => {
                let (who, time) = (self.person(*by), spent(*reflection, *charged));
                if matches!(self.game.phase, Phase::Adjourned { stage: Stage::SealerAbsent, .. }) {
                    msg!("event-sealed-reply", who = who, time = time)
                } else {
                    msg!("event-sealed", who = who, time = time)
                }
            }
            EventKind::FaceAcknowledged { .. } => {
                msg!("event-face-acknowledged", arbiter = self.arbiter(self.seq(event)))
            }
            EventKind::ResumptionSet { resume_at, reason, .. } => {
                let said = msg!(
                    "event-resumption-set",
                    arbiter = self.arbiter(self.seq(event)),
                    time = Arg::at(*resume_at)
                );
                return Some(vec![said, self.because(reason)]);
            }
            _ => return None,
        }])
    }
}
