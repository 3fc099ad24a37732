use std::sync::Arc;

use mail_auth::{
    common::{
        crypto::{DkimKey, Ed25519Key, RsaKey, Sha256},
        headers::HeaderWriter as _,
    },
    dkim::{DkimSigner, Done},
};
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer, pem::PemObject as _};

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

/// Signs outgoing mail for our domain (DKIM, RFC 6376), so that receivers know it is ours. It signs with rsa-sha256, which
/// all verify, and with ed25519-sha256 (RFC 8463) if such a key is set.
#[derive(Clone)]
pub struct Dkim(Vec<Arc<DkimSigner<DkimKey, Done>>>);

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
    /// The key is no Ed25519 key in PEM.
    #[error("the DKIM key is not an Ed25519 key in PEM")]
    Ed25519Key,
    /// The mail could not be signed.
    #[error("the mail could not be signed")]
    Sign,
}

impl Dkim {
    /// Reads a private RSA key; its public half is in the DNS at `selector._domainkey.domain`.
    ///
    /// # Errors
    ///
    /// [`DkimError::Key`].
    pub fn new(pem: &[u8], selector: &str, domain: &str) -> Result<Self, DkimError> {
        let key = PrivateKeyDer::from_pem_slice(pem).map_err(|_pem| DkimError::Key)?;
        let key = RsaKey::<Sha256>::from_key_der(key).map_err(|_key| DkimError::Key)?;
        Ok(Self(vec![signer(key.into(), selector, domain)]))
    }

    /// Reads a private Ed25519 key, which signs beside the other. Its selector is another one, because the DNS has one key
    /// at each.
    ///
    /// # Errors
    ///
    /// [`DkimError::Ed25519Key`].
    pub fn and_ed25519(mut self, pem: &[u8], selector: &str, domain: &str) -> Result<Self, DkimError> {
        let key = PrivatePkcs8KeyDer::from_pem_slice(pem).map_err(|_pem| DkimError::Ed25519Key)?;
        let key = Ed25519Key::from_pkcs8_maybe_unchecked_der(key.secret_pkcs8_der())
            .map_err(|_key| DkimError::Ed25519Key)?;
        self.0.push(signer(key.into(), selector, domain));
        Ok(self)
    }

    /// Adds the signatures. The library takes their time (`t=`) from the system's clock; nothing of ours depends on it.
    ///
    /// # Errors
    ///
    /// [`DkimError::Sign`].
    pub fn sign(&self, mut mail: Outgoing) -> Result<Outgoing, DkimError> {
        for bytes in std::iter::once(&mut mail.bytes).chain(mail.seven_bit.as_mut()) {
            let mut signed = Vec::new();
            for signer in &self.0 {
                let signature = signer.sign(bytes).map_err(|_error| DkimError::Sign)?;
                let field = signature.to_header();
                // The library may fold behind the last character of b=. RFC 6376 3.7 wants that fold gone when the signature
                // is checked, but dkimpy leaves it.
                let ends_folded = field.strip_suffix("\r\n\t;\r\n");
                signed.extend_from_slice(ends_folded.unwrap_or(&field).as_bytes());
                signed.extend_from_slice(if ends_folded.is_some() { b";\r\n" } else { b"" });
            }
            signed.append(bytes);
            *bytes = signed;
        }
        Ok(mail)
    }
}

fn signer(key: DkimKey, selector: &str, domain: &str) -> Arc<DkimSigner<DkimKey, Done>> {
    Arc::new(DkimSigner::from_key(key).domain(domain).selector(selector).headers(FIELDS))
}

#[cfg(test)]
mod tests {
    use std::{
        borrow::Borrow,
        collections::HashMap,
        hash::Hash,
        path::{Path, PathBuf},
        process::Command,
        sync::Mutex,
        time::Instant,
    };

    use lettre::address::Envelope;
    use mail_auth::{
        AuthenticatedMessage, DkimResult, MessageAuthenticator, Parameters, RecordSet, ResolverCache, Txt,
        common::{parse::TxtRecordParser as _, verify::DomainKey},
        hickory_resolver::config::{ResolverConfig, ResolverOpts},
    };

    use super::*;

    /// Keys of this test alone, and their records.
    const KEY: &[u8] = include_bytes!("dkim_test_key.pem");
    const ED25519: &[u8] = include_bytes!("dkim_test_ed25519.pem");
    const RECORD_ED25519: &str = "v=DKIM1; k=ed25519; p=9Rq/6MDPZC3m2TxOFlXV9u+H2YLPnPky/lLmjUzZsgg=";
    const RECORD: &str = include_str!("dkim_test_record.txt");

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

    /// Tells whether the mail has that many signatures, and all verify.
    async fn passes(raw: &[u8], signatures: usize) -> bool {
        let records = [("s1", RECORD), ("s2", RECORD_ED25519)].map(|(selector, record)| {
            let record = DomainKey::parse(record.as_bytes()).expect("a record");
            let name = format!("{selector}._domainkey.play.example.org.").into_boxed_str();
            (name, Txt::DomainKey(Arc::new(record)))
        });
        let dns = Dns(Mutex::new(HashMap::from(records)));
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
        verdicts.len() == signatures && verdicts.iter().all(|verdict| *verdict.result() == DkimResult::Pass)
    }

    /// A mail that both keys signed.
    fn signed() -> Outgoing {
        signed_with("", 0)
    }

    /// One with fields and a body of that many lines.
    fn signed_with(fields: &str, lines: usize) -> Outgoing {
        let dkim = Dkim::new(KEY, "s1", "play.example.org").expect("a key");
        let dkim = dkim.and_ed25519(ED25519, "s2", "play.example.org").expect("another key");
        let raw = format!(
            "From: Club <play@play.example.org>\r\nTo: ann@example.org\r\nSubject: [G1]\r\n{fields}\
             List-Unsubscribe: <https://play.example.org/unsubscribe/7-news-x>\r\n\
             List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n\r\nGrüße\r\n{}",
            "a line\r\n".repeat(lines)
        );
        let mail = Outgoing {
            envelope: Envelope::new(None, vec!["ann@example.org".parse().expect("an address")]).expect("one"),
            seven_bit: Some(raw.replace("Grüße", "Gruss").into()),
            bytes: raw.into(),
            text: None,
            left_out: Vec::new(),
        };
        dkim.sign(mail).expect("signed")
    }

    #[tokio::test]
    async fn signature_verifies_unless_altered() {
        let signed = signed();
        for bytes in [&signed.bytes, signed.seven_bit.as_ref().expect("another")] {
            assert!(bytes.starts_with(b"DKIM-Signature: "));
            assert!(passes(bytes, 2).await, "{}", String::from_utf8_lossy(bytes));
            // RFC 8058 4 for the last two.
            for (signed, altered) in [("[G1]", "[G2]"), ("7-news", "8-news"), ("=One-Click", "=Two-Clicks")] {
                let altered = String::from_utf8_lossy(bytes).replace(signed, altered);
                assert!(!passes(altered.as_bytes(), 2).await, "{altered}");
            }
        }
        assert_eq!(Dkim::new(b"nothing", "s1", "x").err(), Some(DkimError::Key));
        assert_eq!(Dkim::new(ED25519, "s1", "x").err(), Some(DkimError::Key));
        let both = Dkim::new(KEY, "s1", "x").expect("a key").and_ed25519(KEY, "s2", "x");
        assert_eq!(both.err(), Some(DkimError::Ed25519Key));
    }

    const DKIMPY: &str = include_str!("dkim_test.py");

    #[test]
    fn dkimpy_verifies_both_signatures() {
        let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/dkim/bin/python");
        let python = [made, PathBuf::from("python3")].into_iter().find(|python| {
            let asked = Command::new(python).args(["-c", "import dkim, nacl"]).output();
            asked.is_ok_and(|output| output.status.success())
        });
        let Some(python) = python else {
            store::testing::skipped("dkimpy verifies our signatures, for python3 has no package dkimpy");
            return;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let signed = signed().bytes;
        let altered = String::from_utf8_lossy(&signed).replace("[G1]", "[G2]").into_bytes();
        // The names of the signed fields, of many lengths, decide where a signature is folded.
        let names = ["Date", "Message-ID", "Reply-To", "In-Reply-To", "References", "List-Id"];
        let many = (0..1_usize << names.len()).map(|chosen| {
            let of = |(n, name): (usize, &&str)| {
                if chosen >> n & 1 == 1 { format!("{name}: x\r\n") } else { String::new() }
            };
            signed_with(&names.iter().enumerate().map(of).collect::<String>(), chosen).bytes
        });
        for (mails, expected) in [
            (vec![altered], "False rsa-sha256\nFalse ed25519-sha256\n"),
            (std::iter::once(signed).chain(many).collect(), "True rsa-sha256\nTrue ed25519-sha256\n"),
        ] {
            let files: Vec<_> = (0..mails.len()).map(|n| folder.path().join(n.to_string())).collect();
            for (file, mail) in files.iter().zip(&mails) {
                std::fs::write(file, mail).expect("a file");
            }
            let mut verifier = Command::new(&python);
            let output = verifier.args(["-c", DKIMPY, RECORD, RECORD_ED25519]).args(&files).output();
            let expected = expected.repeat(mails.len());
            let output = output.expect("python");
            assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{output:?}");
        }
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
            left_out: Vec::new(),
        };
        let signed = dkim.sign(mail).expect("signed").bytes;
        let text = String::from_utf8_lossy(&signed);
        assert!(text.contains("==;\r\nFrom: "), "{text}");
        assert!(passes(&signed, 1).await, "{text}");
    }
}
