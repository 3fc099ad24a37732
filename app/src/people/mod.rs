//! Accounts: who may act. Sign-up and sign-in by a code sent by mail, sessions, tokens for programs, settings,
//! roles, export and deletion. A sign-in by mail is ASVS level 2: whoever reads the mailbox can sign in.

mod account;
mod api_tokens;
mod codes;
mod leaving;
mod names;
mod notice;
mod refusal;
mod scope;
mod secret;
mod sessions;

pub use account::{FirstSignIn, SettingsPatch};
pub use api_tokens::NewApiToken;
pub use codes::{CodeRequest, NewSignUp};
pub use leaving::{AccountExport, ExportedGame, ExportedSession, ExportedToken};
pub use names::{check_email, check_name, check_time_zone, email_key, name_key};
pub(crate) use notice::news;
pub use refusal::PeopleRefusal;
pub use scope::{Scope, Scopes};
pub use secret::Secret;
pub(crate) use sessions::goes_on;
pub use sessions::{Caller, Means, SignIn};

use domain::{Instant, PlayerId};

use crate::{
    Failure,
    ports::{AccountEvent, Epoch, Recipient, Tx},
};

/// What a call about people answers: an answer, a refusal the person may read, or our failure.
pub type Answer<T> = Result<Result<T, PeopleRefusal>, Failure>;

/// In the trail of an account: it was deleted, and its texts were erased.
pub(crate) const DELETED: &str = "deleted";

/// Appends to the trail of an account.
pub(crate) fn record(
    tx: &mut dyn Tx,
    player: PlayerId,
    by: Option<PlayerId>,
    at: Instant,
    what: &str,
    details: &str,
) -> Result<(), Failure> {
    let event = AccountEvent { at, by, what: what.into(), details: details.into() };
    tx.add_account_event(player, &event)
}

/// After a restoration from a copy: the holder's API tokens are gone, because one of them may have been revoked since.
pub(crate) fn tokens_void(
    tx: &mut dyn Tx,
    holder: PlayerId,
    epoch: Epoch,
    at: Instant,
) -> Result<(), Failure> {
    record(tx, holder, None, at, "api_tokens_revoked", "restored")?;
    let text = "The service was restored from a backup. Your API tokens were revoked, because one that you revoked \
                yourself since would have come back; make new ones for your programs.";
    let unique = format!("restored-{epoch}-{}", holder.0);
    tx.enqueue(&notice::news(&unique, Recipient::Player(holder), text.into(), at)?)
}
