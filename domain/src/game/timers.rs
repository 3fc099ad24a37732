//! The instants at which the timekeeper looks at a game.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{Game, Instant, Phase, Span, Stage};

/// A reminder: at 20 % of the limit, at 24 hours left, and before silence loses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    /// A fifth of the limit is left.
    FifthLeft,
    /// 24 hours are left.
    DayLeft,
    /// The first warning of a rule about silence.
    SilentFirst,
    /// The second.
    SilentSecond,
    /// The last.
    SilentLast,
}

impl Game {
    /// Returns the instant at which the timekeeper must look at this game next. It is the flag, the default time, the end of
    /// the session, the agreed resumption, or the end of the arbiter's time for a claim.
    #[must_use]
    pub fn due_at(&self) -> Option<Instant> {
        if self.withdrawn.is_some() {
            return None;
        }
        let claim = self.claim.as_ref().map(|claim| claim.until);
        if self.claim.as_ref().is_some_and(|claim| claim.paused.is_some()) {
            return claim;
        }
        let adjournment = match &self.phase {
            Phase::Adjourned { resume_at, stage: Stage::Waiting, .. } => Some(*resume_at),
            _ => self.session_ends_at(),
        };
        let flag = self.clock.running.filter(|running| !running.flagged).map(|running| running.deadline);
        [flag, self.default_at(), adjournment, claim].into_iter().flatten().min()
    }

    /// Returns the reminders of the player whose clock runs, the earliest first, each after the start and before the
    /// deadline. They are due when a fifth of the time of this move is left and when 24 hours of it are, in time that
    /// counts. Two at the same instant are one; a limit of 24 hours or less has no reminder at 24 hours.
    #[must_use]
    pub fn reminders(&self) -> Vec<(Reminder, Instant)> {
        let (Some(running), Some(thinking)) = (self.clock.running, self.thinking()) else {
            return Vec::new();
        };
        let (limit, day) = (thinking.used(running.deadline), Span::days(1));
        let fifth = Span(limit.0 / 5);
        let left = [(Reminder::FifthLeft, fifth), (Reminder::DayLeft, day)].into_iter();
        let left = left.filter(|&(which, left)| {
            Span::ZERO < left && left < limit && (which, left) != (Reminder::FifthLeft, day)
        });
        let mut reminders: Vec<_> =
            left.map(|(which, left)| (which, thinking.reached(limit - left))).collect();
        if let Some(rule) =
            self.regulations.silence.filter(|_| !running.declared && running.at_most.is_none())
        {
            let which = [Reminder::SilentFirst, Reminder::SilentSecond, Reminder::SilentLast];
            let silent = which.into_iter().zip(rule.remind_after_days);
            let silent = silent.map(|(which, days)| (which, thinking.reached(Span::days(days))));
            reminders.extend(silent.filter(|&(_, at)| at < running.deadline));
        }
        reminders.sort_by_key(|&(_, at)| at);
        reminders
    }

    /// Returns the end of the leave that keeps a player from moving.
    #[must_use]
    pub fn kept_away(&self, side: Color, at: Instant) -> Option<Instant> {
        self.regulations.leave.filter(|rules| !rules.may_move)?;
        let mut leave = self.clock.leave[side].iter();
        leave.find(|leave| leave.from <= at && at < leave.until).map(|leave| leave.until)
    }
}
