//! Reads stored mail: scans, parses and attributes it, understands its text, executes its commands and answers.
//!
//! | step | modules |
//! |---|---|
//! | bytes | `prescan`, `trim`, `stub`, `parse`, `fields` |
//! | author | `sender`, `authres`, `arrived`, `verify`, `automatic` |
//! | text | `body`, `html`, `quoting` |
//! | meaning | `meaning`, `grammar`, `language`, `speech`, `phrases`, `pgn`, `sealing`, `command` |
//! | execution | `act`, `executor`, `record`, `public`, `confirmation` |
//! | answer | `replies`, `games`, `questions`, `settings` |
//! | the loop | `batches`, `readers`, `worker` (the judgement of one mail) |

mod act;
mod arrived;
mod authres;
mod automatic;
mod batches;
mod body;
mod command;
mod confirmation;
mod delayed;
mod executor;
mod fields;
mod games;
mod grammar;
mod html;
mod language;
mod meaning;
mod parse;
mod pgn;
mod phrases;
mod prescan;
mod public;
mod questions;
mod quoting;
mod readers;
mod record;
mod replies;
mod sender;
mod settings;
mod speech;
mod stub;
mod trim;
mod verify;
mod worker;

pub use arrived::Client;
pub use authres::{Verdict, dmarc};
pub use automatic::Report;
pub use command::{Confirmed, MailCommand, Show};
pub use executor::BELOW_MOVE;
pub use fields::Surroundings;
pub(crate) use games::games_as_pgn;
pub use grammar::{UnclearAct, act_of_arbiter};
pub use meaning::{Context, Question, Step, Understanding, conflict_table, understand};
pub use parse::{Named, Parsed, Unreadable, answered, has_one_author, named, parse};
pub use pgn::Record;
pub use prescan::{MAX_LINE, MAX_MESSAGE, Unsafe, prescan};
pub use quoting::{Written, written};
pub use readers::Readers;
pub use sender::FromFlaw;
pub use stub::{readable, stub};
pub use trim::{Trimmer, trim};
pub use verify::{Verifier, VerifierError};
pub use worker::Worker;
