use alloc::string::String;

use serde::{Deserialize, Serialize};
use shakmaty::Move;

use crate::{
    Position, Refusal,
    notation::{self, IllegalReason, NotationStyle},
};

/// A move in a command: as the player wrote it, or on record as it was read.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveText {
    /// The move as the player wrote it, in any notation of [`crate::notation`]. The record never contains it.
    Written(String),
    /// One legal move, in UCI.
    Legal(String),
    /// A move that is not legal.
    Illegal,
    /// Two or more legal moves.
    Ambiguous,
    /// No move in any notation.
    Unreadable,
}

impl MoveText {
    /// Returns the legal move that it is in a position, from a player of this style.
    ///
    /// # Errors
    ///
    /// As [`notation::read`]; a move from the record names no text.
    pub fn read(&self, position: &Position, style: NotationStyle) -> Result<Move, Refusal> {
        let text = String::new;
        match self {
            Self::Written(text) => notation::read(text, position, style),
            Self::Legal(uci) => position.from_uci(uci).ok_or_else(|| Refusal::NotAMove { text: text() }),
            Self::Illegal => {
                Err(Refusal::IllegalMove { text: text(), reason: IllegalReason::NoPromotion, counted: None })
            }
            Self::Ambiguous => {
                Err(Refusal::AmbiguousMove { text: text(), readings: Default::default(), counted: None })
            }
            Self::Unreadable => Err(Refusal::NotAMove { text: text() }),
        }
    }
}

impl From<&str> for MoveText {
    fn from(text: &str) -> Self {
        Self::Written(text.into())
    }
}

impl From<String> for MoveText {
    fn from(text: String) -> Self {
        Self::Written(text)
    }
}
