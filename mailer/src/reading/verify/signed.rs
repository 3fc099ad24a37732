//! The conditions on a signature and its coverage.

use mail_auth::{AuthenticatedMessage, common::crypto::Algorithm, dkim::Signature};
use mail_parser::{Address, ContentType, Message, MimeHeaders as _};

use super::outcome::Unchecked;

/// Names of fields that a signature may list. Looking for them costs time.
const NAMES: usize = 100;
/// The time between the Date of a mail and its arrival, in seconds, in which it is taken for a new one. Servers try for
/// five days to deliver.
const FRESH: i64 = 7 * 86_400;

/// Tells whether a signature could be aligned with the author's domain. It must cover From (RFC 6376 5.4) and the subject,
/// which may name a game, and not use SHA-1 (RFC 8301).
pub(super) fn can_vouch(signature: &Signature, domain: &str, has_subject: bool) -> bool {
    let covers = |name: &str| signature.h.iter().any(|field| field.eq_ignore_ascii_case(name));
    signature.a != Algorithm::RsaSha1
        && signature.l == 0
        && signature.h.len() <= NAMES
        && covers("from")
        && (covers("subject") || !has_subject)
        && may_align(&signature.d, domain)
        && is_name(&format!("{}._domainkey.{}", signature.s, signature.d))
}

/// Tells whether two names could be of one organization: those share their last two labels.
pub(super) fn may_align(name: &str, domain: &str) -> bool {
    let tail = |name: &str| {
        let name = name.to_lowercase();
        name.rsplit('.').take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    tail(name) == tail(domain)
}

/// Tells whether the DNS could hold a name. About another it would not answer, as if there were trouble.
pub(super) fn is_name(name: &str) -> bool {
    let is_label = |label: &str| {
        matches!(label.len(), 1..=63)
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
    };
    name.len() <= 253 && name.split('.').all(is_label)
}

/// The parts of a mail that reading depends on.
pub(super) struct Holding<'a> {
    pub(super) message: &'a AuthenticatedMessage<'a>,
    pub(super) parsed: &'a Message<'a>,
    pub(super) mail: &'a Unchecked,
    pub(super) own_domain: &'a str,
}

impl Holding<'_> {
    /// Tells whether a valid signature covers the form of the body. Where no token names the player, it must also cover
    /// recipients and date, because any recipient could send the mail on.
    pub(super) fn holds(&self, signature: &Signature) -> bool {
        self.holds_form(signature)
            && (self.mail.has_token || self.is_new(signature) && self.is_to_us(signature))
    }

    /// Tells whether the signature covers the form of the body, or the signed body leaves no choice: large providers sign no
    /// Content-Type.
    fn holds_form(&self, signature: &Signature) -> bool {
        let opens = |boundary: &str| self.mail.first_line.strip_prefix(b"--") == Some(boundary.as_bytes());
        let is_type = match self.parsed.content_type() {
            _ if self.covers(signature, "content-type") => true,
            Some(kind) if kind.c_type.eq_ignore_ascii_case("multipart") => {
                kind.attribute("boundary").is_some_and(opens)
            }
            kind => kind.is_none_or(is_plain) && !self.mail.first_line.starts_with(b"--"),
        };
        let is_encoding = match self.parsed.content_transfer_encoding() {
            None => true,
            Some(encoding) => ["7bit", "8bit"].iter().any(|plain| encoding.eq_ignore_ascii_case(plain)),
        };
        is_type
            && (is_encoding || self.covers(signature, "content-transfer-encoding"))
            && (self.count("content-disposition") == 0 || self.covers(signature, "content-disposition"))
    }

    fn is_new(&self, signature: &Signature) -> bool {
        let received_at = self.mail.received_at.0 / 1_000;
        self.covers(signature, "date")
            && self.parsed.date().is_some_and(|date| (received_at - date.to_timestamp()).abs() <= FRESH)
    }

    fn is_to_us(&self, signature: &Signature) -> bool {
        let names_us = |list: &Address<'_>| {
            list.iter().filter_map(|address| address.address()).any(|address| {
                let domain = address.rsplit_once('@').map_or("", |(_, domain)| domain);
                domain.eq_ignore_ascii_case(self.own_domain)
            })
        };
        self.covers(signature, "to") && self.parsed.to().is_some_and(names_us)
            || self.covers(signature, "cc") && self.parsed.cc().is_some_and(names_us)
    }

    /// Tells whether fields of that name are there, and all covered.
    fn covers(&self, signature: &Signature, name: &str) -> bool {
        let listed = signature.h.iter().filter(|field| field.eq_ignore_ascii_case(name)).count();
        (1..=listed).contains(&self.count(name))
    }

    fn count(&self, name: &str) -> usize {
        let is_so = |(found, _): &&(&[u8], &[u8])| found.trim_ascii().eq_ignore_ascii_case(name.as_bytes());
        self.message.headers.iter().filter(is_so).count()
    }
}

/// Plain text in a form that any text may have.
fn is_plain(kind: &ContentType<'_>) -> bool {
    let is_text = kind.c_type.eq_ignore_ascii_case("text")
        && kind.c_subtype.as_ref().is_some_and(|sub| sub.eq_ignore_ascii_case("plain"));
    let is_usual = |charset: &str| ["utf-8", "us-ascii"].iter().any(|it| charset.eq_ignore_ascii_case(it));
    is_text
        && kind.attributes().is_none_or(|attributes| {
            attributes.iter().all(|it| it.name.eq_ignore_ascii_case("charset") && is_usual(&it.value))
        })
}
