//! Incoming mail: stored before it is acknowledged, read once, filed with its outcome, and answered within caps.
//!
//! The same mail twice:
//!
//! | again | guard | outcome |
//! |---|---|---|
//! | the same bytes but for the trace fields | `arrival`, a unique digest | the same row, acknowledged again |
//! | another copy: Message-ID, author and text | `message_key`, compared by the reader | filed as a duplicate, not answered |
//! | the same row, after a crash | [`Key::Mail`](crate::Key::Mail) | the first receipt |
//! | another mail with the same move to the same position | `domain::decide`: `AlreadyPlayed` | filed as a duplicate, answered |
//! | the same, after a pawn move or a capture | `domain::decide`: `WrongPly` | filed as applied, refused |
//! | anything that slips through | `UNIQUE(game, ply)` | a failure, not a second move |
//!
//! A command that is for no position, such as a message alone, acts again in another mail. A message below a move that stands
//! already is sent, unless it is on record since that move.
//!
//! Of a mail with a sealed move digest and key are erased: a copy is a second row, and its move is refused.

pub(crate) mod arrival;
pub(crate) mod breaker;
pub(crate) mod caps;
pub(crate) mod claims;
pub(crate) mod filing;
pub(crate) mod operator_mail;
pub(crate) mod reading;
pub(crate) mod service;
pub(crate) mod sources;
pub(crate) mod upkeep;

pub use service::{Inbox, MailIn, MailSources};
