//! Facts that only the arrival of a mail shows. They are digests of its whole body (RFC 6376 3.7), a part of which is not
//! stored, and the host that brought it. Stored as a field at the end of its header.

use std::net::IpAddr;

use app::inbox::{ARRIVED, ends_header};
use data_encoding::BASE64;
use mail_auth::{
    common::{
        crypto::{HashContext, HashImpl as _, HashOutput, Sha256},
        headers::Writer,
    },
    dkim::{Canonicalization, canonicalize::BodyHasher},
};
use sha2::Digest as _;

/// The host that delivered the mail, if directly from the internet.
#[derive(Clone, Eq, PartialEq)]
pub struct Client {
    /// Its network address.
    pub address: IpAddr,
    /// The name it gave itself.
    pub helo: String,
}

/// The facts of a mail at its arrival.
#[derive(Default)]
pub(super) struct Arrived {
    pub(super) simple: Vec<u8>,
    pub(super) relaxed: Vec<u8>,
    pub(super) client: Option<Client>,
}

/// The version of this field. One without it is the sender's, in a mail older than the field.
const VERSION: &str = "v=1";

/// A hash in memory that is wiped when it is freed, and never moved: its last block may hold a move to be sealed.
struct Wiped(Box<sha2::Sha256>);

impl Writer for Wiped {
    fn write(&mut self, buf: &[u8]) {
        self.0.update(buf);
    }
}

/// [`BodyHasher::finish`] asks for it, and does not use it.
impl HashContext for Wiped {
    fn complete(mut self) -> HashOutput {
        let mut of_digest = Sha256::hasher();
        of_digest.write(&self.0.finalize_reset());
        of_digest.complete()
    }
}

type Hasher = BodyHasher<Wiped>;

/// Takes a body line by line and digests it in both canonical forms.
pub(super) struct BodyDigests {
    simple: Hasher,
    relaxed: Hasher,
}

impl Default for BodyDigests {
    fn default() -> Self {
        let hasher = |form| BodyHasher::new(Wiped(Box::default()), form, 0);
        Self { simple: hasher(Canonicalization::Simple), relaxed: hasher(Canonicalization::Relaxed) }
    }
}

impl BodyDigests {
    pub(super) fn line(&mut self, line: &[u8]) {
        self.simple.write(line);
        self.relaxed.write(line);
    }

    /// Returns the field to be stored.
    pub(super) fn field(self, client: Option<&Client>) -> String {
        let digest = |hasher: Hasher| BASE64.encode(&hasher.finish().0.0.finalize_reset());
        let mut field =
            format!("{ARRIVED}: {VERSION} simple={} relaxed={}", digest(self.simple), digest(self.relaxed));
        if let Some(Client { address, helo }) = client {
            field.push_str(&format!(" client={address}"));
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
            if helo.len() <= 255 && helo.chars().all(is_plain) {
                field.push_str(&format!(" helo={helo}"));
            }
        }
        field + "\r\n"
    }
}

/// The header of a stored mail. It ends where [`super::Trimmer`] saw its end, so that nothing of the body is taken for a
/// field of ours.
pub(super) fn header(raw: &[u8]) -> &[u8] {
    let mut end = 0;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        if ends_header(line) {
            break;
        }
        end += line.len();
    }
    &raw[..end]
}

impl Arrived {
    /// Reads it from a [`header`]; `None` in a mail of which only the header was stored.
    pub(super) fn read(header: &[u8]) -> Option<Self> {
        let lines = header.split(|&byte| byte == b'\n');
        // Every other of that name was in the header before.
        let last =
            lines.filter_map(|line| line.strip_prefix(ARRIVED.as_bytes())?.strip_prefix(b":")).next_back()?;
        let value = std::str::from_utf8(last).ok()?;
        if value.split_ascii_whitespace().next() != Some(VERSION) {
            return None;
        }
        let part = |name: &str| value.split_ascii_whitespace().find_map(|part| part.strip_prefix(name));
        let digest = |name: &str| BASE64.decode(part(name)?.as_bytes()).ok();
        let client = part("client=").and_then(|address| address.parse().ok());
        Some(Self {
            simple: digest("simple=")?,
            relaxed: digest("relaxed=")?,
            client: client
                .map(|address| Client { address, helo: part("helo=").unwrap_or_default().to_owned() }),
        })
    }
}
