//! Verdicts for claimed mails.

use app::{Address, Failure, Service, ports::Inbound};

use super::{Checks, Unchecked, Verifier};
use crate::reading::{arrived::header, authres::Verdict, readers::Claimed};

/// The mails of a batch whose author is still to be verified. Nobody acts upon what came to a bounce address, and a person
/// vouches for what was confirmed.
pub(in crate::reading) fn unchecked(
    opened: &[(Inbound, Result<bool, Failure>)],
    raws: &[Vec<u8>],
) -> Vec<(i64, Unchecked)> {
    let with_text = opened.iter().filter(|(_, has_text)| matches!(has_text, Ok(true)));
    let is_due = |mail: &Inbound| {
        mail.authentication.is_none() && !mail.confirmed && !matches!(mail.address, Address::Bounce { .. })
    };
    let pairs = with_text.zip(raws).filter(|((mail, _), _)| is_due(mail));
    pairs.map(|((mail, _), raw)| (mail.id, Unchecked::of(mail, raw))).collect()
}

impl Unchecked {
    fn of(mail: &Inbound, raw: &[u8]) -> Self {
        let header = header(raw);
        let first_line = raw[header.len()..].split(|&byte| byte == b'\n').nth(1).unwrap_or_default();
        Self {
            header: header.to_vec(),
            first_line: first_line.strip_suffix(b"\r").unwrap_or(first_line).to_vec(),
            sender: mail.sender.clone(),
            received_at: mail.received_at,
            has_token: !matches!(mail.address, Address::Public(_) | Address::Named { .. }),
        }
    }
}

impl Verifier {
    /// Gives each mail the verdict on its author. It is the stored one of an earlier attempt, or a new one, which is stored
    /// before anything is done about the mail. One whose verdict cannot be kept is read later. Trouble of the DNS is no
    /// verdict.
    pub(in crate::reading) fn judge_authors(
        &self,
        service: &Service,
        checks: &mut Checks,
        claimed: &mut [Claimed],
    ) {
        let (mut kept, mut judged) = (Vec::with_capacity(claimed.len()), Vec::with_capacity(claimed.len()));
        for (mail, read) in claimed.iter_mut() {
            let Ok(Some(Ok(parsed))) = read else { continue };
            if let Some(authentication) = &mail.authentication {
                parsed.verdict = Verdict::from_stored(authentication);
            } else if let Some(outcome) = checks.take(mail.id) {
                let outcome = outcome.about(parsed);
                parsed.verdict = outcome.verdict;
                if !outcome.is_trouble {
                    kept.push((mail.id, outcome.to_stored()));
                }
                judged.push(outcome);
            }
        }
        let new: Vec<i64> = kept.iter().map(|(id, _)| *id).collect();
        if let Err(failure) = service.mail_in.insert_authentications(kept) {
            let error = &failure as &dyn std::error::Error;
            tracing::warn!(error, "the results of verifying mail were not stored; it is read later");
            for (mail, read) in claimed {
                if new.contains(&mail.id) {
                    *read = Err(Failure::Busy);
                }
            }
            return;
        }
        Self::count(&judged);
    }
}
