//! Mail through the whole service, in one process: received, read, executed, answered and sent.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

mod adjourned;
mod answers;
mod arbiter;
mod arbiter_lines;
mod arbiter_reads;
mod asking;
mod bounces;
mod by_imap;
mod clocks;
mod common;
mod conditions;
mod dead_ends;
mod digest_room;
mod digests;
mod failing_mails;
mod fetched;
mod history;
mod host;
mod intake;
mod languages;
mod large;
mod listener;
mod mail_out;
mod mbox;
mod mbox_growth;
mod name_server;
mod newcomers;
mod play_page;
mod quiet_hours;
mod reading;
mod sealing;
mod slow_dns;
mod verified;
mod versions;
mod whole_game;
