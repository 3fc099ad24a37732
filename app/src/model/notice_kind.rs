//! The kinds of notices, as a player switches them off and on.

use std::collections::BTreeSet;

use domain::{Event, Weight};
use serde::{Deserialize, Serialize};

use crate::model::MailKind;

/// A kind of notice.
#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum NoticeKind {
    /// Beginnings of games, the opponent's moves, decisions, and whatever else changes what the player must do.
    Moves,
    /// The time runs short.
    Reminders,
    /// Adjournments, envelopes, resumptions.
    Adjournments,
    /// Work that waits for an arbiter.
    Arbiter,
    /// Changes of the account.
    Account,
    /// Records of the player's own moves by mail.
    Acknowledgements,
    /// Messages of the opponent.
    Messages,
    /// Declined offers, the opponent's leave and reflection, analysis, appeals.
    News,
    /// Ends of games.
    Results,
    /// Challenges, and the results of the player's own.
    Challenges,
    /// Proofs that a sealed move is in the log.
    Proofs,
}

/// The loss that notices prevent which cannot be switched off.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum NoticeNeed {
    /// A game lost on time.
    Clock,
    /// A game lost by sealing or coming back too late.
    Adjournment,
    /// Games of players who wait for the arbiter.
    Players,
    /// The account.
    Account,
}

impl NoticeKind {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Moves,
        Self::Reminders,
        Self::Adjournments,
        Self::Arbiter,
        Self::Account,
        Self::Acknowledgements,
        Self::Messages,
        Self::News,
        Self::Results,
        Self::Challenges,
        Self::Proofs,
    ];

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// The reason why it cannot be switched off; `None` if it can.
    #[must_use]
    pub const fn needed(self) -> Option<NoticeNeed> {
        match self {
            Self::Moves | Self::Reminders => Some(NoticeNeed::Clock),
            Self::Adjournments => Some(NoticeNeed::Adjournment),
            Self::Arbiter => Some(NoticeNeed::Players),
            Self::Account => Some(NoticeNeed::Account),
            Self::Acknowledgements
            | Self::Messages
            | Self::News
            | Self::Results
            | Self::Challenges
            | Self::Proofs => None,
        }
    }

    /// Tells whether it may wait for a digest. A digest has no attachment, and a record of a move that comes later says
    /// nothing new.
    #[must_use]
    pub const fn is_in_digests(self) -> bool {
        match self {
            Self::Moves | Self::Messages | Self::News | Self::Results | Self::Challenges => true,
            Self::Reminders
            | Self::Adjournments
            | Self::Arbiter
            | Self::Account
            | Self::Acknowledgements
            | Self::Proofs => false,
        }
    }

    /// The kinds of a mail that tells of these events: it is mailed as long as one of them is. None of what is no
    /// notice: answers and codes come always.
    #[must_use]
    pub fn of(mail: MailKind, told: &[Event]) -> BTreeSet<Self> {
        let kind = match mail {
            MailKind::GameNews if !told.is_empty() => return told.iter().map(Self::of_event).collect(),
            MailKind::GameStarted | MailKind::YourMove | MailKind::GameNews | MailKind::Restored => {
                Self::Moves
            }
            MailKind::MoveRecorded => Self::Acknowledgements,
            MailKind::Reminder => Self::Reminders,
            MailKind::Adjournment => Self::Adjournments,
            MailKind::ArbiterNews => Self::Arbiter,
            MailKind::LogReceipt => Self::Proofs,
            MailKind::GameOver => Self::Results,
            MailKind::Challenge => Self::Challenges,
            MailKind::AccountNews => Self::Account,
            MailKind::Transcript
            | MailKind::Confirmation
            | MailKind::SignInCode
            | MailKind::Digest
            | MailKind::PassedOn => return BTreeSet::new(),
        };
        BTreeSet::from([kind])
    }

    const fn of_event(event: &Event) -> Self {
        match event.kind.traits().weight {
            Weight::Message => Self::Messages,
            Weight::News => Self::News,
            Weight::Duty => Self::Moves,
        }
    }
}
