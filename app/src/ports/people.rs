use std::collections::HashMap;

use std::collections::{BTreeMap, BTreeSet};

use domain::{
    Instant, PlayerId,
    notation::{Letters, Notation},
};
use serde::{Deserialize, Serialize};

use crate::{Failure, NoticeKind};

/// What somebody may do. An administrator may also do what an arbiter may.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays.
    Player,
    /// Also directs games he does not play.
    Arbiter,
    /// Also manages accounts and roles.
    Administrator,
}

impl Role {
    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Arbiter => "arbiter",
            Self::Administrator => "administrator",
        }
    }
}

/// How sure we must be that a mail is the player's.
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

/// An account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Player {
    /// Its number.
    pub id: PlayerId,
    /// The name others see; unique without regard to case.
    pub name: String,
    /// The verified mail address; never shown to other players. `None` after deletion.
    pub email: Option<String>,
    /// What he may do.
    pub role: Role,
    /// Piece letters of his language.
    pub letters: Letters,
    /// How moves are written to him.
    pub notation: Notation,
    /// IANA name of his time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// How sure a mail of his must be.
    pub mail_trust: MailTrust,
    /// Receives an acknowledgement of a move made by mail.
    pub acknowledge: bool,
    /// Piece lists first and no board drawing in mails.
    pub no_board: bool,
    /// Notices of games carry the PGN as an attachment, too.
    pub pgn_attached: bool,
    /// Kinds of notices that are switched off, acknowledgements aside.
    pub muted: BTreeSet<NoticeKind>,
    /// When the account was made.
    pub created_at: Instant,
}

impl Player {
    /// Tells whether notices of this kind are mailed.
    #[must_use]
    pub fn wants(&self, kind: NoticeKind) -> bool {
        match kind {
            NoticeKind::Acknowledgements => self.acknowledge,
            kind => kind.needed().is_some() || !self.muted.contains(&kind),
        }
    }

    /// Every kind of notice, and whether it is mailed.
    #[must_use]
    pub fn notices(&self) -> BTreeMap<NoticeKind, bool> {
        NoticeKind::ALL.into_iter().map(|kind| (kind, self.wants(kind))).collect()
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

/// What a code is good for.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "purpose", rename_all = "snake_case")]
pub enum CodePurpose {
    /// Signs this player in; nobody if the address was unknown.
    SignIn {
        /// Whom.
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
    },
    /// Replaces the address of an account.
    ChangeAddress {
        /// Whose.
        player: PlayerId,
        /// The new address, verified by the code; `None` if it was taken when asked.
        email: Option<String>,
    },
}

/// A code that was sent, or would have been.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Code {
    /// Digest of the request it is bound to.
    pub request: SecretDigest,
    /// Digest of the mailbox it went to: what the limit counts.
    pub mailbox: SecretDigest,
    /// Digest of the code with its request; `None` once used, replaced or tried too often.
    pub code: Option<SecretDigest>,
    /// What it is good for.
    pub purpose: CodePurpose,
    /// Wrong tries so far.
    pub tries: u8,
    /// When it was made.
    pub created_at: Instant,
    /// Good before this instant.
    pub expires_at: Instant,
}

/// A session.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Session {
    /// Its number, `sid` in access tokens.
    pub id: SessionId,
    /// Whose.
    pub player: PlayerId,
    /// Digest of what all its refresh tokens share.
    pub family: SecretDigest,
    /// Digest of the one refresh token that is good now.
    pub current: SecretDigest,
    /// Digest of the request that exchanged the token before it; `None` before the first exchange.
    pub exchange: Option<SecretDigest>,
    /// What the client calls itself, for the player's list; cleaned and cut.
    pub device: String,
    /// When he signed in.
    pub created_at: Instant,
    /// When the refresh token was last exchanged.
    pub refreshed_at: Instant,
    /// Ends then at the latest.
    pub expires_at: Instant,
}

/// A long-lived token for programs.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ApiToken {
    /// Its number.
    pub id: ApiTokenId,
    /// Whose.
    pub player: PlayerId,
    /// Digest of the token.
    pub digest: SecretDigest,
    /// What the player calls it.
    pub label: String,
    /// What it may do, as stored: names separated by a space.
    pub scopes: String,
    /// When it was made.
    pub created_at: Instant,
    /// Good before this instant; for ever if `None`.
    pub expires_at: Option<Instant>,
    /// When it was last used, to the hour.
    pub last_used_at: Option<Instant>,
}

/// An entry of an account's trail: appended, never changed. Nothing personal is in it, so that it can stay when
/// the account is deleted.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct AccountEvent {
    /// When.
    pub at: Instant,
    /// Who did it; `None` for the operator or the service itself.
    pub by: Option<PlayerId>,
    /// What, such as `role_changed`.
    pub what: String,
    /// More, such as the new role; may be empty.
    pub details: String,
}

/// Reads accounts.
pub trait PeopleView {
    /// An account by number, deleted ones included.
    fn player(&mut self, id: PlayerId) -> Result<Option<Player>, Failure>;
    /// Names of accounts, deleted ones included; an unknown number has none.
    fn player_names(&mut self, ids: &[PlayerId]) -> Result<HashMap<PlayerId, String>, Failure>;
    /// An account by name, without regard to case.
    fn player_by_name(&mut self, name: &str) -> Result<Option<Player>, Failure>;
    /// An account by verified address, without regard to case.
    fn player_by_email(&mut self, email: &str) -> Result<Option<Player>, Failure>;
    /// Whether somebody, other than `except`, is an administrator.
    fn has_administrator(&mut self, except: Option<PlayerId>) -> Result<bool, Failure>;
    /// Administrators, at most `limit`.
    fn administrators(&mut self, limit: u32) -> Result<Vec<PlayerId>, Failure>;
    /// Arbiters and administrators, at most `limit`.
    fn arbiters(&mut self, limit: u32) -> Result<Vec<PlayerId>, Failure>;
    /// Codes made for a mailbox after `since`: how many, and when the first of them was.
    fn codes_since(
        &mut self,
        mailbox: &SecretDigest,
        since: Instant,
    ) -> Result<(u32, Option<Instant>), Failure>;
    /// A session and its player, in one query.
    fn session(&mut self, id: SessionId) -> Result<Option<(Session, Player)>, Failure>;
    /// The session of a family of refresh tokens.
    fn session_of_family(&mut self, family: &SecretDigest) -> Result<Option<(Session, Player)>, Failure>;
    /// The sessions of a player, oldest first.
    fn sessions(&mut self, player: PlayerId) -> Result<Vec<Session>, Failure>;
    /// An API token by its digest and its player, in one query.
    fn api_token(&mut self, digest: &SecretDigest) -> Result<Option<(ApiToken, Player)>, Failure>;
    /// The API tokens of a player, oldest first.
    fn api_tokens(&mut self, player: PlayerId) -> Result<Vec<ApiToken>, Failure>;
    /// The public key to which envelopes are encrypted for a player.
    fn envelope_key(&mut self, player: PlayerId) -> Result<Option<String>, Failure>;
    /// Who has registered this key; the first of several.
    fn envelope_key_holder(&mut self, key: &str) -> Result<Option<PlayerId>, Failure>;
    /// The trail of an account, oldest first.
    fn account_events(&mut self, player: PlayerId) -> Result<Vec<AccountEvent>, Failure>;
}

/// Writes accounts.
pub trait PeopleTx: PeopleView {
    /// Keeps a new account and gives it its number; `id` in `new` is ignored. The caller has checked that name
    /// and address are free: taken ones are a [`Failure`].
    fn add_player(&mut self, new: &Player) -> Result<PlayerId, Failure>;
    /// Replaces everything of an account but its number and `created_at`.
    fn update_player(&mut self, player: &Player) -> Result<(), Failure>;
    /// Keeps a code and voids every older one of the same mailbox.
    fn add_code(&mut self, code: &Code) -> Result<(), Failure>;
    /// The code of a request.
    fn code(&mut self, request: &SecretDigest) -> Result<Option<Code>, Failure>;
    /// Stores the tries of a code and whether it is void.
    fn update_code(&mut self, code: &Code) -> Result<(), Failure>;
    /// Voids every code of a mailbox.
    fn void_codes(&mut self, mailbox: &SecretDigest) -> Result<(), Failure>;
    /// Keeps a new session; `id` in `new` is ignored.
    fn add_session(&mut self, new: &Session) -> Result<SessionId, Failure>;
    /// Stores what an exchange of the refresh token changes.
    fn update_session(&mut self, session: &Session) -> Result<(), Failure>;
    /// Ends a session of this player; false if there was none.
    fn end_session(&mut self, player: PlayerId, id: SessionId) -> Result<bool, Failure>;
    /// Ends all sessions of a player; returns how many.
    fn end_sessions(&mut self, player: PlayerId) -> Result<usize, Failure>;
    /// Keeps a new API token; `id` in `new` is ignored.
    fn add_api_token(&mut self, new: &ApiToken) -> Result<ApiTokenId, Failure>;
    /// Stores when an API token was last used.
    fn touch_api_token(&mut self, id: ApiTokenId, at: Instant) -> Result<(), Failure>;
    /// Revokes an API token of this player; false if there was none.
    fn revoke_api_token(&mut self, player: PlayerId, id: ApiTokenId) -> Result<bool, Failure>;
    /// Revokes all API tokens of a player; returns how many.
    fn revoke_api_tokens(&mut self, player: PlayerId) -> Result<usize, Failure>;
    /// Keeps the public key to which envelopes are encrypted for a player; an earlier one is replaced, never taken
    /// away.
    fn set_envelope_key(&mut self, player: PlayerId, key: &str, at: Instant) -> Result<(), Failure>;
    /// Forgets the key of somebody who leaves: nothing is encrypted to it any more.
    fn forget_envelope_key(&mut self, player: PlayerId) -> Result<(), Failure>;
    /// Appends to the trail of an account.
    fn add_account_event(&mut self, player: PlayerId, event: &AccountEvent) -> Result<(), Failure>;
    /// Forgets sessions, API tokens and codes that expired by `now`, the codes only if made before `codes_before`;
    /// at most `limit` of each. Returns how many.
    fn prune_people(&mut self, codes_before: Instant, now: Instant, limit: u32) -> Result<usize, Failure>;
}
