//! Games that an arbiter creates from a list: all of them, or none.

use data_encoding::HEXLOWER;
use domain::Actor;

use crate::{
    Failure,
    games::submit::digests::request_digest,
    lobby::arrange::{Judgement, PendingRequest, named},
    model::{Key, LobbyCommand, LobbyReceipt, NewGame},
    ports::Tx,
};

/// Games of one list at most: they begin in one transaction.
pub const MAX_LIST: usize = 200;

impl PendingRequest {
    /// The key of a list by its content, for every sender and spelling of names: arbiters may send the same pairings twice.
    /// None if a player is unknown: then no game begins.
    pub(super) fn list_key(&self, tx: &mut dyn Tx) -> Result<Option<Key>, Failure> {
        let (Actor::Arbiter(_), LobbyCommand::CreateList { games }) =
            (self.lobby_request.actor, &self.lobby_request.command)
        else {
            return Ok(None);
        };
        let mut content = Vec::with_capacity(games.len());
        for NewGame { white, black, start, regulations, tournament } in games {
            let (Some(white), Some(black)) = (named(tx, white)?, named(tx, black)?) else { return Ok(None) };
            content.push((white, black, start, regulations, tournament.trim()));
        }
        let digest = request_digest(&*self.vault, &("list", content))?;
        Ok(Some(Key::Named(format!("list.{}", HEXLOWER.encode(&digest.0)))))
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
