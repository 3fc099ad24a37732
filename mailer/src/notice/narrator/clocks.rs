//! Clocks, leave and outages of the service.

use domain::{Color, Event, EventKind, Span};

use super::EventNarrator;
use crate::notice::when;

impl EventNarrator<'_> {
    pub(super) fn clocks(&self, event: &Event) -> Option<String> {
        Some(match &event.kind {
            EventKind::FlagFell { by, deadline } => {
                let deadline = self.calendar.date(*deadline);
                format!("{} did not move before the deadline, {deadline}.", self.who(*by))
            }
            EventKind::DowntimeReturned { gained: Span::ZERO, .. } => {
                "The service was unavailable while no clock ran. The absent player has that much longer to appear."
                    .to_owned()
            }
            EventKind::DowntimeReturned { gained, .. } => {
                format!("The service was unavailable; {} was given back on the clock.", when::length(*gained))
            }
            // By mail it would reach only the other; both see it in the record.
            EventKind::LeaveBooked { by, leave } => {
                format!("{} will be on leave from {} to {}.", self.who(*by), leave.first, leave.last)
            }
            EventKind::LeaveCancelled { by, leave } => {
                format!("{} will not be on leave from {} to {}.", self.who(*by), leave.first, leave.last)
            }
            EventKind::ReflectionDeclared { by } => {
                format!("{} declared further reflection on this move.", self.who(*by))
            }
            EventKind::ClockRefilled { by, amount, .. } => {
                format!("{} took {} from the bank.", self.who(*by), when::length(*amount))
            }
            EventKind::ClocksQuestioned { by } => {
                format!("{} reported wrong clocks to the arbiter.", self.who(*by))
            }
            _ => return None,
        })
    }

    pub(super) fn gain(&self, who: Color, gained: Span) -> String {
        if gained <= Span::ZERO {
            return String::new();
        }
        let gains = if self.reader == Some(who) { "You gain" } else { "The opponent gains" };
        format!(" {gains} {} for the next move.", when::length(gained))
    }
}

/// Formats the time used, and the time charged if it differs.
pub(super) fn spent(used: Span, charged: Option<Span>) -> String {
    let used = when::length(used);
    charged.map_or_else(|| used.clone(), |charged| format!("{used}, charged: {}", when::length(charged)))
}
