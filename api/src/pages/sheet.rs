//! The page of a game: its state, board, forms, clocks, moves, pieces and messages, each under a heading.

use std::str::FromStr;

use app::{
    Texts, WholeGame,
    ports::{Player, Recorded},
};
use domain::{
    ClaimBasis, Color, Game, GameId, Instant, Phase, PlayerId, Position, Role, Square,
    notation::{self, NotationStyle},
};
use maud::{Markup, html};
use messages::{Message, Word, describe_clocks, msg, pieces};
use serde::{Deserialize, Deserializer};

use super::{
    board::Board,
    done::{Done, readable},
    score::{Score, Written, spoken, tried_reading},
    state::{claim, state},
    visitor::Frame,
};
use crate::http::problem::Problem;

/// The query of the page's address.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Looking {
    /// The half-moves after which the position is shown.
    #[serde(default, deserialize_with = "number")]
    pub(super) ply: Option<u16>,
    /// The number of the message below which messages are shown.
    #[serde(default, deserialize_with = "number")]
    pub(super) before: Option<u32>,
    /// The square whose piece is to move.
    pub(super) from: Option<String>,
    /// Both squares of a move that is not sent yet.
    #[serde(rename = "move")]
    pub(super) chosen: Option<String>,
    /// The reading of a sealed move that is shown on the board, in UCI.
    pub(super) reading: Option<String>,
    /// The half-moves after a move that was just recorded.
    #[serde(default, deserialize_with = "number")]
    pub(super) sent: Option<u16>,
    /// The result of the last form.
    #[serde(default, deserialize_with = "readable")]
    pub(super) done: Option<Done>,
    /// The change for which a script loaded the page again.
    pub(super) told: Option<String>,
}

impl Looking {
    /// The texts on the page.
    pub(super) const fn texts(&self) -> Texts {
        Texts::Newest { before: self.before }
    }
}

/// A number that cannot be read is as if it were not there.
pub(super) fn number<'de, D: Deserializer<'de>, N: FromStr>(field: D) -> Result<Option<N>, D::Error> {
    Ok(String::deserialize(field)?.parse().ok())
}

/// The result of a form.
#[derive(Default)]
pub(super) struct Outcome {
    /// The refusals.
    pub(super) problems: Vec<Problem>,
    /// The move as it was written, to be corrected.
    pub(super) written: Option<String>,
    /// The message with a move as it was written.
    pub(super) message: Option<String>,
    /// The box for an offer with the move was marked.
    pub(super) draw_offer: bool,
    /// The conditional moves with a move as they were written.
    pub(super) plan: Option<String>,
    /// The claim as it was written.
    pub(super) basis: Option<ClaimBasis>,
    pub(super) announced: Option<String>,
    pub(super) resigning: bool,
    /// The days of a leave as they were written.
    pub(super) leave: Option<(String, String)>,
    /// The word that was written in place of a move.
    pub(super) word: Option<Word>,
    /// The message without a move as it was written.
    pub(super) said: Option<String>,
    /// The analysis for an adjudication as it was written.
    pub(super) analysis: Option<String>,
    /// The reason of a withdrawal as it was written.
    pub(super) withdrawing: Option<String>,
    /// The number of an act, and the grounds of an appeal against it as they were written.
    pub(super) appeal: Option<(u32, String)>,
    /// Tells whether the input is for an earlier position, so that no form offers it.
    pub(super) is_stale: bool,
}

/// A legal move of the reader, who is on move.
pub(super) struct Legal {
    pub(super) from: Square,
    pub(super) to: Square,
    /// The move in the notation of the reader.
    pub(super) written: String,
    /// The piece that replaces a promoted pawn.
    pub(super) promotion: Option<Role>,
    pub(super) captures: bool,
}

/// A game as its reader sees it.
pub(super) struct Sheet<'a> {
    pub(super) frame: &'a Frame,
    pub(super) id: GameId,
    pub(super) whole: &'a WholeGame,
    /// The player who reads it.
    pub(super) reader: PlayerId,
    pub(super) me: Option<Color>,
    pub(super) legal: Vec<Legal>,
    pub(super) looking: &'a Looking,
    pub(super) outcome: &'a Outcome,
    pub(super) now: Instant,
    pub(super) style: NotationStyle,
    score: Score,
    /// A reading of the sealed move, and the position after it.
    tried: Option<(Written, Position)>,
}

impl<'a> Sheet<'a> {
    /// `None` if the record is broken.
    pub(super) fn new(
        frame: &'a Frame,
        whole: &'a WholeGame,
        reader: &Player,
        looking: &'a Looking,
        outcome: &'a Outcome,
        now: Instant,
    ) -> Option<Self> {
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        let game = &whole.view.row.state;
        let me = game.color_of(reader.id);
        let past = looking.ply.filter(|ply| *ply < game.ply.0);
        let score = Score::of(&whole.record, style, past.map(usize::from))?;
        let legal =
            if past.is_none() && may_move(game, me) { legal(&game.position, style) } else { Vec::new() };
        let tried = looking.reading.as_deref().filter(|_| past.is_none());
        let tried = tried.and_then(|uci| tried_reading(game, uci, style));
        let (id, reader) = (whole.view.row.id, reader.id);
        Some(Self { frame, id, whole, reader, me, legal, looking, outcome, now, style, score, tried })
    }

    pub(super) fn game(&self) -> &'a Game {
        &self.whole.view.row.state
    }

    /// The event of this number.
    pub(super) fn event(&self, seq: u32) -> Option<&'a Recorded> {
        let record = &self.whole.record;
        record.binary_search_by_key(&seq, |recorded| recorded.seq).ok().and_then(|index| record.get(index))
    }

    pub(super) const fn score(&self) -> &Score {
        &self.score
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    pub(super) fn title(&self) -> Message {
        let names = &self.whole.view.names;
        let id = self.id.to_string();
        msg!("page-game", game = id, white = names.white.clone(), black = names.black.clone())
    }

    /// Tells what the last form did. A move, as long as nothing but the reply followed on the board.
    pub(super) fn done(&self) -> Option<String> {
        if let Some(done) = self.looking.done.filter(|_| self.me.is_some()) {
            return Some(self.say(&done.message()));
        }
        if let Some(told) = &self.looking.told {
            return Some(self.say(&self.change(told)));
        }
        let me = self.me?;
        let moves = self.score.moves.get(..usize::from(self.looking.sent?))?;
        let own = moves.iter().rposition(|written| written.color == me)?;
        match self.score.moves.get(own..)? {
            [own] => Some(self.say(&msg!("page-sent", move = own.numbered()))),
            [own, reply] => {
                let (own, reply) = (own.numbered(), reply.numbered());
                Some(self.say(&msg!("page-sent-reply", move = own, reply = reply)))
            }
            _ => None,
        }
    }

    /// Describes the change for which a page was loaded again under its reader.
    fn change(&self, told: &str) -> Message {
        match (told, self.score.moves.last()) {
            ("move", Some(last)) => msg!("page-told-move", move = last.numbered()),
            ("message", _) => msg!("page-live-message"),
            _ => msg!("page-live-change"),
        }
    }

    /// Tells whether a position before the present one is shown.
    pub(super) fn is_past(&self) -> bool {
        self.score.wanted.is_some()
    }

    /// On a wide screen the board is at one side, and the rest at the other. The order of reading is the same.
    pub(super) fn content(&self) -> Markup {
        let (game, names) = (self.game(), &self.whole.view.names);
        html! {
            div.game {
                div.about {
                    @for problem in &self.outcome.problems { (self.frame.problem(problem)) }
                    (self.frame.typed(&self.unsent_texts()))
                    p { strong #state { (self.say(&state(self.id, game, names, self.me, self.now))) } }
                    (self.live())
                    @if self.me.is_some() {
                        p { a href=(format!("/games/next?after={}", self.id.0)) { (self.say(&msg!("page-next-game"))) } }
                    }
                    p.small { @for color in Color::ALL {
                        a href=(format!("/players/{}", game.players[color].0)) { bdi { (names[color]) } } " "
                    } }
                    @if game.position.is_check() && !game.is_over() { p { (self.say(&msg!("page-check"))) } }
                    (self.frame.standing_and_marks(game, names, self.me, self.now))
                    (self.appeal_marks())
                    @if game.claim.is_some() { p { (self.frame.voice.say_all(&claim(game, names, self.style))) } }
                }
                div.at-board {
                    h2 #board { (self.say(&msg!("page-board"))) }
                    (self.board())
                    (self.envelope())
                    (self.acts())
                    (self.rematch())
                    (self.plan())
                }
                div.clocks {
                    h2 { (self.say(&msg!("page-clocks"))) }
                    @for paragraph in describe_clocks(game, names, self.now) {
                        p { (self.frame.voice.say_all(&paragraph)) }
                    }
                    (self.frame.regulations(&game.regulations, &self.whole.arbiters))
                    (self.arbiter_acts())
                }
                div {
                    (self.moves())
                    h2 { (self.say(&msg!("page-pieces"))) }
                    p { (self.say(&pieces(self.position()))) }
                    (self.ask_form())
                    (self.messages())
                }
            }
        }
    }

    /// Returns the texts that were written and are in no form of this page.
    fn unsent_texts(&self) -> Vec<(Message, String)> {
        let outcome = self.outcome;
        let is_in_form = !outcome.is_stale && !self.legal.is_empty();
        let (appealed, grounds) = outcome.appeal.clone().unzip();
        let texts = [
            (msg!("page-move"), outcome.written.clone(), is_in_form),
            (msg!("page-message"), outcome.said.clone(), self.may_write()),
            (msg!("page-claim-announced"), outcome.announced.clone(), is_in_form),
            (msg!("page-plan"), outcome.plan.clone(), is_in_form && self.has_plan()),
            (msg!("page-desk-event", event = "analysed"), outcome.analysis.clone(), self.takes_analysis()),
            (msg!("page-withdrawal-reason"), outcome.withdrawing.clone(), false),
            (msg!("page-appeal-grounds"), grounds, appealed.is_some_and(|act| self.may_appeal(act))),
        ];
        let unsent = texts.into_iter().filter_map(|(label, text, is_in_form)| {
            let text = text.filter(|text| !is_in_form && !text.trim().is_empty())?;
            Some((label, text))
        });
        unsent.collect()
    }

    fn position(&self) -> &Position {
        let tried = self.tried.as_ref().map(|(_, after)| after);
        tried.or(self.score.wanted.as_ref()).unwrap_or(&self.game().position)
    }

    /// The number of half-moves in the position that is shown.
    fn ply(&self) -> usize {
        let now = usize::from(self.game().ply.0);
        self.score.wanted.as_ref().map_or(now, |_| self.looking.ply.map_or(now, usize::from))
    }

    /// The move that is chosen and not sent yet, in its readings: more than one for a promotion.
    pub(super) fn chosen(&self) -> Vec<&Legal> {
        let squares = self.looking.chosen.as_deref().unwrap_or_default();
        let is_chosen = |legal: &&Legal| format!("{}{}", legal.from, legal.to) == squares;
        self.legal.iter().filter(is_chosen).collect()
    }

    fn board(&self) -> Markup {
        let picked: Option<Square> = self.looking.from.as_deref().and_then(|square| square.parse().ok());
        let picked = self.chosen().first().map(|legal| legal.from).or(picked);
        let picked = picked.filter(|square| self.legal.iter().any(|legal| legal.from == *square));
        let mut sources: Vec<Square> = self.legal.iter().map(|legal| legal.from).collect();
        sources.dedup();
        let targets = self.legal.iter().filter(|legal| Some(legal.from) == picked).map(|legal| legal.to);
        let tried = self.tried.as_ref().map(|(reading, _)| reading);
        let last = self.ply().checked_sub(1).and_then(|index| self.score.moves.get(index));
        let board = Board {
            position: self.position(),
            action: format!("/g/{}/choose#board", self.id.0),
            seen_from: self.me.unwrap_or(Color::White),
            last: tried.or(last).map(|last| last.squares),
            picked,
            sources,
            targets: targets.collect(),
            script: self.board_script(),
        };
        let asked = self.looking.from.is_some() || self.looking.chosen.is_some();
        let hint = match picked {
            _ if self.legal.is_empty() => None,
            None if asked => Some(msg!("page-choose-none")),
            Some(square) => Some(msg!("page-choose-target", square = square.to_string())),
            None => Some(msg!("page-choose-piece")),
        };
        html! {
            @if self.score.wanted.is_some() {
                p { (self.say(&msg!("page-board-of", ply = self.ply()))) " "
                    a href=(format!("/g/{}#board", self.id.0)) { (self.say(&msg!("page-board-now"))) } }
            }
            @if let Some(reading) = tried {
                p { (spoken(&self.say(&msg!("page-reading-shown", move = reading.numbered())))) " "
                    a href=(format!("/g/{}#board", self.id.0)) { (self.say(&msg!("page-board-now"))) } }
            } @else if let Some(last) = last { p { (spoken(&self.say(&msg!("last-move", move = last.numbered())))) } }
            @if let Some(hint) = hint { p #hint role="status" { (self.say(&hint)) } }
            // The first button of a form is what the return key presses.
            @if !self.legal.is_empty() {
                button.hidden form="move" tabindex="-1" aria-hidden="true" { (self.say(&msg!("page-send-move"))) }
            }
            (board.grid(self.frame))
            // Between the board and the button that sends a move stands nothing.
            @if self.legal.is_empty() { (self.steps()) }
        }
    }

    fn steps(&self) -> Markup {
        self.frame.steps(self.id, self.ply(), self.score.moves.len())
    }

    /// The moves as links through the game, a line each.
    fn moves(&self) -> Markup {
        let moves = &self.score.moves;
        let first = moves.first().map_or(1, |first| first.number);
        let mut lines: Vec<Vec<(usize, &Written)>> = Vec::new();
        for (index, written) in moves.iter().enumerate() {
            match lines.last_mut() {
                Some(line) if written.color == Color::Black => line.push((index + 1, written)),
                _ => lines.push(vec![(index + 1, written)]),
            }
        }
        let current = |ply: usize| (ply == self.ply()).then_some("step");
        html! {
            h2 { (self.say(&msg!("page-moves"))) }
            @if moves.is_empty() { p { (self.say(&msg!("page-game-first-move"))) } }
            @if !self.legal.is_empty() { (self.steps()) }
            ol.moves start=(first) dir="ltr" {
                @for line in lines {
                    li {
                        @if line.first().is_some_and(|(_, written)| written.color == Color::Black) { "... " }
                        @for (ply, written) in line {
                            a href=(format!("/g/{}?ply={ply}#board", self.id.0)) aria-current=[current(ply)] {
                                (spoken(&written.text))
                            }
                        }
                    }
                }
            }
            @if !moves.is_empty() {
                details {
                    summary { (self.say(&msg!("page-move-times"))) }
                    (self.frame.stamps(self.id, self.ply(), moves.iter().zip(self.score.times.iter().copied())))
                }
            }
            p { a href=(format!("/g/{}/pgn", self.id.0)) download { (self.say(&msg!("page-pgn"))) } " "
                a href=(format!("/g/{}/analysis?ply={}", self.id.0, self.ply())) { (self.say(&msg!("page-analysis"))) } }
        }
    }
}

/// Tells whether a move of this player would be played, and not sealed.
pub(super) fn may_move(game: &Game, me: Option<Color>) -> bool {
    let playing = matches!(game.phase, Phase::Playing { .. }) && !game.is_sealing();
    playing && me.is_some() && game.clock.running.map(|running| running.side) == me && game.on_move() == me
}

pub(super) fn legal(position: &Position, style: NotationStyle) -> Vec<Legal> {
    let square = |uci: &str, part: std::ops::Range<usize>| uci.get(part)?.parse().ok();
    let legal = |m| {
        let uci = position.uci(m);
        let (from, to) = (square(&uci, 0..2)?, square(&uci, 2..4)?);
        let promotion = uci.chars().nth(4).and_then(Role::from_char);
        let written = notation::write(m, position, style.notation, style.letters);
        Some(Legal { from, to, written, promotion, captures: m.is_capture() })
    };
    let mut legal: Vec<Legal> = position.legal_moves().into_iter().filter_map(legal).collect();
    legal.sort_by_key(|legal| (legal.from, legal.to));
    legal
}
