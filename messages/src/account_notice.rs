//! Mails about an account.

use app::{
    inbox::SourceTrouble,
    message::{Arg, Message},
    outbox::{AccountNotice, Leaving, SomeGames},
};

use crate::{Sentence, msg, some_of};

/// One or more sentences, and paragraphs between empty lines.
impl Sentence for AccountNotice {
    fn message(&self) -> Message {
        match self {
            Self::Told { text } => msg!("verbatim", line = text.clone()),
            Self::Welcome { name, site } => msg!("account-welcome", name = name, site = site),
            Self::Deleted { name, .. } => msg!("account-deleted", name = name),
            Self::AddressChanged { name, .. } => msg!("account-address", name = name),
            Self::RoleChanged { role } => msg!("account-role", role = role.message()),
            Self::EnvelopeKeySet { key } => msg!("account-envelope-key", key = key),
            Self::ApiTokenMade { label } => msg!("account-token-made", label = label),
            Self::CalendarMade => msg!("calendar-made"),
            Self::CalendarShown => msg!("calendar-shown"),
            Self::CalendarVoid => msg!("calendar-void"),
            Self::ApiTokensRevoked => msg!("account-tokens-revoked"),
            Self::WebhookMade { host } => msg!("webhook-made", host = host),
            Self::WebhookSecretMade { host } => msg!("webhook-secret-made", host = host),
            Self::WebhookEnabled { host } => msg!("webhook-enabled", host = host),
            Self::WebhookOff { host } => msg!("webhook-off", host = host),
            Self::WebhookFailed { host } => msg!("webhook-failed", host = host),
            Self::WebhookGone { host } => msg!("webhook-gone", host = host),
            Self::WebhookRestored { host } => msg!("webhook-restored", host = host),
            Self::SessionCopied { device } if device.is_empty() => {
                msg!("account-session-copied", device = msg!("account-unknown-client"))
            }
            Self::SessionCopied { device } => msg!("account-session-copied", device = device),
            Self::MailStopped { name, since, bounces, reason, games } => msg!(
                "account-mail-stopped",
                name = name,
                since = Arg::at(*since),
                bounces = *bounces,
                reason = bounce_reason(reason),
                games = list(games),
            ),
            Self::MailNotFetched { source, trouble: SourceTrouble::Aside, since } => {
                msg!("account-mail-aside", source = source, since = Arg::at(*since))
            }
            Self::MailNotFetched { source, trouble: SourceTrouble::SingleMail, since } => {
                msg!("account-mail-single", source = source, since = Arg::at(*since))
            }
            Self::MailNotFetched { source, trouble, since } => msg!(
                "account-mail-not-fetched",
                source = source,
                trouble = trouble.name(),
                since = Arg::at(*since),
            ),
            Self::Left { name, how, event, games, open, is_done } => {
                let others = match (games.named.is_empty(), is_done) {
                    (true, true) => msg!("account-left-none"),
                    (true, false) => msg!("account-left-none-yet"),
                    (false, _) => msg!("account-left-games", games = list(games)),
                };
                let mut sentences = vec![others];
                if !is_done {
                    sentences.push(msg!("account-left-fault"));
                }
                if !open.named.is_empty() {
                    sentences.push(msg!("account-left-open", games = list(open)));
                }
                msg!(
                    "account-left",
                    name = name,
                    how = match how {
                        Leaving::Silence => "silence",
                        Leaving::Withdrawal => "withdrawal",
                        Leaving::Expulsion => "expulsion",
                    },
                    event = event.clone().unwrap_or_default(),
                    scope = if event.is_some() { "event" } else { "all" },
                    games = Arg::Sentences { sentences },
                )
            }
        }
    }
}

/// Returns why a mail came back: a status code of the other server, or words in its place.
#[must_use]
pub fn bounce_reason(reason: &str) -> Arg {
    match reason {
        "unknown" => msg!("bounce-unknown").into(),
        "expired" => msg!("bounce-expired").into(),
        "not_sent" => msg!("bounce-not-sent").into(),
        code => code.to_owned().into(),
    }
}

/// Lists games, with the refusals of the act in them.
fn list(games: &SomeGames) -> Arg {
    let named = games.named.iter().map(|(game, refusal)| match refusal {
        None => Arg::shown(game),
        Some(refusal) => {
            msg!("account-not-done", game = Arg::shown(game), refusal = refusal.message()).into()
        }
    });
    some_of(named.collect(), games.more)
}

#[cfg(test)]
mod tests {
    use domain::{GameId, Instant, Refusal};

    use super::*;

    #[test]
    fn bounce_without_code_is_explained() {
        let said = ["5.1.1", "unknown", "expired"].map(|reason| {
            let (name, games) = ("Bo".to_owned(), SomeGames::default());
            let stopped = AccountNotice::MailStopped {
                name,
                since: Instant(0),
                bounces: 2,
                reason: reason.into(),
                games,
            };
            stopped.sentence()
        });
        for (said, reason) in
            said.iter().zip(["with 5.1.1.", "with no status code.", "with no delivery in time."])
        {
            assert!(said.contains(reason), "{said}");
        }
    }

    #[test]
    fn arbiters_read_who_left_and_why() {
        let games =
            |numbers: &[i64]| numbers.iter().map(|&number| (GameId(number), None)).collect::<SomeGames>();
        let left = |games: SomeGames, open: SomeGames, is_done: bool| {
            let how = Leaving::Expulsion;
            AccountNotice::Left { name: "Bo".into(), how, event: None, games, open, is_done }.sentence()
        };
        let refused = [(GameId(7), Some(Refusal::GameOver))].into_iter().collect();
        for (said, expected) in [
            (left(games(&[]), games(&[]), true), "There are no other games."),
            (left(games(&[2, 3]), games(&[]), true), "Their other games under way: G2, G3."),
            (
                left(refused, games(&[]), true),
                "Their other games under way: G7 (not done: The game is over.).",
            ),
            (
                left(games(&[]), games(&[5]), false),
                "Their other games under way: none yet. In some it could not be done, because of a fault: the operator finds \
                 it in the log. In these no clock runs until an arbiter adjudicates them or lets somebody else play on: G5.",
            ),
        ] {
            assert_eq!(said, format!("Bo was expelled from all games. {expected}"));
        }
        let many: Vec<i64> = (1..=23).collect();
        assert!(left(games(&many), games(&[]), true).ends_with("G19, G20 and 3 more."));
    }

    #[test]
    fn undelivered_mail_is_explained() {
        let stopped = AccountNotice::MailStopped {
            name: "Bo".into(),
            since: Instant(1_767_607_200_000),
            bounces: 3,
            reason: "5.1.1".into(),
            games: [(GameId(2), None)].into_iter().collect(),
        };
        assert_eq!(
            stopped.sentence(),
            "Mail to Bo does not arrive: since Mon\u{a0}2026-01-05\u{a0}10:00\u{a0}+00:00, 3 mails came back, the last one with 5.1.1. No more mail \
             about games is sent to this player until it works again. The record of each running game says so: G2. The clocks \
             go on; whether anything follows from it is for the arbiter."
        );
        let moved = AccountNotice::AddressChanged { name: "Bo".into(), language: None }.sentence();
        assert!(moved.ends_with("If this was not you, tell the people who run this service."), "{moved}");
    }
}
