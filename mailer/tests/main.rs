//! Mail in and out on the real store: one binary, because each one links the whole tree.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

mod adjourned;
mod arbiter;
mod automatic;
mod bounces;
mod bounds;
mod clocks;
mod common;
mod conditions;
mod corpus;
mod dead_ends;
mod hidden;
mod hostile;
mod intake;
mod large;
mod mail_out;
mod newcomers;
mod outage;
mod plans;
mod play_page;
mod reading;
mod replies;
