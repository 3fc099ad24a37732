use std::collections::HashSet;

use domain::{GameId, PlayerId};

use crate::Failure;

/// Reads conditional moves, encrypted for [`Purpose::Conditional`](crate::ports::Purpose::Conditional).
pub trait ConditionalView {
    /// The rows of a game with their players.
    fn conditional(&mut self, id: GameId) -> Result<Vec<(PlayerId, Vec<u8>)>, Failure>;
    /// Returns those of the games in which a player has some.
    fn games_with_conditional(
        &mut self,
        games: &[GameId],
        player: PlayerId,
    ) -> Result<HashSet<GameId>, Failure>;
}

/// Writes them.
pub trait ConditionalTx: ConditionalView {
    /// Replaces all of a game.
    fn insert_conditional(&mut self, id: GameId, kept: &[(PlayerId, Vec<u8>)]) -> Result<(), Failure>;
}
