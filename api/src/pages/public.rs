//! A game whose regulations let the public read it, for a visitor without an account, and for a member who sees it later.

use app::PublicGame;
use domain::{
    Color, GameId, Position,
    notation::{Letters, Notation, NotationStyle},
};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg, pieces};

use super::{
    board::Board,
    score::Score,
    state::state,
    visitor::{Frame, Visitor, ask},
};
use crate::{
    http::problem::{Answer, Problem},
    state::HttpState,
};

/// The page after some half-moves, or after the last public ones. A game that is not public looks like a number without a
/// game.
pub(super) async fn show(state: &HttpState, frame: &Frame, id: GameId, ply: Option<u16>) -> Answer {
    let reader = frame.clone();
    let written = ask(state, move |service| {
        let Some(game) = service.records.public(id)? else { return Ok(None) };
        let page = Page::new(&reader, &game, ply);
        let page = page.ok_or_else(|| app::Failure::Damaged(format!("the record of {id} is broken")))?;
        Ok(Some((page.title(), page.content())))
    });
    let (title, content) = written.await?.ok_or_else(|| Problem::of("unauthenticated"))?;
    Ok(frame.page(&title, None, &content))
}

/// The game as PGN, once it is over: before, its moves are on the page.
pub(super) async fn pgn(visitor: &Visitor, id: GameId) -> Result<String, Problem> {
    let text = visitor.ask(move |service| match service.records.public(id)? {
        Some(PublicGame { over: Some(_), .. }) => service.records.pgn(id, None, |control| control.sentence()),
        _ => Ok(None),
    });
    text.await?.ok_or_else(|| Problem::of("unauthenticated"))
}

/// Strangers have chosen no notation, and this one is read everywhere.
const STYLE: NotationStyle = NotationStyle { notation: Notation::San, letters: Letters::English };

struct Page<'a> {
    frame: &'a Frame,
    game: &'a PublicGame,
    score: Score,
    position: Position,
    ply: usize,
}

impl<'a> Page<'a> {
    /// `None` if the record is broken.
    fn new(frame: &'a Frame, game: &'a PublicGame, ply: Option<u16>) -> Option<Self> {
        let moves = game.moves.iter().map(|(uci, _)| uci.as_str());
        let ply = ply.map_or(game.moves.len(), |ply| usize::from(ply).min(game.moves.len()));
        let mut score = Score::of_moves(&game.start, moves, STYLE, Some(ply))?;
        let position = score.wanted.take()?;
        Some(Self { frame, game, score, position, ply })
    }

    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    fn title(&self) -> Message {
        let (id, names) = (self.game.id.to_string(), &self.game.names);
        msg!("page-game", game = id, white = names.white.clone(), black = names.black.clone())
    }

    fn state(&self) -> Message {
        let names = &self.game.names;
        match &self.game.over {
            Some(over) => state(self.game.id, over, names, None, over.last_at),
            None if self.game.delay > 0 => msg!("page-public-delayed", plies = self.game.delay),
            None => msg!("page-public-running"),
        }
    }

    fn player(&self, color: Color) -> Markup {
        let (name, id) = (&self.game.names[color], self.game.players[color]);
        match id {
            Some(id) => html! { a href=(format!("/players/{}", id.0)) { bdi { (name) } } },
            None => html! { bdi { (name) } },
        }
    }

    fn content(&self) -> Markup {
        let last = self.ply.checked_sub(1).and_then(|index| self.score.moves.get(index));
        let board = Board {
            position: &self.position,
            action: String::new(),
            seen_from: Color::White,
            last: last.map(|last| last.squares),
            picked: None,
            sources: Vec::new(),
            targets: Vec::new(),
            script: None,
        };
        let (id, times) = (self.game.id.0, self.game.moves.iter().map(|(_, at)| *at));
        html! {
            div.game {
                div.about {
                    p { strong { (self.say(&self.state())) } }
                    p.small { @for color in Color::ALL { (self.player(color)) " " } }
                }
                div.at-board {
                    h2 #board { (self.say(&msg!("page-board"))) }
                    @if let Some(last) = last { p { (self.say(&msg!("last-move", move = last.numbered()))) } }
                    (board.grid(self.frame))
                    (self.frame.steps(self.game.id, self.ply, self.game.moves.len()))
                }
                div {
                    h2 { (self.say(&msg!("page-moves"))) }
                    (self.frame.stamps(self.game.id, self.ply, self.score.moves.iter().zip(times)))
                    @if self.game.over.is_some() {
                        p { a href=(format!("/g/{id}/pgn")) { (self.say(&msg!("page-pgn"))) } }
                    }
                    h2 { (self.say(&msg!("page-pieces"))) }
                    p { (self.say(&pieces(&self.position))) }
                }
            }
        }
    }
}
