use domain::Instant;
use serde::Serialize;

use crate::{
    Failure,
    model::{NoticeKind, NoticeNeed},
};

/// A refusal about an account, for the person to read. Never our fault; failures are errors of app.
/// [`PeopleRefusal::code`] is stable for programs and listed in openapi.yaml.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PeopleRefusal {
    /// The name cannot be had by anybody.
    BadName {
        /// The reason.
        reason: NameFault,
    },
    /// Somebody has the name.
    NameTaken,
    /// Not an address we can write to.
    BadAddress,
    /// Not an IANA time zone.
    BadTimeZone,
    /// The catalogue has no such language.
    NoSuchLanguage {
        /// The tags of those that it has.
        languages: Vec<String>,
    },
    /// Without such notices a player could lose a game.
    NoticeNeeded {
        /// The kind.
        kind: NoticeKind,
        /// The reason.
        why: NoticeNeed,
    },
    /// Notices of the kind come in no digest.
    #[serde(rename = "notice_needed")]
    #[strum(serialize = "notice_needed")]
    NotInDigests {
        /// The kind.
        kind: NoticeKind,
    },
    /// Not a public key of age.
    BadKey,
    /// Another account has the key: two arbiters with one key would be one.
    KeyTaken,
    /// A label must have 1 to 60 visible characters.
    BadLabel,
    /// One asker gets at most three codes an hour for a mailbox, and all strangers together 12. All browsers that signed in
    /// to the account before get 12 together.
    TooManyCodes {
        /// The instant at which the next one can be asked for, UTC milliseconds.
        retry_at: Instant,
    },
    /// The digits are not those that were sent.
    WrongCode {
        /// Then the code is void.
        tries_left: u8,
    },
    /// The request is unknown, or its code expired, was used, replaced, or tried too often.
    CodeVoid,
    /// The session is over; a refresh token that was used before ends it.
    SessionEnded,
    /// The API token is unknown, revoked or expired; or the refresh token was not issued here, and nothing ended.
    BadToken,
    /// An API token needs at least one scope.
    NoScope,
    /// The expiry of a token lies in the past.
    AlreadyExpired,
    /// The account has the most API tokens allowed.
    TooManyTokens {
        /// The limit.
        limit: u8,
    },
    /// Not an address of a webhook: `https://`, a host of the internet, no user name.
    BadWebhookUrl,
    /// The account has the most webhooks allowed.
    TooManyWebhooks {
        /// The limit.
        limit: u8,
    },
    /// The account has made the most secrets of webhooks allowed in a day.
    #[serde(rename = "too_many_webhooks")]
    #[strum(serialize = "too_many_webhooks")]
    ManyWebhookSecrets {
        /// The limit.
        limit: u8,
    },
    /// The webhook is off.
    WebhookOff,
    /// The request needs a sign-in of the last 15 minutes (ASVS 7.5.1).
    SignInAgain,
    /// Only an administrator may do this.
    NotAnAdministrator,
    /// The last administrator cannot be removed.
    LastAdministrator,
    /// No such account, session or token of yours.
    NotFound {
        /// The kind of thing that was looked up.
        what: Missing,
    },
    /// The key was used for another request.
    KeyReused,
    /// An account with running games is not deleted unless they are resigned.
    GamesRunning {
        /// The number.
        games: usize,
    },
}

/// The reason for which nobody can have a name.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum NameFault {
    /// Shorter or longer than a name.
    Length,
    /// It has a sign that belongs in no name.
    Sign,
    /// Two signs between words stand side by side.
    Joined,
    /// Two spaces stand side by side.
    Spaces,
    /// It begins or ends with a sign.
    Ends,
    /// It has no letter.
    NoLetter,
    /// Its letters look alike in two alphabets.
    Alphabets,
    /// It would pass for the service or for nobody.
    Reserved,
}

/// The kind of thing that was looked up and is not there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Missing {
    /// An account.
    Account,
    /// A player.
    Player,
    /// A session.
    Session,
    /// An API token.
    ApiToken,
    /// A key for envelopes.
    EnvelopeKey,
    /// A webhook.
    Webhook,
    /// A delivery of a webhook.
    Delivery,
}

impl PeopleRefusal {
    /// The stable name of this refusal.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

/// The result of a call about accounts: an answer, a refusal the person may read, or our failure.
pub type Answer<T> = Result<Result<T, PeopleRefusal>, Failure>;
