//! Mail that lies at a host and has not been seen yet, and the outages of such hosts.

use domain::{Instant, Span};

use crate::{
    Failure,
    model::{DOWNTIME, Downtime, MailSource},
    ports::{Tx, View},
};

/// Administrators are informed of a trouble that lasts this long. A source that no instance attended to for this long is
/// not in use any more.
pub const TELL_AFTER: Span = Span::minutes(15);

/// Tells whether an instance fetches from a source, or tries to.
pub(crate) fn is_attended(source: &MailSource, now: Instant) -> bool {
    now - source.held_until < TELL_AFTER
}

/// Tells whether mail that came by `deadline` may still lie unseen at a host. A host that is out is waited for while an
/// instance tries: its outage is given back at the end.
pub(crate) fn may_hold_unseen(view: &mut dyn View, deadline: Instant, now: Instant) -> Result<bool, Failure> {
    Ok(view.mail_sources()?.iter().any(|source| {
        let is_behind = source.awaited_since().is_some_and(|since| since <= deadline);
        is_behind && (is_attended(source, now) || source.out_since().is_some())
    }))
}

/// Ends a trouble. Mail could not be fetched in an outage, and nobody could know: the players get its time back.
pub(crate) fn end_outage(tx: &mut dyn Tx, source: &mut MailSource, until: Instant) -> Result<(), Failure> {
    if let Some(from) = source.out_since().filter(|&since| until - since > DOWNTIME) {
        tx.insert_downtime(Downtime { from, until })?;
    }
    (source.trouble, source.told) = (None, false);
    Ok(())
}

/// Ends the outages of sources that nobody attends to any more, such as a source removed from the settings. Nobody knows
/// whether a host was out while nobody tried.
pub(crate) fn end_abandoned(tx: &mut dyn Tx, now: Instant) -> Result<(), Failure> {
    for mut source in tx.mail_sources()? {
        if source.out_since().is_some() && !is_attended(&source, now) {
            let attended_until = source.held_until;
            end_outage(tx, &mut source, attended_until)?;
            tx.insert_mail_source(&source)?;
        }
    }
    Ok(())
}
