//! Mail that lies in a mailbox already. Its envelope is gone: the header tells whether it is ours.

use std::collections::BTreeMap;

use app::{
    Address, Failure, Mailbox, Service, game_of_program,
    inbox::{FoundMail, Intake},
};
use domain::{Instant, Span};

use super::recipients::readdressed;
use crate::reading::{Named, has_one_author, named, readable, stub, trim};

/// Recipients of one mail, as the listener has it.
const RECIPIENTS: usize = 10;
/// Flags wait at most this long for a mail if the storage refuses it and takes no other.
const REFUSED: Span = Span::days(1);
/// Bytes read of a mail that is too large.
pub(super) const HEADER: u64 = 256 << 10;

/// The outcome of taking a mail.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Taken {
    /// It is stored and durable.
    Stored,
    /// It had been stored before.
    Known,
    /// It is not for us.
    NotOurs,
    /// It is for us, or nobody can tell, and malformed.
    Malformed,
}

impl Taken {
    /// Counts it.
    pub(super) fn count(self) {
        let outcome = match self {
            Self::Stored => "stored",
            Self::Known => "known",
            Self::NotOurs => "not_ours",
            Self::Malformed => "malformed",
        };
        metrics::counter!("postzug_mail_fetched", "outcome" => outcome).increment(1);
        if self == Self::Stored {
            metrics::counter!("postzug_mail_received").increment(1);
        }
    }
}

/// The mails that the storage refused, each with whether it has taken another mail since.
#[derive(Default)]
pub(super) struct Refused(BTreeMap<i64, bool>);

impl Refused {
    pub(super) const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Notes the outcome of a mail that did not fail.
    pub(super) fn settle(&mut self, uid: i64, taken: Taken) {
        self.0.remove(&uid);
        if taken == Taken::Stored {
            self.0.values_mut().for_each(|has_taken| *has_taken = true);
        }
    }

    /// Returns a mail after an attempt that failed. The attempt does not count while the storage takes no mail at all.
    pub(super) fn failed(&mut self, mail: FoundMail, failure: &Failure, now: Instant) -> FoundMail {
        if !matches!(failure, Failure::Storage(_)) {
            return mail.failed(now);
        }
        let has_taken_another = *self.0.entry(mail.uid).or_default();
        if has_taken_another || now - mail.found_at >= REFUSED { mail.failed(now) } else { mail.delayed(now) }
    }
}

/// Returns the addresses of ours that a header names, and the sender. The notes of a mail server count only with a token.
/// Every mail in the mailbox was delivered to it, also those for a list or for somebody else.
///
/// # Errors
///
/// [`Taken::NotOurs`] or [`Taken::Malformed`].
pub(super) fn recipients(service: &Service, header: &[u8]) -> Result<(Vec<Address>, String), Taken> {
    // Of a header that is not safe, the fields that can be read.
    let header = readable(header.to_vec()).ok_or(Taken::Malformed)?;
    let Named { addressed, delivered, sender, subject, .. } = named(&header).ok_or(Taken::Malformed)?;
    let carries_token = |address: &Address| !matches!(address, Address::Public(_));
    let to_play = Address::Public(Mailbox::Play);
    let shared = service.settings().mailbox.as_ref().filter(|mailbox| mailbox.is_shared);
    // Where people use the mailbox too, a name such as Help before its address may be theirs, if ours has another form.
    let is_ours = |address: &Address, written: &str| {
        let Some(mailbox) = shared else { return true };
        let Some((local_part, _domain)) = written.rsplit_once('@') else { return false };
        carries_token(address)
            || *address == to_play
            || !mailbox.sub_addresses
            || mailbox.detail(local_part).is_some()
    };
    let noted = delivered.iter().filter_map(|address| service.mail_in.read_mail_address(address));
    let written = addressed.iter().filter_map(|(name, written)| {
        service.mail_in.read_recipient(name, written).filter(|address| is_ours(address, written))
    });
    let mut found: Vec<Address> = Vec::new();
    for address in noted.filter(carries_token).chain(written) {
        if !found.contains(&address) {
            found.push(address);
        }
    }
    if found.is_empty() {
        return Err(Taken::NotOurs);
    }
    // The mailbox itself stands beside its sub-addresses where a program answers all.
    if found.iter().any(carries_token) {
        found.retain(carries_token);
    }
    let mut found = readdressed(service, found, &header);
    if found.len() > RECIPIENTS {
        tracing::warn!(recipients = found.len(), most = RECIPIENTS, "a mail has too many recipients");
        found.truncate(RECIPIENTS);
    }
    // Programs write to the bare mailbox, and their subjects tell their mail from that of others.
    if shared.is_some() && game_of_program(&subject).is_none() {
        found.retain(|address| *address != to_play);
    }
    if found.is_empty() { Err(Taken::NotOurs) } else { Ok((found, sender)) }
}

/// The Message-ID in a header; empty if there is none, or it cannot be read.
pub(super) fn message_id(header: &[u8]) -> String {
    let named = readable(header.to_vec()).and_then(|header| named(&header));
    named.unwrap_or_default().message_id
}

/// Stores a mail, if it is for us; when this returns [`Taken::Stored`] or [`Taken::Known`], it is durable.
pub(super) fn take(service: &Service, raw: &[u8], received_at: Instant) -> Result<Taken, Failure> {
    let end = memchr::memmem::find(raw, b"\r\n\r\n").or_else(|| memchr::memmem::find(raw, b"\n\n"));
    let header = end.map_or(raw, |end| &raw[..end + 2]);
    let (recipients, sender) = match recipients(service, header) {
        Ok(ours) => ours,
        Err(left) => return Ok(left),
    };
    // Nobody can be told that it cannot be read, but by an answer: what is left is its header.
    let stored = match trim(raw) {
        Ok(raw) => readable(raw),
        Err(_flaw) => stub(raw),
    };
    let is_report = sender.is_empty();
    let Some(raw) = stored.filter(|raw| is_report || has_one_author(raw)) else {
        return Ok(Taken::Malformed);
    };
    let stored = service.mail_in.intake_fetched(&Intake { sender, recipients, raw, received_at })?;
    Ok(if stored.iter().any(|(_id, is_new)| *is_new) { Taken::Stored } else { Taken::Known })
}

/// Tells whether a failure is that of one mail: the storage does other work for this source.
pub(super) fn is_about_one(service: &Service, source: &str, failure: &Failure) -> bool {
    match failure {
        Failure::Storage(_) => service.mail_sources.hold(source).is_ok(),
        failure => !failure.is_passing(),
    }
}

/// Stores a mail of a file as [`take`] does, and counts it. The header of an `is_large` mail is stored, so that its author
/// gets an answer.
pub(super) fn take_from_disk(
    service: &Service,
    raw: &[u8],
    is_large: bool,
    received_at: Instant,
) -> Result<Taken, Failure> {
    let taken = match is_large.then(|| stub(raw)) {
        None => take(service, raw, received_at)?,
        Some(Some(header)) => take(service, &header, received_at)?,
        Some(None) => Taken::Malformed,
    };
    taken.count();
    Ok(taken)
}
