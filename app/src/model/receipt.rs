//! The outcome of a submission, and what it may depend on.

use domain::{
    Event, GameId, Ply, Refusal,
    notation::{Notation, NotationStyle},
};
use serde::{Deserialize, Serialize};

use crate::{Failure, model::SessionId};

/// The outcome of a submission. Durable before anybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// The game.
    pub game: GameId,
    /// Events of the game after this submission: the version in the ETag.
    pub version: u32,
    /// Half-moves played after this submission.
    pub ply: Ply,
    /// The events it caused.
    pub events: Vec<Event>,
    /// The refusal, for the sender to read.
    pub refusal: Option<Refusal>,
    /// The lines of conditional moves that it replaced or withdrew, of which no event tells. None if it is about none, and
    /// in a repeated receipt: they are stored nowhere.
    #[serde(skip)]
    pub replaced_lines: Option<u32>,
    /// The same key was seen before; this is the first receipt.
    #[serde(skip)]
    pub repeated: bool,
}

impl Receipt {
    /// A submission that has done nothing so far.
    #[must_use]
    pub const fn nothing(game: GameId, version: u32, ply: Ply) -> Self {
        Self { game, version, ply, events: Vec::new(), refusal: None, replaced_lines: None, repeated: false }
    }
}

/// Preconditions of judging a submission, checked in its transaction.
#[derive(Clone, Debug, Default)]
pub struct Preconditions {
    /// The numbers of events any of which the sender has seen: they say which revision of the game, too. A key seen
    /// before gives its receipt whatever the version.
    pub versions: Option<Vec<u32>>,
    /// The session the player acts by, when the caller knows them by its proof alone: it has not ended, and it is
    /// theirs.
    pub session: Option<SessionId>,
    /// The notation of its moves, if not that of the account.
    pub notation: Option<Notation>,
    /// The key names what is asked for and not an attempt at it, as [`Games::derived_key`](crate::Games::derived_key)
    /// does: what was refused and recorded nothing is judged again. Its receipt is kept under a key of its own.
    pub judges_again: bool,
    /// Part of a bulk command for many games, which counts as no word.
    pub is_bulk_command: bool,
    /// The event of the bulk command, if it is for one event: that is asked under the same key.
    pub event: Option<String>,
    /// The author's conditional moves as the sender has seen them, in UCI: an older page does not drop a newer
    /// line.
    pub stored_lines: Option<Vec<Vec<String>>>,
    /// The sender shows a position, whatever they ask for: of what they have seen only the least counts
    /// ([`Seen::limited_to`](domain::Seen::limited_to)).
    pub shows_position: bool,
}

impl Preconditions {
    pub(crate) fn style(&self, account: NotationStyle) -> NotationStyle {
        NotationStyle { notation: self.notation.unwrap_or(account.notation), ..account }
    }
}

/// The outcome of a submission with [`Preconditions`].
#[derive(Clone, Debug)]
pub enum Submitted {
    /// It was judged.
    Judged(Receipt),
    /// The game has another number of events, or the author has other conditional moves.
    OtherVersion,
    /// The session has ended.
    SessionEnded,
}

impl Submitted {
    /// Returns the receipt, for a caller who named no version and no session.
    ///
    /// # Errors
    ///
    /// [`Failure::Bug`]: one was looked at all the same.
    pub fn judged(self) -> Result<Receipt, Failure> {
        match self {
            Self::Judged(receipt) => Ok(receipt),
            Self::OtherVersion | Self::SessionEnded => {
                Err(Failure::Bug("a condition was looked at that nobody named".into()))
            }
        }
    }
}
