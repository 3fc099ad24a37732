use domain::Instant;

use super::{Secret, secret::base32};
use crate::{
    Failure, Service,
    outbox::{AccountNews, CodeSent},
    ports::{MailKind, NewMail, Purpose, Recipient},
};

/// A mail that tells somebody what happened to his account. `unique` makes its key so.
pub(crate) fn news(unique: &str, to: Recipient, text: String, at: Instant) -> Result<NewMail, Failure> {
    let details = serde_json::to_string(&AccountNews { text })
        .map_err(|error| Failure::Other("account news could not be written", Box::new(error)))?;
    let key = format!("account.{unique}.{}", MailKind::AccountNews.name());
    Ok(NewMail { details, ..NewMail::new(key, to, MailKind::AccountNews, at) })
}

impl Service {
    /// A mail with a code in it: readable only for the worker that sends it, and only until it expires.
    pub(super) fn code_mail(
        &self,
        request: &[u8; 32],
        code: &Secret,
        sent: &CodeSent,
        to: Recipient,
        at: Instant,
    ) -> Result<NewMail, Failure> {
        let details = serde_json::to_string(sent)
            .map_err(|error| Failure::Other("a code could not be written", Box::new(error)))?;
        let key = format!("account.{}.{}", base32(&request[..10]), MailKind::SignInCode.name());
        let secret = self.vault.seal(Purpose::OutgoingSecret, &key, code.0.as_bytes())?;
        Ok(NewMail {
            details,
            secret: Some(secret),
            expires_at: Some(sent.until),
            deadline: sent.until,
            ..NewMail::new(key, to, MailKind::SignInCode, at)
        })
    }

    /// A few random characters for the key of a mail.
    pub(crate) fn unique(&self) -> String {
        base32(&self.random::<10>())
    }
}
