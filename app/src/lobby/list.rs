//! Games that an arbiter creates from a list: all of them, or none.

use data_encoding::HEXLOWER;

use crate::{
    Failure,
    lobby::arrange::{Judgement, Pending},
    model::{Key, LobbyCommand, LobbyReceipt, NewGame},
    ports::Tx,
};

/// Games of one list at most: they begin in one transaction.
pub const MAX_LIST: usize = 200;

/// The games of a list.
pub(super) fn lines(wish: &LobbyCommand) -> &[NewGame] {
    match wish {
        LobbyCommand::CreateList { games } => games,
        _ => &[],
    }
}

impl Pending {
    /// The key that a list has by its content: an arbiter may send the same file twice.
    pub(super) fn list_key(&self) -> Option<Key> {
        let LobbyCommand::CreateList { .. } = self.lobby_request.wish else { return None };
        Some(Key(format!("list.{}", HEXLOWER.encode(&self.request.0))))
    }

    /// Judges every line before the first game begins.
    pub(super) fn create_list(&self, tx: &mut dyn Tx, games: &[NewGame]) -> Judgement {
        let (mut prepared, mut refused_lines) = (Vec::new(), Vec::new());
        for (n, (game, drawn)) in games.iter().zip(&self.drawn_lines).enumerate() {
            let NewGame { white, black, start, regulations, tournament } = game;
            match self.prepare_named(tx, [white, black], drawn.start(start), regulations, tournament)? {
                Ok(game) => prepared.push(game),
                Err(refusal) => refused_lines.push((n + 1, refusal)),
            }
        }
        if !refused_lines.is_empty() {
            return Ok(Ok(LobbyReceipt { refused_lines, ..LobbyReceipt::default() }));
        }
        let games = prepared.into_iter().map(|game| self.begin(tx, game)).collect::<Result<_, Failure>>()?;
        Ok(Ok(LobbyReceipt { games, ..LobbyReceipt::default() }))
    }
}
