use app::ports::Player;
use domain::{
    Color, Instant, PlayerId, Span,
    notation::{Letters, Notation},
};
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A reader's notation and time zone.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub id: PlayerId,
    pub notation: Notation,
    pub letters: Letters,
    pub zone: TimeZone,
}

impl Reader {
    pub(crate) fn new(player: &Player) -> Self {
        let zone = TimeZone::get(&player.time_zone).unwrap_or(TimeZone::UTC);
        Self { id: player.id, notation: player.notation, letters: player.letters, zone }
    }

    pub(crate) fn time(&self, instant: Instant) -> Time {
        let timestamp = Timestamp::from_millisecond(instant.0).unwrap_or_default();
        let local = timestamp.to_zoned(self.zone.clone());
        Time {
            ms: instant.0,
            utc: timestamp.to_string(),
            local: local.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string(),
            zone: self.zone.iana_name().unwrap_or("UTC").to_owned(),
        }
    }
}

/// An instant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Time {
    /// Milliseconds since 1970 UTC.
    pub ms: i64,
    /// RFC 3339 in UTC.
    #[schema(format = DateTime)]
    pub utc: String,
    /// RFC 3339 in the reader's time zone.
    #[schema(format = DateTime)]
    pub local: String,
    /// The reader's time zone.
    pub zone: String,
}

/// A length of time.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Length {
    /// Milliseconds.
    pub ms: i64,
    /// ISO 8601, such as `PT73H4M`.
    pub iso: String,
}

impl From<Span> for Length {
    fn from(span: Span) -> Self {
        Self { ms: span.0, iso: SignedDuration::from_millis(span.0).to_string() }
    }
}

/// Something of each side.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    pub(crate) fn of(mut value: impl FnMut(Color) -> T) -> Self {
        Self { white: value(Color::White), black: value(Color::Black) }
    }
}
