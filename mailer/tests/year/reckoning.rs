//! The clocks reckoned by walking over every eighth of an hour, and nothing else: no interval, no formula, nothing of
//! `domain` but the names.

mod controls;

use std::collections::BTreeSet;

use domain::{
    Instant, Span,
    clock::{FreeTime, TimeOfDay, Weekday},
};
use jiff::{Timestamp, tz::TimeZone};

use self::controls::number;
pub use self::controls::{Words, controls};

/// An eighth of an hour: half of the quarter on which everything here happens, because time can count twice.
pub const STEP: i64 = 450_000;
const HOUR: i64 = 8;
const DAY: i64 = 24 * HOUR;
const GRACE: i64 = 5_000;

/// The place of a player with the pauses of the clock there, read from the calendar once for every quarter of an hour.
pub struct Place {
    zone: TimeZone,
    free_time: FreeTime,
    from: i64,
    known: Vec<Option<bool>>,
}

impl Place {
    pub fn new(zone: &str, free_time: FreeTime, from: i64) -> Self {
        Self { zone: TimeZone::get(zone).unwrap(), free_time, from, known: Vec::new() }
    }

    fn is_free(&mut self, step: i64) -> bool {
        if self.free_time.is_none() {
            return false;
        }
        let quarter: usize = number((step - self.from) / 2);
        if self.known.len() <= quarter {
            self.known.resize(quarter + 1, None);
        }
        if let Some(known) = self.known[quarter] {
            return known;
        }
        let local = self.zone.to_datetime(Timestamp::from_millisecond(step * STEP).unwrap());
        let weekday = Weekday::ALL[usize::try_from(local.weekday().to_monday_zero_offset()).unwrap()];
        let minute =
            TimeOfDay(u16::try_from(i32::from(local.hour()) * 60 + i32::from(local.minute())).unwrap());
        let asleep = self.free_time.night.is_some_and(|night| {
            if night.from < night.until {
                (night.from..night.until).contains(&minute)
            } else {
                minute >= night.from || minute < night.until
            }
        });
        let date = local.date().to_string();
        let free = asleep
            || self.free_time.weekdays.contains(&weekday)
            || self.free_time.dates.iter().any(|free| free.to_string() == date);
        self.known[quarter] = Some(free);
        free
    }
}

pub struct Side {
    pub place: Place,
    pub left: i64,
    pub bank: i64,
    made: i64,
    /// In steps, the second not among them.
    pub leave: Vec<(i64, i64)>,
}

/// A running clock, with the outages of the service.
#[derive(Clone)]
struct Ticking {
    side: usize,
    since: i64,
    away: Vec<(i64, i64)>,
    declared: bool,
}

pub struct Board {
    words: Words,
    silence: bool,
    pub sides: [Side; 2],
    ticking: Option<Ticking>,
    pub ply: u16,
    pub deadline: i64,
    reminders: Vec<(&'static str, i64)>,
    pub next_reminder: Option<i64>,
    /// Half-moves and kinds.
    pub reminded: BTreeSet<(u16, &'static str)>,
}

impl Board {
    pub fn new(words: Words, silence: bool, places: [Place; 2], now: i64) -> Self {
        let (left, bank) = match words {
            Words::PerMove { limit } => (limit, 0),
            Words::MovesInTime { time, .. } | Words::Delay { time, .. } => (time, 0),
            Words::Fischer { initial, .. } => (initial, 0),
            Words::Sequence { ref periods } => (periods[0].1, 0),
            Words::Blocks { clock, bank, .. } => (clock, bank),
        };
        let side = |place| Side { place, left, bank, made: 0, leave: Vec::new() };
        let mut board = Self {
            words,
            silence,
            sides: places.map(side),
            ticking: None,
            ply: 0,
            deadline: 0,
            reminders: Vec::new(),
            next_reminder: None,
            reminded: BTreeSet::new(),
        };
        board.start(0, now);
        board
    }

    pub fn on_move(&self) -> usize {
        usize::from(self.ply % 2)
    }

    pub const fn runs(&self) -> bool {
        self.ticking.is_some()
    }

    pub fn is_on_leave(&self, side: usize, step: i64) -> Option<i64> {
        self.sides[side]
            .leave
            .iter()
            .find(|(from, until)| (*from..*until).contains(&step))
            .map(|leave| leave.1)
    }

    fn start(&mut self, side: usize, step: i64) {
        self.ticking = Some(Ticking { side, since: step, away: Vec::new(), declared: false });
        self.changed(step * STEP);
    }

    fn counts(&mut self, step: i64) -> bool {
        let ticking = self.ticking.as_ref().unwrap();
        let side = &mut self.sides[ticking.side];
        let within = |(from, until): &(i64, i64)| (*from..*until).contains(&step);
        !ticking.away.iter().any(within) && !side.leave.iter().any(within) && !side.place.is_free(step)
    }

    /// Time used by a move received then, and what it costs, in steps.
    pub fn spent(&mut self, step: i64) -> (i64, i64) {
        let since = self.ticking.as_ref().unwrap().since;
        let used = (since..step).map(|step| i64::from(self.counts(step))).sum();
        (used, (1..=used).map(|used| self.words.cost(used)).sum())
    }

    /// Something about the clock that runs has changed: the deadline and the reminders, by a walk.
    pub fn changed(&mut self, now: i64) {
        let Ticking { side, since, declared, .. } = self.ticking.clone().unwrap();
        let left = self.sides[side].left;
        let silent = if self.silence && !declared { 40 * DAY } else { i64::MAX };
        // The steps that count, from the first on.
        let (mut counted, mut price, mut step) = (vec![], 0, since);
        let limit;
        (self.deadline, limit) = loop {
            if self.counts(step) {
                counted.push(step);
                let used = steps(&counted);
                price += self.words.cost(used);
                if price > left && !self.words.whole_days() {
                    break (step * STEP, (used - 1) * STEP);
                }
                if price > left || used >= silent {
                    break ((step + 1) * STEP - 1, used * STEP - 1);
                }
            }
            step += 1;
        };
        // The first instant by which this much has counted.
        let reached = |time: i64| match (usize::try_from(time / STEP).unwrap(), time % STEP) {
            (0, 0) => since * STEP,
            (full, 0) => (counted[full - 1] + 1) * STEP,
            (full, rest) => counted[full] * STEP + rest,
        };
        let (fifth, day) = (limit / 5, DAY * STEP);
        let mut reminders: Vec<(&'static str, i64)> = Vec::new();
        if fifth > 0 && fifth != day {
            reminders.push(("fifth_left", reached(limit - fifth)));
        }
        if day < limit {
            reminders.push(("day_left", reached(limit - day)));
        }
        if silent < i64::MAX {
            let silences = [("silent_first", 14), ("silent_second", 28), ("silent_last", 35)];
            let silences = silences.into_iter().filter(|&(_, days)| days * DAY <= steps(&counted));
            let silences = silences.map(|(kind, days)| (kind, reached(days * DAY * STEP)));
            reminders.extend(silences.filter(|&(_, at)| at < self.deadline));
        }
        reminders.sort_by_key(|&(_, at)| at);
        self.reminders = reminders;
        // A due reminder that was not sent is sent at the next look.
        if self.next_reminder.is_none_or(|at| at > now) {
            self.next_reminder = self.after(now);
        }
    }

    fn after(&self, now: i64) -> Option<i64> {
        self.reminders.iter().map(|&(_, at)| at).find(|&at| at > now)
    }

    /// A move received at one step, acknowledged at another. What it used and cost.
    pub fn moved(&mut self, received: i64, acknowledged: i64) -> (Span, Span) {
        let (used, price) = self.spent(received);
        let side = self.on_move();
        let words = self.words.clone();
        words.complete(&mut self.sides[side], price);
        self.ply += 1;
        self.start(1 - side, acknowledged);
        (Span(used * STEP), Span(price * STEP))
    }

    /// Fills the clock up from the bank, as much as it can show.
    pub fn refill(&mut self, step: i64) -> Option<Span> {
        let Words::Blocks { clock, .. } = self.words else { return None };
        let (used, _) = self.spent(step);
        let on_move = self.on_move();
        let side = &mut self.sides[on_move];
        let amount = (clock - (side.left - used)).min(side.bank);
        if amount <= 0 || amount < HOUR && amount < side.bank {
            return None;
        }
        side.left += amount;
        side.bank -= amount;
        self.changed(step * STEP);
        Some(Span(amount * STEP))
    }

    pub fn declare(&mut self, step: i64) -> bool {
        let Some(ticking) = self.ticking.as_mut().filter(|ticking| self.silence && !ticking.declared) else {
            return false;
        };
        ticking.declared = true;
        self.changed(step * STEP);
        true
    }

    pub fn book(&mut self, side: usize, leave: (i64, i64), step: i64) {
        self.sides[side].leave.push(leave);
        if self.ticking.as_ref().is_some_and(|ticking| ticking.side == side) {
            let next = self.next_reminder;
            let deadline = self.deadline;
            self.changed(step * STEP);
            if self.deadline == deadline {
                self.next_reminder = next;
            }
        }
    }

    /// The service was away. Whose flag was down before gets nothing.
    pub fn give_back(&mut self, from: i64, until: i64) {
        let Some(ticking) = &self.ticking else { return };
        let since = ticking.since;
        if self.deadline < from * STEP || !(from.max(since)..until).any(|step| self.counts(step)) {
            return;
        }
        if let Some(ticking) = &mut self.ticking {
            ticking.away.push((from.max(since), until));
        }
        self.changed(until * STEP);
    }

    /// Looks as the timekeeper does: returns true if the flag falls, otherwise notes due reminders.
    pub fn look(&mut self, now: i64, mail_waits: bool) -> bool {
        if self.runs() && now > self.deadline + GRACE && !mail_waits {
            self.stop();
            return true;
        }
        if self.next_reminder.is_some_and(|at| at <= now) {
            let due = self.reminders.iter().rev().find(|&&(_, at)| at <= now);
            if let Some(&(kind, _)) = due.filter(|_| now <= self.deadline) {
                self.reminded.insert((self.ply, kind));
            }
            self.next_reminder = self.after(now);
        }
        false
    }

    pub fn stop(&mut self) {
        self.ticking = None;
        self.next_reminder = None;
    }
}

/// Returns the instant of a step.
pub const fn at(step: i64) -> Instant {
    Instant(step * STEP)
}

fn steps(counted: &[i64]) -> i64 {
    i64::try_from(counted.len()).unwrap()
}
