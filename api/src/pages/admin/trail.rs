//! The trail of an account in words.

use app::{NoticeKind, people::Scopes, ports::AccountEvent};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, bounce_reason, msg};

use super::act::role_named;
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

/// Returns the message for the details of an entry, and the text in them, which a person or a program wrote. The mark of a
/// secret tells nobody anything.
fn details(event: &AccountEvent) -> (Option<Message>, &str) {
    let details = event.details.as_str();
    let (about, reason) = details.split_once(": ").unwrap_or((details, ""));
    let named = match event.what.as_str() {
        "calendar_made" | "webhook_secret_made" => return (None, ""),
        "api_token_made" => {
            let scopes = Scopes::of_text(details).0.into_iter();
            let scopes: Vec<Arg> = scopes.map(|scope| scope_label(scope).into()).collect();
            return (Some(msg!("page-token-may", scopes = scopes)), "");
        }
        "unsubscribed_by_link" => {
            let kinds = details.split(' ').filter_map(NoticeKind::named);
            let kinds: Vec<Arg> = kinds.map(|kind| kind.message().into()).collect();
            return (Some(msg!("page-admin-word", word = kinds)), "");
        }
        "mail_stopped" => return (Some(msg!("page-admin-word", word = bounce_reason(details))), ""),
        "api_tokens_revoked" | "calendar_revoked" if details == "restored" => {
            return (Some(msg!("page-admin-restored")), "");
        }
        "text_erased" => details.split_once(' ').zip(details.rsplit_once(' ')).map(|((game, _), (_, n))| {
            msg!("page-admin-text-place", game = game.to_owned(), number = n.to_owned())
        }),
        "role_changed" => role_named(about).map(|role| role.message()),
        "mail_replayed" | "mail_released" | "mail_discarded" => {
            about.parse::<i64>().ok().map(|id| msg!("page-admin-mail-number", id = id))
        }
        "sessions_ended" => details.parse::<i64>().ok().map(|n| msg!("page-admin-number", n = n)),
        _ => None,
    };
    let text = match (&named, event.what.as_str()) {
        (Some(_), _) => reason,
        (None, "refresh_token_reused") => return (None, details),
        (None, _) => details,
    };
    (named, without_request(text))
}

/// A reason without the mark of the request behind it.
fn without_request(text: &str) -> &str {
    text.rsplit_once(" [").filter(|(_, mark)| mark.ends_with(']')).map_or(text, |(reason, _)| reason)
}
