//! Accounts: who may act. Sign-up and sign-in by a code sent by mail, sessions, tokens for programs, settings,
//! roles, export and deletion. A sign-in by mail is ASVS level 2: whoever reads the mailbox can sign in.

mod names;
mod refusal;

pub use names::{check_email, check_name, check_time_zone, email_key, name_key};
pub use refusal::PeopleRefusal;
