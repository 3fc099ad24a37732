use domain::{Actor, Instant, PlayerId};

use crate::{Channel, Failure, Wish};

/// The same thing done in all games of a player, or in those of one event. It waits here until each game has it, however
/// often the service stops in between.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Errand {
    /// Names it for ever: with the game, the key of each submission.
    pub key: String,
    /// Whose games.
    pub player: PlayerId,
    /// PGN's Event tag of the games; none: all.
    pub event: Option<String>,
    /// Who acts.
    pub actor: Actor,
    /// What he wants in each game.
    pub wish: Wish,
    /// Through which door it came.
    pub channel: Channel,
    /// When our own intake first stored or read it.
    pub received_at: Instant,
}

/// Reads errands.
pub trait ErrandsView {
    /// Those that are not done, the oldest first.
    fn errands(&mut self, limit: u32) -> Result<Vec<Errand>, Failure>;
}

/// Writes errands.
pub trait ErrandsTx: ErrandsView {
    /// Keeps one; nothing if its key is there.
    fn keep_errand(&mut self, errand: &Errand) -> Result<(), Failure>;
    /// All games have it. Whether it was there.
    fn forget_errand(&mut self, key: &str) -> Result<bool, Failure>;
}
