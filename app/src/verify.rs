use domain::GameId;

use crate::{Failure, Service};

/// What a refold found wrong in a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// In which game.
    pub game: GameId,
    /// What is wrong, for the operator.
    pub what: String,
}

/// What a refold of every game found.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Verified {
    /// Games folded from zero.
    pub games: u64,
    /// Events folded.
    pub events: u64,
    /// What is wrong, at most one fault a game.
    pub faults: Vec<Fault>,
}

impl Service {
    /// Folds a game's events from zero and compares state, versions, plies and the hash chain with what is stored.
    /// `None` when all agrees.
    pub fn verify(&self, game: GameId) -> Result<Option<Fault>, Failure> {
        Err(Failure::Inconsistent(format!("{game} cannot be verified yet")))
    }

    /// [`Service::verify`] for every game, one page after the other.
    pub fn verify_all(&self) -> Result<Verified, Failure> {
        Err(Failure::Inconsistent("nothing can be verified yet".into()))
    }
}
