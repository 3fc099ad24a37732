//! The trail of an account in words.

use app::{people::TrailDetails, ports::AccountEvent};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, bounce_reason, msg};

use crate::pages::{keys::scope_label, visitor::Frame};

impl Frame {
    /// An entry: its kind, and what it tells besides. `by`: the name of the actor.
    pub(super) fn account_event(&self, event: &AccountEvent, by: Option<&str>) -> Markup {
        let (named, text) = details(event);
        html! {
            p { (self.voice.date(event.at)) ": "
                bdi { (self.say(&msg!("page-admin-event", what = event.what.clone()))) }
                @if let Some(by) = by { ", " bdi { (by) } } }
            @if named.is_some() || !text.is_empty() {
                p.small {
                    @if let Some(named) = named { bdi { (self.say(&named)) } " " }
                    span dir="auto" { (text) }
                }
            }
        }
    }
}

/// Returns the message for the details of an entry, and the text in them, which a person or a program wrote.
fn details(event: &AccountEvent) -> (Option<Message>, &str) {
    let named = match event.read_details() {
        TrailDetails::None => return (None, ""),
        TrailDetails::Program(text) | TrailDetails::Reason(text) => return (None, text),
        TrailDetails::Role(role, reason) => return (Some(role.message()), reason),
        TrailDetails::Mail(id, reason) => return (Some(msg!("page-admin-mail-number", id = id)), reason),
        TrailDetails::Scopes(scopes) => {
            let scopes: Vec<Arg> = scopes.0.into_iter().map(|scope| scope_label(scope).into()).collect();
            msg!("page-token-may", scopes = scopes)
        }
        TrailDetails::Notices(kinds) => {
            let kinds: Vec<Arg> = kinds.into_iter().map(|kind| kind.message().into()).collect();
            msg!("page-admin-word", word = kinds)
        }
        TrailDetails::Bounce(reason) => msg!("page-admin-word", word = bounce_reason(reason)),
        TrailDetails::Restored => msg!("page-admin-restored"),
        TrailDetails::Text { game, number } => {
            msg!("page-admin-text-place", game = game.to_owned(), number = number.to_owned())
        }
        TrailDetails::Sessions(n) => msg!("page-admin-number", n = n),
    };
    (Some(named), "")
}
