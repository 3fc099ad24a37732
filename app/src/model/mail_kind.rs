use domain::PlayerId;
use serde::{Deserialize, Serialize};

/// The reason for a mail. The text is made when it is delivered, from the record as of `seq`.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum MailKind {
    /// The game began.
    GameStarted,
    /// The opponent moved: your turn.
    YourMove,
    /// Your move by mail was recorded.
    MoveRecorded,
    /// The time runs short.
    Reminder,
    /// The opponent declined your offer, sent a message, claimed wrongly or sent an illegal move.
    GameNews,
    /// Adjournment was proposed, agreed, ordered, declined; sealed; resumption asked.
    Adjournment,
    /// A notice to an arbiter: an envelope waits for them, somebody is late, or the clocks are reported wrong.
    ArbiterNews,
    /// A sealed move is in the log: the proof.
    LogReceipt,
    /// The game ended.
    GameOver,
    /// The service was restored from a copy, and the game stands where it stood then.
    Restored,
    /// Somebody challenges you, or your challenge or seek was answered.
    Challenge,
    /// The transcript of the commands in a mail.
    Transcript,
    /// A question: reply to confirm.
    Confirmation,
    /// A code to sign up or sign in with.
    SignInCode,
    /// Something about the account changed.
    AccountNews,
    /// Several notices in one mail, and the games in which the reader is to move.
    Digest,
    /// A mail to postmaster@ or abuse@, passed on to an administrator.
    PassedOn,
}

impl MailKind {
    /// Every kind.
    pub const ALL: [Self; 17] = [
        Self::GameStarted,
        Self::YourMove,
        Self::MoveRecorded,
        Self::Reminder,
        Self::GameNews,
        Self::Adjournment,
        Self::ArbiterNews,
        Self::LogReceipt,
        Self::GameOver,
        Self::Restored,
        Self::Challenge,
        Self::Transcript,
        Self::Confirmation,
        Self::SignInCode,
        Self::AccountNews,
        Self::Digest,
        Self::PassedOn,
    ];

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// Tells whether it stops when mail to a player does not arrive. What somebody asks for and waits for goes on:
    /// codes, answers to their mails, and what concerns their account.
    #[must_use]
    pub const fn stops(self) -> bool {
        match self {
            Self::GameStarted
            | Self::YourMove
            | Self::MoveRecorded
            | Self::Reminder
            | Self::GameNews
            | Self::Adjournment
            | Self::ArbiterNews
            | Self::LogReceipt
            | Self::GameOver
            | Self::Restored
            | Self::Challenge
            | Self::Digest
            | Self::PassedOn => true,
            Self::Transcript | Self::Confirmation | Self::SignInCode | Self::AccountNews => false,
        }
    }

    /// Its name in keys, headers and labels.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The recipient.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipient {
    /// The address on file when it is delivered.
    Player(PlayerId),
    /// An address that is not (yet) on file: sign-up, change of address.
    Address(String),
}
