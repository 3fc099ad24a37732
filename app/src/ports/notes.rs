use domain::{GameId, PlayerId};

use crate::Failure;

/// Reads private notes and lines of analysis, encrypted for [`Purpose::Notes`](crate::ports::Purpose::Notes).
pub trait NotesView {
    /// The notes of a player on a game: their version and the text.
    fn notes(&mut self, game: GameId, player: PlayerId) -> Result<Option<(u32, Vec<u8>)>, Failure>;
    /// All of a player, by game.
    fn notes_of(&mut self, player: PlayerId) -> Result<Vec<(GameId, Vec<u8>)>, Failure>;
    /// The lines of a player's analysis board on a game.
    fn analysis(&mut self, game: GameId, player: PlayerId) -> Result<Option<Vec<u8>>, Failure>;
    /// All of a player, by game.
    fn analyses_of(&mut self, player: PlayerId) -> Result<Vec<(GameId, Vec<u8>)>, Failure>;
}

/// Writes them.
pub trait NotesTx: NotesView {
    /// Replaces those of a player on a game.
    fn set_notes(
        &mut self,
        game: GameId,
        player: PlayerId,
        version: u32,
        sealed: &[u8],
    ) -> Result<(), Failure>;
    /// Replaces the lines of a player's analysis board on a game.
    fn set_analysis(&mut self, game: GameId, player: PlayerId, sealed: &[u8]) -> Result<(), Failure>;
    /// Forgets all notes and lines of a player.
    fn forget_notes(&mut self, player: PlayerId) -> Result<(), Failure>;
}
