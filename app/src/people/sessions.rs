use domain::{Instant, PlayerId, Span};

use super::{
    Answer, PeopleRefusal, Scope, Scopes, Secret, names::device, notice::news, record, secret::base32,
};
use crate::{
    Failure, Service,
    ports::{
        ApiToken, ApiTokenId, Player, Recipient, SecretDigest, Session, SessionId, Tx, View, read, write,
    },
};

/// A session ends this long after its sign-in, however busy it is.
const SESSION_LIFE: Span = Span::days(60);
/// What a refresh token begins with.
const PREFIX: &str = "pzr_";
/// Characters of the part that all refresh tokens of a session share: 160 bits.
const FAMILY: usize = 32;

/// A session as it begins or goes on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SignIn {
    /// Who.
    pub player: Player,
    /// Which session: `sid` of its access tokens.
    pub session: SessionId,
    /// Good once: exchanging it gives the next one. 256 bits, and 160 that its session keeps.
    pub refresh_token: Secret,
    /// The session ends then at the latest.
    pub expires_at: Instant,
    /// The account was made just now.
    pub signed_up: bool,
}

/// By what somebody is known.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Means {
    /// A session.
    Session {
        /// Which.
        id: SessionId,
        /// When he signed in.
        signed_in_at: Instant,
    },
    /// A token for programs.
    ApiToken {
        /// Which.
        id: ApiTokenId,
    },
}

/// Somebody who is known, as of now: role and scopes are looked up for every request.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Caller {
    /// Who.
    pub player: Player,
    /// What his token allows.
    pub scopes: Scopes,
    /// By what he is known.
    pub means: Means,
}

impl Caller {
    /// Whether the token has the scope.
    #[must_use]
    pub fn may(&self, scope: Scope) -> bool {
        self.scopes.has(scope)
    }
}

/// The random parts of a session, drawn before its transaction.
#[derive(Clone)]
pub(super) struct FreshSession {
    pub(super) refresh_token: Secret,
    pub(super) family: SecretDigest,
    pub(super) current: SecretDigest,
    device: String,
    pub(super) at: Instant,
    pub(super) expires_at: Instant,
}

impl FreshSession {
    pub(super) fn session(&self, player: PlayerId) -> Session {
        Session {
            id: SessionId(0),
            player,
            family: self.family,
            current: self.current,
            device: self.device.clone(),
            created_at: self.at,
            refreshed_at: self.at,
            expires_at: self.expires_at,
        }
    }
}

impl Service {
    pub(super) fn fresh_session(&self, asked_by: &str) -> FreshSession {
        let family = base32(&self.random::<20>());
        let secret = base32(&self.random::<32>());
        let at = self.now();
        FreshSession {
            refresh_token: Secret(format!("{PREFIX}{family}{secret}")),
            family: self.digest("refresh-family", &[&family]),
            current: self.digest("refresh", &[&family, &secret]),
            device: device(asked_by),
            at,
            expires_at: at + SESSION_LIFE,
        }
    }

    /// Exchanges a refresh token for the next one. A token that was exchanged before is in two hands: the whole
    /// session ends and the player is told.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::SessionEnded`].
    pub fn refresh(&self, refresh_token: &str) -> Answer<SignIn> {
        let parts = refresh_token
            .strip_prefix(PREFIX)
            .filter(|parts| parts.is_ascii() && parts.len() > FAMILY && parts.len() < 200);
        let Some((family, secret)) = parts.map(|parts| parts.split_at(FAMILY)) else {
            return Ok(Err(PeopleRefusal::SessionEnded));
        };
        let (family_digest, shown) =
            (self.digest("refresh-family", &[family]), self.digest("refresh", &[family, secret]));
        let next = base32(&self.random::<32>());
        let next_digest = self.digest("refresh", &[family, &next]);
        let refresh_token = Secret(format!("{PREFIX}{family}{next}"));
        let now = self.now();
        write(&*self.ledger, move |tx| {
            let found = tx.session_of_family(&family_digest)?;
            let Some((mut session, player)) = found.filter(|(session, _)| now < session.expires_at) else {
                return Ok(Err(PeopleRefusal::SessionEnded));
            };
            // A repeat of the exchange that led here, in a service that draws the same again.
            let repeated = session.current == next_digest;
            if session.current != shown && !repeated {
                stolen(tx, &session, now)?;
                return Ok(Err(PeopleRefusal::SessionEnded));
            }
            if !repeated {
                session.current = next_digest;
                session.refreshed_at = now;
                tx.update_session(&session)?;
            }
            Ok(Ok(SignIn {
                player,
                session: session.id,
                refresh_token: refresh_token.clone(),
                expires_at: session.expires_at,
                signed_up: false,
            }))
        })
    }

    /// Whose session this is, if it has not ended: asked for every request that shows an access token, so that
    /// ending a session and changing a role act at once.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::SessionEnded`].
    pub fn authenticate_session(&self, player: PlayerId, session: SessionId) -> Answer<Caller> {
        let now = self.now();
        let found = read(&*self.ledger, |view: &mut dyn View| view.session(session))?;
        let good = found.filter(|(session, account)| goes_on(session, account, player, now));
        Ok(good.ok_or(PeopleRefusal::SessionEnded).map(|(session, player)| Caller {
            player,
            scopes: Scopes::all(),
            means: Means::Session { id: session.id, signed_in_at: session.created_at },
        }))
    }

    /// Whether a session or an API token of a player that was good still is.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn still_known(&self, player: PlayerId, means: Means) -> Result<bool, Failure> {
        let now = self.now();
        match means {
            Means::Session { id, .. } => Ok(self.authenticate_session(player, id)?.is_ok()),
            Means::ApiToken { id } => {
                let tokens = self.api_tokens(player)?;
                let good = |token: &ApiToken| token.expires_at.is_none_or(|expires| now < expires);
                Ok(tokens.iter().any(|token| token.id == id && good(token)))
            }
        }
    }

    /// The sessions of a player that have not expired, oldest first.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn sessions(&self, player: PlayerId) -> Result<Vec<Session>, Failure> {
        let now = self.now();
        let mut sessions = read(&*self.ledger, |view: &mut dyn View| view.sessions(player))?;
        sessions.retain(|session| now < session.expires_at);
        Ok(sessions)
    }

    /// Ends a session of the player: its refresh and access tokens are void at once.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn end_session(&self, player: PlayerId, session: SessionId) -> Answer<()> {
        let at = self.now();
        write(&*self.ledger, move |tx| {
            if !tx.end_session(player, session)? {
                return Ok(Err(PeopleRefusal::NotFound { what: "session" }));
            }
            record(tx, player, Some(player), at, "session_ended", "")?;
            Ok(Ok(()))
        })
    }

    /// Ends all sessions of a player; `by` is the player himself, an administrator, or `None` for the operator.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn end_sessions(&self, player: PlayerId, by: Option<PlayerId>) -> Result<usize, Failure> {
        let at = self.now();
        write(&*self.ledger, move |tx| {
            let ended = tx.end_sessions(player)?;
            if ended > 0 {
                record(tx, player, by, at, "sessions_ended", &ended.to_string())?;
            }
            Ok(ended)
        })
    }
}

/// Whether the session is this player's, has not expired, and his account is still there.
pub(crate) fn goes_on(session: &Session, account: &Player, player: PlayerId, now: Instant) -> bool {
    session.player == player && now < session.expires_at && account.email.is_some()
}

fn stolen(tx: &mut dyn Tx, session: &Session, at: Instant) -> Result<(), Failure> {
    tx.end_session(session.player, session.id)?;
    record(tx, session.player, None, at, "refresh_token_reused", &session.device)?;
    let device = if session.device.is_empty() { "unknown" } else { &session.device };
    let text = format!(
        "A key of one of your sessions (client: {device}) was used twice, so somebody may have copied it. That \
         session was ended; sign in again where you need it."
    );
    tx.enqueue(&news(&format!("session-{}", session.id.0), Recipient::Player(session.player), text, at)?)
}
