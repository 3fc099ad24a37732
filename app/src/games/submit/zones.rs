//! Time zones of players.

use domain::{
    Instant, PlayerId, Span,
    clock::{Date, Leave, Zone},
};
use jiff::tz::TimeZone;

use crate::{Failure, ports::Tx};

/// So far ahead is written down what clocks will show.
pub(crate) const FORESEEN: Span = Span::days(10 * 365);

/// Returns the clock time where a player is, by the rules that are known today.
pub(crate) fn zone_of(tx: &mut dyn Tx, player: PlayerId, now: Instant) -> Result<Zone, Failure> {
    Ok(Zone::of(&time_zone(tx, player)?, now, now + FORESEEN))
}

pub(crate) fn time_zone(tx: &mut dyn Tx, player: PlayerId) -> Result<TimeZone, Failure> {
    let name = tx.player(player)?.map(|player| player.time_zone);
    Ok(name.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC))
}

pub(crate) fn leave_of(
    tx: &mut dyn Tx,
    player: PlayerId,
    first: Date,
    last: Date,
) -> Result<Option<Leave>, Failure> {
    let zone = time_zone(tx, player)?;
    let (Some((from, _)), Some((_, until))) = (first.within(&zone), last.within(&zone)) else {
        return Ok(None);
    };
    Ok(Some(Leave { first, last, from, until, special: false }))
}
