//! The data for the scripts of a game's page: legal moves and words, so that scripts know no chess and no language. Without
//! them the page does all the same.

use domain::wire;
use maud::{Markup, html};
use messages::{Arg, Message, msg, numbered};
use serde_json::{Value, json};

use super::{
    board::BoardScript,
    live::{self, BLANK},
    score::{language, spoken},
    sheet::{Looking, Sheet},
};

impl Sheet<'_> {
    /// `None` where no move can be chosen.
    pub(super) fn board_script(&self) -> Option<BoardScript> {
        let piece = |role| self.say(&msg!("piece", role = wire::role::name(role)));
        let moves = self.legal.iter().map(|legal| {
            let (from, to) = (legal.from.to_string(), legal.to.to_string());
            json!([from, to, legal.written, legal.promotion.map(piece), legal.captures])
        });
        (!self.legal.is_empty()).then(|| BoardScript {
            moves: Value::from_iter(moves).to_string(),
            language: self.legal.first().and_then(|legal| language(&legal.written)),
            target: self.say(&msg!("page-target", where = BLANK)),
            choose: self.say(&msg!("page-choose-piece")),
            picked: self.say(&msg!("page-choose-target", square = BLANK)),
            still: self.say(&msg!("page-no-move-from", square = BLANK)),
            captured: self.say(&self.captured()),
        })
    }

    fn captured(&self) -> Message {
        let last = self.score().moves.last();
        match last.and_then(|last| Some((last.captured?, last.squares.1))) {
            Some((role, square)) => {
                let (role, square) = (wire::role::name(role), Arg::shown(square));
                msg!("page-captured", role = role, square = square)
            }
            None => msg!("page-captured-none"),
        }
    }

    /// The move that is chosen on the board, and a button to send it that is near. A script fills it.
    pub(super) fn unsent(&self, chosen: Option<&str>) -> Markup {
        let position = &self.game().position;
        let (number, color) = (position.fullmoves(), position.side_to_move());
        let unsent =
            |written: &str| -> Message { msg!("page-not-sent", move = numbered(number, color, written)) };
        html! {
            p.status #unsent role="status" data-unsent=(self.say(&unsent(BLANK))) {
                (spoken(&chosen.map(|chosen| self.say(&unsent(chosen))).unwrap_or_default()))
            }
            fieldset #which hidden { legend { (self.say(&msg!("page-move-which"))) } }
            p #send hidden[chosen.is_none()] {
                button form="move" { (self.say(&msg!("page-send-move"))) }
            }
        }
    }

    /// The place where a script tells that the game has changed.
    pub(super) fn live(&self) -> Markup {
        let (game, page) = (self.game(), format!("/g/{}", self.id.0));
        if game.is_over() {
            return html! {};
        }
        // Nobody is taken away from a past position, from a choice, or from what was refused.
        let Looking { ply, from, chosen, .. } = self.looking;
        let may_reload =
            ply.is_none() && from.is_none() && chosen.is_none() && self.outcome.problems.is_empty();
        let told = self.whole.record.iter().filter(|recorded| live::is_told(&recorded.event, self.me));
        html! {
            p.status #live role="status" data-page=(page) data-stream=(format!("{page}/live?events={}", told.count()))
                data-reload[may_reload]
                data-move=(self.say(&msg!("page-live-move"))) data-message=(self.say(&msg!("page-live-message")))
                data-other=(self.say(&msg!("page-live-change"))) data-show=(self.say(&msg!("page-live-show")))
                data-lost=(self.say(&msg!("page-live-lost"))) data-again=(self.say(&msg!("page-live-again"))) {}
        }
    }
}
