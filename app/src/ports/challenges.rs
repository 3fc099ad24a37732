use domain::{Actor, Color, Digest, GameId, Instant, PlayerId, Regulations, Start};
use serde::{Deserialize, Serialize};

use crate::{Channel, Failure, Key, LobbyReceipt};

/// The number of a challenge or seek, shown to players as `C7`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChallengeId(pub i64);

impl std::fmt::Display for ChallengeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "C{}", self.0)
    }
}

/// Where the game is to start.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartWish {
    /// There.
    At(Start),
    /// A Chess960 position that is drawn when the game begins.
    DrawnChess960,
}

impl Default for StartWish {
    fn default() -> Self {
        Self::At(Start::Standard)
    }
}

/// What a challenge offers.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The challenger's colour; none draws it when the game begins.
    #[serde(with = "domain::wire::opt_color", default)]
    pub color: Option<Color>,
    /// Where the game is to start.
    #[serde(default)]
    pub start: StartWish,
    /// The rules of the game.
    #[serde(default)]
    pub regulations: Regulations,
}

/// What became of a challenge.
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

/// An offer to play: to one player (a challenge) or to whoever accepts first (a seek).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// Who offers.
    pub by: PlayerId,
    /// To whom; to anybody if none.
    pub to: Option<PlayerId>,
    /// What he offers.
    pub terms: Terms,
    /// When it was posted.
    pub created_at: Instant,
    /// Nobody can accept it after this.
    pub expires_at: Instant,
    /// What became of it.
    pub state: ChallengeState,
}

impl Challenge {
    /// Whether it can still be accepted.
    #[must_use]
    pub fn is_open(&self, now: Instant) -> bool {
        self.state == ChallengeState::Open && now <= self.expires_at
    }
}

/// Which challenges.
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
    /// What was answered.
    pub arranged: LobbyReceipt,
}

/// Reads challenges and seeks.
pub trait ChallengesView {
    /// A challenge by number.
    fn challenge(&mut self, id: ChallengeId) -> Result<Option<Challenge>, Failure>;
    /// Those open at `now`, newest first, with numbers below `before`.
    fn challenges(
        &mut self,
        filter: ChallengeFilter,
        now: Instant,
        before: Option<ChallengeId>,
        limit: u32,
    ) -> Result<Vec<Challenge>, Failure>;
    /// How many somebody has open at `now`.
    fn open_challenges(&mut self, by: PlayerId, now: Instant) -> Result<u32, Failure>;
    /// The answer to a request, if this key of this actor was seen before.
    fn arranged(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredArranged>, Failure>;
}

/// Writes challenges and seeks.
pub trait ChallengesTx: ChallengesView {
    /// Posts a challenge; its `id` is ignored and the new one returned.
    fn post_challenge(&mut self, challenge: &Challenge) -> Result<ChallengeId, Failure>;
    /// Closes an open challenge. Fails if it was not open.
    fn close_challenge(&mut self, id: ChallengeId, state: ChallengeState, at: Instant)
    -> Result<(), Failure>;
    /// Keeps the answer to a request.
    fn insert_arranged(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredArranged,
    ) -> Result<(), Failure>;
}
