//! Mail that lies at a host and has not been seen yet.

use domain::{Instant, Span};

use crate::{Failure, ports::View};

/// Administrators are informed of a trouble that lasts this long. A source that no instance attended to for this long is
/// not in use any more.
pub const TELL_AFTER: Span = Span::minutes(15);

/// Tells whether mail that came by `deadline` may still lie unseen at a host. A host that is out is waited for while an
/// instance tries: its outage is given back at the end.
pub(crate) fn may_hold_unseen(view: &mut dyn View, deadline: Instant, now: Instant) -> Result<bool, Failure> {
    Ok(view.mail_sources()?.iter().any(|source| {
        let is_behind = source.unseen_since().is_some_and(|since| since <= deadline);
        is_behind && now - source.held_until < TELL_AFTER
    }))
}
