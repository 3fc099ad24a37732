//! Appends events to a game.

use domain::{Event, Folding, Game, GameId, Instant, RecordEntry};

use crate::{
    Failure,
    games::reminders,
    model::{GameRow, Recorded, record},
    ports::{Tx, View},
};

/// Events appended to a game and the row they led to.
pub(crate) struct Appended {
    pub(crate) row: GameRow,
    pub(crate) events: Vec<Recorded>,
}

/// Folds, chains and appends. `before` is none for a new game.
pub(crate) fn append(
    tx: &mut dyn Tx,
    id: domain::GameId,
    before: Option<&GameRow>,
    entries: &[RecordEntry],
    now: Instant,
) -> Result<Appended, Failure> {
    let previous = before.map_or(0, |row| row.state.events);
    let mut head = before.map_or(record::GENESIS, |row| row.head);
    let mut state = before.map(|row| row.state.clone());
    let mut recorded = Vec::with_capacity(entries.len());
    for (RecordEntry { actor, cause, event }, seq) in entries.iter().zip(previous + 1..) {
        let actor = *actor;
        let before = state.as_ref().map(|game| (game.ply, game.reached));
        let broken = || format!("event {seq} of {id} does not follow");
        let folded = if event.rewrites() {
            // The whole record is folded, and may be damaged.
            folded_anew(tx, id, recorded.iter().map(|recorded: &Recorded| &recorded.event), event)?
                .ok_or_else(|| Failure::Damaged(broken()))?
        } else {
            Game::evolve(state, event).ok_or_else(|| Failure::Bug(broken()))?
        };
        let unwritten = |error| Failure::Other("an event could not be written", Box::new(error));
        let body = serde_json::to_string(event).map_err(unwritten)?;
        let cause = cause.as_ref().map(serde_json::to_string).transpose().map_err(unwritten)?;
        head = record::hash(&head, id, seq, actor, cause.as_deref(), &body)?;
        let ply = record::new_ply(before, &folded);
        recorded.push(Recorded { game: id, seq, actor, cause, event: event.clone(), body, ply, hash: head });
        state = Some(folded);
    }
    let state = state.ok_or_else(|| Failure::Bug(format!("{id} has no events")))?;
    let remind_at = reminders::remind_at(before, &state, now);
    let conditional = before.is_some_and(|before| before.conditional);
    let row = GameRow { id, state, head, remind_at, conditional };
    tx.append(&row, &recorded, previous)?;
    let asks = row.state.waits_for_arbiter();
    if before.is_some_and(|before| before.state.waits_for_arbiter()) != asks {
        tx.set_asking(id, asks)?;
    }
    Ok(Appended { row, events: recorded })
}

/// Events read at a time.
pub(crate) const PAGE: u32 = 500;

/// The game after an event that changes what counts of the record.
pub(crate) fn folded_anew<'a>(
    view: &mut dyn View,
    id: GameId,
    mut unwritten: impl Iterator<Item = &'a Event>,
    event: &Event,
) -> Result<Option<Game>, Failure> {
    let mut folding = Folding::default();
    let mut seq = 0;
    loop {
        let page = view.events(id, seq, PAGE)?;
        let Some(last) = page.last() else { break };
        seq = last.seq;
        if page.iter().any(|recorded| folding.push(&recorded.event).is_none()) {
            return Ok(None);
        }
    }
    // Of this submission, not written yet.
    if unwritten.any(|event| folding.push(event).is_none()) {
        return Ok(None);
    }
    Ok(folding.push(event).cloned())
}
