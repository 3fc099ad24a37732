//! The start of a game.

use alloc::string::ToString;

use super::call::Judgement;
use crate::{Command, EventKind, Refusal, Stamp, clock::Zone};

pub(super) fn create(command: &Command, stamp: Stamp) -> Judgement {
    let Command::Create { players, start, regulations, tournament, zones } = command else {
        return Err(Refusal::NotAPlayer);
    };
    if players.white == players.black {
        return Err(Refusal::SamePlayer);
    }
    regulations.check().map_err(|error| Refusal::BadStart { reason: error.to_string() })?;
    start.begin(regulations).map_err(|error| Refusal::BadStart { reason: error.to_string() })?;
    if !zones.iter().all(Zone::is_sound) {
        return Err(Refusal::BadStart { reason: "the time zones are not sound".into() });
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
