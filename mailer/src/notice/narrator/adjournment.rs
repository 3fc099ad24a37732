//! Adjournment and sealing.

use domain::{Event, EventKind, Phase, Stage};

use super::{EventNarrator, clocks::spent};

impl EventNarrator<'_> {
    pub(super) fn adjournment(&self, event: &Event) -> Option<String> {
        Some(match &event.kind {
            EventKind::AdjournmentProposed { by } => format!("{} proposed to adjourn.", self.who(*by)),
            EventKind::AdjournmentDeclined { by } => {
                format!("{} declined to adjourn; the game continues.", self.who(*by))
            }
            EventKind::SealingBegan { charged_until: Some(until) } => format!(
                "The player on move adjourned early and is charged for the time until the scheduled end of the session, {}.",
                self.calendar.date(*until)
            ),
            EventKind::SealingBegan { .. } if self.game.regulations.adjournment.session_days.is_some() => {
                "The session is over, or the players agreed to adjourn.".into()
            }
            EventKind::SealingBegan { .. } => "The players agreed to adjourn.".into(),
            EventKind::Drafted { .. } if self.reader.is_none() => {
                "The player on move put a draft of the sealed move into an envelope.".into()
            }
            EventKind::Drafted { .. } => {
                "Your draft of the sealed move is in an envelope, and your clock still runs. \
                 Another draft replaces it."
                    .into()
            }
            EventKind::Sealed { by, reflection, charged, .. }
                if matches!(self.game.phase, Phase::Adjourned { stage: Stage::SealerAbsent, .. }) =>
            {
                format!(
                    "{} sealed the reply (time used: {}), because the opponent is still absent. The opponent's clock runs; \
                     the reply is opened when the opponent appears.",
                    self.who(*by),
                    spent(*reflection, *charged),
                )
            }
            EventKind::Sealed { by, reflection, charged, .. } => format!(
                "{} sealed the next move (time used: {}). The game is adjourned; no clock runs.",
                self.who(*by),
                spent(*reflection, *charged),
            ),
            EventKind::FaceAcknowledged { .. } => {
                format!(
                    "{} has checked the face of the envelope and holds it.",
                    self.arbiter(self.seq(event))
                )
            }
            EventKind::ResumptionSet { resume_at, reason, .. } => format!(
                "{} changed the time of resumption to {}. The reason: {}",
                self.arbiter(self.seq(event)),
                self.calendar.date(*resume_at),
                self.reason(reason)
            ),
            _ => return None,
        })
    }
}
