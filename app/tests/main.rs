//! The use cases on the real store: one binary, because each one links the whole tree.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and say its seed")]

mod acts;
mod audit;
mod bulk_commands;
mod claims;
mod clock;
mod conditional;
mod games;
mod given_up_mail;
mod mail_problems;
mod mail_sources;
mod notes;
mod people;
mod pgn;
mod races;
mod sequencing;
mod sweepers;
mod time_controls;
