//! The start of a game.

use super::call::Judgement;
use crate::{BadStart, Command, EventKind, Refusal, Stamp, clock::Zone};

pub(super) fn create(command: &Command, stamp: Stamp) -> Judgement {
    let Command::Create { players, start, regulations, tournament, zones } = command else {
        return Err(Refusal::NotAPlayer);
    };
    if players.white == players.black {
        return Err(Refusal::SamePlayer);
    }
    regulations.check().map_err(BadStart::from)?;
    start.begin(regulations).map_err(BadStart::from)?;
    if !zones.iter().all(Zone::is_sound) {
        return Err(BadStart::TimeZones.into());
    }
    Ok(EventKind::Created {
        players: *players,
        start: start.clone(),
        regulations: regulations.clone(),
        tournament: tournament.clone(),
        zones: zones.clone(),
    }
    .at(stamp.judged_at)
    .into())
}
