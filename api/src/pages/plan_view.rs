//! Conditional moves as their owner reads and writes them.

use app::{WholeGame, ports::Player};
use domain::{
    Color, ConditionalMoves, ConditionalRule, Event, Game, Phase,
    notation::{self, NotationStyle},
};
use maud::{Markup, html};
use messages::{Sentence as _, msg, numbered};

use super::{
    board::Board,
    plan::{Says, rows},
    score::{Written, in_a_row, spoken},
    sheet::Sheet,
    visitor::Frame,
};
use crate::http::problem::Problem;

/// Lines that are written and not saved.
#[derive(Clone, Default)]
pub(super) struct Draft {
    pub(super) text: String,
    /// The position that they are for.
    pub(super) ply: u16,
    pub(super) revision: u16,
    /// The lines that are counted before its first.
    pub(super) before: usize,
    /// Shows what they mean.
    pub(super) is_read: bool,
}

/// A line in words: "If 14... Nf6, then 15. Bg5". On the player's own move it begins with the answer that waits.
pub(super) fn in_words(frame: &Frame, game: &Game, me: Color, line: &[String]) -> String {
    let (mut number, mut color) = (game.position.fullmoves(), game.position.side_to_move());
    let (mut words, mut theirs) = (String::new(), None);
    for text in line {
        let written = numbered(number, color, text);
        if color == me {
            words = frame.say(&match (theirs.take(), words.is_empty()) {
                (Some(theirs), true) => msg!("page-plan-if", theirs = theirs, mine = written),
                (Some(theirs), false) => {
                    msg!("page-plan-if-then", before = words, theirs = theirs, mine = written)
                }
                (None, _) => msg!("page-plan-waits", mine = written),
            });
        } else {
            theirs = Some(written);
        }
        number += u32::from(color == Color::Black);
        color = !color;
    }
    words
}

/// The lines of a tree as their owner writes moves.
fn written(game: &Game, tree: &ConditionalMoves, style: NotationStyle) -> Vec<Vec<String>> {
    let line = |line: &Vec<String>| {
        let mut position = game.position.clone();
        let moves = line.iter().map_while(|uci| {
            let m = position.from_uci(uci)?;
            let text = notation::write(m, &position, style.notation, style.letters);
            position = position.play(m)?;
            Some(text)
        });
        moves.collect()
    };
    tree.lines.iter().map(line).collect()
}

impl Sheet<'_> {
    /// Tells whether the reader can have conditional moves here.
    pub(super) fn has_plan(&self) -> bool {
        let game = self.game();
        self.me.is_some() && !game.is_over() && game.regulations.conditional_moves != ConditionalRule::None
    }

    /// The saved lines beside the game, and the line that was played.
    pub(super) fn plan(&self) -> Markup {
        let Some(me) = self.me.filter(|_| self.has_plan()) else { return html! {} };
        let saved = self.whole.conditions.as_ref().map(|conditions| &conditions.own);
        html! {
            h2 #plan { (self.say(&msg!("page-plan"))) }
            @if let Some(used) = self.used(me) { p { (spoken(&self.say(&msg!("page-plan-used", moves = used)))) } }
            @if let Some(news) = self.whole.news { p { (self.say(&news.message())) } }
            @match saved {
                Some(saved) if saved.is_empty() => p { (self.say(&msg!("page-plan-none"))) },
                Some(saved) => {
                    p { (self.say(&msg!("page-plan-saved"))) }
                    ol { @for line in saved { li { (spoken(&in_words(self.frame, self.game(), me, line))) } } }
                }
                None => p { (self.say(&msg!("page-plan-damaged"))) },
            }
            p { a href=(format!("/g/{}/plan", self.id.0)) { (self.say(&msg!("page-plan-change"))) } }
        }
    }

    /// The reader's last move with what it answered, if it was a conditional one, and those before it at the same instant.
    fn used(&self, me: Color) -> Option<String> {
        let moves = &self.score().moves;
        let events = self.whole.record.iter().rev().map(|recorded| &recorded.event);
        let played = events.take_while(|event| !event.rewrites()).filter(|event| event.played().is_some());
        let newest: Vec<(&Written, bool)> =
            moves.iter().rev().zip(played.map(Event::is_conditional)).collect();
        let last = newest.iter().position(|(written, _)| written.color == me)?;
        let mut first = last;
        newest.get(first).filter(|(_, conditional)| *conditional)?;
        while newest.get(first + 2).is_some_and(|(_, conditional)| *conditional) {
            first += 2;
        }
        let line = newest.get(last..=first + 1)?;
        Some(in_a_row(line.iter().rev().map(|(written, _)| *written)))
    }

    /// Lines that go with the move.
    pub(super) fn plan_field(&self) -> Markup {
        if !self.has_plan() {
            return html! {};
        }
        let written = self.outcome.plan.as_deref().filter(|_| !self.outcome.is_stale).unwrap_or_default();
        html! {
            details open[!written.trim().is_empty()] {
                summary { (self.say(&msg!("page-plan-with-move"))) }
                p { (self.say(&msg!("page-plan-with-move-about"))) }
                (self.frame.labelled(&msg!("page-plan-lines"), &html! {
                    textarea name="conditions" rows="4" maxlength="10000" dir="ltr" autocapitalize="off"
                        spellcheck="false" { "\n" (written) }
                }))
            }
        }
    }
}

/// The page.
pub(super) struct PlanView<'a> {
    frame: &'a Frame,
    whole: &'a WholeGame,
    me: Color,
    style: NotationStyle,
    says: &'a Says,
}

impl<'a> PlanView<'a> {
    pub(super) fn new(
        frame: &'a Frame,
        whole: &'a WholeGame,
        reader: &Player,
        me: Color,
        says: &'a Says,
    ) -> Self {
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        Self { frame, whole, me, style, says }
    }

    fn game(&self) -> &'a Game {
        &self.whole.view.row.state
    }

    fn say(&self, message: &messages::Message) -> String {
        self.frame.say(message)
    }

    fn words(&self, line: &[String]) -> String {
        in_words(self.frame, self.game(), self.me, line)
    }

    fn saved(&self) -> &'a [Vec<String>] {
        self.whole.conditions.as_ref().map_or(&[], |conditions| conditions.own.as_slice())
    }

    fn is_own_move(&self) -> bool {
        self.game().on_move() == Some(self.me)
    }

    /// Tells whether lines can be given now.
    fn is_open(&self) -> bool {
        let game = self.game();
        matches!(game.phase, Phase::Playing { .. }) && !game.is_sealing() && !self.is_own_move()
    }

    pub(super) fn content(&self) -> Markup {
        let (game, id) = (self.game(), self.whole.view.row.id.0);
        let allowed = game.regulations.conditional_moves != ConditionalRule::None;
        let opponents = self.whole.conditions.as_ref().and_then(|conditions| conditions.opponents.as_ref());
        html! {
            @for problem in &self.says.problems { (self.frame.problem(problem)) }
            (self.about())
            p { a href=(format!("/g/{id}")) { (self.say(&msg!("page-plan-game"))) } }
            p { (self.say(&msg!("page-plan-about"))) }
            (self.board())
            h2 { (self.say(&msg!("page-plan-saved-lines"))) }
            (self.saved_lines())
            @if game.is_over() {
                p { (self.say(&msg!("page-plan-over"))) }
            } @else if !allowed {
                p { (self.say(&msg!("refusal-conditions_not_allowed"))) }
            } @else if self.is_own_move() {
                p { (self.say(&msg!("page-plan-your-move"))) " "
                    a href=(format!("/g/{id}#move")) { (self.say(&msg!("page-your-move"))) } }
            } @else if !self.is_open() {
                p { (self.say(&msg!("page-plan-adjourned"))) }
            } @else {
                h2 #draft { (self.say(&msg!("page-plan-draft"))) }
                (self.form())
            }
            (self.outdated())
            @if let Some(opponents) = opponents {
                h2 { (self.say(&msg!("page-plan-opponents"))) }
                @if opponents.is_empty() { p { (self.say(&msg!("page-plan-none"))) } }
                ol { @for line in opponents {
                    li { (spoken(&in_words(self.frame, game, !self.me, line))) } } }
            }
        }
    }

    /// Quotes the lines that a problem is about.
    fn about(&self) -> Markup {
        let Some(draft) = &self.says.draft else { return html! {} };
        let new = rows(&draft.text);
        let quote = |number: &u16| {
            let index = usize::from(*number).checked_sub(1)?;
            let text = match index.checked_sub(draft.before) {
                Some(own) => new.get(own).cloned(),
                None => self.saved().get(index).map(|line| self.words(line)),
            };
            Some(msg!("page-plan-line", line = *number, text = text?))
        };
        html! {
            @if self.says.about.len() > 1 { p.refused { (self.say(&msg!("page-plan-clash"))) } }
            @if !self.says.about.is_empty() {
                ul { @for line in self.says.about.iter().filter_map(quote) { li dir="auto" { (self.say(&line)) } } }
            }
        }
    }

    /// The position, which nothing can be played on here.
    fn board(&self) -> Markup {
        let board = Board {
            position: &self.game().position,
            action: String::new(),
            seen_from: self.me,
            last: None,
            picked: None,
            sources: Vec::new(),
            targets: Vec::new(),
            script: None,
        };
        board.grid(self.frame)
    }

    /// Names the position and the saved lines that a form is about.
    fn fields(&self, form: &str) -> Markup {
        let saved = self.whole.conditions.as_ref().map(|conditions| {
            let lines = conditions.own_uci.iter().map(|line| line.join(" "));
            lines.collect::<Vec<_>>().join("\n")
        });
        html! {
            (self.frame.key_field(form))
            input type="hidden" name="ply" value=(self.game().ply.0);
            input type="hidden" name="revision" value=(self.game().revision);
            @if let Some(saved) = saved { input type="hidden" name="saved" value=(saved); }
        }
    }

    fn saved_lines(&self) -> Markup {
        let action = format!("/g/{}/plan/remove", self.whole.view.row.id.0);
        let (saved, damaged) = (self.saved(), self.whole.conditions.is_none());
        html! {
            @if damaged { p { (self.say(&msg!("page-plan-damaged"))) } }
            @else if saved.is_empty() { p { (self.say(&msg!("page-plan-none"))) } }
            @else { p { (self.say(&msg!("page-plan-saved"))) } }
            @if !saved.is_empty() {
                ol {
                    @for (index, line) in saved.iter().enumerate() {
                        @let words = self.words(line);
                        li {
                            (spoken(&words))
                            @if self.is_open() {
                                form.beside method="post" action=(action) {
                                    (self.fields(&format!("remove-{index}")))
                                    input type="hidden" name="line" value=(index);
                                    button aria-label=(self.say(&msg!("page-plan-remove-line", line = words.clone()))) {
                                        (self.say(&msg!("page-plan-remove"))) }
                                }
                            }
                        }
                    }
                }
            }
            @if damaged || !saved.is_empty() {
                form method="post" action=(action) {
                    (self.fields("remove-all"))
                    p { button { (self.say(&msg!("page-plan-remove-all"))) } }
                }
            }
        }
    }

    /// The draft, if it is for the position on the board.
    fn draft(&self) -> Option<&'a Draft> {
        let game = self.game();
        self.says.draft.as_ref().filter(|draft| (draft.ply, draft.revision) == (game.ply.0, game.revision))
    }

    fn form(&self) -> Markup {
        let id = self.whole.view.row.id.0;
        let draft = self.draft().filter(|draft| !draft.text.trim().is_empty());
        let text = draft.map_or("", |draft| &draft.text);
        html! {
            @if let Some(draft) = draft {
                p.status role="status" { (self.say(&msg!("page-plan-unsaved"))) }
                @if draft.is_read { (self.read(draft)) }
            }
            form method="post" action=(format!("/g/{id}/plan/save")) {
                (self.fields("plan"))
                (self.frame.labelled(&msg!("page-plan-lines"), &html! {
                    textarea name="lines" rows="4" maxlength="10000" required dir="ltr" autocapitalize="off"
                        spellcheck="false" { "\n" (text) }
                }))
                p {
                    button { (self.say(&msg!("page-plan-save"))) } " "
                    button formaction=(format!("/g/{id}/plan/draft#draft")) { (self.say(&msg!("page-plan-read"))) }
                }
            }
        }
    }

    /// The meaning of a draft beside the saved lines, or its faults.
    fn read(&self, draft: &Draft) -> Markup {
        let saved = self.whole.conditions.iter().flat_map(|conditions| &conditions.own_uci);
        let (saved, new): (Vec<String>, _) = (saved.map(|line| line.join(" ")).collect(), rows(&draft.text));
        let all: Vec<&String> = saved.iter().chain(&new).collect();
        let alone = ConditionalMoves::read(self.game(), &new, self.style);
        match ConditionalMoves::read(self.game(), &all, self.style).and(alone) {
            Ok(tree) => html! {
                ol start=(saved.len() + 1) {
                    @for line in written(self.game(), &tree, self.style) { li { (spoken(&self.words(&line))) } } }
            },
            Err(refusal) => {
                let draft = Draft { before: saved.len(), ..draft.clone() };
                let says = Says::refused(Vec::new(), Some(&refusal), draft);
                let view = PlanView { says: &says, ..*self };
                html! { (self.frame.problem(&Problem::from(refusal))) (view.about()) }
            }
        }
    }

    /// A draft for a position that has gone.
    fn outdated(&self) -> Markup {
        let is_shown = self.is_open() && self.draft().is_some();
        let draft = self.says.draft.as_ref().filter(|draft| !is_shown && !draft.text.trim().is_empty());
        html! {
            @if let Some(draft) = draft {
                (self.frame.labelled(&msg!("page-typed"), &html! {
                    textarea rows="6" readonly dir="ltr" { "\n" (draft.text) }
                }))
            }
        }
    }
}
