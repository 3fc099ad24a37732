use domain::{Actor, Color, Digest, GameId, Instant, PlayerId, Refusal, Regulations, Start};
use serde::{Deserialize, Serialize};

use crate::model::{Channel, Key};

/// The number of a challenge or seek, shown to players as `C7`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChallengeId(pub i64);

impl std::fmt::Display for ChallengeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "C{}", self.0)
    }
}

/// The start of the game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartChoice {
    /// There.
    At(Start),
    /// A Chess960 position that is drawn when the game begins.
    DrawnChess960,
}

impl Default for StartChoice {
    fn default() -> Self {
        Self::At(Start::Standard)
    }
}

/// The terms of a challenge.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The challenger's colour; none draws it when the game begins.
    #[serde(with = "domain::wire::opt_color", default)]
    pub color: Option<Color>,
    /// The start of the game.
    #[serde(default)]
    pub start: StartChoice,
    /// The rules of the game.
    #[serde(default)]
    pub regulations: Regulations,
}

/// The outcome of a challenge.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ChallengeState {
    /// It waits; until `expires_at`.
    Open,
    /// It became this game.
    Accepted {
        /// The game.
        game: GameId,
    },
    /// The challenged player does not want to play.
    Declined,
    /// The challenger took it back.
    Withdrawn,
}

/// An offer to play: to one player (a challenge) or to the first who accepts (a seek).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// The challenger.
    pub by: PlayerId,
    /// The invited player; none for a seek.
    pub to: Option<PlayerId>,
    /// The terms.
    pub terms: Terms,
    /// The instant at which it was posted.
    pub created_at: Instant,
    /// Nobody can accept it after this.
    pub expires_at: Instant,
    /// Its outcome.
    pub state: ChallengeState,
}

impl Challenge {
    /// Tells whether it can still be accepted.
    #[must_use]
    pub fn is_open(&self, now: Instant) -> bool {
        self.state == ChallengeState::Open && now <= self.expires_at
    }
}

/// The challenges that a query asks for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum ChallengeFilter {
    /// Seeks: anybody may accept.
    Seeks,
    /// Challenges and seeks somebody posted.
    By(PlayerId),
    /// Challenges somebody received.
    To(PlayerId),
}

/// An answer and what it was given for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredArranged {
    /// Keyed digest of the request.
    pub request: Digest,
    /// The answer.
    pub arranged: LobbyReceipt,
}

/// A game in a list.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Name of the player with the white pieces.
    pub white: String,
    /// Name of the player with the black pieces.
    pub black: String,
    /// The start.
    #[serde(default)]
    pub start: StartChoice,
    /// Its rules.
    #[serde(default)]
    pub regulations: Regulations,
    /// PGN's Event tag, at most 100 characters.
    #[serde(default)]
    pub tournament: String,
}

/// A command that needs no game yet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "wish", rename_all = "snake_case")]
pub enum LobbyCommand {
    /// An arbiter creates a game outright. The Laws do not forbid that they play in it themselves, as in a small club. There
    /// they are a player only, and the arbiter's acts are for another arbiter.
    Create {
        /// Name of the player with the white pieces.
        white: String,
        /// Name of the player with the black pieces.
        black: String,
        /// The start.
        start: StartChoice,
        /// Its rules.
        regulations: Regulations,
        /// PGN's Event tag, at most 100 characters.
        tournament: String,
    },
    /// An arbiter creates all games of a list, or none. The same list again is a repeat, whatever its key.
    CreateList {
        /// The games, in the order of the list.
        games: Vec<NewGame>,
    },
    /// Challenges a player.
    Challenge {
        /// Their name.
        opponent: String,
        /// The terms.
        terms: Terms,
    },
    /// Posts a seek that anybody may accept.
    Seek {
        /// The terms.
        terms: Terms,
    },
    /// Accepts a challenge or a seek: the game begins.
    Accept {
        /// Its number.
        challenge: ChallengeId,
    },
    /// Declines a challenge.
    Decline {
        /// Its number.
        challenge: ChallengeId,
    },
    /// Takes an own challenge or seek back.
    Withdraw {
        /// Its number.
        challenge: ChallengeId,
    },
}

/// A command about a game that does not exist yet, on its way through the one entry point.
#[derive(Clone, Debug)]
pub struct LobbyRequest {
    /// The actor; the caller has authenticated them.
    pub actor: Actor,
    /// The command.
    pub command: LobbyCommand,
    /// The instant at which our own intake first stored or read it.
    pub received_at: Instant,
    /// The entry point.
    pub channel: Channel,
    /// Its idempotency key.
    pub key: Key,
}

/// The answer to a lobby request. Durable before anybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LobbyReceipt {
    /// The challenge or seek that was posted or answered.
    pub challenge: Option<ChallengeId>,
    /// The game that began.
    pub game: Option<GameId>,
    /// The refusal, for the sender to read.
    pub refusal: Option<Refusal>,
    /// The games of a list that began, in its order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GameId>,
    /// The lines of a list that were refused, from 1, so that none of its games began.
    #[serde(skip)]
    pub refused_lines: Vec<(usize, Refusal)>,
    /// The same key was seen before; this is the first answer.
    #[serde(skip)]
    pub repeated: bool,
}
