//! The log in the database: what goes into it, what is served of it, and how it is checked.

mod continuity;
mod sequencer;
mod served;
mod service;
mod statement;
mod verify;

pub(crate) use sequencer::origin_in;
pub use sequencer::{Round, Sequencer};
pub(crate) use served::receipt;
pub use service::Log;
pub(crate) use statement::{after_restoration, lost_introductions};
pub use translog::{
    Bundle, Checkpoint, Consistency, LogProof, Opening, Reader, Receipt, Statement, TilePath, Vkey, block,
    commitment, entry, keys_in, pems, script_hash,
};
use translog::{LogError, Tree};

use crate::{Failure, ports::View};
pub use verify::LogVerified;

/// Reads the tree of this size from the database.
fn tree<'a>(view: &'a mut dyn View, size: u64) -> Tree<'a, Failure> {
    Tree::new(Box::new(|level, number| view.log_tile(level, number)), size)
}

impl LogError for Failure {
    fn unsigned(what: &'static str) -> Self {
        Self::Key(what)
    }

    fn invalid_tree(what: String) -> Self {
        Self::Damaged(what)
    }
}
