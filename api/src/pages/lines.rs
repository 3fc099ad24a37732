//! The stored lines of a player's analysis board, below it.

use actix_web::{post, web};
use app::{AnalysisLine, AnalysisLines, Failure, MAX_LINES, Service, WholeGame};
use domain::{GameId, Move, PlayerId, Position, notation::NotationStyle};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};
use serde::Deserialize;

use super::{
    done::Done,
    layout::see_other,
    score::{Written, in_a_row, spoken},
    typed::seat_field,
    visitor::{Frame, Member},
};
use crate::http::problem::{Answer, Problem};

/// The lines of the reader of a board.
pub(super) enum Own {
    /// They are here.
    Here(Vec<AnalysisLine>),
    /// They cannot be read.
    Damaged,
    /// The reader has none here.
    None,
}

/// Reads them; what cannot be read does not keep a board from being shown.
pub(super) fn own(service: &Service, id: GameId, player: PlayerId) -> Result<Own, Failure> {
    match service.games.analysis(id, player) {
        Ok(Ok(lines)) => Ok(Own::Here(lines)),
        Ok(Err(_refusal)) => Ok(Own::None),
        Err(failure) if failure.is_unreadable() => {
            let error = &failure as &dyn std::error::Error;
            tracing::error!(game = %id, player = player.0, error, "lines of analysis are not on a page");
            Ok(Own::Damaged)
        }
        Err(failure) => Err(failure),
    }
}

impl Own {
    /// Tells whether lines of the reader are stored here.
    pub(super) const fn are_stored(&self) -> bool {
        !matches!(self, Self::None)
    }

    fn lines(&self) -> &[AnalysisLine] {
        if let Self::Here(lines) = self { lines } else { &[] }
    }

    /// The last line from a position, as it is typed. A line from moves that were taken back is none of it.
    pub(super) fn last_at(&self, ply: u16, start: &Position) -> String {
        let last = self.lines().iter().rev().find(|line| line.ply == ply && read(line, start).is_some());
        last.map(|line| line.moves.join(" ")).unwrap_or_default()
    }

    /// Stores the line of a step. Returns the reason why it is not stored, which does not keep the board from being shown.
    pub(super) fn keep(
        &mut self,
        service: &Service,
        id: GameId,
        player: PlayerId,
        line: AnalysisLine,
    ) -> Option<Message> {
        let is_there = self.lines().iter().any(|stored| stored.continues(&line));
        if line.moves.is_empty() || is_there || !self.are_stored() {
            return None;
        }
        match service.games.keep_line(id, player, line) {
            Ok(Ok(AnalysisLines { lines, is_full })) => {
                *self = Self::Here(lines);
                is_full.then(|| msg!("page-analysis-full", most = MAX_LINES))
            }
            Ok(Err(refusal)) => Some(refusal.message()),
            Err(failure) => Some(Problem::from(failure).detail().0),
        }
    }
}

/// The moves of a line, each with the position before it; `None` if moves have been taken back below it.
fn read(line: &AnalysisLine, start: &Position) -> Option<Vec<(Position, Move)>> {
    let mut position = start.clone();
    let moves = line.moves.iter().map(|uci| {
        let m = position.from_uci(uci)?;
        let next = position.play(m)?;
        Some((std::mem::replace(&mut position, next), m))
    });
    moves.collect()
}

/// A line as its reader writes it; as it is stored if it cannot be read.
fn written(line: &AnalysisLine, start: Option<&Position>, style: NotationStyle) -> String {
    match start.and_then(|start| read(line, start)) {
        Some(moves) => {
            let written: Vec<_> =
                moves.iter().map(|(position, m)| Written::of(*m, position, style)).collect();
            in_a_row(&written)
        }
        None => line.moves.join(" "),
    }
}

impl Frame {
    /// The stored lines, each with buttons to show and to forget it.
    pub(super) fn lines(
        &self,
        whole: &WholeGame,
        positions: &[Position],
        own: &Own,
        shown: &AnalysisLine,
        style: NotationStyle,
    ) -> Markup {
        let action = format!("/g/{}/analysis", whole.view.row.id.0);
        let fields = |line: &AnalysisLine| {
            html! {
                (seat_field(whole))
                input type="hidden" name="ply" value=(line.ply);
                input type="hidden" name="tried" value=(line.moves.join(" "));
            }
        };
        html! {
            @if let Own::Damaged = own { p { (self.say(&msg!("page-analysis-damaged"))) } }
            @if !own.lines().is_empty() {
                h2 #lines { (self.say(&msg!("page-analysis-lines"))) }
                ul {
                    @for (number, line) in own.lines().iter().rev().enumerate() {
                        li {
                            form method="post" action=(format!("{action}#board")) {
                                (fields(line))
                                button.link id=(format!("line-{number}")) dir="ltr" aria-current=[(line == shown).then_some("true")] {
                                    (spoken(&written(line, positions.get(usize::from(line.ply)), style)))
                                }
                            }
                            form method="post" action=(format!("{action}/forget")) {
                                (fields(line))
                                button id=(format!("forget-{number}"))
                                    aria-labelledby=(format!("forget-{number} line-{number}")) {
                                    (self.say(&msg!("page-analysis-forget")))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A line to forget.
#[derive(Deserialize)]
pub(super) struct Forgetting {
    ply: u16,
    tried: String,
}

#[post("/g/{id}/analysis/forget")]
pub(super) async fn forget_line(member: Member, id: web::Path<i64>, form: web::Form<Forgetting>) -> Answer {
    let (id, player, Forgetting { ply, tried }) = (GameId(*id), member.player.id, form.into_inner());
    let line = AnalysisLine { ply, moves: tried.split_whitespace().map(str::to_owned).collect() };
    member.ask(move |service| service.games.forget_line(id, player, line)).await??;
    Ok(see_other(&format!("/g/{}/analysis?ply={ply}&done={}", id.0, Done::LineForgotten)))
}
