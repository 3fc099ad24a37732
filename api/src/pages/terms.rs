//! The terms of an offer that differ from the usual ones: nobody accepts them unread.

use app::ports::{StartChoice, Terms};
use domain::{Regulations, Start};
use maud::{Markup, html};
use messages::{Message, msg};
use serde_json::Value;

use super::visitor::Frame;

impl Frame {
    /// The start, who else sees the game, and each regulation that differs from the usual one, as the API writes it.
    pub(super) fn unusual(&self, terms: &Terms) -> Markup {
        let Regulations { time_control, public, .. } = terms.regulations.clone();
        let usual = Regulations { time_control, public, ..Regulations::default() };
        let public = public.map(|rules| msg!("terms-public-sentence", plies = rules.delay));
        let different = differences(&terms.regulations, &usual);
        html! {
            @for more in start(&terms.start).into_iter().chain(public) { p { (self.say(&more)) } }
            @if !different.is_empty() {
                p { (self.say(&msg!("page-regulated"))) }
                ul dir="ltr" { @for different in different { li { code { (different) } } } }
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

/// `draws.wrong_claim_days: 5`, for each that differs.
fn differences(regulations: &Regulations, usual: &Regulations) -> Vec<String> {
    let [regulations, usual] = [regulations, usual].map(|of| serde_json::to_value(of).unwrap_or_default());
    let mut found = Vec::new();
    compare("", &regulations, &usual, &mut found);
    found
}

fn compare(name: &str, value: &Value, usual: &Value, found: &mut Vec<String>) {
    if value == usual {
        return;
    }
    let Value::Object(members) = value else {
        found.push(format!("{name}: {value}"));
        return;
    };
    for (member, value) in members {
        let name = if name.is_empty() { member.clone() } else { format!("{name}.{member}") };
        compare(&name, value, usual.get(member).unwrap_or(&Value::Null), found);
    }
}
