//! The analysis board: a position of the game, and moves that are tried from there. Nothing of it is played, and no engine
//! looks on. The lines of a player are stored with the game, for them alone. The moves stay out of addresses, which histories
//! and logs keep: each step is a form.

use actix_web::{get, post, web};
use app::{AnalysisLine, Failure, Texts, Viewer, WholeGame};
use domain::{
    Color, ConditionalRule, Game, GameId, MAX_CONDITIONS, Position, Refusal, Square,
    notation::{self, NotationStyle},
};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg, pieces};
use serde::Deserialize;

use super::{
    board::Board,
    done::{Done, readable},
    lines,
    score::{Written, in_a_row, positions, spoken},
    sheet::{Legal, legal, may_move, number},
    state::guards_move,
    typed::seat_field,
    visitor::{Frame, Member},
};
use crate::http::problem::Answer;

/// The beginning of the line, which an address may tell.
#[derive(Deserialize)]
pub(super) struct Beginning {
    /// The half-moves of the game before it.
    #[serde(default, deserialize_with = "number")]
    ply: Option<u16>,
    /// The result of the last form.
    #[serde(default, deserialize_with = "readable")]
    done: Option<Done>,
}

/// A step of the board.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Trying {
    /// The half-moves of the game after which the line begins.
    #[serde(deserialize_with = "number")]
    ply: Option<u16>,
    /// The moves so far.
    tried: String,
    /// The number of them that are kept, if not all.
    #[serde(deserialize_with = "number")]
    keep: Option<u16>,
    /// The next ones, as they were typed.
    next: String,
    /// The square whose piece is to move.
    from: String,
    /// The next move in UCI, or both of its squares.
    to: String,
}

impl Trying {
    /// Tells whether a button was chosen, which is not for what is typed.
    fn is_chosen(&self) -> bool {
        self.keep.is_some() || !self.from.is_empty() || !self.to.is_empty()
    }
}

/// The request that the board answers.
enum Asked {
    /// The board as it was left.
    Opened(Beginning),
    /// The board after a step, of which the line is stored.
    Step(Trying),
}

#[get("/g/{id}/analysis")]
pub(super) async fn analyse(member: Member, id: web::Path<i64>, begins: web::Query<Beginning>) -> Answer {
    show(member, GameId(*id), Asked::Opened(begins.into_inner())).await
}

/// Shows the board after a step, and plays nothing.
#[post("/g/{id}/analysis")]
pub(super) async fn try_moves(member: Member, id: web::Path<i64>, trying: web::Form<Trying>) -> Answer {
    show(member, GameId(*id), Asked::Step(trying.into_inner())).await
}

async fn show(member: Member, id: GameId, asked: Asked) -> Answer {
    let (reader, frame) = (member.player.clone(), member.frame.clone());
    let (ply, done) = match &asked {
        Asked::Opened(begins) => (begins.ply, begins.done.map(|done| frame.say(&done.message()))),
        Asked::Step(trying) => (trying.ply, None),
    };
    let content = member.ask(move |service| {
        let Some(whole) = service.games.whole(id, Viewer::from(reader.id), &Texts::None)? else {
            return Ok(None);
        };
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        let last = whole.view.row.state.ply.0;
        let ply = ply.map_or(last, |ply| ply.min(last));
        let positions = positions(&whole.record).unwrap_or_default();
        let start = positions.get(usize::from(ply));
        let start = start.ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
        let mut own = lines::own(service, id, reader.id)?;
        let (trying, stores) = match asked {
            Asked::Opened(_) => (Trying { next: own.last_at(ply, start), ..Trying::default() }, false),
            Asked::Step(trying) => {
                let stores = trying.keep.is_none();
                (trying, stores)
            }
        };
        let me = whole.view.row.state.color_of(reader.id);
        let analysis = Analysis::new(&frame, &whole, style, me, &trying, (ply, start));
        let line = analysis.stored();
        let unstored = if stores { own.keep(service, id, reader.id, line.clone()) } else { None };
        Ok(Some(html! {
            (frame.refused(unstored.as_ref()))
            (analysis.content(own.are_stored()))
            (frame.lines(&whole, &positions, &own, &line, style))
        }))
    });
    let content = content.await?.ok_or(Refusal::UnknownGame)?;
    let title = msg!("page-analysis-of", game = id.to_string());
    Ok(member.frame.page(&title, done.as_deref(), &content))
}

/// A move that is tried.
struct Tried {
    uci: String,
    written: Written,
}

struct Analysis<'a> {
    frame: &'a Frame,
    whole: &'a WholeGame,
    trying: &'a Trying,
    me: Option<Color>,
    style: NotationStyle,
    /// The half-moves of the game before the line.
    ply: u16,
    line: Vec<Tried>,
    start: &'a Position,
    position: Position,
    legal: Vec<Legal>,
    problem: Option<Refusal>,
    is_too_long: bool,
    /// The text that was not understood, or not looked at yet.
    typed: &'a str,
}

impl<'a> Analysis<'a> {
    fn new(
        frame: &'a Frame,
        whole: &'a WholeGame,
        style: NotationStyle,
        me: Option<Color>,
        trying: &'a Trying,
        (ply, start): (u16, &'a Position),
    ) -> Self {
        let mut analysis = Self {
            frame,
            whole,
            trying,
            me,
            style,
            ply,
            line: Vec::new(),
            start,
            position: start.clone(),
            legal: Vec::new(),
            problem: None,
            is_too_long: false,
            typed: "",
        };
        analysis.play(&trying.tried);
        if let Some(keep) = trying.keep {
            analysis.keep_first(usize::from(keep));
        }
        if analysis.problem.is_some() || trying.is_chosen() || !analysis.play(&trying.next) {
            analysis.typed = &trying.next;
        }
        analysis.legal = legal(&analysis.position, style);
        let only = match &analysis.chosen()[..] {
            [only] if analysis.problem.is_none() => Some(uci_of(only)),
            _ => None,
        };
        if let Some(uci) = only {
            analysis.play(&uci);
            analysis.legal = legal(&analysis.position, style);
        }
        analysis
    }

    /// Plays all moves of a text, or none; tells whether it could.
    fn play(&mut self, text: &str) -> bool {
        let left = MAX_CONDITIONS.saturating_sub(self.line.len());
        match notation::read_line(text, &self.position, self.style, left) {
            Ok(moves) if moves.len() <= left => {
                for m in moves {
                    let Some(next) = self.position.play(m) else { return false };
                    let uci = self.position.uci(m);
                    self.line.push(Tried { uci, written: Written::of(m, &self.position, self.style) });
                    self.position = next;
                }
                true
            }
            Ok(_too_many) => {
                self.is_too_long = true;
                false
            }
            Err((_, refusal)) => {
                self.problem = Some(refusal);
                false
            }
        }
    }

    /// Takes back all moves but the first of them.
    fn keep_first(&mut self, moves: usize) {
        let line = self.uci(moves).join(" ");
        self.position.clone_from(self.start);
        self.line.clear();
        self.play(&line);
    }

    /// The moves between the squares that were chosen: more than one for a promotion.
    fn chosen(&self) -> Vec<&Legal> {
        let to = &self.trying.to;
        let is_chosen = |legal: &&Legal| uci_of(legal) == *to || format!("{}{}", legal.from, legal.to) == *to;
        self.legal.iter().filter(is_chosen).collect()
    }

    fn game(&self) -> &'a Game {
        &self.whole.view.row.state
    }

    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    fn path(&self) -> String {
        format!("/g/{}", self.whole.view.row.id.0)
    }

    /// The first moves of the line in UCI.
    fn uci(&self, moves: usize) -> Vec<&str> {
        self.line.iter().take(moves).map(|tried| &*tried.uci).collect()
    }

    /// A button of the form of the board.
    fn step(&self, name: &str, value: &str, label: &str, is_here: bool) -> Markup {
        html! { button.link form="move" name=(name) value=(value) formnovalidate
        aria-current=[is_here.then_some("step")] { (spoken(label)) } }
    }

    /// The line as it is stored.
    fn stored(&self) -> AnalysisLine {
        let moves = self.uci(self.line.len()).into_iter().map(str::to_owned);
        AnalysisLine { ply: self.ply, moves: moves.collect() }
    }

    fn content(&self, is_stored: bool) -> Markup {
        let about = if is_stored { msg!("page-analysis-private") } else { msg!("page-analysis-about") };
        html! {
            // Nothing is sent here, so nothing happened in the game.
            (self.frame.refused(self.problem.as_ref().map(|refusal| refusal.message()).as_ref()))
            @if self.is_too_long {
                p.refused role="alert" { (self.say(&msg!("page-analysis-long", most = MAX_CONDITIONS))) }
            }
            p { a href=(self.path()) { (self.say(&msg!("page-plan-game"))) } }
            p { (self.say(&about)) }
            @if guards_move(self.game(), self.me) { p { strong { (self.say(&msg!("page-seal-clear"))) } } }
            (self.moves())
            h2 #board { (self.say(&msg!("page-board"))) }
            @if self.position.is_check() { p { (self.say(&msg!("page-check"))) } }
            (self.board())
            h2 { (self.say(&msg!("page-analysis-legal"))) }
            @if self.legal.is_empty() { p { (self.say(&msg!("page-analysis-no-move"))) } }
            ul.moves dir="ltr" {
                @for legal in &self.legal {
                    li { (self.step("to", &uci_of(legal), &legal.written, false)) }
                }
            }
            h2 { (self.say(&msg!("page-pieces"))) }
            p { (self.say(&pieces(&self.position))) }
            @if self.me.is_some() && !self.line.is_empty() { (self.save_forms()) }
        }
    }

    /// The line as buttons that go to its positions.
    fn moves(&self) -> Markup {
        let moves = self.line.len();
        let beginning = self.say(&msg!("page-board-of", ply = i64::from(self.ply)));
        html! {
            // The first button of a form is what the return key presses.
            button.hidden form="move" tabindex="-1" aria-hidden="true" { (self.say(&msg!("page-analysis-show"))) }
            h2 { (self.say(&msg!("page-analysis-line"))) }
            p { (self.step("keep", "0", &beginning, moves == 0)) }
            @if moves > 0 {
                ol.moves dir="ltr" {
                    @for (place, tried) in (1..).zip(&self.line) {
                        li { (self.step("keep", &place.to_string(), &tried.written.numbered(), place == moves)) }
                    }
                }
                p { (self.step("keep", &(moves - 1).to_string(), &self.say(&msg!("page-analysis-back")), false)) }
            }
        }
    }

    fn board(&self) -> Markup {
        let is_promotion = self.chosen().len() > 1;
        let picked: Option<Square> = self.trying.from.parse().ok();
        let picked = picked.filter(|square| self.legal.iter().any(|legal| legal.from == *square));
        let mut sources: Vec<Square> = self.legal.iter().map(|legal| legal.from).collect();
        sources.dedup();
        let mut targets: Vec<Square> =
            self.legal.iter().filter(|legal| Some(legal.from) == picked).map(|legal| legal.to).collect();
        targets.dedup();
        let board = Board {
            position: &self.position,
            action: format!("{}/analysis#board", self.path()),
            seen_from: self.me.unwrap_or(Color::White),
            last: self.line.last().map(|tried| tried.written.squares),
            picked,
            sources,
            targets,
            script: None,
        };
        html! {
            @if is_promotion {
                p { (self.say(&msg!("page-move-which"))) }
                ul dir="ltr" { @for legal in self.chosen() {
                    li { (self.step("to", &uci_of(legal), &legal.written, false)) }
                } }
            }
            (board.grid(self.frame))
            form #move method="post" action=(format!("{}/analysis#board", self.path())) {
                (seat_field(self.whole))
                input type="hidden" name="ply" value=(self.ply);
                input type="hidden" name="tried" value=(self.uci(self.line.len()).join(" "));
                (self.frame.labelled(&msg!("page-analysis-next"), &html! {
                    input name="next" maxlength="2000" value=(self.typed) autocomplete="off" autocapitalize="off"
                        spellcheck="false" dir="ltr";
                }))
                p { button { (self.say(&msg!("page-analysis-show"))) } }
            }
        }
    }

    /// Forms that take the line to the notes and to conditional moves, where it is a draft.
    fn save_forms(&self) -> Markup {
        let written = in_a_row(self.line.iter().map(|tried| &tried.written));
        html! {
            h2 { (self.say(&msg!("page-analysis-keep"))) }
            form method="post" action=(format!("{}/notes/draft", self.path())) {
                (seat_field(self.whole))
                input type="hidden" name="more" value=(written);
                p { button { (self.say(&msg!("page-analysis-to-notes"))) } }
            }
            (self.to_plan())
        }
    }

    fn to_plan(&self) -> Markup {
        let game = self.game();
        let allowed = game.regulations.conditional_moves != ConditionalRule::None;
        if self.ply != game.ply.0 || game.is_over() || !allowed {
            return html! {};
        }
        let uci = self.uci(self.line.len());
        // On the player's own move the first of them is that move.
        let with_move = may_move(game, self.me);
        if !with_move && game.on_move() == self.me {
            return html! {};
        }
        let lines = if with_move { uci.get(1..).unwrap_or_default() } else { &uci[..] };
        if lines.is_empty() || !lines.len().is_multiple_of(2) {
            return html! { p { (self.say(&msg!("page-analysis-plan-ends"))) } };
        }
        let first = uci.first().and_then(|first| first.get(..4)).unwrap_or_default();
        let lines = lines.join(" ");
        html! {
            @if with_move {
                form method="post" action=(format!("{}/choose#move", self.path())) {
                    input type="hidden" name="to" value=(first);
                    input type="hidden" name="conditions" value=(lines);
                    p { button { (self.say(&msg!("page-analysis-to-move"))) } }
                }
            } @else {
                form method="post" action=(format!("{}/plan/draft#draft", self.path())) {
                    (self.frame.key_field("analysis"))
                    input type="hidden" name="ply" value=(game.ply.0);
                    input type="hidden" name="revision" value=(game.revision);
                    input type="hidden" name="lines" value=(lines);
                    p { button { (self.say(&msg!("page-analysis-to-plan"))) } }
                }
            }
        }
    }
}

fn uci_of(legal: &Legal) -> String {
    let promotion = legal.promotion.map(|role| role.char().to_string()).unwrap_or_default();
    format!("{}{}{promotion}", legal.from, legal.to)
}
