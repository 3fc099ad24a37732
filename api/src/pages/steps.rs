//! Links through a game: steps, and its moves with the instants at which they were made.

use domain::{GameId, Instant};
use maud::{Markup, html};
use messages::{Arg, msg};

use super::{
    score::{Written, spoken},
    visitor::Frame,
};

/// Half-moves of a long step.
const LONG: usize = 5;

impl Frame {
    /// Links to positions before and after the one that is shown.
    pub(super) fn steps(&self, id: GameId, ply: usize, last: usize) -> Markup {
        let steps = [
            (ply > 0, 0, msg!("page-step-start")),
            (ply > LONG, ply.saturating_sub(LONG), msg!("page-step-back-by", n = LONG)),
            (ply > 0, ply.saturating_sub(1), msg!("page-step-back")),
            (ply < last, ply + 1, msg!("page-step-on")),
            (ply + LONG < last, ply + LONG, msg!("page-step-on-by", n = LONG)),
            (ply < last, last, msg!("page-step-end")),
        ];
        html! {
            @if last > 0 {
                ul.steps {
                    @for (_, ply, text) in steps.iter().filter(|(leads_on, ..)| *leads_on) {
                        li { a href=(format!("/g/{}?ply={ply}#board", id.0)) { (self.say(text)) } }
                    }
                }
            }
        }
    }

    /// The moves with their instants.
    pub(super) fn stamps<'a>(
        &self,
        id: GameId,
        ply: usize,
        moves: impl IntoIterator<Item = (&'a Written, Instant)>,
    ) -> Markup {
        html! {
            ol.stamps {
                @for (played, (written, at)) in (1..).zip(moves) {
                    li {
                        a href=(format!("/g/{}?ply={played}#board", id.0)) dir="ltr"
                            aria-current=[(played == ply).then_some("step")] { (spoken(&written.numbered())) }
                        " " span { (self.say(&msg!("page-public-at", at = Arg::at(at)))) }
                    }
                }
            }
        }
    }
}
