//! The fields of an act: shown, and read again.

use std::{collections::BTreeMap, str::FromStr};

use app::Scope;
use domain::{Color, Instant, Outcome, Span, clock::Date, wire};
use jiff::{civil::DateTime, tz::TimeZone};
use serde::{
    Deserialize,
    de::{IntoDeserializer as _, value::Error},
};

use crate::pages::typed::unix_lines;

/// A field.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(super) enum Field {
    Side,
    Time,
    UsedWhite,
    UsedBlack,
    Deadline,
    Result,
    PointsWhite,
    PointsBlack,
    First,
    Last,
    Ply,
    Player,
    Scope,
    Claim,
    Upheld,
    Act,
    Reverse,
    ResumeAt,
    Reason,
}

impl Field {
    /// Its name in the form.
    pub(super) fn name(self) -> &'static str {
        self.into()
    }
}

/// The fields of a form as they were sent.
pub(super) type Sent = BTreeMap<String, String>;

/// The fields as an arbiter filled them in. Days and hours are those of the arbiter's time zone.
pub(super) struct Filled {
    sent: Sent,
    zone: TimeZone,
}

impl Filled {
    pub(super) fn new(mut sent: Sent, zone: &str) -> Self {
        sent.values_mut().for_each(unix_lines);
        Self { sent, zone: TimeZone::get(zone).unwrap_or(TimeZone::UTC) }
    }

    pub(super) fn text(&self, field: Field) -> &str {
        self.sent.get(field.name()).map_or("", |text| text.trim())
    }

    /// Fills a field that is empty.
    pub(super) fn or(mut self, field: Field, text: &impl ToString) -> Self {
        self.sent.entry(field.name().to_owned()).or_insert_with(|| text.to_string());
        self
    }

    pub(super) fn number<T: FromStr>(&self, field: Field) -> Result<T, Field> {
        self.text(field).parse().map_err(|_unreadable| field)
    }

    pub(super) fn date(&self, field: Field) -> Result<Date, Field> {
        self.number(field)
    }

    pub(super) fn is_yes(&self, field: Field) -> Result<bool, Field> {
        match self.text(field) {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(field),
        }
    }

    pub(super) fn side(&self, field: Field) -> Result<Color, Field> {
        wire::color::deserialize(self.deserializer(field)).map_err(|_unreadable| field)
    }

    pub(super) fn length(&self, field: Field) -> Result<Span, Field> {
        wire::length::deserialize(self.deserializer(field)).map_err(|_unreadable| field)
    }

    pub(super) fn result(&self, field: Field) -> Result<Outcome, Field> {
        let all = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::BothLose];
        all.into_iter().find(|outcome| outcome.to_string() == self.text(field)).ok_or(field)
    }

    pub(super) fn scope(&self, field: Field) -> Result<Scope, Field> {
        Scope::deserialize(self.deserializer(field)).map_err(|_unreadable| field)
    }

    /// A moment, such as `2026-12-24T10:00`; none if it is left empty.
    pub(super) fn instant(&self, field: Field) -> Result<Option<Instant>, Field> {
        let text = self.text(field);
        if text.is_empty() {
            return Ok(None);
        }
        let local = DateTime::from_str(text).map_err(|_unreadable| field)?;
        let zoned = local.to_zoned(self.zone.clone()).map_err(|_beyond| field)?;
        Ok(Some(Instant(zoned.timestamp().as_millisecond())))
    }

    fn deserializer(&self, field: Field) -> serde::de::value::StrDeserializer<'_, Error> {
        self.text(field).into_deserializer()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_of_the_arbiters_zone() {
        for (text, read) in [
            ("", Ok(None)),
            ("2026-12-24T10:00", Ok(Some("2026-12-24T09:00:00Z"))),
            ("2026-07-01T10:00:30", Ok(Some("2026-07-01T08:00:30Z"))),
            ("24.12.2026", Err(Field::Deadline)),
            ("2026-12-24", Ok(Some("2026-12-23T23:00:00Z"))),
        ] {
            let sent = Sent::from([("deadline".to_owned(), text.to_owned())]);
            let read = read.map(|read| {
                read.map(|at| at.parse::<jiff::Timestamp>().map(|at| Instant(at.as_millisecond())).unwrap())
            });
            assert_eq!(Filled::new(sent, "Europe/Berlin").instant(Field::Deadline), read, "{text}");
        }
    }
}
