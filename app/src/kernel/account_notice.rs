//! Mails about an account.

use domain::Instant;

use crate::model::{AccountNotice, MailKind, NewMail, Recipient, mail_details::MailDetails};

/// A mail that tells somebody what happened to their account. `unique` makes its key so.
pub(crate) fn news(unique: &str, to: Recipient, news: &AccountNotice, at: Instant) -> NewMail {
    let key = format!("account.{unique}.{}", MailKind::AccountNews.name());
    NewMail {
        details: MailDetails::Account(news.clone()),
        ..NewMail::new(key, to, MailKind::AccountNews, at)
    }
}
