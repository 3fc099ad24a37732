//! The terms of an offer or a game that differ from the usual ones: nobody accepts them unread.

use app::ports::{StartChoice, Terms};
use domain::{Regulations, Start};
use maud::{Markup, html};
use messages::{Message, describe_regulations, msg};

use super::visitor::Frame;

impl Frame {
    /// The start, and each regulation that differs from the usual one.
    pub(super) fn unusual(&self, terms: &Terms) -> Markup {
        html! {
            @if let Some(start) = start(&terms.start) { p { (self.say(&start)) } }
            (self.regulations(&terms.regulations))
        }
    }

    /// Each regulation that differs from the usual one.
    pub(super) fn regulations(&self, regulations: &Regulations) -> Markup {
        let different = describe_regulations(regulations);
        html! {
            @if !different.is_empty() {
                p { (self.say(&msg!("page-regulated"))) }
                ul { @for different in different { li { (self.say(&different)) } } }
            }
        }
    }
}

fn start(start: &StartChoice) -> Option<Message> {
    match start {
        StartChoice::At(Start::Standard) => None,
        StartChoice::At(Start::Fen { .. }) => Some(msg!("page-start-set")),
        StartChoice::At(Start::Chess960 { .. }) | StartChoice::DrawnChess960 => Some(msg!("page-start-960")),
    }
}
