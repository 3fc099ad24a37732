//! Time on the clocks.

use domain::{Color, Span};
use messages::{Arg, Message, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
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
