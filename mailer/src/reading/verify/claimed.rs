//! Verdicts for claimed mails.

use std::collections::HashMap;

use app::{Address, Failure, Service, ports::Inbound};

use super::{Outcome, Unchecked, Verifier};
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
    pairs.map(|((mail, _), raw)| (mail.id, (header(raw).to_vec(), mail.sender.clone()))).collect()
}

impl Verifier {
    /// Gives each mail the verdict on its author: the one it has from an earlier attempt, or a new one, which is kept before
    /// anything is done about the mail. One whose verdict cannot be kept is read later.
    pub(in crate::reading) fn judge_authors(
        &self,
        service: &Service,
        unchecked: Vec<(i64, Unchecked)>,
        claimed: &mut [Claimed],
    ) {
        let (ids, mails): (Vec<i64>, Vec<Unchecked>) = unchecked.into_iter().unzip();
        let outcomes: HashMap<i64, Outcome> = ids.into_iter().zip(self.check_all(mails)).collect();
        let mut kept = Vec::with_capacity(outcomes.len());
        for (mail, read) in claimed.iter_mut() {
            let Ok(Some(Ok(parsed))) = read else { continue };
            if let Some(authentication) = &mail.authentication {
                parsed.verdict = Verdict::kept(authentication);
            } else if let Some(outcome) = outcomes.get(&mail.id) {
                let outcome = outcome.about(parsed);
                parsed.verdict = outcome.verdict;
                kept.push((mail.id, outcome.kept()));
            }
        }
        let new: Vec<i64> = kept.iter().map(|(id, _)| *id).collect();
        if let Err(failure) = service.mail_in.keep_authentications(kept) {
            let error = &failure as &dyn std::error::Error;
            tracing::warn!(error, "the results of verifying mail were not stored; it is read later");
            for (mail, read) in claimed {
                if new.contains(&mail.id) {
                    *read = Err(Failure::Busy);
                }
            }
        }
    }
}
