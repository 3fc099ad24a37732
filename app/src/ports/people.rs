use std::collections::HashMap;

use domain::{Instant, PlayerId};

use crate::{
    Failure,
    model::{AccountEvent, ApiToken, ApiTokenId, Code, Player, SecretDigest, Session, SessionId},
};

/// Reads accounts.
pub trait PeopleView {
    /// An account by number, deleted ones included.
    fn player(&mut self, id: PlayerId) -> Result<Option<Player>, Failure>;
    /// Names of accounts, deleted ones included; an unknown number has none.
    fn player_names(&mut self, ids: &[PlayerId]) -> Result<HashMap<PlayerId, String>, Failure>;
    /// An account by name, without regard to case.
    fn player_by_name(&mut self, name: &str) -> Result<Option<Player>, Failure>;
    /// Accounts that were not deleted, by name without regard to case, behind the name `after` and at most `limit`. Only
    /// names that contain `part` count.
    fn players(&mut self, part: &str, after: &str, limit: u32) -> Result<Vec<Player>, Failure>;
    /// Tells whether an account, deleted ones included, has this name or a name that looks like it.
    fn is_name_taken(&mut self, name: &str) -> Result<bool, Failure>;
    /// An account by verified address, without regard to case.
    fn player_by_email(&mut self, email: &str) -> Result<Option<Player>, Failure>;
    /// Tells whether somebody, other than `except`, is an administrator.
    fn has_administrator(&mut self, except: Option<PlayerId>) -> Result<bool, Failure>;
    /// Administrators, at most `limit`.
    fn administrators(&mut self, limit: u32) -> Result<Vec<PlayerId>, Failure>;
    /// Arbiters and administrators, at most `limit`.
    fn arbiters(&mut self, limit: u32) -> Result<Vec<PlayerId>, Failure>;
    /// Codes made for a mailbox after `since` and not used, oldest first: their askers, and when they were made.
    fn unused_codes(
        &mut self,
        mailbox: &SecretDigest,
        since: Instant,
    ) -> Result<Vec<(Option<SecretDigest>, Instant)>, Failure>;
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
    /// The player whose calendar has a secret with this digest in its address.
    fn calendar_owner(&mut self, digest: &SecretDigest) -> Result<Option<Player>, Failure>;
    /// The instant at which the address of a player's calendar was made.
    fn calendar_made_at(&mut self, player: PlayerId) -> Result<Option<Instant>, Failure>;
    /// The public key to which envelopes are encrypted for a player.
    fn envelope_key(&mut self, player: PlayerId) -> Result<Option<String>, Failure>;
    /// The holder of this key; the first of several.
    fn envelope_key_holder(&mut self, key: &str) -> Result<Option<PlayerId>, Failure>;
    /// The trail of an account, oldest first.
    fn account_events(&mut self, player: PlayerId) -> Result<Vec<AccountEvent>, Failure>;
    /// Tells whether the trail of an account has this.
    fn has_account_event(&mut self, player: PlayerId, what: &str, details: &str) -> Result<bool, Failure>;
    /// Counts such entries in the trail of an account after that instant.
    fn count_account_events(&mut self, player: PlayerId, what: &str, after: Instant) -> Result<u64, Failure>;
}

/// Writes accounts.
pub trait PeopleTx: PeopleView {
    /// Stores a new account and gives it its number; `id` in `new` is ignored. The caller has checked that name
    /// and address are free: taken ones are a [`Failure`].
    fn add_player(&mut self, new: &Player) -> Result<PlayerId, Failure>;
    /// Replaces everything of an account but its number and `created_at`.
    fn update_player(&mut self, player: &Player) -> Result<(), Failure>;
    /// Stores a code.
    fn add_code(&mut self, code: &Code) -> Result<(), Failure>;
    /// The code of a request.
    fn code(&mut self, request: &SecretDigest) -> Result<Option<Code>, Failure>;
    /// Stores the tries of a code and whether it is void.
    fn update_code(&mut self, code: &Code) -> Result<(), Failure>;
    /// Voids every code of a mailbox.
    fn void_codes(&mut self, mailbox: &SecretDigest) -> Result<(), Failure>;
    /// Stores a new session; `id` in `new` is ignored.
    fn add_session(&mut self, new: &Session) -> Result<SessionId, Failure>;
    /// Stores what an exchange of the refresh token changes.
    fn update_session(&mut self, session: &Session) -> Result<(), Failure>;
    /// Ends a session of this player; false if there was none.
    fn end_session(&mut self, player: PlayerId, id: SessionId) -> Result<bool, Failure>;
    /// Ends all sessions of a player; returns how many.
    fn end_sessions(&mut self, player: PlayerId) -> Result<usize, Failure>;
    /// Stores a new API token; `id` in `new` is ignored.
    fn add_api_token(&mut self, new: &ApiToken) -> Result<ApiTokenId, Failure>;
    /// Stores when an API token was last used.
    fn touch_api_token(&mut self, id: ApiTokenId, at: Instant) -> Result<(), Failure>;
    /// Revokes an API token of this player; false if there was none.
    fn revoke_api_token(&mut self, player: PlayerId, id: ApiTokenId) -> Result<bool, Failure>;
    /// Revokes all API tokens of a player; returns how many.
    fn revoke_api_tokens(&mut self, player: PlayerId) -> Result<usize, Failure>;
    /// Stores the digest of the secret in the address of a player's calendar, and forgets an earlier one.
    fn set_calendar(&mut self, player: PlayerId, digest: &SecretDigest, at: Instant) -> Result<(), Failure>;
    /// Revokes the address of a player's calendar; false if there was none.
    fn forget_calendar(&mut self, player: PlayerId) -> Result<bool, Failure>;
    /// Stores the public key to which envelopes are encrypted for a player; an earlier one is replaced, never taken
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
