use domain::Instant;
use serde::{Deserialize, Serialize};

use crate::model::ChallengeId;

/// In `details` of a [`MailKind::Challenge`](crate::model::MailKind).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChallengeNews {
    /// The challenge.
    pub challenge: ChallengeId,
    /// The change.
    pub news: ChallengeStep,
}

/// A change of a challenge. An accepted one is told by [`MailKind::GameStarted`](crate::model::MailKind).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeStep {
    /// The reader is challenged.
    Posted,
    /// The reader's challenge was declined.
    Declined,
    /// The challenge to the reader was taken back.
    Withdrawn,
}

/// In `details` of a [`MailKind::SignInCode`](crate::model::MailKind). The code is the mail's secret.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct CodeSent {
    /// Its purpose.
    pub purpose: CodePurpose,
    /// The code is worth nothing after this.
    pub until: Instant,
    /// The name of the program that asked, letters and digits only; empty if it has none.
    #[serde(default)]
    pub asked_by: String,
}

/// The purpose of an emailed code.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CodePurpose {
    /// Making an account.
    SignUp,
    /// Signing in.
    SignIn,
    /// Proving a new address.
    ChangeAddress,
}

/// In `details` of a [`MailKind::AccountNews`](crate::model::MailKind).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AccountNews {
    /// The event, in one or more sentences.
    pub text: String,
}

/// In `details` of a [`MailKind::Restored`](crate::model::MailKind).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct RestoredNews {
    /// The instant at which the copy was made, as far as is known: what happened later is lost.
    pub copied_at: Option<Instant>,
}
