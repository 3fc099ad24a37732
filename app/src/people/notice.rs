use domain::Instant;
use serde::{Deserialize, Serialize};

use super::Secret;
use crate::{
    Failure, Service,
    ports::{MailKind, NewMail, Purpose, Recipient, Role},
};

/// What a mail about an account is about: the JSON in [`NewMail::details`] of [`MailKind::SignInCode`] and
/// [`MailKind::AccountNews`]. The code itself is in [`NewMail::secret`]: eight ASCII digits, good for ten minutes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum AccountNotice {
    /// A code to sign in with. (`SignInCode`)
    SignIn {
        /// The account's name.
        name: String,
        /// What asked for it calls itself; may be empty.
        device: String,
    },
    /// A code that makes an account of this name. (`SignInCode`)
    SignUp {
        /// The name asked for.
        name: String,
        /// What asked for it calls itself; may be empty.
        device: String,
    },
    /// Somebody asked for a new account with the address of this one; the code signs in. (`SignInCode`)
    AlreadySignedUp {
        /// The account's name.
        name: String,
        /// What asked for it calls itself; may be empty.
        device: String,
    },
    /// A code that makes this the address of the account. (`SignInCode`)
    NewAddress {
        /// The account's name.
        name: String,
    },
    /// To the old address: the account has another one now, and all sessions ended.
    AddressChanged {
        /// The account's name.
        name: String,
    },
    /// The role was changed.
    RoleChanged {
        /// To this one.
        role: Role,
    },
    /// A refresh token was used twice: the session was ended, because one of the two users stole it.
    SessionStolen {
        /// What the session's client called itself.
        device: String,
    },
    /// A token for programs was made.
    ApiTokenMade {
        /// Its label.
        label: String,
    },
    /// The account was deleted.
    Deleted {
        /// The name it had.
        name: String,
    },
}

impl AccountNotice {
    /// The mail that carries it, with a key made unique by `unique`.
    pub(super) fn mail(&self, unique: &str, to: Recipient, at: Instant) -> Result<NewMail, Failure> {
        let kind = match self {
            Self::SignIn { .. }
            | Self::SignUp { .. }
            | Self::AlreadySignedUp { .. }
            | Self::NewAddress { .. } => MailKind::SignInCode,
            _ => MailKind::AccountNews,
        };
        let details =
            serde_json::to_string(self).map_err(|e| Failure::unreadable("an account notice", &e))?;
        let key = format!("account.{unique}.{}", kind.name());
        Ok(NewMail { details, ..NewMail::new(key, to, kind, at) })
    }
}

impl Service {
    /// Puts a code into a mail: readable only for the worker that sends it, and only until it expires.
    pub(super) fn enclose(
        &self,
        mail: &mut NewMail,
        code: &Secret,
        expires_at: Instant,
    ) -> Result<(), Failure> {
        mail.secret = Some(self.vault.seal(Purpose::OutgoingSecret, &mail.key, code.0.as_bytes())?);
        mail.expires_at = Some(expires_at);
        Ok(())
    }
}
