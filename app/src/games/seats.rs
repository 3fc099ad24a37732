//! Marks in the forms of players, by which a form whose sender is not signed in any more is known for a player's.

use data_encoding::HEXLOWER;
use domain::{GameId, PlayerId};
use subtle::ConstantTimeEq as _;

use crate::{Failure, games::service::Games, ports};

impl Games {
    /// Returns the mark of a player's forms in a game.
    pub(crate) fn seat_mark(&self, id: GameId, player: PlayerId) -> String {
        let digest = self.kernel.digest("seat", &[&id.0.to_string(), &player.0.to_string()]);
        format!("{}.{}", player.0, HEXLOWER.encode(&digest[..16]))
    }

    /// Tells whether a move in a form with this mark may be shown to its sender. It must be a player's, and no move of the
    /// game may be sealed or about to be. To anybody else every game looks the same.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn shows_moves_to(&self, id: GameId, mark: &str) -> Result<bool, Failure> {
        let player = mark.split_once('.').and_then(|(player, _)| player.parse().ok()).map(PlayerId);
        let is_own =
            |player: &PlayerId| bool::from(self.seat_mark(id, *player).as_bytes().ct_eq(mark.as_bytes()));
        let Some(player) = player.filter(is_own) else { return Ok(false) };
        ports::read(&*self.kernel.ledger, |view| {
            let game = view.game(id)?.map(|row| row.state);
            Ok(game.is_some_and(|game| game.color_of(player).is_some() && !game.holds_sealed()))
        })
    }
}
