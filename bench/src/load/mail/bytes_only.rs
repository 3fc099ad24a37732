//! The yardstick of the intake: a service that stores the bytes of a mail as they are. It uses the same listener and the same
//! grouping writer. It neither seals them nor recognizes a repeated mail.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use api::event_broadcast::EventBroadcast;
use app::{
    Failure, Service, Settings,
    ports::{EnvelopeTo, MacPurpose, Purpose, Vault},
};
use store::{
    Store,
    host::{SystemClock, SystemEntropy},
};
use zeroize::Zeroizing;

/// Keeps nothing secret.
#[derive(Default)]
struct Open(AtomicU64);

impl Vault for Open {
    fn seal(&self, _purpose: Purpose, _context: &str, plain: &[u8]) -> Result<Vec<u8>, Failure> {
        Ok(plain.to_vec())
    }

    fn open(&self, _purpose: Purpose, _context: &str, sealed: &[u8]) -> Result<Vec<u8>, Failure> {
        Ok(sealed.to_vec())
    }

    fn close_envelope(&self, _to: &EnvelopeTo, text: &[u8]) -> Result<Vec<u8>, Failure> {
        Ok(text.to_vec())
    }

    fn open_envelope(&self, closed: &[u8]) -> Result<Option<Zeroizing<Vec<u8>>>, Failure> {
        Ok(Some(Zeroizing::new(closed.to_vec())))
    }

    fn envelope_recipient(&self) -> String {
        String::new()
    }

    fn is_recipient(&self, _text: &str) -> bool {
        false
    }

    /// Every digest is another; every address is good.
    fn mac(&self, purpose: MacPurpose, _message: &[u8]) -> [u8; 32] {
        let mut bytes = [0; 32];
        if purpose == MacPurpose::SecretDigest {
            bytes[..8].copy_from_slice(&self.0.fetch_add(1, Ordering::Relaxed).to_be_bytes());
        }
        bytes
    }
}

pub(super) fn service(database: &Path) -> anyhow::Result<Service> {
    Ok(Service::new(
        Arc::new(Store::open_file(database)?),
        Arc::new(SystemClock),
        Arc::new(SystemEntropy),
        Arc::new(Open::default()),
        Arc::new(EventBroadcast::new()),
        Settings {
            mail_domain: "play.example.org".into(),
            former_domains: Vec::new(),
            mailbox: None,
            public_url: "http://localhost".into(),
            site_name: "Load".into(),
            language: "en".into(),
            languages: vec!["en".into()],
            official_names: Vec::new(),
            notices_apart: domain::Span::ZERO,
            private_webhooks: false,
        },
    ))
}
