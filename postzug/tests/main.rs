//! The built binary as operators, players and arbiters meet it: one binary, because each one links the whole tree.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and say what it found")]

mod backup;
mod behind_dovecot;
mod behind_postfix;
mod binary;
mod bots;
mod common;
mod crowd;
mod doctor;
mod end_to_end;
mod growth;
mod instances;
mod kill;
mod links;
mod log;
mod mail_programs;
mod newcomer;
mod operators;
mod page_and_mail;
mod parity;
mod pictures;
mod verified;
mod webhooks;
mod words;
mod xfcc;
