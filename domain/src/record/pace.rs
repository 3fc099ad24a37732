use alloc::vec::Vec;

use shakmaty::{ByColor, Color};

use crate::{Event, EventKind, Game, Instant, Ply, Span};

/// A side's use of its time. Slow play breaks no rule by itself (ICCF); an arbiter looks at these figures before a
/// warning or a ruling.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Pace {
    /// Moves made on the player's own time.
    pub moves: u16,
    /// Time used for them.
    pub used: Span,
    /// The charge for them.
    pub charged: Span,
    /// Half of the moves took no longer.
    pub median: Span,
    /// The most that one took.
    pub longest: Span,
    /// The ply that the move created.
    pub longest_at: Ply,
    /// Time for the last ten moves, or for all if they are fewer.
    pub last_ten: Span,
    /// The receipt of the last move.
    pub last_at: Option<Instant>,
    /// Moves received in the last thirty days.
    pub in_thirty_days: u16,
    /// Time used for the current move.
    pub thinking: Span,
}

/// Returns the pace of both sides by the record; `None` if it is broken. Conditional answers are not counted, and
/// undone moves are not either.
#[must_use]
pub fn pace(events: &[Event], now: Instant) -> Option<ByColor<Pace>> {
    let mut moves = ByColor::<Vec<Span>>::default();
    let mut paces = ByColor::<Pace>::default();
    let game = Game::replay(events, |before, event, _| {
        let (received_at, used, charged, ply) = match event.kind {
            EventKind::Moved { received_at, reflection, charged, ply, conditional: false, .. }
            | EventKind::Sealed { received_at, reflection, charged, ply, .. } => {
                (received_at, reflection, charged.unwrap_or(reflection), ply)
            }
            _ => return Some(()),
        };
        let side = before?.position.side_to_move();
        moves[side].push(used);
        let pace = &mut paces[side];
        pace.moves += 1;
        pace.used += used;
        pace.charged += charged;
        if used > pace.longest {
            (pace.longest, pace.longest_at) = (used, ply);
        }
        pace.last_at = Some(received_at);
        pace.in_thirty_days += u16::from(received_at + Span::days(30) > now);
        Some(())
    })?;
    for side in Color::ALL {
        let (pace, moves) = (&mut paces[side], &mut moves[side]);
        let from = moves.len().saturating_sub(10);
        pace.last_ten = moves[from..].iter().fold(Span::ZERO, |sum, used| sum + *used);
        moves.sort_unstable();
        pace.median = moves.get(moves.len().saturating_sub(1) / 2).copied().unwrap_or_default();
    }
    if let (Some(running), Some(reading)) = (game.clock.running, game.reading(now.max(game.last_at))) {
        paces[running.side].thinking = reading.used;
    }
    Some(paces)
}
