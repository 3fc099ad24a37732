//! Mail trouble and time zones.

use domain::Event;

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes events that only the record shows: by mail they would reach only the opponent.
    pub(super) fn mail(&self, event: &Event) -> Option<String> {
        Some(match event {
            _ if !self.past => return None,
            Event::MailProblem { to, .. } => format!("Mail to {} is returned.", self.who(*to)),
            Event::MailRestored { to, .. } => format!("Mail to {} arrives again.", self.who(*to)),
            Event::ZoneNoted { of, .. } => format!("The time zone of {} was recorded.", self.who(*of)),
            _ => return None,
        })
    }
}
