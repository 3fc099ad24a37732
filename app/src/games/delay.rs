//! Games that the public sees later. A member who neither plays nor directs such a game sees no more than the public, because
//! everybody can have an account.

use domain::{Game, GameId, PlayerId, Ply};

use crate::{
    Failure,
    games::{arbiter_queue::adjourned::plays, service::Records},
    kernel::names::{is_arbiter, page},
    model::{Audience, GameSummary, Viewer},
    ports::{self, View},
};

/// Returns the half-moves of a game that a viewer does not see yet: 0 unless the game is public and goes on. Players of the
/// game, those who were replaced in it, and arbiters see all of it.
pub(crate) fn delay_for(view: &mut dyn View, game: &Game, viewer: Viewer) -> Result<u16, Failure> {
    let delay = game.hidden_plies();
    if delay == 0 || plays(game, viewer.player) {
        return Ok(0);
    }
    let directs = viewer.directs && is_arbiter(view, viewer.player)?;
    Ok(if directs { 0 } else { delay })
}

impl Records {
    /// Tells whether a member sees a game no sooner than the public does ([`Records::public`]). False for an unknown game.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn is_delayed_for(&self, id: GameId, viewer: impl Into<Viewer>) -> Result<bool, Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| {
            // Most games are not public, and the whole state of one is not read for that.
            if !view.game_index(id)?.is_some_and(|index| index.public) {
                return Ok(false);
            }
            let Some(row) = view.game(id)? else { return Ok(false) };
            Ok(delay_for(view, &row.state, viewer)? > 0)
        })
    }

    /// [`Records::games_of`] as the viewer may see them. Of a game that they see later they learn the moves that are public,
    /// and neither the version nor the deadline.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn games_of_for(
        &self,
        viewer: Viewer,
        player: PlayerId,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let mut found = view.games_of(player, Audience::Accounts, over, before, page(limit))?;
            if over || viewer.player == player {
                return Ok(found);
            }
            let public = view.games_of(player, Audience::Public, over, before, page(limit))?;
            for game in &mut found {
                if !public.iter().any(|one| one.id == game.id) {
                    continue;
                }
                let Some(row) = view.game(game.id)? else { continue };
                let delay = delay_for(view, &row.state, viewer)?;
                if delay > 0 {
                    game.ply = Ply(game.ply.0.saturating_sub(delay));
                    (game.version, game.due_at) = (0, None);
                }
            }
            Ok(found)
        })
    }
}
