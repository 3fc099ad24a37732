//! The game as recorded, for what needs more of it than its position.

use app::{Failure, Service};
use domain::{Game, GameId, Ply, Position};

use super::pgn::Record;

/// Events read at a time.
const PAGE: u32 = 200;

/// Reads a game from its beginning.
pub(super) fn record(service: &Service, id: GameId, game: &Game) -> Result<Record, Failure> {
    let start =
        game.start.position().map_err(|error| Failure::Damaged(format!("the start of a game: {error:?}")))?;
    let (mut seq, mut events) = (0, Vec::new());
    loop {
        let page = service.records.events_after(id, seq, PAGE)?;
        let Some(last) = page.last() else { break };
        seq = last.seq;
        events.extend(page.into_iter().map(|recorded| recorded.event));
    }
    let moves =
        Game::moves(&events).ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
    Ok(Record { start, moves: moves.into_iter().map(str::to_owned).collect() })
}

/// Returns the position after a number of half-moves.
pub(super) fn position_at(record: &Record, ply: Ply) -> Option<Position> {
    let mut position = record.start.clone();
    for uci in record.moves.get(..usize::from(ply.0))? {
        position = position.play(position.from_uci(uci)?)?;
    }
    Some(position)
}
