//! The terms of an offer that differ from the usual ones: nobody accepts them unread.

use app::{ChallengeView, ports::StartChoice};
use domain::{PlayerId, Start};
use maud::{Markup, html};
use messages::{Message, describe_regulations, msg};

use super::visitor::Frame;

impl Frame {
    /// The start, and each regulation that differs from the usual one.
    pub(super) fn unusual(&self, view: &ChallengeView) -> Markup {
        let terms = &view.challenge.terms;
        let name = |id: PlayerId| view.arbiters.get(&id).cloned().unwrap_or_else(|| id.0.to_string());
        let different = describe_regulations(&terms.regulations, &name);
        html! {
            @if let Some(start) = start(&terms.start) { p { (self.say(&start)) } }
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
