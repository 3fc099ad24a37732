//! Mail to people behind the service: postmaster@ (RFC 5321 4.5.1) and abuse@ (RFC 2142). It is passed on to the
//! administrators, within a cap; what is not stays in the inbox for `postzug inbox list`.

use domain::{Instant, Span};

use crate::{
    Failure,
    mail_in::{breaker::window, caps::STRANGERS},
    model::{Answer, MailKind, NewMail, Recipient, mail_details::MailDetails},
    ports::Tx,
};

/// Administrators who get a copy.
pub(crate) const READERS: u32 = 10;

/// Mails passed on in one day: more are a flood.
pub(crate) const PASSED_ON: usize = 50;

/// Their template among the answers.
pub(crate) const TEMPLATE: &str = "passed-on";

/// Passes a mail on to the administrators. `false` if there is none, or the day has had its share.
pub(crate) fn pass_on(tx: &mut dyn Tx, inbox: i64, at: Instant) -> Result<bool, Failure> {
    let earlier = tx.answers(STRANGERS, at - Span::days(1), u32::MAX)?;
    if earlier.iter().filter(|answer| answer.template == TEMPLATE).count() >= PASSED_ON {
        tracing::warn!(inbox, "mail for the operator is not passed on: the day has had its share");
        return Ok(false);
    }
    let readers = tx.administrators(READERS)?;
    for reader in &readers {
        let kind = MailKind::PassedOn;
        let key = format!("inbox.{inbox}.{}.{}", kind.name(), reader.0);
        let details = MailDetails::PassedOn { inbox };
        tx.enqueue(&NewMail { details, ..NewMail::new(key, Recipient::Player(*reader), kind, at) })?;
    }
    if !readers.is_empty() {
        let counted = Answer { player: STRANGERS, game: None, template: TEMPLATE.into(), at };
        tx.insert_answer(&counted, window(at))?;
    }
    Ok(!readers.is_empty())
}
