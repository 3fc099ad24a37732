use shakmaty::Color;

use super::{Reading, reading};
use crate::{Game, Instant, Span, TimeControl};

/// What the clock of one side shows: it runs, it was stopped to go on later or because the game ended, or it waits for the
/// side's next move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ClockDisplay {
    /// Used for all moves, the one that is thought about included.
    pub used: Span,
    /// Left for this move and the next ones, or of the limit of one; negative after the flag.
    pub left: Span,
    /// Left in the bank of Triple Block.
    pub bank: Span,
    /// Given for the next move besides what is left; negative if it was taken.
    pub gained: Span,
    /// The move that is thought about; none while the opponent thinks. Of a stopped clock it is as it stood: without a
    /// deadline that holds, and nothing changes next.
    pub thinking: Option<Reading>,
    /// When it was stopped, to go on later.
    pub stopped_at: Option<Instant>,
}

impl Game {
    /// The thinking about one move after which the running clock counts it twice (ICCF: duplication), and the instant from
    /// which it does. `None` if the control has no such rule, or the flag falls first.
    #[must_use]
    pub fn doubling(&self) -> Option<(Span, Instant)> {
        let thinking = self.thinking_of(self.clock.running.as_ref()?);
        let after = thinking.control.double_after()?;
        let at = thinking.reached(thinking.control.delay(thinking.side.period) + after);
        (at <= thinking.deadline()).then_some((after, at))
    }

    /// What the clock of a side shows at an instant.
    #[must_use]
    pub fn shown(&self, side: Color, at: Instant) -> ClockDisplay {
        let stopped = self.stopped().filter(|paused| paused.running.side == side && !self.is_over());
        let thinking = match (stopped, self.clock.running) {
            (Some(paused), _) => {
                let stood = reading(&self.thinking_of(&paused.running), paused.at);
                Some(Reading { next: None, ..stood })
            }
            (None, Some(running)) if running.side == side => self.reading(at),
            _ => None,
        };
        let ended = self.clock.ended.filter(|ended| ended.running.side == side);
        let last =
            thinking.or_else(|| ended.map(|ended| reading(&self.thinking_of(&ended.running), ended.at)));
        let (used, waits) = (self.clock.used[side], self.clock.sides[side]);
        let left = match self.regulations.time_control {
            TimeControl::PerMove { days } => Span::days(days.into()),
            TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => waits.left,
        };
        ClockDisplay {
            used: used + last.map_or(Span::ZERO, |last| last.used),
            left: last.map_or(left, |last| last.left),
            bank: waits.bank,
            gained: self.clock.gained[side],
            thinking,
            stopped_at: stopped.map(|paused| paused.at),
        }
    }
}
