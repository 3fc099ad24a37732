//! Mails about an account.

use domain::Instant;

use crate::{
    Failure,
    model::{AccountNews, MailKind, NewMail, Recipient},
};

/// A mail that tells somebody what happened to their account. `unique` makes its key so.
pub(crate) fn news(unique: &str, to: Recipient, news: &AccountNews, at: Instant) -> Result<NewMail, Failure> {
    let details = serde_json::to_string(news)
        .map_err(|error| Failure::Other("account news could not be written", Box::new(error)))?;
    let key = format!("account.{unique}.{}", MailKind::AccountNews.name());
    Ok(NewMail { details, ..NewMail::new(key, to, MailKind::AccountNews, at) })
}
