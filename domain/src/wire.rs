//! Formats of foreign types in events, snapshots and over HTTP.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::{ByColor, Color};

use crate::Span;

/// `"white"` or `"black"`.
#[must_use]
pub const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[derive(Copy, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Name {
    White,
    Black,
}

impl From<Color> for Name {
    fn from(color: Color) -> Self {
        color.fold_wb(Self::White, Self::Black)
    }
}

impl From<Name> for Color {
    fn from(name: Name) -> Self {
        match name {
            Name::White => Self::White,
            Name::Black => Self::Black,
        }
    }
}

/// `#[serde(with = "wire::color")]`
pub mod color {
    use super::{Color, Deserialize, Deserializer, Name, Serialize, Serializer};

    /// Writes the name.
    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        Name::from(*color).serialize(serializer)
    }

    /// Reads the name.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        Name::deserialize(deserializer).map(Color::from)
    }
}

/// `#[serde(with = "wire::opt_color")]`
pub mod opt_color {
    use super::{Color, Deserialize, Deserializer, Name, Serialize, Serializer};

    /// Writes the name or null.
    pub fn serialize<S: Serializer>(color: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        color.map(Name::from).serialize(serializer)
    }

    /// Reads the name or null.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        Ok(Option::<Name>::deserialize(deserializer)?.map(Color::from))
    }
}

/// `#[serde(with = "wire::by_color")]`: `{"white":..,"black":..}`
pub mod by_color {
    use super::{ByColor, Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    pub(super) struct Both<T> {
        pub(super) white: T,
        pub(super) black: T,
    }

    /// Writes both sides.
    pub fn serialize<T: Serialize, S: Serializer>(
        both: &ByColor<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Both { white: &both.white, black: &both.black }.serialize(serializer)
    }

    /// Reads both sides.
    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ByColor<T>, D::Error> {
        Both::deserialize(deserializer).map(|both| ByColor { white: both.white, black: both.black })
    }
}

/// `#[serde(with = "wire::opt_by_color")]`: both sides, or null.
pub mod opt_by_color {
    use super::{ByColor, Deserialize, Deserializer, Serialize, Serializer, by_color::Both};

    /// Writes both sides or null.
    pub fn serialize<T: Serialize + Copy, S: Serializer>(
        both: &Option<ByColor<T>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        both.map(|both| Both { white: both.white, black: both.black }).serialize(serializer)
    }

    /// Reads both sides or null.
    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<ByColor<T>>, D::Error> {
        let both = Option::<Both<T>>::deserialize(deserializer)?;
        Ok(both.map(|both| ByColor { white: both.white, black: both.black }))
    }
}

/// `#[serde(with = "wire::uci")]`
pub mod uci {
    use alloc::string::String;

    use shakmaty::uci::UciMove;

    use super::{Deserialize, Deserializer, Serializer};

    /// Writes the move.
    pub fn serialize<S: Serializer>(uci: &UciMove, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(uci)
    }

    /// Reads the move.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<UciMove, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// `#[serde(with = "wire::square")]`: `"e4"`
pub mod square {
    use alloc::string::String;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shakmaty::Square;

    /// Writes the name.
    pub fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    /// Reads the name.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// `#[serde(with = "wire::role")]`: `"pawn"` to `"king"`
pub mod role {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use shakmaty::Role;

    /// The English name of a piece.
    #[must_use]
    pub const fn name(role: Role) -> &'static str {
        match role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Name {
        Pawn,
        Knight,
        Bishop,
        Rook,
        Queen,
        King,
    }

    /// Writes the name.
    pub fn serialize<S: Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
        name(*role).serialize(serializer)
    }

    /// Reads the name.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Role, D::Error> {
        Ok(match Name::deserialize(deserializer)? {
            Name::Pawn => Role::Pawn,
            Name::Knight => Role::Knight,
            Name::Bishop => Role::Bishop,
            Name::Rook => Role::Rook,
            Name::Queen => Role::Queen,
            Name::King => Role::King,
        })
    }
}

/// Tells whether both sides have the default, which is not written.
pub(crate) fn is_default<T: Default + PartialEq>(sides: &ByColor<T>) -> bool {
    sides.white == T::default() && sides.black == T::default()
}

/// Tells whether a ply is the first, which is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(crate) const fn is_first(ply: &crate::Ply) -> bool {
    ply.0 == 0
}

/// Tells whether a number is zero, which is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(crate) const fn is_zero(n: &u16) -> bool {
    *n == 0
}

/// A length of time as it is written: `50d`, `1d 12h`, `90m`. A day is 24 hours.
#[derive(Copy, Clone, Debug)]
pub struct Length(pub Span);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0.or_zero().0;
        let parts = [
            (millis / 86_400_000, "d"),
            (millis / 3_600_000 % 24, "h"),
            (millis / 60_000 % 60, "m"),
            (millis / 1000 % 60, "s"),
            (millis % 1000, "ms"),
        ];
        let mut written = false;
        for (count, unit) in parts.into_iter().filter(|&(count, _)| count > 0) {
            write!(f, "{}{count}{unit}", if written { " " } else { "" })?;
            written = true;
        }
        if written { Ok(()) } else { f.write_str("0s") }
    }
}

/// `#[serde(with = "wire::length")]`: `"50d"`, `"1d 12h"`; ISO 8601 (`"P50D"`) is read too.
pub mod length {
    use alloc::string::String;

    use jiff::SpanRelativeTo;

    use super::{Deserialize, Deserializer, Length, Serializer};
    use crate::Span;

    /// Reads a length of 0 to 100,000 days.
    pub(super) fn read(text: &str) -> Option<Span> {
        let span: jiff::Span = text.parse().ok()?;
        let duration = span.to_duration(SpanRelativeTo::days_are_24_hours()).ok()?;
        let millis = i64::try_from(duration.as_millis()).ok()?;
        (0..=100_000 * 86_400_000).contains(&millis).then_some(Span(millis))
    }

    /// Writes the length.
    pub fn serialize<S: Serializer>(length: &Span, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Length(*length))
    }

    /// Reads a length.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Span, D::Error> {
        read(&String::deserialize(deserializer)?)
            .ok_or_else(|| serde::de::Error::custom("a length of time is written 50d, 12h or 1d 12h"))
    }
}

/// `#[serde(with = "wire::opt_length")]`
pub mod opt_length {
    use alloc::string::String;

    use super::{Deserialize, Deserializer, Length, Serialize, Serializer, length};
    use crate::Span;

    /// Writes the length or null.
    pub fn serialize<S: Serializer>(length: &Option<Span>, serializer: S) -> Result<S::Ok, S::Error> {
        use alloc::string::ToString;
        length.map(|length| Length(length).to_string()).serialize(serializer)
    }

    /// Reads the length or null.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Span>, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        length::read(&text)
            .map(Some)
            .ok_or_else(|| serde::de::Error::custom("a length of time is written 50d, 12h or 1d 12h"))
    }
}
