use domain::{Actor, Instant, PlayerId};

use crate::{
    Failure,
    model::{Challenge, ChallengeFilter, ChallengeId, ChallengeState, Channel, Key, StoredArranged},
};

/// Reads challenges and seeks.
pub trait ChallengesView {
    /// A challenge by number.
    fn challenge(&mut self, id: ChallengeId) -> Result<Option<Challenge>, Failure>;
    /// The challenges open at `now`, newest first, with numbers below `before`.
    fn challenges(
        &mut self,
        filter: ChallengeFilter,
        now: Instant,
        before: Option<ChallengeId>,
        limit: u32,
    ) -> Result<Vec<Challenge>, Failure>;
    /// Returns the number that a player has open at `now`.
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
    /// Withdraws the open challenges of a player, and declines those to them.
    fn close_challenges_of(&mut self, player: PlayerId, at: Instant) -> Result<(), Failure>;
    /// Stores the answer to a request.
    fn insert_arranged(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredArranged,
    ) -> Result<(), Failure>;
}
