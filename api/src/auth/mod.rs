//! Who asks.

use actix_web::{FromRequest, HttpMessage as _, HttpRequest, dev::Payload};
use app::{Failure, ports::Role};
use domain::{Actor, PlayerId};
use std::future::{Ready, ready};

use crate::http::problem::Problem;

/// What a token lets its bearer do, whatever the account may do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Scope {
    /// Read one's games.
    ReadGames,
    /// Move, claim, resign, seal, challenge.
    Play,
    /// Direct games as an arbiter.
    Direct,
    /// Account, settings, tokens.
    Account,
}

/// The scopes of a token.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Scopes(pub Vec<Scope>);

impl Scopes {
    /// Everything: a session, not an API token.
    #[must_use]
    pub fn all() -> Self {
        Self(vec![Scope::ReadGames, Scope::Play, Scope::Direct, Scope::Account])
    }
}

/// An authenticated caller: extract it to require one.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who.
    pub player: PlayerId,
    /// His role now, not when the token was made.
    pub role: Role,
    /// What the token allows.
    pub scopes: Scopes,
}

impl SignedIn {
    /// Refuses unless the token has the scope.
    ///
    /// # Errors
    ///
    /// `insufficient_scope`.
    pub fn require(&self, scope: Scope) -> Result<(), Problem> {
        if self.scopes.0.contains(&scope) { Ok(()) } else { Err(Problem::of("insufficient_scope")) }
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

/// Reads bearer tokens. Called on a blocking thread, once per request that carries one.
pub trait Authenticator: Send + Sync {
    /// Who bears this token.
    ///
    /// # Errors
    ///
    /// [`Denied`].
    fn authenticate(&self, bearer: &str) -> Result<SignedIn, Denied>;
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
