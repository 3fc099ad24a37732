//! The board: a grid that a screen reader walks through, in which the squares to choose are buttons.

use domain::{Color, File, Position, Rank, Role, Square, notation, wire};
use maud::{Markup, html};
use messages::{Arg, Message, msg};

use super::visitor::Frame;

/// A position as it is shown.
pub(super) struct Board<'a> {
    pub(super) position: &'a Position,
    /// The address that a choice is sent to.
    pub(super) action: String,
    /// The side that it is seen from.
    pub(super) seen_from: Color,
    /// The squares of the last move, from and to.
    pub(super) last: Option<(Option<Square>, Square)>,
    /// The square whose piece is to move.
    pub(super) picked: Option<Square>,
    /// The squares whose pieces can move.
    pub(super) sources: Vec<Square>,
    /// The squares that the piece on the picked square can reach.
    pub(super) targets: Vec<Square>,
    /// The data for the script of the board, if there is a move to choose.
    pub(super) script: Option<BoardScript>,
}

/// The attributes of a board, which its script reads.
pub(super) struct BoardScript {
    /// Each move as JSON: from, to, as its reader writes it, what a pawn becomes, and whether it captures.
    pub(super) moves: String,
    /// The language of the moves, if they are words.
    pub(super) language: Option<&'static str>,
    /// The name of a square that can be reached.
    pub(super) target: String,
    /// The hint with nothing picked.
    pub(super) choose: String,
    /// The hint with a piece picked.
    pub(super) picked: String,
    /// The answer where a piece has no move.
    pub(super) still: String,
    /// The sentence about the capture of the last move.
    pub(super) captured: String,
}

type Men = [Option<(Color, Role)>; 64];

impl Board<'_> {
    /// The table. A chosen square is the field `from` or `to` of the form of the move, so that what is written there stays.
    pub(super) fn grid(&self, frame: &Frame) -> Markup {
        let mut men: Men = [None; 64];
        for color in Color::ALL {
            for (role, squares) in notation::pieces(self.position, color) {
                squares.into_iter().for_each(|square| men[usize::from(square)] = Some((color, role)));
            }
        }
        let ranks = Rank::ALL.map(|rank| self.seen_from.fold_wb(rank.flip_vertical(), rank));
        let files = File::ALL.map(|file| self.seen_from.fold_wb(file, file.flip_horizontal()));
        let script = self.script.as_ref();
        html! {
            table.board.(frame.look.colours()) dir="ltr"
                data-moves=[script.map(|script| &script.moves)] data-target=[script.map(|script| &script.target)]
                data-choose=[script.map(|script| &script.choose)] data-picked=[script.map(|script| &script.picked)]
                data-language=[script.and_then(|script| script.language)]
                data-still=[script.map(|script| &script.still)] data-captured=[script.map(|script| &script.captured)] {
                caption { (self.caption(frame)) }
                colgroup { col; col span="8"; }
                @for rank in ranks {
                    tr {
                        th scope="row" { (rank.char()) }
                        @for file in files { (self.square(Square::from_coords(file, rank), &men, frame)) }
                    }
                }
                tr { td.corner {} @for file in files { th scope="col" { (file.char()) } } }
            }
        }
    }

    /// Names the board for readers who do not see it.
    fn caption(&self, frame: &Frame) -> Markup {
        let caption = match self.seen_from {
            Color::White => msg!("page-board-white"),
            Color::Black => msg!("page-board-black"),
        };
        html! { span.hidden { (frame.say(&caption)) } }
    }

    fn square(&self, square: Square, men: &Men, frame: &Frame) -> Markup {
        let man = men[usize::from(square)];
        let name = match man {
            Some((color, role)) => frame.say(&named(square, color, role)),
            None => square.to_string(),
        };
        let is_target = self.targets.contains(&square);
        let is_picked = self.picked == Some(square);
        html! {
            td class=(self.classes(square, man, is_target)) data-square=(square)
                data-name=[self.script.as_ref().filter(|_| is_target).map(|_| &name)]
                data-man=[man.filter(|_| self.script.is_some()).map(|(_, role)| role.char())] {
                @if let (true, Some(from)) = (is_target, self.picked) {
                    button name="to" value=(format!("{from}{square}"))
                        form="move" formaction=(self.action) formnovalidate
                        aria-label=(frame.say(&msg!("page-target", where = name))) { (frame.look.figure(man)) }
                } @else if self.sources.contains(&square) {
                    button name="from" value=(square.to_string()) aria-label=(name)
                        form="move" formaction=(self.action) formnovalidate
                        aria-pressed=[is_picked.then_some("true")] { (frame.look.figure(man)) }
                } @else {
                    span.hidden { (name) }
                    @if man.is_some() { span.piece { (frame.look.figure(man)) } }
                }
            }
        }
    }

    fn classes(&self, square: Square, man: Option<(Color, Role)>, is_target: bool) -> String {
        let in_check = man == Some((self.position.side_to_move(), Role::King)) && self.position.is_check();
        let classes = [
            (square.is_dark(), "dark"),
            (self.last.is_some_and(|(from, _)| from == Some(square)), "last-from"),
            (self.last.is_some_and(|(_, to)| to == square), "last-to"),
            (self.picked == Some(square), "picked"),
            (is_target, "target"),
            (in_check, "check"),
        ];
        let classes: Vec<&str> = classes.iter().filter(|(is, _)| *is).map(|(_, class)| *class).collect();
        classes.join(" ")
    }
}

fn named(square: Square, color: Color, role: Role) -> Message {
    let (square, role) = (Arg::shown(square), wire::role::name(role));
    match color {
        Color::White => msg!("page-square-white", square = square, role = role),
        Color::Black => msg!("page-square-black", square = square, role = role),
    }
}
