//! Who asks.

mod access_token;
mod bearers;

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpMessage as _, HttpRequest, dev::Payload};
use app::{
    Failure,
    people::Means,
    ports::{Role, SessionId},
};
use domain::{Actor, PlayerId};
use jsonwebtoken::jwk::JwkSet;

pub use access_token::{AccessToken, AccessTokens, BadToken};
pub use app::people::{Scope, Scopes};
pub use bearers::Bearers;

use crate::http::problem::Problem;

/// An authenticated caller: extract it to require one.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who.
    pub player: PlayerId,
    /// His role now, not when the token was made.
    pub role: Role,
    /// What the token allows.
    pub scopes: Scopes,
    /// A session, or a token for programs.
    pub means: Means,
}

impl SignedIn {
    /// Refuses unless the token has the scope.
    ///
    /// # Errors
    ///
    /// `insufficient_scope`.
    pub fn require(&self, scope: Scope) -> Result<(), Problem> {
        if self.scopes.has(scope) { Ok(()) } else { Err(Problem::of("insufficient_scope")) }
    }

    /// The session; refuses a token for programs. What changes the account itself needs one.
    ///
    /// # Errors
    ///
    /// `session_required`.
    pub fn session(&self) -> Result<SessionId, Problem> {
        match self.means {
            Means::Session { id, .. } => Ok(id),
            Means::ApiToken { .. } => Err(Problem::of("session_required")),
        }
    }

    /// Acts as a player.
    #[must_use]
    pub const fn player(&self) -> Actor {
        Actor::Player(self.player)
    }

    /// Whether the role lets him direct games.
    #[must_use]
    pub fn is_arbiter(&self) -> bool {
        self.role >= Role::Arbiter
    }
}

/// Why a bearer is not signed in.
#[derive(Debug)]
pub enum Denied {
    /// Unknown, expired, revoked or malformed; which of them is nobody's business.
    Invalid,
    /// We could not tell.
    Failure(Failure),
}

/// Reads and makes bearer tokens. Called on a blocking thread; [`Authenticator::authenticate`] once per request that
/// carries one.
pub trait Authenticator: Send + Sync {
    /// Who bears this token.
    ///
    /// # Errors
    ///
    /// [`Denied`].
    fn authenticate(&self, bearer: &str) -> Result<SignedIn, Denied>;

    /// Whether what this caller was known by still counts: for answers that go on long after the question.
    ///
    /// # Errors
    ///
    /// [`Failure`] when we could not tell.
    fn still(&self, who: &SignedIn) -> Result<bool, Failure>;

    /// An access token for this session of this player.
    ///
    /// # Errors
    ///
    /// [`Failure`] when it cannot be made.
    fn access_token(&self, player: PlayerId, session: SessionId) -> Result<AccessToken, Failure>;

    /// The public keys of access tokens.
    ///
    /// # Errors
    ///
    /// [`Failure`] when they cannot be read.
    fn jwks(&self) -> Result<JwkSet, Failure>;
}

/// What the authentication of a request found, kept in its extensions by [`crate::http::guard`].
#[derive(Clone)]
pub(crate) struct Bearer(pub Option<SignedIn>);

impl FromRequest for SignedIn {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let bearer = request.extensions().get::<Bearer>().cloned();
        ready(bearer.and_then(|bearer| bearer.0).ok_or_else(|| Problem::of("unauthenticated")))
    }
}
