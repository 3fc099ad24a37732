//! Whole games of a player, for programs that keep games of their own.

use domain::{Color, Event, Game, GameId, Instant, PlayerId};

use crate::{
    Failure,
    games::service::Records,
    kernel::names::{MAX_PAGE, names_of},
    model::{Audience, PlayedGame},
    ports::{self, View},
};

/// Pages of finished games that are looked at, the newest first, for those that ended lately.
const PAGES: u8 = 5;

/// Games that go on of one player at most. Each is a record to read and replay, and a query for its messages.
const RUNNING: usize = 500;

impl Records {
    /// Returns the games of a player that are not over, at most 500, and those that ended since an instant, at most
    /// [`MAX_PAGE`]. Each has its record, and the opponent's messages since the player's last move. Of more than 500, those
    /// are kept in which the player is to move.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn played_games(&self, player: PlayerId, ended_since: Instant) -> Result<Vec<PlayedGame>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let mut running: Vec<(GameId, Game)> =
                view.active_games(player)?.into_iter().map(|row| (row.id, row.state)).collect();
            let is_to_move = |game: &Game| game.color_of(player) == Some(game.position.side_to_move());
            keep_urgent(&mut running, is_to_move, RUNNING);
            let mut games: Vec<(GameId, Option<Game>)> =
                running.into_iter().map(|(id, state)| (id, Some(state))).collect();
            games.extend(ended_games(view, player, ended_since)?.into_iter().map(|id| (id, None)));
            let ids: Vec<GameId> = games.iter().map(|(id, _)| *id).collect();
            let mut records = view.records(&ids)?;
            let mut found = Vec::with_capacity(games.len());
            for (id, state) in games {
                let broken = || Failure::Damaged(format!("the record of {id} is broken"));
                let events = records.remove(&id).ok_or_else(broken)?;
                let state = match state {
                    Some(state) => state,
                    None => Game::fold(&events).ok_or_else(broken)?,
                };
                let side = state.color_of(player);
                let side = side.ok_or_else(|| Failure::Damaged(format!("the players of {id} are others")))?;
                found.push((id, state, side, events));
            }
            let players = found.iter().flat_map(|(_, state, ..)| [state.players.white, state.players.black]);
            let names = names_of(view, players)?;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            let whole = |(id, state, side, events): (GameId, Game, Color, Vec<Event>)| {
                let messages = new_messages(view, id, &state, side, &events)?;
                Ok(PlayedGame { id, side, names: state.players.map(name), messages, state, events })
            };
            found.into_iter().map(whole).collect()
        })
    }
}

/// Keeps some of the games, by their numbers: the first ones in which the player is to move, then the first of the others.
fn keep_urgent<T>(games: &mut Vec<(GameId, T)>, is_to_move: impl Fn(&T) -> bool, most: usize) {
    games.sort_unstable_by_key(|(id, game)| (!is_to_move(game), *id));
    games.truncate(most);
    games.sort_unstable_by_key(|(id, _)| *id);
}

fn ended_games(view: &mut dyn View, player: PlayerId, since: Instant) -> Result<Vec<GameId>, Failure> {
    let mut ended = Vec::new();
    let mut before = None;
    for _ in 0..PAGES {
        let page = view.games_of(player, Audience::Accounts, true, before, MAX_PAGE)?;
        let lately = |game: &&crate::model::GameSummary| game.ended.is_some_and(|(at, ..)| at >= since);
        ended.extend(page.iter().filter(lately).map(|game| game.id));
        before = page.last().map(|game| game.id);
        if page.len() < MAX_PAGE as usize {
            break;
        }
    }
    ended.truncate(MAX_PAGE as usize);
    Ok(ended)
}

/// A player reads no analysis of the opponent in a game that goes on.
fn new_messages(
    view: &mut dyn View,
    id: GameId,
    game: &Game,
    side: Color,
    events: &[Event],
) -> Result<Vec<String>, Failure> {
    // The last move on the board is the opponent's where the player is to move.
    let theirs = usize::from(game.position.side_to_move() == side);
    let moves = events.iter().enumerate().rev().filter(|(_, event)| event.played().is_some());
    // The number of the event of the player's last move: events are counted from 1.
    let own_move = moves.map(|(index, _)| index + 1).nth(theirs).unwrap_or(0);
    let hidden = |event: &Event| !game.is_over() && event.analyst().is_some();
    let carries = |event: &Event| event.text().is_some() && !hidden(event);
    let new = events.iter().enumerate().skip(own_move).filter(|(_, event)| carries(event));
    let numbers: Vec<u32> = new.filter_map(|(index, _)| u32::try_from(index + 1).ok()).collect();
    if numbers.is_empty() {
        return Ok(Vec::new());
    }
    let opponent = game.players[!side];
    let texts = view.messages_of(id, &numbers)?.into_iter();
    let texts = texts.filter(|text| text.author == opponent && !text.text.is_empty());
    Ok(texts.map(|text| text.text).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_to_move_in_are_kept() {
        let mut games: Vec<(GameId, bool)> = (1..=8).rev().map(|id| (GameId(id), id > 5)).collect();
        keep_urgent(&mut games, |&is_to_move| is_to_move, 5);
        assert_eq!(games.iter().map(|(id, _)| id.0).collect::<Vec<_>>(), [1, 2, 6, 7, 8]);
    }
}
