//! The clock of a game, read at an instant.

use shakmaty::Color;

use crate::{
    FlagRule, Game, Instant, Paused, Phase, Running, Span, TimeControl,
    clock::{AtMost, ClockDisplay, Pauses, Reading, SideClock, Thinking, reading},
};

impl Game {
    /// The player whose clock runs.
    #[must_use]
    pub fn thinking(&self) -> Option<Thinking<'_>> {
        self.clock.running.as_ref().map(|running| self.thinking_of(running))
    }

    pub(crate) fn thinking_of(&self, running: &Running) -> Thinking<'_> {
        let (control, pauses) = (&self.regulations.time_control, self.pauses(running.side));
        let side = match control {
            // The deadline was computed from the limit of this move, with the time gained for it.
            TimeControl::PerMove { .. } => {
                SideClock::limit(pauses.counted(running.since, running.deadline) - running.returned)
            }
            TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => self.clock.sides[running.side],
        };
        // An arbiter's deadline holds whatever the player declares.
        let silence = self.regulations.silence.filter(|_| !running.declared);
        let at_most = match (running.at_most, silence) {
            (Some(most), Some(_)) => Some(AtMost::Silence(most)),
            (Some(most), None) => Some(AtMost::Set(most)),
            (None, rule) => rule.map(|rule| AtMost::Silence(Span::days(rule.loses_after_days) - Span(1))),
        };
        let (since, returned, gaps) = (running.since, running.returned, &self.clock.gaps[running.side][..]);
        Thinking { control, side, since, returned, gaps, pauses, at_most }
    }

    /// Returns the pauses of a side's clock.
    #[must_use]
    pub fn pauses(&self, side: Color) -> Pauses<'_> {
        Pauses {
            free_time: &self.regulations.free_time,
            zone: &self.clock.zones[side],
            leave: &self.clock.leave[side],
        }
    }

    /// Returns the display of the running clock at an instant: the cost of a move received then.
    #[must_use]
    pub fn reading(&self, at: Instant) -> Option<Reading> {
        self.thinking().map(|thinking| reading(&thinking, at))
    }

    /// The deadline of the running clock.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.clock.running.map(|running| running.deadline)
    }

    /// The running clock, if its flag has fallen at `instant` (FIDE 6.9).
    #[must_use]
    pub fn flag_fallen(&self, instant: Instant) -> Option<Running> {
        self.clock.running.filter(|running| instant > running.deadline)
    }

    /// Returns the running clock, if its flag is down and only an arbiter can end the game by that.
    #[must_use]
    pub fn flag_for_arbiter(&self) -> Option<Running> {
        let by_arbiter = self.regulations.flags == FlagRule::ByArbiter;
        self.clock.running.filter(|running| by_arbiter && running.flagged)
    }

    /// Returns true if silence loses this move before its flag falls.
    #[must_use]
    pub fn silence_comes_first(&self) -> bool {
        self.thinking().zip(self.deadline()).is_some_and(|(thinking, deadline)| thinking.is_silence(deadline))
    }

    /// Returns the clock of this side, if it runs or continues later, and the instant of its reading: `at`, or its
    /// stop.
    pub(crate) fn pending_clock(&self, side: Color, at: Instant) -> Option<Paused> {
        let running = self.clock.running.map(|running| Paused { running, at });
        [running, self.stopped_clock().copied()]
            .into_iter()
            .flatten()
            .find(|clock| clock.running.side == side)
    }

    /// Returns the clock that continues later.
    pub(crate) fn stopped_clock(&self) -> Option<&Paused> {
        let paused = match &self.phase {
            Phase::Adjourned { stage, .. } => stage.paused(),
            _ => None,
        };
        let claim = || self.claim.as_ref().and_then(|claim| claim.paused.as_ref());
        let withdrawn = self.withdrawn.as_ref().and_then(|withdrawn| withdrawn.paused.as_ref());
        withdrawn.or_else(claim).or(paused)
    }

    /// The thinking about one move after which the running clock counts it twice (ICCF: duplication), and the instant from
    /// which it does. `None` if the control has no such rule, or the flag falls first.
    #[must_use]
    pub fn doubling(&self) -> Option<(Span, Instant)> {
        let thinking = self.thinking_of(self.clock.running.as_ref()?);
        let after = thinking.control.double_after()?;
        let at = thinking.reached(thinking.control.delay(thinking.side.period) + after);
        (at <= thinking.deadline()).then_some((after, at))
    }

    /// Returns the display of a side's clock at an instant.
    #[must_use]
    pub fn clock_display(&self, side: Color, at: Instant) -> ClockDisplay {
        let stopped = self.stopped_clock().filter(|paused| paused.running.side == side && !self.is_over());
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
