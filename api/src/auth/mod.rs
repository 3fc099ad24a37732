//! Who asks.

mod access_token;
mod bearers;

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

use crate::http::{HttpState, problem::Problem};

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

    /// Reads as a player, and as an arbiter if the token allows that.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        Viewer { player: self.player, directs: self.scopes.has(Scope::Direct) }
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

/// Reads and makes bearer tokens. Called on a blocking thread but for [`Authenticator::recall`],
/// [`Authenticator::ended`] and [`Authenticator::all_ended`].
pub trait Authenticator: Send + Sync {
    /// Who bears this token.
    ///
    /// # Errors
    ///
    /// [`Denied`].
    fn authenticate(&self, bearer: &str) -> Result<SignedIn, Denied>;

    /// Whose access token this is, if it was found good a moment ago: without the database, so that whoever goes by it
    /// must look at the session himself, in [`app::Conditions`] or by [`Authenticator::in_session`].
    fn recall(&self, _bearer: &str) -> Option<Proven> {
        None
    }

    /// Who acts by this session, if it goes on.
    ///
    /// # Errors
    ///
    /// [`Denied`].
    fn in_session(&self, proven: Proven) -> Result<SignedIn, Denied>;

    /// A session is no more: whoever bears its token is nobody from now on, here and not only where he acts.
    fn ended(&self, session: SessionId);

    /// [`Authenticator::ended`] for every session of a player.
    fn all_ended(&self, player: PlayerId);

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

/// What the bearer token of a request says, kept in its extensions by [`crate::http::guard`].
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

    /// As [`SignedIn::require`]; a session allows everything.
    pub(crate) fn require(&self, scope: Scope) -> Result<(), Problem> {
        match self {
            Self::Known(signed_in) => signed_in.require(scope),
            Self::Proven(_) => Ok(()),
        }
    }

    /// The session that whoever acts must look at.
    pub(crate) const fn session(&self) -> Option<SessionId> {
        match self {
            Self::Known(_) => None,
            Self::Proven(proven) => Some(proven.session),
        }
    }

    pub(crate) async fn known(self, state: &HttpState) -> Result<SignedIn, Problem> {
        let proven = match self {
            Self::Known(signed_in) => return Ok(signed_in),
            Self::Proven(proven) => proven,
        };
        let authenticator = state.authenticator.clone();
        match web::block(move || authenticator.in_session(proven)).await? {
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
        let state = request.app_data::<web::Data<HttpState>>().cloned();
        let bearer = Bearer::of(request);
        Box::pin(async move { bearer?.known(&*state.ok_or_else(|| Problem::of("internal"))?).await })
    }
}
