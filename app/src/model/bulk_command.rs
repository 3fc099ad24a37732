use domain::{Actor, Command, Instant, PlayerId, clock::Date};
use serde::{Deserialize, Serialize};

use crate::model::{Channel, Request, Scope, Unresolved, Who};

/// The same thing done in all games of a player, or in those of one event. It waits here until each game has it,
/// however often the service stops in between.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BulkCommand {
    /// Names it for ever: with the game, the key of each submission.
    pub key: String,
    /// The player.
    pub player: PlayerId,
    /// PGN's Event tag of the games; none: all.
    pub event: Option<String>,
    /// The actor.
    pub actor: Actor,
    /// The act in each game.
    pub act: BulkAct,
    /// The entry point of the command.
    pub channel: Channel,
    /// The instant at which our own intake first stored or read it.
    pub received_at: Instant,
}

/// An act in many games at once.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BulkAct {
    /// Withdraws the player.
    Withdraw {
        /// Visible to both players of each game.
        reason: Option<String>,
    },
    /// Expels the player.
    Expel {
        /// Visible to both players of each game.
        reason: Option<String>,
    },
    /// Books leave: whole days, in the player's time zone.
    BookLeave {
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// Takes leave back that has not begun.
    CancelLeave {
        /// Its first day.
        first: Date,
    },
}

impl BulkAct {
    /// The request in one game of the player.
    #[must_use]
    pub fn request(&self, player: PlayerId) -> Request {
        let (who, scope) = (Who::Player(player), Scope::Game);
        let (command, text) = match self {
            Self::Withdraw { reason } => (Unresolved::Withdraw { who, scope }, reason),
            Self::Expel { reason } => (Unresolved::Expel { who, scope }, reason),
            Self::BookLeave { first, last } => (Unresolved::BookLeave { first: *first, last: *last }, &None),
            Self::CancelLeave { first } => (Command::CancelLeave { first: *first }.into(), &None),
        };
        Request { text: text.clone(), ..Request::from(command) }
    }
}

/// a bulk command that is due.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DueBulkCommand {
    /// The instant from which it is due.
    pub next_at: Instant,
    /// Its key.
    pub key: String,
    /// The number of failures.
    pub attempts: u16,
}
