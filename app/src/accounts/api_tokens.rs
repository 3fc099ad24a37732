use data_encoding::HEXLOWER;
use domain::{Instant, PlayerId, Span};
use sha2::{Digest as _, Sha256};

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        service::Access,
        sessions::{Caller, Means},
    },
    kernel::{account_notice::news, secrets::base32, trail::record},
    model::{
        AccountNotice, ApiToken, ApiTokenId, Missing, PeopleRefusal, Recipient, Secret, names::label,
        scope::Scopes,
    },
    ports::{View, read, write},
};

/// The prefix of API tokens, for those who search for leaked ones.
const PREFIX: &str = "pz_";

/// Characters of its checksum: 30 bits.
const CHECKSUM: usize = 6;

/// Tokens of one player at most.
const LIMIT: u8 = 20;

/// The entry of the trail about a new token: its scopes, and the beginning of its digest.
const MADE: &str = "api_token_made";
/// The precision of `last_used_at`: a read becomes a write once in this time.
const TOUCH: Span = Span::hours(1);

/// A request to make a token.
#[derive(Clone, Debug)]
pub struct NewApiToken {
    /// The player's name for it.
    pub label: String,
    /// Its scopes.
    pub scopes: Scopes,
    /// Good before this instant; for ever if `None`.
    pub expires_at: Option<Instant>,
}

fn checksum(body: &str) -> String {
    base32(&Sha256::digest(body.as_bytes())[..5])[..CHECKSUM].to_owned()
}

impl Access {
    /// Makes a token for programs. The token itself is in this answer and never again. `means` of `None` is the operator; a
    /// player needs a sign-in of the last 15 minutes.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an old sign-in, a bad label, no scope, an expiry in the past, too many tokens.
    pub fn make_api_token(
        &self,
        player: PlayerId,
        means: Option<Means>,
        new: &NewApiToken,
    ) -> Answer<(ApiToken, Secret)> {
        if let Err(refusal) = self.kernel.signed_in_freshly(means) {
            return Ok(Err(refusal));
        }
        let at = self.kernel.now();
        let label = match label(&new.label) {
            Ok(label) => label,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if new.scopes.0.is_empty() {
            return Ok(Err(PeopleRefusal::NoScope));
        }
        if new.expires_at.is_some_and(|expires| expires <= at) {
            return Ok(Err(PeopleRefusal::AlreadyExpired));
        }
        let body = format!("{PREFIX}{}", base32(&self.kernel.random::<25>()));
        let secret = Secret(format!("{body}{}", checksum(&body)));
        let token = ApiToken {
            id: ApiTokenId(0),
            player,
            digest: self.kernel.digest("api-token", &[&secret.0]),
            label,
            scopes: new.scopes.to_text(),
            created_at: at,
            expires_at: new.expires_at,
            last_used_at: None,
        };
        let made = AccountNotice::ApiTokenMade { label: token.label.clone() };
        let mail = news(&self.kernel.unique(), Recipient::Player(player), &made, at);
        write(&*self.kernel.ledger, move |tx| {
            if let Some((made, _)) = tx.api_token(&token.digest)? {
                let same = (&made.label, &made.scopes) == (&token.label, &token.scopes);
                return Ok(if same { Ok((made, secret.clone())) } else { Err(PeopleRefusal::KeyReused) });
            }
            // What is revoked or expired stays so when the request is repeated.
            let mark = format!("{} {}", token.scopes, HEXLOWER.encode(&token.digest[..8]));
            if tx.account_events(player)?.iter().any(|event| event.what == MADE && event.details == mark) {
                return Ok(Err(PeopleRefusal::KeyReused));
            }
            if tx.api_tokens(player)?.len() >= usize::from(LIMIT) {
                return Ok(Err(PeopleRefusal::TooManyTokens { limit: LIMIT }));
            }
            let id = tx.add_api_token(&token)?;
            record(tx, player, Some(player), at, MADE, &mark)?;
            tx.enqueue(&mail)?;
            Ok(Ok((ApiToken { id, ..token.clone() }, secret.clone())))
        })
    }

    /// Returns the caller of a token. A mistyped one is recognized without a query.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::BadToken`] for an unknown, revoked or expired one.
    pub fn authenticate_api_token(&self, token: &str) -> Answer<Caller> {
        let at = self.kernel.now();
        if !looks_like_api_token(token) {
            return Ok(Err(PeopleRefusal::BadToken));
        }
        let digest = self.kernel.digest("api-token", &[token]);
        let found = read(&*self.kernel.ledger, |view: &mut dyn View| view.api_token(&digest))?;
        let good = found.filter(|(token, account)| {
            token.expires_at.is_none_or(|expires| at < expires) && account.email.is_some()
        });
        let Some((token, player)) = good else { return Ok(Err(PeopleRefusal::BadToken)) };
        if token.last_used_at.is_none_or(|last| at - last >= TOUCH) {
            // Not worth refusing a good token for.
            if let Err(error) = write(&*self.kernel.ledger, move |tx| tx.touch_api_token(token.id, at)) {
                tracing::warn!(%error, "the last use of an API token was not recorded");
            }
        }
        let scopes = Scopes::of_text(&token.scopes);
        Ok(Ok(Caller { player, scopes, means: Means::ApiToken { id: token.id } }))
    }

    /// The tokens of a player, expired ones included until they are pruned.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn api_tokens(&self, player: PlayerId) -> Result<Vec<ApiToken>, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.api_tokens(player))
    }

    /// Revokes a token of the player, at once.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn revoke_api_token(&self, player: PlayerId, token: ApiTokenId) -> Answer<()> {
        let at = self.kernel.now();
        write(&*self.kernel.ledger, move |tx| {
            if !tx.revoke_api_token(player, token)? {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::ApiToken }));
            }
            record(tx, player, Some(player), at, "api_token_revoked", "")?;
            Ok(Ok(()))
        })
    }
}

/// Tells whether a bearer is an API token of ours by its form, checksum included.
fn looks_like_api_token(token: &str) -> bool {
    token.len() == PREFIX.len() + 40 + CHECKSUM && token.is_ascii() && token.starts_with(PREFIX) && {
        let (body, sum) = token.split_at(token.len() - CHECKSUM);
        checksum(body) == sum
    }
}
