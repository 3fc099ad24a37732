//! The stored lines of a player's analysis board, below it.

use actix_web::{post, web};
use app::{AnalysisLine, AnalysisLines, Failure, MAX_LINES, Service, WholeGame};
use domain::{GameId, Move, PlayerId, Position, Refusal, notation::NotationStyle};
use maud::{Markup, html};
use messages::msg;
use serde::Deserialize;

use super::{
    done::Done,
    layout::see_other,
    score::{Written, in_a_row, positions, spoken},
    typed::seat_field,
    visitor::{Frame, Member},
};
use crate::http::problem::{Answer, Problem};

/// The lines of the reader of a board.
#[derive(Default)]
pub(super) struct Own {
    stored: Vec<AnalysisLine>,
    /// They cannot be read.
    is_damaged: bool,
    /// The last one found no room.
    is_full: bool,
    /// The reader has none here, or the last one was not stored.
    refusal: Option<Refusal>,
}

/// Reads them; what cannot be read does not keep a board from being shown.
pub(super) fn own(service: &Service, id: GameId, player: PlayerId) -> Result<Own, Failure> {
    match service.games.analysis(id, player) {
        Ok(Ok(stored)) => Ok(Own { stored, ..Own::default() }),
        Ok(Err(refusal)) => Ok(Own { refusal: Some(refusal), ..Own::default() }),
        Err(failure) if failure.is_unreadable() => {
            let error = &failure as &dyn std::error::Error;
            tracing::error!(game = %id, player = player.0, error, "lines of analysis are not on a page");
            Ok(Own { is_damaged: true, ..Own::default() })
        }
        Err(failure) => Err(failure),
    }
}

impl Own {
    /// Tells whether lines of the reader are stored here.
    pub(super) fn are_stored(&self) -> bool {
        !matches!(self.refusal, Some(Refusal::NotAPlayer | Refusal::UnknownGame))
    }

    /// The last line from a position, as it is typed. A line from moves that were taken back is none of it.
    pub(super) fn last_at(&self, ply: u16, whole: &WholeGame) -> String {
        if self.stored.is_empty() {
            return String::new();
        }
        let position = positions(&whole.record).and_then(|all| all.into_iter().nth(ply.into()));
        let Some(position) = position else { return String::new() };
        let last = self.stored.iter().rev().find(|line| line.ply == ply && read(line, &position).is_some());
        last.map(|line| line.moves.join(" ")).unwrap_or_default()
    }

    /// Stores the line of a step.
    pub(super) fn keep(
        &mut self,
        service: &Service,
        id: GameId,
        player: PlayerId,
        line: AnalysisLine,
    ) -> Result<(), Failure> {
        let is_there = self.stored.iter().any(|stored| stored.continues(&line));
        if line.moves.is_empty() || is_there || !self.are_stored() {
            return Ok(());
        }
        match service.games.keep_line(id, player, line)? {
            Ok(AnalysisLines { lines, is_full }) => {
                *self = Self { stored: lines, is_full, ..Self::default() }
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
        Ok(())
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
    /// The stored lines, each with buttons to show and to forget it. `None` if the record is broken.
    pub(super) fn lines(
        &self,
        whole: &WholeGame,
        own: &Own,
        shown: &AnalysisLine,
        style: NotationStyle,
    ) -> Option<Markup> {
        let starts = if own.stored.is_empty() { Vec::new() } else { positions(&whole.record)? };
        let action = format!("/g/{}/analysis", whole.view.row.id.0);
        let fields = |line: &AnalysisLine| {
            html! {
                (seat_field(whole))
                input type="hidden" name="ply" value=(line.ply);
                input type="hidden" name="tried" value=(line.moves.join(" "));
            }
        };
        let refused = own.refusal.clone().filter(|_| own.are_stored());
        Some(html! {
            @if own.is_damaged { p { (self.say(&msg!("page-analysis-damaged"))) } }
            @if own.is_full { p.refused role="alert" { (self.say(&msg!("page-analysis-full", most = MAX_LINES))) } }
            @if let Some(refusal) = refused { (self.problem(&Problem::from(refusal))) }
            @if !own.stored.is_empty() {
                h2 #lines { (self.say(&msg!("page-analysis-lines"))) }
                ul {
                    @for (number, line) in own.stored.iter().rev().enumerate() {
                        li {
                            form method="post" action=(format!("{action}#board")) {
                                (fields(line))
                                button.link id=(format!("line-{number}")) dir="ltr" aria-current=[(line == shown).then_some("true")] {
                                    (spoken(&written(line, starts.get(usize::from(line.ply)), style)))
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
        })
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
