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
pub use refusal::PeopleRefusal;
pub use scope::{Scope, Scopes};
pub use secret::Secret;
pub use sessions::{Caller, Means, SignIn};

use domain::{Instant, PlayerId};

use crate::{
    Failure,
    ports::{AccountEvent, Tx},
};

/// What a call about people answers: an answer, a refusal the person may read, or our failure.
pub type Answer<T> = Result<Result<T, PeopleRefusal>, Failure>;

/// Appends to the trail of an account.
fn record(
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
