//! The terms of an offer or a game that differ from the usual ones: nobody accepts them unread.

use std::collections::HashMap;

use app::{ChallengeView, ports::StartChoice};
use domain::{PlayerId, Regulations, Start};
use maud::{Markup, html};
use messages::{Message, describe_regulations, msg};

use super::visitor::Frame;

impl Frame {
    /// The start, and each regulation that differs from the usual one.
    pub(super) fn unusual(&self, view: &ChallengeView) -> Markup {
        let terms = &view.challenge.terms;
        html! {
            @if let Some(start) = start(&terms.start) { p { (self.say(&start)) } }
            (self.regulations(&terms.regulations, &view.arbiters))
        }
    }

    /// Each regulation that differs from the usual one. `names` has the arbiters.
    pub(super) fn regulations(&self, regulations: &Regulations, names: &HashMap<PlayerId, String>) -> Markup {
        let different = describe_regulations(regulations, names);
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
