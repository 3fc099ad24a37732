use super::{
    ChallengesTx, ChallengesView, GamesTx, GamesView, InboxTx, InboxView, OutboxTx, OutboxView, PeopleTx,
    PeopleView, TimekeepingTx, TimekeepingView,
};
use crate::Failure;

/// Reads, inside a transaction or on a reader of its own.
pub trait View: GamesView + ChallengesView + TimekeepingView + PeopleView + InboxView + OutboxView {}

impl<T: GamesView + ChallengesView + TimekeepingView + PeopleView + InboxView + OutboxView> View for T {}

/// Reads and writes inside the one write transaction.
pub trait Tx: View + GamesTx + ChallengesTx + TimekeepingTx + PeopleTx + InboxTx + OutboxTx {}

impl<T: GamesTx + ChallengesTx + TimekeepingTx + PeopleTx + InboxTx + OutboxTx> Tx for T {}

/// A piece of work for the writer. It may run more than once before it is committed (a neighbour in the same
/// batch failed), so it must only act through [`Tx`].
pub type Work = Box<dyn FnMut(&mut dyn Tx) -> Result<(), Failure> + Send>;

/// The database. One writer takes what is waiting, runs each piece of work in one transaction and commits once.
pub trait Ledger: Send + Sync {
    /// Runs the work and returns after its commit is durable. An error means nothing of it was kept.
    fn write(&self, work: Work) -> Result<(), Failure>;
    /// Runs a read on a snapshot that sees every earlier commit of this instance.
    fn read(&self, work: &mut dyn FnMut(&mut dyn View) -> Result<(), Failure>) -> Result<(), Failure>;
}

/// [`Ledger::write`] with a result.
pub fn write<T: Send + 'static>(
    ledger: &dyn Ledger,
    mut work: impl FnMut(&mut dyn Tx) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let (sender, receiver) = std::sync::mpsc::channel();
    ledger.write(Box::new(move |tx| {
        let value = work(tx)?;
        sender.send(value).map_err(|error| Failure::Inconsistent(error.to_string()))
    }))?;
    receiver.try_iter().last().ok_or_else(|| Failure::Inconsistent("the writer dropped its work".into()))
}

/// [`Ledger::read`] with a result.
pub fn read<T>(
    ledger: &dyn Ledger,
    mut work: impl FnMut(&mut dyn View) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut result = None;
    ledger.read(&mut |view| {
        result = Some(work(view)?);
        Ok(())
    })?;
    result.ok_or_else(|| Failure::Inconsistent("the reader dropped its work".into()))
}
