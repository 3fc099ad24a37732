//! Queries about games. All games may be read by everybody who is signed in; messages only by the two
//! players and by arbiters. Mail addresses are in no answer.

use std::collections::{HashMap, HashSet};

use domain::{
    Color, Digest, Game, GameId, Instant, PlayerId, TimeControl,
    notation::{self, Letters, Notation},
};

use crate::{
    Failure,
    games::{conditional_moves, service::Games},
    kernel::names::{is_arbiter, names, names_of, page},
    model::{
        ClockView, Due, GameRow, GameSummary, GameView, LegalMove, Message, OwnGame, PublicGame, Recorded,
        Viewer, WholeGame, place, waits_for,
    },
    ports::{self, View},
};

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

impl Games {
    /// A game; `None` if there is none of that number.
    pub fn game(&self, id: GameId) -> Result<Option<GameView>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            let names = names(view, row.state.players)?;
            Ok(Some(GameView { row, names }))
        })
    }

    /// A game with its record and its texts, as they stand at one instant; `None` if there is none of that number.
    pub fn whole(&self, id: GameId, viewer: impl Into<Viewer>) -> Result<Option<WholeGame>, Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            let names = names(view, row.state.players)?;
            let record = view.events(id, 0, u32::MAX)?;
            let has_texts = record.iter().any(|recorded| recorded.event.text().is_some());
            let messages = if !has_texts {
                Vec::new()
            } else if row.state.color_of(viewer.player).is_some() {
                readable(view, &row, viewer.player, Some(&record))?
            } else if viewer.directs && is_arbiter(view, viewer.player)? {
                view.messages(id)?
            } else {
                Vec::new()
            };
            let conditions = conditional_moves::of_page(view, &*self.kernel.vault, &row, viewer.player)?;
            let plays = row.state.color_of(viewer.player).is_some();
            let seat = plays.then(|| self.seat_mark(id, viewer.player));
            let news = conditional_moves::news(view, &row, &record, viewer.player)?;
            Ok(Some(WholeGame { view: GameView { row, names }, record, messages, conditions, news, seat }))
        })
    }

    /// What people without an account see of a game; `None` if there is none of that number, or its regulations do not
    /// allow it ([`PublicRules`](domain::PublicRules)).
    pub fn public(&self, id: GameId) -> Result<Option<PublicGame>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(GameRow { state: game, .. }) = view.game(id)? else { return Ok(None) };
            let Some(rules) = game.regulations.public else { return Ok(None) };
            let names = names(view, game.players)?;
            let events: Vec<_> =
                view.events(id, 0, u32::MAX)?.into_iter().map(|recorded| recorded.event).collect();
            let mut moves = Vec::new();
            let folded = Game::replay(&events, |_, event, _| {
                moves.extend(event.played().map(|uci| (uci.to_owned(), event.at)));
                Some(())
            });
            folded.ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
            let over = game.is_over();
            if !over {
                moves.truncate(moves.len().saturating_sub(usize::from(rules.delay)));
            }
            let (start, delay) = (game.start.clone(), rules.delay);
            Ok(Some(PublicGame { id, names, start, moves, delay, over: over.then_some(game) }))
        })
    }

    /// The running clock at an instant, or now: what a move received then would cost, until when it is in
    /// time, and what changes next; of a stopped one, how it stands. `None` for an unknown game.
    pub fn clock(&self, id: GameId, at: Option<Instant>) -> Result<Option<ClockView>, Failure> {
        let row = ports::read(&*self.kernel.ledger, |view| view.game(id))?;
        Ok(row.map(|row| self.clock_of(&row.state, at)))
    }

    /// [`Games::clock`] of a game that was read.
    #[must_use]
    pub fn clock_of(&self, game: &Game, at: Option<Instant>) -> ClockView {
        let at = at.unwrap_or_else(|| self.kernel.now());
        let at = game.clock.running.map_or(at, |running| at.max(running.since));
        let thinks = |side| {
            let shown = game.clock_display(side, at);
            Some((shown.stopped_at, (side, shown.thinking?)))
        };
        let (stopped_at, thinking) = Color::ALL.into_iter().find_map(thinks).unzip();
        ClockView { at, thinking, stopped_at: stopped_at.flatten() }
    }

    /// Games of a player that are over or not, newest first, with numbers below `before`; at most [`MAX_PAGE`](crate::MAX_PAGE).
    pub fn games_of(
        &self,
        player: PlayerId,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.games_of(player, over, before, page(limit)))
    }

    /// The games of a player that are not over, by deadline, after a place in that order; at most [`MAX_PAGE`](crate::MAX_PAGE). With
    /// `to_move` only those in which the player is waited for, or only the others. What it costs follows the games
    /// under way, not those that ended.
    pub fn own_games(
        &self,
        player: PlayerId,
        to_move: Option<bool>,
        after: Option<Due>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let mut rows = view.active_games(player)?;
            rows.retain(|row| {
                let waits = row.state.color_of(player).is_some_and(|side| waits_for(&row.state, side));
                to_move.is_none_or(|wanted| wanted == waits) && after.is_none_or(|after| place(row) > after)
            });
            rows.sort_unstable_by_key(place);
            rows.truncate(usize::try_from(page(limit)).unwrap_or(usize::MAX));
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

    /// Returns the number of events of each game of a player that is not over, by its number: as long as these are the
    /// same, so is what [`Games::own_games`] gives.
    pub fn own_versions(&self, player: PlayerId) -> Result<Vec<(GameId, u32)>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.active_versions(player))
    }

    /// Returns those of the games under way in which somebody else has written since the move that led to the position, what
    /// the reader can read; one read for all of them.
    pub fn with_messages(&self, games: &[GameId], reader: PlayerId) -> Result<HashSet<GameId>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.games_with_messages(games, reader))
    }

    /// Events after `after`, in order; at most [`MAX_PAGE`](crate::MAX_PAGE). Empty for an unknown game.
    pub fn events_after(&self, id: GameId, after: u32, limit: u32) -> Result<Vec<Recorded>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.events(id, after, page(limit)))
    }

    /// Returns the number of events of games; one read for all of them.
    pub fn versions(&self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.versions(games))
    }

    /// The messages of a game, if the viewer is one of its players or an arbiter; otherwise none.
    pub fn messages(&self, id: GameId, viewer: impl Into<Viewer>) -> Result<Vec<Message>, Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| messages(view, id, viewer))
    }

    /// The board as text, seen from a side. `None` for an unknown game.
    pub fn board(&self, id: GameId, orientation: Color) -> Result<Option<String>, Failure> {
        let row = ports::read(&*self.kernel.ledger, |view| view.game(id))?;
        Ok(row.map(|row| notation::board(&row.state.position, orientation)))
    }

    /// The legal moves of the side to move; empty when the game is over, `None` for an unknown game.
    pub fn legal_moves(
        &self,
        id: GameId,
        notation: Notation,
        letters: Letters,
    ) -> Result<Option<Vec<LegalMove>>, Failure> {
        let Some(row) = ports::read(&*self.kernel.ledger, |view| view.game(id))? else { return Ok(None) };
        if row.state.is_over() {
            return Ok(Some(Vec::new()));
        }
        let position = &row.state.position;
        let moves = position.legal_moves().into_iter().map(|m| LegalMove {
            written: notation::write(m, position, notation, letters),
            uci: position.uci(m),
        });
        Ok(Some(moves.collect()))
    }
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

/// The texts of a game for one of its players: the other's analysis is nothing they may play by. `record`: all events
/// of the game, where they were read already.
pub(crate) fn readable(
    view: &mut (impl View + ?Sized),
    row: &GameRow,
    viewer: PlayerId,
    record: Option<&[Recorded]>,
) -> Result<Vec<Message>, Failure> {
    let game = &row.state;
    let mut texts = view.messages(row.id)?;
    let has_others = texts.iter().any(|text| text.author != viewer);
    if game.is_over() || game.regulations.adjudication.is_none() || !has_others {
        return Ok(texts);
    }
    let read = record.is_none().then(|| view.events(row.id, 0, u32::MAX)).transpose()?.unwrap_or_default();
    let record = record.unwrap_or(&read).iter();
    let hidden: HashSet<u32> =
        record.filter(|recorded| recorded.event.analyst().is_some()).map(|recorded| recorded.seq).collect();
    texts.retain(|text| text.author == viewer || !hidden.contains(&text.seq));
    Ok(texts)
}

impl Games {
    /// The game as PGN; messages as comments only if the viewer may read them. `None` for an unknown game.
    /// `clock_rules` puts a time control in words.
    pub fn pgn(
        &self,
        id: GameId,
        viewer: Option<Viewer>,
        clock_rules: fn(&TimeControl) -> String,
    ) -> Result<Option<String>, Failure> {
        self.pgn_within(usize::MAX, id, viewer, clock_rules)
    }

    /// [`Games::pgn`] without its comments where they make it longer than `most` bytes.
    pub fn pgn_within(
        &self,
        most: usize,
        id: GameId,
        viewer: Option<Viewer>,
        clock_rules: fn(&TimeControl) -> String,
    ) -> Result<Option<String>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            let names = names(view, row.state.players)?;
            let messages = viewer.map(|viewer| messages(view, id, viewer)).transpose()?.unwrap_or_default();
            let record = view.events(id, 0, u32::MAX)?;
            let events: Vec<_> = record.iter().map(|recorded| recorded.event.clone()).collect();
            let write = |comments| {
                let options = domain::pgn::Options {
                    white: &names.white,
                    black: &names.black,
                    site: &self.kernel.settings.public_url,
                    tags: &[],
                    comments,
                    clock_rules: Some(clock_rules),
                };
                domain::pgn::write(&events, &options, |digest| text_of(&record, &messages, digest))
            };
            let text = write(true);
            let text = if text.as_ref().is_some_and(|text| text.len() > most) { write(false) } else { text };
            text.map(Some).ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))
        })
    }
}

fn text_of<'a>(record: &[Recorded], messages: &'a [Message], digest: &Digest) -> Option<&'a str> {
    let carries = |recorded: &&Recorded| recorded.event.text() == Some(*digest);
    let seq = record.iter().find(carries)?.seq;
    messages.iter().find(|message| message.seq == seq).map(|message| message.text.as_str())
}
