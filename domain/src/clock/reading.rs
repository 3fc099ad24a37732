use serde::{Deserialize, Serialize};

use super::{Pause, Pauses, SideClock, TimeControl, calendar::DAY};
use crate::{Instant, Span};

/// A player thinking about a move.
#[derive(Copy, Clone, Debug)]
pub struct Thinking<'a> {
    /// The control of the game.
    pub control: &'a TimeControl,
    /// The player's time when the clock started, refills from the bank included.
    pub side: SideClock,
    /// The start of the clock.
    pub since: Instant,
    /// Downtime given back so far, without time that did not count.
    pub returned: Span,
    /// The outages for which it was given back, as far as they are known separately.
    pub gaps: &'a [Gap],
    /// The pauses of the clock.
    pub pauses: Pauses<'a>,
    /// The most that this move may take, whatever the clock shows.
    pub at_most: Option<AtMost>,
}

/// The most a move may take, in time used.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum AtMost {
    /// Silence loses after this time: by the rule, or by an arbiter's decision where the rule exists and the player has
    /// not declared reflection.
    Silence(Span),
    /// Time until a deadline that an arbiter has set and the clock does not show to the millisecond.
    Set(Span),
}

impl AtMost {
    const fn span(self) -> Span {
        match self {
            Self::Silence(span) | Self::Set(span) => span,
        }
    }
}

/// Time in which no player could move, given back to the clock that ran.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gap {
    /// The beginning.
    pub from: Instant,
    /// until then.
    pub until: Instant,
    /// The part of it that would have counted.
    pub gained: Span,
}

impl Gap {
    /// Returns the time given back for the part after an instant.
    fn after(&self, at: Instant, pauses: &Pauses<'_>) -> Span {
        if at >= self.until { Span::ZERO } else { (self.gained - pauses.counted(self.from, at)).or_zero() }
    }
}

/// A reading of a clock: the cost of a move at an instant.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// Time used for this move: without pauses and returned downtime.
    pub used: Span,
    /// The charge for it.
    pub charged: Span,
    /// Time left; negative after the flag.
    pub left: Span,
    /// Left in the bank of Triple Block.
    #[serde(skip_serializing_if = "Span::is_zero", default)]
    pub bank: Span,
    /// Left of a delay, before time is charged at all.
    #[serde(skip_serializing_if = "Span::is_zero", default)]
    pub delay: Span,
    /// The last instant that is in time.
    pub deadline: Instant,
    /// The pause, if the clock stands still.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub paused: Option<Pause>,
    /// The next instant at which something changes, while there is time.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub next: Option<Change>,
}

/// Something changes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// The instant.
    pub at: Instant,
    /// The change.
    pub why: Cause,
}

/// A change of a clock.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The flag falls.
    TimeIsUp,
    /// The game is lost by silence.
    SilenceLoses,
    /// The delay is over, time is charged from here.
    DelayIsOver,
    /// The instant from which all is charged twice.
    DuplicationBegins,
    /// One more day is charged.
    DayIsCharged,
    /// The instant from which the player may refill the clock from the bank (Triple Block).
    RefillPossible,
    /// The player's leave begins.
    LeaveBegins,
    /// A free day begins.
    FreeDayBegins,
    /// The nightly pause begins.
    NightBegins,
    /// The clock continues.
    ClockGoesOn,
}

impl Thinking<'_> {
    /// Returns the last instant that is in time: a millisecond later the price exceeds the time left. Never before the
    /// clock started.
    #[must_use]
    pub fn deadline(&self) -> Instant {
        let affordable = self.control.affordable(self.side.period, self.side.left);
        affordable.map_or(self.since, |used| {
            let used = self.at_most.map_or(used, |most| used.min(most.span()));
            self.reached(used + Span(1)) - Span(1)
        })
    }

    /// Returns the time used until an instant, without the time given back for outages before it.
    #[must_use]
    pub fn used(&self, at: Instant) -> Span {
        let later = self.gaps.iter().map(|gap| gap.after(at, &self.pauses));
        let later = later.fold(Span::ZERO, |sum, span| sum + span);
        (self.pauses.counted(self.since, at) - self.returned + later).or_zero()
    }

    /// Returns the charge for time used.
    #[must_use]
    pub fn price(&self, used: Span) -> Span {
        self.control.price(self.side.period, used)
    }

    /// Returns the first instant by which `used` is used.
    #[must_use]
    pub fn reached(&self, used: Span) -> Instant {
        self.pauses.reached(self.since, used + self.returned)
    }

    /// Time used from which on a refill by hand takes an hour, or all that is left in the bank.
    fn refill(&self) -> Option<Span> {
        let TimeControl::TripleBlock { clock_days, .. } = *self.control else { return None };
        let least = self.side.bank.min(Span::hours(1));
        (least > Span::ZERO).then(|| least - (Span::days(clock_days) - self.side.left))
    }

    /// Returns true if silence loses after the deadline: the clock alone would have had more.
    pub(crate) fn is_silence(&self, deadline: Instant) -> bool {
        let Some(AtMost::Silence(silence)) = self.at_most else { return false };
        let used = self.used(deadline);
        used >= silence && self.price(used + Span(1)) <= self.side.left
    }

    /// The next thing that changes after `at`, when `used` is used. An envelope that is opened early starts the clock at
    /// the agreed time.
    fn next(&self, at: Instant, used: Span, deadline: Instant) -> Option<Change> {
        if self.since > at {
            return Some(Change { at: self.since, why: Cause::ClockGoesOn });
        }
        let delay = self.control.delay(self.side.period);
        let excess = used - delay;
        let day = if self.control.whole_days() && excess >= Span::ZERO {
            Some(delay + Span((excess.0 / DAY + 1) * DAY))
        } else {
            None
        };
        let doubled = self.control.double_after().map(|threshold| delay + threshold);
        let thresholds = [
            (Some(delay), Cause::DelayIsOver),
            (doubled, Cause::DuplicationBegins),
            (day, Cause::DayIsCharged),
            (self.refill(), Cause::RefillPossible),
        ];
        let why = if self.is_silence(deadline) { Cause::SilenceLoses } else { Cause::TimeIsUp };
        let up = Change { at: deadline + Span(1), why };
        let charged = thresholds.into_iter().filter_map(|(threshold, why)| {
            let at = self.reached(threshold.filter(|&threshold| threshold > used)?);
            Some(Change { at, why })
        });
        let stops = self.pauses.change_after(at, deadline).map(|(at, pause)| {
            let why = match pause {
                Some(Pause::Leave) => Cause::LeaveBegins,
                Some(Pause::FreeDay) => Cause::FreeDayBegins,
                Some(Pause::Night) => Cause::NightBegins,
                None => Cause::ClockGoesOn,
            };
            Change { at, why }
        });
        // Of several at once the first said matters most.
        core::iter::once(up).chain(charged).chain(stops).filter(|change| change.at > at).min_by_key(|c| c.at)
    }
}

/// Reads the clock of a player on move.
#[must_use]
pub fn reading(thinking: &Thinking<'_>, at: Instant) -> Reading {
    let used = thinking.used(at);
    let charged = thinking.price(used);
    let deadline = thinking.deadline();
    Reading {
        used,
        charged,
        left: thinking.side.left - charged,
        bank: thinking.side.bank,
        delay: (thinking.control.delay(thinking.side.period) - used).or_zero(),
        deadline,
        paused: thinking.pauses.at(at),
        next: if at > deadline { None } else { thinking.next(at, used, deadline) },
    }
}
