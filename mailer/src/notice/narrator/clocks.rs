//! Clocks, leave and outages of the service.

use domain::{Color, Event, EventKind, Span};
use messages::{Arg, Message, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    pub(super) fn clocks(&self, event: &Event) -> Option<Vec<Message>> {
        Some(vec![match &event.kind {
            EventKind::FlagFell { by, deadline } => {
                msg!("event-flag-fell", who = self.person(*by), deadline = Arg::at(*deadline))
            }
            EventKind::DowntimeReturned { gained: Span::ZERO, .. } => msg!("event-downtime-absent"),
            EventKind::DowntimeReturned { gained, .. } => msg!("event-downtime", time = Arg::length(*gained)),
            // By mail it would reach only the other; both see it in the record.
            EventKind::LeaveBooked { by, leave } => msg!(
                "event-leave",
                who = self.person(*by),
                first = Arg::shown(leave.first),
                last = Arg::shown(leave.last)
            ),
            EventKind::LeaveCancelled { by, leave } => msg!(
                "event-no-leave",
                who = self.person(*by),
                first = Arg::shown(leave.first),
                last = Arg::shown(leave.last)
            ),
            EventKind::ReflectionDeclared { by } => msg!("event-reflection", who = self.person(*by)),
            EventKind::ClockRefilled { by, amount, .. } => {
                msg!("event-refilled", who = self.person(*by), time = Arg::length(*amount))
            }
            EventKind::ClocksQuestioned { by } => msg!("event-clocks-questioned", who = self.person(*by)),
            _ => return None,
        }])
    }

    pub(super) fn gain(&self, who: Color, gained: Span) -> Option<Message> {
        let time = Arg::length(gained);
        (gained > Span::ZERO).then(|| {
            if self.reader == Some(who) {
                msg!("gain-you", time = time)
            } else {
                msg!("gain-opponent", time = time)
            }
        })
    }
}

/// The time used, and the time charged if it differs.
pub(super) fn spent(used: Span, charged: Option<Span>) -> Message {
    let used = Arg::length(used);
    match charged {
        None => msg!("time-used", used = used),
        Some(charged) => msg!("time-used-and-charged", used = used, charged = Arg::length(charged)),
    }
}
