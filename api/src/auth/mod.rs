//! The caller of a request.

mod access_token;
mod bearers;

use std::sync::Arc;

use actix_web::{FromRequest, HttpMessage as _, HttpRequest, dev::Payload, http::header, web};
use app::{
    Failure, Viewer,
    people::Means,
    ports::{Role, SessionId},
};
use domain::PlayerId;
use futures_util::future::LocalBoxFuture;
use jsonwebtoken::jwk::JwkSet;

pub use access_token::{AccessToken, AccessTokens, BadToken, Proven};
pub use app::people::{Scope, Scopes};
pub use bearers::Bearers;

use crate::http::{blocking, problem::Problem};

/// An authenticated caller: extract it to require one.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The player.
    pub player: PlayerId,
    /// Their role now, not when the token was made.
    pub role: Role,
    /// The scopes of the token.
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

    /// Reads as a player, and as an arbiter if the token allows that.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        Viewer { player: self.player, directs: self.scopes.has(Scope::Direct) }
    }

    /// Tells whether the role lets them direct games.
    #[must_use]
    pub fn is_arbiter(&self) -> bool {
        self.role >= Role::Arbiter
    }
}

/// The reason why a bearer is not signed in.
#[derive(Debug)]
pub enum Denied {
    /// Unknown, expired, revoked or malformed; which of them is nobody's business.
    Invalid,
    /// We could not tell.
    Failure(Failure),
}

impl From<Failure> for Denied {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

/// Reads and makes bearer tokens. Called on a blocking thread but for [`Authenticator::recall`],
/// [`Authenticator::ended`] and [`Authenticator::all_ended`].
pub trait Authenticator: Send + Sync {
    /// Finds the bearer of a token.
    ///
    /// # Errors
    ///
    /// [`Denied`].
    fn authenticate(&self, bearer: &str) -> Result<SignedIn, Denied>;

    /// Recalls a token that was valid a moment ago, without the database. The caller must check the session, in
    /// [`app::Preconditions`] or by [`Authenticator::in_session`].
    fn recall(&self, _bearer: &str) -> Option<Proven> {
        None
    }

    /// Finds the player of a session, if it goes on.
    ///
    /// # Errors
    ///
    /// [`Denied`].
    fn in_session(&self, proven: Proven) -> Result<SignedIn, Denied>;

    /// Forgets a session that has ended, so that its token is refused here too.
    fn ended(&self, session: SessionId);

    /// [`Authenticator::ended`] for every session of a player.
    fn all_ended(&self, player: PlayerId);

    /// Tells whether a caller's token still counts, for answers that go on long after the question.
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

/// The bearer of a request, which the server stores in its extensions.
#[derive(Clone)]
pub(crate) enum Bearer {
    /// Somebody, looked up just now.
    Known(SignedIn),
    /// Somebody with a good token, whose session has not been looked at.
    Proven(Proven),
}

impl Bearer {
    pub(crate) const fn player(&self) -> PlayerId {
        match self {
            Self::Known(signed_in) => signed_in.player,
            Self::Proven(proven) => proven.player,
        }
    }

    /// Works as [`SignedIn::require`]; a session allows everything.
    pub(crate) fn require(&self, scope: Scope) -> Result<(), Problem> {
        match self {
            Self::Known(signed_in) => signed_in.require(scope),
            Self::Proven(_) => Ok(()),
        }
    }

    /// The session that every act must look at.
    pub(crate) const fn session(&self) -> Option<SessionId> {
        match self {
            Self::Known(_) => None,
            Self::Proven(proven) => Some(proven.session),
        }
    }

    pub(crate) async fn known(self, authenticator: Arc<dyn Authenticator>) -> Result<SignedIn, Problem> {
        let proven = match self {
            Self::Known(signed_in) => return Ok(signed_in),
            Self::Proven(proven) => proven,
        };
        match blocking(move || authenticator.in_session(proven)).await {
            Ok(signed_in) => Ok(signed_in),
            Err(Denied::Invalid) => Err(Problem::invalid_token()),
            Err(Denied::Failure(failure)) => Err(failure.into()),
        }
    }

    pub(crate) fn of(request: &HttpRequest) -> Result<Self, Problem> {
        let bearer = request.extensions().get::<Self>().cloned();
        bearer.ok_or_else(|| match request.headers().contains_key(header::AUTHORIZATION) {
            true => Problem::invalid_token(),
            false => Problem::of("unauthenticated"),
        })
    }
}

impl FromRequest for SignedIn {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let authenticator = request.app_data::<web::Data<dyn Authenticator>>().cloned();
        let bearer = Bearer::of(request);
        Box::pin(async move {
            bearer?.known(authenticator.ok_or_else(|| Problem::of("internal"))?.into_inner()).await
        })
    }
}
