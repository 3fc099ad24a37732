//! The one door of the service and everything behind it that is not a rule of chess: [`Service::submit`], the
//! queries, the timekeeper, people, and the ports through which the world comes in.
//!
//! Synchronous throughout: callers on an async runtime use a blocking thread, or [`Service::submit_then`].

mod address;
mod arbiter_news;
mod arbiter_queue;
mod bulk_commands;
mod conditional;
mod envelopes;
mod failure;
mod games;
pub mod inbox;
mod installation;
pub mod log;
mod mail_problem;
mod new_games;
mod notice_kind;
mod notices;
mod operator;
pub mod outbox;
pub mod people;
pub mod ports;
pub mod record;
mod scrub;
mod service;
mod submission;
mod submit;
mod texts;
mod timekeeper;
mod verify;
mod words;

pub use address::{Address, Mailbox};
pub use arbiter_news::{SESSION_GOES_ON, waits_for_holders};
pub use arbiter_queue::{Adjourned, AdjournedPage, MailEvidence, Trail, TrailLine};
pub use bulk_commands::BulkOutcome;
pub use conditional::ConditionalMovesView;
pub use envelopes::Recipients;
pub use failure::Failure;
pub use games::{ChallengeView, ClockView, GameView, LegalMove, MAX_PAGE, OwnGame, Viewer};
pub use installation::{Restored, RestoredNews};
pub use mail_problem::{Bounce, MailStanding, Severity};
pub use new_games::{CHALLENGE_EXPIRES, LobbyCommand, LobbyReceipt, LobbyRequest, MAX_OPEN_CHALLENGES};
pub use notice_kind::NoticeKind;
pub use notices::ConditionalNews;
pub use scrub::scrub_stack;
pub use service::{MOST_SKEW, PRUNED_AT_ONCE, Service, Settings};
pub use submission::{Channel, Key, Receipt, Request, Scope, SealedText, Submission, Unresolved, Who};
pub use submit::{Preconditions, Submitted};
pub use texts::MAX_MESSAGE;
pub use timekeeper::Tick;
pub use verify::{Fault, Verified};
