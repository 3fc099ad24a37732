//! A command with its circumstances.

use serde::{Deserialize, Serialize};

use crate::{Command, Digest, Instant, PlayerId, Ply, notation::NotationStyle};

/// The author of a command.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "id", rename_all = "snake_case")]
pub enum Actor {
    /// One of the two players, or a person who asks to be one.
    Player(PlayerId),
    /// An arbiter of the game's event. app has checked the role.
    Arbiter(PlayerId),
    /// The service itself: flags, resumption at the agreed time, downtime.
    Timekeeper,
}

/// A position of a game as its players see it: it changes with each half-move, and when an act that took moves back is
/// undone.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PositionId {
    /// Half-moves played.
    pub ply: Ply,
    /// The number of reversals by arbiters (`Game::revision`).
    pub revision: u16,
}

impl PositionId {
    /// Returns the position after this many half-moves, where no arbiter has undone anything.
    #[must_use]
    pub const fn unrevised(ply: Ply) -> Self {
        Self { ply, revision: 0 }
    }
}

/// The state of the game that the sender of a command had seen.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Nothing that matters.
    #[default]
    Nothing,
    /// The game in this revision, whatever has been played in it since.
    Revision(u16),
    /// This position.
    Position(PositionId),
}

/// The least that a command must say of the game as its sender saw it. What a sender names beyond it is checked too, but
/// not the ply where conditional moves are withdrawn. A mail by its address and a page by its form name a position, whatever
/// they ask for, so it counts as the least ([`Seen::limited_to`]).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum SeenRule {
    /// Nothing: a message, leave, the clock, an envelope to be published, or what an arbiter decides on the game as it
    /// stands then. A reply to an old mail says it as well as a new one.
    Nothing,
    /// The revision: a resignation and an offer while the game is adjourned. They are for the game whatever has been
    /// played since, but the moves that led to them may have been taken back.
    Revision,
    /// The position: a move, and an answer to something that is open in this position alone.
    Position,
}

impl Seen {
    /// Leaves out what a command need not say. A revision alone names no position.
    #[must_use]
    pub const fn limited_to(self, rule: SeenRule) -> Self {
        match (rule, self) {
            (SeenRule::Nothing, _) | (SeenRule::Position, Self::Revision(_)) => Self::Nothing,
            (SeenRule::Revision, Self::Position(id)) => Self::Revision(id.revision),
            (SeenRule::Revision | SeenRule::Position, seen) => seen,
        }
    }

    /// Tells whether the command is for any position.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// The position, if the command is for one.
    #[must_use]
    pub const fn position(self) -> Option<PositionId> {
        if let Self::Position(id) = self { Some(id) } else { None }
    }
}

/// A command as it is given to [`decide`](crate::decide()); on record it stands before the events it led to.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cause {
    /// The command; on record as `Command::on_record` writes it.
    pub command: Command,
    /// Salted digest of the text that goes with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Digest>,
    /// The state that its sender had seen.
    #[serde(default, skip_serializing_if = "Seen::is_nothing")]
    pub seen: Seen,
    /// The instant that our intake stamped on it, UTC milliseconds, never a Date header. It decides whether a move is in
    /// time, whatever the queue behind it.
    pub received_at: Instant,
    /// The sender's notation; on record the moves are read already.
    #[serde(skip)]
    pub style: NotationStyle,
}

impl Cause {
    /// A command for no position, with no text.
    #[must_use]
    pub fn new(command: Command, received_at: Instant) -> Self {
        Self { command, text: None, seen: Seen::Nothing, received_at, style: NotationStyle::default() }
    }
}
