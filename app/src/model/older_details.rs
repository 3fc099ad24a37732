//! Details of mails as rows have them that are older than [`MailDetails`]: the kind of the mail tells how to read them.

use domain::{Instant, Reminder};
use serde::{Deserialize, de::DeserializeOwned};

use super::mail_details::{AccountNotice, MailDetails};
use crate::model::{ConditionalNotice, MailKind, message::Arg};

/// News of an account, before they were a code with arguments.
#[derive(Deserialize)]
struct OldAccountNotice {
    text: Arg,
}

#[derive(Deserialize)]
struct Restored {
    copied_at: Option<Instant>,
}

/// Reads them; `None` if they are not even that.
pub(super) fn read(kind: MailKind, stored: &str) -> Option<MailDetails> {
    match kind {
        MailKind::Reminder => reminder(stored).map(MailDetails::Reminder),
        MailKind::Restored => json(stored).map(|Restored { copied_at }| MailDetails::Restored { copied_at }),
        MailKind::Challenge => json(stored).map(MailDetails::Challenge),
        MailKind::SignInCode => json(stored).map(MailDetails::Code),
        MailKind::Transcript => json(stored).map(MailDetails::Transcript),
        MailKind::Confirmation => json(stored).map(MailDetails::Confirmation),
        MailKind::AccountNews => {
            json(stored).map(|OldAccountNotice { text }| MailDetails::Account(AccountNotice::Told { text }))
        }
        MailKind::PassedOn => stored.parse().ok().map(|inbox| MailDetails::PassedOn { inbox }),
        MailKind::ArbiterNews if stored == "session-goes-on" => Some(MailDetails::SessionContinues),
        MailKind::GameStarted
        | MailKind::YourMove
        | MailKind::MoveRecorded
        | MailKind::GameNews
        | MailKind::Adjournment
        | MailKind::ArbiterNews
        | MailKind::LogReceipt
        | MailKind::GameOver => events(stored),
        MailKind::Digest => None,
    }
}

fn json<T: DeserializeOwned>(stored: &str) -> Option<T> {
    serde_json::from_str(stored).ok()
}

/// The number of the first event, and what became of conditional moves behind it, such as `13 you-decide`.
fn events(stored: &str) -> Option<MailDetails> {
    let (first, news) = stored.split_once(' ').map_or((stored, None), |(first, news)| (first, Some(news)));
    let conditional = news.and_then(|news| match news {
        "undone" => Some(ConditionalNotice::TakenBack),
        news => serde_json::from_value(news.into()).ok(),
    });
    first.parse().ok().map(|first| MailDetails::Events { first, conditional })
}

fn reminder(stored: &str) -> Option<Reminder> {
    Some(match stored {
        "fifth" => Reminder::FifthLeft,
        "day" => Reminder::DayLeft,
        "silent-1" => Reminder::SilentFirst,
        "silent-2" => Reminder::SilentSecond,
        "silent-3" => Reminder::SilentLast,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_details_are_read() {
        let events = |first, conditional| MailDetails::Events { first, conditional };
        for (kind, stored, expected) in [
            (MailKind::YourMove, "13", events(13, None)),
            (MailKind::YourMove, "13 you-decide", events(13, Some(ConditionalNotice::YouDecide))),
            (MailKind::GameNews, "7 undone", events(7, Some(ConditionalNotice::TakenBack))),
            (MailKind::ArbiterNews, "session-goes-on", MailDetails::SessionContinues),
            (MailKind::Reminder, "silent-3", MailDetails::Reminder(Reminder::SilentLast)),
            (MailKind::PassedOn, "4", MailDetails::PassedOn { inbox: 4 }),
            (MailKind::Restored, r#"{"copied_at":5}"#, MailDetails::Restored { copied_at: Some(Instant(5)) }),
            (
                MailKind::AccountNews,
                r#"{"text":"Your role is now: arbiter."}"#,
                MailDetails::Account(AccountNotice::Told { text: "Your role is now: arbiter.".into() }),
            ),
            (MailKind::Reminder, "13", MailDetails::Unreadable),
            (MailKind::YourMove, "x", MailDetails::Unreadable),
        ] {
            assert_eq!(MailDetails::read(kind, stored), expected, "{kind:?} {stored}");
        }
        let line = r#"{"entries":[{"line":"e4","answer":"Played.","ok":true}],"summary":"So be it."}"#;
        let MailDetails::Transcript(read) = MailDetails::read(MailKind::Transcript, line) else {
            panic!("{line}")
        };
        assert_eq!((read.entries[0].answer.clone(), read.summary), ("Played.".into(), "So be it.".into()));
        for (kind, stored) in [
            (MailKind::Challenge, r#"{"challenge":7,"news":"posted"}"#),
            (MailKind::SignInCode, r#"{"purpose":"sign_up","until":5}"#),
            (MailKind::Confirmation, r#"{"inbox":12,"from":"ann@work.example","until":5}"#),
        ] {
            assert!(MailDetails::read(kind, stored).fits(kind), "{kind:?} {stored}");
        }
    }
}
