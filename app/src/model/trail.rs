//! The details of an entry in the trail of an account, read back from the words in which it is stored.

use crate::model::{AccountEvent, NoticeKind, Role, scope::Scopes};

/// The entry for the end of all sessions of a player. Marks of browsers end with it, too.
pub(crate) const SESSIONS_ENDED: &str = "sessions_ended";

/// The details of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrailDetails<'a> {
    /// There are none, or only the mark of a secret, which tells nobody anything.
    None,
    /// The scopes of a token.
    Scopes(Scopes),
    /// The kinds of notices that a link in a mail ended.
    Notices(Vec<NoticeKind>),
    /// The reason of a bounce.
    Bounce(&'a str),
    /// A restored backup made codes and addresses void.
    Restored,
    /// The place of an erased text.
    Text {
        /// The game, such as `G1`.
        game: &'a str,
        /// The number of its event.
        number: &'a str,
    },
    /// A new role, and the reason.
    Role(Role, &'a str),
    /// The number of a mail, and the reason.
    Mail(i64, &'a str),
    /// A number of sessions.
    Sessions(i64),
    /// Words of a program, as they are.
    Program(&'a str),
    /// The words of an administrator.
    Reason(&'a str),
}

impl AccountEvent {
    /// Reads the details.
    #[must_use]
    pub fn read_details(&self) -> TrailDetails<'_> {
        let details = self.details.as_str();
        let (about, reason) = details.split_once(": ").unwrap_or((details, ""));
        let reason = without_request(reason);
        let read = match self.what.as_str() {
            _ if details.is_empty() => Some(TrailDetails::None),
            "calendar_made" | "webhook_secret_made" => Some(TrailDetails::None),
            "api_token_made" => Some(TrailDetails::Scopes(Scopes::of_text(details))),
            "unsubscribed_by_link" => {
                Some(TrailDetails::Notices(details.split(' ').filter_map(NoticeKind::named).collect()))
            }
            "mail_stopped" => Some(TrailDetails::Bounce(details)),
            "api_tokens_revoked" | "calendar_revoked" if details == "restored" => {
                Some(TrailDetails::Restored)
            }
            "refresh_token_reused" => Some(TrailDetails::Program(details)),
            "text_erased" => details
                .split_once(' ')
                .zip(details.rsplit_once(' '))
                .map(|((game, _), (_, number))| TrailDetails::Text { game, number }),
            "role_changed" => about.parse().ok().map(|role| TrailDetails::Role(role, reason)),
            "mail_replayed" | "mail_released" | "mail_discarded" => {
                about.parse().ok().map(|mail| TrailDetails::Mail(mail, reason))
            }
            SESSIONS_ENDED => details.parse().ok().map(TrailDetails::Sessions),
            _ => None,
        };
        read.unwrap_or_else(|| TrailDetails::Reason(without_request(details)))
    }
}

/// A reason without the mark of the request behind it.
fn without_request(text: &str) -> &str {
    text.rsplit_once(" [").filter(|(_, mark)| mark.ends_with(']')).map_or(text, |(reason, _)| reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_are_read_as_written() {
        let read = |what: &str, details: &str| {
            let (what, details) = (what.to_owned(), details.to_owned());
            let event = AccountEvent { at: domain::Instant(0), by: None, what, details };
            format!("{:?}", event.read_details())
        };
        for (what, details, told) in [
            ("signed_in", "", "None"),
            ("calendar_made", "0123abcd", "None"),
            ("role_changed", "arbiter: Elected [a1b2]", "Role(Arbiter, \"Elected\")"),
            ("role_changed", "administrator", "Role(Administrator, \"\")"),
            ("role_changed", "emperor: why", "Reason(\"emperor: why\")"),
            ("mail_replayed", "7: It was lost. [a1b2]", "Mail(7, \"It was lost.\")"),
            ("mail_restored", "They asked: really [a1b2]", "Reason(\"They asked: really\")"),
            ("sessions_ended", "3", "Sessions(3)"),
            ("sessions_ended", "A laptop was stolen [a1b2]", "Reason(\"A laptop was stolen\")"),
            ("text_erased", "G1 event 5", "Text { game: \"G1\", number: \"5\" }"),
            ("refresh_token_reused", "Firefox [x]", "Program(\"Firefox [x]\")"),
            ("calendar_revoked", "restored", "Restored"),
        ] {
            assert_eq!(read(what, details), told, "{what}");
        }
    }
}
