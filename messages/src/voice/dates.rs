//! Dates and lengths of time in a reader's language.

use app::message::{Arg, Message};
use domain::{Instant, Span};
use jiff::{Timestamp, Zoned};

use super::Voice;
use crate::{glued, msg};

impl Voice {
    /// Formats an instant to the minute, such as `Sun 2026-11-22 18:00 +01:00`: the named minute is always in time.
    #[must_use]
    pub fn date(&self, at: Instant) -> String {
        let Ok(timestamp) = Timestamp::from_millisecond(at.0) else { return self.say(&msg!("date-beyond")) };
        let zoned = timestamp.to_zoned(self.zone.clone());
        let written = zoned.strftime("%Y %Y-%m-%d %H:%M %:z").to_string();
        let mut words = written.split(' ').map(str::to_owned);
        let mut next = || words.next().unwrap_or_default();
        // Not every language needs all of it, and English the least.
        let date = Message::new("date")
            .with("weekday", weekday(&zoned))
            .with("day", zoned.day().unsigned_abs())
            .with("month", month(&zoned))
            .with("year", next())
            .with("iso", next())
            .with("time", next())
            .with("offset", next());
        glued(&self.say(&date))
    }

    /// Formats a length of time in full, such as `50d` or `1d 12h`.
    pub(super) fn exact(&self, span: Span) -> String {
        let seconds = span.or_zero().0 / 1000;
        let units = [
            msg!("exact-days", n = seconds / 86_400),
            msg!("exact-hours", n = seconds / 3_600 % 24),
            msg!("exact-minutes", n = seconds / 60 % 60),
            msg!("exact-seconds", n = seconds % 60),
        ];
        let some: Vec<_> = units.iter().filter(|unit| unit.args.get("n") != Some(&Arg::Number(0))).collect();
        let said = if some.is_empty() { vec![&units[3]] } else { some };
        said.iter().map(|unit| self.say(unit)).collect::<Vec<_>>().join(" ")
    }

    /// Formats a length of time, cut to two units, such as `3 d 2 h`, `5 h 20 min`, `12 min`.
    #[must_use]
    pub fn length(&self, span: Span) -> String {
        let minutes = span.or_zero().0 / 60_000;
        let (days, hours, minutes) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
        let in_days = || self.say(&msg!("length-days", n = days));
        let in_hours = || self.say(&msg!("length-hours", n = hours));
        let in_minutes = || self.say(&msg!("length-minutes", n = minutes));
        let said = match (days, hours, minutes) {
            (0, 0, _) => in_minutes(),
            (0, _, 0) => in_hours(),
            (0, _, _) => format!("{} {}", in_hours(), in_minutes()),
            (_, 0, _) => in_days(),
            _ => format!("{} {}", in_days(), in_hours()),
        };
        glued(&said)
    }
}

fn weekday(zoned: &Zoned) -> Message {
    match zoned.weekday().to_monday_one_offset() {
        1 => msg!("weekday-monday"),
        2 => msg!("weekday-tuesday"),
        3 => msg!("weekday-wednesday"),
        4 => msg!("weekday-thursday"),
        5 => msg!("weekday-friday"),
        6 => msg!("weekday-saturday"),
        _ => msg!("weekday-sunday"),
    }
}

fn month(zoned: &Zoned) -> Message {
    match zoned.month() {
        1 => msg!("month-january"),
        2 => msg!("month-february"),
        3 => msg!("month-march"),
        4 => msg!("month-april"),
        5 => msg!("month-may"),
        6 => msg!("month-june"),
        7 => msg!("month-july"),
        8 => msg!("month-august"),
        9 => msg!("month-september"),
        10 => msg!("month-october"),
        11 => msg!("month-november"),
        _ => msg!("month-december"),
    }
}
