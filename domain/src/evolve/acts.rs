//! What an arbiter's acts do to a game.

use shakmaty::Color;

use crate::{Act, ActNote, Game, Instant, Phase, PlayerId, Span, Stage, TimeControl, clock::SideClock};

impl Game {
    pub(super) fn act(&mut self, at: Instant, by: PlayerId, act: &Act) -> Option<()> {
        let note = ActNote { seq: self.events + 1, at, by, appealed_by: None, reversed: None };
        self.acts.push(note);
        if let Some((outcome, termination)) = act.ended() {
            self.end(at, outcome, termination);
            return Some(());
        }
        match act {
            Act::Time { side, span } => self.give(*side, *span)?,
            Act::Clocks { used, deadline } => {
                self.clock.used = *used;
                if let Some(deadline) = deadline {
                    self.correct_deadline(*deadline)?;
                }
            }
            Act::Points { half_points } => self.half_points = Some(*half_points),
            Act::Leave { side, leave } => self.pause(*side, |clock| clock.leave[*side].push(*leave))?,
            Act::Adjourn => {
                matches!(self.phase, Phase::Playing { .. }).then_some(())?;
                self.phase = Phase::Sealing;
            }
            Act::Replace { side, player } => {
                self.players[*side] = *player;
                self.mail_problem[*side] = None;
            }
            Act::Warn { .. } => {}
            // Ended above, or folded anew.
            Act::Adjudicate { .. }
            | Act::Forfeit { .. }
            | Act::Cancel { .. }
            | Act::Annul
            | Act::Expel { .. }
            | Act::TakeBack { .. } => return None,
        }
        Some(())
    }

    /// What the clock of a side has after so much is given; its clock runs. `None` if it does not.
    pub(crate) fn given(&self, side: Color, span: Span) -> Option<SideClock> {
        self.clock.running.filter(|running| running.side == side)?;
        let mut clock = self.thinking()?.side;
        clock.granted += span;
        clock.left += span;
        Some(clock)
    }

    fn give(&mut self, side: Color, span: Span) -> Option<()> {
        let Some(clock) = self.given(side, span) else {
            self.clock.gain(side, span);
            return Some(());
        };
        // A limit for every move is only in its deadline.
        if !matches!(self.regulations.time_control, TimeControl::PerMove { .. }) {
            self.clock.sides[side] = clock;
        }
        self.set_deadline(clock)
    }

    /// No move could be made: what was counted meanwhile is given back, and what was agreed for a day is later by as
    /// much.
    pub(crate) fn stand_still(&mut self, from: Instant, until: Instant) {
        if self.is_over() || until <= from {
            return;
        }
        let later = until - from;
        if let Some(running) = self.clock.running {
            let start = from.max(running.since).max(running.returned_until.unwrap_or(from));
            let gained = self.pauses(running.side).counted(start, until);
            let clock = self.thinking().map(|thinking| thinking.side);
            if let (Some(clock), Some(running)) = (clock, self.clock.running.as_mut()) {
                running.returned += gained;
                running.returned_until = Some(until);
                self.set_deadline(clock);
            }
        }
        if let Some(claim) = &mut self.claim {
            claim.until = claim.until + later;
        }
        if let Some(awaited) = &mut self.session.awaited {
            awaited.returned += (until - from.max(awaited.since)).or_zero();
            awaited.returned_until = Some(until);
        }
        match &mut self.phase {
            Phase::Adjourned { resume_at, stage: Stage::Waiting, .. } => *resume_at = *resume_at + later,
            Phase::Playing { .. } | Phase::Sealing => {
                self.session.began_at = self.session.began_at + later;
                self.session.charged_until = self.session.charged_until.map(|at| at + later);
            }
            _ => {}
        }
    }
}
