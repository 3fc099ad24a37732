use domain::{Instant, PlayerId, Span};
use subtle::ConstantTimeEq as _;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{codes::CODE_LIFE, service::Access},
    games::submit::account::is_active,
    kernel::{Kernel, account_notice::news, secrets::base32, trail::record},
    model::{
        AccountNotice, ApiToken, ApiTokenId, Missing, PeopleRefusal, Player, Recipient, Secret, SecretDigest,
        Session, SessionId,
        names::device,
        scope::{Scope, Scopes},
        trail::SESSIONS_ENDED,
    },
    ports::{Tx, View, read, write},
};

/// A session ends this long after its sign-in, however busy it is (ASVS 5.0 7.3.2). An unused one ends earlier
/// ([`Session::ends_at`]).
const SESSION_LIFE: Span = Span::days(60);

/// The use of a browser's session is noted at most once in this time.
const USE_NOTED: Span = Span::days(1);

/// The prefix of refresh tokens.
const PREFIX: &str = "pzr_";

/// Characters of the part that all refresh tokens of a session share: 160 bits.
const FAMILY: usize = 32;

/// Characters of the part that changes with every exchange: 256 bits.
const SECRET: usize = 52;

/// Characters of the check over both: 80 bits of a keyed digest. Only a token that was issued here passes it.
const CHECK: usize = 16;

/// A token that was just exchanged gives the same successor again for this long. Several requests of one client, or a lost
/// answer, are not theft (RFC 9700 4.14.2).
const GRACE: Span = Span(30_000);

/// A session as it begins or goes on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SignIn {
    /// The account.
    pub player: Player,
    /// The session: `sid` of its access tokens.
    pub session: SessionId,
    /// Good once: exchanging it gives the next one. 256 bits, 160 that its session keeps, and a check over both.
    pub refresh_token: Secret,
    /// The session ends then at the latest.
    pub expires_at: Instant,
    /// The account was made just now.
    pub signed_up: bool,
}

/// A browser's session as it begins.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BrowserSignIn {
    /// The account.
    pub player: Player,
    /// The secret of its cookie: 256 bits.
    pub secret: Secret,
    /// Proves later that the browser signed in to this account. It opens nothing, and gives a share of codes that no stranger
    /// can use up.
    pub mark: Secret,
    /// The session ends then at the latest.
    pub expires_at: Instant,
    /// The account was made just now.
    pub signed_up: bool,
}

/// The proof of the caller's identity.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Means {
    /// A session.
    Session {
        /// Its number.
        id: SessionId,
        /// The instant of the sign-in.
        signed_in_at: Instant,
    },
    /// A token for programs.
    ApiToken {
        /// Its number.
        id: ApiTokenId,
    },
}

/// The greatest age of a sign-in for what needs a fresh one (ASVS 7.5.1).
const FRESH: Span = Span::minutes(15);

impl Kernel {
    /// Checks that somebody signed in within the last 15 minutes. Without `means` the operator asks, or a mail, which proves
    /// what it does itself.
    pub(crate) fn signed_in_freshly(&self, means: Option<Means>) -> Result<(), PeopleRefusal> {
        match means {
            None => Ok(()),
            Some(Means::Session { signed_in_at, .. }) if self.now() - signed_in_at <= FRESH => Ok(()),
            Some(_) => Err(PeopleRefusal::SignInAgain),
        }
    }
}

/// Somebody who is known, as of now: role and scopes are looked up for every request.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Caller {
    /// The account.
    pub player: Player,
    /// The scopes of the token.
    pub scopes: Scopes,
    /// The proof of their identity.
    pub means: Means,
}

impl Caller {
    /// Tells whether the token has the scope.
    #[must_use]
    pub fn may(&self, scope: Scope) -> bool {
        self.scopes.has(scope)
    }
}

/// The random parts of a session, drawn before its transaction.
#[derive(Clone)]
pub(crate) struct FreshSession {
    /// The refresh token; of a browser's session, the secret of its cookie.
    secret: Secret,
    family: SecretDigest,
    current: SecretDigest,
    device: String,
    pub(crate) at: Instant,
    expires_at: Instant,
    /// The time for which a repeat of the sign-in gets the same session.
    repeats_for: Span,
}

impl FreshSession {
    /// Draws a session with a refresh token.
    pub(crate) fn draw(kernel: &Kernel, asked_by: &str) -> Self {
        let family = base32(&kernel.random::<20>());
        let secret = base32(&kernel.random::<32>());
        let at = kernel.now();
        Self {
            secret: issued_token(kernel, &family, &secret),
            family: kernel.digest("refresh-family", &[&family]),
            current: kernel.digest("refresh", &[&family, &secret]),
            device: device(asked_by),
            at,
            expires_at: at + SESSION_LIFE,
            repeats_for: SESSION_LIFE,
        }
    }

    /// A session without refresh tokens: tabs that refresh at the same time would look like theft. Its secret stays the
    /// same, and only its digest is stored.
    pub(crate) fn draw_for_browser(kernel: &Kernel, asked_by: &str) -> Self {
        let secret = base32(&kernel.random::<32>());
        let at = kernel.now();
        Self {
            family: kernel.digest("browser", &[&secret]),
            // Nothing is exchanged for it.
            current: kernel.digest("browser-current", &[&secret]),
            secret: Secret(secret),
            device: device(asked_by),
            at,
            expires_at: at + SESSION_LIFE,
            // Its secret never changes: an old code must not open it again.
            repeats_for: CODE_LIFE,
        }
    }

    fn session(&self, player: PlayerId) -> Session {
        Session {
            id: SessionId(0),
            player,
            family: self.family,
            current: self.current,
            exchange: None,
            device: self.device.clone(),
            created_at: self.at,
            refreshed_at: self.at,
            expires_at: self.expires_at,
        }
    }

    /// The session that a request with these very secrets began, until it is refreshed: the answer is being asked
    /// for again.
    pub(crate) fn begun(&self, tx: &mut dyn Tx) -> Result<Option<SignIn>, Failure> {
        let found = tx.session_of_family(&self.family)?;
        let good = found.filter(|(session, _)| {
            let until = session.expires_at.min(session.created_at + self.repeats_for);
            session.current == self.current && self.at < until
        });
        Ok(good.map(|(session, player)| SignIn {
            player,
            session: session.id,
            refresh_token: self.secret.clone(),
            expires_at: session.expires_at,
            signed_up: false,
        }))
    }

    pub(crate) fn begin(&self, tx: &mut dyn Tx, player: Player, signed_up: bool) -> Result<SignIn, Failure> {
        let session = tx.add_session(&self.session(player.id))?;
        record(tx, player.id, Some(player.id), self.at, "signed_in", "")?;
        Ok(SignIn {
            player,
            session,
            refresh_token: self.secret.clone(),
            expires_at: self.expires_at,
            signed_up,
        })
    }
}

impl Access {
    /// Exchanges a refresh token for its successor. A token that was not issued here, a damaged one for example, is refused
    /// and ends nothing. The token exchanged last gives the same successor again for 30 seconds. To a repeat of the
    /// idempotency key it does so as long as the successor is unused. Any other token that was exchanged before has been
    /// copied: the session ends and the player is notified (RFC 9700 4.14.2).
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::BadToken`], [`PeopleRefusal::SessionEnded`].
    pub fn refresh(&self, refresh_token: &str) -> Answer<SignIn> {
        let Some((family, secret)) = token_parts(&self.kernel, refresh_token) else {
            return Ok(Err(PeopleRefusal::BadToken));
        };
        let family_digest = self.kernel.digest("refresh-family", &[family]);
        let shown = self.kernel.digest("refresh", &[family, secret]);
        // Drawn from the token, so that requests at the same time get one successor; never again after a restoration.
        let next =
            base32(&self.kernel.digest("refresh-next", &[family, secret, &self.kernel.epoch.to_string()]));
        let next_digest = self.kernel.digest("refresh", &[family, &next]);
        let refresh_token = issued_token(&self.kernel, family, &next);
        // The same only for a request that repeats the idempotency key.
        let exchange =
            self.kernel.digest("refresh-exchange", &[secret, &base32(&self.kernel.random::<16>())]);
        let now = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            let found = tx.session_of_family(&family_digest)?;
            let Some((mut session, player)) = found.filter(|(session, _)| now < session.ends_at()) else {
                return Ok(Err(PeopleRefusal::SessionEnded));
            };
            if session.current == shown {
                session.current = next_digest;
                session.exchange = Some(exchange);
                session.refreshed_at = now;
                tx.update_session(&session)?;
            } else if session.current != next_digest
                || !(now < session.refreshed_at + GRACE || session.exchange == Some(exchange))
            {
                end_stolen(tx, &session, now)?;
                return Ok(Err(PeopleRefusal::SessionEnded));
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

    /// Returns the caller of a session that has not ended. Every request with an access token asks, so that ending a session
    /// and changing a role act at once.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::SessionEnded`].
    pub fn authenticate_session(&self, player: PlayerId, session: SessionId) -> Answer<Caller> {
        let now = self.kernel.now();
        let found = read(&*self.kernel.ledger, |view: &mut dyn View| view.session(session))?;
        let good = found.filter(|(session, account)| is_active(session, account, player, now));
        Ok(good.ok_or(PeopleRefusal::SessionEnded).map(|(session, player)| Caller {
            player,
            scopes: Scopes::all(),
            means: Means::Session { id: session.id, signed_in_at: session.created_at },
        }))
    }

    /// Returns the caller of a browser's session that has not ended, by the secret in its cookie. Tells also whether its use
    /// is to be noted ([`Access::note_browser_use`]).
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::SessionEnded`].
    pub fn authenticate_browser(&self, secret: &str) -> Answer<(Caller, bool)> {
        if secret.len() != SECRET {
            return Ok(Err(PeopleRefusal::SessionEnded));
        }
        let (family, now) = (self.kernel.digest("browser", &[secret]), self.kernel.now());
        let found = read(&*self.kernel.ledger, |view: &mut dyn View| view.session_of_family(&family))?;
        let good = found.filter(|(session, account)| {
            now < session.ends_at() && is_active(session, account, session.player, now)
        });
        Ok(good.ok_or(PeopleRefusal::SessionEnded).map(|(session, player)| {
            let means = Means::Session { id: session.id, signed_in_at: session.created_at };
            (Caller { player, scopes: Scopes::all(), means }, now >= session.refreshed_at + USE_NOTED)
        }))
    }

    /// Notes that the browser's session of this secret is in use. Nothing that a reader asks for waits for it.
    ///
    /// # Errors
    ///
    /// [`Failure`]: the next request notes it.
    pub fn note_browser_use(&self, secret: &str) -> Result<(), Failure> {
        let (family, at) = (self.kernel.digest("browser", &[secret]), self.kernel.now());
        write(&*self.kernel.ledger, move |tx| match tx.session_of_family(&family)? {
            Some((mut session, _)) if at >= session.refreshed_at + USE_NOTED => {
                session.refreshed_at = at;
                tx.update_session(&session)
            }
            _ => Ok(()),
        })
    }

    /// Tells whether a session or an API token of a player that was good still is.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn still_known(&self, player: PlayerId, means: Means) -> Result<bool, Failure> {
        let now = self.kernel.now();
        match means {
            Means::Session { id, .. } => Ok(self.authenticate_session(player, id)?.is_ok()),
            Means::ApiToken { id } => {
                let tokens = self.api_tokens(player)?;
                let good = |token: &ApiToken| token.expires_at.is_none_or(|expires| now < expires);
                Ok(tokens.iter().any(|token| token.id == id && good(token)))
            }
        }
    }

    /// The sessions of a player that have not ended, oldest first.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn sessions(&self, player: PlayerId) -> Result<Vec<Session>, Failure> {
        let now = self.kernel.now();
        let mut sessions = read(&*self.kernel.ledger, |view: &mut dyn View| view.sessions(player))?;
        sessions.retain(|session| now < session.ends_at());
        Ok(sessions)
    }

    /// Ends a session of the player: its refresh and access tokens are void at once.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn end_session(&self, player: PlayerId, session: SessionId) -> Answer<()> {
        let at = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            if !tx.end_session(player, session)? {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Session }));
            }
            record(tx, player, Some(player), at, "session_ended", "")?;
            Ok(Ok(()))
        })
    }

    /// Ends all sessions of a player; `by` is the player themselves, an administrator, or `None` for the operator. It is
    /// recorded also where no session was left: the marks of browsers end with it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn end_sessions(&self, player: PlayerId, by: Option<PlayerId>) -> Result<usize, Failure> {
        let at = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            let ended = tx.end_sessions(player)?;
            record(tx, player, by, at, SESSIONS_ENDED, &ended.to_string())?;
            Ok(ended)
        })
    }
}

fn issued_token(kernel: &Kernel, family: &str, secret: &str) -> Secret {
    Secret(format!("{PREFIX}{family}{secret}{}", token_check(kernel, family, secret)))
}

fn token_check(kernel: &Kernel, family: &str, secret: &str) -> String {
    let mut check = base32(&kernel.digest("refresh-check", &[family, secret]));
    check.truncate(CHECK);
    check
}

/// The family and the secret of a refresh token that was issued here.
fn token_parts<'a>(kernel: &Kernel, refresh_token: &'a str) -> Option<(&'a str, &'a str)> {
    let parts = refresh_token.strip_prefix(PREFIX).filter(|parts| parts.is_ascii())?;
    let (family, rest) = parts.split_at_checked(FAMILY)?;
    let (secret, check) = rest.split_at_checked(SECRET)?;
    let ours = check.as_bytes().ct_eq(token_check(kernel, family, secret).as_bytes());
    bool::from(ours).then_some((family, secret))
}

fn end_stolen(tx: &mut dyn Tx, session: &Session, at: Instant) -> Result<(), Failure> {
    tx.end_session(session.player, session.id)?;
    record(tx, session.player, None, at, "refresh_token_reused", &session.device)?;
    let copied = AccountNotice::SessionCopied { device: session.device.clone() };
    tx.enqueue(&news(&format!("session-{}", session.id.0), Recipient::Player(session.player), &copied, at))
}
