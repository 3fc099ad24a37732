use domain::GameId;

use crate::{Consistency, LogProof, Opening, Vkey};

/// The proof that an event is in the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Receipt {
    /// The event's entry.
    pub entry: String,
    /// The content to which the entry commits; none once it was erased.
    pub opening: Option<Opening>,
    /// The proof; it carries the opening.
    pub proof: LogProof,
}

impl Receipt {
    /// Returns the name of a file with the proof.
    #[must_use]
    pub fn file_name(&self) -> String {
        let event = self.entry.lines().nth(1).unwrap_or_default().replace("game ", "").replace(' ', "-");
        format!("{event}.tlog-proof")
    }
}

/// All that is known of one game, with the proofs.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Bundle {
    /// The game.
    pub game: GameId,
    /// Every key that ever signed the log.
    pub keys: Vec<Vkey>,
    /// The newest checkpoint, which every proof is for.
    pub checkpoint: String,
    /// Its events, in order, as far as they are in the log.
    pub receipts: Vec<Receipt>,
    /// Events that are not in the log yet.
    pub waiting: u32,
    /// The proofs that the logs of these sizes are the beginning of this one.
    pub consistency: Vec<Consistency>,
    /// The statements about the log itself, in order, as far as it contains them.
    pub statements: Vec<Receipt>,
}
