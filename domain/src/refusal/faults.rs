//! The faults that refusals name.

use serde::{Deserialize, Serialize};

use crate::{PlayerId, RegulationsError, StartError};

/// The reason for which a game cannot start.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum BadStart {
    /// The regulations are outside their bounds.
    Regulations(RegulationsError),
    /// The start position is not possible.
    Position(StartError),
    /// A time zone has no sound table.
    TimeZones,
    /// The game has started before.
    Started,
    /// The tournament's name is longer than this number of characters, or has control characters.
    TournamentName(usize),
    /// The player is named as an arbiter, and is none or plays.
    NoArbiter(PlayerId),
    /// The arbiter should hold envelopes, and has registered no key for them.
    NoEnvelopeKey(PlayerId),
}

impl From<RegulationsError> for BadStart {
    fn from(error: RegulationsError) -> Self {
        Self::Regulations(error)
    }
}

impl From<StartError> for BadStart {
    fn from(error: StartError) -> Self {
        Self::Position(error)
    }
}

/// The reason for which a claim of a draw or a win is wrong.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum WrongClaim {
    /// The tablebase has another value.
    Tablebase,
    /// The position has appeared too few times.
    Repetition {
        /// The number of times.
        times: usize,
    },
    /// With so few men the fifty-move rule is suspended.
    FiftyMovesSuspended,
    /// There are too few half-moves without capture or pawn move.
    HalfMoves {
        /// The half-moves made.
        counted: u32,
        /// The half-moves needed.
        needed: u32,
    },
}

/// The count of a player's illegal or ambiguous moves, in a game that they can lose by these (FIDE 7.5.5).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counted {
    /// The number of this one.
    pub count: u16,
    /// The number that loses the game.
    pub loses_at: u16,
}

/// A fault of conditional moves. It names no move.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ConditionFault {
    /// The text is no move in any notation.
    NotAMove,
    /// Not in that position.
    Illegal,
    /// It fits two moves.
    Ambiguous,
    /// Its number is that of another move.
    OtherNumber,
    /// The pawn becomes something that is not named.
    PromotionMissing,
    /// A line ends without an answer of the owner.
    Incomplete,
    /// Two answers in one position, even on two ways (AICCF).
    Inconsistent,
    /// More than [`MAX_CONDITIONS`](crate::MAX_CONDITIONS).
    TooMany,
}

/// The reason for which a move cannot be sealed. It does not name the move: refusals are stored and shown.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum NotSealable {
    /// No move in any notation.
    NotAMove,
    /// Not legal here.
    Illegal,
    /// More than one legal move fits.
    Ambiguous,
    /// The piece a pawn becomes is not named.
    PromotionMissing,
    /// One of these, or an offer that cannot stand. The record has this reason for all of them, because each tells something
    /// of the move.
    Withheld,
}
