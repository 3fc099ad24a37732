//! What a stored mail means: scanned, parsed, attributed to a player, turned into commands, applied through the
//! one door, answered.

mod act;
mod authres;
mod automatic;
mod body;
mod command;
mod executor;
mod grammar;
mod html;
mod lanes;
mod outcome;
mod parse;
mod pgn;
mod prescan;
mod public;
mod questions;
mod quoting;
mod readers;
mod record;
mod replies;
mod sealing;
mod sender;
mod settings;
mod stub;
mod trim;
mod what;
mod worker;

pub use authres::dmarc;
pub use automatic::Report;
pub use command::{Command, Confirmed, Show};
pub use grammar::{UnclearAct, act_of_arbiter};
pub use parse::{Parsed, Surroundings, Unreadable, answered, has_one_author, parse};
pub use pgn::Record;
pub use prescan::{MAX_LINE, MAX_MESSAGE, Unsafe, prescan};
pub use quoting::{Written, written};
pub use readers::Readers;
pub use sender::{FromFlaw, Verdict};
pub use stub::{readable, stub};
pub use trim::{Trimmer, trim};
pub use what::{Context, Question, Step, Understanding, understand};
pub use worker::Worker;
