//! Mail trouble and time zones.

use domain::{Event, EventKind};
use messages::{Message, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes events that only the record shows: by mail they would reach only the opponent.
    pub(super) fn mail(&self, event: &Event) -> Option<Vec<Message>> {
        Some(vec![match &event.kind {
            _ if !self.past => return None,
            EventKind::MailProblem { to } => msg!("event-mail-returned", who = self.person(*to)),
            EventKind::MailRestored { to } => msg!("event-mail-arrives", who = self.person(*to)),
            EventKind::ZoneNoted { of, .. } => msg!("event-zone", who = self.person(*of)),
            _ => return None,
        }])
    }
}
