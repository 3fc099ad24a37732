//! Time zones of players.

use domain::{
    Instant, PlayerId, Span,
    clock::{Date, Leave, Zone},
};
use jiff::tz::TimeZone;

use crate::{Failure, ports::View};

/// The time ahead for which the offsets of clocks are written down.
pub(crate) const FORESEEN: Span = Span::days(10 * 365);

/// Returns the clock time where a player is, by the rules that are known today.
pub(crate) fn zone_of(view: &mut dyn View, player: PlayerId, now: Instant) -> Result<Zone, Failure> {
    Ok(Zone::of(&time_zone(view, player)?, now, now + FORESEEN))
}

pub(crate) fn time_zone(view: &mut dyn View, player: PlayerId) -> Result<TimeZone, Failure> {
    let name = view.player(player)?.map(|player| player.time_zone);
    Ok(name.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC))
}

pub(crate) fn leave_of(
    view: &mut dyn View,
    player: PlayerId,
    first: Date,
    last: Date,
) -> Result<Option<Leave>, Failure> {
    let zone = time_zone(view, player)?;
    let (Some((from, _)), Some((_, until))) = (first.within(&zone), last.within(&zone)) else {
        return Ok(None);
    };
    Ok(Some(Leave { first, last, from, until, special: false }))
}
