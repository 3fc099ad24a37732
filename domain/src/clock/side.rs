use serde::{Deserialize, Serialize};

use super::{Period, TimeControl};
use crate::{Span, wire};

/// The time of one side between its moves: all that the next move needs, whatever the length of the game. The same
/// numbers are stored twice, as in a ledger: see [`SideClock::balances`].
///
/// With a limit for every move nothing is carried over, and all of it is zero between moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SideClock {
    /// Time left for the next moves; negative if regulations leave flags to a claim and no claim was made.
    #[serde(skip_serializing_if = "Span::is_zero")]
    pub left: Span,
    /// Time left in the bank of Triple Block.
    #[serde(skip_serializing_if = "Span::is_zero")]
    pub bank: Span,
    /// Time that the control has given so far: the periods that have begun, bank and increments.
    #[serde(skip_serializing_if = "Span::is_zero")]
    pub allotted: Span,
    /// Time given or taken besides: penalties of the opponent, corrections.
    #[serde(skip_serializing_if = "Span::is_zero")]
    pub granted: Span,
    /// The price of all moves so far.
    #[serde(skip_serializing_if = "Span::is_zero")]
    pub charged: Span,
    /// Time given that cannot be used any more: above a cap, or left of a period with a delay.
    #[serde(skip_serializing_if = "Span::is_zero")]
    pub lapsed: Span,
    /// Periods completed.
    #[serde(skip_serializing_if = "wire::is_zero")]
    pub period: u16,
    /// Moves made in the period; in Triple Block, in the game.
    #[serde(skip_serializing_if = "wire::is_zero")]
    pub moves: u16,
}

/// Sudden-death protection: the least time after a move.
const PROTECTED: Span = Span::days(3);

impl SideClock {
    /// At the start of a game; `made` is how many moves of this side the starting position says have been made.
    #[must_use]
    pub fn new(control: &TimeControl, made: u32) -> Self {
        let mut side = Self::default();
        match control {
            TimeControl::PerMove { .. } => {}
            TimeControl::Periods { periods, thematic, .. } => {
                let mut made = if *thematic { made } else { 0 };
                while let Some(&period) = control.period(side.period) {
                    let Some(moves) = period.moves.map(|moves| u32::from(moves).max(1)) else {
                        side.allot(period.time);
                        break;
                    };
                    if made < moves {
                        // Pro rata.
                        side.allot(Span(period.time.0 * i64::from(moves - made) / i64::from(moves)));
                        side.moves = u16::try_from(made).unwrap_or_default();
                        break;
                    }
                    let repeated = usize::from(side.period) + 1 >= periods.len();
                    let completed = if repeated { made / moves } else { 1 };
                    made -= completed * moves;
                    side.period = side.period.saturating_add(u16::try_from(completed).unwrap_or(u16::MAX));
                }
            }
            TimeControl::TripleBlock { clock_days, bank_days, .. } => {
                side.allot(Span::days(*clock_days));
                side.bank = Span::days(*bank_days);
                side.allotted += side.bank;
            }
        }
        side
    }

    fn allot(&mut self, time: Span) {
        self.allotted += time;
        self.left += time;
    }

    /// Returns the clock that starts for a move of this side, with the time gained meanwhile. A limit for every move is
    /// only in the returned clock.
    pub fn begin(&mut self, control: &TimeControl, gained: Span) -> Self {
        if let TimeControl::PerMove { days } = control {
            return Self::limit(Span::days((*days).into()) + gained);
        }
        self.grant(control, gained);
        *self
    }

    /// The clock for a move that has a limit of its own.
    #[must_use]
    pub fn limit(limit: Span) -> Self {
        Self { left: limit, allotted: limit, ..Self::default() }
    }

    /// Gives time, or takes it. Time that a Triple Block clock cannot show goes to the bank; time is taken from the
    /// clock.
    pub fn grant(&mut self, control: &TimeControl, span: Span) {
        *self = self.given(control, span, Span::ZERO);
    }

    /// Returns the clock after [`SideClock::grant`], for a clock that runs and has charged `charged` for its move.
    #[must_use]
    pub fn given(mut self, control: &TimeControl, span: Span, charged: Span) -> Self {
        self.granted += span;
        self.left += span;
        if span > Span::ZERO {
            self.spill(control, charged);
        }
        self
    }

    fn spill(&mut self, control: &TimeControl, charged: Span) {
        if let TimeControl::TripleBlock { clock_days, .. } = control {
            let above = (self.left - charged - Span::days(*clock_days)).or_zero();
            self.left = self.left - above;
            self.bank += above;
        }
    }

    /// Takes time that was used without a move. Does nothing with a limit for every move.
    pub fn charge(&mut self, control: &TimeControl, charged: Span) {
        if !matches!(control, TimeControl::PerMove { .. }) {
            self.charged += charged;
            self.left = self.left - charged;
        }
    }

    /// After a move that cost `charged`: the increment, the refill, the next period. Nothing with a limit for every
    /// move.
    pub fn complete(&mut self, control: &TimeControl, charged: Span) {
        if let TimeControl::PerMove { .. } = control {
            return;
        }
        self.charge(control, charged);
        self.moves = self.moves.saturating_add(1);
        match control {
            TimeControl::PerMove { .. } => {}
            TimeControl::Periods { .. } => {
                let Some(&period) = control.period(self.period) else { return };
                let room = period.cap.map_or(period.increment, |cap| (cap - self.left).or_zero());
                let added = period.increment.min(room);
                self.allot(added);
                // Allotted with every move, whether there is room for it or not.
                self.allotted += period.increment - added;
                self.lapsed += period.increment - added;
                self.end_period(control, period);
            }
            TimeControl::TripleBlock {
                clock_days,
                increment_days,
                increment_moves,
                sudden_death_protection,
                ..
            } => {
                if self.moves <= *increment_moves {
                    self.allot(Span::days(*increment_days));
                    self.spill(control, Span::ZERO);
                }
                self.refill(Span::days(*clock_days) - self.left);
                let in_all = self.left + self.bank;
                let protected = PROTECTED.min(Span::days(*clock_days));
                if *sudden_death_protection && self.moves > *increment_moves && in_all < protected {
                    // At most the protected time: an overdraft stays taken.
                    self.allot((protected - in_all).min(protected));
                }
            }
        }
    }

    /// The next period begins if the moves of this one have been made.
    fn end_period(&mut self, control: &TimeControl, period: Period) {
        if period.moves != Some(self.moves) {
            return;
        }
        if period.delay > Span::ZERO && self.left > Span::ZERO {
            self.lapsed += self.left;
            self.left = Span::ZERO;
        }
        (self.period, self.moves) = (self.period.saturating_add(1), 0);
        if let Some(next) = control.period(self.period) {
            self.allot(next.time);
        }
    }

    /// Takes up to `room` from the bank to the clock; answers how much.
    pub fn refill(&mut self, room: Span) -> Span {
        let taken = self.bank.min(room).or_zero();
        self.bank = self.bank - taken;
        self.left += taken;
        taken
    }

    /// Returns true if the time given equals the time charged, left and lapsed, exactly.
    #[must_use]
    pub fn balances(&self) -> bool {
        self.allotted + self.granted == self.charged + self.left + self.bank + self.lapsed
    }
}
