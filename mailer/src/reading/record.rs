//! The game as recorded, for what needs more of it than its position.

use app::{Failure, MAX_PAGE, Service};
use domain::{Event, Game, GameId, Ply, Position};

use super::pgn::Record;

/// Reads a game from its beginning.
pub(super) fn record(service: &Service, id: GameId, game: &Game) -> Result<Record, Failure> {
    record_of(&events_of(service, id)?, id, game)
}

/// Reads all events of a game, page by page.
pub(super) fn events_of(service: &Service, id: GameId) -> Result<Vec<Event>, Failure> {
    let (mut seq, mut events) = (0, Vec::new());
    loop {
        let page = service.records.events_after(id, seq, MAX_PAGE)?;
        let Some(last) = page.last() else { break };
        seq = last.seq;
        events.extend(page.into_iter().map(|recorded| recorded.event));
    }
    Ok(events)
}

/// Returns the moves of all events of a game.
pub(super) fn record_of(events: &[Event], id: GameId, game: &Game) -> Result<Record, Failure> {
    let start =
        game.start.position().map_err(|error| Failure::Damaged(format!("the start of a game: {error:?}")))?;
    let moves = Game::moves(events).ok_or_else(|| broken(id))?;
    Ok(Record { start, moves: moves.into_iter().map(str::to_owned).collect() })
}

/// The failure of a record that cannot be replayed.
pub(super) fn broken(id: GameId) -> Failure {
    Failure::Damaged(format!("the record of {id} is broken"))
}

/// Returns the position after a number of half-moves.
pub(super) fn position_at(record: &Record, ply: Ply) -> Option<Position> {
    let mut position = record.start.clone();
    for uci in record.moves.get(..usize::from(ply.0))? {
        position = position.play(position.from_uci(uci)?)?;
    }
    Some(position)
}
