//! What the scripts of the page of a game read: legal moves, and their words, so that they know no chess and no language.
//! Without them the page does all the same.

use domain::wire;
use maud::{Markup, html};
use messages::{Message, msg};
use serde_json::{Value, json};

use super::{assets, sheet::Sheet};

/// Stands in a sentence for what a script puts there.
const BLANK: &str = "\u{fffc}";

/// The attributes of a board.
pub(super) struct BoardScript {
    /// Each move as JSON: from, to, as its reader writes it, and what a pawn becomes.
    pub(super) moves: String,
    /// The name of a square that can be reached.
    pub(super) target: String,
    /// What to do with nothing picked.
    pub(super) choose: String,
    /// What to do with a piece picked.
    pub(super) picked: String,
}

impl Sheet<'_> {
    /// `None` where no move can be chosen.
    pub(super) fn board_script(&self) -> Option<BoardScript> {
        let piece = |role| self.say(&msg!("piece", role = wire::role::name(role)));
        let moves = self.legal.iter().map(|legal| {
            json!([legal.from.to_string(), legal.to.to_string(), legal.written, legal.promotion.map(piece)])
        });
        (!self.legal.is_empty()).then(|| BoardScript {
            moves: Value::from_iter(moves).to_string(),
            target: self.say(&msg!("page-target", where = BLANK)),
            choose: self.say(&msg!("page-choose-piece")),
            picked: self.say(&msg!("page-choose-target", square = BLANK)),
        })
    }

    /// The move that is chosen on the board, and a button to send it that is near. A script fills it.
    pub(super) fn unsent(&self, chosen: Option<&str>) -> Markup {
        let position = &self.game().position;
        let number = format!("{}{}", position.fullmoves(), position.side_to_move().fold_wb(".", "..."));
        let unsent =
            |written: &str| -> Message { msg!("page-not-sent", move = format!("{number} {written}")) };
        html! {
            p.status #unsent role="status" data-unsent=(self.say(&unsent(BLANK))) {
                (chosen.map(|chosen| self.say(&unsent(chosen))).unwrap_or_default())
            }
            fieldset #which hidden { legend { (self.say(&msg!("page-move-which"))) } }
            p #send hidden[chosen.is_none()] {
                button form="move" { (self.say(&msg!("page-send-move"))) }
            }
        }
    }

    pub(super) fn scripts(&self) -> Markup {
        html! {
            @if !self.legal.is_empty() { (assets::BOARD.load()) }
        }
    }
}
