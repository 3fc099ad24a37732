//! Sentences for people before they are in a language: an id and arguments.

use std::{borrow::Cow, collections::BTreeMap};

use domain::{Instant, Span};
use serde::{Deserialize, Serialize};

/// A message of the catalogue with its arguments. It is stored where the reader's language, time zone and notation are
/// looked up later.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Its id in the catalogue, such as `refusal-game_over`, or `refusal-game_over.title` for an attribute.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    pub args: Args,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Args::default() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Self {
        self.args.set(name.into(), value.into());
        self
    }
}

/// Arguments by name, stored as a map. They are few, so a list of them takes less time and memory.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Cow<'static, str>, Arg>", into = "BTreeMap<Cow<'static, str>, Arg>")]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

impl Args {
    fn set(&mut self, name: Cow<'static, str>, value: Arg) {
        match self.0.binary_search_by(|(other, _)| other.cmp(&name)) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (name, value)),
        }
    }

    /// Returns the argument of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find_map(|(other, arg)| (other == name).then_some(arg))
    }

    /// Returns the arguments in the order of their names.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (&**name, arg))
    }

    /// Tells whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<BTreeMap<Cow<'static, str>, Arg>> for Args {
    fn from(args: BTreeMap<Cow<'static, str>, Arg>) -> Self {
        Self(args.into_iter().collect())
    }
}

impl From<Args> for BTreeMap<Cow<'static, str>, Arg> {
    fn from(args: Args) -> Self {
        args.0.into_iter().collect()
    }
}

/// An argument of a message.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number. It selects the plural form.
    Number(i64),
    /// A word that selects a variant, a name, a move, or a person's text. It is printed as it stands.
    Text(Cow<'static, str>),
    /// Several arguments, with a comma between. It stands before the variants with fields, which an array fits, too.
    List(Vec<Self>),
    /// A person: `$who` is the name, and `$who-is` selects `you` or `other`.
    Person {
        /// The name.
        name: String,
        /// The person reads the message.
        is_reader: bool,
    },
    /// An instant, UTC milliseconds. It is printed in the reader's time zone.
    At {
        /// The instant.
        at: Instant,
    },
    /// A length of time, cut to its two greatest units.
    Length {
        /// The length, milliseconds.
        span: Span,
    },
    /// A length of time in full, as time controls are written.
    Exact {
        /// The length, milliseconds.
        exact: Span,
    },
    /// Another message.
    Message(Message),
    /// Messages one after the other.
    Sentences {
        /// The messages.
        sentences: Vec<Message>,
    },
    /// Arguments on a line each.
    Lines {
        /// The lines.
        lines: Vec<Self>,
    },
    /// A usage, and beside it its effect.
    Row {
        /// One or two messages.
        row: Vec<Message>,
    },
}

impl Default for Arg {
    fn default() -> Self {
        Self::Text(Cow::Borrowed(""))
    }
}

impl Arg {
    /// Tells whether it prints nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Text(text) if text.is_empty())
    }

    /// A length of time.
    #[must_use]
    pub const fn length(span: Span) -> Self {
        Self::Length { span }
    }

    /// A remaining time: the current minute is part of it.
    #[must_use]
    pub fn left(span: Span) -> Self {
        Self::Length { span: if span > Span::ZERO { span + Span(59_999) } else { span } }
    }

    /// An instant.
    #[must_use]
    pub const fn at(at: Instant) -> Self {
        Self::At { at }
    }

    /// Something printed as it is displayed, such as the number of a game.
    #[must_use]
    pub fn shown(value: impl std::fmt::Display) -> Self {
        Self::Text(value.to_string().into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, i64);

macro_rules! large_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

large_numbers!(u64, usize);

/// `yes` or `no`, for a variant.
impl From<bool> for Arg {
    fn from(is_so: bool) -> Self {
        Self::Text(if is_so { "yes" } else { "no" }.into())
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone().into())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Self>> for Arg {
    fn from(list: Vec<Self>) -> Self {
        Self::List(list)
    }
}
