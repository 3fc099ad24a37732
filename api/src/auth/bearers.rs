use std::sync::Arc;

use app::{
    Failure, Service,
    people::{Answer, Caller},
    ports::SessionId,
};
use domain::PlayerId;
use jsonwebtoken::jwk::JwkSet;

use super::{AccessToken, AccessTokens, Authenticator, Denied, Proven, SignedIn};

/// Knows access tokens of sessions and API tokens, both checked against the database: what has ended or was
/// revoked counts no more from that instant.
#[derive(Clone)]
pub struct Bearers {
    service: Service,
    access_tokens: Arc<AccessTokens>,
}

impl std::fmt::Debug for Bearers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bearers(..)")
    }
}

impl Bearers {
    /// Makes the checker of tokens of this service.
    #[must_use]
    pub const fn new(service: Service, access_tokens: Arc<AccessTokens>) -> Self {
        Self { service, access_tokens }
    }
}

fn signed_in(answer: Answer<Caller>) -> Result<SignedIn, Denied> {
    let caller = answer?.map_err(|_refusal| Denied::Invalid)?;
    Ok(SignedIn {
        player: caller.player.id,
        role: caller.player.role,
        scopes: caller.scopes,
        means: caller.means,
    })
}

impl Authenticator for Bearers {
    fn authenticate(&self, bearer: &str) -> Result<SignedIn, Denied> {
        if bearer.starts_with("pz_") {
            return signed_in(self.service.access.authenticate_api_token(bearer));
        }
        let proven = self.access_tokens.verify(bearer)?;
        let proven = proven.map_err(|_bad| Denied::Invalid)?;
        let signed_in = self.in_session(proven)?;
        self.access_tokens.remember(bearer, proven);
        Ok(signed_in)
    }

    fn recall(&self, bearer: &str) -> Option<Proven> {
        self.access_tokens.remembered(bearer)
    }

    fn in_session(&self, proven: Proven) -> Result<SignedIn, Denied> {
        let found = signed_in(self.service.access.authenticate_session(proven.player, proven.session));
        if let Err(Denied::Invalid) = found {
            self.access_tokens.forget(proven.session);
        }
        found
    }

    fn ended(&self, session: SessionId) {
        self.access_tokens.forget(session);
    }

    fn all_ended(&self, player: PlayerId) {
        self.access_tokens.forget_all(player);
    }

    fn still(&self, who: &SignedIn) -> Result<bool, Failure> {
        self.service.access.still_known(who.player, who.means)
    }

    fn access_token(&self, player: PlayerId, session: SessionId) -> Result<AccessToken, Failure> {
        self.access_tokens.sign(player, session)
    }

    fn jwks(&self) -> Result<JwkSet, Failure> {
        self.access_tokens.jwks()
    }
}
