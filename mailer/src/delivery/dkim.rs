use std::sync::Arc;

use mail_auth::{
    common::{
        crypto::{RsaKey, Sha256},
        headers::HeaderWriter as _,
    },
    dkim::{DkimSigner, Done},
};
use rustls::pki_types::{PrivateKeyDer, pem::PemObject as _};

use crate::notice::Outgoing;

/// The signed fields, on which receivers and readers rely.
const FIELDS: [&str; 15] = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "In-Reply-To",
    "References",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
    "List-Id",
    "List-Unsubscribe",
    // RFC 8058 4 wants this and the one above to be signed.
    "List-Unsubscribe-Post",
    "Auto-Submitted",
];

/// Signs outgoing mail for our domain (DKIM, RFC 6376, rsa-sha256), so that receivers know it is ours.
#[derive(Clone)]
pub struct Dkim(Arc<DkimSigner<RsaKey<Sha256>, Done>>);

impl std::fmt::Debug for Dkim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dkim").finish_non_exhaustive()
    }
}

/// Failures to sign mail. They hold nothing of the key.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum DkimError {
    /// The key is no RSA key in PEM.
    #[error("the DKIM key is not an RSA key in PEM")]
    Key,
    /// The mail could not be signed.
    #[error("the mail could not be signed")]
    Sign,
}

impl Dkim {
    /// Reads a private key; its public half stands in the DNS at `selector._domainkey.domain`.
    ///
    /// # Errors
    ///
    /// [`DkimError::Key`].
    pub fn new(pem: &[u8], selector: &str, domain: &str) -> Result<Self, DkimError> {
        let key = PrivateKeyDer::from_pem_slice(pem).map_err(|_pem| DkimError::Key)?;
        let key = RsaKey::<Sha256>::from_key_der(key).map_err(|_key| DkimError::Key)?;
        let signer = DkimSigner::from_key(key).domain(domain).selector(selector).headers(FIELDS);
        Ok(Self(Arc::new(signer)))
    }

    /// Adds the signature. The library takes its time (`t=`) from the system's clock; nothing of ours depends on it.
    ///
    /// # Errors
    ///
    /// [`DkimError::Sign`].
    pub fn sign(&self, mut mail: Outgoing) -> Result<Outgoing, DkimError> {
        for bytes in std::iter::once(&mut mail.bytes).chain(mail.seven_bit.as_mut()) {
            let signature = self.0.sign(bytes).map_err(|_error| DkimError::Sign)?;
            let field = signature.to_header();
            // The library may fold behind the last character of b=. RFC 6376 3.7 wants that fold gone when the signature is
            // checked, but dkimpy leaves it.
            let field =
                field.strip_suffix("\r\n\t;\r\n").map(|signed| format!("{signed};\r\n")).unwrap_or(field);
            let mut signed = field.into_bytes();
            signed.append(bytes);
            *bytes = signed;
        }
        Ok(mail)
    }
}

#[cfg(test)]
mod tests {
    use std::{borrow::Borrow, collections::HashMap, hash::Hash, sync::Mutex, time::Instant};

    use lettre::address::Envelope;
    use mail_auth::{
        AuthenticatedMessage, DkimResult, MessageAuthenticator, Parameters, RecordSet, ResolverCache, Txt,
        common::{parse::TxtRecordParser as _, verify::DomainKey},
        hickory_resolver::config::{ResolverConfig, ResolverOpts},
    };

    use super::*;

    /// A key of this test alone, and its record.
    const KEY: &[u8] = include_bytes!("dkim_test_key.pem");
    const RECORD: &str = "v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAvXLGdZYkSrIjP+YPXh5hmkeZFFD4cvuC920ejsK9ETv7ATjmQxGhVeCyJDq8PfLYt3DoLIk6iHpJ5RhL1H8GUsjlHKX14Wh2kIOgzWaneQR9ucUw1/XDqzW2TusggIAr9KEgAzMETKtS3HD7HOiqWG76NkmHK0n7+v9xazJLmTltAL0dOrz11qQkIeKe3+CKhpUEZdHVIUaxtksNiRI7O/Xo96MbIXdkNZ1sksaJ4JUdQ05v0Q25Hqf/9FdQHRNXCA5U8NVmcNnyKv/+uE2NLGT61OjwPipk2rHWamlRBqiULzx+sfZDUli+lSOBt5RFZvApl81NooWIsfuWxjTUkQIDAQAB";

    /// The DNS of this test.
    struct Dns<K, V>(Mutex<HashMap<K, V>>);

    impl<K: Hash + Eq, V: Clone> ResolverCache<K, V> for Dns<K, V> {
        fn get<Q: Hash + Eq + ?Sized>(&self, name: &Q) -> Option<V>
        where
            K: Borrow<Q>,
        {
            self.0.lock().expect("a lock").get(name).cloned()
        }

        fn remove<Q: Hash + Eq + ?Sized>(&self, name: &Q) -> Option<V>
        where
            K: Borrow<Q>,
        {
            self.0.lock().expect("a lock").remove(name)
        }

        fn insert(&self, key: K, value: V, _until: Instant) {
            self.0.lock().expect("a lock").insert(key, value);
        }
    }

    type None4 = Dns<Box<str>, RecordSet<std::net::Ipv4Addr>>;
    type None6 = Dns<Box<str>, RecordSet<std::net::Ipv6Addr>>;
    type NoMx = Dns<Box<str>, RecordSet<mail_auth::MX>>;
    type NoPtr = Dns<std::net::IpAddr, RecordSet<Box<str>>>;

    async fn passes(raw: &[u8]) -> bool {
        let record = DomainKey::parse(RECORD.as_bytes()).expect("a record");
        let name: Box<str> = "s1._domainkey.play.example.org.".into();
        let dns = Dns(Mutex::new(HashMap::from([(name, Txt::DomainKey(Arc::new(record)))])));
        let resolver = MessageAuthenticator::new(ResolverConfig::default(), ResolverOpts::default());
        let message = AuthenticatedMessage::parse(raw).expect("a message");
        let parameters: Parameters<'_, _, _, NoMx, None4, None6, NoPtr> = Parameters {
            params: &message,
            cache_txt: Some(&dns),
            cache_mx: None,
            cache_ptr: None,
            cache_ipv4: None,
            cache_ipv6: None,
        };
        let verdicts = resolver.expect("a resolver").verify_dkim(parameters).await;
        verdicts.len() == 1 && verdicts.iter().all(|verdict| *verdict.result() == DkimResult::Pass)
    }

    #[tokio::test]
    async fn signature_verifies_unless_altered() {
        let dkim = Dkim::new(KEY, "s1", "play.example.org").expect("a key");
        let raw = "From: Club <play@play.example.org>\r\nTo: ann@example.org\r\nSubject: [G1]\r\n\
             List-Unsubscribe: <https://play.example.org/unsubscribe/7-news-x>\r\n\
             List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n\r\nGrüße\r\n";
        let mail = Outgoing {
            envelope: Envelope::new(None, vec!["ann@example.org".parse().expect("an address")]).expect("one"),
            bytes: raw.into(),
            seven_bit: Some(raw.replace("Grüße", "Gruss").into()),
            text: None,
        };
        let signed = dkim.sign(mail).expect("signed");
        for bytes in [&signed.bytes, signed.seven_bit.as_ref().expect("another")] {
            assert!(bytes.starts_with(b"DKIM-Signature: "));
            assert!(passes(bytes).await, "{}", String::from_utf8_lossy(bytes));
            // RFC 8058 4 for the last two.
            for (signed, altered) in [("[G1]", "[G2]"), ("7-news", "8-news"), ("=One-Click", "=Two-Clicks")] {
                let altered = String::from_utf8_lossy(bytes).replace(signed, altered);
                assert!(!passes(altered.as_bytes()).await, "{altered}");
            }
        }
        assert_eq!(Dkim::new(b"nothing", "s1", "x").err(), Some(DkimError::Key));
    }

    /// The order of the fields decides where the signature is folded: in this one, of mails with a code, behind its end.
    #[tokio::test]
    async fn signature_ends_in_no_fold() {
        let dkim = Dkim::new(KEY, "s1", "play.example.org").expect("a key");
        let mail = Outgoing {
            envelope: Envelope::new(None, vec!["ann@example.org".parse().expect("an address")]).expect("one"),
            bytes: b"From: Club <play@play.example.org>\r\nTo: ann@example.org\r\nSubject: Your code\r\n\
                Date: Thu, 26 Nov 2026 09:27:07 +0000\r\nMessage-ID: <m42@play.example.org>\r\n\
                Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\
                Content-Transfer-Encoding: 7bit\r\n\r\n12345678\r\n"
                .to_vec(),
            seven_bit: None,
            text: None,
        };
        let signed = dkim.sign(mail).expect("signed").bytes;
        let text = String::from_utf8_lossy(&signed);
        assert!(text.contains("==;\r\nFrom: "), "{text}");
        assert!(passes(&signed).await, "{text}");
    }
}
