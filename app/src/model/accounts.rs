use std::collections::{BTreeMap, BTreeSet};

use domain::{
    Instant, PlayerId, Span,
    notation::{Letters, Notation},
};
use serde::{Deserialize, Serialize};

use crate::model::{Frequency, MailTimes, NoticeKind};

/// The role of an account. An administrator may also do what an arbiter may.
#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    /// Plays.
    Player,
    /// An arbiter, who also directs games of others.
    Arbiter,
    /// An administrator, who also manages accounts and roles.
    Administrator,
}

impl Role {
    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The proof we need that a mail is the player's.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailTrust {
    /// The token in the reply address is enough.
    Token,
    /// Token, and From is the address on file. The default.
    TokenAndFrom,
    /// Token, From, and a DMARC pass.
    TokenFromAndDmarc,
    /// No commands by mail.
    Off,
}

/// The form of mails to a player.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailFormat {
    /// The text, and the same as HTML beside it.
    #[default]
    Html,
    /// The text alone.
    Text,
}

impl MailFormat {
    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Text => "text",
        }
    }
}

/// The pieces on the boards of pages.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PieceSet {
    /// The drawings of Colin M.L. Burnett.
    #[default]
    Cburnett,
    /// The figurines of Unicode, in a font of the reader.
    Figurines,
    /// The piece letters of the reader.
    Letters,
}

impl PieceSet {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Cburnett, Self::Figurines, Self::Letters];

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The colours of the boards of pages.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum BoardColours {
    /// The colours of wood.
    #[default]
    Brown,
    /// Green and cream.
    Green,
    /// Blue and grey.
    Blue,
    /// White and grey, with marks in black.
    HighContrast,
}

impl BoardColours {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Brown, Self::Green, Self::Blue, Self::HighContrast];

    /// Their stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Player {
    /// Its number.
    pub id: PlayerId,
    /// The name others see; unique without regard to case.
    pub name: String,
    /// The verified mail address; never shown to other players. `None` after deletion.
    pub email: Option<String>,
    /// Their role.
    pub role: Role,
    /// The language that they read, as a tag of BCP 47, such as `uk`.
    pub language: String,
    /// Piece letters of their language.
    pub letters: Letters,
    /// The notation of moves in their mails.
    pub notation: Notation,
    /// The pieces on the boards of their pages.
    pub pieces: PieceSet,
    /// The colours of the boards of their pages.
    pub board: BoardColours,
    /// IANA name of their time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// The proof that their mails need.
    pub mail_trust: MailTrust,
    /// Receives an acknowledgement of a move made by mail.
    pub acknowledge: bool,
    /// Piece lists first and no board drawing in mails.
    pub no_board: bool,
    /// The form of mails to them.
    pub mail_format: MailFormat,
    /// Notices of games carry the PGN as an attachment, too.
    pub pgn_attached: bool,
    /// Notices that change the own deadline carry it as an attachment for calendar programs, too.
    pub calendar_attached: bool,
    /// Kinds of notices that are switched off, acknowledgements aside.
    pub muted: BTreeSet<NoticeKind>,
    /// The times at which they want mail.
    pub mail_times: MailTimes,
    /// The instant at which the account was made.
    pub created_at: Instant,
}

impl Player {
    /// Returns an account that is not stored yet, with the settings that all begin with.
    #[must_use]
    pub fn new(name: String, email: String, role: Role, created_at: Instant) -> Self {
        Self {
            id: PlayerId(0),
            name,
            email: Some(email),
            role,
            language: "en".into(),
            letters: Letters::default(),
            notation: Notation::default(),
            pieces: PieceSet::default(),
            board: BoardColours::default(),
            time_zone: "UTC".into(),
            mail_trust: MailTrust::TokenAndFrom,
            acknowledge: true,
            no_board: false,
            mail_format: MailFormat::default(),
            pgn_attached: false,
            calendar_attached: false,
            muted: BTreeSet::new(),
            mail_times: MailTimes::default(),
            created_at,
        }
    }

    /// Tells whether notices of this kind are mailed.
    #[must_use]
    pub fn wants(&self, kind: NoticeKind) -> bool {
        match kind {
            NoticeKind::Acknowledgements => self.acknowledge,
            kind => kind.needed().is_some() || !self.muted.contains(&kind),
        }
    }

    /// The frequency of notices of this kind.
    #[must_use]
    pub fn frequency(&self, kind: NoticeKind) -> Frequency {
        if !self.wants(kind) {
            return Frequency::None;
        }
        self.mail_times.digests.get(&kind).copied().unwrap_or(Frequency::Each)
    }

    /// Every kind of notice, and its frequency.
    #[must_use]
    pub fn notices(&self) -> BTreeMap<NoticeKind, Frequency> {
        NoticeKind::ALL.into_iter().map(|kind| (kind, self.frequency(kind))).collect()
    }
}

/// The number of a session: the family of refresh tokens that began with one sign-in. Never given twice.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionId(pub i64);

/// The number of an API token.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ApiTokenId(pub i64);

/// HMAC of a secret under [`crate::ports::MacPurpose::SecretDigest`]; the secret itself is not stored.
pub type SecretDigest = [u8; 32];

/// The purpose of a code.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "purpose", rename_all = "snake_case")]
pub enum CodePurpose {
    /// Signs this player in; nobody if the address was unknown.
    SignIn {
        /// The player.
        player: Option<PlayerId>,
    },
    /// Makes an account.
    SignUp {
        /// Its address, verified by the code.
        email: String,
        /// The name asked for.
        name: String,
        /// IANA name.
        time_zone: String,
        /// Piece letters.
        letters: Letters,
        /// The notation that they read.
        #[serde(default)]
        notation: Notation,
        /// The language that they read.
        #[serde(default = "english")]
        language: String,
    },
    /// Replaces the address of an account.
    ChangeAddress {
        /// The player.
        player: PlayerId,
        /// The new address, verified by the code; `None` if it was taken when asked.
        email: Option<String>,
    },
}

fn english() -> String {
    "en".into()
}

/// A code that was sent, or would have been.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Code {
    /// Digest of the request it is bound to.
    pub request: SecretDigest,
    /// Digest of the mailbox it went to: what the limit counts.
    pub mailbox: SecretDigest,
    /// Digest of the asker, who has a share of the limit; `None` if nobody asked. The lowest bit of its first byte is set for a
    /// browser that signed in to the account before.
    pub asker: Option<SecretDigest>,
    /// Digest of the code with its request; `None` once used, void or tried too often.
    pub code: Option<SecretDigest>,
    /// Tells whether the code was used: then no limit counts it.
    pub is_used: bool,
    /// Its purpose.
    pub purpose: CodePurpose,
    /// Wrong tries so far.
    pub tries: u8,
    /// The instant at which it was made.
    pub created_at: Instant,
    /// Good before this instant.
    pub expires_at: Instant,
}

impl Code {
    /// Makes the code void because it was used.
    pub(crate) const fn spend(&mut self) {
        self.code = None;
        self.is_used = true;
    }
}

/// A session.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Session {
    /// Its number, `sid` in access tokens.
    pub id: SessionId,
    /// The player.
    pub player: PlayerId,
    /// Digest of what all its refresh tokens share.
    pub family: SecretDigest,
    /// Digest of the one refresh token that is good now.
    pub current: SecretDigest,
    /// Digest of the request that exchanged the token before it; `None` before the first exchange.
    pub exchange: Option<SecretDigest>,
    /// The name of the client, for the player's list; cleaned and cut.
    pub device: String,
    /// The instant of the sign-in.
    pub created_at: Instant,
    /// The instant at which the refresh token was last exchanged; for a browser, of its last use, to the day.
    pub refreshed_at: Instant,
    /// Ends then at the latest.
    pub expires_at: Instant,
}

/// A session that nobody uses ends after this time (ASVS 5.0 7.3.1). Players of long games may be silent for weeks.
const IDLE: Span = Span::days(30);

impl Session {
    /// Returns the instant of its end if nobody uses it again.
    #[must_use]
    pub fn ends_at(&self) -> Instant {
        self.expires_at.min(self.refreshed_at + IDLE)
    }
}

/// A long-lived token for programs.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ApiToken {
    /// Its number.
    pub id: ApiTokenId,
    /// The player.
    pub player: PlayerId,
    /// Digest of the token.
    pub digest: SecretDigest,
    /// The player's name for it.
    pub label: String,
    /// Its scopes, as stored: names separated by a space.
    pub scopes: String,
    /// The instant at which it was made.
    pub created_at: Instant,
    /// Good before this instant; for ever if `None`.
    pub expires_at: Option<Instant>,
    /// The instant at which it was last used, to the hour.
    pub last_used_at: Option<Instant>,
}

/// An entry of an account's trail: appended, never changed. Nothing personal is in it, so that it can stay when
/// the account is deleted.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct AccountEvent {
    /// The instant.
    pub at: Instant,
    /// The actor; `None` for the operator or the service itself.
    pub by: Option<PlayerId>,
    /// The kind of event, such as `role_changed`.
    pub what: String,
    /// More, such as the new role; may be empty.
    pub details: String,
}
