//! Mail trouble and time zones.

use domain::{Event, EventKind};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes events that only the record shows: by mail they would reach only the opponent.
    pub(super) fn mail(&self, event: &Event) -> Option<String> {
        Some(match &event.kind {
            _ if !self.past => return None,
            EventKind::MailProblem { to } => format!("Mail to {} is returned.", self.who(*to)),
            EventKind::MailRestored { to } => format!("Mail to {} arrives again.", self.who(*to)),
            EventKind::ZoneNoted { of, .. } => format!("The time zone of {} was recorded.", self.who(*of)),
            _ => return None,
        })
    }
}
