//! Private notes of a player on a game. They are no part of the record, and nobody else reads them.

use std::sync::Arc;

use domain::{Game, GameId, PlayerId, Refusal};

use crate::{
    Failure,
    games::service::Games,
    kernel::{Kernel, rate_limit::Budget},
    model::{Notes, NotesSaved},
    ports::{self, Purpose, Vault, View},
};

/// The most characters that notes have. Browsers count some of them twice, none less than once: what a page takes is stored.
pub const MAX_NOTES: usize = 4_096;

/// The context of the encryption, so that no row passes for another's.
fn context(game: GameId, player: PlayerId) -> String {
    format!("notes:{}:{}", game.0, player.0)
}

/// Former players keep their notes on a game, also when somebody else plays on.
fn may_note(game: &Game, player: PlayerId) -> bool {
    game.color_of(player).is_some() || game.replaced_players.contains(&player)
}

/// Opens the text of a row.
pub(crate) fn open(
    vault: &dyn Vault,
    game: GameId,
    player: PlayerId,
    sealed: &[u8],
) -> Result<String, Failure> {
    let text = vault.open(Purpose::Notes, &context(game, player), sealed)?;
    String::from_utf8(text).map_err(|_private| Failure::Damaged(format!("notes on {game} do not read")))
}

fn seal(kernel: &Kernel, game: GameId, player: PlayerId, text: &str) -> Result<Vec<u8>, Failure> {
    kernel.vault.seal(Purpose::Notes, &context(game, player), text.as_bytes())
}

/// Tells why the player has no notes on the game.
pub(super) fn refusal(view: &mut dyn View, id: GameId, player: PlayerId) -> Result<Option<Refusal>, Failure> {
    Ok(match view.game(id)? {
        None => Some(Refusal::UnknownGame),
        Some(row) => (!may_note(&row.state, player)).then_some(Refusal::NotAPlayer),
    })
}

/// Tells why the player changes no notes on the game. A request that came with the deletion of the account leaves nothing
/// behind it.
pub(super) fn refusal_of_change(
    view: &mut dyn View,
    id: GameId,
    player: PlayerId,
) -> Result<Option<Refusal>, Failure> {
    let is_gone = view.player(player)?.is_none_or(|account| account.email.is_none());
    if is_gone { Ok(Some(Refusal::NotAPlayer)) } else { refusal(view, id, player) }
}

impl Games {
    /// The notes of a player on a game, empty before the first.
    ///
    /// # Errors
    ///
    /// [`Failure`]; a refusal for an unknown game and for a game of others.
    pub fn notes(&self, id: GameId, player: PlayerId) -> Result<Result<Notes, Refusal>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            if let Some(refusal) = refusal(view, id, player)? {
                return Ok(Err(refusal));
            }
            let Some((version, sealed)) = view.notes(id, player)? else { return Ok(Ok(Notes::default())) };
            Ok(Ok(Notes { text: open(&*self.kernel.vault, id, player, &sealed)?, version }))
        })
    }

    /// The version of a player's notes on a game, also where their text cannot be read.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn notes_version(&self, id: GameId, player: PlayerId) -> Result<u32, Failure> {
        let version = |view: &mut dyn View| Ok(view.notes(id, player)?.map(|(version, _sealed)| version));
        Ok(ports::read(&*self.kernel.ledger, version)?.unwrap_or_default())
    }

    /// Replaces the notes of a player on a game, if they are still those of the version `seen`. The same text again
    /// changes nothing, so a repeated request is harmless.
    ///
    /// # Errors
    ///
    /// [`Failure`]; a refusal for an unknown game, for a game of others, and for more than sixty changes an hour.
    pub fn set_notes(
        &self,
        id: GameId,
        player: PlayerId,
        seen: u32,
        text: &str,
    ) -> Result<Result<NotesSaved, Refusal>, Failure> {
        self.kernel.may_act()?;
        let text = text.replace("\r\n", "\n");
        if text.chars().count() > MAX_NOTES
            || text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t'))
        {
            return Ok(Ok(NotesSaved::Unfit));
        }
        let sealed = seal(&self.kernel, id, player, &text)?;
        let budget = Budget::new(Arc::clone(&self.kernel.note_limits), Some(player));
        let vault = Arc::clone(&self.kernel.vault);
        ports::write(&*self.kernel.ledger, move |tx| {
            if let Some(refusal) = refusal_of_change(tx, id, player)? {
                return Ok(Err(refusal));
            }
            let stored = match tx.notes(id, player)? {
                Some((version, sealed)) => match open(&*vault, id, player, &sealed) {
                    Ok(text) => Notes { text, version },
                    // What cannot be read can be replaced.
                    Err(failure) if failure.is_unreadable() => Notes { text: String::new(), version },
                    Err(failure) => return Err(failure),
                },
                None => Notes::default(),
            };
            if stored.text == text {
                return Ok(Ok(NotesSaved::Saved(stored)));
            }
            if stored.version != seen {
                return Ok(Ok(NotesSaved::Changed(stored)));
            }
            if let Err(refusal) = budget.spend() {
                return Ok(Err(refusal));
            }
            let version = stored.version.saturating_add(1);
            tx.set_notes(id, player, version, &sealed)?;
            Ok(Ok(NotesSaved::Saved(Notes { text: text.clone(), version })))
        })
    }
}
