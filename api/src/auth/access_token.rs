//! Access tokens: JWTs signed with Ed25519, good for a quarter of an hour (RFC 8725, RFC 9068).

use std::{collections::HashMap, fmt, sync::Arc};

use app::{
    Failure,
    people::Secret,
    ports::{Entropy, SessionId, TokenKey, TokenKeys, WallClock},
};
use data_encoding::BASE32_NOPAD;
use domain::{Instant, PlayerId, Span};
use jsonwebtoken::{
    Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, decode_header, encode,
    jwk::{Jwk, JwkSet, KeyOperations, PublicKeyUse},
};
use parking_lot::RwLock;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The life of an access token.
pub(crate) const LIFE: Span = Span::minutes(15);
/// The difference allowed between the clocks of two instances, in seconds.
const LEEWAY: i64 = 10;
/// The time for which the keys in memory are taken for those on disk.
const KEYS_FRESH: Span = Span::minutes(1);
/// Keys are read again for an unknown `kid`, but not more often than this.
const KEYS_RETRY: Span = Span(1000);
/// A superseded key verifies for this long: the tokens it signed until other instances saw its successor.
const OVERLAP: Span = Span::minutes(17);
const TYPE: &str = "at+jwt";
/// Tokens remembered at most.
const REMEMBERED: usize = 10_000;

/// The claims of an access token. The role is not in it: it is looked up for every request.
#[derive(Clone, Serialize, Deserialize)]
struct TokenClaims {
    iss: String,
    aud: String,
    sub: String,
    sid: i64,
    jti: String,
    iat: i64,
    exp: i64,
}

/// An access token as its owner gets it.
#[derive(Clone, Debug)]
pub struct AccessToken {
    /// The token.
    pub token: Secret,
    /// Good before this instant.
    pub expires_at: Instant,
}

/// A token that is not ours, not good any more, or not good for this.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("this access token is not valid")]
pub struct BadToken;

/// The proof of a good token: its player and session. Only the database knows if the session goes on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Proven {
    /// The player.
    pub player: PlayerId,
    /// The session of the token.
    pub session: SessionId,
    /// The token is good before this instant.
    pub until: Instant,
}

struct Key {
    kid: String,
    created_at: Instant,
    signs: EncodingKey,
    verifies: DecodingKey,
    public: Jwk,
}

struct Keys {
    read_at: Instant,
    /// The youngest, which signs, first.
    keys: Arc<[Key]>,
}

/// Signs and verifies access tokens.
pub struct AccessTokens {
    source: Arc<dyn TokenKeys>,
    clock: Arc<dyn WallClock>,
    entropy: Arc<dyn Entropy>,
    keys: RwLock<Keys>,
    /// Tokens found good within the last minute, by their digests.
    remembered: RwLock<HashMap<[u8; 32], Proven>>,
    issuer: String,
    validation: Validation,
}

impl fmt::Debug for AccessTokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccessTokens(..)")
    }
}

impl AccessTokens {
    /// Tokens of the service at `public_url`, signed with the youngest of these keys.
    ///
    /// # Errors
    ///
    /// [`Failure`] when a key cannot be read.
    pub fn new(
        source: Arc<dyn TokenKeys>,
        clock: Arc<dyn WallClock>,
        entropy: Arc<dyn Entropy>,
        public_url: &str,
    ) -> Result<Self, Failure> {
        // The second caller finds the first one's provider, which is the same.
        if jsonwebtoken::crypto::aws_lc::DEFAULT_PROVIDER.install_default().is_err() {
            tracing::trace!("the provider of signatures was there already");
        }
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.set_issuer(&[public_url]);
        validation.set_audience(&[audience(public_url)]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        // The library reads the system's clock; `verify` asks ours.
        validation.validate_exp = false;
        let keys = Keys { read_at: clock.now(), keys: read(&*source)? };
        Ok(Self {
            source,
            clock,
            entropy,
            keys: RwLock::new(keys),
            remembered: RwLock::default(),
            issuer: public_url.into(),
            validation,
        })
    }

    /// A token for this session of this player.
    ///
    /// # Errors
    ///
    /// [`Failure`] when it cannot be signed.
    pub fn sign(&self, player: PlayerId, session: SessionId) -> Result<AccessToken, Failure> {
        let now = self.clock.now();
        let keys = self.keys(now, KEYS_FRESH)?;
        let key = keys.first().ok_or(Failure::Key("there is no key for access tokens"))?;
        let mut jti = [0; 16];
        self.entropy.fill(&mut jti);
        let iat = now.0.div_euclid(1000);
        let exp = iat + LIFE.0 / 1000;
        let claims = TokenClaims {
            iss: self.issuer.clone(),
            aud: audience(&self.issuer),
            sub: player.0.to_string(),
            sid: session.0,
            jti: BASE32_NOPAD.encode(&jti).to_ascii_lowercase(),
            iat,
            exp,
        };
        let header =
            Header { typ: Some(TYPE.into()), kid: Some(key.kid.clone()), ..Header::new(Algorithm::EdDSA) };
        let token = encode(&header, &claims, &key.signs)
            .map_err(|error| Failure::Other("an access token could not be signed", Box::new(error)))?;
        Ok(AccessToken { token: Secret(token), expires_at: Instant(exp * 1000) })
    }

    /// Verifies a token: ours, and valid now. The caller never learns which check failed.
    pub(crate) fn verify(&self, token: &str) -> Result<Result<Proven, BadToken>, Failure> {
        let Some(kid) = key_name(token) else { return Ok(Err(BadToken)) };
        let now = self.clock.now();
        let mut keys = self.keys(now, KEYS_FRESH)?;
        if !keys.iter().any(|key| key.kid == kid) {
            keys = self.keys(now, KEYS_RETRY)?;
        }
        let superseded_at = keys.iter().zip(keys.iter().skip(1));
        let superseded_at =
            superseded_at.filter(|(_, old)| old.kid == kid).map(|(next, _)| next.created_at).next();
        let key = keys
            .iter()
            .find(|key| key.kid == kid)
            .filter(|_| superseded_at.is_none_or(|at| now < at + OVERLAP));
        let Some(key) = key else { return Ok(Err(BadToken)) };
        Ok(decode::<TokenClaims>(token, &key.verifies, &self.validation)
            .map_err(|_any| BadToken)
            .and_then(|data| data.claims.good_at(now.0.div_euclid(1000))))
    }

    /// Recalls a token without reading a disk or checking a signature.
    pub(crate) fn remembered(&self, token: &str) -> Option<Proven> {
        let remembered = self.remembered.read();
        remembered.get(&digest(token)).filter(|proven| self.clock.now() < proven.until).copied()
    }

    /// Takes this token for good, which was verified now, as long as the keys in memory are taken for those on disk.
    pub(crate) fn remember(&self, token: &str, proven: Proven) {
        let now = self.clock.now();
        let mut remembered = self.remembered.write();
        if remembered.len() >= REMEMBERED {
            remembered.retain(|_, proven| now < proven.until);
        }
        if remembered.len() < REMEMBERED {
            let until = proven.until.min(now + KEYS_FRESH);
            remembered.insert(digest(token), Proven { until, ..proven });
        }
    }

    /// The tokens of this session are verified again at their next use.
    pub(crate) fn forget(&self, session: SessionId) {
        self.remembered.write().retain(|_, proven| proven.session != session);
    }

    /// [`AccessTokens::forget`] for every session of a player.
    pub(crate) fn forget_all(&self, player: PlayerId) {
        self.remembered.write().retain(|_, proven| proven.player != player);
    }

    /// The public keys, for those who verify our tokens themselves (RFC 7517).
    ///
    /// # Errors
    ///
    /// [`Failure`] when the keys cannot be read.
    pub fn jwks(&self) -> Result<JwkSet, Failure> {
        let keys = self.keys(self.clock.now(), KEYS_FRESH)?;
        Ok(JwkSet { keys: keys.iter().map(|key| key.public.clone()).collect() })
    }

    /// The keys, read again if they are older than this.
    fn keys(&self, now: Instant, fresh: Span) -> Result<Arc<[Key]>, Failure> {
        {
            let keys = self.keys.read();
            if now - keys.read_at < fresh {
                return Ok(keys.keys.clone());
            }
        }
        let mut keys = self.keys.write();
        if now - keys.read_at >= fresh {
            keys.read_at = now;
            keys.keys = read(&*self.source)?;
        }
        Ok(keys.keys.clone())
    }
}

impl TokenClaims {
    fn good_at(&self, now: i64) -> Result<Proven, BadToken> {
        let life = self.exp.checked_sub(self.iat).ok_or(BadToken)?;
        let in_time = now < self.exp.saturating_add(LEEWAY) && self.iat <= now + LEEWAY;
        if !in_time || !(0..=LIFE.0 / 1000).contains(&life) {
            return Err(BadToken);
        }
        let player = self.sub.parse().map_err(|_number| BadToken)?;
        let until = Instant(self.exp.saturating_add(LEEWAY).saturating_mul(1000));
        Ok(Proven { player: PlayerId(player), session: SessionId(self.sid), until })
    }
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

fn audience(public_url: &str) -> String {
    format!("{public_url}/v1")
}

/// The name of the key of a token that is of our kind. A token that brings a key or an address of one along is
/// not (RFC 8725 3.10).
fn key_name(token: &str) -> Option<String> {
    let header = decode_header(token).ok()?;
    let brings_a_key = header.jku.is_some()
        || header.jwk.is_some()
        || header.x5u.is_some()
        || header.x5c.is_some()
        || header.crit.is_some();
    let ours = header.alg == Algorithm::EdDSA && header.typ.as_deref() == Some(TYPE) && !brings_a_key;
    header.kid.filter(|_| ours)
}

fn read(source: &dyn TokenKeys) -> Result<Arc<[Key]>, Failure> {
    source.token_keys()?.iter().map(Key::of).collect()
}

impl Key {
    fn of(key: &TokenKey) -> Result<Self, Failure> {
        let bad = |error| Failure::Other("a key for access tokens cannot be used", Box::new(error));
        let signs = EncodingKey::from_ed_pem(key.pem.as_bytes()).map_err(bad)?;
        let mut public = Jwk::from_encoding_key(&signs, Algorithm::EdDSA).map_err(bad)?;
        public.common.key_id = Some(key.kid.clone());
        public.common.public_key_use = Some(PublicKeyUse::Signature);
        public.common.key_operations = Some(vec![KeyOperations::Verify]);
        let verifies = DecodingKey::from_jwk(&public).map_err(bad)?;
        Ok(Self { kid: key.kid.clone(), created_at: key.created_at, signs, verifies, public })
    }
}

#[cfg(test)]
mod tests;
