use domain::{Actor, GameId, Instant, Refusal, Regulations};
use serde::{Deserialize, Serialize};

use crate::{
    Channel, Failure, Key, Service,
    ports::{ChallengeId, StartWish, Terms},
};

/// What somebody wants to happen before there is a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "wish", rename_all = "snake_case")]
pub enum NewGameWish {
    /// An arbiter creates a game outright.
    Create {
        /// Name of the player with the white pieces.
        white: String,
        /// Name of the player with the black pieces.
        black: String,
        /// Where it starts.
        start: StartWish,
        /// Its rules.
        regulations: Regulations,
        /// PGN's Event tag, at most 100 characters.
        tournament: String,
    },
    /// Challenges a player.
    Challenge {
        /// His name.
        opponent: String,
        /// What is offered.
        terms: Terms,
    },
    /// Posts a seek that anybody may accept.
    Seek {
        /// What is offered.
        terms: Terms,
    },
    /// Accepts a challenge or a seek: the game begins.
    Accept {
        /// Which.
        challenge: ChallengeId,
    },
    /// Declines a challenge.
    Decline {
        /// Which.
        challenge: ChallengeId,
    },
    /// Takes an own challenge or seek back.
    Withdraw {
        /// Which.
        challenge: ChallengeId,
    },
}

/// A wish about a game that does not exist yet, on its way through the one door.
#[derive(Clone, Debug)]
pub struct Arrangement {
    /// Who acts; the caller has authenticated him.
    pub actor: Actor,
    /// What he wants.
    pub wish: NewGameWish,
    /// When our own intake first stored or read it.
    pub received_at: Instant,
    /// Through which door.
    pub channel: Channel,
    /// Its idempotency key.
    pub key: Key,
}

/// What became of an arrangement. Durable before anybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Arranged {
    /// The challenge or seek that was posted or answered.
    pub challenge: Option<ChallengeId>,
    /// The game that began.
    pub game: Option<GameId>,
    /// What was not done, for the sender to read.
    pub refusal: Option<Refusal>,
    /// The same key was seen before; this is the first answer.
    #[serde(skip)]
    pub repeated: bool,
}

impl Service {
    /// The door for what comes before a game: challenges, seeks, and games an arbiter creates. Idempotent and
    /// recorded like [`Service::submit`].
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was kept, and the same arrangement may be made again.
    pub fn arrange(&self, arrangement: Arrangement) -> Result<Arranged, Failure> {
        Err(Failure::Inconsistent(format!("{:?} cannot be arranged yet", arrangement.channel)))
    }
}
