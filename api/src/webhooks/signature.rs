//! Signatures of Standard Webhooks: HMAC-SHA-256 over the id, the time and the body.

use aws_lc_rs::hmac::{Context, HMAC_SHA256, Key};

/// Signs one attempt.
pub(super) fn sign(key: &[u8], id: &str, timestamp: i64, body: &[u8]) -> [u8; 32] {
    let mut context = Context::with_key(&Key::new(HMAC_SHA256, key));
    context.update(id.as_bytes());
    context.update(b".");
    context.update(timestamp.to_string().as_bytes());
    context.update(b".");
    context.update(body);
    let tag = context.sign();
    let mut bytes = [0; 32];
    bytes.copy_from_slice(tag.as_ref());
    bytes
}

#[cfg(test)]
mod tests {
    use data_encoding::BASE64;

    use super::*;

    /// The example of the specification's reference libraries.
    #[test]
    fn example_of_standard_webhooks() {
        let key = BASE64.decode(b"MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").expect("base 64");
        let mac = sign(&key, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, br#"{"test": 2432232314}"#);
        assert_eq!(BASE64.encode(&mac), "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }
}
