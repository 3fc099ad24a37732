//! Names of players, and the size of a page.

use std::collections::{BTreeSet, HashMap};

use domain::{ByColor, PlayerId};

use crate::{Failure, model::Role, ports::View};

/// The most rows a page has.
pub const MAX_PAGE: u32 = 200;

pub(crate) fn name(view: &mut dyn View, id: PlayerId) -> Result<String, Failure> {
    Ok(view.player(id)?.map(|player| player.name).unwrap_or_default())
}

pub(crate) fn names(view: &mut dyn View, players: ByColor<PlayerId>) -> Result<ByColor<String>, Failure> {
    let names = names_of(view, [players.white, players.black])?;
    Ok(players.map(|player| names.get(&player).cloned().unwrap_or_default()))
}

/// The names of several players, each read once.
pub(crate) fn names_of(
    view: &mut dyn View,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<HashMap<PlayerId, String>, Failure> {
    let distinct: BTreeSet<PlayerId> = players.into_iter().collect();
    view.player_names(&distinct.into_iter().collect::<Vec<_>>())
}

pub(crate) fn page(limit: u32) -> u32 {
    limit.clamp(1, MAX_PAGE)
}

pub(crate) fn is_arbiter(view: &mut dyn View, viewer: PlayerId) -> Result<bool, Failure> {
    Ok(view.player(viewer)?.is_some_and(|player| player.role >= Role::Arbiter))
}
