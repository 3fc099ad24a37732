use std::sync::atomic::{AtomicI64, Ordering};

use data_encoding::BASE64URL_NOPAD;
use parking_lot::Mutex;
use serde_json::{Value, json};
use store::{
    TokenKeyFiles,
    testing::{ManualClock, SeededEntropy, TestInstance},
};

use super::*;

const URL: &str = "https://play.example.org";

struct Bench {
    instance: TestInstance,
    files: Arc<TokenKeyFiles>,
    tokens: AccessTokens,
}

fn bench() -> Bench {
    let instance = TestInstance::new();
    let clock: Arc<ManualClock> = instance.clock.clone();
    let entropy = Arc::new(SeededEntropy::new(7));
    let folder = instance.folder.path().join("keys");
    let files = Arc::new(TokenKeyFiles::open(&folder, clock.clone(), entropy.clone()).unwrap());
    let tokens = AccessTokens::new(files.clone(), clock, entropy, URL).unwrap();
    Bench { instance, files, tokens }
}

impl Bench {
    fn good(&self) -> (Value, Value) {
        let now = self.instance.clock_now().0 / 1000;
        let kid = self.files.token_keys().unwrap()[0].kid.clone();
        (
            json!({"typ": "at+jwt", "alg": "EdDSA", "kid": kid}),
            json!({"iss": URL, "aud": format!("{URL}/v1"), "sub": "7", "sid": 3, "jti": "x", "iat": now,
                   "exp": now + 900}),
        )
    }

    /// A token with any header and claims at all, signed with the real key.
    fn forge(&self, header: &Value, claims: &Value) -> String {
        let key = self.files.token_keys().unwrap().remove(0);
        let key = EncodingKey::from_ed_pem(key.pem.as_bytes()).unwrap();
        let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let message = format!("{}.{}", part(header), part(claims));
        let signature = jsonwebtoken::crypto::sign(message.as_bytes(), &key, Algorithm::EdDSA).unwrap();
        format!("{message}.{signature}")
    }

    fn verify(&self, token: &str) -> Result<Proven, BadToken> {
        self.tokens.verify(token).unwrap()
    }

    fn with(&self, part: usize, name: &str, value: Value) -> String {
        let (mut header, mut claims) = self.good();
        let map = [&mut header, &mut claims][part].as_object_mut().unwrap();
        if value.is_null() {
            map.remove(name)
        } else {
            map.insert(name.into(), value)
        };
        self.forge(&header, &claims)
    }
}

#[test]
fn token_proves_session_for_15_minutes() {
    let bench = bench();
    let token = bench.tokens.sign(PlayerId(7), SessionId(3)).unwrap();
    let until = bench.instance.clock_now() + LIFE + Span(LEEWAY * 1000);
    let proven = Ok(Proven { player: PlayerId(7), session: SessionId(3), until });
    assert_eq!(token.expires_at, bench.instance.clock_now() + LIFE);
    assert_eq!(bench.verify(&token.token.0), proven);
    bench.instance.clock.advance(Span(LIFE.0 + LEEWAY * 1000 - 1));
    assert_eq!(bench.verify(&token.token.0), proven, "within the leeway");
    bench.instance.clock.advance(Span(1));
    assert_eq!(bench.verify(&token.token.0), Err(BadToken));
    assert!(!format!("{token:?}").contains(&token.token.0));
    let claims: Value = serde_json::from_slice(
        &BASE64URL_NOPAD.decode(token.token.0.split('.').nth(1).unwrap().as_bytes()).unwrap(),
    )
    .unwrap();
    let mut names: Vec<_> = claims.as_object().unwrap().keys().cloned().collect();
    names.sort();
    assert_eq!(names, ["aud", "exp", "iat", "iss", "jti", "sid", "sub"], "no role, no name, no address");
}

#[test]
fn token_is_remembered_for_a_minute() {
    let bench = bench();
    let token = bench.tokens.sign(PlayerId(7), SessionId(3)).unwrap().token.0;
    let remembered = || bench.tokens.remembered(&token).map(|proven| proven.player);
    let remember = || bench.tokens.remember(&token, bench.verify(&token).unwrap());
    assert_eq!(remembered(), None, "nobody asked for it");
    remember();
    assert_eq!(remembered(), Some(PlayerId(7)));
    assert_eq!(bench.tokens.remembered(&format!("{token}x")), None);
    bench.instance.clock.advance(Span(KEYS_FRESH.0 - 1));
    assert!(remembered().is_some());
    bench.instance.clock.advance(Span(1));
    assert_eq!(remembered(), None, "its key may be gone");
    bench.instance.clock.advance(LIFE - KEYS_FRESH);
    remember();
    bench.instance.clock.advance(Span(LEEWAY * 1000 - 1));
    assert!(remembered().is_some());
    bench.instance.clock.advance(Span(1));
    assert_eq!(remembered(), None, "it is no good any more");
    let other = bench.tokens.sign(PlayerId(8), SessionId(4)).unwrap().token.0;
    bench.tokens.remember(&other, bench.verify(&other).unwrap());
    bench.tokens.forget(SessionId(3));
    assert!(bench.tokens.remembered(&other).is_some());
    bench.tokens.forget(SessionId(4));
    assert!(bench.tokens.remembered(&other).is_none());
}

#[test]
fn what_is_remembered_is_bounded() {
    let bench = bench();
    let proven = Proven { player: PlayerId(7), session: SessionId(3), until: Instant(i64::MAX) };
    let shown = |n: usize| bench.tokens.remembered(&n.to_string()).is_some();
    (0..=REMEMBERED).for_each(|n| bench.tokens.remember(&n.to_string(), proven));
    assert!(shown(REMEMBERED - 1) && !shown(REMEMBERED));
    bench.instance.clock.advance(KEYS_FRESH);
    bench.tokens.remember("new", proven);
    assert!(bench.tokens.remembered("new").is_some(), "the old ones made room");
}

#[test]
fn wrong_claims_are_refused() {
    let bench = bench();
    let (header, claims) = bench.good();
    assert!(bench.verify(&bench.forge(&header, &claims)).is_ok(), "the bench itself is sound");
    let now = bench.instance.clock_now().0 / 1000;
    let jwk = serde_json::to_value(&bench.tokens.jwks().unwrap().keys[0]).unwrap();
    for (part, name, value) in [
        (0, "typ", json!("JWT")),
        (0, "typ", Value::Null),
        (0, "alg", json!("HS256")),
        (0, "alg", json!("none")),
        (0, "alg", json!("ES256")),
        (0, "kid", json!("1-00000000")),
        (0, "kid", json!("../../etc/passwd")),
        (0, "kid", Value::Null),
        (0, "jku", json!("https://evil.example/keys")),
        (0, "x5u", json!("https://evil.example/cert")),
        (0, "x5c", json!(["AAAA"])),
        (0, "jwk", jwk),
        (0, "crit", json!(["x"])),
        (1, "iss", json!("https://evil.example")),
        (1, "iss", Value::Null),
        (1, "aud", json!(URL)),
        (1, "aud", Value::Null),
        (1, "sub", Value::Null),
        (1, "sub", json!("seven")),
        (1, "sub", json!(7)),
        (1, "sid", Value::Null),
        (1, "exp", json!("99999999999")),
        (1, "exp", json!(99_999_999_999_i64)),
        (1, "exp", json!(1e300)),
        (1, "exp", json!(-1)),
        (1, "exp", Value::Null),
        (1, "iat", Value::Null),
        (1, "iat", json!(now + 60)),
        (1, "iat", json!(i64::MIN)),
    ] {
        let shown = format!("{name}: {value}");
        assert_eq!(bench.verify(&bench.with(part, name, value)), Err(BadToken), "{shown}");
    }
}

#[test]
fn foreign_signature_is_refused() {
    let bench = bench();
    let (header, claims) = bench.good();
    let good = bench.forge(&header, &claims);
    let parts: Vec<_> = good.split('.').collect();
    let none = BASE64URL_NOPAD.encode(json!({"typ": "at+jwt", "alg": "none"}).to_string().as_bytes());
    let other = BASE64URL_NOPAD.encode(claims.to_string().replace("\"7\"", "\"8\"").as_bytes());
    // Confusion: the public key as an HMAC secret.
    let public = bench.tokens.jwks().unwrap();
    let secret = EncodingKey::from_secret(serde_json::to_string(&public).unwrap().as_bytes());
    let kid = header["kid"].as_str().map(Into::into);
    let hmac =
        encode(&Header { typ: Some(TYPE.into()), kid, ..Header::new(Algorithm::HS256) }, &claims, &secret);
    for token in [
        format!("{none}.{}.", parts[1]),
        format!("{}.{other}.{}", parts[0], parts[2]),
        format!("{}.{}.", parts[0], parts[1]),
        format!("{}.{}", parts[0], parts[1]),
        format!("{}.{}.{}", parts[0], parts[1], parts[2].replace(&parts[2][..2], "zz")),
        hmac.unwrap(),
        bench_with_other_keys(&header, &claims),
        String::new(),
        "...".into(),
        "\u{0}.é.x".into(),
    ] {
        assert_eq!(bench.verify(&token), Err(BadToken), "{token}");
    }
}

/// Signed by another installation that uses the same name for its key.
fn bench_with_other_keys(header: &Value, claims: &Value) -> String {
    let instance = TestInstance::new();
    let (clock, entropy) = (instance.clock.clone(), Arc::new(SeededEntropy::new(8)));
    let files =
        Arc::new(TokenKeyFiles::open(instance.folder.path(), clock.clone(), entropy.clone()).unwrap());
    let tokens = AccessTokens::new(files.clone(), clock, entropy, URL).unwrap();
    Bench { instance, files, tokens }.forge(header, claims)
}

#[test]
fn rotated_keys_sign_and_verify() {
    let bench = bench();
    let kid_of = |token: &AccessToken| decode_header(&token.token.0).unwrap().kid.unwrap();
    let old = bench.tokens.sign(PlayerId(7), SessionId(3)).unwrap();
    bench.instance.clock.advance(Span::minutes(5));
    let next = bench.files.rotate().unwrap();
    bench.instance.clock.advance(Span::minutes(1));
    let new = bench.tokens.sign(PlayerId(7), SessionId(3)).unwrap();
    assert_eq!(kid_of(&new), next);
    assert_ne!(kid_of(&old), next);
    assert!(bench.verify(&old.token.0).is_ok());
    assert!(bench.verify(&new.token.0).is_ok());
    let public = serde_json::to_string(&bench.tokens.jwks().unwrap()).unwrap();
    assert!(public.contains(&kid_of(&old)) && public.contains(&next));
    assert!(!public.contains("\"d\""), "no private part: {public}");
    // Somebody who got the old key cannot use it for ever.
    bench.instance.clock.advance(Span::minutes(17));
    let keys = bench.files.token_keys().unwrap();
    let stolen = EncodingKey::from_ed_pem(keys[1].pem.as_bytes()).unwrap();
    let (_, claims) = bench.good();
    let header =
        Header { typ: Some(TYPE.into()), kid: Some(keys[1].kid.clone()), ..Header::new(Algorithm::EdDSA) };
    assert_eq!(bench.verify(&encode(&header, &claims, &stolen).unwrap()), Err(BadToken));
}

/// Counts how often the keys are read.
struct Counting(Mutex<Vec<TokenKey>>, AtomicI64);

impl TokenKeys for Counting {
    fn token_keys(&self) -> Result<Vec<TokenKey>, Failure> {
        self.1.fetch_add(1, Ordering::SeqCst);
        Ok(self.0.lock().clone())
    }
}

#[test]
fn unknown_keys_cause_few_disk_reads() {
    let bench = bench();
    let source = Arc::new(Counting(Mutex::new(bench.files.token_keys().unwrap()), 0.into()));
    let clock = bench.instance.clock.clone();
    let tokens = AccessTokens::new(source.clone(), clock, Arc::new(SeededEntropy::new(1)), URL).unwrap();
    let unknown = bench.with(0, "kid", json!("1-00000000"));
    for _ in 0..1000 {
        assert_eq!(tokens.verify(&unknown).unwrap(), Err(BadToken));
    }
    assert_eq!(source.1.load(Ordering::SeqCst), 1);
}
