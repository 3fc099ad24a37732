//! The instant at which a reminder is due.

use domain::{Game, Instant};

use crate::model::GameRow;

/// The instant at which the next reminder of a game is due. It is worked out anew when another clock runs or its deadline
/// moved. A due reminder that is not sent yet stays due while the player thinks about the same move. That is checked again at
/// sending.
pub(crate) fn remind_at(before: Option<&GameRow>, state: &Game, now: Instant) -> Option<Instant> {
    match before {
        Some(row) if row.state.clock.running == state.clock.running => row.remind_at,
        Some(row) if row.remind_at.is_some_and(|at| at <= now) && thinks_on(&row.state, state) => {
            row.remind_at
        }
        _ => reminder_after(state, now),
    }
}

/// The clock runs for the same move.
pub(crate) fn thinks_on(before: &Game, after: &Game) -> bool {
    let side = |game: &Game| game.clock.running.map(|running| running.side);
    side(after).is_some()
        && (side(before), before.ply, before.revision) == (side(after), after.ply, after.revision)
}

pub(crate) fn reminder_after(state: &Game, now: Instant) -> Option<Instant> {
    state.reminders().into_iter().map(|(_, at)| at).find(|&at| at > now)
}
