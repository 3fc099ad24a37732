//! Starting and stopping clocks, and moving their deadlines.

use alloc::vec::Vec;

use shakmaty::Color;

use crate::{
    Clock, Game, Instant, Paused, Phase, Running, Span, Stage, TimeControl,
    clock::{Date, Gap, Leave, SideClock, Thinking},
};

/// The most that a side can gain for one move, so that a deadline stays a date whatever the opponent does.
const MAX_GAINED: Span = Span::days(365);
/// The most outages in one move that are stored separately.
const MAX_GAPS: usize = 32;

impl Game {
    /// Starts or continues the clock of a side. A standstill is not time used.
    pub(super) fn resume_clock(&mut self, side: Color, was: &Stage, at: Instant) -> Option<()> {
        if let Stage::Due { paused: Some(paused) } = *was {
            self.clock.running = Some(paused.running);
            let stood = self.pauses(side).counted(paused.at, at);
            self.give_back(Gap { from: paused.at, until: at, gained: stood })?;
        } else if self.clock.running.is_none_or(|running| running.side != side) {
            self.start_clock_of(side, at);
        }
        Some(())
    }

    /// Sets the deadline of the running clock by an arbiter's decision. The clock gets the price of thinking until
    /// then, and silence does not lose before. Where silence would have lost sooner than the clock, no time is taken.
    /// On a free day or in a night its end is the deadline.
    pub(super) fn correct_deadline(&mut self, deadline: Instant) -> Option<()> {
        let mut running = self.clock.running?;
        let thinking = self.thinking_of(&running);
        let used = thinking.used(deadline);
        let span = thinking.price(used) - thinking.side.left;
        let span = if thinking.is_silence(running.deadline) { span.or_zero() } else { span };
        let side = thinking.side.given(thinking.control, span, thinking.price(used));
        let affordable = thinking.control.affordable(side.period, side.left);
        let at_most = (thinking.at_most.is_some() || affordable != Some(used)).then_some(used);
        running.at_most = at_most;
        self.set_pending_clock(running, side);
        Some(())
    }

    /// Time in which no player could move is not time used by the running clock.
    pub(super) fn give_back(&mut self, gap: Gap) -> Option<()> {
        let running = self.clock.running?;
        self.clock.running = Some(self.with_gap(running, gap));
        Some(())
    }

    /// The player whose clock runs could not move, on leave that was reversed since.
    pub(crate) fn give_back_blocked(&mut self, from: Instant, until: Instant) {
        let Some(running) = self.clock.running else { return };
        let from = from.max(running.since);
        if matches!(self.phase, Phase::Playing { .. } | Phase::Sealing) && from < until {
            let gained = self.pauses(running.side).counted(from, until);
            self.clock.running = Some(self.with_gap(running, Gap { from, until, gained }));
        }
    }

    /// Adds a gap to a clock that runs or continues later. Parts that are given back already are not given twice.
    pub(super) fn with_gap(&mut self, mut running: Running, gap: Gap) -> Running {
        let side = self.thinking_of(&running).side;
        let new = self.new_gaps(&running, gap);
        let gaps = &mut self.clock.gaps[running.side];
        for gap in new {
            running.returned += gap.gained;
            if let Some(last) = gaps.last_mut().filter(|last| last.until == gap.from) {
                (last.until, last.gained) = (gap.until, last.gained + gap.gained);
                continue;
            }
            if gaps.len() >= MAX_GAPS {
                gaps.remove(0);
            }
            gaps.push(gap);
        }
        running.deadline = Thinking { side, ..self.thinking_of(&running) }.deadline();
        running
    }

    /// Returns the parts of an outage that are not given back yet.
    pub(crate) fn new_gaps(&self, running: &Running, gap: Gap) -> Vec<Gap> {
        let given = &self.clock.gaps[running.side];
        if given.iter().all(|given| given.until <= gap.from || gap.until <= given.from) {
            return Vec::from([gap]);
        }
        let mut parts = Vec::from([(gap.from.max(running.since), gap.until)]);
        for given in given {
            parts = parts
                .into_iter()
                .flat_map(|(from, until)| [(from, until.min(given.from)), (from.max(given.until), until)])
                .filter(|(from, until)| from < until)
                .collect();
        }
        let pauses = self.pauses(running.side);
        let counted = |(from, until)| Gap { from, until, gained: pauses.counted(from, until) };
        parts.into_iter().map(counted).collect()
    }

    /// Starts the clock of the side to move at `last_at`. Past leave is forgotten.
    pub(super) fn start_clock(&mut self) {
        self.start_clock_of(self.position.side_to_move(), self.last_at);
    }

    pub(super) fn start_clock_of(&mut self, side: Color, since: Instant) {
        self.clock.leave[side].retain(|leave| leave.until > since);
        self.clock.gaps[side].clear();
        let gained = core::mem::take(&mut self.clock.gained[side]);
        let clock = self.clock.sides[side].begin(&self.regulations.time_control, gained);
        self.clock.running = Some(Running {
            side,
            since,
            deadline: since,
            returned: Span::ZERO,
            returned_until: None,
            declared: false,
            at_most: None,
            flagged: false,
        });
        self.set_deadline(clock);
    }

    /// Changes the pauses of this side; its clock, if it runs or continues later, has as much time as before.
    pub(super) fn pause(&mut self, side: Color, change: impl FnOnce(&mut Clock)) -> Option<()> {
        self.pause_from(side, None, change)
    }

    /// [`Game::pause`]; time used before `from`, or until the clock was stopped, stays used.
    pub(super) fn pause_from(
        &mut self,
        side: Color,
        from: Option<Instant>,
        change: impl FnOnce(&mut Clock),
    ) -> Option<()> {
        let Some(Paused { mut running, at }) = self.pending_clock(side, from.unwrap_or(self.last_at)) else {
            change(&mut self.clock);
            return Some(());
        };
        let thinking = self.thinking_of(&running);
        let (clock, used) = (thinking.side, thinking.used(at));
        let from = from.map(|_| at);
        change(&mut self.clock);
        let counts_no_more = self.recount_gaps(side, from);
        running.returned = match from {
            Some(_) => self.thinking_of(&Running { returned: Span::ZERO, ..running }).used(at) - used,
            None => running.returned - counts_no_more,
        };
        self.set_pending_clock(running, clock);
        Some(())
    }

    /// Counts the gaps anew by the present pauses; gaps before `from` stay. Returns the difference to the time given
    /// back before.
    fn recount_gaps(&mut self, side: Color, from: Option<Instant>) -> Span {
        let mut gaps = core::mem::take(&mut self.clock.gaps[side]);
        let mut less = Span::ZERO;
        for gap in gaps.iter_mut().filter(|gap| from.is_none_or(|from| from < gap.until)) {
            let gained = self.pauses(side).counted(gap.from, gap.until);
            less += gap.gained - gained;
            gap.gained = gained;
        }
        self.clock.gaps[side] = gaps;
        less
    }

    pub(super) fn stopped_clock_mut(&mut self) -> Option<&mut Paused> {
        let paused = match &mut self.phase {
            Phase::Adjourned { stage, .. } => stage.paused_mut(),
            _ => None,
        };
        let claim = self.claim.as_mut().and_then(|claim| claim.paused.as_mut());
        let withdrawn = self.withdrawn.as_mut().and_then(|withdrawn| withdrawn.paused.as_mut());
        withdrawn.or(claim).or(paused)
    }

    pub(super) fn book(&mut self, by: Color, leave: &Leave) -> Option<()> {
        self.pause(by, |clock| {
            clock.leave[by].push(*leave);
            clock.take_days(by, leave);
            // Days of past years are forgotten.
            clock.leave_days[by].retain(|&(year, _)| year + 2 >= leave.first.year());
        })
    }

    pub(super) fn cancel(&mut self, by: Color, leave: &Leave) -> Option<()> {
        let place = self.clock.leave[by].iter().position(|booked| booked == leave)?;
        self.pause(by, |clock| {
            clock.leave[by].remove(place);
            clock.return_days(by, leave);
        })
    }

    /// Ends all leave that begins on that day: the remaining part is cancelled, with its days of the allowance.
    pub(super) fn end_leave(&mut self, at: Instant, side: Color, first: Date) -> Option<()> {
        let ends = |leave: &Leave| leave.first == first && leave.until > at;
        self.clock.leave[side].iter().any(ends).then_some(())?;
        self.pause(side, |clock| {
            for leave in core::mem::take(&mut clock.leave[side]) {
                if !ends(&leave) {
                    clock.leave[side].push(leave);
                    continue;
                }
                clock.return_days(side, &leave);
                if let Some(passed) = leave.passed(at) {
                    clock.take_days(side, &passed);
                    clock.leave[side].push(passed);
                }
            }
        })
    }

    /// Gives the clock that runs or continues later the time of `clock`. It holds for this move or, except for a limit for
    /// every move, from now on.
    pub(super) fn set_pending_clock(&mut self, mut running: Running, clock: SideClock) {
        running.deadline = Thinking { side: clock, ..self.thinking_of(&running) }.deadline();
        // A limit for every move is only in its deadline.
        if !matches!(self.regulations.time_control, TimeControl::PerMove { .. }) {
            self.clock.sides[running.side] = clock;
        }
        match self.stopped_clock_mut().filter(|paused| paused.running.side == running.side) {
            Some(paused) => paused.running = running,
            None => self.clock.running = Some(running),
        }
    }

    /// Sets the deadline of the running clock to the time of `side`, with its pauses.
    pub(super) fn set_deadline(&mut self, side: SideClock) -> Option<()> {
        let deadline = Thinking { side, ..self.thinking()? }.deadline();
        self.clock.running.as_mut()?.deadline = deadline;
        Some(())
    }

    pub(super) fn stop_clock(&mut self, side: Color, (used, charged): (Span, Span)) {
        self.clock.used[side] += used;
        self.clock.sides[side].complete(&self.regulations.time_control, charged);
        self.clock.running = None;
    }
}

impl Clock {
    /// Stops the running clock, to go on later.
    pub(super) fn pause(&mut self, at: Instant) -> Option<Paused> {
        self.running.take().map(|running| Paused { running, at: at.max(running.since) })
    }

    /// Counts leave against the allowance.
    fn take_days(&mut self, side: Color, leave: &Leave) {
        let years = &mut self.leave_days[side];
        for (year, days) in leave.days_of_years().filter(|_| !leave.special) {
            match years.iter_mut().find(|(of, _)| *of == year) {
                Some((_, booked)) => *booked = booked.saturating_add(days),
                None => years.push((year, days)),
            }
        }
    }

    /// Counts leave against the allowance no more.
    fn return_days(&mut self, side: Color, leave: &Leave) {
        for (year, days) in leave.days_of_years().filter(|_| !leave.special) {
            for (_, booked) in self.leave_days[side].iter_mut().filter(|(of, _)| *of == year) {
                *booked = booked.saturating_sub(days);
            }
        }
    }

    pub(super) fn gain(&mut self, side: Color, span: Span) {
        self.gained[side] = (self.gained[side] + span).min(MAX_GAINED);
    }
}
