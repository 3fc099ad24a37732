//! Mails about an account.

use app::outbox::{AccountNews, Leaving, SomeGames};

use crate::Sentence;

/// One or more sentences, and paragraphs between empty lines.
impl Sentence for AccountNews {
    fn sentence(&self) -> String {
        match self {
            Self::Welcome { name, site } => welcome(name, site),
            Self::Deleted { name } => {
                format!("The account {name} was deleted. Nothing more is sent to this address.")
            }
            Self::AddressChanged { name } => format!(
                "The account {name} has another mail address now; nothing more is sent to this one, and all sessions and \
                 API tokens have ended. If this was not you, tell the people who run this service."
            ),
            Self::RoleChanged { role } => format!("Your role is now: {}.", role.name()),
            Self::EnvelopeKeySet { key } => format!(
                "A key that opens sealed moves was set for your account: {key}. If this was not you, end your sessions \
                 and tell an administrator at once: from now on moves are sealed to it."
            ),
            Self::ApiTokenMade { label } => format!(
                "The API token \"{label}\" was made for your account. If this was not you, revoke it."
            ),
            Self::ApiTokensRevoked => {
                "The service was restored from a backup. Your API tokens were revoked, because one \
                that you revoked yourself since would have come back; make new ones for your programs."
                    .into()
            }
            Self::SessionCopied { device } => {
                let device = if device.is_empty() { "unknown" } else { device };
                format!(
                    "A key of one of your sessions (client: {device}) was used twice, so somebody may have copied it. \
                     That session was ended; sign in again where you need it."
                )
            }
            Self::MailStopped { name, since, bounces, reason, games } => {
                let since = jiff::Timestamp::from_millisecond(since.0).unwrap_or_default();
                format!(
                    "Mail to {name} does not arrive: since {}, {bounces} mails came back, the last one with {reason}. No \
                     more mail about games is sent to this player until it works again. The record of each running game \
                     says so: {}. The clocks go on; whether anything follows from it is for the arbiter.",
                    since.strftime("%Y-%m-%d %H:%M UTC"),
                    list(games),
                )
            }
            Self::Left { name, how, event, games, open, is_done } => {
                let from =
                    event.as_ref().map_or_else(|| "all games".to_owned(), |event| format!("\"{event}\""));
                let mut text = format!("{name} {} {from}. ", left(*how));
                match (games.named.is_empty(), is_done) {
                    (true, true) => text += "There are no other games.",
                    (true, false) => text += "Their other games under way: none yet.",
                    (false, _) => text += &format!("Their other games under way: {}.", list(games)),
                }
                if !is_done {
                    text += " In some it could not be done, because of a fault: the operator finds it in the log.";
                }
                if !open.named.is_empty() {
                    text += &format!(
                        " In these no clock runs until an arbiter adjudicates them or lets somebody else play on: {}.",
                        list(open)
                    );
                }
                text
            }
        }
    }
}

const fn left(how: Leaving) -> &'static str {
    match how {
        Leaving::Silence => "has lost half of their games by silence and counts as withdrawn from",
        Leaving::Withdrawal => "has withdrawn from",
        Leaving::Expulsion => "was expelled from",
    }
}

/// Lists games, with the refusals of the act in them.
fn list(games: &SomeGames) -> String {
    let named: Vec<_> = games
        .named
        .iter()
        .map(|(game, refusal)| match refusal {
            None => game.to_string(),
            Some(refusal) => format!("{game} (not done: {})", refusal.sentence()),
        })
        .collect();
    let named = named.join(", ");
    if games.more > 0 { format!("{named} and {} more", games.more) } else { named }
}

/// The first mail to a player without a session.
fn welcome(name: &str, site: &str) -> String {
    format!(
        "You have an account at {site}, and your name here is {name}. If you did not ask for it, do nothing: no game begins \
         without you.\n\n\
         You can do everything by mail. Reply to this mail with one command to a line:\n\n  \
         seek                 look for an opponent; seek 10 days, seek white\n  \
         seeks                who else does; accept challenge C7 begins the game\n  \
         challenge NAME       challenge a player\n  \
         games                your games, and whose move it is\n  \
         settings             your time zone, how moves are written to you, and which\n                       \
         notices you get\n  \
         help                 every command\n\n\
         When a game begins, a mail shows the position and your clock. Reply to it with your move, such as e4 or 5254, alone \
         on a line."
    )
}

#[cfg(test)]
mod tests {
    use domain::{GameId, Instant, Refusal};

    use super::*;

    #[test]
    fn arbiters_read_who_left_and_why() {
        let games =
            |numbers: &[i64]| numbers.iter().map(|&number| (GameId(number), None)).collect::<SomeGames>();
        let left = |games: SomeGames, open: SomeGames, is_done: bool| {
            let how = Leaving::Expulsion;
            AccountNews::Left { name: "Bo".into(), how, event: None, games, open, is_done }.sentence()
        };
        let refused = [(GameId(7), Some(Refusal::GameOver))].into_iter().collect();
        for (said, expected) in [
            (left(games(&[]), games(&[]), true), "There are no other games."),
            (left(games(&[2, 3]), games(&[]), true), "Their other games under way: G2, G3."),
            (
                left(refused, games(&[]), true),
                "Their other games under way: G7 (not done: the game is over).",
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
    fn mail_that_does_not_arrive_is_explained() {
        let stopped = AccountNews::MailStopped {
            name: "Bo".into(),
            since: Instant(1_767_607_200_000),
            bounces: 3,
            reason: "5.1.1".into(),
            games: [(GameId(2), None)].into_iter().collect(),
        };
        assert_eq!(
            stopped.sentence(),
            "Mail to Bo does not arrive: since 2026-01-05 10:00 UTC, 3 mails came back, the last one with 5.1.1. No more mail \
             about games is sent to this player until it works again. The record of each running game says so: G2. The clocks \
             go on; whether anything follows from it is for the arbiter."
        );
        let moved = AccountNews::AddressChanged { name: "Bo".into() }.sentence();
        assert!(moved.ends_with("If this was not you, tell the people who run this service."), "{moved}");
    }
}
