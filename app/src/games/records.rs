//! Records of games: lists of a player's games, and what one game's record holds. Mail addresses are in no answer.

use std::collections::{HashMap, HashSet};

use domain::{
    ByColor, Digest, Game, GameId, PlayerId, TimeControl,
    pgn::{self, Comments},
};

use crate::{
    Failure,
    games::{
        delay::delay_for,
        service::Records,
        texts::{readable, readable_numbers, truncate_to_last},
    },
    kernel::names::{MAX_PAGE, is_arbiter, names, names_of, page},
    model::{
        Audience, Due, GameRow, GameSummary, Message, OwnGame, Player, PublicGame, PublicPlayer, Recorded,
        Viewer, place, place_by_move, waits_for,
    },
    ports::{self, View},
};

impl Records {
    /// Games of a player that are over or not, newest first, with numbers below `before`; at most [`MAX_PAGE`].
    pub fn games_of(
        &self,
        player: PlayerId,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            view.games_of(player, Audience::Accounts, over, before, page(limit))
        })
    }

    /// The unfinished games of a player, by deadline, after a place in that order. At most [`MAX_PAGE`], and one more to tell
    /// that a page is not the last. With `to_move` only those in which the player is waited for, or only the others. The cost
    /// follows the games under way, not those that ended.
    pub fn own_games(
        &self,
        player: PlayerId,
        to_move: Option<bool>,
        after: Option<Due>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, Failure> {
        self.own_page(player, to_move, place, after, limit)
    }

    /// A page of [`Records::own_games`] that wait for others, by the last move, the oldest first.
    pub fn own_games_by_move(
        &self,
        player: PlayerId,
        after: Option<Due>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, Failure> {
        self.own_page(player, Some(false), place_by_move, after, limit)
    }

    /// Returns the game with the least time left of those that wait for the player. After one of them it is the next, and
    /// after the last the first. `None` if no other game waits.
    pub fn next_game(&self, player: PlayerId, after: Option<GameId>) -> Result<Option<GameId>, Failure> {
        let rows = ports::read(&*self.kernel.ledger, |view| own_rows(view, player, Some(true), place))?;
        let skipped = after.and_then(|id| rows.iter().position(|row| row.id == id));
        let next = rows.get(skipped.map_or(0, |place| place + 1)).or(rows.first());
        Ok(next.map(|row| row.id).filter(|id| Some(*id) != after))
    }

    fn own_page(
        &self,
        player: PlayerId,
        to_move: Option<bool>,
        order: fn(&GameRow) -> Due,
        after: Option<Due>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let mut rows = own_rows(view, player, to_move, order)?;
            rows.retain(|row| after.is_none_or(|after| order(row) > after));
            rows.truncate(usize::try_from(limit.clamp(1, MAX_PAGE + 1)).unwrap_or(usize::MAX));
            let players = rows.iter().flat_map(|row| [row.state.players.white, row.state.players.black]);
            let names = names_of(view, players)?;
            let mut last_moves = last_moves(view, &rows)?;
            let own = |row: GameRow| {
                let Some(side) = row.state.color_of(player) else {
                    return Err(Failure::Damaged(format!("the players of {} are others", row.id)));
                };
                let opponent = names.get(&row.state.players[!side]).cloned().unwrap_or_default();
                let last_move = last_moves.remove(&row.id);
                Ok(OwnGame { row, side, opponent, last_move })
            };
            rows.into_iter().map(own).collect()
        })
    }

    /// Returns the number of events of each unfinished game of a player, by its number. As long as these are the same, so is
    /// the result of [`Records::own_games`].
    pub fn own_versions(&self, player: PlayerId) -> Result<Vec<(GameId, u32)>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.active_versions(player))
    }

    /// Returns the number of events of games; one read for all of them.
    pub fn versions(&self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.versions(games))
    }

    /// Returns the running games with a message that the reader can read and somebody else has written since the move that
    /// led to the position. One read serves all of them.
    pub fn with_messages(&self, games: &[GameId], reader: PlayerId) -> Result<HashSet<GameId>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.games_with_messages(games, reader))
    }

    /// Returns those of a player's games in which moves of theirs wait for the opponent's; one read for all of them.
    pub fn with_conditional_moves(
        &self,
        games: &[OwnGame],
        player: PlayerId,
    ) -> Result<HashSet<GameId>, Failure> {
        let games: Vec<GameId> =
            games.iter().filter(|own| own.row.conditional).map(|own| own.row.id).collect();
        if games.is_empty() {
            return Ok(HashSet::new());
        }
        ports::read(&*self.kernel.ledger, |view| view.games_with_conditional(&games, player))
    }

    /// Events after `after`, in order; at most [`MAX_PAGE`]. Empty for an unknown game.
    pub fn events_after(&self, id: GameId, after: u32, limit: u32) -> Result<Vec<Recorded>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.events(id, after, page(limit)))
    }

    /// The messages of a game, if the viewer is one of its players or an arbiter; otherwise none.
    pub fn messages(&self, id: GameId, viewer: impl Into<Viewer>) -> Result<Vec<Message>, Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| messages(view, id, viewer))
    }

    /// The newest messages of a game with numbers below `before`, in order, at most [`MAX_PAGE`], and the number below which
    /// the earlier ones are. None for a viewer who is neither a player nor an arbiter.
    pub fn newest_messages(
        &self,
        id: GameId,
        viewer: impl Into<Viewer>,
        before: Option<u32>,
        limit: u32,
    ) -> Result<(Vec<Message>, Option<u32>), Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok((Vec::new(), None)) };
            let record = view.events(id, 0, before.map_or(u32::MAX, |before| before.saturating_sub(1)))?;
            let mut numbers = readable_numbers(view, &row.state, viewer, &record)?;
            let earlier = truncate_to_last(&mut numbers, page(limit));
            Ok((view.messages_of(id, &numbers)?, earlier))
        })
    }

    /// Events as [`Records::events_after`] returns them, with those of their texts that the viewer may read.
    pub fn events_with_texts(
        &self,
        id: GameId,
        viewer: impl Into<Viewer>,
        after: u32,
        limit: u32,
    ) -> Result<(Vec<Recorded>, Vec<Message>), Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| {
            let record = view.events(id, after, page(limit))?;
            let has_texts = record.iter().any(|recorded| recorded.event.text().is_some());
            let row = if has_texts { view.game(id)? } else { None };
            let Some(row) = row else { return Ok((record, Vec::new())) };
            let numbers = readable_numbers(view, &row.state, viewer, &record)?;
            let texts = view.messages_of(id, &numbers)?;
            Ok((record, texts))
        })
    }

    /// Returns the game as people without an account see it. `None` for an unknown game, or if its regulations do not allow
    /// it ([`PublicRules`](domain::PublicRules)).
    pub fn public(&self, id: GameId) -> Result<Option<PublicGame>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(GameRow { state: game, .. }) = view.game(id)? else { return Ok(None) };
            let Some(rules) = game.regulations.public else { return Ok(None) };
            let names = names(view, game.players)?;
            let events: Vec<_> =
                view.events(id, 0, u32::MAX)?.into_iter().map(|recorded| recorded.event).collect();
            let moves = Game::timed_moves(&events)
                .ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
            let mut moves: Vec<_> = moves.into_iter().map(|(uci, at)| (uci.to_owned(), at)).collect();
            let over = game.is_over();
            moves.truncate(moves.len().saturating_sub(usize::from(game.hidden_plies())));
            let (start, delay) = (game.start.clone(), rules.delay);
            let mut shown = |player| Ok(view.player(player)?.filter(has_page).map(|_| player));
            let players = ByColor { white: shown(game.players.white)?, black: shown(game.players.black)? };
            Ok(Some(PublicGame { id, names, players, start, moves, delay, over: over.then_some(game) }))
        })
    }

    /// The page of a player for people without an account; `None` if the public may read no game of theirs, or the account
    /// was deleted. A list tells no more of a game than [`Records::public`]. `over` and `running` are the games from which
    /// the lists go on; at most [`MAX_PAGE`] under way, and `limit` that are over.
    pub fn public_player(
        &self,
        player: PlayerId,
        [running, over]: [Option<GameId>; 2],
        limit: u32,
    ) -> Result<Option<PublicPlayer>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(found) = view.player(player)?.filter(has_page) else { return Ok(None) };
            let mut of =
                |is_over, before, limit| view.games_of(player, Audience::Public, is_over, before, limit);
            if of(false, None, 1)?.is_empty() && of(true, None, 1)?.is_empty() {
                return Ok(None);
            }
            let (running, over) = (of(false, running, MAX_PAGE)?, of(true, over, page(limit))?);
            Ok(Some(PublicPlayer { id: player, name: found.name, running, over }))
        })
    }

    /// The game as PGN; messages as comments only if the viewer may read them. `None` for an unknown game, and while
    /// the viewer sees it later ([`Records::is_delayed_for`]).
    /// `clock_rules` puts a time control in words.
    pub fn pgn(
        &self,
        id: GameId,
        viewer: Option<Viewer>,
        clock_rules: fn(&TimeControl) -> String,
    ) -> Result<Option<String>, Failure> {
        self.pgn_within(usize::MAX, id, viewer, clock_rules)
    }

    /// [`Records::pgn`] without its comments where they make it longer than `most` bytes.
    pub fn pgn_within(
        &self,
        most: usize,
        id: GameId,
        viewer: Option<Viewer>,
        clock_rules: fn(&TimeControl) -> String,
    ) -> Result<Option<String>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            if let Some(viewer) = viewer
                && delay_for(view, &row.state, viewer)? > 0
            {
                return Ok(None);
            }
            let names = names(view, row.state.players)?;
            let messages = viewer.map(|viewer| messages(view, id, viewer)).transpose()?.unwrap_or_default();
            let record = view.events(id, 0, u32::MAX)?;
            let events: Vec<_> = record.iter().map(|recorded| recorded.event.clone()).collect();
            let write = |comments| {
                let options = pgn::Options {
                    white: &names.white,
                    black: &names.black,
                    site: &self.kernel.settings.public_url,
                    tags: &[],
                    comments,
                    clock_rules: Some(clock_rules),
                };
                pgn::write(&events, &options, |digest| text_of(&record, &messages, digest))
            };
            let text = write(Comments::All);
            let is_long = text.as_ref().is_some_and(|text| text.len() > most);
            let text = if is_long { write(Comments::Fewest) } else { text };
            text.map(Some).ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))
        })
    }
}

/// Tells whether people without an account may read of a player: a deleted one has a name that is nobody's.
const fn has_page(player: &Player) -> bool {
    player.email.is_some()
}

/// The unfinished games of a player in an order; with `to_move` only those that wait for the player, or only the others.
fn own_rows(
    view: &mut dyn View,
    player: PlayerId,
    to_move: Option<bool>,
    order: fn(&GameRow) -> Due,
) -> Result<Vec<GameRow>, Failure> {
    let mut rows = view.active_games(player)?;
    rows.retain(|row| {
        let waits = row.state.color_of(player).is_some_and(|side| waits_for(&row.state, side));
        to_move.is_none_or(|wanted| wanted == waits)
    });
    rows.sort_unstable_by_key(order);
    Ok(rows)
}

/// The moves that led to the positions, in UCI.
fn last_moves(view: &mut dyn View, rows: &[GameRow]) -> Result<HashMap<GameId, String>, Failure> {
    // A ply is reached by one event unless an arbiter undid it.
    let (plain, undone): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row.state.revision == 0);
    let ids = |rows: Vec<&GameRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let at_ply = view.current_ply_events(&ids(plain))?;
    let records = view.records(&ids(undone))?;
    let played = at_ply.iter().filter_map(|(&id, event)| Some((id, event.played()?.to_owned())));
    let replayed =
        records.iter().filter_map(|(&id, events)| Some((id, (*Game::moves(events)?.last()?).to_owned())));
    Ok(played.chain(replayed).collect())
}

fn messages(view: &mut dyn View, id: GameId, viewer: Viewer) -> Result<Vec<Message>, Failure> {
    let Some(row) = view.game(id)? else { return Ok(Vec::new()) };
    if row.state.color_of(viewer.player).is_some() {
        readable(view, &row, viewer.player, None)
    } else if viewer.directs && is_arbiter(view, viewer.player)? {
        view.messages(id)
    } else {
        Ok(Vec::new())
    }
}

fn text_of<'a>(record: &[Recorded], messages: &'a [Message], digest: &Digest) -> Option<&'a str> {
    let carries = |recorded: &&Recorded| recorded.event.text() == Some(*digest);
    let seq = record.iter().find(carries)?.seq;
    messages.iter().find(|message| message.seq == seq).map(|message| message.text.as_str())
}
