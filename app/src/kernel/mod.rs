//! The state that all services of this instance share, and what several of them do in a transaction.

pub(crate) mod account_notice;
pub(crate) mod clock;
pub(crate) mod heartbeat;
pub(crate) mod mail_address;
pub(crate) mod mail_problems;
pub(crate) mod mail_sources;
pub(crate) mod names;
pub(crate) mod rate_limit;
pub(crate) mod repeatable;
pub(crate) mod secrets;
pub(crate) mod state;
pub(crate) mod trail;

pub use clock::MOST_SKEW;
pub(crate) use state::Kernel;
pub use state::{PRUNED_AT_ONCE, Settings};
